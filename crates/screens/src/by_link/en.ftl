## Games by link

by-link-about = A game by link needs no server: you make a move, send the link in any way you like, and your opponent answers with another.
by-link-waiting = Waiting
by-link-move = Move { $number }
by-link-days-left = { $days ->
    [0] last day
    [one] 1 day left
   *[other] { $days } days left
}
by-link-leave-left = { $days ->
    [one] on leave, 1 day of it left
   *[other] on leave, { $days } days of it left
}
by-link-time-over = the time is over
by-link-paste-about = You were sent a game? Open the link, or paste it here.
by-link-paste = Paste a link
by-link-open = Open
by-link-new = New game by link
by-link-you = Your name
by-link-days-per-move = Days for each move
by-link-no-limit = No limit
by-link-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
by-link-leave = Leave for each side
by-link-more = Rules, start, help
by-link-rules = Rules
by-link-start = Start: number of Chess960 or FEN; the usual one if empty
by-link-help = Engines and books may be asked
by-link-bad-start = This is neither a number from 0 to 959 nor a position that can be played from.
by-link-begin = Begin
by-link-take = Take this game
by-link-to-board = To the board
by-link-not-open = This game is not open here. Open it from the library first.
by-link-send = Send it to { $opponent }
by-link-send-about = The link holds the whole game. Nothing of it goes to a server.
by-link-cannot = This game cannot be sent as a link.
by-link-qr-code = QR code
by-link-no-code = The QR code could not be fetched. Try again when you are online.
by-link-copy-text = Copy as text
by-link-numbers = Save in ICCF numbers
by-link-calendar = Remind me (calendar file)
by-link-reminder = Chess: a move against { $opponent } is due
by-link-conditions = If … then …
by-link-conditions-about = Moves of your opponent and your replies, in English letters: Nc6 Bb5 a6 Ba4. The reply is played at once.
by-link-add = Add
by-link-remove = Remove
by-link-not-legal = { $move } is not a legal move there.
by-link-no-reply = A line is a move of your opponent, your reply and so on, and it ends with a reply.
by-link-other-reply = Another reply to this move is there already. Remove it first.
by-link-too-many = There can be no more than { $count } replies.
by-link-foreign = This is no link to a game. Copy all of it, from its beginning, and paste it again.
by-link-newer = A newer version of Sessa made this link. Reload the page and try again.
by-link-cut = The end of the link is missing. Copy all of it, or ask for it again; nothing was changed.
by-link-damaged = Letters of this link were changed on the way. Ask for it again; nothing was changed.
by-link-same = You know this already: nothing is new in the link.
by-link-older = This link is older: the game has gone on since. Half-moves since then: { $moves }.
by-link-fork = Two answers to one position: at move { $number } your game has { $kept }, the link has { $received }. Your game stays as it is; ask { $opponent } which of them counts.
by-link-own-act = The link has a move of yours, at move { $number }, that was not made on this device. Your game stays as it is.
