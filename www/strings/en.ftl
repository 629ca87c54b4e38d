# Every word the page says, in English (Project Fluent); what is said only on other screens stands in screens.en.ftl, which
# is fetched with them. The other languages hold the same names and the same variables; what
# one of them lacks is shown in English, and a test says so. Lists of words that mean the same are parted by `|`.

## The page

title = Sessa
play = Play
places = Places
skip = Skip to the content
place-play = Play
place-puzzles = Puzzles
place-learn = Learn
place-analysis = Analysis
place-library = Library
new-game = New game
settings = Settings
help = Help
close = Close
more = More
cancel = Cancel
full-screen = Full screen
sound = Sound
board = Chess board
board-size = Size of the board
announcements = What has happened
moves = Moves
no-moves = No moves yet
flip = Flip the board
first = First position
previous = Previous move
next = Next move
last = Last position
you = You
your-move = Your move
turn-of = { $player } to move
robot-thinks = The robot is thinking
to-reply = { $player } is to reply
robot = Robot
thinking = thinking …
white = White
black = Black

## Before a game

welcome = Chess, quietly.
welcome-why = Play the robot or somebody beside you. Nothing to install, no account; it works without a network too.
skill-question = How well do you play?
skill-new = I am new
skill-moves = I know the moves
skill-well = I play well
hints-allowed = with hints
change = Change
more-options = More options
unfinished = Unfinished
last-game = Last game
games-in-play = Games in play
clocks-stand = The clocks stand still.
clock-runs = The clock runs on.
time-left = { $time } left
continue = Continue
play-new = Play a new game
or-move = Or make a move on the board.
two-players = Two players
two-players-about = On this device
by-link = Games by link
by-link-list-about = Correspondence, by any messenger
by-link-send-move = Send the move
simul-about = One against many boards
club-night-about = Pairings and results, without a network
clock-about = For a real board
todays-puzzle = Today’s puzzle
todays-puzzle-about = A new one every day
opponent = Opponent
person = Two players
player-name = Name
level = Level
robot-level = Robot, level { $level }
robot-rating = Robot, about { $rating }
robot-values = The robot uses your values: { $values }
usual-values = Back to its own values
set-up-start = The game begins at this position.
usual-start = Starting position
level-about = { $level } · about { $elo } Elo
elo-about = about { $elo } Elo
strength-like = like a beginner | like an occasional player | like a hobby player | like a keen hobby player | like a new club player | like a club player | like a good club player | like a strong club player | like a master | like an experienced master | like a strong master | like a grandmaster | like a world champion | stronger than any human | full strength
which-strength = Which suits me?
robot-opening = Opening
level-less = Weaker
level-more = Stronger
help-allowed = Help
help-allowed-about = Hints, moves taken back, “Why was that bad?”
take-back-allowed = Taking back
take-back-allowed-about = The other player has to allow it
turning = Board
turning-off = Stays
turning-board = Turns each move
turning-men = Top men turned
your-side = You play
random = Random
clock = Clock
clock-screen = Chess clock
simul = Simultaneous display
club-night = Club night
club-result = Result for the organiser
no-clock = No clock
other-clock = Other …
time-control = { $minutes } + { $seconds } · { $class }
time-machine-1s = 1 s + 0.1 s · { $class }
time-classical-40-100 = 40 moves 100 min, 20 moves 50 min, then 15 min · { $class }
class-blitz = blitz
class-rapid = rapid
class-classical = classical
rules = Rules and clock
start-and-odds = Start, colours, odds
chess960-number = Chess960 no. { $number }
odds-told = Odds: { $what } (giver: { $player })
odds-moves = moves { $moves }
odds-time = 1/{ $part } of the time
first-player = First player
second-player = Second player
draw-hand-asks = A pawn of each colour is hidden in two hands. Choose a hand.
draw-coin-asks = Call the coin. A right call has White.
left-hand = Left hand
right-hand = Right hand
coin = Coin
heads = Heads
tails = Tails
own-clock = Own clock: { $clock } · { $class }
clock-hourglass = hourglass { $time }
clock-per-move = { $time } a move
clock-delay = { $time }, delay { $seconds } s
clock-bronstein = { $time }, Bronstein { $seconds } s
clock-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
rules-fide-2023 = FIDE 2023
rules-fide-2009 = FIDE 2009
rules-uscf = USCF
rules-code-1988 = Older Chess Code (about 1988)
rules-casual = Casual
rules-custom = Own rules
touch-move = Touch-move
manual-press = Players press the clock
flag-by-claim = Time-outs must be claimed
allow-illegal-moves = Allow illegal moves
competition = Competition

