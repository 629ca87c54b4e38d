//! The engine's host in a browser: the only place where a search meets a clock.

use crate::post::post;
use chess::Position;
use engine::{Control, Host, time::Budget};
use protocol::{Answer, Line, Reply};
use web_sys::{DedicatedWorkerGlobalScope, Performance};

/// Watches the time of one search and sends what it sees to the page.
pub struct PageHost<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    id: u32,
    position: &'a Position,
    performance: Performance,
    started: f64,
    budget: Budget,
}

impl<'a> PageHost<'a> {
    /// A host for request `id`, a search of `position`, whose time starts now.
    pub fn new(
        scope: &'a DedicatedWorkerGlobalScope,
        id: u32,
        position: &'a Position,
        budget: Budget,
    ) -> Self {
        let performance = scope
            .performance()
            .expect("every worker has a performance clock");
        let started = performance.now();
        PageHost {
            scope,
            id,
            position,
            performance,
            started,
            budget,
        }
    }

    /// What the search sees, as the page reads it.
    pub fn report(&self, info: &engine::Info) -> protocol::Info {
        protocol::Info {
            depth: info.depth,
            score: match info.score {
                engine::Score::Cp(value) => protocol::Score::Centipawns(value),
                engine::Score::Mate(moves) => protocol::Score::Mate(moves),
            },
            nodes: info.nodes,
            time: self.elapsed(),
            line: Line::new(self.position, info.pv.iter().copied()).moves,
        }
    }

    /// Milliseconds since the search began.
    fn elapsed(&self) -> u64 {
        (self.performance.now() - self.started) as u64
    }
}

impl Host for PageHost<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        if self.elapsed() >= self.budget.hard_ms {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn iteration(&mut self, info: &engine::Info) -> Control {
        post(
            self.scope,
            &Reply::To {
                id: self.id,
                answer: Answer::Info(self.report(info)),
            },
        );
        if self.elapsed() >= self.budget.soft_ms {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}
