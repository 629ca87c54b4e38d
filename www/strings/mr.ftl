# Every word the page says, in Marathi (Project Fluent). The names and the variables are those of en.ftl.
# Lists of words that mean the same are parted by `|`. The pieces bear the names of Marathi chess: the rook is हत्ती,
# the bishop उंट, the queen वजीर. Variables stay in the nominative: वरून, वर and म्हणून stand apart from them.

## The page

title = Sessa
play = खेळा
places = ठिकाणे
skip = मजकुराकडे जा
place-play = खेळा
place-puzzles = कोडी
place-learn = शिका
place-analysis = विश्लेषण
place-library = संग्रह
new-game = नवीन डाव
settings = सेटिंग्ज
help = मदत
close = बंद करा
more = आणखी
cancel = रद्द करा
full-screen = पूर्ण स्क्रीन
sound = आवाज
board = बुद्धिबळाचा पट
board-size = पटाचा आकार
announcements = काय घडले
moves = चाली
no-moves = अजून एकही चाल नाही
flip = पट फिरवा
first = सुरुवातीची स्थिती
previous = मागील चाल
next = पुढील चाल
last = शेवटची स्थिती
you = तुम्ही
your-move = तुमची चाल
turn-of = आता { $player } खेळणार
robot-thinks = रोबो विचार करत आहे
to-reply = { $player }: उत्तर यायचे आहे
robot = रोबो
thinking = विचार करत आहे …
white = पांढरा
black = काळा

## Before a game

welcome = निवांत बुद्धिबळ.
welcome-why = रोबोशी किंवा शेजारच्या खेळाडूशी खेळा. काही इन्स्टॉल करायचे नाही, खाते नको; इंटरनेट नसतानाही चालते.
skill-question = तुम्हाला कितपत खेळता येते?
skill-new = मी नवीन आहे
skill-moves = चाली माहीत आहेत
skill-well = चांगले खेळता येते
hints-allowed = संकेतांसह
change = बदला
more-options = आणखी पर्याय
unfinished = अपूर्ण डाव
last-game = शेवटचा डाव
games-in-play = चालू डाव
clocks-stand = घड्याळे थांबलेली आहेत.
clock-runs = घड्याळ चालू आहे.
time-left = { $time } शिल्लक
continue = पुढे खेळा
play-new = नवीन डाव खेळा
or-move = किंवा पटावर एक चाल करा.
two-players = दोन खेळाडू
two-players-about = याच उपकरणावर
by-link = लिंकने डाव
by-link-list-about = संथ डाव, कोणत्याही संदेशाने
by-link-send-move = चाल पाठवा
simul-about = एक खेळाडू अनेक पटांवर
club-night-about = जोड्या आणि निकाल, इंटरनेटशिवाय
clock-about = खऱ्या पटासाठी
todays-puzzle = आजचे कोडे
todays-puzzle-about = रोज एक नवीन
opponent = प्रतिस्पर्धी
person = दोन खेळाडू
player-name = नाव
level = पातळी
robot-level = रोबो, पातळी { $level }
robot-rating = रोबो, सुमारे { $rating }
robot-values = रोबो तुमची मूल्ये वापरतो: { $values }
usual-values = त्याच्या स्वतःच्या मूल्यांवर परत
set-up-start = डाव या स्थितीपासून सुरू होईल.
usual-start = सुरुवातीची स्थिती
level-about = { $level } · सुमारे { $elo } एलो
elo-about = सुमारे { $elo } एलो
strength-like = नवशिक्यासारखा | अधूनमधून खेळणाऱ्यासारखा | हौशी खेळाडूसारखा | उत्साही हौशी खेळाडूसारखा | क्लबमधील नव्या खेळाडूसारखा | क्लबमधील खेळाडूसारखा | क्लबमधील चांगल्या खेळाडूसारखा | क्लबमधील तगड्या खेळाडूसारखा | मास्टरसारखा | अनुभवी मास्टरसारखा | तगड्या मास्टरसारखा | ग्रँडमास्टरसारखा | विश्वविजेत्यासारखा | कोणत्याही माणसापेक्षा बलवान | पूर्ण ताकद
which-strength = मला कोणती योग्य?
robot-opening = ओपनिंग
level-less = अधिक सोपा
level-more = अधिक अवघड
help-allowed = मदत
help-allowed-about = संकेत, चाल मागे घेणे, “ते का चुकले?”
take-back-allowed = चाल मागे घेणे
take-back-allowed-about = दुसऱ्या खेळाडूची परवानगी लागते
turning = पट
turning-off = तसाच राहतो
turning-board = प्रत्येक चालीला वळतो
turning-men = वरचे मोहरे उलटे
your-side = तुमची बाजू
random = कोणतीही
clock = घड्याळ
clock-screen = बुद्धिबळाचे घड्याळ
simul = एकाच वेळी अनेक डाव
club-night = क्लबची संध्याकाळ
club-result = संयोजकासाठी निकाल
no-clock = घड्याळ नाही
other-clock = इतर …
time-control = { $minutes } + { $seconds } · { $class }
time-machine-1s = 1 से + 0.1 से · { $class }
time-classical-40-100 = 40 चाली 100 मिनिटे, 20 चाली 50 मिनिटे, मग 15 मिनिटे · { $class }
class-blitz = अतिजलद
class-rapid = जलद
class-classical = पारंपरिक
rules = नियम आणि घड्याळ
start-and-odds = सुरुवात, रंग, सवलत
chess960-number = चेस960 क्रमांक { $number }
odds-told = सवलत: { $what } (देणारा: { $player })
odds-moves = चाली { $moves }
odds-time = वेळेचा 1/{ $part }
first-player = पहिला खेळाडू
second-player = दुसरा खेळाडू
draw-hand-asks = दोन मुठींत एकेका रंगाचे प्यादे लपले आहे. एक हात निवडा.
draw-coin-asks = नाण्याची बाजू सांगा. बरोबर आली तर पांढरा.
left-hand = डावा हात
right-hand = उजवा हात
coin = नाणे
heads = छापा
tails = काटा
own-clock = स्वतःचे घड्याळ: { $clock } · { $class }
clock-hourglass = वाळूचे घड्याळ { $time }
clock-per-move = प्रत्येक चालीला { $time }
clock-delay = { $time }, विलंब { $seconds } से
clock-bronstein = { $time }, ब्रॉन्स्टीन { $seconds } से
clock-days =
    { $count ->
        [one] एक दिवस
       *[other] { $count } दिवस
    }
