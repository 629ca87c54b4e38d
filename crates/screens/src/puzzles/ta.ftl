## புதிர்கள்

puzzles = புதிர்கள்
puzzle-themes = கருப்பொருள்கள்
puzzle-history = வரலாறு
solve = புதிர்களைத் தீர்
puzzles-rated = உங்கள் ரேட்டிங்
puzzles-solve = தீர்
rating-band = 20 இல் 19 முறை உங்கள் ரேட்டிங் எண்ணிலிருந்து இந்த அளவுக்குள் இருக்கும்
puzzles-best = அதிகபட்சம் { $count }
puzzles-due = காத்திருப்பவை: { $count }
puzzles-repeat-how = நீங்கள் தவறவிட்டவை
puzzles-themes-how = இரட்டைத் தாக்குதல், செக்மேட், ரேட்டிங்
puzzles-storm-how = 3 நிமிடங்கள்
puzzles-survival-how = 3 தவறுகள்
puzzles-daily-how = ஒவ்வொரு நாளும் எல்லோருக்கும் ஒன்று
puzzles-daily-done = இன்று முடிந்தது
puzzles-streak = { $count ->
    [one] தொடர்ந்து { $count } நாள் தீர்த்தீர்கள்
   *[other] தொடர்ந்து { $count } நாட்கள் தீர்த்தீர்கள்
}
puzzles-offline = { $count ->
    [one] { $number } புதிர் இந்தச் சாதனத்தில் உள்ளது; இணையம் இல்லாமலும் இயங்கும்.
   *[other] { $number } புதிர்கள் இந்தச் சாதனத்தில் உள்ளன; இணையம் இல்லாமலும் இயங்கும்.
}
puzzles-level-how = முதல் புதிர்கள் உங்களுக்குப் பொருந்துவதற்காக. பிறகு ரேட்டிங் தானே சரியாகும்.
puzzles-unfetched = இணைப்பு இல்லை; புதிர்கள் இன்னும் இந்தச் சாதனத்தில் இல்லை. இணையத்தில் இருக்கும்போது இந்தப் பக்கத்தை ஒருமுறை திறவுங்கள்.
puzzles-missing = இந்தப் புதிர் அல்லது தொகுப்பு இந்தச் சாதனத்தில் இல்லை.

choice = தேர்வு
choice-all = எல்லாம்
choice-easier = எளிது
choice-same = என் திறன் நிலை
choice-harder = கடினம்
choice-from = குறைந்தது
choice-to = அதிகபட்சம்
choice-mate = எத்தனை நகர்வில் செக்மேட்
choice-any = எதுவாயினும்
choice-mate-more = { $count } அல்லது அதிக நகர்வுகளில் செக்மேட்
choice-set-rated = இதன் புதிர்களுக்கு ரேட்டிங் உண்டு: உங்கள் ரேட்டிங்குக்கு நெருங்கியவை வரும்; அவை அதை மாற்றும்.
choice-how = இங்கே தேர்ந்தெடுத்தவற்றைத் தீருங்கள்; அல்லது ஒரு கருப்பொருளைத் தொட்டு அதற்குரிய புதிர்களை மட்டும் தீருங்கள்.
choice-other = வேறு தேர்வு
choice-filter = ரேட்டிங், செக்மேட், தொகுப்பு
themes-find = கருப்பொருளைத் தேடு
themes-none = இந்தப் பெயரில் கருப்பொருள் இல்லை.
twenty = 20 புதிர்கள்
twenty-how = எளிதிலிருந்து கடினத்துக்கு. தவறவிட்டவை மீண்டும் கேட்கப்படும்.
twenty-other = வேறு இருபது
themes-own = நீங்கள் { $percent } %

