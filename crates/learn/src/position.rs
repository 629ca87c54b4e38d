//! Positions of lessons: by the laws if both kings stand, else by the pieces' own movement.

use chess::{
    Bitboard, Board, Color, Destinations, File, Illegal, Move, Position, Rank, Role, Setup, Square,
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};

/// A position in which moves can be made, with kings or without.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonPosition {
    setup: Setup,
    legal: Option<Position>,
}

impl LessonPosition {
    /// The position of a board: by the laws if one can play from it.
    pub fn new(setup: &Setup) -> LessonPosition {
        LessonPosition {
            setup: setup.clone(),
            legal: Position::from_setup(setup).ok(),
        }
    }

    /// The position in which only the learner moves: by the pieces' own movement, whoever stands there.
    pub fn alone(setup: &Setup) -> LessonPosition {
        LessonPosition {
            setup: setup.clone(),
            legal: None,
        }
    }

    /// The position by the laws, if it is one.
    pub fn legal(&self) -> Option<&Position> {
        self.legal.as_ref()
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The board with the side to move.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The moves of the side to move.
    pub fn moves(&self) -> Vec<Move> {
        if let Some(position) = &self.legal {
            return position.legal_moves().to_vec();
        }
        let mut moves = Vec::new();
        for from in self.board().by_color(self.turn()) {
            self.own_moves(from, &mut moves);
        }
        moves
    }

    /// The moves of the piece on a square.
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        if let Some(position) = &self.legal {
            return position.legal_moves_from(from).to_vec();
        }
        let mut moves = Vec::new();
        if self.board().by_color(self.turn()).contains(from) {
            self.own_moves(from, &mut moves);
        }
        moves
    }

    /// The moves by the piece's own movement; the own king, if it stands, is not left attacked (FIDE 3.9.2).
    fn own_moves(&self, from: Square, moves: &mut Vec<Move>) {
        let board = self.board();
        let Some(piece) = board.piece_at(from) else {
            return;
        };
        let (own, other) = (board.by_color(piece.color), board.by_color(!piece.color));
        let occupied = board.occupied();
        let targets = match piece.role {
            Role::Pawn => {
                let step = |square: Square| square.offset(0, piece.color.fold(1, -1));
                let free = |square: &Square| !occupied.contains(*square);
                let mut targets = pawn_attacks(piece.color, from) & other;
                if let Some(one) = step(from).filter(free) {
                    targets |= Bitboard::of(one);
                    let starts = from.rank() == piece.color.rank(Rank::Second);
                    if let Some(two) = step(one).filter(free).filter(|_| starts) {
                        targets |= Bitboard::of(two);
                    }
                }
                targets
            }
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => queen_attacks(from, occupied),
            Role::King => king_attacks(from),
        };
        let kings = board.by_role(Role::King);
        for to in targets & !own & !(kings & other) {
            let promotes = piece.role == Role::Pawn && to.rank() == piece.color.rank(Rank::Eighth);
            let roles: &[Option<Role>] = if promotes {
                &[
                    Some(Role::Queen),
                    Some(Role::Rook),
                    Some(Role::Bishop),
                    Some(Role::Knight),
                ]
            } else {
                &[None]
            };
            for &promotion in roles {
                let mv = Move::new(from, to, promotion);
                let after = self.board_after(mv);
                let king = after.pieces(piece.color, Role::King).first();
                let attacked = king
                    .is_some_and(|king| after.is_attacked(king, !piece.color, after.occupied()));
                if !attacked {
                    moves.push(mv);
                }
            }
        }
    }

    /// The board after a move by a piece's own movement.
    fn board_after(&self, mv: Move) -> Board {
        let mut board = self.board().clone();
        if let Some(piece) = board.piece_at(mv.from()) {
            let role = mv.promotion().unwrap_or(piece.role);
            board.set(mv.from(), None);
            board.set(mv.to(), Some(role.of(piece.color)));
        }
        board
    }

