# What is said only on the sheets over the page, in Marathi. The names and the variables are those of sheets.en.ftl.

## Settings

section-appearance = रूप
section-board = पट
section-moves = चाल करणे
section-sound = आवाज आणि बोलणे
section-accessibility = न पाहता खेळणे
language = भाषा
language-auto = ब्राउझरप्रमाणे
scheme = पानाचा रंग
scheme-auto = सिस्टिमप्रमाणे
scheme-light = उजळ
scheme-dark = गडद
contrast = जास्त कॉन्ट्रास्ट
board-theme = पटाचे रंग
board-walnut = अक्रोड
board-green = हिरवा
board-blue = निळा
board-slate = पाटी
board-sand = वाळू
board-plum = जांभूळ
board-contrast = जास्त कॉन्ट्रास्ट
piece-set = मोहरे
pieces-staunton = स्टॉन्टन
pieces-modern = आधुनिक
pieces-clear = स्पष्ट
coordinates = कडेची अक्षरे व अंक
notation = चालींची नोंद
notation-english = इंग्रजी अक्षरे
notation-local = या भाषेची अक्षरे
notation-figurine = मोहऱ्यांची चित्रे
motion = ॲनिमेशन
destinations = मोहरा कुठे जाऊ शकतो ते दाखवा
moving-by = मोहरा कसा हलवायचा
moving-both = ओढून किंवा टॅप करून
moving-drag = ओढून
moving-tap = टॅप करून
premoves = पाळीआधी आगाऊ चाली
auto-queen = नेहमी वजीर म्हणूनच बढती
confirm-moves = प्रत्येक चालीची खात्री करा
vibration = कंपन
volume = आवाजाची पातळी
speak-moves = चाली बोलून सांगा
no-voice = या ब्राउझरमध्ये { $language } बोलणारा आवाज नाही.
listen = बोललेल्या चाली ऐका
listen-here = बोलणे फक्त याच उपकरणावर ओळखले जाते.
listen-cannot = हा ब्राउझर { $language } बोलणे याच उपकरणावर ओळखू शकत नाही, म्हणून Sessa ऐकत नाही.
listen-refused = मायक्रोफोन उपलब्ध नाही ({ $why }).
listening = ऐकत आहे …
spelling = घरे शब्दांनी सांगा (ईव्हा 4)
blindfold = डोळे बांधून खेळ
blindfold-off = मोहरे दिसतात
blindfold-discs = फक्त चकत्या
blindfold-hidden = मोहरे लपवलेले
blindfold-nothing = रिकामा पट
show-entry = चाली टाइप करण्याची चौकट
reset-settings = नेहमीच्या सेटिंग्ज
section-offline = नेटवर्कशिवाय
offline-ready = Sessa या उपकरणावर आहे आणि नेटवर्कशिवाय चालते.
offline-not-yet = Sessa अजून या उपकरणावर आलेले नाही. ते पूर्ण येईपर्यंत नेटवर्क लागते.
offline-insecure = Sessa ला नेटवर्क लागते: हे पान सुरक्षित जोडणीने (https) आलेले नाही, म्हणून ब्राउझर ते ठेवत नाही.
offline-missing = Sessa ला नेटवर्क लागते: हा ब्राउझर, किंवा त्याची खाजगी विंडो, पाने ठेवत नाही.
offline-incomplete = Sessa ला नेटवर्क लागते: सर्व फाइली आणून ठेवता आल्या नाहीत. कदाचित जोडणी तुटली किंवा साठवण भरली आहे; पुन्हा प्रयत्न करण्यासाठी पान पुन्हा उघडा.
offline-failed = Sessa ला नेटवर्क लागते: ब्राउझर ते ठेवत नाही ({ $why }).
install = Sessa इन्स्टॉल करा

## Help

help-keys = कीबोर्ड
help-everywhere = सर्वत्र
help-on-board = पटावर
help-words = शब्द
help-words-why = चाल (Nf3, e2e4, 5254, घोडा f3) किंवा यांपैकी एक टाइप करा:
help-pointer = माउस आणि स्पर्श
help-draw = उजव्या बटणाने काढा, किंवा पेन्सिल निवडून कोणत्याही बोटाने: एका घरापासून दुसऱ्या घरापर्यंत बाण, एकाच घरावर वर्तुळ. Shift, Alt किंवा दोन्ही दाबल्यास रंग बदलतो.
help-premove = रोबो विचार करत असताना तुम्ही हव्या तितक्या आगाऊ चाली करू शकता. रिकाम्या घरावर टॅप, उजवे क्लिक किंवा Escape त्या मागे घेते.
key-arrows = एका घरावरून दुसऱ्या घरावर जा
key-enter = मोहरा उचला, खाली ठेवा
key-escape = मोहरा परत ठेवा; रेखाटने पुसा, आगाऊ चाली मागे घ्या
key-piece = पुढील राजा, वजीर, हत्ती, उंट, घोडा, प्यादे; Shift सह मागील
key-rank = पंक्तीवर (आडवी ओळ) जा; Shift सह स्तंभावर (उभी ओळ)
key-read = घर वाचून दाखवा
key-last = शेवटची चाल
key-time = घड्याळे
key-moves = हा मोहरा कुठे जाऊ शकतो; Shift सह काय मारू शकतो
key-attackers = या घरावर कोणाचा हल्ला आहे
key-material = कोण पुढे आहे
key-status = चालीचा क्रमांक व पाळी
key-draw = बाण सुरू करा किंवा संपवा; एकाच घरावर दोनदा दाबल्यास वर्तुळ
key-colour = पुढील रंग
key-entry = चाल टाइप करण्याच्या चौकटीकडे
key-board = पटाकडे
key-replay = डावात मागे-पुढे
key-ends = सुरुवातीला, शेवटी
key-flip = पट फिरवा
key-help = ही यादी
key-settings = सेटिंग्ज

