//! Export of games from the library as PGN. The page writes those that were played here, since the worker cannot read them.

use gloo_timers::future::TimeoutFuture;
use i18n::players::YOU;
use platform::device_clock;
use platform::library_client::LibraryClient;
use protocol::library::{Export, Failure, Played, Query, Which};
use std::collections::BTreeMap;
use table::library_game;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// Games that are written in one task of the page, so that it answers meanwhile.
const AT_ONCE: usize = 8;

/// The task that exports a selection.
pub struct Prepared {
    /// The task.
    pub export: Export,
    /// Number of games played here that cannot be read, and are left out.
    pub unreadable: u32,
}

/// Prepares the task that exports a selection: fetches the games in it that were played here and writes them. `you` is the
/// name of a person who gave none and played against a robot.
pub fn prepare(
    librarian: &LibraryClient,
    which: Which,
    you: String,
    done: impl FnOnce(Result<Prepared, Failure>) + 'static,
) {
    let played = Played {
        which: which.clone(),
    };
    librarian.ask(played, move |played| {
        spawn_local(async move {
            done(match played {
                Ok(saved) => {
                    let all = saved.len();
                    let played = as_pgn(saved, &you).await;
                    let unreadable = (all - played.len()) as u32;
                    let export = Export { which, played };
                    Ok(Prepared { export, unreadable })
                }
                Err(failure) => Err(failure),
            });
        });
    });
}

/// Writes the games that a query finds into a file, if it is wanted still when they have been prepared.
pub fn file_of(
    librarian: LibraryClient,
    query: Query,
    is_wanted: impl Fn() -> bool + 'static,
    done: impl FnOnce(Result<Blob, Failure>) + 'static,
) {
    let client = librarian.clone();
    prepare(
        &client,
        Which::Found(query),
        // One name in every language: a file that is read again later has to be known again.
        YOU[0].to_owned(),
        move |prepared| match prepared {
            Ok(Prepared { export, .. }) if is_wanted() => {
                let exported = |answer: Result<(u32, JsValue), Failure>| {
                    let file = answer.map(|(_, file)| file.dyn_into::<Blob>());
                    done(file.and_then(|file| file.map_err(|_| Failure::Missing)));
                };
                librarian.ask_long(export, &JsValue::UNDEFINED, |_| (), exported);
            }
            Ok(_) => {}
            Err(failure) => done(Err(failure)),
        },
    );
}

/// PGN of saved games, by their keys. One that cannot be read is left out.
async fn as_pgn(saved: BTreeMap<String, String>, you: &str) -> BTreeMap<String, String> {
    let mut written = BTreeMap::new();
    for (number, (key, text)) in (1..).zip(saved) {
        if let Ok(game) = game::from_json(&text) {
            let date = device_clock::day(game.config().began);
            written.insert(key, library_game::to_pgn(&game, date, you));
        }
        if number % AT_ONCE == 0 {
            TimeoutFuture::new(0).await;
        }
    }
    written
}
