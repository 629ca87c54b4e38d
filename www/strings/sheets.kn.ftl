# What is said only on the sheets over the page, in Kannada. The names and the variables are those of sheets.en.ftl.

## Settings

section-look = ನೋಟ
section-board = ಮಣೆ
section-moving = ಕಾಯಿ ನಡೆಸುವುದು
section-sound = ಧ್ವನಿ ಮತ್ತು ಮಾತು
section-blind = ನೋಡದೆ ಆಡುವುದು
language = ಭಾಷೆ
language-auto = ಬ್ರೌಸರ್‌ನಲ್ಲಿರುವಂತೆ
scheme = ಪುಟ
scheme-auto = ಸಾಧನದಲ್ಲಿರುವಂತೆ
scheme-light = ತಿಳಿ
scheme-dark = ಗಾಢ
contrast = ಎದ್ದು ಕಾಣುವ ಬಣ್ಣಗಳು
board-theme = ಮಣೆಯ ಬಣ್ಣಗಳು
board-walnut = ವಾಲ್‌ನಟ್
board-green = ಹಸಿರು
board-blue = ನೀಲಿ
board-slate = ಸ್ಲೇಟು
board-sand = ಮರಳು
board-plum = ಪ್ಲಮ್
board-contrast = ಎದ್ದು ಕಾಣುವ
piece-set = ಕಾಯಿಗಳು
pieces-staunton = ಸ್ಟಾಂಟನ್
pieces-modern = ಆಧುನಿಕ
pieces-clear = ಸ್ಪಷ್ಟ
coordinates = ಅಂಚಿನಲ್ಲಿ ಅಕ್ಷರ, ಅಂಕಿ
notation = ನಡೆಗಳ ದಾಖಲೆ
notation-english = ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳು
notation-local = ಕನ್ನಡ ಅಕ್ಷರಗಳು
notation-figurine = ಕಾಯಿಗಳ ಚಿತ್ರಗಳು
motion = ಅನಿಮೇಷನ್
destinations = ಕಾಯಿ ಹೋಗಬಹುದಾದ ಚೌಕಗಳನ್ನು ತೋರಿಸಿ
moving-by = ಕಾಯಿ ನಡೆಸುವ ರೀತಿ
moving-both = ಎಳೆದು ಅಥವಾ ತಟ್ಟಿ
moving-drag = ಎಳೆದು
moving-tap = ತಟ್ಟಿ
premoves = ಮುಂಗಡ ನಡೆಗಳು
auto-queen = ಯಾವಾಗಲೂ ರಾಣಿಯಾಗಿಯೇ ಬಡ್ತಿ
confirm-moves = ಪ್ರತಿ ನಡೆಯನ್ನೂ ಖಚಿತಪಡಿಸಿ
vibration = ಕಂಪನ
volume = ಧ್ವನಿಯ ಪ್ರಮಾಣ
speak-moves = ನಡೆಗಳನ್ನು ಓದಿ ಹೇಳಿ
no-voice = ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ { $language } ಭಾಷೆಗೆ ದನಿ ಇಲ್ಲ.
listen = ಹೇಳಿದ ನಡೆಗಳನ್ನು ಕೇಳಿಸಿಕೊಳ್ಳಿ
listen-here = ಮಾತನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಮಾತ್ರ ಗುರುತಿಸಲಾಗುತ್ತದೆ.
listen-cannot = ಈ ಬ್ರೌಸರ್ { $language } ಮಾತನ್ನು ಸಾಧನದಲ್ಲೇ ಗುರುತಿಸಲಾರದು; ಆದ್ದರಿಂದ Sessa ಕೇಳಿಸಿಕೊಳ್ಳುವುದಿಲ್ಲ.
listen-refused = ಮೈಕ್ರೊಫೋನ್ ಸಿಗುತ್ತಿಲ್ಲ ({ $why }).
listening = ಕೇಳಿಸಿಕೊಳ್ಳುತ್ತಿದೆ …
spelling = ಚೌಕಗಳನ್ನು ಅನ್ನಾ, ಬೆಲ್ಲಾ … ಎಂದು ಹೇಳಿ
blindfold = ಕಣ್ಣುಕಟ್ಟು ಆಟ
blindfold-off = ಕಾಯಿಗಳು ಕಾಣುತ್ತವೆ
blindfold-discs = ಬಿಲ್ಲೆಗಳು ಮಾತ್ರ
blindfold-hidden = ಕಾಯಿಗಳು ಕಾಣುವುದಿಲ್ಲ
blindfold-nothing = ಖಾಲಿ ಮಣೆ
show-entry = ನಡೆಗಳನ್ನು ಟೈಪ್ ಮಾಡುವ ಜಾಗ
restore-settings = ಮೂಲ ಸೆಟ್ಟಿಂಗ್‌ಗಳು

