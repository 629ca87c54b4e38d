//! Engines beside the network, on the same positions: what they would play, and what a move costs.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use chess::Move;
use engine::{Engine, Level, Limits, NoHost, Root, Score};
use game::judgement::chances;
use game::tree;

use crate::args::HumanMeasure;
use crate::player::{Kind, MoveRequest, Player, PlayerConfig, Time, split};

/// Mebibytes of the transposition table.
const HASH_MB: usize = 16;

/// Longest wait for an answer of a program.
const PATIENCE: Duration = Duration::from_secs(60);

/// A move that loses more of its side's chances than this is a blunder.
const BLUNDER: f64 = 0.2;

/// Number of levels that are people: all but the highest.
pub const LEVELS: usize = Level::MAX as usize - 1;

/// Our engine and perhaps another.
pub struct Engines {
    own: Engine,
    nodes: u64,
    other: Option<Box<dyn Player>>,
    depth: u32,
}

/// A position with the best move and chances in it.
pub struct Judged<'a> {
    engines: &'a mut Engines,
    root: Root,
    pub best: Option<Move>,
    chances: f64,
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
        engine::prepare();
        Ok(Engines {
            own: Engine::new(HASH_MB),
            nodes: request.nodes,
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
            self.own
                .play_at(root, level, seed, &limits, &mut NoHost)
                .best
        })
    }

    /// Judges a position.
    pub fn judge(&mut self, root: &Root) -> Judged<'_> {
        self.own.clear();
        let limits = Limits::nodes(self.nodes);
        let found = self.own.search(root, &limits, &mut NoHost);
        Judged {
            engines: self,
            root: root.clone(),
            best: found.best,
            chances: of(found.info.best().score),
        }
    }
}

impl Judged<'_> {
    /// True if the move loses so much that it is a blunder.
    pub fn is_blunder(&mut self, mv: Move) -> bool {
        if Some(mv) == self.best {
            return false;
        }
        let limits = Limits::nodes(self.engines.nodes);
        let own = &mut self.engines.own;
        own.clear();
        let found = own.analyse(&self.root, 1, Some(&[mv]), &limits, &mut NoHost);
        self.chances - of(found.info.best().score) > BLUNDER
    }
}

/// Chances that a score gives to the side it is for.
fn of(score: Score) -> f64 {
    chances(match score {
        Score::Centipawns(value) => tree::Score::Centipawns(value),
        Score::Mate(moves) => tree::Score::Mate(moves),
    })
}
