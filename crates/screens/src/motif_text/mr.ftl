## Themes of puzzles

theme-group-mates = शहमात
theme-group-tactics = डावपेच
theme-group-goals = उद्दिष्टे
theme-group-phases = डावाचे भाग
theme-group-endings = अंत्यखेळ
theme-group-lengths = चालींची संख्या
theme-group-special-moves = विशेष चाली
theme-group-players = खेळाडू

theme-advancedPawn = पुढे गेलेले प्यादे
theme-advantage = वरचढ स्थिती
theme-anastasiaMate = अनास्तासिया शहमात
theme-arabianMate = अरबी शहमात
theme-attackingF2F7 = f2 किंवा f7 वर हल्ला
theme-attraction = आमिष
theme-backRankMate = शेवटच्या पंक्तीवर शहमात
theme-balestraMate = बालेस्ट्रा शहमात
theme-bishopEndgame = उंटांचा अंत्यखेळ
theme-blindSwineMate = दोन हत्तींची शहमात
theme-bodenMate = बोडन शहमात
theme-capturingDefender = रक्षकाला मारणे
theme-castling = किल्लेकोट
theme-checkFirst = आधी शह
theme-clearance = वाट मोकळी करणे
theme-collinearMove = एकाच रेषेवरची चाल
theme-cornerMate = कोपऱ्यातील शहमात
theme-crushing = निर्णायक वरचढ स्थिती
theme-defensiveMove = बचावाची चाल
theme-deflection = दूर खेचणे
theme-discoveredAttack = उघड झालेला हल्ला
theme-discoveredCheck = उघड झालेला शह
theme-doubleBishopMate = दोन उंटांची शहमात
theme-doubleCheck = दुहेरी शह
theme-dovetailMate = डव्हटेल शहमात
theme-enPassant = एन पासंट
theme-endgame = अंत्यखेळ
theme-epauletteMate = एपोलेट शहमात
theme-equality = समतोल
theme-exposedKing = उघडा पडलेला राजा
theme-fork = दुहेरी हल्ला
theme-hangingPiece = असुरक्षित मोहरा
theme-hookMate = हुक शहमात
theme-interference = मध्ये येणे
theme-intermezzo = मधली चाल
theme-killBoxMate = पेटी शहमात
theme-kingFork = राजाचा दुहेरी हल्ला
theme-kingsideAttack = राजाच्या बाजूला हल्ला
theme-knightEndgame = घोड्यांचा अंत्यखेळ
theme-long = तीन चाली
theme-master = मास्टरचा डाव
theme-masterVsMaster = मास्टर विरुद्ध मास्टर
theme-mate = शह आणि मात
theme-mateIn1 = 1 चालीत शहमात
theme-mateIn2 = 2 चालींत शहमात
theme-mateIn3 = 3 चालींत शहमात
theme-mateIn4 = 4 चालींत शहमात
theme-mateIn5 = 5 किंवा अधिक चालींत शहमात
theme-middlegame = मध्यखेळ
theme-morphysMate = मॉर्फी शहमात
theme-oneMove = एक चाल
theme-opening = ओपनिंग
theme-operaMate = ऑपेरा शहमात
theme-overload = जादा भार असलेला रक्षक
theme-overloading = जादा भार
theme-pawnEndgame = प्याद्यांचा अंत्यखेळ
theme-pillsburysMate = पिल्सबरी शहमात
theme-pin = राजाशी पिन
theme-promotion = बढती
theme-queenEndgame = वजिरांचा अंत्यखेळ
theme-queenRookEndgame = वजीर आणि हत्तींचा अंत्यखेळ
theme-queensideAttack = वजिराच्या बाजूला हल्ला
theme-quietMove = शांत चाल
theme-relativePin = सापेक्ष पिन
theme-rookEndgame = हत्तींचा अंत्यखेळ
theme-sacrifice = बळी
theme-short = दोन चाली
theme-skewer = स्क्यूअर
theme-smotheredMate = कोंडलेली शहमात
theme-superGM = जागतिक दर्जाचा डाव
theme-swallowstailMate = स्वॅलोज टेल शहमात
theme-trappedPiece = कोंडीत सापडलेला मोहरा
theme-triangleMate = त्रिकोणी शहमात
theme-underPromotion = वजिराऐवजी दुसरी बढती
theme-veryLong = चार किंवा अधिक चाली
theme-vukovicMate = वुकोविच शहमात
theme-xRayAttack = एक्स-रे
theme-zugzwang = झुगझ्वांग

