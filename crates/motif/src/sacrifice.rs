//! Sacrifices: less material for something better.

use crate::board::{PieceAt, balance};
use crate::line::Line;
use crate::motif::{Found, Motif};

/// *sacrifice*: after one of the solver's moves from the second on, the solver has at least two pawns' worth less than at the start, and the opponent promotes nothing.
pub(crate) fn find(line: &Line) -> Option<Found> {
    let side = line.side();
    let start = balance(line.start(), side);
    let given = line
        .follow_ups()
        .find(|step| balance(&step.then.after, side) - start <= -2)?;
    let promotes = line
        .replies()
        .any(|reply| reply.played.promotion().is_some());
    let captured = given.reply.victim();
    let given_piece = captured.map(|piece| PieceAt::new(piece, given.reply.to));
    let motif = Motif::Sacrifice { given: given_piece };
    (!promotes).then(|| Found::new(given.number - 1, motif))
}
