# Learning: the path of the course, and a lesson.
learn = Learn
lesson = Lesson
learn-go-on = Go on
learn-begin = Begin
learn-lesson-number = Lesson { $number }
learn-step-of = Step { $step } of { $steps }
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
learn-done-of = { $done ->
    [0] { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
   *[other] { $done } of { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
}
learn-all-done = You have done the whole course. Any lesson can be opened again.
learn-to-do-again = Once more, for three stars
learn-own = A lesson of your own
learn-own-how = A lesson is a text file: boards, tasks, hints. Open one, and share it as a link.
learn-open = Open a lesson
learn-failed = The lessons could not be loaded. Try again when you are online.
learn-group-basics = First steps
learn-group-pieces = The pieces
learn-group-attack = Attack and defence
learn-group-check = Check and mate
learn-group-special = Special moves
learn-group-draws = Draws
learn-group-values = Values
learn-group-notation = Notation
learn-group-clock = The clock
learn-group-opening = The opening
learn-group-mates = Mating patterns
learn-group-tactics = First tactics
learn-group-endings = Endings
learn-group-playing = Playing a whole game
learn-group-history = From chaturanga to today
learn-group-rules-of-thumb = Rules of thumb
learn-group-tournament = Tournaments
learn-group-misconceptions = Often mistaken
lesson-unknown = There is no such lesson.
lesson-link-none = This link holds no lesson.
lesson-link-damaged = Part of this link is missing or was changed; what is left can be played.
lesson-no-robot = The robot does not answer. Start the step again.
lesson-read = Look
lesson-next = Next
lesson-next-titled = Next: { $title }
lesson-to-path = To the course
lesson-back = Back
lesson-again = Start again
lesson-right = Right.
lesson-wrong = Not quite.
lesson-wrong-why = Look again: what does the task ask for?
lesson-attacked = The piece on { $square } attacks this square.
why-no-capture = That move takes nothing.
why-no-check = That gives no check.
why-stalemate = No check and no move: that is stalemate, a draw.
why-flight = It is check, but the king can go to { $square }.
why-checker-taken = It is check, but the piece on { $square } can take the one that gives it.
why-interposed = It is check, but a piece can come in between on { $square }.
why-not-theirs = Look for a piece of the other side.
why-not-own = Look for one of your own pieces.
why-not-attacked = Nothing attacks this piece.
why-out-of-reach = None of your pieces can take this one.
why-protected = The piece on { $square } protects it and would take back.
why-right-captures = Each of these moves takes a piece.
why-right-checks = Each of these moves attacks the king.
why-right-mates = The king has nowhere to go, nothing comes in between, and nothing takes the attacker.
why-right-evasions = Step away, come in between or take the attacker: there are no other ways.
why-right-undefended = No piece protects them.
why-right-attacked = They could be taken on the next move.
why-right-hanging = They can be taken, and nothing takes back.
lesson-not-reached = The goal was not reached. Start again, and try another way.
lesson-let-go = { $move } follows. Take your move back and look for another.
lesson-found = { $found } of { $count } found.
lesson-hint-shown = It is marked on the board.
lesson-hint-none = Take your time: which moves are there?
lesson-no-hint = There is nothing left to find here.
lesson-no-again = This step has no task to start again.
lesson-no-back = This is the first step.
lesson-no-next = First do the task, then go on.
lesson-listen = Listen
lesson-read-aloud = Read aloud
lesson-star = star
lesson-done = { $count ->
    [one] Lesson done: { $count } star
   *[other] Lesson done: { $count } stars
}
lesson-praise-all = Well done! Not one mistake.
lesson-praise = Well done!
stage-praise = You passed. Well done!
stage-try-again = Not yet. Try it again!
lesson-end = Three stars are for a lesson without mistakes, hints and needless moves. You can do it again at any time.
lesson-pieces = Pieces to set up
lesson-remove = Take a piece away
lesson-faults = { $count ->
    [one] { $count } fault in this lesson
   *[other] { $count } faults in this lesson
}
lesson-fault-line = Line { $line }
lesson-fault-step = Line { $line }, step { $step }
lesson-fault-meant = Is “{ $word }” meant?
lesson-fault-too-long = the text is too long for a lesson.
lesson-fault-no-lesson = a lesson begins with a line such as “lesson rook”.
lesson-fault-id = “{ $word }” is no id: small letters, digits and “-”.
lesson-fault-no-title = the lesson has no title.
lesson-fault-no-steps = the lesson has no step that can be read.
lesson-fault-kind = “{ $word }” begins no step.
lesson-fault-key = a step of this kind has no “{ $word }”.
lesson-fault-twice = “{ $word }” is there twice; the first is used.
lesson-fault-missing = “{ $word }” is missing.
lesson-fault-board = the board cannot be read: { $word }
lesson-fault-not-legal = this step needs a position of the laws: { $word }
lesson-fault-move = “{ $word }” is not a legal move here, or may be several.
lesson-fault-square = “{ $word }” is neither a square nor an arrow.
lesson-fault-number = “{ $word }” is not a number that fits.
lesson-fault-word = “{ $word }” is not known here.
lesson-fault-options = a question has at least two options, and one that is right.
lesson-fault-impossible = this cannot be done, or is done before it is begun.
lesson-fault-par = the fewest moves are { $word }.
lesson-fault-translation = the lesson has a step “{ $word }” here.
learn-coordinates-how = Find a square, name it, and say whether it is light or dark
learn-practise = Practise
learn-course = Course
learn-laws = Laws
learn-exercises = Short exercises
learn-mates = Against the clock
learn-explore = Read and explore
learn-mate-in-1 = Mate in one move
learn-mate-in-2 = Mate in two moves
learn-against-the-clock = As many as you can in three minutes
exercise-knight-routes = Knight routes
exercise-knight-routes-how = To the star in the fewest moves, later past guards
exercise-legal-moves = Which moves are legal?
exercise-legal-moves-how = Touch every square to which a piece may go
exercise-mate-or-stalemate = Mate, stalemate or check?
exercise-mate-or-stalemate-how = Eight positions: is the game over, and how?
exercise-knight-routes-task = { $count ->
    [one] Bring the knight to the star in { $count } move.
   *[other] Bring the knight to the star in { $count } moves.
}
exercise-knight-guarded-task = Bring the knight to the star in { $count } moves. Do not enter squares that Black attacks.
exercise-legal-moves-task = { $side } to move: touch every square to which the piece on { $square } may go.
exercise-mate-or-stalemate-task = { $side } to move: what is it?
exercise-mate = Checkmate
exercise-stalemate = Stalemate
exercise-check = Check, with a way out
exercise-none = Nothing of these
exercise-captures = What can be captured?
exercise-captures-how = Make every capture there is
exercise-captures-task = { $side } to move: make every capture.
exercise-attacked = What is attacked?
exercise-attacked-how = Touch your own pieces that are attacked
exercise-attacked-task = You are { $side }: touch every piece of yours that is attacked.
exercise-hanging = What is hanging?
exercise-hanging-how = Touch the pieces that can be captured for nothing
exercise-hanging-task = { $side } to move: touch every piece that you can capture for nothing.
exercise-checks = Give check
exercise-checks-how = Make every move that gives check
exercise-checks-task = { $side } to move: make every move that gives check.
exercise-evasions = Out of check
exercise-evasions-how = Make every move out of check
exercise-evasions-task = { $side } is in check: make every move out of it.
exercise-mates = Find every mate
exercise-mates-how = Make every move that mates
exercise-mates-task = { $side } to move: make every move that mates.
exercise-forks = Forks
exercise-forks-how = One move attacks two pieces
exercise-forks-task = { $side } to move. { $piece }: attack two pieces at once.
exercise-pawn-races = Does the pawn get there?
exercise-pawn-races-how = A pawn runs, a king chases it: the rule of the square
exercise-pawn-races-task = { $side } to move: does the pawn promote?
exercise-opposition = Take the opposition
exercise-opposition-how = Near, far and on the diagonal
exercise-opposition-task = { $side } to move: take the opposition.
exercise-promotes = It promotes
exercise-caught = The king catches it
lesson-exercise = Twenty more
exercise-another = Another round
exercise-worksheet = Worksheet
worksheet-of = Exercise or lesson
exercise-other-tasks = Other tasks
learn-missed = Tasks you missed
learn-missed-puzzles = Puzzles you missed
learn-waiting = { $count } to do again
learn-what-next = What next?
stages = Your path
stage-1 = First moves
stage-2 = The game
stage-3 = Tactics and endings
stage-test = Test
stage-test-how = Test: { $count } tasks, { $pass } to pass
stage-passed = Passed: { $count } right at the first try
stage-failed = Not yet: { $count } right at the first try
stage-failed-how = { $pass } are needed to pass. Other tasks wait for you; take the test as often as you like.
stage-no-help = In a test there is no help, and each task is tried once.
stage-mistakes = Look at these again
stage-right-answer = Right: { $answer }
stage-lesson = Lesson: { $title }
stage-certificate = Passed: certificate
certificate = Certificate
certificate-name = Name on the certificate
certificate-name-how = It stays on this device.
certificate-passed = has passed the test of { $count } tasks:
certificate-not-yet = The certificate comes with a test that is passed.
lesson-screens = Practise it
lesson-terms = Words of this lesson
lesson-laws = Laws of this lesson
learn-record = Your progress
learn-record-how = What you have done of lessons, endings and coordinates, with missed tasks and certificates, to keep elsewhere or to bring to another device. Your better result is kept.
learn-record-save = Save to a file
learn-record-added = { $count ->
    [one] { $count } result was read.
   *[other] { $count } results were read.
}
learn-record-unreadable = This file cannot be read: { $why }
learn-record-other = This is not a file of progress in learning.
learn-record-later = This file was saved by a later version of Sessa. Update the page and try again.
learn-record-not-kept = This browser keeps nothing for this page, or has no room left.