solve-mode-rated = ரேட்டிங் புதிர்
solve-mode-set = தொகுப்பு
solve-mode-repeat = மீண்டும்
solve-mode-daily = இன்றைய புதிர்
solve-mode-storm = புயல்
solve-mode-survival = தாக்குப்பிடித்தல்
solve-mode-one = புதிர்
solve-mode-missed = தவறவிட்டவை
solve-mate-in = { $count ->
    [one] { $count } நகர்வில் செக்மேட்
   *[other] { $count } நகர்வுகளில் செக்மேட்
}
solve-white = வெள்ளையின் முறை
solve-black = கருப்பின் முறை
solve-task = சிறந்த நகர்வைக் கண்டுபிடியுங்கள்.
solve-task-after = { $side ->
    [white] வெள்ளை இப்போதுதான் { $move } ஆடியது. சிறந்த நகர்வைக் கண்டுபிடியுங்கள்.
   *[black] கருப்பு இப்போதுதான் { $move } ஆடியது. சிறந்த நகர்வைக் கண்டுபிடியுங்கள்.
}
solve-task-mate = { $count ->
    [one] { $count } நகர்வில் செக்மேட்.
   *[other] { $count } நகர்வுகளில் செக்மேட்.
}
solve-loading = ஒரு நொடி …
solve-nothing = இங்கே எதுவும் மீதமில்லை
solve-nothing-how = இப்போது தீர்ப்பதற்கு இவ்வகைப் புதிர் இல்லை.
solve-that-was-all = { $count ->
    [one] அது ஒன்றே இருந்தது
   *[other] { $count } புதிர்களும் முடிந்தன
}
solve-again-seen = இதைத் தீர்த்தீர்கள்: { $date }.
solve-again-failed = தவறவிட்டதால் மீண்டும் வருகிறது: { $date }.
solve-again-slow = உதவியோ நீண்ட நேரமோ தேவைப்பட்டதால் மீண்டும் வருகிறது: { $date }.
solve-again-due = நினைவில் நிற்க மீண்டும் வருகிறது; கடைசியாக: { $date }.

solve-hint = குறிப்பு
solve-hint-word = குறிப்பு:
solve-hint-decoy = உங்கள் ரேட்டிங்கில் வழக்கமான நகர்வு { $move }; அது எதை விட்டுவிடுகிறது என்று பாருங்கள்.
solve-hint-piece = { $square } கட்டத்திலுள்ள { $piece } — அதைப் பாருங்கள்.
solve-hint-move = { $move }
solve-solution = விடை
solve-skip = தவிர்
solve-next = அடுத்த புதிர்
solve-retry = மீண்டும் முயல்
solve-play-on = ரோபோவுடன் ஆடி முடி
solve-explore = ஆய்வு செய்
solve-explore-long = ஆய்வுப் பலகையில் திற
solve-replay = தவறவிட்டவை
solve-again = இன்னொரு முறை
solve-cancel = திரும்பப் பெறு
solve-confirm = உறுதியா?
solve-confirm-how = { $move } ஆட, இலக்குக் கட்டத்தை மீண்டும் தொடுங்கள்.
solve-confirm-move = ஆடு

solve-right = சரி.
solve-go-on = தொடருங்கள்.
solve-solved = தீர்த்துவிட்டீர்கள்!
solve-shown = இதுவே விடை.
solve-slower = இதுவும் வெல்லும், ஆனால் மெதுவாக.
solve-slower-mate = { $count ->
    [one] { $count } நகர்வில் செக்மேட் உள்ளது.
   *[other] { $count } நகர்வுகளில் செக்மேட் உள்ளது.
}
solve-slower-better = இதைவிட விரைவாக வெல்லும் வழி உள்ளது.
solve-missed = தவறு:
solve-missed-move = சரியான நகர்வு { $move }.
solve-refuted = பின் வருவது { $line }.
solve-not-it = இதைவிடச் சிறந்த நகர்வு உள்ளது.
solve-stalemate = இது ஸ்டேல்மேட்: டிரா.
solve-repetition = நிலை மூன்றாம் முறை வருகிறது: டிரா.
solve-fifty-moves = ஐம்பது நகர்வு விதிப்படி டிரா.
solve-dead-position = இனி யாராலும் செக்மேட் செய்ய முடியாது: டிரா.
solve-end-first = ஒரே முயற்சியில் தீர்த்தீர்கள்
solve-end-tries = { $count } முயற்சிகளில் தீர்த்தீர்கள்
solve-end-helped = உதவியுடன் தீர்த்தீர்கள்
solve-not-rated = ரேட்டிங்கில் சேராது
solve-end-shown = விடை: { $move }
solve-puzzle-rating = புதிரின் ரேட்டிங் { $rating }
solve-seconds = { $count ->
    [one] { $count } வினாடி
   *[other] { $count } வினாடிகள்
}
solve-due = மீண்டும் கேட்கும் நாள் { $date }
solve-due-today = இன்று மீண்டும் கேட்கப்படும்
solve-due-tomorrow = நாளை மீண்டும் கேட்கப்படும்
solve-number = { $count } இல் { $number }
solve-about = இது எதைப் பற்றியது
solve-run-over = { $count ->
    [one] ஓட்டம் முடிந்தது. தீர்த்தவை: { $count }.
   *[other] ஓட்டம் முடிந்தது. தீர்த்தவை: { $count }.
}

