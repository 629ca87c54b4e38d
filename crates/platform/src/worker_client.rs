//! Client of a worker that keeps things: the library worker, the puzzle worker. All that a page asks of a kind of worker goes to
//! one of them ([`crate::clients`]).
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

/// A client of the worker that does the tasks `T`, for one user such as a screen. A handle: with the last one what was asked
/// by it is cancelled.
pub struct WorkerClient<T> {
    user: Rc<User>,
    tasks: PhantomData<fn(T)>,
}

impl<T> Clone for WorkerClient<T> {
    fn clone(&self) -> Self {
        WorkerClient::of(self.user.clone())
    }
}

/// One of those who ask the same worker.
struct User {
    state: Rc<State>,
    id: u32,
}

/// The worker with all that is asked of it. With the last user it ends.
struct State {
    worker: Worker,
    ready: Cell<bool>,
    deaths: Cell<u32>,
    last_id: Cell<u32>,
    jobs: RefCell<BTreeMap<u32, Job>>,
    /// Callbacks by the ids of their users.
    on_change: RefCell<BTreeMap<u32, Rc<dyn Fn()>>>,
    /// Writes the message that ends the long task of an id.
    cancel: fn(u32) -> JsValue,
}

struct Job {
    /// Id of the user.
    user: u32,
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
    fn of(user: Rc<User>) -> WorkerClient<T> {
        WorkerClient {
            user,
            tasks: PhantomData,
        }
    }
}

impl<T: Tasks> WorkerClient<T> {
    /// A client of the worker whose loader is at this address. No worker is started yet.
    pub(crate) fn new(script: &'static str) -> WorkerClient<T> {
        WorkerClient::of(User::of(Rc::new_cyclic(|state: &Weak<State>| {
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
                on_change: RefCell::default(),
                cancel: |id| message(id, T::cancel(id), &JsValue::UNDEFINED),
            }
        })))
    }

    /// A client of the same worker for another user.
    pub(crate) fn for_another(&self) -> WorkerClient<T> {
        WorkerClient::of(User::of(self.user.state.clone()))
    }

    /// Calls `hear` whenever what is kept has changed, here or in another tab, until the last handle of this client is dropped.
    pub fn on_change(&self, hear: impl Fn() + 'static) {
        let hear = Rc::new(hear);
        let mut all = self.user.state.on_change.borrow_mut();
        all.insert(self.user.id, hear);
    }

    /// Sends a task that is done at once. `done` is called exactly once, unless the last handle of this client is dropped
    /// before.
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
        let state = &self.user.state;
        let id = state.next_id();
        let job = Job {
            user: self.user.id,
            message: message(id, ask.into(), file),
            hear: Rc::new(hear),
        };
        state.order(id, job);
        id
    }

    /// Cancels an import or export; it is answered with what has been done by then.
    pub fn cancel(&self, id: u32) {
        let state = &self.user.state;
        if state.jobs.borrow().contains_key(&id) {
            state.worker.post(&(state.cancel)(id));
        }
    }
}

impl User {
    fn of(state: Rc<State>) -> Rc<User> {
        let id = state.next_id();
        Rc::new(User { state, id })
    }
}

impl Drop for User {
    /// Cancels what the user has asked; late answers are not heard.
    fn drop(&mut self) {
        let state = &self.state;
        let on_change = state.on_change.borrow_mut().remove(&self.id);
        let (own, others): (BTreeMap<_, _>, _) = state
            .jobs
            .take()
            .into_iter()
            .partition(|(_, job)| job.user == self.id);
        state.jobs.replace(others);
        if state.ready.get() {
            for id in own.keys() {
                state.worker.post(&(state.cancel)(*id));
            }
        }
        // What callbacks hold may be users of the same worker.
        drop((on_change, own));
    }
}

impl State {
    fn next_id(&self) -> u32 {
        let id = self.last_id.get() + 1;
        self.last_id.set(id);
        id
    }

    fn order(&self, id: u32, job: Job) {
        if self.ready.get() {
            self.worker.post(&job.message);
        }
        self.jobs.borrow_mut().insert(id, job);
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
                let users: Vec<u32> = self.on_change.borrow().keys().copied().collect();
                for user in users {
                    // What hears of it may close another user.
                    let hear = self.on_change.borrow().get(&user).cloned();
                    if let Some(hear) = hear {
                        hear();
                    }
                }
                return;
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
        let waiting: Vec<u32> = self.jobs.borrow().keys().copied().collect();
        for id in waiting {
            // What is told may close another user, or ask again.
            let job = self.jobs.borrow_mut().remove(&id);
            if let Some(job) = job {
                (job.hear)(Report::Failed(failure.clone()));
            }
        }
    }
}

fn message<T: Tasks>(id: u32, task: T, file: &JsValue) -> JsValue {
    let text = json::write(&Request { id, task });
    js_sys::Array::of2(&text.into(), file).into()
}