    /// The position after a move, the other side to move.
    #[must_use]
    pub fn after(&self, mv: Move) -> LessonPosition {
        if let Some(position) = &self.legal {
            let after = position.after(mv);
            return LessonPosition {
                setup: after.to_setup(),
                legal: Some(after),
            };
        }
        let mut after = self.after_alone(mv);
        after.setup.turn = !after.setup.turn;
        after
    }

    /// The position after a move of the learner alone, who moves again.
    #[must_use]
    pub fn after_alone(&self, mv: Move) -> LessonPosition {
        let mut setup = self.setup.clone();
        setup.board = self.board_after(mv);
        LessonPosition { setup, legal: None }
    }

    /// The square on which the moved piece stands after a move; castling is the king taking its own rook.
    pub fn destination(&self, mv: Move) -> Square {
        self.legal
            .as_ref()
            .map_or(mv.to(), |position| position.destination(mv))
    }

    /// Origin and destination of a move as a board marks them ([`Position::move_squares`]).
    pub fn move_squares(&self, mv: Move) -> (Square, Square) {
        self.legal
            .as_ref()
            .map_or((mv.from(), mv.to()), |position| position.move_squares(mv))
    }

    /// True if a move takes a piece.
    pub fn is_capture(&self, mv: Move) -> bool {
        match &self.legal {
            Some(position) => position.is_capture(mv),
            None => self.board().occupied().contains(mv.to()),
        }
    }

    /// Destinations of the piece on a square.
    pub fn destinations(&self, from: Square) -> Destinations {
        if let Some(position) = &self.legal {
            return position.destinations(from);
        }
        let mut destinations = Destinations::default();
        for mv in self.moves_from(from) {
            let target = Bitboard::of(mv.to());
            destinations.drops |= target;
            destinations.targets |= target;
            if self.is_capture(mv) {
                destinations.captures |= target;
            }
            if mv.promotion().is_some() {
                destinations.promotions |= target;
            }
        }
        destinations
    }

    /// The moves that putting the piece of `from` down on `to` can mean: none, one, or four promotions.
    pub fn moves_by_drop(&self, from: Square, to: Square) -> Vec<Move> {
        if let Some(position) = &self.legal {
            return position.moves_by_drop(from, to).to_vec();
        }
        let moves = self.moves_from(from);
        moves.into_iter().filter(|mv| mv.to() == to).collect()
    }

    /// The reason why the piece on `from` cannot go to `to`, with the position by the laws that it is about. `None` if it can,
    /// or if the board is none to play from.
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<(Position, Illegal)> {
        let position = self.legal.clone().or_else(|| self.with_kings(from, to))?;
        let why = position.why_illegal(from, to)?;
        Some((position, why))
    }

    /// The position by the laws in which typed moves are read: missing kings are put where nothing moves otherwise for them.
    /// Its moves are those of this one, and those of a king of the side to move that was put there. `None` if there is no
    /// such position.
    pub fn readable(&self) -> Option<Position> {
        if self.legal.is_some() {
            return self.legal.clone();
        }
        let mut own = self.moves();
        own.sort_unstable();
        let targets: Bitboard = own.iter().map(|mv| mv.to()).collect();
        let put = |mv: &Move| !self.board().occupied().contains(mv.from());
        self.put_kings(!(self.board().occupied() | targets), |position| {
            let mut moves = position.legal_moves().to_vec();
            moves.retain(|mv| !put(mv));
            moves.sort_unstable();
            moves == own
        })
    }

    /// The position by the laws, missing kings put where they change neither the moves of the piece on `from` nor its way to
    /// `to`.
    fn with_kings(&self, from: Square, to: Square) -> Option<Position> {
        let targets = self.destinations(from).targets;
        let free = !(self.board().occupied() | targets | between(from, to)).with(to);
        self.put_kings(free, |position| {
            position.destinations(from).targets == targets
        })
    }

