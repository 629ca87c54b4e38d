## Club night

night-parts = காட்டப்படுவது
night-players = ஆட்டக்காரர்கள்
night-rounds = சுற்றுகள்
night-table = அட்டவணை
night-name = மாலையின் பெயர்
night-system = முறை
night-swiss = சுவிஸ் முறை
night-round-robin = எல்லோரும் எல்லோருடனும் ஒருமுறை
night-double-round-robin = எல்லோரும் எல்லோருடனும் இருமுறை
night-knockout = நாக்-அவுட்
night-number-of-rounds = சுற்றுகளின் எண்ணிக்கை
night-rating = தரவரிசை எண்
night-add = சேர்
night-add-robot = ரோபோவைச் சேர்
night-entered = { $name } சேர்ந்துவிட்டார்.
night-paste = பட்டியலை ஒட்டு
night-paste-about = ஒரு வரிக்கு ஓர் ஆட்டக்காரர்: பெயர், தரவரிசை எண், மற்றவை; இடையே காற்புள்ளி, அரைப்புள்ளி அல்லது தாவல்.
night-add-list = இவர்களைச் சேர்
night-open-list = பட்டியல் (CSV) அல்லது அறிக்கையை (TRF) திற
night-list-empty = இதில் ஆட்டக்காரர் யாரும் இல்லை. ஒவ்வொரு வரியிலும் பெயர் வேண்டும்.
night-list-faults = { $count ->
    [one] ஒரு பிழை காணப்பட்டது: { $first }
    *[other] { $count } பிழைகள் காணப்பட்டன. முதலாவது: { $first }
}
night-count = { $count ->
    [0] ஆட்டக்காரர்கள் இல்லை
    [one] ஓர் ஆட்டக்காரர்
    *[other] { $count } ஆட்டக்காரர்கள்
}
night-half-bye = சுற்று { $round }: ஆடாமல் அரைப் புள்ளி
night-absent = சுற்று { $round }: வரவில்லை
night-withdraw = வீட்டுக்குப் போகிறார்
night-return = திரும்பிவிட்டார்
night-remove = பெயரை நீக்கு
night-gone = வீட்டுக்குப் போய்விட்டார்
night-pair = சுற்று { $round }: இணைகளை அமை
night-pair-waits = முதலில் சுற்று { $round } முடிவுகள் எல்லாம் வர வேண்டும்.
night-over = எல்லாச் சுற்றுகளின் இணைகளும் அமைந்துவிட்டன.
night-no-round = எந்தச் சுற்றின் இணைகளும் இன்னும் அமையவில்லை. முதலில் ஆட்டக்காரர்களைச் சேர்.
night-round = சுற்று { $round }
night-results-in = { $all } முடிவுகளில் { $done } வந்துவிட்டன
night-corrected = இந்தச் சுற்றின் இணைகள் அமைந்த பின் ஒரு முடிவு திருத்தப்பட்டது. வெளியிட்ட இணைகள் அப்படியே இருக்கும்; அட்டவணையும் அடுத்த சுற்றும் திருத்திய முடிவைக் கணக்கிடும்.
night-pair-anew = எந்த ஆட்டமும் தொடங்கவில்லை: இந்தச் சுற்றின் இணைகளைப் புதிதாக அமை
night-code = குறியீடு, அல்லது பலகையும் முடிவும்
night-code-about = தொலைபேசியில் வரும் 7KQ2M-4XN9P போன்ற குறியீடு, அல்லது மூன்றாம் பலகைக்கு 3 1-0.
night-take = பதிவு செய்
night-boards = பலகைகள்
night-keys = ஒரு பலகை தேர்வில் இருக்கும்போது 1, 0, = விசைகள் முடிவைத் தரும்; அம்பு விசைகள் மற்றப் பலகைகளுக்குச் செல்லும்.
night-row = பலகை { $board }, { $white } – { $black }: { $result }
night-open = இன்னும் முடிவு இல்லை
night-bye = எதிராளி இல்லை
night-white-wins = வெள்ளை வென்றது
night-draw = சமநிலை
night-black-wins = கருப்பு வென்றது
night-black-absent = கருப்பு வரவில்லை
night-white-absent = வெள்ளை வரவில்லை
night-both-absent = இருவரும் வரவில்லை
night-both-lose = இருவரும் தோற்றனர்
night-half-to-white = வெள்ளைக்கு மட்டும் அரைப் புள்ளி
night-half-to-black = கருப்புக்கு மட்டும் அரைப் புள்ளி
night-clear = முடிவு இல்லை
night-play-here = இந்தச் சாதனத்தில் ஆடு
night-show-game = ஆட்டத்தைத் திற
night-address = தொலைபேசிக்கான பலகை
night-why = ஏன் இந்த இணை?
night-why-table = அது முறையின் அட்டவணையில் உள்ளது.
night-why-changed = இணைகள் அமைந்தபோது இருந்த முடிவுகளால் இது வந்தது; அதன்பின் ஏதோ மாறியுள்ளது.
night-why-score = இருவருக்கும் { $score } புள்ளிகள்.
night-why-scores = ஒருவருக்கு { $high } புள்ளிகள், மற்றவருக்கு { $low }: இதைவிட நெருங்கிய எதிராளி மீதம் இல்லை.
night-why-straight = குழுவின் மேல் பாதி கீழ் பாதியுடன் வரிசையாக ஆடுகிறது.
night-why-transposition = குழுவின் கீழ் பாதியின் வரிசை மாற்றப்பட்டது.
night-why-exchange = குழுவின் இரு பாதிகளின் ஆட்டக்காரர்கள் இடம் மாறினர்.
night-why-moved-down = ஒருவர் அதிகப் புள்ளிகள் உள்ள குழுவிலிருந்து கீழே வந்தார்.
night-why-bye = எதிராளி மீதம் இல்லை; யாருக்கும் இது இரண்டாம் முறை கிடைக்காது.
night-why-granted = இருவருக்கும் உரிய நிறம் கிடைத்தது.
night-why-stronger = நிறத்துக்கு அதிக உரிமை உள்ளவருக்கு அது கிடைத்தது.
night-why-alternation = இருவருக்கும் வெவ்வேறு நிறம் இருந்த கடைசிச் சுற்றிலிருந்து நிறங்கள் மாறுகின்றன.
night-why-higher = இருவருக்கும் உரிய நிறம் மேல் வரிசையில் உள்ளவருக்குக் கிடைத்தது.
night-why-lot = நிறங்கள் சீட்டுக் குலுக்கித் தீர்மானிக்கப்பட்டன.
night-why-unmet = FIDE-இன் இந்த அளவுகோல்களைப் பின்பற்ற முடியவில்லை: { $list }.
night-after-round = { $round ->
    [0] முதல் சுற்றுக்கு முன்
    *[other] சுற்று { $round } முடிந்து
}
night-points = புள்ளிகள்
night-order = சமமான புள்ளிகளை FIDE-இன் இந்த விதிகள் இந்த வரிசையில் தீர்மானிக்கும்: { $list }.
night-legend = ○ வெள்ளையாக ஆடினார், ● கருப்பாக ஆடினார், · இன்னும் முடிவு இல்லை, + மற்றும் – ஆடாமல்
night-result = முடிவு
night-won = வெற்றி
night-drew = சமநிலை
night-lost = தோல்வி
night-won-by-forfeit = ஆடாமல் வெற்றி
night-lost-by-forfeit = ஆடாமல் தோல்வி
night-half = ஆடாமல் அரைப் புள்ளி
night-was-absent = வரவில்லை
night-undo = திரும்பப் பெறு: { $what }
night-redo = மீண்டும் செய்
night-undone = திரும்பப் பெறப்பட்டது: { $what }
night-redone = மீண்டும் செய்யப்பட்டது: { $what }
night-did-terms = பெயர், முறை அல்லது சுற்றுகள்
night-did-enter = ஆட்டக்காரர்கள் சேர்ந்தது
night-did-pair = சுற்றின் இணைகள்
night-did-result = சுற்று { $round }, பலகை { $board }: முடிவு
night-did-seat = இந்தச் சாதனத்தின் ஆட்டம்
night-print-pairings = இணைகளை அச்சிடு
night-print-cards = பலகை அட்டைகளை அச்சிடு
night-print-slips = முடிவுச் சீட்டுகளை அச்சிடு
night-print-table = அட்டவணையை அச்சிடு
night-board = சுற்று { $round }, பலகை { $board }
night-signed = கையொப்பம்
night-wall = சுவருக்குத் தனிச் சாளரம்
night-save = வேறு சாதனத்துக்காகச் சேமி
night-take-over = வேறு சாதனத்திலிருந்து எடு
night-report = FIDE அறிக்கையை (TRF) சேமி
night-new = புதிய மாலையைத் தொடங்கு
night-damaged = இங்கு வைத்திருந்த மாலையைப் படிக்க முடியவில்லை ({ $why }). அது { $place } என ஒதுக்கி வைக்கப்பட்டது; வேறு சாதனத்துக்காகச் சேமித்த கோப்பை எடுக்கலாம்.
night-not-kept = இந்த உலாவி எதையும் வைத்திருக்காது: மூடுவதற்கு முன் கோப்பாகச் சேமி.
night-no-file = இந்தக் கோப்பில் கழக மாலை இல்லை: { $why }
night-refused = இதை இப்போது செய்ய முடியாது.
night-refused-entered = { $name } ஏற்கெனவே சேர்ந்துள்ளார்.
night-refused-board = இந்தச் சுற்றில் பலகை { $board } இல்லை.
night-refused-bye = இந்த ஆட்டக்காரருக்கு எதிராளி இல்லை.
night-refused-started = சுற்றின் இணைகள் அமைந்த பின் யாரையும் நீக்க முடியாது; இந்த முறையில் யாரும் புதிதாகச் சேரவும் முடியாது.
night-refused-played-on = வென்றவர் தொடர்ந்து ஆடிவிட்டார்: இந்த முடிவு மாறாது.
night-refused-few = இரண்டு ஆட்டக்காரர்கள் வேண்டும்.
night-refused-format = இந்த முறையின் இணைகளை இங்கே அமைக்க முடியாது.
night-refused-impossible = விதிகளுக்கு ஏற்ற இணைகள் இல்லை: போதிய எதிராளிகள் மீதம் இல்லை. குறைந்த சுற்றுகளோ வேறு முறையோ உதவும்.
night-refused-rounds = 1 முதல் 63 வரை, இணைகள் அமைந்த சுற்றுகளுக்குக் குறையாத எண்ணை எழுது.
night-refused-name = ஆட்டக்காரருக்குப் பெயர் வேண்டும்.
night-refused-many = மேலும் ஆட்டக்காரர்களுக்கு இடம் இல்லை.
night-refused-system = சுற்றின் இணைகள் அமைந்த பின் முறை மாறாது.
night-refused-begun = இந்தச் சுற்றின் ஓர் ஆட்டம் தொடங்கிவிட்டது: இணைகள் அப்படியே இருக்கும்.
night-code-sign = { $place }-ஆவது குறி எந்தக் குறியீட்டிலும் இராது.
night-code-length = { $count ->
    [one] குறியீட்டில் பத்துக் குறிகள்; இங்கே ஒன்றுதான் உள்ளது.
    *[other] குறியீட்டில் பத்துக் குறிகள்; இங்கே { $count } உள்ளன.
}
night-code-check = இந்தக் குறியீட்டில் ஒரு குறி தவறு. தொலைபேசியுடன் ஒப்பிட்டுப் பார்.
night-code-newer = இந்தக் குறியீட்டைப் புதிய Sessa உருவாக்கியது.
night-code-game = இந்தக் குறியீட்டில் உள்ள ஆட்டம் சிதைந்துள்ளது. மீண்டும் படி.
night-code-other-result = இந்தக் குறியீட்டில் உள்ள ஆட்டத்தின் முடிவு வேறு.
night-came = சுற்று { $round }, பலகை { $board }: { $result }
night-came-unconfirmed = சுற்று { $round }, பலகை { $board }: { $result }. ஒருவர் மட்டுமே உறுதிசெய்தார்.
night-came-twice = சுற்று { $round }, பலகை { $board }: { $result }. இது ஏற்கெனவே தெரிந்தது.
night-came-contradicting = சுற்று { $round }, பலகை { $board }: { $result }. இதுவரை இருந்தது: { $known }.
night-came-from-elsewhere = இந்த முடிவு வேறொரு போட்டியுடையது.
night-came-early = சுற்று { $round } இணைகள் இன்னும் அமையவில்லை.
night-came-without-board = சுற்று { $round }: பலகை { $board } இல் ஆட்டம் இல்லை.
night-came-late = சுற்று { $round }, பலகை { $board }: { $result }. இது முந்தைய சுற்று.
night-take-anyway = இருந்தாலும் பதிவு செய்
night-correct = திருத்து
night-result-about = இரு ஆட்டக்காரர்களும் முடிவை உறுதிசெய்கிறார்கள்; அமைப்பாளர் குறியீட்டைப் படிக்கிறார் அல்லது தட்டச்சு செய்கிறார்.
night-no-address = பலகை 7KQ-2-5 என்று எழுதப்படும்: போட்டி, சுற்று, பலகை.
night-white-confirms = வெள்ளை உறுதிசெய்கிறார்
night-black-confirms = கருப்பு உறுதிசெய்கிறார்
night-qr = முடிவின் QR குறியீடு
night-one-confirmed = இருவரும் உறுதிசெய்ய வேண்டும்.
