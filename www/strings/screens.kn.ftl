# What is said only on the sheets over the page, in Kannada. The names and the variables are those of sheets.en.ftl.

## Settings

section-appearance = ನೋಟ
section-board = ಮಣೆ
section-moves = ಕಾಯಿ ನಡೆಸುವುದು
section-sound = ಧ್ವನಿ ಮತ್ತು ಮಾತು
section-accessibility = ನೋಡದೆ ಆಡುವುದು
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
blindfold = ಕಣ್ಣು ಕಟ್ಟಿದ ಆಟ
blindfold-off = ಕಾಯಿಗಳು ಕಾಣುತ್ತವೆ
blindfold-discs = ಬಿಲ್ಲೆಗಳು ಮಾತ್ರ
blindfold-hidden = ಕಾಯಿಗಳು ಕಾಣುವುದಿಲ್ಲ
blindfold-nothing = ಖಾಲಿ ಮಣೆ
show-entry = ನಡೆಗಳನ್ನು ಟೈಪ್ ಮಾಡುವ ಜಾಗ
reset-settings = ಮೂಲ ಸೆಟ್ಟಿಂಗ್‌ಗಳು
section-offline = ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆ
offline-ready = Sessa ಈ ಸಾಧನದಲ್ಲಿದೆ; ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.
offline-not-yet = Sessa ಇನ್ನೂ ಈ ಸಾಧನಕ್ಕೆ ಬಂದಿಲ್ಲ. ಪೂರ್ತಿ ಬರುವವರೆಗೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು.
offline-insecure = Sessa ಗೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು: ಈ ಪುಟ ಸುರಕ್ಷಿತ ಸಂಪರ್ಕದಿಂದ (https) ಬಂದಿಲ್ಲ, ಆದ್ದರಿಂದ ಬ್ರೌಸರ್ ಇದನ್ನು ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ.
offline-missing = Sessa ಗೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು: ಈ ಬ್ರೌಸರ್, ಅಥವಾ ಇದರ ಖಾಸಗಿ ಕಿಟಕಿ, ಪುಟಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ.
offline-incomplete = Sessa ಗೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು: ಎಲ್ಲ ಕಡತಗಳನ್ನು ತಂದು ಇಡಲಾಗಲಿಲ್ಲ. ಸಂಪರ್ಕ ಕಡಿದಿರಬಹುದು ಅಥವಾ ಸಂಗ್ರಹ ತುಂಬಿರಬಹುದು; ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಪುಟವನ್ನು ಪುನಃ ತೆರೆಯಿರಿ.
offline-failed = Sessa ಗೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು: ಬ್ರೌಸರ್ ಇದನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತಿಲ್ಲ ({ $why }).
install = Sessa ಅನ್ನು ಅಳವಡಿಸಿ

## Help

help-keys = ಕೀಲಿಗಳು
help-everywhere = ಎಲ್ಲ ಕಡೆ
help-on-board = ಮಣೆಯ ಮೇಲೆ
help-words = ಪದಗಳು
help-words-why = ಒಂದು ನಡೆಯನ್ನು (Nf3, e2e4, 5254, ಕುದುರೆ f3) ಅಥವಾ ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಟೈಪ್ ಮಾಡಿ:
help-pointer = ಮೌಸ್ ಮತ್ತು ಸ್ಪರ್ಶ
help-draw = ಮೌಸ್‌ನ ಬಲ ಗುಂಡಿಯಿಂದ ಬಿಡಿಸಿ; ಪೆನ್ಸಿಲ್ ಆರಿಸಿದ ಮೇಲೆ ಯಾವ ಬೆರಳಿನಿಂದಲೂ ಬಿಡಿಸಬಹುದು: ಚೌಕದಿಂದ ಚೌಕಕ್ಕೆ ಬಾಣ, ಒಂದೇ ಚೌಕದಲ್ಲಿ ವೃತ್ತ. Shift, Alt ಅಥವಾ ಎರಡೂ ಸೇರಿ ಬಣ್ಣವನ್ನು ಬದಲಿಸುತ್ತವೆ.
help-premove = ರೋಬೋಟ್ ಯೋಚಿಸುತ್ತಿರುವಾಗಲೇ ಎಷ್ಟು ನಡೆಗಳನ್ನಾದರೂ ಮುಂಗಡವಾಗಿ ಆಡಬಹುದು. ಖಾಲಿ ಚೌಕವನ್ನು ತಟ್ಟಿದರೆ, ಬಲ ಕ್ಲಿಕ್ ಮಾಡಿದರೆ ಅಥವಾ Escape ಒತ್ತಿದರೆ ಅವನ್ನು ಹಿಂಪಡೆಯಲಾಗುತ್ತದೆ.
key-arrows = ಚೌಕದಿಂದ ಚೌಕಕ್ಕೆ ಹೋಗಲು
key-enter = ಕಾಯಿ ಎತ್ತಲು, ಇಡಲು
key-escape = ಕಾಯಿಯನ್ನು ಮರಳಿ ಇಡಲು; ಬಿಡಿಸಿದ್ದನ್ನೂ ಮುಂಗಡ ನಡೆಗಳನ್ನೂ ಅಳಿಸಲು
key-piece = ಮುಂದಿನ ರಾಜ, ರಾಣಿ, ಆನೆ, ಒಂಟೆ, ಕುದುರೆ, ಪದಾತಿ; Shift ಜೊತೆ ಹಿಂದಿನದು
key-rank = ಅಡ್ಡಸಾಲಿಗೆ; Shift ಜೊತೆ ಕಂಬಸಾಲಿಗೆ
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

## The arbiter

