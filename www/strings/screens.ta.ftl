# What is said only on the sheets over the page, in Tamil. The names and the variables are those of sheets.en.ftl.

## Settings

section-appearance = தோற்றம்
section-board = பலகை
section-moves = நகர்த்துதல்
section-sound = ஒலியும் பேச்சும்
section-accessibility = பார்க்காமல் ஆடுதல்
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
listen = நீங்கள் சொல்லும் நகர்வுகளைக் கேட்டறி
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
reset-settings = வழக்கமான அமைப்புகள்
section-offline = இணையம் இல்லாமல்
offline-ready = Sessa இந்தச் சாதனத்தில் உள்ளது; இணையம் இல்லாமலும் இயங்கும்.
offline-not-yet = Sessa இன்னும் இந்தச் சாதனத்தில் இல்லை. அது முழுவதும் வரும் வரை இணையம் தேவை.
offline-insecure = Sessa-வுக்கு இணையம் தேவை: இந்தப் பக்கம் பாதுகாப்பான இணைப்பில் (https) வரவில்லை; அதனால் உலாவி அதை வைத்திருக்காது.
offline-missing = Sessa-வுக்கு இணையம் தேவை: இந்த உலாவி, அல்லது அதன் தனிப்பட்ட சாளரம், பக்கங்களை வைத்திருப்பதில்லை.
offline-incomplete = Sessa-வுக்கு இணையம் தேவை: எல்லாக் கோப்புகளையும் பெற்று வைக்க முடியவில்லை. இணைப்பு அறுந்திருக்கலாம் அல்லது சேமிப்பகம் நிரம்பியிருக்கலாம்; மீண்டும் முயல, பக்கத்தை மீண்டும் ஏற்றுங்கள்.
offline-failed = Sessa-வுக்கு இணையம் தேவை: உலாவி அதை வைத்திருக்கவில்லை ({ $why }).
install = Sessa-வை நிறுவு

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

## The arbiter

phase-running = ஆட்டம் நடக்கிறது.
illegal-count = விதிமீறிய நகர்வுகள், { $side }: { $count }
claimed-why = { $side } டிரா கோருகிறது: எதிராளியால் இயல்பான முறையில் வெல்ல முடியாது, அல்லது வெல்ல முயலவில்லை.
grant-draw = டிராவை வழங்கு
reject-claim = கோரிக்கையை நிராகரி
postpone-claim = முடிவைத் தள்ளிவை
increment-why = இரு தரப்பின் ஒவ்வொரு நகர்வுக்கும் { $time } கூடுதலாக { $side } கேட்கிறது.
grant-increment = கூடுதல் நேரத்தைச் சேர்
refuse-increment = வேண்டுகோளை மறு
sure = உறுதியா?
yes = ஆம்
arbiter-clocks = கடிகாரங்கள்
set = அமை
set-clocks-when = கடிகாரங்கள் நிற்கும்போது அவற்றை மாற்றி அமைக்கலாம்.
set-clocks-how = மணி, நிமிடம், வினாடி: 1:30:00; அல்லது நிமிடம், வினாடி: 5:00.
time-unreadable = நேரத்தை 1:30:00 அல்லது 5:00 என எழுதுங்கள்.
arbiter-penalties = தண்டனைகளும் முடிவுகளும்
penalty-for = யாருக்கு
penalty = தண்டனை
penalty-time = நேரம்
penalty-warning = எச்சரிக்கை
penalty-gains = எதிராளிக்குக் கூடுதல் நேரம்
penalty-loses = நேரக் குறைப்பு
penalty-as-illegal = விதிமீறிய நகர்வாக (இரு கைகள்)
penalty-forfeit = ஆட்டம் தோல்வி
penalty-absent = உரிய நேரத்தில் வரவில்லை
impose = தண்டனை விதி
declare-result = முடிவு
declare = முடிவை அறிவி
arbiter-irregularities = ஒழுங்குமீறல்கள்
irregularity = என்ன தவறு
irregularity-illegal-move = விதிமீறிய நகர்வு
irregularity-displaced = இடம் மாறிய காய்கள்
irregularity-impossible = சாத்தியமற்ற நிலை
irregularity-wrong-start = தவறான தொடக்க நிலை
irregularity-colours-reversed = நிறங்கள் மாறிவிட்டன
irregularity-board-turned = பலகை தவறாகத் திருப்பப்பட்டது
irregularity-wrong-clock = கடிகாரம் தவறாக அமைக்கப்பட்டது
rule-illegal-move = அதற்கு முந்தைய நிலைக்கு, அப்போதைய கடிகார நேரங்களுடன் (FIDE 7.5).
rule-illegal-move-within = கடைசி { $count } நகர்வுகளுக்குள் நடந்திருந்தால், அதற்கு முந்தைய நிலைக்கு, அப்போதைய கடிகார நேரங்களுடன் (USCF 11A).
rule-displaced = நிலையை மீண்டும் அமைக்க வேண்டும் (FIDE 7.4); தெரியாவிட்டால், கடைசியாக உறுதியாகத் தெரிந்த நிலை.
rule-impossible = கடைசியாக உறுதியாகத் தெரிந்த நிலைக்கு, அப்போதைய கடிகார நேரங்களுடன்; அவை தெரியாவிட்டால், பயன்படுத்திய நேரம் நகர்வுகளின் விகிதத்தில் பிரிக்கப்படும்.
rule-wrong-start = ஆட்டம் புதிதாகத் தொடங்கப்படும் (FIDE 7.2.1).
rule-colours-reversed = இரு தரப்பும் { $count } நகர்வுகளைச் செய்து முடிக்கும் முன் ஆட்டம் புதிதாகத் தொடங்கப்படும்; அதன் பின் அப்படியே தொடரும் (FIDE 7.3).
rule-colours-reversed-time = முதல் நேரக்கட்டத்துக்கான நேரத்தில் கால் பகுதி தீரும் முன் ஆட்டம் புதிதாகத் தொடங்கப்படும்; அதன் பின் அப்படியே தொடரும்.
rule-colours-reversed-arbiter = நடுவர் புதிதாகத் தொடங்க முடிவு செய்யாவிட்டால் ஆட்டம் தொடரும்.
rule-board-turned = பலகையைச் சரியாகத் திருப்பி ஆட்டம் தொடரும் (FIDE 7.2.2).
rule-wrong-clock = இங்கே குறித்துக்கொள்ளுங்கள்; கடிகாரங்கள் நிற்கும்போது மேலே அமைக்கலாம் (FIDE 6.10).
correction = என்ன செய்வது
correction-back = ஒரு நிலைக்குத் திரும்பு, அப்போதைய கடிகார நேரங்களுடன்
correction-in-proportion = ஒரு நிலைக்குத் திரும்பு, நேரம் விகிதத்தில்
correction-restart = ஆட்டத்தை புதிதாகத் தொடங்கு
correction-note = குறிப்பு மட்டும்
correction-place = எதற்குப் பின்
apply-correction = சரிசெய்
refused-not-started = ஆட்டம் இன்னும் தொடங்கவில்லை.
refused-over = ஆட்டம் முடிந்துவிட்டது; முடிவு மாறாது.
refused-paused = கடிகாரங்கள் நிற்கின்றன; முதலில் அவற்றைத் தொடங்குங்கள்.
refused-not-paused = முதலில் கடிகாரங்களை நிறுத்துங்கள்.
refused-too-late = இந்த ஆட்டத்தின் விதிகளின்படி அதற்குக் காலம் கடந்துவிட்டது.
refused-not-in-force = இந்த ஆட்டத்தின் விதிகளில் அது இல்லை.
refused-too-much-time = அவ்வளவு நேரத்தை எந்தக் கடிகாரமும் காட்டாது.
refused-to-be-decided = முதலில் கோரிக்கையை முடிவு செய்யுங்கள்.
refused-offered-already = ஏற்கெனவே டிரா முன்மொழியப்பட்டுள்ளது; மீண்டும் முன்மொழிய இன்னும் நேரம் வரவில்லை.
refused-time-left = { $side }: இன்னும் நேரம் உள்ளது.

