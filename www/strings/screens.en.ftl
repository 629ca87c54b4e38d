# What is said only on the screens fetched later, in English. As in en.ftl, the other languages hold the same names.

## Settings

section-appearance = Appearance
section-board = Board
section-moves = Moves
section-sound = Sound and speech
section-accessibility = Blindfold and accessibility
language = Language
language-auto = As in the browser
scheme = Page
scheme-auto = As in the system
scheme-light = Light
scheme-dark = Dark
contrast = High contrast
board-theme = Board colours
board-walnut = Walnut
board-green = Green
board-blue = Blue
board-slate = Slate
board-sand = Sand
board-plum = Plum
board-contrast = High contrast
piece-set = Pieces
pieces-staunton = Staunton
pieces-modern = Modern
pieces-clear = Clear
coordinates = Coordinates
notation = Record of moves
notation-english = English letters
notation-local = Letters of this language
notation-figurine = Figurines
motion = Animation
destinations = Show where a piece can go
moving-by = Move pieces by
moving-both = Dragging or tapping
moving-drag = Dragging
moving-tap = Tapping
premoves = Premoves
auto-queen = Always promote to a queen
confirm-moves = Confirm every move
vibration = Vibrate
volume = Volume
speak-moves = Speak the moves
no-voice = This browser has no voice for { $language }.
listen = Listen for spoken moves
listen-here = Speech is recognised on this device only.
listen-cannot = This browser cannot recognise { $language } on the device itself, so Sessa does not listen.
listen-refused = The microphone is not available ({ $why }).
listening = Listening …
spelling = Squares by the spelling alphabet
blindfold = Blindfold
blindfold-off = Pieces shown
blindfold-discs = Discs only
blindfold-hidden = Pieces hidden
blindfold-nothing = Empty board
show-entry = Field for typed moves
reset-settings = Reset to defaults
section-offline = Without a network
offline-ready = Sessa is on this device and works without a network.
offline-not-yet = Sessa is not yet on this device. Until it has been fetched, it needs the network.
offline-insecure = Sessa needs the network: this page did not come by a secure connection (https), so the browser does not keep it.
offline-missing = Sessa needs the network: this browser, or its private window, keeps no pages.
offline-incomplete = Sessa needs the network: not every file could be fetched and kept. Perhaps the connection broke off or the storage is full; reload the page to try again.
offline-failed = Sessa needs the network: the browser does not keep it ({ $why }).
install = Install Sessa

## Help

help-keys = Keys
help-everywhere = Everywhere
help-on-board = On the board
help-words = Words
help-words-why = Type a move (Nf3, e2e4, 5254, knight f3) or one of these:
help-pointer = Mouse and touch
help-draw = Draw with the right button, or after the pencil with any finger: from square to square an arrow, on one square a circle. Shift, Alt or both change the colour.
help-premove = While the robot thinks you can make premoves, as many as you like. A press on an empty square, a right click or Escape cancels them.
key-arrows = Go from square to square
key-enter = Take a piece, put it down
key-escape = Put back; clear drawings and premoves
key-piece = Next king, queen, rook, bishop, knight, pawn; with Shift the one before
key-rank = To a rank; with Shift to a file
key-read = Read the square
key-last = Last move
key-time = Clocks
key-moves = Where this piece can go; with Shift what it can take
key-attackers = What attacks this square
key-material = Who is ahead
key-status = Move number and turn
key-draw = Begin or end an arrow; twice on a square a circle
key-colour = Next colour
key-entry = To the field for moves
key-board = To the board
key-replay = Back and forth through the game
key-ends = To the beginning, to the end
key-flip = Flip the board
key-help = This list
key-settings = Settings

## The arbiter

