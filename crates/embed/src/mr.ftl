embed-problem = हा पट दाखवता येत नाही.
embed-puzzle-number = { $count } पैकी { $number }