## The ledger

arbiter-ledger = பதிவேடு
ledger-time = நேரம்
ledger-who = யார்
ledger-what = என்ன
save-as-text = உரையாகச் சேமி
save-as-table = அட்டவணையாகச் சேமி (CSV)
log-start = ஆட்டம் தொடங்குகிறது.
log-touch = { $square } தொடப்பட்டது.
log-adjust = “சரிசெய்கிறேன்.”
log-release = சிப்பாய் { $square } கட்டத்தில் வைக்கப்பட்டது.
log-displace = { $move }; இது விதிமீறல்.
log-press = கடிகாரம் அழுத்தப்பட்டது.
log-offer = டிராவை முன்மொழிந்தது.
log-accept = டிராவை ஏற்றது.
log-decline = டிராவை நிராகரித்தது.
log-claim = டிரா கோரிக்கை: { $why }.
log-claim-with = { $move } என அறிவித்து டிரா கோரிக்கை: { $why }.
log-quickplay = டிரா கோரிக்கை: இயல்பான முறையில் வெல்ல வழியில்லை.
log-increment = கூடுதல் நேரம் கேட்கிறது; அது டிரா அழைப்பும் ஆகும்.
log-granted = கோரிக்கை ஏற்கப்பட்டது.
log-rejected = கோரிக்கை நிராகரிக்கப்பட்டது.
log-postponed = முடிவு தள்ளிவைக்கப்பட்டது.
log-resign = விலகியது.
log-flag = { $side }: நேரம் தீர்ந்தது.
log-claim-illegal = விதிமீறிய நகர்வுக்காக வெற்றியைக் கோரியது.
log-pause = கடிகாரங்கள் நிறுத்தப்பட்டன.
log-resume = கடிகாரங்கள் தொடங்கப்பட்டன.
log-set = { $side } கடிகாரம் { $time } என அமைக்கப்பட்டது.
log-warning = { $side }: எச்சரிக்கை.
log-gains = { $side }: { $time } கூடுதல் நேரம்.
log-loses = { $side }: { $time } குறைப்பு.
log-forfeit = { $side }: ஆட்டம் தோல்வி.
log-as-illegal = விதிமீறிய நகர்வாகத் தண்டனை: { $side }.
log-declare = முடிவு அறிவிக்கப்பட்டது.
log-take-back = திரும்பப் பெற்ற அரை நகர்வுகள்: { $count }.
log-seal = அடுத்த நகர்வை முத்திரையிட்டது; ஆட்டம் ஒத்திவைக்கப்பட்டது.
log-unseal = உறை திறக்கப்பட்டது: { $move }.
log-ambiguous = உறை திறக்கப்பட்டது: அதிலுள்ள நகர்வு பல பொருள் தரும்.
log-unreadable = உறை திறக்கப்பட்டது: அதிலுள்ள நகர்வைப் படிக்க முடியவில்லை.
log-leave = பக்கத்தை விட்டு வெளியேறினர்.
log-return = பக்கத்துக்குத் திரும்பினர்.
log-slept = சாதனம் { $time } உறங்கியது; அந்த நேரம் கணக்கில் இல்லை.
log-slept-counted = சாதனம் { $time } உறங்கியது; அந்த நேரம் கணக்கிடப்பட்டது.
corrected-note = குறிக்கப்பட்டது.
corrected-restart = ஆட்டம் புதிதாகத் தொடங்கப்பட்டது.
corrected-back = திரும்பிய நிலை: { $place }, அப்போதைய கடிகார நேரங்களுடன்.
corrected-in-proportion = திரும்பிய நிலை: { $place }, நேரம் நகர்வுகளின் விகிதத்தில்.

## Adjournment

arbiter-adjourn = ஒத்திவை
seal-how = { $side } தனது அடுத்த நகர்வை எதிராளி பார்க்காமல் இங்கே எழுத வேண்டும். முத்திரையிடும் வரை கடிகாரம் ஓடும்.
seal-robot = ரோபோவின் முறை; உங்கள் முறை வரும்போது ஒத்திவையுங்கள்.
sealed-move = முத்திரையிட்ட நகர்வு
show = காட்டு
passphrase = கடவுச்சொல்
passphrase-why = கடவுச்சொல் இல்லாவிட்டால், ஆட்டத்தை வைத்திருக்கும் யாரும் உறையைத் திறக்கலாம். மறந்தால் யாராலும் கண்டுபிடிக்க முடியாது.
resume-at = ஆட்டம் தொடரும் நேரம்
seal = முத்திரையிட்டு ஒத்திவை
working-on-seal = ஒரு நிமிடம் …
seal-unreadable = அது Nf3 அல்லது e2e4 போன்ற நகர்வு அல்ல.
seal-illegal = அந்த நகர்வு இங்கே விதிப்படி இல்லை.
seal-ambiguous = பல நகர்வுகளாக இருக்கலாம்; e2e4 அல்லது e7e8q போல இரு கட்டங்களையும் எழுதுங்கள்.
seal-not-allowed = அந்த நகர்வு விதிப்படி சரி; ஆனால் வேறு காய் தொடப்பட்டது அல்லது வேறு நகர்வு அறிவிக்கப்பட்டது.
seal-no-chance = இந்த உலாவி தற்போக்கு எண்களைத் தரவில்லை; எனவே முத்திரையிட முடியாது.
sealed-by = { $side } தனது நகர்வை முத்திரையிட்டுள்ளது.
resume-on = ஆட்டம் தொடரும் நேரம்: { $when }.
anybody-can-open = உறைக்குக் கடவுச்சொல் இல்லை: யாரும் திறக்கலாம்.
open-envelope = உறையைத் திறந்து தொடர்
sealed-ambiguous = முத்திரையிட்ட நகர்வு பல பொருள் தரும்
sealed-unreadable = முத்திரையிட்ட நகர்வைப் படிக்க முடியவில்லை
envelope-damaged = உறையைப் படிக்க முடியவில்லை. எதுவும் மாற்றப்படவில்லை.
envelope-wrong-phrase = அது திறக்கவில்லை: கடவுச்சொல் வேறு, அல்லது உறை மாற்றப்பட்டுள்ளது. இங்கே எதுவும் மாறவில்லை.
before-opening = திறக்கும் முன் ஆட்டக்காரர்கள் டிராவுக்கு ஒப்புக்கொள்ளலாம், அல்லது ஒருவர் விலகலாம்.
draw-agreed = டிரா ஒப்புக்கொள்ளப்பட்டது
white-resigns = வெள்ளை விலகுகிறது
black-resigns = கருப்பு விலகுகிறது

## Games kept and sent