phase-running = The game is in play.
illegal-count = Illegal moves, { $side }: { $count }
claimed-why = { $side } claims a draw: the opponent cannot win by normal means, or does not try to.
grant-draw = Grant the draw
reject-claim = Reject the claim
postpone-claim = Postpone the decision
increment-why = { $side } asks for { $time } more for each move of both sides.
grant-increment = Introduce the increment
refuse-increment = Refuse the request
sure = Sure?
yes = Yes
arbiter-clocks = Clocks
set = Set
set-clocks-when = The clocks can be set while they are stopped.
set-clocks-how = Hours, minutes and seconds, as 1:30:00; or minutes and seconds, as 5:00.
time-unreadable = Write the time as 1:30:00 or 5:00.
arbiter-penalties = Penalties and results
penalty-for = For
penalty = Penalty
penalty-time = Time
penalty-warning = Warning
penalty-gains = More time for the opponent
penalty-loses = Less time
penalty-as-illegal = As an illegal move (two hands)
penalty-forfeit = The game is lost
penalty-absent = Did not come in time
impose = Impose
declare-result = Result
declare = Declare the result
arbiter-irregularities = Irregularities
irregularity = What was wrong
irregularity-illegal-move = Illegal move
irregularity-displaced = Displaced pieces
irregularity-impossible = Impossible position
irregularity-wrong-start = Wrong start position
irregularity-colours-reversed = Colours reversed
irregularity-board-turned = Board turned the wrong way
irregularity-wrong-clock = Clock set wrongly
rule-illegal-move = Back to the position before it, with its clocks (FIDE 7.5).
rule-illegal-move-within = Back to the position before it, with its clocks, if it was made within the last { $count } moves (USCF 11A).
rule-displaced = The position is set up again (FIDE 7.4); where it is not known, the last one that is certain.
rule-impossible = Back to the last position that is certain, with its clocks; where they are not known, the time used is divided by the moves.
rule-wrong-start = The game is begun anew (FIDE 7.2.1).
rule-colours-reversed = The game is begun anew while not both sides have made { $count } moves; later it goes on (FIDE 7.3).
rule-colours-reversed-time = The game is begun anew before a quarter of the time to the first control has been used; later it goes on.
rule-colours-reversed-arbiter = The game goes on, unless the arbiter decides that it is begun anew.
rule-board-turned = The board is turned the right way, and the game goes on (FIDE 7.2.2).
rule-wrong-clock = Note it here; the clocks are set in the fold above, while they are stopped (FIDE 6.10).
correction = Correction
correction-back = Back to a position, with its clocks
correction-in-proportion = Back to a position, time in proportion
correction-restart = Begin the game anew
correction-note = Only note it
correction-place = Back to after
apply-correction = Apply correction
refused-not-started = The game has not begun.
refused-over = The game is over; its result stands.
refused-paused = The clocks are stopped; start them first.
refused-not-paused = Stop the clocks first.
refused-too-late = It is too late for that by the rules of this game.
refused-not-in-force = The rules of this game do not have that.
refused-too-much-time = No clock can show so much time.
refused-to-be-decided = Decide the claim first.
refused-offered-already = A draw has been offered already; it is too early for another offer.
refused-time-left = { $side } still has time.

## The ledger

arbiter-ledger = Ledger
ledger-time = Time
ledger-who = Who
ledger-what = What
save-as-text = Save as text
save-as-table = Save as table (CSV)
log-start = The game begins.
log-touch = Touches { $square }.
log-adjust = “I adjust.”
log-release = Puts the pawn on { $square }.
log-displace = { $move }, which is illegal.
log-press = Presses the clock.
log-offer = Offers a draw.
log-accept = Accepts the draw.
log-decline = Declines the draw.
log-claim = Claims a draw: { $why }.
log-claim-with = Announces { $move } and claims a draw: { $why }.
log-quickplay = Claims a draw: no way to win by normal means.
log-increment = Asks for an increment; offers a draw by it.
log-granted = The claim is granted.
log-rejected = The claim is rejected.
log-postponed = The decision is postponed.
log-resign = Resigns.
log-flag = The flag of { $side } has fallen.
log-claim-illegal = Claims the game for an illegal move.
log-pause = The clocks are stopped.
log-resume = The clocks are started.
log-set = The clock of { $side } is set to { $time }.
log-warning = { $side } is warned.
log-gains = { $side } gets { $time } more.
log-loses = { $side } loses { $time }.
log-forfeit = The game is lost for { $side }.
log-as-illegal = Punished as an illegal move: { $side }.
log-declare = A result is declared.
log-take-back = Half-moves taken back: { $count }.
log-seal = Seals the next move; the game is adjourned.
log-unseal = The envelope is opened: { $move }.
log-ambiguous = The envelope is opened: the move in it is ambiguous.
log-unreadable = The envelope is opened: the move in it cannot be read.
log-leave = The page has been left.
log-return = The page is looked at again.
log-slept = The device slept for { $time }, which did not count.
log-slept-counted = The device slept for { $time }, which counted.
corrected-note = Noted.
corrected-restart = The game is begun anew.
corrected-back = Back to: { $place }, with the clocks of that moment.
corrected-in-proportion = Back to: { $place }, the time in proportion to the moves.

