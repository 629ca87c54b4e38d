//! Legal moves, generated directly.
//!
//! One walk over the pieces, [`Position::visit`], serves all: making lists, counting, looking whether
//! there is a move at all, captures, the moves of one piece. What to do with the moves is the
//! [`Sink`]'s matter. Nothing is generated that would have to be taken back: in check, pieces may only
//! capture the checker or interpose (FIDE 3.9), and pinned pieces only move on the line of the pin.

use core::ops::ControlFlow;

use crate::attacks::{
    bishop_attacks, bishop_lines, king_attacks, knight_attacks, line, rook_attacks, rook_lines,
};
use crate::castling::CastlingPath;
use crate::en_passant::ep_capturers;
use crate::rays::RAYS;
use crate::{
    Bitboard, CastlingSide, Color, File, Move, MoveList, Position, Rank, Role, Square, between,
};

/// A visitor of generated moves. `Break` ends the generation.
pub(crate) trait Sink {
    /// A piece on `from` can go to each of `targets`.
    fn piece(&mut self, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// A pawn can go to each of `targets`, from the square `step` behind.
    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<()>;
}

/// Moves one by one, for a closure.
pub(crate) struct Each<F>(pub(crate) F);

impl<F: FnMut(Move)> Sink for Each<F> {
    #[inline]
    fn piece(&mut self, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            (self.0)(Move::new(from, to, None));
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<()> {
        for to in targets & !Bitboard::BACK_RANKS {
            (self.0)(Move::new(to.shifted(-step), to, None));
        }
        for to in targets & Bitboard::BACK_RANKS {
            for role in Role::PROMOTIONS {
                (self.0)(Move::new(to.shifted(-step), to, Some(role)));
            }
        }
        ControlFlow::Continue(())
    }
}

/// The number of moves.
struct Count(u32);

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.count();
        ControlFlow::Continue(())
    }

    #[inline]
    fn pawns(&mut self, _: i8, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.count();
        let promotions = targets & Bitboard::BACK_RANKS;
        if promotions.any() {
            self.0 += 3 * promotions.count();
        }
        ControlFlow::Continue(())
    }
}

/// Finds out if there is a move at all.
struct Exists;

impl Sink for Exists {
    #[inline]
    fn piece(&mut self, _: Square, targets: Bitboard) -> ControlFlow<()> {
        if targets.any() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    #[inline]
    fn pawns(&mut self, _: i8, targets: Bitboard) -> ControlFlow<()> {
        if targets.any() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Position {
    /// All legal moves.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.visit_all(&mut Each(|m| list.push(m)));
        list
    }

    /// The legal moves that change the material: captures, en passant among them, and promotions.
    /// Pawns become queens only; the full list has the other promotions.
    ///
    /// ```
    /// use chess::Position;
    /// let position = Position::from_fen("k1n5/3P4/8/8/8/8/8/K7 w - - 0 1")?;
    /// let moves: Vec<_> = position.captures().iter().map(|&m| position.to_uci(m).to_string()).collect();
    /// assert_eq!(moves, ["d7c8q", "d7d8q"]);
    /// # Ok::<(), chess::FenError>(())
    /// ```
    #[inline]
    pub fn captures(&self) -> MoveList {
        let mut list = MoveList::new();
        self.each_capture(|m| list.push(m));
        list
    }

    /// Hands over the moves of [`Position::captures`], one by one.
    #[inline]
    pub fn each_capture(&self, mut take: impl FnMut(Move)) {
        let mut sink = Each(|m: Move| {
            if matches!(m.promotion(), None | Some(Role::Queen)) {
                take(m);
            }
        });
        let them = self.by_color(!self.turn());
        let _ = self.visit(Bitboard::FULL, them, &mut sink);
        // Only pawns have moves that change the material without going to an enemy's square.
        let last_rank = Bitboard::rank(self.turn().rank(Rank::Eighth));
        let mut others = last_rank & !self.occupied();
        others |= self.ep_square().map_or(Bitboard::EMPTY, Bitboard::of);
        let mut pawns = self.pieces(self.turn(), Role::Pawn);
        if self.ep_square().is_none() {
            pawns &= self.seventh_rank();
        }
        if pawns.any() {
            let _ = self.visit(pawns, others, &mut sink);
        }
    }

    /// Hands over all other legal moves than those of [`Position::captures`], one by one.
    ///
    /// ```
    /// use chess::Position;
    /// let position = Position::from_fen("k1n5/3P4/8/8/8/8/8/7K w - - 0 1")?;
    /// let mut others = 0;
    /// position.each_quiet(|_| others += 1);
    /// // Three moves of the king; to a rook, a bishop and a knight, straight on and by taking.
    /// assert_eq!(others, 9);
    /// # Ok::<(), chess::FenError>(())
    /// ```
    #[inline]
    pub fn each_quiet(&self, mut take: impl FnMut(Move)) {
        let them = self.by_color(!self.turn());
        let pawns = self.pieces(self.turn(), Role::Pawn);
        let ep = self.ep_square();
        let mut sink = Each(|m: Move| {
            let en_passant = Some(m.to()) == ep && pawns.contains(m.from());
            if m.promotion() != Some(Role::Queen) && !en_passant {
                take(m);
            }
        });
        let _ = self.visit(Bitboard::FULL, !them, &mut sink);
        let promoted = pawns & self.seventh_rank();
        if promoted.any() {
            let _ = self.visit(promoted, them, &mut sink);
        }
    }

    /// From where pawns of the side to move are promoted.
    fn seventh_rank(&self) -> Bitboard {
        Bitboard::rank(self.turn().rank(Rank::Seventh))
    }

    /// The legal moves of the piece on a square.
    #[inline]
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.visit(
            Bitboard::of(from),
            Bitboard::FULL,
            &mut Each(|m| list.push(m)),
        );
        list
    }

    /// The number of legal moves: counted by sets, much faster than by listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> usize {
        let mut count = Count(0);
        self.visit_all(&mut count);
        count.0 as usize
    }

