//! Colour allocation (C.04.3, article 5).

use core::cmp::Ordering;

use chess::Color;

use super::{Card, Preference, Round};
use crate::tournament::{Entry, Tournament};

/// The rule that decided who has White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorRule {
    /// Both preferences are granted (5.2.1).
    Granted,
    /// The stronger preference is granted (5.2.2).
    Stronger,
    /// Colours alternate to the last round in which the two had different ones (5.2.3).
    Alternation,
    /// The higher ranked player's preference is granted (5.2.4).
    HigherRanked,
    /// By the lot for colours and the pairing number of the higher ranked player (5.2.5).
    Lot,
}

/// The colour of the higher ranked player of a pair, by place, and the rule that gave it.
pub(super) fn of_higher(round: &Round, high: usize, low: usize) -> (Color, ColorRule) {
    let (higher, lower) = (&round.cards[high], &round.cards[low]);
    let (own, others) = match (higher.prefers, lower.prefers) {
        (None, None) => {
            let odd = higher.number % 2 == 1;
            return (
                if odd {
                    round.initial_color
                } else {
                    !round.initial_color
                },
                ColorRule::Lot,
            );
        }
        (Some(own), None) => return (own, ColorRule::Granted),
        (None, Some(others)) => return (!others, ColorRule::Granted),
        (Some(own), Some(others)) => (own, others),
    };
    if own != others {
        return (own, ColorRule::Granted);
    }
    let strength = |card: &Card| match card.preference {
        Preference::Absolute => (card.preference, card.difference.abs()),
        _ => (card.preference, 0),
    };
    match strength(higher).cmp(&strength(lower)) {
        Ordering::Greater => return (own, ColorRule::Stronger),
        Ordering::Less => return (!own, ColorRule::Stronger),
        Ordering::Equal => {}
    }
    // Unplayed rounds move to the beginning (C.04.2, 3.4), so that the latest games stand against each other.
    let mut games = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    match games.find(|(own, others)| own != others) {
        Some((_, &others)) => (others, ColorRule::Alternation),
        None => (own, ColorRule::HigherRanked),
    }
}

/// The colour drawn by lot, from the first round that has colours: the first player who was paired by then has it.
pub(super) fn inferred(tournament: &Tournament) -> Option<Color> {
    let color = |entry: Entry| match entry {
        Entry::Game { color, .. } | Entry::Pending { color, .. } => Some(color),
        Entry::Forfeit { color, .. } => color,
        Entry::Bye(_) => None,
    };
    let entry =
        |player: usize, round: usize| tournament.players[player].entries.get(round).copied();
    let has_colors = |&round: &usize| {
        (0..tournament.players.len())
            .any(|it| entry(it, round).is_some_and(|it| color(it).is_some()))
    };
    let first = (0..tournament.paired_rounds()).find(has_colors)?;
    let paired = (0..tournament.players.len())
        .filter(|&player| (0..=first).any(|round| entry(player, round).is_some_and(Entry::paired)));
    let mut number = 0;
    for player in paired {
        number += 1;
        if let Some(color) = entry(player, first).and_then(color) {
            return Some(if number % 2 == 1 { color } else { !color });
        }
    }
    None
}