save-or-send = இந்த ஆட்டத்தைச் சேமி அல்லது அனுப்பு
save-file = கோப்பாகச் சேமி
copy-link = இணைப்பை நகலெடு
link = இணைப்பு
link-copied = இணைப்பு நகலெடுக்கப்பட்டது; முழு ஆட்டமும் அதில் உள்ளது.
link-by-hand = இந்த உலாவி நகலெடுக்க அனுமதிக்கவில்லை; இணைப்பை இங்கிருந்து நகலெடுங்கள்.
link-too-long = இந்த ஆட்டம் இணைப்புக்கு மிக நீளம்; கோப்பாகச் சேமியுங்கள்.
open-file = கோப்பிலிருந்து
open-how = Sessa சேமித்த ஆட்டம்; அல்லது உங்களுக்கு வந்த இணைப்பை இந்த உலாவியில் திறங்கள்.
open-foreign = இது Sessa ஆட்டம் அல்ல, அல்லது ஒரு பகுதி இல்லை ({ $why }). எதுவும் மாற்றப்படவில்லை.
open-newer = Sessa-வின் புதிய பதிப்பு இந்த ஆட்டத்தைச் சேமித்தது; பக்கத்தை மீண்டும் ஏற்றி முயலுங்கள்.
open-too-long = ஆட்டமாக இருக்க இது மிக நீளம். எதுவும் மாற்றப்படவில்லை.
open-puts-aside = இப்போதைய ஆட்டம் தொகுப்பில் இருக்கும்; பிறகு தொடர்ந்து ஆடலாம்.
open-this-game = ஆட்டத்தைத் திற

## Rules and clock

own-damaged = இங்கே வைத்திருந்த விதிகளையும் கடிகாரங்களையும் படிக்க முடியவில்லை ({ $why }). எதுவும் அழிக்கப்படவில்லை: அவற்றின் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.
own-not-saved = விதிகளையும் கடிகாரங்களையும் வைத்திருக்க இந்த உலாவி விடவில்லை (சேமிப்பகம் நிரம்பியுள்ளது அல்லது முடக்கப்பட்டுள்ளது). பக்கத்தை மூடும் வரை அவை இருக்கும்.
section-strictness = எவ்வளவு கண்டிப்பு
section-edition = விதிகள்
section-names = பெயர்கள்
name-own = உங்கள் பெயர்
name-other = அருகில் இருப்பவரின் பெயர்
edition = விதிப் பதிப்பு
about-fide-2023 = 2023 முதல் நடைமுறையில் உள்ள சதுரங்க விதிகள்.
about-fide-2009 = 2009 விதிகள்: தவறான கோரிக்கைக்கு மூன்று நிமிடம், மூன்றாவது விதிமீறிய நகர்வுக்குத் தோல்வி, விரைவாட்ட முடிவில் டிரா கோரலாம்.
about-uscf = அமெரிக்கச் சதுரங்கம்: கோட்டை கட்டும்போது யானையை முதலில் தொடலாம்; போதிய காய்கள் இல்லாத தரப்பு நேரத்தால் வெல்லாது.
about-code-1988 = பழைய விதித்தொகுப்பு: சில இறுதியாட்டங்களில் 75 நகர்வுகள், தவறான கோரிக்கைக்கு ஐந்து நிமிடம், தாமதமாக வருவோருக்கு ஒரு மணி நேரம்; கடிகாரத்தை நிறுத்துபவர் விலகுகிறார்.
about-casual = அழுத்தமில்லாத ஆட்டம்: நகர்வுகளைத் திரும்பப் பெறலாம்; எதற்கும் நேரம் குறைக்கப்படாது.
every-rule = எல்லா விதிகளும்

## What the player makes and keeps

clock-custom = சொந்தக் கடிகாரம்
not-saved-yet = { $what } (சேமிக்கப்படவில்லை)
own-name = பெயர்
save-own = சேமி
saved-as = “{ $name }” என்ற பெயரில் சேமிக்கப்பட்டது.
rename = பெயர் மாற்று …
delete = நீக்கு
deleted = “{ $name }” இனி சேமிப்பில் இல்லை. வேறொன்றைத் தேர்ந்தெடுக்கும் வரை மீண்டும் சேமிக்கலாம்.
replace-sure = “{ $name }” ஏற்கெனவே உள்ளது. அதற்குப் பதிலாக இதைச் சேமிக்கவா?
replace = மாற்று
remove = நீக்கு

## How strictly

touch-move-why = தொட்ட காயை, முடிந்தால், நகர்த்தவோ வெட்டவோ வேண்டும்.
manual-press-why = ஆட்டக்காரர் கடிகாரத்தை அழுத்தியதும் நகர்வு நிறைவடையும்; அதுவரை அவர் நேரம் ஓடும்.
flag-by-claim-why = நேரம் தீர்ந்தது எதிராளி கோரினால் மட்டுமே கணக்கில் வரும்.
allow-illegal-moves-why = மரப் பலகையில் போலவே விதிமீறிய நகர்வுகளும் செய்யலாம்; விதிகள் அவற்றைத் தீர்க்கும்.
competition-why = எந்த உதவியும் இல்லை: நகரக்கூடிய கட்டங்கள், முன்கூட்டிய நகர்வு, திரும்பப் பெறுதல், செக் அறிவிப்பு எதுவுமில்லை.
needs-two-persons = இரண்டு பேருக்கு மட்டும்: ரோபோ விதிமீறி நகர்த்தாது, நேர முடிவைக் கோராது.
needs-clock = கடிகாரத்துடன் மட்டும்.

## The clock in sentences

tell-none = கடிகாரம் இல்லை: விரும்பும் வரை யோசிக்கலாம்.
tell-each = ஒவ்வொரு தரப்புக்கும்: { $clock }.
tell-odds = வெள்ளைக்கு: { $white }. கருப்புக்கு: { $black }.
tell-moves =
    { $count ->
        [one] ஒரு நகர்வுக்கு { $time }
       *[other] { $count } நகர்வுகளுக்கு { $time }
    }
tell-all = எல்லா நகர்வுகளுக்கும் { $time }
tell-rest = மீதி நகர்வுகளுக்கு { $time }
tell-then = { $before }, பின் { $stage }
tell-fischer = { $stage }, ஒவ்வொரு நகர்வுக்குப் பின்னும் கூடுதலாக { $bonus }
tell-delay = { $stage }, ஒவ்வொரு நகர்விலும் கடிகாரம் { $bonus } காத்திருக்கும்
tell-bronstein = { $stage }, ஒவ்வொரு நகர்வும் எடுத்த நேரத்தை, அதிகபட்சம் { $bonus }, திருப்பித் தரும்
tell-saved = ஒரு நேரக்கட்டத்தில் மிச்சமான நேரம் அடுத்ததில் சேரும்.
tell-hourglass = மணற்கடிகாரம் போல { $time }
tell-sand = ஒரு தரப்பு செலவிடும் நேரம் மற்றதற்குச் சேரும்.
tell-periods =
    { $count ->
        [one] { $time } கொண்ட ஒரு காலப்பகுதி
       *[other] { $time } கொண்ட { $count } காலப்பகுதிகள்
    }
tell-period-back = ஒரு காலப்பகுதிக்குள் நகர்த்தினால் அது முழுமையாகத் திரும்பக் கிடைக்கும்.
tell-per-move = ஒவ்வொரு நகர்வுக்கும் { $time }
tell-nothing-saved = ஒரு நகர்வில் மிச்சமானது அடுத்ததற்குச் சேராது.
tell-first-move = முதல் நகர்வுடன் முதல் கடிகாரம் தொடங்கும்; அந்த நகர்வுக்கு நேரம் குறையாது.
tell-seconds = { $count } வி
clock-class = இந்த விதிகளின்படி: { $class }

## Building a clock

