# Every word the page says, in Kannada (Project Fluent). The names and the variables are those of en.ftl.
# Lists of words that mean the same are parted by `|`. The rook is ಆನೆ, the bishop ಒಂಟೆ, the pawn ಪದಾತಿ, as Kannada
# players say. Variables stay in the nominative: no ending of case hangs on one of them. The plural category `one` holds
# 0 as well as 1 in Kannada, so its variants say the number itself.

## The page

title = Sessa
play = ಆಡಿ
places = ಸ್ಥಳಗಳು
skip = ವಿಷಯಕ್ಕೆ ಹೋಗಿ
place-play = ಆಡಿ
place-puzzles = ಒಗಟುಗಳು
place-learn = ಕಲಿಯಿರಿ
place-analysis = ವಿಶ್ಲೇಷಣೆ
place-library = ಸಂಗ್ರಹ
new-game = ಹೊಸ ಆಟ
settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು
help = ಸಹಾಯ
close = ಮುಚ್ಚಿ
more = ಇನ್ನಷ್ಟು
cancel = ರದ್ದುಮಾಡಿ
full-screen = ಪೂರ್ಣ ಪರದೆ
sound = ಧ್ವನಿ
board = ಚದುರಂಗದ ಮಣೆ
board-size = ಮಣೆಯ ಗಾತ್ರ
announcements = ನಡೆದದ್ದು
moves = ನಡೆಗಳು
no-moves = ಇನ್ನೂ ನಡೆಗಳಿಲ್ಲ
flip = ಮಣೆಯನ್ನು ತಿರುಗಿಸಿ
first = ಆರಂಭದ ಸ್ಥಿತಿ
previous = ಹಿಂದಿನ ನಡೆ
next = ಮುಂದಿನ ನಡೆ
last = ಕೊನೆಯ ಸ್ಥಿತಿ
you = ನೀವು
your-move = ನಿಮ್ಮ ನಡೆ
turn-of = { $player }: ಸರದಿ
robot-thinks = ರೋಬೋಟ್ ಯೋಚಿಸುತ್ತಿದೆ
to-reply = { $player }: ಉತ್ತರ ಬರಬೇಕಿದೆ
robot = ರೋಬೋಟ್
thinking = ಯೋಚಿಸುತ್ತಿದೆ …
white = ಬಿಳಿ
black = ಕಪ್ಪು

## Before a game

welcome = ನೆಮ್ಮದಿಯ ಚದುರಂಗ.
welcome-why = ರೋಬೋಟ್ ಜೊತೆ ಅಥವಾ ಪಕ್ಕದಲ್ಲಿರುವವರ ಜೊತೆ ಆಡಿ. ಏನನ್ನೂ ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಬೇಕಿಲ್ಲ, ಖಾತೆ ಬೇಕಿಲ್ಲ; ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ನಡೆಯುತ್ತದೆ.
skill-question = ನಿಮಗೆ ಎಷ್ಟು ಆಡಲು ಬರುತ್ತದೆ?
skill-new = ನಾನು ಹೊಸಬ
skill-moves = ನಡೆಗಳು ಗೊತ್ತು
skill-well = ಚೆನ್ನಾಗಿ ಆಡುತ್ತೇನೆ
hints-allowed = ಸುಳಿವುಗಳೊಂದಿಗೆ
change = ಬದಲಾಯಿಸಿ
more-options = ಇನ್ನಷ್ಟು
unfinished = ಮುಗಿಯದ ಆಟ
last-game = ಕೊನೆಯ ಆಟ
games-in-play = ನಡೆಯುತ್ತಿರುವ ಆಟಗಳು
clocks-stand = ಗಡಿಯಾರಗಳು ನಿಂತಿವೆ.
clock-runs = ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ.
time-left = { $time } ಉಳಿದಿದೆ
continue = ಮುಂದುವರಿಸಿ
play-new = ಹೊಸ ಆಟ ಆಡಿ
or-move = ಅಥವಾ ಮಣೆಯ ಮೇಲೆ ಒಂದು ನಡೆ ಆಡಿ.
two-players = ಇಬ್ಬರು ಆಟಗಾರರು
two-players-about = ಈ ಸಾಧನದಲ್ಲಿ
by-link = ಕೊಂಡಿಯ ಮೂಲಕ ಆಟಗಳು
by-link-list-about = ನಿಧಾನದ ಆಟ, ಯಾವುದೇ ಸಂದೇಶದ ಮೂಲಕ
by-link-send-move = ನಡೆಯನ್ನು ಕಳುಹಿಸಿ
simul-about = ಒಬ್ಬರು ಹಲವು ಮಣೆಗಳ ವಿರುದ್ಧ
club-night-about = ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆ ಜೋಡಿಗಳು ಮತ್ತು ಫಲಿತಾಂಶಗಳು
clock-about = ನಿಜವಾದ ಮಣೆಗಾಗಿ
todays-puzzle = ಇಂದಿನ ಒಗಟು
todays-puzzle-about = ಪ್ರತಿದಿನ ಹೊಸದೊಂದು
opponent = ಎದುರಾಳಿ
person = ಪಕ್ಕದಲ್ಲಿರುವವರು
player-name = ಹೆಸರು
level = ಮಟ್ಟ
robot-level = ರೋಬೋಟ್, ಮಟ್ಟ { $level }
robot-rating = ರೋಬೋಟ್, ಸುಮಾರು { $rating }
robot-values = ರೋಬೋಟ್ ನಿಮ್ಮ ಮೌಲ್ಯಗಳನ್ನು ಬಳಸುತ್ತದೆ: { $values }
usual-values = ಅದರ ಸ್ವಂತ ಮೌಲ್ಯಗಳಿಗೆ ಮರಳಿ
set-up-start = ಆಟ ಈ ಸ್ಥಿತಿಯಿಂದ ಆರಂಭವಾಗುತ್ತದೆ.
usual-start = ಆರಂಭದ ಸ್ಥಿತಿ
level-about = { $level } · ಸುಮಾರು { $elo } ಎಲೋ
elo-about = ಸುಮಾರು { $elo } ಎಲೋ
strength-like = ಹೊಸಬರಂತೆ | ಅಪರೂಪಕ್ಕೆ ಆಡುವವರಂತೆ | ಹವ್ಯಾಸಿಯಂತೆ | ಉತ್ಸಾಹಿ ಹವ್ಯಾಸಿಯಂತೆ | ಕ್ಲಬ್‌ಗೆ ಹೊಸಬರಂತೆ | ಕ್ಲಬ್ ಆಟಗಾರರಂತೆ | ಉತ್ತಮ ಕ್ಲಬ್ ಆಟಗಾರರಂತೆ | ಬಲಿಷ್ಠ ಕ್ಲಬ್ ಆಟಗಾರರಂತೆ | ಮಾಸ್ಟರ್‌ನಂತೆ | ಅನುಭವಿ ಮಾಸ್ಟರ್‌ನಂತೆ | ಬಲಿಷ್ಠ ಮಾಸ್ಟರ್‌ನಂತೆ | ಗ್ರ್ಯಾಂಡ್‌ಮಾಸ್ಟರ್‌ನಂತೆ | ವಿಶ್ವ ಚಾಂಪಿಯನ್‌ನಂತೆ | ಯಾವ ಮನುಷ್ಯನಿಗಿಂತಲೂ ಬಲಶಾಲಿ | ಪೂರ್ಣ ಬಲ
which-strength = ನನಗೆ ಯಾವುದು ಸೂಕ್ತ?
robot-opening = ಓಪನಿಂಗ್
level-less = ದುರ್ಬಲ
level-more = ಬಲಶಾಲಿ
help-allowed = ಸಹಾಯ
help-allowed-about = ಸುಳಿವು, ನಡೆ ಹಿಂಪಡೆಯುವುದು, “ಅದು ಏಕೆ ತಪ್ಪು?”
take-back-allowed = ನಡೆ ಹಿಂಪಡೆಯುವುದು
take-back-allowed-about = ಎದುರಾಳಿ ಒಪ್ಪಬೇಕು
turning = ಮಣೆ
turning-off = ಹಾಗೆಯೇ ಇರುತ್ತದೆ
turning-board = ಪ್ರತಿ ನಡೆಗೂ ತಿರುಗುತ್ತದೆ
turning-men = ಮೇಲಿನ ಕಾಯಿಗಳು ತಲೆಕೆಳಗೆ
your-side = ನಿಮ್ಮ ಬಣ್ಣ
random = ಯಾವುದಾದರೂ
clock = ಗಡಿಯಾರ
clock-screen = ಚದುರಂಗ ಗಡಿಯಾರ
simul = ಏಕಕಾಲದ ಪ್ರದರ್ಶನ
club-night = ಕ್ಲಬ್ ಕೂಟ
club-result = ಆಯೋಜಕರಿಗೆ ಫಲಿತಾಂಶ
no-clock = ಗಡಿಯಾರವಿಲ್ಲ
other-clock = ಬೇರೆ …
time-control = { $minutes } + { $seconds } · { $class }
time-machine-1s = 1 ಸೆ + 0.1 ಸೆ · { $class }
time-classical-40-100 = 40 ನಡೆ 100 ನಿಮಿಷ, 20 ನಡೆ 50 ನಿಮಿಷ, ನಂತರ 15 ನಿಮಿಷ · { $class }
class-blitz = ಬ್ಲಿಟ್ಜ್
class-rapid = ರ‍್ಯಾಪಿಡ್
class-classical = ಕ್ಲಾಸಿಕಲ್
rules = ನಿಯಮಗಳು ಮತ್ತು ಗಡಿಯಾರ
start-and-odds = ಆರಂಭ, ಬಣ್ಣ, ರಿಯಾಯಿತಿ
chess960-number = Chess960 ಸಂಖ್ಯೆ { $number }
odds-told = ರಿಯಾಯಿತಿ: { $what } (ಕೊಡುವವರು: { $player })
odds-moves = ನಡೆಗಳು { $moves }
odds-time = ಸಮಯದ 1/{ $part }
first-player = ಮೊದಲ ಆಟಗಾರ
second-player = ಎರಡನೇ ಆಟಗಾರ
draw-hand-asks = ಎರಡು ಕೈಗಳಲ್ಲಿ ಒಂದೊಂದು ಬಣ್ಣದ ಪದಾತಿ ಅಡಗಿದೆ. ಒಂದು ಕೈ ಆರಿಸಿ.
draw-coin-asks = ನಾಣ್ಯದ ಯಾವ ಮುಖ ಎಂದು ಹೇಳಿ. ಸರಿಯಾದರೆ ಬಿಳಿ.
left-hand = ಎಡಗೈ
right-hand = ಬಲಗೈ
coin = ನಾಣ್ಯ
heads = ತಲೆ
tails = ಹಿಂಬದಿ
own-clock = ಸ್ವಂತ ಗಡಿಯಾರ: { $clock } · { $class }
clock-hourglass = ಮರಳು ಗಡಿಯಾರ { $time }
clock-per-move = ಪ್ರತಿ ನಡೆಗೆ { $time }
clock-delay = { $time }, ವಿಳಂಬ { $seconds } ಸೆ
clock-bronstein = { $time }, ಬ್ರಾನ್‌ಸ್ಟೈನ್ { $seconds } ಸೆ
clock-days =
    { $count ->
        [one] { $count } ದಿನ
       *[other] { $count } ದಿನಗಳು
    }