phase-running = ಆಟ ನಡೆಯುತ್ತಿದೆ.
illegal-count = ನಿಯಮಬಾಹಿರ ನಡೆಗಳು, { $side }: { $count }
claimed-why = { $side } ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಿದೆ: ಎದುರಾಳಿ ಸಹಜ ರೀತಿಯಲ್ಲಿ ಗೆಲ್ಲಲಾರರು, ಅಥವಾ ಗೆಲ್ಲಲು ಪ್ರಯತ್ನಿಸುತ್ತಿಲ್ಲ.
grant-draw = ಡ್ರಾ ನೀಡಿ
reject-claim = ಹಕ್ಕು ಮಂಡನೆ ತಿರಸ್ಕರಿಸಿ
postpone-claim = ನಿರ್ಧಾರ ಮುಂದೂಡಿ
increment-why = ಎರಡೂ ಕಡೆಯ ಪ್ರತಿ ನಡೆಗೆ { $time } ಹೆಚ್ಚಾಗಿ { $side } ಕೇಳುತ್ತಿದೆ.
grant-increment = ಹೆಚ್ಚು ಸಮಯ ಸೇರಿಸಿ
refuse-increment = ಕೋರಿಕೆ ನಿರಾಕರಿಸಿ
sure = ಖಚಿತವೇ?
yes = ಹೌದು
arbiter-clocks = ಗಡಿಯಾರಗಳು
set = ಹೊಂದಿಸಿ
set-clocks-when = ಗಡಿಯಾರಗಳು ನಿಂತಿರುವಾಗ ಅವನ್ನು ಹೊಂದಿಸಬಹುದು.
set-clocks-how = ಗಂಟೆ, ನಿಮಿಷ, ಸೆಕೆಂಡು: 1:30:00; ಅಥವಾ ನಿಮಿಷ, ಸೆಕೆಂಡು: 5:00.
time-unreadable = ಸಮಯವನ್ನು 1:30:00 ಅಥವಾ 5:00 ಎಂದು ಬರೆಯಿರಿ.
arbiter-penalties = ದಂಡಗಳು ಮತ್ತು ಫಲಿತಾಂಶಗಳು
penalty-for = ಯಾರಿಗೆ
penalty = ದಂಡ
penalty-time = ಸಮಯ
penalty-warning = ಎಚ್ಚರಿಕೆ
penalty-gains = ಎದುರಾಳಿಗೆ ಹೆಚ್ಚು ಸಮಯ
penalty-loses = ಸಮಯ ಕಡಿತ
penalty-as-illegal = ನಿಯಮಬಾಹಿರ ನಡೆಯಂತೆ (ಎರಡು ಕೈ)
penalty-forfeit = ಆಟದಲ್ಲಿ ಸೋಲು
penalty-absent = ಸಮಯಕ್ಕೆ ಬರಲಿಲ್ಲ
impose = ದಂಡ ವಿಧಿಸಿ
declare-result = ಫಲಿತಾಂಶ
declare = ಫಲಿತಾಂಶ ಘೋಷಿಸಿ
arbiter-irregularities = ಲೋಪದೋಷಗಳು
irregularity = ಏನು ತಪ್ಪಾಗಿದೆ
irregularity-illegal-move = ನಿಯಮಬಾಹಿರ ನಡೆ
irregularity-displaced = ಸ್ಥಳ ಬದಲಾದ ಕಾಯಿಗಳು
irregularity-impossible = ಅಸಾಧ್ಯ ಸ್ಥಿತಿ
irregularity-wrong-start = ತಪ್ಪು ಆರಂಭದ ಸ್ಥಿತಿ
irregularity-colours-reversed = ಬಣ್ಣಗಳು ಅದಲುಬದಲು
irregularity-board-turned = ಮಣೆ ತಪ್ಪಾಗಿ ತಿರುಗಿದೆ
irregularity-wrong-clock = ಗಡಿಯಾರವನ್ನು ತಪ್ಪಾಗಿ ಹೊಂದಿಸಲಾಗಿದೆ
rule-illegal-move = ಅದರ ಹಿಂದಿನ ಸ್ಥಿತಿಗೆ, ಆಗಿನ ಗಡಿಯಾರಗಳೊಂದಿಗೆ (FIDE 7.5).
rule-illegal-move-within = ಕೊನೆಯ { $count } ನಡೆಗಳೊಳಗೆ ನಡೆದಿದ್ದರೆ, ಅದರ ಹಿಂದಿನ ಸ್ಥಿತಿಗೆ, ಆಗಿನ ಗಡಿಯಾರಗಳೊಂದಿಗೆ (USCF 11A).
rule-displaced = ಸ್ಥಿತಿಯನ್ನು ಮತ್ತೆ ಜೋಡಿಸಿ (FIDE 7.4); ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ, ಖಚಿತವಾಗಿರುವ ಕೊನೆಯ ಸ್ಥಿತಿ.
rule-impossible = ಖಚಿತವಾಗಿರುವ ಕೊನೆಯ ಸ್ಥಿತಿಗೆ, ಆಗಿನ ಗಡಿಯಾರಗಳೊಂದಿಗೆ; ಅವು ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ, ಬಳಸಿದ ಸಮಯವನ್ನು ನಡೆಗಳಿಗೆ ತಕ್ಕಂತೆ ಹಂಚಲಾಗುತ್ತದೆ.
rule-wrong-start = ಆಟವನ್ನು ಹೊಸದಾಗಿ ಆರಂಭಿಸಬೇಕು (FIDE 7.2.1).
rule-colours-reversed = ಎರಡೂ ಕಡೆ { $count } ನಡೆಗಳನ್ನು ಆಡುವ ಮುನ್ನ ಆಟ ಹೊಸದಾಗಿ ಆರಂಭವಾಗುತ್ತದೆ; ನಂತರ ಹಾಗೆಯೇ ಮುಂದುವರಿಯುತ್ತದೆ (FIDE 7.3).
rule-colours-reversed-time = ಮೊದಲ ಹಂತದ ಸಮಯದ ಕಾಲು ಭಾಗ ಮುಗಿಯುವ ಮುನ್ನ ಆಟ ಹೊಸದಾಗಿ ಆರಂಭವಾಗುತ್ತದೆ; ನಂತರ ಹಾಗೆಯೇ ಮುಂದುವರಿಯುತ್ತದೆ.
rule-colours-reversed-arbiter = ತೀರ್ಪುಗಾರರು ಹೊಸದಾಗಿ ಆರಂಭಿಸಲು ನಿರ್ಧರಿಸದಿದ್ದರೆ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ.
rule-board-turned = ಮಣೆಯನ್ನು ಸರಿಯಾಗಿ ತಿರುಗಿಸಿ ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ (FIDE 7.2.2).
rule-wrong-clock = ಇಲ್ಲಿ ದಾಖಲಿಸಿ; ಗಡಿಯಾರಗಳು ನಿಂತಿರುವಾಗ ಮೇಲೆ ಹೊಂದಿಸಬಹುದು (FIDE 6.10).
correction = ಏನು ಮಾಡಬೇಕು
correction-back = ಒಂದು ಸ್ಥಿತಿಗೆ ಹಿಂದಕ್ಕೆ, ಆಗಿನ ಗಡಿಯಾರಗಳೊಂದಿಗೆ
correction-in-proportion = ಒಂದು ಸ್ಥಿತಿಗೆ ಹಿಂದಕ್ಕೆ, ಸಮಯ ಅನುಪಾತದಲ್ಲಿ
correction-restart = ಆಟವನ್ನು ಹೊಸದಾಗಿ ಆರಂಭಿಸಿ
correction-note = ದಾಖಲಿಸುವುದು ಮಾತ್ರ
correction-place = ಯಾವುದರ ನಂತರ
apply-correction = ಸರಿಪಡಿಸಿ
refused-not-started = ಆಟ ಇನ್ನೂ ಆರಂಭವಾಗಿಲ್ಲ.
refused-over = ಆಟ ಮುಗಿದಿದೆ; ಫಲಿತಾಂಶ ಬದಲಾಗದು.
refused-paused = ಗಡಿಯಾರಗಳು ನಿಂತಿವೆ; ಮೊದಲು ಅವನ್ನು ಆರಂಭಿಸಿ.
refused-not-paused = ಮೊದಲು ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿ.
refused-too-late = ಈ ಆಟದ ನಿಯಮಗಳಂತೆ ಅದಕ್ಕೆ ತಡವಾಗಿದೆ.
refused-not-in-force = ಈ ಆಟದ ನಿಯಮಗಳಲ್ಲಿ ಅದು ಇಲ್ಲ.
refused-too-much-time = ಅಷ್ಟು ಸಮಯವನ್ನು ಯಾವ ಗಡಿಯಾರವೂ ತೋರಿಸಲಾರದು.
refused-to-be-decided = ಮೊದಲು ಹಕ್ಕು ಮಂಡನೆಯನ್ನು ತೀರ್ಮಾನಿಸಿ.
refused-offered-already = ಈಗಾಗಲೇ ಡ್ರಾ ಪ್ರಸ್ತಾಪವಾಗಿದೆ; ಮತ್ತೆ ಪ್ರಸ್ತಾಪಿಸಲು ಇನ್ನೂ ಸಮಯವಾಗಿಲ್ಲ.
refused-time-left = { $side }: ಇನ್ನೂ ಸಮಯವಿದೆ.

## The ledger

arbiter-ledger = ದಾಖಲೆ
ledger-time = ಸಮಯ
ledger-who = ಯಾರು
ledger-what = ಏನು
save-as-text = ಪಠ್ಯವಾಗಿ ಉಳಿಸಿ
save-as-table = ಕೋಷ್ಟಕವಾಗಿ ಉಳಿಸಿ (CSV)
log-start = ಆಟ ಆರಂಭ.
log-touch = { $square } ಮುಟ್ಟಿದೆ.
log-adjust = “ಸರಿಪಡಿಸುತ್ತೇನೆ.”
log-release = ಪದಾತಿಯನ್ನು { $square } ಮೇಲೆ ಇಡಲಾಗಿದೆ.
log-displace = { $move }; ಇದು ನಿಯಮಬಾಹಿರ.
log-press = ಗಡಿಯಾರ ಒತ್ತಿದೆ.
log-offer = ಡ್ರಾ ಪ್ರಸ್ತಾಪಿಸಿದೆ.
log-accept = ಡ್ರಾ ಒಪ್ಪಿದೆ.
log-decline = ಡ್ರಾ ನಿರಾಕರಿಸಿದೆ.
log-claim = ಡ್ರಾ ಹಕ್ಕು ಮಂಡನೆ: { $why }.
log-claim-with = { $move } ಎಂದು ಘೋಷಿಸಿ ಡ್ರಾ ಹಕ್ಕು ಮಂಡನೆ: { $why }.
log-quickplay = ಡ್ರಾ ಹಕ್ಕು ಮಂಡನೆ: ಸಹಜ ರೀತಿಯಲ್ಲಿ ಗೆಲ್ಲುವ ದಾರಿಯಿಲ್ಲ.
log-increment = ಪ್ರತಿ ನಡೆಗೆ ಹೆಚ್ಚು ಸಮಯ ಕೇಳುತ್ತದೆ; ಅದು ಡ್ರಾ ಪ್ರಸ್ತಾಪವೂ ಹೌದು.
log-granted = ಹಕ್ಕು ಮಂಡನೆಯನ್ನು ಒಪ್ಪಲಾಗಿದೆ.
log-rejected = ಹಕ್ಕು ಮಂಡನೆಯನ್ನು ತಿರಸ್ಕರಿಸಲಾಗಿದೆ.
log-postponed = ನಿರ್ಧಾರ ಮುಂದೂಡಲಾಗಿದೆ.
log-resign = ಸೋಲೊಪ್ಪಿದೆ.
log-flag = { $side }: ಸಮಯ ಮುಗಿದಿದೆ.
log-claim-illegal = ನಿಯಮಬಾಹಿರ ನಡೆಗಾಗಿ ಗೆಲುವಿನ ಹಕ್ಕು ಮಂಡಿಸಿದೆ.
log-pause = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ.
log-resume = ಗಡಿಯಾರಗಳನ್ನು ಆರಂಭಿಸಲಾಗಿದೆ.
log-set = { $side }: ಗಡಿಯಾರವನ್ನು ಹೊಂದಿಸಲಾಗಿದೆ: { $time }.
log-warning = { $side }: ಎಚ್ಚರಿಕೆ.
log-gains = { $side }: { $time } ಹೆಚ್ಚು ಸಮಯ.
log-loses = { $side }: { $time } ಕಡಿತ.
log-forfeit = { $side }: ಆಟದಲ್ಲಿ ಸೋಲು.
log-as-illegal = ನಿಯಮಬಾಹಿರ ನಡೆಯಂತೆ ದಂಡ: { $side }.
log-declare = ಫಲಿತಾಂಶವನ್ನು ಘೋಷಿಸಲಾಗಿದೆ.
log-take-back = ಹಿಂಪಡೆದ ಅರ್ಧ ನಡೆಗಳು: { $count }.
log-seal = ಮುಂದಿನ ನಡೆಯನ್ನು ಮುಚ್ಚಿಟ್ಟಿದೆ; ಆಟವನ್ನು ಮುಂದೂಡಲಾಗಿದೆ.
log-unseal = ಲಕೋಟೆಯನ್ನು ತೆರೆಯಲಾಗಿದೆ: { $move }.
log-ambiguous = ಲಕೋಟೆ ತೆರೆಯಲಾಗಿದೆ: ಅದರ ನಡೆ ಹಲವು ಅರ್ಥ ಕೊಡುತ್ತದೆ.
log-unreadable = ಲಕೋಟೆ ತೆರೆಯಲಾಗಿದೆ: ಅದರ ನಡೆಯನ್ನು ಓದಲಾಗದು.
log-leave = ಪುಟವನ್ನು ಬಿಟ್ಟು ಹೋಗಿದ್ದಾರೆ.
log-return = ಪುಟಕ್ಕೆ ಮರಳಿದ್ದಾರೆ.
log-slept = ಸಾಧನ { $time } ನಿದ್ರಿಸಿತು; ಆ ಸಮಯ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ.
log-slept-counted = ಸಾಧನ { $time } ನಿದ್ರಿಸಿತು; ಆ ಸಮಯ ಲೆಕ್ಕಕ್ಕಿದೆ.
corrected-note = ದಾಖಲಿಸಲಾಗಿದೆ.
corrected-restart = ಆಟವನ್ನು ಹೊಸದಾಗಿ ಆರಂಭಿಸಲಾಗಿದೆ.
corrected-back = ಹಿಂದಕ್ಕೆ: { $place }, ಆಗಿನ ಗಡಿಯಾರಗಳೊಂದಿಗೆ.
corrected-in-proportion = ಹಿಂದಕ್ಕೆ: { $place }, ಸಮಯ ನಡೆಗಳಿಗೆ ತಕ್ಕಂತೆ.

