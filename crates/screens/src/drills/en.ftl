## Drills of endings

drills = Endings
drill = Ending
drills-how = Every position here is known to the last move. The tables are made on this device, and the other side plays perfectly.
drill-kqk = King and queen
drill-krk = King and rook
drill-kbbk = Two bishops
drill-kbnk = Bishop and knight
drill-kpk = King and pawn: win
drill-kpk-hold = King and pawn: hold
drill-kbpk-hold = Wrong bishop: hold
drill-kbkp-hold = Bishop against pawn: hold
drill-kqkp = Queen against a pawn on the seventh
drill-kqkp-hold = Pawn on the seventh against queen: hold
drill-krkp = Rook against pawn
drill-krkp-hold = Pawn against rook: hold
drill-kqkr = Queen against rook
drill-kqk-plan = Keep the queen a knight’s move away from the king: it is driven to the edge. Then bring your own king, and leave the other one a square as long as it is not mate.
drill-krk-plan = Cut the king off with the rook. When the kings face each other, a check drives it one line back; otherwise wait, or bring your king nearer.
drill-kbbk-plan = Two bishops side by side are a wall. Your king helps to drive the other one along the edge into a corner.
drill-kbnk-plan = It is mate only in a corner of the bishop’s colour: { $corners }. Drive the king there along the edge; the knight goes back and forth like the letter W.
drill-kpk-plan = First the king, then the pawn. Take the opposition, or reach a key square with the king.
drill-kpk-hold-plan = Stay before the pawn and go straight back. Take the opposition as soon as the kings face each other.
drill-kbpk-hold-plan = The bishop does not reach the corner where the pawn would promote. Bring your king into that corner, or beside it, and go to and fro there: at most it is stalemate.
drill-kbkp-hold-plan = The bishop has to guard one square before the pawn. Find a diagonal from which it does so unhindered; in need it gives itself for the pawn.
drill-kqkp-plan = Come nearer with checks until the king has to step before its pawn; then your king comes a step closer. Again and again. Against a rook’s or bishop’s pawn (a, c, f, h) it is usually a draw; the drill sets only positions that are won.
drill-kqkp-hold-plan = Your king stays beside the pawn. From a corner pawn it steps into the corner, and taking would be no more than stalemate; a bishop’s pawn may even be left behind while the king hides in the corner.
drill-krkp-plan = The pawn must be held before it is far: bring your king, and let the rook cut the other king off or attack the pawn from behind.
drill-krkp-hold-plan = King and pawn go forward together. Keep your king on the side from which the other king comes, so that it cannot come near; a check from behind may be answered by a step before the pawn.
drill-kqkr-plan = Drive the king to the edge, where king and rook must stand together. When they have no other move, they part, and a check wins the rook.
drill-key-squares = Key squares: { $squares }.
drill-key-on = Your king is on a key square: the pawn gets through.
drill-opposition-own = You have the opposition: the kings face each other, and the other one has to give way.
drill-opposition-other = Now the other side has the opposition: your king has to give way.
drill-difficulty = Difficulty
drill-easy = Easy
drill-medium = Medium
drill-hard = Hard
drill-pass-over = Passed with at most { $count } moves more than perfect play
drill-pass-win = Passed if the win is never given away
drill-pass-draw = Passed if the draw is never given away
drill-most = Passed within { $count } moves
drill-white-mates = White to move: mate in { $count }
drill-black-mates = Black to move: mate in { $count }
drill-white-holds = White to move: hold the draw
drill-black-holds = Black to move: hold the draw
drill-move = Move { $number }
drill-more = { $count ->
    [one] { $count } move more than perfect play
   *[other] { $count } moves more than perfect play
}
drill-of = { $made } of { $most }
drill-mated = { $count ->
    [one] Mate in { $count } move
   *[other] Mate in { $count } moves
}
drill-held = The draw is held
drill-drawn = Drawn
drill-perfect = Perfect play: { $count }
drill-passed = Passed
drill-helped = With help
drill-verdict-mate = Mate.
drill-perfectly = Perfect play.
drill-was = Mate in { $now }, was { $before }.
drill-longer =
    { $count ->
        [1] One move longer: mate in { $now }.
        [2] Two moves longer: mate in { $now }.
       *[other] { $count } moves longer: mate in { $now }.
    }
drill-would-leave = { $best } would have left { $left }.
drill-would-mate = { $best } was mate.
drill-draw-kept = The draw holds.
drill-held-how = Nobody gets through here.
drill-lets-go-win = That gives the win away.
drill-lets-go-draw = That gives the draw away.
drill-loses = That loses.
drill-refuted-draw = { $move }, and nobody can force mate any more.
drill-refuted-loss = { $count ->
    [one] { $move }, and mate follows in { $count } move.
   *[other] { $move }, and mate follows in { $count } moves.
}
drill-best = Best move
drill-no-move = You have not moved yet.
drill-no-hint-let-go = First take your move back.
drill-no-hint-over = This attempt is over. Take another position.
drill-new = New position
drill-again = The same position again
drill-tables = Tables of the ending
drill-making = Making table { $table } of { $of }: { $known } positions are known
drill-stopped = Stopped. Finished tables are kept.
drill-go-on = Go on
drill-unkept = This browser keeps no tables; they are made again next time.
drill-moves = Your moves
drill-lost = Lost so far
drill-fifty = Fifty-move count
drill-distance = Distance to mate
drill-unit = moves
drill-you = you
drill-perfect-line = perfect play
drill-distance-told = { $count ->
    [one] After { $count } move it is mate in { $now }; by perfect play it would be { $perfect }.
   *[other] After { $count } moves it is mate in { $now }; by perfect play it would be { $perfect }.
}
