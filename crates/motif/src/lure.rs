//! Pieces drawn to a square or away from one: attraction, deflection, overload.

use chess::{Role, Square};

use crate::board::{PieceAt, attackers, attacks_from, hangs, value};
use crate::line::{FollowUp, Line};
use crate::motif::{Found, Motif};

/// *attraction*: a king, queen or rook takes what was moved to a square, and is then attacked there: a king by check, another to be taken with the move after.
pub(crate) fn attraction(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let square = step.first.to;
        let lured = step.reply.role;
        let drawn = step.reply.to == square
            && matches!(lured, Role::King | Role::Queen | Role::Rook)
            && attackers(&step.then.after, line.side(), square).contains(step.then.to)
            && (lured == Role::King
                || line
                    .solver(step.number + 1)
                    .is_some_and(|ply| ply.to == square));
        let motif = Motif::Attraction {
            bait: step.first.mover(),
            lured: step.reply.mover_before(),
        };
        drawn.then(|| Found::new(step.number - 1, motif))
    })
}

/// *deflection*: a piece recaptures or answers a check, and leaves a square unguarded that it guarded, where the solver then captures something not worth more than the capturer, or promotes.
pub(crate) fn deflection(line: &Line) -> Option<Found> {
    line.follow_ups().find(|&step| deflects(step)).map(|step| {
        let lost = step.then.victim();
        let motif = Motif::Deflection {
            defender: step.reply.mover_before(),
            by: step.first.mover(),
            guarded: step.then.to,
            lost: lost.map(|piece| PieceAt::new(piece, step.then.to)),
        };
        Found::new(step.number - 1, motif)
    })
}

fn deflects(step: FollowUp<'_>) -> bool {
    let FollowUp {
        first, reply, then, ..
    } = step;
    let promotes = then.played.promotion().is_some();
    match then.victim() {
        Some(victim) if value(victim.role) > value(then.role) => return false,
        None if !promotes => return false,
        _ => {}
    }
    // The published rule compares the worth of what was captured with the number of the capturer in the order pawn 1, knight 2, … king 6.
    let offered = first
        .victim()
        .is_none_or(|victim| value(victim.role) < first.role.index() as i32 + 1);
    let guards = |square: Square| attacks_from(&first.after, reply.from).contains(square);
    offered
        && ![reply.to, first.to].contains(&then.to)
        && (reply.to == first.to || first.gives_check())
        && (guards(then.to) || promotes && then.to.file() == reply.from.file() && guards(then.from))
        && !attacks_from(&then.before, reply.to).contains(then.to)
}

/// *overload*, our own: the only guard of a piece recaptures on another square that it guarded too, and the piece, hanging now, is taken.
pub(crate) fn overload(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let FollowUp {
            number,
            first,
            reply,
            then,
        } = step;
        let enemy = reply.side();
        let lost = PieceAt::new(then.victim()?, then.to);
        let guards_of = |square| attackers(&first.before, enemy, square);
        let alone =
            guards_of(lost.square).first() == Some(reply.from) && !guards_of(lost.square).is_many();
        let torn = first.is_capture()
            && reply.to == first.to
            && first.to != then.to
            && reply.role != Role::King
            && alone
            && guards_of(first.to).contains(reply.from)
            && hangs(&then.before, enemy, lost.square);
        let motif = Motif::Overload {
            defender: reply.mover_before(),
            kept: first.to,
            lost,
        };
        torn.then(|| Found::new(number - 1, motif))
    })
}
