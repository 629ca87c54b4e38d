# What is said only on the sheets over the page, in Tamil. The names and the variables are those of sheets.en.ftl.

## Settings

section-look = தோற்றம்
section-board = பலகை
section-moving = நகர்த்துதல்
section-sound = ஒலியும் பேச்சும்
section-blind = பார்க்காமல் ஆடுதல்
language = மொழி
language-auto = உலாவியில் உள்ளபடி
scheme = பக்கம்
scheme-auto = சாதனத்தில் உள்ளபடி
scheme-light = வெளிச்சம்
scheme-dark = இருள்
contrast = அதிக நிற வேறுபாடு
board-theme = பலகை நிறங்கள்
board-walnut = வால்நட்
board-green = பச்சை
board-blue = நீலம்
board-slate = சிலேட்டு
board-sand = மணல்
board-plum = பிளம்
board-contrast = அதிக வேறுபாடு
piece-set = காய்கள்
pieces-staunton = ஸ்டான்டன்
pieces-modern = நவீனம்
pieces-clear = தெளிவு
coordinates = ஓரத்தில் எழுத்தும் எண்ணும்
notation = நகர்வுப் பதிவு
notation-english = ஆங்கில எழுத்துகள்
notation-local = தமிழ் எழுத்துகள்
notation-figurine = காய்ப் படங்கள்
motion = அசைவூட்டம்
destinations = காய் செல்லக்கூடிய இடங்களைக் காட்டு
moving-by = காய்களை நகர்த்தும் முறை
moving-both = இழுத்தோ தட்டியோ
moving-drag = இழுத்து
moving-tap = தட்டி
premoves = முன்கூட்டிய நகர்வுகள்
auto-queen = எப்போதும் ராணியாகவே பதவி உயர்வு
confirm-moves = ஒவ்வொரு நகர்வையும் உறுதிசெய்
vibration = அதிர்வு
volume = ஒலியளவு
speak-moves = நகர்வுகளை வாசித்துச் சொல்
no-voice = இந்த உலாவியில் { $language } மொழிக்குக் குரல் இல்லை.
listen = பேசும் நகர்வுகளைக் கேட்டறி
listen-here = பேச்சு இந்தச் சாதனத்தில் மட்டுமே அறியப்படுகிறது.
listen-cannot = இந்த உலாவியால் { $language } மொழிப் பேச்சைச் சாதனத்திலேயே அறிய முடியாது; அதனால் Sessa கேட்பதில்லை.
listen-refused = மைக்ரோஃபோன் கிடைக்கவில்லை ({ $why }).
listening = கேட்கிறது …
spelling = கட்டங்களை அன்னா, பெல்லா … எனச் சொல்
blindfold = கண்கட்டு ஆட்டம்
blindfold-off = காய்கள் தெரியும்
blindfold-discs = வட்டுகள் மட்டும்
blindfold-hidden = காய்கள் தெரியாது
blindfold-nothing = வெறும் பலகை
show-entry = நகர்வுகளைத் தட்டச்சிடும் புலம்
restore-settings = வழக்கமான அமைப்புகள்

## Help