build-clock = கடிகாரத்தை அமை
clock-kind = வகை
kind-stages = நேரக்கட்டங்கள்
kind-byoyomi = பியோ-யோமி
kind-hourglass = மணற்கடிகாரம்
kind-per-move = நகர்வுக்கு நேரம்
kind-days = நகர்வுக்கு நாட்கள்
clock-odds = வெள்ளைக்கும் கருப்புக்கும் வேறுபாடு
clock-start = முதல் கடிகாரம் தொடங்குவது
start-with-game = ஆட்டத்துடன்
start-with-move = முதல் நகர்வுடன்
clock-main = முதன்மை நேரம்
clock-periods = காலப்பகுதிகள்
clock-period = காலப்பகுதியின் நீளம்
clock-each-move = ஒவ்வொரு நகர்வுக்கும் நேரம்
clock-days-each = ஒவ்வொரு நகர்வுக்கும் நாட்கள்
stage-of = நேரக்கட்டம் { $number }
stage-moves = நகர்வுகள்
stage-rest = மீதி எல்லா நகர்வுகளும்
stage-time = நேரம்
stage-bonus = ஒவ்வொரு நகர்வுக்கும் கூடுதல் நேரம்
stage-seconds = கூடுதல் நேரத்தின் அளவு
bonus-none = இல்லை
bonus-fischer = நகர்வுக்குப் பின் சேரும் (பிஷர்)
bonus-delay = கடிகாரம் முதலில் காத்திருக்கும் (தாமதம்)
bonus-bronstein = எடுத்த நேரம் திரும்பும் (பிரான்ஸ்டைன்)
add-stage = நேரக்கட்டம் சேர்
unit-long-time = ம:நி:வி
unit-time = நி:வி
unit-seconds = வினாடிகள்
unit-empty-never = காலி: ஒருபோதும் இல்லை
unit-time-never = நி:வி; காலி: ஒருபோதும் இல்லை
unit-empty-nobody = நி:வி; காலி: யாரும் தோற்பதில்லை
unit-empty-always = காலி: முடிவு வரை

## Every rule

rules-of-draws = டிராவும் கோரிக்கைகளும்
rules-of-time = நேரம்
rules-of-illegal-moves = விதிமீறிய நகர்வுகளும் ஒழுங்குமீறல்களும்
rules-of-moving = நகர்த்துதல்
rule-repetitions-to-claim = ஒரே நிலை இத்தனை முறை வந்தால் டிரா கோரலாம்
rule-moves-to-claim = காய் வெட்டோ சிப்பாய் நகர்வோ இன்றி இத்தனை நகர்வுகளில் டிரா கோரலாம்
rule-repetitions-to-end = ஒரே நிலை இத்தனை முறை வந்தால் ஆட்டம் தானே முடியும்
rule-moves-to-end = காய் வெட்டோ சிப்பாய் நகர்வோ இன்றி இத்தனை நகர்வுகளில் ஆட்டம் தானே முடியும்
rule-wrong-claim-gain = தவறான கோரிக்கையால் எதிராளிக்குக் கிடைப்பது
rule-wrong-claim-loss = தவறான கோரிக்கையால் கோரியவர் இழப்பது
rule-agreement-from = இந்த நகர்வுக்கு முன் டிரா ஒப்பந்தம் கூடாது
rule-offers-again = மீண்டும் டிராவை முன்மொழியலாம்
offers-after-move = தன் நகர்வுக்குப் பின்
offers-after-opponent = எதிராளி முன்மொழிந்த பின்
rule-long-endings = கோர அதிக நகர்வுகள் தேவைப்படும் இறுதியாட்டங்கள்
ending-of = இறுதியாட்டம் { $number }
ending-stronger = வலுவான தரப்பு (K Q R B N P)
ending-weaker = வலுக்குறைந்த தரப்பு
ending-pawn = சிப்பாய் நிற்கும் இடம்
ending-pawn-anywhere = எங்கேயும்
ending-pawn-seventh = பதவி உயர்வுக்கு ஒரு படி முன்
ending-moves = கோரத் தேவையான நகர்வுகள்
add-ending = இறுதியாட்டம் சேர்
rule-flag-draw = நேரம் தீர்ந்தாலும் டிரா ஆவது
rule-resignation-draw = எதிராளியால் ஒருபோதும் செக்மேட் செய்ய முடியாவிட்டால் விலகல் டிரா
flag-draw-cannot-mate = எதிராளியால் ஒருபோதும் செக்மேட் செய்ய முடியாவிட்டால்
flag-draw-material = எதிராளியிடம் போதிய காய்கள் இல்லாவிட்டால்
flag-draw-lone-king = எதிராளியிடம் ராஜா மட்டும் இருந்தால்
rule-both-flags = இரு தரப்புக்கும் நேரம் தீர்ந்தால்
both-flags-unless-last = தொடரும்; கடைசி நேரக்கட்டத்தில் டிரா
both-flags-play-on = தொடரும்
both-flags-draw = டிரா
rule-away = பக்கம் மூடியிருக்கையில் அல்லது சாதனம் உறங்குகையில்
away-waits = ஆட்டம் காத்திருக்கும்
away-runs = நேரம் ஓடும்
rule-lateness = இதைவிடத் தாமதமாக வருபவர் தோற்பார்
rule-quickplay-below = விரைவாட்ட முடிவு: இதைவிடக் குறைந்த நேரம் இருக்கும்போது கோரலாம்
rule-quickplay-rejected = விரைவாட்ட முடிவுக் கோரிக்கை நிராகரிக்கப்பட்டால் எதிராளிக்குக் கிடைப்பது
rule-quickplay-increment = அதற்குப் பதிலாகக் கேட்கக்கூடிய கூடுதல் நேரம்
rule-class-blitz = பிளிட்ஸ்: 60 நகர்வுகளுக்கு அதிகபட்சம்
rule-class-classical = கிளாசிக்கல்: 60 நகர்வுகளுக்குக் குறைந்தது
rule-stopping-resigns = கடிகாரங்களை நிறுத்துபவர் விலகுகிறார்
rule-illegal-loses-at = தோல்வி தரும் விதிமீறிய நகர்வு (எத்தனையாவது)
rule-illegal-bonus = விதிமீறிய நகர்வால் எதிராளிக்குக் கிடைப்பது
rule-illegal-horizon = இத்தனை நகர்வுகளுக்குப் பின்னும் அது திருத்தப்படும்
rule-formal-faults = நகர்வின்றி அழுத்துவதும் இரு கைகளால் நகர்த்துவதும் விதிமீறிய நகர்வுகள்
rule-becomes-queen = கடைசி வரிசையில் விடப்பட்ட சிப்பாய் ராணியாகும்
rule-supervision = விதிமீறிய நகர்வுகள்
supervision-adequate = நடுவர் காண்பார்
supervision-claimed = கோர வேண்டும் (FIDE A.5)
supervision-loses = கோரினால் தோல்வி
rule-reversed = நிறங்கள் மாறித் தொடங்கினால்: புதிதாகத் தொடங்குவது
reversed-moves = குறிப்பிட்ட நகர்வுகள் வரை
reversed-quarter = நேரத்தின் கால் பகுதி வரை
reversed-arbiter = நடுவர் முடிவுப்படி
rule-reversed-moves = அதுவரை ஒவ்வொரு தரப்பின் நகர்வுகள்
rule-take-back = நகர்வுகளைத் திரும்பப் பெறலாம்
rule-rook-first = கோட்டை கட்டும்போது யானையை முதலில் தொடலாம்

## What is wrong in a field

