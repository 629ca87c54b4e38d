//! The player's own rule sets and clocks between visits. Only this sheet knows them: what a game is played by stands in the
//! terms.

use super::form::Trouble;
use super::own::Own;
use leptos::prelude::window;
use ui::kept;
use web_sys::Storage;

const OWN: &str = "sessa.own";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Writes it down; `false` if this browser does not keep it.
pub fn keep(own: &Own) -> bool {
    let text = ui::door::write(own);
    storage().is_some_and(|storage| storage.set_item(OWN, &text).is_ok())
}

/// What was written down last. What cannot be read is put aside, never thrown away.
pub fn load() -> (Own, Option<Trouble>) {
    let nothing = (Own::default(), None);
    let Some(storage) = storage() else {
        return nothing;
    };
    let Ok(Some(text)) = storage.get_item(OWN) else {
        return nothing;
    };
    match Own::read(&text) {
        Ok(own) => (own, None),
        Err(why) => {
            let place = kept::put_aside(&storage, OWN, &text, js_sys::Date::now() as u64);
            (Own::default(), Some(Trouble::Damaged { why, place }))
        }
    }
}
