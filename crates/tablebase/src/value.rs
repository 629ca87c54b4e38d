//! Values of positions: won, drawn or lost, with the distance to mate.

use std::cmp::Ordering;
use std::fmt;

/// The result of a position for the side to move if both sides play perfectly, and its distance to mate (DTM).
///
/// Values are ordered as the side to move likes them: the sooner a win the better, the later a loss the better.
///
/// ```
/// use tablebase::Value;
/// assert!(Value::Win(1) > Value::Win(3));
/// assert!(Value::Win(3) > Value::Draw);
/// assert!(Value::Loss(20) > Value::Loss(0));
/// assert_eq!(Value::Win(19).moves(), 10);
/// assert_eq!(Value::Loss(4).before(), Value::Win(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move mates in this number of half-moves, which is odd.
    Win(u32),
    /// Neither side can force mate.
    Draw,
    /// The side to move is mated in this number of half-moves, which is even; 0 is checkmate.
    Loss(u32),
}

impl Value {
    /// The value for the side that has just moved, counted from before its move.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Number of moves of the winning side to mate; 0 for a draw and for checkmate.
    pub const fn moves(self) -> u32 {
        match self {
            Value::Win(plies) => plies.div_ceil(2),
            Value::Draw => 0,
            Value::Loss(plies) => plies / 2,
        }
    }

    /// True for a win.
    pub const fn is_win(self) -> bool {
        matches!(self, Value::Win(_))
    }

    /// True for a loss.
    pub const fn is_loss(self) -> bool {
        matches!(self, Value::Loss(_))
    }

    /// The value as it is kept: 0 a draw, otherwise the half-moves to mate and one, so that wins are even and losses odd.
    pub(crate) const fn of_level(level: u8) -> Value {
        match level {
            0 => Value::Draw,
            _ if level.is_multiple_of(2) => Value::Win(level as u32 - 1),
            _ => Value::Loss(level as u32 - 1),
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |value: &Value| match *value {
            Value::Win(plies) => i64::from(u32::MAX) + 1 - i64::from(plies),
            Value::Draw => 0,
            Value::Loss(plies) => i64::from(plies) - i64::from(u32::MAX) - 1,
        };
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    /// `mate in 3`, `draw`, `mated in 2`, `mated`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(_) => write!(f, "mate in {}", self.moves()),
            Value::Draw => f.write_str("draw"),
            Value::Loss(0) => f.write_str("mated"),
            Value::Loss(_) => write!(f, "mated in {}", self.moves()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_ordered_and_counted() {
        let order = [
            Value::Win(1),
            Value::Win(u32::MAX),
            Value::Draw,
            Value::Loss(u32::MAX),
            Value::Loss(2),
            Value::Loss(0),
        ];
        assert!(order.is_sorted_by(|better, worse| better > worse));
        for (value, text, moves) in [
            (Value::Win(1), "mate in 1", 1),
            (Value::Win(5), "mate in 3", 3),
            (Value::Draw, "draw", 0),
            (Value::Loss(0), "mated", 0),
            (Value::Loss(4), "mated in 2", 2),
        ] {
            assert_eq!((value.to_string().as_str(), value.moves()), (text, moves));
            assert_eq!(value.is_win(), text.starts_with("mate "));
            assert_eq!(value.is_loss(), text.starts_with("mated"));
        }
        assert_eq!(Value::Win(3).before(), Value::Loss(4));
        assert_eq!(Value::Draw.before(), Value::Draw);
        assert_eq!(Value::of_level(0), Value::Draw);
        assert_eq!(Value::of_level(1), Value::Loss(0));
        assert_eq!(Value::of_level(2), Value::Win(1));
    }
}
