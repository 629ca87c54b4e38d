//! Special moves: castling, en passant, pawns about to promote and promoted, a slider that spares another.

use chess::{Role, line as line_of};

use crate::board::{PieceAt, attacks_from, is_slider};
use crate::line::{Line, Ply};
use crate::motif::{Found, Motif};

fn first(line: &Line, shows: impl Fn(&Ply) -> Option<Motif>) -> Option<Found> {
    let mut moves = line.solvers();
    moves.find_map(|(at, ply)| Some(Found::new(at, shows(ply)?)))
}

/// *advancedPawn*: a pawn arrives on the seventh or eighth rank.
pub(crate) fn advanced_pawn(line: &Line) -> Option<Found> {
    first(line, |ply| {
        let pawn = PieceAt::new(Role::Pawn.of(ply.side()), ply.to);
        ply.is_pawn_push_to_last(2)
            .then_some(Motif::AdvancedPawn { pawn })
    })
}

/// *promotion*: a pawn promotes.
pub(crate) fn promotion(line: &Line) -> Option<Found> {
    first(line, |ply| {
        ply.played.promotion()?;
        let promoted = ply.mover();
        Some(Motif::Promotion { promoted })
    })
}

/// *underPromotion*: a pawn promotes to less than a queen, and if that is mate, to a knight.
pub(crate) fn under_promotion(line: &Line) -> Option<Found> {
    first(line, |ply| {
        let role = ply.played.promotion()?;
        let needed = role == Role::Knight || role != Role::Queen && !ply.after.is_checkmate();
        let promoted = ply.mover();
        needed.then_some(Motif::UnderPromotion { promoted })
    })
}

/// *enPassant*: a pawn captures in passing.
pub(crate) fn en_passant(line: &Line) -> Option<Found> {
    first(line, |ply| {
        let pawn = ply.mover();
        ply.before
            .is_en_passant(ply.played)
            .then_some(Motif::EnPassant { pawn })
    })
}

/// *castling*: the king castles.
pub(crate) fn castling(line: &Line) -> Option<Found> {
    first(line, |ply| {
        let king = ply.mover();
        ply.is_castling().then_some(Motif::Castling { king })
    })
}

/// *collinearMove*: a slider moves, without capturing, along the line on which it could take an enemy slider that moves along such lines too.
pub(crate) fn collinear(line: &Line) -> Option<Found> {
    first(line, |ply| {
        if !ply.is_slider() || ply.is_capture() {
            return None;
        }
        let attacked = attacks_from(&ply.before, ply.from) & ply.before.by_color(!ply.side());
        let spared = attacked.into_iter().find_map(|square| {
            let spared = PieceAt::on(&ply.before, square)?;
            let straight = square.file() == ply.from.file() || square.rank() == ply.from.rank();
            let apt = match spared.piece.role {
                Role::Rook => straight,
                Role::Bishop => !straight,
                role => is_slider(role),
            };
            let capture = chess::Move::new(ply.from, square, None);
            let spares =
                apt && line_of(ply.from, square).contains(ply.to) && ply.before.is_legal(capture);
            spares.then_some(spared)
        })?;
        Some(Motif::CollinearMove {
            mover: ply.mover(),
            spared,
        })
    })
}