## The arbiter

phase-running = डाव सुरू आहे.
illegal-count = नियमबाह्य चाली, { $side }: { $count }
claimed-why = { $side } बरोबरीचा दावा करतो: प्रतिस्पर्धी सामान्य मार्गाने जिंकू शकत नाही, किंवा तसा प्रयत्न करत नाही.
grant-draw = बरोबरी मान्य करा
reject-claim = दावा फेटाळा
postpone-claim = निर्णय पुढे ढकला
increment-why = दोन्ही बाजूंच्या प्रत्येक चालीला { $time } जास्त मिळावेत, अशी { $side } ची मागणी.
grant-increment = वाढीव वेळ द्या
refuse-increment = विनंती नाकारा
sure = नक्की?
yes = होय
arbiter-clocks = घड्याळे
set = लावा
set-clocks-when = घड्याळे थांबलेली असताना ती लावता येतात.
set-clocks-how = तास, मिनिटे, सेकंद: 1:30:00; किंवा मिनिटे, सेकंद: 5:00.
time-unreadable = वेळ 1:30:00 किंवा 5:00 अशी लिहा.
arbiter-penalties = दंड आणि निकाल
penalty-for = कोणाला
penalty = दंड
penalty-time = वेळ
penalty-warning = ताकीद
penalty-gains = प्रतिस्पर्ध्याला जास्त वेळ
penalty-loses = वेळ कमी
penalty-as-illegal = नियमबाह्य चालीप्रमाणे (दोन हात)
penalty-forfeit = डाव हरला
penalty-absent = वेळेत आला नाही
impose = दंड द्या
declare-result = निकाल
declare = निकाल जाहीर करा
arbiter-irregularities = अनियमितता
irregularity = काय चुकले
irregularity-illegal-move = नियमबाह्य चाल
irregularity-displaced = जागा बदललेले मोहरे
irregularity-impossible = अशक्य स्थिती
irregularity-wrong-start = चुकीची सुरुवातीची स्थिती
irregularity-colours-reversed = रंगांची अदलाबदल
irregularity-board-turned = पट चुकीचा फिरवलेला
irregularity-wrong-clock = घड्याळ चुकीचे लावलेले
rule-illegal-move = त्याआधीच्या स्थितीकडे, तेव्हाच्या घड्याळांसह (FIDE 7.5).
rule-illegal-move-within = शेवटच्या { $count } चालींत घडले असल्यास, त्याआधीच्या स्थितीकडे, तेव्हाच्या घड्याळांसह (USCF 11A).
rule-displaced = स्थिती पुन्हा मांडावी (FIDE 7.4); ती माहीत नसल्यास, शेवटची खात्रीची स्थिती.
rule-impossible = शेवटच्या खात्रीच्या स्थितीकडे, तेव्हाच्या घड्याळांसह; ती माहीत नसल्यास, वापरलेला वेळ चालींच्या प्रमाणात विभागला जातो.
rule-wrong-start = डाव नव्याने सुरू होतो (FIDE 7.2.1).
rule-colours-reversed = दोन्ही बाजूंच्या { $count } चाली होण्याआधी लक्षात आल्यास डाव नव्याने सुरू होतो; त्यानंतर तो तसाच चालू राहतो (FIDE 7.3).
rule-colours-reversed-time = पहिल्या टप्प्यासाठीच्या वेळेपैकी पाव वेळ वापरला जाण्याआधी लक्षात आल्यास डाव नव्याने सुरू होतो; त्यानंतर तो तसाच चालू राहतो.
rule-colours-reversed-arbiter = पंचांनी डाव नव्याने सुरू करण्याचा निर्णय न दिल्यास डाव पुढे चालू राहतो.
rule-board-turned = पट बरोबर फिरवून डाव चालू राहतो (FIDE 7.2.2).
rule-wrong-clock = येथे नोंद करा; घड्याळे थांबलेली असताना वर लावता येतात (FIDE 6.10).
correction = काय करायचे
correction-back = एका स्थितीकडे परत, तेव्हाच्या घड्याळांसह
correction-in-proportion = एका स्थितीकडे परत, वेळ प्रमाणात
correction-restart = डाव नव्याने सुरू करा
correction-note = फक्त नोंद
correction-place = कोणत्या चालीनंतर
apply-correction = दुरुस्त करा
refused-not-started = डाव अजून सुरू झालेला नाही.
refused-over = डाव संपला आहे; निकाल कायम राहतो.
refused-paused = घड्याळे थांबलेली आहेत; आधी ती सुरू करा.
refused-not-paused = आधी घड्याळे थांबवा.
refused-too-late = या डावाच्या नियमांनुसार त्यासाठी उशीर झाला आहे.
refused-not-in-force = या डावाच्या नियमांत ते नाही.
refused-too-much-time = इतका वेळ कोणतेही घड्याळ दाखवू शकत नाही.
refused-to-be-decided = आधी दाव्याचा निर्णय द्या.
refused-offered-already = बरोबरी आधीच सुचवली आहे; पुन्हा सुचवण्याची वेळ आलेली नाही.
refused-time-left = { $side }: अजून वेळ आहे.

