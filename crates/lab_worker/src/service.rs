//! Tasks of the laboratory worker, each with what carries it out.

use crate::laboratory::Laboratory;
use crate::reading::Reading;
use database::file;
use database::service::{Client, Service};
use gloo_timers::future::TimeoutFuture;
use protocol::lab::{Failure, GamesRead, Outcome, Progress, Read, Save, Task};
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DedicatedWorkerGlobalScope};

/// The engine's own games: an experiment as `sessa lab report --json` writes it.
const OWN_GAMES: &str = "own-games.json";
/// Slices of doubt between two turns of the event loop.
const SLICES: u32 = 8;

/// The laboratory of this worker, empty until games were read.
pub struct Laboratories {
    scope: DedicatedWorkerGlobalScope,
    laboratory: RefCell<Option<Laboratory>>,
    /// The reading that was cancelled, and the bytes that it has read.
    cancelled: RefCell<Option<(Reading, u64)>>,
    /// Number of readings and fits, by which a doubt sees that it is about an older one.
    changes: Cell<u32>,
}

impl Laboratories {
    /// Without games.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Laboratories {
        Laboratories {
            scope,
            laboratory: RefCell::default(),
            cancelled: RefCell::default(),
            changes: Cell::default(),
        }
    }

    fn with<T>(
        &self,
        act: impl FnOnce(&mut Laboratory) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut laboratory = self.laboratory.borrow_mut();
        laboratory.as_mut().ok_or(Failure::Missing).and_then(act)
    }

    async fn read(
        &self,
        read: &Read,
        file: JsValue,
        client: Client<'_>,
    ) -> Result<GamesRead, Failure> {
        let cancelled = self.cancelled.take();
        let (mut reading, mut done) = match cancelled {
            Some(cancelled) if read.resume => cancelled,
            None if read.resume => return Err(Failure::Missing),
            _ => (Reading::new(read.quiet), 0),
        };
        let mut complete = true;
        if read.own {
            let text = file::fetch_bytes(&self.scope, OWN_GAMES).await;
            reading.feed(&text.ok_or_else(|| Failure::Unfetched(OWN_GAMES.to_owned()))?);
        } else {
            let file: Blob = file.dyn_into().map_err(|_| Failure::Missing)?;
            let of = file.size() as u64;
            while done < of {
                let bytes = file::read(&file, done).await?;
                if bytes.is_empty() {
                    break;
                }
                done += bytes.len() as u64;
                reading.feed(&bytes);
                let count = u32::try_from(reading.count()).unwrap_or(u32::MAX);
                if !client.progress(Progress { done, of, count }) {
                    complete = done >= of;
                    if !complete {
                        self.cancelled.replace(Some((reading.clone(), done)));
                    }
                    break;
                }
                // Messages are heard in between.
                TimeoutFuture::new(0).await;
            }
        }
        let (laboratory, told) =
            Laboratory::new(reading.finish(complete).map_err(Failure::NoGame)?);
        *self.laboratory.borrow_mut() = Some(laboratory);
        self.changes.set(self.changes.get() + 1);
        Ok(told)
    }

    async fn doubt(&self, client: Client<'_>) -> Result<Outcome, Failure> {
        let begun = self.changes.get();
        'doubt: while self.changes.get() == begun {
            let mut progress = None;
            for _ in 0..SLICES {
                progress = self.with(|laboratory| Ok(laboratory.doubt()))?;
                if progress.is_none() {
                    break 'doubt;
                }
            }
            if progress.is_some_and(|progress| !client.progress(progress)) {
                break;
            }
            TimeoutFuture::new(0).await;
        }
        self.with(|laboratory| laboratory.outcome())
    }

    fn save(&self, save: Save) -> Result<((), Blob), Failure> {
        let text = self.with(|laboratory| laboratory.save(save))?;
        let kind = match save {
            Save::Experiment => "application/json",
            Save::Rows | Save::Log => "text/plain",
        };
        Ok(((), file::bytes_blob(text.as_bytes(), kind)?))
    }
}

impl Service for Laboratories {
    type Task = Task;
    const CHANNEL: &'static str = "sessa.lab";

    fn is_long(task: &Task) -> bool {
        matches!(task, Task::Read(_) | Task::Doubt(_))
    }

    async fn carry_out(&self, task: Task, file: JsValue, client: Client<'_>) {
        match task {
            Task::Read(read) => client.answer(self.read(&read, file, client).await),
            Task::Fit(fit) => {
                self.changes.set(self.changes.get() + 1);
                client.answer(self.with(|laboratory| laboratory.fit(&fit.settings)));
            }
            Task::Doubt(_) => client.answer(self.doubt(client).await),
            Task::Save(save) => client.answer_file(self.save(save)),
            Task::Cancel(_) => unreachable!("it is no task of its own"),
        }
    }
}
