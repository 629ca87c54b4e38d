//! Pieces that keep their identity from one position to the next, so that they can be seen to move.

use crate::placement::Placement;
use chess::{Piece, Role, Square};

/// A piece on the board, the same one for as long as its id lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Never used for another piece.
    pub id: u32,
    /// What it is now; a promoted pawn stays the same thing.
    pub piece: Piece,
    /// Where it is now; where it was last, if it is gone.
    pub square: Square,
    /// How long it has been on the board.
    pub stay: Stay,
}

/// How long a piece has been on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// From the first.
    Old,
    /// It has just come, from a box or by a take-back.
    New,
    /// It has just left, and is seen to fade.
    Gone,
}

/// The pieces on the board and those that have just left it, in the order in which they appeared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    pieces: Vec<Placed>,
    last_id: u32,
}

impl Cast {
    /// The pieces.
    pub fn pieces(&self) -> &[Placed] {
        &self.pieces
    }

    /// The piece with this id, until it has faded.
    pub fn get(&self, id: u32) -> Option<Placed> {
        self.pieces.iter().find(|placed| placed.id == id).copied()
    }

    /// Takes up a placement: what stands where it stood stays, what is gone from one square and new on another has moved
    /// there (the nearest of its kind; else a pawn that promoted, or took its promotion back), the rest goes or comes.
    pub fn take_up(&mut self, placement: &Placement) {
        let mut vacant: Vec<(Square, Piece)> = placement.pieces().collect();
        let mut idle = Vec::new();
        let mut next: Vec<Placed> = Vec::with_capacity(32);
        let stay = if self.pieces.is_empty() {
            Stay::Old
        } else {
            Stay::New
        };
        for placed in self.pieces.drain(..) {
            if placed.stay == Stay::Gone {
                continue;
            }
            match vacant
                .iter()
                .position(|&seat| seat == (placed.square, placed.piece))
            {
                Some(seat) => {
                    vacant.swap_remove(seat);
                    next.push(placed);
                }
                None => idle.push(placed),
            }
        }
        let same = |placed: &Placed, piece: Piece| placed.piece == piece;
        let promoted = |placed: &Placed, piece: Piece| {
            placed.piece.color == piece.color
                && (placed.piece.role == Role::Pawn || piece.role == Role::Pawn)
        };
        seat(&mut idle, &mut vacant, &mut next, same);
        seat(&mut idle, &mut vacant, &mut next, promoted);
        for (square, piece) in vacant {
            self.last_id += 1;
            next.push(Placed {
                id: self.last_id,
                piece,
                square,
                stay,
            });
        }
        next.extend(idle.into_iter().map(|placed| Placed {
            stay: Stay::Gone,
            ..placed
        }));
        // Documents keep their elements in place, and animations running, only if the order stays.
        next.sort_by_key(|placed| placed.id);
        self.pieces = next;
    }
}

/// Seats the idle on vacant squares that fit them, nearest first.
fn seat(
    idle: &mut Vec<Placed>,
    vacant: &mut Vec<(Square, Piece)>,
    next: &mut Vec<Placed>,
    fits: impl Fn(&Placed, Piece) -> bool,
) {
    loop {
        let nearest = idle
            .iter()
            .enumerate()
            .flat_map(|(who, placed)| {
                vacant
                    .iter()
                    .enumerate()
                    .filter(|&(_, &(_, piece))| fits(placed, piece))
                    .map(move |(which, seat)| (distance(placed.square, seat.0), who, which))
            })
            .min();
        let Some((_, who, which)) = nearest else {
            return;
        };
        let (square, piece) = vacant.swap_remove(which);
        next.push(Placed {
            id: idle.swap_remove(who).id,
            piece,
            square,
            stay: Stay::Old,
        });
    }
}

fn distance(a: Square, b: Square) -> usize {
    a.file()
        .index()
        .abs_diff(b.file().index())
        .max(a.rank().index().abs_diff(b.rank().index()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    fn taken_up(mut cast: Cast, position: &Position) -> Cast {
        cast.take_up(&Placement::from(position));
        cast
    }

    fn id_on(cast: &Cast, square: Square) -> u32 {
        cast.pieces()
            .iter()
            .find(|placed| placed.square == square && placed.stay != Stay::Gone)
            .expect("a piece")
            .id
    }

    fn play(position: &Position, uci: &str) -> Position {
        position.after(position.parse_uci(uci).expect("a legal move"))
    }

    #[test]
    fn a_move_keeps_every_identity() {
        let start = Position::default();
        let cast = taken_up(Cast::default(), &start);
        assert_eq!(cast.pieces().len(), 32);
        let knight = id_on(&cast, Square::G1);
        let before: Vec<u32> = cast.pieces().iter().map(|placed| placed.id).collect();
        let cast = taken_up(cast, &play(&start, "g1f3"));
        assert_eq!(id_on(&cast, Square::F3), knight);
        assert_eq!(
            cast.pieces()
                .iter()
                .map(|placed| placed.id)
                .collect::<Vec<_>>(),
            before
        );
    }

    #[test]
    fn castling_moves_both_and_promotion_keeps_the_pawn() {
        let position = Position::from_fen("8/P5k1/8/8/8/8/8/4K2R w K - 0 1").expect("legal");
        let cast = taken_up(Cast::default(), &position);
        let (king, rook, pawn) = (
            id_on(&cast, Square::E1),
            id_on(&cast, Square::H1),
            id_on(&cast, Square::A7),
        );
        let castled = play(&position, "e1g1");
        let cast = taken_up(cast, &castled);
        assert_eq!(
            (id_on(&cast, Square::G1), id_on(&cast, Square::F1)),
            (king, rook)
        );
        let promoted = play(&play(&castled, "g7g6"), "a7a8n");
        let cast = taken_up(cast, &promoted);
        assert_eq!(id_on(&cast, Square::A8), pawn);
        assert_eq!(
            cast.get(pawn).expect("on the board").piece.role,
            Role::Knight
        );
    }

    #[test]
    fn a_captured_piece_leaves_and_a_take_back_brings_another() {
        let position = Position::from_fen("k7/8/8/3p4/4P3/8/8/K7 w - - 0 1").expect("legal");
        let cast = taken_up(Cast::default(), &position);
        let (taker, taken) = (id_on(&cast, Square::E4), id_on(&cast, Square::D5));
        let cast = taken_up(cast, &play(&position, "e4d5"));
        assert_eq!(id_on(&cast, Square::D5), taker);
        assert_eq!(cast.get(taken).map(|placed| placed.stay), Some(Stay::Gone));
        let cast = taken_up(cast, &position);
        assert_eq!(id_on(&cast, Square::E4), taker);
        assert_eq!(cast.get(taken), None);
        let back = cast.get(id_on(&cast, Square::D5)).expect("a piece");
        assert_eq!(back.stay, Stay::New);
    }
}
