//! Storage: texts by key in the browser's localStorage, and in the tab's sessionStorage. Damaged data is set aside, never thrown away.
//!
//! A browser may have no storage for a page, or no room left in it: then nothing is found, and saving answers `false`.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

/// A saved text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The reason.
    pub why: String,
    /// The key under which the text lies now.
    pub place: String,
    /// Time when it was set aside, in milliseconds since 1970.
    pub at: u64,
}

/// The text of a key.
pub fn get(key: &str) -> Option<String> {
    local()?.read(key)
}

/// Saves a text under a key; `false` if this browser does not.
pub fn set(key: &str, text: &str) -> bool {
    local().is_some_and(|storage| storage.write(key, text))
}

/// The value of a key that [`save_json`] has saved; `None` if there is none, or if it cannot be read.
pub fn load_json<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::read(&get(key)?).ok()
}

/// Saves a value under a key, as JSON; `false` if this browser does not.
pub fn save_json(key: &str, value: &impl Serialize) -> bool {
    set(key, &json::write(value))
}

/// Removes a key; `false` if this browser does not.
pub fn remove(key: &str) -> bool {
    local().is_some_and(|storage| storage.erase(key))
}

/// Texts that a tab keeps for itself (sessionStorage): through a reload and its being put to sleep, until it is closed.
pub mod in_tab {
    use super::{DeserializeOwned, Serialize, Storage, Texts, window};

    fn session() -> Option<Storage> {
        window().session_storage().ok().flatten()
    }

    /// The value of a key; `None` if there is none that can be read.
    pub fn load_json<T: DeserializeOwned>(key: &str) -> Option<T> {
        json::read(&session()?.read(key)?).ok()
    }

    /// Saves a value; false if this browser does not.
    pub fn save_json(key: &str, value: &impl Serialize) -> bool {
        session().is_some_and(|storage| storage.write(key, &json::write(value)))
    }

    /// Removes a key and its value; false if this browser does not.
    pub fn remove(key: &str) -> bool {
        session().is_some_and(|storage| storage.erase(key))
    }
}

/// All keys that begin with `prefix`.
pub fn keys(prefix: &str) -> Vec<String> {
    let Some(storage) = local() else {
        return Vec::new();
    };
    (0..storage.length().unwrap_or(0))
        .filter_map(|at| storage.key(at).ok().flatten())
        .filter(|key| key.starts_with(prefix))
        .collect()
}

/// Reads the text of a key by `read`; `None` if there is no text.
///
/// # Errors
/// If it cannot be read; the text has been set aside.
pub fn load<T, E: ToString>(
    key: &str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<Option<T>, Damaged> {
    let Some(text) = get(key) else {
        return Ok(None);
    };
    read(&text)
        .map(Some)
        .map_err(|why| set_aside(key, why.to_string()))
}

/// Sets aside the text of a key, which cannot be read for this reason: the next save does not overwrite it.
pub fn set_aside(key: &str, why: String) -> Damaged {
    let at = js_sys::Date::now() as u64;
    let text = local().and_then(|storage| Some((storage.read(key)?, storage)));
    let place = text.map(|(text, storage)| set_aside_damaged(&storage, key, &text, at));
    Damaged {
        why,
        place: place.unwrap_or_else(|| key.to_owned()),
        at,
    }
}

/// True if this browser keeps anything for the page: not in a sandboxed frame, or with storage switched off.
pub fn is_available() -> bool {
    local().is_some()
}

fn local() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Texts by key.
trait Texts {
    fn read(&self, key: &str) -> Option<String>;
    fn write(&self, key: &str, text: &str) -> bool;
    fn erase(&self, key: &str) -> bool;
}

impl Texts for Storage {
    fn read(&self, key: &str) -> Option<String> {
        self.get_item(key).ok().flatten()
    }

    fn write(&self, key: &str, text: &str) -> bool {
        self.set_item(key, text).is_ok()
    }

    fn erase(&self, key: &str) -> bool {
        self.remove_item(key).is_ok()
    }
}

/// Gives a text that cannot be read another key, so that the next save does not overwrite it; answers with that key.
/// `at` is the time, in milliseconds since 1970.
fn set_aside_damaged(storage: &impl Texts, key: &str, text: &str, at: u64) -> String {
    let aside = format!("{key}.damaged.{at}");
    let copy = || storage.write(&aside, text);
    // A full storage has room for the copy only where the original was.
    if copy() || (storage.erase(key) && copy()) {
        // Failing to remove it does no harm: it would be found damaged again.
        storage.erase(key);
        aside
    } else {
        // Nothing can be written here at all, so nothing later can take its place either.
        storage.write(key, text);
        key.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// A storage with room for `bytes` bytes of text.
    struct Room {
        bytes: usize,
        texts: RefCell<BTreeMap<String, String>>,
    }

    impl Room {
        fn new(bytes: usize, key: &str, text: &str) -> Room {
            let texts = BTreeMap::from([(key.to_owned(), text.to_owned())]);
            Room {
                bytes,
                texts: RefCell::new(texts),
            }
        }
    }

    impl Texts for Room {
        fn read(&self, key: &str) -> Option<String> {
            self.texts.borrow().get(key).cloned()
        }

        fn write(&self, key: &str, text: &str) -> bool {
            let mut texts = self.texts.borrow_mut();
            let others = texts.iter().filter(|(known, _)| *known != key);
            let fits = others.map(|(_, text)| text.len()).sum::<usize>() + text.len() <= self.bytes;
            if fits {
                texts.insert(key.to_owned(), text.to_owned());
            }
            fits
        }

        fn erase(&self, key: &str) -> bool {
            self.texts.borrow_mut().remove(key);
            true
        }
    }

    #[test]
    fn damaged_text_is_set_aside() {
        // With room for both; with room for one only.
        for bytes in [20, 10] {
            let room = Room::new(bytes, "sessa.game", "no game.");
            let place = set_aside_damaged(&room, "sessa.game", "no game.", 7);
            assert_eq!(place, "sessa.game.damaged.7");
            assert_eq!(room.read(&place).as_deref(), Some("no game."), "{bytes}");
            assert_eq!(room.read("sessa.game"), None, "{bytes}");
        }
    }

    #[test]
    fn damaged_text_stays_where_nothing_can_be_written() {
        struct Closed(Room);
        impl Texts for Closed {
            fn read(&self, key: &str) -> Option<String> {
                self.0.read(key)
            }
            fn write(&self, _: &str, _: &str) -> bool {
                false
            }
            fn erase(&self, _: &str) -> bool {
                false
            }
        }
        let closed = Closed(Room::new(10, "sessa.game", "no game."));
        let place = set_aside_damaged(&closed, "sessa.game", "no game.", 7);
        assert_eq!(place, "sessa.game");
        assert_eq!(closed.read(&place).as_deref(), Some("no game."));
    }
}
