//! What cannot be read is never thrown away.

use web_sys::Storage;

/// Gives a text that cannot be read another name, so that the next thing written does not take its place; answers with the
/// name under which it lies now. `at` is the time, in milliseconds since 1970.
pub fn put_aside(storage: &Storage, name: &str, text: &str, at: u64) -> String {
    let aside = format!("{name}.damaged.{at}");
    let copy = || storage.set_item(&aside, text).is_ok();
    // A full storage has room for the copy only where the original was.
    if copy() || (storage.remove_item(name).is_ok() && copy()) {
        // Failing to remove it does no harm: it would be found damaged again.
        let _ = storage.remove_item(name);
        aside
    } else {
        // Nothing can be written here at all, so nothing later can take its place either.
        let _ = storage.set_item(name, text);
        name.to_owned()
    }
}