## Adjournment

arbiter-adjourn = Adjourn
seal-how = { $side } writes its next move here, unseen by the opponent. The clock runs until it is sealed.
seal-robot = The robot is on the move; adjourn when it is your turn.
sealed-move = Sealed move
show = Show
passphrase = Passphrase
passphrase-why = Without a passphrase anybody who has the game can open the envelope. A forgotten passphrase cannot be recovered.
resume-at = To be resumed
seal = Seal and adjourn
working-on-seal = One moment …
seal-unreadable = That is not a move such as Nf3 or e2e4.
seal-illegal = That move is not legal here.
seal-ambiguous = Several moves could be meant; write both squares, as e2e4 or e7e8q.
seal-not-allowed = That move is legal, but a piece was touched or another move announced.
seal-no-chance = This browser gives no random numbers, so nothing can be sealed.
sealed-by = { $side } has sealed its move.
resume-on = To be resumed on { $when }.
anybody-can-open = The envelope has no passphrase: anybody can open it.
open-envelope = Open the envelope and resume
sealed-ambiguous = The sealed move is ambiguous
sealed-unreadable = The sealed move cannot be read
envelope-damaged = The envelope cannot be read. Nothing was changed.
envelope-wrong-phrase = That does not open it: the passphrase is another, or the envelope has been changed. Nothing was changed here.
before-opening = Before it is opened the players may agree to a draw, or one may resign.
draw-agreed = A draw is agreed
white-resigns = White resigns
black-resigns = Black resigns

## Games kept and sent

save-or-send = Keep or send this game
save-file = Save as file
copy-link = Copy link
link = Link
link-copied = The link is copied; it holds the whole game.
link-by-hand = This browser does not let Sessa copy; copy the link from here.
link-too-long = This game is too long for a link; save it as a file.
open-file = From a file
open-how = A game saved by Sessa, or the link you were sent opened in this browser.
open-foreign = This is no game of Sessa, or part of it is missing ({ $why }). Nothing was changed.
open-newer = A newer version of Sessa saved this game; reload the page and try again.
open-too-long = This is too long to be a game. Nothing was changed.
open-puts-aside = The game on the table stays in the library; it can be played on later.
open-this-game = Open this game

## Rules and clock

own-damaged = The rules and clocks kept here could not be read ({ $why }). Nothing was thrown away: their text was put aside in this browser’s storage as “{ $place }”.
own-not-saved = This browser does not let Sessa keep rules and clocks (storage full or switched off). They hold until the page is closed.
section-strictness = Strictness
section-edition = Rules
section-names = Names
name-own = Your name
name-other = Name of the person beside you
edition = Laws
about-fide-2023 = The Laws of Chess in force since 2023.
about-fide-2009 = The Laws of 2009: a wrong claim costs three minutes, the third illegal move loses, and a quickplay finish can be claimed.
about-uscf = US Chess: the rook may be touched first when castling, and a side with too little material does not win on time.
about-code-1988 = An older code: 75 moves in some endings, five minutes for a wrong claim, an hour for latecomers; who stops the clock resigns.
about-casual = For play without pressure: moves can be taken back, and nothing costs time.
every-rule = Every rule

## What the player makes and keeps

clock-custom = Own clock
not-saved-yet = { $what } (not saved)
own-name = Name
save-own = Save
saved-as = Saved as “{ $name }”.
rename = Rename …
delete = Delete
deleted = “{ $name }” is no longer saved. Until you choose something else you can save it again.
replace-sure = “{ $name }” is saved already. Replace it?
replace = Replace
remove = Remove

## How strictly

touch-move-why = A piece that was touched must be moved or captured, if it can be.
manual-press-why = A move is complete when its player has pressed the clock; until then the player’s time runs.
flag-by-claim-why = Time that has run out counts only when the opponent claims it.
allow-illegal-moves-why = Illegal moves can be made, as on a wooden board, and are dealt with by the rules.
competition-why = No help: no marks of legal moves, no premoves, no taking back, no call of check.
needs-two-persons = Only for two persons: the robot makes no illegal move and claims no flag.
needs-clock = Only with a clock.

## The clock in sentences

tell-none = No clock: think as long as you like.
tell-each = Each side has { $clock }.
tell-odds = White has { $white }. Black has { $black }.
tell-moves =
    { $count ->
        [one] { $time } for one move
       *[other] { $time } for { $count } moves
    }
