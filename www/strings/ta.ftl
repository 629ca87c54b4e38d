# Every word the page says, in Tamil (Project Fluent). The names and the variables are those of en.ftl.
# Lists of words that mean the same are parted by `|`. The rook is யானை, the bishop மந்திரி, as most Tamil players say;
# so கோட்டை is castling alone. Variables stay in the nominative: no ending of case hangs on one of them.

## The page

title = Sessa
play = விளையாடு
places = இடங்கள்
skip = உள்ளடக்கத்துக்குச் செல்
place-play = விளையாடு
place-puzzles = புதிர்கள்
place-learn = கற்றல்
place-analysis = ஆய்வு
place-library = தொகுப்பு
new-game = புதிய ஆட்டம்
settings = அமைப்புகள்
help = உதவி
close = மூடு
more = மேலும்
cancel = ரத்துசெய்
full-screen = முழுத்திரை
sound = ஒலி
board = சதுரங்கப் பலகை
board-size = பலகையின் அளவு
announcements = நடந்தவை
moves = நகர்வுகள்
no-moves = இன்னும் நகர்வுகள் இல்லை
flip = பலகையைத் திருப்பு
first = தொடக்க நிலை
previous = முந்தைய நகர்வு
next = அடுத்த நகர்வு
last = கடைசி நிலை
you = நீங்கள்
your-move = உங்கள் நகர்வு
turn-of = { $player }: முறை
robot-thinks = ரோபோ யோசிக்கிறது
to-reply = { $player }: பதில் வர வேண்டும்
robot = ரோபோ
thinking = யோசிக்கிறது …
white = வெள்ளை
black = கருப்பு

## Before a game

welcome = அமைதியாகச் சதுரங்கம்.
welcome-why = ரோபோவுடன் அல்லது அருகில் இருப்பவருடன் ஆடுங்கள். நிறுவ எதுவும் இல்லை, கணக்கும் தேவையில்லை; இணைய இணைப்பு இல்லாமலும் இயங்கும்.
skill-question = உங்களுக்கு எவ்வளவு தெரியும்?
skill-new = நான் புதியவர்
skill-moves = நகர்வுகள் தெரியும்
skill-well = நன்றாக ஆடுவேன்
hints-allowed = குறிப்புகளுடன்
change = மாற்று
more-options = மேலும்
unfinished = முடியாத ஆட்டம்
last-game = கடைசி ஆட்டம்
games-in-play = நடக்கும் ஆட்டங்கள்
clocks-stand = கடிகாரங்கள் நிற்கின்றன.
clock-runs = கடிகாரம் ஓடுகிறது.
time-left = { $time } மீதம்
continue = தொடர்
play-new = புதிய ஆட்டம் ஆடு
or-move = அல்லது பலகையில் ஒரு நகர்வைச் செய்யவும்.
two-players = இரண்டு ஆட்டக்காரர்கள்
two-players-about = இந்தச் சாதனத்தில்
by-link = இணைப்பு வழி ஆட்டங்கள்
by-link-list-about = மெதுவான ஆட்டம், எந்தச் செய்தி வழியாகவும்
by-link-send-move = நகர்வை அனுப்பு
simul-about = ஒருவர் பல பலகைகளில்
club-night-about = இணைகளும் முடிவுகளும், வலையமைப்பு இல்லாமல்
clock-about = உண்மையான பலகைக்கு
todays-puzzle = இன்றைய புதிர்
todays-puzzle-about = தினமும் புதிதாக ஒன்று
opponent = எதிராளி
person = அருகில் இருப்பவர்
player-name = பெயர்
level = திறன் நிலை
robot-level = ரோபோ, திறன் நிலை { $level }
robot-rating = ரோபோ, சுமார் { $rating }
robot-values = ரோபோ உங்கள் மதிப்புகளைப் பயன்படுத்தும்: { $values }
usual-values = அதன் சொந்த மதிப்புகளுக்குத் திரும்பு
set-up-start = ஆட்டம் இந்த நிலையிலிருந்து தொடங்கும்.
usual-start = தொடக்க நிலை
level-about = { $level } · சுமார் { $elo } எலோ
elo-about = சுமார் { $elo } எலோ
strength-like = புதியவர் போல | எப்போதாவது ஆடுபவர் போல | பொழுதுபோக்காக ஆடுபவர் போல | ஆர்வத்துடன் ஆடுபவர் போல | கிளப்பில் புதியவர் போல | கிளப் ஆட்டக்காரர் போல | நல்ல கிளப் ஆட்டக்காரர் போல | வலுவான கிளப் ஆட்டக்காரர் போல | மாஸ்டர் போல | அனுபவமிக்க மாஸ்டர் போல | வலுவான மாஸ்டர் போல | கிராண்ட்மாஸ்டர் போல | உலக சாம்பியன் போல | எந்த மனிதரையும் விட வலுவானது | முழு வலிமை
which-strength = எனக்கு எது பொருந்தும்?
robot-opening = தொடக்க வகை
level-less = எளிதாக்கு
level-more = கடினமாக்கு
help-allowed = உதவி
help-allowed-about = குறிப்புகள், நகர்வைத் திரும்பப் பெறுதல், “அது ஏன் தவறு?”
take-back-allowed = நகர்வைத் திரும்பப் பெறுதல்
take-back-allowed-about = மற்றவர் அனுமதிக்க வேண்டும்
turning = பலகை
turning-off = அப்படியே
turning-board = ஒவ்வொரு நகர்விலும் திரும்பும்
turning-men = மேல் காய்கள் தலைகீழ்
your-side = உங்கள் நிறம்
random = ஏதேனும் ஒன்று
clock = கடிகாரம்
clock-screen = சதுரங்கக் கடிகாரம்
simul = ஒரே நேரத்தில் பலருடன் ஆட்டம்
club-night = கழக மாலை
club-result = அமைப்பாளருக்கான முடிவு
no-clock = கடிகாரம் இல்லை
other-clock = வேறு …
time-control = { $minutes } + { $seconds } · { $class }
time-machine-1s = 1 வி + 0.1 வி · { $class }
time-classical-40-100 = 40 நகர்வு 100 நிமிடம், 20 நகர்வு 50 நிமிடம், பின் 15 நிமிடம் · { $class }
class-blitz = பிளிட்ஸ்
class-rapid = ரேபிட்
class-classical = கிளாசிக்கல்
rules = விதிகளும் கடிகாரமும்
start-and-odds = தொடக்கம், நிறம், சலுகை
chess960-number = Chess960 எண் { $number }
odds-told = சலுகை: { $what } (தருபவர்: { $player })
odds-moves = நகர்வுகள் { $moves }
odds-time = நேரத்தில் 1/{ $part }
first-player = முதல் ஆட்டக்காரர்
second-player = இரண்டாம் ஆட்டக்காரர்
draw-hand-asks = இரண்டு கைகளில் ஒவ்வொரு நிறச் சிப்பாய் மறைந்துள்ளது. ஒரு கையைத் தேர்ந்தெடு.
draw-coin-asks = நாணயத்தின் பக்கத்தைச் சொல். சரியென்றால் வெள்ளை.
left-hand = இடது கை
right-hand = வலது கை
coin = நாணயம்
heads = தலை
tails = பூ
own-clock = சொந்தக் கடிகாரம்: { $clock } · { $class }
clock-hourglass = மணற்கடிகாரம் { $time }
clock-per-move = நகர்வுக்கு { $time }
clock-delay = { $time }, தாமதம் { $seconds } வி
clock-bronstein = { $time }, பிரான்ஸ்டைன் { $seconds } வி
clock-days =
    { $count ->
        [one] ஒரு நாள்
       *[other] { $count } நாட்கள்
    }
