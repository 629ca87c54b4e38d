# What is said only on the sheets over the page, in Marathi. The names and the variables are those of sheets.en.ftl.

## Settings

section-look = रूप
section-board = पट
section-moving = चाल करणे
section-sound = आवाज आणि बोलणे
section-blind = न पाहता खेळणे
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
spelling = घरे शब्दांनी सांगा (ईव्हा ४)
blindfold = डोळे बांधून खेळ
blindfold-off = मोहरे दिसतात
blindfold-discs = फक्त चकत्या
blindfold-hidden = मोहरे लपवलेले
blindfold-nothing = रिकामा पट
show-entry = चाली टाइप करण्याची चौकट
restore-settings = नेहमीच्या सेटिंग्ज

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
key-escape = मोहरा परत ठेवा; रेखाटने व आगाऊ चाली पुसा
key-piece = पुढील राजा, वजीर, हत्ती, उंट, घोडा, प्यादे; Shift सह मागील
key-rank = आडव्या ओळीवर जा; Shift सह उभ्या ओळीवर
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

## Chess clock

clock-start = सुरू करा
clock-pause = थांबवा
clock-reset = पुन्हा सुरुवातीला
clock-set-up = घड्याळ लावा
clock-tap = सुरू करण्यासाठी येथे दाबा
clock-press = चाल झाल्यावर दाबा
clock-to-go =
    { $count ->
        [one] अजून एक चाल
       *[other] अजून { $count } चाली
    }
clock-delay = विलंब { $time }
clock-periods =
    { $count ->
        [one] शेवटचा कालखंड
       *[other] { $count } कालखंड
    }
clock-flag = निशाण पडले
clock-flagged = { $side }: निशाण पडले.
clock-low = { $side }: वेळ कमी, { $time }.
clock-slept = उपकरण { $time } इतका वेळ झोपले होते, किंवा त्याचे घड्याळ पुढे केले गेले. तो वेळ धरलेला नाही आणि घड्याळ थांबवले आहे.
clock-damaged = येथे जतन केलेले घड्याळ वाचता आले नाही ({ $why }). काहीही टाकून दिलेले नाही: त्याचा मजकूर या ब्राउझरच्या साठ्यात “{ $place }” या नावाने बाजूला ठेवला आहे.
clock-not-kept = हा ब्राउझर घड्याळ जतन करू देत नाही (साठा भरला आहे किंवा बंद आहे). खेळत राहता येईल, पण पान पुन्हा उघडल्यास ते सुरुवातीला जाईल.
clock-reset-sure = दोन्ही बाजूंची घड्याळे सुरुवातीला न्यायची?
clock-leave-sure = घड्याळ चालू आहे. थांबवून बंद करायचे?
clock-own = दुसरे
clock-fixed = दुसरे निवडण्यासाठी घड्याळ सुरुवातीला न्या.
clock-turn = कोणाची चाल
clock-faces = तबकड्या
clock-faces-players = ज्याच्या त्याच्याकडे
clock-faces-one-way = एकाच दिशेला
clock-time-wrong = मिनिटे आणि सेकंद लिहा, उदा. 4:59; तास हवे असल्यास 1:30:00.
clock-done = झाले