rules-fide-2023 = FIDE 2023
rules-fide-2009 = FIDE 2009
rules-uscf = USCF
rules-code-1988 = ಹಳೆಯ ಚದುರಂಗ ಸಂಹಿತೆ (ಸುಮಾರು 1988)
rules-casual = ಸಾಮಾನ್ಯ ಆಟ
rules-custom = ಸ್ವಂತ ನಿಯಮಗಳು
touch-move = ಮುಟ್ಟಿದ ಕಾಯಿ ನಡೆಸಬೇಕು
manual-press = ಆಟಗಾರರೇ ಗಡಿಯಾರ ಒತ್ತಬೇಕು
flag-by-claim = ಹಕ್ಕು ಮಂಡಿಸಿದರೆ ಮಾತ್ರ ಸಮಯ ಮುಗಿದಂತೆ
allow-illegal-moves = ಮಣೆಯ ಮೇಲಿನ ಆಟ
competition = ಸ್ಪರ್ಧೆ

## During a game

draw = ಡ್ರಾ
offer-draw = ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿ
offer-again = ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಲೇ?
offer-stands = ಡ್ರಾ ಪ್ರಸ್ತಾಪವಾಗಿದೆ
offers-draw = { $side } ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿದೆ.
robot-declines = ರೋಬೋಟ್ ಡ್ರಾ ಒಪ್ಪಲಿಲ್ಲ.
robot-plays-at-level = ಆ ರೇಟಿಂಗ್‌ನ ಜನರು ಆಡುವ ರೀತಿ ಸಿಗಲಿಲ್ಲ. ರೋಬೋಟ್ ಸುಮಾರು ಅಷ್ಟೇ ಬಲದಿಂದ ತನ್ನ ರೀತಿಯಲ್ಲಿ ಆಡುತ್ತದೆ.
accept = ಒಪ್ಪಿಕೊಳ್ಳಿ
decline = ನಿರಾಕರಿಸಿ
claim-draw = ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಿ
claim-repetition = ಇದೇ ಸ್ಥಿತಿ ಮೂರು ಬಾರಿ ಬಂದಿದೆ
claim-fifty-moves = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಐವತ್ತು ನಡೆಗಳು
resign = ಸೋಲೊಪ್ಪಿ
resign-sure = ಈ ಆಟದಲ್ಲಿ ಸೋಲೊಪ್ಪುತ್ತೀರಾ?
resign-again = ಸೋಲೊಪ್ಪಲೇ?
leave-sure = ಈ ಆಟವನ್ನು ಬಿಟ್ಟು ಹೋಗುತ್ತೀರಾ? ಅದು ಮುಗಿಯದ ಆಟವಾಗಿ ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.
give-up = ಬಿಟ್ಟು ಹೋಗಿ
play-on = ಆಡುತ್ತಿರಿ
paused = ವಿರಾಮ
paused-why = ಆಟ ನೀವು ಬಿಟ್ಟ ಹಾಗೆಯೇ ಇದೆ. ಗಡಿಯಾರಗಳು ನಿಂತಿವೆ.
resume = ಮುಂದುವರಿಸಿ
confirm-move = ಈ ನಡೆ ಆಡುತ್ತೀರಾ?
confirm = ಆಡಿ
take-it-back = ಹಿಂಪಡೆಯಿರಿ
promote = ಬಡ್ತಿ
promote-to = ಬಡ್ತಿ: { $piece }
lead = +{ $points }
captured-by = { $side } ಹೊಡೆದ ಕಾಯಿಗಳು: { $pieces }