rules-fide-2023 = FIDE 2023
rules-fide-2009 = FIDE 2009
rules-uscf = USCF
rules-code-1988 = பழைய சதுரங்க விதித்தொகுப்பு (சுமார் 1988)
rules-casual = சாதாரண ஆட்டம்
rules-custom = சொந்த விதிகள்
touch-move = தொட்டால் நகர்த்து
manual-press = கடிகாரத்தை ஆட்டக்காரர்கள் அழுத்துவர்
flag-by-claim = கோரினால் மட்டுமே நேர முடிவு
allow-illegal-moves = விதிமீறிய நகர்வுகளை அனுமதி
competition = போட்டி

## During a game

draw = டிரா
offer-draw = டிரா முன்மொழி
offer-again = டிரா முன்மொழியவா?
offer-stands = டிரா முன்மொழியப்பட்டது
offers-draw = { $side } டிராவை முன்மொழிகிறது.
robot-declines = ரோபோ டிராவை ஏற்கவில்லை.
robot-plays-at-level = அந்த ரேட்டிங்கில் மனிதர்கள் ஆடும் விதத்தை ஏற்ற முடியவில்லை. ரோபோ ஏறக்குறைய அதே வலிமையில் தன் வழியில் ஆடுகிறது.
accept = ஏற்றுக்கொள்
decline = நிராகரி
claim-draw = டிரா கோரு
claim-repetition = இதே நிலை மூன்று முறை வந்துள்ளது
claim-fifty-moves = காய் வெட்டோ சிப்பாய் நகர்வோ இன்றி ஐம்பது நகர்வுகள்
resign = விலகு
resign-sure = இந்த ஆட்டத்திலிருந்து விலகுகிறீர்களா?
resign-again = விலகவா?
leave-sure = இந்த ஆட்டத்தை விட்டுச் செல்கிறீர்களா? முடியாத ஆட்டமாக ஆட்டத் தொகுப்பில் இருக்கும்.
give-up = விட்டுச் செல்
play-on = தொடர்ந்து ஆடு
paused = இடைநிறுத்தம்
paused-why = ஆட்டம் நீங்கள் விட்ட இடத்திலேயே உள்ளது. கடிகாரங்கள் நிற்கின்றன.
resume = தொடர்
confirm-move = இந்த நகர்வை ஆடுகிறீர்களா?
confirm = நகர்த்து
take-it-back = திரும்பப் பெறு
promote = பதவி உயர்வு
promote-to = பதவி உயர்வு: { $piece }
lead = +{ $points }
captured-by = { $side } வெட்டியவை: { $pieces }

