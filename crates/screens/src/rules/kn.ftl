## Rules and clock

own-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅವುಗಳ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹಣೆಯಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
own-not-saved = ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹಣೆ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಪುಟ ಮುಚ್ಚುವವರೆಗೆ ಅವು ಇರುತ್ತವೆ.
section-strictness = ಎಷ್ಟು ಕಟ್ಟುನಿಟ್ಟು
section-edition = ನಿಯಮಗಳು
section-names = ಹೆಸರುಗಳು
name-own = ನಿಮ್ಮ ಹೆಸರು
name-other = ಪಕ್ಕದಲ್ಲಿರುವವರ ಹೆಸರು
edition = ನಿಯಮಾವಳಿ
about-fide-2023 = 2023ರಿಂದ ಜಾರಿಯಲ್ಲಿರುವ ಚದುರಂಗದ ನಿಯಮಗಳು.
about-fide-2009 = 2009ರ ನಿಯಮಗಳು: ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಗೆ ಮೂರು ನಿಮಿಷ, ಮೂರನೇ ನಿಯಮಬಾಹಿರ ನಡೆಗೆ ಸೋಲು, ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯದಲ್ಲಿ ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು.
about-uscf = ಅಮೆರಿಕದ ನಿಯಮಗಳು: ಕ್ಯಾಸ್ಲಿಂಗ್‌ನಲ್ಲಿ ಮೊದಲು ಆನೆಯನ್ನು ಮುಟ್ಟಬಹುದು; ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲದ ಕಡೆ ಸಮಯದಿಂದ ಗೆಲ್ಲದು. ಹಕ್ಕು ಮಂಡಿಸದೆ ಆಗುವ ಡ್ರಾ ಮತ್ತು ಬ್ಲಿಟ್ಜ್, ರ‍್ಯಾಪಿಡ್ ಮಿತಿಗಳನ್ನು ಪರಿಶೀಲಿಸಿಲ್ಲ; ಅವು FIDE ನಿಯಮಗಳು.
about-code-1988 = ಹಳೆಯ ಸಂಹಿತೆ: ಕೆಲವು ಕೊನೆಯಾಟಗಳಲ್ಲಿ 75 ನಡೆಗಳು, ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಗೆ ಐದು ನಿಮಿಷ, ತಡವಾಗಿ ಬರುವವರಿಗೆ ಒಂದು ಗಂಟೆ; ಗಡಿಯಾರ ನಿಲ್ಲಿಸಿದವರು ಸೋಲೊಪ್ಪಿದಂತೆ.
about-casual = ಒತ್ತಡವಿಲ್ಲದ ಆಟ: ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಬಹುದು, ಯಾವುದಕ್ಕೂ ಸಮಯ ಕಡಿತವಿಲ್ಲ.
every-rule = ಎಲ್ಲ ನಿಯಮಗಳು

## What the player makes and keeps

clock-custom = ಸ್ವಂತ ಗಡಿಯಾರ
not-saved-yet = { $what } (ಉಳಿಸಿಲ್ಲ)
own-name = ಹೆಸರು
save-own = ಉಳಿಸಿ
saved-as = “{ $name }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ.
rename = ಹೆಸರು ಬದಲಿಸಿ …
delete = ಅಳಿಸಿ
deleted = “{ $name }” ಈಗ ಉಳಿಸಿದವುಗಳಲ್ಲಿ ಇಲ್ಲ. ಬೇರೊಂದನ್ನು ಆರಿಸುವವರೆಗೆ ಅದನ್ನು ಮತ್ತೆ ಉಳಿಸಬಹುದು.
replace-sure = “{ $name }” ಈಗಾಗಲೇ ಇದೆ. ಅದರ ಬದಲಿಗೆ ಇದನ್ನು ಇಡಬೇಕೇ?
replace = ಬದಲಿಸಿ
remove = ತೆಗೆದುಹಾಕಿ