fault-time = “{ $text }” ஒரு நேரம் அல்ல. நிமிடம், நி:வி அல்லது ம:நி:வி என எழுதுங்கள்: 90, 5:00, 1:40:00.
fault-seconds = “{ $text }” ஒரு நேரம் அல்ல. வினாடி அல்லது நி:வி என எழுதுங்கள்: 30, 1:30.
fault-sixty = முக்காற்புள்ளிக்குப் பின் நிமிடமும் வினாடியும் 59 வரை மட்டும்.
fault-too-long = எந்த நேரமும் ஓர் ஆண்டுக்கு மேல் கூடாது.
fault-number = “{ $text }” ஒரு முழு எண் அல்ல.
fault-least = குறைந்தது { $count }.
fault-most = அதிகபட்சம் { $count }.
fault-no-time = சிறிது நேரம் கொடுங்கள்: நேரமே இல்லாமல் யாரும் நகர்த்த முடியாது.
fault-classes = கிளாசிக்கல் தொடங்கும் முன் பிளிட்ஸ் முடிய வேண்டும்.
fault-pieces = “{ $text }” ஒரு தரப்பின் காய்கள் அல்ல. ராஜா முதலில், பின் மதிப்பு வரிசையில் எழுதுங்கள்: KRB.
fault-no-name = ஒரு பெயர் கொடுங்கள்.
fault-name-taken = “{ $text }” வேறொன்றின் பெயர்.
fault-unplayable = அப்படி யாரும் ஆட முடியாது.

## Chess clock

timer-start = தொடங்கு
timer-pause = இடைநிறுத்து
timer-reset = தொடக்கத்துக்குத் திருப்பு
timer-set-up = கடிகாரத்தை அமை
timer-tap = தொடங்க இங்கே தட்டுங்கள்
timer-press = நகர்த்தியதும் அழுத்துங்கள்
timer-to-go =
    { $count ->
        [one] இன்னும் ஒரு நகர்வு
       *[other] இன்னும் { $count } நகர்வுகள்
    }
timer-delay = தாமதம் { $time }
timer-periods =
    { $count ->
        [one] கடைசிக் காலப்பகுதி
       *[other] { $count } காலப்பகுதிகள்
    }
timer-flag = நேரம் தீர்ந்தது
timer-flagged = { $side }: நேரம் தீர்ந்தது.
timer-low = { $side }: நேரம் குறைவு, { $time }.
timer-slept = சாதனம் { $time } நேரம் உறங்கியது, அல்லது அதன் கடிகாரம் முன்னே நகர்த்தப்பட்டது. அந்த நேரம் கணக்கில் சேரவில்லை; கடிகாரம் நிறுத்தப்பட்டுள்ளது.
timer-damaged = இங்கே சேமித்த கடிகாரத்தைப் படிக்க முடியவில்லை ({ $why }). எதுவும் அழிக்கப்படவில்லை: அதன் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.
timer-not-saved = கடிகாரத்தைச் சேமிக்க இந்த உலாவி அனுமதிக்கவில்லை (சேமிப்பகம் நிரம்பியுள்ளது அல்லது முடக்கப்பட்டுள்ளது). தொடர்ந்து ஆடலாம், ஆனால் பக்கத்தை மீண்டும் ஏற்றினால் தொடக்கத்துக்குச் செல்லும்.
timer-reset-sure = இரு தரப்பின் கடிகாரங்களையும் தொடக்கத்துக்குத் திருப்பவா?
timer-leave-sure = கடிகாரம் ஓடுகிறது. நிறுத்தி மூடவா?
timer-fixed = வேறொன்றைத் தேர்ந்தெடுக்க, கடிகாரத்தைத் தொடக்கத்துக்குத் திருப்புங்கள்.
timer-turn = யார் முறை
timer-faces = முகப்புகள்
timer-faces-players = அவரவர் பக்கம்
timer-faces-one-way = ஒரே பக்கம்
timer-done = முடிந்தது

## The library

