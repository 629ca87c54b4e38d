//! Pool of engine workers: at most [`MOST_WORKERS`] search, however many games are in play.
//!
//! A worker's hash table takes up to 32 MiB, which a phone does not have once for every game. A game has at most one search
//! at a time; those that find no free worker wait in the queue of `engine_pool/queue.rs`. A search that has begun is never
//! interrupted for one that is more urgent: a robot's think is short, and half of it is worth nothing.
//!
//! Each worker has a [`Backend`], which repeats the request of a worker that dies and ends the worker of a search that is
//! stopped (docs/decisions/0003-stop.md). The searches of the other worker go on.

mod queue;

use platform::backend::Backend;
pub use platform::backend::Done;
use protocol::SearchTask;
use queue::Queue;
pub use queue::Urgency;
use std::cell::RefCell;
use std::rc::Rc;

/// Limit of engine workers of a pool.
pub const MOST_WORKERS: usize = 2;

/// A pool of engine workers for games that are told apart by their keys `K`. A handle: with the last one the workers end.
pub struct EnginePool<K>(Rc<Pool<K>>);

struct Pool<K> {
    make: Box<dyn Fn() -> Backend>,
    state: RefCell<State<K>>,
}

struct State<K> {
    workers: Vec<Worker<K>>,
    queue: Queue<K, Request>,
    /// Number of searches begun by all workers.
    begun: u64,
}

struct Worker<K> {
    backend: Backend,
    /// True while it searches, for the game in `served`.
    busy: bool,
    /// The game that was searched last, whose positions are in the hash table.
    served: Option<K>,
    /// Number of the search begun last.
    last: u64,
}

struct Request {
    task: Box<dyn FnOnce() -> SearchTask>,
    on_done: Box<dyn FnOnce(Result<Done, String>)>,
}

impl<K> Clone for EnginePool<K> {
    fn clone(&self) -> Self {
        EnginePool(Rc::clone(&self.0))
    }
}

impl<K: PartialEq + 'static> Default for EnginePool<K> {
    /// A pool of the page's engine workers. None is started yet.
    fn default() -> Self {
        EnginePool::new(Backend::default)
    }
}

impl<K: PartialEq + 'static> EnginePool<K> {
    /// A pool of the workers of the clients that `make` gives.
    pub fn new(make: impl Fn() -> Backend + 'static) -> EnginePool<K> {
        EnginePool(Rc::new(Pool {
            make: Box::new(make),
            state: RefCell::new(State {
                workers: Vec::new(),
                queue: Queue::default(),
                begun: 0,
            }),
        }))
    }

    /// Starts a worker unless there is one, so that the first search need not wait for it.
    pub fn warm_up(&self) {
        let mut state = self.0.state.borrow_mut();
        if state.workers.is_empty() {
            state.workers.push(Worker::new((self.0.make)()));
        }
        let backend = state.workers[0].backend.clone();
        drop(state);
        backend.warm_up();
    }

    /// Has a position of a game searched, in place of what was asked for this game before. `task` is called when the search
    /// begins, since the clock runs while it waits; it must not use the pool. `on_done` is called exactly once, with the
    /// answer or the reason why there is none, unless the search is stopped or replaced before.
    pub fn search(
        &self,
        game: K,
        urgency: Urgency,
        task: impl FnOnce() -> SearchTask + 'static,
        on_done: impl FnOnce(Result<Done, String>) + 'static,
    ) {
        self.forget(&game);
        let request = Request {
            task: Box::new(task),
            on_done: Box::new(on_done),
        };
        let mut state = self.0.state.borrow_mut();
        state.queue.push(game, urgency, request);
        drop(state);
        self.go_on();
    }

    /// Changes the priority of a game's search, if it still waits for a worker.
    pub fn set_urgency(&self, game: &K, urgency: Urgency) {
        self.0.state.borrow_mut().queue.set_urgency(game, urgency);
    }

    /// Stops the search of a game, if there is one, without an answer.
    pub fn stop(&self, game: &K) {
        self.forget(game);
        self.go_on();
    }

    /// Forgets the search of a game, and ends the worker that is at it; a fresh one is made ready.
    fn forget(&self, game: &K) {
        let mut state = self.0.state.borrow_mut();
        let waiting = state.queue.remove(game);
        let searches =
            |worker: &&mut Worker<K>| worker.busy && worker.served.as_ref() == Some(game);
        let backend = state.workers.iter_mut().find(searches).map(|worker| {
            worker.busy = false;
            worker.served = None;
            worker.backend.clone()
        });
        drop(state);
        drop(waiting);
        if let Some(backend) = backend {
            backend.stop();
        }
    }

    /// Begins searches as long as one waits and a worker is free for it.
    fn go_on(&self) {
        while let Some((at, backend, request)) = self.assign() {
            let pool = Rc::downgrade(&self.0);
            let Request { task, on_done } = request;
            let nothing = |_| ();
            backend.search(task(), nothing, move |result| {
                if let Some(pool) = pool.upgrade() {
                    pool.state.borrow_mut().workers[at].busy = false;
                    EnginePool(pool).go_on();
                }
                on_done(result);
            });
        }
    }

    /// Gives the most urgent request to a free worker, at this place among them: the one that served the game last, or else one
    /// with nothing in its hash table, or else the one that has been idle for longest. Another worker is made only if none is
    /// free.
    fn assign(&self) -> Option<(usize, Backend, Request)> {
        let mut state = self.0.state.borrow_mut();
        let State {
            workers,
            queue,
            begun,
        } = &mut *state;
        let game = queue.first()?;
        let free = (0..workers.len()).filter(|&at| !workers[at].busy);
        let free = free.min_by_key(|&at| {
            let Worker { served, last, .. } = &workers[at];
            (served.as_ref() != Some(game), served.is_some(), *last)
        });
        let at = free.or_else(|| (workers.len() < MOST_WORKERS).then_some(workers.len()))?;
        if at == workers.len() {
            workers.push(Worker::new((self.0.make)()));
        }
        let (game, request) = queue.pop()?;
        *begun += 1;
        let worker = &mut workers[at];
        worker.busy = true;
        worker.served = Some(game);
        worker.last = *begun;
        Some((at, worker.backend.clone(), request))
    }
}

impl<K> Worker<K> {
    fn new(backend: Backend) -> Worker<K> {
        Worker {
            backend,
            busy: false,
            served: None,
            last: 0,
        }
    }
}
