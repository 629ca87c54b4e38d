//! The split points of the program (code splitting): a page that has only diagrams does without what the other modes need
//! (docs/decisions/0015-one-wasm.md).

use crate::settings::Read;
use crate::{diagram, free, lesson, play, trainer, viewer};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
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

/// The reader of games to play through.
// That it can fail is said for the fetch, here and below.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(game, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_game() -> Result<Read, SplitLoaderError> {
    Ok(viewer::read)
}

/// The reader of puzzles.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(puzzle, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_puzzle() -> Result<Read, SplitLoaderError> {
    Ok(trainer::read)
}

/// The reader of a game to be played, or of a position that may be changed at will.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(play, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_play(is_free: bool) -> Result<Read, SplitLoaderError> {
    Ok(if is_free { free::read } else { play::read })
}

/// The reader of lessons.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(lesson, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_lesson() -> Result<Read, SplitLoaderError> {
    Ok(lesson::read)
}