solve-confirm-moves = இரண்டாம் தொடுதலால் நகர்வை உறுதிசெய்
solve-confirm-off = ஒருபோதும் வேண்டாம்
solve-confirm-rated = ரேட்டிங் புதிர்களில்
solve-confirm-always = எப்போதும், புயலில் தவிர
solve-difficulty = கடினமாக அல்லது எளிதாக
solve-difficulty-same = என் ரேட்டிங்குக்கு ஏற்ப
solve-auto-next = தானாகத் தொடர்

run-time-up = நேரம் முடிந்தது
run-over = ஓட்டம் முடிந்தது
run-stop = ஓட்டத்தை நிறுத்து
run-solved = தீர்த்தவை: { $count }
run-misses = { $count ->
    [one] இன்னும் { $count } தவறு செய்யலாம்
   *[other] இன்னும் { $count } தவறுகள் செய்யலாம்
}
run-result = { $count ->
    [one] புதிர் தீர்த்தீர்கள்
   *[other] புதிர்கள் தீர்த்தீர்கள்
}
run-best = அதிகபட்சம்
run-series = நீண்ட தொடர்
run-missed = தவறவிட்டவை
run-start = தொடங்கு
run-ready = தயாரா?
run-rule-time = { $count ->
    [one] { $count } நிமிடம், உங்கள் முதல் நகர்விலிருந்து.
   *[other] { $count } நிமிடங்கள், உங்கள் முதல் நகர்விலிருந்து.
}
run-rule-combo = தொடர்ந்து { $levels } சரியான நகர்வுகளுக்கு { $gains } வினாடிகள் கிடைக்கும்.
run-rule-miss = ஒரு தவறுக்கு { $count } வினாடிகள் போகும்; தொடரும் முடியும்.
run-rule-misses = { $count }-ஆம் தவறுடன் ஓட்டம் முடியும். கடிகாரம் இல்லை.
run-rule-harder = ஒவ்வொரு புதிரும் முந்தையதைவிடச் சற்றுக் கடினம்.
run-combo = தொடர்ந்து { $count } · { $at } ஆனால் { $seconds } வினாடிகள்
run-combo-bar = அடுத்த கூடுதல் நேரத்துக்கு வேண்டிய நகர்வுகள்
run-best-today = இன்று அதிகபட்சம்
run-best-week = 7 நாட்களில்
run-record-today = இன்றைய சிறந்த ஓட்டம்
run-record-week = கடந்த 7 நாட்களின் சிறந்த ஓட்டம்
run-record-ever = இதுவரை உங்கள் சிறந்த ஓட்டம்
run-hardest = தீர்த்ததில் கடினமானது
run-pace = ஒரு புதிருக்கு
run-puzzles = இந்த ஓட்டத்தின் புதிர்கள்
puzzle-race = இருவர் போட்டி
race-rules = { $count ->
    [one] இருவருக்கும் ஒரே புதிர்கள். { $count } நிமிடத்தில் அதிகம் தீர்ப்பவர் வெல்வார். தவறினால் சற்றுக் காத்திருக்க வேண்டும்.
   *[other] இருவருக்கும் ஒரே புதிர்கள். { $count } நிமிடங்களில் அதிகம் தீர்ப்பவர் வெல்வார். தவறினால் சற்றுக் காத்திருக்க வேண்டும்.
}
race-time = நேரம்
race-minutes = { $count ->
    [one] { $count } நிமிடம்
   *[other] { $count } நிமிடம்
}
race-level = நிலை
race-easy = எளிது
race-middle = நடுத்தரம்
race-hard = கடினம்
race-ready = நான் தயார்
race-waits = மற்றவருக்காகக் காத்திருக்கிறது …
race-board = பலகை { $number }
race-score = { $own } – { $other }
race-won = நீங்கள் வென்றீர்கள்!
race-lost = மற்றவர் வென்றார்
race-drawn = டிரா
race-wins = வென்ற போட்டிகள்: { $own } – { $other }
race-over = போட்டி முடிந்தது: { $near } – { $across }.

