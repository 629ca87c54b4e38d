# Boards on somebody else's page.
embed-problem = This board cannot be shown.
embed-puzzle-number = { $number } of { $count }
