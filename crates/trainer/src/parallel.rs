//! Sums over parts of a batch, by several threads: the same as by one.

use std::thread;

/// Sums `work` over the parts in their order.
pub(crate) fn in_parallel<P: Send>(
    parts: Vec<P>,
    threads: usize,
    work: impl Fn(P) -> f64 + Sync,
) -> f64 {
    let mut sums = vec![0.0; parts.len()];
    let each = parts.len().div_ceil(threads.max(1)).max(1);
    let mut parts = parts.into_iter();
    thread::scope(|scope| {
        for sums in sums.chunks_mut(each) {
            let parts: Vec<P> = parts.by_ref().take(sums.len()).collect();
            let work = &work;
            scope.spawn(move || {
                for (sum, part) in sums.iter_mut().zip(parts) {
                    *sum = work(part);
                }
            });
        }
    });
    sums.iter().sum()
}
