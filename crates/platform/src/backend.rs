//! Engine client: the page's side of the engine worker, one search at a time, each answered exactly once.
//!
//! A worker that dies is replaced and the request repeated. A search is stopped by ending its worker: that takes effect
//! at once, needs no shared memory, and costs the hash table of a search nobody wants any more.

use crate::json;
use crate::worker::{Heard, Worker};
use protocol::{Info, Reply, Request, SearchAnswer};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// Number of workers that may die of one request.
const DEATHS: u32 = 3;

/// The end of a search.
pub struct Done {
    /// The move chosen, in UCI.
    pub best: Option<String>,
    /// The last report of the search.
    pub info: Info,
}

type OnInfo = Rc<dyn Fn(Info)>;
type OnDone = Box<dyn FnOnce(Result<Done, String>)>;

struct Job {
    request: Request,
    deaths: u32,
    on_info: OnInfo,
    on_done: OnDone,
}

struct State {
    worker: Worker,
    ready: bool,
    last_id: u32,
    job: Option<Job>,
}

/// A client of the engine worker. With the last handle its worker ends.
#[derive(Clone)]
pub struct Backend(Rc<RefCell<State>>);

impl Default for Backend {
    /// No worker is started yet.
    fn default() -> Backend {
        Backend(Rc::new_cyclic(|state: &Weak<RefCell<State>>| {
            let state = state.clone();
            let worker = Worker::new("./engine.js", move |heard| {
                if let Some(state) = state.upgrade() {
                    Backend(state).hear(heard);
                }
            });
            RefCell::new(State {
                worker,
                ready: false,
                last_id: 0,
                job: None,
            })
        }))
    }
}

impl Backend {
    /// Starts the worker if it is not there, so that the first request need not wait for it.
    pub fn warm_up(&self) {
        let mut state = self.0.borrow_mut();
        if let Err(why) = state.worker.start() {
            let job = state.job.take();
            drop(state);
            if let Some(job) = job {
                (job.on_done)(Err(why));
            }
        }
    }

    /// Sends `request` under an id of its own; a search still in progress is stopped and forgotten. `on_info` gets
    /// every report of the search, from the beginning again if it has to be repeated.
    pub fn search(
        &self,
        mut request: Request,
        on_info: impl Fn(Info) + 'static,
        on_done: impl FnOnce(Result<Done, String>) + 'static,
    ) {
        self.stop();
        let mut state = self.0.borrow_mut();
        state.last_id += 1;
        request.id = state.last_id;
        state.job = Some(Job {
            request,
            deaths: 0,
            on_info: Rc::new(on_info),
            on_done: Box::new(on_done),
        });
        drop(state);
        self.warm_up();
        self.send();
    }

    /// Stops the search in progress, if there is one, without an answer, and has a fresh worker ready.
    pub fn stop(&self) {
        let mut state = self.0.borrow_mut();
        // A worker that is still starting has not heard of the search.
        let searching = state.job.take().is_some() && state.ready;
        drop(state);
        if searching {
            self.end_worker();
            self.warm_up();
        }
    }

    fn end_worker(&self) {
        let mut state = self.0.borrow_mut();
        state.ready = false;
        state.worker.end();
    }

    /// Posts the waiting request to a worker that is ready for it.
    fn send(&self) {
        let state = self.0.borrow();
        if let (true, Some(job)) = (state.ready, &state.job) {
            let text = serde_json::to_string(&job.request)
                .expect("a request has no value that JSON cannot hold");
            state.worker.post(&JsValue::from_str(&text));
        }
    }

    fn hear(&self, heard: Heard) {
        let message = match heard {
            Heard::Message(message) => message.as_string().unwrap_or_default(),
            Heard::Death(why) => return self.recover(&why),
        };
        let (id, answer) = match json::read(&message) {
            Ok(Reply::Ready) => {
                self.0.borrow_mut().ready = true;
                return self.send();
            }
            Ok(Reply::To { id, answer }) => (id, answer),
            Err(error) => return self.recover(&error.to_string()),
        };
        let mut state = self.0.borrow_mut();
        let Some(job) = state.job.take_if(|job| job.request.id == id) else {
            return;
        };
        let result = match answer {
            SearchAnswer::Info(info) => {
                let on_info = Rc::clone(&job.on_info);
                state.job = Some(job);
                // Whoever is told may stop the search or begin another.
                drop(state);
                return on_info(info);
            }
            SearchAnswer::Done { best, info } => Ok(Done { best, info }),
            SearchAnswer::Failed(why) => Err(why),
        };
        drop(state);
        (job.on_done)(result);
    }

    /// The worker has died: a new one gets the same request, unless too many have died of it.
    fn recover(&self, why: &str) {
        self.end_worker();
        let mut state = self.0.borrow_mut();
        let Some(job) = &mut state.job else { return };
        job.deaths += 1;
        if job.deaths < DEATHS {
            drop(state);
            self.warm_up();
        } else if let Some(job) = state.job.take() {
            drop(state);
            (job.on_done)(Err(why.to_owned()));
        }
    }
}
