//! Storage of the page: the game, preferences and settings in localStorage. The game is written after every event,
//! before the next frame.

use game::Game;
use platform::device_clock;
use platform::haptics;
use platform::preferences::Preferences;
use platform::storage::{self, Damaged};
use table::Match;
use table::game_settings::GameSettings;

const TERMS: &str = "sessa.terms";
const PREFERENCES: &str = "sessa.preferences";
/// Key prefix of games that the library has yet to take; the rest is the time when each was put here, in milliseconds
/// since 1970.
const ASIDE: &str = "sessa.game.aside.";

/// A table of the page, as storage knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableId(&'static str);

impl TableId {
    /// The page's own table.
    pub const MAIN: TableId = TableId("");
    /// Two more, beside each other on a screen for developers.
    pub const PAIR: [TableId; 2] = [TableId("one"), TableId("two")];

    /// The name.
    pub fn name(self) -> &'static str {
        self.0
    }

    /// The id of an element of the table's view, unlike that of any other table's.
    pub fn element_id(self, name: &str) -> String {
        match self {
            TableId::MAIN => name.to_owned(),
            TableId(table) => format!("{name}-{table}"),
        }
    }

    /// The key of what is stored for a table.
    fn key(self, what: &str) -> String {
        match self {
            TableId::MAIN => format!("sessa.{what}"),
            TableId(name) => format!("sessa.table.{name}.{what}"),
        }
    }
}

pub use platform::storage::is_available;

/// Saves a game, as [`game::to_json`] writes it; `false` if this browser does not save it.
pub fn save_game(table: TableId, game: &str) -> bool {
    storage::set(&table.key("game"), game)
}

/// True if a game has been saved for a table.
pub fn has_game(table: TableId) -> bool {
    storage::get(&table.key("game")).is_some()
}

/// Loads the last game, if there is one.
pub fn load_game(table: TableId) -> Result<Option<Game>, Damaged> {
    storage::load(&table.key("game"), game::from_json)
}

/// Saves a game that makes room for another while the library cannot; `false` if this browser does not save it.
pub fn put_game_aside(game: &Game) -> bool {
    let name = format!("{ASIDE}{}", device_clock::date() as u64);
    storage::set(&name, &game::to_json(game))
}

/// The games put aside that can be read: key, time and game of each.
pub fn games_put_aside() -> Vec<(String, u64, Game)> {
    let games = storage::keys(ASIDE).into_iter().filter_map(|key| {
        let at = key.strip_prefix(ASIDE)?.parse().ok()?;
        let game = game::from_json(&storage::get(&key)?).ok()?;
        Some((key, at, game))
    });
    games.collect()
}

/// Removes a game that was put aside, once it is in the library.
pub fn forget_game_put_aside(key: &str) {
    // Left there it could only be brought into the library once more.
    storage::remove(key);
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

/// Saves the match score; failing is no error, as above.
pub fn save_match(table: TableId, score: &Match) {
    storage::save_json(&table.key("match"), score);
}

/// Loads the match score.
pub fn load_match(table: TableId) -> Option<Match> {
    storage::load_json(&table.key("match"))
}

/// Saves the preferences; failing is no error, as above.
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
