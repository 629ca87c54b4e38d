//! Premoves: every square a piece could reach in some next position, and the pieces with a premove made.

use crate::premove::Premove;
use chess::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Square, bishop_lines,
    king_attacks, knight_attacks, pawn_attacks, rook_lines,
};

impl Premove {
    /// The premove that putting the piece shown on `from` down on `to` means; `None` if it can never go there, or if nobody
    /// has chosen what the pawn becomes.
    pub fn of(
        shown: &Board,
        (from, to): (Square, Square),
        choice: Option<Role>,
    ) -> Option<Premove> {
        let piece = shown.piece_at(from)?;
        let reached = premove_destinations(shown, from).contains(to);
        let last_rank = [Rank::First, Rank::Eighth].contains(&to.rank());
        let promotion = if piece.role == Role::Pawn && last_rank {
            Some(choice?)
        } else {
            None
        };
        reached.then_some(Premove {
            piece,
            from,
            to,
            promotion,
        })
    }

    /// Makes the premove: the piece goes where it is sent, and whatever stands there goes.
    pub fn make(&self, board: &mut Board) {
        let &Premove {
            piece, from, to, ..
        } = self;
        board.set(from, None);
        if let Some((side, rook)) = castling_side(board, piece, from, to) {
            board.set(rook, None);
            let rank = from.rank();
            board.set(Square::new(side.king_file(), rank), Some(piece));
            let rook = Role::Rook.of(piece.color);
            board.set(Square::new(side.rook_file(), rank), Some(rook));
            return;
        }
        let role = self.promotion.unwrap_or(piece.role);
        board.set(to, Some(role.of(piece.color)));
    }
}

/// The side and the rook if sending the king from `from` to `to` means castling.
fn castling_side(
    board: &Board,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<(CastlingSide, Square)> {
    if piece.role != Role::King || from.rank() != to.rank() {
        return None;
    }
    let rook = Some(Role::Rook.of(piece.color));
    let side = CastlingSide::of(from, to);
    if board.piece_at(to) == rook {
        return Some((side, to));
    }
    if from.file().index().abs_diff(to.file().index()) != 2 {
        return None;
    }
    let corner = Square::new(side.corner(), from.rank());
    (board.piece_at(corner) == rook).then_some((side, corner))
}

/// The squares to which the piece on `from` may be premoved. Pieces in its way may be gone by then, so nothing blocks
/// it.
pub fn premove_destinations(board: &Board, from: Square) -> Bitboard {
    let Some(piece) = board.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_lines(from),
        Role::Rook => rook_lines(from),
        Role::Queen => bishop_lines(from) | rook_lines(from),
        Role::King => king_attacks(from) | castling(board, piece.color, from),
    }
}

fn pawn(color: Color, from: Square) -> Bitboard {
    let (step, start) = match color {
        Color::White => (1, Rank::Second),
        Color::Black => (-1, Rank::Seventh),
    };
    let ahead = |steps: i32| {
        let rank = from.rank().index() as i32 + steps * step;
        Rank::ALL
            .get(rank as usize)
            .map_or(Bitboard::EMPTY, |&rank| {
                Bitboard::of(Square::new(from.file(), rank))
            })
    };
    let double = if from.rank() == start {
        ahead(2)
    } else {
        Bitboard::EMPTY
    };
    pawn_attacks(color, from) | ahead(1) | double
}

/// A king on its home rank may be sent onto a rook of its own there, or two squares from its home.
fn castling(board: &Board, color: Color, from: Square) -> Bitboard {
    let home = color.rank(Rank::First);
    if from.rank() != home {
        return Bitboard::EMPTY;
    }
    let mut dests = Bitboard::EMPTY;
    for rook in board.pieces(color, Role::Rook) & Bitboard::rank(home) {
        dests |= Bitboard::of(rook);
        let far = from.file().index().abs_diff(rook.file().index());
        if from.file() == File::E && far > 2 {
            let side = CastlingSide::of(from, rook);
            dests |= Bitboard::of(Square::new(side.king_file(), home));
        }
    }
    dests
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    fn board(fen: &str) -> Board {
        let position = Position::from_fen(fen).expect("a legal position");
        position.board().clone()
    }

    fn reached(fen: &str, from: Square) -> Vec<String> {
        premove_destinations(&board(fen), from)
            .into_iter()
            .map(|square| square.to_string())
            .collect()
    }

    fn sent(fen: &str, from: Square, to: Square) -> Board {
        let mut board = board(fen);
        let premove = Premove::of(&board, (from, to), Some(Role::Queen)).expect("a premove");
        premove.make(&mut board);
        board
    }

    #[test]
    fn pawns_may_take_what_is_not_there_yet() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(reached(start, Square::E2), ["d3", "e3", "f3", "e4"]);
        assert_eq!(reached(start, Square::A7), ["a5", "a6", "b6"]);
    }

    #[test]
    fn nothing_blocks() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(reached(start, Square::A1).len(), 14);
        assert!(reached(start, Square::E1).contains(&"g1".to_owned()));
        assert!(reached(start, Square::E1).contains(&"h1".to_owned()));
        assert!(reached(start, Square::E1).contains(&"c1".to_owned()));
    }

    #[test]
    fn a_king_away_from_home_does_not_castle() {
        let fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        assert!(!reached(fen, Square::E2).contains(&"h1".to_owned()));
    }

    #[test]
    fn a_piece_goes_where_it_is_sent() {
        let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        let after = sent(fen, Square::E4, Square::D5);
        assert_eq!(after.occupied().count(), 3);
        assert_eq!(after.color_at(Square::D5), Some(Color::White));
        assert_eq!(after.piece_at(Square::E4), None);
        let never = Premove::of(&board(fen), (Square::E4, Square::H8), None);
        assert_eq!(never, None);
    }

    #[test]
    fn castling_ahead_is_shown_by_goal_or_by_rook() {
        for to in [Square::G1, Square::H1] {
            let after = sent("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Square::E1, to);
            assert_eq!(after.role_at(Square::G1), Some(Role::King));
            assert_eq!(after.role_at(Square::F1), Some(Role::Rook));
            assert_eq!(after.role_at(Square::H1), None);
        }
    }

    #[test]
    fn a_pawn_sent_to_the_last_rank_is_what_it_will_be() {
        let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        let after = sent(fen, Square::A7, Square::A8);
        assert_eq!(after.role_at(Square::A8), Some(Role::Queen));
        let dropped = (Square::A7, Square::A8);
        assert_eq!(
            Premove::of(&board(fen), dropped, None),
            None,
            "the player is asked"
        );
        let knight = Premove::of(&board(fen), dropped, Some(Role::Knight));
        assert_eq!(
            knight.and_then(|knight| knight.promotion),
            Some(Role::Knight)
        );
    }
}