## The ledger

arbiter-ledger = नोंदवही
ledger-time = वेळ
ledger-who = कोण
ledger-what = काय
save-as-text = मजकूर म्हणून जतन करा
save-as-table = तक्ता म्हणून जतन करा (CSV)
log-start = डाव सुरू होतो.
log-touch = { $square } ला स्पर्श.
log-adjust = “नीट ठेवतो.”
log-release = प्यादे { $square } वर ठेवले.
log-displace = { $move }; ही नियमबाह्य.
log-press = घड्याळ दाबले.
log-offer = बरोबरी सुचवली.
log-accept = बरोबरी स्वीकारली.
log-decline = बरोबरी नाकारली.
log-claim = बरोबरीचा दावा: { $why }.
log-claim-with = { $move } जाहीर करून बरोबरीचा दावा: { $why }.
log-quickplay = बरोबरीचा दावा: सामान्य मार्गाने जिंकणे शक्य नाही.
log-increment = वाढीव वेळ मागतो; तो बरोबरीचा प्रस्तावही आहे.
log-granted = दावा मान्य.
log-rejected = दावा फेटाळला.
log-postponed = निर्णय पुढे ढकलला.
log-resign = डाव सोडला.
log-flag = { $side }: वेळ संपली.
log-claim-illegal = नियमबाह्य चालीमुळे डाव जिंकल्याचा दावा.
log-pause = घड्याळे थांबवली.
log-resume = घड्याळे सुरू केली.
log-set = { $side }: घड्याळ { $time } वर लावले.
log-warning = { $side }: ताकीद.
log-gains = { $side }: { $time } जास्त वेळ.
log-loses = { $side }: { $time } कमी.
log-forfeit = { $side }: डाव हरला.
log-as-illegal = नियमबाह्य चालीप्रमाणे दंड: { $side }.
log-declare = निकाल जाहीर.
log-take-back = मागे घेतलेल्या अर्ध्या चाली: { $count }.
log-seal = पुढची चाल मोहोरबंद केली; डाव तहकूब.
log-unseal = लिफाफा उघडला: { $move }.
log-ambiguous = लिफाफा उघडला: त्यातील चाल संदिग्ध आहे.
log-unreadable = लिफाफा उघडला: त्यातील चाल वाचता येत नाही.
log-leave = पान सोडले.
log-return = पानावर परत आले.
log-slept = उपकरण { $time } झोपले; तो वेळ मोजला नाही.
log-slept-counted = उपकरण { $time } झोपले; तो वेळ मोजला.
corrected-note = नोंद केली.
corrected-restart = डाव नव्याने सुरू.
corrected-back = परत: { $place }, तेव्हाच्या घड्याळांसह.
corrected-in-proportion = परत: { $place }, वेळ चालींच्या प्रमाणात.

## Adjournment

arbiter-adjourn = डाव तहकूब करा
seal-how = { $side }: पुढची चाल प्रतिस्पर्ध्याला दिसणार नाही अशी येथे लिहा. मोहोरबंद होईपर्यंत घड्याळ चालू राहते.
seal-robot = आता रोबोची पाळी आहे; तुमची पाळी आल्यावर तहकूब करा.
sealed-move = मोहोरबंद चाल
show = दाखवा
passphrase = सांकेतिक शब्द
passphrase-why = सांकेतिक शब्द नसल्यास, ज्याच्याकडे डाव आहे तो कोणीही लिफाफा उघडू शकतो. विसरल्यास कोणीही तो शोधू शकत नाही.
resume-at = पुन्हा कधी
seal = मोहोरबंद करून तहकूब करा
working-on-seal = एक क्षण …
seal-unreadable = ती Nf3 किंवा e2e4 सारखी चाल नाही.
seal-illegal = ती चाल येथे नियमानुसार नाही.
seal-ambiguous = एकाहून जास्त चाली असू शकतात; e2e4 किंवा e7e8q अशी दोन्ही घरे लिहा.
seal-not-allowed = ती चाल नियमानुसार आहे, पण दुसऱ्या मोहऱ्याला स्पर्श झाला किंवा दुसरी चाल जाहीर केली आहे.
seal-no-chance = हा ब्राउझर यादृच्छिक संख्या देत नाही, म्हणून मोहोरबंद करता येत नाही.
sealed-by = { $side }: चाल मोहोरबंद केली आहे.
resume-on = पुन्हा सुरू: { $when }.
anybody-can-open = लिफाफ्याला सांकेतिक शब्द नाही: कोणीही तो उघडू शकतो.
open-envelope = लिफाफा उघडा आणि सुरू करा
sealed-ambiguous = मोहोरबंद चाल संदिग्ध आहे
sealed-unreadable = मोहोरबंद चाल वाचता येत नाही
envelope-damaged = लिफाफा वाचता येत नाही. काहीही बदललेले नाही.
envelope-wrong-phrase = त्याने उघडत नाही: सांकेतिक शब्द वेगळा आहे, किंवा लिफाफा बदललेला आहे. येथे काहीही बदललेले नाही.
before-opening = उघडण्याआधी खेळाडू बरोबरी मान्य करू शकतात, किंवा एक जण डाव सोडू शकतो.
draw-agreed = बरोबरी मान्य
white-resigns = पांढरा डाव सोडतो
black-resigns = काळा डाव सोडतो