rules-fide-2023 = FIDE 2023
rules-fide-2009 = FIDE 2009
rules-uscf = USCF
rules-code-1988 = जुनी बुद्धिबळ संहिता (सुमारे 1988)
rules-casual = अनौपचारिक
rules-custom = स्वतःचे नियम
touch-move = हात लावला की चाल
manual-press = घड्याळ खेळाडू दाबतात
flag-by-claim = वेळ संपल्याचा दावा खेळाडूचा
allow-illegal-moves = नियमबाह्य चाली करू द्या
competition = स्पर्धा

## During a game

draw = बरोबरी
offer-draw = बरोबरी सुचवा
offer-again = बरोबरी सुचवायची?
offer-stands = बरोबरी सुचवली आहे
offers-draw = { $side } बरोबरी सुचवतो.
robot-declines = रोबोने बरोबरी नाकारली.
robot-plays-at-level = त्या रेटिंगची माणसे कशी खेळतात ते मिळाले नाही. रोबो साधारण तेवढ्याच ताकदीने आपल्या पद्धतीने खेळतो.
accept = स्वीकारा
decline = नाकारा
claim-draw = बरोबरीचा दावा
claim-repetition = तीच स्थिती तीन वेळा आली आहे
claim-fifty-moves = पन्नास चालींत काहीही मारले नाही, प्यादेही हलले नाही
resign = डाव सोडा
resign-sure = हार मानून हा डाव सोडायचा?
resign-again = सोडायचा?
leave-sure = या डावातून बाहेर पडायचे? तो संग्रहात अपूर्ण म्हणून राहील.
give-up = सोडून जा
play-on = खेळत राहा
paused = डाव थांबवला आहे
paused-why = तुमचा डाव होता तसाच आहे. घड्याळे थांबलेली आहेत.
resume = सुरू करा
confirm-move = ही चाल खेळायची?
confirm = खेळा
take-it-back = मागे घ्या
promote = बढती निवडा
promote-to = { $piece } म्हणून बढती
lead = +{ $points }
captured-by = { $side } – मारून मिळवलेले: { $pieces }

