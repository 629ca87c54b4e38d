## Puzzles

puzzles = Puzzles
puzzle-themes = Themes
puzzle-history = History
solve = Solve puzzles
puzzles-rated = Your rating
puzzles-solve = Solve
rating-band = Nineteen times in twenty your rating is within this of the number
puzzles-best = best { $count }
puzzles-due = { $count } due
puzzles-repeat-how = The ones you missed
puzzles-themes-how = Forks, mates, rating
puzzles-storm-how = 3 minutes
puzzles-survival-how = 3 misses
puzzles-daily-how = One for everybody, every day
puzzles-daily-done = Done today
puzzles-streak = { $count ->
    [one] Solved { $count } day in a row
   *[other] Solved { $count } days in a row
}
puzzles-offline = { $count ->
    [one] { $number } puzzle is on this device, also without a network.
   *[other] { $number } puzzles are on this device, also without a network.
}
puzzles-level-how = So that the first puzzles suit you. The rating finds its way from there.
puzzles-unfetched = No connection, and the puzzles are not on this device yet. Open this page once online.
puzzles-missing = This puzzle or set is not on this device.

choice = Choice
choice-all = All
choice-easier = Easier
choice-same = My level
choice-harder = Harder
choice-from = From
choice-to = To
choice-mate = Mate in
choice-any = Any
choice-mate-more = Mate in { $count } moves or more
choice-set-rated = Its puzzles have ratings: they are chosen near yours, and change it.
choice-how = Solve what is chosen here, or touch a theme to solve only that of it.
choice-other = Choose others
choice-filter = Rating, mate, set
themes-find = Find a theme
themes-none = No theme has this name.
twenty = 20 puzzles
twenty-how = From easier to harder. What you miss is asked again.
twenty-other = Another twenty
themes-own = you { $percent } %

solve-mode-rated = Rated
solve-mode-set = Set
solve-mode-repeat = Again
solve-mode-daily = Today’s puzzle
solve-mode-storm = Storm
solve-mode-survival = Survival
solve-mode-one = Puzzle
solve-mode-missed = Missed ones
solve-mate-in = { $count ->
    [one] Mate in { $count } move
   *[other] Mate in { $count } moves
}
solve-white = White to move
solve-black = Black to move
solve-task = Find the best move.
solve-task-after = { $side ->
    [white] White has just played { $move }. Find the best move.
   *[black] Black has just played { $move }. Find the best move.
}
solve-task-mate = { $count ->
    [one] Mate in { $count } move.
   *[other] Mate in { $count } moves.
}
solve-loading = One moment …
solve-nothing = Nothing left here
solve-nothing-how = There is no puzzle of this kind to be solved now.
solve-that-was-all = { $count ->
    [one] That was the only one
   *[other] That was all { $count }
}
solve-again-seen = You have solved this: { $date }.
solve-again-failed = Again, because you missed it: { $date }.
solve-again-slow = Again, because it took help or long: { $date }.
solve-again-due = Again, so that it stays known; last time: { $date }.

solve-hint = Hint
solve-hint-word = Hint:
solve-hint-decoy = the usual move at your rating is { $move }; look at what it leaves.
solve-hint-piece = look at the { $piece } on { $square }.
solve-hint-move = { $move }
solve-solution = Solution
solve-skip = Skip
solve-next = Next puzzle
solve-retry = Try again
solve-play-on = Play it out against the robot
solve-explore = Explore
solve-explore-long = Open on the analysis board
solve-replay = Missed ones
solve-again = Again
solve-cancel = Take back
solve-confirm = Sure?
solve-confirm-how = Touch the target again to play { $move }.
solve-confirm-move = Play it

solve-right = Right.
solve-go-on = Go on.
solve-solved = Solved.
solve-shown = The solution.
solve-slower = Also winning, but slower.
solve-slower-mate = There is a mate in { $count }.
solve-slower-better = There is a quicker way.
solve-missed = Missed:
solve-missed-move = it was { $move }.
solve-refuted = Then comes { $line }.
solve-not-it = There is a better move.
solve-stalemate = It is stalemate: a draw.
solve-repetition = It repeats the position a third time: a draw.
solve-fifty-moves = The fifty-move rule makes it a draw.
solve-dead-position = Nobody can mate any more: a draw.
solve-end-first = Solved in one try
solve-end-tries = Solved in { $count } tries
solve-end-helped = Solved with help
solve-not-rated = not rated
solve-end-shown = The answer: { $move }
solve-puzzle-rating = Puzzle rated { $rating }
solve-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
solve-due = asked again on { $date }
solve-due-today = asked again today
solve-due-tomorrow = asked again tomorrow
solve-number = { $number } of { $count }
solve-about = What it was about
solve-run-over = { $count ->
    [one] The run is over: { $count } solved.
   *[other] The run is over: { $count } solved.
}

