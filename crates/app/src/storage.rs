//! What outlives the tab. The game is written after every event, before the next frame.

use crate::preferences::Preferences;
use crate::session::Match;
use crate::terms::Terms;
use game::Game;
use leptos::prelude::window;
use ui::door::{self, Trouble};
use ui::own::Own;
use web_sys::Storage;

const GAME: &str = "sessa.game";
const TERMS: &str = "sessa.terms";
const MATCH: &str = "sessa.match";
const PREFERENCES: &str = "sessa.preferences";
const OWN: &str = "sessa.own";

/// What was found in the place of the last game.
pub enum Found {
    /// Nothing.
    Nothing,
    /// A game.
    Game(Box<Game>),
    /// Something that is no game. It has been kept under the name given.
    Damaged {
        /// Where the text lies now.
        kept_as: String,
        /// What is wrong with it.
        why: String,
        /// When it was put there, in milliseconds since 1970.
        at: u64,
    },
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Writes the game down; `false` if this browser does not keep it.
pub fn save_game(game: &Game) -> bool {
    storage().is_some_and(|storage| storage.set_item(GAME, &game::to_json(game)).is_ok())
}

/// The game written down last. What cannot be read is put aside, never thrown away.
pub fn load_game() -> Found {
    let Some(storage) = storage() else {
        return Found::Nothing;
    };
    let Ok(Some(text)) = storage.get_item(GAME) else {
        return Found::Nothing;
    };
    match game::from_json(&text) {
        Ok(game) => Found::Game(Box::new(game)),
        Err(error) => {
            let (kept_as, at) = put_aside(&storage, GAME, &text);
            Found::Damaged {
                kept_as,
                why: error.to_string(),
                at,
            }
        }
    }
}

/// Gives a text that cannot be read another name, so that the next thing written does not take its place; answers with that
/// name and the time, in milliseconds since 1970.
fn put_aside(storage: &Storage, name: &str, text: &str) -> (String, u64) {
    let at = js_sys::Date::now() as u64;
    let aside = format!("{name}.damaged.{at}");
    let copy = || storage.set_item(&aside, text).is_ok();
    // A full storage has room for the copy only where the original was.
    let kept_as = if copy() || (storage.remove_item(name).is_ok() && copy()) {
        // Failing to remove it does no harm: it would be found damaged again.
        let _ = storage.remove_item(name);
        aside
    } else {
        // Nothing can be written here at all, so nothing later can take its place either.
        let _ = storage.set_item(name, text);
        name.to_owned()
    };
    (kept_as, at)
}

/// Writes down what the player has made; `false` if this browser does not keep it.
pub fn save_own(own: &Own) -> bool {
    storage().is_some_and(|storage| storage.set_item(OWN, &door::write(own)).is_ok())
}

/// What the player has made. What cannot be read is put aside, never thrown away.
pub fn load_own() -> (Own, Option<Trouble>) {
    let text = read(OWN);
    let (Some(storage), Some(text)) = (storage(), text) else {
        return (Own::default(), None);
    };
    match Own::read(&text) {
        Ok(own) => (own, None),
        Err(why) => {
            let (place, at) = put_aside(&storage, OWN, &text);
            (Own::default(), Some(Trouble::Damaged { why, place, at }))
        }
    }
}

/// Writes the terms of the next game down; they are a convenience, so failing is no error.
pub fn save_terms(terms: &Terms) {
    write(TERMS, serde_json::to_string(terms).ok());
}

/// The terms written down last, or the usual ones.
pub fn load_terms() -> Terms {
    read(TERMS)
        .and_then(|text| serde_json::from_str::<Terms>(&text).ok())
        .unwrap_or_default()
        .mended()
}

/// Writes the score of a match down; failing is no error, as above.
pub fn save_match(score: &Match) {
    write(MATCH, serde_json::to_string(score).ok());
}

/// The score of the match written down last.
pub fn load_match() -> Option<Match> {
    serde_json::from_str(&read(MATCH)?).ok()
}

/// Writes the preferences down; failing is no error, as above.
pub fn save_preferences(preferences: &Preferences) {
    write(PREFERENCES, serde_json::to_string(preferences).ok());
}

/// The preferences written down last, or the usual ones.
pub fn load_preferences() -> Preferences {
    read(PREFERENCES).map_or_else(Preferences::default, |text| Preferences::read(&text))
}

fn write(name: &str, text: Option<String>) {
    if let (Some(storage), Some(text)) = (storage(), text) {
        let _ = storage.set_item(name, &text);
    }
}

fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}
