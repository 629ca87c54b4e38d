//! The chunk of the page's wasm, fetched when the page is idle or when something in it is wanted, whichever is first.

use super::Session;
use crate::notice::Notice;
use crate::screens::Screen;
use leptos::prelude::*;
use leptos::task::spawn_local;
use narration::command::Command;

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

impl Session {
    /// The chunk, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn fetch_chunk(self) -> Result<Chunk, String> {
        let chunk = self.inner.with_value(|inner| (inner.fetch_chunk)()).await?;
        if self.chunk.get_untracked().is_none() {
            self.chunk.set(Some(chunk));
        }
        Ok(chunk)
    }

    /// Calls a function of the chunk: at once if the chunk is there, else when it has been fetched. If it cannot be had, that is told.
    pub fn with_chunk(self, call: impl FnOnce(Chunk) + 'static) {
        if let Some(chunk) = self.chunk.get_untracked() {
            return call(chunk);
        }
        spawn_local(async move {
            match self.fetch_chunk().await {
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
