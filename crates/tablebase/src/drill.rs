//! Drills: endings to win or to hold against perfect play.

use chess::{Color, Rank};

use crate::{Difficulty, PawnSquares, Start, Table, Wanted};

/// An ending to practise. Its start positions are drawn by lot, the opponent plays the tables' best moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// The name under which it is kept and linked.
    pub key: &'static str,
    /// The name of its material.
    pub material: &'static str,
    /// The result that the learner is to reach.
    pub task: Task,
    /// The squares on which the pawn starts.
    pub pawn: PawnSquares,
    /// The number of moves that is good enough.
    pub pass: PassMark,
}

/// The task of a drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The learner has the stronger side, which a material names first, and wins.
    Win,
    /// The learner has the side that a material names last, and holds the draw.
    Hold,
    /// The learner has the side that a material names first, a piece against a pawn, and holds the draw.
    HoldWithPiece,
}

impl Task {
    /// True if a draw is to be held.
    pub const fn is_to_hold(self) -> bool {
        matches!(self, Task::Hold | Task::HoldWithPiece)
    }
}

/// The number of moves that passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassMark {
    /// The number that perfect play takes, and this number more.
    Over(u32),
    /// This number, from wherever it starts.
    Within(u32),
    /// Any number, as long as no move lets go of the result.
    Result,
}

impl PassMark {
    /// The most moves that pass, if the start position is mate in `perfect`.
    pub fn most_moves(self, perfect: u32) -> Option<u32> {
        match self {
            PassMark::Over(more) => Some(perfect + more),
            PassMark::Within(most) => Some(most),
            PassMark::Result => None,
        }
    }
}

const fn win(key: &'static str, material: &'static str, pass: PassMark) -> Drill {
    Drill {
        key,
        material,
        task: Task::Win,
        pawn: PawnSquares::Any,
        pass,
    }
}

const fn hold(key: &'static str, material: &'static str, pawn: PawnSquares) -> Drill {
    Drill {
        key,
        material,
        task: Task::Hold,
        pawn,
        pass: PassMark::Result,
    }
}

/// The drills that tables judge, in the order of the course of endings.
pub const DRILLS: [Drill; 13] = [
    win("kqk", "KQK", PassMark::Over(4)),
    win("krk", "KRK", PassMark::Over(6)),
    win("kpk", "KPK", PassMark::Result),
    hold("kpk-hold", "KPK", PawnSquares::Any),
    hold("kbpk-hold", "KBPK", PawnSquares::WrongRooksPawn),
    Drill {
        task: Task::HoldWithPiece,
        ..hold("kbkp-hold", "KBKP", PawnSquares::Rank(Rank::Sixth))
    },
    Drill {
        pawn: PawnSquares::Rank(Rank::Seventh),
        ..win("kqkp", "KQKP", PassMark::Result)
    },
    hold("kqkp-hold", "KQKP", PawnSquares::DrawnSeventh),
    win("kqkr", "KQKR", PassMark::Within(50)),
    win("kbbk", "KBBK", PassMark::Over(8)),
    win("kbnk", "KBNK", PassMark::Within(50)),
    win("krkp", "KRKP", PassMark::Result),
    hold("krkp-hold", "KRKP", PawnSquares::Rank(Rank::Sixth)),
];

impl Drill {
    /// The start positions of a difficulty, for a learner of this colour, who is to move. A position that is to be held has no
    /// distance, and so no difficulty.
    pub fn start(&self, table: &Table, difficulty: Difficulty, learner: Color) -> Start {
        let (strong, wanted) = match self.task {
            Task::Win => {
                // Tables have the stronger side as White.
                let longest = table.longest(Color::White).win.unwrap_or_default();
                (learner, Wanted::Win(difficulty.band(longest)))
            }
            Task::Hold => (!learner, Wanted::Draw),
            Task::HoldWithPiece => (learner, Wanted::Draw),
        };
        Start {
            strong,
            turn: learner,
            wanted,
            pawn: self.pawn,
        }
    }
}
