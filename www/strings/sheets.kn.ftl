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

## Chess clock

clock-start = ಆರಂಭಿಸಿ
clock-pause = ನಿಲ್ಲಿಸಿ
clock-reset = ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ
clock-set-up = ಗಡಿಯಾರ ಹೊಂದಿಸಿ
clock-tap = ಆರಂಭಿಸಲು ಇಲ್ಲಿ ಒತ್ತಿ
clock-press = ನಡೆ ಆದ ಮೇಲೆ ಒತ್ತಿ
clock-to-go =
    { $count ->
        [one] ಇನ್ನೂ { $count } ನಡೆ
       *[other] ಇನ್ನೂ { $count } ನಡೆಗಳು
    }
clock-delay = ವಿಳಂಬ { $time }
clock-periods =
    { $count ->
        [one] ಕಾಲಘಟ್ಟ: { $count }
       *[other] ಕಾಲಘಟ್ಟಗಳು: { $count }
    }
clock-flag = ಬಾವುಟ ಬಿದ್ದಿದೆ
clock-flagged = { $side }: ಬಾವುಟ ಬಿದ್ದಿದೆ.
clock-low = { $side }: ಸಮಯ ಕಡಿಮೆ, { $time }.
clock-slept = ಸಾಧನವು { $time } ಕಾಲ ನಿದ್ರೆಯಲ್ಲಿತ್ತು, ಅಥವಾ ಅದರ ಗಡಿಯಾರವನ್ನು ಮುಂದೆ ಹಾಕಲಾಗಿದೆ. ಆ ಸಮಯವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಹಿಡಿದಿಲ್ಲ; ಗಡಿಯಾರ ನಿಂತಿದೆ.
clock-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ಗಡಿಯಾರವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಎಸೆದಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಬದಿಗಿಡಲಾಗಿದೆ.
clock-not-kept = ಗಡಿಯಾರವನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಆಟ ಮುಂದುವರಿಸಬಹುದು, ಆದರೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಅದು ಆರಂಭಕ್ಕೆ ಮರಳುತ್ತದೆ.
clock-reset-sure = ಎರಡೂ ಬದಿಗಳನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಬೇಕೇ?
clock-leave-sure = ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ. ನಿಲ್ಲಿಸಿ ಮುಚ್ಚಬೇಕೇ?
clock-own = ಬೇರೊಂದು
clock-fixed = ಬೇರೊಂದನ್ನು ಆರಿಸಲು ಗಡಿಯಾರವನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ.
clock-turn = ಯಾರ ನಡೆ
clock-faces = ಮುಖಗಳು
clock-faces-players = ಅವರವರ ಕಡೆಗೆ
clock-faces-one-way = ಒಂದೇ ಕಡೆಗೆ
clock-time-wrong = ನಿಮಿಷ ಮತ್ತು ಸೆಕೆಂಡು ಬರೆಯಿರಿ, ಉದಾ. 4:59; ಗಂಟೆಯೂ ಬೇಕಿದ್ದರೆ 1:30:00.
clock-done = ಆಯಿತು
