//! A game as text, for storage: its terms and its events, nothing that could contradict them.

use crate::arbiter::{Game, RefusedEvent, Replay};
use crate::config::{Config, Player};
use crate::control::TimeError;
use crate::event::Stamped;
use crate::refusal::Refusal;
use crate::rules::OffersAgain;
use chess::Color;
use json::Value;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::fmt;

/// The version written; a reader refuses newer ones instead of guessing.
const VERSION: u32 = 5;

/// Levels of today for the eight that there were before the third format.
const LEVELS_OF_EIGHT: [u8; 8] = [1, 2, 3, 4, 6, 8, 9, 12];

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved<C, E> {
    sessa: u32,
    config: C,
    events: E,
}

/// Error of saved text that is not a game.
#[derive(Debug)]
pub enum SavedError {
    /// Not the JSON this version writes. The message names the field, or line and column of what is no JSON at all.
    Format(serde_json::Error),
    /// Written by a newer version.
    Version(u32),
    /// The clock named in the terms cannot be played with.
    Time(TimeError),
    /// The rules named in the terms cannot be played by: the name of the field.
    Rules(&'static str),
    /// Something in the list that is no event.
    NoEvent {
        /// Its place in the list, from 0.
        index: usize,
        /// Problem with it.
        error: serde_json::Error,
    },
    /// An event that the game refuses.
    Event {
        /// Its place in the list, from 0.
        index: usize,
        /// Reason for which it is refused.
        refusal: Refusal,
    },
}

impl From<RefusedEvent> for SavedError {
    fn from(RefusedEvent { index, refusal }: RefusedEvent) -> SavedError {
        SavedError::Event { index, refusal }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedError::Format(error) => write!(f, "not a saved game: {error}"),
            SavedError::Version(version) => {
                write!(
                    f,
                    "saved by a newer version of Sessa (format {version}, this one reads {VERSION})"
                )
            }
            SavedError::Time(error) => write!(f, "config.time: {error}"),
            SavedError::Rules(field) => {
                write!(f, "config.rules.{field}: nobody could play by that")
            }
            SavedError::NoEvent { index, error } => write!(f, "events[{index}]: {error}"),
            SavedError::Event { index, refusal } => write!(f, "events[{index}]: {refusal}"),
        }
    }
}

impl std::error::Error for SavedError {}

/// The game as JSON text.
pub fn to_json(game: &Game) -> String {
    let saved = Saved {
        sessa: VERSION,
        config: game.config(),
        events: game.events(),
    };
    json::write(&saved)
}

/// The game that [`to_json`] wrote, by replaying its events.
pub fn from_json(text: &str) -> Result<Game, SavedError> {
    #[derive(Deserialize)]
    struct Version {
        sessa: u32,
    }
    let tree = json::parse(text).map_err(SavedError::Format)?;
    let Version { sessa } = from_tree(&tree)?;
    if sessa > VERSION {
        return Err(SavedError::Version(sessa));
    }
    let mut saved: Saved<Config, Vec<Value>> = from_tree(&tree)?;
    if let Some(time) = &saved.config.time {
        time.check().map_err(SavedError::Time)?;
    }
    saved.config.rules.check().map_err(SavedError::Rules)?;
    if sessa < 3 {
        for player in &mut saved.config.players {
            if let Player::Robot(robot) = player {
                robot.level = level_of_eight(robot.level);
            }
        }
    }
    if sessa < 4 {
        // An agreement was barred before a number of a move, if at all.
        let rules = &tree["config"]["rules"];
        let from = rules["agreement_from"].as_u64().unwrap_or(0) as u32;
        let first = saved.config.start.fullmove_number();
        saved.config.rules.moves_before_agreement = from.saturating_sub(first);
    }
    if sessa == 1 {
        // The first format knew no other rule, and its games must replay as they were played.
        saved.config.rules.offers_again = OffersAgain::AfterMove;
    }
    let mut replay = Replay::new(saved.config);
    for (index, mut tree) in saved.events.into_iter().enumerate() {
        if sessa < 4 {
            name_claimant(&mut tree, replay.game().turn());
        }
        let Stamped { at, event } =
            json::from_value(tree).map_err(|error| SavedError::NoEvent { index, error })?;
        replay.apply(event, at)?;
    }
    Ok(replay.finish()?)
}

/// Claims of a draw did not say who makes them: it was the side on the move.
fn name_claimant(stamped: &mut Value, turn: Color) {
    let side = match turn {
        Color::White => "white",
        Color::Black => "black",
    };
    if let Some(claim) = stamped.pointer_mut("/event/claim-draw") {
        *claim = json!([side, claim.take()]);
    }
    let with = stamped.pointer_mut("/event/claim-draw-with");
    if let Some(with) = with.and_then(Value::as_array_mut) {
        with.insert(0, side.into());
    }
}

/// The level that is about as strong as one of eight was, so that a game goes on against the same opponent.
pub fn level_of_eight(level: u8) -> u8 {
    let known = LEVELS_OF_EIGHT.get(usize::from(level).wrapping_sub(1));
    known.copied().unwrap_or(level)
}

fn from_tree<T: DeserializeOwned>(tree: &Value) -> Result<T, SavedError> {
    json::from_value(tree.clone()).map_err(SavedError::Format)
}
