# Every word the page says, in Malayalam (Project Fluent). The names and the variables are those of en.ftl.
# Lists of words that mean the same are parted by `|`. The pieces bear the names of Malayalam chess books and columns:
# the queen is മന്ത്രി, the rook തേര്, the bishop ആന; a square is കളം. Variables stay in the nominative: the endings
# of case hang on a word after them (കളത്തിലേക്ക്), never on the variable.

## The page

title = Sessa
play = കളിക്കുക
places = ഇടങ്ങൾ
skip = ഉള്ളടക്കത്തിലേക്ക് പോകുക
place-play = കളിക്കുക
place-puzzles = പസിലുകൾ
place-learn = പഠിക്കുക
place-analysis = വിശകലനം
place-library = ശേഖരം
new-game = പുതിയ കളി
settings = ക്രമീകരണം
help = സഹായം
close = അടയ്ക്കുക
more = കൂടുതൽ
cancel = റദ്ദാക്കുക
full-screen = പൂർണ സ്ക്രീൻ
sound = ശബ്ദം
board = ചെസ്സ് ബോർഡ്
board-size = ബോർഡിന്റെ വലുപ്പം
announcements = സംഭവിച്ചത്
moves = നീക്കങ്ങൾ
no-moves = ഇതുവരെ നീക്കമൊന്നുമില്ല
flip = ബോർഡ് തിരിക്കുക
first = ആദ്യ നില
previous = മുൻ നീക്കം
next = അടുത്ത നീക്കം
last = അവസാന നില
you = നിങ്ങൾ
your-move = നിങ്ങളുടെ നീക്കം
turn-of = { $player }: ഊഴം
robot-thinks = റോബോട്ട് ആലോചിക്കുന്നു
to-reply = { $player }: മറുപടി വരാനുണ്ട്
robot = റോബോട്ട്
thinking = ആലോചിക്കുന്നു …
white = വെള്ള
black = കറുപ്പ്

## Before a game

welcome = ശാന്തമായി ചെസ്സ്.
welcome-why = റോബോട്ടുമായോ അടുത്തുള്ളയാളുമായോ കളിക്കുക. ഒന്നും ഇൻസ്റ്റാൾ ചെയ്യേണ്ട, അക്കൗണ്ട് വേണ്ട; ഇന്റർനെറ്റ് ഇല്ലാതെയും പ്രവർത്തിക്കും.
skill-question = ചെസ്സ് എത്രത്തോളം അറിയാം?
skill-new = ഞാൻ പുതിയ ആളാണ്
skill-moves = നീക്കങ്ങൾ അറിയാം
skill-well = നന്നായി കളിക്കും
hints-allowed = സൂചനകളോടെ
change = മാറ്റുക
more-options = കൂടുതൽ ഓപ്ഷനുകൾ
unfinished = തീരാത്ത കളി
last-game = അവസാന കളി
games-in-play = നടക്കുന്ന കളികൾ
clocks-stand = ക്ലോക്കുകൾ നിർത്തിയിരിക്കുന്നു.
clock-runs = ക്ലോക്ക് ഓടുന്നു.
time-left = { $time } ബാക്കി
continue = തുടരുക
play-new = പുതിയ കളി തുടങ്ങുക
or-move = അല്ലെങ്കിൽ ബോർഡിൽ ഒരു നീക്കം നടത്തുക.
two-players = രണ്ടു കളിക്കാർ
two-players-about = ഈ ഉപകരണത്തിൽ
by-link = ലിങ്ക് വഴി കളികൾ
by-link-list-about = സാവധാനമുള്ള കളി, ഏതു സന്ദേശത്തിലൂടെയും
by-link-send-move = നീക്കം അയയ്ക്കുക
simul-about = ഒരാൾ പല ബോർഡുകളോട്
club-night-about = ജോടികളും ഫലങ്ങളും, നെറ്റ്‌വർക്ക് ഇല്ലാതെ
clock-about = യഥാർഥ ബോർഡിനായി
todays-puzzle = ഇന്നത്തെ പസിൽ
todays-puzzle-about = ദിവസവും പുതിയൊരെണ്ണം
opponent = എതിരാളി
person = രണ്ടു കളിക്കാർ
player-name = പേര്
level = ലെവൽ
robot-level = റോബോട്ട്, ലെവൽ { $level }
robot-rating = റോബോട്ട്, ഏകദേശം { $rating }
robot-values = റോബോട്ട് നിങ്ങളുടെ മൂല്യങ്ങൾ ഉപയോഗിക്കുന്നു: { $values }
usual-values = അതിന്റെ സ്വന്തം മൂല്യങ്ങളിലേക്ക് മടങ്ങുക
set-up-start = കളി ഈ നിലയിൽ നിന്ന് തുടങ്ങും.
usual-start = തുടക്കത്തിലെ നില
level-about = { $level } · ഏകദേശം { $elo } ഇലോ
elo-about = ഏകദേശം { $elo } ഇലോ
strength-like = തുടക്കക്കാരെപ്പോലെ | വല്ലപ്പോഴും കളിക്കുന്നയാളെപ്പോലെ | ഹോബിയായി കളിക്കുന്നയാളെപ്പോലെ | ഉത്സാഹത്തോടെ കളിക്കുന്നയാളെപ്പോലെ | ക്ലബ്ബിലെ പുതിയ കളിക്കാരെപ്പോലെ | ക്ലബ്ബ് കളിക്കാരെപ്പോലെ | നല്ല ക്ലബ്ബ് കളിക്കാരെപ്പോലെ | കരുത്തരായ ക്ലബ്ബ് കളിക്കാരെപ്പോലെ | മാസ്റ്ററെപ്പോലെ | പരിചയസമ്പന്നരായ മാസ്റ്ററെപ്പോലെ | കരുത്തരായ മാസ്റ്ററെപ്പോലെ | ഗ്രാൻഡ്മാസ്റ്ററെപ്പോലെ | ലോക ചാമ്പ്യനെപ്പോലെ | ഏതു മനുഷ്യനെക്കാളും ശക്തം | പൂർണ ശക്തി
which-strength = എനിക്കു യോജിച്ചത് ഏത്?
robot-opening = ഓപ്പണിങ്
level-less = കരുത്തു കുറയ്ക്കുക
level-more = കരുത്തു കൂട്ടുക
help-allowed = സഹായം
help-allowed-about = സൂചനകൾ, നീക്കം തിരിച്ചെടുക്കൽ, “അതെന്തുകൊണ്ട് മോശം?”
take-back-allowed = നീക്കം തിരിച്ചെടുക്കൽ
take-back-allowed-about = മറ്റേയാൾ സമ്മതിക്കണം
turning = ബോർഡ്
turning-off = അതേപടി
turning-board = ഓരോ നീക്കത്തിലും തിരിയും
turning-men = മുകളിലെ കരുക്കൾ തിരിച്ച്
your-side = നിങ്ങളുടെ പക്ഷം
random = ഏതെങ്കിലും
clock = ക്ലോക്ക്
clock-screen = ചെസ്സ് ക്ലോക്ക്
simul = ഒരേസമയ പ്രദർശനം
club-night = ക്ലബ് കൂട്ടായ്മ
club-result = സംഘാടകനുള്ള ഫലം
no-clock = ക്ലോക്കില്ല
other-clock = മറ്റൊന്ന് …
time-control = { $minutes } + { $seconds } · { $class }
time-machine-1s = 1 സെ + 0.1 സെ · { $class }
time-classical-40-100 = 40 നീക്കം 100 മിനിറ്റ്, 20 നീക്കം 50 മിനിറ്റ്, പിന്നെ 15 മിനിറ്റ് · { $class }
class-blitz = ബ്ലിറ്റ്സ്
class-rapid = റാപ്പിഡ്
class-classical = ക്ലാസിക്കൽ
rules = നിയമങ്ങളും ക്ലോക്കും
start-and-odds = തുടക്കം, നിറം, ഇളവ്
chess960-number = ചെസ്സ്960 നമ്പർ { $number }
odds-told = ഇളവ്: { $what } (നൽകുന്നത്: { $player })
odds-moves = നീക്കങ്ങൾ { $moves }
odds-time = സമയത്തിന്റെ 1/{ $part }
first-player = ഒന്നാം കളിക്കാരൻ
second-player = രണ്ടാം കളിക്കാരൻ
draw-hand-asks = രണ്ടു കൈകളിൽ ഓരോ നിറത്തിലെ കാലാൾ ഒളിച്ചിരിക്കുന്നു. ഒരു കൈ തിരഞ്ഞെടുക്കുക.
draw-coin-asks = നാണയത്തിന്റെ വശം പറയുക. ശരിയായാൽ വെള്ള.
left-hand = ഇടതു കൈ
right-hand = വലതു കൈ
coin = നാണയം
heads = തല
tails = മറുവശം
own-clock = സ്വന്തം ക്ലോക്ക്: { $clock } · { $class }
clock-hourglass = മണൽഘടികാരം { $time }
clock-per-move = ഓരോ നീക്കത്തിനും { $time }
clock-delay = { $time }, ഡിലേ { $seconds } സെ
clock-bronstein = { $time }, ബ്രോൺസ്റ്റൈൻ { $seconds } സെ
clock-days =
    { $count ->
        [one] ഒരു ദിവസം
       *[other] { $count } ദിവസം
    }