## Adjournment

arbiter-adjourn = ಆಟ ಮುಂದೂಡಿ
seal-how = { $side } ತನ್ನ ಮುಂದಿನ ನಡೆಯನ್ನು ಎದುರಾಳಿಗೆ ಕಾಣದಂತೆ ಇಲ್ಲಿ ಬರೆಯಬೇಕು. ಮುಚ್ಚಿಡುವವರೆಗೆ ಗಡಿಯಾರ ಓಡುತ್ತದೆ.
seal-robot = ಈಗ ರೋಬೋಟ್‌ನ ಸರದಿ; ನಿಮ್ಮ ಸರದಿ ಬಂದಾಗ ಮುಂದೂಡಿ.
sealed-move = ಮುಚ್ಚಿಟ್ಟ ನಡೆ
show = ತೋರಿಸಿ
passphrase = ಗುಪ್ತಪದ
passphrase-why = ಗುಪ್ತಪದ ಇಲ್ಲದಿದ್ದರೆ ಆಟ ಹೊಂದಿರುವ ಯಾರಾದರೂ ಲಕೋಟೆ ತೆರೆಯಬಹುದು. ಮರೆತರೆ ಯಾರೂ ಕಂಡುಹಿಡಿಯಲಾರರು.
resume-at = ಮುಂದುವರಿಯುವ ಸಮಯ
seal = ಮುಚ್ಚಿಟ್ಟು ಮುಂದೂಡಿ
working-on-seal = ಒಂದು ಕ್ಷಣ …
seal-unreadable = ಅದು Nf3 ಅಥವಾ e2e4 ನಂತಹ ನಡೆಯಲ್ಲ.
seal-illegal = ಆ ನಡೆ ಇಲ್ಲಿ ನಿಯಮಬದ್ಧವಲ್ಲ.
seal-ambiguous = ಹಲವು ನಡೆಗಳಾಗಬಹುದು; e2e4 ಅಥವಾ e7e8q ನಂತೆ ಎರಡೂ ಚೌಕಗಳನ್ನು ಬರೆಯಿರಿ.
seal-not-allowed = ಆ ನಡೆ ನಿಯಮಬದ್ಧ, ಆದರೆ ಬೇರೆ ಕಾಯಿಯನ್ನು ಮುಟ್ಟಲಾಗಿದೆ ಅಥವಾ ಬೇರೆ ನಡೆಯನ್ನು ಘೋಷಿಸಲಾಗಿದೆ.
seal-no-chance = ಈ ಬ್ರೌಸರ್ ಯಾದೃಚ್ಛಿಕ ಸಂಖ್ಯೆಗಳನ್ನು ಕೊಡುತ್ತಿಲ್ಲ, ಆದ್ದರಿಂದ ಮುಚ್ಚಿಡಲಾಗದು.
sealed-by = { $side } ತನ್ನ ನಡೆಯನ್ನು ಮುಚ್ಚಿಟ್ಟಿದೆ.
resume-on = ಮುಂದುವರಿಯುವುದು: { $when }.
anybody-can-open = ಲಕೋಟೆಗೆ ಗುಪ್ತಪದವಿಲ್ಲ: ಯಾರಾದರೂ ತೆರೆಯಬಹುದು.
open-envelope = ಲಕೋಟೆ ತೆರೆದು ಮುಂದುವರಿಸಿ
sealed-ambiguous = ಮುಚ್ಚಿಟ್ಟ ನಡೆ ಹಲವು ಅರ್ಥ ಕೊಡುತ್ತದೆ
sealed-unreadable = ಮುಚ್ಚಿಟ್ಟ ನಡೆಯನ್ನು ಓದಲಾಗದು
envelope-damaged = ಲಕೋಟೆಯನ್ನು ಓದಲಾಗದು. ಏನೂ ಬದಲಾಗಿಲ್ಲ.
envelope-wrong-phrase = ಅದರಿಂದ ತೆರೆಯದು: ಗುಪ್ತಪದ ಬೇರೆ, ಅಥವಾ ಲಕೋಟೆ ಬದಲಾಗಿದೆ. ಇಲ್ಲಿ ಏನೂ ಬದಲಾಗಿಲ್ಲ.
before-opening = ತೆರೆಯುವ ಮುನ್ನ ಆಟಗಾರರು ಡ್ರಾ ಒಪ್ಪಬಹುದು, ಅಥವಾ ಒಬ್ಬರು ಸೋಲೊಪ್ಪಬಹುದು.
draw-agreed = ಡ್ರಾ ಒಪ್ಪಲಾಗಿದೆ
white-resigns = ಬಿಳಿ ಸೋಲೊಪ್ಪುತ್ತದೆ
black-resigns = ಕಪ್ಪು ಸೋಲೊಪ್ಪುತ್ತದೆ

## Games kept and sent

save-or-send = ಈ ಆಟವನ್ನು ಉಳಿಸಿ ಅಥವಾ ಕಳುಹಿಸಿ
save-file = ಕಡತವಾಗಿ ಉಳಿಸಿ
copy-link = ಕೊಂಡಿ ನಕಲಿಸಿ
link = ಕೊಂಡಿ
link-copied = ಕೊಂಡಿ ನಕಲಾಗಿದೆ; ಅದರಲ್ಲಿ ಇಡೀ ಆಟವಿದೆ.
link-by-hand = ಈ ಬ್ರೌಸರ್ ನಕಲಿಸಲು ಬಿಡುತ್ತಿಲ್ಲ; ಕೊಂಡಿಯನ್ನು ಇಲ್ಲಿಂದ ನಕಲಿಸಿ.
link-too-long = ಈ ಆಟ ಕೊಂಡಿಗೆ ತುಂಬಾ ಉದ್ದ; ಕಡತವಾಗಿ ಉಳಿಸಿ.
open-file = ಕಡತದಿಂದ
open-how = Sessa ಉಳಿಸಿದ ಆಟ; ಅಥವಾ ನಿಮಗೆ ಬಂದ ಕೊಂಡಿಯನ್ನು ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ.
open-foreign = ಇದು Sessa ಆಟವಲ್ಲ, ಅಥವಾ ಒಂದು ಭಾಗ ಇಲ್ಲ ({ $why }). ಏನೂ ಬದಲಾಗಿಲ್ಲ.
open-newer = Sessa ದ ಹೊಸ ಆವೃತ್ತಿ ಈ ಆಟವನ್ನು ಉಳಿಸಿದೆ; ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದು ಪ್ರಯತ್ನಿಸಿ.
open-too-long = ಆಟವಾಗಲು ಇದು ತುಂಬಾ ಉದ್ದ. ಏನೂ ಬದಲಾಗಿಲ್ಲ.
open-puts-aside = ಈಗಿನ ಆಟ ಸಂಗ್ರಹದಲ್ಲಿ ಇರುತ್ತದೆ; ನಂತರ ಮುಂದುವರಿಸಿ ಆಡಬಹುದು.
open-this-game = ಆಟ ತೆರೆಯಿರಿ

