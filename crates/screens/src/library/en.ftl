## The library

library-import = Import PGN
library-export-all = Export all
library-search = Search the library
library-search-what = Names, event, date, opening
library-kind = Which games
library-all = All
library-mine = Mine
library-robot = Against the robot
library-persons = Two players
library-imported = Imported
library-study = Studies
library-sort = Order
library-sort-changed = Added
library-sort-date = Date played
library-sort-white = White’s name
library-sort-white-elo = White’s Elo
library-sort-black = Black’s name
library-sort-black-elo = Black’s Elo
library-sort-result = Result
library-sort-opening = Opening
library-sort-length = Length
library-not-known = Not known
library-reverse = Reverse
library-column-elo = Elo
library-column-moves = Moves
library-column-date = Date
library-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
library-found = { $count ->
    [one] { $count } game of { $all }
   *[other] { $count } games of { $all }
}
library-score = You: { $won } won · { $drawn } drawn · { $lost } lost
library-games = Games
library-game = The chosen game
library-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
library-unfinished = Not finished
library-choose = Select a game to preview it.
library-continue = Play on
library-replay = Open
library-export = Save as PGN
library-actions = Actions
library-rename = Names and Elo
library-rename-save = Save
library-renamed = Names and Elo were changed.
library-export-found = { $count ->
    [one] Export this game
   *[other] Export these { $count } games
}
library-delete-found = { $count ->
    [one] Delete this game
   *[other] Delete these { $count } games
}
library-no-match = No games match
library-show-all = Show all games
library-empty = No games yet
library-empty-how = Every game you play is kept here by itself. Games from elsewhere come in as a PGN file: choose one above, or drop it here.
library-progress = Progress
library-reading = { $count ->
    [one] { $count } game read
   *[other] { $count } games read
}
library-writing = { $count ->
    [one] { $count } game written
   *[other] { $count } games written
}
library-import-done = { $count ->
    [one] { $count } game was imported.
   *[other] { $count } games were imported.
}
library-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
library-cancelled = It was stopped; what had been read is kept.
library-problems = { $count ->
    [one] Something could not be read in { $count } place.
   *[other] Something could not be read in { $count } places.
}
library-which = Where, and why
library-problem = Game { $game }, line { $line }: { $why }
library-exported = { $count ->
    [one] { $count } game was saved to a file.
   *[other] { $count } games were saved to a file.
}
library-not-exported = { $count ->
    [one] { $count } game cannot be read by this version and is not in it: reload the page and try again.
   *[other] { $count } games cannot be read by this version and are not in it: reload the page and try again.
}
library-deleted = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
}
library-dismiss = Dismiss
library-restore = Restore
library-restored = { $count ->
    [one] { $count } game is back in the library.
   *[other] { $count } games are back in the library.
}
library-erased = { $count ->
    [one] { $count } game was deleted for good.
   *[other] { $count } games were deleted for good.
}
library-delete-sure = { $count ->
    [one] Delete { $count } game? It stays in the bin for { $days } days.
   *[other] Delete { $count } games? They stay in the bin for { $days } days.
}
library-erase-sure = { $count ->
    [one] Delete { $count } game for good?
   *[other] Delete { $count } games for good?
}
library-restore-found = { $count ->
    [one] Restore
   *[other] Restore { $count } games
}
library-empty-bin = Delete for good
library-bin = Bin
library-in-bin = { $count ->
    [one] Bin: { $count } game
   *[other] Bin: { $count } games
}
library-bin-about = Deleted games stay in the bin for { $days } days.
library-bin-empty = The bin is empty.
library-days-left = { $count ->
    [one] Stays in the bin for { $count } more day
   *[other] Stays in the bin for { $count } more days
}
library-filters = Filters
library-filters-in-use = Filters ({ $count } in use)
library-filter-remove = Remove filter: { $filter }
library-any = Any
library-played-as = My colour
library-eco = Opening code (ECO)
library-elo = Both players’ Elo, at least
library-from = Played from
library-until = Played until
