//! The next round of a tournament, by its format.

use crate::format::Format;
use crate::pairing::{Impossible, Pairing};
use crate::swiss;
use crate::tournament::Tournament;

/// Pairs the next round. The pairs are in the order of their boards, players without an opponent last.
///
/// # Errors
/// The reason why no pairing is possible.
pub fn pair(tournament: &Tournament) -> Result<Vec<Pairing>, Impossible> {
    let round = tournament.paired_rounds() + 1;
    match &tournament.format {
        Format::Swiss => {
            let reasons = swiss::explain(tournament)?;
            Ok(reasons.into_iter().map(|reason| reason.pairing).collect())
        }
        Format::RoundRobin(table) => table.round(tournament.players.len(), round),
        Format::Scheveningen(table) => table.round(tournament.players.len(), round),
        Format::TeamRoundRobin(teams) => teams.round(tournament.players.len(), round),
        Format::Knockout(rules) => rules.pair(tournament),
        Format::Other => Err(Impossible::Format),
    }
}

/// Rounds of a tournament whose pairs are not those of the rules, from 1, with what the rules give (the check of
/// C.04.A, annex 2). The colours of a knockout may be drawn by lot, so they are not compared.
pub fn check(tournament: &Tournament) -> Vec<(usize, Result<Vec<Pairing>, Impossible>)> {
    let mut whole = tournament.clone();
    if whole.rounds == 0 {
        whole.rounds = whole.paired_rounds();
    }
    whole.initial_color = whole
        .initial_color
        .or_else(|| swiss::inferred_color(tournament));
    let by_lot = matches!(tournament.format, Format::Knockout(_));
    let stands = |pair: &Pairing, round: usize| {
        pair.stands_in(tournament, round)
            || by_lot
                && pair
                    .reversed()
                    .is_some_and(|it| it.stands_in(tournament, round))
    };
    let differs = |round: usize| {
        let answer = pair(&whole.before(round));
        let same = answer
            .as_ref()
            .is_ok_and(|pairs| pairs.iter().all(|pair| stands(pair, round)));
        (!same).then_some((round, answer))
    };
    (1..=whole.paired_rounds()).filter_map(differs).collect()
}
