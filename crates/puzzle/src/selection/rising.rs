//! Rising difficulty: a choice of puzzles whose wanted ratings go up evenly.

use super::{Chosen, Searched, Wish, draw, fill, nearest, random};
use crate::Filter;
use crate::filter::rounded;

/// Puzzles as [`choose`](super::choose) chooses them, but that the rating wanted goes up from `wish.near` by `rise` in all, so
/// that the first is the easiest. Each is drawn among those nearest to its place, so the ratings found rise only roughly.
pub fn choose_rising(sets: &[Searched<'_>], filter: &Filter, wish: Wish, rise: u16) -> Vec<Chosen> {
    let mut chosen = Vec::new();
    let mut seed = wish.seed;
    let steps = wish.count.saturating_sub(1).max(1) as f64;
    for step in 0..wish.count {
        let Some(first) = wish.near else { break };
        let near = rounded(first + f64::from(rise) * step as f64 / steps);
        let narrow = nearest(sets, filter, near, 1);
        let one = Wish {
            seed: random(&mut seed),
            count: chosen.len() + 1,
            ..wish
        };
        let found = draw(sets, &narrow, one, &chosen);
        chosen.extend(found);
    }
    fill(sets, filter, wish, chosen)
}