## Games kept and sent

save-or-send = हा डाव जतन करा किंवा पाठवा
save-file = फाइल म्हणून जतन करा
copy-link = दुवा कॉपी करा
link = दुवा
link-copied = दुवा कॉपी झाला; त्यात संपूर्ण डाव आहे.
link-by-hand = हा ब्राउझर कॉपी करू देत नाही; दुवा येथून कॉपी करा.
link-too-long = हा डाव दुव्यासाठी फार लांब आहे; फाइल म्हणून जतन करा.
open-file = फाइलमधून
open-how = Sessa ने जतन केलेला डाव; किंवा तुम्हाला आलेला दुवा या ब्राउझरमध्ये उघडा.
open-foreign = हा Sessa चा डाव नाही, किंवा त्याचा काही भाग नाही ({ $why }). काहीही बदललेले नाही.
open-newer = हा डाव Sessa च्या नव्या आवृत्तीने जतन केला आहे; पान पुन्हा उघडून प्रयत्न करा.
open-too-long = डाव असण्यासाठी हे फार लांब आहे. काहीही बदललेले नाही.
open-puts-aside = पटावरचा डाव संग्रहात राहतो; तो नंतर पुढे खेळता येतो.
open-this-game = पटावर मांडा

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
about-uscf = अमेरिकी नियम: किल्लेकोटात आधी हत्तीला हात लावता येतो; पुरेसे मोहरे नसलेली बाजू प्रतिस्पर्ध्याची वेळ संपली तरी जिंकत नाही.
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
clock-period = कालखंडाची लांबी
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
rule-agreement-from = या चालीपर्यंत संमतीने बरोबरी नाही
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
rule-resignation-draw = प्रतिस्पर्धी कधीच मात करू शकत नसेल तर डाव सोडणे म्हणजे बरोबरी
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
rule-quickplay-increment = त्याऐवजी मागता येणारा वाढीव वेळ
rule-class-blitz = अतिजलद: 60 चालींचा वेळ जास्तीत जास्त
rule-class-classical = पारंपरिक: 60 चालींचा वेळ किमान
rule-stopping-resigns = घड्याळे थांबवणारा डाव सोडतो
rule-illegal-loses-at = डाव हरवणारी नियमबाह्य चाल (कितवी)
rule-illegal-bonus = नियमबाह्य चालीने प्रतिस्पर्ध्याला मिळणारा वेळ
rule-illegal-horizon = इतक्या चालींनंतरही ती दुरुस्त होते
rule-formal-faults = चालीविना घड्याळ दाबणे व दोन हातांनी खेळणे या नियमबाह्य चाली
rule-becomes-queen = शेवटच्या पट्टीवर सोडलेले प्यादे वजीर होते
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
fault-unplayable = तसे कोणीही खेळू शकणार नाही.

## Chess clock

timer-start = सुरू करा
timer-pause = थांबवा
timer-reset = पुन्हा सुरुवातीला
timer-set-up = घड्याळ लावा
timer-tap = सुरू करण्यासाठी येथे दाबा
timer-press = चाल झाल्यावर दाबा
timer-to-go =
    { $count ->
        [one] अजून एक चाल
       *[other] अजून { $count } चाली
    }
timer-delay = विलंब { $time }
timer-periods =
    { $count ->
        [one] शेवटचा कालखंड
       *[other] { $count } कालखंड
    }
timer-flag = वेळ संपली
timer-flagged = { $side }: वेळ संपली.
timer-low = { $side }: वेळ कमी, { $time }.
timer-slept = उपकरण { $time } इतका वेळ झोपले होते, किंवा त्याचे घड्याळ पुढे केले गेले. तो वेळ धरलेला नाही आणि घड्याळ थांबवले आहे.
timer-damaged = येथे जतन केलेले घड्याळ वाचता आले नाही ({ $why }). काहीही टाकून दिलेले नाही: त्याचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
timer-not-saved = हा ब्राउझर घड्याळ जतन करू देत नाही (साठवण भरली आहे किंवा बंद आहे). खेळत राहता येईल, पण पान पुन्हा उघडल्यास ते सुरुवातीला जाईल.
timer-reset-sure = दोन्ही बाजूंची घड्याळे सुरुवातीला न्यायची?
timer-leave-sure = घड्याळ चालू आहे. थांबवून बंद करायचे?
timer-fixed = दुसरे निवडण्यासाठी घड्याळ सुरुवातीला न्या.
timer-turn = कोणाची चाल
timer-faces = तबकड्या
timer-faces-players = आपापल्या खेळाडूकडे
timer-faces-one-way = एकाच दिशेला
timer-done = झाले

## The library

