//! Effort of a search: the nodes after which it finds a move of the solver and keeps it.

use super::solvers;
use chess::{Move, Position};
use engine::{Control, Engine, Host, Info, Limits};
use motif::{Line, Ply};

/// The nodes of a search for one move of the solver: level 11 of the robot has about half as many.
pub(super) const NODES: u64 = 8_000;

/// The nodes after which a search finds each of the solver's moves and keeps it; `None` where it does not.
pub(super) fn efforts(line: &Line, engine: &mut Engine) -> Vec<Option<u64>> {
    let effort = |ply: &Ply| {
        if ply.before.count_legal_moves() == 1 {
            return Some(1);
        }
        engine.clear();
        let mut watch = Watch {
            position: &ply.before,
            right: ply.played,
            found: None,
        };
        let root = engine::Root {
            position: ply.before.clone(),
            history: Vec::new(),
        };
        engine.analyse(&root, 1, None, &Limits::nodes(NODES), &mut watch);
        watch.found
    };
    solvers(line).map(effort).collect()
}

/// A host that notes the nodes after which a search finds a move.
struct Watch<'a> {
    position: &'a Position,
    right: Move,
    /// Nodes of the iteration since which it is the best move.
    found: Option<u64>,
}

impl Host for Watch<'_> {
    fn poll(&mut self, _: u64) -> Control {
        Control::Continue
    }

    fn iteration(&mut self, info: &Info) -> Control {
        let best = info.best().pv.first();
        // Any mate is as good as the stored one.
        let is_right = |mv: Move| mv == self.right || self.position.after(mv).is_checkmate();
        if best.is_some_and(|&mv| is_right(mv)) {
            self.found.get_or_insert(info.nodes);
        } else {
            self.found = None;
        }
        Control::Continue
    }
}