# Draws: offered, claimed, proved. The claims stand on buttons.
draw-choices = டிரா முன்மொழி அல்லது கோரு
claim-three-times = கோரு: மீண்டும் வந்த நிலை
claim-no-progress = கோரு: ஐம்பது நகர்வுகள்
claim-with = ஒரு நகர்வுடன் கோரு …
claim-quickplay = கோரு: வெல்ல முடியாது
request-increment = கூடுதல் நேரம் கேள்
claims-quickplay = இயல்பான முறையில் ஆட்டத்தை வெல்ல முடியாது என { $side } கோருகிறது. நடுவர் முடிவு செய்வார்.
asks-increment = ஒவ்வொரு நகர்வுக்கும் நேரம் கூட்ட { $side } கேட்கிறது. நடுவர் முடிவு செய்வார்.
wrong-claim-gives = தவறான கோரிக்கை எதிராளிக்கு { $time } தரும்.
wrong-claim-takes = தவறான கோரிக்கையால் உங்கள் நேரத்தில் { $time } குறையும்.
announce-move = டிராவைத் தரும் நகர்வைக் காட்டுங்கள். அது அறிவிக்கப்படும், இன்னும் ஆடப்படாது.
show-evidence = நிலைகளைக் காட்டு
law-link = விதி { $number }
evidence-at = நிலை { $number } / { $count }, நகர்வு { $moves } முடிந்தபின்
next-position = அடுத்த நிலை
appeal = மேல்முறையீடு
appeal-sure = நிலைகள் சரியாக எண்ணப்பட்டன. மேல்முறையீடும் தவறானால் ஆட்டம் தோல்வி. மேல்முறையீடு செய்கிறீர்களா?
stop-clocks = கடிகாரங்களை நிறுத்து
stop-sure = கடிகாரங்களை நிறுத்துவது விலகலாகும். விலகுகிறீர்களா?
take-back = திரும்பப் பெறு
asks-take-back = { $player }: திரும்பப் பெறலாமா?
allow = அனுமதி
hint = குறிப்பு
hint-step = குறிப்பு { $step }/3
why-mate = இது ஏன் செக்மேட்?
why-bad = அது ஏன் தவறு?
why-bad-reply = { $move } என்ற பதில் வலிமையானது.
hint-piece = { $from } கட்டத்தில் உள்ள உங்கள் { $piece } – அதைப் பாருங்கள்.
hint-mate = ஒரே நகர்வில் செக்மேட் உள்ளது.
hint-promotion = ஒரு சிப்பாய் பதவி உயர்வு பெறலாம்.
hint-in-check = உங்கள் ராஜாவுக்கு செக்: சிறந்த பதிலைத் தேடுங்கள்.
hint-capture = எதை வெட்டலாம் என்று பாருங்கள்.
hint-check = ஒரு செக்கைத் தேடுங்கள்.
hint-castle = உங்கள் ராஜாவின் பாதுகாப்பைக் கவனியுங்கள்.
hint-danger = உங்கள் காய் ஒன்று தாக்கப்படுகிறது.
hint-pawn = ஒரு சிப்பாய் நகர்வு உதவும்.
hint-better-square = ஒரு காய்க்கு இதைவிட நல்ல கட்டம் உள்ளது.
adjust = சரிசெய்கிறேன்
touched = { $piece } { $square } தொடப்பட்டது
claim-illegal = கோரு: விதிமீறிய நகர்வு

# What the arbiter rules.
ruling-illegal =
    { $count ->
        [1] { $side }: முதல் விதிமீறிய நகர்வு
        [2] { $side }: இரண்டாவது விதிமீறிய நகர்வு
        [3] { $side }: மூன்றாவது விதிமீறிய நகர்வு
       *[other] { $side }: விதிமீறிய நகர்வு எண் { $count }
    }
ruling-with-gain = { $what }. { $gain }
ruling-may-claim = அது விதிமீறிய நகர்வு: ஆடுவதற்கு முன் { $side } வெற்றியைக் கோரலாம்.
ruling-wrong-claim = { $side } செய்த கோரிக்கை தவறு.
ruling-new-period = இரு தரப்புக்கும் நேரம் தீர்ந்தது. புதிய காலப்பகுதியுடன் ஆட்டம் தொடர்கிறது.
ruling-rejected = கோரிக்கை நிராகரிக்கப்பட்டது. எதிராளிக்குக் கிடைக்கும் நேரம்: { $time }.
ruling-postponed = முடிவு தள்ளிவைக்கப்பட்டது. எதிராளிக்கு { $time } கிடைக்கிறது.
ruling-increment = இனி ஒவ்வொரு நகர்வுக்கும் { $time } கிடைக்கும்.
ruling-refused = வேண்டுகோள் மறுக்கப்பட்டது.
gains-time = { $side } பெறும் நேரம்: { $time }.
loses-time = { $side } இழக்கும் நேரம்: { $time }.

# Why something cannot be done.
refusal-touched = { $square } கட்டத்தில் உள்ள காய் முதலில் தொடப்பட்டது: அதை நகர்த்த வேண்டும் அல்லது வெட்ட வேண்டும்.
refusal-released = சிப்பாய் { $square } கட்டத்தில் வைக்கப்பட்டுவிட்டது. அது என்னவாகும் என்பதைத் தேர்ந்தெடுங்கள்.
refusal-castling-begun = ராஜாவை நகர்த்திக் கோட்டை தொடங்கிவிட்டது. யானையை நகர்த்தி அதை முடியுங்கள்.
refusal-announced = அறிவிக்கப்பட்டதால் ஆட வேண்டும்: { $move }
refusal-offer-after-move = நீங்கள் ஏற்கெனவே டிராவை முன்மொழிந்துவிட்டீர்கள். மீண்டும் முன்மொழியும் முன் ஒரு நகர்வை ஆடுங்கள்.
refusal-offer-after-opponent = நீங்கள் ஏற்கெனவே டிராவை முன்மொழிந்துவிட்டீர்கள். இனி எதிராளிதான் முன்மொழிய வேண்டும்.
refusal-too-early = நகர்வு { $number } வருவதற்கு முன் டிராவுக்கு உடன்பட முடியாது.
refusal-lapsed = ஒரு காய் தொடப்பட்டது: உங்கள் அடுத்த நகர்வு வரை கோர முடியாது.
refusal-press = முதலில் கடிகாரத்தை அழுத்த வேண்டும்.
refusal-king = ராஜா வெட்டப்படக்கூடும்: விதிமீறிய நகர்வு எனக் கோருங்கள், அல்லது அந்த ஆபத்தை நீக்கும் நகர்வை ஆடுங்கள்.
refusal-elsewhere = எதிராளி வேறிடத்தில் இருக்கிறார். ஆட்டம் திரும்பி வரும் வரை காத்திருங்கள்.
refusal-played-here = திரும்பி வந்த ஆட்டத்தில் உங்கள் நகர்வுகளும் ஆடப்பட்டுள்ளன. அவற்றை நீங்கள் மட்டுமே ஆட முடியும்.
refusal-nothing-new = திரும்பி வந்த ஆட்டத்தில் புதியது எதுவும் இல்லை.
refusal-other-game = அது வேறொரு ஆட்டம், அல்லது அது வேறு விதமாகத் தொடர்ந்துள்ளது.

