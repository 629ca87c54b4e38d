//! The split points of the page's wasm (code splitting): what only they name, a first game can do without. It is cut out as chunks, one
//! for each and one for what several use (docs/decisions/0015-one-wasm.md).

use crate::entry;
use crate::exact_answer;
use crate::game_chunk;
use crate::listening;
use crate::page::{Chunk, GameChunk, OpenScreen, Page};
use ::screens::registry::Screen;
use ::screens::{
    DrawQrCode, FetchField, FetchQrCode, FetchScan, Field, LessonPlayer, Scan, ScreenContext,
    ShatranjPlay, Solver, TypedMoves,
};
use leptos::prelude::*;
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

/// Makes of the registry, for each chunk, the function that opens its screens and the split point that fetches it. What only these name
/// is in the chunk.
macro_rules! screen_chunks {
    ($($(#[$about:meta])* $chunk:ident {
        $($(#[$what:meta])* $screen:ident: $name:literal at $path:literal $relation:ident $parent:ident $how:ident $opens:ident;)*
    })*) => {
        $(
            $(#[$about])*
            mod $chunk {
                use super::*;

                fn view(screen: Screen, context: ScreenContext) -> AnyView {
                    match screen {
                        $(Screen::$screen => view_function!($how $opens)(context),)*
                        _ => unreachable!("a screen is asked of the chunk that has it"),
                    }
                }

                pub fn open(page: Page, screen: Screen, owner: &Owner) {
                    crate::screens::mount(page, screen, owner, view);
                }
            }

            split_point! {
                $(#[$about])*
                $chunk: fn $chunk() -> OpenScreen {
                    $chunk::open
                }
            }
        )*

        /// Fetches the chunk of a screen, unless it is there, for the function that opens the screen.
        pub fn fetch_screen(screen: Screen) -> Pin<Box<dyn Future<Output = Result<OpenScreen, String>>>> {
            Box::pin(async move {
                let open = match screen {
                    $($(Screen::$screen)|* => $chunk().await,)*
                };
                open.map_err(|why| why.to_string())
            })
        }
    };
}

/// The function that gives the view of a screen.
macro_rules! view_function {
    (by $function:ident) => {
        ::screens::$function
    };
    (wired $module:ident) => {
        crate::screens::$module::open
    };
}

::screens::registry!(screen_chunks);

/// Fetches what screens have in chunks of their own, each unless it is there: fields for typed moves, QR codes and their reader.
pub fn provide_entries() {
    provide_context::<FetchQrCode>(|| {
        Box::pin(async { load_qr_code().await.map_err(|why| why.to_string()) })
    });
    provide_context::<FetchScan>(|| {
        Box::pin(async { load_qr_reader().await.map_err(|why| why.to_string()) })
    });
    provide_context::<FetchField<LessonPlayer>>(|| {
        Box::pin(async { load_lesson_entry().await.map_err(|why| why.to_string()) })
    });
    provide_context::<FetchField<Solver>>(|| {
        Box::pin(async { load_puzzle_entry().await.map_err(|why| why.to_string()) })
    });
    provide_context::<FetchField<TypedMoves>>(|| {
        Box::pin(async { load_board_entry().await.map_err(|why| why.to_string()) })
    });
    provide_context::<FetchField<ShatranjPlay>>(|| {
        Box::pin(async { load_shatranj_entry().await.map_err(|why| why.to_string()) })
    });
}

split_point! {
    /// The function that draws QR codes.
    qr_code: fn load_qr_code() -> DrawQrCode {
        ::screens::draw_qr_code
    }
}

split_point! {
    /// The function that makes a reader of QR codes.
    qr_reader: fn load_qr_reader() -> fn() -> Scan {
        ::screens::scan_qr_codes
    }
}

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
            entry: entry::field,
            perform: entry::perform,
            listen: listening::listen,
            ask_tables: exact_answer::ask,
            explain: crate::screens::explain,
            tell_idea: crate::screens::tell_idea,
        }
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

split_point! {
    /// The field for typed moves in a game of shatranj.
    entry: fn load_shatranj_entry() -> Field<ShatranjPlay> {
        ::screens::shatranj_entry
    }
}
