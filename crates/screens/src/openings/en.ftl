# The openings by name.
openings = Openings
openings-how = What the openings are called, move by move
openings-search = Search a name or code
openings-start = The first move
openings-line = The moves on the board
openings-next = How it goes on
openings-count = { $count ->
    [one] { $count } opening
   *[other] { $count } openings
}
openings-end = No named opening goes on from here.
openings-cut = The address ends in something that is no legal move; the moves before it are on the board.
openings-back = One move back
openings-study = On the analysis board