## Help

help-keys = ಕೀಲಿಗಳು
help-everywhere = ಎಲ್ಲ ಕಡೆ
help-on-board = ಮಣೆಯ ಮೇಲೆ
help-words = ಪದಗಳು
help-words-why = ಒಂದು ನಡೆಯನ್ನು (Nf3, e2e4, 5254, ಕುದುರೆ f3) ಅಥವಾ ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಟೈಪ್ ಮಾಡಿ:
help-pointer = ಮೌಸ್ ಮತ್ತು ಸ್ಪರ್ಶ
help-draw = ಮೌಸ್‌ನ ಬಲ ಗುಂಡಿಯಿಂದ ಬಿಡಿಸಿ; ಪೆನ್ಸಿಲ್ ಆರಿಸಿದ ಮೇಲೆ ಯಾವ ಬೆರಳಿನಿಂದಲೂ ಬಿಡಿಸಬಹುದು: ಚೌಕದಿಂದ ಚೌಕಕ್ಕೆ ಬಾಣ, ಒಂದೇ ಚೌಕದಲ್ಲಿ ವೃತ್ತ. Shift, Alt ಅಥವಾ ಎರಡೂ ಸೇರಿ ಬಣ್ಣವನ್ನು ಬದಲಿಸುತ್ತವೆ.
help-premove = ರೋಬೋಟ್ ಯೋಚಿಸುತ್ತಿರುವಾಗಲೇ ಎಷ್ಟು ನಡೆಗಳನ್ನಾದರೂ ಮುಂಗಡವಾಗಿ ಆಡಬಹುದು. ಖಾಲಿ ಚೌಕವನ್ನು ತಟ್ಟಿದರೆ, ಬಲ ಕ್ಲಿಕ್ ಮಾಡಿದರೆ ಅಥವಾ Escape ಒತ್ತಿದರೆ ಅವು ಹಿಂದಕ್ಕೆ ಬರುತ್ತವೆ.
key-arrows = ಚೌಕದಿಂದ ಚೌಕಕ್ಕೆ ಹೋಗಲು
key-enter = ಕಾಯಿ ಎತ್ತಲು, ಇಡಲು
key-escape = ಕಾಯಿಯನ್ನು ಮರಳಿ ಇಡಲು; ಬಿಡಿಸಿದ್ದನ್ನೂ ಮುಂಗಡ ನಡೆಗಳನ್ನೂ ಅಳಿಸಲು
key-piece = ಮುಂದಿನ ರಾಜ, ರಾಣಿ, ಆನೆ, ಒಂಟೆ, ಕುದುರೆ, ಪದಾತಿ; Shift ಜೊತೆ ಹಿಂದಿನದು
key-rank = ಅಡ್ಡ ಸಾಲಿಗೆ; Shift ಜೊತೆ ಉದ್ದ ಸಾಲಿಗೆ
key-read = ಚೌಕವನ್ನು ಓದಲು
key-last = ಕೊನೆಯ ನಡೆ
key-time = ಗಡಿಯಾರಗಳು
key-moves = ಈ ಕಾಯಿ ಹೋಗಬಹುದಾದ ಚೌಕಗಳು; Shift ಜೊತೆ ಹೊಡೆಯಬಹುದಾದ ಕಾಯಿಗಳು
key-attackers = ಈ ಚೌಕದ ಮೇಲೆ ದಾಳಿ ಮಾಡುವ ಕಾಯಿಗಳು
key-material = ಯಾರು ಮುಂದಿದ್ದಾರೆ
key-status = ನಡೆ ಸಂಖ್ಯೆ ಮತ್ತು ಸರದಿ
key-draw = ಬಾಣವನ್ನು ಆರಂಭಿಸಲು, ಮುಗಿಸಲು; ಒಂದೇ ಚೌಕದಲ್ಲಿ ಎರಡು ಬಾರಿ ಒತ್ತಿದರೆ ವೃತ್ತ
key-colour = ಮುಂದಿನ ಬಣ್ಣ
key-entry = ನಡೆ ಟೈಪ್ ಮಾಡುವ ಜಾಗಕ್ಕೆ
key-board = ಮಣೆಗೆ
key-replay = ಆಟದಲ್ಲಿ ಹಿಂದೆ, ಮುಂದೆ ಹೋಗಲು
key-ends = ಆರಂಭಕ್ಕೆ, ಕೊನೆಗೆ
key-flip = ಮಣೆಯನ್ನು ತಿರುಗಿಸಲು
key-help = ಈ ಪಟ್ಟಿ
key-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು

