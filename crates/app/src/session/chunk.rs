//! The chunk of the page's wasm, fetched when the page is idle or when something in it is wanted, whichever is first.

use super::Session;
use crate::notice::Notice;
use crate::registry::Screen;
use leptos::prelude::*;
use leptos::task::spawn_local;
use narration::command::Command;
use std::pin::Pin;

/// The functions of the chunk. The rest of the page calls them by this table only: a function that it named itself would not be in the
/// chunk but in the first load.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// Opens a screen, unless it is open or no longer wanted.
    pub open_screen: fn(Session, Screen, &Owner),
    /// The text field for moves and commands.
    pub entry: fn(Session) -> AnyView,
    /// Carries out a command, and announces the answer.
    pub perform: fn(Session, Command),
    /// Listens for spoken moves from now on, while the player wants it.
    pub listen: fn(Session),
}

/// Fetches the chunk.
type Fetch = fn() -> Pin<Box<dyn Future<Output = Result<Chunk, String>>>>;

/// The chunk of a page, for all tables on it. A handle.
#[derive(Clone, Copy)]
pub struct LazyChunk {
    fetch: Fetch,
    fetched: RwSignal<Option<Chunk>>,
}

impl LazyChunk {
    /// One that is fetched by this function, once it is wanted.
    pub fn new(fetch: Fetch) -> LazyChunk {
        LazyChunk {
            fetch,
            fetched: RwSignal::new(None),
        }
    }

    /// The chunk, if it has been fetched. A view that asks is updated when it has been.
    pub fn get(self) -> Option<Chunk> {
        self.fetched.get()
    }

    /// The chunk, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn fetch(self) -> Result<Chunk, String> {
        let chunk = (self.fetch)().await?;
        if self.fetched.get_untracked().is_none() {
            self.fetched.set(Some(chunk));
        }
        Ok(chunk)
    }
}

impl Session {
    /// Calls a function of the chunk: at once if the chunk is there, else when it has been fetched. If it cannot be had, that is told.
    pub fn with_chunk(self, call: impl FnOnce(Chunk) + 'static) {
        if let Some(chunk) = untrack(|| self.chunk.get()) {
            return call(chunk);
        }
        spawn_local(async move {
            match self.chunk.fetch().await {
                Ok(chunk) => {
                    self.notice.update(|notice| {
                        notice.take_if(|told| matches!(told, Notice::ScreenFailed(_)));
                    });
                    call(chunk);
                }
                Err(why) => self.notice.set(Some(Notice::ScreenFailed(why))),
            }
        });
    }
}