library-import = PGN आयात करा
library-export-all = सर्व निर्यात करा
library-search = संग्रहात शोधा
library-search-what = नावे, स्पर्धा, तारीख, ओपनिंग
library-kind = कोणते डाव
library-all = सर्व डाव
library-robot = रोबोविरुद्ध
library-persons = दोघांमधले
library-imported = आयात केलेले
library-study = अभ्यास
library-sort = क्रम
library-sort-changed = नवे आधी
library-sort-date = खेळल्याची तारीख
library-sort-white = पांढऱ्याचे नाव
library-sort-black = काळ्याचे नाव
library-sort-result = निकाल
library-sort-length = लांबी
library-reverse = उलट क्रमाने
library-count = { $count ->
    [one] { $count } डाव
   *[other] { $count } डाव
}
library-found = { $count ->
    [one] { $all } पैकी { $count } डाव
   *[other] { $all } पैकी { $count } डाव
}
library-games = डाव
library-game = निवडलेला डाव
library-moves = { $count ->
    [one] { $count } चाल
   *[other] { $count } चाली
}
library-unfinished = अपूर्ण
library-choose = कसा संपला ते पाहण्यासाठी डाव निवडा.
library-continue = पुढे खेळा
library-replay = पुन्हा पाहा आणि विश्लेषण करा
library-export = PGN म्हणून जतन करा
library-export-found = { $count ->
    [one] हा { $count } डाव निर्यात करा
   *[other] हे { $count } डाव निर्यात करा
}
library-delete-found = { $count ->
    [one] हा { $count } डाव हटवा
   *[other] हे { $count } डाव हटवा
}
library-no-match = असा डाव नाही.
library-show-all = सर्व डाव दाखवा
library-pages = यादीची पाने
library-first = पहिले पान
library-previous = मागचे पान
library-next = पुढचे पान
library-last = शेवटचे पान
library-range = { $count } पैकी { $from }–{ $to }
library-empty = अजून डाव नाहीत
library-empty-how = तुम्ही खेळता तो प्रत्येक डाव आपोआप येथे ठेवला जातो. इतर ठिकाणचे डाव PGN फाइल म्हणून येतात: वर एक निवडा, किंवा येथे सोडा.
library-progress = किती झाले
library-reading = { $count ->
    [one] { $count } डाव वाचला
   *[other] { $count } डाव वाचले
}
library-writing = { $count ->
    [one] { $count } डाव लिहिला
   *[other] { $count } डाव लिहिले
}
library-import-done = { $count ->
    [one] { $count } डाव घेतला.
   *[other] { $count } डाव घेतले.
}
library-known = { $count ->
    [one] { $count } आधीच होता.
   *[other] { $count } आधीच होते.
}
library-cancelled = थांबवले; वाचलेले ठेवले आहे.
library-problems = { $count ->
    [one] { $count } ठिकाणी काही वाचता आले नाही.
   *[other] { $count } ठिकाणी काही वाचता आले नाही.
}
library-which = कुठे आणि का
library-problem = डाव { $game }, ओळ { $line }: { $why }
library-exported = { $count ->
    [one] { $count } डाव फाइलमध्ये जतन केला.
   *[other] { $count } डाव फाइलमध्ये जतन केले.
}
library-deleted = { $count ->
    [one] { $count } डाव हटवला.
   *[other] { $count } डाव हटवले.
}
library-undo = परत आणा
library-dismiss = बंद करा
library-restore = परत आणा
library-restored = { $count ->
    [one] { $count } डाव पुन्हा संग्रहात आला.
   *[other] { $count } डाव पुन्हा संग्रहात आले.
}
library-erased = { $count ->
    [one] { $count } डाव कायमचा हटवला.
   *[other] { $count } डाव कायमचे हटवले.
}
library-delete-sure = { $count ->
    [one] { $count } डाव हटवायचा? तो { $days } दिवस कचरापेटीत राहील.
   *[other] { $count } डाव हटवायचे? ते { $days } दिवस कचरापेटीत राहतील.
}
library-erase-sure = { $count ->
    [one] { $count } डाव कायमचा हटवायचा?
   *[other] { $count } डाव कायमचे हटवायचे?
}
library-restore-found = { $count ->
    [one] हा { $count } डाव परत आणा
   *[other] हे { $count } डाव परत आणा
}
library-empty-bin = कायमचे हटवा
library-bin = { $count ->
    [one] कचरापेटी: { $count } डाव
   *[other] कचरापेटी: { $count } डाव
}
library-leave-bin = संग्रहाकडे परत
library-bin-about = हटवलेले डाव { $days } दिवस कचरापेटीत राहतात.
library-bin-empty = कचरापेटी रिकामी आहे.
library-days-left = { $count ->
    [one] अजून { $count } दिवस कचरापेटीत राहील
   *[other] अजून { $count } दिवस कचरापेटीत राहील
}
library-filters = गाळण्या
library-filters-in-use = गाळण्या ({ $count } वापरात)
library-any = कोणतेही
library-played-as = खेळलेला रंग
library-eco = सुरुवातीचा संकेत (ECO)
library-elo = दोघांचे एलो, किमान
library-from = खेळल्याचा दिवस, पासून
library-until = खेळल्याचा दिवस, पर्यंत

## Faults in a file of games