tell-all = { $time } for all moves
tell-rest = { $time } for the rest
tell-then = { $before }, then { $stage }
tell-fischer = { $stage }, with { $bonus } added after each move
tell-delay = { $stage }, where the clock waits { $bonus } at each move
tell-bronstein = { $stage }, where each move gives back the time it took, up to { $bonus }
tell-saved = Time saved in one stage is kept for the next.
tell-hourglass = { $time } as in an hourglass
tell-sand = What one side uses, the other gains.
tell-periods =
    { $count ->
        [one] one period of { $time }
       *[other] { $count } periods of { $time }
    }
tell-period-back = A move made within a period gives the whole period back.
tell-per-move = { $time } for each move
tell-nothing-saved = Nothing is saved from one move to the next.
tell-first-move = The first clock starts with the first move, which costs no time.
tell-seconds = { $count } s
clock-class = By these rules: { $class }

## Building a clock

build-clock = Build the clock
clock-kind = Kind
kind-stages = Stages
kind-byoyomi = Byo-yomi
kind-hourglass = Hourglass
kind-per-move = Time per move
kind-days = Days per move
clock-odds = White and Black differ
clock-start = First clock starts
start-with-game = With the game
start-with-move = With the first move
clock-main = Main time
clock-periods = Periods
clock-period = Length of a period
clock-each-move = Time for each move
clock-days-each = Days for each move
stage-of = Stage { $number }
stage-moves = Moves
stage-rest = All the rest of the moves
stage-time = Time
stage-bonus = Bonus for each move
stage-seconds = Length of the bonus
bonus-none = None
bonus-fischer = Added after the move (Fischer)
bonus-delay = The clock waits first (delay)
bonus-bronstein = Time taken comes back (Bronstein)
add-stage = Add a stage
unit-long-time = h:min:s
unit-time = min:s
unit-seconds = seconds
unit-empty-never = empty: never
unit-time-never = min:s; empty: never
unit-empty-nobody = min:s; empty: nobody loses
unit-empty-always = empty: until the end

## Every rule

rules-of-draws = Draws and claims
rules-of-time = Time
rules-of-illegal-moves = Illegal moves and irregularities
rules-of-moving = Moving
rule-repetitions-to-claim = Repetitions needed to claim a draw
rule-moves-to-claim = Moves without capture or pawn move needed to claim a draw
rule-repetitions-to-end = Repetitions that end the game
rule-moves-to-end = Moves without capture or pawn move that end the game
rule-wrong-claim-gain = A wrong claim gives the opponent
rule-wrong-claim-loss = A wrong claim costs the claimant
rule-agreement-from = No draw may be agreed up to this move
rule-offers-again = A draw may be offered again
offers-after-move = after a move of one’s own
offers-after-opponent = after the opponent’s offer
rule-long-endings = Endings in which a claim needs more moves
ending-of = Ending { $number }
ending-stronger = Stronger side (K Q R B N P)
ending-weaker = Weaker side
ending-pawn = Where the pawn stands
ending-pawn-anywhere = anywhere
ending-pawn-seventh = one step from promotion
ending-moves = Moves to claim
add-ending = Add an ending
rule-flag-draw = Time runs out: a draw if the opponent
rule-resignation-draw = Resigning is a draw if the opponent could never mate
flag-draw-cannot-mate = can never mate
flag-draw-material = has too little material
flag-draw-lone-king = has only the king
rule-both-flags = Both sides run out of time
both-flags-unless-last = play on; a draw in the last stage
both-flags-play-on = play on
both-flags-draw = a draw
rule-away = While the page is closed or the device sleeps
away-waits = the game waits
away-runs = time runs on
rule-lateness = Forfeit when later than
rule-quickplay-below = Quickplay finish: can be claimed with less time than this
rule-quickplay-rejected = A rejected quickplay claim gives the opponent
rule-quickplay-increment = Increment that can be asked for instead
rule-class-blitz = Blitz: time for 60 moves up to
rule-class-classical = Classical: time for 60 moves from
rule-stopping-resigns = Who stops the clocks resigns
rule-illegal-loses-at = The illegal move that loses the game
rule-illegal-bonus = An illegal move gives the opponent
rule-illegal-horizon = Correct only within (moves)
rule-formal-faults = Pressing without a move and moving with two hands count as illegal moves
rule-becomes-queen = A pawn left on its last rank becomes a queen
rule-supervision = Illegal moves
supervision-adequate = are seen by an arbiter
supervision-claimed = must be claimed (FIDE A.5)
supervision-loses = lose if they are claimed
rule-reversed = Begun with colours reversed: begin anew
reversed-moves = up to a number of moves
reversed-quarter = up to a quarter of the time
reversed-arbiter = as the arbiter decides
rule-reversed-moves = Moves by each side until then
rule-take-back = Moves may be taken back
rule-rook-first = The rook may be touched first when castling

