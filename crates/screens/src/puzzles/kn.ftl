## ಒಗಟುಗಳು

puzzles = ಒಗಟುಗಳು
puzzle-themes = ವಿಷಯಗಳು
puzzle-history = ಇತಿಹಾಸ
solve = ಒಗಟು ಬಿಡಿಸಿ
puzzles-rated = ನಿಮ್ಮ ರೇಟಿಂಗ್
puzzles-solve = ಬಿಡಿಸಿ
rating-band = 20ರಲ್ಲಿ 19 ಸಲ ನಿಮ್ಮ ರೇಟಿಂಗ್ ಸಂಖ್ಯೆಯಿಂದ ಇಷ್ಟರೊಳಗೆ ಇರುತ್ತದೆ
puzzles-best = ಅತ್ಯುತ್ತಮ { $count }
puzzles-due = { $count } ಬಾಕಿ
puzzles-repeat-how = ನೀವು ತಪ್ಪಿದವು
puzzles-themes-how = ಜೋಡಿ ದಾಳಿ, ಚೆಕ್‌ಮೇಟ್, ರೇಟಿಂಗ್
puzzles-storm-how = 3 ನಿಮಿಷ
puzzles-survival-how = 3 ತಪ್ಪು
puzzles-daily-how = ಪ್ರತಿದಿನ ಎಲ್ಲರಿಗೂ ಒಂದು
puzzles-daily-done = ಇಂದಿನದು ಮುಗಿದಿದೆ
puzzles-streak = { $count ->
    [one] ಸತತ { $count } ದಿನ ಬಿಡಿಸಿದ್ದೀರಿ
   *[other] ಸತತ { $count } ದಿನ ಬಿಡಿಸಿದ್ದೀರಿ
}
puzzles-offline = { $count ->
    [one] { $number } ಒಗಟು ಈ ಸಾಧನದಲ್ಲಿದೆ; ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಸಿಗುತ್ತದೆ.
   *[other] { $number } ಒಗಟುಗಳು ಈ ಸಾಧನದಲ್ಲಿವೆ; ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಸಿಗುತ್ತವೆ.
}
puzzles-level-how = ಮೊದಲ ಒಗಟುಗಳು ನಿಮಗೆ ಹೊಂದಲೆಂದು. ನಂತರ ರೇಟಿಂಗ್ ತಾನೇ ಸರಿಹೋಗುತ್ತದೆ.
puzzles-unfetched = ಸಂಪರ್ಕವಿಲ್ಲ, ಮತ್ತು ಒಗಟುಗಳು ಇನ್ನೂ ಈ ಸಾಧನದಲ್ಲಿಲ್ಲ. ಆನ್‌ಲೈನ್ ಇರುವಾಗ ಈ ಪುಟವನ್ನು ಒಮ್ಮೆ ತೆರೆಯಿರಿ.
puzzles-missing = ಈ ಒಗಟು ಅಥವಾ ಸಂಗ್ರಹ ಈ ಸಾಧನದಲ್ಲಿ ಇಲ್ಲ.

choice = ಆಯ್ಕೆ
choice-all = ಎಲ್ಲ
choice-easier = ಸುಲಭ
choice-same = ನನ್ನ ಮಟ್ಟ
choice-harder = ಕಠಿಣ
choice-from = ಕನಿಷ್ಠ
choice-to = ಗರಿಷ್ಠ
choice-mate = ಎಷ್ಟು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
choice-any = ಯಾವುದಾದರೂ
choice-mate-more = { $count } ಅಥವಾ ಹೆಚ್ಚು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
choice-set-rated = ಇದರ ಒಗಟುಗಳಿಗೆ ರೇಟಿಂಗ್ ಇದೆ: ನಿಮ್ಮ ರೇಟಿಂಗ್‌ಗೆ ಹತ್ತಿರದವು ಬರುತ್ತವೆ, ಅದನ್ನು ಬದಲಿಸುತ್ತವೆ.
choice-how = ಇಲ್ಲಿ ಆರಿಸಿದ್ದನ್ನು ಬಿಡಿಸಿ, ಅಥವಾ ಒಂದು ವಿಷಯವನ್ನು ಮುಟ್ಟಿ ಅದರ ಒಗಟುಗಳನ್ನು ಮಾತ್ರ ಬಿಡಿಸಿ.
choice-other = ಬೇರೆ ಆರಿಸಿ
choice-filter = ರೇಟಿಂಗ್, ಚೆಕ್‌ಮೇಟ್, ಸಂಗ್ರಹ
themes-find = ವಿಷಯ ಹುಡುಕಿ
themes-none = ಈ ಹೆಸರಿನ ವಿಷಯ ಇಲ್ಲ.
twenty = 20 ಒಗಟುಗಳು
twenty-how = ಸುಲಭದಿಂದ ಕಷ್ಟದ ಕಡೆಗೆ. ತಪ್ಪಿದ್ದನ್ನು ಮತ್ತೆ ಕೇಳಲಾಗುತ್ತದೆ.
twenty-other = ಬೇರೆ ಇಪ್ಪತ್ತು
themes-own = ನೀವು { $percent } %

