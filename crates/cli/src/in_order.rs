//! Results of threads, put in order.

use std::collections::BTreeMap;
use std::io;

/// Hands over the items in the order of their numbers, which are all from 0, until `take` has had enough.
pub fn in_order<T>(
    items: impl Iterator<Item = (u64, T)>,
    mut take: impl FnMut(T) -> io::Result<bool>,
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (number, item) in items {
        waiting.insert(number, item);
        while let Some(item) = waiting.remove(&next) {
            next += 1;
            if !take(item)? {
                return Ok(());
            }
        }
    }
    Ok(())
}