library-import = PGN இறக்குமதி
library-export-all = எல்லாம் ஏற்றுமதி
library-search = தொகுப்பில் தேடு
library-search-what = பெயர்கள், போட்டி, தேதி, தொடக்கம்
library-kind = எந்த ஆட்டங்கள்
library-all = எல்லா ஆட்டங்களும்
library-robot = ரோபோவுக்கு எதிராக
library-persons = இருவருக்கு இடையே
library-imported = இறக்குமதி செய்தவை
library-study = ஆய்வுகள்
library-sort = வரிசைமுறை
library-sort-changed = புதியவை முதலில்
library-sort-date = ஆடிய தேதி
library-sort-white = வெள்ளையின் பெயர்
library-sort-black = கருப்பின் பெயர்
library-sort-result = முடிவு
library-sort-length = நீளம்
library-reverse = தலைகீழாக
library-count = { $count ->
    [one] { $count } ஆட்டம்
   *[other] { $count } ஆட்டங்கள்
}
library-found = { $count ->
    [one] { $all } இல் { $count } ஆட்டம்
   *[other] { $all } இல் { $count } ஆட்டங்கள்
}
library-games = ஆட்டங்கள்
library-game = தேர்ந்தெடுத்த ஆட்டம்
library-moves = { $count ->
    [one] { $count } நகர்வு
   *[other] { $count } நகர்வுகள்
}
library-unfinished = முடிவடையவில்லை
library-choose = எப்படி முடிந்தது என்று பார்க்க ஓர் ஆட்டத்தைத் தேர்ந்தெடுங்கள்.
library-continue = தொடர்ந்து ஆடு
library-replay = மீண்டும் பார்த்து ஆய்வு செய்
library-export = PGN ஆகச் சேமி
library-export-found = { $count ->
    [one] இந்த { $count } ஆட்டத்தை ஏற்றுமதி செய்
   *[other] இந்த { $count } ஆட்டங்களை ஏற்றுமதி செய்
}
library-delete-found = { $count ->
    [one] இந்த { $count } ஆட்டத்தை நீக்கு
   *[other] இந்த { $count } ஆட்டங்களை நீக்கு
}
library-no-match = அப்படி ஓர் ஆட்டம் இல்லை.
library-show-all = எல்லா ஆட்டங்களையும் காட்டு
library-pages = பட்டியலின் பக்கங்கள்
library-first = முதல் பக்கம்
library-previous = முந்தைய பக்கம்
library-next = அடுத்த பக்கம்
library-last = கடைசிப் பக்கம்
library-range = { $count } இல் { $from }–{ $to }
library-empty = இன்னும் ஆட்டங்கள் இல்லை
library-empty-how = நீங்கள் ஆடும் ஒவ்வோர் ஆட்டமும் தானாகவே இங்கே வைக்கப்படும். வேறிடத்து ஆட்டங்கள் PGN கோப்பாக வரும்: மேலே ஒன்றைத் தேர்ந்தெடுங்கள், அல்லது இங்கே இழுத்து விடுங்கள்.
library-progress = எவ்வளவு முடிந்தது
library-reading = { $count ->
    [one] { $count } ஆட்டம் படிக்கப்பட்டது
   *[other] { $count } ஆட்டங்கள் படிக்கப்பட்டன
}
library-writing = { $count ->
    [one] { $count } ஆட்டம் எழுதப்பட்டது
   *[other] { $count } ஆட்டங்கள் எழுதப்பட்டன
}
library-import-done = { $count ->
    [one] { $count } ஆட்டம் சேர்க்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் சேர்க்கப்பட்டன.
}
library-known = { $count ->
    [one] { $count } ஏற்கெனவே இருந்தது.
   *[other] { $count } ஏற்கெனவே இருந்தன.
}
library-cancelled = நிறுத்தப்பட்டது; படித்தவை வைக்கப்பட்டுள்ளன.
library-problems = { $count ->
    [one] { $count } இடத்தில் படிக்க முடியவில்லை.
   *[other] { $count } இடங்களில் படிக்க முடியவில்லை.
}
library-which = எங்கே, ஏன்
library-problem = ஆட்டம் { $game }, வரி { $line }: { $why }
library-exported = { $count ->
    [one] { $count } ஆட்டம் கோப்பில் சேமிக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் கோப்பில் சேமிக்கப்பட்டன.
}
library-deleted = { $count ->
    [one] { $count } ஆட்டம் நீக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் நீக்கப்பட்டன.
}
library-undo = செயல்தவிர்
library-dismiss = மூடு
library-restore = மீட்டெடு
library-restored = { $count ->
    [one] { $count } ஆட்டம் மீண்டும் தொகுப்பில் உள்ளது.
   *[other] { $count } ஆட்டங்கள் மீண்டும் தொகுப்பில் உள்ளன.
}
library-erased = { $count ->
    [one] { $count } ஆட்டம் நிரந்தரமாக நீக்கப்பட்டது.
   *[other] { $count } ஆட்டங்கள் நிரந்தரமாக நீக்கப்பட்டன.
}
library-delete-sure = { $count ->
    [one] { $count } ஆட்டத்தை நீக்கவா? அது { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
   *[other] { $count } ஆட்டங்களை நீக்கவா? அவை { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
}
library-erase-sure = { $count ->
    [one] { $count } ஆட்டத்தை நிரந்தரமாக நீக்கவா?
   *[other] { $count } ஆட்டங்களை நிரந்தரமாக நீக்கவா?
}
library-restore-found = { $count ->
    [one] இந்த { $count } ஆட்டத்தை மீட்டெடு
   *[other] இந்த { $count } ஆட்டங்களை மீட்டெடு
}
library-empty-bin = நிரந்தரமாக நீக்கு
library-bin = { $count ->
    [one] குப்பைத்தொட்டி: { $count } ஆட்டம்
   *[other] குப்பைத்தொட்டி: { $count } ஆட்டங்கள்
}
library-leave-bin = தொகுப்புக்குத் திரும்பு
library-bin-about = நீக்கிய ஆட்டங்கள் { $days } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்.
library-bin-empty = குப்பைத்தொட்டி காலியாக உள்ளது.
library-days-left = { $count ->
    [one] இன்னும் { $count } நாள் குப்பைத்தொட்டியில் இருக்கும்
   *[other] இன்னும் { $count } நாட்கள் குப்பைத்தொட்டியில் இருக்கும்
}
library-filters = வடிகட்டிகள்
library-filters-in-use = வடிகட்டிகள் ({ $count } பயன்பாட்டில்)
library-any = எதுவும்
library-played-as = ஆடிய நிறம்
library-eco = திறப்புக் குறியீடு (ECO)
library-elo = இருவரின் எலோ, குறைந்தது
library-from = ஆடிய நாள், முதல்
library-until = ஆடிய நாள், வரை

## Faults in a file of games

pgn-no-move = இது நகர்வு அல்ல.
pgn-illegal = இந்த நகர்வை இங்கே செய்ய முடியாது.
pgn-ambiguous = இது பல நகர்வுகளைக் குறிக்கலாம்.
pgn-null-move = வெற்று நகர்வு: முறையை யாரும் விட்டுவிட முடியாது; அதனால் அந்த வரிசை இங்கே முடிகிறது.
pgn-nothing-to-vary = எந்த நகர்வுக்கும் முன்பே கிளைவரிசை தொடங்குகிறது.
pgn-too-deep = கிளைவரிசைகள் ஒன்றுக்குள் ஒன்றாக மிக ஆழமாக உள்ளன; இது விடப்பட்டது.
pgn-open-variation = கிளைவரிசை “)” கொண்டு முடிக்கப்படவில்லை.
pgn-no-variation = இந்த “)” எந்தக் கிளைவரிசையையும் முடிக்கவில்லை.
pgn-open-comment = குறிப்புக்கு முடிவு இல்லை: மூடும் அடைப்புக்குறி விடுபட்டுள்ளது.
pgn-nag = “$” க்குப் பின் 0 முதல் 255 வரை ஓர் எண் வேண்டும்.
pgn-unexpected = இதற்கு இங்கே பொருள் இல்லை.
pgn-other-result = முடிவு “Result” குறிப்பில் உள்ளதிலிருந்து வேறுபடுகிறது; குறிப்பில் உள்ளது வைக்கப்பட்டது.
pgn-no-result = ஆட்டத்தின் இறுதியில் முடிவு இல்லை; பாதியில் துண்டிக்கப்பட்டிருக்கலாம்.
pgn-tag = இது [White "Anna"] போன்ற தலைப்புக் குறிப்பு அல்ல.
pgn-start = ஆட்டம் தொடங்கும் நிலையிலிருந்து ஆட முடியாது.
pgn-variant = வேறு விதிகளைக் கொண்ட ஆட்டம்; அதன் நகர்வுகள் விடப்பட்டன.
pgn-stray = இது எந்த ஆட்டத்தையும் சேர்ந்தது அல்ல.
pgn-too-long = முழுவதும் வைத்துக்கொள்ள முடியாத அளவு நீளம்.
pgn-too-large = ஆட்டம் மிகப் பெரியது (வரம்பு: { $moves } அரை நகர்வுகள், { $megabytes } MB குறிப்புகள், { $tags } தலைப்புக் குறிப்புகள்); மீதி விடப்பட்டது.
pgn-utf-16 = இந்தக் கோப்பு UTF-16 இல் உள்ளது. UTF-8 ஆகச் சேமித்து மீண்டும் முயலுங்கள்.

## The score sheet

score-print = அச்சிடு
score-style = நகர்வுகள்
score-standard = வழக்கமானது: Nf3
score-colon = வெட்டுக்கு “:” குறி: N:f3
score-long = நீண்டது: Ng1-f3
score-figurine = காய்ப் படங்கள்: ♘f3
score-letters = எழுத்துகள்
score-also = இரண்டாம் எழுத்துகள்
score-no-letters = வேண்டாம்
score-by-hand = நீங்களே எழுதுங்கள்
score-event = போட்டி
score-site = இடம்
score-date = தேதி
score-round = சுற்று
score-result = முடிவு
score-start = தொடக்க நிலை
score-chess960 = Chess960, எண் { $number }
score-number = எண்
score-moves = நகர்வுகள் { $from } முதல் { $to } வரை
score-signature = கையொப்பம், { $side }
score-about = ஒவ்வொரு நகர்வையும் அது ஆடப்பட்ட பின் எழுதுங்கள்: உங்களுடையதையும் எதிராளியுடையதையும், மேலே தேர்ந்தெடுத்த எழுத்துகளில் (FIDE 8.1). எழுதியது சரியா என்று ஒவ்வொரு பெட்டியும் சொல்லும்; எந்த நகர்வு ஆடப்பட்டது என்பதை நீங்கள் கேட்டால் மட்டுமே சொல்லும்.
score-clear = தாளைக் காலியாக்கு
score-place = நகர்வு { $number }, { $side }
score-empty = எதுவும் எழுதப்படவில்லை.
score-right = சரி.
score-wrong = அது விதிப்படியான நகர்வுதான், ஆனால் வேறொன்று ஆடப்பட்டது.
score-ambiguous = இது இவற்றில் எதுவாகவும் இருக்கலாம்: { $moves }. எது என்று எழுதுங்கள்.
score-unreadable = { $letters } என்ற எழுத்துகளில் அது ஒரு நகர்வு அல்ல.
score-show = நகர்வைக் காட்டு
score-shown = ஆடப்பட்டது { $move }.
score-tally = சரி: { $right } · காட்டப்பட்டவை: { $shown } · தவறு: { $wrong } · எழுதாதவை: { $open }
score-free = ஐந்து நிமிடத்துக்கும் குறைவாக இருந்தபோது ஆடியவை; இவற்றை எழுதாமல் விடலாம் (FIDE 8.4): { $free }.
score-not-saved = பதிவுத்தாளைச் சேமிக்க இந்த உலாவி அனுமதிக்கவில்லை (சேமிப்பகம் நிரம்பியுள்ளது அல்லது முடக்கப்பட்டுள்ளது). நீங்கள் எழுதுவது பக்கத்தை மூடும் வரை இருக்கும்; அதற்கு முன் அச்சிடுங்கள்.
score-damaged = இங்கே சேமித்த பதிவுத்தாள்களைப் படிக்க முடியவில்லை ({ $why }). எதுவும் அழிக்கப்படவில்லை: அவற்றின் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.

