//! Destinations of a premove: every square the piece could reach in some next position.

use crate::placement::Placement;
use chess::{
    Bitboard, Color, File, Piece, Rank, Role, Square, bishop_lines, king_attacks, knight_attacks,
    pawn_attacks, rook_lines,
};

/// The squares to which the piece on `from` may be premoved. Pieces in its way may be gone by then, so nothing blocks
/// it.
pub fn premove_dests(placement: &Placement, from: Square) -> Bitboard {
    let Some(piece) = placement.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_lines(from),
        Role::Rook => rook_lines(from),
        Role::Queen => bishop_lines(from) | rook_lines(from),
        Role::King => king_attacks(from) | castling(placement, piece, from),
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
                Bitboard::from(Square::new(from.file(), rank))
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
fn castling(placement: &Placement, king: Piece, from: Square) -> Bitboard {
    let home = match king.color {
        Color::White => Rank::First,
        Color::Black => Rank::Eighth,
    };
    if from.rank() != home {
        return Bitboard::EMPTY;
    }
    let mut dests = Bitboard::EMPTY;
    for (square, piece) in placement.pieces() {
        let rook = Piece {
            role: Role::Rook,
            ..king
        };
        if piece == rook && square.rank() == home {
            dests |= Bitboard::from(square);
            let far = from.file().index().abs_diff(square.file().index());
            if from.file() == File::E && far > 2 {
                let dest = if square.file() > from.file() {
                    File::G
                } else {
                    File::C
                };
                dests |= Bitboard::from(Square::new(dest, home));
            }
        }
    }
    dests
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    fn reached(fen: &str, from: Square) -> Vec<String> {
        let position = Position::from_fen(fen).expect("a legal position");
        premove_dests(&Placement::from(&position), from)
            .into_iter()
            .map(|square| square.to_string())
            .collect()
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
}
