## Rules and clock

own-damaged = येथे जतन केलेले नियम आणि घड्याळे वाचता आली नाहीत ({ $why }). काहीही टाकून दिलेले नाही: त्यांचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
own-not-saved = हा ब्राउझर Sessa ला नियम आणि घड्याळे जतन करू देत नाही (साठवण भरली आहे किंवा बंद आहे). पान बंद करेपर्यंत ती राहतील.
section-strictness = किती काटेकोर
section-edition = नियम
section-names = नावे
name-own = तुमचे नाव
name-other = शेजारच्या खेळाडूचे नाव
edition = नियमावली
about-fide-2023 = 2023 पासून लागू असलेले बुद्धिबळाचे नियम.
about-fide-2009 = 2009 चे नियम: चुकीच्या दाव्याला तीन मिनिटे, तिसरी नियमबाह्य चाल म्हणजे हार, आणि जलद समाप्तीचा दावा करता येतो.
about-uscf = अमेरिकी नियम: किल्लेकोटात आधी हत्तीला हात लावता येतो; पुरेसे मोहरे नसलेली बाजू प्रतिस्पर्ध्याची वेळ संपली तरी जिंकत नाही. दाव्याशिवाय होणारी बरोबरी आणि अतिजलद व जलद खेळाच्या मर्यादा तपासलेल्या नाहीत; त्या FIDE च्या आहेत.
about-code-1988 = जुनी संहिता: काही अंत्यखेळांत 75 चाली, चुकीच्या दाव्याला पाच मिनिटे, उशीर करणाऱ्याला एक तास; घड्याळ थांबवणारा डाव सोडतो.
about-casual = दडपणाविना खेळ: चाली मागे घेता येतात आणि कशासाठीही वेळ कापला जात नाही.
every-rule = सर्व नियम

## What the player makes and keeps

clock-custom = स्वतःचे घड्याळ
not-saved-yet = { $what } (जतन केलेले नाही)
own-name = नाव
save-own = जतन करा
saved-as = “{ $name }” या नावाने जतन केले.
rename = नाव बदला …
delete = हटवा
deleted = “{ $name }” आता जतन केलेले नाही. दुसरे काही निवडेपर्यंत ते पुन्हा जतन करता येईल.
replace-sure = “{ $name }” आधीच जतन आहे. त्याच्या जागी हे ठेवायचे?
replace = बदला
remove = काढून टाका

## How strictly

touch-move-why = हात लावलेला मोहरा शक्य असल्यास हलवावाच किंवा मारावाच लागतो.
manual-press-why = खेळाडूने घड्याळ दाबले की चाल पूर्ण होते; तोवर त्याचाच वेळ चालतो.
flag-by-claim-why = संपलेला वेळ प्रतिस्पर्ध्याने दावा केल्यावरच धरला जातो.
allow-illegal-moves-why = लाकडी पटाप्रमाणे नियमबाह्य चाली करता येतात; त्यांचा निकाल नियमांनुसार लागतो.
competition-why = काहीही मदत नाही: चालींच्या खुणा नाहीत, आगाऊ चाली नाहीत, मागे घेणे नाही, शहाची सूचना नाही.
needs-two-persons = फक्त दोन व्यक्तींसाठी: रोबो नियमबाह्य चाल करत नाही आणि वेळ संपल्याचा दावाही करत नाही.
needs-clock = फक्त घड्याळासह.

## The clock in sentences

tell-none = घड्याळ नाही: हवा तितका वेळ विचार करा.
tell-each = प्रत्येक बाजूला: { $clock }.
tell-odds = पांढऱ्याला: { $white }. काळ्याला: { $black }.
tell-moves =
    { $count ->
        [one] एका चालीसाठी { $time }
       *[other] { $count } चालींसाठी { $time }
    }
tell-all = सर्व चालींसाठी { $time }
tell-rest = उरलेल्या चालींसाठी { $time }
tell-then = { $before }, मग { $stage }
tell-fischer = { $stage }, प्रत्येक चालीनंतर आणखी { $bonus }
tell-delay = { $stage }, प्रत्येक चालीला घड्याळ { $bonus } थांबते
tell-bronstein = { $stage }, प्रत्येक चालीला लागलेला वेळ, जास्तीत जास्त { $bonus }, परत मिळतो
tell-saved = एका टप्प्यात वाचलेला वेळ पुढील टप्प्यात मिळतो.
tell-hourglass = वाळूच्या घड्याळाप्रमाणे { $time }
tell-sand = एक बाजू वापरते तो वेळ दुसरीला मिळतो.
tell-periods =
    { $count ->
        [one] एक कालखंड, { $time }
       *[other] { $count } कालखंड, प्रत्येकी { $time }
    }