# Draws: offered, claimed, proved. The claims stand on buttons.
draw-choices = ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿ ಅಥವಾ ಹಕ್ಕು ಮಂಡಿಸಿ
claim-three-times = ಹಕ್ಕು: ಮರುಕಳಿಸಿದ ಸ್ಥಿತಿ
claim-no-progress = ಹಕ್ಕು: ಐವತ್ತು ನಡೆಗಳು
claim-with = ಒಂದು ನಡೆಯೊಂದಿಗೆ ಹಕ್ಕು …
claim-quickplay = ಹಕ್ಕು: ಗೆಲ್ಲಲಾಗದು
request-increment = ಪ್ರತಿ ನಡೆಗೆ ಹೆಚ್ಚುವರಿ ಸಮಯ ಕೇಳಿ
claims-quickplay = ಸಹಜ ರೀತಿಯಲ್ಲಿ ಆಟ ಗೆಲ್ಲಲಾಗದು ಎಂದು { $side } ಹಕ್ಕು ಮಂಡಿಸಿದೆ. ತೀರ್ಪುಗಾರರು ನಿರ್ಧರಿಸುತ್ತಾರೆ.
asks-increment = ಪ್ರತಿ ನಡೆಗೆ ಸಮಯ ಸೇರಿಸಲು { $side } ಕೇಳುತ್ತಿದೆ. ತೀರ್ಪುಗಾರರು ನಿರ್ಧರಿಸುತ್ತಾರೆ.
wrong-claim-gives = ಹಕ್ಕು ಮಂಡನೆ ತಪ್ಪಾದರೆ ಎದುರಾಳಿಗೆ ಸಿಗುವ ಸಮಯ: { $time }.
wrong-claim-takes = ಹಕ್ಕು ಮಂಡನೆ ತಪ್ಪಾದರೆ ನೀವು ಕಳೆದುಕೊಳ್ಳುವ ಸಮಯ: { $time }.
announce-move = ಡ್ರಾ ತರುವ ನಡೆಯನ್ನು ತೋರಿಸಿ. ಅದನ್ನು ಘೋಷಿಸಲಾಗುತ್ತದೆ, ಇನ್ನೂ ಆಡಲಾಗುವುದಿಲ್ಲ.
show-evidence = ಸ್ಥಿತಿಗಳನ್ನು ತೋರಿಸಿ
law-link = ನಿಯಮ { $number }
evidence-at = ಸ್ಥಿತಿ { $number } / { $count }, { $moves }ನೇ ನಡೆಯ ನಂತರ
next-position = ಮುಂದಿನ ಸ್ಥಿತಿ
appeal = ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಿ
appeal-sure = ಸ್ಥಿತಿಗಳನ್ನು ನಿಖರವಾಗಿ ಎಣಿಸಲಾಗಿದೆ. ಮೇಲ್ಮನವಿಯೂ ತಪ್ಪಾದರೆ ಆಟ ಸೋಲು. ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸುತ್ತೀರಾ?
stop-clocks = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿ
stop-sure = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸುವುದು ಸೋಲೊಪ್ಪಿದಂತೆ. ಸೋಲೊಪ್ಪುತ್ತೀರಾ?
take-back = ನಡೆ ಹಿಂಪಡೆಯಿರಿ
asks-take-back = { $player }: ನಡೆ ಹಿಂಪಡೆಯಬಹುದೇ?
allow = ಅನುಮತಿಸಿ
hint = ಸುಳಿವು
hint-step = ಸುಳಿವು { $step }/3
why-mate = ಇದು ಏಕೆ ಚೆಕ್‌ಮೇಟ್?
why-bad = ಅದು ಏಕೆ ತಪ್ಪು?
why-bad-reply = { $move } ಎಂಬ ಉತ್ತರ ಬಲವಾದದ್ದು.
hint-piece = { $from } ಚೌಕದಲ್ಲಿರುವ ನಿಮ್ಮ { $piece } – ಅದನ್ನು ನೋಡಿ.
hint-mate = ಒಂದೇ ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಇದೆ.
hint-promotion = ಒಂದು ಪದಾತಿ ಬಡ್ತಿ ಪಡೆಯಬಹುದು.
hint-in-check = ನಿಮ್ಮ ರಾಜನಿಗೆ ಚೆಕ್: ಉತ್ತಮ ಉತ್ತರ ಹುಡುಕಿ.
hint-capture = ಏನನ್ನು ಹೊಡೆಯಬಹುದು ನೋಡಿ.
hint-check = ಒಂದು ಚೆಕ್ ಹುಡುಕಿ.
hint-castle = ನಿಮ್ಮ ರಾಜನ ಸುರಕ್ಷತೆಯನ್ನು ಗಮನಿಸಿ.
hint-danger = ನಿಮ್ಮ ಒಂದು ಕಾಯಿಯ ಮೇಲೆ ದಾಳಿ ಇದೆ.
hint-pawn = ಒಂದು ಪದಾತಿಯ ನಡೆ ಸಹಾಯ ಮಾಡುತ್ತದೆ.
hint-better-square = ಒಂದು ಕಾಯಿಗೆ ಇದಕ್ಕಿಂತ ಉತ್ತಮ ಚೌಕ ಇದೆ.
adjust = ಸರಿಪಡಿಸುತ್ತೇನೆ
touched = ಮುಟ್ಟಿದ ಕಾಯಿ: { $piece } { $square }
claim-illegal = ಹಕ್ಕು: ನಿಯಮಬಾಹಿರ ನಡೆ

# What the arbiter rules.
ruling-illegal =
    { $count ->
        [1] { $side }: ಮೊದಲ ನಿಯಮಬಾಹಿರ ನಡೆ
        [2] { $side }: ಎರಡನೇ ನಿಯಮಬಾಹಿರ ನಡೆ
        [3] { $side }: ಮೂರನೇ ನಿಯಮಬಾಹಿರ ನಡೆ
       *[other] { $side }: { $count }ನೇ ನಿಯಮಬಾಹಿರ ನಡೆ
    }
ruling-with-gain = { $what }. { $gain }
ruling-may-claim = ಅದು ನಿಯಮಬಾಹಿರ ನಡೆ: ಆಡುವ ಮೊದಲು { $side } ಗೆಲುವಿನ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು.
ruling-wrong-claim = { $side } ಮಂಡಿಸಿದ ಹಕ್ಕು ತಪ್ಪು.
ruling-new-period = ಎರಡೂ ಕಡೆಯ ಸಮಯ ಮುಗಿದಿದೆ. ಹೊಸ ಅವಧಿಯೊಂದಿಗೆ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ.
ruling-rejected = ಹಕ್ಕು ಮಂಡನೆ ತಿರಸ್ಕೃತವಾಗಿದೆ. ಎದುರಾಳಿಗೆ ಸಿಗುವ ಸಮಯ: { $time }.
ruling-postponed = ನಿರ್ಧಾರವನ್ನು ಮುಂದೂಡಲಾಗಿದೆ. ಎದುರಾಳಿಗೆ { $time } ಸಿಗುತ್ತದೆ.
ruling-increment = ಇನ್ನು ಪ್ರತಿ ನಡೆಗೆ { $time } ಸಿಗುತ್ತದೆ.
ruling-refused = ಕೋರಿಕೆಯನ್ನು ನಿರಾಕರಿಸಲಾಗಿದೆ.
gains-time = { $side } ಪಡೆದ ಸಮಯ: { $time }.
loses-time = { $side } ಕಳೆದುಕೊಂಡ ಸಮಯ: { $time }.