rules-fide-2023 = FIDE 2023
rules-fide-2009 = FIDE 2009
rules-uscf = USCF
rules-code-1988 = പഴയ ചെസ്സ് കോഡ് (ഏകദേശം 1988)
rules-casual = സൗഹൃദ കളി
rules-custom = സ്വന്തം നിയമങ്ങൾ
touch-move = തൊട്ട കരു കളിക്കണം
manual-press = ക്ലോക്ക് അമർത്തുന്നത് കളിക്കാർ
flag-by-claim = സമയം തീർന്നത് അവകാശപ്പെട്ടാൽ മാത്രം
allow-illegal-moves = നിയമവിരുദ്ധ നീക്കങ്ങൾ അനുവദിക്കുക
competition = മത്സരം

## During a game

draw = സമനില
offer-draw = സമനില നിർദേശിക്കുക
offer-again = സമനില നിർദേശിക്കണോ?
offer-stands = സമനില നിർദേശിച്ചു
offers-draw = { $side } സമനില നിർദേശിക്കുന്നു.
robot-declines = റോബോട്ട് സമനില നിരസിച്ചു.
robot-plays-at-level = ആ റേറ്റിങ്ങുള്ള ആളുകളുടെ കളി ലഭിച്ചില്ല. റോബോട്ട് ഏകദേശം അത്രതന്നെ കരുത്തോടെ സ്വന്തം രീതിയിൽ കളിക്കുന്നു.
accept = സമ്മതം
decline = വേണ്ട
claim-draw = സമനില അവകാശപ്പെടുക
claim-repetition = ഒരേ നില മൂന്നു തവണ വന്നു
claim-fifty-moves = അമ്പത് നീക്കമായി വെട്ടലോ കാലാൾനീക്കമോ ഇല്ല
resign = തോൽവി സമ്മതിക്കുക
resign-sure = ഈ കളിയിൽ തോൽവി സമ്മതിക്കണോ?
resign-again = സമ്മതിക്കണോ?
leave-sure = ഈ കളി വിട്ടുപോകണോ? തീരാത്ത കളിയായി അത് ശേഖരത്തിലുണ്ടാകും.
give-up = വിട്ടുപോകുക
play-on = കളി തുടരുക
paused = നിർത്തിവെച്ചു
paused-why = നിങ്ങളുടെ കളി അതേപടി ഇവിടെയുണ്ട്. ക്ലോക്കുകൾ നിർത്തിയിരിക്കുന്നു.
resume = തുടരുക
confirm-move = ഈ നീക്കം കളിക്കണോ?
confirm = കളിക്കുക
take-it-back = തിരിച്ചെടുക്കുക
promote = സ്ഥാനക്കയറ്റം
promote-to = { $piece } ആയി സ്ഥാനക്കയറ്റം
lead = +{ $points }
captured-by = { $side } വെട്ടിയത്: { $pieces }

