# What several screens say, in English.

## The way back

back-to-game = Back to the game
back-to-lesson = Back to the lesson

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

## Faults in a file of games

pgn-no-move = This is no move.
pgn-illegal = This move cannot be made here.
pgn-ambiguous = This can mean several moves.
pgn-null-move = A null move: nobody may pass, so its line ends here.
pgn-number = The move number is not the one that follows.
pgn-side = The move number is of the other side: a move is missing before it, so its line ends here.
pgn-nothing-to-vary = A variation begins before any move.
pgn-too-deep = Variations lie too deep in each other; this one is left out.
pgn-open-variation = A variation is not closed by “)”.
pgn-no-variation = “)” closes no variation.
pgn-open-comment = The comment has no end: its closing brace is missing.
pgn-nag = “$” needs a number from 0 to 255.
pgn-unexpected = This means nothing here and is left out.
pgn-other-result = The result is another than that of the tag “Result”, which is kept.
pgn-no-result = The game has no result at its end; it may have been cut off.
pgn-tag = Not a tag such as [White "Anna"].
pgn-start = Nobody can play from the position that the game starts from.
pgn-variant = A variant with other rules; its moves are left out.
pgn-stray = This belongs to no game and is left out, with the rest of its line.
pgn-stray-result = This result belongs to no game.
pgn-too-long = Too long to be kept whole.
pgn-too-large = The game is too large (limit: { $moves } half-moves, { $megabytes } MB of comments, { $tags } tags); its rest is left out.
pgn-encoding = Letters that are not UTF-8 were read as Windows-1252. Their number:

## Offline and links

play-from-here = Play from here
share = Share
share-copied = The link is copied.
link-code = QR code
link-code-none = There is no QR code for this; share the link.
read-laws = The laws of chess, clause by clause

## A file of the site

fetched-coming = It is on its way …
fetched-failed = It could not be read: { $why }
fetched-again = Try again
