//! Relations between the pieces' values, and what the data say of them.
//!
//! Five are conditions of the article of 2015 (requirements R2, R11): B > N > 3P, B > 3P, B + N = R + 1½P, Q + P = 2R. Five are Capablanca's words about
//! rooks, queens and minor pieces (R1). He did not say N > 3P: he found it very rare.

use serde::Serialize;

use crate::ratio::{Interval, Ratio};

/// Finding of the data about a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// It holds.
    Holds,
    /// It does not hold.
    DoesNotHold,
    /// The data allow both.
    CannotTell,
}

impl Finding {
    /// True of a difference above 0 if all of its interval is.
    pub fn above_zero(interval: Option<Interval>) -> Finding {
        match interval {
            Some(interval) if interval.low > 0.0 => Finding::Holds,
            Some(interval) if interval.high < 0.0 => Finding::DoesNotHold,
            _ => Finding::CannotTell,
        }
    }

    /// True of a difference of 0 if all of its interval lies within the tolerance (test of equivalence, after Schuirmann).
    pub fn near_zero(interval: Option<Interval>, tolerance: f64) -> Finding {
        match interval {
            Some(interval) if interval.low >= -tolerance && interval.high <= tolerance => {
                Finding::Holds
            }
            Some(interval) if interval.low > tolerance || interval.high < -tolerance => {
                Finding::DoesNotHold
            }
            _ => Finding::CannotTell,
        }
    }
}

/// A claim about the values of pieces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Relation {
    /// Its name, by which words in any language are found.
    pub name: &'static str,
    /// Left side less right side: how many of each piece.
    pub pieces: [f64; 5],
    /// True if both sides are said to be equal; else the left one is said to be more.
    pub equal: bool,
}

const fn relation(name: &'static str, pieces: [f64; 5], equal: bool) -> Relation {
    Relation {
        name,
        pieces,
        equal,
    }
}

/// The relations that are looked at: the five conditions of the article, then five of Capablanca's.
pub const RELATIONS: [Relation; 10] = [
    relation("bishop-over-knight", [0.0, -1.0, 1.0, 0.0, 0.0], false),
    relation("bishop-over-three-pawns", [-3.0, 0.0, 1.0, 0.0, 0.0], false),
    relation("knight-over-three-pawns", [-3.0, 1.0, 0.0, 0.0, 0.0], false),
    relation(
        "two-minors-are-rook-and-pawn-and-a-half",
        [-1.5, 1.0, 1.0, -1.0, 0.0],
        true,
    ),
    relation(
        "queen-and-pawn-are-two-rooks",
        [1.0, 0.0, 0.0, -2.0, 1.0],
        true,
    ),
    relation(
        "rook-is-knight-and-two-pawns",
        [-2.0, -1.0, 0.0, 1.0, 0.0],
        true,
    ),
    relation(
        "rook-is-bishop-and-two-pawns",
        [-2.0, 0.0, -1.0, 1.0, 0.0],
        true,
    ),
    relation("two-rooks-over-queen", [0.0, 0.0, 0.0, 2.0, -1.0], false),
    relation(
        "three-minors-over-two-rooks",
        [0.0, 2.0, 1.0, -2.0, 0.0],
        false,
    ),
    relation("three-minors-over-queen", [0.0, 2.0, 1.0, 0.0, -1.0], false),
];

/// A relation with what the data say of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RelationFound {
    /// Its name.
    pub name: &'static str,
    /// Left side less right side, in pawns.
    pub difference: f64,
    /// The 95 % interval of that, unless the pawn has no value that is sure.
    pub interval: Option<Interval>,
    /// The verdict.
    pub finding: Finding,
}

impl Relation {
    /// The difference of its sides as a ratio to the pawn, among so many columns.
    pub fn ratio(&self, width: usize) -> Ratio {
        Ratio::pieces(self.pieces, width)
    }

    /// The verdict on it. Sides that differ by no more than the tolerance, in pawns, are called equal.
    pub fn found(
        &self,
        theta: &[f64],
        interval: Option<Interval>,
        tolerance: f64,
    ) -> RelationFound {
        RelationFound {
            name: self.name,
            difference: self.ratio(theta.len()).of(theta),
            interval,
            finding: if self.equal {
                Finding::near_zero(interval, tolerance)
            } else {
                Finding::above_zero(interval)
            },
        }
    }
}

/// The answer to “is the bishop stronger than the knight, or is it the pair?”
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BishopAnswer {
    /// A single bishop is stronger than a knight, also where two bishops count for themselves.
    Bishop,
    /// Two bishops are worth more than twice one; that a single one is stronger is not shown.
    Pair,
    /// Both.
    Both,
    /// A single bishop is weaker than a knight.
    Knight,
    /// Nothing is shown.
    CannotTell,
}