## How strictly

touch-move-why = ಮುಟ್ಟಿದ ಕಾಯಿಯನ್ನು ಸಾಧ್ಯವಾದರೆ ನಡೆಸಬೇಕು ಅಥವಾ ಹೊಡೆಯಬೇಕು.
manual-press-why = ಆಟಗಾರರು ಗಡಿಯಾರ ಒತ್ತಿದಾಗ ನಡೆ ಪೂರ್ಣವಾಗುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗೆ ಅವರ ಸಮಯ ಓಡುತ್ತದೆ.
flag-by-claim-why = ಎದುರಾಳಿ ಹಕ್ಕು ಮಂಡಿಸಿದಾಗ ಮಾತ್ರ ಮುಗಿದ ಸಮಯ ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತದೆ.
allow-illegal-moves-why = ಮರದ ಮಣೆಯ ಮೇಲಿನಂತೆ ನಿಯಮಬಾಹಿರ ನಡೆಗಳನ್ನೂ ಮಾಡಬಹುದು; ನಿಯಮಗಳು ಅವನ್ನು ಇತ್ಯರ್ಥಪಡಿಸುತ್ತವೆ.
competition-why = ಯಾವ ನೆರವೂ ಇಲ್ಲ: ನಡೆಗಳ ಗುರುತಿಲ್ಲ, ಮುಂಗಡ ನಡೆಯಿಲ್ಲ, ಹಿಂಪಡೆಯುವಿಕೆಯಿಲ್ಲ, ಚೆಕ್ ಸೂಚನೆಯಿಲ್ಲ.
needs-two-persons = ಇಬ್ಬರು ವ್ಯಕ್ತಿಗಳಿಗೆ ಮಾತ್ರ: ರೋಬೋಟ್ ನಿಯಮಬಾಹಿರ ನಡೆ ಆಡದು, ಸಮಯ ಮುಗಿದದ್ದಕ್ಕೆ ಹಕ್ಕು ಮಂಡಿಸದು.
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
tell-all = ಎಲ್ಲ ನಡೆಗಳಿಗೆ { $time }
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
        [one] { $time } ಇರುವ { $count } ಅವಧಿ
       *[other] ತಲಾ { $time } ಇರುವ { $count } ಅವಧಿಗಳು
    }
tell-period-back = ಅವಧಿಯೊಳಗೆ ಆಡಿದರೆ ಪೂರ್ಣ ಅವಧಿ ಮರಳಿ ಸಿಗುತ್ತದೆ.
tell-per-move = ಪ್ರತಿ ನಡೆಗೆ { $time }
tell-nothing-saved = ಒಂದು ನಡೆಯಲ್ಲಿ ಉಳಿದದ್ದು ಮುಂದಿನದಕ್ಕೆ ಸಿಗುವುದಿಲ್ಲ.
tell-first-move = ಮೊದಲ ನಡೆಯೊಂದಿಗೆ ಮೊದಲ ಗಡಿಯಾರ ಆರಂಭವಾಗುತ್ತದೆ; ಆ ನಡೆಗೆ ಸಮಯ ಕಡಿತವಿಲ್ಲ.
tell-first-moves = ಎರಡೂ ಕಡೆಗಳು ಮೊದಲ ನಡೆ ಆಡಿದ ಮೇಲೆ ಗಡಿಯಾರ ಆರಂಭವಾಗುತ್ತದೆ; ಆ ನಡೆಗಳಿಗೆ ಸಮಯ ಕಡಿತವೂ ಇಲ್ಲ, ಸೇರ್ಪಡೆಯೂ ಇಲ್ಲ.
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
stage-rest = ಉಳಿದ ಎಲ್ಲ ನಡೆಗಳು
stage-time = ಸಮಯ
stage-bonus = ಪ್ರತಿ ನಡೆಗೆ ಹೆಚ್ಚುವರಿ ಸಮಯ
stage-seconds = ಹೆಚ್ಚುವರಿ ಸಮಯದ ಪ್ರಮಾಣ
bonus-none = ಇಲ್ಲ
bonus-fischer = ನಡೆಯ ನಂತರ ಸೇರುವುದು (ಫಿಶರ್)
bonus-delay = ಗಡಿಯಾರ ಮೊದಲು ಕಾಯುವುದು (ವಿಳಂಬ)
bonus-bronstein = ಬಳಸಿದ ಸಮಯ ಮರಳುವುದು (ಬ್ರಾನ್‌ಸ್ಟೈನ್)
add-stage = ಹಂತ ಸೇರಿಸಿ
unit-long-time = ಗಂ:ನಿ:ಸೆ
unit-time = ನಿ:ಸೆ
unit-seconds = ಸೆಕೆಂಡುಗಳು
unit-empty-never = ಖಾಲಿ: ಎಂದಿಗೂ ಇಲ್ಲ
unit-time-never = ನಿ:ಸೆ; ಖಾಲಿ: ಎಂದಿಗೂ ಇಲ್ಲ
unit-empty-nobody = ನಿ:ಸೆ; ಖಾಲಿ: ಯಾರೂ ಸೋಲುವುದಿಲ್ಲ
unit-empty-always = ಖಾಲಿ: ಕೊನೆಯವರೆಗೆ

