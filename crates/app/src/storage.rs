//! What outlives the tab. The game is written after every event, before the next frame.

use crate::preferences::Preferences;
use crate::session::Match;
use crate::terms::Terms;
use crate::wall;
use game::Game;
use leptos::prelude::window;
use ui::{door, kept};
use web_sys::Storage;

const GAME: &str = "sessa.game";
const TERMS: &str = "sessa.terms";
const MATCH: &str = "sessa.match";
const PREFERENCES: &str = "sessa.preferences";
/// Games that the library has yet to take, each under this and when it was put here, in milliseconds since 1970.
const ASIDE: &str = "sessa.game.aside.";

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

/// Writes a game down, as [`game::to_json`] has it; `false` if this browser does not keep it.
pub fn save_game(game: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(GAME, game).is_ok())
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
            let at = wall::date() as u64;
            let kept_as = kept::put_aside(&storage, GAME, &text, at);
            Found::Damaged {
                kept_as,
                why: error.to_string(),
                at,
            }
        }
    }
}

/// Keeps a game that makes room for another while the library cannot; `false` if this browser does not.
pub fn put_game_aside(game: &Game) -> bool {
    let name = format!("{ASIDE}{}", wall::date() as u64);
    storage().is_some_and(|storage| storage.set_item(&name, &game::to_json(game)).is_ok())
}

/// The games put aside: the name of each, when that was, and the text.
pub fn games_put_aside() -> Vec<(String, u64, String)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    names
        .filter_map(|name| {
            let at = name.strip_prefix(ASIDE)?.parse().ok()?;
            let text = storage.get_item(&name).ok().flatten()?;
            Some((name, at, text))
        })
        .collect()
}

/// A game that was put aside is in the library.
pub fn forget_game_put_aside(name: &str) {
    if let Some(storage) = storage() {
        // Left there it could only be brought into the library once more.
        let _ = storage.remove_item(name);
    }
}

/// Writes the terms of the next game down; they are a convenience, so failing is no error.
pub fn save_terms(terms: &Terms) {
    write(TERMS, serde_json::to_string(terms).ok());
}

/// The terms written down last, or the usual ones.
pub fn load_terms() -> Terms {
    read(TERMS)
        .and_then(|text| read_terms(&text))
        .unwrap_or_default()
}

/// Writes the score of a match down; failing is no error, as above.
pub fn save_match(score: &Match) {
    write(MATCH, serde_json::to_string(score).ok());
}

/// The score of the match written down last.
pub fn load_match() -> Option<Match> {
    door::read(&read(MATCH)?).ok()
}

/// Terms as text has them, with everything that nobody could play by brought into range.
pub fn read_terms(text: &str) -> Option<Terms> {
    door::read::<Terms>(text).ok().map(Terms::mended)
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
