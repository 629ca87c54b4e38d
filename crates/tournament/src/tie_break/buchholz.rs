//! Buchholz, Fore Buchholz, the average of opponents' Buchholz (article 8), Sonneborn-Berger and Koya (article 9).

use super::cut::cut;
use super::explanation::{Cut, Source, Term, Value, Why};
use super::field::{Against, Field};
use super::{Kind, TieBreak};
use crate::number::Number;
use crate::points::Points;

/// BH, FB and SB: the opponents' scores, in Sonneborn-Berger times the points against them (8.1, 8.3, 9.1).
pub(super) fn buchholz(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Value {
    let fore = tie_break.kind == Kind::ForeBuchholz || tie_break.fore;
    let times = tie_break.kind == Kind::SonnebornBerger;
    let term = |round| {
        let (score, source) = match field.against(player, round, tie_break, fore) {
            Against::Player(opponent) => {
                let score = field.adjusted(opponent, fore);
                let value = score.into();
                (
                    score,
                    Source::Opponent {
                        player: opponent,
                        value,
                    },
                )
            }
            Against::Dummy(dummy) => (dummy.score, Source::Dummy(dummy)),
            Against::Nothing => return None,
        };
        let times = times.then(|| field.points(player, round));
        Some(Term {
            round,
            source,
            times,
            amount: times.map_or(score.into(), |times| Number::product(score, times)),
            cut: None,
        })
    };
    let mut terms: Vec<Term> = (1..=field.rounds).filter_map(term).collect();
    cut(&mut terms, tie_break);
    sum(terms)
}

/// The sum of all terms that are not cut.
pub(super) fn sum(terms: Vec<Term>) -> Value {
    let counted = terms.iter().filter(|term| term.cut.is_none());
    Value {
        number: Some(counted.map(|term| term.amount).sum()),
        why: Why::Sum(terms),
    }
}

/// AOB: the average of the Buchholz of those who were played over the board (8.2).
pub(super) fn average_buchholz(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Value {
    let inner = TieBreak {
        kind: Kind::Buchholz,
        ..tie_break
    };
    let term = |round| {
        let (opponent, _) = field.played(player, round)?;
        let value = buchholz(field, opponent, inner).number?;
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
    let terms: Vec<Term> = (1..=field.rounds).filter_map(term).collect();
    Value {
        number: Number::mean(terms.iter().map(|term| term.amount)),
        why: Why::Average(terms),
    }
}

/// KS: points against opponents with at least half of the highest possible score (9.2), or a limit above or below it
/// (14.5).
pub(super) fn koya(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Value {
    let limit = koya_limit(field, tie_break);
    let term = |round| {
        let opponent = field.met(player, round, tie_break)?;
        let score = field.scores[opponent];
        let points: Number = field.points(player, round).into();
        Some(Term {
            round,
            source: Source::Opponent {
                player: opponent,
                value: score.into(),
            },
            times: None,
            amount: points,
            cut: (Points(2 * score.0) < limit).then_some(Cut::BelowLimit),
        })
    };
    sum((1..=field.rounds).filter_map(term).collect())
}

/// Twice the score that counts. The highest possible one is a win in each round, without a round robin's free rounds.
fn koya_limit(field: &Field<'_>, tie_break: TieBreak) -> Points {
    let paired = |player: usize| {
        let rounds = 1..=field.rounds;
        rounds
            .filter(|&round| field.entry(player, round).opponent().is_some())
            .count()
    };
    let games = if field.predetermined() {
        field.players().map(paired).max().unwrap_or(0)
    } else {
        field.rounds
    };
    let highest = field.tournament.points.win.0 * games as i32;
    Points(highest + 10 * i32::from(tie_break.limit))
}
