//! Colours of a knockout: they alternate from game to game in a match, and along each player's path.

use core::cmp::Ordering;

use chess::Color;

use super::Match;
use crate::tournament::{Entry, Tournament};

/// The player who has White in the next game of a match, by its board.
pub(super) fn white(
    tournament: &Tournament,
    it: &Match,
    (a, b): (usize, usize),
    board: usize,
) -> usize {
    if let Some(last) = it.games.last() {
        return a + b - last.white;
    }
    let colors = |player: usize| -> Vec<Color> {
        let entries = tournament.players[player].entries.iter().rev();
        entries.filter_map(|&entry| color(entry)).collect()
    };
    let (own, others) = (colors(a), colors(b));
    let whites = |colors: &[Color]| {
        let white = colors.iter().filter(|&&it| it == Color::White).count();
        2 * white as isize - colors.len() as isize
    };
    match whites(&own).cmp(&whites(&others)) {
        Ordering::Less => return a,
        Ordering::Greater => return b,
        Ordering::Equal => {}
    }
    // The latest games in which their colours differ change places.
    let differ = own.iter().zip(&others).find(|(own, others)| own != others);
    match (differ, own.first()) {
        (Some((Color::White, _)), _) | (None, Some(Color::White)) => b,
        (Some(_), _) | (None, Some(Color::Black)) => a,
        (None, None) => {
            let first = tournament.initial_color.unwrap_or(Color::White);
            let higher = if board.is_multiple_of(2) {
                first
            } else {
                !first
            };
            if (higher == Color::White) == (a < b) {
                a
            } else {
                b
            }
        }
    }
}

/// The colour of a game that was played or allocated.
fn color(entry: Entry) -> Option<Color> {
    match entry {
        Entry::Game { color, .. } | Entry::Pending { color, .. } => Some(color),
        Entry::Forfeit { .. } | Entry::Bye(_) => None,
    }
}
