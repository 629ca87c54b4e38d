//! Dispatcher: reads a request, carries it out and sends its answers.

use crate::library::Library;
use js_sys::Array;
use protocol::library::{Answer, Failure, Progress, Reply, Request, Task};
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::collections::{HashSet, VecDeque};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BroadcastChannel, DedicatedWorkerGlobalScope};

/// Name of the `BroadcastChannel` on which the library workers of several tabs tell each other that the library has
/// changed.
const CHANNEL: &str = "sessa.library";

/// Takes requests. A handle.
#[derive(Clone)]
pub struct Dispatcher(Rc<State>);

struct State {
    scope: DedicatedWorkerGlobalScope,
    library: Library,
    /// Queue of the requests that wait for their turn.
    waiting: RefCell<VecDeque<Request>>,
    /// True while a request from the queue is being dealt with.
    busy: Cell<bool>,
    /// Long tasks that are to end.
    cancelled: RefCell<HashSet<u32>>,
    others: Option<BroadcastChannel>,
}

impl Dispatcher {
    /// A dispatcher that answers to `scope`, and is open.
    pub fn open(scope: DedicatedWorkerGlobalScope) -> Dispatcher {
        let dispatcher = Dispatcher(Rc::new(State {
            library: Library::new(scope.clone()),
            scope,
            waiting: RefCell::default(),
            busy: Cell::new(false),
            cancelled: RefCell::default(),
            others: BroadcastChannel::new(CHANNEL).ok(),
        }));
        if let Some(others) = &dispatcher.0.others {
            let told = dispatcher.clone();
            let hear = Closure::<dyn Fn()>::new(move || told.post(&Reply::<()>::Changed, None));
            others.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            // It is heard for as long as the worker lives.
            hear.forget();
        }
        dispatcher.post(&Reply::<()>::Ready, None);
        let reader = dispatcher.clone();
        wasm_bindgen_futures::spawn_local(async move { drop(reader.0.library.openings().await) });
        dispatcher
    }

    /// Takes a message; its answers follow.
    pub fn receive(&self, text: &str, file: JsValue) {
        #[derive(serde::Deserialize)]
        struct Id {
            id: u32,
        }
        let request = match serde_json::from_str::<Request>(text) {
            Ok(request) => request,
            // Whoever sent it waits for an answer, so give one if the id at least can be read.
            Err(error) => {
                let id = serde_json::from_str(text).map_or(0, |Id { id }| id);
                return self.answer::<()>(
                    id,
                    Err(Failure::Other(format!("request: {error}"))),
                    None,
                );
            }
        };
        let (dispatcher, id) = (self.clone(), request.id);
        match request.task {
            Task::Cancel(id) => drop(self.0.cancelled.borrow_mut().insert(id)),
            Task::Import(_) => wasm_bindgen_futures::spawn_local(async move {
                let told = ProgressReporter {
                    dispatcher: &dispatcher,
                    id,
                };
                let imported = match file.dyn_into::<Blob>() {
                    Ok(file) => dispatcher.0.library.import(&file, &told).await,
                    Err(_) => Err(Failure::Other("no file came with the request".into())),
                };
                dispatcher.changed();
                dispatcher.answer(id, imported, None);
            }),
            Task::Export(export) => wasm_bindgen_futures::spawn_local(async move {
                let told = ProgressReporter {
                    dispatcher: &dispatcher,
                    id,
                };
                let exported = dispatcher.0.library.export(export.which, &told).await;
                let (games, file) = match exported {
                    Ok((games, file)) => (Ok(games), Some(file)),
                    Err(failure) => (Err(failure), None),
                };
                dispatcher.answer(id, games, file);
            }),
            _ => {
                self.0.waiting.borrow_mut().push_back(request);
                if !self.0.busy.replace(true) {
                    wasm_bindgen_futures::spawn_local(async move { dispatcher.serve().await });
                }
            }
        }
    }

    /// Carries out the requests in the queue.
    async fn serve(&self) {
        loop {
            let next = self.0.waiting.borrow_mut().pop_front();
            let Some(Request { id, task }) = next else {
                return self.0.busy.set(false);
            };
            let library = &self.0.library;
            match task {
                Task::Save(save) => self.answer_change(id, library.save(&save).await),
                Task::Keep(keep) => self.answer_change(id, library.keep(keep).await),
                Task::Delete(delete) => self.answer_change(id, library.delete(delete.which).await),
                Task::Restore(restore) => {
                    self.answer_change(id, library.restore(restore.which).await);
                }
                Task::Erase(erase) => self.answer_change(id, library.erase(erase.which).await),
                Task::Latest(latest) => {
                    let latest = library.latest(latest.known.as_deref()).await;
                    self.answer(id, latest, None);
                }
                Task::List(list) => self.answer(id, library.list(&list).await, None),
                Task::Get(get) => self.answer(id, library.get(&get.key).await, None),
                Task::Cancel(_) | Task::Import(_) | Task::Export(_) => {
                    unreachable!("they do not wait")
                }
            }
        }
    }

    /// Answers a request that has changed the library, and tells the other tabs.
    fn answer_change<A: Serialize>(&self, id: u32, result: Result<A, Failure>) {
        if result.is_ok() {
            self.changed();
        }
        self.answer(id, result, None);
    }

    fn changed(&self) {
        self.post(&Reply::<()>::Changed, None);
        if let Some(others) = &self.0.others {
            // A text can always be posted.
            let _ = others.post_message(&JsValue::TRUE);
        }
    }

    fn answer<A: Serialize>(&self, id: u32, result: Result<A, Failure>, file: Option<Blob>) {
        self.0.cancelled.borrow_mut().remove(&id);
        let answer = match result {
            Ok(answer) => Answer::Done(answer),
            Err(failure) => Answer::Failed(failure),
        };
        self.post(&Reply::To { id, answer }, file);
    }

    fn post<A: Serialize>(&self, reply: &Reply<A>, file: Option<Blob>) {
        let text =
            serde_json::to_string(reply).expect("a reply has no value that JSON cannot hold");
        let message = Array::of2(&text.into(), &file.into());
        self.0
            .scope
            .post_message(&message)
            .expect("texts and files can always be posted");
    }
}

/// Progress of a long task to its client.
pub struct ProgressReporter<'a> {
    dispatcher: &'a Dispatcher,
    id: u32,
}

impl ProgressReporter<'_> {
    /// Reports the progress of a job; `false` if it has been cancelled.
    pub fn progress(&self, progress: Progress) -> bool {
        let answer = Answer::Progress(progress);
        self.dispatcher.post(
            &Reply::<()>::To {
                id: self.id,
                answer,
            },
            None,
        );
        !self.dispatcher.0.cancelled.borrow().contains(&self.id)
    }
}