## Rules and clock

own-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: { $date } ರಂದು ಅವುಗಳ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
own-not-kept = ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಪುಟ ಮುಚ್ಚುವವರೆಗೆ ಅವು ಇರುತ್ತವೆ.
section-conduct = ಎಷ್ಟು ಕಟ್ಟುನಿಟ್ಟು
section-edition = ನಿಯಮಗಳು
section-names = ಹೆಸರುಗಳು
name-own = ನಿಮ್ಮ ಹೆಸರು
name-other = ಪಕ್ಕದಲ್ಲಿರುವವರ ಹೆಸರು
edition = ನಿಯಮಾವಳಿ
about-fide-2023 = 2023ರಿಂದ ಜಾರಿಯಲ್ಲಿರುವ ಚದುರಂಗದ ನಿಯಮಗಳು.
about-fide-2009 = 2009ರ ನಿಯಮಗಳು: ತಪ್ಪು ಬೇಡಿಕೆಗೆ ಮೂರು ನಿಮಿಷ, ಮೂರನೆಯ ನಿಯಮಬಾಹಿರ ನಡೆಗೆ ಸೋಲು, ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯವನ್ನು ಕೇಳಬಹುದು.
about-uscf = ಅಮೆರಿಕದ ನಿಯಮಗಳು: ಕ್ಯಾಸ್ಲಿಂಗ್‌ನಲ್ಲಿ ಮೊದಲು ಆನೆಯನ್ನು ಮುಟ್ಟಬಹುದು; ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲದ ಕಡೆ ಸಮಯದಿಂದ ಗೆಲ್ಲದು.
about-code-1988 = ಹಳೆಯ ಸಂಹಿತೆ: ಕೆಲವು ಅಂತ್ಯಗಳಲ್ಲಿ 75 ನಡೆಗಳು, ತಪ್ಪು ಬೇಡಿಕೆಗೆ ಐದು ನಿಮಿಷ, ತಡವಾಗಿ ಬರುವವರಿಗೆ ಒಂದು ಗಂಟೆ; ಗಡಿಯಾರ ನಿಲ್ಲಿಸಿದವರು ಸೋಲೊಪ್ಪಿದಂತೆ.
about-casual = ಒತ್ತಡವಿಲ್ಲದ ಆಟ: ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಬಹುದು, ಯಾವುದಕ್ಕೂ ಸಮಯ ಕಡಿತವಿಲ್ಲ.
every-rule = ಎಲ್ಲಾ ನಿಯಮಗಳು

## What the player makes and keeps

