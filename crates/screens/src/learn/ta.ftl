# கற்றல்: பாடத்திட்டத்தின் பாதையும் ஒரு பாடமும்.
learn = கற்றல்
lesson = பாடம்
learn-go-on = தொடர்
learn-begin = தொடங்கு
learn-lesson-number = பாடம் { $number }
learn-step-of = படி { $step } / { $steps }
learn-steps = { $count ->
    [one] { $count } படி
   *[other] { $count } படிகள்
}
learn-stars = { $count ->
    [one] { $count } நட்சத்திரம்
   *[other] { $count } நட்சத்திரங்கள்
}
learn-done-of = { $done ->
    [0] { $count ->
        [one] { $count } பாடம்
       *[other] { $count } பாடங்கள்
    }
   *[other] { $count ->
        [one] { $count } பாடத்தில்
       *[other] { $count } பாடங்களில்
    } { $done }
}
learn-all-done = எல்லாப் பாடங்களையும் முடித்துவிட்டீர்கள். எதையும் மீண்டும் திறக்கலாம்.
learn-to-do-again = மூன்று நட்சத்திரங்களுக்காக மீண்டும் ஒருமுறை
learn-own = உங்கள் சொந்தப் பாடம்
learn-own-how = பாடம் ஓர் உரைக் கோப்பு: பலகைகள், பணிகள், குறிப்புகள். ஒன்றைத் திறந்து, இணைப்பாகப் பகிருங்கள்.
learn-open = பாடத்தைத் திற
learn-failed = பாடங்களை ஏற்ற முடியவில்லை. இணையம் இருக்கும்போது மீண்டும் முயலுங்கள்.
learn-group-basics = முதல் படிகள்
learn-group-pieces = காய்கள்
learn-group-attack = தாக்குதலும் தற்காப்பும்
learn-group-check = செக், செக்மேட்
learn-group-special = சிறப்பு நகர்வுகள்
learn-group-draws = டிரா
learn-group-values = மதிப்புகள்
learn-group-notation = குறியீடு
learn-group-clock = கடிகாரம்
learn-group-opening = தொடக்கம்
learn-group-mates = செக்மேட் வடிவங்கள்
learn-group-tactics = முதல் உத்திகள்
learn-group-endings = இறுதியாட்டங்கள்
learn-group-playing = முழு ஆட்டம் ஆடுதல்
learn-group-history = பழைய சதுரங்கம் முதல் இன்று வரை
learn-group-rules-of-thumb = அனுபவ விதிகள்
learn-group-tournament = போட்டிகள்
learn-group-misconceptions = தவறாக நினைப்பவை
lesson-unknown = இப்படி ஒரு பாடம் இல்லை.
lesson-link-none = இந்த இணைப்பில் பாடம் இல்லை.
lesson-link-damaged = இணைப்பின் ஒரு பகுதி இல்லை அல்லது மாறியுள்ளது; மீதியை ஆடலாம்.
lesson-no-robot = ரோபோ பதில் தரவில்லை. படியை மீண்டும் தொடங்குங்கள்.
lesson-read = பாருங்கள்
lesson-next = அடுத்து
lesson-next-titled = அடுத்து: { $title }
lesson-to-path = பாடங்களுக்கு
lesson-back = பின்செல்
lesson-again = மீண்டும்
lesson-right = சரி.
lesson-wrong = அதுவல்ல.
lesson-wrong-why = மீண்டும் பாருங்கள்: என்ன செய்யச் சொன்னோம்?
lesson-attacked = { $square } கட்டத்தில் உள்ள காய் இந்தக் கட்டத்தைத் தாக்குகிறது.
why-no-capture = அந்த நகர்வு எதையும் வெட்டவில்லை.
why-no-check = அது செக் அல்ல.
why-stalemate = செக்கும் இல்லை, நகர்வும் இல்லை: இது ஸ்டேல்மேட், சமநிலை.
why-flight = இது செக், ஆனால் ராஜா { $square } கட்டத்துக்குச் செல்ல முடியும்.
why-checker-taken = இது செக், ஆனால் { $square } கட்டத்தில் உள்ள காய் செக் கொடுக்கும் காயை வெட்ட முடியும்.
why-interposed = இது செக், ஆனால் { $square } கட்டத்தில் ஒரு காய் குறுக்கே வர முடியும்.
why-not-theirs = எதிராளியின் காயைத் தேடுங்கள்.
why-not-own = உங்கள் காய்களில் ஒன்றைத் தேடுங்கள்.
why-not-attacked = இந்தக் காயை எதுவும் தாக்கவில்லை.
why-out-of-reach = உங்கள் காய் எதுவும் இதை வெட்ட முடியாது.
why-protected = { $square } கட்டத்தில் உள்ள காய் இதைப் பாதுகாக்கிறது; திருப்பி வெட்டும்.
why-right-captures = இந்த நகர்வுகள் ஒவ்வொன்றும் ஒரு காயை வெட்டுகின்றன.
why-right-checks = இந்த நகர்வுகள் ஒவ்வொன்றும் ராஜாவைத் தாக்குகின்றன.
why-right-mates = ராஜா செல்ல இடமில்லை, எதுவும் குறுக்கே வர முடியாது, தாக்கும் காயை வெட்டவும் முடியாது.
why-right-evasions = விலகுதல், குறுக்கே வருதல், தாக்கும் காயை வெட்டுதல்: வேறு வழி இல்லை.
why-right-undefended = இவற்றை எந்தக் காயும் பாதுகாக்கவில்லை.
why-right-attacked = அடுத்த நகர்வில் இவை வெட்டப்படலாம்.
why-right-hanging = இவற்றை வெட்டலாம்; எதுவும் திருப்பி வெட்ட முடியாது.
lesson-not-reached = இலக்கை எட்டவில்லை. மீண்டும் தொடங்கி, வேறு வழியை முயலுங்கள்.
lesson-let-go = { $move } தொடர்கிறது. உங்கள் நகர்வைத் திரும்பப் பெற்று வேறொன்றைத் தேடுங்கள்.
lesson-found = { $count } இல் { $found } கண்டீர்கள்.
lesson-hint-shown = பலகையில் குறிக்கப்பட்டுள்ளது.
lesson-hint-none = பொறுமையாக: என்ன நகர்வுகள் உள்ளன?
lesson-no-hint = இங்கே கண்டுபிடிக்க இனி எதுவும் இல்லை.
lesson-no-again = மீண்டும் தொடங்க இந்தப் படியில் பணி இல்லை.
lesson-no-back = இதுவே முதல் படி.
lesson-no-next = முதலில் பணியை முடியுங்கள்; பிறகு தொடரலாம்.
lesson-listen = கேள்
lesson-read-aloud = படித்துக் காட்டு
lesson-star = நட்சத்திரம்
lesson-done = { $count ->
    [one] பாடம் முடிந்தது: { $count } நட்சத்திரம்
   *[other] பாடம் முடிந்தது: { $count } நட்சத்திரங்கள்
}
lesson-praise-all = அருமை! ஒரு தவறும் இல்லை.
lesson-praise = அருமை!
stage-praise = தேர்ச்சி பெற்றீர்கள். அருமை!
stage-try-again = இன்னும் இல்லை. மீண்டும் முயலுங்கள்!
lesson-end = தவறு, குறிப்பு, தேவையற்ற நகர்வு எதுவும் இல்லாவிட்டால் மூன்று நட்சத்திரங்கள். எப்போது வேண்டுமானாலும் மீண்டும் செய்யலாம்.
lesson-pieces = அடுக்க வேண்டிய காய்கள்
lesson-remove = காயை எடு
lesson-faults = { $count ->
    [one] இந்தப் பாடத்தில் { $count } பிழை
   *[other] இந்தப் பாடத்தில் { $count } பிழைகள்
}
lesson-fault-line = வரி { $line }
lesson-fault-step = வரி { $line }, படி { $step }
lesson-fault-meant = “{ $word }” என்பதா?
lesson-fault-too-long = பாடத்தின் உரை மிக நீளம்.
lesson-fault-no-lesson = பாடம் “lesson rook” போன்ற வரியுடன் தொடங்கும்.
lesson-fault-id = “{ $word }” பெயராகாது: சிறிய எழுத்துகள், இலக்கங்கள், “-”.
lesson-fault-no-title = பாடத்துக்குத் தலைப்பு இல்லை.
lesson-fault-no-steps = படிக்கக்கூடிய படி எதுவும் இல்லை.
lesson-fault-kind = “{ $word }” எந்தப் படியையும் தொடங்காது.
lesson-fault-key = இந்த வகைப் படியில் “{ $word }” இல்லை.
lesson-fault-twice = “{ $word }” இரண்டு முறை உள்ளது; முதலாவது பயன்படும்.
lesson-fault-missing = “{ $word }” இல்லை.
lesson-fault-board = பலகையைப் படிக்க முடியவில்லை: { $word }
lesson-fault-not-legal = இந்தப் படிக்கு விதிப்படியான நிலை வேண்டும்: { $word }
lesson-fault-move = “{ $word }” இங்கே விதிப்படியான நகர்வு அல்ல, அல்லது பல நகர்வுகளைக் குறிக்கலாம்.
lesson-fault-square = “{ $word }” கட்டமும் அல்ல, அம்பும் அல்ல.
lesson-fault-number = “{ $word }” பொருந்தும் எண் அல்ல.
lesson-fault-word = “{ $word }” இங்கே தெரியாது.
lesson-fault-options = கேள்விக்குக் குறைந்தது இரண்டு தேர்வுகளும், சரியான ஒன்றும் வேண்டும்.
lesson-fault-impossible = இதைச் செய்ய முடியாது, அல்லது தொடங்கும் முன்பே முடிந்துவிட்டது.
lesson-fault-par = மிகக் குறைந்த நகர்வுகள் { $word }.
lesson-fault-translation = பாடத்தில் இங்கே “{ $word }” படி உள்ளது.
learn-coordinates-how = கட்டத்தைக் கண்டுபிடியுங்கள், பெயர் சொல்லுங்கள், நிறம் சொல்லுங்கள்
learn-practise = பயிற்சி
learn-course = பாடங்கள்
learn-laws = விதிகள்
learn-exercises = சிறு பயிற்சிகள்
learn-mates = கடிகாரத்துக்கு எதிராக
learn-explore = படித்து அறி
learn-mate-in-1 = ஒரே நகர்வில் செக்மேட்
learn-mate-in-2 = இரண்டு நகர்வுகளில் செக்மேட்
learn-against-the-clock = மூன்று நிமிடங்களில் முடிந்த அளவு
exercise-knight-routes = குதிரைப் பாதைகள்
exercise-knight-routes-how = மிகக் குறைந்த நகர்வுகளில் நட்சத்திரத்துக்கு; பிறகு காவலர்களைத் தாண்டி
exercise-legal-moves = எந்த நகர்வுகள் விதிப்படியானவை?
exercise-legal-moves-how = ஒரு காய் செல்லக்கூடிய எல்லாக் கட்டங்களையும் தொடுங்கள்
exercise-mate-or-stalemate = செக்மேட்டா, ஸ்டேல்மேட்டா, செக்கா?
exercise-mate-or-stalemate-how = எட்டு நிலைகள்: ஆட்டம் முடிந்ததா, எப்படி?
exercise-knight-routes-task = குதிரையை { $count } நகர்வில் நட்சத்திரத்துக்குக் கொண்டு செல்லுங்கள்.
exercise-knight-guarded-task = குதிரையை { $count } நகர்வுகளில் நட்சத்திரத்துக்குக் கொண்டு செல்லுங்கள். கருப்பு தாக்கும் கட்டங்களுக்குச் செல்ல வேண்டாம்.
exercise-legal-moves-task = { $side } நகர்த்த வேண்டும்: { $square } இல் உள்ள காய் செல்லக்கூடிய எல்லாக் கட்டங்களையும் தொடுங்கள்.
exercise-mate-or-stalemate-task = { $side } நகர்த்த வேண்டும்: இது என்ன?
exercise-mate = செக்மேட்
exercise-stalemate = ஸ்டேல்மேட்
exercise-check = செக், ஆனால் வழி உண்டு
exercise-none = இவற்றில் எதுவும் இல்லை
exercise-captures = எதை வெட்டலாம்?
exercise-captures-how = இருக்கும் எல்லா வெட்டுகளையும் காட்டுங்கள்
exercise-captures-task = { $side } நகர்த்த வேண்டும்: எல்லா வெட்டுகளையும் காட்டுங்கள்.
exercise-attacked = எது தாக்கப்படுகிறது?
exercise-attacked-how = தாக்கப்படும் உங்கள் காய்களைத் தொடுங்கள்
exercise-attacked-task = நீங்கள் { $side }: தாக்கப்படும் உங்கள் காய்கள் எல்லாவற்றையும் தொடுங்கள்.
exercise-hanging = எதை இலவசமாக வெட்டலாம்?
exercise-hanging-how = காப்பில்லாத காய்களைத் தொடுங்கள்
exercise-hanging-task = { $side } நகர்த்த வேண்டும்: எதையும் இழக்காமல் வெட்டக்கூடிய காய்கள் எல்லாவற்றையும் தொடுங்கள்.
exercise-checks = செக் கொடுங்கள்
exercise-checks-how = செக் தரும் எல்லா நகர்வுகளையும் காட்டுங்கள்
exercise-checks-task = { $side } நகர்த்த வேண்டும்: செக் தரும் எல்லா நகர்வுகளையும் காட்டுங்கள்.
exercise-evasions = செக்கிலிருந்து விடுபடுங்கள்
exercise-evasions-how = செக்குக்கு எல்லாப் பதில்களையும் காட்டுங்கள்
exercise-evasions-task = { $side } நகர்த்த வேண்டும், ராஜாவுக்கு செக்: எல்லாப் பதில்களையும் காட்டுங்கள்.
exercise-mates = எல்லா செக்மேட்டுகளும்
exercise-mates-how = செக்மேட் தரும் எல்லா நகர்வுகளையும் காட்டுங்கள்
exercise-mates-task = { $side } நகர்த்த வேண்டும்: செக்மேட் தரும் எல்லா நகர்வுகளையும் காட்டுங்கள்.
exercise-forks = இரட்டைத் தாக்குதல்கள்
exercise-forks-how = ஒரே நகர்வு இரண்டு காய்களைத் தாக்கும்
exercise-forks-task = { $side } நகர்த்த வேண்டும். { $piece }: ஒரே நேரத்தில் இரண்டு காய்களைத் தாக்குங்கள்.
exercise-pawn-races = சிப்பாய் போய்ச் சேருமா?
exercise-pawn-races-how = சிப்பாய் ஓடுகிறது, ராஜா துரத்துகிறார்: சதுர விதி
exercise-pawn-races-task = { $side } நகர்த்த வேண்டும்: சிப்பாய் பதவி உயர்வு பெறுமா?
exercise-opposition = எதிர்நிலையைப் பிடியுங்கள்
exercise-opposition-how = அருகில், தொலைவில், மூலைவிட்டத்தில்
exercise-opposition-task = { $side } நகர்த்த வேண்டும்: எதிர்நிலையைப் பிடியுங்கள்.
exercise-promotes = பதவி உயர்வு பெறும்
exercise-caught = ராஜா பிடித்துவிடும்
lesson-exercise = மேலும் இருபது
exercise-another = இன்னொரு சுற்று
exercise-worksheet = பயிற்சித்தாள்
worksheet-of = பயிற்சி அல்லது பாடம்
exercise-other-tasks = வேறு பணிகள்
learn-missed = நீங்கள் தவறவிட்ட பணிகள்
learn-missed-puzzles = நீங்கள் தவறவிட்ட புதிர்கள்
learn-waiting = மீண்டும் செய்ய: { $count }
learn-what-next = அடுத்தது என்ன?
stages = உங்கள் பாதை
stage-1 = முதல் நகர்வுகள்
stage-2 = ஆட்டம்
stage-3 = உத்திகளும் இறுதியாட்டங்களும்
stage-test = தேர்வு
stage-test-how = தேர்வு: பணிகள் { $count }, தேர்ச்சிக்குச் சரி { $pass }
stage-passed = தேர்ச்சி: முதல் முயற்சியில் சரி { $count }
stage-failed = இன்னும் இல்லை: முதல் முயற்சியில் சரி { $count }
stage-failed-how = தேர்ச்சிக்கு { $pass } தேவை. வேறு பணிகள் காத்திருக்கின்றன; எத்தனை முறை வேண்டுமானாலும் எழுதலாம்.
stage-no-help = தேர்வில் உதவி இல்லை; ஒவ்வொரு பணிக்கும் ஒரே முயற்சி.
stage-mistakes = இவற்றை மீண்டும் பாருங்கள்
stage-right-answer = சரியான விடை: { $answer }
stage-lesson = பாடம்: { $title }
stage-certificate = தேர்ச்சி: சான்றிதழ்
certificate = சான்றிதழ்
certificate-name = சான்றிதழில் பெயர்
certificate-name-how = இது இந்தச் சாதனத்திலேயே இருக்கும்.
certificate-passed = { $count } பணிகளின் தேர்வில் தேர்ச்சி:
certificate-not-yet = தேர்வில் தேர்ச்சி பெற்றால் சான்றிதழ் கிடைக்கும்.
lesson-screens = இதைப் பயிற்சி செய்யுங்கள்
lesson-terms = இந்தப் பாடத்தின் சொற்கள்
lesson-laws = இந்தப் பாடத்தின் விதிகள்
learn-record = உங்கள் முன்னேற்றம்
learn-record-how = பாடங்கள், இறுதியாட்டங்கள், கட்டப் பெயர்கள் ஆகியவற்றில் நீங்கள் செய்தவை, தவறவிட்ட பணிகள், சான்றிதழ்கள்: வேறிடத்தில் வைக்க அல்லது வேறு சாதனத்துக்குக் கொண்டு செல்ல. உங்கள் சிறந்த முடிவு வைத்துக்கொள்ளப்படும்.
learn-record-save = கோப்பில் சேமி
learn-record-added = படிக்கப்பட்ட முடிவுகள்: { $count }.
learn-record-unreadable = இந்தக் கோப்பைப் படிக்க முடியவில்லை: { $why }
learn-record-other = இது கற்றல் முன்னேற்றக் கோப்பு அல்ல.
learn-record-later = இந்தக் கோப்பு Sessa-வின் புதிய பதிப்பில் சேமிக்கப்பட்டது. பக்கத்தைப் புதுப்பித்து மீண்டும் முயலுங்கள்.
learn-record-not-kept = இந்த உலாவி இந்தப் பக்கத்துக்காக எதையும் சேமிப்பதில்லை, அல்லது இடம் இல்லை.
