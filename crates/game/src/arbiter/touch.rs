//! Touched men (FIDE 4): what a player who has touched something must do with it.

use super::Game;
use crate::refusal::Refusal;
use chess::{Move, Role, Square};

impl Game {
    pub(super) fn touch(&mut self, square: Square) -> Result<(), Refusal> {
        self.may_touch()?;
        if self.position().piece_at(square).is_none() {
            return Err(Refusal::NothingThere(square));
        }
        if !self.moment.touched.contains(&square) {
            self.moment.touched.push(square);
        }
        // Touching a man to move or take it rejects an offer (FIDE 9.1.2.1).
        if self.moment.offer == Some(!self.turn()) {
            self.moment.offer = None;
        }
        Ok(())
    }

    pub(super) fn adjust(&self) -> Result<(), Refusal> {
        self.may_touch()
    }

    fn may_touch(&self) -> Result<(), Refusal> {
        self.running()?;
        if !self.config.conduct.touch_move {
            Err(Refusal::NotInForce)
        } else if self.moment.to_press {
            Err(Refusal::NotPressed(!self.turn()))
        } else {
            Ok(())
        }
    }

    /// A pawn is let go on its last rank: its square is final, the piece is still open (FIDE 4.6).
    pub(super) fn release(&mut self, mv: Move) -> Result<(), Refusal> {
        self.running()?;
        let queens = Move::new(mv.from(), mv.to(), Some(Role::Queen));
        if !self.position().is_legal(queens) {
            return Err(Refusal::IllegalMove(mv));
        }
        self.may_make(self.moment.announced.unwrap_or(queens))?;
        self.moment.released = Some(queens);
        Ok(())
    }

    /// The man that the touching of men obliges to be moved or taken, if `mv` does something else.
    pub(super) fn bound_by_touch(&self, mv: Move) -> Option<Square> {
        let (first, allowed) = self.obliged()?;
        (!allowed.contains(&mv)).then_some(first)
    }

    /// The legal moves that the touched men leave, and the man that decides. `None` if the choice is free: nothing has
    /// been touched, or nothing touched can be moved or taken (FIDE 4.5).
    fn obliged(&self) -> Option<(Square, Vec<Move>)> {
        let touched = &self.moment.touched;
        if touched.is_empty() {
            return None;
        }
        let position = self.position();
        let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let piece = |square: Square| position.piece_at(square);
        let own =
            |square: Square| piece(square).is_some_and(|piece| piece.color == position.turn());
        let castles = |mv: &Move| position.castling_side(*mv).is_some();
        let takes = |mv: &Move, square: Square| {
            let behind = mv.to() == square && position.is_capture(*mv);
            // En passant takes a pawn that stands beside the square moved to (FIDE 3.7.3.1).
            let beside = position.is_en_passant(*mv)
                && Square::new(mv.to().file(), mv.from().rank()) == square;
            (behind && !position.is_en_passant(*mv)) || beside
        };
        let first_own = touched.iter().copied().find(|&square| own(square));
        let first_other = touched.iter().copied().find(|&square| !own(square));

        // King and rook: castling on that side, if the king came first (FIDE 4.4.1, 4.4.2).
        let king = position.king(position.turn());
        let at = |square: Square| touched.iter().position(|&touched| touched == square);
        for mv in legal.clone().iter().filter(|mv| castles(mv)) {
            let (Some(king_at), Some(rook_at)) = (at(king), at(mv.to())) else {
                continue;
            };
            if king_at < rook_at || self.config.rules.rook_first_castling {
                return Some((king, vec![*mv]));
            }
            legal.retain(|other| other != mv);
        }
        // A man of each side: the one takes the other, if it can (FIDE 4.3.3).
        if let (Some(taker), Some(taken)) = (first_own, first_other) {
            let both: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| mv.from() == taker && takes(mv, taken))
                .collect();
            if !both.is_empty() {
                return Some((taken, both));
            }
        }
        // Else the first that can be moved or taken (FIDE 4.3.1, 4.3.2).
        touched.iter().find_map(|&square| {
            let moves: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| {
                    if own(square) {
                        mv.from() == square
                    } else {
                        takes(mv, square)
                    }
                })
                .collect();
            (!moves.is_empty()).then_some((square, moves))
        })
    }

    /// The moves that the side on the move may make now: the legal ones, less what touched men, a released pawn or an
    /// announced move rule out.
    pub fn allowed_moves(&self) -> Vec<Move> {
        self.position()
            .legal_moves()
            .into_iter()
            .filter(|&mv| self.may_make(mv).is_ok())
            .collect()
    }

    /// A pawn that has been put on its last rank; what it becomes is open.
    pub fn released(&self) -> Option<Move> {
        self.moment.released
    }

    /// The men touched in this move, in order.
    pub fn touched(&self) -> &[Square] {
        &self.moment.touched
    }
}
