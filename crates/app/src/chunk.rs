//! The split points of the page's wasm (code splitting): what only they name, a first game can do without. It is cut out as chunks, one
//! for each and one for what several use (docs/decisions/0015-one-wasm.md).

use crate::entry;
use crate::exact_answer;
use crate::game_chunk;
use crate::listening;
use crate::page::{Chunk, FetchEntries, GameChunk, OpenScreen};
use crate::registry::Part;
use crate::screens;
use ::screens::{Field, LessonPlayer, Solver, TypedMoves};
use platform::split_point;
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
            Part::Laboratory => load_laboratory().await,
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
    board: || Box::pin(async { load_board_entry().await.map_err(|why| why.to_string()) }),
};

split_point! {
    /// The functions of the chunk of games.
    game: fn load_game() -> GameChunk {
        game_chunk::FUNCTIONS
    }
}

split_point! {
    /// The functions of the chunk of the dialogs over a game.
    screens: fn load() -> Chunk {
        Chunk {
            open_screen: screens::open,
            entry: entry::field,
            perform: entry::perform,
            listen: listening::listen,
            ask_tables: exact_answer::ask,
            explain: screens::explain,
            tell_idea: screens::tell_idea,
        }
    }
}

split_point! {
    /// The function of the chunk of analysis and library.
    study: fn load_study() -> OpenScreen {
        screens::open_study
    }
}

split_point! {
    /// The function of the chunk of the laboratory.
    laboratory: fn load_laboratory() -> OpenScreen {
        screens::open_laboratory
    }
}

split_point! {
    /// The function of the chunk that solves puzzles.
    puzzles: fn load_puzzles() -> OpenScreen {
        screens::open_puzzles
    }
}

split_point! {
    /// The function of the chunk of puzzles of one's own.
    puzzle_sets: fn load_puzzle_sets() -> OpenScreen {
        screens::open_puzzle_sets
    }
}

split_point! {
    /// The function of the chunk of the course.
    learning: fn load_learning() -> OpenScreen {
        screens::open_learning
    }
}

split_point! {
    /// The function of the chunk of whatever else is there to learn.
    reference: fn load_reference() -> OpenScreen {
        screens::open_reference
    }
}

split_point! {
    /// The field for typed moves in a lesson; its chunk is that of such fields.
    entry: fn load_lesson_entry() -> Field<LessonPlayer> {
        ::screens::lesson_entry
    }
}

split_point! {
    /// The field for typed moves at a puzzle.
    entry: fn load_puzzle_entry() -> Field<Solver> {
        ::screens::puzzle_entry
    }
}

split_point! {
    /// The field for typed moves at a board where every legal move may be played.
    entry: fn load_board_entry() -> Field<TypedMoves> {
        ::screens::board_entry
    }
}