# Draws: offered, claimed, proved. The claims stand on buttons.
draw-choices = बरोबरी सुचवा किंवा दावा करा
claim-three-times = दावा: तीच स्थिती पुन्हा
claim-no-progress = दावा: पन्नास चाली
claim-with = एका चालीसह दावा …
claim-quickplay = दावा: जिंकता येणार नाही
request-increment = प्रत्येक चालीला अधिक वेळ मागा
claims-quickplay = { $side } दावा करतो: सामान्य मार्गाने डाव जिंकता येणार नाही. पंच निर्णय देतील.
asks-increment = { $side }: मागणी, प्रत्येक चालीला अधिक वेळ. पंच निर्णय देतील.
wrong-claim-gives = चुकीच्या दाव्याने प्रतिस्पर्ध्याला जादा वेळ मिळतो: { $time }.
wrong-claim-takes = चुकीच्या दाव्याने तुमचा वेळ कमी होतो: { $time }.
announce-move = बरोबरी आणणारी चाल दाखवा. ती जाहीर होईल, अजून खेळली जाणार नाही.
show-evidence = स्थिती दाखवा
law-link = कलम { $number }
evidence-at = स्थिती { $number } / { $count }, चाल { $moves } नंतर
next-position = पुढील स्थिती
appeal = दाद मागा
appeal-sure = स्थिती अचूक मोजल्या आहेत. पुन्हा चुकल्यास डाव हरेल. दाद मागायची?
stop-clocks = घड्याळे थांबवा
stop-sure = घड्याळे थांबवणे म्हणजे डाव सोडणे. डाव सोडायचा?
take-back = चाल मागे घ्या
asks-take-back = { $player }: चाल मागे घेऊ?
allow = परवानगी द्या
hint = संकेत
hint-step = संकेत { $step }/3
why-mate = ही शहमात का आहे?
why-bad = ते का चुकले?
why-bad-reply = { $move } हे उत्तर जोरदार आहे.
hint-piece = तुमच्या या मोहऱ्याकडे पाहा: { $piece } { $from }.
hint-mate = एका चालीत शहमात आहे.
hint-promotion = एका प्याद्याला बढती मिळू शकते.
hint-in-check = तुमच्या राजाला शह आहे: सर्वोत्तम उत्तर शोधा.
hint-capture = काय मारता येईल ते पाहा.
hint-check = एखादा शह शोधा.
hint-castle = तुमच्या राजाच्या सुरक्षेचा विचार करा.
hint-danger = तुमच्या एका मोहऱ्यावर हल्ला आहे.
hint-pawn = प्याद्याची चाल उपयोगी पडेल.
hint-better-square = एका मोहऱ्यासाठी याहून चांगले घर आहे.
adjust = नीट ठेवतो
touched = स्पर्श झाला: { $piece } { $square }
claim-illegal = दावा: नियमबाह्य चाल

# What the arbiter rules.
ruling-illegal =
    { $count ->
        [1] { $side }: पहिली नियमबाह्य चाल
        [2] { $side }: दुसरी नियमबाह्य चाल
        [3] { $side }: तिसरी नियमबाह्य चाल
       *[other] { $side }: नियमबाह्य चाल क्रमांक { $count }
    }
ruling-with-gain = { $what }. { $gain }
ruling-may-claim = ती चाल नियमबाह्य होती: चाल करण्यापूर्वी { $side } डाव जिंकल्याचा दावा करू शकतो.
ruling-wrong-claim = { $side }: दावा चुकीचा होता.
ruling-new-period = दोन्ही बाजूंची वेळ संपली. नवीन कालखंडासह डाव पुढे चालू.
ruling-rejected = दावा फेटाळला. प्रतिस्पर्ध्याला जादा वेळ मिळतो: { $time }.
ruling-postponed = निर्णय पुढे ढकलला. प्रतिस्पर्ध्याला जादा वेळ: { $time }.
ruling-increment = आता प्रत्येक चालीला मिळणारा अधिक वेळ: { $time }.
ruling-refused = विनंती नाकारली.
gains-time = { $side }: मिळालेला वेळ { $time }.
loses-time = { $side }: गमावलेला वेळ { $time }.