solve-confirm-moves = Confirm moves by a second touch
solve-confirm-off = Never
solve-confirm-rated = In rated puzzles
solve-confirm-always = Always, but not in a storm
solve-difficulty = Harder or easier
solve-difficulty-same = As my rating
solve-auto-next = Go on automatically

run-time-up = Time is up
run-over = The run is over
run-stop = Stop the run
run-solved = { $count } solved
run-misses = { $count ->
    [one] { $count } miss left
   *[other] { $count } misses left
}
run-result = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
run-best = Best
run-series = Longest series
run-missed = Missed
run-start = Start
run-ready = Ready?
run-rule-time = { $count ->
    [one] { $count } minute, from your first move on.
   *[other] { $count } minutes, from your first move on.
}
run-rule-combo = { $levels } right moves in a row win { $gains } seconds.
run-rule-miss = A miss costs { $count } seconds and ends the row.
run-rule-misses = Miss number { $count } ends the run. There is no clock.
run-rule-harder = Each puzzle is a little harder than the last.
run-combo = { $count } in a row · { $at } win { $seconds } seconds
run-combo-bar = Moves to the next gain of time
run-best-today = Best today
run-best-week = In 7 days
run-record-today = Best of today
run-record-week = Best of the last 7 days
run-record-ever = Your best run so far
run-hardest = Hardest solved
run-pace = Per puzzle
run-puzzles = The puzzles of this run
puzzle-race = Race of two
race-rules = { $count ->
    [one] You both get the same puzzles. Who solves more in { $count } minute wins. After a miss you have to wait a moment.
   *[other] You both get the same puzzles. Who solves more in { $count } minutes wins. After a miss you have to wait a moment.
}
race-time = Time
race-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
race-level = Level
race-easy = Easy
race-middle = Medium
race-hard = Hard
race-ready = I’m ready
race-waits = Waiting for the other player …
race-board = Board { $number }
race-score = { $own } to { $other }
race-won = You win!
race-lost = The other player wins
race-drawn = A draw
race-wins = Races won: { $own } to { $other }
race-over = The race is over: { $near } to { $across }.

## Sets of puzzles

