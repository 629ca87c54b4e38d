//! Judgement of moves, by an engine's evaluations of the positions before and after them.
//!
//! Evaluations are compared as the chances they give, not as pawns: a pawn weighs much in a level game and little in one
//! that is won. A move is blamed for the part of its side's chances that it gave away.

use crate::tree::Score;
use chess::{Color, Position};

/// Logarithm of the odds that a pawn gives (law H4).
const ODDS_OF_A_PAWN: f64 = 0.7;

/// White's chances, 0 to 1, by the logistic curve 1 / (1 + e^(−0.7 · pawns)): a draw counts half. Puzzles are mined and
/// judged by the same curve.
///
/// ```
/// use game::{judgement::chances, tree::Score};
///
/// assert_eq!(chances(Score::Centipawns(0)), 0.5);
/// assert!((chances(Score::Centipawns(100)) - 0.668).abs() < 0.001);
/// assert_eq!(chances(Score::Mate(-3)), 0.0);
/// ```
pub fn chances(value: Score) -> f64 {
    match value {
        Score::Centipawns(value) => {
            1.0 / (1.0 + (-ODDS_OF_A_PAWN * f64::from(value) / 100.0).exp())
        }
        Score::Mate(moves) if moves > 0 => 1.0,
        Score::Mate(_) => 0.0,
    }
}

/// White's chances where the laws leave no more to play for: mate, stalemate, no mate by the material there is.
pub fn settled(position: &Position) -> Option<f64> {
    if position.is_checkmate() {
        Some(of_side(1.0, !position.turn()))
    } else if position.is_stalemate() || position.is_dead_by_material() {
        Some(0.5)
    } else {
        None
    }
}

/// White's chances as a side sees them, or that side's as White does.
pub fn of_side(chances: f64, side: Color) -> f64 {
    match side {
        Color::White => chances,
        Color::Black => 1.0 - chances,
    }
}

/// Verdict on a bad move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

/// Of each of [`Verdict::ALL`] the least loss of chances it stands for, its glyph's number (PGN standard, 10) and the glyph.
const TABLE: [(f64, u8, &str); 3] = [(0.05, 6, "?!"), (0.11, 2, "?"), (0.24, 4, "??")];

/// A side with more chances than this has won, one with fewer than the rest of them has lost: there is no blame for
/// winning more slowly or losing sooner.
const DECIDED: f64 = 0.9;

impl Verdict {
    /// All of them, the least first.
    pub const ALL: [Verdict; 3] = [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// The verdict on a move that took its side's chances from `before`, those of the best move, to `after`.
    pub fn of(before: f64, after: f64) -> Option<Verdict> {
        if after > DECIDED || before < 1.0 - DECIDED {
            return None;
        }
        // A hair's breadth is no difference: these are sums of fractions.
        let loss = before - after + 1e-9;
        Verdict::ALL
            .into_iter()
            .rev()
            .find(|&verdict| loss >= TABLE[verdict as usize].0)
    }

    /// Its numeric annotation glyph.
    pub fn nag(self) -> u8 {
        TABLE[self as usize].1
    }

    /// Its glyph as it is written behind a move.
    pub fn glyph(self) -> &'static str {
        TABLE[self as usize].2
    }

    /// The verdict that a numeric annotation glyph tells of.
    pub fn from_nag(nag: u8) -> Option<Verdict> {
        Verdict::ALL
            .into_iter()
            .find(|verdict| verdict.nag() == nag)
    }
}

/// Accuracy summary of all moves of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AccuracySummary {
    /// Moves of which it is known what they gave away.
    pub moves: u32,
    /// Number of each of [`Verdict::ALL`], in that order.
    pub verdicts: [u32; 3],
    /// Chances that they gave away together.
    pub loss: f64,
}

impl AccuracySummary {
    /// Counts a move that took its side's chances from `before` to `after`.
    pub fn count(&mut self, before: f64, after: f64, verdict: Option<Verdict>) {
        self.moves += 1;
        self.loss += (before - after).max(0.0);
        if let Some(verdict) = verdict {
            self.verdicts[verdict as usize] += 1;
        }
    }

    /// Chances given away by a move on average, 0 to 1; `None` if there is none.
    pub fn average_loss(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.loss / f64::from(self.moves))
    }
}