## Offline and links

share = பகிர்
share-copied = இணைப்பு நகலெடுக்கப்பட்டது.

## Engine lines, graph and review

engine = எஞ்சின்
engine-lines = வரிசைகள்
engine-line = வரிசை { $number }
engine-depth = ஆழம் { $depth }
engine-speed = { $count } kn/s
engine-whole = முழு வரிசையையும் காட்டு
engine-over = இங்கு ஆட எதுவும் மீதமில்லை.
engine-resting = எஞ்சின் ஆட்டத்தை ஆய்வு செய்கிறது.
engine-stopped = எஞ்சினால் தொடர முடியவில்லை ({ $why }). மீண்டும் முயல அதை இயக்குங்கள்.
engine-chances = வெள்ளையின் வாய்ப்பு: { $percent }
engine-unknown = மதிப்பிடப்படவில்லை
chances = { $percent } %
graph = ஆட்டத்தின் போக்கு
graph-start = தொடக்கம்
verdict-inaccuracy = துல்லியமின்மை
verdict-mistake = தவறு
verdict-blunder = பெருந்தவறு
review = ஆட்டத்தை ஆய்வு செய்
review-cancel = ஆய்வை நிறுத்து
review-depth = எவ்வளவு நுணுக்கமாக
review-quick = விரைவாக
review-thorough = நுணுக்கமாக
review-progress = { $all } இல் { $done }
review-done = ஆட்டத்தின் ஆய்வு முடிந்தது.
review-cancelled = நிறுத்தப்பட்டது. கண்டறிந்தவை ஆட்டத்தில் இருக்கும்.
review-changed = இடையில் ஆட்டம் மாற்றப்பட்டதால் ஆய்வு நின்றது. அதுவரை கண்டறிந்தவை இருக்கும்.
review-loss = சராசரி இழப்பு
review-counts = வாய்ப்பை இழந்த நகர்வுகள்
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. இதைவிடச் சிறந்தது:
review-book = திறப்பு நூல் நகர்வு
review-best = சிறந்தது { $move }.
review-next = அடுத்த தவறு
review-previous = முந்தைய தவறு
review-retry = மீண்டும் முயற்சி
review-retry-about = பலகையில் சிறந்த நகர்வைக் கண்டுபிடியுங்கள்.
review-not-best = அது சிறந்த நகர்வு அல்ல. வேறொன்றை முயலுங்கள்.
review-found-best = சரி: அதுவே சிறந்த நகர்வு.

## The analysis board

analysis-damaged = இங்கே கடைசியாக ஆய்வு செய்ததைப் படிக்க முடியவில்லை. எதுவும் அழிக்கப்படவில்லை: அதன் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.
analysis-not-saved = இங்கே ஆய்வு செய்வதை இந்த உலாவி வைத்திருப்பதில்லை (சேமிப்பகம் நிரம்பியுள்ளது, அல்லது முடக்கப்பட்டுள்ளது). வெளியேறும் முன் கோப்பாகச் சேமியுங்கள்.
analysis-replaced = இப்போது பலகையில் வேறு ஆட்டம் உள்ளது.
analysis-restore = முந்தைய ஆய்வை மீட்டெடு
analysis-start = தொடக்கம்
analysis-branches = தொடரும் வழிகள்
analysis-undo = செயல்தவிர்
analysis-undone = செயல்தவிர்க்கப்பட்டது.
analysis-promote = கிளைவரிசையை ஓரிடம் மேலே நகர்த்து
analysis-make-main = முதன்மை வரிசையாக்கு
analysis-delete = இங்கிருந்து நீக்கு
analysis-deleted = நீக்கப்பட்டது.
analysis-comment = இந்த நகர்வுக்கான குறிப்பு
analysis-notes = குறிப்பும் குறிகளும்
analysis-signs = குறிகள்
analysis-no-signs = குறிகள் நகர்வுகளுக்கே உரியவை: முதலில் ஒரு நகர்வுக்குச் செல்லுங்கள்.
analysis-position = நிலை
analysis-game = ஆட்டம்
analysis-edit-board = நிலையை அமைக்கும் பலகை
analysis-pieces = பலகையில் வைக்கும் காய்கள்
analysis-remove = காய்களை எடு
analysis-turn = யார் முறை
analysis-castling = கோட்டை கட்டலாம்
analysis-passed = போகும்போது பிடிக்கும் கட்டம்
analysis-fen-about = பலகையில் தட்டுங்கள் அல்லது காய்களை இழுங்கள்; விசைப்பலகையில் அம்புகளும் K Q R B N P-யும் (வெள்ளைக்குப் பெரிய எழுத்து). அல்லது இங்கே FEN ஒட்டுங்கள்.
analysis-usual-start = வழக்கமான தொடக்கம்
analysis-clear-board = பலகையைக் காலியாக்கு
analysis-set-up = அமை
analysis-random = குலுக்கல்
analysis-chess960-fault = Chess960 தொடக்கத்தின் எண் 0 முதல் 959 வரை.
analysis-playable = இந்த நிலையிலிருந்து ஆடலாம்.
analysis-unreachable = இந்த நிலையிலிருந்து ஆடலாம்; ஆனால் எந்த ஆட்டமும் இதை அடையாது:
analysis-study-position = இந்த நிலையை ஆய்வு செய்
analysis-copy-pgn = PGN நகலெடு
analysis-pgn-copied = ஆட்டமும் அதைப் பற்றிச் சொன்ன அனைத்தும் நகலெடுக்கப்பட்டன.
analysis-copy-fen = FEN நகலெடு
analysis-fen-copied = நிலை நகலெடுக்கப்பட்டது.
analysis-by-hand = நகலெடுக்க உலாவி விடவில்லை. உரை இதோ:
analysis-download = கோப்பாகச் சேமி
analysis-save = தொகுப்பில் வை
analysis-saved = தொகுப்பில் வைக்கப்பட்டது.
analysis-play = இங்கிருந்து ஆடு
analysis-tags = பெயர்கள், போட்டி, முடிவு
analysis-event = போட்டி
analysis-site = இடம்
analysis-date = தேதி
analysis-round = சுற்று
analysis-result = முடிவு
analysis-open = ஓர் ஆட்டத்தைத் திற
analysis-open-about = PGN உரையை இங்கே ஒட்டுங்கள், அல்லது கோப்பை இந்தத் திரையில் எங்கேனும் இழுத்து விடுங்கள்.
analysis-open-text = திற
analysis-open-file = கோப்பைத் தேர்ந்தெடு …
analysis-new = புதிதாகத் தொடங்கு
analysis-reading = படிக்கிறது …
analysis-no-file = கோப்பைப் படிக்க முடியவில்லை ({ $why }).
analysis-found-none = இந்த உரையில் ஆட்டம் ஏதும் இல்லை.
analysis-found =
    { $count ->
        [one] ஓர் ஆட்டம் கிடைத்தது.
       *[other] { $count } ஆட்டங்கள் கிடைத்தன. ஒன்றைத் தேர்ந்தெடுங்கள்:
    }
analysis-found-more = இன்னும் உள்ளன; தொகுப்பு எத்தனை ஆட்டங்களையும் ஏற்கும்.
analysis-problems =
    { $count ->
        [one] ஒரு பிழை
       *[other] { $count } பிழைகள்
    }