# Draws: offered, claimed, proved. The claims stand on buttons.
draw-choices = സമനില നിർദേശിക്കുക അല്ലെങ്കിൽ അവകാശപ്പെടുക
claim-three-times = അവകാശവാദം: ആവർത്തിച്ച നില
claim-no-progress = അവകാശവാദം: അമ്പത് നീക്കങ്ങൾ
claim-with = ഒരു നീക്കത്തോടെ അവകാശപ്പെടുക …
claim-quickplay = അവകാശവാദം: ജയിക്കാനാവില്ല
request-increment = ഓരോ നീക്കത്തിനും അധികസമയം ചോദിക്കുക
claims-quickplay = സാധാരണ വഴിയിൽ കളി ജയിക്കാനാവില്ലെന്ന് { $side } അവകാശപ്പെടുന്നു. ആർബിറ്റർ തീരുമാനിക്കും.
asks-increment = ഓരോ നീക്കത്തിനും സമയം കൂട്ടാൻ { $side } ചോദിക്കുന്നു. ആർബിറ്റർ തീരുമാനിക്കും.
wrong-claim-gives = തെറ്റായ അവകാശവാദം എതിരാളിക്ക് { $time } നൽകും.
wrong-claim-takes = തെറ്റായ അവകാശവാദം നിങ്ങളുടെ { $time } നഷ്ടമാക്കും.
announce-move = സമനില വരുത്തുന്ന നീക്കം കാണിക്കുക. അത് പ്രഖ്യാപിക്കും, ഇപ്പോൾ കളിക്കില്ല.
show-evidence = നിലകൾ കാണിക്കുക
law-link = നിയമം { $number }
evidence-at = നില { $number } / { $count }, നീക്കം { $moves } കഴിഞ്ഞ്
next-position = അടുത്ത നില
appeal = അപ്പീൽ നൽകുക
appeal-sure = നിലകൾ കൃത്യമായി എണ്ണിയതാണ്. അപ്പീലും തെറ്റിയാൽ കളി തോൽക്കും. അപ്പീൽ നൽകണോ?
stop-clocks = ക്ലോക്കുകൾ നിർത്തുക
stop-sure = ക്ലോക്കുകൾ നിർത്തുന്നത് തോൽവി സമ്മതിക്കലാണ്. തോൽവി സമ്മതിക്കണോ?
take-back = തിരിച്ചെടുക്കുക
asks-take-back = { $player }: നീക്കം തിരിച്ചെടുക്കട്ടെ?
allow = അനുവദിക്കുക
hint = സൂചന
hint-step = സൂചന { $step }/3
why-mate = ഇതെന്തുകൊണ്ടു ചെക്ക്മേറ്റ്?
why-bad = അതെന്തുകൊണ്ട് മോശം?
why-bad-reply = { $move } എന്ന മറുപടി ശക്തമാണ്.
hint-piece = { $from } കളത്തിലെ നിങ്ങളുടെ { $piece } നോക്കൂ.
hint-mate = ഒറ്റ നീക്കത്തിൽ ചെക്ക്മേറ്റുണ്ട്.
hint-promotion = ഒരു കാലാളിന് സ്ഥാനക്കയറ്റം നൽകാം.
hint-in-check = നിങ്ങളുടെ രാജാവ് ചെക്കിലാണ്: മികച്ച മറുപടി കണ്ടെത്തൂ.
hint-capture = എന്ത് വെട്ടാം എന്നു നോക്കൂ.
hint-check = ഒരു ചെക്ക് കണ്ടെത്തൂ.
hint-castle = നിങ്ങളുടെ രാജാവിന്റെ സുരക്ഷ ശ്രദ്ധിക്കൂ.
hint-danger = നിങ്ങളുടെ ഒരു കരു ആക്രമിക്കപ്പെടുന്നു.
hint-pawn = ഒരു കാലാൾ നീക്കം സഹായിക്കും.
hint-better-square = ഒരു കരുവിന് ഇതിലും നല്ല കളമുണ്ട്.
adjust = നേരെ വെക്കുന്നു
touched = തൊട്ടത്: { $piece } { $square }
claim-illegal = അവകാശവാദം: നിയമവിരുദ്ധ നീക്കം

# What the arbiter rules.
ruling-illegal =
    { $count ->
        [1] { $side }: ഒന്നാമത്തെ നിയമവിരുദ്ധ നീക്കം
        [2] { $side }: രണ്ടാമത്തെ നിയമവിരുദ്ധ നീക്കം
        [3] { $side }: മൂന്നാമത്തെ നിയമവിരുദ്ധ നീക്കം
       *[other] { $side }: നിയമവിരുദ്ധ നീക്കം, എണ്ണം { $count }
    }
ruling-with-gain = { $what }. { $gain }
ruling-may-claim = അത് നിയമവിരുദ്ധമായിരുന്നു: നീക്കത്തിനു മുമ്പ് { $side } പക്ഷത്തിന് വിജയം അവകാശപ്പെടാം.
ruling-wrong-claim = { $side } ഉന്നയിച്ച അവകാശവാദം തെറ്റായിരുന്നു.
ruling-new-period = ഇരുപക്ഷത്തിന്റെയും സമയം തീർന്നു. പുതിയ കാലയളവോടെ കളി തുടരുന്നു.
ruling-rejected = അവകാശവാദം തള്ളി. എതിരാളിക്ക് { $time } കിട്ടുന്നു.
ruling-postponed = തീരുമാനം മാറ്റിവെച്ചു. എതിരാളിക്ക് { $time } കിട്ടുന്നു.
ruling-increment = ഇനി ഓരോ നീക്കത്തിനും { $time } കിട്ടും.
ruling-refused = അപേക്ഷ നിരസിച്ചു.
gains-time = { $side } നേടിയ സമയം: { $time }.
loses-time = { $side } നഷ്ടപ്പെടുത്തിയ സമയം: { $time }.

# Why something cannot be done.
refusal-touched = { $square } കളത്തിലെ കരുവിനെയാണ് ആദ്യം തൊട്ടത്: അതിനെ നീക്കണം അല്ലെങ്കിൽ വെട്ടണം.
refusal-released = കാലാൾ { $square } കളത്തിൽ വെച്ചുകഴിഞ്ഞു. അത് എന്താകണമെന്ന് തിരഞ്ഞെടുക്കുക.
refusal-castling-begun = രാജാവുകൊണ്ട് കാസ്ലിങ് തുടങ്ങിക്കഴിഞ്ഞു. തേരുകൊണ്ട് അത് പൂർത്തിയാക്കുക.
refusal-announced = പ്രഖ്യാപിച്ചതിനാൽ കളിക്കണം: { $move }
refusal-offer-after-move = നിങ്ങൾ സമനില നിർദേശിച്ചുകഴിഞ്ഞു. വീണ്ടും നിർദേശിക്കും മുമ്പ് ഒരു നീക്കം കളിക്കുക.
refusal-offer-after-opponent = നിങ്ങൾ സമനില നിർദേശിച്ചുകഴിഞ്ഞു. ഇനി എതിരാളിയാണ് നിർദേശിക്കേണ്ടത്.
refusal-too-early = നീക്കം { $number } എത്തും മുമ്പ് സമനില സമ്മതിക്കാനാവില്ല.
refusal-lapsed = ഒരു കരുവിനെ തൊട്ടു: നിങ്ങളുടെ അടുത്ത നീക്കം വരെ അവകാശപ്പെടാനാവില്ല.
refusal-press = ആദ്യം ക്ലോക്ക് അമർത്തണം.
refusal-king = രാജാവിനെ വെട്ടാനാകും: നിയമവിരുദ്ധ നീക്കം നടന്നെന്ന് അവകാശപ്പെടുക, അല്ലെങ്കിൽ രാജാവിനെ വെട്ടാനാകാത്തവിധം നീക്കുക.
refusal-elsewhere = എതിരാളി മറ്റൊരിടത്താണ്. കളി തിരിച്ചെത്തും വരെ കാത്തിരിക്കുക.
refusal-played-here = തിരിച്ചെത്തിയ കളിയിൽ നിങ്ങളുടെ നീക്കങ്ങളും കളിച്ചിട്ടുണ്ട്. അവ നിങ്ങൾക്കു മാത്രമേ കളിക്കാനാകൂ.
refusal-nothing-new = തിരിച്ചെത്തിയ കളിയിൽ പുതിയതൊന്നുമില്ല.
refusal-other-game = അത് മറ്റൊരു കളിയാണ്, അല്ലെങ്കിൽ മറ്റൊരു വഴിക്ക് പോയ കളി.