## Every rule

rules-of-draws = ಡ್ರಾ ಮತ್ತು ಹಕ್ಕು ಮಂಡನೆಗಳು
rules-of-time = ಸಮಯ
rules-of-illegal-moves = ನಿಯಮಬಾಹಿರ ನಡೆಗಳು ಮತ್ತು ಲೋಪದೋಷಗಳು
rules-of-moving = ಕಾಯಿ ನಡೆಸುವುದು
rule-repetitions-to-claim = ಒಂದೇ ಸ್ಥಿತಿ ಇಷ್ಟು ಬಾರಿ ಬಂದರೆ ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು
rule-moves-to-claim = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಇಷ್ಟು ನಡೆಗಳಾದರೆ ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು
rule-repetitions-to-end = ಒಂದೇ ಸ್ಥಿತಿ ಇಷ್ಟು ಬಾರಿ ಬಂದರೆ ಆಟ ತಾನೇ ಮುಗಿಯುತ್ತದೆ
rule-moves-to-end = ಕಾಯಿ ಹೊಡೆಯದೆ, ಪದಾತಿ ನಡೆಸದೆ ಇಷ್ಟು ನಡೆಗಳಲ್ಲಿ ಆಟ ತಾನೇ ಮುಗಿಯುತ್ತದೆ
rule-wrong-claim-gain = ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಯಿಂದ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-wrong-claim-loss = ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಯಿಂದ ಮಂಡಿಸಿದವರು ಕಳೆದುಕೊಳ್ಳುವುದು
rule-agreement-from = ಒಪ್ಪಿ ಡ್ರಾ ಮಾಡುವ ಮೊದಲು ಎರಡೂ ಕಡೆಯವರು ಆಡಿರಬೇಕಾದ ನಡೆಗಳು
rule-offers-again = ಮತ್ತೆ ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಬಹುದು
offers-after-move = ತನ್ನ ನಡೆಯ ನಂತರ
offers-after-opponent = ಎದುರಾಳಿ ಪ್ರಸ್ತಾಪಿಸಿದ ನಂತರ
rule-long-endings = ಹಕ್ಕು ಮಂಡಿಸಲು ಹೆಚ್ಚು ನಡೆಗಳು ಬೇಕಾದ ಕೊನೆಯಾಟಗಳು
ending-of = ಕೊನೆಯಾಟ { $number }
ending-stronger = ಬಲವಾದ ಕಡೆ (K Q R B N P)
ending-weaker = ದುರ್ಬಲ ಕಡೆ
ending-pawn = ಪದಾತಿ ಇರುವ ಸ್ಥಳ
ending-pawn-anywhere = ಎಲ್ಲಿಯಾದರೂ
ending-pawn-seventh = ಬಡ್ತಿಗೆ ಒಂದು ಹೆಜ್ಜೆ ಮೊದಲು
ending-moves = ಹಕ್ಕು ಮಂಡಿಸಲು ಬೇಕಾದ ನಡೆಗಳು
add-ending = ಕೊನೆಯಾಟ ಸೇರಿಸಿ
rule-flag-draw = ಸಮಯ ಮುಗಿದರೂ ಡ್ರಾ ಆಗುವುದು
rule-resignation-draw = ಎದುರಾಳಿಗೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾಗದಿದ್ದರೆ ಸೋಲೊಪ್ಪುವುದು ಡ್ರಾ
flag-draw-cannot-mate = ಎದುರಾಳಿಗೆ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾಗದಿದ್ದರೆ
flag-draw-material = ಎದುರಾಳಿಯ ಬಳಿ ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲದಿದ್ದರೆ
flag-draw-lone-king = ಎದುರಾಳಿಯ ಬಳಿ ರಾಜ ಮಾತ್ರ ಇದ್ದರೆ
rule-both-flags = ಎರಡೂ ಕಡೆಯ ಸಮಯ ಮುಗಿದರೆ
both-flags-unless-last = ಆಟ ಮುಂದುವರಿಕೆ; ಕೊನೆಯ ಹಂತದಲ್ಲಿ ಡ್ರಾ
both-flags-play-on = ಆಟ ಮುಂದುವರಿಕೆ
both-flags-draw = ಡ್ರಾ
rule-away = ಪುಟ ಮುಚ್ಚಿದ್ದಾಗ ಅಥವಾ ಸಾಧನ ನಿದ್ರಿಸುವಾಗ
away-waits = ಆಟ ಕಾಯುತ್ತದೆ
away-runs = ಸಮಯ ಓಡುತ್ತದೆ
rule-lateness = ಇದಕ್ಕಿಂತ ತಡವಾಗಿ ಬರುವವರು ಸೋಲುತ್ತಾರೆ
rule-quickplay-below = ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯ: ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಸಮಯವಿದ್ದಾಗ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು
rule-quickplay-rejected = ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯದ ಹಕ್ಕು ಮಂಡನೆ ತಿರಸ್ಕೃತವಾದರೆ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-quickplay-increment = ಅದರ ಬದಲು ಕೇಳಬಹುದಾದ ಹೆಚ್ಚುವರಿ ಸಮಯ
rule-class-blitz = ಬ್ಲಿಟ್ಜ್: 60 ನಡೆಗಳ ಸಮಯ ಗರಿಷ್ಠ
rule-class-classical = ಕ್ಲಾಸಿಕಲ್: 60 ನಡೆಗಳ ಸಮಯ ಕನಿಷ್ಠ
rule-appeals = ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಯ ಮೇಲೆ ಮೇಲ್ಮನವಿ ಸಲ್ಲಿಸಬಹುದು; ಮತ್ತೆ ತಪ್ಪಾದರೆ ಸೋಲು
rule-stopping-resigns = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿದವರು ಸೋಲೊಪ್ಪಿದಂತೆ
rule-illegal-loses-at = ಸೋಲು ತರುವ ನಿಯಮಬಾಹಿರ ನಡೆ (ಎಷ್ಟನೆಯದು)
rule-illegal-bonus = ನಿಯಮಬಾಹಿರ ನಡೆಯಿಂದ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-illegal-horizon = ಇಷ್ಟು ನಡೆಗಳ ನಂತರವೂ ಅದನ್ನು ಸರಿಪಡಿಸಲಾಗುತ್ತದೆ
rule-formal-faults = ನಡೆಯಿಲ್ಲದೆ ಒತ್ತುವುದು, ಎರಡು ಕೈಯಿಂದ ನಡೆಸುವುದು ನಿಯಮಬಾಹಿರ ನಡೆಗಳು
rule-becomes-queen = ಕೊನೆಯ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ ಬಿಟ್ಟ ಪದಾತಿ ರಾಣಿಯಾಗುತ್ತದೆ
rule-supervision = ನಿಯಮಬಾಹಿರ ನಡೆಗಳು
supervision-adequate = ತೀರ್ಪುಗಾರರು ನೋಡುತ್ತಾರೆ
supervision-claimed = ಕೇಳಬೇಕು (FIDE A.5)
supervision-loses = ಕೇಳಿದರೆ ಸೋಲು
rule-reversed = ಬಣ್ಣ ಅದಲುಬದಲಾಗಿ ಆರಂಭವಾದರೆ: ಹೊಸದಾಗಿ ಆರಂಭ
reversed-moves = ನಿಗದಿತ ನಡೆಗಳವರೆಗೆ
reversed-quarter = ಸಮಯದ ಕಾಲು ಭಾಗದವರೆಗೆ
reversed-arbiter = ತೀರ್ಪುಗಾರರ ನಿರ್ಧಾರದಂತೆ
rule-reversed-moves = ಅಲ್ಲಿಯವರೆಗೆ ಪ್ರತಿ ಕಡೆಯ ನಡೆಗಳು
rule-take-back = ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಬಹುದು
rule-rook-first = ಕ್ಯಾಸ್ಲಿಂಗ್‌ನಲ್ಲಿ ಮೊದಲು ಆನೆಯನ್ನು ಮುಟ್ಟಬಹುದು

