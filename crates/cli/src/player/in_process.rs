//! Our own engine as a player.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::time::{self, Budget, TimeManager};
use engine::{Control, Engine, Host, Info, Level, Limits, Weights};

use crate::network;

use super::{Failure, MoveRequest, Player, Thought, Time};

/// Settings of our engine as a player.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// A level of play; without one, the engine as it is.
    pub level: Option<Level>,
    pub eval_source: EvalSource,
    /// Transposition table in mebibytes.
    pub hash: usize,
    /// Limits of its own, in place of the match's.
    pub limits: Limits,
    /// Settings that differ from the usual, for its name.
    pub said: String,
}

/// Evaluation: network or weights.
#[derive(Clone, Debug)]
pub enum EvalSource {
    /// Its own network.
    Network,
    /// The network in a file.
    File(PathBuf),
    /// Piece weights and hand-written terms.
    Weights(Weights),
}

/// The engine at the board.
pub struct InProcess {
    engine: Engine,
    configuration: Configuration,
    seed: u64,
}

impl InProcess {
    pub fn new(configuration: &Configuration) -> Result<InProcess, String> {
        engine::prepare();
        let mut engine = Engine::new(configuration.hash);
        match &configuration.eval_source {
            EvalSource::Network => {}
            EvalSource::File(path) => engine.set_network(Some(network::read(path)?)),
            EvalSource::Weights(weights) => engine.set_weights(*weights),
        }
        Ok(InProcess {
            engine,
            configuration: configuration.clone(),
            seed: 0,
        })
    }
}

impl Player for InProcess {
    fn name(&self) -> String {
        match self.configuration.said.as_str() {
            "" => "Sessa".into(),
            said => format!("Sessa ({said})"),
        }
    }

    fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        self.engine.clear();
        self.seed = seed;
        Ok(())
    }

    fn think(&mut self, request: &MoveRequest<'_>) -> Result<Thought, Failure> {
        let own = &self.configuration.limits;
        let limits = Limits {
            depth: own.depth.or(request.limits.depth),
            nodes: own.nodes.or(request.limits.nodes),
        };
        let time = match request.time {
            Time::Unlimited => None,
            Time::Each { left, .. } => Some(Budget::fixed(left, time::OVERHEAD_MS)),
            Time::Clock {
                left,
                increment,
                own,
                moves_to_go,
                ..
            } => Some(time::budget(
                left[own],
                increment[own],
                moves_to_go,
                time::OVERHEAD_MS,
            )),
        };
        let mut host = ClockHost {
            start: Instant::now(),
            time: time.map(TimeManager::new),
            over: request.over,
        };
        let root = request.root;
        let found = match self.configuration.level {
            Some(level) => self
                .engine
                .play_at(root, level, self.seed, &limits, &mut host),
            None => self.engine.search(root, &limits, &mut host),
        };
        Ok(Thought {
            mv: found.best.expect("a game that is not over has a move"),
            score: Some(found.info.best().score),
            depth: Some(found.info.depth),
        })
    }
}

/// Looks at the clock.
struct ClockHost<'a> {
    start: Instant,
    time: Option<TimeManager>,
    over: &'a AtomicBool,
}

impl ClockHost<'_> {
    fn after(&self, limit_ms: Option<u64>) -> Control {
        let late = |ms| self.start.elapsed() >= Duration::from_millis(ms);
        if self.over.load(Ordering::Relaxed) || limit_ms.is_some_and(late) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl Host for ClockHost<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        self.after(self.time.as_ref().map(TimeManager::hard_ms))
    }

    fn iteration(&mut self, info: &Info) -> Control {
        let soft_ms = self
            .time
            .as_mut()
            .map(|time_manager| time_manager.soft_ms(info));
        self.after(soft_ms)
    }
}
