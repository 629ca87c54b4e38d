//! Lines of a TRF file against one another: both sides of each game, and the points.

use super::{Document, Fault, FaultKind, Row};
use crate::points::Points;
use crate::tournament::{Entry, Outcome};

/// The entries of a player against those of the opponents, and the points.
pub(super) fn check(document: &mut Document, row: &Row, place: usize) {
    let paired = document.tournament.paired_rounds();
    let Document {
        tournament,
        numbers,
        faults,
        ..
    } = document;
    for (round, &entry) in tournament.players[place].entries.iter().enumerate() {
        let Some(opponent) = entry.opponent() else {
            continue;
        };
        let other = tournament.players[opponent].entries[round];
        if !agree(entry, other, place) {
            let kind = FaultKind::Contradiction(row.number, numbers[opponent], round + 1);
            faults.push(Fault {
                line: row.line,
                column: 92 + 10 * round,
                kind,
            });
        }
    }
    // Programs write the points with virtual ones, or with a bye of the next round.
    let counted = tournament.score(place, paired);
    let bye = tournament
        .absence(place, paired + 1)
        .map_or(Points(0), |bye| Entry::Bye(bye).points(&tournament.points));
    let extra = tournament.virtual_points(place, paired + 1);
    if let Some(written) = row.points
        && ![
            counted,
            counted + extra,
            counted + bye,
            counted + bye + extra,
        ]
        .contains(&written)
    {
        let kind = FaultKind::Score(row.number, written, counted);
        faults.push(Fault {
            line: row.line,
            column: 81,
            kind,
        });
    }
}

/// True if two entries can be of one game.
fn agree(one: Entry, other: Entry, own: usize) -> bool {
    if other.opponent() != Some(own) {
        return false;
    }
    match (one, other) {
        (
            Entry::Game { color, outcome, .. },
            Entry::Game {
                color: others,
                outcome: result,
                ..
            },
        ) => {
            color != others
                && outcome.min(result) != Outcome::Win
                && (outcome, result) != (Outcome::Win, Outcome::Draw)
                && (outcome, result) != (Outcome::Draw, Outcome::Win)
        }
        (
            Entry::Forfeit { color, won, .. },
            Entry::Forfeit {
                color: others,
                won: result,
                ..
            },
        ) => (color != others || color.is_none()) && !(won && result),
        (Entry::Pending { color, .. }, Entry::Pending { color: others, .. }) => color != others,
        _ => false,
    }
}
