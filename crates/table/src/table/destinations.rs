//! The pieces and their destinations as a board shows them: legal moves, touch-move, illegal moves where they are allowed,
//! premoves.

use super::Table;
use crate::premove::Movable;
use crate::premove_destinations::premove_destinations;
use chess::{Bitboard, Board, Destinations, Move, Rank, Role, Square};
use game::{Displaced, Phase};
use std::collections::BTreeMap;

impl Table {
    /// True if the position shown is the one that is played from.
    fn is_current(&self) -> bool {
        self.game.phase() == Phase::Running && self.shown == self.game.plies().len()
    }

    /// The pieces as a board shows them: a move that waits for confirmation, one that was announced with a claim, an
    /// illegal move that stands and the queue of premoves as if they were made.
    pub fn board(&self) -> Board {
        let position = self.position();
        let pending = self.pending.filter(|_| self.is_current());
        if let Some(mv) = pending.or(self.announced_move_shown()) {
            return position.after(mv).board().clone();
        }
        let mut board = position.board().clone();
        if let Some(Displaced { mv, .. }) = self.displaced() {
            let piece = board.piece_at(mv.from());
            board.set(mv.from(), None);
            let put = |piece: chess::Piece| mv.promotion().unwrap_or(piece.role).of(piece.color);
            board.set(mv.to(), piece.map(put));
        }
        if let Movable::Premove(_) = self.movable() {
            for premove in &self.premoves {
                premove.make(&mut board);
            }
        }
        board
    }

    /// The destinations of every piece that may be moved, by the square on which [`board`](Table::board) has it. Among the
    /// promotions are those where the player is to be asked at once what the pawn becomes.
    pub fn destinations(&self) -> BTreeMap<Square, Destinations> {
        let movable = self.movable();
        let Some(color) = movable.color() else {
            return BTreeMap::new();
        };
        let board = self.board();
        let own = board.by_color(color);
        let bound = !self.game.touched().is_empty() || self.game.announced().is_some();
        let allowed = bound.then(|| self.game.allowed_moves());
        let of = |from| match movable {
            Movable::Premove(_) => ahead(&board, own, from),
            _ => self.now(own, allowed.as_deref(), from),
        };
        // With touch-move the pawn is put down for good first (FIDE 4.6).
        let touch_move = matches!(movable, Movable::Now(_)) && self.strictness().touch_move;
        let asks = !self.preferences.auto_queen && !touch_move;
        let asked = |mut destinations: Destinations| {
            if !asks {
                destinations.promotions = Bitboard::EMPTY;
            }
            destinations
        };
        own.into_iter()
            .map(|from| (from, asked(of(from))))
            .collect()
    }

    fn now(&self, own: Bitboard, allowed: Option<&[Move]>, from: Square) -> Destinations {
        let position = self.game.position();
        let legal = position.destinations(from);
        if self.strictness().allow_illegal_moves {
            return Destinations {
                drops: legal.drops | !own,
                promotions: position.destinations(self.origin(from)).promotions,
                ..Destinations::default()
            };
        }
        let Some(allowed) = allowed else {
            return legal;
        };
        // A piece that may not move now can still be put down, and is refused with the reason.
        let moves: Vec<Move> = allowed
            .iter()
            .copied()
            .filter(|mv| mv.from() == from)
            .collect();
        Destinations {
            drops: legal.drops,
            promotions: legal.promotions,
            ..Destinations::of(position, &moves)
        }
    }

    /// The square on which the piece shown at `square` really stands, before an illegal move that has not been completed.
    pub(super) fn origin(&self, square: Square) -> Square {
        self.displaced()
            .filter(|displaced| !displaced.completed && displaced.mv.to() == square)
            .map_or(square, |displaced| displaced.mv.from())
    }

    /// A piece that was put where the laws do not let it go.
    fn displaced(&self) -> Option<Displaced> {
        self.game.displaced().filter(|_| self.is_current())
    }

    /// The touched pieces, where touching them binds.
    pub fn touched(&self) -> Bitboard {
        if self.is_current() && self.strictness().touch_move {
            self.game.touched().iter().copied().collect()
        } else {
            Bitboard::EMPTY
        }
    }

    /// A pawn that has been put on its last rank for good; the choice of its promotion is open.
    pub fn released(&self) -> Option<(Square, Square)> {
        let released = self.game.released().filter(|_| self.is_current());
        let pawn = released.filter(|mv| mv.promotion().is_some());
        pawn.map(|mv| (mv.from(), mv.to()))
    }
}

/// Premoves. A piece may be sent to guard one of its own; to point all of them out would be noise.
fn ahead(board: &Board, own: Bitboard, from: Square) -> Destinations {
    let drops = premove_destinations(board, from);
    let pawn = board.role_at(from) == Some(Role::Pawn);
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    Destinations {
        drops,
        targets: drops & !own,
        captures: drops & board.occupied() & !own,
        promotions: if pawn {
            drops & last_ranks
        } else {
            Bitboard::EMPTY
        },
    }
}