solve-mode-rated = ರೇಟಿಂಗ್
solve-mode-set = ಸಂಗ್ರಹ
solve-mode-repeat = ಮತ್ತೊಮ್ಮೆ
solve-mode-daily = ಇಂದಿನ ಒಗಟು
solve-mode-storm = ಬಿರುಗಾಳಿ
solve-mode-survival = ಉಳಿವು
solve-mode-one = ಒಗಟು
solve-mode-missed = ತಪ್ಪಿದವು
solve-mate-in = { $count ->
    [one] { $count } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
   *[other] { $count } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
}
solve-white = ಬಿಳಿಯ ಸರದಿ
solve-black = ಕಪ್ಪಿನ ಸರದಿ
solve-task = ಅತ್ಯುತ್ತಮ ನಡೆಯನ್ನು ಹುಡುಕಿ.
solve-task-after = { $side ->
    [white] ಬಿಳಿ ಈಗಷ್ಟೇ { $move } ಆಡಿದೆ. ಅತ್ಯುತ್ತಮ ನಡೆಯನ್ನು ಹುಡುಕಿ.
   *[black] ಕಪ್ಪು ಈಗಷ್ಟೇ { $move } ಆಡಿದೆ. ಅತ್ಯುತ್ತಮ ನಡೆಯನ್ನು ಹುಡುಕಿ.
}
solve-task-mate = { $count ->
    [one] { $count } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್.
   *[other] { $count } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್.
}
solve-loading = ಒಂದು ಕ್ಷಣ …
solve-nothing = ಇಲ್ಲಿ ಏನೂ ಉಳಿದಿಲ್ಲ
solve-nothing-how = ಈಗ ಬಿಡಿಸಲು ಈ ಬಗೆಯ ಒಗಟು ಇಲ್ಲ.
solve-that-was-all = { $count ->
    [one] ಇದ್ದದ್ದು ಅದೊಂದೇ
   *[other] ಎಲ್ಲ { $count } ಮುಗಿದವು
}
solve-again-seen = ಇದನ್ನು ಬಿಡಿಸಿದ್ದೀರಿ: { $date }.
solve-again-failed = ತಪ್ಪಿದ್ದರಿಂದ ಮತ್ತೆ ಬಂದಿದೆ: { $date }.
solve-again-slow = ಸಹಾಯ ಅಥವಾ ಹೆಚ್ಚು ಸಮಯ ಬೇಕಾದ್ದರಿಂದ ಮತ್ತೆ ಬಂದಿದೆ: { $date }.
solve-again-due = ನೆನಪಿನಲ್ಲಿರಲೆಂದು ಮತ್ತೆ ಬಂದಿದೆ; ಕೊನೆಯ ಬಾರಿ: { $date }.

solve-hint = ಸುಳಿವು
solve-hint-word = ಸುಳಿವು:
solve-hint-decoy = ನಿಮ್ಮ ರೇಟಿಂಗ್‌ನಲ್ಲಿ ಸಾಮಾನ್ಯವಾಗಿ ಆಡುವ ನಡೆ { $move }; ಅದು ಏನನ್ನು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ ಎಂದು ನೋಡಿ.
solve-hint-piece = { $square } ಚೌಕದ { $piece } — ಅದನ್ನು ನೋಡಿ.
solve-hint-move = { $move }
solve-solution = ಉತ್ತರ
solve-skip = ಬಿಟ್ಟುಬಿಡಿ
solve-next = ಮುಂದಿನ ಒಗಟು
solve-retry = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
solve-play-on = ರೋಬೋಟ್ ಜೊತೆ ಆಡಿ ಮುಗಿಸಿ
solve-explore = ವಿಶ್ಲೇಷಿಸಿ
solve-explore-long = ವಿಶ್ಲೇಷಣಾ ಮಣೆಯಲ್ಲಿ ತೆರೆಯಿರಿ
solve-replay = ತಪ್ಪಿದವು
solve-again = ಇನ್ನೊಮ್ಮೆ
solve-cancel = ಹಿಂಪಡೆಯಿರಿ
solve-confirm = ಖಚಿತವೇ?
solve-confirm-how = { $move } ಆಡಲು ಗುರಿ ಚೌಕವನ್ನು ಮತ್ತೆ ಮುಟ್ಟಿ.
solve-confirm-move = ಆಡಿ

solve-right = ಸರಿ.
solve-go-on = ಮುಂದುವರಿಸಿ.
solve-solved = ಬಿಡಿಸಿದಿರಿ.
solve-shown = ಇದೇ ಉತ್ತರ.
solve-slower = ಇದೂ ಗೆಲ್ಲುತ್ತದೆ, ಆದರೆ ನಿಧಾನವಾಗಿ.
solve-slower-mate = { $count ->
    [one] { $count } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಇದೆ.
   *[other] { $count } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಇದೆ.
}
solve-slower-better = ಇದಕ್ಕಿಂತ ಬೇಗ ಗೆಲ್ಲುವ ದಾರಿ ಇದೆ.
solve-missed = ತಪ್ಪಿತು:
solve-missed-move = ಸರಿಯಾದ ನಡೆ { $move }.
solve-refuted = ನಂತರ ಬರುವುದು { $line }.
solve-not-it = ಇದಕ್ಕಿಂತ ಉತ್ತಮ ನಡೆ ಇದೆ.
solve-stalemate = ಇದು ಸ್ಟೇಲ್‌ಮೇಟ್: ಡ್ರಾ.
solve-repetition = ಸ್ಥಿತಿ ಮೂರನೇ ಬಾರಿ ಬರುತ್ತದೆ: ಡ್ರಾ.
solve-fifty-moves = ಐವತ್ತು ನಡೆಗಳ ನಿಯಮದಂತೆ ಡ್ರಾ.
solve-dead-position = ಇನ್ನು ಯಾರೂ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಲಾರರು: ಡ್ರಾ.
solve-end-first = ಒಂದೇ ಪ್ರಯತ್ನದಲ್ಲಿ ಬಿಡಿಸಿದಿರಿ
solve-end-tries = { $count } ಪ್ರಯತ್ನಗಳಲ್ಲಿ ಬಿಡಿಸಿದಿರಿ
solve-end-helped = ಸಹಾಯದಿಂದ ಬಿಡಿಸಿದಿರಿ
solve-not-rated = ರೇಟಿಂಗ್‌ಗೆ ಎಣಿಸಿಲ್ಲ
solve-end-shown = ಉತ್ತರ: { $move }
solve-puzzle-rating = ಒಗಟಿನ ರೇಟಿಂಗ್ { $rating }
solve-seconds = { $count ->
    [one] { $count } ಸೆಕೆಂಡು
   *[other] { $count } ಸೆಕೆಂಡುಗಳು
}
solve-due = ಮತ್ತೆ ಕೇಳುವ ದಿನ { $date }
solve-due-today = ಇಂದು ಮತ್ತೆ ಕೇಳಲಾಗುತ್ತದೆ
solve-due-tomorrow = ನಾಳೆ ಮತ್ತೆ ಕೇಳಲಾಗುತ್ತದೆ
solve-number = { $count }ರಲ್ಲಿ { $number }
solve-about = ಇದು ಯಾವುದರ ಬಗ್ಗೆ
solve-run-over = { $count ->
    [one] ಸುತ್ತು ಮುಗಿಯಿತು: { $count } ಬಿಡಿಸಿದಿರಿ.
   *[other] ಸುತ್ತು ಮುಗಿಯಿತು: { $count } ಬಿಡಿಸಿದಿರಿ.
}

