//! Direct encounter: separate standings of those who are tied (C.07, article 6).

use core::cmp::Reverse;

use super::TieBreak;
use super::explanation::{Encounter, EncounterRow};
use super::field::Field;
use crate::number::Number;

/// Separates players who are tied: groups in order, and the explanation of each player of them.
pub(super) fn encounter(
    field: &Field<'_>,
    tied: &[usize],
    tie_break: TieBreak,
) -> Vec<Vec<(usize, Encounter)>> {
    if let [player] = tied {
        return vec![vec![(*player, Encounter::default())]];
    }
    let rows: Vec<EncounterRow> = tied
        .iter()
        .map(|&player| row(field, player, tied, tie_break))
        .collect();
    let mut order: Vec<usize> = (0..tied.len()).collect();
    let groups = if rows.iter().all(|row| row.missing.is_empty()) {
        order.sort_by_key(|&it| Reverse(rows[it].score));
        let groups = order.chunk_by(|&a, &b| rows[a].score == rows[b].score);
        groups.map(<[usize]>::to_vec).collect()
    } else {
        certain(field, &rows, order)
    };
    let again = groups.len() > 1;
    let mut result = Vec::new();
    for group in groups {
        let mut players: Vec<usize> = group.iter().map(|&it| tied[it]).collect();
        players.sort_unstable();
        let parts = if again && players.len() > 1 {
            encounter(field, &players, tie_break)
        } else {
            vec![
                players
                    .iter()
                    .map(|&it| (it, Encounter::default()))
                    .collect(),
            ]
        };
        result.extend(parts);
    }
    for (player, encounter) in result.iter_mut().flatten() {
        let own = tied.iter().position(|it| it == player);
        let row = own.map(|it| rows[it].clone());
        encounter.tables.splice(0..0, row);
    }
    result
}

/// Players who are alone at the top of the remaining ones, whatever the outcome of the missing games (6.3).
fn certain(field: &Field<'_>, rows: &[EncounterRow], mut order: Vec<usize>) -> Vec<Vec<usize>> {
    let with = |row: &EncounterRow, points| {
        let missing = row.missing.len() as i64;
        row.score + Number::ratio(i64::from(points) * missing, 10)
    };
    let system = field.tournament.points;
    let least = |it: usize| with(&rows[it], system.loss.0);
    let most = |it: usize| with(&rows[it], system.win.0);
    order.sort_by_key(|&it| Reverse((least(it), most(it))));
    let mut groups = Vec::new();
    while let [first, rest @ ..] = &order[..]
        && rest.iter().all(|&it| most(it) < least(*first))
    {
        groups.push(vec![*first]);
        order.remove(0);
    }
    if !order.is_empty() {
        groups.push(order);
    }
    groups
}

/// A player's points against the others who are tied (6.1).
fn row(field: &Field<'_>, player: usize, tied: &[usize], tie_break: TieBreak) -> EncounterRow {
    let mut score = Number::ZERO;
    let mut missing = Vec::new();
    for &other in tied.iter().filter(|&&it| it != player) {
        let games =
            (1..=field.rounds).filter(|&round| field.met(player, round, tie_break) == Some(other));
        let points = games.map(|round| field.points(player, round).into());
        match Number::mean(points) {
            Some(mean) => score = score + mean,
            None => missing.push(other),
        }
    }
    EncounterRow {
        tied: tied.to_vec(),
        score,
        missing,
    }
}
