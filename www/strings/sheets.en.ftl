# What is said only on the sheets over the page, in English. As in en.ftl, the other languages hold the same names.

## Settings

section-look = Look
section-board = Board
section-moving = Moving
section-sound = Sound and speech
section-blind = Without looking
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
premoves = Moves ahead of the turn
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
restore-settings = Usual settings

## Help

help-keys = Keys
help-everywhere = Everywhere
help-on-board = On the board
help-words = Words
help-words-why = Type a move (Nf3, e2e4, 5254, knight f3) or one of these:
help-pointer = Mouse and touch
help-draw = Draw with the right button, or after the pencil with any finger: from square to square an arrow, on one square a circle. Shift, Alt or both change the colour.
help-premove = While the robot thinks you can move ahead, as many moves as you like. A press on an empty square, a right click or Escape takes them back.
key-arrows = Go from square to square
key-enter = Take a piece, put it down
key-escape = Put back; wipe drawings and moves ahead
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

## Chess clock

clock-start = Start
clock-pause = Pause
clock-reset = Back to the start
clock-set-up = Set the clock
clock-tap = Tap here to begin
clock-press = press when you have moved
clock-to-go =
    { $count ->
        [one] one move to go
       *[other] { $count } moves to go
    }
clock-delay = Delay { $time }
clock-periods =
    { $count ->
        [one] last period
       *[other] { $count } periods
    }
clock-flag = The flag is down
clock-flagged = { $side }: the flag is down.
clock-low = { $side }: little time, { $time }.
clock-slept = The device slept, or its clock was set forward, for { $time }. That time was not counted, and the clock is paused.
clock-damaged = The clock saved here could not be read ({ $why }). Nothing was thrown away: its text was put aside in this browser’s storage as “{ $place }”.
clock-not-kept = This browser does not let Sessa save the clock (storage full or switched off). You can play on, but a reload sets it back.
clock-reset-sure = Set both sides back to the start?
clock-leave-sure = The clock is running. Stop it and close?
clock-own = Another
clock-fixed = Set the clock back to the start to choose another.
clock-turn = To move
clock-faces = Faces
clock-faces-players = To each player
clock-faces-one-way = One way
clock-time-wrong = Write minutes and seconds, such as 4:59, or hours too, 1:30:00.
clock-done = Done
