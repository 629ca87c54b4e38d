//! Verdict of the judge on a move.

use chess::Move;

/// The verdict on a solver's move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The puzzle is solved: mate, the last right move, or a win as good as the one that was stored.
    Solved(How),
    /// Right, and it goes on with the opponent's reply.
    Right {
        /// The reason why it is right.
        how: How,
        /// The opponent's reply.
        reply: Move,
    },
    /// It wins too, but clearly slower: no failure. Both lines begin with the solver's move.
    Slower {
        /// The best line.
        best: Vec<Move>,
        /// The line that begins with the move played.
        played: Vec<Move>,
    },
    /// Wrong: this is played after it.
    Wrong {
        /// The refutation, the opponent's move first; 1 to 4 half-moves, none if the move ends the game.
        refutation: Vec<Move>,
        /// The rule by which the move draws at once, if it does.
        draw: Option<Draw>,
    },
    /// No move at all: illegal, or nothing was moved.
    NoAttempt,
}

impl Verdict {
    /// True if the solver may go on, or has solved it.
    pub fn is_right(&self) -> bool {
        matches!(self, Verdict::Solved(_) | Verdict::Right { .. })
    }

    /// True if it counts as a failure.
    pub fn is_failure(&self) -> bool {
        matches!(self, Verdict::Wrong { .. })
    }
}

/// The reason why a move is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