clock-custom = ಸ್ವಂತ ಗಡಿಯಾರ
not-kept-yet = { $what } (ಉಳಿಸಿಲ್ಲ)
own-name = ಹೆಸರು
keep = ಉಳಿಸಿ
kept-as = “{ $name }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ.
rename = ಹೆಸರು ಬದಲಿಸಿ …
delete = ಅಳಿಸಿ
deleted = “{ $name }” ಇನ್ನು ಉಳಿದಿಲ್ಲ. ಬೇರೊಂದನ್ನು ಆರಿಸುವವರೆಗೆ ಮತ್ತೆ ಉಳಿಸಬಹುದು.
replace-sure = “{ $name }” ಈಗಾಗಲೇ ಇದೆ. ಅದರ ಬದಲಿಗೆ ಇದನ್ನು ಇಡಬೇಕೇ?
replace = ಬದಲಿಸಿ
remove = ತೆಗೆದುಹಾಕಿ

## How strictly

touch-move-why = ಮುಟ್ಟಿದ ಕಾಯಿಯನ್ನು ಸಾಧ್ಯವಾದರೆ ನಡೆಸಬೇಕು ಅಥವಾ ಹೊಡೆಯಬೇಕು.
manual-press-why = ಆಟಗಾರ ಗಡಿಯಾರ ಒತ್ತಿದಾಗ ನಡೆ ಪೂರ್ಣವಾಗುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗೆ ಅವರ ಸಮಯ ಓಡುತ್ತದೆ.
flag-by-claim-why = ಮುಗಿದ ಸಮಯ ಎದುರಾಳಿ ಕೇಳಿದಾಗ ಮಾತ್ರ ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತದೆ.
unguarded-why = ಮರದ ಮಣೆಯ ಮೇಲಿನಂತೆ ನಿಯಮಬಾಹಿರ ನಡೆಗಳನ್ನೂ ಮಾಡಬಹುದು; ನಿಯಮಗಳು ಅವನ್ನು ಇತ್ಯರ್ಥಪಡಿಸುತ್ತವೆ.
competition-why = ಯಾವ ನೆರವೂ ಇಲ್ಲ: ನಡೆಗಳ ಗುರುತಿಲ್ಲ, ಮುಂಗಡ ನಡೆಯಿಲ್ಲ, ಹಿಂಪಡೆಯುವಿಕೆಯಿಲ್ಲ, ಚೆಕ್ ಸೂಚನೆಯಿಲ್ಲ.
needs-two-persons = ಇಬ್ಬರು ವ್ಯಕ್ತಿಗಳಿಗೆ ಮಾತ್ರ: ರೋಬೋಟ್ ನಿಯಮಬಾಹಿರವಾಗಿ ಆಡದು, ಸಮಯ ಮುಗಿದದ್ದನ್ನು ಕೇಳದು.
needs-clock = ಗಡಿಯಾರವಿದ್ದರೆ ಮಾತ್ರ.

## The clock in sentences

tell-none = ಗಡಿಯಾರವಿಲ್ಲ: ಬೇಕಾದಷ್ಟು ಹೊತ್ತು ಯೋಚಿಸಿ.
tell-each = ಪ್ರತಿ ಕಡೆಗೆ: { $clock }.
tell-odds = ಬಿಳಿಗೆ: { $white }. ಕಪ್ಪಿಗೆ: { $black }.
tell-moves =
    { $count ->
        [one] { $count } ನಡೆಗೆ { $time }
       *[other] { $count } ನಡೆಗಳಿಗೆ { $time }
    }
tell-all = ಎಲ್ಲಾ ನಡೆಗಳಿಗೆ { $time }
tell-rest = ಉಳಿದ ನಡೆಗಳಿಗೆ { $time }
tell-then = { $before }, ನಂತರ { $stage }
tell-fischer = { $stage }, ಪ್ರತಿ ನಡೆಯ ನಂತರ ಹೆಚ್ಚುವರಿ { $bonus }
tell-delay = { $stage }, ಪ್ರತಿ ನಡೆಯಲ್ಲಿ ಗಡಿಯಾರ { $bonus } ಕಾಯುತ್ತದೆ
tell-bronstein = { $stage }, ಪ್ರತಿ ನಡೆಗೆ ಬಳಸಿದ ಸಮಯ, ಗರಿಷ್ಠ { $bonus }, ಮರಳಿ ಸಿಗುತ್ತದೆ
tell-saved = ಒಂದು ಹಂತದಲ್ಲಿ ಉಳಿಸಿದ ಸಮಯ ಮುಂದಿನದಕ್ಕೆ ಸಿಗುತ್ತದೆ.
tell-hourglass = ಮರಳು ಗಡಿಯಾರದಂತೆ { $time }
tell-sand = ಒಂದು ಕಡೆ ಬಳಸಿದ ಸಮಯ ಇನ್ನೊಂದಕ್ಕೆ ಸೇರುತ್ತದೆ.
tell-periods =
    { $count ->
        [one] { $time } ಅವಧಿ { $count }
       *[other] { $time } ಅವಧಿಗಳು { $count }
    }
