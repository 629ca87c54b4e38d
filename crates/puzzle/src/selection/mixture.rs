//! Mixture: a choice in which every kind of puzzle has its turn, although most of a collection are mates.

use super::{Chosen, Searched, Wish, draw, fill, fresh, nearest, random};
use crate::Filter;
use crate::filter::rounded;
use crate::kind::Kind;

/// Puzzles farther than this from the wanted rating are not chosen for the sake of their kind.
const REACH: u16 = 300;

/// Puzzles as [`choose`](super::choose) chooses them, but that none is of the kind of either of the two before it: so at most
/// a third is of any kind. `served` are the kinds of the puzzles that have come, the last one last.
///
/// The kind is drawn by the number of its puzzles near the wanted rating; the most frequent counts half as much as all others
/// together, so that its turn cannot be foretold. Where too few kinds are near, the same comes again sooner.
pub fn choose_mixed(
    sets: &[Searched<'_>],
    filter: &Filter,
    wish: Wish,
    served: &[Kind],
) -> Vec<Chosen> {
    let mut chosen = Vec::new();
    if let Some(near) = wish.near.map(rounded).filter(|_| filter.any.is_empty()) {
        let mut served = served.to_vec();
        let mut seed = wish.seed;
        while chosen.len() < wish.count {
            let weights = weights(sets, filter, near, &chosen);
            let chance = random(&mut seed);
            let apart = |kinds: usize| {
                let last = &served[served.len().saturating_sub(kinds)..];
                drawn(&weights, last, chance)
            };
            let Some(kind) = [2, 1, 0].into_iter().find_map(apart) else {
                break;
            };
            let narrow = within_reach(nearest(sets, &kind.within(filter), near, 1), near);
            let one = Wish {
                seed: random(&mut seed),
                count: chosen.len() + 1,
                ..wish
            };
            chosen.extend(draw(sets, &narrow, one, &chosen));
            served.push(kind);
        }
    }
    fill(sets, filter, wish, chosen)
}

/// The weight of each kind: the number of its puzzles near this rating that were not tried, but for no more than half of all others.
fn weights(
    sets: &[Searched<'_>],
    filter: &Filter,
    near: u16,
    chosen: &[Chosen],
) -> [(Kind, u64); Kind::ALL.len()] {
    let counts = Kind::ALL.map(|kind| {
        let narrow = within_reach(kind.within(filter), near);
        let new = fresh(sets, &narrow).filter(|puzzle| !chosen.contains(puzzle));
        (kind, new.count() as u64)
    });
    let all: u64 = counts.iter().map(|(_, count)| count).sum();
    counts.map(|(kind, count)| (kind, count.min((all - count).div_ceil(2))))
}

/// A kind by chance, but for these; none where no other has any weight.
fn drawn(weights: &[(Kind, u64)], but: &[Kind], chance: u64) -> Option<Kind> {
    let others = || weights.iter().filter(|(kind, _)| !but.contains(kind));
    let total: u64 = others().map(|(_, weight)| weight).sum();
    let mut place = ((u128::from(chance) * u128::from(total)) >> 64) as u64;
    others().find_map(|&(kind, weight)| {
        if place < weight {
            return Some(kind);
        }
        place -= weight;
        None
    })
}

/// The filter, narrowed to ratings within [`REACH`].
fn within_reach(mut filter: Filter, near: u16) -> Filter {
    let wanted = filter.rating.take().unwrap_or(0..=u16::MAX);
    let least = near.saturating_sub(REACH).max(*wanted.start());
    let most = near.saturating_add(REACH).min(*wanted.end());
    filter.rating = Some(least..=most);
    filter
}
