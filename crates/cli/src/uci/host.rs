//! The terminal's [`Host`]: a stop signal and a clock.

use std::io;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use chess::Position;
use engine::time::TimeManager;
use engine::{Control, Host, Info, Score, Variation};

use super::say;
use crate::notation;

/// Signals to one search while it runs: `stop` and `ponderhit`.
pub struct Signal {
    stopped: AtomicBool,
    /// When the move it was begun for had been played. Not yet: it thinks on the opponent's time.
    hit: OnceLock<Instant>,
    ponders: bool,
    thread: Thread,
}

impl Signal {
    /// A signal to a search on `thread`.
    pub fn new(thread: Thread, ponders: bool) -> Signal {
        Signal {
            stopped: AtomicBool::new(false),
            hit: OnceLock::new(),
            ponders,
            thread,
        }
    }

    /// Stops the search, or wakes it if it waits.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
        self.thread.unpark();
    }

    /// The opponent has played what the search is about: from now on its clock runs.
    pub fn ponderhit(&self) {
        self.hit.get_or_init(Instant::now);
        self.thread.unpark();
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// Since when the clock runs of a search that was asked for at `received`, if it does.
    fn clock_since(&self, received: Instant) -> Option<Instant> {
        if self.ponders {
            self.hit.get().copied()
        } else {
            Some(received)
        }
    }

    /// Waits on the search's own thread: while it ponders for either signal, where it is without end for
    /// [`Signal::stop`].
    pub fn wait(&self, endless: bool) {
        while !self.is_stopped() && (endless || self.ponders && self.hit.get().is_none()) {
            thread::park();
        }
    }
}

/// Stops by signal or clock, and reports every iteration as an `info` line.
pub struct Terminal<'a> {
    pub position: &'a Position,
    pub signal: &'a Signal,
    pub start: Instant,
    pub time: Option<TimeManager>,
    /// A mate in so many moves is enough.
    pub mate: Option<u32>,
    pub chess960: bool,
    /// The lines last told.
    pub told: Vec<Variation>,
}

impl Host for Terminal<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        self.after(self.time.as_ref().map(TimeManager::hard_ms))
    }

    fn iteration(&mut self, info: &Info) -> Control {
        // With nobody reading there is nobody to search for.
        if self.tell(info).is_err() {
            return Control::Stop;
        }
        if let (Some(most), Score::Mate(moves @ 1..)) = (self.mate, info.best().score)
            && moves.unsigned_abs() <= most
        {
            return Control::Stop;
        }
        let soft_ms = self
            .time
            .as_mut()
            .map(|time_manager| time_manager.soft_ms(info));
        self.after(soft_ms)
    }
}

impl Terminal<'_> {
    /// Tells all lines found.
    pub fn tell(&mut self, info: &Info) -> io::Result<()> {
        for number in 1..=info.lines.len() {
            say(format_args!("{}", self.line(info, number)))?;
        }
        self.told.clone_from(&info.lines);
        Ok(())
    }

    /// Stops by signal, or once so many milliseconds of the clock are used.
    fn after(&self, limit: Option<u64>) -> Control {
        let used = self
            .signal
            .clock_since(self.start)
            .map(|since| since.elapsed());
        let late = matches!((used, limit), (Some(used), Some(limit)) if used >= Duration::from_millis(limit));
        if self.signal.is_stopped() || late {
            Control::Stop
        } else {
            Control::Continue
        }
    }

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
            Score::Centipawns(value) => format!("cp {value}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        if pv.is_empty() {
            return format!("info depth {depth} score {score}");
        }
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
