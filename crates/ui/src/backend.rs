//! The page's side of the engine worker: one search at a time, each answered exactly once.
//!
//! A worker that dies is replaced and the request repeated. A search is stopped by ending its worker: that takes effect
//! at once, needs no shared memory, and costs the table of a search nobody wants any more.

use crate::door;
use protocol::{Answer, Info, Reply, Request};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How many workers may die of one request.
const DEATHS: u32 = 3;

/// The end of a search.
pub struct Done {
    /// The move chosen, in UCI.
    pub best: Option<String>,
    /// What the search saw last.
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
    worker: Option<Worker>,
    ready: bool,
    last_id: u32,
    job: Option<Job>,
    handlers: Option<Handlers>,
}

/// The page's ears, the same for every worker there will be.
struct Handlers {
    message: Closure<dyn Fn(MessageEvent)>,
    error: Closure<dyn Fn(ErrorEvent)>,
}

impl Drop for State {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

/// The engine, wherever it runs. With the last handle its worker ends.
#[derive(Clone)]
pub struct Backend(Rc<RefCell<State>>);

impl Backend {
    /// No worker is started yet.
    pub fn new() -> Backend {
        let state = State {
            worker: None,
            ready: false,
            last_id: 0,
            job: None,
            handlers: None,
        };
        let backend = Backend(Rc::new(RefCell::new(state)));
        let (hear, fear) = (Rc::downgrade(&backend.0), Rc::downgrade(&backend.0));
        let handlers = Handlers {
            message: Closure::new(move |event: MessageEvent| {
                if let Some(state) = hear.upgrade() {
                    Backend(state).hear(&event);
                }
            }),
            error: Closure::new(move |event: ErrorEvent| {
                event.prevent_default();
                if let Some(state) = fear.upgrade() {
                    Backend(state).recover(&event.message());
                }
            }),
        };
        backend.0.borrow_mut().handlers = Some(handlers);
        backend
    }

    /// Starts the worker if it is not there, so that the first request need not wait for it.
    pub fn warm_up(&self) {
        let mut state = self.0.borrow_mut();
        if state.worker.is_some() {
            return;
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        state.ready = false;
        match Worker::new_with_options("./engine.js", &options) {
            Ok(worker) => {
                if let Some(handlers) = &state.handlers {
                    worker.set_onmessage(Some(handlers.message.as_ref().unchecked_ref()));
                    worker.set_onerror(Some(handlers.error.as_ref().unchecked_ref()));
                }
                state.worker = Some(worker);
            }
            Err(error) => {
                let job = state.job.take();
                drop(state);
                if let Some(job) = job {
                    (job.on_done)(Err(format!("{error:?}")));
                }
            }
        }
    }

    /// Sends `request` under an id of its own; a search still under way is stopped and forgotten. `on_info` is told what
    /// the search sees on its way, from the beginning again if it has to be repeated.
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

    /// Ends the search under way, if there is one, without an answer, and has a fresh worker ready.
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
        if let Some(worker) = state.worker.take() {
            worker.terminate();
        }
    }

    /// Hands the waiting request to a worker that is ready for it.
    fn send(&self) {
        let mut state = self.0.borrow_mut();
        let State {
            worker: Some(worker),
            ready: true,
            job: Some(job),
            ..
        } = &mut *state
        else {
            return;
        };
        let text = serde_json::to_string(&job.request)
            .expect("a request has no value that JSON cannot hold");
        worker
            .post_message(&JsValue::from_str(&text))
            .expect("text can always be posted");
    }

    fn hear(&self, event: &MessageEvent) {
        let text = event.data().as_string().unwrap_or_default();
        let (id, answer) = match door::read(&text) {
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
            Answer::Info(info) => {
                let on_info = Rc::clone(&job.on_info);
                state.job = Some(job);
                // Whoever is told may stop the search or begin another.
                drop(state);
                return on_info(info);
            }
            Answer::Done { best, info } => Ok(Done { best, info }),
            Answer::Failed(why) => Err(why),
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
