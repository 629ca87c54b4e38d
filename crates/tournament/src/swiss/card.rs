//! Pairing cards: what the rules ask of each player's earlier rounds (C.04.3, article 1).

use chess::Color;

use crate::points::Points;
use crate::tournament::{Bye, Entry, Tournament};

/// A colour preference by its strength (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Preference {
    /// No game played yet.
    None,
    /// The colours are level: to alternate.
    Mild,
    /// One more game with the other colour.
    Strong,
    /// A difference of two or more, or the other colour twice in succession.
    Absolute,
}

/// A float (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// None.
    None,
    /// An opponent with fewer points, or points without playing.
    Down,
    /// An opponent with more points.
    Up,
}

/// A player as the pairing sees it.
#[derive(Clone, Debug)]
pub struct Card {
    /// Index of the player in the tournament.
    pub player: usize,
    /// Pairing number, from 1, among those who have been paired or are to be.
    pub number: usize,
    /// Score with virtual points.
    pub score: Points,
    /// Games with White less games with Black (1.6).
    pub difference: i32,
    /// The colour of the last two games, if it was one.
    pub repeated: Option<Color>,
    /// Strength of the colour preference.
    pub preference: Preference,
    /// The colour preferred.
    pub prefers: Option<Color>,
    /// Colours of the games played.
    pub colors: Vec<Color>,
    /// Floats of the previous round and the one before it.
    pub floats: [Float; 2],
    /// False after a pairing-allocated bye, or as many points as a win without playing (C2).
    pub bye_allowed: bool,
    /// Indices of all opponents met over the board.
    pub opponents: Vec<usize>,
}

impl Card {
    fn new(tournament: &Tournament, player: usize, number: usize, rounds: usize) -> Card {
        let entries = &tournament.players[player].entries;
        let colors: Vec<Color> = entries
            .iter()
            .filter_map(|&entry| Some(met(entry)?.1))
            .collect();
        let whites = colors
            .iter()
            .filter(|&&color| color == Color::White)
            .count();
        let difference = 2 * whites as i32 - colors.len() as i32;
        let repeated = match colors[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        };
        let fewer = match difference {
            0 => None,
            1.. => Some(Color::Black),
            _ => Some(Color::White),
        };
        let alternate = colors.last().map(|&last| !last);
        let (preference, prefers) = if difference.abs() > 1 {
            (Preference::Absolute, fewer)
        } else if repeated.is_some() {
            (Preference::Absolute, alternate)
        } else if difference != 0 {
            (Preference::Strong, fewer)
        } else if alternate.is_some() {
            (Preference::Mild, alternate)
        } else {
            (Preference::None, None)
        };
        Card {
            player,
            number,
            score: tournament.pairing_score(player, rounds),
            difference,
            repeated,
            preference,
            prefers,
            colors,
            floats: [1, 2].map(|back| float(tournament, player, rounds, back)),
            bye_allowed: !entries.iter().any(|&entry| {
                let full = entry.points(&tournament.points) >= tournament.points.win;
                entry == Entry::Bye(Bye::PairingAllocated) || full && met(entry).is_none()
            }),
            opponents: entries
                .iter()
                .filter_map(|&entry| Some(met(entry)?.0))
                .collect(),
        }
    }
}

/// Opponent and colour of a game that is played, or will be.
fn met(entry: Entry) -> Option<(usize, Color)> {
    match entry {
        Entry::Game {
            opponent, color, ..
        }
        | Entry::Pending { opponent, color } => Some((opponent, color)),
        Entry::Forfeit { .. } | Entry::Bye(_) => None,
    }
}

/// The float of a player `back` rounds before the one to be paired.
fn float(tournament: &Tournament, player: usize, rounds: usize, back: usize) -> Float {
    let Some(before) = rounds.checked_sub(back) else {
        return Float::None;
    };
    let Some(&entry) = tournament.players[player].entries.get(before) else {
        return Float::None;
    };
    let Some((opponent, _)) = met(entry) else {
        let floats = entry.points(&tournament.points) > tournament.points.loss;
        return if floats { Float::Down } else { Float::None };
    };
    let own = tournament.pairing_score(player, before);
    let other = tournament.pairing_score(opponent, before);
    match own.cmp(&other) {
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::None,
        core::cmp::Ordering::Greater => Float::Down,
    }
}

/// The cards of all players of the next round, in the order of article 1.2.
pub(super) fn cards(tournament: &Tournament, rounds: usize) -> Vec<Card> {
    let mut number = 0;
    let mut cards = Vec::new();
    for (player, it) in tournament.players.iter().enumerate() {
        let present = tournament.absence(player, rounds + 1).is_none();
        if present || it.entries.iter().any(|entry| entry.paired()) {
            number += 1;
        }
        if present {
            cards.push(Card::new(tournament, player, number, rounds));
        }
    }
    cards.sort_by_key(|card| core::cmp::Reverse(card.score));
    cards
}
