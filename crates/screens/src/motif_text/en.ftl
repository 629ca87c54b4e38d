## Themes of puzzles

theme-group-mates = Mates
theme-group-tactics = Tactics
theme-group-goals = Goals
theme-group-phases = Phases of the game
theme-group-endings = Endings
theme-group-lengths = Length
theme-group-special-moves = Special moves
theme-group-players = Players

theme-advancedPawn = Advanced pawn
theme-advantage = Advantage
theme-anastasiaMate = Anastasia’s mate
theme-arabianMate = Arabian mate
theme-attackingF2F7 = Attack on f2 or f7
theme-attraction = Attraction
theme-backRankMate = Back-rank mate
theme-balestraMate = Balestra mate
theme-bishopEndgame = Bishop ending
theme-blindSwineMate = Blind swine mate
theme-bodenMate = Boden’s mate
theme-capturingDefender = Capturing the defender
theme-castling = Castling
theme-checkFirst = Check first
theme-clearance = Clearance
theme-collinearMove = Move along the line
theme-cornerMate = Corner mate
theme-crushing = Decisive advantage
theme-defensiveMove = Defensive move
theme-deflection = Deflection
theme-discoveredAttack = Discovered attack
theme-discoveredCheck = Discovered check
theme-doubleBishopMate = Double bishop mate
theme-doubleCheck = Double check
theme-dovetailMate = Dovetail mate
theme-enPassant = En passant
theme-endgame = Endgame
theme-epauletteMate = Epaulette mate
theme-equality = Equality
theme-exposedKing = Exposed king
theme-fork = Fork
theme-hangingPiece = Hanging piece
theme-hookMate = Hook mate
theme-interference = Interference
theme-intermezzo = In-between move
theme-killBoxMate = Kill box mate
theme-kingFork = Fork by the king
theme-kingsideAttack = King-side attack
theme-knightEndgame = Knight ending
theme-long = Three moves
theme-master = Master game
theme-masterVsMaster = Master against master
theme-mate = Checkmate
theme-mateIn1 = Mate in 1
theme-mateIn2 = Mate in 2
theme-mateIn3 = Mate in 3
theme-mateIn4 = Mate in 4
theme-mateIn5 = Mate in 5 or more
theme-middlegame = Middlegame
theme-morphysMate = Morphy’s mate
theme-oneMove = One move
theme-opening = Opening
theme-operaMate = Opera mate
theme-overload = Overloaded guard
theme-overloading = Overloading
theme-pawnEndgame = Pawn ending
theme-pillsburysMate = Pillsbury’s mate
theme-pin = Pin to the king
theme-promotion = Promotion
theme-queenEndgame = Queen ending
theme-queenRookEndgame = Queen and rook ending
theme-queensideAttack = Queen-side attack
theme-quietMove = Quiet move
theme-relativePin = Relative pin
theme-rookEndgame = Rook ending
theme-sacrifice = Sacrifice
theme-short = Two moves
theme-skewer = Skewer
theme-smotheredMate = Smothered mate
theme-superGM = World-class game
theme-swallowstailMate = Swallow’s tail mate
theme-trappedPiece = Trapped piece
theme-triangleMate = Triangle mate
theme-underPromotion = Underpromotion
theme-veryLong = Four moves or more
theme-vukovicMate = Vuković’s mate
theme-xRayAttack = X-ray
theme-zugzwang = Zugzwang