solve-confirm-moves = ಎರಡನೇ ಸ್ಪರ್ಶದಿಂದ ನಡೆ ಖಚಿತಪಡಿಸಿ
solve-confirm-off = ಎಂದೂ ಬೇಡ
solve-confirm-rated = ರೇಟಿಂಗ್ ಒಗಟುಗಳಲ್ಲಿ
solve-confirm-always = ಯಾವಾಗಲೂ, ಬಿರುಗಾಳಿಯಲ್ಲಿ ಬೇಡ
solve-difficulty = ಕಠಿಣ ಅಥವಾ ಸುಲಭ
solve-difficulty-same = ನನ್ನ ರೇಟಿಂಗ್‌ನಂತೆ
solve-auto-next = ತಾನಾಗಿ ಮುಂದುವರಿಸಿ

run-time-up = ಸಮಯ ಮುಗಿಯಿತು
run-over = ಓಟ ಮುಗಿಯಿತು
run-stop = ಓಟ ನಿಲ್ಲಿಸಿ
run-solved = { $count } ಬಿಡಿಸಿದಿರಿ
run-misses = { $count ->
    [one] ಇನ್ನು { $count } ತಪ್ಪು ಉಳಿದಿದೆ
   *[other] ಇನ್ನು { $count } ತಪ್ಪುಗಳು ಉಳಿದಿವೆ
}
run-result = { $count ->
    [one] ಒಗಟು ಬಿಡಿಸಿದಿರಿ
   *[other] ಒಗಟುಗಳನ್ನು ಬಿಡಿಸಿದಿರಿ
}
run-best = ಅತ್ಯುತ್ತಮ
run-series = ಉದ್ದದ ಸರಣಿ
run-missed = ತಪ್ಪಿದವು
run-start = ಆರಂಭಿಸಿ
run-ready = ಸಿದ್ಧವೇ?
run-rule-time = { $count ->
    [one] { $count } ನಿಮಿಷ, ನಿಮ್ಮ ಮೊದಲ ನಡೆಯಿಂದ.
   *[other] { $count } ನಿಮಿಷಗಳು, ನಿಮ್ಮ ಮೊದಲ ನಡೆಯಿಂದ.
}
run-rule-combo = ಸತತ { $levels } ಸರಿಯಾದ ನಡೆಗಳಿಗೆ { $gains } ಸೆಕೆಂಡು ಸಿಗುತ್ತವೆ.
run-rule-miss = ಒಂದು ತಪ್ಪಿಗೆ { $count } ಸೆಕೆಂಡು ಹೋಗುತ್ತವೆ, ಸರಣಿಯೂ ಮುಗಿಯುತ್ತದೆ.
run-rule-misses = { $count }ನೇ ತಪ್ಪಿಗೆ ಓಟ ಮುಗಿಯುತ್ತದೆ. ಗಡಿಯಾರ ಇಲ್ಲ.
run-rule-harder = ಪ್ರತಿ ಒಗಟೂ ಹಿಂದಿನದಕ್ಕಿಂತ ಸ್ವಲ್ಪ ಕಠಿಣ.
run-combo = ಸತತ { $count } · { $at } ಆದರೆ { $seconds } ಸೆಕೆಂಡು
run-combo-bar = ಮುಂದಿನ ಹೆಚ್ಚುವರಿ ಸಮಯಕ್ಕೆ ಬೇಕಾದ ನಡೆಗಳು
run-best-today = ಇಂದಿನ ಅತ್ಯುತ್ತಮ
run-best-week = 7 ದಿನಗಳಲ್ಲಿ
run-record-today = ಇಂದಿನ ಅತ್ಯುತ್ತಮ ಓಟ
run-record-week = ಕಳೆದ 7 ದಿನಗಳ ಅತ್ಯುತ್ತಮ ಓಟ
run-record-ever = ಈವರೆಗಿನ ನಿಮ್ಮ ಅತ್ಯುತ್ತಮ ಓಟ
run-hardest = ಬಿಡಿಸಿದ ಅತಿ ಕಠಿಣ ಒಗಟು
run-pace = ಪ್ರತಿ ಒಗಟಿಗೆ
run-puzzles = ಈ ಓಟದ ಒಗಟುಗಳು
puzzle-race = ಇಬ್ಬರ ಪಂದ್ಯ
race-rules = { $count ->
    [one] ಇಬ್ಬರಿಗೂ ಅವೇ ಒಗಟುಗಳು. { $count } ನಿಮಿಷದಲ್ಲಿ ಹೆಚ್ಚು ಬಿಡಿಸಿದವರು ಗೆಲ್ಲುತ್ತಾರೆ. ತಪ್ಪಾದರೆ ಸ್ವಲ್ಪ ಕಾಯಬೇಕು.
   *[other] ಇಬ್ಬರಿಗೂ ಅವೇ ಒಗಟುಗಳು. { $count } ನಿಮಿಷಗಳಲ್ಲಿ ಹೆಚ್ಚು ಬಿಡಿಸಿದವರು ಗೆಲ್ಲುತ್ತಾರೆ. ತಪ್ಪಾದರೆ ಸ್ವಲ್ಪ ಕಾಯಬೇಕು.
}
race-time = ಸಮಯ
race-minutes = { $count ->
    [one] { $count } ನಿಮಿಷ
   *[other] { $count } ನಿಮಿಷ
}
race-level = ಮಟ್ಟ
race-easy = ಸುಲಭ
race-middle = ಮಧ್ಯಮ
race-hard = ಕಠಿಣ
race-ready = ನಾನು ಸಿದ್ಧ
race-waits = ಎದುರಾಳಿಗಾಗಿ ಕಾಯಲಾಗುತ್ತಿದೆ …
race-board = ಮಣೆ { $number }
race-score = { $own } – { $other }
race-won = ನೀವು ಗೆದ್ದಿರಿ!
race-lost = ಎದುರಾಳಿ ಗೆದ್ದರು
race-drawn = ಡ್ರಾ
race-wins = ಗೆದ್ದ ಪಂದ್ಯಗಳು: { $own } – { $other }
race-over = ಪಂದ್ಯ ಮುಗಿಯಿತು: { $near } – { $across }.