# Why something cannot be done.
refusal-touched = { $square } वरील मोहऱ्याला आधी स्पर्श झाला: तो हलवला किंवा मारला पाहिजे.
refusal-released = प्यादे { $square } वरच राहील. त्याला कोणती बढती द्यायची ते निवडा.
refusal-castling-begun = राजाने किल्लेकोट सुरू केला आहे. हत्तीने तो पूर्ण करा.
refusal-announced = जाहीर केलेली चाल खेळलीच पाहिजे: { $move }
refusal-offer-after-move = तुम्ही आधीच बरोबरी सुचवली आहे. पुन्हा सुचवण्यापूर्वी एक चाल खेळा.
refusal-offer-after-opponent = तुम्ही आधीच बरोबरी सुचवली आहे. आता प्रतिस्पर्ध्याने सुचवायची पाळी आहे.
refusal-too-early = चाल { $number } पूर्वी बरोबरी ठरवता येत नाही.
refusal-lapsed = मोहऱ्याला स्पर्श झाला आहे: तुमच्या पुढील चालीपर्यंत दावा करता येणार नाही.
refusal-press = आधी घड्याळ दाबले पाहिजे.
refusal-king = राजा मारला जाऊ शकतो: नियमबाह्य चालीचा दावा करा, किंवा राजा मारला जाणार नाही अशी चाल करा.
refusal-elsewhere = प्रतिस्पर्धी दुसरीकडे आहे. डाव परत येईपर्यंत थांबा.
refusal-played-here = परत आलेल्या डावात तुमच्या चालीही खेळल्या आहेत. त्या फक्त तुम्हीच खेळू शकता.
refusal-nothing-new = परत आलेल्या डावात नवीन काही नाही.
refusal-other-game = तो दुसरा डाव आहे, किंवा तो वेगळ्या मार्गाने गेला आहे.

## The clocks

press = दाबा
press-clock = घड्याळ दाबा
claim-flag = वेळ संपल्याचा दावा
face-delay = विलंब { $time }
face-days = { $days } दि { $time }
face-moves = { $count ->
    [one] { $count } चाल बाकी
   *[other] { $count } चाली बाकी
}
face-periods = उरलेले कालखंड: { $count }
flag-down = वेळ संपली
stage-reached = { $side }: वेळेचा टप्पा गाठला.
time-call = { $side }: { $count } मिनिटे शिल्लक.
period-begun = { $side }: उरलेले कालखंड: { $count }.
slept-why = हे उपकरण { $time } झोपले होते, किंवा त्याचे घड्याळ पुढे केले गेले. तो वेळ धरायचा का?
count-sleep = मोजा
leave-sleep = मोजू नका

## The end of a game

play-again = पुन्हा खेळा
swap-sides = बाजू बदला
review-game = डावाचा आढावा घ्या
headline-draw = बरोबरी
headline-both-lost = दोन्ही बाजू हरल्या
headline-half = { $side }: अर्धा गुण
headline-side = { $side } जिंकला
headline-name = विजेता: { $name }
headline-robot = रोबो जिंकला
headline-you = तुम्ही जिंकलात
match-score = { $one } { $points } – { $others } { $other }
step-up = गेल्या तीन डावांत तुम्ही सरस ठरलात.
step-down = गेले तिन्ही डाव हरलात.
take-step = पुढचा रोबो: सुमारे { $elo }
reason-checkmate =
    { $who ->
        [you] शह आणि मात: तुम्ही हरलात.
        [robot] शह आणि मात: रोबो हरला.
       *[side] शह आणि मात: { $side } हरला.
    }
reason-stalemate = स्टेलमेट: शह नाही, पण नियमानुसार एकही चाल उरलेली नाही.
reason-dead-position = आता कोणतीही बाजू शहमात करू शकत नाही.
reason-resignation =
    { $who ->
        [you] तुम्ही डाव सोडला.
        [robot] रोबोने डाव सोडला.
       *[side] डाव सोडल्याने { $side } हरला.
    }
reason-resignation-cannot-mate = डाव सोडला, पण समोरची बाजू कधीच शहमात करू शकली नसती.
reason-agreement = दोन्ही खेळाडूंच्या संमतीने.
reason-repetition = दावा मान्य: तीच स्थिती तिसऱ्यांदा आली.
reason-fifty-moves = दावा मान्य: पन्नास चालींत काहीही मारले नाही, प्यादेही हलले नाही.
reason-fivefold = तीच स्थिती पाचव्यांदा आली.
reason-seventy-five-moves = पंचाहत्तर चालींत काहीही मारले नाही, प्यादेही हलले नाही.
reason-flag =
    { $who ->
        [you] तुमची वेळ संपली.
        [robot] रोबोची वेळ संपली.
       *[side] वेळ संपल्याने { $side } हरला.
    }
reason-flag-cannot-mate = वेळ संपली, पण समोरची बाजू कधीच शहमात करू शकली नसती.
reason-flag-material = वेळ संपली, पण त्यामुळे जिंकण्याइतके मोहरे समोरच्या बाजूकडे नाहीत.
reason-both-flags = दोन्ही बाजूंची वेळ संपली.
reason-stopped-clocks =
    { $who ->
        [you] तुम्ही घड्याळे थांबवली; घड्याळे थांबवणे म्हणजे डाव सोडणे.
       *[side] घड्याळे थांबवल्याने { $side } हरला; घड्याळे थांबवणे म्हणजे डाव सोडणे.
    }