## புதிர்த் தொகுப்புகள்

puzzle-sets = என் தொகுப்புகள்
puzzles-sets-how = கோப்பு, உங்கள் ஆட்டங்கள், அல்லது நீங்களே உருவாக்கியவை
puzzles-drills-how = பிழையற்ற தற்காப்புக்கு எதிராக செக்மேட்கள், இறுதியாட்டங்கள்
puzzles-sets = { $count ->
    [one] { $count } தொகுப்பில் { $puzzles } புதிர்கள்
   *[other] { $count } தொகுப்புகளில் { $puzzles } புதிர்கள்
}
sets-add = கோப்பைச் சேர்
sets-how = CSV (.csv.zst உட்பட), PGN, EPD அல்லது pack வடிவப் புதிர்க் கோப்பு; எதுவும் இந்தச் சாதனத்தை விட்டு வெளியேறாது.
sets-choose = எவை என்று தேர்ந்தெடு
sets-add-all = எல்லாம் சேர்
sets-add-these = இவற்றைச் சேர்
sets-themes = கருப்பொருள்
sets-theme-more = இன்னொரு கருப்பொருள்
sets-theme-remove = { $theme } இல்லாமல்
sets-popularity = குறைந்தது இந்த அளவு பிரபலம்
sets-at-most = அதிகபட்ச எண்ணிக்கை
sets-own = Sessa புதிர்கள்
sets-unfinished = முழுவதும் படிக்கப்படவில்லை
sets-not-fetched = இன்னும் இந்தச் சாதனத்தில் இல்லை
sets-count = { $count ->
    [one] { $count } புதிர்
   *[other] { $count } புதிர்கள்
}
sets-progress = புதிர்கள் படிக்கப்படுகின்றன அல்லது எழுதப்படுகின்றன
sets-solved = { $count } இல் தீர்த்தவை { $solved }
sets-reading = { $count ->
    [one] இதுவரை { $count } புதிர்
   *[other] இதுவரை { $count } புதிர்கள்
}
sets-added = { $count ->
    [one] { $count } புதிர் சேர்க்கப்பட்டது.
   *[other] { $count } புதிர்கள் சேர்க்கப்பட்டன.
}
sets-known = { $count ->
    [one] { $count } முன்பே இருந்தது.
   *[other] { $count } முன்பே இருந்தன.
}
sets-filtered = { $count ->
    [one] உங்கள் தேர்வின்படி { $count } விடப்பட்டது.
   *[other] உங்கள் தேர்வின்படி { $count } விடப்பட்டன.
}
sets-faults = { $count ->
    [one] { $count } படிக்க முடியவில்லை:
   *[other] { $count } படிக்க முடியவில்லை:
}
sets-cancelled = நிறுத்தப்பட்டது; படித்தவை சேமிக்கப்பட்டுள்ளன.
sets-convention = இந்தக் கோப்பில் தீர்ப்பவர் முதலில் ஆடுவதாகத் தெரிகிறது.
sets-convention-other = அப்படியே படி
sets-fault-line-column = வரி { $line }, இடம் { $column }:
sets-fault-line = வரி { $line }:
sets-fault-puzzle = புதிர் { $number }:
puzzle-fault-encoding = UTF-8 அல்லாத எழுத்துகள் Windows-1252 எனப் படிக்கப்பட்டன: { $number }.
puzzle-fault-long-line = இந்த வரி { $number } பைட்டுகளைவிட நீளமானது; ஒரு வரி ஒரு புதிர்.
puzzle-fault-quote = மேற்கோளில் உள்ள புலம் அதே வரியில் மேற்கோள் குறியுடன் முடிந்து, அடுத்து காற்புள்ளி வர வேண்டும். உள்ளே வரும் குறியை இரட்டியுங்கள்.
puzzle-fault-columns = { $about } பத்தி இல்லை: வரியில் உள்ளவை: { $number }. காற்புள்ளிகளால் பிரிக்கப்பட்ட பத்து வேண்டும்.
puzzle-fault-header = தலைப்பில் { $about } பத்தி இல்லை. அதைப் பெயரிடுங்கள், அல்லது தலைப்பை விட்டுவிடுங்கள்.
puzzle-fault-fen = நிலையை (FEN) படிக்க முடியவில்லை.
puzzle-fault-move = நகர்வு { $number }: “{ $text }” என்பது e2e4 அல்லது e7e8q போன்ற நகர்வு அல்ல.
puzzle-fault-illegal-move = நகர்வு { $number }: “{ $text }” என்பதை அங்கே ஆட முடியாது.
puzzle-fault-no-moves = நகர்வுகள் இல்லை; விடை இங்கே இருக்க வேண்டும்.
puzzle-fault-many-moves = விடையில் { $number } அரை நகர்வுகளுக்கு மேல் உள்ளன. அதைச் சுருக்குங்கள்.
puzzle-fault-solver-first = நகர்வுகளின் எண்ணிக்கை ஒற்றை: தீர்ப்பவர் முதலில் ஆடுவதாகத் தெரிகிறது.
puzzle-fault-opponent-first = நகர்வுகளின் எண்ணிக்கை இரட்டை: எதிராளி முதலில் ஆடுவதாகத் தெரிகிறது.
puzzle-fault-number = { $about }: “{ $text }” பொருந்தும் எண் அல்ல.
puzzle-fault-epd = EPD நான்கு புலங்களுடன் தொடங்கும்: காய்கள், யார் முறை, கோட்டை, போகும்போது பிடித்தல்.
puzzle-fault-epd-opcode = “{ $text }” என்பது bm போன்ற குறி அல்ல. ஒவ்வொரு குறியும் “;” கொண்டு முடியும்.
puzzle-fault-epd-quote = “{ $text }” என்பதற்குப் பின் மேற்கோள் மூடப்படவில்லை.
puzzle-fault-epd-counter = “{ $text }” என்பதற்குப் பின் எண் இல்லை.
puzzle-fault-san = “{ $text }” என்பது Nf3, exd5 அல்லது e8=Q போன்ற நகர்வு அல்ல.
puzzle-fault-illegal-san = “{ $text }” என்பதை அங்கே ஆட முடியாது.
puzzle-fault-ambiguous-san = “{ $text }” பல நகர்வுகளைக் குறிக்கலாம்.
puzzle-fault-no-solution = கண்டுபிடிக்க எதுவும் இல்லை: சிறந்த நகர்வுகள் (bm), வரிசை (pv) அல்லது செக்மேட் (dm) வேண்டும்.
puzzle-fault-mate-in = dm என்பதற்குப் பின் 1 முதல் 254 வரை நகர்வு எண்ணிக்கை வேண்டும்; “{ $text }” அல்ல.
puzzle-fault-no-fen = இந்த ஆட்டம் தொடக்க நிலையில் தொடங்குவதால் புதிர் அல்ல. நிலையைக் கூறும் FEN தலைப்புக் குறிப்பு வேண்டும்.
puzzle-fault-zstd-truncated = சுருக்கப்பட்ட கோப்பு பாதியில் முடிகிறது; அதுவரை உள்ளது படிக்கப்பட்டது. மீண்டும் பதிவிறக்குங்கள் அல்லது நகலெடுங்கள்.
puzzle-fault-zstd = சுருக்கப்பட்ட கோப்பு சேதமாகியுள்ளது; அதுவரை உள்ளது படிக்கப்பட்டது. மீண்டும் பதிவிறக்குங்கள்.
puzzle-fault-pack-version = இந்த pack { $number } ஆம் பதிப்பு; அது இங்கே படிக்கப்படுவதில்லை. அதன் மூலத்திலிருந்து மீண்டும் உருவாக்குங்கள்.
puzzle-fault-pack-truncated = pack பாதியில் முடிகிறது; அதுவரை உள்ளது படிக்கப்பட்டது. மீண்டும் பதிவிறக்குங்கள் அல்லது நகலெடுங்கள்.
puzzle-fault-pack = pack இங்கே சேதமாகியுள்ளது. மீண்டும் பதிவிறக்குங்கள்.
puzzle-fault-no-place = “{ $text }” என்பதை வைத்துக்கொள்ள முடியாது: விடையில் உள்ள ஒரு நகர்வு விதிப்படி இல்லை.
puzzle-fault-review-json = இது முயற்சிகளின் கோப்பு அல்ல, அல்லது சேதமாகியுள்ளது. மீண்டும் ஏற்றுமதி செய்யுங்கள்.
puzzle-fault-review-format = இது இங்கே படிக்கக்கூடிய முயற்சிகளின் கோப்பு அல்ல. மீண்டும் ஏற்றுமதி செய்யுங்கள்.
puzzle-fault-review-header = முதல் வரியில் { $about } பத்தி இல்லை.
puzzle-fault-review-value = { $about }: “{ $text }” என்பதைப் படிக்க முடியவில்லை; வரி விடப்பட்டது.
sets-removed = “{ $name }” நீக்கப்பட்டது.
sets-remove = நீக்கு
sets-rename = பெயர் மாற்று
sets-name = தொகுப்பின் பெயர்
sets-save = { $format } ஆகச் சேமி
reviews = நீங்கள் தீர்த்தவை
reviews-how = எல்லா முயற்சிகளும்: வேறிடத்தில் சேமிக்க அல்லது வேறு சாதனத்துக்குக் கொண்டுசெல்ல.
reviews-json = JSON ஆகச் சேமி
reviews-csv = CSV ஆகச் சேமி
reviews-import = கோப்பிலிருந்து சேர்
reviews-added = { $count ->
    [one] { $count } முயற்சி சேர்க்கப்பட்டது.
   *[other] { $count } முயற்சிகள் சேர்க்கப்பட்டன.
}
reviews-known = { $count ->
    [one] { $count } முன்பே இருந்தது.
   *[other] { $count } முன்பே இருந்தன.
}