puzzle-sets = My sets
puzzles-sets-how = From files, your games, or by hand
puzzles-drills-how = Mates and endings against perfect defence
puzzles-sets = { $count ->
    [one] { $puzzles } puzzles in { $count } set
   *[other] { $puzzles } puzzles in { $count } sets
}
sets-add = Add a file
sets-how = A file of puzzles as CSV (also .csv.zst), PGN, EPD or a pack; nothing of it leaves this device.
sets-choose = Choose which
sets-add-all = Add all
sets-add-these = Add these
sets-themes = Theme
sets-theme-more = Another theme
sets-theme-remove = Without { $theme }
sets-popularity = Popularity at least
sets-at-most = No more than
sets-own = Sessa’s own puzzles
sets-unfinished = not read to its end
sets-not-fetched = Not yet on this device
sets-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
sets-progress = Reading or writing puzzles
sets-solved = { $solved } of { $count } solved
sets-reading = { $count ->
    [one] { $count } puzzle so far
   *[other] { $count } puzzles so far
}
sets-added = { $count ->
    [one] { $count } puzzle added.
   *[other] { $count } puzzles added.
}
sets-known = { $count ->
    [one] { $count } was there already.
   *[other] { $count } were there already.
}
sets-filtered = { $count ->
    [one] { $count } was left out, as you chose.
   *[other] { $count } were left out, as you chose.
}
sets-faults = { $count ->
    [one] { $count } could not be read:
   *[other] { $count } could not be read:
}
sets-cancelled = Stopped; what was read is kept.
sets-convention = In this file the solver seems to move first.
sets-convention-other = Read it so
sets-fault-line-column = Line { $line }, column { $column }:
sets-fault-line = Line { $line }:
sets-fault-puzzle = Puzzle { $number }:
puzzle-fault-encoding = Letters that are not UTF-8 were read as Windows-1252: { $number }.
puzzle-fault-long-line = This line is longer than { $number } bytes; a line is one puzzle.
puzzle-fault-quote = A quoted field ends with a quotation mark on the same line, and a comma follows. Double a mark within it.
puzzle-fault-columns = The column { $about } is missing: the line has { $number }. Ten are expected, with commas between them.
puzzle-fault-header = The header names no column { $about }. Name it, or leave the header out.
puzzle-fault-fen = The position (FEN) cannot be read.
puzzle-fault-move = Move { $number }: “{ $text }” is no move such as e2e4 or e7e8q.
puzzle-fault-illegal-move = Move { $number }: “{ $text }” cannot be played there.
puzzle-fault-no-moves = There are no moves; the solution is expected here.
puzzle-fault-many-moves = The solution has more than { $number } half-moves. Shorten it.
puzzle-fault-solver-first = The number of moves is odd: the solver seems to move first.
puzzle-fault-opponent-first = The number of moves is even: the opponent seems to move first.
puzzle-fault-number = { $about }: “{ $text }” is no number that fits.
puzzle-fault-epd = An EPD begins with four fields: pieces, side to move, castling, en passant.
puzzle-fault-epd-opcode = “{ $text }” is no opcode such as bm. A “;” ends each operation.
puzzle-fault-epd-quote = A quote after “{ $text }” is not closed.
puzzle-fault-epd-counter = “{ $text }” is not followed by a number.
puzzle-fault-san = “{ $text }” is no move such as Nf3, exd5 or e8=Q.
puzzle-fault-illegal-san = “{ $text }” cannot be played there.
puzzle-fault-ambiguous-san = “{ $text }” can mean several moves.
puzzle-fault-no-solution = There is nothing to find: best moves (bm), a line (pv) or a mate (dm) are expected.
puzzle-fault-mate-in = A number of moves from 1 to 254 is expected after dm, not “{ $text }”.
puzzle-fault-no-fen = This game begins at the beginning, so it is no puzzle. A tag FEN with the position is expected.
puzzle-fault-zstd-truncated = The compressed file ends too early; what came before was read. Download or copy it again.
puzzle-fault-zstd = The compressed file is damaged; what came before was read. Download it again.
puzzle-fault-pack-version = This pack is of version { $number }, which is not read here. Make it anew from its source.
puzzle-fault-pack-truncated = The pack ends too early; what came before was read. Download or copy it again.
puzzle-fault-pack = The pack is damaged here. Download it again.
puzzle-fault-no-place = “{ $text }” cannot be kept: a move of its solution is not legal.
puzzle-fault-review-json = This is no file of attempts, or is damaged. Export it again.
puzzle-fault-review-format = This is no file of attempts that is read here. Export it again.
puzzle-fault-review-header = The first line names no column { $about }.
puzzle-fault-review-value = { $about }: “{ $text }” cannot be read; the line is left out.
sets-removed = “{ $name }” is removed.
sets-remove = Remove
sets-rename = Rename
sets-name = Name of the set
sets-save = Save as { $format }
reviews = What you have solved
reviews-how = Every attempt, to keep elsewhere or to bring to another device.
reviews-json = Save as JSON
reviews-csv = Save as CSV
reviews-import = Add from a file
reviews-added = { $count ->
    [one] { $count } attempt added.
   *[other] { $count } attempts added.
}
reviews-known = { $count ->
    [one] { $count } was there already.
   *[other] { $count } were there already.
}

progress = Progress
progress-solved-today = Solved today
progress-days-in-a-row = Days in a row
progress-longest = longest { $count }
progress-best-rating = Best rating
progress-rating = Rating
progress-band = ± (95 %)
progress-rating-told = { $from }: { $first }. { $to }: { $last }, ± { $deviation }.
progress-themes = By theme
progress-weeks = Four weeks
progress-months = Three months
progress-year = A year
progress-all = All time
progress-span = Time shown
progress-day = Day
progress-today = today
progress-theme = Theme
progress-tried = Tried
progress-solved = Solved
progress-performance = Performance
progress-solved-of = { $name }: { $solved } of { $tried } solved.
progress-nothing = { $date }: nothing tried.
progress-week-from = Week from { $date }
history-solved = Solved
history-helped = Solved with help
history-missed = Missed
history-seconds = { $count } s
history-none = Nothing here yet
history-empty = The puzzles that you try will stand here.