## Rules and clock

own-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅವುಗಳ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
own-not-saved = ನಿಯಮಗಳನ್ನು ಮತ್ತು ಗಡಿಯಾರಗಳನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಪುಟ ಮುಚ್ಚುವವರೆಗೆ ಅವು ಇರುತ್ತವೆ.
section-strictness = ಎಷ್ಟು ಕಟ್ಟುನಿಟ್ಟು
section-edition = ನಿಯಮಗಳು
section-names = ಹೆಸರುಗಳು
name-own = ನಿಮ್ಮ ಹೆಸರು
name-other = ಪಕ್ಕದಲ್ಲಿರುವವರ ಹೆಸರು
edition = ನಿಯಮಾವಳಿ
about-fide-2023 = 2023ರಿಂದ ಜಾರಿಯಲ್ಲಿರುವ ಚದುರಂಗದ ನಿಯಮಗಳು.
about-fide-2009 = 2009ರ ನಿಯಮಗಳು: ತಪ್ಪು ಹಕ್ಕು ಮಂಡನೆಗೆ ಮೂರು ನಿಮಿಷ, ಮೂರನೆಯ ನಿಯಮಬಾಹಿರ ನಡೆಗೆ ಸೋಲು, ಕ್ಷಿಪ್ರ ಮುಕ್ತಾಯದಲ್ಲಿ ಡ್ರಾ ಹಕ್ಕು ಮಂಡಿಸಬಹುದು.
about-uscf = ಅಮೆರಿಕದ ನಿಯಮಗಳು: ಕ್ಯಾಸ್ಲಿಂಗ್‌ನಲ್ಲಿ ಮೊದಲು ಆನೆಯನ್ನು ಮುಟ್ಟಬಹುದು; ಸಾಕಷ್ಟು ಕಾಯಿಗಳಿಲ್ಲದ ಕಡೆ ಸಮಯದಿಂದ ಗೆಲ್ಲದು.
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
manual-press-why = ಆಟಗಾರ ಗಡಿಯಾರ ಒತ್ತಿದಾಗ ನಡೆ ಪೂರ್ಣವಾಗುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗೆ ಅವರ ಸಮಯ ಓಡುತ್ತದೆ.
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
rule-agreement-from = ಈ ನಡೆಗೆ ಮುನ್ನ ಒಪ್ಪಿ ಡ್ರಾ ಮಾಡುವಂತಿಲ್ಲ
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
rule-resignation-draw = ಎದುರಾಳಿ ಎಂದಿಗೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾಗದಿದ್ದರೆ ಸೋಲೊಪ್ಪುವುದು ಡ್ರಾ
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
rule-quickplay-increment = ಅದರ ಬದಲು ಕೇಳಬಹುದಾದ ಹೆಚ್ಚು ಸಮಯ
rule-class-blitz = ಬ್ಲಿಟ್ಜ್: 60 ನಡೆಗಳ ಸಮಯ ಗರಿಷ್ಠ
rule-class-classical = ಕ್ಲಾಸಿಕಲ್: 60 ನಡೆಗಳ ಸಮಯ ಕನಿಷ್ಠ
rule-stopping-resigns = ಗಡಿಯಾರಗಳನ್ನು ನಿಲ್ಲಿಸಿದವರು ಸೋಲೊಪ್ಪಿದಂತೆ
rule-illegal-loses-at = ಸೋಲು ತರುವ ನಿಯಮಬಾಹಿರ ನಡೆ (ಎಷ್ಟನೆಯದು)
rule-illegal-bonus = ನಿಯಮಬಾಹಿರ ನಡೆಯಿಂದ ಎದುರಾಳಿಗೆ ಸಿಗುವುದು
rule-illegal-horizon = ಇಷ್ಟು ನಡೆಗಳ ನಂತರವೂ ಅದನ್ನು ಸರಿಪಡಿಸಲಾಗುತ್ತದೆ
rule-formal-faults = ನಡೆಯಿಲ್ಲದೆ ಒತ್ತುವುದು, ಎರಡು ಕೈಯಿಂದ ನಡೆಸುವುದು ನಿಯಮಬಾಹಿರ ನಡೆಗಳು
rule-becomes-queen = ಕೊನೆಯ ಸಾಲಿನಲ್ಲಿ ಬಿಟ್ಟ ಪದಾತಿ ರಾಣಿಯಾಗುತ್ತದೆ
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
        [one] ಉಳಿದ ಅವಧಿ: { $count }
       *[other] ಉಳಿದ ಅವಧಿಗಳು: { $count }
    }
timer-flag = ಸಮಯ ಮುಗಿದಿದೆ
timer-flagged = { $side }: ಸಮಯ ಮುಗಿದಿದೆ.
timer-low = { $side }: ಸಮಯ ಕಡಿಮೆ, { $time }.
timer-slept = ಸಾಧನವು { $time } ಕಾಲ ನಿದ್ರೆಯಲ್ಲಿತ್ತು, ಅಥವಾ ಅದರ ಗಡಿಯಾರವನ್ನು ಮುಂದಕ್ಕೆ ಹಾಕಲಾಗಿದೆ. ಆ ಸಮಯವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಹಿಡಿದಿಲ್ಲ; ಗಡಿಯಾರ ನಿಂತಿದೆ.
timer-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ಗಡಿಯಾರವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
timer-not-saved = ಗಡಿಯಾರವನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಆಟ ಮುಂದುವರಿಸಬಹುದು, ಆದರೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಅದು ಆರಂಭಕ್ಕೆ ಮರಳುತ್ತದೆ.
timer-reset-sure = ಎರಡೂ ಕಡೆಯ ಗಡಿಯಾರಗಳನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಬೇಕೇ?
timer-leave-sure = ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ. ನಿಲ್ಲಿಸಿ ಮುಚ್ಚಬೇಕೇ?
timer-fixed = ಬೇರೊಂದನ್ನು ಆರಿಸಲು ಗಡಿಯಾರವನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ.
timer-turn = ಯಾರ ಸರದಿ
timer-faces = ಮುಖಗಳು
timer-faces-players = ಅವರವರ ಕಡೆಗೆ
timer-faces-one-way = ಒಂದೇ ಕಡೆಗೆ
timer-done = ಆಯಿತು

## The library

