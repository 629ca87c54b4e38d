//! Outcomes: the points of a game and the reason for its end.

use chess::Color;
use serde::{Deserialize, Serialize};

/// The result of a game. It always has a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The points.
    pub points: Points,
    /// Reason for the end.
    pub reason: Reason,
}

/// Points of both sides (FIDE 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// One side won.
    Won(#[serde(with = "crate::side")] Color),
    /// Half a point each.
    Draw,
    /// Both lost (FIDE 11.8).
    BothLost,
    /// One side gets half a point and the other nothing: the arbiter has reduced a score (FIDE 12.9.5).
    Half(#[serde(with = "crate::side")] Color),
}

impl Points {
    /// Points of `side`, in half points.
    pub fn half_points(self, side: Color) -> u32 {
        match self {
            Points::Won(winner) if winner == side => 2,
            Points::Draw => 1,
            Points::Half(half) if half == side => 1,
            Points::Won(_) | Points::BothLost | Points::Half(_) => 0,
        }
    }
}

impl Outcome {
    pub(crate) fn draw(reason: Reason) -> Outcome {
        Outcome {
            points: Points::Draw,
            reason,
        }
    }

    pub(crate) fn won_by(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            points: Points::Won(winner),
            reason,
        }
    }

    /// The winner, if one side won.
    pub fn winner(self) -> Option<Color> {
        match self.points {
            Points::Won(winner) => Some(winner),
            Points::Draw | Points::BothLost | Points::Half(_) => None,
        }
    }

    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`. The standard has no other; those that an arbiter decided are
    /// written in the same way: `0-0`, `1/2-0`, `0-1/2`.
    pub fn as_pgn(self) -> &'static str {
        match self.points {
            Points::Won(Color::White) => "1-0",
            Points::Won(Color::Black) => "0-1",
            Points::Draw => "1/2-1/2",
            Points::BothLost => "0-0",
            Points::Half(Color::White) => "1/2-0",
            Points::Half(Color::Black) => "0-1/2",
        }
    }
}

/// Reason for which a game is over.
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
    /// A player resigned, but the opponent could never have mated: a draw (FIDE 5.1.2).
    ResignationCannotMate,
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
    /// One illegal move too many, but the other side could never mate: a draw (FIDE 7.5.5).
    IllegalCannotMate,
    /// An illegal position was left on the board without adequate supervision: a draw (FIDE A.5.4).
    IllegalPosition,
    /// A player did not come in time (FIDE 6.7.1).
    Absence,
    /// The arbiter's penalty (FIDE 12.9).
    Forfeit,
    /// The sealed move was illegal, ambiguous or unreadable: it loses (FIDE guidelines I.8).
    SealedMove,
    /// The sealed move was no move, but the other side could never mate: a draw (FIDE 6.9).
    SealedCannotMate,
    /// The arbiter declared it.
    Declared,
}