impl BishopAnswer {
    /// The answer by the intervals of B − N and of the pair, in a model that has both.
    pub fn of(bishop_less_knight: Option<Interval>, pair: Option<Interval>) -> BishopAnswer {
        let bishop = Finding::above_zero(bishop_less_knight);
        let pair = Finding::above_zero(pair);
        match (bishop, pair) {
            (Finding::Holds, Finding::Holds) => BishopAnswer::Both,
            (Finding::Holds, _) => BishopAnswer::Bishop,
            (_, Finding::Holds) => BishopAnswer::Pair,
            (Finding::DoesNotHold, _) => BishopAnswer::Knight,
            _ => BishopAnswer::CannotTell,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval((low, high): (f64, f64)) -> Interval {
        Interval { low, high }
    }

    const ABOVE: (f64, f64) = (0.1, 0.4);
    const BELOW: (f64, f64) = (-0.4, -0.1);
    const AROUND: (f64, f64) = (-0.1, 0.4);

    #[test]
    fn findings() {
        let above = |ends| Finding::above_zero(Some(interval(ends)));
        assert_eq!(above(ABOVE), Finding::Holds);
        assert_eq!(above(BELOW), Finding::DoesNotHold);
        assert_eq!(above(AROUND), Finding::CannotTell);
        assert_eq!(above((0.0, 1.0)), Finding::CannotTell);
        assert_eq!(above((-1.0, 0.0)), Finding::CannotTell);
        assert_eq!(Finding::above_zero(None), Finding::CannotTell);
        let near = |low, high| Finding::near_zero(Some(interval((low, high))), 0.5);
        assert_eq!(near(-0.5, 0.5), Finding::Holds);
        assert_eq!(near(-0.6, 0.5), Finding::CannotTell);
        assert_eq!(near(-0.5, 0.6), Finding::CannotTell);
        assert_eq!(near(0.5, 0.6), Finding::CannotTell);
        assert_eq!(near(0.51, 0.6), Finding::DoesNotHold);
        assert_eq!(near(-0.6, -0.5), Finding::CannotTell);
        assert_eq!(near(-0.6, -0.51), Finding::DoesNotHold);
        assert_eq!(Finding::near_zero(None, 0.5), Finding::CannotTell);
    }

    /// The table of the source (R11): values 100, 288.478, 345.377, 479.66, 1076.56.
    #[test]
    fn relations_of_the_source() {
        let theta = [0.747_779, 2.157_18, 2.582_66, 3.586_79, 8.0503];
        let expected = [
            ("bishop-over-knight", 0.569, true),
            ("bishop-over-three-pawns", 0.454, true),
            ("knight-over-three-pawns", -0.115, false),
            ("two-minors-are-rook-and-pawn-and-a-half", 0.042, true),
            ("queen-and-pawn-are-two-rooks", 2.172, false),
            ("rook-is-knight-and-two-pawns", -0.088, true),
            ("rook-is-bishop-and-two-pawns", -0.657, false),
            ("two-rooks-over-queen", -1.172, false),
            ("three-minors-over-two-rooks", -0.370, false),
            ("three-minors-over-queen", -1.542, false),
        ];
        for (relation, (name, difference, holds)) in RELATIONS.iter().zip(expected) {
            let exact = relation.ratio(5).of(&theta);
            // As sure as can be.
            let found = relation.found(&theta, Some(interval((exact, exact))), 0.05);
            assert_eq!(found.name, name);
            assert!((found.difference - difference).abs() < 1e-3, "{found:?}");
            if name != "rook-is-knight-and-two-pawns" {
                assert_eq!(found.finding == Finding::Holds, holds, "{found:?}");
            }
            let unknown = relation.found(&theta, None, 0.05);
            assert_eq!(unknown.finding, Finding::CannotTell);
        }
    }

    #[test]
    fn the_bishop_or_the_pair() {
        let all = [ABOVE, AROUND, BELOW].map(|ends| Some(interval(ends)));
        let [above, around, below] = all;
        for (bishop, pair, expected) in [
            (above, above, BishopAnswer::Both),
            (above, around, BishopAnswer::Bishop),
            (around, above, BishopAnswer::Pair),
            (below, above, BishopAnswer::Pair),
            (below, around, BishopAnswer::Knight),
            (around, around, BishopAnswer::CannotTell),
            (around, below, BishopAnswer::CannotTell),
            (None, None, BishopAnswer::CannotTell),
        ] {
            assert_eq!(BishopAnswer::of(bishop, pair), expected);
        }
    }
}
