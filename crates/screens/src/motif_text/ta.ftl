## Themes of puzzles

theme-group-mates = செக்மேட்கள்
theme-group-tactics = உத்திகள்
theme-group-goals = இலக்குகள்
theme-group-phases = ஆட்டத்தின் பகுதிகள்
theme-group-endings = இறுதியாட்டங்கள்
theme-group-lengths = நீளம்
theme-group-special-moves = சிறப்பு நகர்வுகள்
theme-group-players = ஆட்டக்காரர்கள்

theme-advancedPawn = முன்னேறிய சிப்பாய்
theme-advantage = சாதகம்
theme-anastasiaMate = அனஸ்தேசியா செக்மேட்
theme-arabianMate = அரேபிய செக்மேட்
theme-attackingF2F7 = f2 அல்லது f7 மீது தாக்குதல்
theme-attraction = ஈர்ப்பு
theme-backRankMate = கடைசிக் கிடைவரிசை செக்மேட்
theme-balestraMate = பலெஸ்ட்ரா செக்மேட்
theme-bishopEndgame = மந்திரி இறுதியாட்டம்
theme-blindSwineMate = இரட்டை யானை செக்மேட்
theme-bodenMate = போடன் செக்மேட்
theme-capturingDefender = காப்பவரை வெட்டுதல்
theme-castling = கோட்டை கட்டுதல்
theme-checkFirst = முதலில் செக்
theme-clearance = வழிவிடுதல்
theme-collinearMove = ஒரே கோட்டில் நகர்வு
theme-cornerMate = மூலை செக்மேட்
theme-crushing = தீர்க்கமான சாதகம்
theme-defensiveMove = தற்காப்பு நகர்வு
theme-deflection = திசைதிருப்பல்
theme-discoveredAttack = மறைவிலகு தாக்குதல்
theme-discoveredCheck = மறைவிலகு செக்
theme-doubleBishopMate = இரட்டை மந்திரி செக்மேட்
theme-doubleCheck = இரட்டை செக்
theme-dovetailMate = டவ்டெயில் செக்மேட்
theme-enPassant = போகும்போது பிடித்தல்
theme-endgame = இறுதியாட்டம்
theme-epauletteMate = எபாலெட் செக்மேட்
theme-equality = சமநிலை
theme-exposedKing = வெளிப்பட்ட ராஜா
theme-fork = இரட்டைத் தாக்குதல்
theme-hangingPiece = காப்பில்லாத காய்
theme-hookMate = கொக்கி செக்மேட்
theme-interference = குறுக்கீடு
theme-intermezzo = இடைநகர்வு
theme-killBoxMate = பெட்டி செக்மேட்
theme-kingFork = ராஜாவின் இரட்டைத் தாக்குதல்
theme-kingsideAttack = ராஜா பக்கத் தாக்குதல்
theme-knightEndgame = குதிரை இறுதியாட்டம்
theme-long = மூன்று நகர்வுகள்
theme-master = மாஸ்டர் ஆட்டம்
theme-masterVsMaster = மாஸ்டர்களுக்கு இடையே
theme-mate = செக்மேட்
theme-mateIn1 = 1 நகர்வில் செக்மேட்
theme-mateIn2 = 2 நகர்வுகளில் செக்மேட்
theme-mateIn3 = 3 நகர்வுகளில் செக்மேட்
theme-mateIn4 = 4 நகர்வுகளில் செக்மேட்
theme-mateIn5 = 5 அல்லது அதிக நகர்வுகளில் செக்மேட்
theme-middlegame = நடு ஆட்டம்
theme-morphysMate = மார்ஃபி செக்மேட்
theme-oneMove = ஒரு நகர்வு
theme-opening = தொடக்கம்
theme-operaMate = ஓபரா செக்மேட்
theme-overload = சுமை மிகுந்த காவல்
theme-overloading = அதிகச் சுமை
theme-pawnEndgame = சிப்பாய் இறுதியாட்டம்
theme-pillsburysMate = பில்ஸ்பரி செக்மேட்
theme-pin = ராஜாவுடன் பிணைப்பு
theme-promotion = பதவி உயர்வு
theme-queenEndgame = ராணி இறுதியாட்டம்
theme-queenRookEndgame = ராணி, யானை இறுதியாட்டம்
theme-queensideAttack = ராணி பக்கத் தாக்குதல்
theme-quietMove = அமைதியான நகர்வு
theme-relativePin = சார்புப் பிணைப்பு
theme-rookEndgame = யானை இறுதியாட்டம்
theme-sacrifice = தியாகம்
theme-short = இரண்டு நகர்வுகள்
theme-skewer = ஊடுருவும் தாக்குதல்
theme-smotheredMate = திணறடித்த செக்மேட்
theme-superGM = உலகத்தர ஆட்டம்
theme-swallowstailMate = தகைவிலான் வால் செக்மேட்
theme-trappedPiece = சிக்கிய காய்
theme-triangleMate = முக்கோண செக்மேட்
theme-underPromotion = ராணி அல்லாத பதவி உயர்வு
theme-veryLong = நான்கு நகர்வுகள் அல்லது அதிகம்
theme-vukovicMate = வுக்கோவிச் செக்மேட்
theme-xRayAttack = எக்ஸ்-ரே
theme-zugzwang = சுக்ஸ்வாங்

