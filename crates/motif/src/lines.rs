//! Motifs of sliders and the pieces on their lines: skewer, x-ray, clearance.

use chess::{Role, between};

use crate::board::{PieceAt, is_en_prise, value};
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *skewer*: a slider captures what was behind a piece worth more that has just left its line, from where it could be taken itself; not if that is mate.
pub(crate) fn skewer(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let captured = step.then.victim()?;
        let skewered = step.then.is_slider()
            && step.reply.to != step.then.to
            && between(step.then.from, step.then.to).contains(step.reply.from)
            && value(step.reply.role) > value(captured.role)
            && is_en_prise(&step.then.before, step.then.to)
            && !step.then.after.is_checkmate();
        let motif = Motif::Skewer {
            attacker: step.then.mover_before(),
            front: step.reply.mover_before(),
            behind: PieceAt::new(captured, step.then.to),
        };
        skewered.then(|| Found::new(step.number, motif))
    })
}

/// *xRayAttack*: the solver captures on a square, a piece other than the king recaptures, and the solver captures there again from behind where that piece stood.
pub(crate) fn x_ray(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let square = step.then.to;
        let looked_through = step.then.is_capture()
            && step.reply.to == square
            && step.reply.role != Role::King
            && step.first.to == square
            && between(step.then.from, square).contains(step.reply.from);
        let motif = Motif::XRay {
            attacker: step.then.mover_before(),
            through: step.reply.mover_before(),
            square,
        };
        looked_through.then(|| Found::new(step.number, motif))
    })
}

/// *clearance*: a piece leaves a line or square, without capturing or to where it can be taken, and in the solver's next move a slider goes along that line or to that square, without capturing.
pub(crate) fn clearance(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let (first, then) = (step.first, step.then);
        let used = then.victim().is_none()
            && then.is_slider()
            && first.played.promotion().is_none()
            && first.to != then.from
            && first.to != then.to
            && !step.reply.gives_check()
            && (!then.gives_check() || step.reply.role != Role::King)
            && (first.from == then.to || between(then.from, then.to).contains(first.from))
            && (first.victim().is_none() || is_en_prise(&first.after, first.to));
        let motif = Motif::Clearance {
            cleared: first.mover_before(),
            user: then.mover_before(),
            square: then.to,
        };
        used.then(|| Found::new(step.number - 1, motif))
    })
}