## During a game

draw = Draw
offer-draw = Offer a draw
offer-again = Offer a draw?
offer-stands = Draw offered
offers-draw = { $side } offers a draw.
robot-declines = The robot declines the draw.
robot-plays-at-level = Play like people of that rating could not be loaded. The robot plays about as strongly in its own way.
accept = Accept
decline = Decline
claim-draw = Claim draw
claim-repetition = The position has occurred three times
claim-fifty-moves = Fifty moves without capture or pawn move
resign = Resign
resign-sure = Resign this game?
resign-again = Resign?
leave-sure = Leave this game? It stays in the library, unfinished.
give-up = Leave
play-on = Play on
paused = Paused
paused-why = Your game is as you left it. The clocks stand still.
resume = Resume
confirm-move = Play this move?
confirm = Play it
take-it-back = Take it back
promote = Promote to
promote-to = Promote to { $piece }
lead = +{ $points }
captured-by = Taken by { $side }: { $pieces }

# Draws: offered, claimed, proved. The claims stand on buttons.
draw-choices = Offer or claim a draw
claim-three-times = Claim: repetition
claim-no-progress = Claim: fifty moves
claim-with = Claim with a move …
claim-quickplay = Claim: cannot be won
request-increment = Ask for an increment
claims-quickplay = { $side } claims that the game cannot be won by normal means. The arbiter decides.
asks-increment = { $side } asks for time for each move. The arbiter decides.
wrong-claim-gives = A wrong claim gives your opponent { $time }.
wrong-claim-takes = A wrong claim costs you { $time }.
announce-move = Show the move that brings the draw. It is announced, not yet played.
show-evidence = Show the positions
law-link = Law { $number }
evidence-at = Position { $number } of { $count }, after move { $moves }
next-position = Next position
appeal = Appeal
appeal-sure = The positions were counted exactly. An appeal that is wrong again loses the game. Appeal?
stop-clocks = Stop the clocks
stop-sure = To stop the clocks is to resign. Resign?
take-back = Take back
asks-take-back = { $player } takes back?
allow = Allow
hint = Hint
hint-step = Hint { $step } of 3
why-mate = Why is it mate?
why-bad = Why was that bad?
why-bad-reply = The answer { $move } is strong.
hint-piece = Look at your { $piece } on { $from }.
hint-mate = There is checkmate in one move.
hint-promotion = A pawn can be promoted.
hint-in-check = Your king is in check: look for the best answer.
hint-capture = Look at what can be captured.
hint-check = Look for a check.
hint-castle = Think of the safety of your king.
hint-danger = One of your pieces is attacked.
hint-pawn = A pawn move helps.
hint-better-square = A piece can stand on a better square.
adjust = I adjust
touched = { $piece } { $square } is touched
claim-illegal = Claim: illegal move

# What the arbiter rules.
ruling-illegal =
    { $count ->
        [1] { $side }’s first illegal move
        [2] { $side }’s second illegal move
        [3] { $side }’s third illegal move
       *[other] { $side }’s illegal move number { $count }
    }
ruling-with-gain = { $what }: { $gain }
ruling-may-claim = That was illegal: { $side } may claim it before moving.
ruling-wrong-claim = The claim of { $side } was wrong.
ruling-new-period = Both flags are down. The game goes on with a new period.
ruling-rejected = The claim is rejected. The opponent gets { $time }.
ruling-postponed = The decision is postponed. The opponent gets { $time }.
ruling-increment = From now on each move gives { $time }.
ruling-refused = The request is refused.
gains-time = { $side } gets { $time }.
loses-time = { $side } loses { $time }.

