## Engine lines, graph and review

engine = ಎಂಜಿನ್
engine-lines = ಸಾಲುಗಳು
engine-line = ಸಾಲು { $number }
engine-depth = ಆಳ { $depth }
engine-speed = { $count } kn/s
engine-whole = ಇಡೀ ಸಾಲನ್ನು ತೋರಿಸಿ
engine-preview = { $move } ನಂತರ. ಅಲ್ಲಿಯವರೆಗೆ ಆಡಲು ಅದನ್ನು ಒತ್ತಿ.
engine-resting = ಎಂಜಿನ್ ಆಟವನ್ನು ವಿಶ್ಲೇಷಿಸುತ್ತಿದೆ.
exact-white = { $count ->
    [one] ಬಿಳಿ: { $count } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
   *[other] ಬಿಳಿ: { $count } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
}
exact-black = { $count ->
    [one] ಕಪ್ಪು: { $count } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
   *[other] ಕಪ್ಪು: { $count } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
}
exact-draw = ತಪ್ಪಿಲ್ಲದ ಆಟದಲ್ಲಿ ಡ್ರಾ
engine-stopped = ಎಂಜಿನ್‌ಗೆ ಮುಂದುವರಿಯಲು ಆಗುತ್ತಿಲ್ಲ ({ $why }). ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲು ಅದನ್ನು ಚಾಲನೆ ಮಾಡಿ.
engine-chances = ಬಿಳಿಯ ಅವಕಾಶ: { $percent }
engine-unknown = ಮೌಲ್ಯಮಾಪನವಾಗಿಲ್ಲ
chances = { $percent } %
graph = ಆಟದ ಗತಿ
graph-start = ಆರಂಭ
verdict-inaccuracy = ನಿಖರತೆಯ ಕೊರತೆ
verdict-mistake = ತಪ್ಪು
verdict-blunder = ದೊಡ್ಡ ತಪ್ಪು
review = ಪರಿಶೀಲನೆ
review-again = ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ
review-cancel = ನಿಲ್ಲಿಸಿ
review-depth = ಎಷ್ಟು ಸೂಕ್ಷ್ಮವಾಗಿ
review-quick = ಬೇಗನೆ
review-thorough = ಸೂಕ್ಷ್ಮವಾಗಿ
review-progress = { $all }ರಲ್ಲಿ { $done }
review-done = ಆಟದ ಪರಿಶೀಲನೆ ಮುಗಿಯಿತು.
review-cancelled = ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಕಂಡುಕೊಂಡದ್ದು ಆಟದಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.
review-changed = ಈ ನಡುವೆ ಆಟ ಬದಲಾದ ಕಾರಣ ಪರಿಶೀಲನೆ ನಿಂತಿತು. ಅಲ್ಲಿಯವರೆಗೆ ಕಂಡುಕೊಂಡದ್ದು ಉಳಿಯುತ್ತದೆ.
review-loss = ಪ್ರತಿ ನಡೆಗೆ ಕಳೆದ ಅವಕಾಶ
review-counts = ಅವಕಾಶ ಕಳೆದುಕೊಂಡ ನಡೆಗಳು
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. ಇದಕ್ಕಿಂತ ಒಳ್ಳೆಯದು:
review-book = ಆರಂಭ ಪುಸ್ತಕದ ನಡೆ
review-best = ಉತ್ತಮ ನಡೆ: { $move }.
review-natural = ಸಹಜ ತಪ್ಪು: { $rating } ರೇಟಿಂಗ್‌ನ 100 ಆಟಗಾರರಲ್ಲಿ ಸುಮಾರು { $count } ಮಂದಿ ಇದನ್ನು ಮಾಡುತ್ತಾರೆ.
review-people = { $rating } ರೇಟಿಂಗ್‌ನ 100 ಆಟಗಾರರಲ್ಲಿ ಸುಮಾರು { $count } ಮಂದಿ ಇದನ್ನು ಆಡುತ್ತಾರೆ.
review-careless = ಅಜಾಗರೂಕ ತಪ್ಪು: { $rating } ರೇಟಿಂಗ್‌ನ ಆಟಗಾರರು ಇದನ್ನು ಮಾಡುವುದು ತೀರಾ ವಿರಳ.
review-people-find = { $count ->
    [0] { $move } ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯುವವರು ತೀರಾ ವಿರಳ.
   *[other] 100 ಮಂದಿಯಲ್ಲಿ { $count } ಮಂದಿ { $move } ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯುತ್ತಾರೆ.
}
review-next = ಮುಂದಿನ ತಪ್ಪು
review-retry = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
review-retry-about = { $move } ಗಿಂತ ಒಳ್ಳೆಯ ನಡೆಯನ್ನು ಹುಡುಕಿ.
review-show-line = ಸಾಲನ್ನು ತೋರಿಸಿ
review-better = ಇದಕ್ಕಿಂತ ಒಳ್ಳೆಯದು:
review-right = ಸರಿ.
review-as-good = ಇದೂ ಒಳ್ಳೆಯದು.
review-not-yet = ಇನ್ನೂ ಇಲ್ಲ.
review-searching = ಒಂದು ಕ್ಷಣ …
review-refutation = ನಂತರ { $line }.
review-book-name = ಆರಂಭ ಪುಸ್ತಕದ ನಡೆ: { $name }.
review-no-mistakes = ತಪ್ಪುಗಳಿಲ್ಲ
review-mistakes = { $count ->
    [one] { $count } ತಪ್ಪು
   *[other] { $count } ತಪ್ಪುಗಳು
}
review-others = ಎದುರಾಳಿಯ ತಪ್ಪುಗಳೂ
review-make-puzzles = ಒಗಟು ಮಾಡಿ
review-solve = ಬಿಡಿಸಿ
review-puzzle-set = ನನ್ನ ಆಟಗಳು
review-puzzles-saving = ಒಗಟುಗಳನ್ನು ಉಳಿಸಲಾಗುತ್ತಿದೆ …
review-puzzles-made = { $count ->
    [one] { $count } ಒಗಟು “ನನ್ನ ಆಟಗಳು” ಸಂಗ್ರಹದಲ್ಲಿದೆ.
   *[other] { $count } ಒಗಟುಗಳು “ನನ್ನ ಆಟಗಳು” ಸಂಗ್ರಹದಲ್ಲಿವೆ.
}
review-puzzles-failed = ಒಗಟುಗಳನ್ನು ಉಳಿಸಲಾಗಲಿಲ್ಲ.

