//! The split points of the program (code splitting): a page that has only diagrams does without what the other modes need
//! (docs/decisions/0015-one-wasm.md).

use crate::settings::Read;
use crate::{diagram, free, lesson, play, trainer, viewer};
use leptos::wasm_split::SplitLoaderError;
use platform::split_point;
use protocol::embed::Mode;

/// The reader of a mode; its code is fetched unless it is there.
///
/// # Errors
///
/// It could not be fetched; it is asked for again the next time.
pub async fn reader(mode: Mode) -> Result<Read, SplitLoaderError> {
    match mode {
        Mode::Diagram => Ok(diagram::read),
        Mode::Game => load_game().await,
        Mode::Puzzle => load_puzzle().await,
        Mode::Play => load_play(false).await,
        Mode::Free => load_play(true).await,
        Mode::Lesson => load_lesson().await,
    }
}

split_point! {
    /// The reader of games to play through.
    game: fn load_game() -> Read {
        viewer::read
    }
}

split_point! {
    /// The reader of puzzles.
    puzzle: fn load_puzzle() -> Read {
        trainer::read
    }
}

split_point! {
    /// The reader of a game to be played, or of a position that may be changed at will.
    play: fn load_play(is_free: bool) -> Read {
        if is_free { free::read } else { play::read }
    }
}

split_point! {
    /// The reader of lessons.
    lesson: fn load_lesson() -> Read {
        lesson::read
    }
}
