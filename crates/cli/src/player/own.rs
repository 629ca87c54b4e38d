//! Our own engine as a player.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::time::{Budget, Pace, budget};
use engine::{Control, Engine, Host, Info, Level, Limits, Weights};

use crate::network;

use super::{Failure, Player, Question, Thought, Time};

/// How the engine is to play.
#[derive(Clone, Debug)]
pub struct Configuration {
    /// A level of play; without one, the engine as it is.
    pub level: Option<Level>,
    pub eye: Eye,
    /// Transposition table in mebibytes.
    pub hash: usize,
    /// Limits of its own, in place of the match's.
    pub limits: Limits,
    /// What differs from the usual, for its name.
    pub said: String,
}

/// What it judges positions by.
#[derive(Clone, Debug)]
pub enum Eye {
    /// Its own network.
    Network,
    /// The network in a file.
    File(PathBuf),
    /// Piece weights and hand-written terms.
    Weights(Weights),
}

/// The engine at the board.
pub struct Own {
    engine: Engine,
    configuration: Configuration,
    seed: u64,
}

impl Own {
    pub fn new(configuration: &Configuration) -> Result<Own, String> {
        let mut engine = Engine::new(configuration.hash);
        match &configuration.eye {
            Eye::Network => {}
            Eye::File(path) => engine.set_network(Some(network::read(path)?)),
            Eye::Weights(weights) => engine.set_weights(*weights),
        }
        Ok(Own {
            engine,
            configuration: configuration.clone(),
            seed: 0,
        })
    }
}

impl Player for Own {
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

    fn think(&mut self, question: &Question<'_>) -> Result<Thought, Failure> {
        let own = &self.configuration.limits;
        let limits = Limits {
            depth: own.depth.or(question.limits.depth),
            nodes: own.nodes.or(question.limits.nodes),
        };
        let time = match question.time {
            Time::Unlimited => None,
            Time::Each { left, .. } => Some(Budget {
                soft_ms: left,
                hard_ms: left,
            }),
            Time::Clock {
                left,
                increment,
                own,
                moves_to_go,
                ..
            } => Some(budget(left[own], increment[own], moves_to_go)),
        };
        let mut host = Watch {
            start: Instant::now(),
            time: time.map(Pace::new),
            over: question.over,
        };
        let root = question.root;
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
struct Watch<'a> {
    start: Instant,
    time: Option<Pace>,
    over: &'a AtomicBool,
}

impl Watch<'_> {
    fn after(&self, limit_ms: Option<u64>) -> Control {
        let late = |ms| self.start.elapsed() >= Duration::from_millis(ms);
        if self.over.load(Ordering::Relaxed) || limit_ms.is_some_and(late) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl Host for Watch<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        self.after(self.time.as_ref().map(Pace::hard_ms))
    }

    fn iteration(&mut self, info: &Info) -> Control {
        let soft_ms = self.time.as_mut().map(|pace| pace.soft_ms(info));
        self.after(soft_ms)
    }
}
