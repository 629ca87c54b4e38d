//! Services: what games in play need of their page, as a plain struct of functions. A page fills it with its workers and
//! its storage, a native test with values of its own.

use crate::engine_pool::EnginePool;
use crate::exact::Exact;
use i18n::Words;
use leptos::prelude::*;
use platform::preferences::Preferences;
use platform::sound::Sound;
use platform::storage::Damaged;
use platform::tab_claim::TabClaim;
use protocol::Line;
use protocol::library::{Failure, Save};
use std::any::Any;
use table::Now;

/// What a game reads all the time, before its page has any services too.
#[derive(Clone, Copy)]
pub struct Readings {
    /// Readings of the device's clocks.
    pub now: fn() -> Now,
    /// The language.
    pub words: Words,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
}

/// A game of a page: the beginning of its storage keys, and its number among those.
pub type GameId = (&'static str, u32);

/// A timer: dropped, it does not ring.
pub type Timer = Box<dyn Any>;

/// A function that is called once, with an answer.
pub type Then<T> = Box<dyn FnOnce(T)>;

/// The services of a page, one for all its games.
#[expect(
    clippy::type_complexity,
    reason = "the types are those of the functions, and each is used once"
)]
pub struct Services {
    /// Calls back after a number of milliseconds.
    pub set_timer: Box<dyn Fn(u32, Box<dyn FnOnce()>) -> Timer>,
    /// The engines, which all games share; each game asks by its id.
    pub engines: EnginePool<GameId>,
    /// Asks the tables of endings about the last position of a line, where the page has some.
    pub ask_tablebases: Box<dyn Fn(&Line, Then<Option<Exact>>)>,
    /// The library, which keeps games for good; `None` where games are not kept.
    pub library: Option<Library>,
    /// The storage, which has a game in the same moment.
    pub storage: Storage,
    /// Makes a claim to a game among the tabs of the page; `None` where no other tab can have it.
    pub claim: Option<fn() -> TabClaim>,
    /// Says a text aloud, if the page speaks.
    pub speak: Box<dyn Fn(&str)>,
    /// Plays a sound, and lets the device vibrate, as far as the player wants it.
    pub play_sound: Box<dyn Fn(Sound)>,
}

/// The library, as far as games in play need it.
#[expect(
    clippy::type_complexity,
    reason = "the types are those of the functions, and each is used once"
)]
pub struct Library {
    /// Saves a game.
    pub save: Box<dyn Fn(Save, Then<Result<(), Failure>>)>,
    /// Gives the last game played, as [`game::to_json`] writes it, if more is known of it than of this one.
    pub latest: Box<dyn Fn(Option<Save>, Then<Option<String>>)>,
    /// Gives the game of a key, as [`game::to_json`] writes it.
    pub get: Box<dyn Fn(String, Then<Option<String>>)>,
    /// The day of a time in milliseconds since 1970, as PGN writes it.
    pub day: fn(u64) -> String,
}

/// Texts by key.
#[expect(
    clippy::type_complexity,
    reason = "the types are those of the functions, and each is used once"
)]
pub struct Storage {
    /// The text of a key.
    pub get: Box<dyn Fn(&str) -> Option<String>>,
    /// Saves a text under a key; false if it is not kept.
    pub set: Box<dyn Fn(&str, &str) -> bool>,
    /// Removes a key.
    pub remove: Box<dyn Fn(&str)>,
    /// The keys that begin with a text.
    pub keys: Box<dyn Fn(&str) -> Vec<String>>,
    /// Sets aside the text of a key, which cannot be read for this reason.
    pub set_aside: Box<dyn Fn(&str, String) -> Damaged>,
    /// True if anything is kept at all.
    pub is_available: fn() -> bool,
}

impl Storage {
    /// A storage that keeps nothing.
    pub fn none() -> Storage {
        Storage {
            get: Box::new(|_| None),
            set: Box::new(|_, _| false),
            remove: Box::new(|_| ()),
            keys: Box::new(|_| Vec::new()),
            set_aside: Box::new(|place, why| Damaged {
                why,
                place: place.to_owned(),
                at: 0,
            }),
            is_available: || false,
        }
    }
}
