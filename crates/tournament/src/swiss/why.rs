//! “Why this pairing?”: the rules that decided about a pair, as values.

use chess::Color;

use super::bracket::{Pair, Way};
pub use super::color::ColorRule;
use super::weight::{Criterion, complies};
use super::{Float, Pairing, Round, color};
use crate::points::Points;

/// The reason for a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The pair.
    pub pairing: Pairing,
    /// Pairing score of the bracket's residents.
    pub bracket: Points,
    /// Pairing scores of both players, the higher ranked first; of the bye once.
    pub scores: (Points, Option<Points>),
    /// Way among the candidates: in order, by a transposition, by an exchange.
    pub way: Way,
    /// Criteria that the pair does not comply with: better candidates did not exist.
    pub unmet: Vec<Criterion>,
    /// The rule that decided about the colours; `None` for the bye.
    pub color: Option<ColorRule>,
}

/// The reason for a pair of a round.
pub(super) fn reason(round: &Round, pair: &Pair) -> Reason {
    let high = &round.cards[pair.high];
    let Some(low) = pair.low else {
        return Reason {
            pairing: Pairing {
                white: high.player,
                black: None,
            },
            bracket: pair.bracket,
            scores: (high.score, None),
            way: pair.way,
            unmet: Vec::new(),
            color: None,
        };
    };
    let (color, rule) = color::of_higher(round, pair.high, low);
    let low = &round.cards[low];
    let pairing = match color {
        Color::White => Pairing {
            white: high.player,
            black: Some(low.player),
        },
        Color::Black => Pairing {
            white: low.player,
            black: Some(high.player),
        },
    };
    let pairwise = [
        Criterion::C10,
        Criterion::C11,
        Criterion::C12,
        Criterion::C13,
        Criterion::C15,
        Criterion::C17,
    ];
    let mut unmet: Vec<Criterion> = pairwise
        .into_iter()
        .filter(|&it| !complies(it, high, low))
        .collect();
    // A pair of two scores floats its higher player down.
    let floats = [(Criterion::C14, 0), (Criterion::C16, 1)];
    let down = floats
        .into_iter()
        .filter(|&(_, back)| high.score > low.score && high.floats[back] == Float::Down);
    unmet.extend(down.map(|(criterion, _)| criterion));
    unmet.sort_unstable();
    Reason {
        pairing,
        bracket: pair.bracket,
        scores: (high.score, Some(low.score)),
        way: pair.way,
        unmet,
        color: Some(rule),
    }
}