tell-period-back = ಅವಧಿಯೊಳಗೆ ನಡೆದರೆ ಪೂರ್ಣ ಅವಧಿ ಮರಳಿ ಸಿಗುತ್ತದೆ.
tell-per-move = ಪ್ರತಿ ನಡೆಗೆ { $time }
tell-nothing-saved = ಒಂದು ನಡೆಯಲ್ಲಿ ಉಳಿದದ್ದು ಮುಂದಿನದಕ್ಕೆ ಸಿಗುವುದಿಲ್ಲ.
tell-first-move = ಮೊದಲ ನಡೆಯೊಂದಿಗೆ ಮೊದಲ ಗಡಿಯಾರ ಆರಂಭವಾಗುತ್ತದೆ; ಆ ನಡೆಗೆ ಸಮಯ ಕಡಿತವಿಲ್ಲ.
tell-seconds = { $count } ಸೆ
clock-class = ಈ ನಿಯಮಗಳ ಪ್ರಕಾರ: { $class }

## Building a clock

build-clock = ಗಡಿಯಾರ ರೂಪಿಸಿ
clock-kind = ಬಗೆ
kind-stages = ಹಂತಗಳು
kind-byoyomi = ಬ್ಯೊ-ಯೊಮಿ
kind-hourglass = ಮರಳು ಗಡಿಯಾರ
kind-per-move = ಪ್ರತಿ ನಡೆಗೆ ಸಮಯ
kind-days = ಪ್ರತಿ ನಡೆಗೆ ದಿನಗಳು
clock-odds = ಬಿಳಿ ಮತ್ತು ಕಪ್ಪಿಗೆ ಬೇರೆ ಬೇರೆ
clock-start = ಮೊದಲ ಗಡಿಯಾರ ಆರಂಭ
start-with-game = ಆಟದೊಂದಿಗೆ
start-with-move = ಮೊದಲ ನಡೆಯೊಂದಿಗೆ
clock-main = ಮುಖ್ಯ ಸಮಯ
clock-periods = ಅವಧಿಗಳು
clock-period = ಅವಧಿಯ ಉದ್ದ
clock-each-move = ಪ್ರತಿ ನಡೆಯ ಸಮಯ
clock-days-each = ಪ್ರತಿ ನಡೆಯ ದಿನಗಳು
stage-of = ಹಂತ { $number }
stage-moves = ನಡೆಗಳು
stage-rest = ಉಳಿದ ಎಲ್ಲಾ ನಡೆಗಳು
stage-time = ಸಮಯ
stage-bonus = ಪ್ರತಿ ನಡೆಗೆ ಹೆಚ್ಚುವರಿ
stage-seconds = ಹೆಚ್ಚುವರಿಯ ಉದ್ದ
bonus-none = ಇಲ್ಲ
bonus-fischer = ನಡೆಯ ನಂತರ ಸೇರುವುದು (ಫಿಶರ್)
bonus-delay = ಗಡಿಯಾರ ಮೊದಲು ಕಾಯುವುದು (ವಿಳಂಬ)
bonus-bronstein = ಬಳಸಿದ ಸಮಯ ಮರಳುವುದು (ಬ್ರಾನ್‌ಸ್ಟೈನ್)
add-stage = ಹಂತ ಸೇರಿಸಿ
unit-long-time = ಗಂ:ನಿ:ಸೆ
unit-time = ನಿ:ಸೆ
unit-seconds = ಸೆಕೆಂಡುಗಳು
unit-empty-never = ಖಾಲಿ: ಎಂದಿಗೂ ಇಲ್ಲ
unit-empty-nobody = ನಿ:ಸೆ; ಖಾಲಿ: ಯಾರೂ ಸೋಲುವುದಿಲ್ಲ
unit-empty-always = ಖಾಲಿ: ಕೊನೆಯವರೆಗೆ

