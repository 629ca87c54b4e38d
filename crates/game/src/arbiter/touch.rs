//! Touch-move (FIDE 4): the moves left to a player who has touched a piece.

use super::Game;
use crate::refusal::Refusal;
use crate::time::Timestamp;
use chess::{Move, Role, Square};

impl Game {
    pub(super) fn touch(&mut self, square: Square) -> Result<(), Refusal> {
        self.may_touch()?;
        if self.position().piece_at(square).is_none() {
            return Err(Refusal::NothingThere(square));
        }
        self.handle(square);
        Ok(())
    }

    /// A piece is taken in hand to be moved or taken: that obliges, and rejects an offer (FIDE 4.3, 9.1.2.1).
    pub(super) fn handle(&mut self, square: Square) {
        if !self.turn_state.touched.contains(&square) {
            self.turn_state.touched.push(square);
        }
        self.reject_offer(self.turn());
    }

    pub(super) fn adjust(&self) -> Result<(), Refusal> {
        self.may_touch()
    }

    fn may_touch(&self) -> Result<(), Refusal> {
        self.running()?;
        if !self.config.strictness.touch_move {
            return Err(Refusal::NotInForce);
        }
        self.has_the_move()?;
        match self.turn_state.released {
            // Castling that has begun goes on with the rook.
            Some(pawn) if pawn.promotion().is_some() => Err(Refusal::Released(pawn.to())),
            _ => Ok(()),
        }
    }

    /// A pawn is let go on its last rank, or the king where castling takes it: that is final, and something is still to come
    /// (FIDE 4.7.2, 4.7.3).
    pub(super) fn release(&mut self, mv: Move, at: Timestamp) -> Result<(), Refusal> {
        self.running()?;
        let castles = self.position().castling_side(mv).is_some();
        let promotion = (!castles).then_some(Role::Queen);
        let begun = Move::new(mv.from(), mv.to(), promotion);
        if !self.position().is_legal(begun) {
            return Err(self.why_refused(begun));
        }
        // Of an announced promotion the piece is known already.
        let announced = self.turn_state.announced;
        let same_squares =
            announced.filter(|mv| (mv.from(), mv.to()) == (begun.from(), begun.to()));
        self.may_make(same_squares.unwrap_or(begun))?;
        self.complete_both(at);
        self.handle(mv.from());
        self.turn_state.displaced = None;
        self.turn_state.released = Some(begun);
        Ok(())
    }

    /// The piece that the touching of pieces obliges to be moved or taken, if `mv` does something else.
    pub(super) fn bound_by_touch(&self, mv: Move) -> Option<Square> {
        let (first, allowed) = self.obliged()?;
        (!allowed.contains(&mv)).then_some(first)
    }

    /// The legal moves that the touched pieces leave, and the piece that decides. `None` if the choice is free: nothing has
    /// been touched, or nothing touched can be moved or taken (FIDE 4.5).
    fn obliged(&self) -> Option<(Square, Vec<Move>)> {
        let touched = &self.turn_state.touched;
        if touched.is_empty() {
            return None;
        }
        let position = self.position();
        let pieces = position.by_color(position.turn());
        let own = |square: Square| pieces.contains(square);
        let king = position.king(position.turn());
        let at = |square: Square| touched.iter().position(|&touched| touched == square);
        let castles = |mv: &Move| position.castling_side(*mv).is_some();
        // En passant takes a pawn that stands beside the square moved to (FIDE 3.7.3.1).
        let takes = |mv: &Move, square: Square| {
            square
                == if position.is_en_passant(*mv) {
                    Square::new(mv.to().file(), mv.from().rank())
                } else {
                    mv.to()
                }
        };
        // With a rook that was touched before its king one may not castle (FIDE 4.4.2).
        let rook_first = |mv: &Move| {
            let rook = at(mv.to());
            castles(mv) && rook.is_some_and(|rook| at(king).is_none_or(|king| rook < king))
        };
        let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
        if !self.config.rules.rook_first_castling {
            legal.retain(|mv| !rook_first(mv));
        }
        let those = |wanted: &dyn Fn(&Move) -> bool| -> Vec<Move> {
            legal.iter().copied().filter(wanted).collect()
        };

        // A piece of each side: the one takes the other, if it can (FIDE 4.3.3).
        let first_own = touched.iter().copied().find(|&square| own(square));
        let first_other = touched.iter().copied().find(|&square| !own(square));
        if let (Some(taker), Some(taken)) = (first_own, first_other) {
            let both = those(&|mv| mv.from() == taker && takes(mv, taken));
            if !both.is_empty() {
                return Some((taken, both));
            }
        }
        // Else the first that can be moved or taken (FIDE 4.3.1, 4.3.2).
        let (first, moves) = touched.iter().find_map(|&square| {
            let moves = if !own(square) {
                those(&|mv| takes(mv, square))
            } else if first_own == Some(king) && position.role_at(square) == Some(Role::Rook) {
                // Touched to castle; if that is not legal, the king alone is bound (FIDE 4.4.3).
                Vec::new()
            } else {
                those(&|mv| mv.from() == square)
            };
            (!moves.is_empty()).then_some((square, moves))
        })?;
        // King and rook: castling on that side (FIDE 4.4.1).
        let castling = legal
            .iter()
            .filter(|mv| castles(mv) && [king, mv.to()].contains(&first) && at(king).is_some())
            .filter(|mv| at(mv.to()).is_some())
            .min_by_key(|mv| at(mv.to()));
        Some(castling.map_or((first, moves), |&mv| (king, vec![mv])))
    }

    /// The moves that the side on the move may make now: the legal ones, less what touched pieces, a released pawn or an
    /// announced move rule out.
    pub fn allowed_moves(&self) -> Vec<Move> {
        self.position()
            .legal_moves()
            .into_iter()
            .filter(|&mv| self.may_make(mv).is_ok())
            .collect()
    }

    /// A pawn put on its last rank, as a promotion to a queen, the piece still being open; or castling begun with the king.
    pub fn released(&self) -> Option<Move> {
        self.turn_state.released
    }

    /// The pieces touched in this move, in order.
    pub fn touched(&self) -> &[Square] {
        &self.turn_state.touched
    }
}