help-keys = விசைகள்
help-everywhere = எல்லா இடங்களிலும்
help-on-board = பலகையில்
help-words = சொற்கள்
help-words-why = ஒரு நகர்வையோ (Nf3, e2e4, 5254, குதிரை f3) இவற்றில் ஒன்றையோ தட்டச்சிடுங்கள்:
help-pointer = சுட்டியும் தொடுதலும்
help-draw = வலது பொத்தானால் வரையலாம்; பென்சிலைத் தேர்ந்தெடுத்த பிறகு எந்த விரலாலும் வரையலாம்: கட்டத்திலிருந்து கட்டத்துக்கு அம்பு, ஒரே கட்டத்தில் வட்டம். Shift, Alt அல்லது இரண்டும் சேர்ந்து நிறத்தை மாற்றும்.
help-premove = ரோபோ யோசிக்கும்போதே முன்கூட்டி நகர்த்தலாம், எத்தனை நகர்வுகள் வேண்டுமானாலும். காலிக் கட்டத்தைத் தட்டினால், வலது சொடுக்கினால் அல்லது Escape அழுத்தினால் அவை திரும்பப் பெறப்படும்.
key-arrows = கட்டம் கட்டமாகச் செல்ல
key-enter = காயை எடுக்க, வைக்க
key-escape = காயைத் திரும்ப வைக்க; வரைந்தவற்றையும் முன்கூட்டிய நகர்வுகளையும் நீக்க
key-piece = அடுத்த ராஜா, ராணி, யானை, மந்திரி, குதிரை, சிப்பாய்; Shift உடன் முந்தையது
key-rank = கிடைவரிசைக்கு; Shift உடன் நெடுவரிசைக்கு
key-read = கட்டத்தை வாசிக்க
key-last = கடைசி நகர்வு
key-time = கடிகாரங்கள்
key-moves = இந்தக் காய் செல்லக்கூடிய இடங்கள்; Shift உடன் வெட்டக்கூடியவை
key-attackers = இந்தக் கட்டத்தைத் தாக்குபவை
key-material = யார் முன்னிலை
key-status = நகர்வு எண்ணும் யார் முறை என்பதும்
key-draw = அம்பைத் தொடங்க, முடிக்க; ஒரே கட்டத்தில் இருமுறை என்றால் வட்டம்
key-colour = அடுத்த நிறம்
key-entry = நகர்வுப் புலத்துக்கு
key-board = பலகைக்கு
key-replay = ஆட்டத்தில் பின்னும் முன்னும் செல்ல
key-ends = தொடக்கத்துக்கு, முடிவுக்கு
key-flip = பலகையைத் திருப்ப
key-help = இந்தப் பட்டியல்
key-settings = அமைப்புகள்

## Chess clock

clock-start = தொடங்கு
clock-pause = நிறுத்து
clock-reset = தொடக்கத்துக்குத் திருப்பு
clock-set-up = கடிகாரத்தை அமை
clock-tap = தொடங்க இங்கே தட்டவும்
clock-press = நகர்த்தியதும் அழுத்தவும்
clock-to-go =
    { $count ->
        [one] இன்னும் ஒரு நகர்வு
       *[other] இன்னும் { $count } நகர்வுகள்
    }
clock-delay = தாமதம் { $time }
clock-periods =
    { $count ->
        [one] கடைசிக் காலப்பகுதி
       *[other] { $count } காலப்பகுதிகள்
    }
clock-flag = கொடி விழுந்தது
clock-flagged = { $side }: கொடி விழுந்தது.
clock-low = { $side }: நேரம் குறைவு, { $time }.
clock-slept = சாதனம் { $time } நேரம் உறங்கியது, அல்லது அதன் கடிகாரம் முன்னே நகர்த்தப்பட்டது. அந்த நேரம் கணக்கில் சேரவில்லை; கடிகாரம் நிறுத்தப்பட்டுள்ளது.
clock-damaged = இங்கே சேமித்த கடிகாரத்தைப் படிக்க முடியவில்லை ({ $why }). எதுவும் அழிக்கப்படவில்லை: அதன் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் வைக்கப்பட்டுள்ளது.
clock-not-kept = கடிகாரத்தைச் சேமிக்க இந்த உலாவி அனுமதிக்கவில்லை (சேமிப்பகம் நிரம்பியது அல்லது அணைக்கப்பட்டது). தொடர்ந்து ஆடலாம், ஆனால் பக்கத்தை மீண்டும் ஏற்றினால் தொடக்கத்துக்குச் செல்லும்.
clock-reset-sure = இரு பக்கங்களையும் தொடக்கத்துக்குத் திருப்பவா?
clock-leave-sure = கடிகாரம் ஓடுகிறது. நிறுத்தி மூடவா?
clock-own = வேறு
clock-fixed = வேறொன்றைத் தேர்ந்தெடுக்க, கடிகாரத்தைத் தொடக்கத்துக்குத் திருப்பவும்.
clock-turn = யார் முறை
clock-faces = முகப்புகள்
clock-faces-players = அவரவர் பக்கம்
clock-faces-one-way = ஒரே பக்கம்
clock-time-wrong = நிமிடமும் நொடியும் எழுதவும், எ.கா. 4:59; மணியும் வேண்டுமானால் 1:30:00.
clock-done = முடிந்தது