library-import = PGN ಆಮದು
library-export-all = ಎಲ್ಲ ರಫ್ತು
library-search = ಸಂಗ್ರಹದಲ್ಲಿ ಹುಡುಕಿ
library-search-what = ಹೆಸರುಗಳು, ಪಂದ್ಯಾವಳಿ, ದಿನಾಂಕ, ಓಪನಿಂಗ್
library-kind = ಯಾವ ಆಟಗಳು
library-all = ಎಲ್ಲ ಆಟಗಳು
library-robot = ರೋಬೋಟ್ ವಿರುದ್ಧ
library-persons = ಇಬ್ಬರ ನಡುವೆ
library-imported = ಆಮದು ಮಾಡಿದವು
library-study = ಅಧ್ಯಯನಗಳು
library-sort = ಕ್ರಮ
library-sort-changed = ಹೊಸದು ಮೊದಲು
library-sort-date = ಆಡಿದ ದಿನಾಂಕ
library-sort-white = ಬಿಳಿಯ ಹೆಸರು
library-sort-black = ಕಪ್ಪಿನ ಹೆಸರು
library-sort-result = ಫಲಿತಾಂಶ
library-sort-length = ಉದ್ದ
library-reverse = ಹಿಮ್ಮುಖ ಕ್ರಮ
library-count = { $count ->
    [one] { $count } ಆಟ
   *[other] { $count } ಆಟಗಳು
}
library-found = { $count ->
    [one] { $all }ರಲ್ಲಿ { $count } ಆಟ
   *[other] { $all }ರಲ್ಲಿ { $count } ಆಟಗಳು
}
library-games = ಆಟಗಳು
library-game = ಆಯ್ದ ಆಟ
library-moves = { $count ->
    [one] { $count } ನಡೆ
   *[other] { $count } ನಡೆಗಳು
}
library-unfinished = ಮುಗಿದಿಲ್ಲ
library-choose = ಹೇಗೆ ಮುಗಿಯಿತು ಎಂದು ನೋಡಲು ಆಟವನ್ನು ಆರಿಸಿ.
library-continue = ಮುಂದುವರಿಸಿ ಆಡಿ
library-replay = ಮತ್ತೆ ನೋಡಿ ವಿಶ್ಲೇಷಿಸಿ
library-export = PGN ಆಗಿ ಉಳಿಸಿ
library-export-found = { $count ->
    [one] ಈ { $count } ಆಟವನ್ನು ರಫ್ತು ಮಾಡಿ
   *[other] ಈ { $count } ಆಟಗಳನ್ನು ರಫ್ತು ಮಾಡಿ
}
library-delete-found = { $count ->
    [one] ಈ { $count } ಆಟವನ್ನು ಅಳಿಸಿ
   *[other] ಈ { $count } ಆಟಗಳನ್ನು ಅಳಿಸಿ
}
library-no-match = ಅಂತಹ ಆಟ ಇಲ್ಲ.
library-show-all = ಎಲ್ಲ ಆಟಗಳನ್ನು ತೋರಿಸಿ
library-pages = ಪಟ್ಟಿಯ ಪುಟಗಳು
library-first = ಮೊದಲ ಪುಟ
library-previous = ಹಿಂದಿನ ಪುಟ
library-next = ಮುಂದಿನ ಪುಟ
library-last = ಕೊನೆಯ ಪುಟ
library-range = { $count }ರಲ್ಲಿ { $from }–{ $to }
library-empty = ಇನ್ನೂ ಆಟಗಳಿಲ್ಲ
library-empty-how = ನೀವು ಆಡುವ ಪ್ರತಿ ಆಟವೂ ತಾನಾಗಿ ಇಲ್ಲಿ ಉಳಿಯುತ್ತದೆ. ಬೇರೆಡೆಯ ಆಟಗಳು PGN ಕಡತವಾಗಿ ಬರುತ್ತವೆ: ಮೇಲೆ ಒಂದನ್ನು ಆರಿಸಿ, ಅಥವಾ ಇಲ್ಲಿ ಬಿಡಿ.
library-progress = ಎಷ್ಟಾಯಿತು
library-reading = { $count ->
    [one] { $count } ಆಟವನ್ನು ಓದಲಾಗಿದೆ
   *[other] { $count } ಆಟಗಳನ್ನು ಓದಲಾಗಿದೆ
}
library-writing = { $count ->
    [one] { $count } ಆಟವನ್ನು ಬರೆಯಲಾಗಿದೆ
   *[other] { $count } ಆಟಗಳನ್ನು ಬರೆಯಲಾಗಿದೆ
}
library-import-done = { $count ->
    [one] { $count } ಆಟವನ್ನು ಸೇರಿಸಲಾಯಿತು.
   *[other] { $count } ಆಟಗಳನ್ನು ಸೇರಿಸಲಾಯಿತು.
}
library-known = { $count ->
    [one] { $count } ಮೊದಲೇ ಇತ್ತು.
   *[other] { $count } ಮೊದಲೇ ಇದ್ದವು.
}
library-cancelled = ನಿಲ್ಲಿಸಲಾಯಿತು; ಓದಿದ್ದು ಉಳಿದಿದೆ.
library-problems = { $count ->
    [one] { $count } ಕಡೆ ಓದಲಾಗಲಿಲ್ಲ.
   *[other] { $count } ಕಡೆಗಳಲ್ಲಿ ಓದಲಾಗಲಿಲ್ಲ.
}
library-which = ಎಲ್ಲಿ, ಏಕೆ
library-problem = ಆಟ { $game }, ಸಾಲು { $line }: { $why }
library-exported = { $count ->
    [one] { $count } ಆಟವನ್ನು ಕಡತದಲ್ಲಿ ಉಳಿಸಲಾಯಿತು.
   *[other] { $count } ಆಟಗಳನ್ನು ಕಡತದಲ್ಲಿ ಉಳಿಸಲಾಯಿತು.
}
library-deleted = { $count ->
    [one] { $count } ಆಟವನ್ನು ಅಳಿಸಲಾಯಿತು.
   *[other] { $count } ಆಟಗಳನ್ನು ಅಳಿಸಲಾಯಿತು.
}
library-undo = ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ
library-dismiss = ಮುಚ್ಚಿ
library-restore = ಮರಳಿ ತನ್ನಿ
library-restored = { $count ->
    [one] { $count } ಆಟ ಮತ್ತೆ ಸಂಗ್ರಹದಲ್ಲಿದೆ.
   *[other] { $count } ಆಟಗಳು ಮತ್ತೆ ಸಂಗ್ರಹದಲ್ಲಿವೆ.
}
library-erased = { $count ->
    [one] { $count } ಆಟವನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಲಾಯಿತು.
   *[other] { $count } ಆಟಗಳನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಲಾಯಿತು.
}
library-delete-sure = { $count ->
    [one] { $count } ಆಟವನ್ನು ಅಳಿಸಬೇಕೇ? ಅದು { $days } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತದೆ.
   *[other] { $count } ಆಟಗಳನ್ನು ಅಳಿಸಬೇಕೇ? ಅವು { $days } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತವೆ.
}
library-erase-sure = { $count ->
    [one] { $count } ಆಟವನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಬೇಕೇ?
   *[other] { $count } ಆಟಗಳನ್ನು ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಬೇಕೇ?
}
library-restore-found = { $count ->
    [one] ಈ { $count } ಆಟವನ್ನು ಮರಳಿ ತನ್ನಿ
   *[other] ಈ { $count } ಆಟಗಳನ್ನು ಮರಳಿ ತನ್ನಿ
}
library-empty-bin = ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಿ
library-bin = { $count ->
    [one] ಕಸದ ಬುಟ್ಟಿ: { $count } ಆಟ
   *[other] ಕಸದ ಬುಟ್ಟಿ: { $count } ಆಟಗಳು
}
library-leave-bin = ಸಂಗ್ರಹಕ್ಕೆ ಹಿಂತಿರುಗಿ
library-bin-about = ಅಳಿಸಿದ ಆಟಗಳು { $days } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತವೆ.
library-bin-empty = ಕಸದ ಬುಟ್ಟಿ ಖಾಲಿಯಾಗಿದೆ.
library-days-left = { $count ->
    [one] ಇನ್ನೂ { $count } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತದೆ
   *[other] ಇನ್ನೂ { $count } ದಿನಗಳು ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತದೆ
}
library-filters = ಸೋಸುಗಳು
library-filters-in-use = ಸೋಸುಗಳು ({ $count } ಬಳಕೆಯಲ್ಲಿ)
library-any = ಯಾವುದಾದರೂ
library-played-as = ಆಡಿದ ಬಣ್ಣ
library-eco = ಆರಂಭದ ಸಂಕೇತ (ECO)
library-elo = ಇಬ್ಬರ ಎಲೋ, ಕನಿಷ್ಠ
library-from = ಆಡಿದ ದಿನ, ಇಂದ
library-until = ಆಡಿದ ದಿನ, ವರೆಗೆ

## Faults in a file of games

pgn-no-move = ಇದು ನಡೆಯಲ್ಲ.
pgn-illegal = ಈ ನಡೆಯನ್ನು ಇಲ್ಲಿ ಮಾಡಲಾಗದು.
pgn-ambiguous = ಇದು ಹಲವು ನಡೆಗಳನ್ನು ಸೂಚಿಸಬಹುದು.
pgn-null-move = ಖಾಲಿ ನಡೆ: ಸರದಿಯನ್ನು ಯಾರೂ ಬಿಟ್ಟುಕೊಡುವಂತಿಲ್ಲ; ಆದ್ದರಿಂದ ಆ ಸಾಲು ಇಲ್ಲಿಗೆ ಮುಗಿಯುತ್ತದೆ.
pgn-nothing-to-vary = ಯಾವ ನಡೆಗೂ ಮೊದಲೇ ಉಪಸಾಲು ಆರಂಭವಾಗಿದೆ.
pgn-too-deep = ಉಪಸಾಲುಗಳು ಒಂದರೊಳಗೊಂದು ತುಂಬಾ ಆಳವಾಗಿವೆ; ಇದನ್ನು ಬಿಡಲಾಗಿದೆ.
pgn-open-variation = ಉಪಸಾಲು “)” ನಿಂದ ಮುಗಿದಿಲ್ಲ.
pgn-no-variation = ಈ “)” ಯಾವ ಉಪಸಾಲನ್ನೂ ಮುಗಿಸುವುದಿಲ್ಲ.
pgn-open-comment = ಟಿಪ್ಪಣಿಗೆ ಕೊನೆಯಿಲ್ಲ: ಮುಚ್ಚುವ ಆವರಣ ಚಿಹ್ನೆ ಇಲ್ಲ.
pgn-nag = “$” ನಂತರ 0ರಿಂದ 255ರವರೆಗಿನ ಸಂಖ್ಯೆ ಬೇಕು.
pgn-unexpected = ಇದಕ್ಕೆ ಇಲ್ಲಿ ಅರ್ಥವಿಲ್ಲ.
pgn-other-result = ಫಲಿತಾಂಶವು “Result” ನಮೂದಿನಲ್ಲಿರುವುದಕ್ಕಿಂತ ಬೇರೆ; ನಮೂದಿನಲ್ಲಿರುವುದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲಾಗಿದೆ.
pgn-no-result = ಆಟದ ಕೊನೆಯಲ್ಲಿ ಫಲಿತಾಂಶವಿಲ್ಲ; ಅದು ಮಧ್ಯದಲ್ಲೇ ತುಂಡಾಗಿರಬಹುದು.
pgn-tag = ಇದು [White "Anna"] ತರಹದ ನಮೂದಲ್ಲ.
pgn-start = ಆಟ ಆರಂಭವಾಗುವ ಸ್ಥಿತಿಯಿಂದ ಆಡಲಾಗದು.
pgn-variant = ಬೇರೆ ನಿಯಮಗಳ ಆಟ; ಅದರ ನಡೆಗಳನ್ನು ಬಿಡಲಾಗಿದೆ.
pgn-stray = ಇದು ಯಾವ ಆಟಕ್ಕೂ ಸೇರಿಲ್ಲ.
pgn-too-long = ಪೂರ್ತಿಯಾಗಿ ಇಟ್ಟುಕೊಳ್ಳಲಾಗದಷ್ಟು ಉದ್ದವಾಗಿದೆ.
pgn-too-large = ಆಟ ತುಂಬಾ ದೊಡ್ಡದು (ಮಿತಿ: { $moves } ಅರ್ಧ ನಡೆಗಳು, { $megabytes } MB ಟಿಪ್ಪಣಿಗಳು, { $tags } ನಮೂದುಗಳು); ಉಳಿದದ್ದನ್ನು ಬಿಡಲಾಗಿದೆ.
pgn-utf-16 = ಈ ಕಡತ UTF-16 ನಲ್ಲಿದೆ. UTF-8 ಆಗಿ ಉಳಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.

