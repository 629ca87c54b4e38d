## The library

library-import = PGN ಆಮದು
library-export-all = ಎಲ್ಲ ರಫ್ತು
library-search = ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿ ಹುಡುಕಿ
library-search-what = ಹೆಸರುಗಳು, ಪಂದ್ಯಾವಳಿ, ದಿನಾಂಕ, ಓಪನಿಂಗ್
library-kind = ಯಾವ ಆಟಗಳು
library-all = ಎಲ್ಲ
library-mine = ನನ್ನವು
library-robot = ರೋಬೋಟ್ ವಿರುದ್ಧ
library-persons = ಇಬ್ಬರ ನಡುವೆ
library-imported = ಆಮದು ಮಾಡಿದವು
library-study = ಅಧ್ಯಯನಗಳು
library-sort = ಕ್ರಮ
library-sort-changed = ಸೇರಿಸಿದ ಕ್ರಮ
library-sort-date = ಆಡಿದ ದಿನಾಂಕ
library-sort-white = ಬಿಳಿಯ ಹೆಸರು
library-sort-white-elo = ಬಿಳಿಯ ಎಲೋ
library-sort-black = ಕಪ್ಪಿನ ಹೆಸರು
library-sort-black-elo = ಕಪ್ಪಿನ ಎಲೋ
library-sort-result = ಫಲಿತಾಂಶ
library-sort-opening = ಓಪನಿಂಗ್
library-sort-length = ಉದ್ದ
library-not-known = ತಿಳಿದಿಲ್ಲ
library-reverse = ಹಿಮ್ಮುಖ ಕ್ರಮ
library-column-elo = ಎಲೋ
library-column-moves = ನಡೆಗಳು
library-column-date = ದಿನಾಂಕ
library-count = { $count ->
    [one] { $count } ಆಟ
   *[other] { $count } ಆಟಗಳು
}
library-found = { $count ->
    [one] { $all }ರಲ್ಲಿ { $count } ಆಟ
   *[other] { $all }ರಲ್ಲಿ { $count } ಆಟಗಳು
}
library-score = ನೀವು: { $won } ಗೆಲುವು · { $drawn } ಡ್ರಾ · { $lost } ಸೋಲು
library-games = ಆಟಗಳು
library-game = ಆಯ್ದ ಆಟ
library-moves = { $count ->
    [one] { $count } ನಡೆ
   *[other] { $count } ನಡೆಗಳು
}
library-unfinished = ಮುಗಿದಿಲ್ಲ
library-choose = ಮುನ್ನೋಟಕ್ಕಾಗಿ ಒಂದು ಆಟವನ್ನು ಆರಿಸಿ.
library-continue = ಮುಂದುವರಿಸಿ ಆಡಿ
library-replay = ತೆರೆಯಿರಿ
library-export = PGN ಆಗಿ ಉಳಿಸಿ
library-actions = ಕ್ರಿಯೆಗಳು
library-rename = ಹೆಸರುಗಳು ಮತ್ತು ಎಲೋ
library-rename-save = ಉಳಿಸಿ
library-renamed = ಹೆಸರುಗಳು ಮತ್ತು ಎಲೋ ಬದಲಾದವು.
library-export-found = { $count ->
    [one] ಈ ಆಟವನ್ನು ರಫ್ತು ಮಾಡಿ
   *[other] ಈ { $count } ಆಟಗಳನ್ನು ರಫ್ತು ಮಾಡಿ
}
library-delete-found = { $count ->
    [one] ಈ ಆಟವನ್ನು ಅಳಿಸಿ
   *[other] ಈ { $count } ಆಟಗಳನ್ನು ಅಳಿಸಿ
}
library-no-match = ಅಂತಹ ಆಟ ಇಲ್ಲ.
library-show-all = ಎಲ್ಲ ಆಟಗಳನ್ನು ತೋರಿಸಿ
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
library-not-exported = { $count ->
    [one] ಈ ಆವೃತ್ತಿಗೆ { $count } ಆಟವನ್ನು ಓದಲಾಗುವುದಿಲ್ಲ, ಅದು ಕಡತದಲ್ಲಿಲ್ಲ: ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದು ಪ್ರಯತ್ನಿಸಿ.
   *[other] ಈ ಆವೃತ್ತಿಗೆ { $count } ಆಟಗಳನ್ನು ಓದಲಾಗುವುದಿಲ್ಲ, ಅವು ಕಡತದಲ್ಲಿಲ್ಲ: ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದು ಪ್ರಯತ್ನಿಸಿ.
}
library-deleted = { $count ->
    [one] { $count } ಆಟವನ್ನು ಅಳಿಸಲಾಯಿತು.
   *[other] { $count } ಆಟಗಳನ್ನು ಅಳಿಸಲಾಯಿತು.
}
library-dismiss = ಮುಚ್ಚಿ
library-restore = ಮರಳಿ ತನ್ನಿ
library-restored = { $count ->
    [one] { $count } ಆಟ ಮತ್ತೆ ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿದೆ.
   *[other] { $count } ಆಟಗಳು ಮತ್ತೆ ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿವೆ.
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
    [one] ಮರಳಿ ತನ್ನಿ
   *[other] { $count } ಆಟಗಳನ್ನು ಮರಳಿ ತನ್ನಿ
}
library-empty-bin = ಶಾಶ್ವತವಾಗಿ ಅಳಿಸಿ
library-bin = ಕಸದ ಬುಟ್ಟಿ
library-in-bin = { $count ->
    [one] ಕಸದ ಬುಟ್ಟಿ: { $count } ಆಟ
   *[other] ಕಸದ ಬುಟ್ಟಿ: { $count } ಆಟಗಳು
}
library-bin-about = ಅಳಿಸಿದ ಆಟಗಳು { $days } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತವೆ.
library-bin-empty = ಕಸದ ಬುಟ್ಟಿ ಖಾಲಿಯಾಗಿದೆ.
library-days-left = { $count ->
    [one] ಇನ್ನೂ { $count } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತದೆ
   *[other] ಇನ್ನೂ { $count } ದಿನ ಕಸದ ಬುಟ್ಟಿಯಲ್ಲಿರುತ್ತದೆ
}
library-filters = ಸೋಸುಗಳು
library-filters-in-use = ಸೋಸುಗಳು ({ $count } ಬಳಕೆಯಲ್ಲಿ)
library-filter-remove = ಸೋಸು ತೆಗೆಯಿರಿ: { $filter }
library-any = ಯಾವುದಾದರೂ
library-played-as = ನನ್ನ ಬಣ್ಣ
library-eco = ಆರಂಭದ ಸಂಕೇತ (ECO)
library-elo = ಇಬ್ಬರ ಎಲೋ, ಕನಿಷ್ಠ
library-from = ಆಡಿದ ದಿನ, ಇಂದ
library-until = ಆಡಿದ ದಿನ, ವರೆಗೆ