## Every rule

rules-of-draws = ಡ್ರಾ ಮತ್ತು ಬೇಡಿಕೆಗಳು
rules-of-time = ಸಮಯ
rules-of-illegal-moves = ನಿಯಮಬಾಹಿರ ನಡೆಗಳು ಮತ್ತು ಅಕ್ರಮಗಳು
rules-of-moving = ಕಾಯಿ ನಡೆಸುವುದು
rule-repetitions-to-claim = ಒಂದೇ ಸ್ಥಿತಿ ಇಷ್ಟು ಬಾರಿ ಬಂದರೆ ಡ್ರಾ ಕೇಳಬಹುದು
rule-moves-to-claim = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಇಷ್ಟು ನಡೆಗಳಲ್ಲಿ ಕೇಳಬಹುದು
rule-repetitions-to-end = ಒಂದೇ ಸ್ಥಿತಿ ಇಷ್ಟು ಬಾರಿ ಬಂದರೆ ಆಟ ತಾನೇ ಮುಗಿಯುತ್ತದೆ
rule-moves-to-end = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಇಷ್ಟು ನಡೆಗಳಲ್ಲಿ ಆಟ ತಾನೇ ಮುಗಿಯುತ್ತದೆ
rule-wrong-claim-gain = ತಪ್ಪು ಬೇಡಿಕೆಯಿಂದ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-wrong-claim-loss = ತಪ್ಪು ಬೇಡಿಕೆಯಿಂದ ಕೇಳಿದವರು ಕಳೆದುಕೊಳ್ಳುವುದು
rule-agreement-from = ಈ ನಡೆಯವರೆಗೆ ಒಪ್ಪಿ ಡ್ರಾ ಮಾಡುವಂತಿಲ್ಲ
rule-offers-again = ಮತ್ತೆ ಡ್ರಾ ಕೇಳಬಹುದು
offers-after-move = ತನ್ನ ನಡೆಯ ನಂತರ
offers-after-opponent = ಎದುರಾಳಿ ಕೇಳಿದ ನಂತರ
rule-long-endings = ಕೇಳಲು ಹೆಚ್ಚು ನಡೆಗಳು ಬೇಕಾದ ಅಂತ್ಯಗಳು
ending-of = ಅಂತ್ಯ { $number }
ending-stronger = ಬಲವಾದ ಕಡೆ (K Q R B N P)
ending-weaker = ದುರ್ಬಲ ಕಡೆ
ending-pawn = ಪದಾತಿ ಇರುವ ಸ್ಥಳ
ending-pawn-anywhere = ಎಲ್ಲಿಯಾದರೂ
ending-pawn-seventh = ಬಡ್ತಿಗೆ ಒಂದು ಹೆಜ್ಜೆ ಮೊದಲು
ending-moves = ಕೇಳಲು ಬೇಕಾದ ನಡೆಗಳು
add-ending = ಅಂತ್ಯ ಸೇರಿಸಿ
rule-flag-draw = ಸಮಯ ಮುಗಿದರೆ ಡ್ರಾ, ಎದುರಾಳಿ
flag-draw-cannot-mate = ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾಗದಿದ್ದರೆ
flag-draw-material = ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲದಿದ್ದರೆ
flag-draw-lone-king = ರಾಜ ಮಾತ್ರ ಇದ್ದರೆ
rule-both-flags = ಎರಡೂ ಕಡೆಯ ಸಮಯ ಮುಗಿದರೆ
both-flags-unless-last = ಆಟ ಮುಂದುವರಿಕೆ; ಕೊನೆಯ ಹಂತದಲ್ಲಿ ಡ್ರಾ
both-flags-play-on = ಆಟ ಮುಂದುವರಿಕೆ
both-flags-draw = ಡ್ರಾ
rule-away = ಪುಟ ಮುಚ್ಚಿದ್ದಾಗ ಅಥವಾ ಸಾಧನ ನಿದ್ರಿಸುವಾಗ
away-waits = ಆಟ ಕಾಯುತ್ತದೆ
away-runs = ಸಮಯ ಓಡುತ್ತದೆ
rule-lateness = ಇದಕ್ಕಿಂತ ತಡವಾಗಿ ಬರುವವರು ಸೋಲುತ್ತಾರೆ
rule-quickplay-below = ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯ: ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಸಮಯವಿದ್ದಾಗ ಕೇಳಬಹುದು
rule-quickplay-rejected = ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯ ನಿರಾಕರಿಸಿದರೆ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-class-blitz = ಬ್ಲಿಟ್ಜ್: 60 ನಡೆಗಳ ಸಮಯ ಗರಿಷ್ಠ
rule-class-classical = ಕ್ಲಾಸಿಕಲ್: 60 ನಡೆಗಳ ಸಮಯ ಕನಿಷ್ಠ
rule-stopping-resigns = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿದವರು ಸೋಲೊಪ್ಪಿದಂತೆ
rule-illegal-loses-at = ಆಟ ಸೋಲಿಸುವ ನಿಯಮಬಾಹಿರ ನಡೆ (ಎಷ್ಟನೆಯದು)
rule-illegal-bonus = ನಿಯಮಬಾಹಿರ ನಡೆಯಿಂದ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-illegal-blitz = ಬ್ಲಿಟ್ಜ್‌ನಲ್ಲಿ ನಿಯಮಬಾಹಿರ ನಡೆ
illegal-blitz-bonus = ಎದುರಾಳಿಗೆ ಸಮಯ ಕೊಡುತ್ತದೆ
illegal-blitz-claim = ಕೇಳಿದರೆ ಸೋಲು
rule-illegal-blitz-bonus = ಬ್ಲಿಟ್ಜ್‌ನಲ್ಲಿ ಕೊಡುವ ಸಮಯ
rule-illegal-horizon = ಇಷ್ಟು ನಡೆಗಳ ನಂತರವೂ ಅದನ್ನು ಸರಿಪಡಿಸಲಾಗುತ್ತದೆ
rule-reversed = ಬಣ್ಣ ಅದಲುಬದಲಾಗಿ ಆರಂಭವಾದರೆ: ಮತ್ತೆ ಆರಂಭ
reversed-moves = ನಿಗದಿತ ನಡೆಗಳವರೆಗೆ
reversed-quarter = ಸಮಯದ ಕಾಲು ಭಾಗದವರೆಗೆ
rule-reversed-moves = ಅಲ್ಲಿಯವರೆಗೆ ಪ್ರತಿ ಕಡೆಯ ನಡೆಗಳು
rule-take-back = ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಬಹುದು
rule-rook-first = ಕ್ಯಾಸ್ಲಿಂಗ್‌ನಲ್ಲಿ ಮೊದಲು ಆನೆಯನ್ನು ಮುಟ್ಟಬಹುದು

