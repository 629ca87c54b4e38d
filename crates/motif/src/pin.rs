//! Pins: pieces that cannot leave a line.

use chess::{Bitboard, Role, between, line as line_of};

use crate::board::{
    PieceAt, ahead, attackers, attacks_from, attacks_through, hangs, is_en_prise, is_slider, value,
};
use crate::line::{Line, Ply};
use crate::motif::{Found, Motif};

/// *pin*: a piece pinned to its king could otherwise capture something worth more or hanging, or get away from an attack along the line by a piece worth less, or by any if it hangs, does not strike back and could move off the line.
pub(crate) fn absolute(line: &Line) -> Option<Found> {
    let pins = |harms: fn(&Ply, PieceAt, Bitboard) -> bool| {
        line.solvers().find_map(move |(at, ply)| {
            let position = &ply.after;
            let enemy = position.turn();
            let king = position.king(enemy);
            position.pinned().into_iter().find_map(|square| {
                let pinned = PieceAt::on(position, square)?;
                let ray = line_of(king, square);
                let pinner = pinner_of(ply, pinned, ray)?;
                let behind = PieceAt::on(position, king)?;
                let motif = Motif::Pin {
                    pinned,
                    pinner,
                    behind,
                };
                harms(ply, pinned, ray).then(|| Found::new(at, motif))
            })
        })
    };
    pins(prevents_attack).or_else(|| pins(prevents_escape))
}

/// The slider that holds a piece on a line to its king.
fn pinner_of(ply: &Ply, pinned: PieceAt, ray: Bitboard) -> Option<PieceAt> {
    let own = attackers(&ply.after, ply.side(), pinned.square) & ray;
    let mut own = own.into_iter();
    own.find_map(|square| {
        PieceAt::on(&ply.after, square).filter(|piece| is_slider(piece.piece.role))
    })
}

fn prevents_attack(ply: &Ply, pinned: PieceAt, ray: Bitboard) -> bool {
    let position = &ply.after;
    let side = ply.side();
    let attacked = attacks_from(position, pinned.square) & position.by_color(side) & !ray;
    attacked.into_iter().any(|square| {
        let role = position.role_at(square);
        role.is_some_and(|role| value(role) > value(pinned.piece.role))
            || hangs(position, side, square)
    })
}

fn prevents_escape(ply: &Ply, pinned: PieceAt, ray: Bitboard) -> bool {
    let position = &ply.after;
    let enemy = pinned.piece.color;
    let along = attackers(position, ply.side(), pinned.square) & ray;
    along.into_iter().any(|attacker| {
        let role = position.role_at(attacker);
        role.is_some_and(|role| value(pinned.piece.role) > value(role))
            || hangs(position, enemy, pinned.square)
                && !attackers(position, enemy, attacker).contains(pinned.square)
                && could_leave(ply, pinned, ray)
    })
}

/// True if a piece would have a move off the line if it were not pinned.
fn could_leave(ply: &Ply, pinned: PieceAt, ray: Bitboard) -> bool {
    let position = &ply.after;
    let attacks = attacks_from(position, pinned.square);
    let moves = if pinned.piece.role == Role::Pawn {
        let push = ahead(pinned.square, pinned.piece.color, 0, 1);
        let push = push.map_or(Bitboard::EMPTY, Bitboard::of) & !position.occupied();
        attacks & position.by_color(ply.side()) | push
    } else {
        attacks & !position.by_color(pinned.piece.color)
    };
    (moves & !ray).any()
}

/// *relativePin*, our own: a slider that is not en prise moves so that a piece shields one worth more, which is worth more than the slider too or hangs; and the line goes on to take one of the two with it.
pub(crate) fn relative(line: &Line) -> Option<Found> {
    line.follow_ups().find_map(|step| {
        let ply = step.first;
        let position = &ply.after;
        if !ply.is_slider() || is_en_prise(position, ply.to) || step.then.from != ply.to {
            return None;
        }
        let enemy = !ply.side();
        let mut pinned = ply.targets().into_iter();
        let motif = pinned.find_map(|square| {
            let pinned = PieceAt::on(position, square)?;
            let through = position.occupied().without(square);
            let seen = attacks_through(position, ply.to, through) & position.by_color(enemy);
            let mut behind = seen.into_iter();
            let behind = behind.find_map(|far| {
                let behind = PieceAt::on(position, far)?;
                let worth = value(behind.piece.role);
                let held = between(ply.to, far).contains(square)
                    && behind.piece.role != Role::King
                    && worth > value(pinned.piece.role)
                    && (worth > value(ply.role) || hangs(position, enemy, far));
                held.then_some(behind)
            })?;
            let taken = [square, behind.square].contains(&step.then.to) && step.then.is_capture();
            let pinner = ply.mover();
            taken.then_some(Motif::Pin {
                pinned,
                pinner,
                behind,
            })
        })?;
        Some(Found::new(step.number - 1, motif))
    })
}
