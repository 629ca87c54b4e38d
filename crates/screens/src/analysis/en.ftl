## Engine lines, graph and review

engine = Engine
engine-lines = Lines
engine-line = Line { $number }
engine-depth = Depth { $depth }
engine-speed = { $count } kn/s
engine-whole = Show the whole line
engine-preview = After { $move }. Press it to play up to there.
engine-resting = The engine is going through the game.
exact-white = { $count ->
    [one] White mates in { $count } move
   *[other] White mates in { $count } moves
}
exact-black = { $count ->
    [one] Black mates in { $count } move
   *[other] Black mates in { $count } moves
}
exact-draw = A draw by perfect play
engine-stopped = The engine cannot go on ({ $why }). Switch it on to try again.
engine-chances = White’s chances: { $percent }
engine-unknown = Not evaluated
chances = { $percent } %
graph = Course of the game
graph-start = Start
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
review = Review
review-again = Review again
review-cancel = Stop
review-depth = How thoroughly
review-quick = Quick
review-thorough = Thorough
review-progress = { $done } of { $all }
review-done = The game has been reviewed.
review-cancelled = Stopped. What was found stays in the game.
review-changed = The game was changed meanwhile, so the review stopped. What was found until then stays.
review-loss = Chances lost a move
review-counts = Inaccuracies, mistakes and blunders
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. Better:
review-book = Book move
review-best = Better: { $move }.
review-natural = A natural slip: about { $count } of 100 players rated { $rating } make it.
review-people = About { $count } of 100 players rated { $rating } play this.
review-careless = A careless slip: hardly any player rated { $rating } makes it.
review-people-find = { $count ->
    [0] Hardly anyone finds { $move }.
   *[other] { $count } of 100 find { $move }.
}
review-next = Next mistake
review-retry = Try it again
review-retry-about = Find a better move than { $move }.
review-show-line = Show line
review-better = Better:
review-right = Right.
review-as-good = Also good.
review-not-yet = Not yet.
review-searching = One moment …
review-refutation = Then { $line }.
review-book-name = Book move: { $name }.
review-no-mistakes = No mistakes
review-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-others = Opponent’s mistakes too
review-make-puzzles = Make puzzles
review-solve = Solve
review-puzzle-set = My games
review-puzzles-saving = The puzzles are being saved …
review-puzzles-made = { $count ->
    [one] { $count } puzzle is in the set “My games”.
   *[other] { $count } puzzles are in the set “My games”.
}
review-puzzles-failed = The puzzles could not be saved.

## The analysis board

analysis-damaged = What was studied here last could not be read. Nothing was thrown away: its text was put aside in this browser’s storage as “{ $place }”.
analysis-elsewhere = This analysis is open in another tab.
analysis-not-saved = This browser does not save what is studied here (its storage is full, or switched off). Save it as a file before you leave.
analysis-replaced = Another game is on the board now.
analysis-restore = Restore your earlier analysis
analysis-start = Start
analysis-branches = Ways to go on
analysis-undo = Undo
analysis-undone = Undone.
analysis-promote = Variation one place up
analysis-make-main = Make it the main line
analysis-delete = Delete from here
analysis-deleted = Deleted.
analysis-comment = Comment on this move
analysis-notes = Comment and marks
analysis-signs = Marks
analysis-menu = Save, use, open
analysis-menu-save = Save
analysis-menu-use = Use
analysis-menu-open = Open
analysis-paste = Paste a game
finders-ask = How many find this move?
finders-told = { $count ->
    [0] Hardly any player rated { $rating } finds { $move }.
   *[other] About { $count } of 100 players rated { $rating } find { $move }.
}
finders-most = Played most is { $move }, by { $count } of 100.
finders-rating = Rating of the players: { $rating }
finders-lower = Lower rating
finders-higher = Higher rating
finders-missing = This cannot be told: the file with people’s moves could not be fetched.
analysis-copy-line = Copy the moves up to here
analysis-line-copied = Moves copied.
analysis-copy-pgn = Copy PGN
analysis-pgn-copied = PGN copied, with comments and variations.
analysis-copy-fen = Copy FEN
analysis-fen-copied = FEN copied.
analysis-by-hand = The browser did not let it be copied. Here is the text:
analysis-download = Save as a file
analysis-save = Save to the library
analysis-saved = Saved to the library
analysis-add-to-set = Add to a puzzle set
analysis-tags = Names, event, result
analysis-event = Event
analysis-site = Site
analysis-date = Date
analysis-round = Round
analysis-result = Result
analysis-open = Open a game
analysis-open-about = Paste PGN here, or drop a file anywhere on this screen.
analysis-open-text = Open
analysis-open-file = Open a file …
analysis-new = New analysis
analysis-reading = Reading …
analysis-no-file = The file could not be read ({ $why }).
analysis-by-link = A correspondence game under way cannot be analysed: its rules allow no help. It can be when it is over.
analysis-found-none = There is no game in this text.
chapters = Chapters
chapter-of = Chapter { $number } of { $count }: { $title }
chapter-number = Chapter { $number }
chapter-name = Name of this chapter
chapter-up = Move this chapter up
chapter-down = Move this chapter down
chapter-remove = Remove this chapter
chapter-add = Add a chapter
chapter-added = Chapter added.
chapter-removed = Chapter removed.
chapter-unread = Not read: { $text }
chapter-problems = Not everything could be read. What could is on the board; the rest stands as a comment at the end of its chapter.
chapter-problem = Chapter { $chapter }, line { $line }, column { $column }:
chapter-more = There are more games: the first { $count } are chapters here. All of them fit in the library:

nag-brilliant = brilliant move
nag-good = good move
nag-interesting = interesting move
nag-dubious = dubious move
nag-mistake = mistake
nag-blunder = blunder
nag-only = only move
nag-white-wins = White is winning
nag-white-better = White is better
nag-white-slightly = White is slightly better
nag-equal = equal
nag-unclear = unclear
nag-black-slightly = Black is slightly better
nag-black-better = Black is better
nag-black-wins = Black is winning
nag-novelty = novelty
nag-better = Better is

fen-fields = A FEN has 6 fields (pieces, side to move, castling, en passant, half-move clock, move number) or the first 4 of them; this one has { $count }.
fen-ranks = { $count ->
    [one] Field 1 (pieces): { $count } rank instead of 8, separated by “/”.
   *[other] Field 1 (pieces): { $count } ranks instead of 8, separated by “/”.
}
fen-rank-length = { $count ->
    [one] Field 1 (pieces): rank { $rank } has { $count } square instead of 8.
   *[other] Field 1 (pieces): rank { $rank } has { $count } squares instead of 8.
}
fen-piece = Field 1 (pieces): “{ $text }” on rank { $rank } is neither a piece (KQRBNP kqrbnp) nor a number of empty squares (1 to 8).
fen-turn = Field 2 (side to move): “{ $text }” is neither “w” nor “b”.
fen-castling = Field 3 (castling): “{ $text }” is not made of K, Q, k, q or the files of rooks, nor is it “-”.
fen-en-passant = Field 4 (en passant): “{ $text }” is neither a square such as “e3” nor “-”.
fen-halfmoves = Field 5 (half-move clock): “{ $text }” is not a number.
fen-fullmoves = Field 6 (move number): “{ $text }” is not a number.

setup-no-king = { $side } has no king.
setup-many-kings = { $side } has more than one king.
setup-pawns-on-back-rank = No pawn can stand on the first or last rank: { $squares }.
setup-opponent-in-check = { $side } is in check, but it is not { $side }’s turn.
setup-castling-king-side = { $side } cannot castle king-side: the king is not on rank { $rank }.
setup-castling-queen-side = { $side } cannot castle queen-side: the king is not on rank { $rank }.
setup-castling-rook = { $side } cannot castle with a rook on { $square }: none is there.
setup-passed-rank = No pawn of the side that just moved can have passed over { $square }.
setup-passed-pawn = No pawn can just have passed over { $square }: none stands in front of it.
setup-passed-blocked = No pawn can just have passed over { $square }: its way was blocked.

odd-pieces = { $side } has more than 16 pieces.
odd-pawns = { $side } has more than 8 pawns.
odd-promoted = { $side }’s pawns ({ $pawns }) and pieces that must be promoted pawns ({ $promoted }) are together more than 8.
odd-few-captures = { $promoted ->
    [one] { $side } has at least { $promoted } promoted pawn, but too few pieces have been captured to let it past.
   *[other] { $side } has at least { $promoted } promoted pawns, but too few pieces have been captured to let so many past.
}
odd-reach = The { $piece } has no way to { $square } from where it started.
odd-pawn-places = { $side }’s pawns cannot all have come from where pawns start to where they stand.
odd-pawn-captures = Pieces that { $side }’s pawns must have captured: { $needed }. Missing pieces that they can have captured: { $possible }.
odd-pawns-passed = The pawns on { $squares } cannot have passed each other with so few pieces captured.
odd-turn = With the pieces as they stand it cannot be { $side }’s turn.
odd-last-move = There is no move that { $side } can just have made.
odd-check = No move can have given check from { $squares }.
odd-castling = Castling rights match no start position.
odd-passed-check = Before a pawn could pass over { $square } the opponent would already have been in check.
odd-passed-missing = The last move can only have been a double step over { $square }, but there is no right to capture there.
odd-clock = The half-move clock is at { $clock }, but the last move was a capture or a pawn move.
odd-clock-early = The half-move clock is at { $clock }, but by the move number fewer half-moves have been played.
odd-early = By the move number { $side } has made at most { $possible } such moves, but the pieces show { $needed } captures and pawn moves.
