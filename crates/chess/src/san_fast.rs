//! Fast SAN reader, for moves written exactly as the standard has them: nearly every move of a file of games.
//!
//! No list of moves is made. From the square of arrival one looks backwards to the pieces that could have come, and of
//! these the pinned are dropped.

use crate::attacks::{
    bishop_attacks, king_attacks, knight_attacks, line, queen_attacks, rook_attacks,
};
use crate::en_passant::ep_capturers;
use crate::{Bitboard, CastlingSide, File, Move, Position, Rank, Role, Square, between};

impl Position {
    /// Reads a legal move that is written as the standard has it: `e4`, `Nbd7`, `exd8=Q+`, `O-O`. Signs of check are not
    /// looked at. `None` for anything else: [`parse_san`](Self::parse_san) then knows another way to read it, or the
    /// reason why not. What both read they read alike.
    ///
    /// ```
    /// use chess::Position;
    /// let position = Position::default();
    /// assert_eq!(position.parse_san_fast(b"Nf3"), position.parse_san("Nf3").ok());
    /// assert_eq!(position.parse_san_fast(b"Ng1-f3"), None);
    /// assert_eq!(position.parse_san_fast(b"Nf4"), None);
    /// ```
    #[inline]
    pub fn parse_san_fast(&self, text: &[u8]) -> Option<Move> {
        let body = match text {
            [body @ .., b'+' | b'#'] => body,
            _ => text,
        };
        match *body {
            [b'a'..=b'h', ..] => self.pawn_named(body),
            [b'N', ref rest @ ..] => self.piece_named(Role::Knight, rest),
            [b'B', ref rest @ ..] => self.piece_named(Role::Bishop, rest),
            [b'R', ref rest @ ..] => self.piece_named(Role::Rook, rest),
            [b'Q', ref rest @ ..] => self.piece_named(Role::Queen, rest),
            [b'K', ref rest @ ..] => self.piece_named(Role::King, rest),
            [b'O', b'-', b'O'] => self.castling_now(CastlingSide::KingSide),
            [b'O', b'-', b'O', b'-', b'O'] => self.castling_now(CastlingSide::QueenSide),
            _ => None,
        }
    }

    /// The move of a piece, written without its letter: `f3`, `xf3`, `gf3`, `1xf3`, `g1f3`.
    #[inline]
    fn piece_named(&self, role: Role, text: &[u8]) -> Option<Move> {
        let [before @ .., to_file, to_rank] = text else {
            return None;
        };
        let to = square(*to_file, *to_rank)?;
        let (place, capture) = match before {
            [place @ .., b'x'] => (place, true),
            place => (place, false),
        };
        let us = self.turn();
        if capture && !self.by_color(!us).contains(to) {
            return None;
        }
        let occupied = self.occupied();
        let mut pieces = self.pieces(us, role);
        match *place {
            [] => {}
            [file @ b'a'..=b'h'] => pieces &= Bitboard::file(File::ALL[(file - b'a') as usize]),
            [rank @ b'1'..=b'8'] => pieces &= Bitboard::rank(Rank::ALL[(rank - b'1') as usize]),
            [file, rank] => pieces &= Bitboard::of(square(file, rank)?),
            _ => return None,
        }
        pieces &= match role {
            Role::Knight => knight_attacks(to),
            Role::Bishop => bishop_attacks(to, occupied),
            Role::Rook => rook_attacks(to, occupied),
            Role::Queen => queen_attacks(to, occupied),
            _ => king_attacks(to),
        };
        let king = self.king(us);
        if role == Role::King {
            let goal = Bitboard::of(to) & !self.by_color(us);
            let legal = pieces.any() && self.king_targets(king, goal).any();
            return legal.then(|| Move::new(king, to, None));
        }
        if !self.may_arrive(to) {
            return None;
        }
        for pinned in pieces & self.pinned() {
            if !line(king, pinned).contains(to) {
                pieces = pieces.without(pinned);
            }
        }
        match pieces.first() {
            Some(from) if !pieces.is_many() => Some(Move::new(from, to, None)),
            _ => None,
        }
    }

    /// The move of a pawn: `e4`, `exd5`, `e8=Q`, `exd8=Q`.
    #[inline]
    fn pawn_named(&self, text: &[u8]) -> Option<Move> {
        let (place, promotion) = match text {
            [place @ .., b'=', letter] => {
                let role = match letter {
                    b'Q' => Role::Queen,
                    b'R' => Role::Rook,
                    b'B' => Role::Bishop,
                    b'N' => Role::Knight,
                    _ => return None,
                };
                (place, Some(role))
            }
            place => (place, None),
        };
        let us = self.turn();
        let pawns = self.pieces(us, Role::Pawn);
        let (from, to) = match *place {
            [file, rank] => {
                let to = square(file, rank)?;
                let one = to.shifted(-us.forward());
                if self.occupied().contains(to) {
                    return None;
                }
                let from = if pawns.contains(one) {
                    one
                } else if to.rank() == us.rank(Rank::Fourth) && !self.occupied().contains(one) {
                    one.shifted(-us.forward())
                } else {
                    return None;
                };
                (from, to)
            }
            [file @ b'a'..=b'h', b'x', to_file, rank] => {
                let to = square(to_file, rank)?;
                if file.abs_diff(to_file) != 1 || to.rank() == us.rank(Rank::First) {
                    return None;
                }
                let rank = to.shifted(-us.forward()).rank();
                let from = Square::new(File::ALL[(file - b'a') as usize], rank);
                if self.ep_square() == Some(to) {
                    let legal = !self.checkers().is_many()
                        && ep_capturers(self.board(), us, to).contains(from);
                    return (legal && promotion.is_none()).then(|| Move::new(from, to, None));
                }
                if !self.by_color(!us).contains(to) {
                    return None;
                }
                (from, to)
            }
            _ => return None,
        };
        let legal = pawns.contains(from)
            && self.may_arrive(to)
            && (!self.pinned().contains(from) || line(self.king(us), from).contains(to))
            && promotion.is_some() == (to.rank() == us.rank(Rank::Eighth));
        legal.then(|| Move::new(from, to, promotion))
    }

    /// True if a piece other than the king may go to a square: it is not taken by its own side, and a check is answered
    /// there (FIDE 3.9).
    #[inline]
    fn may_arrive(&self, to: Square) -> bool {
        let us = self.turn();
        let checkers = self.checkers();
        let answered = match checkers.first() {
            None => true,
            Some(checker) => {
                !checkers.is_many()
                    && (checker == to || between(self.king(us), checker).contains(to))
            }
        };
        answered && !self.by_color(us).contains(to)
    }

    #[inline]
    fn castling_now(&self, side: CastlingSide) -> Option<Move> {
        let king = self.king(self.turn());
        let rook = self.castling_rook(self.turn(), side)?;
        (!self.is_check() && self.can_castle(king, rook)).then(|| Move::new(king, rook, None))
    }
}

/// The square of a file's letter and a rank's digit.
#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let file = *File::ALL.get(file.wrapping_sub(b'a') as usize)?;
    let rank = *Rank::ALL.get(rank.wrapping_sub(b'1') as usize)?;
    Some(Square::new(file, rank))
}