tell-period-back = कालखंडात चाल केली की पूर्ण कालखंड परत मिळतो.
tell-per-move = प्रत्येक चालीसाठी { $time }
tell-nothing-saved = एका चालीत वाचलेला वेळ पुढच्या चालीला मिळत नाही.
tell-first-move = पहिले घड्याळ पहिल्या चालीने सुरू होते; त्या चालीचा वेळ मोजला जात नाही.
tell-first-moves = दोन्ही बाजूंनी पहिली चाल खेळल्यावर घड्याळ सुरू होते; त्या चालींचा वेळ कापला जात नाही आणि वाढतही नाही.
tell-seconds = { $count } से
clock-class = या नियमांनुसार: { $class }

## Building a clock

build-clock = घड्याळ तयार करा
clock-kind = प्रकार
kind-stages = टप्पे
kind-byoyomi = ब्यो-योमी
kind-hourglass = वाळूचे घड्याळ
kind-per-move = प्रत्येक चालीला वेळ
kind-days = प्रत्येक चालीला दिवस
clock-odds = पांढरा आणि काळा वेगळे
clock-start = पहिले घड्याळ सुरू
start-with-game = डावासोबत
start-with-move = पहिल्या चालीसोबत
clock-main = मुख्य वेळ
clock-periods = कालखंड
clock-period = कालखंड किती
clock-each-move = प्रत्येक चालीचा वेळ
clock-days-each = प्रत्येक चालीचे दिवस
stage-of = टप्पा { $number }
stage-moves = चाली
stage-rest = उरलेल्या सर्व चाली
stage-time = वेळ
stage-bonus = प्रत्येक चालीला अधिक वेळ
stage-seconds = अधिक वेळ किती
bonus-none = नाही
bonus-fischer = चालीनंतर जमा (फिशर)
bonus-delay = घड्याळ आधी थांबते (विलंब)
bonus-bronstein = लागलेला वेळ परत (ब्रॉन्स्टीन)
add-stage = टप्पा जोडा
unit-long-time = ता:मि:से
unit-time = मि:से
unit-seconds = सेकंद
unit-empty-never = रिकामे: कधीच नाही
unit-time-never = मि:से; रिकामे: कधीच नाही
unit-empty-nobody = मि:से; रिकामे: कोणीही हरत नाही
unit-empty-always = रिकामे: शेवटपर्यंत

## Every rule