## The clocks

press = அழுத்து
press-clock = கடிகாரத்தை அழுத்து
claim-flag = கோரு: நேரம் தீர்ந்தது
face-delay = தாமதம் { $time }
face-days = { $days } நாள் { $time }
face-moves = மீதம் { $count } நகர்வு
face-periods = மீதமுள்ள காலப்பகுதிகள்: { $count }
flag-down = நேரம் தீர்ந்தது
stage-reached = { $side }: நேரக்கட்டம் நிறைவடைந்தது.
time-call = { $side }: { $count } நிமிடங்கள் மீதம்.
period-begun = { $side }: மீதமுள்ள காலப்பகுதிகள்: { $count }.
slept-why = இந்தச் சாதனம் { $time } உறங்கியது, அல்லது அதன் கடிகாரம் முன்னே நகர்த்தப்பட்டது. அந்த நேரத்தைக் கணக்கில் சேர்க்கலாமா?
count-sleep = கணக்கில் சேர்
leave-sleep = சேர்க்க வேண்டாம்

## The end of a game

play-again = மீண்டும் ஆடு
swap-sides = நிறம் மாற்று
review-game = ஆட்டத்தை மதிப்பாய்வு செய்
headline-draw = டிரா
headline-both-lost = இரு தரப்பும் தோற்றன
headline-half = { $side }: அரைப் புள்ளி
headline-side = { $side } வென்றது
headline-name = { $name } வென்றார்
headline-robot = ரோபோ வென்றது
headline-you = நீங்கள் வென்றீர்கள்
match-score = { $one } { $points } – { $others } { $other }
step-up = கடைசி மூன்று ஆட்டங்களில் நீங்களே மேலோங்கினீர்கள்.
step-down = கடைசி மூன்று ஆட்டங்களிலும் தோல்வி.
take-step = அடுத்த ரோபோ: சுமார் { $elo }
reason-checkmate =
    { $who ->
        [you] உங்கள் ராஜாவுக்கு செக்மேட்.
        [robot] ரோபோவின் ராஜாவுக்கு செக்மேட்.
       *[side] { $side } ராஜாவுக்கு செக்மேட்.
    }
reason-stalemate = ஸ்டேல்மேட்: செக் இல்லை, ஆனால் விதிப்படி நகர்வும் இல்லை.
reason-dead-position = இனி எந்தத் தரப்பாலும் செக்மேட் செய்ய முடியாது.
reason-resignation =
    { $who ->
        [you] நீங்கள் விலகினீர்கள்.
        [robot] ரோபோ விலகியது.
       *[side] { $side } விலகியது.
    }
reason-resignation-cannot-mate = விலகல்; ஆனால் எதிர்த் தரப்பால் ஒருபோதும் செக்மேட் செய்ய முடியாது.
reason-agreement = இரு ஆட்டக்காரர்களும் உடன்பட்டனர்.
reason-repetition = டிரா கோரப்பட்டது: ஒரே நிலை மூன்றாம் முறையாக வந்தது.
reason-fifty-moves = டிரா கோரப்பட்டது: காய் வெட்டோ சிப்பாய் நகர்வோ இன்றி ஐம்பது நகர்வுகள்.
reason-fivefold = ஒரே நிலை ஐந்தாம் முறையாக வந்தது.
reason-seventy-five-moves = காய் வெட்டோ சிப்பாய் நகர்வோ இன்றி எழுபத்தைந்து நகர்வுகள்.
reason-flag =
    { $who ->
        [you] உங்கள் நேரம் தீர்ந்தது.
        [robot] ரோபோவின் நேரம் தீர்ந்தது.
       *[side] { $side }: நேரம் தீர்ந்தது.
    }
reason-flag-cannot-mate = நேரம் தீர்ந்தது; ஆனால் எதிர்த் தரப்பால் ஒருபோதும் செக்மேட் செய்ய முடியாது.
reason-flag-material = நேரம் தீர்ந்தது; ஆனால் நேரத்தால் வெல்ல எதிர்த் தரப்பிடம் போதிய காய்கள் இல்லை.
reason-both-flags = இரு தரப்புக்கும் நேரம் தீர்ந்தது.
reason-stopped-clocks =
    { $who ->
        [you] நீங்கள் கடிகாரங்களை நிறுத்தினீர்கள்; அது விலகலாகும்.
       *[side] { $side } கடிகாரங்களை நிறுத்தியது; அது விலகலாகும்.
    }
reason-quickplay-finish = கோரிக்கை ஏற்கப்பட்டது: வெல்ல வழியில்லை அல்லது முயற்சி இல்லை.
reason-illegal-moves = விதிமீறிய நகர்வுகளால் { $side } தோற்றது.
reason-illegal-cannot-mate = விதிமீறிய நகர்வுகள்; ஆனால் எதிர்த் தரப்பால் ஒருபோதும் செக்மேட் செய்ய முடியாது.
reason-illegal-position = விதிமீறிய நிலை பலகையில் விடப்பட்டது.
reason-absence = { $side } தாமதமாக வந்தது.
reason-forfeit = { $side } தோற்றதாக நடுவர் அறிவித்தார்.
reason-sealed-move = { $side } முத்திரையிட்ட நகர்வு விதிப்படி இல்லை.
reason-sealed-cannot-mate = முத்திரையிட்ட நகர்வு செல்லாது; ஆனால் எதிர்த் தரப்பால் ஒருபோதும் செக்மேட் செய்ய முடியாது.
reason-declared = இந்த முடிவை நடுவர் அறிவித்தார்.

