# Boards on somebody else's page.
embed-problem = This board cannot be shown.
embed-puzzle-number = { $number } of { $count }
embed-result-name = Result
embed-result = Result: { $solved } of { $done } solved at the first try ({ $total } in all)
embed-result-copy = Copy
embed-result-copied = Copied
