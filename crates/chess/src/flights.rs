//! Flight squares of a king: what bars each of them, so that a checkmate can be explained.

use alloc::vec::Vec;

use crate::{Bitboard, Position, Square, king_attacks};

/// Reason why a king cannot step to a square beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightBar {
    /// A piece of the king's own side stands there.
    OwnPiece,
    /// These pieces of the other side attack it (FIDE 3.8.1). A piece of theirs that stands there is guarded by them.
    Attacked(Bitboard),
}

impl Position {
    /// The squares beside the king of the side to move that it cannot go to, each with what bars it, from a1 to h8. In a
    /// checkmate they are all squares beside it.
    ///
    /// ```
    /// use chess::{Bitboard, FlightBar, Position, Square};
    /// let mate = Position::from_fen("7k/7R/5N2/8/8/8/8/6K1 b - - 0 1")?;
    /// assert!(mate.is_checkmate());
    /// let knight = FlightBar::Attacked(Bitboard::of(Square::F6));
    /// let rook = FlightBar::Attacked(Bitboard::of(Square::H7));
    /// assert_eq!(
    ///     mate.barred_flights(),
    ///     [
    ///         (Square::G7, rook),
    ///         (Square::H7, knight),
    ///         (Square::G8, knight)
    ///     ]
    /// );
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn barred_flights(&self) -> Vec<(Square, FlightBar)> {
        let us = self.turn();
        let king = self.king(us);
        // Seen through the king, who cannot hide behind himself.
        let occupied = self.occupied().without(king);
        let bar = |square: Square| {
            if self.by_color(us).contains(square) {
                return Some(FlightBar::OwnPiece);
            }
            let by = self.attackers_to(square, occupied) & self.by_color(!us);
            by.any().then_some(FlightBar::Attacked(by))
        };
        king_attacks(king)
            .into_iter()
            .filter_map(|square| Some((square, bar(square)?)))
            .collect()
    }
}