# Why something cannot be done.
refusal-touched = The piece on { $square } was touched first: it must be moved or captured.
refusal-released = The pawn stands on { $square } for good. Choose what it becomes.
refusal-castling-begun = Castling has begun with the king. Complete it with the rook.
refusal-announced = Announced, so it must be played: { $move }
refusal-offer-after-move = You have offered a draw already. Make a move before you offer again.
refusal-offer-after-opponent = You have offered a draw already. Now it is for your opponent to offer one.
refusal-too-early = No draw can be agreed before move { $number }.
refusal-lapsed = A piece has been touched: no claim before your next move.
refusal-press = The clock must be pressed first.
refusal-king = The king can be captured: claim the illegal move or remove the threat.
refusal-elsewhere = Your opponent is elsewhere. Wait for the game to come back.
refusal-played-here = The game that came back has moves for your side too, which only you can make.
refusal-nothing-new = The game that came back has nothing new.
refusal-other-game = That is another game, or it has gone another way.

## The clocks

press = Press
press-clock = Press the clock
claim-flag = Claim: flag
face-delay = delay { $time }
face-days = { $days } d { $time }
face-moves = { $count } to go
face-periods = Periods left: { $count }
flag-down = the flag is down
stage-reached = { $side } has reached the time control.
time-call = { $side }: { $count } minutes left.
period-begun = { $side }: periods left: { $count }.
slept-why = This device slept, or its clock was set forward, for { $time }. Count that time?
count-sleep = Count it
leave-sleep = Do not count

## The end of a game

play-again = Play again
swap-sides = Change sides
review-game = Review the game
headline-draw = A draw
headline-both-lost = Both lose
headline-half = Half a point for { $side }
headline-side = { $side } wins
headline-name = { $name } wins
headline-robot = The robot wins
headline-you = You win
match-score = { $one } { $points } – { $others } { $other }
step-up = You have had the better of the last three games.
step-down = The last three games were lost.
take-step = Next robot: about { $elo }
reason-checkmate =
    { $who ->
        [you] You are checkmated.
        [robot] The robot is checkmated.
       *[side] { $side } is checkmated.
    }
reason-stalemate = Stalemate: no legal move, and no check.
reason-dead-position = Neither side can mate any more.
reason-resignation =
    { $who ->
        [you] You resigned.
        [robot] The robot resigned.
       *[side] { $side } resigned.
    }
reason-resignation-cannot-mate = Resigned, but the other side could never mate.
reason-agreement = Agreed by both players.
reason-repetition = Claimed: the same position for the third time.
reason-fifty-moves = Claimed: fifty moves without capture or pawn move.
reason-fivefold = The same position for the fifth time.
reason-seventy-five-moves = Seventy-five moves without capture or pawn move.
reason-flag =
    { $who ->
        [you] You ran out of time.
        [robot] The robot ran out of time.
       *[side] { $side } ran out of time.
    }
reason-flag-cannot-mate = Time ran out, but the other side could never mate.
reason-flag-material = Time ran out, but the other side has too little to win on time.
reason-both-flags = Both flags have fallen.
reason-stopped-clocks =
    { $who ->
        [you] You stopped the clocks, which is resigning.
       *[side] { $side } stopped the clocks, which is resigning.
    }
reason-quickplay-finish = Draw granted: the opponent could not win, or was not trying to.
reason-illegal-moves = { $side } loses by illegal moves.
reason-illegal-cannot-mate = Illegal moves, but the other side could never mate.
reason-illegal-position = An illegal position was left on the board.
reason-absence = { $side } arrived too late.
reason-forfeit = The arbiter declared the game lost for { $side }.
reason-sealed-move = The sealed move of { $side } was not legal.
reason-sealed-cannot-mate = No legal move was sealed, but the other side could never mate.
reason-declared = The arbiter declared this result.

## When something goes wrong

damaged-game = The game saved here could not be read ({ $why }). Nothing was thrown away: on { $date } its text was put aside in this browser’s storage as “{ $place }”.
open-elsewhere = This game is open in another tab.
continue-here = Continue here
not-saved = This browser does not let Sessa save the game (storage full or switched off). You can play on, but a reload loses it.
keeps-nothing = This page cannot keep anything here: games and progress are gone when it closes.
library-failed = { $why } The game on the table is kept in this browser until the next one begins.
library-blocked = This browser does not let Sessa keep a library (site data switched off, or a private window).
library-full = There is no room left for the library: export games, then delete some.
library-newer = A newer version of Sessa keeps the library in another tab. Reload this page.
library-missing = That game is no longer in the library.
library-trouble = The library cannot be used ({ $why }). Reload the page to try again.
engine-failed = The robot could not move ({ $why }). The game is paused; resume to let it try again.
translation-failed = Could not load the { $language } translation ({ $why }). Choose the language again to retry.
screen-failed = This part of the page could not be loaded ({ $why }). Open it again to retry.
unknown-address = There is nothing here called “{ $address }”; this is the start page.
cannot-start = Sessa could not start. Reload the page; if that does not help, update your browser.
new-version = A new version of Sessa is ready. The game on the board is kept.
new-version-busy = A new version of Sessa is ready, but a clock is running in another tab. Finish there first.
reload = Reload