## The score sheet

score-print = ಮುದ್ರಿಸಿ
score-style = ನಡೆಗಳು
score-standard = ಸಾಮಾನ್ಯ: Nf3
score-colon = ಹೊಡೆಯುವ ನಡೆಗೆ “:” ಚಿಹ್ನೆ: N:f3
score-long = ಉದ್ದ: Ng1-f3
score-figurine = ಕಾಯಿಗಳ ಚಿತ್ರಗಳು: ♘f3
score-letters = ಅಕ್ಷರಗಳು
score-also = ಜೊತೆಯ ಅಕ್ಷರಗಳು
score-no-letters = ಬೇಡ
score-by-hand = ನೀವೇ ಬರೆಯಿರಿ
score-event = ಪಂದ್ಯಾವಳಿ
score-site = ಸ್ಥಳ
score-date = ದಿನಾಂಕ
score-round = ಸುತ್ತು
score-result = ಫಲಿತಾಂಶ
score-start = ಆರಂಭದ ಸ್ಥಿತಿ
score-chess960 = Chess960, ಸಂಖ್ಯೆ { $number }
score-number = ಸಂ.
score-moves = ನಡೆಗಳು { $from }ರಿಂದ { $to }ರವರೆಗೆ
score-signature = ಸಹಿ, { $side }
score-about = ಪ್ರತಿ ನಡೆಯನ್ನು ಆಡಿದ ನಂತರ ಬರೆಯಿರಿ: ನಿಮ್ಮದನ್ನೂ ಎದುರಾಳಿಯದನ್ನೂ, ಮೇಲೆ ಆರಿಸಿದ ಅಕ್ಷರಗಳಲ್ಲಿ (FIDE 8.1). ಬರೆದದ್ದು ಸರಿಯೇ ಎಂದು ಪ್ರತಿ ಜಾಗವೂ ಹೇಳುತ್ತದೆ; ಯಾವ ನಡೆಯನ್ನು ಆಡಲಾಯಿತು ಎಂಬುದನ್ನು ಕೇಳಿದಾಗ ಮಾತ್ರ ಹೇಳುತ್ತದೆ.
score-clear = ಹಾಳೆ ಖಾಲಿ ಮಾಡಿ
score-place = ನಡೆ { $number }, { $side }
score-empty = ಏನನ್ನೂ ಬರೆದಿಲ್ಲ.
score-right = ಸರಿ.
score-wrong = ಅದು ನಿಯಮಬದ್ಧ ನಡೆಯೇ, ಆದರೆ ಬೇರೆಯದನ್ನು ಆಡಲಾಯಿತು.
score-ambiguous = ಇದು ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಆಗಬಹುದು: { $moves }. ಯಾವುದೆಂದು ಬರೆಯಿರಿ.
score-unreadable = { $letters } ಅಕ್ಷರಗಳಲ್ಲಿ ಅದು ನಡೆಯಲ್ಲ.
score-show = ನಡೆ ತೋರಿಸಿ
score-shown = ಆಡಿದ್ದು { $move }.
score-tally = ಸರಿ: { $right } · ತೋರಿಸಿದ್ದು: { $shown } · ತಪ್ಪು: { $wrong } · ಬರೆಯದ್ದು: { $open }
score-free = ಐದು ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಸಮಯವಿದ್ದಾಗ ಆಡಿದ್ದು, ಖಾಲಿ ಬಿಡಬಹುದಾದದ್ದು (FIDE 8.4): { $free }.
score-not-saved = ದಾಖಲೆ ಹಾಳೆಯನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ನೀವು ಬರೆದದ್ದು ಪುಟ ಮುಚ್ಚುವವರೆಗೆ ಇರುತ್ತದೆ; ಅದಕ್ಕೂ ಮೊದಲು ಮುದ್ರಿಸಿ.
score-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ದಾಖಲೆ ಹಾಳೆಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅವುಗಳ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.

## Offline and links

share = ಹಂಚಿಕೊಳ್ಳಿ
share-copied = ಕೊಂಡಿ ನಕಲಾಗಿದೆ.

## Engine lines, graph and review

engine = ಎಂಜಿನ್
engine-lines = ಸಾಲುಗಳು
engine-line = ಸಾಲು { $number }
engine-depth = ಆಳ { $depth }
engine-speed = { $count } kn/s
engine-whole = ಇಡೀ ಸಾಲನ್ನು ತೋರಿಸಿ
engine-over = ಇಲ್ಲಿ ಆಡಲು ಇನ್ನೇನೂ ಉಳಿದಿಲ್ಲ.
engine-resting = ಎಂಜಿನ್ ಆಟವನ್ನು ವಿಶ್ಲೇಷಿಸುತ್ತಿದೆ.
engine-stopped = ಎಂಜಿನ್‌ಗೆ ಮುಂದುವರಿಯಲು ಆಗುತ್ತಿಲ್ಲ ({ $why }). ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಅದನ್ನು ಚಾಲನೆ ಮಾಡಿ.
engine-chances = ಬಿಳಿಯ ಅವಕಾಶ: { $percent }
engine-unknown = ಮೌಲ್ಯಮಾಪನವಾಗಿಲ್ಲ
chances = { $percent } %
graph = ಆಟದ ಗತಿ
graph-start = ಆರಂಭ
verdict-inaccuracy = ನಿಖರತೆಯ ಕೊರತೆ
verdict-mistake = ತಪ್ಪು
verdict-blunder = ದೊಡ್ಡ ತಪ್ಪು
review = ಆಟವನ್ನು ವಿಶ್ಲೇಷಿಸಿ
review-cancel = ವಿಶ್ಲೇಷಣೆ ನಿಲ್ಲಿಸಿ
review-depth = ಎಷ್ಟು ಸೂಕ್ಷ್ಮವಾಗಿ
review-quick = ಬೇಗನೆ
review-thorough = ಸೂಕ್ಷ್ಮವಾಗಿ
review-progress = { $all }ರಲ್ಲಿ { $done }
review-done = ಆಟದ ವಿಶ್ಲೇಷಣೆ ಮುಗಿಯಿತು.
review-cancelled = ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಕಂಡುಕೊಂಡದ್ದು ಆಟದಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.
review-changed = ಈ ನಡುವೆ ಆಟ ಬದಲಾದ ಕಾರಣ ವಿಶ್ಲೇಷಣೆ ನಿಂತಿತು. ಅಲ್ಲಿಯವರೆಗೆ ಕಂಡುಕೊಂಡದ್ದು ಉಳಿಯುತ್ತದೆ.
review-loss = ಸರಾಸರಿ ನಷ್ಟ
review-counts = ಅವಕಾಶ ಕಳೆದುಕೊಂಡ ನಡೆಗಳು
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. ಇದಕ್ಕಿಂತ ಒಳ್ಳೆಯದು:
review-book = ಆರಂಭ ಪುಸ್ತಕದ ನಡೆ
review-best = ಅತ್ಯುತ್ತಮ ನಡೆ { $move }.
review-next = ಮುಂದಿನ ತಪ್ಪು
review-previous = ಹಿಂದಿನ ತಪ್ಪು
review-retry = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
review-retry-about = ಮಣೆಯ ಮೇಲೆ ಇನ್ನೂ ಒಳ್ಳೆಯ ನಡೆಯನ್ನು ಹುಡುಕಿ.
review-not-best = ಅದು ಅತ್ಯುತ್ತಮ ನಡೆಯಲ್ಲ. ಬೇರೊಂದನ್ನು ಪ್ರಯತ್ನಿಸಿ.
review-found-best = ಸರಿ: ಅದೇ ಅತ್ಯುತ್ತಮ ನಡೆ.

## The analysis board

