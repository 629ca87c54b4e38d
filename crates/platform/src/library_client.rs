//! Client of the library worker, which keeps the games. Every client has a worker of its own.
//!
//! A worker that dies is replaced and asked again; nothing that is asked of the library is done twice by that.

use crate::json;
use crate::worker::{Heard, Worker};
use i18n::{Lexicon, args};
use protocol::library::{Answer, Ask, Failure, Progress, Reply, Request, Task};
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// Number of workers that may die, one after the other without an answer, before the waiting requests fail.
const DEATHS: u32 = 3;

/// A client of the library worker. A handle.
#[derive(Clone)]
pub struct LibraryClient(Rc<State>);

struct State {
    worker: Worker,
    ready: Cell<bool>,
    deaths: Cell<u32>,
    last_id: Cell<u32>,
    jobs: RefCell<BTreeMap<u32, Job>>,
    on_change: RefCell<Rc<dyn Fn()>>,
}

struct Job {
    message: JsValue,
    hear: Rc<dyn Fn(Report)>,
}

/// Reports about a job.
enum Report {
    Progress(Progress),
    Done(Value, JsValue),
    Failed(Failure),
}

impl Default for LibraryClient {
    /// No worker is started yet.
    fn default() -> LibraryClient {
        LibraryClient(Rc::new_cyclic(|state: &Weak<State>| {
            let state = state.clone();
            let worker = Worker::new("./library.js", move |heard| {
                if let Some(state) = state.upgrade() {
                    LibraryClient(state).hear(heard);
                }
            });
            State {
                worker,
                ready: Cell::new(false),
                deaths: Cell::new(0),
                last_id: Cell::new(0),
                jobs: RefCell::default(),
                on_change: RefCell::new(Rc::new(|| ())),
            }
        }))
    }
}

impl LibraryClient {
    /// Calls `hear` whenever the library has changed, here or in another tab.
    pub fn on_change(&self, hear: impl Fn() + 'static) {
        *self.0.on_change.borrow_mut() = Rc::new(hear);
    }

    /// Sends a task that is done at once. `done` is called exactly once, unless this client is dropped before.
    pub fn ask<A: Ask>(&self, ask: A, done: impl FnOnce(Result<A::Answer, Failure>) + 'static) {
        let done =
            |result: Result<(A::Answer, JsValue), Failure>| done(result.map(|(answer, _)| answer));
        self.ask_long(ask, &JsValue::UNDEFINED, |_| (), done);
    }

    /// Sends a task that takes its time. `file` goes with it; `done` is called with the answer and the file that comes
    /// with it. The number is the id for [`LibraryClient::cancel`].
    pub fn ask_long<A: Ask>(
        &self,
        ask: A,
        file: &JsValue,
        progress: impl Fn(Progress) + 'static,
        done: impl FnOnce(Result<(A::Answer, JsValue), Failure>) + 'static,
    ) -> u32 {
        let done = Cell::new(Some(done));
        let finish = move |result| {
            if let Some(done) = done.take() {
                done(result);
            }
        };
        let hear = move |said| match said {
            Report::Progress(far) => progress(far),
            Report::Done(answer, file) => finish(
                serde_json::from_value(answer)
                    .map(|answer| (answer, file))
                    .map_err(|error| Failure::Other(error.to_string())),
            ),
            Report::Failed(failure) => finish(Err(failure)),
        };
        self.order(ask.into(), file, Rc::new(hear))
    }

    /// Cancels an import or export; it is answered with what has been done by then.
    pub fn cancel(&self, id: u32) {
        if self.0.jobs.borrow().contains_key(&id) {
            self.0
                .worker
                .post(&message(id, Task::Cancel(id), &JsValue::UNDEFINED));
        }
    }

    fn order(&self, task: Task, file: &JsValue, hear: Rc<dyn Fn(Report)>) -> u32 {
        let state = &self.0;
        let id = state.last_id.get() + 1;
        state.last_id.set(id);
        let message = message(id, task, file);
        if state.ready.get() {
            state.worker.post(&message);
        }
        state.jobs.borrow_mut().insert(id, Job { message, hear });
        self.start();
        id
    }

    fn start(&self) {
        if let Err(why) = self.0.worker.start() {
            self.fail(&why);
        }
    }

    fn hear(&self, heard: Heard) {
        let state = &self.0;
        let (text, file) = match heard {
            Heard::Message(message) => {
                let parts = js_sys::Array::from(&message);
                (parts.get(0).as_string().unwrap_or_default(), parts.get(1))
            }
            Heard::Death(why) => return self.recover(&why),
        };
        let (id, answer) = match json::read::<Reply<Value>>(&text) {
            Ok(Reply::Ready) => {
                state.ready.set(true);
                for job in state.jobs.borrow().values() {
                    state.worker.post(&job.message);
                }
                return;
            }
            Ok(Reply::Changed) => {
                let hear = state.on_change.borrow().clone();
                return hear();
            }
            Ok(Reply::To { id, answer }) => (id, answer),
            Err(error) => return self.recover(&error.to_string()),
        };
        state.deaths.set(0);
        let said = match answer {
            Answer::Progress(progress) => Report::Progress(progress),
            Answer::Done(answer) => Report::Done(answer, file),
            Answer::Failed(failure) => Report::Failed(failure),
        };
        let job = if let Report::Progress(_) = said {
            state.jobs.borrow().get(&id).map(|job| job.hear.clone())
        } else {
            state.jobs.borrow_mut().remove(&id).map(|job| job.hear)
        };
        if let Some(hear) = job {
            hear(said);
        }
    }

    /// The worker has died: a new one is asked the same, unless too many have died of it.
    fn recover(&self, why: &str) {
        let state = &self.0;
        state.worker.end();
        state.ready.set(false);
        state.deaths.set(state.deaths.get() + 1);
        if state.jobs.borrow().is_empty() {
            return;
        }
        if state.deaths.get() < DEATHS {
            self.start();
        } else {
            self.fail(why);
        }
    }

    /// Fails all waiting requests.
    fn fail(&self, why: &str) {
        self.0.deaths.set(0);
        let jobs = std::mem::take(&mut *self.0.jobs.borrow_mut());
        for job in jobs.into_values() {
            (job.hear)(Report::Failed(Failure::Other(why.to_owned())));
        }
    }
}

/// A failure, in words that say what can be done.
pub fn failure_text(failure: &Failure, words: &Lexicon) -> String {
    let because = |name, why: &str| words.with(name, &args!["why" => why]);
    match failure {
        Failure::Blocked(_) => words.get("library-blocked"),
        Failure::Full => words.get("library-full"),
        Failure::Newer => words.get("library-newer"),
        Failure::Missing => words.get("library-missing"),
        Failure::NoGame(why) | Failure::Other(why) => because("library-trouble", why),
    }
}

fn message(id: u32, task: Task, file: &JsValue) -> JsValue {
    let text = json::write(&Request { id, task });
    js_sys::Array::of2(&text.into(), file).into()
}