theme-about-advancedPawn = A pawn reaches the last two ranks of its way.
theme-about-advantage = Gain a clear advantage.
theme-about-anastasiaMate = A rook or queen mates along the edge; a knight and the king’s own piece shut the king in.
theme-about-arabianMate = A rook mates the king in the corner, guarded by a knight.
theme-about-attackingF2F7 = A capture on f2 or f7, the weak square beside the king that has not castled.
theme-about-attraction = A piece is lured to a square where it is attacked.
theme-about-backRankMate = Mate along the king’s own back rank, with its own pieces in the way out.
theme-about-balestraMate = A bishop mates, and the queen guards the squares that are left.
theme-about-bishopEndgame = Only bishops, pawns and kings are on the board.
theme-about-blindSwineMate = Two rooks side by side mate from close by.
theme-about-bodenMate = Two bishops mate on diagonals that cross.
theme-about-capturingDefender = The guard is captured first, and then what it guarded is lost.
theme-about-castling = Castling is part of the solution.
theme-about-checkFirst = A check comes before the move that was expected.
theme-about-clearance = A piece leaves a square or line to another of its side.
theme-about-collinearMove = A piece moves along the line of an enemy piece without taking it.
theme-about-cornerMate = A knight mates the king in the corner, shut in by a rook or queen.
theme-about-crushing = Gain an advantage that decides the game.
theme-about-defensiveMove = A precise move keeps the position together.
theme-about-deflection = A piece is drawn away from what it guards.
theme-about-discoveredAttack = A piece moves out of a line, and the piece behind it attacks.
theme-about-discoveredCheck = A piece moves out of a line, and the piece behind it gives check.
theme-about-doubleBishopMate = Two bishops mate on neighbouring diagonals.
theme-about-doubleCheck = Two pieces give check at once.
theme-about-dovetailMate = A queen diagonally beside the king mates; no other attacker is needed around it.
theme-about-enPassant = A pawn captures en passant.
theme-about-endgame = Few pieces are left on the board.
theme-about-epauletteMate = The king’s own pieces stand on both sides of it.
theme-about-equality = Save a difficult position and reach equality.
theme-about-exposedKing = A king without pawns around it is hunted.
theme-about-fork = A piece attacks two or more pieces at once.
theme-about-hangingPiece = A piece without protection can be taken.
theme-about-hookMate = A rook mates, guarded by a knight, which is guarded by a pawn.
theme-about-interference = A piece comes between an enemy piece and what it guards.
theme-about-intermezzo = A threat comes before the recapture that was expected.
theme-about-killBoxMate = A rook beside the king mates, and the queen guards it and closes the box.
theme-about-kingFork = The king attacks two or more pieces at once.
theme-about-kingsideAttack = An attack on the king that lives on the king side.
theme-about-knightEndgame = Only knights, pawns and kings are on the board.
theme-about-long = The solution has three moves.
theme-about-master = From a game of a titled player.
theme-about-masterVsMaster = From a game between two titled players.
theme-about-mate = The solution ends with checkmate.
theme-about-mateIn1 = Give checkmate in one move.
theme-about-mateIn2 = Give checkmate in two moves.
theme-about-mateIn3 = Give checkmate in three moves.
theme-about-mateIn4 = Give checkmate in four moves.
theme-about-mateIn5 = Give checkmate in five moves or more.
theme-about-middlegame = From the middle of a game.
theme-about-morphysMate = A bishop mates the king at the edge, shut in by a rook.
theme-about-oneMove = The solution has one move.
theme-about-opening = From the opening of a game.
theme-about-operaMate = A rook beside the king mates, guarded by a bishop.
theme-about-overload = A guard of two things can keep only one of them.
theme-about-overloading = A piece has more to guard than it can.
theme-about-pawnEndgame = Only pawns and kings are on the board.
theme-about-pillsburysMate = A rook mates from afar, and a bishop guards the king’s way out.
theme-about-pin = A piece cannot leave a line because its king stands behind it.
theme-about-promotion = A pawn promotes.
theme-about-queenEndgame = Only queens, pawns and kings are on the board.
theme-about-queenRookEndgame = Only queens, rooks, pawns and kings are on the board.
theme-about-queensideAttack = An attack on the king that lives on the queen side.
theme-about-quietMove = A move without check or capture leads on.
theme-about-relativePin = A piece should not leave a line because a more valuable one stands behind it.
theme-about-rookEndgame = Only rooks, pawns and kings are on the board.
theme-about-sacrifice = Material is given up for something better.
theme-about-short = The solution has two moves.
theme-about-skewer = A piece has to leave a line, and the one behind it is lost.
theme-about-smotheredMate = A knight mates a king that its own pieces shut in.
theme-about-superGM = From a game of one of the best players of the world.
theme-about-swallowstailMate = A queen beside the king mates, and the king’s own pieces stand diagonally behind it.
theme-about-trappedPiece = A piece is attacked and has no safe square.
theme-about-triangleMate = Queen and rook mate from two squares around the king.
theme-about-underPromotion = A pawn promotes to a rook, bishop or knight.
theme-about-veryLong = The solution has four moves or more.
theme-about-vukovicMate = A rook beside the king mates, in front of a knight on the same line.
theme-about-xRayAttack = A piece guards or attacks a square through an enemy piece.
theme-about-zugzwang = Whoever has to move makes the position worse.

