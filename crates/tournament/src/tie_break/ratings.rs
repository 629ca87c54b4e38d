//! Tie-breaks by the opponents' ratings (C.07, article 10).

use super::cut::cut;
use super::explanation::{Source, Term, Value, Why};
use super::field::Field;
use super::{Kind, TieBreak};
use crate::number::Number;
use crate::rating;

/// ARO: the average rating of opponents, rounded (10.1).
pub(super) fn average_rating(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Value {
    let mut terms = opponents(field, player);
    cut(&mut terms, tie_break);
    average(terms)
}

/// TPR and PTP (10.2, 10.3).
pub(super) fn performance(field: &Field<'_>, player: usize, kind: Kind) -> Value {
    let terms = opponents(field, player);
    let ratings: Vec<i32> = terms
        .iter()
        .map(|term| term.amount.rounded() as i32)
        .collect();
    let rounds = terms.iter().map(|term| field.entry(player, term.round));
    let halves = rounds.map(rating::halves).sum();
    if kind == Kind::PerfectPerformance {
        let perfect = rating::perfect_performance(halves, &ratings);
        return Value {
            number: perfect.map(|rating| Number::whole(i64::from(rating))),
            why: Why::Perfect(terms, Number::ratio(i64::from(halves), 2)),
        };
    }
    let performance = rating::performance(halves, &ratings);
    Value {
        number: performance.map(|it| Number::whole(i64::from(it.rating))),
        why: Why::Performance(terms, performance),
    }
}

/// APRO and APPO: the average of the opponents' TPR or PTP, rounded (10.4, 10.5).
pub(super) fn average_performance(field: &Field<'_>, player: usize, kind: Kind) -> Value {
    let inner = if kind == Kind::AveragePerformance {
        Kind::Performance
    } else {
        Kind::PerfectPerformance
    };
    let terms = opponents(field, player).into_iter().filter_map(|term| {
        let Source::Opponent { player, .. } = term.source else {
            return None;
        };
        let value = performance(field, player, inner).number?;
        Some(Term {
            source: Source::Opponent { player, value },
            amount: value,
            ..term
        })
    });
    average(terms.collect())
}

/// The ratings of the opponents whose games count.
fn opponents(field: &Field<'_>, player: usize) -> Vec<Term> {
    let term = |round| {
        let opponent = field.rated_game(player, round)?;
        let value = Number::whole(i64::from(rating_of(field, opponent)?));
        Some(Term {
            round,
            source: Source::Opponent {
                player: opponent,
                value,
            },
            times: None,
            amount: value,
            cut: None,
        })
    };
    (1..=field.rounds).filter_map(term).collect()
}

/// The rating of a player, or the one that the rules give to unrated players.
pub(super) fn rating_of(field: &Field<'_>, player: usize) -> Option<u16> {
    let rating = field.tournament.players[player].rating;
    (rating > 0).then_some(rating).or(field.rules.unrated)
}

fn average(terms: Vec<Term>) -> Value {
    let counted = terms.iter().filter(|term| term.cut.is_none());
    let mean = Number::mean(counted.map(|term| term.amount));
    Value {
        number: mean.map(|mean| Number::whole(mean.rounded())),
        why: Why::Average(terms),
    }
}