progress = முன்னேற்றம்
progress-solved-today = இன்று தீர்த்தவை
progress-days-in-a-row = தொடர் நாட்கள்
progress-longest = அதிகபட்சம் { $count }
progress-best-rating = அதிகபட்ச ரேட்டிங்
progress-rating = ரேட்டிங்
progress-band = ± (95 %)
progress-rating-told = { $from }: { $first }. { $to }: { $last }, ± { $deviation }.
progress-themes = கருப்பொருள்படி
progress-weeks = நான்கு வாரங்கள்
progress-months = மூன்று மாதங்கள்
progress-year = ஓர் ஆண்டு
progress-all = முழுவதும்
progress-span = காட்டப்படும் காலம்
progress-day = நாள்
progress-today = இன்று
progress-theme = கருப்பொருள்
progress-tried = முயற்சிகள்
progress-solved = தீர்த்தவை
progress-performance = செயல்திறன்
progress-solved-of = { $name }: { $tried } இல் தீர்த்தவை { $solved }.
progress-nothing = { $date }: முயற்சி இல்லை.
progress-week-from = { $date } முதலான வாரம்
history-solved = தீர்ந்தது
history-helped = உதவியுடன் தீர்ந்தது
history-missed = தவறியது
history-seconds = { $count } வி
history-none = இங்கே இன்னும் எதுவும் இல்லை
history-empty = நீங்கள் முயலும் புதிர்கள் இங்கே இருக்கும்.

