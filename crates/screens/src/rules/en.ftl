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
about-uscf = US Chess: the rook may be touched first when castling, and a side with too little material does not win on time. Draws without a claim and the limits of blitz and rapid were not looked up; they are FIDE’s.
about-code-1988 = An older code: 75 moves in some endings, five minutes for a wrong claim, an hour for latecomers; stopping the clock is resigning.
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
tell-first-moves = The clock starts once each side has made its first move, which costs no time and gains none.
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
rule-agreement-from = Moves that both sides must have made before a draw may be agreed
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
rule-appeals = A wrong claim may be appealed against; wrong again, it loses
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