theme-about-advancedPawn = एक प्यादे त्याच्या वाटेवरच्या शेवटच्या दोन पंक्तींत पोहोचते.
theme-about-advantage = स्पष्ट वरचढ स्थिती मिळवा.
theme-about-anastasiaMate = हत्ती किंवा वजीर कडेला शहमात करतो; घोडा आणि राजाचाच मोहरा राजाची वाट अडवतात.
theme-about-arabianMate = कोपऱ्यातील राजाला हत्ती शहमात करतो; घोडा हत्तीचे रक्षण करतो.
theme-about-attackingF2F7 = किल्लेकोट न केलेल्या राजाशेजारच्या f2 किंवा f7 या कमकुवत घरावर मारण्याची चाल.
theme-about-attraction = एखादा मोहरा त्याच्यावर हल्ला होईल अशा घराकडे ओढला जातो.
theme-about-backRankMate = राजाच्या शेवटच्या पंक्तीवर शहमात; त्याचेच मोहरे वाट अडवतात.
theme-about-balestraMate = उंट शहमात करतो; उरलेल्या घरांवर वजिराचे लक्ष असते.
theme-about-bishopEndgame = पटावर फक्त उंट, प्यादी आणि राजे आहेत.
theme-about-blindSwineMate = शेजारी शेजारी उभे असलेले दोन हत्ती जवळून शहमात करतात.
theme-about-bodenMate = दोन उंट एकमेकांना छेदणाऱ्या तिरक्या रेषांवरून शहमात करतात.
theme-about-capturingDefender = आधी रक्षक मारला जातो, मग तो ज्याचे रक्षण करत होता ते.
theme-about-castling = उत्तरात किल्लेकोट आहे.
theme-about-checkFirst = अपेक्षित चालीच्या आधी शह दिला जातो.
theme-about-clearance = एखादा मोहरा आपल्या बाजूच्या दुसऱ्या मोहऱ्यासाठी घर किंवा रेषा मोकळी करतो.
theme-about-collinearMove = एखादा मोहरा प्रतिस्पर्ध्याच्या मोहऱ्याला न मारता त्याच रेषेवर सरकतो.
theme-about-cornerMate = हत्ती किंवा वजिराने कोपऱ्यात कोंडलेल्या राजाला घोडा शहमात करतो.
theme-about-crushing = डाव ठरवणारी वरचढ स्थिती मिळवा.
theme-about-defensiveMove = एक अचूक चाल स्थिती वाचवते.
theme-about-deflection = एखादा मोहरा तो ज्याचे रक्षण करतो त्यापासून दूर खेचला जातो.
theme-about-discoveredAttack = एखादा मोहरा रेषेतून बाजूला होतो आणि मागचा मोहरा हल्ला करतो.
theme-about-discoveredCheck = एखादा मोहरा रेषेतून बाजूला होतो आणि मागचा मोहरा शह देतो.
theme-about-doubleBishopMate = दोन उंट शेजारच्या तिरक्या रेषांवरून शहमात करतात.
theme-about-doubleCheck = दोन मोहरे एकाच वेळी शह देतात.
theme-about-dovetailMate = राजाच्या तिरक्या शेजारी असलेला वजीर शहमात करतो; राजाभोवती हल्ल्यासाठी दुसरा मोहरा लागत नाही.
theme-about-enPassant = प्यादे एन पासंट मारते.
theme-about-endgame = पटावर थोडेच मोहरे उरले आहेत.
theme-about-epauletteMate = राजाच्या दोन्ही बाजूंना त्याचेच मोहरे उभे आहेत.
theme-about-equality = अवघड स्थिती वाचवून समतोल साधा.
theme-about-exposedKing = सभोवती प्यादी नसलेल्या राजाचा पाठलाग होतो.
theme-about-fork = एक मोहरा एकाच वेळी दोन किंवा अधिक मोहऱ्यांवर हल्ला करतो.
theme-about-hangingPiece = संरक्षण नसलेला मोहरा मारता येतो.
theme-about-hookMate = हत्ती शहमात करतो; घोडा हत्तीचे आणि प्यादे घोड्याचे रक्षण करते.
theme-about-interference = प्रतिस्पर्ध्याचा मोहरा आणि तो ज्याचे रक्षण करतो ते यांच्यामध्ये एखादा मोहरा येतो.
theme-about-intermezzo = अपेक्षित परत मारण्याच्या चालीआधी एक धमकी दिली जाते.
theme-about-killBoxMate = राजाशेजारचा हत्ती शहमात करतो; वजीर त्याचे रक्षण करून राजाला कोंडतो.
theme-about-kingFork = राजा एकाच वेळी दोन किंवा अधिक मोहऱ्यांवर हल्ला करतो.
theme-about-kingsideAttack = राजाच्या बाजूला असलेल्या राजावर हल्ला.
theme-about-knightEndgame = पटावर फक्त घोडे, प्यादी आणि राजे आहेत.
theme-about-long = उत्तरात तीन चाली आहेत.
theme-about-master = किताब असलेल्या खेळाडूच्या डावातून.
theme-about-masterVsMaster = किताब असलेल्या दोन खेळाडूंच्या डावातून.
theme-about-mate = उत्तराच्या शेवटी शह आणि मात आहे.
theme-about-mateIn1 = एका चालीत शहमात करा.
theme-about-mateIn2 = दोन चालींत शहमात करा.
theme-about-mateIn3 = तीन चालींत शहमात करा.
theme-about-mateIn4 = चार चालींत शहमात करा.
theme-about-mateIn5 = पाच किंवा अधिक चालींत शहमात करा.
theme-about-middlegame = डावाच्या मधल्या भागातून.
theme-about-morphysMate = हत्तीने कडेला कोंडलेल्या राजाला उंट शहमात करतो.
theme-about-oneMove = उत्तरात एक चाल आहे.
theme-about-opening = डावाच्या ओपनिंगमधून.
theme-about-operaMate = राजाशेजारचा हत्ती शहमात करतो; उंट त्याचे रक्षण करतो.
theme-about-overload = दोन गोष्टींच्या रक्षकाला एकच राखता येते.
theme-about-overloading = एखाद्या मोहऱ्यावर झेपेल त्याहून अधिक रक्षणाचा भार आहे.
theme-about-pawnEndgame = पटावर फक्त प्यादी आणि राजे आहेत.
theme-about-pillsburysMate = हत्ती लांबून शहमात करतो; राजाच्या सुटकेच्या वाटेवर उंटाचे लक्ष असते.
theme-about-pin = मागे स्वतःचा राजा असल्याने एखादा मोहरा रेषा सोडू शकत नाही.
theme-about-promotion = प्याद्याला बढती मिळते.
theme-about-queenEndgame = पटावर फक्त वजीर, प्यादी आणि राजे आहेत.
theme-about-queenRookEndgame = पटावर फक्त वजीर, हत्ती, प्यादी आणि राजे आहेत.
theme-about-queensideAttack = वजिराच्या बाजूला असलेल्या राजावर हल्ला.
theme-about-quietMove = शह किंवा मारणे नसलेली चाल मार्ग दाखवते.
theme-about-relativePin = मागे अधिक मोलाचा मोहरा असल्याने एखाद्या मोहऱ्याने रेषा सोडू नये.
theme-about-rookEndgame = पटावर फक्त हत्ती, प्यादी आणि राजे आहेत.
theme-about-sacrifice = अधिक चांगल्यासाठी मोहरे दिले जातात.
theme-about-short = उत्तरात दोन चाली आहेत.
theme-about-skewer = एका मोहऱ्याला रेषा सोडावी लागते आणि मागचा मोहरा मारला जातो.
theme-about-smotheredMate = स्वतःच्याच मोहऱ्यांनी कोंडलेल्या राजाला घोडा शहमात करतो.
theme-about-superGM = जगातील सर्वोत्तम खेळाडूंपैकी एकाच्या डावातून.
theme-about-swallowstailMate = राजाशेजारचा वजीर शहमात करतो; राजाच्या मागे तिरके त्याचेच मोहरे उभे असतात.
theme-about-trappedPiece = एखाद्या मोहऱ्यावर हल्ला आहे आणि त्याला सुरक्षित घर नाही.
theme-about-triangleMate = वजीर आणि हत्ती राजाभोवतीच्या दोन घरांतून शहमात करतात.
theme-about-underPromotion = प्याद्याला हत्ती, उंट किंवा घोडा म्हणून बढती मिळते.
theme-about-veryLong = उत्तरात चार किंवा अधिक चाली आहेत.
theme-about-vukovicMate = राजाशेजारचा हत्ती शहमात करतो; त्याच रेषेवर त्याच्या मागे घोडा असतो.
theme-about-xRayAttack = एखादा मोहरा प्रतिस्पर्ध्याच्या मोहऱ्याच्या आरपार घराचे रक्षण किंवा त्यावर हल्ला करतो.
theme-about-zugzwang = ज्याला चाल करायची आहे त्याची प्रत्येक चाल स्थिती बिघडवते.

