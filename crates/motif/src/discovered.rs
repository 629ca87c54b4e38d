//! Lines opened by a piece that leaves them: discovered attack and check, double check.

use chess::between;

use crate::board::PieceAt;
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *discoveredCheck*: check, but not by the piece that moved.
pub(crate) fn check(line: &Line) -> Option<Found> {
    line.solvers().find_map(|(at, ply)| {
        let checkers = ply.after.checkers();
        let checker = PieceAt::on(&ply.after, checkers.first()?)?;
        let opener = ply.mover_before();
        let motif = Motif::DiscoveredCheck { opener, checker };
        (!checkers.contains(ply.to)).then(|| Found::new(at, motif))
    })
}

/// *doubleCheck*: two pieces give check with one move.
pub(crate) fn double(line: &Line) -> Option<Found> {
    line.solvers().find_map(|(at, ply)| {
        let checkers = ply.after.checkers();
        checkers.is_many().then(|| {
            let checkers = checkers.into_iter();
            let checkers = checkers.filter_map(|square| PieceAt::on(&ply.after, square));
            let checkers = checkers.collect();
            Found::new(at, Motif::DoubleCheck { checkers })
        })
    })
}

/// *discoveredAttack*: a capture along a line that the solver's move before has opened, with another piece; or a discovered check. The first recapture ends the search.
pub(crate) fn attack(line: &Line) -> Option<Found> {
    for step in line.follow_ups() {
        if !step.then.is_capture() {
            continue;
        }
        if step.reply.to == step.then.to {
            return None;
        }
        let opened = between(step.then.from, step.then.to).contains(step.first.from)
            && step.then.to != step.first.to
            && step.then.from != step.first.to
            && !step.first.is_castling();
        if opened {
            let target = step.then.before.captured(step.then.played)?;
            let motif = Motif::DiscoveredAttack {
                opener: step.first.mover_before(),
                attacker: step.then.mover_before(),
                target: PieceAt::new(target, step.then.to),
            };
            return Some(Found::new(step.number - 1, motif));
        }
    }
    None
}
