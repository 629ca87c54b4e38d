//! Random sample without replacement.

use fastrand::Rng;

/// Keeps a sample of the items, drawn by the seed, in their order; all of them where no number is given.
pub fn keep_sample<T>(items: &mut Vec<T>, sample: Option<usize>, seed: u64) {
    let Some(sample) = sample else {
        return;
    };
    // A part of a shuffled whole, in the order of the whole.
    let mut places: Vec<usize> = (0..items.len()).collect();
    Rng::with_seed(seed).shuffle(&mut places);
    let mut wanted = vec![false; items.len()];
    (places.iter().take(sample)).for_each(|&place| wanted[place] = true);
    let mut wanted = wanted.into_iter();
    items.retain(|_| wanted.next().unwrap_or(false));
}