## What is wrong in a field

fault-time = “{ $text }” is no time. Write minutes, min:s or h:min:s, such as 90, 5:00 or 1:40:00.
fault-seconds = “{ $text }” is no time. Write seconds or min:s, such as 30 or 1:30.
fault-sixty = After a colon minutes and seconds go up to 59.
fault-too-long = No time may be longer than a year.
fault-number = “{ $text }” is no whole number.
fault-least = At least { $count }.
fault-most = At most { $count }.
fault-no-time = Give it some time: without any nobody could move.
fault-classes = Blitz must end before classical chess begins.
fault-pieces = “{ $text }” are no pieces of one side. Write the king first, then by value, such as KRB.
fault-no-name = Give it a name.
fault-name-taken = “{ $text }” is the name of something else.
fault-unplayable = The game cannot be played with these settings.

## Chess clock

timer-start = Start
timer-pause = Pause
timer-reset = Back to the start
timer-set-up = Set the clock
timer-tap = Tap here to begin
timer-press = press when you have moved
timer-to-go =
    { $count ->
        [one] one move to go
       *[other] { $count } moves to go
    }
timer-delay = Delay { $time }
timer-periods =
    { $count ->
        [one] last period
       *[other] { $count } periods
    }
timer-flag = The flag is down
timer-flagged = { $side }: the flag is down.
timer-low = { $side }: little time, { $time }.
timer-slept = The device slept, or its clock was set forward, for { $time }. That time was not counted, and the clock is paused.
timer-damaged = The clock saved here could not be read ({ $why }). Nothing was thrown away: its text was put aside in this browser’s storage as “{ $place }”.
timer-not-saved = This browser does not let Sessa save the clock (storage full or switched off). You can play on, but a reload sets it back.
timer-reset-sure = Set both sides back to the start?
timer-leave-sure = The clock is running. Stop it and close?
timer-fixed = Set the clock back to the start to choose another.
timer-turn = To move
timer-faces = Faces
timer-faces-players = To each player
timer-faces-one-way = One way
timer-done = Done

## The library

library-import = Import PGN
library-export-all = Export all
library-search = Search the library
library-search-what = Names, event, date, opening
library-kind = Which games
library-all = All games
library-robot = Against the robot
library-persons = Two players
library-imported = Imported
library-study = Studies
library-sort = Order
library-sort-changed = Latest first
library-sort-date = Date played
library-sort-white = White’s name
library-sort-black = Black’s name
library-sort-result = Result
library-sort-length = Length
library-reverse = Reverse
library-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
library-found = { $count ->
    [one] { $count } game of { $all }
   *[other] { $count } games of { $all }
}
library-games = Games
library-game = The chosen game
library-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
library-unfinished = Not finished
library-choose = Choose a game to see how it ended.
library-continue = Play on
library-replay = Replay and analyse
library-export = Save as PGN
library-export-found = { $count ->
    [one] Export this { $count } game
   *[other] Export these { $count } games
}
library-delete-found = { $count ->
    [one] Delete this { $count } game
   *[other] Delete these { $count } games
}
library-no-match = No games match
library-show-all = Show all games
library-pages = Pages of the list
library-first = First page
library-previous = Previous page
library-next = Next page
library-last = Last page
library-range = { $from }–{ $to } of { $count }
library-empty = No games yet
library-empty-how = Every game you play is kept here by itself. Games from elsewhere come in as a PGN file: choose one above, or drop it here.
library-progress = Progress
library-reading = { $count ->
    [one] { $count } game read
   *[other] { $count } games read
}
library-writing = { $count ->
    [one] { $count } game written
   *[other] { $count } games written
}
library-import-done = { $count ->
    [one] { $count } game was imported.
   *[other] { $count } games were imported.
}
library-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
library-cancelled = It was stopped; what had been read is kept.
library-problems = { $count ->
    [one] Something could not be read in { $count } place.
   *[other] Something could not be read in { $count } places.
}
library-which = Where, and why
library-problem = Game { $game }, line { $line }: { $why }
library-exported = { $count ->
    [one] { $count } game was saved to a file.
   *[other] { $count } games were saved to a file.
}
library-deleted = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
}
library-undo = Undo
library-dismiss = Dismiss
library-restore = Restore
library-restored = { $count ->
    [one] { $count } game is back in the library.
   *[other] { $count } games are back in the library.
}
library-erased = { $count ->
    [one] { $count } game was deleted for good.
   *[other] { $count } games were deleted for good.
}
library-delete-sure = { $count ->
    [one] Delete { $count } game? It stays in the bin for { $days } days.
   *[other] Delete { $count } games? They stay in the bin for { $days } days.
}
library-erase-sure = { $count ->
    [one] Delete { $count } game for good?
   *[other] Delete { $count } games for good?
}
library-restore-found = { $count ->
    [one] Restore this { $count } game
   *[other] Restore these { $count } games
}
library-empty-bin = Delete for good
library-bin = { $count ->
    [one] Bin: { $count } game
   *[other] Bin: { $count } games
}
library-leave-bin = Back to the library
library-bin-about = Deleted games stay in the bin for { $days } days.
library-bin-empty = The bin is empty.
library-days-left = { $count ->
    [one] Stays in the bin for { $count } more day
   *[other] Stays in the bin for { $count } more days
}
library-filters = Filters
library-filters-in-use = Filters ({ $count } in use)
library-any = Any
library-played-as = Played as
library-eco = Opening code (ECO)
library-elo = Both players’ Elo, at least
library-from = Played from
library-until = Played until

