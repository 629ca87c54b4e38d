//! Scores as differences of Elo, and what may be said of them.

use std::fmt;

/// The share of the points that a player gets who is so many Elo stronger, by the logistic curve that rating lists use.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The reverse of [`expected_score`]: infinite for all points or none.
pub(super) fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// Elo difference of A over B, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The difference in Elo that explains the score best; infinite if all points went to one side.
    pub elo: f64,
    /// With 95 % certainty the true difference is not less than this,
    pub low: f64,
    /// and not more than this.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The verdict that the interval allows.
    pub fn verdict(&self) -> Verdict {
        if self.low > 0.0 {
            Verdict::A
        } else if self.high < 0.0 {
            Verdict::B
        } else {
            Verdict::NoDifference
        }
    }
}

impl fmt::Display for Estimate {
    /// `+70.4 ± 50.0`; where an end is infinite, `+∞, at least +36.0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signed = |value: f64| {
            if value.is_infinite() {
                String::from(if value > 0.0 { "+∞" } else { "-∞" })
            } else {
                // No difference is not a negative one.
                format!("{:+.1}", (value * 10.0).round() / 10.0 + 0.0)
            }
        };
        write!(f, "{}", signed(self.elo))?;
        match (self.low.is_finite(), self.high.is_finite()) {
            (true, true) => write!(f, " ± {:.1}", self.margin()),
            (true, false) => write!(f, ", at least {}", signed(self.low)),
            (false, true) => write!(f, ", at most {}", signed(self.high)),
            (false, false) => write!(f, " ± ∞"),
        }
    }
}

/// Verdict of a match: the stronger player, as far as that has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No difference at all is among what the games allow.
    NoDifference,
    /// A is stronger.
    A,
    /// B is stronger.
    B,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::NoDifference => "no difference shown",
            Verdict::A => "A is stronger",
            Verdict::B => "B is stronger",
        })
    }
}