## The clocks

press = അമർത്തുക
press-clock = ക്ലോക്ക് അമർത്തുക
claim-flag = അവകാശവാദം: സമയം തീർന്നു
face-delay = ഡിലേ { $time }
face-days = { $days } ദി { $time }
face-moves = ഇനി { $count } നീക്കം
face-periods = ശേഷിക്കുന്ന കാലയളവുകൾ: { $count }
flag-down = സമയം തീർന്നു
stage-reached = { $side }: ഈ ഘട്ടത്തിലെ നീക്കങ്ങൾ പൂർത്തിയായി.
time-call = { $side }: { $count } മിനിറ്റ് ബാക്കി.
period-begun = { $side }: ശേഷിക്കുന്ന കാലയളവുകൾ: { $count }.
slept-why = ഈ ഉപകരണം { $time } ഉറങ്ങി, അല്ലെങ്കിൽ അതിന്റെ ക്ലോക്ക് മുന്നോട്ട് മാറ്റി. ആ സമയം കണക്കാക്കണോ?
count-sleep = കണക്കാക്കുക
leave-sleep = കണക്കാക്കേണ്ട

## The end of a game

play-again = വീണ്ടും കളിക്കുക
swap-sides = പക്ഷം മാറുക
review-game = കളി അവലോകനം ചെയ്യുക
headline-draw = സമനില
headline-both-lost = ഇരുപക്ഷവും തോറ്റു
headline-half = { $side }: അര പോയിന്റ്
headline-side = { $side } ജയിച്ചു
headline-name = { $name } ജയിച്ചു
headline-robot = റോബോട്ട് ജയിച്ചു
headline-you = നിങ്ങൾ ജയിച്ചു
match-score = { $one } { $points } – { $others } { $other }
step-up = അവസാനത്തെ മൂന്നു കളികളിൽ നിങ്ങൾക്കായിരുന്നു മേൽക്കൈ.
step-down = അവസാനത്തെ മൂന്നു കളികളും തോറ്റു.
take-step = അടുത്ത റോബോട്ട്: ഏകദേശം { $elo }
reason-checkmate =
    { $who ->
        [you] ചെക്ക്മേറ്റ്: നിങ്ങൾ തോറ്റു.
        [robot] ചെക്ക്മേറ്റ്: റോബോട്ട് തോറ്റു.
       *[side] ചെക്ക്മേറ്റ്: { $side } തോറ്റു.
    }
reason-stalemate = സ്റ്റെയിൽമേറ്റ്: ചെക്കില്ല, പക്ഷേ നിയമാനുസൃതമായ നീക്കമൊന്നും ബാക്കിയില്ല.
reason-dead-position = ഇനി ഒരു പക്ഷത്തിനും ചെക്ക്മേറ്റ് സാധ്യമല്ല.
reason-resignation =
    { $who ->
        [you] നിങ്ങൾ തോൽവി സമ്മതിച്ചു.
        [robot] റോബോട്ട് തോൽവി സമ്മതിച്ചു.
       *[side] { $side } തോൽവി സമ്മതിച്ചു.
    }
reason-resignation-cannot-mate = തോൽവി സമ്മതിച്ചു, പക്ഷേ മറുപക്ഷത്തിന് ഒരിക്കലും ചെക്ക്മേറ്റ് സാധ്യമാകുമായിരുന്നില്ല.
reason-agreement = ഇരു കളിക്കാരും സമ്മതിച്ചു.
reason-repetition = അവകാശപ്പെട്ട സമനില: ഒരേ നില മൂന്നാം തവണ.
reason-fifty-moves = അവകാശപ്പെട്ട സമനില: അമ്പത് നീക്കമായി വെട്ടലോ കാലാൾനീക്കമോ ഇല്ല.
reason-fivefold = ഒരേ നില അഞ്ചാം തവണ.
reason-seventy-five-moves = എഴുപത്തഞ്ച് നീക്കമായി വെട്ടലോ കാലാൾനീക്കമോ ഇല്ല.
reason-flag =
    { $who ->
        [you] നിങ്ങളുടെ സമയം തീർന്നു.
        [robot] റോബോട്ടിന്റെ സമയം തീർന്നു.
       *[side] { $side } തോറ്റു: സമയം തീർന്നു.
    }
reason-flag-cannot-mate = സമയം തീർന്നു, പക്ഷേ മറുപക്ഷത്തിന് ഒരിക്കലും ചെക്ക്മേറ്റ് സാധ്യമാകുമായിരുന്നില്ല.
reason-flag-material = സമയം തീർന്നു, പക്ഷേ അതുകൊണ്ട് ജയിക്കാൻ വേണ്ട കരുക്കൾ മറുപക്ഷത്തിനില്ല.
reason-both-flags = ഇരുപക്ഷത്തിന്റെയും സമയം തീർന്നു.
reason-stopped-clocks =
    { $who ->
        [you] നിങ്ങൾ ക്ലോക്കുകൾ നിർത്തി; അത് തോൽവി സമ്മതിക്കലാണ്.
       *[side] { $side } ക്ലോക്കുകൾ നിർത്തി; അത് തോൽവി സമ്മതിക്കലാണ്.
    }