## When something goes wrong

damaged-game = இங்கே சேமித்த ஆட்டத்தைப் படிக்க முடியவில்லை ({ $why }). எதுவும் அழிக்கப்படவில்லை: { $date } அன்று அதன் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.
open-elsewhere = இந்த ஆட்டம் வேறொரு தாவலில் திறந்திருக்கிறது.
continue-here = இங்கே தொடர்
not-saved = ஆட்டத்தைச் சேமிக்க இந்த உலாவி Sessa-வை அனுமதிக்கவில்லை (சேமிப்பகம் நிரம்பியுள்ளது அல்லது முடக்கப்பட்டுள்ளது). தொடர்ந்து ஆடலாம்; ஆனால் பக்கத்தை மீண்டும் ஏற்றினால் ஆட்டம் போய்விடும்.
keeps-nothing = இந்தப் பக்கம் இங்கே எதையும் வைத்திருக்க முடியாது: பக்கத்தை மூடினால் ஆட்டங்களும் முன்னேற்றமும் போய்விடும்.
library-failed = { $why } இப்போதைய ஆட்டம் அடுத்தது தொடங்கும் வரை இந்த உலாவியில் இருக்கும்.
library-blocked = ஆட்டத் தொகுப்பை வைத்திருக்க இந்த உலாவி Sessa-வை விடவில்லை (தளத் தரவு முடக்கப்பட்டுள்ளது, அல்லது தனிப்பட்ட சாளரம்).
library-full = ஆட்டத் தொகுப்பில் இடம் இல்லை: ஆட்டங்களை ஏற்றுமதி செய்து, சிலவற்றை நீக்குங்கள்.
library-newer = Sessa-வின் புதிய பதிப்பு மற்றொரு தாவலில் ஆட்டத் தொகுப்பை வைத்திருக்கிறது. இந்தப் பக்கத்தை மீண்டும் ஏற்றுங்கள்.
library-missing = அந்த ஆட்டம் இப்போது ஆட்டத் தொகுப்பில் இல்லை.
library-trouble = ஆட்டத் தொகுப்பைப் பயன்படுத்த முடியவில்லை ({ $why }). மீண்டும் முயல பக்கத்தை மீண்டும் ஏற்றுங்கள்.
engine-failed = ரோபோவால் நகர்த்த முடியவில்லை ({ $why }). ஆட்டம் இடைநிறுத்தப்பட்டுள்ளது; அது மீண்டும் முயல, ஆட்டத்தைத் தொடருங்கள்.
translation-failed = { $language } மொழியின் சொற்களை ஏற்ற முடியவில்லை ({ $why }). மீண்டும் முயல, மொழியைத் திரும்பத் தேர்ந்தெடுங்கள்.
screen-failed = பக்கத்தின் இந்தப் பகுதியை ஏற்ற முடியவில்லை ({ $why }). மீண்டும் முயல, அதைத் திரும்பத் திறங்கள்.
unknown-address = “{ $address }” என்ற பெயரில் இங்கே எதுவும் இல்லை; இது தொடக்கப் பக்கம்.
cannot-start = Sessa-வைத் தொடங்க முடியவில்லை. பக்கத்தை மீண்டும் ஏற்றுங்கள்; அது உதவாவிட்டால் உங்கள் உலாவியைப் புதுப்பியுங்கள்.
new-version = Sessa-வின் புதிய பதிப்பு தயார். பலகையில் உள்ள ஆட்டம் அப்படியே இருக்கும்.
new-version-busy = Sessa-வின் புதிய பதிப்பு தயார்; ஆனால் வேறொரு தாவலில் கடிகாரம் ஓடுகிறது. முதலில் அந்த ஆட்டத்தை முடித்துவிடுங்கள்.
reload = மீண்டும் ஏற்று

## Pieces. White and black pieces are named whole, because adjectives agree with their nouns.

king = ராஜா
queen = ராணி
rook = யானை
bishop = மந்திரி
knight = குதிரை
pawn = சிப்பாய்
white-king = வெள்ளை ராஜா
white-queen = வெள்ளை ராணி
white-rook = வெள்ளை யானை
white-bishop = வெள்ளை மந்திரி
white-knight = வெள்ளைக் குதிரை
white-pawn = வெள்ளைச் சிப்பாய்
black-king = கருப்பு ராஜா
black-queen = கருப்பு ராணி
black-rook = கருப்பு யானை
black-bishop = கருப்பு மந்திரி
black-knight = கருப்புக் குதிரை
black-pawn = கருப்புச் சிப்பாய்
white-piece = வெள்ளைக் காய்
black-piece = கருப்புக் காய்
# The letters of the pieces in a record: king, queen, rook, bishop, knight.
letters = ரா | ணி | யா | ம | கு

## A move in words

move-quiet = { $piece } { $from } இலிருந்து { $to }
move-capture = { $piece } { $from } வெட்டுவது { $taken } { $to }
move-en-passant = { $piece } { $from } வெட்டுவது சிப்பாய் { $to }, போகும்போது பிடித்தல்
move-castles-king = { $side }: ராஜா பக்கம் கோட்டை
move-castles-queen = { $side }: ராணி பக்கம் கோட்டை
with-promotion = { $move }, பதவி உயர்வு: { $piece }
with-check = { $move }, செக்
with-checkmate = { $move }, செக்மேட்
sentence = { $words }.

