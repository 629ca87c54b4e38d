//! Shared parts of the page and its screens: localized messages, icons, preferences, game settings, storage, and the
//! clients of the workers.

pub mod backend;
pub mod case;
pub mod clock_face;
pub mod clock_words;
pub mod command;
pub mod focus;
pub mod game_settings;
pub mod icon;
pub mod json;
pub mod library_client;
pub mod link;
pub mod names;
pub mod players;
pub mod preferences;
pub mod storage;
pub mod subject;
pub mod wheel;
pub mod words;
pub mod worker;