    /// The first position by the laws that fits, with missing kings on `free` squares.
    fn put_kings(&self, free: Bitboard, fits: impl Fn(&Position) -> bool) -> Option<Position> {
        let board = self.board();
        let kings = |color| {
            let king = board.pieces(color, Role::King);
            if king.any() { king } else { free }
        };
        let position = |(own, other)| {
            // By their own movement pieces neither castle nor capture in passing.
            let mut setup = Setup {
                castling: Setup::empty().castling,
                ep_square: None,
                ..self.setup.clone()
            };
            setup.board.set(own, Some(Role::King.of(self.turn())));
            setup.board.set(other, Some(Role::King.of(!self.turn())));
            let position = Position::from_setup(&setup).ok();
            position.filter(|position| fits(position))
        };
        let mut pairs = kings(self.turn()).into_iter().flat_map(|own| {
            let others = kings(!self.turn()).without(own);
            others.into_iter().map(move |other| (own, other))
        });
        pairs.find_map(position)
    }

    /// A move in SAN.
    pub fn san(&self, mv: Move) -> String {
        if let Some(position) = &self.legal {
            return position.to_san(mv).to_string();
        }
        let role = self.board().role_at(mv.from()).unwrap_or(Role::Pawn);
        let takes = self.is_capture(mv);
        let mut san = String::new();
        if role == Role::Pawn {
            if takes {
                san.push(mv.from().file().to_char());
            }
        } else {
            san.push(role.upper());
            let others: Vec<Square> = (self.moves().iter())
                .filter(|other| other.to() == mv.to() && other.from() != mv.from())
                .map(|other| other.from())
                .filter(|&from| self.board().role_at(from) == Some(role))
                .collect();
            let on_file = |file: File| others.iter().any(|other| other.file() == file);
            let on_rank = |rank: Rank| others.iter().any(|other| other.rank() == rank);
            if !others.is_empty() {
                let (file, rank) = (mv.from().file(), mv.from().rank());
                if !on_file(file) || on_rank(rank) {
                    san.push(file.to_char());
                }
                if on_file(file) {
                    san.push(rank.to_char());
                }
            }
        }
        if takes {
            san.push('x');
        }
        san.push_str(&mv.to().to_string());
        if let Some(role) = mv.promotion() {
            san.push('=');
            san.push(role.upper());
        }
        san
    }

