//! Parallel work: many items, on every core one at a time.

use std::sync::Mutex;
use std::thread;

/// Works on all items, as many at once as there are cores, and begins them in their order.
///
/// # Errors
/// The first failure of a core; this core begins nothing more.
///
/// # Panics
/// If the work panics.
pub fn in_parallel<T: Send, E: Send>(
    items: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let open = Mutex::new(items.into_iter());
    let next = || open.lock().expect("no iterator of items panics").next();
    let work_on = || -> Result<(), E> {
        while let Some(item) = next() {
            work(item)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work_on)).collect();
        let mut ends = workers
            .into_iter()
            .map(|worker| worker.join().expect("the work does not panic"));
        ends.try_for_each(|end| end)
    })
}