rules-of-draws = बरोबरी आणि दावे
rules-of-time = वेळ
rules-of-illegal-moves = नियमबाह्य चाली आणि अनियमितता
rules-of-moving = चाल करणे
rule-repetitions-to-claim = तीच स्थिती इतक्या वेळा आल्यास बरोबरीचा दावा
rule-moves-to-claim = काहीही न मारता, प्यादे न हलता इतक्या चालींनी दावा
rule-repetitions-to-end = तीच स्थिती इतक्या वेळा आल्यास डाव आपोआप संपतो
rule-moves-to-end = काहीही न मारता, प्यादे न हलता इतक्या चालींनी डाव आपोआप संपतो
rule-wrong-claim-gain = चुकीच्या दाव्याने प्रतिस्पर्ध्याला मिळणारा वेळ
rule-wrong-claim-loss = चुकीच्या दाव्याने दावेदाराचा जाणारा वेळ
rule-agreement-from = संमतीने बरोबरीआधी दोन्ही बाजूंनी कराव्या लागणाऱ्या चाली
rule-offers-again = बरोबरी पुन्हा सुचवता येते
offers-after-move = आपल्या चालीनंतर
offers-after-opponent = प्रतिस्पर्ध्याने सुचवल्यानंतर
rule-long-endings = दाव्याला जास्त चाली लागणारे अंत्यखेळ
ending-of = अंत्यखेळ { $number }
ending-stronger = बलवान बाजू (K Q R B N P)
ending-weaker = दुबळी बाजू
ending-pawn = प्याद्याची जागा
ending-pawn-anywhere = कुठेही
ending-pawn-seventh = बढतीच्या एक पाऊल आधी
ending-moves = दाव्यासाठी चाली
add-ending = अंत्यखेळ जोडा
rule-flag-draw = वेळ संपल्यास बरोबरी, जर
rule-resignation-draw = प्रतिस्पर्धी कधीच शहमात करू शकत नसेल तर डाव सोडणे म्हणजे बरोबरी
flag-draw-cannot-mate = प्रतिस्पर्धी कधीच शहमात करू शकत नसेल
flag-draw-material = प्रतिस्पर्ध्याकडे पुरेसे मोहरे नसतील
flag-draw-lone-king = प्रतिस्पर्ध्याकडे फक्त राजा असेल
rule-both-flags = दोन्ही बाजूंची वेळ संपली
both-flags-unless-last = खेळ सुरू राहतो; शेवटच्या टप्प्यात बरोबरी
both-flags-play-on = खेळ सुरू राहतो
both-flags-draw = बरोबरी
rule-away = पान बंद असताना किंवा उपकरण झोपलेले असताना
away-waits = डाव थांबतो
away-runs = वेळ चालूच राहतो
rule-lateness = यापेक्षा उशिरा येणारा हरतो
rule-quickplay-below = जलद समाप्ती: यापेक्षा कमी वेळ असताना दावा
rule-quickplay-rejected = जलद समाप्तीचा दावा फेटाळल्यास प्रतिस्पर्ध्याला मिळणारा वेळ
rule-quickplay-increment = त्याऐवजी मागता येणारा अधिक वेळ
rule-class-blitz = अतिजलद: 60 चालींचा वेळ जास्तीत जास्त
rule-class-classical = पारंपरिक: 60 चालींचा वेळ किमान
rule-appeals = चुकीच्या दाव्यावर दाद मागता येते; पुन्हा चुकल्यास हार
rule-stopping-resigns = घड्याळे थांबवणारा डाव सोडतो
rule-illegal-loses-at = डाव हरवणारी नियमबाह्य चाल (कितवी)
rule-illegal-bonus = नियमबाह्य चालीने प्रतिस्पर्ध्याला मिळणारा वेळ
rule-illegal-horizon = इतक्या चालींच्या आतच दुरुस्ती
rule-formal-faults = चालीविना घड्याळ दाबणे व दोन हातांनी खेळणे या नियमबाह्य चाली
rule-becomes-queen = शेवटच्या पंक्तीत सोडलेले प्यादे वजीर होते
rule-supervision = नियमबाह्य चाली
supervision-adequate = पंच पाहतात
supervision-claimed = त्यांचा दावा करावा लागतो (FIDE A.5)
supervision-loses = दावा केल्यास हार
rule-reversed = रंगांची अदलाबदल: डाव नव्याने सुरू करता येतो
reversed-moves = ठरावीक चालींपर्यंत
reversed-quarter = पाव वेळेपर्यंत
reversed-arbiter = पंचांच्या निर्णयानुसार
rule-reversed-moves = तोवर प्रत्येक बाजूच्या चाली
rule-take-back = चाली मागे घेता येतात
rule-rook-first = किल्लेकोटात आधी हत्तीला हात लावता येतो

## What is wrong in a field

fault-time = “{ $text }” ही वेळ समजली नाही. मिनिटे, मि:से किंवा ता:मि:से लिहा: 90, 5:00, 1:40:00.
fault-seconds = “{ $text }” ही वेळ समजली नाही. सेकंद किंवा मि:से लिहा: 30, 1:30.
fault-sixty = “:” नंतर मिनिटे आणि सेकंद 59 पर्यंतच.
fault-too-long = कोणतीही वेळ एका वर्षापेक्षा जास्त नको.
fault-number = “{ $text }” ही पूर्ण संख्या नाही.
fault-least = किमान { $count }.
fault-most = जास्तीत जास्त { $count }.
fault-no-time = थोडा वेळ द्या: वेळच नसेल तर कोणीही चाल करू शकत नाही.
fault-classes = पारंपरिक सुरू होण्याआधी अतिजलद संपले पाहिजे.
fault-pieces = “{ $text }” हे एका बाजूचे मोहरे नाहीत. आधी राजा, मग मूल्याच्या क्रमाने लिहा: KRB.
fault-no-name = नाव द्या.
fault-name-taken = “{ $text }” हे दुसऱ्या कशाचे तरी नाव आहे.
fault-unplayable = या सेटिंग्जसह डाव खेळता येत नाही.
