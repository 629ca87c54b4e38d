## Simultaneous display

simul-intro = You go from board to board, and make a move on each. Every game is kept in the library.
simul-boards = Boards
simul-opponents = Opponents
simul-robots = Robots
simul-persons = Persons at this device
simul-weakest = First board
simul-strongest = Last board
simul-names = Names, one on a line; the device goes from hand to hand
simul-color = Your pieces
simul-white = White everywhere
simul-alternating = White and Black by turns
simul-clock = Clock
simul-clock-none = None
simul-clock-giver = One, for you
simul-clock-boards = One on every board
simul-clock-giver-about = It runs while any board waits for you. When your time is up, all games still in play are lost.
simul-clock-boards-about = Your clocks run on every board on which you are to move.
simul-giver-minutes = Your minutes
simul-opponent-minutes = Minutes of each opponent
simul-increment = Seconds more for every move
simul-blindfold = Blindfold: you see no pieces
simul-begin = Begin
simul-fault-boards = Write a number of boards from { $fewest } to { $most }.
simul-fault-levels = Choose levels, the weaker one first.
simul-fault-time = Write 1 to 1440 minutes for each clock, and at most 600 seconds more for a move.
simul-waiting = { $count ->
    [0] No board waits for you
    [one] One board waits for you
    *[other] { $count } boards wait for you
}
simul-in-play = { $count } in play
simul-count-won = { $count } won
simul-count-drawn = { $count } drawn
simul-count-lost = { $count } lost
simul-thinks = thinks
simul-to-move = to move
simul-stands = stands
simul-won = won
simul-drawn = drawn
simul-lost = lost
simul-card = Board { $number }, { $opponent }: { $mark }
simul-board = Board { $number }
simul-level = Level { $level }
simul-next = Next board: { $number }
simul-none-waits = No board waits
simul-all = All boards
simul-go-on = Go on
simul-declare-won = Arbiter: you win this board
simul-declare-drawn = Arbiter: this board is drawn
simul-declare-lost = Arbiter: you lose this board
simul-restart = Begin this board anew
simul-export = Save all games as PGN
simul-end = End the display
simul-result = Result
simul-column-color = Your pieces
simul-column-boards = Boards
simul-column-won = Won
simul-column-drawn = Drawn
simul-column-lost = Lost
simul-column-score = Score
simul-total = All
