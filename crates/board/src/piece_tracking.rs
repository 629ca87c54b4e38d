//! Piece tracking: pieces keep their identity from one position to the next, so that moves can be animated.

use crate::placement::{Piece, Placement};
use chess::Square;

/// The kind that becomes another in one move.
const PAWN: &str = "pawn";

/// A piece on the board with an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackedPiece {
    /// Identity; never used for another piece.
    pub id: u32,
    /// The piece as it is now; a promoted pawn keeps its identity.
    pub piece: Piece,
    /// Its square now, or its last one if it is gone.
    pub square: Square,
    /// The phase of its stay on the board.
    pub stay: Stay,
}

/// The phase of a piece's stay on the board: newly placed, there all the time, or captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// There from the first.
    Old,
    /// It has just come, from a box or by a take-back.
    New,
    /// It has just left, and is seen to fade.
    Gone,
}

/// The tracked pieces: those on the board and those that have just left it, in the order in which they appeared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceSet {
    pieces: Vec<TrackedPiece>,
    last_id: u32,
}

impl PieceSet {
    /// The pieces.
    pub fn pieces(&self) -> &[TrackedPiece] {
        &self.pieces
    }

    /// The piece with this id, until it has faded.
    pub fn get(&self, id: u32) -> Option<TrackedPiece> {
        self.pieces.iter().find(|placed| placed.id == id).copied()
    }

    /// Takes a new placement: a piece on its old square stays, one gone from a square and new on another has moved
    /// there (the nearest of its kind; else a pawn that promoted, or took its promotion back), the rest goes or comes.
    pub fn take_up(&mut self, placement: &Placement) {
        let mut vacant: Vec<(Square, Piece)> = placement.pieces().collect();
        let mut idle = Vec::new();
        let mut next: Vec<TrackedPiece> = Vec::with_capacity(32);
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
        let same = |placed: &TrackedPiece, piece: Piece| placed.piece == piece;
        let promoted = |placed: &TrackedPiece, piece: Piece| {
            placed.piece.color == piece.color && (placed.piece.kind == PAWN || piece.kind == PAWN)
        };
        assign(&mut idle, &mut vacant, &mut next, same);
        assign(&mut idle, &mut vacant, &mut next, promoted);
        for (square, piece) in vacant {
            self.last_id += 1;
            next.push(TrackedPiece {
                id: self.last_id,
                piece,
                square,
                stay,
            });
        }
        next.extend(idle.into_iter().map(|placed| TrackedPiece {
            stay: Stay::Gone,
            ..placed
        }));
        // Documents keep their elements in place, and animations running, only if the order stays.
        // Sorted by insertion: the standard library's sort is 2 KB of code, for three dozen pieces.
        for placed in next {
            let at = self.pieces.partition_point(|other| other.id < placed.id);
            self.pieces.insert(at, placed);
        }
    }
}

/// Assigns idle pieces to vacant squares that fit them, nearest first.
fn assign(
    idle: &mut Vec<TrackedPiece>,
    vacant: &mut Vec<(Square, Piece)>,
    next: &mut Vec<TrackedPiece>,
    fits: impl Fn(&TrackedPiece, Piece) -> bool,
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
        next.push(TrackedPiece {
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
    use chess::{Color, Position};

    fn taken_up(mut cast: PieceSet, position: &Position) -> PieceSet {
        cast.take_up(&Placement::from(position.board()));
        cast
    }

    fn id_on(cast: &PieceSet, square: Square) -> u32 {
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
        let cast = taken_up(PieceSet::default(), &start);
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
        let cast = taken_up(PieceSet::default(), &position);
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
        assert_eq!(cast.get(pawn).expect("on the board").piece.kind, "knight");
    }

    #[test]
    fn a_piece_that_the_laws_do_not_know_keeps_its_identity_too() {
        let archbishop = Some(Piece {
            color: Color::White,
            kind: "archbishop",
        });
        let on = |square| {
            let mut placement = Placement::from(Position::default().board());
            placement.set(Square::C1, None);
            placement.set(square, archbishop);
            placement
        };
        let mut cast = PieceSet::default();
        cast.take_up(&on(Square::C1));
        let id = id_on(&cast, Square::C1);
        cast.take_up(&on(Square::E4));
        assert_eq!(id_on(&cast, Square::E4), id);
        assert_eq!(cast.get(id).map(|placed| placed.piece), archbishop);
    }

    #[test]
    fn a_captured_piece_leaves_and_a_take_back_brings_another() {
        let position = Position::from_fen("k7/8/8/3p4/4P3/8/8/K7 w - - 0 1").expect("legal");
        let cast = taken_up(PieceSet::default(), &position);
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