## The analysis board

analysis-damaged = ಇಲ್ಲಿ ಕೊನೆಗೆ ಅಧ್ಯಯನ ಮಾಡಿದ್ದನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹಣೆಯಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
analysis-elsewhere = ಈ ವಿಶ್ಲೇಷಣೆ ಇನ್ನೊಂದು ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆದಿದೆ.
analysis-not-saved = ಇಲ್ಲಿ ಅಧ್ಯಯನ ಮಾಡಿದ್ದನ್ನು ಈ ಬ್ರೌಸರ್ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ (ಸಂಗ್ರಹಣೆ ತುಂಬಿದೆ, ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಹೋಗುವ ಮುನ್ನ ಕಡತವಾಗಿ ಉಳಿಸಿ.
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
analysis-menu = ಉಳಿಸಿ, ಬಳಸಿ, ತೆರೆಯಿರಿ
analysis-menu-save = ಉಳಿಸಿ
analysis-menu-use = ಬಳಸಿ
analysis-menu-open = ತೆರೆಯಿರಿ
analysis-paste = ಆಟವನ್ನು ಅಂಟಿಸಿ
finders-ask = ಈ ನಡೆಯನ್ನು ಎಷ್ಟು ಮಂದಿ ಕಂಡುಹಿಡಿಯುತ್ತಾರೆ?
finders-told = { $count ->
    [0] { $rating } ರೇಟಿಂಗ್‌ನ ಆಟಗಾರರು { $move } ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯುವುದು ತೀರಾ ವಿರಳ.
   *[other] { $rating } ರೇಟಿಂಗ್‌ನ 100 ಆಟಗಾರರಲ್ಲಿ ಸುಮಾರು { $count } ಮಂದಿ { $move } ನಡೆಯನ್ನು ಕಂಡುಹಿಡಿಯುತ್ತಾರೆ.
}
finders-most = ಹೆಚ್ಚಾಗಿ ಆಡುವ ನಡೆ { $move }: 100 ಮಂದಿಯಲ್ಲಿ { $count } ಮಂದಿ.
finders-rating = ಆಟಗಾರರ ರೇಟಿಂಗ್: { $rating }
finders-lower = ಕಡಿಮೆ ರೇಟಿಂಗ್
finders-higher = ಹೆಚ್ಚಿನ ರೇಟಿಂಗ್
finders-missing = ಇದನ್ನು ಹೇಳಲಾಗದು: ಜನರ ನಡೆಗಳ ಕಡತವನ್ನು ತರಲಾಗಲಿಲ್ಲ.
analysis-copy-line = ಇಲ್ಲಿಯವರೆಗಿನ ನಡೆಗಳನ್ನು ನಕಲಿಸಿ
analysis-line-copied = ನಡೆಗಳು ನಕಲಾಗಿವೆ.
analysis-copy-pgn = PGN ನಕಲಿಸಿ
analysis-pgn-copied = ಟಿಪ್ಪಣಿ ಮತ್ತು ಉಪಸಾಲುಗಳ ಸಹಿತ PGN ಅನ್ನು ನಕಲಿಸಲಾಗಿದೆ.
analysis-copy-fen = FEN ನಕಲಿಸಿ
analysis-fen-copied = ಸ್ಥಿತಿಯನ್ನು ನಕಲಿಸಲಾಗಿದೆ.
analysis-by-hand = ನಕಲಿಸಲು ಬ್ರೌಸರ್ ಬಿಡಲಿಲ್ಲ. ಪಠ್ಯ ಇಲ್ಲಿದೆ:
analysis-download = ಕಡತವಾಗಿ ಉಳಿಸಿ
analysis-save = ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿಡಿ
analysis-saved = ಆಟಗಳ ಸಂಗ್ರಹದಲ್ಲಿದೆ.
analysis-add-to-set = ಒಗಟು ಸಂಗ್ರಹಕ್ಕೆ ಸೇರಿಸಿ
analysis-tags = ಹೆಸರುಗಳು, ಪಂದ್ಯಾವಳಿ, ಫಲಿತಾಂಶ
analysis-event = ಪಂದ್ಯಾವಳಿ
analysis-site = ಸ್ಥಳ
analysis-date = ದಿನಾಂಕ
analysis-round = ಸುತ್ತು
analysis-result = ಫಲಿತಾಂಶ
analysis-open = ಆಟ ತೆರೆಯಿರಿ
analysis-open-about = PGN ಅನ್ನು ಇಲ್ಲಿ ಅಂಟಿಸಿ, ಅಥವಾ ಈ ಪರದೆಯ ಮೇಲೆ ಎಲ್ಲಿಯಾದರೂ ಕಡತವನ್ನು ಬಿಡಿ.
analysis-open-text = ತೆರೆಯಿರಿ
analysis-open-file = ಕಡತ ತೆರೆಯಿರಿ …
analysis-new = ಹೊಸ ವಿಶ್ಲೇಷಣೆ
analysis-reading = ಓದುತ್ತಿದೆ …
analysis-no-file = ಕಡತವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }).
analysis-by-link = ಕೊಂಡಿಯ ಮೂಲಕ ನಡೆಯುತ್ತಿರುವ ಆಟವನ್ನು ವಿಶ್ಲೇಷಿಸುವಂತಿಲ್ಲ: ಅದರ ನಿಯಮಗಳಲ್ಲಿ ಸಹಾಯ ಇಲ್ಲ. ಆಟ ಮುಗಿದ ಮೇಲೆ ವಿಶ್ಲೇಷಿಸಬಹುದು.
analysis-found-none = ಈ ಪಠ್ಯದಲ್ಲಿ ಆಟವಿಲ್ಲ.
chapters = ಅಧ್ಯಾಯಗಳು
chapter-of = ಅಧ್ಯಾಯ { $number } / { $count }: { $title }
chapter-number = ಅಧ್ಯಾಯ { $number }
chapter-name = ಈ ಅಧ್ಯಾಯದ ಹೆಸರು
chapter-up = ಈ ಅಧ್ಯಾಯವನ್ನು ಮೇಲೆ ಸರಿಸಿ
chapter-down = ಈ ಅಧ್ಯಾಯವನ್ನು ಕೆಳಗೆ ಸರಿಸಿ
chapter-remove = ಈ ಅಧ್ಯಾಯವನ್ನು ತೆಗೆಯಿರಿ
chapter-add = ಅಧ್ಯಾಯ ಸೇರಿಸಿ
chapter-added = ಅಧ್ಯಾಯ ಸೇರಿಸಲಾಗಿದೆ.
chapter-removed = ಅಧ್ಯಾಯ ತೆಗೆಯಲಾಗಿದೆ.
chapter-unread = ಓದಲಾಗದ್ದು: { $text }
chapter-problems = ಎಲ್ಲವನ್ನೂ ಓದಲಾಗಲಿಲ್ಲ. ಓದಲಾದದ್ದು ಮಣೆಯ ಮೇಲಿದೆ; ಉಳಿದದ್ದು ಅದರ ಅಧ್ಯಾಯದ ಕೊನೆಯಲ್ಲಿ ಟಿಪ್ಪಣಿಯಾಗಿದೆ.
chapter-problem = ಅಧ್ಯಾಯ { $chapter }, ಸಾಲು { $line }, ಸ್ಥಾನ { $column }:
chapter-more = ಇನ್ನೂ ಆಟಗಳಿವೆ: ಇಲ್ಲಿ ಮೊದಲ { $count } ಅಧ್ಯಾಯಗಳಾಗಿವೆ. ಎಲ್ಲವನ್ನೂ ಆಟಗಳ ಸಂಗ್ರಹಕ್ಕೆ ಸೇರಿಸಬಹುದು:

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