## ಒಗಟುಗಳ ಸಂಗ್ರಹಗಳು

puzzle-sets = ನನ್ನ ಸಂಗ್ರಹಗಳು
puzzles-sets-how = ಕಡತದಿಂದ, ನಿಮ್ಮ ಆಟಗಳಿಂದ, ಅಥವಾ ನೀವೇ ರಚಿಸಿ
puzzles-drills-how = ತಪ್ಪಿಲ್ಲದ ರಕ್ಷಣೆಯ ವಿರುದ್ಧ ಚೆಕ್‌ಮೇಟ್ ಮತ್ತು ಕೊನೆಯಾಟ
puzzles-sets = { $count ->
    [one] { $count } ಸಂಗ್ರಹದಲ್ಲಿ { $puzzles } ಒಗಟುಗಳು
   *[other] { $count } ಸಂಗ್ರಹಗಳಲ್ಲಿ { $puzzles } ಒಗಟುಗಳು
}
sets-add = ಕಡತ ಸೇರಿಸಿ
sets-how = CSV (.csv.zst ಕೂಡ), PGN, EPD ಅಥವಾ pack ರೂಪದ ಒಗಟುಗಳ ಕಡತ; ಇದರಲ್ಲಿ ಯಾವುದೂ ಈ ಸಾಧನವನ್ನು ಬಿಟ್ಟು ಹೋಗುವುದಿಲ್ಲ.
sets-choose = ಯಾವುವೆಂದು ಆರಿಸಿ
sets-add-all = ಎಲ್ಲ ಸೇರಿಸಿ
sets-add-these = ಇವನ್ನು ಸೇರಿಸಿ
sets-themes = ವಿಷಯ
sets-theme-more = ಇನ್ನೊಂದು ವಿಷಯ
sets-theme-remove = { $theme } ಬಿಡಿ
sets-popularity = ಜನಪ್ರಿಯತೆ ಕನಿಷ್ಠ
sets-at-most = ಗರಿಷ್ಠ ಸಂಖ್ಯೆ
sets-own = Sessa ಒಗಟುಗಳು
sets-unfinished = ಪೂರ್ತಿಯಾಗಿ ಓದಿಲ್ಲ
sets-not-fetched = ಇನ್ನೂ ಈ ಸಾಧನದಲ್ಲಿಲ್ಲ
sets-count = { $count ->
    [one] { $count } ಒಗಟು
   *[other] { $count } ಒಗಟುಗಳು
}
sets-progress = ಒಗಟುಗಳನ್ನು ಓದುವುದು ಅಥವಾ ಬರೆಯುವುದು
sets-solved = { $count }ರಲ್ಲಿ { $solved } ಬಿಡಿಸಿದಿರಿ
sets-reading = { $count ->
    [one] ಈವರೆಗೆ { $count } ಒಗಟು
   *[other] ಈವರೆಗೆ { $count } ಒಗಟುಗಳು
}
sets-added = { $count ->
    [one] { $count } ಒಗಟು ಸೇರಿದೆ.
   *[other] { $count } ಒಗಟುಗಳು ಸೇರಿವೆ.
}
sets-known = { $count ->
    [one] { $count } ಮೊದಲೇ ಇತ್ತು.
   *[other] { $count } ಮೊದಲೇ ಇದ್ದವು.
}
sets-filtered = { $count ->
    [one] ನೀವು ಆರಿಸಿದಂತೆ { $count } ಒಗಟನ್ನು ಬಿಡಲಾಗಿದೆ.
   *[other] ನೀವು ಆರಿಸಿದಂತೆ { $count } ಒಗಟುಗಳನ್ನು ಬಿಡಲಾಗಿದೆ.
}
sets-faults = { $count ->
    [one] { $count } ಓದಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ:
   *[other] { $count } ಓದಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ:
}
sets-cancelled = ನಿಲ್ಲಿಸಲಾಗಿದೆ; ಓದಿದ್ದನ್ನು ಉಳಿಸಲಾಗಿದೆ.
sets-convention = ಈ ಕಡತದಲ್ಲಿ ಬಿಡಿಸುವವರು ಮೊದಲು ಆಡುವಂತಿದೆ.
sets-convention-other = ಹಾಗೆಯೇ ಓದಿ
sets-fault-line-column = ಸಾಲು { $line }, ಸ್ಥಾನ { $column }:
sets-fault-line = ಸಾಲು { $line }:
sets-fault-puzzle = ಒಗಟು { $number }:
puzzle-fault-encoding = UTF-8 ಅಲ್ಲದ ಅಕ್ಷರಗಳನ್ನು Windows-1252 ಎಂದು ಓದಲಾಗಿದೆ: { $number }.
puzzle-fault-long-line = ಈ ಸಾಲು { $number } ಬೈಟ್‌ಗಳಿಗಿಂತ ಉದ್ದವಾಗಿದೆ; ಒಂದು ಸಾಲು ಒಂದು ಒಗಟು.
puzzle-fault-quote = ಉದ್ಧರಣೆಯಲ್ಲಿರುವ ಭಾಗ ಅದೇ ಸಾಲಿನಲ್ಲಿ ಉದ್ಧರಣ ಚಿಹ್ನೆಯಿಂದ ಮುಗಿದು, ನಂತರ ಅಲ್ಪವಿರಾಮ ಬರಬೇಕು. ಒಳಗಿನ ಚಿಹ್ನೆಯನ್ನು ಎರಡು ಬಾರಿ ಬರೆಯಿರಿ.
puzzle-fault-columns = { $about } ಅಂಕಣ ಇಲ್ಲ: ಸಾಲಿನಲ್ಲಿರುವುದು { $number }. ಅಲ್ಪವಿರಾಮಗಳಿಂದ ಬೇರ್ಪಟ್ಟ ಹತ್ತು ಬೇಕು.
puzzle-fault-header = ಶೀರ್ಷಿಕೆಯಲ್ಲಿ { $about } ಅಂಕಣ ಇಲ್ಲ. ಅದನ್ನು ಹೆಸರಿಸಿ, ಅಥವಾ ಶೀರ್ಷಿಕೆಯನ್ನು ಬಿಡಿ.
puzzle-fault-fen = ಸ್ಥಿತಿಯನ್ನು (FEN) ಓದಲಾಗದು.
puzzle-fault-move = ನಡೆ { $number }: “{ $text }” ಎಂಬುದು e2e4 ಅಥವಾ e7e8q ತರಹದ ನಡೆಯಲ್ಲ.
puzzle-fault-illegal-move = ನಡೆ { $number }: “{ $text }” ಅನ್ನು ಅಲ್ಲಿ ಆಡಲಾಗದು.
puzzle-fault-no-moves = ನಡೆಗಳಿಲ್ಲ; ಉತ್ತರ ಇಲ್ಲಿ ಬೇಕು.
puzzle-fault-many-moves = ಉತ್ತರದಲ್ಲಿ { $number }ಕ್ಕಿಂತ ಹೆಚ್ಚು ಅರ್ಧ ನಡೆಗಳಿವೆ. ಅದನ್ನು ಚಿಕ್ಕದಾಗಿಸಿ.
puzzle-fault-solver-first = ನಡೆಗಳ ಸಂಖ್ಯೆ ಬೆಸ: ಬಿಡಿಸುವವರು ಮೊದಲು ಆಡುವಂತಿದೆ.
puzzle-fault-opponent-first = ನಡೆಗಳ ಸಂಖ್ಯೆ ಸಮ: ಎದುರಾಳಿ ಮೊದಲು ಆಡುವಂತಿದೆ.
puzzle-fault-number = { $about }: “{ $text }” ಹೊಂದುವ ಸಂಖ್ಯೆಯಲ್ಲ.
puzzle-fault-epd = EPD ನಾಲ್ಕು ಭಾಗಗಳಿಂದ ಆರಂಭವಾಗುತ್ತದೆ: ಕಾಯಿಗಳು, ಸರದಿ, ಕ್ಯಾಸ್ಲಿಂಗ್, ಎನ್ ಪಾಸಾಂಟ್.
puzzle-fault-epd-opcode = “{ $text }” ಎಂಬುದು bm ತರಹದ ಸಂಕೇತವಲ್ಲ. ಪ್ರತಿಯೊಂದೂ “;” ನಿಂದ ಮುಗಿಯುತ್ತದೆ.
puzzle-fault-epd-quote = “{ $text }” ನಂತರದ ಉದ್ಧರಣೆ ಮುಚ್ಚಿಲ್ಲ.
puzzle-fault-epd-counter = “{ $text }” ನಂತರ ಸಂಖ್ಯೆಯಿಲ್ಲ.
puzzle-fault-san = “{ $text }” ಎಂಬುದು Nf3, exd5 ಅಥವಾ e8=Q ತರಹದ ನಡೆಯಲ್ಲ.
puzzle-fault-illegal-san = “{ $text }” ಅನ್ನು ಅಲ್ಲಿ ಆಡಲಾಗದು.
puzzle-fault-ambiguous-san = “{ $text }” ಹಲವು ನಡೆಗಳನ್ನು ಸೂಚಿಸಬಹುದು.
puzzle-fault-no-solution = ಹುಡುಕಲು ಏನೂ ಇಲ್ಲ: ಅತ್ಯುತ್ತಮ ನಡೆಗಳು (bm), ಸಾಲು (pv) ಅಥವಾ ಚೆಕ್‌ಮೇಟ್ (dm) ಬೇಕು.
puzzle-fault-mate-in = dm ನಂತರ 1ರಿಂದ 254ರವರೆಗಿನ ನಡೆಗಳ ಸಂಖ್ಯೆ ಬೇಕು, “{ $text }” ಅಲ್ಲ.
puzzle-fault-no-fen = ಈ ಆಟ ಆರಂಭದ ಸ್ಥಿತಿಯಿಂದ ಶುರುವಾಗುವುದರಿಂದ ಒಗಟಲ್ಲ. ಸ್ಥಿತಿಯನ್ನು ಹೇಳುವ FEN ನಮೂದು ಬೇಕು.
puzzle-fault-zstd-truncated = ಕುಗ್ಗಿಸಿದ ಕಡತ ಮಧ್ಯದಲ್ಲೇ ಮುಗಿಯುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗಿನದನ್ನು ಓದಲಾಗಿದೆ. ಮತ್ತೆ ಇಳಿಸಿ ಅಥವಾ ನಕಲಿಸಿ.
puzzle-fault-zstd = ಕುಗ್ಗಿಸಿದ ಕಡತ ಹಾಳಾಗಿದೆ; ಅಲ್ಲಿಯವರೆಗಿನದನ್ನು ಓದಲಾಗಿದೆ. ಮತ್ತೆ ಇಳಿಸಿ.
puzzle-fault-pack-version = ಈ pack { $number }ನೇ ಆವೃತ್ತಿಯದು; ಅದನ್ನು ಇಲ್ಲಿ ಓದಲಾಗದು. ಮೂಲದಿಂದ ಹೊಸದಾಗಿ ಮಾಡಿ.
puzzle-fault-pack-truncated = pack ಮಧ್ಯದಲ್ಲೇ ಮುಗಿಯುತ್ತದೆ; ಅಲ್ಲಿಯವರೆಗಿನದನ್ನು ಓದಲಾಗಿದೆ. ಮತ್ತೆ ಇಳಿಸಿ ಅಥವಾ ನಕಲಿಸಿ.
puzzle-fault-pack = pack ಇಲ್ಲಿ ಹಾಳಾಗಿದೆ. ಮತ್ತೆ ಇಳಿಸಿ.
puzzle-fault-no-place = “{ $text }” ಅನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲಾಗದು: ಅದರ ಉತ್ತರದ ಒಂದು ನಡೆ ನಿಯಮಬದ್ಧವಲ್ಲ.
puzzle-fault-review-json = ಇದು ಪ್ರಯತ್ನಗಳ ಕಡತವಲ್ಲ, ಅಥವಾ ಹಾಳಾಗಿದೆ. ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.
puzzle-fault-review-format = ಇದು ಇಲ್ಲಿ ಓದಬಹುದಾದ ಪ್ರಯತ್ನಗಳ ಕಡತವಲ್ಲ. ಮತ್ತೆ ರಫ್ತು ಮಾಡಿ.
puzzle-fault-review-header = ಮೊದಲ ಸಾಲಿನಲ್ಲಿ { $about } ಅಂಕಣ ಇಲ್ಲ.
puzzle-fault-review-value = { $about }: “{ $text }” ಅನ್ನು ಓದಲಾಗದು; ಸಾಲನ್ನು ಬಿಡಲಾಗಿದೆ.
sets-removed = “{ $name }” ಅನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.
sets-remove = ತೆಗೆದುಹಾಕಿ
sets-rename = ಹೆಸರು ಬದಲಿಸಿ
sets-name = ಸಂಗ್ರಹದ ಹೆಸರು
sets-save = { $format } ಆಗಿ ಉಳಿಸಿ
reviews = ನೀವು ಬಿಡಿಸಿದವು
reviews-how = ಪ್ರತಿಯೊಂದು ಪ್ರಯತ್ನ: ಬೇರೆಡೆ ಉಳಿಸಲು ಅಥವಾ ಇನ್ನೊಂದು ಸಾಧನಕ್ಕೆ ಒಯ್ಯಲು.
reviews-json = JSON ಆಗಿ ಉಳಿಸಿ
reviews-csv = CSV ಆಗಿ ಉಳಿಸಿ
reviews-import = ಕಡತದಿಂದ ಸೇರಿಸಿ
reviews-added = { $count ->
    [one] { $count } ಪ್ರಯತ್ನ ಸೇರಿದೆ.
   *[other] { $count } ಪ್ರಯತ್ನಗಳು ಸೇರಿವೆ.
}
reviews-known = { $count ->
    [one] { $count } ಮೊದಲೇ ಇತ್ತು.
   *[other] { $count } ಮೊದಲೇ ಇದ್ದವು.
}