## What is wrong in a field

fault-time = “{ $text }” ಸಮಯವಲ್ಲ. ನಿಮಿಷ, ನಿ:ಸೆ ಅಥವಾ ಗಂ:ನಿ:ಸೆ ಎಂದು ಬರೆಯಿರಿ: 90, 5:00, 1:40:00.
fault-seconds = “{ $text }” ಸಮಯವಲ್ಲ. ಸೆಕೆಂಡ್ ಅಥವಾ ನಿ:ಸೆ ಎಂದು ಬರೆಯಿರಿ: 30, 1:30.
fault-sixty = ಕೋಲನ್ ನಂತರ ನಿಮಿಷ ಮತ್ತು ಸೆಕೆಂಡು 59ರವರೆಗೆ ಮಾತ್ರ.
fault-too-long = ಯಾವ ಸಮಯವೂ ಒಂದು ವರ್ಷ ಮೀರಬಾರದು.
fault-number = “{ $text }” ಪೂರ್ಣ ಸಂಖ್ಯೆಯಲ್ಲ.
fault-least = ಕನಿಷ್ಠ { $count }.
fault-most = ಗರಿಷ್ಠ { $count }.
fault-no-time = ಸ್ವಲ್ಪ ಸಮಯ ಕೊಡಿ: ಸಮಯವೇ ಇಲ್ಲದೆ ಯಾರೂ ನಡೆಯಲಾಗದು.
fault-classes = ಕ್ಲಾಸಿಕಲ್ ಆರಂಭಕ್ಕೆ ಮೊದಲು ಬ್ಲಿಟ್ಜ್ ಮುಗಿಯಬೇಕು.
fault-men = “{ $text }” ಒಂದು ಕಡೆಯ ಕಾಯಿಗಳಲ್ಲ. ಮೊದಲು ರಾಜ, ನಂತರ ಮೌಲ್ಯದ ಕ್ರಮ: KRB.
fault-no-name = ಒಂದು ಹೆಸರು ಕೊಡಿ.
fault-name-taken = “{ $text }” ಬೇರೊಂದರ ಹೆಸರು.
fault-unplayable = ಹಾಗೆ ಯಾರೂ ಆಡಲಾಗದು.

