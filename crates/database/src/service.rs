//! Service of a worker: it reads requests, has them carried out, and sends their answers.
//!
//! Requests are dealt with in the order they came, but for those that take long, which go on beside the others and can be
//! cancelled. A panic reaches the page as the worker's `error` event; the page then starts a new worker and repeats what was
//! not answered, so that nothing may be done twice by that.

use js_sys::Array;
use protocol::request::{Answer, Failure, Progress, Reply, Request, Tasks};
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::collections::{HashSet, VecDeque};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent};

/// A kind of worker.
pub trait Service: 'static {
    /// Its tasks.
    type Task: Tasks;
    /// Name of the `BroadcastChannel` on which the workers of several tabs tell each other that something has changed.
    const CHANNEL: &'static str;

    /// True for a task that goes on beside the others.
    fn is_long(task: &Self::Task) -> bool;

    /// Takes note that a worker of another tab has changed what is kept.
    fn changed_elsewhere(&self) {}

    /// Carries out a task, and answers it exactly once. A file may have come with it.
    fn carry_out(
        &self,
        task: Self::Task,
        file: JsValue,
        client: Client<'_>,
    ) -> impl Future<Output = ()>;
}

/// Has requests to this worker carried out as long as it lives.
pub fn serve<S: Service>(scope: &DedicatedWorkerGlobalScope, service: S) {
    let dispatcher = Rc::new(Dispatcher {
        mailbox: Mailbox {
            scope: scope.clone(),
            cancelled: RefCell::default(),
            others: BroadcastChannel::new(S::CHANNEL).ok(),
        },
        service,
        waiting: RefCell::default(),
        busy: Cell::new(false),
    });
    if let Some(others) = &dispatcher.mailbox.others {
        let told = dispatcher.clone();
        let hear = Closure::<dyn Fn()>::new(move || {
            told.service.changed_elsewhere();
            told.mailbox.post(&Reply::<()>::Changed, None);
        });
        others.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // It is heard for as long as the worker lives.
        hear.forget();
    }
    let receiver = dispatcher.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        // The text, and the file that comes with it.
        let parts = Array::from(&message.data());
        receiver.receive(&parts.get(0).as_string().unwrap_or_default(), parts.get(1));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker lives as long as its message handler.
    on_message.forget();
    dispatcher.mailbox.post(&Reply::<()>::Ready, None);
}

struct Dispatcher<S: Service> {
    mailbox: Mailbox,
    service: S,
    /// Queue of the requests that wait for their turn.
    waiting: RefCell<VecDeque<(Request<S::Task>, JsValue)>>,
    /// True while a request from the queue is being dealt with.
    busy: Cell<bool>,
}

impl<S: Service> Dispatcher<S> {
    /// Takes a message; its answers follow.
    fn receive(self: &Rc<Self>, text: &str, file: JsValue) {
        #[derive(serde::Deserialize)]
        struct Id {
            id: u32,
        }
        let request = match json::read::<Request<S::Task>>(text) {
            Ok(request) => request,
            // Whoever sent it waits for an answer, so give one if the id at least can be read.
            Err(error) => {
                let id = json::read(text).map_or(0, |Id { id }| id);
                let failure = Failure::Other(format!("request: {error}"));
                return self.mailbox.client(id).answer::<()>(Err(failure));
            }
        };
        let dispatcher = self.clone();
        if let Some(id) = request.task.cancels() {
            self.mailbox.cancelled.borrow_mut().insert(id);
        } else if S::is_long(&request.task) {
            wasm_bindgen_futures::spawn_local(async move {
                dispatcher.carry_out(request, file).await;
            });
        } else {
            self.waiting.borrow_mut().push_back((request, file));
            if !self.busy.replace(true) {
                wasm_bindgen_futures::spawn_local(async move { dispatcher.work().await });
            }
        }
    }

    /// Carries out the requests in the queue.
    async fn work(&self) {
        loop {
            let next = self.waiting.borrow_mut().pop_front();
            let Some((request, file)) = next else {
                return self.busy.set(false);
            };
            self.carry_out(request, file).await;
        }
    }

    async fn carry_out(&self, request: Request<S::Task>, file: JsValue) {
        let client = self.mailbox.client(request.id);
        self.service.carry_out(request.task, file, client).await;
    }
}

/// The way back to the page, and to the workers of other tabs.
struct Mailbox {
    scope: DedicatedWorkerGlobalScope,
    /// Long tasks that are to end.
    cancelled: RefCell<HashSet<u32>>,
    others: Option<BroadcastChannel>,
}

impl Mailbox {
    fn client(&self, id: u32) -> Client<'_> {
        Client { mailbox: self, id }
    }

    fn post<A: Serialize>(&self, reply: &Reply<A>, file: Option<Blob>) {
        let text = json::write(reply);
        let message = Array::of2(&text.into(), &file.into());
        self.scope
            .post_message(&message)
            .expect("texts and files can always be posted");
    }
}

/// Receiver of the answer to a request.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    mailbox: &'a Mailbox,
    id: u32,
}

impl Client<'_> {
    /// Answers the request.
    pub fn answer<A: Serialize>(self, result: Result<A, Failure>) {
        self.send(result, None);
    }

    /// Answers a request that has changed what is kept, and tells the other tabs.
    pub fn answer_change<A: Serialize>(self, result: Result<A, Failure>) {
        if result.is_ok() {
            self.changed();
        }
        self.send(result, None);
    }

    /// Answers the request with a file.
    pub fn answer_file<A: Serialize>(self, result: Result<(A, Blob), Failure>) {
        match result {
            Ok((answer, file)) => self.send(Ok(answer), Some(file)),
            Err(failure) => self.send::<A>(Err(failure), None),
        }
    }

    /// Tells the page and the other tabs that what is kept has changed.
    pub fn changed(self) {
        self.mailbox.post(&Reply::<()>::Changed, None);
        if let Some(others) = &self.mailbox.others {
            // A text can always be posted.
            let _ = others.post_message(&JsValue::TRUE);
        }
    }

    /// Reports the progress of a long task; `false` if it has been cancelled.
    pub fn progress(self, progress: Progress) -> bool {
        let answer = Answer::Progress(progress);
        let reply = Reply::<()>::To {
            id: self.id,
            answer,
        };
        self.mailbox.post(&reply, None);
        !self.mailbox.cancelled.borrow().contains(&self.id)
    }

    fn send<A: Serialize>(self, result: Result<A, Failure>, file: Option<Blob>) {
        self.mailbox.cancelled.borrow_mut().remove(&self.id);
        let answer = match result {
            Ok(answer) => Answer::Done(answer),
            Err(failure) => Answer::Failed(failure),
        };
        let reply = Reply::To {
            id: self.id,
            answer,
        };
        self.mailbox.post(&reply, file);
    }
}