analysis-damaged = ಇಲ್ಲಿ ಕೊನೆಗೆ ಅಧ್ಯಯನ ಮಾಡಿದ್ದನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹದಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
analysis-not-saved = ಇಲ್ಲಿ ಅಧ್ಯಯನ ಮಾಡಿದ್ದನ್ನು ಈ ಬ್ರೌಸರ್ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ (ಸಂಗ್ರಹ ತುಂಬಿದೆ, ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಹೋಗುವ ಮುನ್ನ ಕಡತವಾಗಿ ಉಳಿಸಿ.
analysis-replaced = ಈಗ ಮಣೆಯ ಮೇಲೆ ಬೇರೆ ಆಟವಿದೆ.
analysis-restore = ಹಿಂದಿನ ಅಧ್ಯಯನವನ್ನು ಮರಳಿ ತನ್ನಿ
analysis-start = ಆರಂಭ
analysis-branches = ಮುಂದುವರಿಯುವ ದಾರಿಗಳು
analysis-undo = ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ
analysis-undone = ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಯಿತು.
analysis-promote = ಉಪಸಾಲು ಒಂದು ಸ್ಥಾನ ಮೇಲಕ್ಕೆ
analysis-make-main = ಮುಖ್ಯ ಸಾಲಾಗಿಸಿ
analysis-delete = ಇಲ್ಲಿಂದ ಅಳಿಸಿ
analysis-deleted = ಅಳಿಸಲಾಯಿತು.
analysis-comment = ಈ ನಡೆಯ ಬಗ್ಗೆ ಟಿಪ್ಪಣಿ
analysis-notes = ಟಿಪ್ಪಣಿ ಮತ್ತು ಚಿಹ್ನೆಗಳು
analysis-signs = ಚಿಹ್ನೆಗಳು
analysis-no-signs = ಚಿಹ್ನೆಗಳು ನಡೆಗಳಿಗೆ ಸೇರಿದವು: ಮೊದಲು ಒಂದು ನಡೆಗೆ ಹೋಗಿ.
analysis-position = ಸ್ಥಿತಿ
analysis-game = ಆಟ
analysis-edit-board = ಸ್ಥಿತಿಯನ್ನು ಜೋಡಿಸುವ ಮಣೆ
analysis-pieces = ಮಣೆಯ ಮೇಲೆ ಇಡುವ ಕಾಯಿಗಳು
analysis-remove = ಕಾಯಿಗಳನ್ನು ತೆಗೆಯಿರಿ
analysis-turn = ಯಾರ ಸರದಿ
analysis-castling = ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯ
analysis-passed = ಎನ್ ಪಾಸಾಂಟ್ ಚೌಕ
analysis-fen-about = ಮಣೆಯ ಮೇಲೆ ತಟ್ಟಿ ಅಥವಾ ಕಾಯಿಗಳನ್ನು ಎಳೆಯಿರಿ; ಕೀಲಿಮಣೆಯಲ್ಲಿ ಬಾಣಗಳು ಮತ್ತು K Q R B N P (ಬಿಳಿಗೆ ದೊಡ್ಡ ಅಕ್ಷರ). ಅಥವಾ ಇಲ್ಲಿ FEN ಅಂಟಿಸಿ.
analysis-usual-start = ವಾಡಿಕೆಯ ಆರಂಭ
analysis-clear-board = ಮಣೆ ಖಾಲಿಮಾಡಿ
analysis-set-up = ಜೋಡಿಸಿ
analysis-random = ಚೀಟಿ ಎತ್ತಿ
analysis-chess960-fault = Chess960 ಆರಂಭದ ಸಂಖ್ಯೆ 0ರಿಂದ 959ರವರೆಗೆ.
analysis-playable = ಈ ಸ್ಥಿತಿಯಿಂದ ಆಡಬಹುದು.
analysis-unreachable = ಈ ಸ್ಥಿತಿಯಿಂದ ಆಡಬಹುದು, ಆದರೆ ಯಾವ ಆಟವೂ ಇದನ್ನು ತಲುಪುವುದಿಲ್ಲ:
analysis-study-position = ಈ ಸ್ಥಿತಿಯನ್ನು ಅಧ್ಯಯನ ಮಾಡಿ
analysis-copy-pgn = PGN ನಕಲಿಸಿ
analysis-pgn-copied = ಆಟವನ್ನೂ ಅದರ ಬಗ್ಗೆ ಹೇಳಿದ್ದೆಲ್ಲವನ್ನೂ ನಕಲಿಸಲಾಗಿದೆ.
analysis-copy-fen = FEN ನಕಲಿಸಿ
analysis-fen-copied = ಸ್ಥಿತಿಯನ್ನು ನಕಲಿಸಲಾಗಿದೆ.
analysis-by-hand = ನಕಲಿಸಲು ಬ್ರೌಸರ್ ಬಿಡಲಿಲ್ಲ. ಪಠ್ಯ ಇಲ್ಲಿದೆ:
analysis-download = ಕಡತವಾಗಿ ಉಳಿಸಿ
analysis-save = ಸಂಗ್ರಹದಲ್ಲಿಡಿ
analysis-saved = ಸಂಗ್ರಹದಲ್ಲಿಡಲಾಗಿದೆ.
analysis-play = ಇಲ್ಲಿಂದ ಆಡಿ
analysis-tags = ಹೆಸರುಗಳು, ಪಂದ್ಯಾವಳಿ, ಫಲಿತಾಂಶ
analysis-event = ಪಂದ್ಯಾವಳಿ
analysis-site = ಸ್ಥಳ
analysis-date = ದಿನಾಂಕ
analysis-round = ಸುತ್ತು
analysis-result = ಫಲಿತಾಂಶ
analysis-open = ಆಟ ತೆರೆಯಿರಿ
analysis-open-about = PGN ಅನ್ನು ಇಲ್ಲಿ ಅಂಟಿಸಿ, ಅಥವಾ ಈ ಪರದೆಯ ಮೇಲೆ ಎಲ್ಲಿಯಾದರೂ ಕಡತವನ್ನು ಬಿಡಿ.
analysis-open-text = ತೆರೆಯಿರಿ
analysis-open-file = ಕಡತ ಆರಿಸಿ …
analysis-new = ಹೊಸದಾಗಿ ಆರಂಭಿಸಿ
analysis-reading = ಓದುತ್ತಿದೆ …
analysis-no-file = ಕಡತವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }).
analysis-found-none = ಈ ಪಠ್ಯದಲ್ಲಿ ಆಟವಿಲ್ಲ.
analysis-found =
    { $count ->
        [one] ಒಂದು ಆಟ ಸಿಕ್ಕಿತು.
       *[other] { $count } ಆಟಗಳು ಸಿಕ್ಕವು. ಒಂದನ್ನು ಆರಿಸಿ:
    }
analysis-found-more = ಇನ್ನೂ ಇವೆ; ಸಂಗ್ರಹವು ಎಷ್ಟು ಆಟಗಳನ್ನಾದರೂ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ.
analysis-problems =
    { $count ->
        [one] ಒಂದು ದೋಷ
       *[other] { $count } ದೋಷಗಳು
    }
analysis-problems-kept = ಎಲ್ಲವನ್ನೂ ಓದಲಾಗಲಿಲ್ಲ. ಓದಲಾದದ್ದು ಇದೆ:
analysis-problem-at = ಆಟ { $game }, ಸಾಲು { $line }, ಸ್ಥಾನ { $column }:

nag-brilliant = ಅದ್ಭುತ ನಡೆ
nag-good = ಒಳ್ಳೆಯ ನಡೆ
nag-interesting = ಕುತೂಹಲಕರ ನಡೆ
nag-dubious = ಸಂಶಯಾಸ್ಪದ ನಡೆ
nag-mistake = ತಪ್ಪು
nag-blunder = ದೊಡ್ಡ ತಪ್ಪು
nag-only = ಏಕೈಕ ನಡೆ
nag-white-wins = ಬಿಳಿ ಗೆಲ್ಲುತ್ತಿದೆ
nag-white-better = ಬಿಳಿಗೆ ಮೇಲುಗೈ
nag-white-slightly = ಬಿಳಿಗೆ ಸ್ವಲ್ಪ ಮೇಲುಗೈ
nag-equal = ಸಮ
nag-unclear = ಅಸ್ಪಷ್ಟ
nag-black-slightly = ಕಪ್ಪಿಗೆ ಸ್ವಲ್ಪ ಮೇಲುಗೈ
nag-black-better = ಕಪ್ಪಿಗೆ ಮೇಲುಗೈ
nag-black-wins = ಕಪ್ಪು ಗೆಲ್ಲುತ್ತಿದೆ
nag-novelty = ಹೊಸತು
nag-better = ಇದು ಉತ್ತಮ