    /// The move of a text in SAN or UCI; `None` if it is none, or may be several.
    pub fn read_move(&self, text: &str) -> Option<Move> {
        if let Some(position) = &self.legal {
            let san = position.parse_san(text).ok();
            return san.or_else(|| position.parse_uci(text).ok());
        }
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let plain: Vec<char> = text.chars().filter(|c| !"x=-".contains(*c)).collect();
        let mut rest = plain.as_slice();
        let mut role = Role::Pawn;
        if let [first, after @ ..] = rest
            && let Some(named) = Role::from_char(*first).filter(|_| first.is_ascii_uppercase())
        {
            role = named;
            rest = after;
        }
        let mut promotion = None;
        if let [before @ .., last] = rest
            && let Some(named) =
                Role::from_char(last.to_ascii_lowercase()).filter(|_| last.is_ascii_alphabetic())
        {
            promotion = Some(named);
            rest = before;
        }
        let [from @ .., file, rank] = rest else {
            return None;
        };
        let to = Square::new(File::from_char(*file)?, Rank::from_char(*rank)?);
        // With both squares named it may be any piece: UCI.
        let any = from.len() == 2 && plain.first().is_some_and(char::is_ascii_lowercase);
        let is_meant = |mv: &Move| {
            let square = mv.from();
            mv.to() == to
                && mv.promotion() == promotion
                && (any || self.board().role_at(square) == Some(role))
                && from.iter().all(|&named| {
                    named == square.file().to_char() || named == square.rank().to_char()
                })
        };
        let mut meant = self.moves().into_iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_board;

    fn position(fen: &str) -> LessonPosition {
        LessonPosition::new(&read_board(fen).expect("a board"))
    }

    #[test]
    fn without_kings_pieces_move_as_they_do() {
        for (fen, count) in [
            ("8/8/8/3R4/8/8/8/8 w", 14),
            ("8/8/8/3B4/8/8/8/8 w", 13),
            ("8/8/8/3Q4/8/8/8/8 w", 27),
            ("8/8/8/3N4/8/8/8/8 w", 8),
            ("8/8/8/3K4/8/8/8/8 w", 8),
            ("8/8/8/8/8/8/3P4/8 w", 2),
            ("8/8/8/8/3p4/8/3P4/8 w", 1),
            ("8/3P4/8/8/8/8/8/8 w", 4),
            ("8/8/8/8/8/3p4/2PpP3/8 b", 6),
            // The king does not go where the rook looks, and its pinned knight stays.
            ("8/8/8/8/8/r7/8/1K6 w", 3),
            ("8/8/8/8/8/8/8/KN5r w", 2),
        ] {
            assert_eq!(position(fen).moves().len(), count, "{fen}");
        }
    }

    #[test]
    fn illegal_moves_have_a_reason_without_kings_too() {
        for (fen, from, to, reason) in [
            ("8/8/8/8/8/8/8/R7 w", "a1", "b3", "movement"),
            ("8/8/8/8/P7/8/8/R7 w", "a1", "a8", "blocked"),
            ("8/8/8/8/P7/8/8/R7 w", "a1", "a4", "own"),
            ("8/8/8/8/8/8/P7/R7 w", "a2", "b3", "diagonal"),
            ("8/8/8/3p4/3P4/8/8/8 w", "d4", "d5", "ahead"),
            ("8/8/8/8/8/8/r7/4K3 w", "e1", "e2", "attacked"),
            ("4k3/4r3/8/8/8/8/4N3/4K3 w", "e2", "f4", "pinned"),
        ] {
            let [from, to] = [from, to].map(|square| square.parse().expect("a square"));
            let why = position(fen).why_illegal(from, to).map(|(_, why)| why);
            let name = match why {
                Some(Illegal::NoSuchMovement { .. }) => "movement",
                Some(Illegal::Blocked(..)) => "blocked",
                Some(Illegal::OwnPiece(..)) => "own",
                Some(Illegal::PawnDiagonal(_)) => "diagonal",
                Some(Illegal::PawnAhead(_)) => "ahead",
                Some(Illegal::KingAttacked(..)) => "attacked",
                Some(Illegal::Pinned { .. }) => "pinned",
                _ => "none of these",
            };
            assert_eq!(name, reason, "{fen}");
        }
        let legal = position("8/8/8/8/8/8/8/R7 w").why_illegal(Square::A1, Square::A8);
        assert_eq!(legal, None);
    }

    #[test]
    fn moves_are_written_and_read() {
        for fen in [
            "8/8/8/3R4/8/8/8/R6R w",
            "8/1P6/8/2p5/3P4/8/4P3/8 w",
            "2r5/1P6/8/8/N3N3/8/8/N3N3 w",
            "8/8/8/8/QQ6/Q7/8/8 w",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ] {
            let position = position(fen);
            for mv in position.moves() {
                let san = position.san(mv);
                assert_eq!(position.read_move(&san), Some(mv), "{fen} {san}");
                if position.legal().is_none() {
                    let letter = mv.promotion().map(Role::to_char);
                    let uci = format!(
                        "{}{}{}",
                        mv.from(),
                        mv.to(),
                        letter.map_or(String::new(), String::from)
                    );
                    assert_eq!(position.read_move(&uci), Some(mv), "{fen} {uci}");
                }
            }
        }
        let rooks = position("8/8/8/8/8/8/8/R6R w");
        assert_eq!(rooks.read_move("Rd1"), None, "which of them?");
        for text in ["", "x", "Ra9", "Kd4", "Rd", "é", "Rdd1", "Rad1=Q"] {
            assert_eq!(rooks.read_move(text), None, "{text}");
        }
    }
}