# Why something cannot be done.
refusal-touched = { $square } ಚೌಕದ ಕಾಯಿಯನ್ನು ಮೊದಲು ಮುಟ್ಟಲಾಗಿದೆ: ಅದನ್ನು ನಡೆಸಬೇಕು ಅಥವಾ ಹೊಡೆಯಬೇಕು.
refusal-released = ಪದಾತಿಯನ್ನು { $square } ಚೌಕದಲ್ಲಿ ಇಟ್ಟಾಗಿದೆ. ಅದು ಏನಾಗಬೇಕೆಂದು ಆರಿಸಿ.
refusal-castling-begun = ರಾಜನಿಂದ ಕ್ಯಾಸ್ಲಿಂಗ್ ಆರಂಭವಾಗಿದೆ. ಆನೆಯಿಂದ ಅದನ್ನು ಪೂರ್ಣಗೊಳಿಸಿ.
refusal-announced = ಘೋಷಿಸಿದ್ದರಿಂದ ಆಡಲೇಬೇಕು: { $move }
refusal-offer-after-move = ನೀವು ಈಗಾಗಲೇ ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿದ್ದೀರಿ. ಮತ್ತೆ ಪ್ರಸ್ತಾಪಿಸುವ ಮೊದಲು ಒಂದು ನಡೆ ಆಡಿ.
refusal-offer-after-opponent = ನೀವು ಈಗಾಗಲೇ ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿದ್ದೀರಿ. ಇನ್ನು ಎದುರಾಳಿಯೇ ಪ್ರಸ್ತಾಪಿಸಬೇಕು.
refusal-too-early = { $number }ನೇ ನಡೆಗೆ ಮುನ್ನ ಡ್ರಾ ಒಪ್ಪುವಂತಿಲ್ಲ.
refusal-lapsed = ಕಾಯಿಯನ್ನು ಮುಟ್ಟಲಾಗಿದೆ: ನಿಮ್ಮ ಮುಂದಿನ ನಡೆಯವರೆಗೆ ಹಕ್ಕು ಮಂಡಿಸಲಾಗದು.
refusal-press = ಮೊದಲು ಗಡಿಯಾರವನ್ನು ಒತ್ತಬೇಕು.
refusal-king = ರಾಜನನ್ನು ಹೊಡೆಯಬಹುದು: ನಿಯಮಬಾಹಿರ ನಡೆ ಎಂದು ಹಕ್ಕು ಮಂಡಿಸಿ, ಅಥವಾ ಅದನ್ನು ತಪ್ಪಿಸುವ ನಡೆ ಆಡಿ.
refusal-elsewhere = ಎದುರಾಳಿ ಬೇರೆ ಕಡೆ ಇದ್ದಾರೆ. ಆಟ ಮರಳಿ ಬರುವವರೆಗೆ ಕಾಯಿರಿ.
refusal-played-here = ಮರಳಿ ಬಂದ ಆಟದಲ್ಲಿ ನಿಮ್ಮ ನಡೆಗಳನ್ನೂ ಆಡಲಾಗಿದೆ. ಅವನ್ನು ನೀವು ಮಾತ್ರ ಆಡಬಹುದು.
refusal-nothing-new = ಮರಳಿ ಬಂದ ಆಟದಲ್ಲಿ ಹೊಸದೇನೂ ಇಲ್ಲ.
refusal-other-game = ಅದು ಬೇರೆ ಆಟ, ಅಥವಾ ಅದು ಬೇರೆ ರೀತಿ ಮುಂದುವರಿದಿದೆ.

## The clocks

press = ಒತ್ತಿ
press-clock = ಗಡಿಯಾರ ಒತ್ತಿ
claim-flag = ಹಕ್ಕು: ಸಮಯ ಮುಗಿದಿದೆ
face-delay = ವಿಳಂಬ { $time }
face-days = { $days } ದಿನ { $time }
face-moves = ಇನ್ನು { $count } ನಡೆ
face-periods = ಉಳಿದ ಅವಧಿಗಳು: { $count }
flag-down = ಸಮಯ ಮುಗಿದಿದೆ
stage-reached = { $side }: ಸಮಯದ ಹಂತ ತಲುಪಿದೆ.
time-call = { $side }: { $count } ನಿಮಿಷ ಉಳಿದಿದೆ.
period-begun = { $side }: ಉಳಿದ ಅವಧಿಗಳು: { $count }.
slept-why = ಈ ಸಾಧನ { $time } ಕಾಲ ನಿದ್ರೆಯಲ್ಲಿತ್ತು, ಅಥವಾ ಅದರ ಗಡಿಯಾರವನ್ನು ಮುಂದಕ್ಕೆ ಹಾಕಲಾಗಿದೆ. ಆ ಸಮಯವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಬೇಕೇ?
count-sleep = ಸೇರಿಸಿ
leave-sleep = ಸೇರಿಸಬೇಡಿ

## The end of a game

play-again = ಮತ್ತೆ ಆಡಿ
swap-sides = ಬಣ್ಣ ಬದಲಿಸಿ
review-game = ಆಟವನ್ನು ಪರಿಶೀಲಿಸಿ
headline-draw = ಡ್ರಾ
headline-both-lost = ಇಬ್ಬರೂ ಸೋತಿದ್ದಾರೆ
headline-half = { $side }: ಅರ್ಧ ಅಂಕ
headline-side = { $side } ಗೆದ್ದಿದೆ
headline-name = { $name } ಗೆದ್ದರು
headline-robot = ರೋಬೋಟ್ ಗೆದ್ದಿದೆ
headline-you = ನೀವು ಗೆದ್ದಿದ್ದೀರಿ
match-score = { $one } { $points } – { $others } { $other }
step-up = ಕೊನೆಯ ಮೂರು ಆಟಗಳಲ್ಲಿ ನಿಮ್ಮದೇ ಮೇಲುಗೈ.
step-down = ಕೊನೆಯ ಮೂರೂ ಆಟಗಳಲ್ಲಿ ಸೋಲು.
take-step = ಮುಂದಿನ ರೋಬೋಟ್: ಸುಮಾರು { $elo }
reason-checkmate =
    { $who ->
        [you] ನಿಮ್ಮ ರಾಜನಿಗೆ ಚೆಕ್‌ಮೇಟ್.
        [robot] ರೋಬೋಟಿನ ರಾಜನಿಗೆ ಚೆಕ್‌ಮೇಟ್.
       *[side] { $side } ರಾಜನಿಗೆ ಚೆಕ್‌ಮೇಟ್.
    }
reason-stalemate = ಸ್ಟೇಲ್‌ಮೇಟ್: ಚೆಕ್ ಇಲ್ಲ, ಆದರೆ ಆಡಬಹುದಾದ ನಡೆಯೂ ಇಲ್ಲ.
reason-dead-position = ಇನ್ನು ಯಾವ ಕಡೆಯೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರದು.
reason-resignation =
    { $who ->
        [you] ನೀವು ಸೋಲೊಪ್ಪಿದ್ದೀರಿ.
        [robot] ರೋಬೋಟ್ ಸೋಲೊಪ್ಪಿದೆ.
       *[side] { $side } ಸೋಲೊಪ್ಪಿದೆ.
    }
reason-resignation-cannot-mate = ಸೋಲೊಪ್ಪಿದರೂ ಎದುರು ಕಡೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರದು.
reason-agreement = ಇಬ್ಬರು ಆಟಗಾರರೂ ಒಪ್ಪಿದ್ದಾರೆ.
reason-repetition = ಡ್ರಾ ಹಕ್ಕು ಮಂಡನೆ: ಒಂದೇ ಸ್ಥಿತಿ ಮೂರನೇ ಬಾರಿ ಬಂದಿದೆ.
reason-fifty-moves = ಡ್ರಾ ಹಕ್ಕು ಮಂಡನೆ: ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಐವತ್ತು ನಡೆಗಳು.
reason-fivefold = ಒಂದೇ ಸ್ಥಿತಿ ಐದನೇ ಬಾರಿ ಬಂದಿದೆ.
reason-seventy-five-moves = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಎಪ್ಪತ್ತೈದು ನಡೆಗಳು.
reason-flag =
    { $who ->
        [you] ನಿಮ್ಮ ಸಮಯ ಮುಗಿದಿದೆ.
        [robot] ರೋಬೋಟಿನ ಸಮಯ ಮುಗಿದಿದೆ.
       *[side] { $side }: ಸಮಯ ಮುಗಿದಿದೆ.
    }
reason-flag-cannot-mate = ಸಮಯ ಮುಗಿದಿದೆ, ಆದರೆ ಎದುರು ಕಡೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರದು.
reason-flag-material = ಸಮಯ ಮುಗಿದಿದೆ, ಆದರೆ ಸಮಯದಿಂದ ಗೆಲ್ಲಲು ಎದುರು ಕಡೆಗೆ ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲ.
reason-both-flags = ಎರಡೂ ಕಡೆಯ ಸಮಯ ಮುಗಿದಿದೆ.
reason-stopped-clocks =
    { $who ->
        [you] ನೀವು ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿದ್ದೀರಿ; ಅದು ಸೋಲೊಪ್ಪಿದಂತೆ.
       *[side] { $side } ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿದೆ; ಅದು ಸೋಲೊಪ್ಪಿದಂತೆ.
    }