fen-fields = FEN ನಲ್ಲಿ 6 ಭಾಗಗಳಿರುತ್ತವೆ (ಕಾಯಿಗಳು, ಸರದಿ, ಕ್ಯಾಸ್ಲಿಂಗ್, ಎನ್ ಪಾಸಾಂಟ್, ಅರ್ಧ ನಡೆಗಳ ಎಣಿಕೆ, ನಡೆಯ ಸಂಖ್ಯೆ), ಅಥವಾ ಮೊದಲ 4; ಇದರಲ್ಲಿ { $count } ಇವೆ.
fen-ranks = ಭಾಗ 1 (ಕಾಯಿಗಳು): “/” ಬೇರ್ಪಡಿಸುವ 8 ಅಡ್ಡಸಾಲುಗಳ ಬದಲು { $count }.
fen-rank-length = ಭಾಗ 1 (ಕಾಯಿಗಳು): { $rank }ನೇ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ 8 ಚೌಕಗಳ ಬದಲು { $count }.
fen-piece = ಭಾಗ 1 (ಕಾಯಿಗಳು): { $rank }ನೇ ಅಡ್ಡಸಾಲಿನ “{ $text }” ಕಾಯಿಯೂ ಅಲ್ಲ (KQRBNP kqrbnp), ಖಾಲಿ ಚೌಕಗಳ ಸಂಖ್ಯೆಯೂ ಅಲ್ಲ (1ರಿಂದ 8).
fen-turn = ಭಾಗ 2 (ಸರದಿ): “{ $text }” ಎಂಬುದು “w” ಅಥವಾ “b” ಅಲ್ಲ.
fen-castling = ಭಾಗ 3 (ಕ್ಯಾಸ್ಲಿಂಗ್): “{ $text }” ಎಂಬುದು K, Q, k, q ಅಥವಾ ಆನೆಗಳ ಕಂಬಸಾಲುಗಳಿಂದ ಆದದ್ದಲ್ಲ, “-” ಕೂಡ ಅಲ್ಲ.
fen-en-passant = ಭಾಗ 4 (ಎನ್ ಪಾಸಾಂಟ್): “{ $text }” ಎಂಬುದು “e3” ನಂತಹ ಚೌಕವೂ ಅಲ್ಲ, “-” ಕೂಡ ಅಲ್ಲ.
fen-halfmoves = ಭಾಗ 5 (ಅರ್ಧ ನಡೆಗಳ ಎಣಿಕೆ): “{ $text }” ಸಂಖ್ಯೆಯಲ್ಲ.
fen-fullmoves = ಭಾಗ 6 (ನಡೆಯ ಸಂಖ್ಯೆ): “{ $text }” ಸಂಖ್ಯೆಯಲ್ಲ.

setup-no-king = { $side }: ರಾಜನಿಲ್ಲ.
setup-many-kings = { $side }: ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ರಾಜರು.
setup-pawns-on-back-rank = ಮೊದಲ ಅಥವಾ ಕೊನೆಯ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ ಪದಾತಿ ನಿಲ್ಲುವಂತಿಲ್ಲ: { $squares }.
setup-opponent-in-check = { $side } ರಾಜನಿಗೆ ಚೆಕ್ ಇದೆ, ಆದರೆ ಈಗ ಆಡಬೇಕಾದದ್ದು { $side } ಅಲ್ಲ.
setup-castling-king-side = { $side }: ರಾಜನ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ರಾಜ { $rank }ನೇ ಅಡ್ಡಸಾಲಿನಲ್ಲಿಲ್ಲ.
setup-castling-queen-side = { $side }: ರಾಣಿಯ ಬದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ರಾಜ { $rank }ನೇ ಅಡ್ಡಸಾಲಿನಲ್ಲಿಲ್ಲ.
setup-castling-rook = { $side }: { $square } ಚೌಕದ ಆನೆಯೊಂದಿಗೆ ಕ್ಯಾಸ್ಲಿಂಗ್ ಸಾಧ್ಯವಿಲ್ಲ: ಅಲ್ಲಿ ಆನೆಯಿಲ್ಲ.
setup-passed-rank = ಈಗಷ್ಟೇ ಆಡಿದ ಕಡೆಯ ಯಾವ ಪದಾತಿಯೂ { $square } ಚೌಕವನ್ನು ದಾಟಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
setup-passed-pawn = ಯಾವ ಪದಾತಿಯೂ ಈಗಷ್ಟೇ { $square } ಚೌಕವನ್ನು ದಾಟಿರಲು ಸಾಧ್ಯವಿಲ್ಲ: ಅದರ ಮುಂದೆ ಪದಾತಿಯಿಲ್ಲ.
setup-passed-blocked = ಯಾವ ಪದಾತಿಯೂ ಈಗಷ್ಟೇ { $square } ಚೌಕವನ್ನು ದಾಟಿರಲು ಸಾಧ್ಯವಿಲ್ಲ: ದಾರಿಯಲ್ಲಿ ಕಾಯಿ ಅಡ್ಡವಿತ್ತು.

odd-pieces = { $side }: 16ಕ್ಕಿಂತ ಹೆಚ್ಚು ಕಾಯಿಗಳು.
odd-pawns = { $side }: 8ಕ್ಕಿಂತ ಹೆಚ್ಚು ಪದಾತಿಗಳು.
odd-promoted = { $side }: { $pawns } ಪದಾತಿಗಳು, ಇನ್ನೂ { $promoted } ಕಾಯಿಗಳು ಬಡ್ತಿ ಪಡೆದ ಪದಾತಿಗಳೇ ಆಗಿರಬೇಕು: ಒಟ್ಟು 8ಕ್ಕಿಂತ ಹೆಚ್ಚು.
odd-few-captures = { $side }: ಕನಿಷ್ಠ { $promoted } ಪದಾತಿಗಳು ಬಡ್ತಿ ಪಡೆದಿವೆ, ಆದರೆ ಅಷ್ಟು ದಾಟಿಹೋಗಲು ಸಾಕಷ್ಟು ಕಾಯಿಗಳನ್ನು ಹೊಡೆದಿಲ್ಲ.
odd-reach = { $piece } ಆರಂಭದ ಚೌಕದಿಂದ { $square } ತಲುಪಲು ದಾರಿಯಿಲ್ಲ.
odd-pawn-places = { $side }: ಪದಾತಿಗಳೆಲ್ಲ ಆರಂಭದ ಚೌಕಗಳಿಂದ ಈ ಚೌಕಗಳಿಗೆ ಬಂದಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
odd-pawn-captures = { $side }: ಪದಾತಿಗಳು { $needed } ಕಾಯಿಗಳನ್ನು ಹೊಡೆದಿರಬೇಕು, ಆದರೆ ಅವು ಹೊಡೆದಿರಬಹುದಾದವು { $possible } ಮಾತ್ರ.
odd-pawns-passed = { $squares } ಚೌಕಗಳ ಪದಾತಿಗಳು ಇಷ್ಟು ಕಡಿಮೆ ಕಾಯಿಗಳನ್ನು ಹೊಡೆದು ಒಂದನ್ನೊಂದು ದಾಟಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
odd-turn = ಕಾಯಿಗಳು ಹೀಗಿರುವಾಗ ಆಡಬೇಕಾದದ್ದು { $side } ಆಗಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
odd-last-move = { $side } ಈಗಷ್ಟೇ ಆಡಿರಬಹುದಾದ ನಡೆಯೇ ಇಲ್ಲ.
odd-check = { $squares } ಇಂದ ಯಾವ ನಡೆಯೂ ಚೆಕ್ ಕೊಟ್ಟಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
odd-castling = ಕ್ಯಾಸ್ಲಿಂಗ್ ಹಕ್ಕುಗಳು ಹೇಳುವಂತೆ ರಾಜರೂ ಆನೆಗಳೂ ಯಾವ ಆರಂಭದಲ್ಲೂ ನಿಲ್ಲುವುದಿಲ್ಲ.
odd-passed-check = ಪದಾತಿ { $square } ದಾಟುವ ಮೊದಲೇ ಎದುರಾಳಿಯ ರಾಜನಿಗೆ ಚೆಕ್ ಇರುತ್ತಿತ್ತು.
odd-passed-missing = ಕೊನೆಯ ನಡೆ { $square } ಚೌಕವನ್ನು ದಾಟಿದ ಪದಾತಿಯ ಎರಡು ಚೌಕದ ನಡೆಯೇ ಆಗಿರಬೇಕು, ಆದರೆ ಅಲ್ಲಿ ಎನ್ ಪಾಸಾಂಟ್ ಹಕ್ಕಿಲ್ಲ.
odd-clock = ಅರ್ಧ ನಡೆಗಳ ಎಣಿಕೆ { $clock }, ಆದರೆ ಕೊನೆಯ ನಡೆ ಕಾಯಿ ಹೊಡೆದ ನಡೆ ಅಥವಾ ಪದಾತಿಯ ನಡೆ.
odd-clock-early = ಅರ್ಧ ನಡೆಗಳ ಎಣಿಕೆ { $clock }, ಆದರೆ ನಡೆಯ ಸಂಖ್ಯೆಯ ಪ್ರಕಾರ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಅರ್ಧ ನಡೆಗಳಾಗಿವೆ.
odd-early = ನಡೆಯ ಸಂಖ್ಯೆಯ ಪ್ರಕಾರ { $side } ಹೆಚ್ಚೆಂದರೆ ಇಂತಹ { $possible } ನಡೆಗಳನ್ನು ಆಡಿರಬಹುದು, ಆದರೆ ಕಾಯಿಗಳ ಪ್ರಕಾರ ಕಾಯಿ ಹೊಡೆದ ಮತ್ತು ಪದಾತಿಯ ನಡೆಗಳು { $needed }.