## Pieces with their squares, as the words around them need them: alone, as object, in a list. The object is the
## oblique: ला, चे and वर are joined to it. Verbs in -त आहे need no gender.

motif-piece =
    { $square } वरील { $role ->
        [king] राजा
        [queen] वजीर
        [rook] हत्ती
        [bishop] उंट
        [knight] घोडा
       *[pawn] प्यादे
    }
motif-object =
    { $square } वरील { $role ->
        [king] राजा
        [queen] वजिरा
        [rook] हत्ती
        [bishop] उंटा
        [knight] घोड्या
       *[pawn] प्याद्या
    }
motif-and = { $list } आणि { $last }

## Why a solution works. These begin and end as parts of a sentence.

explain-mate-two = { $mate }: { $checkers } एकाच वेळी शह देत आहेत, राजाला एकही घर नाही
explain-mate-back-rank = { $mate }: { $piece } शह देत आहे आणि राजाचेच मोहरे त्याची वाट अडवत आहेत
explain-mate-shut-in = { $mate }: { $piece } शह देत आहे आणि राजाच्याच मोहऱ्यांमुळे त्याला एकही घर नाही
explain-mate-guarded = { $mate }: { $piece } राजाशेजारून शह देत आहे आणि { $guard } रक्षण करत आहे
explain-mate-blocked = { $mate }: { $piece } शह देत आहे आणि राजाचेच मोहरे त्याच्या वाटेत आहेत
explain-mate-blocked-by = { $mate }: { $piece } शह देत आहे आणि { $blocker } राजाच्या वाटेत आहे
explain-mate-covered = { $mate }: { $piece } शह देत आहे आणि राजाभोवतीच्या सर्व घरांवर हल्ला आहे
explain-fork = { $piece } एकाच वेळी { $targets } यांच्यावर हल्ला करत आहे
explain-pin = { $piece } { $pinned }ला पिन करत आहे, मागे { $behind } आहे
explain-skewer = { $piece } { $front }वर हल्ला करत आहे, मग मागचा मोहरा मारता येतो: { $behind }
explain-discovered-attack = { $piece } बाजूला होताच { $attacker } { $target }वर हल्ला करत आहे
explain-discovered-check = { $piece } बाजूला होताच { $attacker } शह देत आहे
explain-double-check = { $checkers } एकाच वेळी शह देत आहेत, राजाला हलावेच लागेल
explain-x-ray = { $piece } { $through }च्या आरपार { $square } या घराचे रक्षण करत आहे
explain-attraction = { $piece } हे आमिष आहे: ते मारून { $lured } हल्ल्याखाली येत आहे
explain-deflection = { $piece } { $defender }ला दूर खेचत आहे, आता { $lost }चे रक्षण होत नाही
explain-deflection-square = { $piece } { $defender }ला दूर खेचत आहे, आता { $square } या घराचे रक्षण होत नाही
explain-overload = { $defender } एकाच वेळी { $square } या घराचे आणि { $lost }चे रक्षण करू शकत नाही
explain-interference = { $piece } मध्ये आल्याने { $defender } आता { $lost }चे रक्षण करत नाही
explain-intermezzo = { $target }ला मारण्याआधी मधली चाल: { $piece }
explain-clearance = { $piece } वाट मोकळी करत आहे आणि { $user } { $square } वर जात आहे
explain-trapped = { $piece } कोंडीत आहे: सुरक्षित घर एकही नाही
explain-hanging = { $piece } असुरक्षित आहे आणि { $capturer } त्याला मारत आहे
explain-capturing-defender = { $lost }चे रक्षण करणारा मोहरा आधी मारला जातो: { $defender }
explain-capturing-defender-mate = शहमात रोखणारा मोहरा आधी मारला जातो: { $defender }
explain-sacrifice = बळी दिलेला मोहरा: { $piece }
explain-sacrifice-material = मोहऱ्यांचा बळी दिला जातो
explain-quiet = { $piece } शह किंवा मारणे नसलेली शांत चाल करत आहे
explain-defensive = { $piece } बचाव करत आहे
explain-exposed-king = { $king } उघड्यावर आहे, समोर प्यादी नाहीत
explain-wing-attack = { $king }वर हल्ला होत आहे
explain-f2-f7 = { $piece } राजाशेजारच्या कमकुवत घरात घुसत आहे
explain-advanced-pawn = { $piece } बढतीच्या जवळ आहे
explain-promotion = प्याद्याला { $square } वर बढती मिळते: { $piece }
explain-underpromotion = प्याद्याला { $square } वर बढती मिळते: वजीर नव्हे, { $piece }
explain-en-passant = प्यादे { $square } वर एन पासंट मारते
explain-castling = किल्लेकोट केल्याने राजा { $square } वर जातो
explain-collinear = { $piece } { $spared }ला न मारता त्याच रेषेवर राहत आहे
explain-zugzwang = झुगझ्वांग: प्रतिस्पर्धी काहीही खेळला तरी स्थिती बिघडते
explain-gain = फायदा: { $piece }
explain-gain-for = फायदा: { $given } देऊन { $piece }
explain-gain-material =
    { $points ->
        [one] एका प्याद्याइतका फायदा होतो
       *[other] { $points } प्याद्यांइतका फायदा होतो
    }
explain-stalemate = स्टेलमेट होणारच, म्हणजे बरोबरी
explain-crushing = याने डाव ठरतो
explain-advantage = याने स्पष्ट वरचढ स्थिती मिळते
explain-equality = याने डाव वाचतो: स्थिती समान आहे
explain-best = या स्थितीत हेच सर्वोत्तम आहे

## Why a move was bad

blunder-mate =
    { $moves ->
        [one] एका चालीत शहमात करू देते: { $move }
       *[other] { $moves } चालींत शहमात करू देते: { $move }
    }
blunder-en-prise = { $piece } गमावते: { $move }
blunder-unguarded = { $piece }ला असुरक्षित सोडते: { $move }
blunder-hanging = { $piece }ला वाचवत नाही: { $move }
blunder-missed = { $piece }ला मारत नाही
blunder-allows = { $move } ही चाल होऊ देते: { $why }