puzzle-mining = என் ஆட்டங்களிலிருந்து
mining-about = தவறவிட்ட வாய்ப்புகள் புதிர்களாகின்றன
mining-how = எஞ்சின் ஆட்டங்களில் தவறுகளைத் தேடி, ஒரே சரியான விடை உள்ள ஒவ்வொன்றையும் புதிராக்கும். எதுவும் இந்தச் சாதனத்தை விட்டு வெளியேறாது.
mining-source = ஆட்டங்கள்
mining-library = ஆட்டத் தொகுப்பு
mining-library-how = நீங்கள் இங்கே ஆடிய அல்லது சேர்த்த எல்லா ஆட்டங்களும்
mining-file = PGN கோப்பு
mining-file-how = வேறிடத்து ஆட்டங்கள்; அவை ஆட்டத் தொகுப்பில் சேராது
mining-choose = கோப்பைத் தேர்ந்தெடு
mining-player = யாருடைய தவறுகள்
mining-player-how = “நீங்கள்”, அல்லது ஆட்டங்களில் உள்ளபடி ஒரு பெயர். வெறுமையாக விட்டால் இரு ஆட்டக்காரர்களின் தவறுகளும் எடுக்கப்படும்.
mining-rules = விதிகள்
mining-relaxed = தளர்வானது
mining-relaxed-how = குறுகிய புதிர்களும், ஆட்டத்தைக் காக்கும் நகர்வுகளும் சேரும்: அதிகம் கிடைக்கும்.
mining-strict = கண்டிப்பானது
mining-strict-how = பல நகர்வுகள் கொண்ட, வெற்றியை முடிவுசெய்யும் வரிசைகள் மட்டும்; பொதுத் தொகுப்புகளில் உள்ளபடி.
mining-begin = தொடங்கு
mining-unfinished = இன்னும் முடியவில்லை
mining-go-on = தொடர்
mining-again = தொடர “{ $name }” கோப்பை மீண்டும் தேர்ந்தெடுங்கள்.
mining-progress = புதிர்கள் தேடப்படுகின்றன
mining-reading = ஆட்டங்கள் படிக்கப்படுகின்றன …
mining-games = ஆட்டங்கள்: { $games } / { $of }
mining-games-about = ஆட்டங்கள்: { $games } / சுமார் { $of }
mining-kept = கிடைத்தவை உடனே சேமிக்கப்படும்; பிறகு தொடரலாம்.
mining-set = என் ஆட்டங்கள்
mining-done = { $count ->
    [one] { $count } புதிர் கிடைத்தது; ஆட்டங்கள்: { $games }.
   *[other] { $count } புதிர்கள் கிடைத்தன; ஆட்டங்கள்: { $games }.
}
mining-check-name = பெயர் ஆட்டங்களில் உள்ளபடி எழுதப்பட்டுள்ளதா?
mining-no-games = ஆட்டத் தொகுப்பில் இன்னும் ஆட்டங்கள் இல்லை. சில ஆட்டங்களை ஆடுங்கள் அல்லது சேருங்கள், அல்லது PGN கோப்பைத் தேர்ந்தெடுங்கள்.
mining-no-games-in-file = இந்தக் கோப்பில் ஆட்டம் எதுவும் இல்லை.
mining-unreadable = கோப்பைப் படிக்க முடியவில்லை: { $why }
mining-engine = எஞ்சின் நின்றது: { $why }. கிடைத்தவை சேமிக்கப்பட்டுள்ளன; தொடரலாம்.
mining-rejections = புதிராகாத வாய்ப்புகள்
mining-rejected-forced = விதிப்படி ஒரே நகர்வுதான் இருந்தது
mining-rejected-already-winning = நிலை முன்பே வெற்றி நிலையாக இருந்தது
mining-rejected-already-ahead = முன்பே காய்கள் அதிகம் இருந்தன
mining-rejected-not-winning = சாதகம் மிகச் சிறியது
mining-rejected-not-decisive = சாதகம் ஆட்டத்தை முடிவுசெய்யவில்லை
mining-rejected-two-good-moves = ஒன்றுக்கு மேற்பட்ட நகர்வுகள் நல்லவை
mining-rejected-too-short = ஒரே நகர்வு போதுமானதாக இருந்தது, அதுவும் செக்மேட் அல்ல
mining-rejected-repetition = நகர்வுகள் முந்தைய நிலைக்கே திரும்பின
mining-rejected-known = புதிர் முன்பே கிடைத்திருந்தது
mining-swings = புதிர் இல்லை: எங்கே, ஏன்
mining-swings-first = { $count ->
    [one] முதல் { $count } மட்டும் காட்டப்படுகிறது.
   *[other] முதல் { $count } மட்டும் காட்டப்படுகின்றன.
}
mining-swing = { $game }, { $number } { $why }