## Pieces with their squares, as the words around them need them: alone, as object, in a list

motif-piece =
    the { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $square }
motif-object =
    the { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } on { $square }
motif-and = { $list } and { $last }

## Why a solution works. These begin and end as parts of a sentence.

explain-mate-two = { $mate }: { $checkers } give check at once, and the king has no square
explain-mate-back-rank = { $mate }: { $piece } gives check, and the king’s own pieces bar its way out
explain-mate-shut-in = { $mate }: { $piece } gives check, and the king’s own pieces leave it no square
explain-mate-guarded = { $mate }: { $piece } gives check beside the king, and { $guard } guards it
explain-mate-blocked = { $mate }: { $piece } gives check, and the king’s own pieces stand in its way
explain-mate-blocked-by = { $mate }: { $piece } gives check, and { $blocker } stands in the king’s way
explain-mate-covered = { $mate }: { $piece } gives check, and every square beside the king is attacked
explain-fork = { $piece } forks { $targets }
explain-pin = { $piece } pins { $pinned } to { $behind }
explain-skewer = { $piece } skewers { $front } and { $behind } behind it
explain-discovered-attack = { $piece } moves away, and { $attacker } attacks { $target }
explain-discovered-check = { $piece } moves away, and { $attacker } gives check
explain-double-check = { $checkers } give check at once, so the king must move
explain-x-ray = { $piece } guards { $square } through { $through }
explain-attraction = { $piece } is bait: { $lured } takes it and is attacked there
explain-deflection = { $piece } draws { $defender } away from guarding { $lost }
explain-deflection-square = { $piece } draws { $defender } away from guarding { $square }
explain-overload = { $defender } cannot guard both { $square } and { $lost }
explain-interference = { $piece } comes between, so { $defender } no longer guards { $lost }
explain-intermezzo = before taking { $target } there is an in-between move by { $piece }
explain-clearance = { $piece } makes way, and { $user } goes to { $square }
explain-trapped = { $piece } is trapped: it has no safe square
explain-hanging = { $piece } is unprotected, and { $capturer } takes it
explain-capturing-defender = { $defender } guarded { $lost } and is captured first
explain-capturing-defender-mate = { $defender } guarded against mate and is captured first
explain-sacrifice = { $piece } is sacrificed
explain-sacrifice-material = material is sacrificed
explain-quiet = { $piece } makes a quiet move, without check or capture
explain-defensive = { $piece } defends
explain-exposed-king = { $king } stands in the open, with no pawns in front
explain-wing-attack = the attack is aimed at { $king }
explain-f2-f7 = { $piece } breaks in on the weak square beside the king
explain-advanced-pawn = { $piece } is close to promotion
explain-promotion = a pawn promotes to a { $piece } on { $square }
explain-underpromotion = a pawn promotes on { $square } to a { $piece }, not to a queen
explain-en-passant = a pawn captures en passant on { $square }
explain-castling = castling takes the king to { $square }
explain-collinear = { $piece } stays on the line of { $spared } without taking it
explain-zugzwang = zugzwang: whatever the opponent plays makes things worse
explain-gain = wins a { $piece }
explain-gain-for = wins a { $piece } for a { $given }
explain-gain-material =
    { $points ->
        [one] wins material worth a pawn
       *[other] wins material worth { $points } pawns
    }
explain-stalemate = forces stalemate, which is a draw
explain-crushing = decides the game
explain-advantage = leads to a clear advantage
explain-equality = saves the game: the position is level
explain-best = the best there is in this position

## Why a move was bad

blunder-mate = allows mate in { $moves }: { $move }
blunder-en-prise = loses the { $piece }: { $move }
blunder-unguarded = leaves { $piece } unprotected: { $move }
blunder-hanging = does not save { $piece }: { $move }
blunder-missed = does not take { $piece }
blunder-allows = allows { $move }: { $why }
