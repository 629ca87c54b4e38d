//! Long work in steps, one a turn of the event loop, so that messages are heard in between.

use crate::judging::Judging;
use crate::mining::Mining;
use crate::post::post;
use crate::value_match::ValueMatch;
use engine::NoHost;
use protocol::Reply;
use protocol::judge::JudgeAnswer;
use protocol::mine::MineAnswer;
use protocol::value_match::MatchAnswer;
use puzzle::EngineAnalyst;
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel};

/// The engine of all long work: it forgets everything before each search.
pub type Analyst = EngineAnalyst<NoHost>;

/// Long work for one request.
pub enum Job {
    /// The moves of a puzzle are judged.
    Judge(Box<Judging>),
    /// Games are mined.
    Mine(Box<Mining>),
    /// A match is played.
    Match(Box<ValueMatch>),
}

/// Destination of the answers to a request.
pub struct Answers<'a> {
    /// The worker's own scope.
    pub scope: &'a DedicatedWorkerGlobalScope,
    /// The request.
    pub id: u32,
}

impl Answers<'_> {
    /// Sends an answer to the page.
    pub fn tell(&self, answer: impl Serialize) {
        let id = self.id;
        post(self.scope, &Reply::To { id, answer });
    }
}

impl Job {
    /// Does a step. True if there is more to do; otherwise its last answer has been told, or it [waits](Job::waits).
    pub fn step(&mut self, analyst: &mut Analyst, answers: &Answers<'_>) -> bool {
        match self {
            Job::Judge(judging) => judging.step(analyst, |answer| answers.tell(answer)),
            Job::Mine(mining) => mining.step(analyst, |answer| answers.tell(answer)),
            Job::Match(played) => played.step(|answer| answers.tell(answer)),
        }
    }

    /// True if it goes on when the page has sent more.
    pub fn waits(&self) -> bool {
        matches!(self, Job::Mine(mining) if mining.waits())
    }

    /// Tells that it has been stopped.
    pub fn stopped(&self, answers: &Answers<'_>) {
        match self {
            Job::Judge(_) => answers.tell(JudgeAnswer::Stopped),
            Job::Mine(_) => answers.tell(MineAnswer::Stopped),
            Job::Match(_) => answers.tell(MatchAnswer::Stopped),
        }
    }
}

/// A way to be called back in a later turn of the event loop, behind the messages that have come by then.
pub struct Turns {
    channel: Option<MessageChannel>,
    /// One has been asked for and has not come.
    asked: bool,
    on_turn: Closure<dyn FnMut()>,
}

impl Turns {
    /// Turns that call `on_turn`.
    pub fn new(on_turn: impl FnMut() + 'static) -> Turns {
        Turns {
            channel: None,
            asked: false,
            on_turn: Closure::new(on_turn),
        }
    }

    /// Asks for a turn. A message to oneself comes sooner than any timer, which browsers hold back by four milliseconds.
    pub fn ask(&mut self) {
        if std::mem::replace(&mut self.asked, true) {
            return;
        }
        let channel = self.channel.get_or_insert_with(|| {
            let channel = MessageChannel::new().expect("every worker has channels");
            let on_turn = self.on_turn.as_ref().unchecked_ref();
            channel.port1().set_onmessage(Some(on_turn));
            channel
        });
        channel
            .port2()
            .post_message(&JsValue::NULL)
            .expect("nothing can always be posted");
    }

    /// The turn that was asked for has come.
    pub fn come(&mut self) {
        self.asked = false;
    }
}