## கையால் செய்த, அனுப்பிய, அச்சிட்ட தொகுப்புகள்

puzzle-set = தொகுப்பு
puzzle-compose = புதிய புதிர்
puzzle-worksheet = பயிற்சித்தாள்
solve-mode-link = அனுப்பப்பட்ட தொகுப்பு
sets-make = புதிய புதிர்
set-add = புதிரைச் சேர்
set-more = மேலும் காட்டு
set-change = மாற்று
set-earlier = முன்னே நகர்த்து
set-later = பின்னே நகர்த்து
set-puzzle-removed = புதிர் நீக்கப்பட்டது.
set-save-file = கோப்பாகச் சேமி
set-link-large = { $count ->
    [one] { $count } புதிர் உள்ள இந்தத் தொகுப்பு இணைப்புக்குப் பெரியது. கோப்பாக அனுப்புங்கள்.
   *[other] { $count } புதிர்கள் உள்ள இந்தத் தொகுப்பு இணைப்புக்குப் பெரியது. கோப்பாக அனுப்புங்கள்.
}
set-link-holds = { $count ->
    [one] “{ $name }”: { $count } புதிர்
   *[other] “{ $name }”: { $count } புதிர்கள்
}
set-link-how = இந்தத் தொகுப்பு உங்களுக்கு அனுப்பப்பட்டது; இணைப்பிலேயே முழுவதும் உள்ளது. உடனே தீர்க்கலாம், அல்லது உங்கள் தொகுப்புகளில் வைக்கலாம்.
set-keep = வைத்துக்கொள்
set-link-damaged = இணைப்பு வழியில் துண்டிக்கப்பட்டது அல்லது மாறியது; படிக்க முடிந்த புதிர்கள்: { $of } இல் { $count }. மீண்டும் கேளுங்கள், அல்லது இருப்பதை எடுத்துக்கொள்ளுங்கள்.
set-link-nameless = அனுப்பப்பட்ட தொகுப்பு
set-link-none = இந்த இணைப்பில் புதிர்த் தொகுப்பு இல்லை, அல்லது அதன் தொடக்கம் மட்டுமே உள்ளது. எதுவும் மாறவில்லை; மீண்டும் கேளுங்கள்.
set-link-version = Sessa-வின் புதிய பதிப்பு இந்த இணைப்பை உருவாக்கியது. பக்கத்தை மீண்டும் ஏற்றி முயலுங்கள்.
set-link-too-long = தொகுப்பாக இருக்க இந்த இணைப்பு மிக நீளமானது. எதுவும் மாறவில்லை; கோப்பாகக் கேளுங்கள்.

