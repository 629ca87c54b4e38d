//! Our own engine as a player.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::time::{Budget, budget};
use engine::{Control, Engine, Host, Info, Level, Limits, Weights};

use super::player::{Failure, Player, Question, Thought, Time};

/// How the engine is to play.
#[derive(Clone, Debug)]
pub struct Configuration {
    pub level: Level,
    pub weights: Weights,
    /// Transposition table in mebibytes.
    pub hash: usize,
    /// Limits of its own, in place of the match's.
    pub limits: Limits,
    /// What differs from the usual, for its name.
    pub said: String,
}

/// The engine at the board.
pub struct Own {
    engine: Engine,
    configuration: Configuration,
    seed: u64,
}

impl Own {
    pub fn new(configuration: &Configuration) -> Own {
        let mut engine = Engine::new(configuration.hash);
        engine.set_weights(configuration.weights);
        Own {
            engine,
            configuration: configuration.clone(),
            seed: 0,
        }
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
            time,
            over: question.over,
        };
        let level = self.configuration.level;
        let found = self
            .engine
            .play_at(question.root, level, self.seed, &limits, &mut host);
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
    time: Option<Budget>,
    over: &'a AtomicBool,
}

impl Watch<'_> {
    fn after(&self, limit: impl Fn(Budget) -> u64) -> Control {
        let late = |budget| self.start.elapsed() >= Duration::from_millis(limit(budget));
        if self.over.load(Ordering::Relaxed) || self.time.is_some_and(late) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl Host for Watch<'_> {
    fn poll(&mut self, _nodes: u64) -> Control {
        self.after(|budget| budget.hard_ms)
    }

    fn iteration(&mut self, _info: &Info) -> Control {
        self.after(|budget| budget.soft_ms)
    }
}
