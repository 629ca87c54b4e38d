//! The terminal's [`Host`]: a stop signal and a clock.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use chess::Position;
use engine::time::Pace;
use engine::{Control, Host, Info, Score, Variation};

use super::say;
use crate::notation;

/// Tells one search to stop.
pub struct Signal {
    stopped: AtomicBool,
    thread: Thread,
}

impl Signal {
    /// A signal to a search on `thread`.
    pub fn new(thread: Thread) -> Signal {
        Signal {
            stopped: AtomicBool::new(false),
            thread,
        }
    }

    /// Stops the search, or wakes it if it waits.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
        self.thread.unpark();
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// Waits on the search's own thread until [`Signal::stop`].
    pub fn wait(&self) {
        while !self.is_stopped() {
            thread::park();
        }
    }
}

/// Stops by signal or clock, and reports every iteration as an `info` line.
pub struct Terminal<'a> {
    pub position: &'a Position,
    pub signal: &'a Signal,
    pub start: Instant,
    pub time: Option<Pace>,
    pub chess960: bool,
}

impl Host for Terminal<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        let late = |pace: &Pace| self.start.elapsed() >= Duration::from_millis(pace.hard_ms());
        if self.signal.is_stopped() || self.time.as_ref().is_some_and(late) {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn iteration(&mut self, info: &Info) -> Control {
        // With nobody reading there is nobody to search for.
        for number in 1..=info.lines.len() {
            if say(format_args!("{}", self.line(info, number))).is_err() {
                return Control::Stop;
            }
        }
        let soft = (self.time.as_mut()).map(|pace| Duration::from_millis(pace.soft_ms(info)));
        if self.signal.is_stopped() || soft.is_some_and(|soft| self.start.elapsed() >= soft) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl Terminal<'_> {
    /// The `number`th of the lines found, from 1. A GUI that asked for one need not be told which.
    fn line(&self, info: &Info, number: usize) -> String {
        let Variation { score, pv } = &info.lines[number - 1];
        let Info {
            depth,
            seldepth,
            nodes,
            hashfull,
            ..
        } = *info;
        let score = match score {
            Score::Cp(value) => format!("cp {value}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let which = if info.lines.len() > 1 {
            format!(" multipv {number}")
        } else {
            String::new()
        };
        let micros = self.start.elapsed().as_micros().max(1);
        let speed = u128::from(nodes) * 1_000_000 / micros;
        let mut line = format!(
            "info depth {depth} seldepth {seldepth}{which} score {score} nodes {nodes} nps {speed} \
             hashfull {hashfull} time {} pv",
            micros / 1_000
        );
        let mut position = self.position.clone();
        for &mv in pv {
            line.push(' ');
            line.push_str(&notation::uci(&position, mv, self.chess960).to_string());
            position.play(mv);
        }
        line
    }
}