pgn-no-move = ही चाल नाही.
pgn-illegal = ही चाल येथे करता येत नाही.
pgn-ambiguous = ही नोंद एकाहून जास्त चालींची असू शकते.
pgn-null-move = रिकामी चाल: आपली पाळी कोणालाही सोडता येत नाही, म्हणून ही लाइन येथे संपते.
pgn-nothing-to-vary = कोणत्याही चालीआधीच पर्याय सुरू होतो.
pgn-too-deep = पर्याय एकमेकांत फार खोल आहेत; हा सोडून दिला.
pgn-open-variation = पर्याय “)” ने बंद केलेला नाही.
pgn-no-variation = या “)” ने कोणताही पर्याय बंद होत नाही.
pgn-open-comment = टिप्पणीला शेवट नाही: बंद करणारा कंस राहून गेला आहे.
pgn-nag = “$” नंतर 0 ते 255 मधील संख्या हवी.
pgn-unexpected = याला येथे काही अर्थ नाही.
pgn-other-result = निकाल “Result” या नोंदीपेक्षा वेगळा आहे; नोंदीतला ठेवला आहे.
pgn-no-result = डावाच्या शेवटी निकाल नाही; तो मध्येच तुटला असावा.
pgn-tag = ही [White "Anna"] अशी नोंद नाही.
pgn-start = डाव जिथून सुरू होतो त्या स्थितीतून खेळता येत नाही.
pgn-variant = वेगळ्या नियमांचा डाव; त्याच्या चाली सोडून दिल्या.
pgn-stray = हे कोणत्याही डावाचे नाही.
pgn-too-long = पूर्ण ठेवण्यासाठी फार लांब आहे.
pgn-too-large = डाव फार मोठा आहे (मर्यादा: { $moves } अर्ध्या चाली, { $megabytes } MB टिप्पण्या, { $tags } नोंदी); उरलेला सोडून दिला.
pgn-utf-16 = ही फाइल UTF-16 मध्ये आहे. ती UTF-8 म्हणून जतन करून पुन्हा प्रयत्न करा.

## The score sheet

score-print = छापा
score-style = चाली
score-standard = प्रमाण: Nf3
score-colon = मारण्याच्या चालीला “:” चिन्ह: N:f3
score-long = लांब: Ng1-f3
score-figurine = मोहऱ्यांची चित्रे: ♘f3
score-letters = अक्षरे
score-also = सोबतची अक्षरे
score-no-letters = नको
score-by-hand = स्वतः लिहा
score-event = स्पर्धा
score-site = ठिकाण
score-date = तारीख
score-round = फेरी
score-result = निकाल
score-start = सुरुवातीची स्थिती
score-chess960 = Chess960, क्रमांक { $number }
score-number = क्र.
score-moves = चाली { $from } ते { $to }
score-signature = स्वाक्षरी, { $side }
score-about = प्रत्येक चाल खेळून झाल्यावर लिहा: तुमची आणि प्रतिस्पर्ध्याची, वर निवडलेल्या अक्षरांत (FIDE 8.1). लिहिलेले बरोबर आहे का ते प्रत्येक चौकट सांगते; कोणती चाल खेळली गेली ते विचारल्यावरच सांगते.
score-clear = पत्रक रिकामे करा
score-place = चाल { $number }, { $side }
score-empty = काहीही लिहिलेले नाही.
score-right = बरोबर.
score-wrong = ही चाल नियमानुसार आहे, पण दुसरीच खेळली गेली.
score-ambiguous = याचे एकाहून जास्त अर्थ होतात: { $moves }. कोणती ते लिहा.
score-unreadable = { $letters } या अक्षरांत ही चाल होत नाही.
score-show = चाल दाखवा
score-shown = { $move } खेळली गेली.
score-tally = बरोबर: { $right } · दाखवलेल्या: { $shown } · चूक: { $wrong } · न लिहिलेल्या: { $open }
score-free = पाच मिनिटांपेक्षा कमी वेळ असताना खेळलेल्या आणि रिकाम्या ठेवता येणाऱ्या (FIDE 8.4): { $free }.
score-not-saved = हा ब्राउझर नोंदपत्रक जतन करू देत नाही (साठवण भरली आहे किंवा बंद आहे). तुम्ही लिहिलेले पान बंद करेपर्यंत राहील; त्याआधी छापून घ्या.
score-damaged = येथे जतन केलेली नोंदपत्रके वाचता आली नाहीत ({ $why }). काहीही टाकून दिलेले नाही: त्यांचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.

## Offline and links

share = शेअर करा
share-copied = दुवा कॉपी केला.

## Engine lines, graph and review

engine = इंजिन
engine-lines = लाइनी
engine-line = लाइन { $number }
engine-depth = खोली { $depth }
engine-speed = { $count } kn/s
engine-whole = पूर्ण लाइन दाखवा
engine-over = येथे खेळण्यासारखे काही उरले नाही.
engine-resting = इंजिन डावाचे विश्लेषण करत आहे.
engine-stopped = इंजिन पुढे जाऊ शकत नाही ({ $why }). पुन्हा प्रयत्न करण्यासाठी ते सुरू करा.
engine-chances = पांढऱ्याची जिंकण्याची शक्यता: { $percent }
engine-unknown = मूल्यमापन नाही
chances = { $percent } %
graph = डावाचा प्रवास
graph-start = सुरुवात
verdict-inaccuracy = किरकोळ चूक
verdict-mistake = चूक
verdict-blunder = घोडचूक
review = डावाचे विश्लेषण करा
review-cancel = विश्लेषण थांबवा
review-depth = किती बारकाईने
review-quick = झटपट
review-thorough = बारकाईने
review-progress = { $all } पैकी { $done }
review-done = डावाचे विश्लेषण पूर्ण झाले.
review-cancelled = थांबवले. जे सापडले ते डावात राहते.
review-changed = मध्येच डाव बदलला, म्हणून विश्लेषण थांबले. तोपर्यंत जे सापडले ते राहते.
review-loss = सरासरी तोटा
review-counts = तोटा करणाऱ्या चाली
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. याहून चांगले:
review-book = पुस्तकी चाल
review-best = सर्वोत्तम चाल { $move } होती.
review-next = पुढची चूक
review-previous = मागची चूक
review-retry = पुन्हा प्रयत्न करा
review-retry-about = पटावर याहून चांगली चाल शोधा.
review-not-best = ती सर्वोत्तम चाल नाही. दुसरी करून पाहा.
review-found-best = बरोबर: तीच सर्वोत्तम चाल होती.

