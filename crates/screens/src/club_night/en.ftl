## Club night

night-parts = What is shown
night-players = Players
night-rounds = Rounds
night-table = Table
night-name = Name of the night
night-system = System
night-swiss = Swiss system
night-round-robin = Everybody meets everybody
night-double-round-robin = Everybody meets everybody twice
night-knockout = Knockout
night-number-of-rounds = Rounds
night-rating = Rating
night-add = Add
night-add-robot = Add a robot
night-entered = { $name } has entered.
night-paste = Paste a list
night-paste-about = A player on a line: name, rating, and what else there is, with commas, semicolons or tabs between them.
night-add-list = Add these players
night-open-list = Open a list (CSV) or a report (TRF)
night-list-empty = No player was found in this. Each line needs a name.
night-list-faults = { $count ->
    [one] One fault was found: { $first }
    *[other] { $count } faults were found. The first: { $first }
}
night-count = { $count ->
    [0] No players
    [one] One player
    *[other] { $count } players
}
night-half-bye = Half a point without a game in round { $round }
night-absent = Absent in round { $round }
night-withdraw = Goes home
night-return = Is back
night-remove = Strike off
night-gone = has gone home
night-pair = Pair round { $round }
night-pair-waits = First all results of round { $round } have to be in.
night-over = All rounds have been paired.
night-no-round = No round has been paired. Enter the players first.
night-round = Round { $round }
night-results-in = { $done } of { $all } results are in
night-corrected = A result was corrected after this round had been paired. The pairing stands as it was published; the table and the next pairing count the corrected result.
night-pair-anew = No game has begun: pair this round anew
night-code = Code, or board and result
night-code-about = A code such as 7KQ2M-4XN9P from a phone, or 3 1-0 for the third board.
night-take = Enter
night-boards = Boards
night-keys = With a board in focus, 1, 0 and = give its result, and the arrows lead to the others.
night-row = Board { $board }, { $white } – { $black }: { $result }
night-open = no result yet
night-bye = has the bye
night-white-wins = White wins
night-draw = Draw
night-black-wins = Black wins
night-black-absent = Black is absent
night-white-absent = White is absent
night-both-absent = Both are absent
night-both-lose = Both lose
night-half-to-white = Half a point to White alone
night-half-to-black = Half a point to Black alone
night-clear = No result
night-play-here = Play on this device
night-show-game = Open the game
night-address = Board for a phone
night-why = Why this pairing?
night-why-table = It stands in the table of the system.
night-why-changed = It followed from the results as they stood when the round was paired; something has been changed since.
night-why-score = Both have { $score } points.
night-why-scores = One has { $high } points, the other { $low }: no better opponent was left.
night-why-straight = The upper half of the group meets the lower half in order.
night-why-transposition = The lower half of the group was put into another order.
night-why-exchange = Players of both halves of the group were exchanged.
night-why-moved-down = One was moved down from a group with more points.
night-why-bye = No opponent was left, and nobody gets a second bye.
night-why-granted = Both have the colour that was due to them.
night-why-stronger = The one to whom a colour was due more strongly has it.
night-why-alternation = Colours change from the last round in which the two had different ones.
night-why-higher = The higher ranked player has the colour that was due to both.
night-why-lot = The lot decided about the colours.
night-why-unmet = These criteria of FIDE could not be met: { $list }.
night-after-round = { $round ->
    [0] Before the first round
    *[other] After round { $round }
}
night-points = Points
night-order = Equal points are decided by these tie-breaks of FIDE, in this order: { $list }.
night-legend = ○ played White, ● played Black, · no result yet, + and – without a game
night-result = Result
night-won = won
night-drew = drew
night-lost = lost
night-won-by-forfeit = won without a game
night-lost-by-forfeit = lost without a game
night-half = half a point without a game
night-was-absent = absent
night-undo = Take back: { $what }
night-redo = Do again
night-undone = Taken back: { $what }
night-redone = Done again: { $what }
night-did-terms = name, system or rounds
night-did-enter = players entered
night-did-pair = round paired
night-did-result = result of board { $board } in round { $round }
night-did-seat = game on this device
night-print-pairings = Print the pairings
night-print-cards = Print board cards
night-print-slips = Print result slips
night-print-table = Print the table
night-board = Round { $round }, board { $board }
night-signed = Signed
night-wall = Wall in a window of its own
night-save = Save for another device
night-take-over = Take over from another device
night-report = Save FIDE’s report (TRF)
night-new = Begin another night
night-damaged = The night that was kept here cannot be read ({ $why }). It was set aside as { $place }; a file saved for another device can be taken over.
night-not-kept = This browser keeps nothing: save the night as a file before you close it.
night-no-file = This file is no club night: { $why }
night-refused = That cannot be done now.
night-refused-entered = { $name } has entered already.
night-refused-board = This round has no board { $board }.
night-refused-bye = This player has no opponent.
night-refused-started = Once a round is paired, nobody is struck off, and in this system nobody enters.
night-refused-played-on = The winner has played on: this result stays.
night-refused-few = Two players are needed.
night-refused-format = This system cannot be paired here.
night-refused-impossible = No pairing complies with the rules: too few opponents are left. Fewer rounds, or another system, would help.
night-refused-rounds = Write a number of rounds from 1 to 63, and no fewer than have been paired.
night-refused-name = A player needs a name.
night-refused-many = There is no room for more players.
night-refused-system = The system stays once a round is paired.
night-refused-begun = A game of this round has begun: its pairing stays.
night-code-sign = Sign { $place } stands in no code.
night-code-length = { $count ->
    [one] A code has ten signs; this is one.
    *[other] A code has ten signs; these are { $count }.
}
night-code-check = A sign of this code is wrong. Compare it with the phone.
night-code-newer = This code was made by a newer Sessa.
night-code-game = The game in this code is damaged. Read it once more.
night-code-other-result = The game in this code has another result.
night-came = Round { $round }, board { $board }: { $result }
night-came-unconfirmed = Round { $round }, board { $board }: { $result }. Only one player has confirmed it.
night-came-twice = Round { $round }, board { $board }: { $result }. This was known already.
night-came-contradicting = Round { $round }, board { $board }: { $result }. Until now it was: { $known }.
night-came-from-elsewhere = This result is of another event.
night-came-early = Round { $round } has not been paired.
night-came-without-board = Round { $round } has no game on board { $board }.
night-came-late = Round { $round }, board { $board }: { $result }. This is an earlier round.
night-take-anyway = Take it all the same
night-correct = Correct it
night-result-about = Both players confirm the result; the organiser reads the code, or types it in.
night-no-address = A board is written like 7KQ-2-5: event, round, board.
night-white-confirms = White confirms
night-black-confirms = Black confirms
night-qr = QR code of the result
night-one-confirmed = Both players have to confirm it.
