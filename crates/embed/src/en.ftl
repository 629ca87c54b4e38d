# Boards on somebody else's page.
embed-problem = This board cannot be shown.
embed-no-robot = The robot could not move. The game is paused.
embed-puzzle-number = { $number } of { $count }
embed-next-game = Next game
embed-result-name = Result
embed-result = Result: { $solved } of { $done } solved at the first try ({ $total } in all)
embed-result-copy = Copy
embed-result-copied = Copied
