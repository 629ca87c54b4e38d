//! Moves without force: quiet and defensive.

use chess::Role;

use crate::line::{Line, Ply};
use crate::motif::{Found, Motif};

/// Neither check, capture, attack of the moved piece on anything, nor a pawn on its last three ranks.
fn is_silent(ply: &Ply) -> bool {
    !ply.gives_check()
        && !ply.is_capture()
        && ply.targets().is_empty()
        && !ply.is_pawn_push_to_last(3)
}

/// *quietMove*: a move before the last, not of the king and not out of check, without check, capture, attack on a piece or far advanced pawn.
pub(crate) fn quiet(line: &Line) -> Option<Found> {
    let mut moves = line.solvers().take(line.solver_moves() - 1);
    moves.find_map(|(at, ply)| {
        let quiet = is_silent(ply) && !ply.before.is_check() && ply.role != Role::King;
        let mover = ply.mover();
        quiet.then(|| Found::new(at, Motif::QuietMove { mover }))
    })
}

/// Fewer legal moves than these leave no choice to be clever with.
const A_CHOICE: usize = 3;

/// *defensiveMove*: the last move, of at least three, is quiet, though it may be the king's; or one of the moves, none of which checks or captures until then and all of at least three, gets out of check.
pub(crate) fn defensive(line: &Line) -> Option<Found> {
    let chosen = |ply: &Ply| ply.before.count_legal_moves() >= A_CHOICE;
    let last = line.last();
    let at = line.solver_moves() - 1;
    let found = |at, ply: &Ply| Found::new(at, Motif::DefensiveMove { mover: ply.mover() });
    if is_silent(last) && chosen(last) {
        return Some(found(at, last));
    }
    for (at, ply) in line.solvers() {
        if ply.gives_check() || ply.is_capture() || !chosen(ply) {
            return None;
        }
        if ply.before.is_check() {
            return Some(found(at, ply));
        }
    }
    None
}
