//! Singular extensions (SE), with double and negative extensions and multicut.

use core::ops::ControlFlow;

use chess::{Move, Position};

use crate::node::{Node, NonPvNode};
use crate::score::{DRAW, is_mate};
use crate::searcher::Searcher;
use crate::transposition::{Bound, Entry};

/// Moves of one line that may be extended by two plies: there has to be an end.
const DOUBLES: u32 = 6;

impl Searcher<'_> {
    /// Singular extensions (SE): if all other moves are clearly worse than what the table promises for
    /// its move, that deserves a closer look. `known` is the table's entry of this position.
    ///
    /// Continues with the plies to add, or breaks with the score of the position.
    pub(crate) fn singular<N: Node>(
        &mut self,
        position: &Position,
        (mv, known): (Move, Entry),
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> ControlFlow<i32, i32> {
        if N::ROOT
            || depth < 7
            || known.depth < depth - 3
            || !matches!(known.bound, Bound::Lower | Bound::Exact)
            || is_mate(known.score)
        {
            return ControlFlow::Continue(0);
        }

        let target = known.score - self.margin(2 * depth);
        self.stack[ply].excluded = Some(mv);
        let score =
            self.search::<NonPvNode>(position, target - 1, target, (depth - 1) / 2, ply, cut);
        self.stack[ply].excluded = None;

        if self.stopped {
            ControlFlow::Break(DRAW)
        } else if score < target {
            // Double extension: it is the only move by far.
            let double =
                !N::PV && self.stack[ply].doubles < DOUBLES && score < target - self.margin(20);
            ControlFlow::Continue(1 + i32::from(double))
        } else if target >= beta {
            // Multicut: several moves beat beta.
            ControlFlow::Break(target)
        } else if known.score >= beta {
            // Negative extension: other moves may beat beta as well, so this need not be proved in full.
            ControlFlow::Continue(i32::from(N::PV) - 2)
        } else {
            ControlFlow::Continue(-i32::from(cut))
        }
    }
}
