//! Client of the engine's worker, with any kind of task: one request at a time, repeated if the worker dies of it.

use crate::worker::{HearText, Heard, TextWorker, Worker};
use protocol::{Reply, Request, Task};
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// Number of workers that may die of one request.
const DEATHS: u32 = 3;

/// One message about a request.
pub trait Answer: DeserializeOwned + 'static {
    /// The terminal message of a request that cannot be carried out.
    fn failed(why: String) -> Self;

    /// True if no other message about the request follows.
    fn is_terminal(&self) -> bool;
}

type OnAnswer<A> = Rc<dyn Fn(A)>;
/// Writes the task, as it has to be asked for now.
type Write = Box<dyn Fn() -> Task>;

struct Job<A> {
    id: u32,
    write: Write,
    /// Messages sent about it since.
    added: Vec<Task>,
    deaths: u32,
    on_answer: OnAnswer<A>,
}

struct State<A> {
    worker: Box<dyn TextWorker>,
    ready: bool,
    last_id: u32,
    job: Option<Job<A>>,
}

/// A client of the engine's worker. With the last handle its worker ends.
pub struct EngineClient<A>(Rc<RefCell<State<A>>>);

impl<A> Clone for EngineClient<A> {
    fn clone(&self) -> Self {
        EngineClient(Rc::clone(&self.0))
    }
}

impl<A: Answer> Default for EngineClient<A> {
    /// A client of the page's engine worker. It is not started yet.
    fn default() -> Self {
        EngineClient::new(engine_worker)
    }
}

/// The engine's worker on the page.
fn engine_worker(hear: HearText) -> Box<dyn TextWorker> {
    Box::new(Worker::new("./engine.js", move |heard| {
        hear(match heard {
            Heard::Message(message) => Heard::Message(message.as_string().unwrap_or_default()),
            Heard::Death(why) => Heard::Death(why),
        });
    }))
}

impl<A: Answer> EngineClient<A> {
    /// A client of the worker that `make` gives, which is to tell what comes from it. It is not started yet.
    pub fn new(make: impl FnOnce(HearText) -> Box<dyn TextWorker>) -> Self {
        EngineClient(Rc::new_cyclic(|state: &Weak<RefCell<State<A>>>| {
            let state = state.clone();
            let worker = make(Rc::new(move |heard| {
                if let Some(state) = state.upgrade() {
                    EngineClient(state).hear(heard);
                }
            }));
            RefCell::new(State {
                worker,
                ready: false,
                last_id: 0,
                job: None,
            })
        }))
    }

    /// Starts the worker if it is not there, so that the first request need not wait for it.
    pub fn warm_up(&self) {
        let mut state = self.0.borrow_mut();
        if let Err(why) = state.worker.start() {
            let job = state.job.take();
            drop(state);
            if let Some(job) = job {
                (job.on_answer)(A::failed(why));
            }
        }
    }

    /// Sends a task under an id of its own; a request still in progress is forgotten. `write` is asked for the task again if it
    /// has to be repeated. `on_answer` gets every answer, those of repetitions too, and exactly one terminal one.
    pub fn request(&self, write: impl Fn() -> Task + 'static, on_answer: impl Fn(A) + 'static) {
        let mut state = self.0.borrow_mut();
        state.last_id += 1;
        state.job = Some(Job {
            id: state.last_id,
            write: Box::new(write),
            added: Vec::new(),
            deaths: 0,
            on_answer: Rc::new(on_answer),
        });
        drop(state);
        self.warm_up();
        self.send();
    }

    /// Posts the waiting request to a worker that is ready for it.
    fn send(&self) {
        let state = self.0.borrow();
        if let (true, Some(job)) = (state.ready, &state.job) {
            state.worker.post(&message(job.id, (job.write)()));
            for task in &job.added {
                state.worker.post(&message(job.id, task.clone()));
            }
        }
    }

    /// Sends a message about the request in progress, if there is one.
    pub fn add(&self, task: Task) {
        let mut state = self.0.borrow_mut();
        let State {
            worker, ready, job, ..
        } = &mut *state;
        if let Some(job) = job {
            if *ready {
                worker.post(&message(job.id, task.clone()));
            }
            job.added.push(task);
        }
    }

    /// Sends what was asked for about the request in progress, if there is one. It is not repeated: a worker that takes the place
    /// of a dead one asks again.
    pub fn tell(&self, task: Task) {
        let state = self.0.borrow();
        if let (true, Some(job)) = (state.ready, &state.job) {
            state.worker.post(&message(job.id, task));
        }
    }

    /// Forgets the request in progress and ends the worker, if it has heard of it. True if it has.
    pub fn end(&self) -> bool {
        let mut state = self.0.borrow_mut();
        // A worker that is still starting has not heard of the request.
        let working = state.job.take().is_some() && state.ready;
        drop(state);
        if working {
            self.end_worker();
        }
        working
    }

    fn end_worker(&self) {
        let mut state = self.0.borrow_mut();
        state.ready = false;
        state.worker.end();
    }

    fn hear(&self, heard: Heard<String>) {
        let message = match heard {
            Heard::Message(message) => message,
            Heard::Death(why) => return self.recover(&why),
        };
        let (id, answer) = match json::read::<Reply<A>>(&message) {
            Ok(Reply::Ready) => {
                self.0.borrow_mut().ready = true;
                return self.send();
            }
            Ok(Reply::To { id, answer }) => (id, answer),
            Err(error) => return self.recover(&error.to_string()),
        };
        let mut state = self.0.borrow_mut();
        let Some(job) = state.job.as_ref().filter(|job| job.id == id) else {
            return;
        };
        let on_answer = Rc::clone(&job.on_answer);
        if answer.is_terminal() {
            state.job = None;
        }
        // Whoever is told may stop this request or begin another.
        drop(state);
        on_answer(answer);
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
            (job.on_answer)(A::failed(why.to_owned()));
        }
    }
}

fn message(id: u32, task: Task) -> String {
    json::write(&Request { id, task })
}