progress = ಪ್ರಗತಿ
progress-solved-today = ಇಂದು ಬಿಡಿಸಿದವು
progress-days-in-a-row = ಸತತ ದಿನಗಳು
progress-longest = ಗರಿಷ್ಠ { $count }
progress-best-rating = ಅತ್ಯುತ್ತಮ ರೇಟಿಂಗ್
progress-rating = ರೇಟಿಂಗ್
progress-band = ± (95 %)
progress-rating-told = { $from }: { $first }. { $to }: { $last }, ± { $deviation }.
progress-themes = ವಿಷಯದಂತೆ
progress-weeks = ನಾಲ್ಕು ವಾರ
progress-months = ಮೂರು ತಿಂಗಳು
progress-year = ಒಂದು ವರ್ಷ
progress-all = ಮೊದಲಿನಿಂದ
progress-span = ತೋರಿಸುವ ಅವಧಿ
progress-day = ದಿನ
progress-today = ಇಂದು
progress-theme = ವಿಷಯ
progress-tried = ಪ್ರಯತ್ನಗಳು
progress-solved = ಬಿಡಿಸಿದವು
progress-performance = ಸಾಧನೆ
progress-solved-of = { $name }: { $tried }ರಲ್ಲಿ { $solved } ಬಿಡಿಸಿದಿರಿ.
progress-nothing = { $date }: ಪ್ರಯತ್ನವಿಲ್ಲ.
progress-week-from = { $date }ರಿಂದ ಒಂದು ವಾರ
history-solved = ಬಿಡಿಸಿದಿರಿ
history-helped = ಸಹಾಯದಿಂದ ಬಿಡಿಸಿದಿರಿ
history-missed = ತಪ್ಪಿತು
history-seconds = { $count } ಸೆ
history-none = ಇಲ್ಲಿ ಇನ್ನೂ ಏನೂ ಇಲ್ಲ
history-empty = ನೀವು ಪ್ರಯತ್ನಿಸುವ ಒಗಟುಗಳು ಇಲ್ಲಿ ಇರುತ್ತವೆ.