theme-about-advancedPawn = ஒரு சிப்பாய் தன் வழியின் கடைசி இரு கிடைவரிசைகளை அடைகிறது.
theme-about-advantage = தெளிவான சாதகத்தைப் பெறுங்கள்.
theme-about-anastasiaMate = யானையோ ராணியோ ஓரத்தில் செக்மேட் செய்கிறது; குதிரையும் ராஜாவின் சொந்தக் காயும் ராஜாவை அடைக்கின்றன.
theme-about-arabianMate = மூலையில் உள்ள ராஜாவை யானை செக்மேட் செய்கிறது; குதிரை யானையைக் காக்கிறது.
theme-about-attackingF2F7 = கோட்டை கட்டாத ராஜாவின் அருகில் உள்ள பலவீனமான f2 அல்லது f7 கட்டத்தில் ஒரு வெட்டு.
theme-about-attraction = தாக்கப்படக்கூடிய கட்டத்துக்கு ஒரு காய் ஈர்க்கப்படுகிறது.
theme-about-backRankMate = ராஜாவின் கடைசிக் கிடைவரிசையில் செக்மேட்; சொந்தக் காய்களே அதன் வழியை அடைக்கின்றன.
theme-about-balestraMate = மந்திரி செக்மேட் செய்கிறது; மீதமுள்ள கட்டங்களை ராணி காக்கிறது.
theme-about-bishopEndgame = மந்திரிகள், சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-blindSwineMate = அடுத்தடுத்து நிற்கும் இரண்டு யானைகள் அருகிலிருந்து செக்மேட் செய்கின்றன.
theme-about-bodenMate = இரண்டு மந்திரிகள் குறுக்கிடும் மூலைவிட்டங்களில் செக்மேட் செய்கின்றன.
theme-about-capturingDefender = காக்கும் காய் முதலில் வெட்டப்படுகிறது; பிறகு அது காத்தது வீழ்கிறது.
theme-about-castling = கோட்டை கட்டுதல் விடையில் உள்ளது.
theme-about-checkFirst = எதிர்பார்த்த நகர்வுக்கு முன் ஒரு செக்.
theme-about-clearance = ஒரு காய் தன் தரப்பின் இன்னொரு காய்க்குக் கட்டத்தையோ வழியையோ விட்டுக்கொடுக்கிறது.
theme-about-collinearMove = ஒரு காய் எதிராளியின் காயை வெட்டாமல் அதே கோட்டில் நகர்கிறது.
theme-about-cornerMate = யானையோ ராணியோ மூலையில் அடைத்த ராஜாவைக் குதிரை செக்மேட் செய்கிறது.
theme-about-crushing = ஆட்டத்தைத் தீர்மானிக்கும் சாதகத்தைப் பெறுங்கள்.
theme-about-defensiveMove = துல்லியமான ஒரு நகர்வு நிலையைக் காப்பாற்றுகிறது.
theme-about-deflection = ஒரு காய் தான் காப்பதிலிருந்து விலக்கி இழுக்கப்படுகிறது.
theme-about-discoveredAttack = ஒரு காய் வழியிலிருந்து விலக, அதன் பின்னால் உள்ள காய் தாக்குகிறது.
theme-about-discoveredCheck = ஒரு காய் வழியிலிருந்து விலக, அதன் பின்னால் உள்ள காய் செக் கொடுக்கிறது.
theme-about-doubleBishopMate = இரண்டு மந்திரிகள் அடுத்தடுத்த மூலைவிட்டங்களில் செக்மேட் செய்கின்றன.
theme-about-doubleCheck = இரண்டு காய்கள் ஒரே நேரத்தில் செக் கொடுக்கின்றன.
theme-about-dovetailMate = ராஜாவுக்குச் சாய்வாக அருகில் நிற்கும் ராணி செக்மேட் செய்கிறது; அதைச் சுற்றி வேறு தாக்கும் காய் தேவையில்லை.
theme-about-enPassant = ஒரு சிப்பாய் எதிராளியின் சிப்பாயைப் போகும்போது பிடிக்கிறது.
theme-about-endgame = பலகையில் சில காய்களே மீதம் உள்ளன.
theme-about-epauletteMate = ராஜாவின் இருபுறமும் அதன் சொந்தக் காய்கள் நிற்கின்றன.
theme-about-equality = கடினமான நிலையைக் காப்பாற்றிச் சமநிலையை அடையுங்கள்.
theme-about-exposedKing = சுற்றிலும் சிப்பாய்கள் இல்லாத ராஜா துரத்தப்படுகிறது.
theme-about-fork = ஒரு காய் ஒரே நேரத்தில் இரண்டு அல்லது அதிகக் காய்களைத் தாக்குகிறது.
theme-about-hangingPiece = காப்பில்லாத ஒரு காயை வெட்டலாம்.
theme-about-hookMate = யானை செக்மேட் செய்கிறது; குதிரை யானையையும், சிப்பாய் குதிரையையும் காக்கின்றன.
theme-about-interference = எதிராளியின் காய்க்கும் அது காப்பதற்கும் இடையே ஒரு காய் வருகிறது.
theme-about-intermezzo = எதிர்பார்த்த மறுவெட்டுக்கு முன் ஒரு மிரட்டல்.
theme-about-killBoxMate = ராஜாவின் அருகில் உள்ள யானை செக்மேட் செய்கிறது; ராணி அதைக் காத்து ராஜாவை அடைக்கிறது.
theme-about-kingFork = ராஜா ஒரே நேரத்தில் இரண்டு அல்லது அதிகக் காய்களைத் தாக்குகிறது.
theme-about-kingsideAttack = ராஜா பக்கத்தில் உள்ள ராஜா மீது தாக்குதல்.
theme-about-knightEndgame = குதிரைகள், சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-long = விடையில் மூன்று நகர்வுகள் உள்ளன.
theme-about-master = பட்டம் பெற்ற ஒருவரின் ஆட்டத்திலிருந்து.
theme-about-masterVsMaster = பட்டம் பெற்ற இருவர் ஆடிய ஆட்டத்திலிருந்து.
theme-about-mate = விடை செக்மேட்டில் முடிகிறது.
theme-about-mateIn1 = ஒரே நகர்வில் செக்மேட் செய்யுங்கள்.
theme-about-mateIn2 = இரண்டு நகர்வுகளில் செக்மேட் செய்யுங்கள்.
theme-about-mateIn3 = மூன்று நகர்வுகளில் செக்மேட் செய்யுங்கள்.
theme-about-mateIn4 = நான்கு நகர்வுகளில் செக்மேட் செய்யுங்கள்.
theme-about-mateIn5 = ஐந்து அல்லது அதிக நகர்வுகளில் செக்மேட் செய்யுங்கள்.
theme-about-middlegame = ஆட்டத்தின் நடுப்பகுதியிலிருந்து.
theme-about-morphysMate = யானை ஓரத்தில் அடைத்த ராஜாவை மந்திரி செக்மேட் செய்கிறது.
theme-about-oneMove = விடையில் ஒரு நகர்வு உள்ளது.
theme-about-opening = ஆட்டத்தின் தொடக்கத்திலிருந்து.
theme-about-operaMate = ராஜாவின் அருகில் உள்ள யானை செக்மேட் செய்கிறது; மந்திரி அதைக் காக்கிறது.
theme-about-overload = இரண்டைக் காக்கும் காயால் ஒன்றை மட்டுமே தக்கவைக்க முடியும்.
theme-about-overloading = ஒரு காய் தன்னால் இயன்றதைவிட அதிகமாகக் காக்க வேண்டியுள்ளது.
theme-about-pawnEndgame = சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-pillsburysMate = யானை தொலைவிலிருந்து செக்மேட் செய்கிறது; ராஜா தப்பும் வழியை மந்திரி காக்கிறது.
theme-about-pin = பின்னால் தன் ராஜா நிற்பதால் ஒரு காயால் அந்த வழியை விட்டு நகர முடியாது.
theme-about-promotion = ஒரு சிப்பாய் பதவி உயர்வு பெறுகிறது.
theme-about-queenEndgame = ராணிகள், சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-queenRookEndgame = ராணிகள், யானைகள், சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-queensideAttack = ராணி பக்கத்தில் உள்ள ராஜா மீது தாக்குதல்.
theme-about-quietMove = செக்கும் வெட்டும் இல்லாத ஒரு நகர்வு வழிவகுக்கிறது.
theme-about-relativePin = பின்னால் அதிக மதிப்புள்ள காய் நிற்பதால் ஒரு காய் அந்த வழியை விட்டு நகரக் கூடாது.
theme-about-rookEndgame = யானைகள், சிப்பாய்கள், ராஜாக்கள் மட்டுமே பலகையில் உள்ளன.
theme-about-sacrifice = மேலான ஒன்றுக்காகக் காய்கள் விட்டுக்கொடுக்கப்படுகின்றன.
theme-about-short = விடையில் இரண்டு நகர்வுகள் உள்ளன.
theme-about-skewer = ஒரு காய் வழியை விட்டு விலக, அதன் பின்னால் உள்ள காய் வெட்டப்படுகிறது.
theme-about-smotheredMate = சொந்தக் காய்களே அடைத்த ராஜாவைக் குதிரை செக்மேட் செய்கிறது.
theme-about-superGM = உலகின் சிறந்த ஆட்டக்காரர் ஒருவரின் ஆட்டத்திலிருந்து.
theme-about-swallowstailMate = ராஜாவின் அருகில் உள்ள ராணி செக்மேட் செய்கிறது; ராஜாவின் பின்னால் சாய்வாக அதன் சொந்தக் காய்கள் நிற்கின்றன.
theme-about-trappedPiece = ஒரு காய் தாக்கப்படுகிறது; அதற்குப் பாதுகாப்பான கட்டம் இல்லை.
theme-about-triangleMate = ராணியும் யானையும் ராஜாவைச் சுற்றி இரு கட்டங்களிலிருந்து செக்மேட் செய்கின்றன.
theme-about-underPromotion = ஒரு சிப்பாய் யானை, மந்திரி அல்லது குதிரையாகப் பதவி உயர்வு பெறுகிறது.
theme-about-veryLong = விடையில் நான்கு அல்லது அதிக நகர்வுகள் உள்ளன.
theme-about-vukovicMate = ராஜாவின் அருகில் உள்ள யானை செக்மேட் செய்கிறது; அதே கோட்டில் அதன் பின்னால் குதிரை நிற்கிறது.
theme-about-xRayAttack = ஒரு காய் எதிராளியின் காயை ஊடுருவி ஒரு கட்டத்தைக் காக்கிறது அல்லது தாக்குகிறது.
theme-about-zugzwang = நகர்த்த வேண்டியவரின் எந்த நகர்வும் நிலையை மோசமாக்குகிறது.

