//! Tasks of the laboratory worker, each with what carries it out.

use crate::laboratory::Laboratory;
use crate::reading::Reading;
use database::file;
use database::object_store::{EXPERIMENTS, Store, StoreName};
use database::service::{Client, Service};
use gloo_timers::future::TimeoutFuture;
use protocol::lab::{
    Failure, GamesRead, Keep, Kept, LabFailure, Outcome, Progress, Read, Save, Task,
};
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DedicatedWorkerGlobalScope};

/// The engine's own games: an experiment as `sessa lab report --json` writes it.
const OWN_GAMES: &str = "own-games.json";
/// Slices of doubt between two turns of the event loop.
const SLICES: u32 = 8;
/// Number of experiments that are kept: as many tabs may have one each.
const KEPT: usize = 4;
/// The most bytes of rows that are kept.
const LARGEST: usize = 32 << 20;

/// The laboratory of this worker, empty until games were read.
pub struct Laboratories {
    scope: DedicatedWorkerGlobalScope,
    laboratory: RefCell<Option<Laboratory>>,
    /// The reading that was cancelled, and the bytes that it has read.
    cancelled: RefCell<Option<(Reading, u64)>>,
    store: Store,
    /// Key of the experiment at hand, if it is kept with its rows; they may not have been read yet.
    kept: RefCell<Option<String>>,
    /// Number of readings and fits, by which a doubt sees that it is about an older one.
    changes: Cell<u32>,
}

impl Laboratories {
    /// Without games.
    pub fn new(scope: DedicatedWorkerGlobalScope) -> Laboratories {
        Laboratories {
            store: Store::of(&scope),
            scope,
            laboratory: RefCell::default(),
            cancelled: RefCell::default(),
            kept: RefCell::default(),
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
        let laboratory = Laboratory::new(reading.finish(complete).map_err(Failure::Lab)?);
        let told = laboratory.told().clone();
        *self.laboratory.borrow_mut() = Some(laboratory);
        self.kept.take();
        self.changes.set(self.changes.get() + 1);
        Ok(told)
    }

    /// Keeps the experiment.
    async fn keep(&self, Keep { key, note }: Keep) -> Result<(), Failure> {
        // Under another key its rows are needed.
        if self.kept_as().is_some_and(|kept| kept != key) {
            self.revive(true).await?;
        }
        let fitted = self.with(|laboratory| {
            Ok(Kept {
                note: note.clone(),
                settings: laboratory.settings().ok_or(Failure::Missing)?,
                read: laboratory.told().clone(),
                outcome: laboratory.outcome()?,
            })
        });
        let kept = match fitted {
            Ok(kept) => kept,
            Err(_) => Kept {
                note,
                ..self.kept(&key).await?
            },
        };
        let store = self.store.writing(EXPERIMENTS).await?;
        store.put(StoreName::Experiments, &key, &json::write(&kept))?;
        for name in EXPERIMENTS {
            let keys = store.keys(*name, "", 1_000).await?;
            let others = keys.iter().filter(|other| **other != key);
            for old in others.rev().skip(KEPT - 1) {
                store.delete(*name, old)?;
            }
        }
        store.done().await?;
        if self.laboratory.borrow().is_none() || self.kept_as().as_ref() == Some(&key) {
            return Ok(());
        }
        let rows = self.with(|laboratory| laboratory.save(Save::Experiment))?;
        self.kept.replace(Some(key.clone()));
        if rows.len() > LARGEST {
            return Err(Failure::Full);
        }
        let store = self.store.writing(EXPERIMENTS).await?;
        store.put_bytes(StoreName::ExperimentRows, &key, rows.as_bytes())?;
        store.done().await
    }

    /// An experiment that was kept.
    async fn kept(&self, key: &str) -> Result<Kept, Failure> {
        let store = self.store.reading(EXPERIMENTS).await?;
        let text = store.get(StoreName::Experiments, key).await?;
        let text = text.ok_or(Failure::Lab(LabFailure::NotKept))?;
        json::read(&text).map_err(|_| Failure::Lab(LabFailure::Damaged))
    }

    /// Opens an experiment that was kept; its rows are read when they are needed.
    async fn open(&self, key: String) -> Result<Kept, Failure> {
        let kept = self.kept(&key).await?;
        self.laboratory.take();
        self.cancelled.take();
        self.changes.set(self.changes.get() + 1);
        self.kept.replace(Some(key));
        Ok(kept)
    }

    async fn forget(&self, key: &str) -> Result<(), Failure> {
        let store = self.store.writing(EXPERIMENTS).await?;
        for name in EXPERIMENTS {
            store.delete(*name, key)?;
        }
        store.done().await
    }

    /// The key of the experiment at hand, if it is kept with its rows.
    fn kept_as(&self) -> Option<String> {
        self.kept.borrow().clone()
    }

    /// Reads the rows of the experiment that was opened, unless they are at hand; `fitted`: with its fit.
    async fn revive(&self, fitted: bool) -> Result<(), Failure> {
        let Some(key) = self
            .kept_as()
            .filter(|_| self.laboratory.borrow().is_none())
        else {
            return Ok(());
        };
        let kept = self.kept(&key).await?;
        let store = self.store.reading(EXPERIMENTS).await?;
        let rows = store.bytes(StoreName::ExperimentRows, &key).await?;
        let rows = rows.ok_or(Failure::Lab(LabFailure::NotKept))?;
        let mut reading = Reading::new(0);
        reading.feed(&rows);
        let damaged = |_| Failure::Lab(LabFailure::Damaged);
        let mut games = reading.finish(true).map_err(damaged)?;
        games.told = kept.read;
        let mut laboratory = Laboratory::new(games);
        if fitted {
            laboratory.fit(&kept.settings)?;
        }
        *self.laboratory.borrow_mut() = Some(laboratory);
        Ok(())
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
                let revived = self.revive(false).await;
                let fit = |()| self.with(|laboratory| laboratory.fit(&fit.settings));
                client.answer(revived.and_then(fit));
            }
            Task::Doubt(_) => {
                let revived = self.revive(true).await;
                client.answer(match revived {
                    Ok(()) => self.doubt(client).await,
                    Err(failure) => Err(failure),
                });
            }
            Task::Save(save) => {
                let revived = self.revive(true).await;
                client.answer_file(revived.and_then(|()| self.save(save)));
            }
            Task::Keep(keep) => client.answer(self.keep(keep).await),
            Task::Open(open) => client.answer(self.open(open.key).await),
            Task::Forget(forget) => client.answer(self.forget(&forget.key).await),
            Task::Cancel(_) => unreachable!("it is no task of its own"),
        }
    }
}