fen-fields = FEN ನಲ್ಲಿ 6 ಭಾಗಗಳಿರುತ್ತವೆ (ಕಾಯಿಗಳು, ಸರದಿ, ಕ್ಯಾಸ್ಲಿಂಗ್, ಎನ್ ಪಾಸಾಂಟ್, ಅರ್ಧ ನಡೆಗಳ ಎಣಿಕೆ, ನಡೆಯ ಸಂಖ್ಯೆ), ಅಥವಾ ಮೊದಲ 4; ಇದರಲ್ಲಿರುವುದು { $count }.
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
odd-promoted = { $side }: ಪದಾತಿಗಳು { $pawns }, ಬಡ್ತಿ ಪಡೆದ ಪದಾತಿಗಳೇ ಆಗಿರಬೇಕಾದ ಕಾಯಿಗಳು { $promoted }: ಒಟ್ಟು 8ಕ್ಕಿಂತ ಹೆಚ್ಚು.
odd-few-captures = { $side }: ಬಡ್ತಿ ಪಡೆದ ಪದಾತಿಗಳು ಕನಿಷ್ಠ { $promoted }, ಆದರೆ ದಾಟಿಹೋಗಲು ಸಾಕಷ್ಟು ಕಾಯಿಗಳನ್ನು ಹೊಡೆದಿಲ್ಲ.
odd-reach = { $piece } ಆರಂಭದ ಚೌಕದಿಂದ { $square } ತಲುಪಲು ದಾರಿಯಿಲ್ಲ.
odd-pawn-places = { $side }: ಪದಾತಿಗಳೆಲ್ಲ ಆರಂಭದ ಚೌಕಗಳಿಂದ ಈ ಚೌಕಗಳಿಗೆ ಬಂದಿರಲು ಸಾಧ್ಯವಿಲ್ಲ.
odd-pawn-captures = { $side }: ಪದಾತಿಗಳು ಹೊಡೆದಿರಬೇಕಾದ ಕಾಯಿಗಳು { $needed }, ಆದರೆ ಅವು ಹೊಡೆದಿರಬಹುದಾದವು { $possible } ಮಾತ್ರ.
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
