//! What outlives the tab. The game is written after every event, before the next frame.

use crate::settings::Settings;
use game::Game;
use leptos::prelude::window;
use web_sys::Storage;

const GAME: &str = "sessa.game";
const SETTINGS: &str = "sessa.settings";
const DAMAGED: &str = "sessa.game.damaged";

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
            let kept_as = format!("{DAMAGED}.{}", js_sys::Date::now());
            // Only if the copy was made may the next game take the place of this text.
            if storage.set_item(&kept_as, &text).is_ok() {
                // Failing to remove it does no harm: it would be found damaged again.
                let _ = storage.remove_item(GAME);
            }
            Found::Damaged {
                kept_as,
                why: error.to_string(),
            }
        }
    }
}

/// Writes the settings down; they are a convenience, so failing is no error.
pub fn save_settings(settings: &Settings) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(settings)) {
        let _ = storage.set_item(SETTINGS, &text);
    }
}

/// The settings written down last, or the usual ones.
pub fn load_settings() -> Settings {
    storage()
        .and_then(|storage| storage.get_item(SETTINGS).ok().flatten())
        .and_then(|text| serde_json::from_str::<Settings>(&text).ok())
        .unwrap_or_default()
        .mended()
}
