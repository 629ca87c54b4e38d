//! Blunders by our engine: moves that lose more than a fifth of the chances.

use chess::Move;
use engine::{Engine, Limits, NoHost, Root, Score};
use game::judgement::chances;
use game::tree;

/// Mebibytes of the transposition table, which is cleared before each search.
const HASH_MB: usize = 2;

/// A move that loses more of its side's chances than this is a blunder.
const BLUNDER: f64 = 0.2;

/// Our engine with a number of nodes a search.
pub struct Judge {
    pub engine: Engine,
    nodes: u64,
}

/// A position with the best move and chances in it.
pub struct Judged<'a> {
    judge: &'a mut Judge,
    root: Root,
    pub best: Option<Move>,
    chances: f64,
}

impl Judge {
    pub fn new(nodes: u64) -> Judge {
        engine::prepare();
        Judge {
            engine: Engine::new(HASH_MB),
            nodes,
        }
    }

    /// Judges a position.
    pub fn judge(&mut self, root: &Root) -> Judged<'_> {
        self.engine.clear();
        let limits = Limits::nodes(self.nodes);
        let found = self.engine.search(root, &limits, &mut NoHost);
        Judged {
            judge: self,
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
        let limits = Limits::nodes(self.judge.nodes);
        let engine = &mut self.judge.engine;
        engine.clear();
        let found = engine.analyse(&self.root, 1, Some(&[mv]), &limits, &mut NoHost);
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