puzzle-mining = ನನ್ನ ಆಟಗಳಿಂದ
mining-about = ತಪ್ಪಿಹೋದ ಅವಕಾಶಗಳು ಒಗಟುಗಳಾಗುತ್ತವೆ
mining-how = ಎಂಜಿನ್ ಆಟಗಳಲ್ಲಿ ತಪ್ಪುಗಳನ್ನು ಹುಡುಕಿ, ಒಂದೇ ಸರಿಯಾದ ಉತ್ತರವಿರುವ ಪ್ರತಿಯೊಂದನ್ನೂ ಒಗಟಾಗಿಸುತ್ತದೆ. ಇದರಲ್ಲಿ ಯಾವುದೂ ಈ ಸಾಧನವನ್ನು ಬಿಟ್ಟು ಹೋಗುವುದಿಲ್ಲ.
mining-source = ಆಟಗಳು
mining-library = ಆಟಗಳ ಸಂಗ್ರಹ
mining-library-how = ನೀವು ಇಲ್ಲಿ ಆಡಿದ ಅಥವಾ ಸೇರಿಸಿದ ಎಲ್ಲ ಆಟಗಳು
mining-file = PGN ಕಡತ
mining-file-how = ಬೇರೆಡೆಯ ಆಟಗಳು; ಅವು ಆಟಗಳ ಸಂಗ್ರಹಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ
mining-choose = ಕಡತ ಆರಿಸಿ
mining-player = ಯಾರ ತಪ್ಪುಗಳು
mining-player-how = “ನೀವು”, ಅಥವಾ ಆಟಗಳಲ್ಲಿ ಇರುವಂತೆ ಒಂದು ಹೆಸರು. ಖಾಲಿ ಬಿಟ್ಟರೆ ಇಬ್ಬರೂ ಆಟಗಾರರ ತಪ್ಪುಗಳು ಎಣಿಕೆಗೆ ಬರುತ್ತವೆ.
mining-rules = ನಿಯಮಗಳು
mining-relaxed = ಸಡಿಲ
mining-relaxed-how = ಚಿಕ್ಕ ಒಗಟುಗಳು ಮತ್ತು ಪಾರಾಗುವ ನಡೆಗಳು ಕೂಡ: ಹೆಚ್ಚು ಸಿಗುತ್ತವೆ.
mining-strict = ಕಟ್ಟುನಿಟ್ಟು
mining-strict-how = ಸಾರ್ವಜನಿಕ ಸಂಗ್ರಹಗಳಲ್ಲಿರುವಂತೆ, ಗೆಲುವನ್ನು ನಿರ್ಧರಿಸುವ ಹಲವು ನಡೆಗಳ ಸಾಲುಗಳು ಮಾತ್ರ.
mining-begin = ಆರಂಭಿಸಿ
mining-unfinished = ಇನ್ನೂ ಮುಗಿದಿಲ್ಲ
mining-go-on = ಮುಂದುವರಿಸಿ
mining-again = ಮುಂದುವರಿಸಲು “{ $name }” ಕಡತವನ್ನು ಮತ್ತೆ ಆರಿಸಿ.
mining-progress = ಒಗಟುಗಳ ಹುಡುಕಾಟ
mining-reading = ಆಟಗಳನ್ನು ಓದಲಾಗುತ್ತಿದೆ …
mining-games = ಆಟಗಳು: { $games } / { $of }
mining-games-about = ಆಟಗಳು: { $games } / ಸುಮಾರು { $of }
mining-kept = ಸಿಕ್ಕಿದ್ದನ್ನು ಕೂಡಲೇ ಉಳಿಸಲಾಗುತ್ತದೆ; ನಂತರ ಮುಂದುವರಿಸಬಹುದು.
mining-set = ನನ್ನ ಆಟಗಳು
mining-done = { $count ->
    [one] { $count } ಒಗಟು ಸಿಕ್ಕಿದೆ; ಆಟಗಳು: { $games }.
   *[other] { $count } ಒಗಟುಗಳು ಸಿಕ್ಕಿವೆ; ಆಟಗಳು: { $games }.
}
mining-check-name = ಹೆಸರನ್ನು ಆಟಗಳಲ್ಲಿ ಇರುವಂತೆ ಬರೆದಿದ್ದೀರಾ?
mining-no-games = ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿ ಇನ್ನೂ ಆಟಗಳಿಲ್ಲ. ಕೆಲವು ಆಡಿ ಅಥವಾ ಸೇರಿಸಿ, ಇಲ್ಲವೇ PGN ಕಡತ ಆರಿಸಿ.
mining-no-games-in-file = ಈ ಕಡತದಲ್ಲಿ ಆಟವಿಲ್ಲ.
mining-unreadable = ಕಡತವನ್ನು ಓದಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: { $why }
mining-engine = ಎಂಜಿನ್ ನಿಂತಿದೆ: { $why }. ಸಿಕ್ಕಿದ್ದನ್ನು ಉಳಿಸಲಾಗಿದೆ; ಮುಂದುವರಿಸಬಹುದು.
mining-rejections = ಒಗಟಾಗದ ಅವಕಾಶಗಳು
mining-rejected-forced = ನಿಯಮಬದ್ಧ ನಡೆ ಒಂದೇ ಇತ್ತು
mining-rejected-already-winning = ಸ್ಥಿತಿ ಮೊದಲೇ ಗೆಲ್ಲುವಂತಿತ್ತು
mining-rejected-already-ahead = ಮೊದಲೇ ಹೆಚ್ಚು ಕಾಯಿಗಳಿದ್ದವು
mining-rejected-not-winning = ಮೇಲುಗೈ ತೀರ ಚಿಕ್ಕದು
mining-rejected-not-decisive = ಮೇಲುಗೈ ಆಟವನ್ನು ನಿರ್ಧರಿಸುವಂತಿರಲಿಲ್ಲ
mining-rejected-two-good-moves = ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಡೆಗಳು ಒಳ್ಳೆಯವು
mining-rejected-too-short = ಒಂದೇ ನಡೆ ಸಾಕಿತ್ತು, ಅದು ಚೆಕ್‌ಮೇಟ್ ಅಲ್ಲ
mining-rejected-repetition = ನಡೆಗಳು ಹಿಂದಿನ ಸ್ಥಿತಿಗೇ ಮರಳಿದವು
mining-rejected-known = ಒಗಟು ಮೊದಲೇ ಸಿಕ್ಕಿತ್ತು
mining-swings = ಒಗಟಿಲ್ಲ: ಎಲ್ಲಿ, ಏಕೆ
mining-swings-first = { $count ->
    [one] ಮೊದಲ { $count } ಮಾತ್ರ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.
   *[other] ಮೊದಲ { $count } ಮಾತ್ರ ಇಲ್ಲಿ ಕಾಣುತ್ತವೆ.
}
mining-swing = { $game }, { $number } { $why }

