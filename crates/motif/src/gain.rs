//! Material that a line wins.

use chess::{Position, Role};

use crate::board::{balance, value};
use crate::line::Line;

/// Material that a line wins, after the captures that the last position still allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// A piece, for nothing.
    Piece(Role),
    /// The first piece for the second, which is worth less.
    PieceFor(Role, Role),
    /// So many pawns' worth, of several pieces.
    Points(u32),
}

/// Half-moves of captures that are looked at behind the end of a line.
const HORIZON: u32 = 4;

/// Material of the side to move after captures of both sides that pay (quiescence search, of material alone).
fn settled(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let standing = balance(position, position.turn());
    alpha = alpha.max(standing);
    if depth == 0 || alpha >= beta {
        return alpha;
    }
    for played in position.legal_moves() {
        if position.is_capture(played) {
            let score = -settled(&position.after(played), depth - 1, -beta, -alpha);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
    }
    alpha
}

impl Line {
    /// The material that the solver wins; `None` if that is none.
    pub fn gain(&self) -> Option<Gain> {
        let side = self.side();
        let (start, end) = (self.start(), self.end());
        let kept = -settled(end, HORIZON, i32::MIN + 1, i32::MAX);
        let points = kept - balance(start, side);
        if points <= 0 {
            return None;
        }
        let several = Some(Gain::Points(points.unsigned_abs()));
        if kept != balance(end, side) {
            return several;
        }
        // What the opponent has less of, and the solver.
        let missing = |of, role| {
            let [before, after] = [start, end].map(|position| position.pieces(of, role).count());
            before as i32 - after as i32
        };
        let mut won = Vec::new();
        let mut given = Vec::new();
        for &role in Role::ALL.iter().filter(|&&role| role != Role::King) {
            if missing(side, role) < 0 || missing(!side, role) < 0 {
                return several;
            }
            let net = missing(!side, role) - missing(side, role);
            let into = if net > 0 { &mut won } else { &mut given };
            into.extend((0..net.abs()).map(|_| role));
        }
        match (&won[..], &given[..]) {
            ([role], []) => Some(Gain::Piece(*role)),
            ([role], [lost]) if value(*role) > value(*lost) => Some(Gain::PieceFor(*role, *lost)),
            _ => several,
        }
    }
}