reason-quickplay-finish = दावा मान्य: जिंकण्याचा मार्ग नव्हता किंवा प्रयत्न नव्हता.
reason-illegal-moves = नियमबाह्य चालींमुळे { $side } हरला.
reason-illegal-cannot-mate = नियमबाह्य चाली, पण समोरची बाजू कधीच शहमात करू शकली नसती.
reason-illegal-position = नियमबाह्य स्थिती पटावर तशीच राहिली.
reason-absence = { $side } उशिरा आला.
reason-forfeit = { $side } हरल्याचे पंचांनी जाहीर केले.
reason-sealed-move = { $side }: मोहोरबंद चाल नियमबाह्य होती.
reason-sealed-cannot-mate = मोहोरबंद चाल नियमानुसार नव्हती, पण समोरची बाजू कधीच शहमात करू शकली नसती.
reason-declared = हा निकाल पंचांनी जाहीर केला.

## When something goes wrong

damaged-game = येथे जतन केलेला डाव वाचता आला नाही ({ $why }). काहीही फेकून दिलेले नाही: { $date } रोजी त्याचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
open-elsewhere = हा डाव दुसऱ्या टॅबमध्ये उघडा आहे.
continue-here = येथे पुढे खेळा
not-saved = हा ब्राउझर Sessa ला डाव जतन करू देत नाही (साठवण भरली आहे किंवा बंद आहे). तुम्ही खेळत राहू शकता, पण पान पुन्हा उघडल्यास डाव हरवेल.
keeps-nothing = हे पान येथे काहीच ठेवू शकत नाही: पान बंद केल्यावर डाव आणि प्रगती जातात.
library-failed = { $why } पटावरचा डाव पुढचा सुरू होईपर्यंत या ब्राउझरमध्ये राहतो.
library-blocked = हा ब्राउझर Sessa ला डावांचा संग्रह ठेवू देत नाही (संकेतस्थळाचा डेटा बंद आहे, किंवा खाजगी विंडो).
library-full = संग्रहात जागा उरली नाही: डाव निर्यात करा, मग काही हटवा.
library-newer = Sessa ची नवी आवृत्ती दुसऱ्या टॅबमध्ये संग्रह ठेवते आहे. हे पान पुन्हा उघडा.
library-missing = तो डाव आता संग्रहात नाही.
library-trouble = संग्रह वापरता येत नाही ({ $why }). पुन्हा प्रयत्न करण्यासाठी पान पुन्हा उघडा.
engine-failed = रोबोला चाल करता आली नाही ({ $why }). डाव थांबवला आहे; पुन्हा प्रयत्न करू देण्यासाठी तो सुरू करा.
translation-failed = { $language } भाषेतील मजकूर आणता आला नाही ({ $why }). पुन्हा प्रयत्न करण्यासाठी ती भाषा पुन्हा निवडा.
screen-failed = पानाचा हा भाग आणता आला नाही ({ $why }). पुन्हा प्रयत्न करण्यासाठी तो पुन्हा उघडा.
unknown-address = “{ $address }” या नावाचे येथे काही नाही; हे सुरुवातीचे पान आहे.
cannot-start = Sessa सुरू होऊ शकले नाही. पान पुन्हा लोड करा; त्याने जमले नाही तर तुमचा ब्राउझर अद्ययावत करा.
new-version = Sessa ची नवी आवृत्ती तयार आहे. पटावरचा डाव तसाच राहील.
new-version-busy = Sessa ची नवी आवृत्ती तयार आहे, पण दुसऱ्या टॅबमध्ये घड्याळ चालू आहे. आधी तेथील डाव पूर्ण करा.
reload = पान पुन्हा उघडा

## Pieces. White and black pieces are named whole, because adjectives agree with their nouns.

king = राजा
queen = वजीर
rook = हत्ती
bishop = उंट
knight = घोडा
pawn = प्यादे
white-king = पांढरा राजा
white-queen = पांढरा वजीर
white-rook = पांढरा हत्ती
white-bishop = पांढरा उंट
white-knight = पांढरा घोडा
white-pawn = पांढरे प्यादे
black-king = काळा राजा
black-queen = काळा वजीर
black-rook = काळा हत्ती
black-bishop = काळा उंट
black-knight = काळा घोडा
black-pawn = काळे प्यादे
white-piece = पांढरा मोहरा
black-piece = काळा मोहरा
# The letters of the pieces in a record: king, queen, rook, bishop, knight.
letters = रा | व | ह | उं | घो

## A move in words

