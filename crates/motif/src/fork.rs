//! Forks: two targets of one piece.

use chess::Role;

use crate::board::{PieceAt, attackers, hangs, is_en_prise, value};
use crate::line::{Line, Ply};
use crate::motif::{Found, Motif};

/// *fork*: a piece other than the king, not en prise, attacks two pieces or more, pawns not counted, each worth more than it or hanging and not attacking back; never with the last move.
///
/// *kingFork*, our own: the king does so.
pub(crate) fn find(line: &Line) -> Vec<Found> {
    let mut found = Vec::new();
    for by_king in [false, true] {
        let mut moves = line.solvers().take(line.solver_moves() - 1);
        found.extend(moves.find_map(|(at, ply)| {
            let targets = ((ply.role == Role::King) == by_king).then(|| targets(ply))?;
            let forker = ply.mover();
            (targets.len() > 1).then(|| Found::new(at, Motif::Fork { forker, targets }))
        }));
    }
    found
}

fn targets(ply: &Ply) -> Vec<PieceAt> {
    let position = &ply.after;
    if ply.role != Role::King && is_en_prise(position, ply.to) {
        return Vec::new();
    }
    let enemy = !ply.side();
    let strikes_back = attackers(position, enemy, ply.to);
    let attacked = ply.targets().into_iter();
    let mut targets: Vec<PieceAt> = attacked
        .filter_map(|square| PieceAt::on(position, square))
        .filter(|target| {
            let role = target.piece.role;
            role != Role::Pawn
                && (value(role) > value(ply.role)
                    || hangs(position, enemy, target.square)
                        && !strikes_back.contains(target.square))
        })
        .collect();
    targets.sort_by_key(|target| -value(target.piece.role));
    targets
}
