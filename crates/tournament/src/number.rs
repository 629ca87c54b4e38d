//! Exact numbers: sums of half points, products of points, averages.

use core::cmp::Ordering;
use core::fmt;

use crate::points::Points;

/// A fraction in lowest terms, so that no rounding decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    over: i64,
    /// Above 0.
    under: i64,
}

impl Number {
    /// Zero.
    pub const ZERO: Number = Number { over: 0, under: 1 };

    /// A whole number.
    pub fn whole(number: i64) -> Number {
        Number {
            over: number,
            under: 1,
        }
    }

    /// A quotient.
    ///
    /// # Panics
    /// If `under` is not above 0.
    pub fn ratio(over: i64, under: i64) -> Number {
        assert!(under > 0, "a fraction has something to divide by");
        let (mut divisor, mut rest) = (over.abs(), under);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Number {
            over: over / divisor,
            under: under / divisor,
        }
    }

    /// The nearest multiple of a hundredth, in hundredths; half of one is rounded up.
    pub fn hundredths(self) -> i64 {
        (self.over * 200 + self.under).div_euclid(2 * self.under)
    }

    /// The nearest whole number; a half is rounded up (C.07, 10.1).
    pub fn rounded(self) -> i64 {
        (self.over * 2 + self.under).div_euclid(2 * self.under)
    }

    /// Points times points.
    pub(crate) fn product(one: Points, other: Points) -> Number {
        Number::ratio(i64::from(one.0) * i64::from(other.0), 100)
    }

    /// The mean of some numbers; `None` without any.
    pub(crate) fn mean(numbers: impl Iterator<Item = Number>) -> Option<Number> {
        let (mut sum, mut count) = (Number::ZERO, 0);
        for number in numbers {
            sum = sum + number;
            count += 1;
        }
        (count > 0).then(|| Number::ratio(sum.over, sum.under * count))
    }
}

impl From<Points> for Number {
    fn from(points: Points) -> Number {
        Number::ratio(i64::from(points.0), 10)
    }
}

impl core::ops::Add for Number {
    type Output = Number;
    fn add(self, other: Number) -> Number {
        Number::ratio(
            self.over * other.under + other.over * self.under,
            self.under * other.under,
        )
    }
}

impl core::iter::Sum for Number {
    fn sum<I: Iterator<Item = Number>>(numbers: I) -> Number {
        numbers.fold(Number::ZERO, core::ops::Add::add)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        let left = i128::from(self.over) * i128::from(other.under);
        left.cmp(&(i128::from(other.over) * i128::from(self.under)))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// With as few decimals as are needed, two at most.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = self.hundredths();
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        f.pad(&match (part, part % 10) {
            (0, _) => format!("{sign}{whole}"),
            (_, 0) => format!("{sign}{whole}.{}", part / 10),
            _ => format!("{sign}{whole}.{part:02}"),
        })
    }
}
