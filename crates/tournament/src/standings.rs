//! Standings: players ranked by points and tie-breaks, with shared places (C.07, article 4).

use crate::tie_break::Pairings;
use crate::tie_break::{Kind, Rules, TieBreak, TieBreaks, Value};
use crate::tournament::{Entry, Tournament};

/// A tournament's standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Rounds that count.
    pub rounds: usize,
    /// The columns, points among them.
    pub tie_breaks: Vec<TieBreak>,
    /// The players, best first.
    pub places: Vec<Place>,
    /// Columns to which the regulations object.
    pub objections: Vec<(TieBreak, Objection)>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Index of the player.
    pub player: usize,
    /// First and last of the places, from 1, that are shared with those who are still tied.
    pub places: (usize, usize),
    /// A value for each column.
    pub values: Vec<Value>,
}

/// The reason why a tie-break should not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// It is dropped: a player has no rating, and the rules of the tournament give none (article 10).
    UnratedPlayers,
    /// It must not be used in round robins (article 8, since 2026).
    RoundRobin,
    /// The edition does not have it yet.
    LaterEdition,
}

/// The last round before which every game has a result.
pub fn complete_rounds(tournament: &Tournament) -> usize {
    let pending = |round: &usize| {
        let mut entries = tournament.players.iter().map(|it| it.entries.get(*round));
        entries.any(|entry| matches!(entry, Some(Entry::Pending { .. })))
    };
    let paired = tournament.paired_rounds();
    (0..paired).find(pending).unwrap_or(paired)
}

/// Ranks the players after some rounds. Points come first where the list does not name them. A game without a result
/// counts as a draw; games of a round robin with a player who has left it early do not count (C.05, 6.6).
pub fn standings(
    tournament: &Tournament,
    rounds: usize,
    tie_breaks: &[TieBreak],
    rules: &Rules,
) -> Standings {
    let counted = tournament.counted();
    let tournament = &*counted;
    let mut columns = tie_breaks.to_vec();
    if columns.iter().all(|it| it.kind != Kind::Points) {
        columns.insert(0, TieBreak::plain(Kind::Points));
    }
    let reckoned = TieBreaks::new(tournament, rules, rounds);
    let mut values: Vec<Vec<Value>> = vec![Vec::new(); tournament.players.len()];
    let mut groups: Vec<Vec<usize>> = vec![(0..tournament.players.len()).collect()];
    for column in &columns {
        groups = groups
            .iter()
            .flat_map(|tied| reckoned.separate(tied, *column))
            .map(|group| {
                let players = group.into_iter().map(|(player, value)| {
                    values[player].push(value);
                    player
                });
                players.collect()
            })
            .collect();
    }
    let mut places = Vec::new();
    for mut group in groups {
        let shared = (places.len() + 1, places.len() + group.len());
        group.sort_unstable();
        places.extend(group.into_iter().map(|player| Place {
            player,
            places: shared,
            values: core::mem::take(&mut values[player]),
        }));
    }
    let objections = columns.iter().filter_map(|&column| {
        let objection = objection(column, rules, &reckoned)?;
        Some((column, objection))
    });
    Standings {
        rounds,
        objections: objections.collect(),
        tie_breaks: columns,
        places,
    }
}

fn objection(column: TieBreak, rules: &Rules, reckoned: &TieBreaks<'_>) -> Option<Objection> {
    let later = matches!(
        column.kind,
        Kind::StandardPoints | Kind::PairingNumber | Kind::Rating
    ) || column.fore;
    if reckoned.dropped(column.kind) {
        Some(Objection::UnratedPlayers)
    } else if later && !rules.edition.has_later_tie_breaks {
        Some(Objection::LaterEdition)
    } else if column.kind.is_buchholz()
        && rules.pairings == Pairings::Predetermined
        && !rules.edition.buchholz_in_round_robins
    {
        Some(Objection::RoundRobin)
    } else {
        None
    }
}

impl Standings {
    /// The column that puts a player before the next one, both by their row from 0; `None` if they share their places.
    pub fn decided_by(&self, row: usize) -> Option<usize> {
        let [first, next] = [row, row + 1].map(|row| self.places.get(row));
        let (first, next) = (&first?.values, &next?.values);
        (0..self.tie_breaks.len()).find(|&column| first[column].number != next[column].number)
    }

    /// The place of a player.
    pub fn of(&self, player: usize) -> Option<&Place> {
        self.places.iter().find(|place| place.player == player)
    }
}
