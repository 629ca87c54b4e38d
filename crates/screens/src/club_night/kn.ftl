## Club night

night-parts = ಏನನ್ನು ತೋರಿಸಲಾಗಿದೆ
night-players = ಆಟಗಾರರು
night-rounds = ಸುತ್ತುಗಳು
night-table = ಪಟ್ಟಿ
night-name = ಕೂಟದ ಹೆಸರು
night-system = ಪದ್ಧತಿ
night-swiss = ಸ್ವಿಸ್ ಪದ್ಧತಿ
night-round-robin = ಪ್ರತಿಯೊಬ್ಬರೂ ಪ್ರತಿಯೊಬ್ಬರೊಂದಿಗೆ ಒಮ್ಮೆ
night-double-round-robin = ಪ್ರತಿಯೊಬ್ಬರೂ ಪ್ರತಿಯೊಬ್ಬರೊಂದಿಗೆ ಎರಡು ಬಾರಿ
night-knockout = ಸೋತವರು ಹೊರಗೆ
night-number-of-rounds = ಸುತ್ತುಗಳ ಸಂಖ್ಯೆ
night-rating = ರೇಟಿಂಗ್
night-add = ಸೇರಿಸಿ
night-add-robot = ರೋಬೋಟ್ ಸೇರಿಸಿ
night-entered = { $name } ಸೇರಿದ್ದಾರೆ.
night-paste = ಪಟ್ಟಿ ಅಂಟಿಸಿ
night-paste-about = ಒಂದು ಸಾಲಿಗೆ ಒಬ್ಬ ಆಟಗಾರ: ಹೆಸರು, ರೇಟಿಂಗ್ ಮತ್ತು ಇನ್ನಿರುವುದು; ನಡುವೆ ಅಲ್ಪವಿರಾಮ, ಅರ್ಧವಿರಾಮ ಅಥವಾ ಟ್ಯಾಬ್.
night-add-list = ಈ ಆಟಗಾರರನ್ನು ಸೇರಿಸಿ
night-open-list = ಪಟ್ಟಿ (CSV) ಅಥವಾ ವರದಿ (TRF) ತೆರೆಯಿರಿ
night-list-empty = ಇದರಲ್ಲಿ ಯಾವ ಆಟಗಾರರೂ ಸಿಗಲಿಲ್ಲ. ಪ್ರತಿ ಸಾಲಿಗೂ ಹೆಸರು ಬೇಕು.
night-list-faults = { $count ->
    [one] ಒಂದು ತಪ್ಪು ಸಿಕ್ಕಿತು: { $first }
    *[other] { $count } ತಪ್ಪುಗಳು ಸಿಕ್ಕಿದವು. ಮೊದಲನೆಯದು: { $first }
}
night-count = { $count ->
    [0] ಆಟಗಾರರಿಲ್ಲ
    [one] ಒಬ್ಬ ಆಟಗಾರ
    *[other] { $count } ಆಟಗಾರರು
}
night-half-bye = ಸುತ್ತು { $round }ರಲ್ಲಿ ಆಡದೆ ಅರ್ಧ ಅಂಕ
night-absent = ಸುತ್ತು { $round }ರಲ್ಲಿ ಗೈರುಹಾಜರು
night-withdraw = ಮನೆಗೆ ಹೋಗುತ್ತಾರೆ
night-return = ಮರಳಿ ಬಂದಿದ್ದಾರೆ
night-remove = ಹೆಸರು ತೆಗೆಯಿರಿ
night-gone = ಮನೆಗೆ ಹೋಗಿದ್ದಾರೆ
night-pair = ಸುತ್ತು { $round }ರ ಜೋಡಿಗಳನ್ನು ಮಾಡಿ
night-pair-waits = ಮೊದಲು ಸುತ್ತು { $round }ರ ಎಲ್ಲ ಫಲಿತಾಂಶಗಳು ಬರಬೇಕು.
night-over = ಎಲ್ಲ ಸುತ್ತುಗಳ ಜೋಡಿಗಳೂ ಆಗಿವೆ.
night-no-round = ಇನ್ನೂ ಯಾವ ಸುತ್ತಿನ ಜೋಡಿಗಳೂ ಆಗಿಲ್ಲ. ಮೊದಲು ಆಟಗಾರರನ್ನು ಸೇರಿಸಿ.
night-round = ಸುತ್ತು { $round }
night-results-in = { $all }ರಲ್ಲಿ { $done } ಫಲಿತಾಂಶಗಳು ಬಂದಿವೆ
night-corrected = ಈ ಸುತ್ತಿನ ಜೋಡಿಗಳಾದ ಮೇಲೆ ಒಂದು ಫಲಿತಾಂಶ ತಿದ್ದಲಾಯಿತು. ಪ್ರಕಟವಾದ ಜೋಡಿಗಳು ಹಾಗೆಯೇ ಸಲ್ಲುತ್ತವೆ; ಪಟ್ಟಿ ಮತ್ತು ಮುಂದಿನ ಸುತ್ತು ತಿದ್ದಿದ ಫಲಿತಾಂಶವನ್ನು ಎಣಿಸುತ್ತವೆ.
night-pair-anew = ಯಾವ ಆಟವೂ ಶುರುವಾಗಿಲ್ಲ: ಈ ಸುತ್ತಿನ ಜೋಡಿಗಳನ್ನು ಹೊಸದಾಗಿ ಮಾಡಿ
night-code = ಸಂಕೇತ, ಅಥವಾ ಮಣೆ ಮತ್ತು ಫಲಿತಾಂಶ
night-code-about = ಫೋನಿನಿಂದ 7KQ2M-4XN9P ಅಂಥ ಸಂಕೇತ, ಅಥವಾ ಮೂರನೆಯ ಮಣೆಗೆ 3 1-0.
night-take = ದಾಖಲಿಸಿ
night-boards = ಮಣೆಗಳು
night-keys = ಮಣೆಯ ಮೇಲೆ ಫೋಕಸ್ ಇರುವಾಗ 1, 0 ಮತ್ತು = ಕೀಲಿಗಳು ಫಲಿತಾಂಶ ಕೊಡುತ್ತವೆ; ಬಾಣದ ಕೀಲಿಗಳು ಬೇರೆ ಮಣೆಗಳಿಗೆ ಒಯ್ಯುತ್ತವೆ.
night-row = ಮಣೆ { $board }, { $white } – { $black }: { $result }
night-open = ಇನ್ನೂ ಫಲಿತಾಂಶವಿಲ್ಲ
night-bye = ಎದುರಾಳಿ ಇಲ್ಲ
night-white-wins = ಬಿಳಿ ಗೆದ್ದಿತು
night-draw = ಡ್ರಾ
night-black-wins = ಕಪ್ಪು ಗೆದ್ದಿತು
night-black-absent = ಕಪ್ಪು ಗೈರುಹಾಜರು
night-white-absent = ಬಿಳಿ ಗೈರುಹಾಜರು
night-both-absent = ಇಬ್ಬರೂ ಗೈರುಹಾಜರು
night-both-lose = ಇಬ್ಬರೂ ಸೋತರು
night-half-to-white = ಬಿಳಿಗೆ ಮಾತ್ರ ಅರ್ಧ ಅಂಕ
night-half-to-black = ಕಪ್ಪಿಗೆ ಮಾತ್ರ ಅರ್ಧ ಅಂಕ
night-clear = ಫಲಿತಾಂಶವಿಲ್ಲ
night-play-here = ಈ ಸಾಧನದಲ್ಲಿ ಆಡಿ
night-show-game = ಆಟ ತೆರೆಯಿರಿ
night-address = ಫೋನಿಗಾಗಿ ಮಣೆ
night-why = ಈ ಜೋಡಿ ಏಕೆ?
night-why-table = ಇದು ಪದ್ಧತಿಯ ಪಟ್ಟಿಯಲ್ಲಿದೆ.
night-why-changed = ಸುತ್ತಿನ ಜೋಡಿಗಳಾದಾಗ ಇದ್ದ ಫಲಿತಾಂಶಗಳಿಂದ ಇದು ಬಂದಿತು; ಆಮೇಲೆ ಏನೋ ಬದಲಾಗಿದೆ.
night-why-score = ಇಬ್ಬರಿಗೂ { $score } ಅಂಕಗಳಿವೆ.
night-why-scores = ಒಬ್ಬರಿಗೆ { $high } ಅಂಕ, ಇನ್ನೊಬ್ಬರಿಗೆ { $low }: ಇದಕ್ಕಿಂತ ಹತ್ತಿರದ ಎದುರಾಳಿ ಉಳಿದಿರಲಿಲ್ಲ.
night-why-straight = ಗುಂಪಿನ ಮೇಲಿನ ಅರ್ಧ ಕೆಳಗಿನ ಅರ್ಧದೊಂದಿಗೆ ಕ್ರಮವಾಗಿ ಆಡುತ್ತದೆ.
night-why-transposition = ಗುಂಪಿನ ಕೆಳಗಿನ ಅರ್ಧದ ಕ್ರಮ ಬದಲಿಸಲಾಯಿತು.
night-why-exchange = ಗುಂಪಿನ ಎರಡೂ ಅರ್ಧಗಳ ಆಟಗಾರರನ್ನು ಅದಲುಬದಲು ಮಾಡಲಾಯಿತು.
night-why-moved-down = ಒಬ್ಬರನ್ನು ಹೆಚ್ಚು ಅಂಕಗಳ ಗುಂಪಿನಿಂದ ಕೆಳಗಿಳಿಸಲಾಯಿತು.
night-why-bye = ಎದುರಾಳಿ ಉಳಿದಿರಲಿಲ್ಲ; ಯಾರಿಗೂ ಇದು ಎರಡನೇ ಬಾರಿ ಬರುವುದಿಲ್ಲ.
night-why-granted = ಇಬ್ಬರಿಗೂ ತಮಗೆ ಸಲ್ಲಬೇಕಾದ ಬಣ್ಣ ಸಿಕ್ಕಿದೆ.
night-why-stronger = ಬಣ್ಣ ಹೆಚ್ಚು ಸಲ್ಲಬೇಕಾದವರಿಗೆ ಅದು ಸಿಕ್ಕಿದೆ.
night-why-alternation = ಇಬ್ಬರಿಗೂ ಬೇರೆ ಬೇರೆ ಬಣ್ಣವಿದ್ದ ಕೊನೆಯ ಸುತ್ತಿಗಿಂತ ಬಣ್ಣಗಳು ಬದಲಾಗುತ್ತವೆ.
night-why-higher = ಇಬ್ಬರಿಗೂ ಸಲ್ಲಬೇಕಾದ ಬಣ್ಣ ಮೇಲಿನ ಸ್ಥಾನದವರಿಗೆ ಸಿಕ್ಕಿದೆ.
night-why-lot = ಬಣ್ಣಗಳು ಚೀಟಿಯಿಂದ ನಿರ್ಧಾರವಾದವು.
night-why-unmet = FIDEಯ ಈ ಮಾನದಂಡಗಳನ್ನು ಪಾಲಿಸಲಾಗಲಿಲ್ಲ: { $list }.
night-after-round = { $round ->
    [0] ಮೊದಲ ಸುತ್ತಿನ ಮುಂಚೆ
    *[other] ಸುತ್ತು { $round }ರ ನಂತರ
}
night-points = ಅಂಕಗಳು
night-order = ಸಮಾನ ಅಂಕಗಳನ್ನು FIDEಯ ಈ ನಿಯಮಗಳು ಈ ಕ್ರಮದಲ್ಲಿ ತೀರ್ಮಾನಿಸುತ್ತವೆ: { $list }.
night-legend = ○ ಬಿಳಿಯಲ್ಲಿ ಆಡಿದರು, ● ಕಪ್ಪಿನಲ್ಲಿ ಆಡಿದರು, · ಇನ್ನೂ ಫಲಿತಾಂಶವಿಲ್ಲ, + ಮತ್ತು – ಆಡದೆ
night-result = ಫಲಿತಾಂಶ
night-won = ಗೆಲುವು
night-drew = ಡ್ರಾ
night-lost = ಸೋಲು
night-won-by-forfeit = ಆಡದೆ ಗೆಲುವು
night-lost-by-forfeit = ಆಡದೆ ಸೋಲು
night-half = ಆಡದೆ ಅರ್ಧ ಅಂಕ
night-was-absent = ಗೈರುಹಾಜರು
night-undo = ಹಿಂತೆಗೆಯಿರಿ: { $what }
night-redo = ಮತ್ತೆ ಮಾಡಿ
night-undone = ಹಿಂತೆಗೆಯಲಾಯಿತು: { $what }
night-redone = ಮತ್ತೆ ಮಾಡಲಾಯಿತು: { $what }
night-did-terms = ಹೆಸರು, ಪದ್ಧತಿ ಅಥವಾ ಸುತ್ತುಗಳು
night-did-enter = ಆಟಗಾರರ ಸೇರ್ಪಡೆ
night-did-pair = ಸುತ್ತಿನ ಜೋಡಿಗಳು
night-did-result = ಸುತ್ತು { $round }ರ ಮಣೆ { $board }ರ ಫಲಿತಾಂಶ
night-did-seat = ಈ ಸಾಧನದ ಆಟ
night-print-pairings = ಜೋಡಿಗಳನ್ನು ಮುದ್ರಿಸಿ
night-print-cards = ಮಣೆಯ ಕಾರ್ಡ್‌ಗಳನ್ನು ಮುದ್ರಿಸಿ
night-print-slips = ಫಲಿತಾಂಶದ ಚೀಟಿಗಳನ್ನು ಮುದ್ರಿಸಿ
night-print-table = ಪಟ್ಟಿ ಮುದ್ರಿಸಿ
night-board = ಸುತ್ತು { $round }, ಮಣೆ { $board }
night-signed = ಸಹಿ
night-wall = ಗೋಡೆಗಾಗಿ ಬೇರೆ ಕಿಟಕಿ
night-save = ಬೇರೆ ಸಾಧನಕ್ಕಾಗಿ ಉಳಿಸಿ
night-take-over = ಬೇರೆ ಸಾಧನದಿಂದ ಪಡೆಯಿರಿ
night-report = FIDEಯ ವರದಿ (TRF) ಉಳಿಸಿ
night-new = ಹೊಸ ಕೂಟ ಶುರುಮಾಡಿ
night-damaged = ಇಲ್ಲಿ ಇಟ್ಟಿದ್ದ ಕೂಟವನ್ನು ಓದಲಾಗುತ್ತಿಲ್ಲ ({ $why }). ಅದನ್ನು { $place } ಎಂದು ಬದಿಗಿಡಲಾಗಿದೆ; ಬೇರೆ ಸಾಧನಕ್ಕಾಗಿ ಉಳಿಸಿದ ಕಡತವನ್ನು ಪಡೆಯಬಹುದು.
night-not-kept = ಈ ಬ್ರೌಸರ್ ಏನನ್ನೂ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ: ಮುಚ್ಚುವ ಮುಂಚೆ ಕಡತವಾಗಿ ಉಳಿಸಿ.
night-no-file = ಈ ಕಡತದಲ್ಲಿ ಕ್ಲಬ್ ಕೂಟವಿಲ್ಲ: { $why }
night-refused = ಇದನ್ನು ಈಗ ಮಾಡಲಾಗದು.
night-refused-entered = { $name } ಈಗಾಗಲೇ ಸೇರಿದ್ದಾರೆ.
night-refused-board = ಈ ಸುತ್ತಿನಲ್ಲಿ ಮಣೆ { $board } ಇಲ್ಲ.
night-refused-bye = ಈ ಆಟಗಾರನಿಗೆ ಎದುರಾಳಿ ಇಲ್ಲ.
night-refused-started = ಸುತ್ತಿನ ಜೋಡಿಗಳಾದ ಮೇಲೆ ಯಾರ ಹೆಸರನ್ನೂ ತೆಗೆಯಲಾಗದು, ಮತ್ತು ಈ ಪದ್ಧತಿಯಲ್ಲಿ ಯಾರೂ ಸೇರಲಾಗದು.
night-refused-played-on = ಗೆದ್ದವರು ಮುಂದೆ ಆಡಿದ್ದಾರೆ: ಈ ಫಲಿತಾಂಶ ಸಲ್ಲುತ್ತದೆ.
night-refused-few = ಇಬ್ಬರು ಆಟಗಾರರು ಬೇಕು.
night-refused-format = ಈ ಪದ್ಧತಿಯ ಜೋಡಿಗಳನ್ನು ಇಲ್ಲಿ ಮಾಡಲಾಗದು.
night-refused-impossible = ನಿಯಮಗಳಿಗೆ ಒಪ್ಪುವ ಜೋಡಿಗಳಿಲ್ಲ: ಸಾಕಷ್ಟು ಎದುರಾಳಿಗಳು ಉಳಿದಿಲ್ಲ. ಕಡಿಮೆ ಸುತ್ತುಗಳು ಅಥವಾ ಬೇರೆ ಪದ್ಧತಿ ನೆರವಾಗುತ್ತದೆ.
night-refused-rounds = 1ರಿಂದ 63ರವರೆಗೆ, ಜೋಡಿಗಳಾದ ಸುತ್ತುಗಳಿಗಿಂತ ಕಡಿಮೆಯಲ್ಲದ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.
night-refused-name = ಆಟಗಾರನಿಗೆ ಹೆಸರು ಬೇಕು.
night-refused-many = ಇನ್ನು ಆಟಗಾರರಿಗೆ ಜಾಗವಿಲ್ಲ.
night-refused-system = ಸುತ್ತಿನ ಜೋಡಿಗಳಾದ ಮೇಲೆ ಪದ್ಧತಿ ಬದಲಾಗದು.
night-refused-begun = ಈ ಸುತ್ತಿನ ಒಂದು ಆಟ ಶುರುವಾಗಿದೆ: ಜೋಡಿಗಳು ಹಾಗೆಯೇ ಸಲ್ಲುತ್ತವೆ.
night-code-sign = { $place }ನೇ ಚಿಹ್ನೆ ಯಾವ ಸಂಕೇತದಲ್ಲೂ ಇರುವುದಿಲ್ಲ.
night-code-length = { $count ->
    [one] ಸಂಕೇತದಲ್ಲಿ ಹತ್ತು ಚಿಹ್ನೆಗಳಿರುತ್ತವೆ; ಇಲ್ಲಿ ಒಂದೇ ಇದೆ.
    *[other] ಸಂಕೇತದಲ್ಲಿ ಹತ್ತು ಚಿಹ್ನೆಗಳಿರುತ್ತವೆ; ಇಲ್ಲಿ { $count } ಇವೆ.
}
night-code-check = ಈ ಸಂಕೇತದ ಒಂದು ಚಿಹ್ನೆ ತಪ್ಪಾಗಿದೆ. ಫೋನಿನೊಂದಿಗೆ ಹೋಲಿಸಿ ನೋಡಿ.
night-code-newer = ಈ ಸಂಕೇತವನ್ನು ಹೊಸ Sessa ಮಾಡಿದೆ.
night-code-game = ಈ ಸಂಕೇತದಲ್ಲಿರುವ ಆಟ ಹಾಳಾಗಿದೆ. ಮತ್ತೊಮ್ಮೆ ಓದಿ.
night-code-other-result = ಈ ಸಂಕೇತದಲ್ಲಿರುವ ಆಟದ ಫಲಿತಾಂಶ ಬೇರೆ.
night-came = ಸುತ್ತು { $round }, ಮಣೆ { $board }: { $result }
night-came-unconfirmed = ಸುತ್ತು { $round }, ಮಣೆ { $board }: { $result }. ಒಬ್ಬ ಆಟಗಾರ ಮಾತ್ರ ದೃಢಪಡಿಸಿದ್ದಾರೆ.
night-came-twice = ಸುತ್ತು { $round }, ಮಣೆ { $board }: { $result }. ಇದು ಮೊದಲೇ ತಿಳಿದಿತ್ತು.
night-came-contradicting = ಸುತ್ತು { $round }, ಮಣೆ { $board }: { $result }. ಇಲ್ಲಿಯವರೆಗೆ ಇದ್ದದ್ದು: { $known }.
night-came-from-elsewhere = ಈ ಫಲಿತಾಂಶ ಬೇರೆ ಕೂಟದ್ದು.
night-came-early = ಸುತ್ತು { $round }ರ ಜೋಡಿಗಳು ಆಗಿಲ್ಲ.
night-came-without-board = ಸುತ್ತು { $round }ರಲ್ಲಿ ಮಣೆ { $board }ರಲ್ಲಿ ಆಟವಿಲ್ಲ.
night-came-late = ಸುತ್ತು { $round }, ಮಣೆ { $board }: { $result }. ಇದು ಹಿಂದಿನ ಸುತ್ತು.
night-take-anyway = ಆದರೂ ದಾಖಲಿಸಿ
night-correct = ತಿದ್ದಿ
night-result-about = ಇಬ್ಬರೂ ಆಟಗಾರರು ಫಲಿತಾಂಶವನ್ನು ದೃಢಪಡಿಸುತ್ತಾರೆ; ಆಯೋಜಕರು ಸಂಕೇತವನ್ನು ಓದುತ್ತಾರೆ ಅಥವಾ ಟೈಪ್ ಮಾಡುತ್ತಾರೆ.
night-no-address = ಮಣೆಯನ್ನು 7KQ-2-5 ಎಂದು ಬರೆಯುತ್ತಾರೆ: ಕೂಟ, ಸುತ್ತು, ಮಣೆ.
night-white-confirms = ಬಿಳಿ ದೃಢಪಡಿಸುತ್ತಾರೆ
night-black-confirms = ಕಪ್ಪು ದೃಢಪಡಿಸುತ್ತಾರೆ
night-qr = ಫಲಿತಾಂಶದ QR ಸಂಕೇತ
night-one-confirmed = ಇಬ್ಬರೂ ದೃಢಪಡಿಸಬೇಕು.
