## Two tables beside each other, for developers

two-tables = Two boards
