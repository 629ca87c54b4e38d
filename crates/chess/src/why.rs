//! Explaining illegal moves: the reason why an attempt breaks the laws.
//!
//! This walks through the laws in the order in which a teacher would, and shares nothing with the
//! generation of moves but the tables of attacks; a test holds the two against each other.
//!
//! # From an illegal move to a sentence
//!
//! The reason, an [`Illegal`], travels in the `Refusal` with which the table answers, or in `Reading::Illegal` if the
//! move was typed or spoken. `crates/narration/src/narrator/illegal.rs` puts it in words. The page's live region
//! announces it, and it stands at the edge of the board until something else is done; a typed move is answered at its
//! field.

use crate::castling::CastlingPath;
use crate::{
    Bitboard, CastlingBar, CastlingSide, File, Illegal, Position, Rank, Role, Square, UciMove,
    between, bishop_lines, king_attacks, knight_attacks, line, pawn_attacks, rook_lines,
};

impl Position {
    /// The reason why the piece on `from` cannot go to `to`; `None` exactly if a legal move leads there.
    ///
    /// Castling may be attempted in both ways: as the king taking its own rook, and as the king
    /// going to where castling takes it, the c- or g-file. What a pawn becomes is another question
    /// ([`why_illegal_uci`](Self::why_illegal_uci)).
    ///
    /// ```
    /// use chess::{CastlingBar, CastlingSide, Illegal, Position, Square};
    /// let position = Position::from_fen("4kr2/8/8/8/1b6/2N5/8/4K2R w K - 0 1")?;
    /// assert_eq!(position.why_illegal(Square::H1, Square::H8), None);
    ///
    /// let why = position.why_illegal(Square::C3, Square::E4).unwrap();
    /// assert_eq!(
    ///     why.to_string(),
    ///     "the knight on c3 is pinned to the king by the bishop on b4"
    /// );
    /// let why = position.why_illegal(Square::E1, Square::G1).unwrap();
    /// assert_eq!(
    ///     why.to_string(),
    ///     "castling king-side is prevented for now: the king would pass f1, attacked from f8"
    /// );
    /// assert!(matches!(
    ///     why,
    ///     Illegal::Castling(CastlingSide::KingSide, CastlingBar::Passes(Square::F1, _))
    /// ));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<Illegal> {
        let Some(piece) = self.piece_at(from) else {
            return Some(Illegal::NoPiece(from));
        };
        if piece.color != self.turn() {
            return Some(Illegal::OpponentsPiece(piece, from));
        }
        let role = piece.role;
        if from == to {
            return Some(Illegal::NoSuchMovement { role, from, to });
        }
        if role == Role::King
            && let Some(side) = self.castling_attempt(from, to)
        {
            let bar = self.why_no_castling(side)?;
            return Some(Illegal::Castling(side, bar));
        }
        if let Some(own) = self.piece_at(to).filter(|own| own.color == piece.color) {
            let vertical = [role, own.role] == [Role::King, Role::Rook] && from.file() == to.file();
            return Some(
                if vertical && from.rank() == piece.color.rank(Rank::First) {
                    Illegal::CastlingVertical(to)
                } else {
                    Illegal::OwnPiece(own, to)
                },
            );
        }
        self.why_no_movement(role, from, to).or_else(|| {
            if role == Role::King {
                self.why_no_king_move(from, to)
            } else {
                self.why_king_in_danger(role, from, to)
            }
        })
    }

    /// The reason why a move as programs write it is illegal; `None` if it is legal.
    ///
    /// ```
    /// use chess::{Illegal, Position, Role, Square, UciMove};
    /// let position = Position::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1")?;
    /// let promote = |promotion| {
    ///     let (from, to) = (Square::A7, Square::A8);
    ///     position.why_illegal_uci(UciMove { from, to, promotion })
    /// };
    /// assert_eq!(promote(Some(Role::Queen)), None);
    /// assert_eq!(promote(Some(Role::King)), Some(Illegal::PromotionTo(Role::King)));
    /// assert_eq!(promote(None), Some(Illegal::PromotionMissing(Square::A8)));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn why_illegal_uci(&self, attempt: UciMove) -> Option<Illegal> {
        let UciMove {
            from,
            to,
            promotion,
        } = attempt;
        let is_promotion =
            self.role_at(from) == Some(Role::Pawn) && Bitboard::BACK_RANKS.contains(to);
        self.why_illegal(from, to).or(match promotion {
            None => is_promotion.then_some(Illegal::PromotionMissing(to)),
            Some(_) if !is_promotion => Some(Illegal::NoPromotion),
            Some(role) if Role::PROMOTIONS.contains(&role) => None,
            Some(role) => Some(Illegal::PromotionTo(role)),
        })
    }

    /// The condition that keeps the side to move from castling towards a side; `None` if it can.
    ///
    /// A right lost for good comes first, then check, then pieces in the way, then attacked squares,
    /// from the king on (FIDE 3.8.2).
    ///
    /// ```
    /// use chess::{Bitboard, CastlingBar, CastlingSide, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1")?;
    /// assert_eq!(
    ///     position.why_no_castling(CastlingSide::QueenSide),
    ///     Some(CastlingBar::Blocked(Bitboard::of(Square::B1)))
    /// );
    /// let gone = position.why_no_castling(CastlingSide::KingSide).unwrap();
    /// assert!(gone.is_for_good());
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn why_no_castling(&self, side: CastlingSide) -> Option<CastlingBar> {
        let us = self.turn();
        let Some(rook) = self.castling_rook(us, side) else {
            return Some(CastlingBar::Lost);
        };
        if self.is_check() {
            return Some(CastlingBar::InCheck(self.checkers()));
        }
        let king = self.king(us);
        let path = CastlingPath::new(us, king, rook);
        let pieces = self.occupied() & path.clear;
        if pieces.any() {
            return Some(CastlingBar::Blocked(pieces));
        }
        let mut way = path.king_way;
        while let Some(square) = nearest(king, way) {
            way = way.without(square);
            let by = self.enemies_attacking(square, self.occupied().without(king));
            if by.any() {
                return Some(if square == path.king_to {
                    CastlingBar::Arrives(square, by)
                } else {
                    CastlingBar::Passes(square, by)
                });
            }
        }
        // The rook leaves the rank behind it open.
        let by = self.enemies_attacking(king, self.occupied().without(rook));
        let by = by.first()?;
        Some(CastlingBar::Uncovers(self.role_at(by)?, by))
    }

    /// The side towards which the king tries to castle by going to a square, if it does.
    pub(crate) fn castling_attempt(&self, king: Square, to: Square) -> Option<CastlingSide> {
        let us = self.turn();
        let rank = us.rank(Rank::First);
        if king.rank() != rank || to.rank() != rank {
            return None;
        }
        let side = CastlingSide::of(king, to);
        let rook = self.castling_rook(us, side);
        let far = king.file().index().abs_diff(to.file().index()) > 1;
        // Without the right, only what looks like castling from where a king may have started.
        let onto_rook = self.pieces(us, Role::Rook).contains(to);
        let onto_goal = to.file() == side.king_file();
        let meant = match rook {
            Some(rook) => rook == to || far && onto_goal,
            None => far && (onto_rook || onto_goal && king.file() == File::E),
        };
        meant.then_some(side)
    }

    /// The reason why a piece of this kind does not get from one square to the other, whatever becomes of its king.
    fn why_no_movement(&self, role: Role, from: Square, to: Square) -> Option<Illegal> {
        let reached = match role {
            Role::Pawn => return self.why_no_pawn_move(from, to),
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_lines(from),
            Role::Rook => rook_lines(from),
            Role::Queen => bishop_lines(from) | rook_lines(from),
            Role::King => king_attacks(from),
        };
        if !reached.contains(to) {
            return Some(Illegal::NoSuchMovement { role, from, to });
        }
        self.blocked(nearest(from, between(from, to) & self.occupied())?)
    }

    fn why_no_pawn_move(&self, from: Square, to: Square) -> Option<Illegal> {
        let us = self.turn();
        let occupied = self.occupied();
        if pawn_attacks(us, from).contains(to) {
            let captures = occupied.contains(to) || self.passing_pawn(to).is_some();
            return (!captures).then_some(Illegal::PawnDiagonal(to));
        }
        let (steps, second) = us.fold((1, Rank::Second), (-1, Rank::Seventh));
        let ahead = from.offset(0, steps)?;
        if to != ahead && from.offset(0, 2 * steps) != Some(to) {
            let role = Role::Pawn;
            return Some(Illegal::NoSuchMovement { role, from, to });
        }
        if to != ahead && from.rank() != second {
            return Some(Illegal::PawnDoubleStep(from));
        }
        if to != ahead && occupied.contains(ahead) {
            return self.blocked(ahead);
        }
        occupied.contains(to).then_some(Illegal::PawnAhead(to))
    }

    /// The pawn of the opponent that looks as if it had passed over an empty square just now.
    ///
    /// That it has is not known where the capture would be illegal, and is asked last.
    fn passing_pawn(&self, square: Square) -> Option<Square> {
        let us = self.turn();
        let (origin, pawn) = (square.shifted(us.forward()), square.shifted(-us.forward()));
        let enemies = self.pieces(!us, Role::Pawn);
        let way = Bitboard::of(square).with(origin);
        let plausible = square.rank() == us.rank(Rank::Sixth)
            && enemies.contains(pawn)
            && (self.occupied() & way).is_empty();
        plausible.then_some(pawn)
    }

    /// The reason why a step of the king is illegal.
    fn why_no_king_move(&self, from: Square, to: Square) -> Option<Illegal> {
        // Seen through the king, who cannot hide behind himself.
        let by = self.enemies_attacking(to, self.occupied().without(from));
        let other = self.king(!self.turn());
        if by.contains(other) {
            return Some(Illegal::KingsTouch(other));
        }
        by.any().then_some(Illegal::KingAttacked(to, by))
    }

    /// The reason why a movement of another piece leaves the king attacked, or captures a pawn that can no
    /// longer be captured in passing.
    fn why_king_in_danger(&self, role: Role, from: Square, to: Square) -> Option<Illegal> {
        let us = self.turn();
        let king = self.king(us);
        let passing = (role == Role::Pawn && pawn_attacks(us, from).contains(to))
            .then(|| self.passing_pawn(to))
            .flatten();
        let mut occupied = self.occupied().without(from).with(to);
        if let Some(pawn) = passing {
            occupied = occupied.without(pawn);
        }
        let by = self.enemies_attacking(king, occupied) & occupied.without(to);
        let Some(first) = by.first() else {
            // The right is kept only where a capture is legal, and this one would be.
            return passing
                .filter(|_| self.ep_square() != Some(to))
                .map(Illegal::EnPassantLapsed);
        };
        if self.checkers().is_many() {
            return Some(Illegal::DoubleCheck(self.checkers()));
        }
        if let Some(checker) = (by & self.checkers()).first() {
            return Some(Illegal::InCheck(self.role_at(checker)?, checker));
        }
        let pinner = by & line(king, from);
        Some(match pinner.first() {
            Some(pinner) if self.pinned().contains(from) => Illegal::Pinned {
                role,
                on: from,
                by: self.role_at(pinner)?,
                from: pinner,
            },
            _ => Illegal::EnPassantUncovers(self.role_at(first)?, first),
        })
    }

    fn blocked(&self, square: Square) -> Option<Illegal> {
        let piece = self.piece_at(square)?;
        Some(Illegal::Blocked(piece, square))
    }

    fn enemies_attacking(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.attackers_to(square, occupied) & self.by_color(!self.turn())
    }
}

/// Of squares that lie on one side of another on a line, the nearest to it.
fn nearest(from: Square, squares: Bitboard) -> Option<Square> {
    let first = squares.first()?;
    Some(if first > from {
        first
    } else {
        Square::wrapping(squares.0.ilog2())
    })
}