## The position in words

square-empty = { $square }
square-with = { $square }, { $piece }
square-is-empty = { $square } காலி.
where-none = { $piece } இல்லை.
where-some = { $piece }: { $squares }
legal-moves-none = { $piece } { $square }: விதிப்படி நகர்வு இல்லை.
legal-moves = { $piece } { $square } செல்லக்கூடிய கட்டங்கள்: { $squares }.
legal-moves-all =
    { $count ->
        [one] விதிப்படி ஒரே நகர்வு: { $moves }.
       *[other] விதிப்படி { $count } நகர்வுகள்: { $moves }.
    }
captures-none = { $piece } { $square } வெட்டக்கூடிய காய் இல்லை.
captures = { $piece } { $square } வெட்டக்கூடிய கட்டங்கள்: { $squares }.
captures-all-none = வெட்டக்கூடிய காய் எதுவும் இல்லை.
captures-all =
    { $count ->
        [one] ஒரு வெட்டு: { $moves }.
       *[other] { $count } வெட்டுகள்: { $moves }.
    }
attackers-none = { $square } கட்டத்தை எதுவும் தாக்கவில்லை.
attackers = { $square } கட்டத்தைத் தாக்கும் காய்கள்: { $pieces }.
piece-on = { $piece } { $square }
no-last-move = இன்னும் எந்த நகர்வும் ஆடப்படவில்லை.
begun-robot = ஆட்டம் தொடங்குகிறது. உங்கள் நிறம்: { $side }. ரோபோவின் திறன் நிலை: { $level }.
begun-rated = ஆட்டம் தொடங்குகிறது. உங்கள் நிறம்: { $side }. ரோபோவின் வலிமை: சுமார் { $rating }.
begun-two = ஆட்டம் தொடங்குகிறது. ஆட வேண்டியது { $side }.
begun-elsewhere = ஆட்டம் தொடங்குகிறது. உங்கள் நிறம்: { $side }. எதிராளி வேறிடத்தில் இருக்கிறார்.
flipped = கீழே உள்ள தரப்பு: { $side }.
to-move = நகர்வு { $number }, ஆட வேண்டியது { $side }.
in-check = { $side } ராஜாவுக்கு செக்.
material-even = காய்களின் மதிப்பு சமம்.
material-ahead =
    { $side } { $points ->
        [one] ஒரு புள்ளி முன்னிலையில் உள்ளது.
       *[other] { $points } புள்ளிகள் முன்னிலையில் உள்ளது.
    }
clock-of = { $side }: { $time }.
clock-none = இந்த ஆட்டத்தில் கடிகாரம் இல்லை.
days =
    { $count ->
        [one] ஒரு நாள்
       *[other] { $count } நாட்கள்
    }
hours =
    { $count ->
        [one] ஒரு மணி நேரம்
       *[other] { $count } மணி நேரம்
    }
minutes =
    { $count ->
        [one] ஒரு நிமிடம்
       *[other] { $count } நிமிடங்கள்
    }
seconds =
    { $count ->
        [one] ஒரு வினாடி
       *[other] { $count } வினாடிகள்
    }

## Why a move is illegal

why-turn = { $pieces }: இப்போது எதிர்த் தரப்பின் முறை.
why-no-such = அப்படி ஒரு காய் இல்லை: { $piece }.
why-own = { $square } கட்டத்தில் உங்கள் { $piece } உள்ளது.
why-movement = { $piece } { $from } கட்டத்திலிருந்து { $square } கட்டத்துக்குச் செல்லாது.
why-reach = { $square } கட்டத்துக்குச் செல்லக்கூடிய { $piece } இல்லை.
why-blocked = வழியில் { $pieces } உள்ளது.
why-pawn-ahead = நேர் முன்னே உள்ள காயைச் சிப்பாய் வெட்டாது.
why-pawn-diagonal = சிப்பாய் வெட்டும்போது மட்டுமே சாய்வாகச் செல்லும்.
why-pawn-two = சிப்பாய் தொடக்கக் கட்டத்திலிருந்து மட்டுமே இரண்டு கட்டங்கள் செல்லும்.
why-passed = சிப்பாய் இரண்டு கட்டங்கள் நகர்ந்த உடனே மட்டுமே போகும்போது பிடித்தல் முடியும்.
why-uncovers = போகும்போது பிடித்தால் ராஜாவுக்கு செக் ஆகும்: { $pieces }.
why-nothing = { $square } கட்டத்தில் வெட்ட எதுவும் இல்லை.
why-check = ராஜாவுக்கு செக் நீடிக்கும்: { $pieces }.
why-double-check = இரட்டை செக் ({ $pieces }): ராஜாவால் மட்டுமே நகர முடியும்.
why-mate-rest = தாக்கும் காயை வெட்டவோ குறுக்கே வரவோ எதனாலும் முடியாது.
why-pinned = { $piece } { $from } நகர்ந்தால் ராஜாவுக்கு செக் ஆகும்: { $pieces }.
why-kings = இரண்டு ராஜாக்கள் அடுத்தடுத்த கட்டங்களில் நிற்கக் கூடாது.
why-king = { $square } கட்டத்தில் ராஜாவைத் தாக்கும் காய்கள்: { $pieces }.
why-castling-lost = இந்தப் பக்கம் இனி கோட்டை கட்ட முடியாது: ராஜா அல்லது யானை நகர்ந்துவிட்டது, அல்லது யானை இல்லை.
why-castling-check = இப்போது கோட்டை கட்ட முடியாது: ராஜாவுக்கு செக் ({ $pieces }).
why-castling-blocked = இப்போது கோட்டை கட்ட முடியாது, வழியில் உள்ளவை: { $pieces }.
why-castling-passes = இப்போது கோட்டை கட்ட முடியாது: ராஜா கடக்கும் { $square } கட்டம் தாக்கப்படுகிறது ({ $pieces }).
why-castling-uncovers = இப்போது கோட்டை கட்ட முடியாது: யானை நகர்ந்தால் ராஜாவுக்கு செக் ஆகும் ({ $pieces }).
why-castling-vertical = ராஜாவால் தன் முதல் கிடைவரிசையில் மட்டுமே கோட்டை கட்ட முடியும்.
why-promotion = சிப்பாய்க்கு இந்தப் பதவி உயர்வு இல்லை: { $piece }.
why-promotion-place = கடைசிக் கிடைவரிசையில் மட்டுமே சிப்பாய்க்குப் பதவி உயர்வு.