    /// True if there is a legal move; if not, it is checkmate or stalemate.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.visit(Bitboard::FULL, Bitboard::FULL, &mut Exists)
            .is_break()
    }

    /// True if a move is legal here. Any move may be asked about, also one of another position.
    #[inline]
    pub fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.to());
        let is_promotion = Bitboard::BACK_RANKS.contains(to)
            && self.pieces(self.turn(), Role::Pawn).contains(from);
        let well_formed = match m.promotion() {
            None => !is_promotion,
            Some(role) => is_promotion && Role::PROMOTIONS.contains(&role),
        };
        well_formed
            && m == Move::new(from, to, m.promotion())
            && self
                .visit(Bitboard::of(from), Bitboard::of(to), &mut Exists)
                .is_break()
    }

    #[inline]
    pub(crate) fn visit_all(&self, sink: &mut impl Sink) {
        let _ = self.visit(Bitboard::FULL, Bitboard::FULL, sink);
    }

    /// Shows the sink every legal move from one of `from` to one of `to`.
    #[inline]
    pub(crate) fn visit<S: Sink>(
        &self,
        from: Bitboard,
        to: Bitboard,
        sink: &mut S,
    ) -> ControlFlow<()> {
        // A page has no room for one copy of the walk for every kind of sink.
        #[cfg(not(feature = "magics"))]
        let sink: &mut dyn Sink = sink;
        self.walk(from, to, sink)
    }

    #[inline]
    fn walk<S: Sink + ?Sized>(
        &self,
        from: Bitboard,
        to: Bitboard,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let own = self.by_color(us);
        let king = self.king(us);
        let movers = own & from;

        if movers.contains(king) {
            sink.piece(
                king,
                self.king_targets(king, king_attacks(king) & !own & to),
            )?;
        }
        // In double check only the king can move (FIDE 3.9.1 leaves no other way).
        let checkers = self.checkers();
        if checkers.is_many() {
            return ControlFlow::Continue(());
        }
        let mut allowed = !own & to;
        if let Some(checker) = checkers.first() {
            allowed &= between(king, checker).with(checker);
        } else if movers.contains(king) {
            for rook in self.castling_rooks(us) & to {
                if self.can_castle(king, rook) {
                    sink.piece(king, Bitboard::of(rook))?;
                }
            }
        }

        self.visit_pawns(movers, to, allowed, king, sink)?;

        let pinned = self.pinned();
        for from in self.by_role(Role::Knight) & movers & !pinned {
            sink.piece(from, knight_attacks(from) & allowed)?;
        }
        let occupied = self.occupied();
        for from in self.board().diagonal_sliders() & movers {
            let mut targets = bishop_attacks(from, occupied) & allowed;
            if pinned.contains(from) {
                targets &= line(king, from);
            }
            sink.piece(from, targets)?;
        }
        for from in self.board().straight_sliders() & movers {
            let mut targets = rook_attacks(from, occupied) & allowed;
            if pinned.contains(from) {
                targets &= line(king, from);
            }
            sink.piece(from, targets)?;
        }
        ControlFlow::Continue(())
    }

    /// All pawns at once, one direction after the other. A pinned pawn can move in a direction only
    /// if its king lies on that line.
    #[inline]
    fn visit_pawns<S: Sink + ?Sized>(
        &self,
        movers: Bitboard,
        to: Bitboard,
        allowed: Bitboard,
        king: Square,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let us = self.turn();
        let pawns = self.by_role(Role::Pawn) & movers;
        let pinned = self.pinned();
        let forward = us.forward();
        let empty = !self.occupied();

        let free = pawns & (!pinned | Bitboard::file(king.file()));
        let single = free.shifted(forward) & empty;
        let third = Bitboard::rank(us.rank(Rank::Third));
        let double = (single & third).shifted(forward) & empty;
        sink.pawns(forward, single & allowed)?;
        sink.pawns(2 * forward, double & allowed)?;

        let enemies = self.by_color(!us) & allowed;
        for (side, edge) in [(-1, File::A), (1, File::H)] {
            let mut free = pawns & !Bitboard::file(edge);
            if (free & pinned).any() {
                free &= !pinned | diagonal(king, forward + side);
            }
            sink.pawns(forward + side, free.shifted(forward + side) & enemies)?;
        }

        // The captured pawn is not on the square of arrival, so this asks anew whether the king
        // is safe afterwards (FIDE 3.7.3.1, 3.9.2).
        if let Some(square) = self.ep_square()
            && to.contains(square)
        {
            let target = Bitboard::of(square);
            for from in ep_capturers(self.board(), us, square) & movers {
                let step = square.index() as i8 - from.index() as i8;
                sink.pawns(step, target)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Those of the king's targets that are not attacked, seen through the king itself.
    #[inline]
    pub(crate) fn king_targets(&self, king: Square, mut targets: Bitboard) -> Bitboard {
        let them = !self.turn();
        let enemies = self.by_color(them);
        targets &= !self.pieces(them, Role::Pawn).pawn_attacks(them);
        targets &= !king_attacks(self.king(them));
        if targets.is_empty() {
            return targets;
        }
        for knight in self.by_role(Role::Knight) & enemies {
            targets &= !knight_attacks(knight);
        }
        let occupied = self.occupied().without(king);
        for slider in self.board().diagonal_sliders() & enemies {
            if (bishop_lines(slider) & targets).any() {
                targets &= !bishop_attacks(slider, occupied);
            }
        }
        for slider in self.board().straight_sliders() & enemies {
            if (rook_lines(slider) & targets).any() {
                targets &= !rook_attacks(slider, occupied);
            }
        }
        targets
    }

    /// True if castling with a rook that still has the right is possible now (FIDE 3.8.2.2). The
    /// king is not in check.
    #[inline]
    pub(crate) fn can_castle(&self, king: Square, rook: Square) -> bool {
        let us = self.turn();
        let path = CastlingPath::new(us, king, rook);
        // In Chess960 the rook may have shielded the king from an attack along the rank.
        (self.occupied() & path.clear).is_empty()
            && !self.pinned().contains(rook)
            && !path.king_way.into_iter().any(|square| {
                self.board()
                    .is_attacked(square, !us, self.occupied().without(king))
            })
    }

    /// The rook with which a side may still castle, now or later (FIDE 3.8.2.1).
    #[inline]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        self.castling_rooks(color)
            .into_iter()
            .find(|&rook| CastlingSide::of(king, rook) == side)
    }
}

/// The diagonal through a square in the direction of a pawn's capture, without the square itself.
#[inline]
fn diagonal(square: Square, step: i8) -> Bitboard {
    let direction = if step % 9 == 0 { 2 } else { 3 };
    Bitboard(RAYS[direction][square.index()] | RAYS[direction + 4][square.index()])
}