## ಕೈಯಿಂದ ರಚಿಸಿದ, ಕಳುಹಿಸಿದ, ಮುದ್ರಿಸಿದ ಸಂಗ್ರಹಗಳು

puzzle-set = ಸಂಗ್ರಹ
puzzle-compose = ಹೊಸ ಒಗಟು
puzzle-worksheet = ಅಭ್ಯಾಸ ಹಾಳೆ
solve-mode-link = ಕಳುಹಿಸಿದ ಸಂಗ್ರಹ
sets-make = ಹೊಸ ಒಗಟು
set-add = ಒಗಟು ಸೇರಿಸಿ
set-more = ಇನ್ನಷ್ಟು ತೋರಿಸಿ
set-change = ಬದಲಿಸಿ
set-earlier = ಮುಂಚೆ ಇರಿಸಿ
set-later = ನಂತರ ಇರಿಸಿ
set-puzzle-removed = ಒಗಟನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.
set-save-file = ಕಡತವಾಗಿ ಉಳಿಸಿ
set-link-large = { $count ->
    [one] { $count } ಒಗಟಿನ ಈ ಸಂಗ್ರಹ ಕೊಂಡಿಗೆ ದೊಡ್ಡದಾಗಿದೆ. ಕಡತವಾಗಿ ಕಳುಹಿಸಿ.
   *[other] { $count } ಒಗಟುಗಳ ಈ ಸಂಗ್ರಹ ಕೊಂಡಿಗೆ ದೊಡ್ಡದಾಗಿದೆ. ಕಡತವಾಗಿ ಕಳುಹಿಸಿ.
}
set-link-holds = { $count ->
    [one] “{ $name }”: { $count } ಒಗಟು
   *[other] “{ $name }”: { $count } ಒಗಟುಗಳು
}
set-link-how = ಈ ಸಂಗ್ರಹವನ್ನು ನಿಮಗೆ ಕಳುಹಿಸಲಾಗಿದೆ; ಕೊಂಡಿಯಲ್ಲೇ ಪೂರ್ತಿ ಇದೆ. ಈಗಲೇ ಬಿಡಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಸಂಗ್ರಹಗಳಲ್ಲಿ ಇಟ್ಟುಕೊಳ್ಳಿ.
set-keep = ಇಟ್ಟುಕೊಳ್ಳಿ
set-link-damaged = ಕೊಂಡಿ ದಾರಿಯಲ್ಲಿ ತುಂಡಾಗಿದೆ ಅಥವಾ ಬದಲಾಗಿದೆ; ಓದಬಹುದಾದ ಒಗಟುಗಳು: { $of }ರಲ್ಲಿ { $count }. ಮತ್ತೆ ಕೇಳಿ, ಅಥವಾ ಇರುವುದನ್ನು ತೆಗೆದುಕೊಳ್ಳಿ.
set-link-nameless = ಕಳುಹಿಸಿದ ಸಂಗ್ರಹ
set-link-none = ಈ ಕೊಂಡಿಯಲ್ಲಿ ಒಗಟುಗಳ ಸಂಗ್ರಹ ಇಲ್ಲ, ಅಥವಾ ಅದರ ಆರಂಭ ಮಾತ್ರ ಇದೆ. ಏನೂ ಬದಲಾಗಿಲ್ಲ; ಮತ್ತೆ ಕೇಳಿ.
set-link-version = Sessa ದ ಹೊಸ ಆವೃತ್ತಿ ಈ ಕೊಂಡಿಯನ್ನು ರಚಿಸಿದೆ. ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದು ಪ್ರಯತ್ನಿಸಿ.
set-link-too-long = ಸಂಗ್ರಹವಾಗಿರಲು ಈ ಕೊಂಡಿ ತುಂಬ ಉದ್ದವಾಗಿದೆ. ಏನೂ ಬದಲಾಗಿಲ್ಲ; ಕಡತ ಕೇಳಿ.

