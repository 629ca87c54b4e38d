//! Client of a worker that keeps things: the library worker, the puzzle worker. Every client has a worker of its own.
//!
//! A worker that dies is replaced and asked again; nothing that is asked of such a worker is done twice by that.

use crate::worker::{Heard, Worker};
use json::Value;
use protocol::request::{Answer, Ask, Failure, Progress, Reply, Request, Tasks};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// Number of workers that may die, one after the other without an answer, before the waiting requests fail.
const DEATHS: u32 = 3;

/// A client of the worker that does the tasks `T`. A handle.
pub struct WorkerClient<T> {
    state: Rc<State>,
    tasks: PhantomData<fn(T)>,
}

impl<T> Clone for WorkerClient<T> {
    fn clone(&self) -> Self {
        WorkerClient::of(self.state.clone())
    }
}

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

impl<T> WorkerClient<T> {
    fn of(state: Rc<State>) -> WorkerClient<T> {
        WorkerClient {
            state,
            tasks: PhantomData,
        }
    }
}

impl<T: Tasks> WorkerClient<T> {
    /// A client of the worker whose loader is at this address. No worker is started yet.
    pub(crate) fn new(script: &'static str) -> WorkerClient<T> {
        WorkerClient::of(Rc::new_cyclic(|state: &Weak<State>| {
            let state = state.clone();
            let worker = Worker::new(script, move |heard| {
                if let Some(state) = state.upgrade() {
                    state.hear(heard);
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

    /// Calls `hear` whenever what is kept has changed, here or in another tab.
    pub fn on_change(&self, hear: impl Fn() + 'static) {
        *self.state.on_change.borrow_mut() = Rc::new(hear);
    }

    /// Sends a task that is done at once. `done` is called exactly once, unless this client is dropped before.
    pub fn ask<A: Ask<Task = T>>(
        &self,
        ask: A,
        done: impl FnOnce(Result<A::Answer, Failure>) + 'static,
    ) {
        let done =
            |result: Result<(A::Answer, JsValue), Failure>| done(result.map(|(answer, _)| answer));
        self.ask_long(ask, &JsValue::UNDEFINED, |_| (), done);
    }

    /// Sends a task that takes its time. `file` goes with it; `done` is called with the answer and the file that comes
    /// with it. The number is the id for [`WorkerClient::cancel`].
    pub fn ask_long<A: Ask<Task = T>>(
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
                json::from_value(answer)
                    .map(|answer| (answer, file))
                    .map_err(|error| Failure::Other(error.to_string())),
            ),
            Report::Failed(failure) => finish(Err(failure)),
        };
        let id = self.state.next_id();
        self.state
            .order(id, message(id, ask.into(), file), Rc::new(hear));
        id
    }

    /// Cancels an import or export; it is answered with what has been done by then.
    pub fn cancel(&self, id: u32) {
        if self.state.jobs.borrow().contains_key(&id) {
            let cancel = message(id, T::cancel(id), &JsValue::UNDEFINED);
            self.state.worker.post(&cancel);
        }
    }
}

impl State {
    fn next_id(&self) -> u32 {
        let id = self.last_id.get() + 1;
        self.last_id.set(id);
        id
    }

    fn order(&self, id: u32, message: JsValue, hear: Rc<dyn Fn(Report)>) {
        if self.ready.get() {
            self.worker.post(&message);
        }
        self.jobs.borrow_mut().insert(id, Job { message, hear });
        self.start();
    }

    fn start(&self) {
        if let Err(why) = self.worker.start() {
            self.fail(&why);
        }
    }

    fn hear(&self, heard: Heard) {
        let (text, file) = match heard {
            Heard::Message(message) => {
                let parts = js_sys::Array::from(&message);
                (parts.get(0).as_string().unwrap_or_default(), parts.get(1))
            }
            Heard::Death(why) => return self.recover(&why),
        };
        let (id, answer) = match json::read::<Reply<Value>>(&text) {
            Ok(Reply::Ready) => {
                self.ready.set(true);
                for job in self.jobs.borrow().values() {
                    self.worker.post(&job.message);
                }
                return;
            }
            Ok(Reply::Changed) => {
                let hear = self.on_change.borrow().clone();
                return hear();
            }
            Ok(Reply::To { id, answer }) => (id, answer),
            Err(error) => return self.recover(&error.to_string()),
        };
        self.deaths.set(0);
        let said = match answer {
            Answer::Progress(progress) => Report::Progress(progress),
            Answer::Done(answer) => Report::Done(answer, file),
            Answer::Failed(failure) => Report::Failed(failure),
        };
        let job = if let Report::Progress(_) = said {
            self.jobs.borrow().get(&id).map(|job| job.hear.clone())
        } else {
            self.jobs.borrow_mut().remove(&id).map(|job| job.hear)
        };
        if let Some(hear) = job {
            hear(said);
        }
    }

    /// The worker has died: a new one is asked the same, unless too many have died of it.
    fn recover(&self, why: &str) {
        self.worker.end();
        self.ready.set(false);
        self.deaths.set(self.deaths.get() + 1);
        if self.jobs.borrow().is_empty() {
            return;
        }
        if self.deaths.get() < DEATHS {
            self.start();
        } else {
            self.fail(why);
        }
    }

    /// Fails all waiting requests.
    fn fail(&self, why: &str) {
        self.deaths.set(0);
        let failure = match why {
            "" => Failure::NoWorker,
            why => Failure::Other(why.to_owned()),
        };
        let jobs = std::mem::take(&mut *self.jobs.borrow_mut());
        for job in jobs.into_values() {
            (job.hear)(Report::Failed(failure.clone()));
        }
    }
}

fn message<T: Tasks>(id: u32, task: T, file: &JsValue) -> JsValue {
    let text = json::write(&Request { id, task });
    js_sys::Array::of2(&text.into(), file).into()
}