## Typed and spoken moves

entry = நகர்வு அல்லது கட்டளை
entry-hint = Nf3, e2e4, 5254 அல்லது “உதவி”
entry-go = நகர்வை ஆடு அல்லது கட்டளையைச் செய்
entry-empty = ஒரு நகர்வையோ கட்டளையையோ தட்டச்சிடுங்கள்.
entry-unknown = “{ $text }” என்பது நகர்வும் அல்ல, கட்டளையும் அல்ல. என்னென்ன சொல்லலாம் என்று அறிய “உதவி” எனத் தட்டச்சிடுங்கள்.
entry-ambiguous = “{ $text }” என்பது இவற்றில் எதுவாகவும் இருக்கலாம்: { $moves }.
entry-no-game = இப்போது ஆட்டம் எதுவும் நடக்கவில்லை.
entry-not-now = இப்போது உங்கள் முறை அல்ல.
entry-cannot = இப்போது அதைச் செய்ய முடியாது.
entry-which-piece = எந்தக் காய்? எடுத்துக்காட்டாக, “குதிரைகள் எங்கே” எனக் கேளுங்கள்.
entry-which-square = எந்தக் கட்டம்? எடுத்துக்காட்டாக, “தாக்குபவை e4” எனக் கேளுங்கள்.
entry-confirm = { $move } ஆட Enter விசையை அழுத்துங்கள் அல்லது “ஆம்” எனச் சொல்லுங்கள்; திரும்பப் பெற “வேண்டாம்” எனச் சொல்லுங்கள்.
entry-not-confirmed = திரும்பப் பெறப்பட்டது.
heard = கேட்டது: “{ $text }”.