move-quiet = { $piece } { $from } वरून { $to } वर
move-capture = { $piece } { $from } वरून { $taken } मारून { $to } वर
move-en-passant = { $piece } { $from } वरून प्यादे मारून { $to } वर, एन पासंट
move-castles-king = { $side }: राजाच्या बाजूला किल्लेकोट
move-castles-queen = { $side }: वजिराच्या बाजूला किल्लेकोट
with-promotion = { $move }, { $piece } म्हणून बढती
with-check = { $move }, शह
with-checkmate = { $move }, शह आणि मात
sentence = { $words }.

## The position in words

square-empty = { $square }
square-with = { $square }, { $piece }
square-is-empty = { $square } रिकामे आहे.
where-none = { $piece } नाही.
where-some = { $piece }: { $squares }
legal-moves-none = { $piece } { $square }: नियमानुसार एकही चाल नाही.
legal-moves = { $piece } { $square }, येथे जाता येते: { $squares }.
legal-moves-all =
    { $count ->
        [one] नियमानुसार एक चाल: { $moves }.
       *[other] नियमानुसार { $count } चाली: { $moves }.
    }
captures-none = { $piece } { $square }: काहीच मारता येत नाही.
captures = { $piece } { $square }, येथे मारता येते: { $squares }.
captures-all-none = काहीच मारता येत नाही.
captures-all =
    { $count ->
        [one] मारण्याची एक चाल: { $moves }.
       *[other] मारण्याच्या { $count } चाली: { $moves }.
    }
attackers-none = { $square } वर कोणाचाही हल्ला नाही.
attackers = { $square } वर हल्ला: { $pieces }.
piece-on = { $piece } { $square }
no-last-move = अजून एकही चाल खेळलेली नाही.
begun-robot = डाव सुरू झाला. तुमची बाजू: { $side }. रोबोची पातळी: { $level }.
begun-rated = डाव सुरू झाला. तुमची बाजू: { $side }. रोबोची ताकद: सुमारे { $rating }.
begun-two = डाव सुरू झाला, आता { $side } खेळणार.
begun-elsewhere = डाव सुरू झाला. तुमची बाजू: { $side }. प्रतिस्पर्धी दुसरीकडे आहे.
flipped = खालची बाजू: { $side }.
to-move = चाल { $number }, आता { $side } खेळणार.
in-check = { $side }: राजाला शह आहे.
material-even = दोन्ही बाजूंचे बळ समान आहे.
material-ahead =
    { $points ->
        [one] { $side } एका गुणाने पुढे आहे.
       *[other] { $side } { $points } गुणांनी पुढे आहे.
    }
clock-of = { $side }: { $time }.
clock-none = या डावाला घड्याळ नाही.
days =
    { $count ->
        [one] एक दिवस
       *[other] { $count } दिवस
    }
hours =
    { $count ->
        [one] एक तास
       *[other] { $count } तास
    }
minutes =
    { $count ->
        [one] एक मिनिट
       *[other] { $count } मिनिटे
    }
seconds =
    { $count ->
        [one] एक सेकंद
       *[other] { $count } सेकंद
    }

## Why a move is illegal

why-turn = { $pieces }: आता या बाजूची पाळी नाही.
why-no-such = असा मोहरा नाही: { $piece }.
why-own = { $square } वर तुमचाच मोहरा आहे: { $piece }.
why-movement = { $piece } { $from } वरून { $square } वर जाऊ शकत नाही.
why-reach = { $square } वर जाऊ शकेल असा मोहरा नाही: { $piece }.
why-blocked = वाटेत { $pieces } आहे.
why-pawn-ahead = प्यादे सरळ समोरचे मारू शकत नाही.
why-pawn-diagonal = प्यादे फक्त मारतानाच तिरके जाते.
why-pawn-two = प्यादे फक्त सुरुवातीच्या घरावरूनच दोन घरे पुढे जाऊ शकते.
why-passed = प्यादे दोन घरे पुढे गेल्यावर लगेचच एन पासंट करता येते, नंतर नाही.
why-uncovers = एन पासंट केल्यास राजाला शह बसेल: { $pieces }.
why-nothing = { $square } वर मारण्यासारखे काही नाही.
why-check = राजाला शह तसाच राहील: { $pieces }.
why-double-check = दुहेरी शह ({ $pieces }): फक्त राजाच हलू शकतो.
why-mate-rest = हल्ला करणारा मोहरा मारू शकेल किंवा मध्ये येऊ शकेल असे काहीही नाही.
why-pinned = { $piece } { $from } हलल्यास राजाला शह बसेल: { $pieces }.
why-kings = दोन राजे शेजारी शेजारी उभे राहू शकत नाहीत.
why-king = { $square } वर राजावर हल्ला होईल: { $pieces }.
why-castling-lost = या बाजूला किल्लेकोट आता कधीच करता येणार नाही: राजा किंवा हत्ती हलला आहे, किंवा हत्ती उरलेला नाही.
why-castling-check = आता किल्लेकोट करता येत नाही: राजाला शह आहे ({ $pieces }).
why-castling-blocked = आता किल्लेकोट करता येत नाही, वाटेत: { $pieces }.
why-castling-passes = आता किल्लेकोट करता येत नाही: राजाच्या वाटेतील { $square } वर हल्ला आहे ({ $pieces }).
why-castling-uncovers = आता किल्लेकोट करता येत नाही: हत्ती हलल्यास राजाला शह बसेल ({ $pieces }).
why-castling-vertical = किल्लेकोट फक्त राजाच्या पहिल्या पंक्तीतच करता येतो.
why-promotion = प्याद्याला { $piece } म्हणून बढती मिळत नाही.
why-promotion-place = प्याद्याला बढती फक्त शेवटच्या पंक्तीत मिळते.