reason-quickplay-finish = സമനില അനുവദിച്ചു: എതിരാളിക്കു ജയിക്കാനാവില്ല, അല്ലെങ്കിൽ ശ്രമമില്ല.
reason-illegal-moves = നിയമവിരുദ്ധ നീക്കങ്ങളാൽ { $side } തോറ്റു.
reason-illegal-cannot-mate = നിയമവിരുദ്ധ നീക്കങ്ങൾ, പക്ഷേ മറുപക്ഷത്തിന് ഒരിക്കലും ചെക്ക്മേറ്റ് സാധ്യമാകുമായിരുന്നില്ല.
reason-illegal-position = നിയമവിരുദ്ധ നില ബോർഡിൽ അവശേഷിച്ചു.
reason-absence = { $side } വൈകി എത്തി.
reason-forfeit = { $side } തോറ്റതായി ആർബിറ്റർ പ്രഖ്യാപിച്ചു.
reason-sealed-move = { $side } മുദ്രവെച്ച നീക്കം നിയമാനുസൃതമായിരുന്നില്ല.
reason-sealed-cannot-mate = മുദ്രവെച്ച നീക്കം സാധുവായിരുന്നില്ല, പക്ഷേ മറുപക്ഷത്തിന് ഒരിക്കലും ചെക്ക്മേറ്റ് സാധ്യമാകുമായിരുന്നില്ല.
reason-declared = ഈ ഫലം ആർബിറ്റർ പ്രഖ്യാപിച്ചു.

## When something goes wrong

damaged-game = ഇവിടെ സൂക്ഷിച്ച കളി വായിക്കാനായില്ല ({ $why }). ഒന്നും കളഞ്ഞിട്ടില്ല: { $date } എന്ന തീയതിയിൽ അതിന്റെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
open-elsewhere = ഈ കളി മറ്റൊരു ടാബിൽ തുറന്നിരിക്കുന്നു.
continue-here = ഇവിടെ തുടരുക
not-saved = കളി സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ Sessa എന്ന ഈ പേജിനെ അനുവദിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു അല്ലെങ്കിൽ ഓഫാണ്). കളി തുടരാം, പക്ഷേ പേജ് വീണ്ടും തുറന്നാൽ കളി നഷ്ടമാകും.
keeps-nothing = ഈ പേജിന് ഇവിടെ ഒന്നും സൂക്ഷിക്കാനാവില്ല: പേജ് അടയ്ക്കുമ്പോൾ കളികളും പുരോഗതിയും പോകും.
library-failed = { $why } ഇപ്പോഴത്തെ കളി അടുത്തത് തുടങ്ങുന്നതുവരെ ഈ ബ്രൗസറിൽ ഉണ്ടാകും.
library-blocked = കളികളുടെ ശേഖരം സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ Sessa-യെ അനുവദിക്കുന്നില്ല (സൈറ്റ് ഡാറ്റ ഓഫാണ്, അല്ലെങ്കിൽ സ്വകാര്യ ജാലകം).
library-full = ശേഖരത്തിൽ ഇടമില്ല: കളികൾ എക്സ്പോർട്ട് ചെയ്ത് ചിലത് മായ്ക്കുക.
library-newer = Sessa-യുടെ പുതിയ പതിപ്പ് മറ്റൊരു ടാബിൽ ശേഖരം സൂക്ഷിക്കുന്നു. ഈ പേജ് വീണ്ടും തുറക്കുക.
library-missing = ആ കളി ഇപ്പോൾ ശേഖരത്തിൽ ഇല്ല.
library-trouble = ശേഖരം ഉപയോഗിക്കാനാവുന്നില്ല ({ $why }). വീണ്ടും ശ്രമിക്കാൻ പേജ് വീണ്ടും തുറക്കുക.
engine-failed = റോബോട്ടിന് നീക്കം നടത്താനായില്ല ({ $why }). കളി നിർത്തിവെച്ചിരിക്കുന്നു; അത് വീണ്ടും ശ്രമിക്കാൻ കളി തുടരുക.
translation-failed = { $language } ഭാഷയിലെ വാക്കുകൾ ലഭിച്ചില്ല ({ $why }). വീണ്ടും ശ്രമിക്കാൻ ആ ഭാഷ ഒന്നുകൂടി തിരഞ്ഞെടുക്കുക.
screen-failed = പേജിന്റെ ഈ ഭാഗം ലഭിച്ചില്ല ({ $why }). വീണ്ടും ശ്രമിക്കാൻ അത് ഒന്നുകൂടി തുറക്കുക.
unknown-address = “{ $address }” എന്ന പേരിൽ ഇവിടെ ഒന്നുമില്ല; ഇതു തുടക്കപ്പേജാണ്.
cannot-start = Sessa തുടങ്ങാനായില്ല. പേജ് വീണ്ടും ലോഡ് ചെയ്യുക; അതുകൊണ്ടും ശരിയായില്ലെങ്കിൽ ബ്രൗസർ പുതുക്കുക.
new-version = ഈ പേജിന്റെ പുതിയ പതിപ്പ് തയ്യാറാണ്. ബോർഡിലെ കളി അതേപടി ഉണ്ടാകും.
new-version-busy = ഈ പേജിന്റെ പുതിയ പതിപ്പ് തയ്യാറാണ്, പക്ഷേ മറ്റൊരു ടാബിൽ ക്ലോക്ക് ഓടുന്നുണ്ട്. ആദ്യം അവിടത്തെ കളി തീർക്കുക.
reload = വീണ്ടും തുറക്കുക

## Pieces. White and black pieces are named whole, because adjectives agree with their nouns.

king = രാജാവ്
queen = മന്ത്രി
rook = തേര്
bishop = ആന
knight = കുതിര
pawn = കാലാൾ
white-king = വെളുത്ത രാജാവ്
white-queen = വെളുത്ത മന്ത്രി
white-rook = വെളുത്ത തേര്
white-bishop = വെളുത്ത ആന
white-knight = വെളുത്ത കുതിര
white-pawn = വെളുത്ത കാലാൾ
black-king = കറുത്ത രാജാവ്
black-queen = കറുത്ത മന്ത്രി
black-rook = കറുത്ത തേര്
black-bishop = കറുത്ത ആന
black-knight = കറുത്ത കുതിര
black-pawn = കറുത്ത കാലാൾ
white-piece = ഒരു വെളുത്ത കരു
black-piece = ഒരു കറുത്ത കരു
# The letters of the pieces in a record: king, queen, rook, bishop, knight.
letters = രാ | മ | തേ | ആ | കു