## Faults in a file of games

pgn-no-move = This is no move.
pgn-illegal = This move cannot be made here.
pgn-ambiguous = This can mean several moves.
pgn-null-move = A null move: nobody may pass, so its line ends here.
pgn-nothing-to-vary = A variation begins before any move.
pgn-too-deep = Variations lie too deep in each other; this one is left out.
pgn-open-variation = A variation is not closed by “)”.
pgn-no-variation = “)” closes no variation.
pgn-open-comment = The comment has no end: its closing brace is missing.
pgn-nag = “$” needs a number from 0 to 255.
pgn-unexpected = This means nothing here.
pgn-other-result = The result is another than that of the tag “Result”, which is kept.
pgn-no-result = The game has no result at its end; it may have been cut off.
pgn-tag = Not a tag such as [White "Anna"].
pgn-start = Nobody can play from the position that the game starts from.
pgn-variant = A variant with other rules; its moves are left out.
pgn-stray = This belongs to no game.
pgn-too-long = Too long to be kept whole.
pgn-too-large = The game is too large (limit: { $moves } half-moves, { $megabytes } MB of comments, { $tags } tags); its rest is left out.
pgn-utf-16 = This file is in UTF-16. Save it as UTF-8 and try again.

## The score sheet

score-print = Print
score-style = Moves
score-standard = Standard: Nf3
score-colon = Colon for captures: N:f3
score-long = Long: Ng1-f3
score-figurine = Figurines: ♘f3
score-letters = Letters
score-also = Second letters
score-no-letters = None
score-by-hand = Write it yourself
score-event = Event
score-site = Site
score-date = Date
score-round = Round
score-result = Result
score-start = Start position
score-chess960 = Chess960, number { $number }
score-number = No.
score-moves = Moves { $from } to { $to }
score-signature = Signature, { $side }
score-about = Write down every move after it has been made, yours and your opponent’s, in the letters chosen above (FIDE 8.1). Each field tells whether it is right, but not which move was played until you ask.
score-clear = Empty the sheet
score-place = Move { $number }, { $side }
score-empty = Nothing is written.
score-right = Right.
score-wrong = That is a legal move, but another one was played.
score-ambiguous = This can mean { $moves }. Write which.
score-unreadable = That is no move in the letters { $letters }.
score-show = Show the move
score-shown = { $move } was played.
score-tally = Right: { $right } · Shown: { $shown } · Wrong: { $wrong } · Not written: { $open }
score-free = With less than five minutes left, and free to stay empty (FIDE 8.4): { $free }.
score-not-saved = This browser does not let Sessa keep the sheet (storage full or switched off). What you write stays until the page is closed; print it before.
score-damaged = The score sheets saved here could not be read ({ $why }). Nothing was thrown away: their text was put aside in this browser’s storage as “{ $place }”.