## Mining

puzzle-mining = From my games
mining-about = Missed chances become puzzles
mining-how = The engine looks through the games for mistakes, and makes a puzzle of each that has one right answer. Nothing of it leaves this device.
mining-source = Games
mining-library = The library
mining-library-how = All games that you played here or imported
mining-file = A PGN file
mining-file-how = Games from elsewhere; they do not come into the library
mining-choose = Choose a file
mining-player = Whose mistakes
mining-player-how = “You”, or a name as the games have it. Left empty, the mistakes of both players count.
mining-rules = Rules
mining-relaxed = Relaxed
mining-relaxed-how = Short puzzles and saving moves too: more is found.
mining-strict = Strict
mining-strict-how = Only decisive lines of several moves, as in public collections.
mining-begin = Begin
mining-unfinished = Not finished yet
mining-go-on = Go on
mining-again = To go on, choose “{ $name }” again.
mining-progress = Looking for puzzles
mining-reading = Reading the games …
mining-games = { $games } of { $of } games
mining-games-about = { $games } of about { $of } games
mining-kept = What is found is kept at once, and you can go on later.
mining-set = My games
mining-done = { $count ->
    [one] { $count } puzzle from { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
   *[other] { $count } puzzles from { $games ->
        [one] { $games } game.
       *[other] { $games } games.
    }
}
mining-check-name = Is the name written as in the games?
mining-no-games = There are no games in the library yet. Play or import some, or choose a PGN file.
mining-no-games-in-file = There is no game in this file.
mining-unreadable = The file could not be read: { $why }
mining-engine = The engine stopped: { $why }. What was found is kept, and you can go on.
mining-rejections = Chances that became no puzzle
mining-rejected-forced = There was only one legal move
mining-rejected-already-winning = The position was won before
mining-rejected-already-ahead = There was more material before
mining-rejected-not-winning = The advantage was too small
mining-rejected-not-decisive = The advantage did not decide the game
mining-rejected-two-good-moves = More than one move was good
mining-rejected-too-short = One move was enough, and it was no mate
mining-rejected-repetition = The moves came back to a position
mining-rejected-known = The puzzle had been found already
mining-swings = No puzzle: where and why
mining-swings-first = { $count ->
    [one] The first { $count } is told.
   *[other] The first { $count } are told.
}
mining-swing = { $game }, { $number } { $why }

## Sets made by hand, sent, printed

puzzle-set = Set
puzzle-compose = New puzzle
puzzle-worksheet = Worksheet
solve-mode-link = Sent set
sets-make = New puzzle
set-add = Add a puzzle
set-more = Show more
set-change = Change
set-earlier = Earlier
set-later = Later
set-puzzle-removed = The puzzle is removed.
set-save-file = Save as a file
set-link-large = { $count ->
    [one] This set of { $count } puzzle is too large for a link that every program carries. Send it as a file.
   *[other] This set of { $count } puzzles is too large for a link that every program carries. Send it as a file.
}
set-link-holds = { $count ->
    [one] “{ $name }”: { $count } puzzle
   *[other] “{ $name }”: { $count } puzzles
}
set-link-how = You were sent this set; the link holds it whole. Solve it at once, or keep it among your sets.
set-keep = Keep it
set-link-damaged = The link was cut off or changed on its way; puzzles that can be read: { $count } of { $of }. Ask for it again, or take what is there.
set-link-nameless = Sent set
set-link-none = This link holds no set of puzzles, or only its beginning. Nothing was changed; ask for it again.
set-link-version = A newer version of Sessa made this link. Reload the page and try again.
set-link-too-long = This link is too long to be a set. Nothing was changed; ask for a file.

compose-position = Position (FEN)
compose-position-how = Paste a FEN, or set the pieces up on the board.
compose-set-up = Set up the pieces
compose-solution = Solution
compose-solution-how = Play it on the board, for both sides. To allow another move too, step back and play it.
compose-remove-move = Remove this move
compose-others = The engine finds as good: { $moves }. Allow them as well, or leave it so.
compose-set = Set
compose-new-set = A new set
compose-name-usual = My puzzles
compose-known = This position is in the set already.
compose-save = Save the puzzle

worksheet-print = Print
worksheet-any = All themes
worksheet-per = Diagrams a page
worksheet-title = Title
worksheet-other = Other puzzles
worksheet-name = Name
worksheet-solutions = Solutions
