//! Client of the engine's worker for searches: one at a time, each answered exactly once.
//!
//! A search is stopped by ending its worker: that takes effect at once, needs no shared memory, and costs the hash table of a
//! search nobody wants any more.

use crate::engine_client::{Answer, EngineClient};
use crate::worker::{HearText, TextWorker};
use protocol::{Info, MoveOrigin, SearchAnswer, SearchTask, Task};
use std::cell::Cell;

/// The end of a search.
pub struct Done {
    /// The move chosen, in UCI.
    pub best: Option<String>,
    /// The last report of the search.
    pub info: Info,
    /// Origin of the move.
    pub origin: MoveOrigin,
}

/// A client for searches. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct Backend(EngineClient<SearchAnswer>);

impl Answer for SearchAnswer {
    fn failed(why: String) -> SearchAnswer {
        SearchAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        !matches!(self, SearchAnswer::Info(_))
    }
}

impl Backend {
    /// A client of the worker that `make` gives, which is to tell what comes from it; [`Backend::default`] is one of the page's
    /// engine worker. It is not started yet.
    pub fn new(make: impl FnOnce(HearText) -> Box<dyn TextWorker>) -> Backend {
        Backend(EngineClient::new(make))
    }

    /// Starts the worker if it is not there, so that the first request need not wait for it.
    pub fn warm_up(&self) {
        self.0.warm_up();
    }

    /// Begins a search; one still in progress is stopped and forgotten. `on_info` gets every report of the search, from the
    /// beginning again if it has to be repeated.
    pub fn search(
        &self,
        task: SearchTask,
        on_info: impl Fn(Info) + 'static,
        on_done: impl FnOnce(Result<Done, String>) + 'static,
    ) {
        self.stop();
        let on_done = Cell::new(Some(on_done));
        let finish = move |result| {
            if let Some(on_done) = on_done.take() {
                on_done(result);
            }
        };
        let write = move || Task::Search(task.clone());
        self.0.request(write, move |answer| match answer {
            SearchAnswer::Info(info) => on_info(info),
            SearchAnswer::Done { best, info, origin } => finish(Ok(Done { best, info, origin })),
            SearchAnswer::Failed(why) => finish(Err(why)),
        });
    }

    /// Stops the search in progress, if there is one, without an answer, and has a fresh worker ready.
    pub fn stop(&self) {
        if self.0.end() {
            self.0.warm_up();
        }
    }
}