## Typed and spoken moves

entry = चाल किंवा आज्ञा
entry-hint = Nf3, e2e4, 5254 किंवा “मदत”
entry-go = चाल किंवा आज्ञा अमलात आणा
entry-empty = चाल किंवा आज्ञा टाइप करा.
entry-unknown = “{ $text }” ही चालही नाही आणि आज्ञाही नाही. काय म्हणता येते ते पाहण्यासाठी “मदत” टाइप करा.
entry-ambiguous = “{ $text }” चे एकाहून जास्त अर्थ होतात: { $moves }.
entry-no-game = सध्या कोणताही डाव सुरू नाही.
entry-not-now = आता तुमची पाळी नाही.
entry-cannot = हे आता करता येत नाही.
entry-which-piece = कोणता मोहरा? उदाहरणार्थ म्हणा: “घोडे कुठे आहेत”.
entry-which-square = कोणते घर? उदाहरणार्थ म्हणा: “e4 वर हल्ला”.
entry-confirm = { $move } खेळण्यासाठी Enter दाबा किंवा “हो” म्हणा; मागे घेण्यासाठी “नाही” म्हणा.
entry-not-confirmed = मागे घेतली.
heard = ऐकले: “{ $text }”.

# Words that may stand in a command or a spoken move and mean nothing.
ignored = हा | ही | हे | तो | ती | ते | माझा | माझी | माझे | माझ्या | तुझा | तुझी | तुझे | तुमचा | तुमची | तुमचे | कृपया | आहे | आहेत | काय | कोण | कोणता | कोणती | कोणते | कोणाचा | कोणाची | कोणाचे | चा | ची | चे | च्या | वरून | पासून | साठी | मला | सांगा | the | my | your | please | are | is | on | of | for | a | an | from | what | who | which
command-draw = बरोबरी | बरोबरी सुचवा | ड्रॉ | draw | offer draw | offer
command-accept = स्वीकारा | स्वीकार | स्वीकारतो | स्वीकारते | मान्य | accept
command-decline = नाकारा | नकार | नाकारतो | नाकारते | नको | decline
command-claim = दावा | दावा करा | बरोबरीचा दावा | claim | claim draw
command-claim-with = चालीसह दावा | एका चालीसह दावा | claim with
command-take-back = मागे घ्या | चाल मागे घ्या | take back | undo
command-hint = संकेत | संकेत द्या | सूचना | सूचना द्या | hint
command-adjust = नीट ठेवतो | नीट ठेवते | adjust
command-press = दाबा | घड्याळ दाबा | press
command-resign = डाव सोडा | डाव सोडतो | डाव सोडते | शरणागती | हार मानतो | हार मानते | resign
command-clock = घड्याळ | घड्याळे | वेळ | clock | clocks | time
command-where = कुठे | कोठे | where
command-pieces = मोहरे | सोंगट्या | स्थिती | pieces | position
command-moves = चाली | नियमानुसार चाली | moves | legal moves
command-captures = मारता येणारे | मारता येते | मारण्याच्या चाली | मारणे | captures
command-attackers = हल्ला | हल्ले | हल्लेखोर | attackers | attacks
command-square = घर | square
command-last = शेवटची चाल | शेवटची | last | last move
command-status = पाळी | चालीचा क्रमांक | क्रमांक | status | turn | move number | number
command-material = बळ | मोहऱ्यांचे बळ | गुण | मारलेले | material | captured
command-flip = फिरवा | पट फिरवा | उलटा | flip
command-board = पट | बोर्ड | board
command-new = नवीन | नवा | नवीन डाव | नवा डाव | new | new game
command-again = पुन्हा | पुन्हा खेळा | again | play again
command-settings = सेटिंग्ज | सेटिंग | settings
command-help = मदत | help | ?
command-back = मागे | मागील | मागील चाल | back | previous
command-forward = पुढे | पुढील | पुढील चाल | forward | next
command-resume = सुरू करा | सुरू | resume
command-yes = हो | होय | ठीक | yes | confirm | ok
command-no = नाही | no
# Nouns of the pieces, as many forms as people use.
nouns-king = राजा | राजे | राजाला | राजाने | राजाचा | किंग | king | kings
nouns-queen = वजीर | वजिर | वजिराला | वजिराने | वजीराला | वजीराने | राणी | राणीला | राणीने | क्वीन | queen | queens
nouns-rook = हत्ती | हत्तीला | हत्तीने | रूक | rook | rooks
nouns-bishop = उंट | ऊंट | उंटाला | उंटाने | बिशप | bishop | bishops
nouns-knight = घोडा | घोडे | घोड्याला | घोड्याने | घोड्यांना | नाइट | knight | knights | night | nights | horse | horses
nouns-pawn = प्यादे | प्यादं | प्यादी | प्यादा | प्याद्याला | प्याद्याने | प्याद्यांना | पॉन | pawn | pawns
# Other words of a spoken move.
spoken-takes = मारतो | मारते | मारून | मारा | घेतो | घेते | घेऊन | खातो | खाते | takes | captures | take | capture | x
spoken-to = वर | ला | कडे | जातो | जाते | to | goes to
spoken-check = शह | शह आणि मात | मात | शहमात | चेक | एन पासंट | check | checkmate | mate
spoken-castles-king = राजाच्या बाजूला किल्लेकोट | राजाकडे किल्लेकोट | लहान किल्लेकोट | छोटा किल्लेकोट | राजाच्या बाजूला कॅसलिंग | किल्लेकोट | कॅसलिंग | कॅसल | castles king-side | castle king-side | castle kingside | castles kingside | castle king side | castle short | short castle | castle | castles
spoken-castles-queen = वजिराच्या बाजूला किल्लेकोट | वजिराकडे किल्लेकोट | मोठा किल्लेकोट | लांब किल्लेकोट | वजिराच्या बाजूला कॅसलिंग | castles queen-side | castle queen-side | castle queenside | castles queenside | castle queen side | castle long | long castle
spoken-promotes = बढती | म्हणून बढती | बढती होऊन | promotes to | promote to | promotes | promote | equals
spoken-digits = एक, १, one | दोन, २, two, too | तीन, ३, three | चार, ४, four, for | पाच, ५, five | सहा, ६, six | सात, ७, seven | आठ, ८, eight
# How the files a to h sound; several sounds of one are parted by commas.
spoken-files = a, ए | b, बी | c, सी | d, डी | e, ई, इ | f, एफ | g, जी | h, एच
# The spelling alphabet of the laws (FIDE D.2.1), as this language writes it.
spelling-alphabet = ॲना | बेला | सीझर | डेव्हिड | ईव्हा | फेलिक्स | गुस्ताव | हेक्टर

## Drawing on the board

draw-on-board = बाण व वर्तुळे काढा
brush = रेखाटनाचा रंग
brush-green = हिरवा
brush-red = लाल
brush-blue = निळा
brush-yellow = पिवळा
clear-drawings = रेखाटने पुसा
arrow-drawn = बाण { $from } वरून { $to } वर
circle-drawn = वर्तुळ { $square } वर
drawing-removed = रेखाटन काढून टाकले
drawings-cleared = सर्व रेखाटने पुसली
arrow-begun = { $square } वरून बाण. तो कुठे संपेल ते निवडा.

## Moves ahead of the turn

premove-queued = तुमची पाळी आल्यावर: { $piece } { $from } वरून { $to } वर
premoves-cancelled = आगाऊ चाली मागे घेतल्या

## The arbiter, and games that are put aside

arbiter = पंच
open-game = अपूर्ण डाव
held-adjourned = डाव तहकूब
held-claimed = एक दावा निर्णयाच्या प्रतीक्षेत आहे
to-arbiter = पुन्हा सुरू करा …
decide-claim = निर्णय द्या …
library = डावांचा संग्रह
analysis = विश्लेषण पट
score-sheet = नोंदपत्रक