## A move in words

move-quiet = { $piece } { $from } വിട്ട് { $to } കളത്തിലേക്ക്
move-capture = { $piece } { $from } വിട്ട് { $taken } വെട്ടി { $to } കളത്തിലേക്ക്
move-en-passant = { $piece } { $from } വിട്ട് കാലാൾ വെട്ടി { $to } കളത്തിലേക്ക്, എൻ പാസന്റ്
move-castles-king = { $side }: രാജാവിന്റെ വശത്ത് കാസ്ലിങ്
move-castles-queen = { $side }: മന്ത്രിയുടെ വശത്ത് കാസ്ലിങ്
with-promotion = { $move }, { $piece } ആയി സ്ഥാനക്കയറ്റം
with-check = { $move }, ചെക്ക്
with-checkmate = { $move }, ചെക്ക്മേറ്റ്
sentence = { $words }.

## The position in words

square-empty = { $square }
square-with = { $square }, { $piece }
square-is-empty = { $square } ഒഴിഞ്ഞ കളമാണ്.
where-none = { $piece } ഇല്ല.
where-some = { $piece }: { $squares }
legal-moves-none = { $piece } { $square }: നിയമാനുസൃതമായ നീക്കമൊന്നുമില്ല.
legal-moves = { $piece } { $square }, പോകാവുന്നത്: { $squares }.
legal-moves-all =
    { $count ->
        [one] നിയമാനുസൃതമായ ഒരു നീക്കം: { $moves }.
       *[other] നിയമാനുസൃതമായ { $count } നീക്കങ്ങൾ: { $moves }.
    }
captures-none = { $piece } { $square }: ഒന്നും വെട്ടാനാവില്ല.
captures = { $piece } { $square }, വെട്ടാവുന്നത്: { $squares }.
captures-all-none = ഒന്നും വെട്ടാനാവില്ല.
captures-all =
    { $count ->
        [one] വെട്ടാനുള്ള ഒരു നീക്കം: { $moves }.
       *[other] വെട്ടാനുള്ള { $count } നീക്കങ്ങൾ: { $moves }.
    }
attackers-none = { $square } ആരും ആക്രമിക്കുന്നില്ല.
attackers = { $square } ആക്രമിക്കുന്നത്: { $pieces }.
piece-on = { $piece } { $square }
no-last-move = ഇതുവരെ ഒരു നീക്കവും കളിച്ചിട്ടില്ല.
begun-robot = കളി തുടങ്ങി. നിങ്ങളുടെ പക്ഷം: { $side }. റോബോട്ടിന്റെ ലെവൽ: { $level }.
begun-rated = കളി തുടങ്ങി. നിങ്ങളുടെ പക്ഷം: { $side }. റോബോട്ടിന്റെ കരുത്ത്: ഏകദേശം { $rating }.
begun-two = കളി തുടങ്ങി. ഊഴം: { $side }.
begun-elsewhere = കളി തുടങ്ങി. നിങ്ങളുടെ പക്ഷം: { $side }. എതിരാളി മറ്റൊരിടത്താണ്.
flipped = താഴെയുള്ള പക്ഷം: { $side }.
to-move = നീക്കം { $number }, ഊഴം: { $side }.
in-check = { $side } ചെക്കിലാണ്.
material-even = ഇരുപക്ഷത്തും കരുബലം തുല്യം.
material-ahead =
    { $points ->
        [one] { $side } ഒരു പോയിന്റ് മുന്നിലാണ്.
       *[other] { $side } { $points } പോയിന്റ് മുന്നിലാണ്.
    }
clock-of = { $side }: { $time }.
clock-none = ഈ കളിയിൽ ക്ലോക്കില്ല.
days =
    { $count ->
        [one] ഒരു ദിവസം
       *[other] { $count } ദിവസം
    }
hours =
    { $count ->
        [one] ഒരു മണിക്കൂർ
       *[other] { $count } മണിക്കൂർ
    }
minutes =
    { $count ->
        [one] ഒരു മിനിറ്റ്
       *[other] { $count } മിനിറ്റ്
    }
seconds =
    { $count ->
        [one] ഒരു സെക്കൻഡ്
       *[other] { $count } സെക്കൻഡ്
    }

## Why a move is illegal

why-turn = { $pieces }: ഇപ്പോൾ ഈ പക്ഷത്തിന്റെ ഊഴമല്ല.
why-no-such = അങ്ങനെയൊരു കരു ഇല്ല: { $piece }.
why-own = { $square } കളത്തിൽ നിങ്ങളുടെ { $piece } നിൽക്കുന്നു.
why-movement = { $piece } { $from } വിട്ട് { $square } കളത്തിലേക്ക് പോകില്ല.
why-reach = { $square } കളത്തിലേക്ക് പോകാവുന്ന { $piece } ഇല്ല.
why-blocked = വഴിയിൽ { $pieces } നിൽക്കുന്നു.
why-pawn-ahead = നേരെ മുന്നിലുള്ള കരുവിനെ കാലാളിന് വെട്ടാനാവില്ല.
why-pawn-diagonal = വെട്ടുമ്പോൾ മാത്രമേ കാലാൾ ചരിഞ്ഞു നീങ്ങൂ.
why-pawn-two = തുടക്കത്തിലെ കളത്തിൽനിന്ന് മാത്രമേ കാലാൾ രണ്ടു കളം നീങ്ങൂ.
why-passed = കാലാൾ രണ്ടു കളം നീങ്ങിയ ഉടനെ മാത്രമേ എൻ പാസന്റ് സാധ്യമാകൂ.
why-uncovers = എൻ പാസന്റ് ആയി വെട്ടിയാൽ രാജാവ് ചെക്കിലാകും: { $pieces }.
why-nothing = { $square } കളത്തിൽ വെട്ടാൻ ഒന്നുമില്ല.
why-check = രാജാവ് ചെക്കിൽത്തന്നെ തുടരും: { $pieces }.
why-double-check = ഇരട്ട ചെക്ക് ({ $pieces }): രാജാവിനു മാത്രമേ നീങ്ങാനാവൂ.
why-mate-rest = ആക്രമിക്കുന്ന കരുവിനെ വെട്ടാനോ ഇടയിൽ കയറാനോ ഒന്നിനുമാവില്ല.
why-pinned = { $piece } { $from } നീങ്ങിയാൽ രാജാവ് ചെക്കിലാകും: { $pieces }.
why-kings = രണ്ടു രാജാക്കന്മാർക്ക് അടുത്തടുത്ത കളങ്ങളിൽ നിൽക്കാനാവില്ല.
why-king = { $square } കളത്തിൽ രാജാവ് ആക്രമിക്കപ്പെടും: { $pieces }.
why-castling-lost = ഈ വശത്ത് കാസ്ലിങ് ഇനി സാധ്യമല്ല: രാജാവോ തേരോ നീങ്ങിക്കഴിഞ്ഞു, അല്ലെങ്കിൽ തേരില്ല.
why-castling-check = ഇപ്പോൾ കാസ്ലിങ് സാധ്യമല്ല: രാജാവ് ചെക്കിലാണ് ({ $pieces }).
why-castling-blocked = ഇപ്പോൾ കാസ്ലിങ് സാധ്യമല്ല, വഴിയിലുള്ളത്: { $pieces }.
why-castling-passes = ഇപ്പോൾ കാസ്ലിങ് സാധ്യമല്ല: രാജാവ് കടക്കുന്ന { $square } ആക്രമിക്കപ്പെടുന്നു ({ $pieces }).
why-castling-uncovers = ഇപ്പോൾ കാസ്ലിങ് സാധ്യമല്ല: തേര് നീങ്ങിയാൽ രാജാവ് ചെക്കിലാകും ({ $pieces }).
why-castling-vertical = രാജാവിന്റെ ഒന്നാം നിരയിൽ മാത്രമേ കാസ്ലിങ് സാധ്യമാകൂ.
why-promotion = കാലാളിന് { $piece } ആയി സ്ഥാനക്കയറ്റമില്ല.
why-promotion-place = അവസാന നിരയിൽ മാത്രമാണ് കാലാളിന് സ്ഥാനക്കയറ്റം.