reason-quickplay-finish = ಹಕ್ಕು ಮಂಡನೆಯನ್ನು ಒಪ್ಪಲಾಗಿದೆ: ಗೆಲ್ಲುವ ದಾರಿ ಇರಲಿಲ್ಲ ಅಥವಾ ಪ್ರಯತ್ನ ನಡೆಯಲಿಲ್ಲ.
reason-illegal-moves = ನಿಯಮಬಾಹಿರ ನಡೆಗಳಿಂದ { $side } ಸೋತಿದೆ.
reason-illegal-cannot-mate = ನಿಯಮಬಾಹಿರ ನಡೆಗಳು, ಆದರೆ ಎದುರು ಕಡೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರದು.
reason-illegal-position = ನಿಯಮಬಾಹಿರ ಸ್ಥಿತಿ ಮಣೆಯ ಮೇಲೆ ಉಳಿಯಿತು.
reason-absence = { $side } ತಡವಾಗಿ ಬಂದಿದೆ.
reason-forfeit = { $side } ಸೋತಿದೆ ಎಂದು ತೀರ್ಪುಗಾರರು ಘೋಷಿಸಿದ್ದಾರೆ.
reason-sealed-move = { $side } ಮುಚ್ಚಿಟ್ಟ ನಡೆ ನಿಯಮಬದ್ಧವಾಗಿರಲಿಲ್ಲ.
reason-sealed-cannot-mate = ಮುಚ್ಚಿಟ್ಟ ನಡೆ ಸಲ್ಲದು, ಆದರೆ ಎದುರು ಕಡೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರದು.
reason-declared = ಈ ಫಲಿತಾಂಶವನ್ನು ತೀರ್ಪುಗಾರರು ಘೋಷಿಸಿದ್ದಾರೆ.

## When something goes wrong

damaged-game = ಇಲ್ಲಿ ಉಳಿಸಿದ್ದ ಆಟವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: { $date }ರಂದು ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹಣೆಯಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
open-elsewhere = ಈ ಆಟ ಇನ್ನೊಂದು ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆದಿದೆ.
continue-here = ಇಲ್ಲಿ ಮುಂದುವರಿಸಿ
not-saved = ಆಟವನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ Sessa ಗೆ ಅವಕಾಶ ಕೊಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹಣೆ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಆಟ ಮುಂದುವರಿಸಬಹುದು, ಆದರೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಆಟ ಕಳೆದುಹೋಗುತ್ತದೆ.
keeps-nothing = ಈ ಪುಟ ಇಲ್ಲಿ ಏನನ್ನೂ ಇಟ್ಟುಕೊಳ್ಳಲಾರದು: ಪುಟ ಮುಚ್ಚಿದಾಗ ಆಟಗಳೂ ಪ್ರಗತಿಯೂ ಹೋಗುತ್ತವೆ.
library-failed = { $why } ಈಗಿನ ಆಟವು ಮುಂದಿನದು ಆರಂಭವಾಗುವವರೆಗೆ ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ.
library-blocked = ಆಟಗಳ ಸಂಗ್ರಹವನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲು ಈ ಬ್ರೌಸರ್ Sessa ಗೆ ಬಿಡುತ್ತಿಲ್ಲ (ತಾಣದ ಡೇಟಾ ಆಫ್ ಆಗಿದೆ, ಅಥವಾ ಇದು ಖಾಸಗಿ ಕಿಟಕಿ).
library-full = ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿ ಜಾಗವಿಲ್ಲ: ಆಟಗಳನ್ನು ರಫ್ತು ಮಾಡಿ, ಕೆಲವನ್ನು ಅಳಿಸಿ.
library-newer = Sessa ದ ಹೊಸ ಆವೃತ್ತಿಯು ಮತ್ತೊಂದು ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಆಟಗಳ ಸಂಗ್ರಹವನ್ನು ಇಟ್ಟುಕೊಂಡಿದೆ. ಈ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.
library-missing = ಆ ಆಟ ಈಗ ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿಲ್ಲ.
library-trouble = ಆಟಗಳ ಸಂಗ್ರಹವನ್ನು ಬಳಸಲಾಗುತ್ತಿಲ್ಲ ({ $why }). ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.
engine-failed = ರೋಬೋಟ್‌ಗೆ ನಡೆ ಆಡಲಾಗಲಿಲ್ಲ ({ $why }). ಆಟಕ್ಕೆ ವಿರಾಮ ಕೊಡಲಾಗಿದೆ; ಅದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಆಟವನ್ನು ಮುಂದುವರಿಸಿ.
translation-failed = { $language } ಭಾಷೆಯ ಪದಗಳನ್ನು ತರಲಾಗಲಿಲ್ಲ ({ $why }). ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಭಾಷೆಯನ್ನು ಪುನಃ ಆರಿಸಿ.
screen-failed = ಪುಟದ ಈ ಭಾಗವನ್ನು ತರಲಾಗಲಿಲ್ಲ ({ $why }). ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಅದನ್ನು ಪುನಃ ತೆರೆಯಿರಿ.
unknown-address = “{ $address }” ಎಂಬ ಹೆಸರಿನದು ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ; ಇದು ಆರಂಭದ ಪುಟ.
cannot-start = Sessa ಪ್ರಾರಂಭವಾಗಲಿಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ; ಅದರಿಂದಲೂ ಆಗದಿದ್ದರೆ ನಿಮ್ಮ ಬ್ರೌಸರ್ ಅನ್ನು ನವೀಕರಿಸಿ.
new-version = Sessa ದ ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಿದೆ. ಮಣೆಯ ಮೇಲಿನ ಆಟ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ.
new-version-busy = Sessa ದ ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಿದೆ, ಆದರೆ ಬೇರೊಂದು ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ. ಮೊದಲು ಅಲ್ಲಿಯದನ್ನು ಮುಗಿಸಿ.
reload = ಮತ್ತೆ ತೆರೆಯಿರಿ

## Pieces. White and black pieces are named whole, because adjectives agree with their nouns.

king = ರಾಜ
queen = ರಾಣಿ
rook = ಆನೆ
bishop = ಒಂಟೆ
knight = ಕುದುರೆ
pawn = ಪದಾತಿ
white-king = ಬಿಳಿ ರಾಜ
white-queen = ಬಿಳಿ ರಾಣಿ
white-rook = ಬಿಳಿ ಆನೆ
white-bishop = ಬಿಳಿ ಒಂಟೆ
white-knight = ಬಿಳಿ ಕುದುರೆ
white-pawn = ಬಿಳಿ ಪದಾತಿ
black-king = ಕಪ್ಪು ರಾಜ
black-queen = ಕಪ್ಪು ರಾಣಿ
black-rook = ಕಪ್ಪು ಆನೆ
black-bishop = ಕಪ್ಪು ಒಂಟೆ
black-knight = ಕಪ್ಪು ಕುದುರೆ
black-pawn = ಕಪ್ಪು ಪದಾತಿ
white-piece = ಬಿಳಿ ಕಾಯಿ
black-piece = ಕಪ್ಪು ಕಾಯಿ
# The letters of the pieces in a record: king, queen, rook, bishop, knight.
letters = ರಾ | ಣಿ | ಆ | ಒಂ | ಕು

## A move in words

move-quiet = { $piece } { $from } ಇಂದ { $to }
move-capture = { $piece } { $from } ಹೊಡೆಯುವುದು { $taken } { $to }
move-en-passant = { $piece } { $from } ಹೊಡೆಯುವುದು ಪದಾತಿ { $to }, ಎನ್ ಪಾಸಾಂಟ್
move-castles-king = { $side }: ರಾಜನ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್
move-castles-queen = { $side }: ರಾಣಿಯ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್
with-promotion = { $move }, ಬಡ್ತಿ: { $piece }
with-check = { $move }, ಚೆಕ್
with-checkmate = { $move }, ಚೆಕ್‌ಮೇಟ್
sentence = { $words }.

## The position in words

square-empty = { $square }
square-with = { $square }, { $piece }
square-is-empty = { $square } ಖಾಲಿ.
where-none = { $piece } ಇಲ್ಲ.
where-some = { $piece }: { $squares }
legal-moves-none = { $piece } { $square }: ಆಡಬಹುದಾದ ನಡೆ ಇಲ್ಲ.
legal-moves = { $piece } { $square } ಹೋಗಬಹುದಾದ ಚೌಕಗಳು: { $squares }.
legal-moves-all =
    { $count ->
        [one] ಆಡಬಹುದಾದ { $count } ನಡೆ: { $moves }.
       *[other] ಆಡಬಹುದಾದ { $count } ನಡೆಗಳು: { $moves }.
    }
