//! Web Worker handle: a worker is started when it is wanted and ended when nobody wants it any more.

use crate::{address, storage};
use js_sys::Function;
use leptos::prelude::window;
use protocol::request::IN_MEMORY;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

/// Events from a worker that posts messages `M`.
#[derive(Clone, Debug)]
pub enum Heard<M = JsValue> {
    /// A message it has posted.
    Message(M),
    /// It has died, for this reason. It may be started again.
    Death(String),
}

/// Callback for the events from a worker that posts texts.
pub type HearText = Rc<dyn Fn(Heard<String>)>;

/// A worker that exchanges texts, as its client sees it: a [`Worker`] on a page, a scripted one in a test.
pub trait TextWorker {
    /// Starts it unless it runs. What is posted before it has posted something may be lost.
    ///
    /// # Errors
    ///
    /// It cannot be started, for the reason given.
    fn start(&self) -> Result<(), String>;

    /// Posts a text to it if it runs.
    fn post(&self, text: &str);

    /// Ends it at once.
    fn end(&self);
}

thread_local! {
    /// The function that starts workers, where the page has one of its own.
    static START: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Has workers started by this function of the page: it gets the address of the loader and answers with the worker, or
/// with what does all that is done with one here: `postMessage`, `terminate`, `onmessage`, `onerror`.
pub fn start_by(start: Function) {
    START.set(Some(start));
}

/// A worker that may be there or not. Dropping it ends it.
pub struct Worker {
    script: &'static str,
    running: RefCell<Option<web_sys::Worker>>,
    on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

impl Worker {
    /// The worker whose loader, a module, is at the address `script`. It is not started yet; `hear` is told what comes
    /// from it, and may start, end and tell it.
    pub fn new(script: &'static str, hear: impl Fn(Heard) + Clone + 'static) -> Worker {
        let hear_death = hear.clone();
        Worker {
            script,
            running: RefCell::new(None),
            on_message: Closure::new(move |event: MessageEvent| hear(Heard::Message(event.data()))),
            on_error: Closure::new(move |event: Event| {
                event.prevent_default();
                // It is no more than an event where the worker's script could not be fetched.
                let why = event.dyn_ref().map(ErrorEvent::message);
                hear_death(Heard::Death(why.unwrap_or_default()));
            }),
        }
    }

    /// Starts it unless it runs. What is posted before its program is there may be lost, so
    /// that it should post first.
    ///
    /// # Errors
    ///
    /// If the browser starts none, in its words.
    pub fn start(&self) -> Result<(), String> {
        let mut running = self.running.borrow_mut();
        if running.is_some() {
            return Ok(());
        }
        let worker = begin(self.script).map_err(|error| format!("{error:?}"))?;
        worker.set_onmessage(Some(self.on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.on_error.as_ref().unchecked_ref()));
        *running = Some(worker);
        Ok(())
    }

    /// Posts a message to it if it runs.
    pub fn post(&self, message: &JsValue) {
        if let Some(worker) = &*self.running.borrow() {
            worker
                .post_message(message)
                .expect("only what can be cloned is posted");
        }
    }

    /// Ends it at once.
    pub fn end(&self) {
        if let Some(worker) = self.running.borrow_mut().take() {
            worker.terminate();
        }
    }
}

impl TextWorker for Worker {
    fn start(&self) -> Result<(), String> {
        Worker::start(self)
    }

    fn post(&self, text: &str) {
        Worker::post(self, &text.into());
    }

    fn end(&self) {
        Worker::end(self);
    }
}

/// Starts a worker by the page's function, or else by its address.
fn begin(script: &str) -> Result<web_sys::Worker, JsValue> {
    if let Some(start) = START.with_borrow(Clone::clone) {
        // It need not be a worker of the browser's, if only it does what one does.
        return Ok(start
            .call1(&JsValue::NULL, &script.into())?
            .unchecked_into());
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    if !storage::is_available() {
        options.set_name(IN_MEMORY);
    }
    web_sys::Worker::new_with_options(&address_of(script), &options)
}

/// The address by which a worker is started. A page without an origin of its own, as in a sandboxed frame, may start none by
/// that of its loader, only by one that has all of the script in it (`data:`).
fn address_of(script: &str) -> String {
    if window().origin() != "null" {
        return script.to_owned();
    }
    let script = format!("import '{}{script}';", address::folder());
    format!(
        "data:text/javascript,{}",
        js_sys::encode_uri_component(&script)
    )
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.end();
    }
}
