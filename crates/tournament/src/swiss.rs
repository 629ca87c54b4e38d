//! The Swiss system by the FIDE Dutch rules (C.04.3, in force since 1 February 2026).
//!
//! [`explain`] pairs one round bracket by bracket. The criteria of article 2 become one weight of each possible pair, the
//! best candidate one maximum-weight matching; articles 3 and 4 choose among equally good ones.

mod bracket;
mod card;
mod color;
mod weight;
mod why;

pub use bracket::Way;
pub use card::{Card, Float, Preference};
pub use weight::Criterion;
pub use why::{ColorRule, Reason};

use chess::Color;

use crate::pairing::{Impossible, Pairing, Relaxations};
use crate::points::Points;
use crate::tournament::Tournament;
use bracket::Brackets;

/// Absolute criteria that hold.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // questions that are answered apart
struct Rules {
    forbidden: bool,
    colors: bool,
    bye: bool,
    rematch: bool,
}

const ALL_RULES: Rules = Rules {
    forbidden: true,
    colors: true,
    bye: true,
    rematch: true,
};

/// One round to be paired: its players in the order of article 1.2, and what the criteria ask.
struct Round {
    /// Players to be paired, best first.
    cards: Vec<Card>,
    /// The round, from 1.
    number: usize,
    initial_color: Color,
    /// Pairing scores above this make topscorers in the last round (article 1.8).
    top_threshold: Option<Points>,
    /// By place in `cards`: true if this pair is forbidden.
    forbidden: Vec<bool>,
    rules: Rules,
}

impl Round {
    fn new(tournament: &Tournament) -> Result<Round, Impossible> {
        let rounds = tournament.paired_rounds();
        if tournament.rounds == 0 {
            return Err(Impossible::RoundsUnknown);
        }
        if rounds >= tournament.rounds {
            return Err(Impossible::Over);
        }
        let initial_color = tournament
            .initial_color
            .or_else(|| color::inferred(tournament))
            .ok_or(Impossible::NoInitialColor)?;
        let cards = card::cards(tournament, rounds);
        let top_threshold = (rounds + 1 >= tournament.rounds).then(|| {
            let best = tournament.points.win.max(tournament.points.draw);
            Points(best.0 * rounds as i32 / 2)
        });
        let mut forbidden = vec![false; cards.len() * cards.len()];
        for entry in &tournament.forbidden {
            if entry.rounds.0 <= rounds + 1 && rounds < entry.rounds.1 {
                let places =
                    (0..cards.len()).filter(|&place| entry.players.contains(&cards[place].player));
                let places: Vec<usize> = places.collect();
                for &a in &places {
                    for &b in &places {
                        forbidden[a * cards.len() + b] = true;
                    }
                }
            }
        }
        Ok(Round {
            cards,
            number: rounds + 1,
            initial_color,
            top_threshold,
            forbidden,
            rules: ALL_RULES,
        })
    }

    /// True if the absolute criteria C1 and C3 allow these two, by place, to meet.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.cards[a], &self.cards[b]);
        let topscorer = self
            .top_threshold
            .is_some_and(|half| one.score > half || other.score > half);
        let forbidden = self.rules.forbidden && self.forbidden[a * self.cards.len() + b];
        let rematch = self.rules.rematch && one.opponents.contains(&other.player);
        let colors = self.rules.colors
            && !topscorer
            && one.preference == Preference::Absolute
            && other.preference == Preference::Absolute
            && one.prefers == other.prefers;
        !(forbidden || rematch || colors)
    }

    /// True if the player at a place may have the pairing-allocated bye (C2).
    fn may_have_bye(&self, place: usize) -> bool {
        !self.rules.bye || self.cards[place].bye_allowed
    }

    fn relaxations(&mut self) -> Relaxations {
        let mut without = |rules| {
            self.rules = rules;
            bracket::bye_score(self).is_ok()
        };
        Relaxations {
            forbidden: without(Rules {
                forbidden: false,
                ..ALL_RULES
            }),
            colors: without(Rules {
                colors: false,
                ..ALL_RULES
            }),
            bye: without(Rules {
                bye: false,
                ..ALL_RULES
            }),
            rematch: without(Rules {
                rematch: false,
                ..ALL_RULES
            }),
        }
    }
}

/// Pairs the next round, in the order of the boards (C.04.2, 3.6), and says for each pair which rules decided.
///
/// # Errors
/// The reason why no pairing is possible.
pub fn explain(tournament: &Tournament) -> Result<Vec<Reason>, Impossible> {
    let mut round = Round::new(tournament)?;
    let Ok(bye_score) = bracket::bye_score(&round) else {
        return Err(Impossible::Absolute(round.relaxations()));
    };
    let mut brackets = Brackets::new(&round, bye_score);
    brackets.pair_all()?;
    let mut pairs = brackets.pairs;
    // Places are in the order of rank, and the first of a pair is the higher one.
    pairs.sort_by_key(|pair| {
        let score = |place: usize| core::cmp::Reverse(round.cards[place].score);
        (
            pair.low.is_none(),
            score(pair.high),
            pair.low.map(score),
            round.cards[pair.high].number,
        )
    });
    Ok(pairs.iter().map(|pair| why::reason(&round, pair)).collect())
}

/// The colour drawn by lot before the first round, as its pairs have it (C.04.3, 5.1).
pub(crate) fn inferred_color(tournament: &Tournament) -> Option<Color> {
    color::inferred(tournament)
}
