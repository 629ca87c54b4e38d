//! The chunks of the page's wasm, fetched when the page is idle or when something in it is wanted, whichever is first.

use super::Session;
use crate::notice::Notice;
use crate::registry::{Part, Screen};
use leptos::prelude::*;
use leptos::task::spawn_local;
use narration::command::Command;
use protocol::Line;
use std::pin::Pin;
use table::{Answer, Explanation};

/// Opens a screen of a chunk, unless it is open or no longer wanted.
pub type OpenScreen = fn(Session, Screen, &Owner);

/// Hears the answer of the tables of endings, or that they have none.
pub type TablesAnswer = Box<dyn FnOnce(Option<Answer>)>;

/// The functions of the first chunk. The rest of the page calls them by this table only: a function that it named itself would not be in the
/// chunk but in the first load.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// Opens a screen of [`Part::Screens`].
    pub open_screen: OpenScreen,
    /// The text field for moves and commands.
    pub entry: fn(Session) -> AnyView,
    /// Carries out a command, and announces the answer.
    pub perform: fn(Session, Command),
    /// Listens for spoken moves from now on, while the player wants it.
    pub listen: fn(Session),
    /// Asks the tables of endings for a move in the last position of a line.
    pub ask_tables: fn(&Line, TablesAnswer),
    /// Tells why a move was bad. The screens, whose words it takes, are those of the page of this owner.
    pub explain: fn(Session, &Owner, &Explanation),
}

/// A fetch on its way.
type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, String>>>>;

/// The chunks of a page, for all tables on it. A handle.
#[derive(Clone, Copy)]
pub struct LazyChunk {
    fetch: fn() -> Fetched<Chunk>,
    fetch_screens: fn(Part) -> Fetched<OpenScreen>,
    fetched: RwSignal<Option<Chunk>>,
}

impl LazyChunk {
    /// Chunks that are fetched by these functions, once they are wanted: the first, and that of a part.
    pub fn new(
        fetch: fn() -> Fetched<Chunk>,
        fetch_screens: fn(Part) -> Fetched<OpenScreen>,
    ) -> LazyChunk {
        LazyChunk {
            fetch,
            fetch_screens,
            fetched: RwSignal::new(None),
        }
    }

    /// The first chunk, if it has been fetched. A view that asks is updated when it has been.
    pub fn get(self) -> Option<Chunk> {
        self.fetched.get()
    }

    /// The first chunk, fetched unless it is there.
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

    /// The function that opens the screens of a part, from its chunk, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn open_screen(self, part: Part) -> Result<OpenScreen, String> {
        (self.fetch_screens)(part).await
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
