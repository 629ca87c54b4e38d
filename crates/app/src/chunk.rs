//! The split points of the page's wasm (code splitting): what only they name, a first game can do without. It is cut out as chunks, one
//! for each and one for what several use (docs/decisions/0015-one-wasm.md).

use crate::entry;
use crate::exact_answer;
use crate::game_chunk;
use crate::listening;
use crate::registry::Part;
use crate::screens;
use crate::session::{Chunk, FetchEntries, GameChunk, OpenScreen};
use ::screens::{Field, LessonPlayer, Solver};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;

/// Fetches the chunk of games, unless it is there.
pub fn fetch_game() -> Pin<Box<dyn Future<Output = Result<GameChunk, String>>>> {
    Box::pin(async { load_game().await.map_err(|why| why.to_string()) })
}

/// Fetches the chunk of the dialogs over a game, unless it is there.
pub fn fetch() -> Pin<Box<dyn Future<Output = Result<Chunk, String>>>> {
    Box::pin(async { load().await.map_err(|why| why.to_string()) })
}

/// Fetches the chunk of a screen's part, unless it is there, for the function that opens the screen.
pub fn fetch_screens(part: Part) -> Pin<Box<dyn Future<Output = Result<OpenScreen, String>>>> {
    Box::pin(async move {
        let open = match part {
            Part::Screens => load().await.map(|chunk| chunk.open_screen),
            Part::Study => load_study().await,
            Part::PuzzleTraining => load_puzzles().await,
            Part::PuzzleCollecting => load_puzzle_sets().await,
            Part::Learning => load_learning().await,
            Part::Reference => load_reference().await,
        };
        open.map_err(|why| why.to_string())
    })
}

/// Fetches the fields for typed moves on screens, each unless it is there.
pub const FETCH_ENTRIES: FetchEntries = FetchEntries {
    lesson: || Box::pin(async { load_lesson_entry().await.map_err(|why| why.to_string()) }),
    puzzle: || Box::pin(async { load_puzzle_entry().await.map_err(|why| why.to_string()) }),
};

/// The functions of the chunk of games.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(game, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_game() -> Result<GameChunk, SplitLoaderError> {
    Ok(game_chunk::FUNCTIONS)
}

/// The functions of the chunk of the dialogs over a game.
// That it can fail is said for the fetch.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(screens, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<Chunk, SplitLoaderError> {
    Ok(Chunk {
        open_screen: screens::open,
        entry: entry::field,
        perform: entry::perform,
        listen: listening::listen,
        ask_tables: exact_answer::ask,
        explain: screens::explain,
        tell_idea: screens::tell_idea,
    })
}

/// The function of the chunk of analysis and library.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_study() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_study)
}

/// The function of the chunk that solves puzzles.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(puzzles, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_puzzles() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_puzzles)
}

/// The function of the chunk of puzzles of one's own.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(puzzle_sets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_puzzle_sets() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_puzzle_sets)
}

/// The function of the chunk of the course.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(learning, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_learning() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_learning)
}

/// The function of the chunk of whatever else is there to learn.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(reference, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_reference() -> Result<OpenScreen, SplitLoaderError> {
    Ok(screens::open_reference)
}

/// The field for typed moves in a lesson; its chunk is that of such fields.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(entry, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_lesson_entry() -> Result<Field<LessonPlayer>, SplitLoaderError> {
    Ok(::screens::lesson_entry)
}

/// The field for typed moves at a puzzle.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(entry, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load_puzzle_entry() -> Result<Field<Solver>, SplitLoaderError> {
    Ok(::screens::puzzle_entry)
}
