//! Guards that are captured, cut off, or got past in time: capturing the defender, interference, intermezzo.

use chess::{Position, Role, Square, between};

use crate::board::{PieceAt, attackers, hangs, is_slider, value};
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *capturingDefender*: the solver captures, without check, a guard of the square where the next move, with another piece, mates or takes a piece that hangs and is not worth more than the capturer.
pub(crate) fn capturing(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let (first, then) = (step.first, step.then);
        let enemy = first.after.turn();
        let mates = then.after.is_checkmate();
        let wins = then.victim().is_some_and(|victim| {
            then.role != Role::King
                && value(victim.role) <= value(then.role)
                && hangs(&then.before, enemy, then.to)
                && step.reply.to != then.to
        });
        let guard = PieceAt::new(first.victim()?, first.to);
        let removed = (mates || wins)
            && !first.gives_check()
            && first.to != then.from
            && !first.before.is_check()
            && attackers(&first.before, enemy, then.to).contains(first.to);
        let lost = if wins {
            then.to
        } else {
            then.after.king(enemy)
        };
        let motif = Motif::CapturingDefender {
            defender: guard,
            lost: PieceAt::on(if wins { &then.before } else { &then.after }, lost)?,
        };
        removed.then(|| Found::new(step.number - 1, motif))
    })
}

/// The slider that guards a square, if the first guard of a side, from a1 on, is one. The published rule looks at that one only, and overlooks a1 itself.
fn slider_guard(position: &Position, piece: PieceAt) -> Option<PieceAt> {
    let guards = attackers(position, piece.piece.color, piece.square);
    let guard = PieceAt::on(position, guards.first()?)?;
    (guard.square != Square::A1 && is_slider(guard.piece.role)).then_some(guard)
}

/// *interference*: a piece that hangs is taken because a move of either side has just come between it and the slider that guarded it.
pub(crate) fn interference(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let lost = PieceAt::new(step.then.victim()?, step.then.to);
        if !hangs(&step.then.before, lost.piece.color, lost.square) {
            return None;
        }
        let cut = |blocker: &crate::line::Ply, at| {
            let defender = slider_guard(&blocker.before, lost)?;
            let blocks = between(lost.square, defender.square).contains(blocker.to);
            let motif = Motif::Interference {
                blocker: blocker.mover(),
                defender,
                lost,
            };
            blocks.then(|| Found::new(at, motif))
        };
        cut(step.reply, step.number).or_else(|| {
            let stays = lost.square != step.reply.to;
            stays.then(|| cut(step.first, step.number - 1)).flatten()
        })
    })
}

/// *intermezzo*: the opponent has captured and could be recaptured; the solver plays elsewhere first, and recaptures after the answer.
///
/// Only the first capture counts to which no guard of its square has replied.
pub(crate) fn intermezzo(line: &Line) -> Option<Found> {
    let enemy = !line.side();
    let step = line.follow_ups().find(|step| {
        step.then.is_capture()
            && !attackers(&step.first.after, enemy, step.then.to).contains(step.reply.from)
            && step.first.to != step.then.to
    })?;
    let cause = line.before(step.number - 1)?;
    let late =
        cause.to == step.then.to && cause.is_capture() && cause.after.is_legal(step.then.played);
    let motif = Motif::Intermezzo {
        between: step.first.mover(),
        target: PieceAt::on(&cause.after, cause.to)?,
    };
    late.then(|| Found::new(step.number - 1, motif))
}
