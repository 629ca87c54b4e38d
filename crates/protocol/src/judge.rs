//! Judging of puzzles: verdicts on the moves of a solver, one after the other as they are found.
//!
//! A [`JudgeTask`] is answered by a [`JudgeAnswer::Best`], a [`JudgeAnswer::Verdict`] for each legal move, and a terminal
//! message. Moves are written in UCI, castling as the king's move of two squares.

use crate::Line;
use serde::{Deserialize, Serialize};

/// A position of a puzzle in which the solver is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgeTask {
    /// The game so far, whose last position is to be solved; the ones before it count for repetition.
    pub line: Line,
    /// The [`chess::Position::key`]s of the positions before the line's first, the oldest first, as far as they are known.
    pub history: Vec<u64>,
    /// The stored solutions from here, the main line first: the solver's move, the reply, the solver's move, … None of them
    /// if nothing is stored.
    pub solution: Vec<Vec<String>>,
    /// The solver has to mate in so many moves.
    pub mate: Option<u32>,
}

impl JudgeTask {
    /// The task after a right move and the reply to it.
    #[must_use]
    pub fn next(&self, played: &str, reply: &str) -> JudgeTask {
        let mut line = self.line.clone();
        line.moves.extend([played.to_owned(), reply.to_owned()]);
        let lines = self.solution.iter().filter_map(|moves| match &moves[..] {
            [first, second, rest @ ..]
                if first == played && second == reply && !rest.is_empty() =>
            {
                Some(rest.to_vec())
            }
            _ => None,
        });
        JudgeTask {
            line,
            history: self.history.clone(),
            solution: lines.collect(),
            mate: self.mate.map(|moves| moves.saturating_sub(1)),
        }
    }
}

/// One message about a judging.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum JudgeAnswer {
    /// The solution: the stored main line, or else the best line that was found.
    Best(Vec<String>),
    /// The verdict on a move.
    Verdict {
        /// The move; where it was asked for by [`crate::Task::First`], as it was written there.
        uci: String,
        /// The verdict on it.
        verdict: Verdict,
    },
    /// Terminal: every legal move has its verdict.
    Done,
    /// Terminal: another task has taken its place.
    Stopped,
    /// Terminal: the request cannot be carried out, for the reason given.
    Failed(String),
}

/// The verdict on a solver's move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Verdict {
    /// The puzzle is solved.
    Solved {
        /// The reason why the move is right.
        how: How,
    },
    /// Right, and it goes on.
    Right {
        /// The reason why the move is right.
        how: How,
        /// The opponent's reply.
        reply: String,
    },
    /// It wins too, but clearly slower: no failure. Both lines begin with the solver's move.
    Slower {
        /// The best line.
        best: Vec<String>,
        /// The line that begins with the move played.
        played: Vec<String>,
    },
    /// Wrong.
    Wrong {
        /// The refutation, the opponent's reply first; 1 to 4 half-moves, none if the move ends the game.
        refutation: Vec<String>,
        /// The rule by which the move draws at once, if it does.
        draw: Option<Draw>,
    },
    /// No move at all: it is not legal.
    NoAttempt,
}

impl Verdict {
    /// True if the solver may go on, or has solved it.
    pub fn is_right(&self) -> bool {
        matches!(self, Verdict::Solved { .. } | Verdict::Right { .. })
    }

    /// True if it counts as a failure.
    pub fn is_failure(&self) -> bool {
        matches!(self, Verdict::Wrong { .. })
    }
}

/// Reason why a move is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// It gives mate.
    Mates,
    /// It is stored.
    Stored,
    /// It mates in as few moves as the best.
    EqualMate,
    /// It is as good as the best.
    EqualWin,
}

/// The rule by which a move ends the game in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// No legal move, no check (FIDE 5.2.1).
    Stalemate,
    /// The third time the same position (FIDE 9.2).
    Repetition,
    /// Fifty moves each without a capture or a pawn's move (FIDE 9.3).
    FiftyMoves,
    /// Nobody has what it takes to mate (FIDE 5.2.2).
    DeadPosition,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn the_task_goes_on_along_its_lines() {
        let task = JudgeTask {
            line: Line {
                fen: "5k2/8/R7/8/8/8/8/1R5K w - - 0 1".into(),
                moves: vec![],
            },
            history: vec![u64::MAX, 1],
            solution: vec![words("a6a7 f8e8 b1b8"), words("b1b7 f8e8 a6a8")],
            mate: Some(2),
        };
        let next = task.next("b1b7", "f8e8");
        assert_eq!(next.line.moves, words("b1b7 f8e8"));
        assert_eq!(next.solution, [words("a6a8")]);
        assert_eq!(next.mate, Some(1));
        // A right move that is not stored, or whose line is at its end, leaves nothing stored.
        assert!(task.next("b1b6", "f8e8").solution.is_empty());
        assert!(next.next("a6a8", "e8d7").solution.is_empty());
        let text = serde_json::to_string(&task).expect("plain data");
        assert_eq!(
            serde_json::from_str::<JudgeTask>(&text).expect("what was written"),
            task
        );
    }
}
