//! Counting the games of a given length, the usual test of a move generator.

use core::ops::ControlFlow;

use crate::movegen::{Each, Sink};
use crate::{Bitboard, Move, Position, Square};

/// The number of ways to play `depth` half-moves. The last ones are counted without being played.
///
/// ```
/// assert_eq!(chess::perft(&chess::Position::default(), 3), 8_902);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => {
            let mut walk = Walk {
                position,
                depth,
                nodes: 0,
            };
            position.visit_all(&mut walk);
            walk.nodes
        }
    }
}

/// Plays each move and goes on from there, without a list of moves.
struct Walk<'a> {
    position: &'a Position,
    depth: u32,
    nodes: u64,
}

impl Walk<'_> {
    #[inline]
    fn each(&mut self) -> Each<impl FnMut(Move)> {
        Each(|m| {
            // In place: what `after` returns would be copied once more.
            let mut next = self.position.clone();
            next.play(m);
            self.nodes += perft(&next, self.depth - 1);
        })
    }
}

impl Sink for Walk<'_> {
    #[inline]
    fn piece(&mut self, from: Square, targets: Bitboard) -> ControlFlow<()> {
        self.each().piece(from, targets)
    }

    #[inline]
    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<()> {
        self.each().pawns(step, targets)
    }
}
