//! State of an attempt as it is read: the board, the task, hints and the result.

use super::{Attempt, Hint, Journal, Phase, Solving};
use crate::Puzzle;
use crate::judge::{Task, Verdict};
use chess::{Color, Move, Position, Square};

impl Solving {
    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The phase.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The position that is looked at.
    pub fn position(&self) -> &Position {
        &self.positions[self.cursor]
    }

    /// The move that led to it.
    pub fn last_move(&self) -> Option<Move> {
        self.cursor.checked_sub(1).map(|index| self.moves[index])
    }

    /// Origin and destination of that move ([`Position::move_squares`]).
    pub fn last_move_squares(&self) -> Option<(Square, Square)> {
        let before = self.cursor.checked_sub(1)?;
        Some(self.positions[before].move_squares(self.moves[before]))
    }

    /// The moves on the board, from the puzzle's start on.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions on the board: one more than the moves.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Index of the position that is looked at.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The side that solves.
    pub fn solver(&self) -> Color {
        self.task.root.position.turn()
    }

    /// The task at hand.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Number of wrong moves so far.
    pub fn misses(&self) -> u32 {
        self.misses
    }

    /// True if a hint was taken, or a slower win came first.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// True if the solver's last move was right and it is his turn again.
    pub fn goes_on(&self) -> bool {
        self.goes_on && self.phase == Phase::Solver
    }

    /// True if it was missed in a run, where that is the end.
    pub fn is_missed(&self) -> bool {
        self.options.run.is_some() && self.misses > 0
    }

    /// The move that the task asks for, as far as it is known: that of the solution that was shown, or a right one.
    pub fn answer(&self) -> Option<Move> {
        self.shown.or_else(|| self.right_move())
    }

    /// The journal of the attempt so far.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The first attempt, once it has ended.
    pub fn attempt(&self) -> Option<Attempt> {
        self.attempt
    }

    /// True if the solver may move a piece of the position that is looked at.
    pub fn can_move(&self) -> bool {
        self.phase == Phase::Solver && self.cursor == self.task_at
    }

    /// True if the end is reached.
    pub fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done { .. })
    }

    /// Number of hints taken in this task.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// The last hint taken in this task.
    pub fn hint(&self) -> Option<Hint> {
        if self.hints == 0 || self.phase != Phase::Solver {
            return None;
        }
        let right = self.right_move()?;
        Some(match (self.hints, self.decoy) {
            (1, Some(decoy)) => Hint::Decoy(decoy),
            (1, None) | (2, Some(_)) => Hint::Piece(right),
            _ => Hint::Move(right),
        })
    }

    /// The line that refutes a move of the task, if it has been judged wrong, and not for the draw that it gives at once.
    pub fn refutation(&self, mv: Move) -> Option<&[Move]> {
        match self.verdicts.get(&mv)? {
            Verdict::Wrong {
                refutation,
                draw: None,
            } if !refutation.is_empty() => Some(refutation),
            _ => None,
        }
    }

    /// The stored move of the task, or one that the judge has found right.
    pub(super) fn right_move(&self) -> Option<Move> {
        let stored = self.task.solution.moves.first().map(|right| right.played);
        let judged = || {
            let right = |(_, verdict): &(&Move, &Verdict)| verdict.is_right();
            self.verdicts.iter().find(right).map(|(&mv, _)| mv)
        };
        stored.or_else(judged)
    }
}