## Pieces. White and black pieces are named whole, because adjectives agree with their nouns.

king = king
queen = queen
rook = rook
bishop = bishop
knight = knight
pawn = pawn
white-king = white king
white-queen = white queen
white-rook = white rook
white-bishop = white bishop
white-knight = white knight
white-pawn = white pawn
black-king = black king
black-queen = black queen
black-rook = black rook
black-bishop = black bishop
black-knight = black knight
black-pawn = black pawn
white-piece = a white piece
black-piece = a black piece
# The letters of the pieces in a record: king, queen, rook, bishop, knight.
letters = K | Q | R | B | N

## A move in words

move-quiet = { $piece } { $from } to { $to }
move-capture = { $piece } { $from } takes { $taken } { $to }
move-en-passant = { $piece } { $from } takes pawn { $to } en passant
move-castles-king = { $side } castles king-side
move-castles-queen = { $side } castles queen-side
with-promotion = { $move }, promotes to { $piece }
with-check = { $move }, check
with-checkmate = { $move }, checkmate
sentence = { $words }.

## The position in words

square-empty = { $square }
square-with = { $square }, { $piece }
square-is-empty = { $square } is empty.
where-none = No { $piece }.
where-some = { $piece }: { $squares }
legal-moves-none = { $piece } { $square } has no legal move.
legal-moves = { $piece } { $square } can go to { $squares }.
legal-moves-all =
    { $count ->
        [one] One legal move: { $moves }.
       *[other] { $count } legal moves: { $moves }.
    }
captures-none = { $piece } { $square } can take nothing.
captures = { $piece } { $square } can take on { $squares }.
captures-all-none = Nothing can be taken.
captures-all =
    { $count ->
        [one] One capture: { $moves }.
       *[other] { $count } captures: { $moves }.
    }
attackers-none = Nothing attacks { $square }.
attackers = { $square } is attacked by { $pieces }.
piece-on = { $piece } { $square }
no-last-move = No move has been played.
begun-robot = The game begins. You play { $side } against the robot, level { $level }.
begun-rated = The game begins. You play { $side } against the robot, about { $rating }.
begun-two = The game begins, { $side } to move.
begun-elsewhere = The game begins. You play { $side }; your opponent is elsewhere.
flipped = { $side } is at the bottom.
to-move = Move { $number }, { $side } to move.
in-check = { $side } is in check.
material-even = Material is even.
material-ahead =
    { $side } is ahead by { $points ->
        [one] one point.
       *[other] { $points } points.
    }
clock-of = { $side }: { $time }.
clock-none = This game has no clock.
days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }

## Why a move is illegal

why-turn = It is not the turn of { $pieces }.
why-no-such = There is no such { $piece }.
why-own = Your own { $piece } stands on { $square }.
why-movement = A { $piece } cannot go from { $from } to { $square }.
why-reach = No { $piece } can go to { $square }.
why-blocked = { $pieces } is in the way.
why-pawn-ahead = A pawn cannot take straight ahead.
why-pawn-diagonal = A pawn goes diagonally only to take.
why-pawn-two = A pawn advances two squares only from where it started.
why-passed = En passant is possible only right after the double step.
why-uncovers = En passant would expose the king to { $pieces }.
why-nothing = There is nothing to take on { $square }.
why-check = The king would still be in check from { $pieces }.
why-double-check = Double check ({ $pieces }): only the king can move.
why-mate-rest = Nothing can take the attacker or come between.
why-pinned = { $piece } { $from } is pinned to the king by { $pieces }.
why-kings = Two kings cannot stand side by side.
why-king = The king would be attacked on { $square } by { $pieces }.
why-castling-lost = This castling is lost for good: king or rook has moved, or the rook is gone.
why-castling-check = No castling now: the king is in check from { $pieces }.
why-castling-blocked = No castling now, in the way: { $pieces }.
why-castling-passes = No castling now: the king would pass { $square }, attacked by { $pieces }.
why-castling-uncovers = No castling now: the rook shields the king from { $pieces }.
why-castling-vertical = The king castles only along its first rank.
why-promotion = A pawn cannot become a { $piece }.
why-promotion-place = Only a pawn on the last rank is promoted.

