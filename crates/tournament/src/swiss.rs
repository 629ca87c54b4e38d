//! The Swiss system by the FIDE Dutch rules (C.04.3, in force since 1 February 2026).
//!
//! [`pair`] pairs one round bracket by bracket. The criteria of article 2 become one weight of each possible pair, the
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

use core::fmt;

use crate::points::Points;
use crate::tournament::{Bye, Entry, Tournament};
use bracket::Brackets;
use chess::Color;

/// A pair, or the pairing-allocated bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Index of the player with White, or of the player with the bye.
    pub white: usize,
    /// Index of the player with Black; `None` for the bye.
    pub black: Option<usize>,
}

impl Pairing {
    /// True if a round, from 1, of a tournament has this pair with these colours.
    pub fn stands_in(self, tournament: &Tournament, round: usize) -> bool {
        let entry = tournament.players[self.white].entries[round - 1];
        match entry {
            Entry::Bye(bye) => self.black.is_none() && bye == Bye::PairingAllocated,
            Entry::Game {
                opponent, color, ..
            }
            | Entry::Pending { opponent, color } => {
                self.black == Some(opponent) && color == Color::White
            }
            Entry::Forfeit {
                opponent, color, ..
            } => self.black == Some(opponent) && color != Some(Color::Black),
        }
    }
}

/// The reason why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// All rounds have been paired.
    Over,
    /// The number of rounds is not known: who is a topscorer depends on it (C.04.3, 1.8).
    RoundsUnknown,
    /// The lot for colours has not been drawn (C.04.3, 5.1).
    NoInitialColor,
    /// Moved-down players of more scores than can be weighed.
    TooManyScores,
    /// No pairing complies with the absolute criteria (C.04.3, 1.9.3). Those that would each make one possible if an
    /// arbiter set it aside.
    Absolute(Relaxations),
}

/// Rules that stand in the way of a complete pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // questions that are answered apart
pub struct Relaxations {
    /// Forbidden pairs could be allowed.
    pub forbidden: bool,
    /// C3: players with one absolute colour preference could meet.
    pub colors: bool,
    /// C2: a second bye could be given.
    pub bye: bool,
    /// C1: players could meet again.
    pub rematch: bool,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::Over => write!(f, "all rounds have been paired"),
            Impossible::RoundsUnknown => write!(f, "the number of rounds is not known"),
            Impossible::NoInitialColor => write!(
                f,
                "the colour of the first player in the first round is not known"
            ),
            Impossible::TooManyScores => write!(f, "the players have too many different scores"),
            Impossible::Absolute(relaxations) => {
                let rules = [
                    (relaxations.forbidden, "forbidden pairs were allowed"),
                    (
                        relaxations.colors,
                        "players with one absolute colour preference could meet",
                    ),
                    (relaxations.bye, "a player could have a second bye"),
                    (relaxations.rematch, "players could meet again"),
                ];
                let rules: Vec<&str> = rules
                    .iter()
                    .filter(|(helps, _)| *helps)
                    .map(|&(_, rule)| rule)
                    .collect();
                write!(f, "no pairing complies with the rules")?;
                if rules.is_empty() {
                    Ok(())
                } else {
                    write!(f, "; one would if {}", rules.join(", or if "))
                }
            }
        }
    }
}

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

/// Pairs the next round. The pairs are in the order of their boards (C.04.2, 3.6).
///
/// # Errors
/// The reason why no pairing is possible.
pub fn pair(tournament: &Tournament) -> Result<Vec<Pairing>, Impossible> {
    let reasons = explain(tournament)?;
    Ok(reasons.into_iter().map(|reason| reason.pairing).collect())
}

/// Pairs the next round and says for each pair which rules decided.
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

/// Rounds of a tournament whose pairs are not those of the rules, from 1, with what the rules give (the check of
/// C.04.A, annex 2).
pub fn check(tournament: &Tournament) -> Vec<(usize, Result<Vec<Pairing>, Impossible>)> {
    let mut whole = tournament.clone();
    if whole.rounds == 0 {
        whole.rounds = whole.paired_rounds();
    }
    whole.initial_color = whole.initial_color.or_else(|| color::inferred(tournament));
    let differs = |round: usize| {
        let answer = pair(&whole.before(round));
        let same = answer
            .as_ref()
            .is_ok_and(|pairs| pairs.iter().all(|pair| pair.stands_in(tournament, round)));
        (!same).then_some((round, answer))
    };
    (1..=whole.paired_rounds()).filter_map(differs).collect()
}