## Chess clock

timer-start = ಆರಂಭಿಸಿ
timer-pause = ನಿಲ್ಲಿಸಿ
timer-reset = ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ
timer-set-up = ಗಡಿಯಾರ ಹೊಂದಿಸಿ
timer-tap = ಆರಂಭಿಸಲು ಇಲ್ಲಿ ಒತ್ತಿ
timer-press = ನಡೆ ಆದ ಮೇಲೆ ಒತ್ತಿ
timer-to-go =
    { $count ->
        [one] ಇನ್ನೂ { $count } ನಡೆ
       *[other] ಇನ್ನೂ { $count } ನಡೆಗಳು
    }
timer-delay = ವಿಳಂಬ { $time }
timer-periods =
    { $count ->
        [one] ಕಾಲಘಟ್ಟ: { $count }
       *[other] ಕಾಲಘಟ್ಟಗಳು: { $count }
    }
timer-flag = ಬಾವುಟ ಬಿದ್ದಿದೆ
timer-flagged = { $side }: ಬಾವುಟ ಬಿದ್ದಿದೆ.
timer-low = { $side }: ಸಮಯ ಕಡಿಮೆ, { $time }.
timer-slept = ಸಾಧನವು { $time } ಕಾಲ ನಿದ್ರೆಯಲ್ಲಿತ್ತು, ಅಥವಾ ಅದರ ಗಡಿಯಾರವನ್ನು ಮುಂದೆ ಹಾಕಲಾಗಿದೆ. ಆ ಸಮಯವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಹಿಡಿದಿಲ್ಲ; ಗಡಿಯಾರ ನಿಂತಿದೆ.
timer-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ಗಡಿಯಾರವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಎಸೆದಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಬದಿಗಿಡಲಾಗಿದೆ.
timer-not-kept = ಗಡಿಯಾರವನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಆಟ ಮುಂದುವರಿಸಬಹುದು, ಆದರೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಅದು ಆರಂಭಕ್ಕೆ ಮರಳುತ್ತದೆ.
timer-reset-sure = ಎರಡೂ ಬದಿಗಳನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಬೇಕೇ?
timer-leave-sure = ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ. ನಿಲ್ಲಿಸಿ ಮುಚ್ಚಬೇಕೇ?
timer-fixed = ಬೇರೊಂದನ್ನು ಆರಿಸಲು ಗಡಿಯಾರವನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ.
timer-turn = ಯಾರ ನಡೆ
timer-faces = ಮುಖಗಳು
timer-faces-players = ಅವರವರ ಕಡೆಗೆ
timer-faces-one-way = ಒಂದೇ ಕಡೆಗೆ
timer-done = ಆಯಿತು