## Typed and spoken moves

entry = Move or command
entry-hint = Nf3, e2e4, 5254, or “help”
entry-go = Play the move or command
entry-empty = Type a move or a command.
entry-unknown = “{ $text }” is neither a move nor a command. Type “help” for what can be said.
entry-ambiguous = “{ $text }” can mean { $moves }.
entry-no-game = No game is being played.
entry-not-now = It is not your turn.
entry-cannot = That cannot be done now.
entry-which-piece = Which piece? Say for instance “where are the knights”.
entry-which-square = Which square? Say for instance “attackers e4”.
entry-confirm = { $move } Press Enter or say “yes” to play it, “no” to take it back.
entry-not-confirmed = Taken back.
heard = Heard “{ $text }”.

# Words that may stand in a command or a spoken move and mean nothing.
ignored = the | my | your | please | are | is | on | of | for | a | an | from | what | who | which
command-draw = draw | offer draw | offer
command-accept = accept
command-decline = decline
command-claim = claim | claim draw
command-claim-with = claim with | claim draw with
command-take-back = take back | takeback | undo
command-hint = hint | give me a hint
command-adjust = adjust | i adjust
command-press = press | press clock | press the clock
command-resign = resign
command-clock = clock | clocks | time
command-where = where
command-pieces = pieces | position
command-moves = moves | legal moves
command-captures = captures
command-attackers = attackers | attacks
command-square = square
command-last = last | last move
command-status = status | turn | move number | number
command-material = material | captured | ahead
command-flip = flip
command-board = board
command-new = new | new game
command-again = again | play again
command-settings = settings
command-help = help | ?
command-back = back | previous
command-forward = forward | next
command-resume = resume
command-yes = yes | confirm | ok
command-no = no
# Nouns of the pieces, as many forms as people use.
nouns-king = king | kings
nouns-queen = queen | queens
nouns-rook = rook | rooks
nouns-bishop = bishop | bishops
nouns-knight = knight | knights | night | nights | horse | horses
nouns-pawn = pawn | pawns
# Other words of a spoken move.
spoken-takes = takes | captures | take | capture | x
spoken-to = to | goes to
spoken-check = check | checkmate | mate
spoken-castles-king = castles king-side | castle king-side | castle kingside | castles kingside | castle king side | castle short | short castle | castle | castles
spoken-castles-queen = castles queen-side | castle queen-side | castle queenside | castles queenside | castle queen side | castle long | long castle
spoken-promotes = promotes to | promote to | promotes | promote | equals
spoken-digits = one | two, too | three | four, for | five | six | seven | eight
# How the files a to h sound; several sounds of one are parted by commas.
spoken-files = a, ay | b, bee | c, see, sea | d, dee | e | f, ef, eff | g, gee | h, aitch
# The spelling alphabet of the laws (FIDE D.2.1), as this language writes it.
spelling-alphabet = Anna | Bella | Cäsar | David | Eva | Felix | Gustav | Hector

## Drawing on the board

draw-on-board = Draw arrows and circles
brush = Colour of drawings
brush-green = Green
brush-red = Red
brush-blue = Blue
brush-yellow = Yellow
clear-drawings = Clear drawings
arrow-drawn = Arrow { $from } to { $to }
circle-drawn = Circle on { $square }
drawing-removed = Drawing removed
drawings-cleared = Drawings cleared
arrow-begun = Arrow from { $square }. Choose where it ends.

## Premoves

premove-queued = { $piece } { $from } to { $to }, when it is your turn
premoves-cancelled = Premoves cancelled

## The arbiter, and games that are put aside

arbiter = Arbiter
open-game = Unfinished games
held-adjourned = Adjourned
held-claimed = Draw claim pending
to-arbiter = Resume …
decide-claim = Review the claim …
library = Library
analysis = Analysis board
score-sheet = Score sheet