## The analysis board

analysis-damaged = येथे शेवटी अभ्यासलेले वाचता आले नाही. काहीही टाकून दिलेले नाही: त्याचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
analysis-not-saved = येथे अभ्यासलेले हा ब्राउझर ठेवत नाही (साठवण भरली आहे किंवा बंद आहे). जाण्याआधी फाइल म्हणून जतन करा.
analysis-replaced = आता पटावर दुसरा डाव आहे.
analysis-restore = आधीचा अभ्यास परत आणा
analysis-start = सुरुवात
analysis-branches = पुढे जाण्याचे मार्ग
analysis-undo = मागे घ्या
analysis-undone = मागे घेतले.
analysis-promote = पर्याय एक जागा वर
analysis-make-main = मुख्य लाइन करा
analysis-delete = येथून पुढचे हटवा
analysis-deleted = हटवले.
analysis-comment = या चालीवर टिप्पणी
analysis-notes = टिप्पणी व खुणा
analysis-signs = खुणा
analysis-no-signs = खुणा चालींना लागतात: आधी एखाद्या चालीवर जा.
analysis-position = स्थिती
analysis-game = डाव
analysis-edit-board = स्थिती मांडण्याचा पट
analysis-pieces = पटावर ठेवायचे मोहरे
analysis-remove = मोहरे उचला
analysis-turn = चाल कोणाची
analysis-castling = किल्लेकोट करता येतो
analysis-passed = एन पासंटचे घर
analysis-fen-about = पटावर टॅप करा किंवा मोहरे ओढा; कीबोर्डवर बाण व K Q R B N P (पांढऱ्यासाठी मोठी अक्षरे). किंवा येथे FEN चिकटवा.
analysis-usual-start = नेहमीची सुरुवात
analysis-clear-board = पट रिकामा करा
analysis-set-up = मांडा
analysis-random = चिठ्ठीने
analysis-chess960-fault = Chess960 च्या सुरुवातीला 0 ते 959 मधला क्रमांक असतो.
analysis-playable = या स्थितीतून खेळता येते.
analysis-unreachable = या स्थितीतून खेळता येते, पण कोणताही डाव तिथे पोहोचत नाही:
analysis-study-position = ही स्थिती अभ्यासा
analysis-copy-pgn = PGN कॉपी करा
analysis-pgn-copied = डाव आणि त्यावरच्या सर्व नोंदी कॉपी झाल्या.
analysis-copy-fen = FEN कॉपी करा
analysis-fen-copied = स्थिती कॉपी झाली.
analysis-by-hand = ब्राउझरने कॉपी करू दिले नाही. मजकूर हा आहे:
analysis-download = फाइल म्हणून जतन करा
analysis-save = संग्रहात ठेवा
analysis-saved = संग्रहात ठेवले.
analysis-play = येथून खेळा
analysis-tags = नावे, स्पर्धा, निकाल
analysis-event = स्पर्धा
analysis-site = ठिकाण
analysis-date = तारीख
analysis-round = फेरी
analysis-result = निकाल
analysis-open = डाव उघडा
analysis-open-about = येथे PGN चिकटवा, किंवा या पडद्यावर कुठेही फाइल सोडा.
analysis-open-text = उघडा
analysis-open-file = फाइल निवडा …
analysis-new = नव्याने सुरू करा
analysis-reading = वाचत आहे …
analysis-no-file = फाइल वाचता आली नाही ({ $why }).
analysis-found-none = या मजकुरात डाव नाही.
analysis-found =
    { $count ->
        [one] एक डाव सापडला.
       *[other] { $count } डाव सापडले. एक निवडा:
    }
analysis-found-more = आणखी आहेत; संग्रह कितीही डाव घेतो.
analysis-problems =
    { $count ->
        [one] एक चूक
       *[other] { $count } चुका
    }
analysis-problems-kept = सर्व वाचता आले नाही. जे वाचता आले ते आहे:
analysis-problem-at = डाव { $game }, ओळ { $line }, जागा { $column }:

nag-brilliant = अप्रतिम चाल
nag-good = चांगली चाल
nag-interesting = रंजक चाल
nag-dubious = शंकास्पद चाल
nag-mistake = चूक
nag-blunder = घोडचूक
nag-only = एकमेव चाल
nag-white-wins = पांढरा जिंकत आहे
nag-white-better = पांढरा वरचढ
nag-white-slightly = पांढरा किंचित वरचढ
nag-equal = समसमान
nag-unclear = अस्पष्ट
nag-black-slightly = काळा किंचित वरचढ
nag-black-better = काळा वरचढ
nag-black-wins = काळा जिंकत आहे
nag-novelty = नवी चाल
nag-better = हे अधिक चांगले

