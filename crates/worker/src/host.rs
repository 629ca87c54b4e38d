//! The engine's host in a browser: the only place where a search meets a clock.

use crate::post::post;
use chess::Position;
use engine::time::{Budget, TimeManager};
use engine::{Control, Host};
use protocol::{Line, Reply, SearchAnswer};
use web_sys::{DedicatedWorkerGlobalScope, Performance};

/// Nobody reads faster than this many milliseconds apart, and the page has other work.
const PACE: u64 = 100;

/// Watches the time of one search and sends what it sees to the page.
pub struct PageHost<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    id: u32,
    position: &'a Position,
    performance: Performance,
    started: f64,
    time_manager: TimeManager,
    /// When something was last told, and what there is to tell since.
    told: Option<u64>,
    news: Option<engine::Info>,
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
            time_manager: TimeManager::new(budget),
            told: None,
            news: None,
        }
    }

    /// Search information in the form the page reads.
    pub fn report(&self, info: &engine::Info) -> protocol::Info {
        protocol::Info {
            depth: info.depth,
            nodes: info.nodes,
            time: self.elapsed(),
            lines: info
                .lines
                .iter()
                .map(|line| protocol::Variation {
                    score: line.score,
                    moves: Line::new(self.position, line.pv.iter().copied()).moves,
                })
                .collect(),
        }
    }

    /// Tells the page the news, if there are any and it is time for them.
    fn tell(&mut self, elapsed: u64) {
        if self.told.is_some_and(|told| elapsed < told + PACE) {
            return;
        }
        if let Some(info) = self.news.take() {
            self.told = Some(elapsed);
            post(
                self.scope,
                &Reply::To {
                    id: self.id,
                    answer: SearchAnswer::Info(self.report(&info)),
                },
            );
        }
    }

    /// Milliseconds since the search began.
    fn elapsed(&self) -> u64 {
        (self.performance.now() - self.started) as u64
    }
}

impl Host for PageHost<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        let elapsed = self.elapsed();
        self.tell(elapsed);
        if elapsed >= self.time_manager.hard_ms() {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn iteration(&mut self, info: &engine::Info) -> Control {
        let elapsed = self.elapsed();
        self.news = Some(info.clone());
        self.tell(elapsed);
        if elapsed >= self.time_manager.soft_ms(info) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}
