//! Games in play without a page: [`LiveGame`] is one of them, [`Games`] has all those of a page, and [`EnginePool`] the
//! engines that they share. [`LiveSimul`] has the games of a simultaneous display,
//! [`RobotGames`] those that robots play among themselves.
//!
//! A table ([`table::Table`]) is a functional core: intents in, effects out. This crate is the one interpreter of its
//! effects, for the page and for embedded boards alike. What it needs of its page is a plain struct of functions
//! ([`Services`]); it knows no place, route or view. A game goes on whether it is seen or not.

mod engine_pool;
mod exact;
mod games;
mod hint_text;
mod live_game;
mod live_simul;
mod notice;
mod robot_games;
mod services;
mod storage_keys;

pub use engine_pool::{Done, EnginePool, MOST_WORKERS, Urgency};
pub use exact::Exact;
pub use games::{Games, is_mine_to_move};
pub use hint_text::{hint_text, shown_hint};
pub use live_game::{Announcement, LiveGame, asks_take_back, claim_name, sound_of};
pub use live_simul::{LiveSimul, Seat};
pub use notice::Notice;
pub use robot_games::RobotGames;
pub use services::{GameId, Library, Readings, Services, Storage, Then, Timer};