## What is wrong in a field

fault-time = “{ $text }” ಸಮಯವಲ್ಲ. ನಿಮಿಷ, ನಿ:ಸೆ ಅಥವಾ ಗಂ:ನಿ:ಸೆ ಎಂದು ಬರೆಯಿರಿ: 90, 5:00, 1:40:00.
fault-seconds = “{ $text }” ಸಮಯವಲ್ಲ. ಸೆಕೆಂಡು ಅಥವಾ ನಿ:ಸೆ ಎಂದು ಬರೆಯಿರಿ: 30, 1:30.
fault-sixty = ಕೋಲನ್ ನಂತರ ನಿಮಿಷ ಮತ್ತು ಸೆಕೆಂಡು 59ರವರೆಗೆ ಮಾತ್ರ.
fault-too-long = ಯಾವ ಸಮಯವೂ ಒಂದು ವರ್ಷ ಮೀರಬಾರದು.
fault-number = “{ $text }” ಪೂರ್ಣ ಸಂಖ್ಯೆಯಲ್ಲ.
fault-least = ಕನಿಷ್ಠ { $count }.
fault-most = ಗರಿಷ್ಠ { $count }.
fault-no-time = ಸ್ವಲ್ಪ ಸಮಯ ಕೊಡಿ: ಸಮಯವೇ ಇಲ್ಲದೆ ಯಾರೂ ಆಡಲಾರರು.
fault-classes = ಕ್ಲಾಸಿಕಲ್ ಆರಂಭಕ್ಕೆ ಮೊದಲು ಬ್ಲಿಟ್ಜ್ ಮುಗಿಯಬೇಕು.
fault-pieces = “{ $text }” ಒಂದು ಕಡೆಯ ಕಾಯಿಗಳಲ್ಲ. ಮೊದಲು ರಾಜ, ನಂತರ ಮೌಲ್ಯದ ಕ್ರಮ: KRB.
fault-no-name = ಒಂದು ಹೆಸರು ಕೊಡಿ.
fault-name-taken = “{ $text }” ಬೇರೊಂದರ ಹೆಸರು.
fault-unplayable = ಹಾಗೆ ಯಾರೂ ಆಡಲಾರರು.