analysis-problems-kept = எல்லாவற்றையும் படிக்க முடியவில்லை. படிக்க முடிந்தவை இங்கே:
analysis-problem-at = ஆட்டம் { $game }, வரி { $line }, இடம் { $column }:

nag-brilliant = அற்புதமான நகர்வு
nag-good = நல்ல நகர்வு
nag-interesting = சுவையான நகர்வு
nag-dubious = ஐயத்துக்குரிய நகர்வு
nag-mistake = தவறு
nag-blunder = பெருந்தவறு
nag-only = ஒரே நகர்வு
nag-white-wins = வெள்ளை வெல்கிறது
nag-white-better = வெள்ளைக்குச் சாதகம்
nag-white-slightly = வெள்ளைக்குச் சற்றுச் சாதகம்
nag-equal = சமம்
nag-unclear = தெளிவில்லை
nag-black-slightly = கருப்புக்குச் சற்றுச் சாதகம்
nag-black-better = கருப்புக்குச் சாதகம்
nag-black-wins = கருப்பு வெல்கிறது
nag-novelty = புதுமை
nag-better = இது சிறந்தது

fen-fields = FEN-இல் 6 புலங்கள் உண்டு (காய்கள், யார் முறை, கோட்டை, போகும்போது பிடித்தல், அரை நகர்வுக் கணக்கு, நகர்வு எண்), அல்லது முதல் 4; இதில் { $count } உள்ளன.
fen-ranks = புலம் 1 (காய்கள்): “/” பிரிக்கும் 8 கிடைவரிசைகளுக்குப் பதில் { $count }.
fen-rank-length = புலம் 1 (காய்கள்): கிடைவரிசை { $rank } இல் 8 கட்டங்களுக்குப் பதில் { $count }.
fen-piece = புலம் 1 (காய்கள்): கிடைவரிசை { $rank } இல் “{ $text }” காயும் அல்ல (KQRBNP kqrbnp), காலிக் கட்டங்களின் எண்ணும் அல்ல (1 முதல் 8).
fen-turn = புலம் 2 (யார் முறை): “{ $text }” என்பது “w” அல்லது “b” அல்ல.
fen-castling = புலம் 3 (கோட்டை): “{ $text }” என்பது K, Q, k, q அல்லது யானைகளின் நெடுவரிசைகளால் ஆனதல்ல, “-” உம் அல்ல.
fen-en-passant = புலம் 4 (போகும்போது பிடித்தல்): “{ $text }” என்பது “e3” போன்ற கட்டமோ “-” ஓ அல்ல.
fen-halfmoves = புலம் 5 (அரை நகர்வுக் கணக்கு): “{ $text }” எண் அல்ல.
fen-fullmoves = புலம் 6 (நகர்வு எண்): “{ $text }” எண் அல்ல.

setup-no-king = { $side }: ராஜா இல்லை.
setup-many-kings = { $side }: ஒன்றுக்கு மேற்பட்ட ராஜாக்கள் உள்ளன.
setup-pawns-on-back-rank = முதல், கடைசிக் கிடைவரிசைகளில் சிப்பாய் நிற்க முடியாது: { $squares }.
setup-opponent-in-check = { $side } ராஜாவுக்கு செக் உள்ளது, ஆனால் இப்போது ஆட வேண்டியது { $side } அல்ல.
setup-castling-king-side = { $side }: ராஜா பக்கம் கோட்டை கட்ட முடியாது; ராஜா கிடைவரிசை { $rank } இல் இல்லை.
setup-castling-queen-side = { $side }: ராணி பக்கம் கோட்டை கட்ட முடியாது; ராஜா கிடைவரிசை { $rank } இல் இல்லை.
setup-castling-rook = { $side }: { $square } யானையுடன் கோட்டை கட்ட முடியாது; அங்கே யானை இல்லை.
setup-passed-rank = இப்போது நகர்த்திய தரப்பின் சிப்பாய் எதுவும் { $square } கட்டத்தைக் கடந்திருக்க முடியாது.
setup-passed-pawn = சிப்பாய் எதுவும் { $square } கட்டத்தை இப்போது கடந்திருக்க முடியாது: அதன் முன் சிப்பாய் இல்லை.
setup-passed-blocked = சிப்பாய் எதுவும் { $square } கட்டத்தை இப்போது கடந்திருக்க முடியாது: வழி மறிக்கப்பட்டிருந்தது.

odd-pieces = { $side }: 16-க்கு மேற்பட்ட காய்கள்.
odd-pawns = { $side }: 8-க்கு மேற்பட்ட சிப்பாய்கள்.
odd-promoted = { $side }: { $pawns } சிப்பாய்கள், மேலும் { $promoted } காய்கள் பதவி உயர்ந்த சிப்பாய்களாகவே இருக்க வேண்டும்: சேர்த்து 8-க்கு மேல்.
odd-few-captures = { $side }: குறைந்தது { $promoted } சிப்பாய்கள் பதவி உயர்ந்துள்ளன; அத்தனை கடந்து செல்ல மிகக் குறைவான காய்களே வெட்டப்பட்டுள்ளன.
odd-reach = { $piece } தொடங்கிய இடத்திலிருந்து { $square } கட்டத்தை அடைய வழியில்லை.
odd-pawn-places = { $side }: சிப்பாய்கள் எல்லாம் தம் தொடக்கக் கட்டங்களிலிருந்து இந்த இடங்களுக்கு வந்திருக்க முடியாது.
odd-pawn-captures = { $side }: சிப்பாய்கள் { $needed } காய்களை வெட்டியிருக்க வேண்டும், ஆனால் அவை வெட்டியிருக்கக்கூடியவை { $possible } மட்டுமே.
odd-pawns-passed = { $squares } கட்டங்களில் உள்ள சிப்பாய்கள் இவ்வளவு குறைவான வெட்டுகளுடன் ஒன்றையொன்று கடந்திருக்க முடியாது.
odd-turn = காய்கள் இப்படி நிற்கும்போது ஆட வேண்டியது { $side } ஆக இருக்க முடியாது.
odd-last-move = { $side } இப்போது ஆடியிருக்கக்கூடிய நகர்வு எதுவும் இல்லை.
odd-check = எந்த நகர்வும் { $squares } இலிருந்து செக் கொடுத்திருக்க முடியாது.
odd-castling = கோட்டை உரிமைகள் சொல்வதுபோல் ராஜாக்களும் யானைகளும் எந்தத் தொடக்கத்திலும் நிற்பதில்லை.
odd-passed-check = சிப்பாய் { $square } கட்டத்தைக் கடக்கும் முன்பே எதிராளியின் ராஜாவுக்கு செக் இருந்திருக்கும்.
odd-passed-missing = கடைசி நகர்வு { $square } கட்டத்தைக் கடந்த சிப்பாயின் இரண்டு கட்ட நகர்வாகவே இருக்க முடியும்; ஆனால் அங்கே போகும்போது பிடிக்கும் உரிமை இல்லை.
odd-clock = அரை நகர்வுக் கணக்கு { $clock }, ஆனால் கடைசி நகர்வு வெட்டு அல்லது சிப்பாய் நகர்வு.
odd-clock-early = அரை நகர்வுக் கணக்கு { $clock }, ஆனால் நகர்வு எண்ணின்படி அதைவிடக் குறைவான அரை நகர்வுகளே ஆடப்பட்டன.
odd-early = நகர்வு எண்ணின்படி { $side } அதிகபட்சம் { $possible } முறையே இப்படி ஆடியிருக்கலாம், ஆனால் காய்கள் { $needed } வெட்டுகளையும் சிப்பாய் நகர்வுகளையும் காட்டுகின்றன.
