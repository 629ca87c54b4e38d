//! Points and point systems.

use core::fmt;
use core::ops::{Add, AddAssign, Sub};

/// Points in tenths: a draw is usually 5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Points {
    /// Reads `3`, `3.5` or `11,5`.
    pub fn parse(text: &str) -> Option<Points> {
        let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let number = text.parse::<i32>().ok()?;
            (digits && number < 100_000).then_some(number)
        };
        (tenth.len() == 1).then_some(())?;
        Some(Points(number(whole)? * 10 + number(tenth)?))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let text = format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10);
        f.pad(&text)
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl core::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points(0), Add::add)
    }
}

/// Points for each way a round can end for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSystem {
    /// A game or forfeit won, a full-point bye.
    pub win: Points,
    /// A game drawn, a half-point bye.
    pub draw: Points,
    /// A game lost over the board.
    pub loss: Points,
    /// Not paired: a zero-point bye, absence.
    pub absence: Points,
    /// A game lost by forfeit.
    pub forfeit_loss: Points,
    /// The pairing-allocated bye.
    pub pairing_bye: Points,
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem {
            win: Points(10),
            draw: Points(5),
            loss: Points(0),
            absence: Points(0),
            forfeit_loss: Points(0),
            pairing_bye: Points(10),
        }
    }
}