captures-none = { $piece } { $square } ಹೊಡೆಯಬಹುದಾದ ಕಾಯಿ ಇಲ್ಲ.
captures = { $piece } { $square } ಹೊಡೆಯಬಹುದಾದ ಚೌಕಗಳು: { $squares }.
captures-all-none = ಹೊಡೆಯಬಹುದಾದ ಕಾಯಿ ಯಾವುದೂ ಇಲ್ಲ.
captures-all =
    { $count ->
        [one] ಕಾಯಿ ಹೊಡೆಯುವ { $count } ನಡೆ: { $moves }.
       *[other] ಕಾಯಿ ಹೊಡೆಯುವ { $count } ನಡೆಗಳು: { $moves }.
    }
attackers-none = { $square } ಮೇಲೆ ಯಾವ ದಾಳಿಯೂ ಇಲ್ಲ.
attackers = { $square } ಮೇಲೆ ದಾಳಿ ಮಾಡುವ ಕಾಯಿಗಳು: { $pieces }.
piece-on = { $piece } { $square }
no-last-move = ಇನ್ನೂ ಯಾವ ನಡೆಯೂ ಆಗಿಲ್ಲ.
begun-robot = ಆಟ ಶುರುವಾಯಿತು. ನಿಮ್ಮ ಬಣ್ಣ: { $side }. ರೋಬೋಟ್ ಮಟ್ಟ: { $level }.
begun-rated = ಆಟ ಶುರುವಾಯಿತು. ನಿಮ್ಮ ಬಣ್ಣ: { $side }. ರೋಬೋಟ್ ಬಲ: ಸುಮಾರು { $rating }.
begun-two = ಆಟ ಶುರುವಾಯಿತು. ಆಡಬೇಕಾದದ್ದು { $side }.
begun-elsewhere = ಆಟ ಶುರುವಾಯಿತು. ನಿಮ್ಮ ಬಣ್ಣ: { $side }. ಎದುರಾಳಿ ಬೇರೆ ಕಡೆ ಇದ್ದಾರೆ.
flipped = ಕೆಳಗಿರುವ ಕಡೆ: { $side }.
to-move = ನಡೆ { $number }, ಆಡಬೇಕಾದದ್ದು { $side }.
in-check = { $side } ರಾಜನಿಗೆ ಚೆಕ್.
material-even = ಕಾಯಿಗಳ ಮೌಲ್ಯ ಸಮವಾಗಿದೆ.
material-ahead =
    { $side } { $points ->
        [one] { $points } ಅಂಕದಿಂದ ಮುಂದಿದೆ.
       *[other] { $points } ಅಂಕಗಳಿಂದ ಮುಂದಿದೆ.
    }
clock-of = { $side }: { $time }.
clock-none = ಈ ಆಟದಲ್ಲಿ ಗಡಿಯಾರವಿಲ್ಲ.
days =
    { $count ->
        [one] { $count } ದಿನ
       *[other] { $count } ದಿನಗಳು
    }
hours =
    { $count ->
        [one] { $count } ಗಂಟೆ
       *[other] { $count } ಗಂಟೆಗಳು
    }
minutes =
    { $count ->
        [one] { $count } ನಿಮಿಷ
       *[other] { $count } ನಿಮಿಷಗಳು
    }
seconds =
    { $count ->
        [one] { $count } ಸೆಕೆಂಡು
       *[other] { $count } ಸೆಕೆಂಡುಗಳು
    }

## Why a move is illegal

why-turn = { $pieces }: ಈಗ ಎದುರು ಕಡೆಯ ಸರದಿ.
why-no-such = ಅಂತಹ ಕಾಯಿ ಇಲ್ಲ: { $piece }.
why-own = { $square } ಚೌಕದಲ್ಲಿ ನಿಮ್ಮದೇ { $piece } ಇದೆ.
why-movement = { $piece } { $from } ಇಂದ { $square } ಚೌಕಕ್ಕೆ ಹೋಗುವಂತಿಲ್ಲ.
why-reach = { $square } ಚೌಕಕ್ಕೆ ಹೋಗಬಹುದಾದ { $piece } ಇಲ್ಲ.
why-blocked = ದಾರಿಯಲ್ಲಿ { $pieces } ಇದೆ.
why-pawn-ahead = ಪದಾತಿ ನೇರ ಮುಂದಿರುವ ಕಾಯಿಯನ್ನು ಹೊಡೆಯುವಂತಿಲ್ಲ.
why-pawn-diagonal = ಪದಾತಿ ಹೊಡೆಯುವಾಗ ಮಾತ್ರ ಓರೆಯಾಗಿ ಹೋಗುತ್ತದೆ.
why-pawn-two = ಪದಾತಿ ಆರಂಭದ ಚೌಕದಿಂದ ಮಾತ್ರ ಎರಡು ಚೌಕ ಮುಂದೆ ಹೋಗಬಹುದು.
why-passed = ಪದಾತಿ ಎರಡು ಚೌಕ ನಡೆದ ಕೂಡಲೇ ಮಾತ್ರ ಎನ್ ಪಾಸಾಂಟ್ ಸಾಧ್ಯ.
why-uncovers = ಎನ್ ಪಾಸಾಂಟ್ ಹೊಡೆದರೆ ರಾಜನಿಗೆ ಚೆಕ್ ಆಗುತ್ತದೆ: { $pieces }.
why-nothing = { $square } ಚೌಕದಲ್ಲಿ ಹೊಡೆಯಲು ಏನೂ ಇಲ್ಲ.
why-check = ರಾಜನಿಗೆ ಚೆಕ್ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ: { $pieces }.
why-double-check = ಜೋಡಿ ಚೆಕ್ ({ $pieces }): ರಾಜ ಮಾತ್ರ ನಡೆಯಬಹುದು.
why-mate-rest = ದಾಳಿ ಮಾಡುವ ಕಾಯಿಯನ್ನು ಹೊಡೆಯಲು ಅಥವಾ ನಡುವೆ ಬರಲು ಯಾವುದಕ್ಕೂ ಸಾಧ್ಯವಿಲ್ಲ.
why-pinned = { $piece } { $from } ನಡೆದರೆ ರಾಜನಿಗೆ ಚೆಕ್ ಆಗುತ್ತದೆ: { $pieces }.
why-kings = ಇಬ್ಬರು ರಾಜರು ಅಕ್ಕಪಕ್ಕದ ಚೌಕಗಳಲ್ಲಿ ನಿಲ್ಲುವಂತಿಲ್ಲ.
why-king = { $square } ಚೌಕದಲ್ಲಿ ರಾಜನ ಮೇಲೆ ದಾಳಿ ಮಾಡುವ ಕಾಯಿಗಳು: { $pieces }.
why-castling-lost = ಈ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ ಇನ್ನೆಂದೂ ಸಾಧ್ಯವಿಲ್ಲ: ರಾಜ ಅಥವಾ ಆನೆ ನಡೆದಾಗಿದೆ, ಇಲ್ಲವೇ ಆನೆ ಇಲ್ಲ.
why-castling-check = ಈಗ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ರಾಜನಿಗೆ ಚೆಕ್ ({ $pieces }).
why-castling-blocked = ಈಗ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ, ದಾರಿಯಲ್ಲಿರುವುದು: { $pieces }.
why-castling-passes = ಈಗ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ರಾಜ ದಾಟುವ { $square } ಮೇಲೆ ದಾಳಿ ಇದೆ ({ $pieces }).
why-castling-uncovers = ಈಗ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ಆನೆ ನಡೆದರೆ ರಾಜನಿಗೆ ಚೆಕ್ ಆಗುತ್ತದೆ ({ $pieces }).
why-castling-vertical = ರಾಜ ತನ್ನ ಮೊದಲ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ ಮಾತ್ರ ಕ್ಯಾಸ್ಲಿಂಗ್ ಮಾಡಬಹುದು.
why-promotion = ಪದಾತಿಗೆ { $piece } ಆಗಿ ಬಡ್ತಿ ಇಲ್ಲ.
why-promotion-place = ಕೊನೆಯ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ ಮಾತ್ರ ಪದಾತಿಗೆ ಬಡ್ತಿ.