# Words that may stand in a command or a spoken move and mean nothing.
ignored = என் | எனது | என்னுடைய | உன் | உங்கள் | தயவுசெய்து | தயவு | செய்து | இந்த | அந்த | ஒரு | உள்ள | உள்ளது | உள்ளன | இருக்கிறது | இருக்கின்றன | இருக்கு | இருந்து | இலிருந்து | லிருந்து | இல் | ல் | ஐ | மீது | எது | எவை | எந்த | என்ன | யார் | the | my | your | please | are | is | on | of | for | a | an | from | what | who | which
command-draw = டிரா | டிரா முன்மொழி | டிரா முன்மொழிகிறேன் | டிரா கேள் | டிரா கேட்கிறேன் | ட்ரா | சமநிலை | சமன் | draw | offer draw | offer
command-accept = ஏற்கிறேன் | ஏற்றுக்கொள் | ஏற்றுக்கொள்கிறேன் | ஏற்பு | accept
command-decline = நிராகரி | நிராகரிக்கிறேன் | மறுக்கிறேன் | மறுப்பு | decline
command-claim = டிரா கோரு | கோரு | கோருகிறேன் | டிரா கோருகிறேன் | claim | claim draw
command-claim-with = நகர்வுடன் கோரு | நகர்வுடன் கோருகிறேன் | claim with
command-take-back = திரும்பப் பெறு | செயல்தவிர் | take back | undo
command-hint = குறிப்பு | குறிப்பு கொடு | hint
command-adjust = சரிசெய்கிறேன் | சரிசெய் | adjust
command-press = அழுத்து | கடிகாரத்தை அழுத்து | press
command-resign = விலகு | விலகுகிறேன் | ராஜினாமா | தோல்வி | resign
command-clock = கடிகாரம் | கடிகாரங்கள் | நேரம் | clock | clocks | time
command-where = எங்கே | எங்கு | where
command-pieces = காய்கள் | நிலை | pieces | position
command-moves = நகர்வுகள் | விதிப்படி நகர்வுகள் | moves | legal moves
command-captures = வெட்டுகள் | வெட்டக்கூடியவை | captures
command-attackers = தாக்குபவை | தாக்குதல் | தாக்குதல்கள் | attackers | attacks
command-square = கட்டம் | சதுரம் | square
command-last = கடைசி நகர்வு | கடைசி | last | last move
command-status = முறை | நிலவரம் | நகர்வு எண் | எண் | status | turn | move number | number
command-material = மதிப்பு | புள்ளிகள் | வெட்டியவை | வெட்டப்பட்டவை | material | captured
command-flip = திருப்பு | flip
command-board = பலகை | board
command-new = புதிய ஆட்டம் | புதிய | புதிது | new | new game
command-again = மீண்டும் | மீண்டும் ஆடு | மறுபடியும் | again | play again
command-settings = அமைப்புகள் | அமைப்பு | settings
command-help = உதவி | help | ?
command-back = பின் | பின்னால் | முந்தைய | முந்தையது | back | previous
command-forward = முன் | முன்னால் | அடுத்த | அடுத்தது | forward | next
command-resume = தொடர் | தொடரவும் | தொடரலாம் | resume
command-yes = ஆம் | ஆமாம் | சரி | உறுதி | நகர்த்து | yes | confirm | ok
command-no = இல்லை | வேண்டாம் | no
# Nouns of the pieces, as many forms as people use.
nouns-king = ராஜா | ராஜாக்கள் | ராஜாவை | ராஜாவின் | ராஜாவுக்கு | ராசா | அரசன் | அரசர் | கிங் | king | kings
nouns-queen = ராணி | ராணிகள் | ராணியை | ராணியின் | ராணிக்கு | ராணியாக | அரசி | குயின் | queen | queens
nouns-rook = யானை | யானைகள் | யானையை | யானையின் | யானைக்கு | யானையாக | ரூக் | rook | rooks
nouns-bishop = மந்திரி | மந்திரிகள் | மந்திரியை | மந்திரியின் | மந்திரிக்கு | மந்திரியாக | பிஷப் | bishop | bishops
nouns-knight = குதிரை | குதிரைகள் | குதிரையை | குதிரையின் | குதிரைக்கு | குதிரையாக | நைட் | knight | knights | night | nights | horse | horses
nouns-pawn = சிப்பாய் | சிப்பாய்கள் | சிப்பாயை | சிப்பாயின் | சிப்பாய்க்கு | காலாள் | பான் | பான்கள் | pawn | pawns
# Other words of a spoken move.
spoken-takes = வெட்டு | வெட்டுகிறது | வெட்டும் | வெட்டுவது | வெட்டி | எடு | எடுக்கிறது | பிடி | பிடிக்கிறது | takes | captures | take | capture | x
spoken-to = க்கு | செல் | செல்கிறது | செல்லும் | போ | போகிறது | நோக்கி | to | goes to
spoken-check = செக் | செக்மேட் | செக் மேட் | மேட் | முற்றுகை | இறுதி முற்றுகை | போகும்போது பிடித்தல் | check | checkmate | mate
spoken-castles-king = ராஜா பக்கம் கோட்டை | ராஜா பக்கக் கோட்டை | ராஜா பக்கம் கோட்டை கட்டு | ராஜா பக்கம் கோட்டை கட்டுகிறது | ராஜா பக்கம் காஸ்லிங் | சிறிய கோட்டை | கோட்டை | கோட்டை கட்டு | கோட்டை கட்டுதல் | காஸ்லிங் | கேஸ்லிங் | castles king-side | castle king-side | castle kingside | castles kingside | castle king side | castle short | short castle | castle | castles
spoken-castles-queen = ராணி பக்கம் கோட்டை | ராணி பக்கக் கோட்டை | ராணி பக்கம் கோட்டை கட்டு | ராணி பக்கம் கோட்டை கட்டுகிறது | ராணி பக்கம் காஸ்லிங் | பெரிய கோட்டை | நீண்ட கோட்டை | castles queen-side | castle queen-side | castle queenside | castles queenside | castle queen side | castle long | long castle
spoken-promotes = பதவி உயர்வு | உயர்வு | உயர்கிறது | ஆகிறது | மாறுகிறது | promotes to | promote to | promotes | promote | equals
spoken-digits = ஒன்று, ஒண்ணு, ஒன்னு, ௧, one | இரண்டு, ரெண்டு, ௨, two | மூன்று, மூணு, ௩, three | நான்கு, நாலு, ௪, four | ஐந்து, அஞ்சு, ௫, five | ஆறு, ௬, six | ஏழு, ௭, seven | எட்டு, ௮, eight
# How the files a to h sound; several sounds of one are parted by commas.
spoken-files = a, ஏ | b, பி | c, சி | d, டி | e, ஈ, இ | f, எஃப், எப் | g, ஜி | h, எச், ஹெச்
# The spelling alphabet of the laws (FIDE D.2.1), as this language writes it.
spelling-alphabet = அன்னா | பெல்லா | சீசர் | டேவிட் | ஈவா | ஃபெலிக்ஸ் | குஸ்தாவ் | ஹெக்டர்

## Drawing on the board

draw-on-board = அம்புகளும் வட்டங்களும் வரை
brush = வரையும் நிறம்
brush-green = பச்சை
brush-red = சிவப்பு
brush-blue = நீலம்
brush-yellow = மஞ்சள்
clear-drawings = வரைந்தவற்றை அழி
arrow-drawn = அம்பு { $from } இலிருந்து { $to }
circle-drawn = { $square } கட்டத்தில் வட்டம்
drawing-removed = வரைந்தது நீக்கப்பட்டது
drawings-cleared = வரைந்தவை அழிக்கப்பட்டன
arrow-begun = { $square } கட்டத்திலிருந்து அம்பு. அது முடியும் கட்டத்தைத் தேர்ந்தெடுங்கள்.

## Moves ahead of the turn

premove-queued = { $piece } { $from } இலிருந்து { $to }, உங்கள் முறை வரும்போது
premoves-cancelled = முன்கூட்டிய நகர்வுகள் திரும்பப் பெறப்பட்டன

## The arbiter, and games that are put aside

arbiter = நடுவர்
open-game = முடியாத ஆட்டங்கள்
held-adjourned = ஒத்திவைக்கப்பட்டது
held-claimed = ஒரு கோரிக்கை முடிவுக்காகக் காத்திருக்கிறது
to-arbiter = தொடர் …
decide-claim = முடிவு செய் …
library = ஆட்டத் தொகுப்பு
analysis = ஆய்வுப் பலகை
score-sheet = ஆட்டப் பதிவுத்தாள்
