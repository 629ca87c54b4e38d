## The library

library-import = PGN இறக்குமதி
library-export-all = எல்லாம் ஏற்றுமதி
library-search = ஆட்டத் தொகுப்பில் தேடு
library-search-what = பெயர்கள், போட்டி, தேதி, தொடக்கம்
library-kind = எந்த ஆட்டங்கள்
library-all = எல்லாம்
library-mine = என்னுடையவை
library-robot = ரோபோவுக்கு எதிராக
library-persons = இருவருக்கு இடையே
library-imported = இறக்குமதி செய்தவை
library-study = ஆய்வுகள்
library-sort = வரிசைமுறை
library-sort-changed = சேர்த்த வரிசை
library-sort-date = ஆடிய தேதி
library-sort-white = வெள்ளையின் பெயர்
library-sort-white-elo = வெள்ளையின் எலோ
library-sort-black = கருப்பின் பெயர்
library-sort-black-elo = கருப்பின் எலோ
library-sort-result = முடிவு
library-sort-opening = தொடக்கம்
library-sort-length = நீளம்
library-not-known = தெரியவில்லை
library-reverse = தலைகீழாக
library-column-elo = எலோ
library-column-moves = நகர்வுகள்
library-column-date = தேதி
library-count = { $count ->
    [one] { $count } ஆட்டம்
   *[other] { $count } ஆட்டங்கள்
}
library-found = { $count ->
    [one] { $all } இல் { $count } ஆட்டம்
   *[other] { $all } இல் { $count } ஆட்டங்கள்
}
library-score = நீங்கள்: { $won } வெற்றி · { $drawn } டிரா · { $lost } தோல்வி
library-games = ஆட்டங்கள்
library-game = தேர்ந்தெடுத்த ஆட்டம்
library-moves = { $count ->
    [one] { $count } நகர்வு
   *[other] { $count } நகர்வுகள்
}
library-unfinished = முடிவடையவில்லை
library-choose = முன்னோட்டம் காண ஓர் ஆட்டத்தைத் தேர்ந்தெடுங்கள்.
library-continue = தொடர்ந்து ஆடு
library-replay = திற
library-export = PGN ஆகச் சேமி
library-actions = செயல்கள்
library-rename = பெயர்களும் எலோவும்
library-rename-save = சேமி
library-renamed = பெயர்களும் எலோவும் மாற்றப்பட்டன.
library-export-found = { $count ->
    [one] இந்த ஆட்டத்தை ஏற்றுமதி செய்
   *[other] இந்த { $count } ஆட்டங்களை ஏற்றுமதி செய்
}
library-delete-found = { $count ->
    [one] இந்த ஆட்டத்தை நீக்கு
   *[other] இந்த { $count } ஆட்டங்களை நீக்கு
}
library-no-match = அப்படி ஓர் ஆட்டம் இல்லை.
library-show-all = எல்லா ஆட்டங்களையும் காட்டு
library-empty = இன்னும் ஆட்டங்கள் இல்லை
library-empty-how = நீங்கள் ஆடும் ஒவ்வோர் ஆட்டமும் தானாகவே இங்கே வைக்கப்படும். வேறிடத்து ஆட்டங்கள் PGN கோப்பாக வரும்: மேலே ஒன்றைத் தேர்ந்தெடுங்கள், அல்லது இங்கே இழுத்து விடுங்கள்.
library-progress = எவ்வளவு முடிந்தது
library-reading = { $count ->
    [one] { $count } ஆட்டம் படிக்கப்பட்டது
   *[other] { $count } ஆட்டங்கள் படிக்கப்பட்டன
}
library-writing = { $count ->
    [one] { $count } ஆட்டம் எழுதப்பட்டது
   *[other] { $count } ஆட்டங்கள் எழுதப்பட்டன
}
library-import-done = { $count ->
    [one] { $count } ஆட்டம் சேர்க்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் சேர்க்கப்பட்டன.
}
library-known = { $count ->
    [one] { $count } ஏற்கெனவே இருந்தது.
   *[other] { $count } ஏற்கெனவே இருந்தன.
}
library-cancelled = நிறுத்தப்பட்டது; படித்தவை வைக்கப்பட்டுள்ளன.
library-problems = { $count ->
    [one] { $count } இடத்தில் படிக்க முடியவில்லை.
   *[other] { $count } இடங்களில் படிக்க முடியவில்லை.
}
library-which = எங்கே, ஏன்
library-problem = ஆட்டம் { $game }, வரி { $line }: { $why }
library-exported = { $count ->
    [one] { $count } ஆட்டம் கோப்பில் சேமிக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் கோப்பில் சேமிக்கப்பட்டன.
}
library-not-exported = { $count ->
    [one] இந்தப் பதிப்பால் { $count } ஆட்டத்தைப் படிக்க முடியவில்லை, அது கோப்பில் இல்லை: பக்கத்தை மீண்டும் ஏற்றி முயலுங்கள்.
   *[other] இந்தப் பதிப்பால் { $count } ஆட்டங்களைப் படிக்க முடியவில்லை, அவை கோப்பில் இல்லை: பக்கத்தை மீண்டும் ஏற்றி முயலுங்கள்.
}
library-deleted = { $count ->
    [one] { $count } ஆட்டம் நீக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் நீக்கப்பட்டன.
}
library-dismiss = மூடு
library-restore = மீட்டெடு
library-restored = { $count ->
    [one] { $count } ஆட்டம் மீண்டும் ஆட்டத் தொகுப்பில் உள்ளது.
   *[other] { $count } ஆட்டங்கள் மீண்டும் ஆட்டத் தொகுப்பில் உள்ளன.
}
library-erased = { $count ->
    [one] { $count } ஆட்டம் நிரந்தரமாக நீக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் நிரந்தரமாக நீக்கப்பட்டன.
}
library-delete-sure = { $count ->
    [one] { $count } ஆட்டத்தை நீக்கவா? அது { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
   *[other] { $count } ஆட்டங்களை நீக்கவா? அவை { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
}
library-erase-sure = { $count ->
    [one] { $count } ஆட்டத்தை நிரந்தரமாக நீக்கவா?
   *[other] { $count } ஆட்டங்களை நிரந்தரமாக நீக்கவா?
}
library-restore-found = { $count ->
    [one] மீட்டெடு
   *[other] { $count } ஆட்டங்களை மீட்டெடு
}
library-empty-bin = நிரந்தரமாக நீக்கு
library-bin = குப்பைத்தொட்டி
library-in-bin = { $count ->
    [one] குப்பைத்தொட்டி: { $count } ஆட்டம்
   *[other] குப்பைத்தொட்டி: { $count } ஆட்டங்கள்
}
library-bin-about = நீக்கிய ஆட்டங்கள் { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
library-bin-empty = குப்பைத்தொட்டி காலியாக உள்ளது.
library-days-left = { $count ->
    [one] இன்னும் { $count } நாள் குப்பைத்தொட்டியில் இருக்கும்
   *[other] இன்னும் { $count } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்
}
library-filters = வடிகட்டிகள்
library-filters-in-use = வடிகட்டிகள் ({ $count } பயன்பாட்டில்)
library-filter-remove = வடிகட்டியை நீக்கு: { $filter }
library-any = எதுவும்
library-played-as = என் நிறம்
library-eco = தொடக்கக் குறியீடு (ECO)
library-elo = இருவரின் எலோ, குறைந்தது
library-from = ஆடிய நாள், முதல்
library-until = ஆடிய நாள், வரை