## Typed and spoken moves

entry = ನಡೆ ಅಥವಾ ಆಜ್ಞೆ
entry-hint = Nf3, e2e4, 5254 ಅಥವಾ “ಸಹಾಯ”
entry-go = ನಡೆಯನ್ನು ಅಥವಾ ಆಜ್ಞೆಯನ್ನು ನಡೆಸಿ
entry-empty = ಒಂದು ನಡೆ ಅಥವಾ ಆಜ್ಞೆಯನ್ನು ಟೈಪ್ ಮಾಡಿ.
entry-unknown = “{ $text }” ನಡೆಯೂ ಅಲ್ಲ, ಆಜ್ಞೆಯೂ ಅಲ್ಲ. ಏನೇನು ಹೇಳಬಹುದೆಂದು ತಿಳಿಯಲು “ಸಹಾಯ” ಎಂದು ಟೈಪ್ ಮಾಡಿ.
entry-ambiguous = “{ $text }” ಎಂದರೆ ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಆಗಬಹುದು: { $moves }.
entry-no-game = ಈಗ ಯಾವ ಆಟವೂ ನಡೆಯುತ್ತಿಲ್ಲ.
entry-not-now = ಈಗ ನಿಮ್ಮ ಸರದಿ ಅಲ್ಲ.
entry-cannot = ಅದನ್ನು ಈಗ ಮಾಡಲಾಗದು.
entry-which-piece = ಯಾವ ಕಾಯಿ? ಉದಾಹರಣೆಗೆ, “ಕುದುರೆಗಳು ಎಲ್ಲಿ” ಎಂದು ಕೇಳಿ.
entry-which-square = ಯಾವ ಚೌಕ? ಉದಾಹರಣೆಗೆ, “ದಾಳಿ e4” ಎಂದು ಕೇಳಿ.
entry-confirm = { $move } ಆಡಲು Enter ಒತ್ತಿ ಅಥವಾ “ಹೌದು” ಎನ್ನಿ; ಹಿಂಪಡೆಯಲು “ಬೇಡ” ಎನ್ನಿ.
entry-not-confirmed = ಹಿಂಪಡೆಯಲಾಗಿದೆ.
heard = ಕೇಳಿಸಿದ್ದು: “{ $text }”.

