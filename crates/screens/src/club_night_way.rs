//! Way from a game that has ended to its club night: to the organiser's screen, or to the code of the result on a phone.

use crate::registry::Screen;
use platform::storage;

/// Storage key of the night.
pub const NIGHT: &str = "sessa.club-night";

/// Storage key of the board that was given last on this device.
pub const BOARD: &str = "sessa.club-board";

/// Query of the address that a game that has ended leads to.
pub const OF_GAME: &str = "game";

/// The way from a game that has ended to its club night, by screen and query: on the organiser's device to the night that has a
/// board of this key, on a phone that has been given a board to its code. `None` on any other device.
pub fn club_night_way(key: &str) -> Option<(Screen, &'static str)> {
    let is_of_night =
        storage::get(NIGHT).is_some_and(|night| !key.is_empty() && night.contains(key));
    if is_of_night {
        return Some((Screen::ClubNight, ""));
    }
    storage::get(BOARD).map(|_| (Screen::ClubResult, OF_GAME))
}
