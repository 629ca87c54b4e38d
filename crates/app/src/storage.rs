//! Storage of the page: preferences and settings in localStorage. Games in play store themselves (`crates/play/src/live_game/keeping.rs`).

use platform::haptics;
use platform::preferences::Preferences;
use platform::storage;
use table::game_settings::GameSettings;

const TERMS: &str = "sessa.terms";
const PREFERENCES: &str = "sessa.preferences";

/// True if a game is stored, in this version's way or an earlier one's.
pub fn has_games() -> bool {
    !storage::keys("sessa.game").is_empty()
}

/// Saves the settings of the next game; they are a convenience, so failing is no error.
pub fn save_game_settings(terms: &GameSettings) {
    storage::save_json(TERMS, terms);
}

/// True if the settings of a game have been saved here: somebody has played, or chosen how to.
pub fn has_game_settings() -> bool {
    storage::get(TERMS).is_some()
}

/// Loads the settings of the next game, or those of a beginner.
pub fn load_game_settings() -> GameSettings {
    storage::get(TERMS)
        .and_then(|text| GameSettings::read(&text))
        .unwrap_or_else(GameSettings::first)
}

/// Saves the preferences; they are a convenience, so failing is no error.
pub fn save_preferences(preferences: &Preferences) {
    storage::save_json(PREFERENCES, preferences);
}

/// Loads the preferences, or the usual ones.
pub fn load_preferences() -> Preferences {
    let usual = || Preferences {
        // On a phone a field for typed moves only takes room.
        entry: !haptics::is_touched(),
        ..Preferences::default()
    };
    storage::get(PREFERENCES).map_or_else(usual, |text| Preferences::read(&text))
}