# Words that may stand in a command or a spoken move and mean nothing.
ignored = ನನ್ನ | ನಿನ್ನ | ನಿಮ್ಮ | ದಯವಿಟ್ಟು | ಇರುವ | ಇದೆ | ಇವೆ | ಇಂದ | ರಿಂದ | ನಿಂದ | ನಲ್ಲಿ | ಅನ್ನು | ನ್ನು | ಮೇಲೆ | ಯಾವ | ಯಾವುದು | ಯಾವುವು | ಏನು | ಯಾರು | ಯಾರ | the | my | your | please | are | is | on | of | for | a | an | from | what | who | which
command-draw = ಡ್ರಾ | ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿ | ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸು | ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸುತ್ತೇನೆ | ಡ್ರಾ ಪ್ರಸ್ತಾಪ | ಡ್ರಾ ಕೇಳಿ | ಡ್ರಾ ಕೇಳು | ಡ್ರಾ ಕೇಳುತ್ತೇನೆ | ಸಮ | draw | offer draw | offer
command-accept = ಒಪ್ಪಿಗೆ | ಒಪ್ಪಿದೆ | ಒಪ್ಪುತ್ತೇನೆ | ಒಪ್ಪಿಕೊಳ್ಳಿ | accept
command-decline = ನಿರಾಕರಿಸಿ | ನಿರಾಕರಿಸುತ್ತೇನೆ | ಒಪ್ಪುವುದಿಲ್ಲ | ಒಪ್ಪಲ್ಲ | decline
command-claim = ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಿ | ಡ್ರಾ ಹಕ್ಕು | ಹಕ್ಕು ಮಂಡಿಸಿ | ಹಕ್ಕು ಮಂಡಿಸುತ್ತೇನೆ | ಡ್ರಾ ಪಡೆಯಿರಿ | ಡ್ರಾ ಪಡೆ | ಡ್ರಾ ಪಡೆಯುತ್ತೇನೆ | ಹಕ್ಕು | claim | claim draw
command-claim-with = ನಡೆಯೊಂದಿಗೆ ಹಕ್ಕು | ನಡೆಯೊಂದಿಗೆ ಹಕ್ಕು ಮಂಡಿಸಿ | ಒಂದು ನಡೆಯೊಂದಿಗೆ ಹಕ್ಕು | ಒಂದು ನಡೆಯೊಂದಿಗೆ ಹಕ್ಕು ಮಂಡಿಸಿ | claim with
command-take-back = ಹಿಂಪಡೆ | ಹಿಂಪಡೆಯಿರಿ | ನಡೆ ಹಿಂಪಡೆಯಿರಿ | ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ | take back | undo
command-hint = ಸುಳಿವು | ಸುಳಿವು ಕೊಡಿ | hint
command-adjust = ಸರಿಪಡಿಸುತ್ತೇನೆ | adjust
command-press = ಒತ್ತಿ | ಗಡಿಯಾರ ಒತ್ತಿ | press
command-resign = ಸೋಲು | ಸೋಲೊಪ್ಪಿ | ಸೋಲೊಪ್ಪುತ್ತೇನೆ | ಸೋತೆ | ರಾಜೀನಾಮೆ | resign
command-clock = ಗಡಿಯಾರ | ಗಡಿಯಾರಗಳು | ಸಮಯ | clock | clocks | time
command-where = ಎಲ್ಲಿ | ಎಲ್ಲಿದೆ | ಎಲ್ಲಿವೆ | where
command-pieces = ಕಾಯಿಗಳು | ಸ್ಥಿತಿ | pieces | position
command-moves = ನಡೆಗಳು | ಆಡಬಹುದಾದ ನಡೆಗಳು | moves | legal moves
command-captures = ಹೊಡೆತ | ಹೊಡೆತಗಳು | ಹೊಡೆಯಬಹುದಾದ ಕಾಯಿಗಳು | ಕಾಯಿ ಹೊಡೆಯುವ ನಡೆ | ಕಾಯಿ ಹೊಡೆಯುವ ನಡೆಗಳು | captures
command-attackers = ದಾಳಿ | ದಾಳಿಗಳು | ದಾಳಿಕಾರರು | attackers | attacks
command-square = ಚೌಕ | ಮನೆ | square
command-last = ಕೊನೆಯ ನಡೆ | ಕೊನೆಯ | ಕೊನೆ | last | last move
command-status = ಸರದಿ | ನಡೆ ಸಂಖ್ಯೆ | ಸಂಖ್ಯೆ | status | turn | move number | number
command-material = ಮೌಲ್ಯ | ಅಂಕಗಳು | ಹೊಡೆದ ಕಾಯಿಗಳು | material | captured
command-flip = ತಿರುಗಿಸಿ | ತಿರುಗಿಸು | flip
command-board = ಮಣೆ | ಹಾಸು | ಬೋರ್ಡ್ | board
command-new = ಹೊಸ ಆಟ | ಹೊಸ | ಹೊಸದು | new | new game
command-again = ಮತ್ತೆ | ಮತ್ತೆ ಆಡಿ | ಇನ್ನೊಮ್ಮೆ | again | play again
command-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು | ಸೆಟ್ಟಿಂಗ್ಸ್ | ಆಯ್ಕೆಗಳು | settings
command-help = ಸಹಾಯ | ನೆರವು | help | ?
command-back = ಹಿಂದೆ | ಹಿಂದಿನ | ಹಿಂದಕ್ಕೆ | back | previous
command-forward = ಮುಂದೆ | ಮುಂದಿನ | ಮುಂದಕ್ಕೆ | forward | next
command-resume = ಮುಂದುವರಿಸಿ | ಮುಂದುವರಿಸು | ಮುಂದುವರೆಸಿ | resume
command-yes = ಹೌದು | ಸರಿ | ಆಗಲಿ | ಖಚಿತ | yes | confirm | ok
command-no = ಬೇಡ | ಇಲ್ಲ | no
# Nouns of the pieces, as many forms as people use.
nouns-king = ರಾಜ | ರಾಜರು | ರಾಜನ | ರಾಜನನ್ನು | ರಾಜನಿಗೆ | ಕಿಂಗ್ | king | kings
nouns-queen = ರಾಣಿ | ರಾಣಿಗಳು | ರಾಣಿಯರು | ರಾಣಿಯ | ರಾಣಿಯನ್ನು | ರಾಣಿಗೆ | ಮಂತ್ರಿ | ಮಂತ್ರಿಗಳು | ಮಂತ್ರಿಯನ್ನು | ಕ್ವೀನ್ | queen | queens
nouns-rook = ಆನೆ | ಆನೆಗಳು | ಆನೆಯ | ಆನೆಯನ್ನು | ಆನೆಗೆ | ರೂಕ್ | rook | rooks
nouns-bishop = ಒಂಟೆ | ಒಂಟೆಗಳು | ಒಂಟೆಯ | ಒಂಟೆಯನ್ನು | ಒಂಟೆಗೆ | ಬಿಷಪ್ | bishop | bishops
nouns-knight = ಕುದುರೆ | ಕುದುರೆಗಳು | ಕುದುರೆಯ | ಕುದುರೆಯನ್ನು | ಕುದುರೆಗೆ | ನೈಟ್ | knight | knights | night | nights | horse | horses
nouns-pawn = ಪದಾತಿ | ಪದಾತಿಗಳು | ಪದಾತಿಯ | ಪದಾತಿಯನ್ನು | ಪದಾತಿಗೆ | ಕಾಲಾಳು | ಕಾಲಾಳುಗಳು | ಪೇದೆ | ಪೇದೆಗಳು | ಪ್ಯಾದೆ | ಪ್ಯಾದೆಗಳು | ಸೈನಿಕ | ಸೈನಿಕರು | ಪಾನ್ | pawn | pawns
# Other words of a spoken move.
spoken-takes = ಹೊಡೆ | ಹೊಡೆಯಿರಿ | ಹೊಡೆಯುತ್ತದೆ | ಹೊಡೆಯುವುದು | ಹೊಡೆದು | ಹಿಡಿಯುತ್ತದೆ | takes | captures | take | capture | x
spoken-to = ಗೆ | ಕ್ಕೆ | ಹೋಗು | ಹೋಗುತ್ತದೆ | to | goes to
spoken-check = ಚೆಕ್ | ಚೆಕ್‌ಮೇಟ್ | ಚೆಕ್ ಮೇಟ್ | ಮೇಟ್ | ಷಹ | ಶಹ | ಎನ್ ಪಾಸಾಂಟ್ | ಆನ್ ಪಾಸಾಂಟ್ | check | checkmate | mate
spoken-castles-king = ರಾಜನ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಜನ ಬದಿ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಜನ ಕಡೆ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಜನ ಬದಿಗೆ ಕೋಟೆ | ರಾಜನ ಬದಿ ಕೋಟೆ | ರಾಜನ ಕಡೆ ಕೋಟೆ | ರಾಜನ ಬದಿಗೆ ಕ್ಯಾಸಲಿಂಗ್ | ಚಿಕ್ಕ ಕೋಟೆ | ಸಣ್ಣ ಕೋಟೆ | ಕೋಟೆ | ಕೋಟೆ ಕಟ್ಟು | ಕೋಟೆ ಕಟ್ಟುವುದು | ಕ್ಯಾಸಲಿಂಗ್ | ಕ್ಯಾಸ್ಲಿಂಗ್ | ಕ್ಯಾಸಲ್ | castles king-side | castle king-side | castle kingside | castles kingside | castle king side | castle short | short castle | castle | castles
spoken-castles-queen = ರಾಣಿಯ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಣಿಯ ಬದಿ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಣಿಯ ಕಡೆ ಕ್ಯಾಸ್ಲಿಂಗ್ | ರಾಣಿಯ ಬದಿಗೆ ಕೋಟೆ | ರಾಣಿಯ ಬದಿ ಕೋಟೆ | ರಾಣಿಯ ಕಡೆ ಕೋಟೆ | ರಾಣಿಯ ಬದಿಗೆ ಕ್ಯಾಸಲಿಂಗ್ | ದೊಡ್ಡ ಕೋಟೆ | ಉದ್ದ ಕೋಟೆ | castles queen-side | castle queen-side | castle queenside | castles queenside | castle queen side | castle long | long castle
spoken-promotes = ಬಡ್ತಿ | ಬಡ್ತಿ ಪಡೆದು | ಆಗುತ್ತದೆ | promotes to | promote to | promotes | promote | equals
spoken-digits = ಒಂದು, ೧, one | ಎರಡು, ೨, two | ಮೂರು, ೩, three | ನಾಲ್ಕು, ನಾಕು, ೪, four | ಐದು, ೫, five | ಆರು, ೬, six | ಏಳು, ೭, seven | ಎಂಟು, ೮, eight
# How the files a to h sound; several sounds of one are parted by commas.
spoken-files = a, ಎ, ಏ | b, ಬಿ | c, ಸಿ | d, ಡಿ | e, ಇ, ಈ | f, ಎಫ್ | g, ಜಿ | h, ಎಚ್, ಹೆಚ್
# The spelling alphabet of the laws (FIDE D.2.1), as this language writes it.
spelling-alphabet = ಅನ್ನಾ | ಬೆಲ್ಲಾ | ಸೀಸರ್ | ಡೇವಿಡ್ | ಈವಾ | ಫೆಲಿಕ್ಸ್ | ಗುಸ್ತಾವ್ | ಹೆಕ್ಟರ್

## Drawing on the board

draw-on-board = ಬಾಣ, ವೃತ್ತಗಳನ್ನು ಬಿಡಿಸಿ
brush = ಬಿಡಿಸುವ ಬಣ್ಣ
brush-green = ಹಸಿರು
brush-red = ಕೆಂಪು
brush-blue = ನೀಲಿ
brush-yellow = ಹಳದಿ
clear-drawings = ಬಿಡಿಸಿದ್ದನ್ನು ಅಳಿಸಿ
arrow-drawn = ಬಾಣ { $from } ಇಂದ { $to }
circle-drawn = { $square } ಮೇಲೆ ವೃತ್ತ
drawing-removed = ಬಿಡಿಸಿದ್ದನ್ನು ತೆಗೆಯಲಾಗಿದೆ
drawings-cleared = ಬಿಡಿಸಿದ್ದೆಲ್ಲವನ್ನೂ ಅಳಿಸಲಾಗಿದೆ
arrow-begun = { $square } ಇಂದ ಬಾಣ. ಅದು ಮುಗಿಯುವ ಚೌಕವನ್ನು ಆರಿಸಿ.

## Moves ahead of the turn

premove-queued = { $piece } { $from } ಇಂದ { $to }, ನಿಮ್ಮ ಸರದಿ ಬಂದಾಗ
premoves-cancelled = ಮುಂಗಡ ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ

## The arbiter, and games that are put aside

arbiter = ತೀರ್ಪುಗಾರರು
open-game = ಮುಗಿಯದ ಆಟಗಳು
held-adjourned = ಆಟವನ್ನು ಮುಂದೂಡಲಾಗಿದೆ
held-claimed = ಒಂದು ಹಕ್ಕು ಮಂಡನೆ ತೀರ್ಮಾನಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ
to-arbiter = ಮುಂದುವರಿಸಿ …
decide-claim = ತೀರ್ಮಾನಿಸಿ …
library = ಆಟಗಳ ಸಂಗ್ರಹ
analysis = ವಿಶ್ಲೇಷಣಾ ಮಣೆ
score-sheet = ನಡೆಗಳ ದಾಖಲೆ ಹಾಳೆ