## Typed and spoken moves

entry = നീക്കം അല്ലെങ്കിൽ ആജ്ഞ
entry-hint = Nf3, e2e4, 5254, “സഹായം”
entry-go = നീക്കം അല്ലെങ്കിൽ ആജ്ഞ നടപ്പാക്കുക
entry-empty = ഒരു നീക്കമോ ആജ്ഞയോ ടൈപ്പ് ചെയ്യുക.
entry-unknown = “{ $text }” നീക്കവുമല്ല, ആജ്ഞയുമല്ല. എന്തൊക്കെ പറയാമെന്നറിയാൻ “സഹായം” എന്ന് ടൈപ്പ് ചെയ്യുക.
entry-ambiguous = “{ $text }” എന്നതിന് ഒന്നിലേറെ അർഥമാകാം: { $moves }.
entry-no-game = ഇപ്പോൾ കളിയൊന്നും നടക്കുന്നില്ല.
entry-not-now = ഇപ്പോൾ നിങ്ങളുടെ ഊഴമല്ല.
entry-cannot = ഇപ്പോൾ അതു ചെയ്യാനാവില്ല.
entry-which-piece = ഏതു കരു? ഉദാഹരണത്തിന് “കുതിരകൾ എവിടെ” എന്ന് പറയുക.
entry-which-square = ഏതു കളം? ഉദാഹരണത്തിന് “e4 ആക്രമിക്കുന്നത്” എന്ന് പറയുക.
entry-confirm = { $move } കളിക്കാൻ Enter അമർത്തുക അല്ലെങ്കിൽ “അതെ” എന്ന് പറയുക; തിരിച്ചെടുക്കാൻ “അല്ല” എന്ന് പറയുക.
entry-not-confirmed = തിരിച്ചെടുത്തു.
heard = കേട്ടത്: “{ $text }”.

