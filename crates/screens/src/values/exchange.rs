//! An exchange of pieces: what is given and what is got, and what each source of values says of it.

/// Numbers of pawns, knights, bishops, rooks and queens.
pub type Pieces = [u8; 5];

/// The most pieces of a kind on one side of an exchange.
const MOST: u8 = 8;

/// An exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exchange {
    /// Pieces that are given.
    pub given: Pieces,
    /// Pieces that are got for them.
    pub got: Pieces,
}

/// Exchanges that come up in games, each with the key of its message.
pub const USUAL: [(&str, Exchange); 5] = [
    ("minor-for-rook", exchange([0, 1, 0, 0, 0], [0, 0, 0, 1, 0])),
    (
        "rook-for-bishop-and-pawn",
        exchange([0, 0, 0, 1, 0], [1, 0, 1, 0, 0]),
    ),
    (
        "minors-for-rook-and-pawn",
        exchange([0, 1, 1, 0, 0], [1, 0, 0, 1, 0]),
    ),
    (
        "queen-for-rooks",
        exchange([0, 0, 0, 0, 1], [0, 0, 0, 2, 0]),
    ),
    (
        "queen-for-minors",
        exchange([0, 0, 0, 0, 1], [0, 2, 1, 0, 0]),
    ),
];

const fn exchange(given: Pieces, got: Pieces) -> Exchange {
    Exchange { given, got }
}

impl Exchange {
    /// True if nothing is given and nothing got.
    pub fn is_empty(&self) -> bool {
        self.given.iter().chain(&self.got).all(|&count| count == 0)
    }

    /// One more of a kind on one side.
    pub fn add(&mut self, is_given: bool, kind: usize) {
        let side = if is_given {
            &mut self.given
        } else {
            &mut self.got
        };
        side[kind] = (side[kind] + 1).min(MOST);
    }

    /// What is got less what is given, in tenths of a pawn; `None` if the source has no value for one of the pieces.
    pub fn gain(&self, values: &[Option<f64>; 5]) -> Option<i32> {
        let mut sum = 0.0;
        for (kind, value) in values.iter().enumerate() {
            let more = i32::from(self.got[kind]) - i32::from(self.given[kind]);
            if self.got[kind] + self.given[kind] > 0 {
                sum += f64::from(more) * (*value)?;
            }
        }
        Some((sum / 10.0).round() as i32)
    }
}

/// Tenths of a pawn with their sign: “+1.3”, “−0.5”, “0”.
pub fn signed(tenths: i32) -> String {
    let sign = match tenths {
        0 => return "0".to_owned(),
        1.. => '+',
        _ => '−',
    };
    let size = tenths.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCHOOL: [Option<f64>; 5] = [
        Some(100.0),
        Some(300.0),
        Some(300.0),
        Some(500.0),
        Some(900.0),
    ];

    #[test]
    fn exchanges_are_counted() {
        let gain = |at: usize| USUAL[at].1.gain(&SCHOOL);
        let gains: Vec<_> = (0..USUAL.len()).map(gain).collect();
        assert_eq!(gains, [Some(20), Some(-10), Some(0), Some(10), Some(0)]);
        assert_eq!(Exchange::default().gain(&SCHOOL), Some(0));
        let without_bishop = [Some(100.0), Some(300.0), None, Some(500.0), Some(800.0)];
        assert_eq!(USUAL[0].1.gain(&without_bishop), Some(20));
        assert_eq!(USUAL[1].1.gain(&without_bishop), None);
    }

    #[test]
    fn pieces_are_added_up_to_eight() {
        let mut exchange = Exchange::default();
        assert!(exchange.is_empty());
        for _ in 0..9 {
            exchange.add(true, 0);
        }
        exchange.add(false, 4);
        assert_eq!(
            (exchange.given, exchange.got),
            ([8, 0, 0, 0, 0], [0, 0, 0, 0, 1])
        );
        assert!(!exchange.is_empty());
    }

    #[test]
    fn figures_have_signs() {
        assert_eq!([13, -5, 0, 100].map(signed), ["+1.3", "−0.5", "0", "+10.0"]);
    }
}