compose-position = ಸ್ಥಿತಿ (FEN)
compose-position-how = FEN ಅಂಟಿಸಿ, ಅಥವಾ ಕಾಯಿಗಳನ್ನು ಮಣೆಯ ಮೇಲೆ ಇರಿಸಿ.
compose-set-up = ಕಾಯಿಗಳನ್ನು ಇರಿಸಿ
compose-solution = ಉತ್ತರ
compose-solution-how = ಎರಡೂ ಕಡೆಗೆ ಮಣೆಯಲ್ಲಿ ಆಡಿ. ಬೇರೆ ನಡೆಯನ್ನೂ ಒಪ್ಪಲು, ಹಿಂದೆ ಹೋಗಿ ಅದನ್ನು ಆಡಿ.
compose-remove-move = ಈ ನಡೆ ತೆಗೆದುಹಾಕಿ
compose-others = ಎಂಜಿನ್ ಇವೂ ಅಷ್ಟೇ ಒಳ್ಳೆಯವೆಂದು ಕಾಣುತ್ತದೆ: { $moves }. ಇವನ್ನೂ ಒಪ್ಪಿ, ಅಥವಾ ಹಾಗೆಯೇ ಬಿಡಿ.
compose-set = ಸಂಗ್ರಹ
compose-new-set = ಹೊಸ ಸಂಗ್ರಹ
compose-name-usual = ನನ್ನ ಒಗಟುಗಳು
compose-known = ಈ ಸ್ಥಿತಿ ಈಗಾಗಲೇ ಸಂಗ್ರಹದಲ್ಲಿದೆ.
compose-save = ಒಗಟು ಉಳಿಸಿ

worksheet-print = ಮುದ್ರಿಸಿ
worksheet-any = ಎಲ್ಲ ವಿಷಯಗಳು
worksheet-per = ಪ್ರತಿ ಪುಟಕ್ಕೆ ಮಣೆಚಿತ್ರಗಳು
worksheet-title = ಶೀರ್ಷಿಕೆ
worksheet-other = ಬೇರೆ ಒಗಟುಗಳು
worksheet-name = ಹೆಸರು
worksheet-solutions = ಉತ್ತರಗಳು
