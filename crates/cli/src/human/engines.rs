//! Engines beside the network, on the same positions: what they would play, and what a move costs.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use chess::Move;
use engine::{Level, Limits, NoHost, Root};

use super::judge::Judge;
use crate::args::HumanMeasure;
use crate::player::{Kind, MoveRequest, Player, PlayerConfig, Time, split};

/// Longest wait for an answer of a program.
const PATIENCE: Duration = Duration::from_secs(60);

/// Number of levels that are people: all but the highest.
pub const LEVELS: usize = Level::MAX as usize - 1;

/// Our engine and perhaps another.
pub struct Engines {
    pub judge: Judge,
    other: Option<Box<dyn Player>>,
    depth: u32,
}

impl Engines {
    pub fn start(request: &HumanMeasure) -> Result<Engines, String> {
        let start = |line: &String| {
            let command = split(line).filter(|words| !words.is_empty());
            let kind = Kind::Program {
                command: command.ok_or_else(|| format!("`{line}` is not a command line"))?,
                options: Vec::new(),
                patience: PATIENCE,
            };
            PlayerConfig { name: None, kind }.start(false)
        };
        Ok(Engines {
            judge: Judge::new(request.nodes),
            other: request.uci.as_ref().map(start).transpose()?,
            depth: request.depth,
        })
    }

    /// The move of the other engine, if there is one.
    pub fn other(&mut self, root: &Root) -> Result<Option<Move>, String> {
        let Some(other) = &mut self.other else {
            return Ok(None);
        };
        let request = MoveRequest {
            start: &root.position.to_fen(),
            moves: &[],
            root,
            time: Time::Unlimited,
            limits: Limits::depth(self.depth),
            over: &AtomicBool::new(false),
        };
        let thought = other.begin(0).and_then(|()| other.think(&request));
        thought
            .map(|thought| Some(thought.mv))
            .map_err(|why| why.to_string())
    }

    /// The moves of the levels below the highest.
    pub fn levels(&mut self, root: &Root, seed: u64) -> [Option<Move>; LEVELS] {
        let mut number = 0;
        [(); LEVELS].map(|()| {
            number += 1;
            let level = Level::new(number)?;
            let limits = Limits::default();
            self.judge
                .engine
                .play_at(root, level, seed, &limits, &mut NoHost)
                .best
        })
    }
}
