//! One game at a table, as a functional core: [`Table::act`] takes an [`Intent`] and the time, and answers with
//! [`Effect`]s, which are values.
//!
//! A [`Table`] holds the [`Game`](game::Game) and everything about it that is no event of it: premoves, a move that waits
//! for confirmation, the robot's turn, hints, questions, the match score. It knows no page, storage, timer, clock or
//! engine: whoever owns a table carries its effects out, and tells it what came of them by further intents. So any number
//! of tables can live beside each other, and all of it is tested natively.
//!
//! ```
//! use game::{Config, Game};
//! use table::{Effect, Intent, Now, Preferences, Table};
//!
//! let now = Now { monotonic: 0.0, wall: 0.0 };
//! let mut table = Table::new(Game::new(Config::default()), Preferences::default(), None, now);
//! table.act(Intent::Begin { config: Box::default(), first: chess::Color::White }, now);
//! let e4 = table.game().position().parse_san("e4")?;
//! let effects = table.act(Intent::Move(e4), Now { monotonic: 1000.0, ..now });
//! assert!(effects.contains(&Effect::Save));
//! assert_eq!(table.game().plies().len(), 1);
//! # Ok::<(), chess::SanError>(())
//! ```

pub mod colour_draw;
mod draw_offer;
mod effect;
mod explanation;
pub mod game_settings;
mod hint;
mod intent;
pub mod ladder;
pub mod library_game;
mod match_score;
pub mod odds;
mod premove;
mod premove_destinations;
mod question;
mod robot_pace;
pub mod skill;
mod table;
mod time_calls;

pub use effect::{Alarm, Announcement, Effect, Focus, Notice, Sound};
pub use explanation::Explanation;
pub use hint::{Hint, HintStep, Idea};
pub use intent::{Answer, Intent, Now, Preferences};
pub use match_score::Match;
pub use premove::{Movable, Premove};
pub use question::{Choice, Question};
pub use table::{Table, in_play};
pub use time_calls::TimeCalls;