# Words that may stand in a command or a spoken move and mean nothing.
ignored = എന്റെ | നിന്റെ | നിങ്ങളുടെ | ദയവായി | ആണ് | ആണോ | ഏത് | ഏതൊക്കെ | എന്ത് | എന്താണ് | എന്തൊക്കെ | ആര് | ആരൊക്കെ | ആരുടെ | ഉള്ള | ഉള്ളത് | ഒരു | വിട്ട് | നിന്ന് | മുതൽ | കളത്തിൽ | കളത്തിലെ | പറയൂ | the | my | your | please | are | is | on | of | for | a | an | from | what | who | which
command-draw = സമനില | സമനില നിർദേശിക്കുക | ഡ്രോ | draw | offer draw | offer
command-accept = സമ്മതം | സമ്മതിക്കുന്നു | സ്വീകരിക്കുക | സ്വീകരിക്കുന്നു | accept
command-decline = വേണ്ട | നിരസിക്കുക | നിരസിക്കുന്നു | decline
command-claim = അവകാശപ്പെടുക | അവകാശപ്പെടുന്നു | സമനില അവകാശപ്പെടുക | അവകാശവാദം | അവകാശം | സമനില അവകാശം | claim | claim draw
command-claim-with = നീക്കത്തോടെ അവകാശപ്പെടുക | ഒരു നീക്കത്തോടെ അവകാശപ്പെടുക | നീക്കത്തോടെ അവകാശം | claim with
command-take-back = തിരിച്ചെടുക്കുക | നീക്കം തിരിച്ചെടുക്കുക | take back | undo
command-hint = സൂചന | സൂചന തരൂ | hint
command-adjust = നേരെ വെക്കുന്നു | adjust
command-press = അമർത്തുക | ക്ലോക്ക് അമർത്തുക | press
command-resign = തോൽവി സമ്മതിക്കുക | തോൽവി സമ്മതിക്കുന്നു | അടിയറവ് പറയുന്നു | അടിയറവ് പറയുക | resign
command-clock = ക്ലോക്ക് | ക്ലോക്കുകൾ | സമയം | clock | clocks | time
command-where = എവിടെ | എവിടെയാണ് | where
command-pieces = കരുക്കൾ | നില | pieces | position
command-moves = നീക്കങ്ങൾ | സാധ്യമായ നീക്കങ്ങൾ | moves | legal moves
command-captures = വെട്ടാവുന്നത് | വെട്ടാവുന്നവ | വെട്ടാനുള്ള നീക്കങ്ങൾ | വെട്ടലുകൾ | captures
command-attackers = ആക്രമണം | ആക്രമിക്കുന്നത് | ആക്രമിക്കുന്നവ | attackers | attacks
command-square = കളം | കള്ളി | square
command-last = അവസാന നീക്കം | അവസാനത്തെ നീക്കം | last | last move
command-status = ഊഴം | നീക്കത്തിന്റെ നമ്പർ | നമ്പർ | status | turn | move number | number
command-material = കരുബലം | പോയിന്റ് | വെട്ടിയത് | വെട്ടിയവ | material | captured
command-flip = തിരിക്കുക | തിരിക്കൂ | ബോർഡ് തിരിക്കുക | flip
command-board = ബോർഡ് | ചെസ്സ് ബോർഡ് | board
command-new = പുതിയ കളി | പുതിയത് | new | new game
command-again = വീണ്ടും | വീണ്ടും കളിക്കുക | again | play again
command-settings = ക്രമീകരണം | ക്രമീകരണങ്ങൾ | സെറ്റിങ്സ് | settings
command-help = സഹായം | help | ?
command-back = പിന്നോട്ട് | മുൻ നീക്കം | മുൻപത്തേത് | മുമ്പത്തേത് | back | previous
command-forward = മുന്നോട്ട് | അടുത്ത നീക്കം | അടുത്തത് | forward | next
command-resume = തുടരുക | തുടരൂ | കളി തുടരുക | resume
command-yes = അതെ | ഉവ്വ് | ശരി | yes | confirm | ok
command-no = അല്ല | ഇല്ല | no
# Nouns of the pieces, as many forms as people use.
nouns-king = രാജാവ് | രാജാവിനെ | രാജാവിന്റെ | രാജാക്കന്മാർ | കിങ് | king | kings
nouns-queen = മന്ത്രി | മന്ത്രിയെ | മന്ത്രിയുടെ | മന്ത്രികൾ | മന്ത്രിമാർ | റാണി | റാണിയെ | റാണികൾ | രാജ്ഞി | ക്വീൻ | queen | queens
nouns-rook = തേര് | തേരിനെ | തേരിന്റെ | തേരുകൾ | രഥം | രഥങ്ങൾ | റൂക്ക് | rook | rooks
nouns-bishop = ആന | ആനയെ | ആനയുടെ | ആനകൾ | ബിഷപ്പ് | ബിഷപ് | bishop | bishops
nouns-knight = കുതിര | കുതിരയെ | കുതിരയുടെ | കുതിരകൾ | നൈറ്റ് | knight | knights | night | nights | horse | horses
nouns-pawn = കാലാൾ | കാലാളിനെ | കാലാളിന്റെ | കാലാളുകൾ | പടയാളി | പടയാളികൾ | പോൺ | pawn | pawns
# Other words of a spoken move.
spoken-takes = വെട്ടുന്നു | വെട്ടി | വെട്ടുക | വെട്ട് | എടുക്കുന്നു | takes | captures | take | capture | x
spoken-to = കളത്തിലേക്ക് | ലേക്ക് | പോകുന്നു | to | goes to
spoken-check = ചെക്ക് | ചെക്ക്മേറ്റ് | ചെക്ക് മേറ്റ് | മേറ്റ് | എൻ പാസന്റ് | check | checkmate | mate
spoken-castles-king = രാജാവിന്റെ വശത്ത് കാസ്ലിങ് | രാജാവിന്റെ വശത്തേക്ക് കാസ്ലിങ് | കിങ്സൈഡ് കാസ്ലിങ് | ചെറിയ കാസ്ലിങ് | കാസ്ലിങ് | കാസ്ലിങ്ങ് | കാസ്ലിംഗ് | കാസിൽ | castles king-side | castle king-side | castle kingside | castles kingside | castle king side | castle short | short castle | castle | castles
spoken-castles-queen = മന്ത്രിയുടെ വശത്ത് കാസ്ലിങ് | മന്ത്രിയുടെ വശത്തേക്ക് കാസ്ലിങ് | റാണിയുടെ വശത്ത് കാസ്ലിങ് | ക്വീൻസൈഡ് കാസ്ലിങ് | വലിയ കാസ്ലിങ് | നീണ്ട കാസ്ലിങ് | castles queen-side | castle queen-side | castle queenside | castles queenside | castle queen side | castle long | long castle
spoken-promotes = സ്ഥാനക്കയറ്റം | ആയി സ്ഥാനക്കയറ്റം | പ്രമോഷൻ | promotes to | promote to | promotes | promote | equals
spoken-digits = ഒന്ന്, ൧, one | രണ്ട്, ൨, two, too | മൂന്ന്, ൩, three | നാല്, ൪, four, for | അഞ്ച്, ൫, five | ആറ്, ൬, six | ഏഴ്, ൭, seven | എട്ട്, ൮, eight
# How the files a to h sound; several sounds of one are parted by commas.
spoken-files = a, എ, ഏ | b, ബി, ബീ | c, സി, സീ | d, ഡി, ഡീ | e, ഇ, ഈ | f, എഫ് | g, ജി, ജീ | h, എച്ച്, എച്
# The spelling alphabet of the laws (FIDE D.2.1), as this language writes it.
spelling-alphabet = അന്ന | ബെല്ല | സീസർ | ഡേവിഡ് | ഈവ | ഫെലിക്സ് | ഗുസ്താവ് | ഹെക്ടർ

## Drawing on the board

draw-on-board = അമ്പുകളും വട്ടങ്ങളും വരയ്ക്കുക
brush = വരയുടെ നിറം
brush-green = പച്ച
brush-red = ചുവപ്പ്
brush-blue = നീല
brush-yellow = മഞ്ഞ
clear-drawings = വരകൾ മായ്ക്കുക
arrow-drawn = അമ്പ്: { $from } മുതൽ { $to } വരെ
circle-drawn = വട്ടം: { $square }
drawing-removed = വര മായ്ച്ചു
drawings-cleared = വരകൾ മായ്ച്ചു
arrow-begun = അമ്പ് തുടങ്ങുന്നത്: { $square }. അവസാനിക്കുന്ന കളം തിരഞ്ഞെടുക്കുക.

## Moves ahead of the turn

premove-queued = നിങ്ങളുടെ ഊഴം വരുമ്പോൾ: { $piece } { $from } വിട്ട് { $to } കളത്തിലേക്ക്
premoves-cancelled = മുൻകൂർ നീക്കങ്ങൾ തിരിച്ചെടുത്തു

## The arbiter, and games that are put aside

arbiter = ആർബിറ്റർ
open-game = തീരാത്ത കളികൾ
held-adjourned = കളി മാറ്റിവെച്ചു
held-claimed = ഒരു അവകാശവാദം തീരുമാനം കാത്തിരിക്കുന്നു
to-arbiter = തുടരുക …
decide-claim = തീരുമാനിക്കുക …
library = കളികളുടെ ശേഖരം
analysis = വിശകലന ബോർഡ്
score-sheet = സ്കോർഷീറ്റ്
