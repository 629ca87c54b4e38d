//! Static evaluation and search: how well does a look at the board foretell what looking ahead finds?
//!
//! The source's proposal for tuning a program: not the results of games, but the correlation of the evaluation with a search to a fixed
//! depth is to be made as large as can be.

use chess::Position;
use serde::Serialize;

use crate::calibration::win_chance;
use crate::descent::Progress;
use crate::regression::Agreement;

/// A comparison of evaluations, position by position.
#[derive(Clone, Debug, Default)]
pub struct Correlation {
    positions: Vec<Position>,
    done: usize,
    /// Evaluation and search, in pawns.
    pairs: Vec<(f64, f64)>,
}

/// Result of a comparison of evaluations.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct CorrelationFound {
    /// Positions that were compared.
    pub positions: usize,
    /// Positions left out, because a mate has no value in pawns.
    pub mates: usize,
    /// Pearson's coefficient of correlation of the values in pawns.
    pub pawns: f64,
    /// The same of the chances of a win, in which a queen more or less counts little where the game is decided.
    pub chances: f64,
    /// Square root of the mean square of the differences, in pawns.
    pub deviation: f64,
}

impl Correlation {
    /// A comparison on some positions.
    pub fn new(positions: Vec<Position>) -> Correlation {
        Correlation {
            positions,
            done: 0,
            pairs: Vec::new(),
        }
    }

    /// Compares at most so many positions more. Both evaluations are in pawns, from the same side's view; `None` for a mate.
    pub fn step(
        &mut self,
        budget: usize,
        mut evaluate: impl FnMut(&Position) -> Option<f64>,
        mut search: impl FnMut(&Position) -> Option<f64>,
    ) -> Progress {
        let rest = &self.positions[self.done..];
        let slice = &rest[..budget.min(rest.len())];
        for position in slice {
            self.pairs.extend(evaluate(position).zip(search(position)));
        }
        self.done += slice.len();
        Progress {
            done: self.done as u32,
            total: self.positions.len() as u32,
        }
    }

    /// The correlation by now. `alpha` is the steepness of the curve that makes chances of pawns.
    pub fn found(&self, alpha: f64) -> CorrelationFound {
        let pawns = Agreement::of(&self.pairs);
        let pairs = self.pairs.iter();
        let chances: Vec<(f64, f64)> = pairs
            .map(|&(a, b)| (win_chance(alpha, a), win_chance(alpha, b)))
            .collect();
        CorrelationFound {
            positions: self.pairs.len(),
            mates: self.done - self.pairs.len(),
            pawns: pawns.correlation,
            chances: Agreement::of(&chances).correlation,
            deviation: pawns.deviation,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_compared() {
        let mut position = Position::default();
        let mut positions = Vec::new();
        for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
            position.play_san(san).expect("it is legal");
            positions.push(position.clone());
        }
        let mut correlation = Correlation::new(positions);
        let ply = |position: &Position| f64::from(position.ply());
        // The search finds twice as much and a pawn more, but a mate at the end.
        let search = |position: &Position| (position.ply() < 6).then(|| 2.0 * ply(position) + 1.0);
        let first = correlation.step(2, |position| Some(ply(position)), search);
        assert_eq!(first, Progress { done: 2, total: 6 });
        let last = correlation.step(9, |position| Some(ply(position)), search);
        assert!(last.is_complete());
        let found = correlation.found(0.7);
        assert_eq!((found.positions, found.mates), (5, 1));
        assert!((found.pawns - 1.0).abs() < 1e-12, "{found:?}");
        // Of 1 to 5 and 3 to 11: by hand.
        assert!(
            (found.deviation - (4.0_f64 + 9.0 + 16.0 + 25.0 + 36.0).sqrt() / 5.0_f64.sqrt()).abs()
                < 1e-12
        );
        // The curve is flat where the search is.
        assert!((0.9..0.99).contains(&found.chances), "{found:?}");
        let none = Correlation::default().found(0.7);
        assert_eq!((none.positions, none.mates), (0, 0));
    }
}
