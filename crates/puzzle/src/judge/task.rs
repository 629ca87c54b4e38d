//! Task of the judge: a position in which the solver is to move, and the moves known to be right.

use chess::{Move, Position};

use super::verdict::{Draw, How, Verdict};
use crate::analyst::Root;
use crate::{Puzzle, Solution};

/// A position in which the solver is to move, and what is known to be right there.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// The position with its past.
    pub root: Root,
    /// The stored right moves; none after a right move that is not stored.
    pub solution: Solution,
    /// The solver has to mate in so many moves.
    pub mate: Option<u32>,
}

/// Number of the solver's moves in which a line from a position mates, if it does.
pub fn mates_in(position: &Position, line: &[Move]) -> Option<u32> {
    let mut end = position.clone();
    for &mv in line {
        end.play(mv);
    }
    // A mate given by the opponent would end an even number of half-moves.
    let mates = line.len() % 2 == 1 && end.is_checkmate();
    mates.then(|| line.len().div_ceil(2) as u32)
}

impl Task {
    /// A puzzle's first task. `history` has the [`chess::Position::key`]s of the game's positions before [`Puzzle::start`], as
    /// far as they are known.
    pub fn new(puzzle: &Puzzle, history: &[u64]) -> Task {
        let start = Root {
            position: puzzle.start.clone(),
            history: history.to_vec(),
        };
        let root = match puzzle.before {
            Some(before) => start.after(before),
            None => start,
        };
        let line = puzzle.solution.main_line();
        let mates_in = mates_in(&root.position, &line);
        Task {
            root,
            mate: if line.is_empty() {
                puzzle.mate_in.map(u32::from)
            } else {
                mates_in
            },
            solution: puzzle.solution.clone(),
        }
    }

    /// Verdict that needs no search: on an illegal move, a mate, and a stored move.
    pub fn known(&self, mv: Move) -> Option<Verdict> {
        if !self.root.position.is_legal(mv) {
            return Some(Verdict::NoAttempt);
        }
        if self.root.position.after(mv).is_checkmate() {
            return Some(Verdict::Solved(How::Mates));
        }
        let stored = self.solution.find(mv)?;
        Some(match stored.reply {
            Some(reply) if !stored.then.is_end() => Verdict::Right {
                how: How::Stored,
                reply,
            },
            _ => Verdict::Solved(How::Stored),
        })
    }

    /// The task after a right move and the reply.
    #[must_use]
    pub fn next(&self, played: Move, reply: Move) -> Task {
        let stored = self.solution.find(played);
        let stored = stored.filter(|right| right.reply == Some(reply));
        Task {
            root: self.root.after(played).after(reply),
            solution: stored.map_or_else(Solution::default, |right| right.then.clone()),
            mate: self.mate.map(|moves| moves.saturating_sub(1)),
        }
    }
}

/// The rule by which the game is drawn in a position that is no mate.
pub(super) fn drawn(root: &Root) -> Option<Draw> {
    let position = &root.position;
    if position.is_checkmate() {
        None
    } else if position.is_stalemate() {
        Some(Draw::Stalemate)
    } else if position.is_dead_by_material() {
        Some(Draw::DeadPosition)
    } else if root.repetitions() >= 2 {
        Some(Draw::Repetition)
    } else if position.halfmove_clock() >= 100 {
        Some(Draw::FiftyMoves)
    } else {
        None
    }
}
