//! How a game ended, and why.

use chess::Color;
use serde::{Deserialize, Serialize};

/// The result of a game. It always has a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The points.
    pub score: Score,
    /// Why the game is over.
    pub reason: Reason,
}

/// Who gets the point (FIDE 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// One side won.
    Won(#[serde(with = "crate::event::side")] Color),
    /// Half a point each.
    Draw,
    /// Both lost (FIDE 11.8).
    BothLost,
}

impl Score {
    /// What `side` gets, in half points.
    pub fn half_points(self, side: Color) -> u32 {
        match self {
            Score::Won(winner) if winner == side => 2,
            Score::Draw => 1,
            Score::Won(_) | Score::BothLost => 0,
        }
    }
}

impl Outcome {
    pub(crate) fn draw(reason: Reason) -> Outcome {
        Outcome {
            score: Score::Draw,
            reason,
        }
    }

    pub(crate) fn won_by(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            score: Score::Won(winner),
            reason,
        }
    }

    /// Who won, if one side did.
    pub fn winner(self) -> Option<Color> {
        match self.score {
            Score::Won(winner) => Some(winner),
            Score::Draw | Score::BothLost => None,
        }
    }

    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`; a game that both lost is `0-0`.
    pub fn as_pgn(self) -> &'static str {
        match self.score {
            Score::Won(Color::White) => "1-0",
            Score::Won(Color::Black) => "0-1",
            Score::Draw => "1/2-1/2",
            Score::BothLost => "0-0",
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
    /// The clocks were stopped, which the rules take for resignation.
    StoppedClocks,
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
    /// Granted: the opponent could not win by normal means, or did not try (FIDE 2009, 10.2).
    QuickplayFinish,
    /// A flag fell (FIDE 6.9).
    Flag,
    /// A flag fell, but the other side could never mate: a draw (FIDE 6.9).
    FlagCannotMate,
    /// A flag fell, but the other side had too little to win on time: a draw (USCF 14E; the Chess Code).
    FlagMaterial,
    /// Both flags fell: a draw (FIDE III.3.1).
    BothFlags,
    /// One illegal move too many (FIDE 7.5.5), or one that was claimed in blitz.
    IllegalMoves,
    /// The same, but the other side could never mate: a draw (FIDE 7.5.5).
    IllegalCannotMate,
    /// A player did not come in time (FIDE 6.7.1).
    Absence,
    /// The arbiter's penalty (FIDE 12.9).
    Forfeit,
    /// The same, but the other side could never mate: a draw.
    ForfeitCannotMate,
    /// The sealed move was not legal: it loses (FIDE guidelines I.8).
    SealedMove,
    /// The arbiter declared it.
    Declared,
}