compose-position = நிலை (FEN)
compose-position-how = FEN ஒன்றை ஒட்டுங்கள், அல்லது பலகையில் காய்களை அமையுங்கள்.
compose-set-up = காய்களை அமை
compose-solution = விடை
compose-solution-how = இரு தரப்புக்கும் பலகையில் ஆடுங்கள். வேறு நகர்வையும் ஏற்க, ஒரு நகர்வு பின்னே சென்று அதை ஆடுங்கள்.
compose-remove-move = இந்த நகர்வை நீக்கு
compose-others = எஞ்சின் இவற்றையும் சமமாகக் காண்கிறது: { $moves }. அவற்றையும் ஏற்கலாம், அல்லது இப்படியே விடலாம்.
compose-set = தொகுப்பு
compose-new-set = புதிய தொகுப்பு
compose-name-usual = என் புதிர்கள்
compose-known = இந்த நிலை ஏற்கெனவே தொகுப்பில் உள்ளது.
compose-save = புதிரைச் சேமி

worksheet-print = அச்சிடு
worksheet-any = எல்லாக் கருப்பொருள்களும்
worksheet-per = ஒரு பக்கத்தில் பலகைப் படங்கள்
worksheet-title = தலைப்பு
worksheet-other = வேறு புதிர்கள்
worksheet-name = பெயர்
worksheet-solutions = விடைகள்
