//! The engine as an [`Analyst`].

use chess::Move;
use engine::{Control, Engine, Host, Info, Limits};

use crate::analyst::{Analyst, Line, Root};

/// An engine that forgets everything before each search, so that an answer depends on the question alone.
pub struct EngineAnalyst<H> {
    engine: Engine,
    /// Is asked whether to go on.
    pub host: H,
}

impl<H: Host> EngineAnalyst<H> {
    /// The transposition table of every analyst, in mebibytes: another size would give other answers.
    pub const HASH_MB: usize = 8;

    /// An engine of its own for this host.
    pub fn new(host: H) -> EngineAnalyst<H> {
        EngineAnalyst {
            engine: Engine::new(Self::HASH_MB),
            host,
        }
    }
}

impl<H: Host> Analyst for EngineAnalyst<H> {
    fn analyse(
        &mut self,
        root: &Root,
        lines: usize,
        only: Option<&[Move]>,
        nodes: u64,
    ) -> Option<Vec<Line>> {
        let mut host = Watched {
            host: &mut self.host,
            stopped: false,
        };
        // A host that has no time left is heard before the search, too.
        if host.poll(0) == Control::Stop {
            return None;
        }
        self.engine.clear();
        let root = engine::Root {
            position: root.position.clone(),
            history: root.history.clone(),
        };
        let found = self
            .engine
            .analyse(&root, lines, only, &Limits::nodes(nodes), &mut host);
        if host.stopped {
            return None;
        }
        let lines = found.info.lines.into_iter();
        let lines = lines.map(|line| Line {
            score: line.score,
            moves: line.pv,
        });
        Some(lines.filter(|line| !line.moves.is_empty()).collect())
    }
}

/// A host that remembers whether it has stopped a search.
struct Watched<'a, H> {
    host: &'a mut H,
    stopped: bool,
}

impl<H: Host> Watched<'_, H> {
    fn heard(&mut self, control: Control) -> Control {
        self.stopped |= control == Control::Stop;
        control
    }
}

impl<H: Host> Host for Watched<'_, H> {
    fn poll(&mut self, nodes: u64) -> Control {
        let control = self.host.poll(nodes);
        self.heard(control)
    }

    fn iteration(&mut self, info: &Info) -> Control {
        let control = self.host.iteration(info);
        self.heard(control)
    }
}
