//! A tie-break's value with its explanation: what each round added, what was cut, and the rules behind it.

use super::field::Dummy;
use crate::number::Number;
use crate::points::Points;
use crate::rating::Performance;

/// A player's value in a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// More is better, except in direct encounters and pairing numbers; `None` if there is nothing to reckon it from.
    pub number: Option<Number>,
    /// The explanation.
    pub why: Why,
}

/// The way in which a value came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The sum of all terms that are not cut.
    Sum(Vec<Term>),
    /// Their average, rounded to a whole number in tie-breaks by ratings.
    Average(Vec<Term>),
    /// The average of ratings and the difference for the score (10.2).
    Performance(Vec<Term>, Option<Performance>),
    /// The lowest rating whose expected score against these opponents is at least this score (10.3).
    Perfect(Vec<Term>, Number),
    /// The place among the players who were tied (article 6).
    Encounter(Encounter),
    /// A fact of the player: points, rating, pairing number.
    Given,
}

impl Why {
    /// The terms of a sum or average; empty for other explanations.
    pub fn terms(&self) -> &[Term] {
        match self {
            Why::Sum(terms)
            | Why::Average(terms)
            | Why::Performance(terms, _)
            | Why::Perfect(terms, _) => terms,
            Why::Encounter(_) | Why::Given => &[],
        }
    }
}

/// One round's part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, from 1.
    pub round: usize,
    /// The origin of the amount.
    pub source: Source,
    /// The points of the round by which the opponent's score is multiplied (Sonneborn-Berger).
    pub times: Option<Points>,
    /// The amount.
    pub amount: Number,
    /// The rule by which it does not count.
    pub cut: Option<Cut>,
}

/// The origin of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An opponent, with their score, rating or tie-break.
    Opponent {
        /// Index of the opponent.
        player: usize,
        /// Adjusted score, rating, Buchholz or performance.
        value: Number,
    },
    /// An unplayed round (16.4).
    Dummy(Dummy),
    /// The player's own result.
    Own,
}

/// The rule by which a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The least significant value (14.1, 14.2).
    Lowest,
    /// A voluntary unplayed round instead of the least significant value (16.5).
    Voluntary,
    /// The most significant value (14.3, 14.4).
    Highest,
    /// An opponent below Koya's limit (9.2).
    BelowLimit,
}

/// A direct encounter (article 6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encounter {
    /// The separate standings in the order in which they were made: the first of all who were tied, the following of
    /// those of them who still were (6.2, 6.3).
    pub tables: Vec<EncounterRow>,
}

/// A player's row of separate standings (6.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncounterRow {
    /// The players of these standings, the player among them.
    pub tied: Vec<usize>,
    /// The player's points against them; an average where two met more than once (6.1.2).
    pub score: Number,
    /// Those of them whom the player has not met.
    pub missing: Vec<usize>,
}
