//! How a game ended, and why.

use chess::Color;

/// The result of a game. It always has a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Outcome {
    pub(crate) fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    pub(crate) fn won_by(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub fn as_pgn(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// FIDE 5.1.1.
    Checkmate,
    /// FIDE 5.2.1.
    Stalemate,
    /// Neither side can mate any more (FIDE 5.2.2).
    DeadPosition,
    /// FIDE 5.1.2.
    Resignation,
    /// FIDE 5.2.3.
    Agreement,
    /// Claimed: the position has occurred often enough (FIDE 9.2).
    Repetition,
    /// Claimed: long enough without capture or pawn move (FIDE 9.3).
    FiftyMoves,
    /// By itself: the position has occurred five times (FIDE 9.6.1).
    FivefoldRepetition,
    /// By itself: 75 moves each without capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// A flag fell (FIDE 6.9).
    Flag,
    /// A flag fell, but the other side could never mate: a draw (FIDE 6.9).
    FlagCannotMate,
}
