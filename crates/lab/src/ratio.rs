//! Values in pawns, sums of them, and their intervals.

use serde::Serialize;

/// A 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// True if a number lies within.
    pub fn contains(self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }

    /// The interval between the quantiles 2.5 % and 97.5 % of some numbers; `None` if there are none.
    pub fn of_quantiles(numbers: impl Iterator<Item = f64>) -> Option<Interval> {
        let mut sorted: Vec<f64> = numbers.collect();
        sorted.sort_by(f64::total_cmp);
        Some(Interval {
            low: quantile(&sorted, 0.025)?,
            high: quantile(&sorted, 0.975)?,
        })
    }

    /// Both ends, multiplied.
    #[must_use]
    pub fn times(self, factor: f64) -> Interval {
        Interval {
            low: self.low * factor,
            high: self.high * factor,
        }
    }
}

/// A quantile of sorted numbers (type 6 of Hyndman and Fan): a further number lies below it with that chance, however few there are.
fn quantile(sorted: &[f64], share: f64) -> Option<f64> {
    let most = sorted.len().checked_sub(1)? as f64;
    let at = (share * (most + 2.0) - 1.0).clamp(0.0, most);
    let (low, part) = (at.floor(), at - at.floor());
    let first = sorted[low as usize];
    let second = sorted[at.ceil() as usize];
    Some(first + part * (second - first))
}

/// A sum of coefficients, in pawns: the sum divided by the pawn's coefficient.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratio {
    /// The weight of each coefficient; there are as many.
    pub weights: Vec<f64>,
}

impl Ratio {
    /// The value of one column among so many.
    pub fn column(column: usize, width: usize) -> Ratio {
        let weight = |n| f64::from(u8::from(n == column));
        Ratio {
            weights: (0..width).map(weight).collect(),
        }
    }

    /// A sum of the five pieces' values among so many columns.
    pub fn pieces(pieces: [f64; 5], width: usize) -> Ratio {
        let mut weights = pieces.to_vec();
        weights.resize(width, 0.0);
        Ratio { weights }
    }

    /// Its value in pawns.
    pub fn of(&self, theta: &[f64]) -> f64 {
        crate::logistic::dot(&self.weights, theta) / theta[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles() {
        let numbers = (0..79).rev().map(f64::from);
        let interval = Interval::of_quantiles(numbers).expect("there are numbers");
        assert!((interval.low - 1.0).abs() < 1e-12, "{interval:?}");
        assert!((interval.high - 77.0).abs() < 1e-12, "{interval:?}");
        let numbers = (0..59).map(f64::from);
        let interval = Interval::of_quantiles(numbers).expect("there are numbers");
        assert!((interval.low - 0.5).abs() < 1e-12, "{interval:?}");
        let two = Interval::of_quantiles([1.0, 3.0].into_iter()).expect("there are numbers");
        assert!(
            (two.low - 1.0).abs() < 1e-12 && (two.high - 3.0).abs() < 1e-12,
            "{two:?}"
        );
        let one = Interval::of_quantiles([7.0].into_iter()).expect("there is a number");
        assert!((one.low - 7.0).abs() < 1e-12 && (one.high - 7.0).abs() < 1e-12);
        assert_eq!(Interval::of_quantiles([].into_iter()), None);
    }

    #[test]
    fn ends_belong_to_an_interval() {
        let interval = Interval {
            low: -1.0,
            high: 2.0,
        };
        for (number, within) in [(-1.1, false), (-1.0, true), (2.0, true), (2.1, false)] {
            assert_eq!(interval.contains(number), within, "{number}");
        }
        let hundredfold = interval.times(100.0);
        assert!((hundredfold.low + 100.0).abs() < 1e-12);
        assert!((hundredfold.high - 200.0).abs() < 1e-12);
    }

    #[test]
    fn ratios_to_the_pawn() {
        let theta = [0.5, 1.5, 2.0, 2.5, 5.0, 0.25];
        assert!((Ratio::column(5, 6).of(&theta) - 0.5).abs() < 1e-12);
        // Bishop and knight against rook and a pawn and a half.
        let ratio = Ratio::pieces([-1.5, 1.0, 1.0, -1.0, 0.0], 6);
        assert!((ratio.of(&theta) - (3.0 + 4.0 - 5.0 - 1.5)).abs() < 1e-12);
    }
}