fen-fields = FEN मध्ये 6 रकाने असतात (मोहरे, चाल कोणाची, किल्लेकोट, एन पासंट, अर्ध्या चालींची मोजणी, चालीचा क्रमांक) किंवा त्यांतले पहिले 4; यात { $count } आहेत.
fen-ranks = रकाना 1 (मोहरे): “/” ने वेगळ्या केलेल्या 8 पंक्तींऐवजी { $count }.
fen-rank-length = रकाना 1 (मोहरे): पंक्ती { $rank } मध्ये 8 घरांऐवजी { $count }.
fen-piece = रकाना 1 (मोहरे): पंक्ती { $rank } मधले “{ $text }” ना मोहरा आहे (KQRBNP kqrbnp) ना रिकाम्या घरांची संख्या (1 ते 8).
fen-turn = रकाना 2 (चाल कोणाची): “{ $text }” हे “w” किंवा “b” नाही.
fen-castling = रकाना 3 (किल्लेकोट): “{ $text }” मध्ये K, Q, k, q किंवा हत्तींच्या स्तंभांची अक्षरे नाहीत, आणि ते “-” ही नाही.
fen-en-passant = रकाना 4 (एन पासंट): “{ $text }” हे “e3” सारखे घर किंवा “-” नाही.
fen-halfmoves = रकाना 5 (अर्ध्या चालींची मोजणी): “{ $text }” ही संख्या नाही.
fen-fullmoves = रकाना 6 (चालीचा क्रमांक): “{ $text }” ही संख्या नाही.

setup-no-king = { $side }: राजा नाही.
setup-many-kings = { $side }: एकाहून अधिक राजे आहेत.
setup-pawns-on-back-rank = पहिल्या किंवा शेवटच्या पंक्तीत प्यादे असू शकत नाही: { $squares }.
setup-opponent-in-check = { $side }: राजाला शह आहे, पण चालीची पाळी या बाजूची नाही.
setup-castling-king-side = { $side } राजाच्या बाजूला किल्लेकोट करू शकत नाही: राजा पंक्ती { $rank } मध्ये नाही.
setup-castling-queen-side = { $side } वजिराच्या बाजूला किल्लेकोट करू शकत नाही: राजा पंक्ती { $rank } मध्ये नाही.
setup-castling-rook = { $side } { $square } वरच्या हत्तीसह किल्लेकोट करू शकत नाही: तिथे हत्ती नाही.
setup-passed-rank = नुकतीच चाल केलेल्या बाजूचे कोणतेही प्यादे { $square } ओलांडून गेलेले असू शकत नाही.
setup-passed-pawn = कोणतेही प्यादे नुकतेच { $square } ओलांडून गेलेले असू शकत नाही: त्याच्यापुढे प्यादे नाही.
setup-passed-blocked = कोणतेही प्यादे नुकतेच { $square } ओलांडून गेलेले असू शकत नाही: वाट अडलेली होती.

odd-pieces = { $side }: 16 हून अधिक मोहरे.
odd-pawns = { $side }: 8 हून अधिक प्यादी.
odd-promoted = { $side }: { $pawns } प्यादी, आणि आणखी { $promoted } मोहरे ही बढती मिळालेली प्यादीच असली पाहिजेत: मिळून 8 हून अधिक.
odd-few-captures = { $side }: किमान { $promoted } प्याद्यांना बढती मिळाली आहे, पण तितकी प्यादी पुढे जाण्याइतके मोहरे मारले गेलेले नाहीत.
odd-reach = { $piece } सुरुवातीच्या घरातून { $square } वर पोहोचू शकत नाही.
odd-pawn-places = { $side }: सर्व प्यादी सुरुवातीच्या घरांतून येथे आलेली असू शकत नाहीत.
odd-pawn-captures = { $side }: प्याद्यांनी { $needed } मोहरे मारलेले असले पाहिजेत, पण त्यांना मारता आले असतील असे फक्त { $possible } कमी आहेत.
odd-pawns-passed = { $squares } वरील प्यादी इतके कमी मोहरे मारले गेले असताना एकमेकांना ओलांडू शकत नाहीत.
odd-turn = मोहरे असे असताना या बाजूची पाळी असू शकत नाही: { $side }.
odd-last-move = { $side }: नुकतीच केली असू शकेल अशी एकही चाल नाही.
odd-check = { $squares } वरून कोणत्याही चालीने शह दिला गेलेला असू शकत नाही.
odd-castling = किल्लेकोटाच्या हक्कांप्रमाणे राजे आणि हत्ती कोणत्याही सुरुवातीत उभे नसतात.
odd-passed-check = प्यादे { $square } ओलांडण्याआधीच प्रतिस्पर्ध्याला शह असता.
odd-passed-missing = शेवटची चाल { $square } ओलांडणारी दोन घरांची चालच असू शकते, पण तिथे मारण्याचा हक्क नाही.
odd-clock = अर्ध्या चालींची मोजणी { $clock } आहे, पण शेवटच्या चालीत मोहरा मारला गेला किंवा प्यादे हलले.
odd-clock-early = अर्ध्या चालींची मोजणी { $clock } आहे, पण चालीच्या क्रमांकानुसार त्याहून कमी अर्ध्या चाली झाल्या आहेत.
odd-early = { $side }: चालीच्या क्रमांकानुसार अशा जास्तीत जास्त { $possible } चाली झाल्या असतील, पण मोहऱ्यांवरून मारण्याच्या आणि प्याद्यांच्या { $needed } चाली दिसतात.
