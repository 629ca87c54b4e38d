//! Pieces that are simply lost: hanging, trapped.

use chess::Role;

use crate::board::{PieceAt, balance, hangs, is_trapped, value};
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *hangingPiece*: the first move takes a piece that is not guarded, not a pawn, which has not just captured as much there; and nothing of the gain is lost with the second move.
pub(crate) fn hanging(line: &Line) -> Option<Found> {
    let first = line.solver(0)?;
    let victim = first.victim().filter(|piece| piece.role != Role::Pawn)?;
    let side = line.side();
    let recaptures = line.before(0).is_some_and(|cause| {
        let captured = cause.victim();
        cause.to == first.to
            && captured.is_some_and(|captured| value(captured.role) >= value(victim.role))
    });
    let kept = line
        .solver(1)
        .is_none_or(|second| balance(&second.after, side) >= balance(&first.after, side));
    let motif = Motif::HangingPiece {
        hanging: PieceAt::new(victim, first.to),
        capturer: first.mover_before(),
    };
    let hangs = hangs(&first.before, victim.color, first.to) && !recaptures && kept;
    hangs.then(|| Found::new(0, motif))
}

/// *trappedPiece*: a piece, not a pawn, is taken that had nowhere to go when the opponent was to move: where it stood or where it went.
pub(crate) fn trapped(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        step.then
            .victim()
            .filter(|piece| piece.role != Role::Pawn)?;
        let fled = step.reply.to == step.then.to;
        let square = if fled { step.reply.from } else { step.then.to };
        let position = &step.reply.before;
        let trapped = PieceAt::on(position, square)?;
        is_trapped(position, square)
            .then(|| Found::new(step.number - 1, Motif::TrappedPiece { trapped }))
    })
}