## Offline and links

share = Share
share-copied = The link is copied.

## Engine lines, graph and review

engine = Engine
engine-lines = Lines
engine-line = Line { $number }
engine-depth = Depth { $depth }
engine-speed = { $count } kn/s
engine-whole = Show the whole line
engine-over = There is nothing left to play here.
engine-resting = The engine is going through the game.
engine-stopped = The engine cannot go on ({ $why }). Switch it on to try again.
engine-chances = White’s chances: { $percent }
engine-unknown = Not evaluated
chances = { $percent } %
graph = Course of the game
graph-start = Start
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
review = Analyse the game
review-cancel = Stop the analysis
review-depth = How thoroughly
review-quick = Quick
review-thorough = Thorough
review-progress = { $done } of { $all }
review-done = The game has been analysed.
review-cancelled = Stopped. What was found stays in the game.
review-changed = The game was changed meanwhile, so the analysis stopped. What was found until then stays.
review-loss = Average loss
review-counts = Inaccuracies, mistakes and blunders
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. Better:
review-book = Book move
review-best = Best was { $move }.
review-next = Next mistake
review-previous = Previous mistake
review-retry = Try it again
review-retry-about = Find a better move on the board.
review-not-best = That is not the best move. Try another.
review-found-best = Right: that was the best move.

## The analysis board

analysis-damaged = What was studied here last could not be read. Nothing was thrown away: its text was put aside in this browser’s storage as “{ $place }”.
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
analysis-notes = Comment and signs
analysis-signs = Signs
analysis-no-signs = Signs stand at moves: go to one first.
analysis-position = Position
analysis-game = Game
analysis-edit-board = Board to set up a position
analysis-pieces = Pieces
analysis-remove = Remove pieces
analysis-turn = To move
analysis-castling = May castle
analysis-passed = En passant on
analysis-fen-about = Tap or drag pieces on the board; with the keyboard, arrows and K Q R B N P (capitals for White). Or paste a FEN here.
analysis-usual-start = Usual start
analysis-clear-board = Clear the board
analysis-set-up = Set up
analysis-random = Random
analysis-chess960-fault = A start of Chess960 has a number from 0 to 959.
analysis-playable = This position can be played from.
analysis-unreachable = This position can be played from, but no game leads to it:
analysis-study-position = Study this position
analysis-copy-pgn = Copy PGN
analysis-pgn-copied = The game is copied, with everything said about it.
analysis-copy-fen = Copy FEN
analysis-fen-copied = The position is copied.
analysis-by-hand = The browser did not let it be copied. Here is the text:
analysis-download = Save as a file
analysis-save = Save to the library
analysis-saved = Saved to the library
analysis-play = Play from here
analysis-tags = Names, event, result
analysis-event = Event
analysis-site = Site
analysis-date = Date
analysis-round = Round
analysis-result = Result
analysis-open = Open a game
analysis-open-about = Paste PGN here, or drop a file anywhere on this screen.
analysis-open-text = Open
analysis-open-file = Choose a file …
analysis-new = Start afresh
analysis-reading = Reading …
analysis-no-file = The file could not be read ({ $why }).
analysis-found-none = There is no game in this text.
analysis-found =
    { $count ->
        [one] One game found.
       *[other] { $count } games found. Choose one:
    }
analysis-found-more = There are more; the library takes any number.
analysis-problems =
    { $count ->
        [one] one fault
       *[other] { $count } faults
    }
analysis-problems-kept = Not everything could be read. What could stands:
analysis-problem-at = Game { $game }, line { $line }, column { $column }:

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
fen-ranks = Field 1 (pieces): { $count } ranks instead of 8, separated by “/”.
fen-rank-length = Field 1 (pieces): rank { $rank } has { $count } squares instead of 8.
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
odd-promoted = { $side } has { $pawns } pawns, and { $promoted } more pieces must be promoted pawns: together more than 8.
odd-few-captures = { $side } has at least { $promoted } promoted pawns, but too few pieces have been captured to let so many past.
odd-reach = The { $piece } has no way to { $square } from where it started.
odd-pawn-places = { $side }’s pawns cannot all have come from where pawns start to where they stand.
odd-pawn-captures = { $side }’s pawns must have captured { $needed } pieces, but only { $possible } are missing that they can have captured.
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
