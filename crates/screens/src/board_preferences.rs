//! The player's preferences as a board takes them.

use board::{Look, Moving};
use platform::preferences::{self, Blindfold, Preferences};

/// The look of a board.
pub fn board_look(preferences: &Preferences) -> Look {
    Look {
        theme: Some(preferences.board.name()),
        pieces: Some(preferences.pieces.name()),
        blindfold: Some(preferences.blindfold.name()),
        coordinates: preferences.coordinates,
        destinations: preferences.destinations && preferences.blindfold != Blindfold::Nothing,
    }
}

/// The preferences where a position is studied: no piece is hidden.
pub fn open_eyes(preferences: &Preferences) -> Preferences {
    Preferences {
        blindfold: Blindfold::Off,
        ..*preferences
    }
}

/// The ways to move pieces by pointer.
pub fn moving(preferences: &Preferences) -> Moving {
    match preferences.moving {
        preferences::Moving::Both => Moving::Both,
        preferences::Moving::Drag => Moving::Drag,
        preferences::Moving::Tap => Moving::Tap,
    }
}