## Pieces with their squares, as the words around them need them: alone, as object, in a list

motif-piece =
    { $square } கட்டத்தில் உள்ள { $role ->
        [king] ராஜா
        [queen] ராணி
        [rook] யானை
        [bishop] மந்திரி
        [knight] குதிரை
       *[pawn] சிப்பாய்
    }
motif-object =
    { $square } கட்டத்தில் உள்ள { $role ->
        [king] ராஜாவை
        [queen] ராணியை
        [rook] யானையை
        [bishop] மந்திரியை
        [knight] குதிரையை
       *[pawn] சிப்பாயை
    }
motif-and = { $list }, { $last }

## Why a solution works. These begin and end as parts of a sentence.

explain-mate-two = { $mate }: { $checkers } ஒரே நேரத்தில் செக் கொடுக்கின்றன; ராஜா செல்லக் கட்டம் இல்லை
explain-mate-back-rank = { $mate }: { $piece } செக் கொடுக்கிறது; ராஜாவின் சொந்தக் காய்களே அதன் வழியை அடைக்கின்றன
explain-mate-shut-in = { $mate }: { $piece } செக் கொடுக்கிறது; ராஜாவின் சொந்தக் காய்களே அதற்கு எந்தக் கட்டத்தையும் விடவில்லை
explain-mate-guarded = { $mate }: { $piece } ராஜாவின் அருகில் செக் கொடுக்கிறது; { $guard } அதைக் காக்கிறது
explain-mate-blocked = { $mate }: { $piece } செக் கொடுக்கிறது; ராஜாவின் சொந்தக் காய்களும் அதன் வழியில் நிற்கின்றன
explain-mate-blocked-by = { $mate }: { $piece } செக் கொடுக்கிறது; { $blocker } ராஜாவின் வழியில் நிற்கிறது
explain-mate-covered = { $mate }: { $piece } செக் கொடுக்கிறது; ராஜாவைச் சுற்றியுள்ள எல்லாக் கட்டங்களும் தாக்கப்படுகின்றன
explain-fork = { $piece } ஒரே நேரத்தில் { $targets } ஆகிய காய்களைத் தாக்குகிறது
explain-pin = { $piece } { $pinned }ப் பிணைக்கிறது; அதன் பின்னால் { $behind } உள்ளது
explain-skewer = { $piece } { $front }த் தாக்குகிறது; அது விலகியதும் { $behind } வெட்டப்படும்
explain-discovered-attack = { $piece } விலகுகிறது; { $attacker } { $target }த் தாக்குகிறது
explain-discovered-check = { $piece } விலகுகிறது; { $attacker } செக் கொடுக்கிறது
explain-double-check = { $checkers } ஒரே நேரத்தில் செக் கொடுக்கின்றன; ராஜா நகர்ந்தே ஆக வேண்டும்
explain-x-ray = { $piece } { $through } ஊடுருவி { $square } கட்டத்தைக் காக்கிறது
explain-attraction = { $piece } ஒரு தூண்டில்: { $lured } அதை வெட்டியதும் அங்கே தாக்கப்படுகிறது
explain-deflection = { $piece } { $defender } விலக்கி இழுக்கிறது; இனி அது { $lost }க் காக்காது
explain-deflection-square = { $piece } { $defender } விலக்கி இழுக்கிறது; இனி அது { $square } கட்டத்தைக் காக்காது
explain-overload = { $defender } ஒரே நேரத்தில் { $square } கட்டத்தையும் { $lost }யும் காக்காது
explain-interference = { $piece } இடையில் வருவதால் { $defender } இனி { $lost }க் காக்காது
explain-intermezzo = { $target } வெட்டும் முன் ஓர் இடைநகர்வு: { $piece }
explain-clearance = { $piece } வழிவிடுகிறது; { $user } { $square } கட்டத்துக்குச் செல்கிறது
explain-trapped = { $piece } சிக்கிக்கொண்டது: அதற்குப் பாதுகாப்பான கட்டம் இல்லை
explain-hanging = { $piece } காப்பில்லாமல் நிற்கிறது; { $capturer } அதை வெட்டுகிறது
explain-capturing-defender = { $lost }க் காத்த { $defender } முதலில் வெட்டப்படுகிறது
explain-capturing-defender-mate = செக்மேட்டைத் தடுத்த { $defender } முதலில் வெட்டப்படுகிறது
explain-sacrifice = { $piece } தியாகம் செய்யப்படுகிறது
explain-sacrifice-material = காய்கள் தியாகம் செய்யப்படுகின்றன
explain-quiet = { $piece } செக்கும் வெட்டும் இல்லாத அமைதியான நகர்வைச் செய்கிறது
explain-defensive = { $piece } தற்காக்கிறது
explain-exposed-king = { $king } முன்னால் சிப்பாய்கள் இல்லாமல் வெளிப்பட்டு நிற்கிறது
explain-wing-attack = தாக்குதல் { $king } நோக்கியது
explain-f2-f7 = { $piece } ராஜாவின் அருகில் உள்ள பலவீனமான கட்டத்தில் நுழைகிறது
explain-advanced-pawn = { $piece } பதவி உயர்வுக்கு அருகில் உள்ளது
explain-promotion = ஒரு சிப்பாய் { $square } கட்டத்தில் பதவி உயர்வு பெறுகிறது: { $piece }
explain-underpromotion = ஒரு சிப்பாய் { $square } கட்டத்தில் பதவி உயர்வு பெறுகிறது: ராணி அல்ல, { $piece }
explain-en-passant = { $square } கட்டத்தில் எதிராளியின் சிப்பாய் போகும்போது பிடிக்கப்படுகிறது
explain-castling = கோட்டை கட்டி ராஜா { $square } கட்டத்துக்குச் செல்கிறது
explain-collinear = { $piece } { $spared } வெட்டாமல் அதே கோட்டில் நிற்கிறது
explain-zugzwang = சுக்ஸ்வாங்: எதிராளி எதை ஆடினாலும் நிலை மோசமாகும்
explain-gain = { $piece } லாபம்
explain-gain-for = { $given } கொடுத்து { $piece } லாபம்
explain-gain-material =
    { $points ->
        [one] ஒரு சிப்பாயின் மதிப்புள்ள லாபம்
       *[other] { $points } சிப்பாய்களின் மதிப்புள்ள லாபம்
    }
explain-stalemate = ஸ்டேல்மேட் கட்டாயமாகிறது; ஆட்டம் டிரா
explain-crushing = இது ஆட்டத்தைத் தீர்மானிக்கிறது
explain-advantage = இது தெளிவான சாதகத்தைத் தருகிறது
explain-equality = இது ஆட்டத்தைக் காப்பாற்றுகிறது: நிலை சமம்
explain-best = இந்த நிலையில் இதுவே சிறந்தது

## Why a move was bad

blunder-mate =
    { $moves ->
        [one] ஒரே நகர்வில் செக்மேட்டை அனுமதிக்கிறது: { $move }
       *[other] { $moves } நகர்வுகளில் செக்மேட்டை அனுமதிக்கிறது: { $move }
    }
blunder-en-prise = { $piece } பறிபோகும்: { $move }
blunder-unguarded = { $piece }க் காப்பில்லாமல் விடுகிறது: { $move }
blunder-hanging = { $piece }க் காப்பாற்றவில்லை: { $move }
blunder-missed = { $piece } வெட்டப்படவில்லை
blunder-allows = { $move } நகர்வை அனுமதிக்கிறது: { $why }
