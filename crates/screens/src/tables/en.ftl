## Games in play beside each other, for developers

tables = Games in play
