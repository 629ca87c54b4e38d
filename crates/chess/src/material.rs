//! Insufficient material: sides that can never give mate, as far as the pieces alone tell.

use crate::{Bitboard, Color, Position, Role};

impl Position {
    /// True if `color` can have enough material to give mate by some series of legal moves, the
    /// opponent helping. If not, the flag of the opponent costs only a draw (FIDE 6.9).
    ///
    /// This looks at the pieces only: `false` is certain; `true` may still turn out wrong where blocked
    /// pawns or forced play prevent every mate. It is `false` for
    ///
    /// * the king alone;
    /// * king and one knight, unless the opponent has a pawn, knight, bishop or rook that can take a
    ///   flight square from its own king. A queen there would guard the knight's square or capture
    ///   it;
    /// * king and bishops on squares of one colour, unless the opponent has a knight, a pawn, or a
    ///   bishop on the other colour: nothing else stands still on a flight square of the other
    ///   colour without being able to answer the check.
    ///
    /// ```
    /// use chess::{Color, Position};
    /// let position = Position::from_fen("7k/8/8/8/8/8/5q2/K5N1 w - - 0 1")?;
    /// assert!(!position.can_mate_by_material(Color::White));
    /// assert!(position.can_mate_by_material(Color::Black));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn can_mate_by_material(&self, color: Color) -> bool {
        let own = |role| self.pieces(color, role);
        let theirs = |role| self.pieces(!color, role);
        if (own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).any() {
            return true;
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        if knights.any() {
            let helpers = theirs(Role::Pawn)
                | theirs(Role::Knight)
                | theirs(Role::Bishop)
                | theirs(Role::Rook);
            return knights.is_many() || bishops.any() || helpers.any();
        }
        if bishops.any() {
            let all_bishops = self.by_role(Role::Bishop);
            let both_colors =
                (all_bishops & Bitboard::DARK).any() && (all_bishops & Bitboard::LIGHT).any();
            return both_colors || (theirs(Role::Knight) | theirs(Role::Pawn)).any();
        }
        false
    }

    /// True if neither side can ever give mate because of the pieces alone: the game is drawn
    /// (FIDE 5.2.2). Dead positions of other kinds are not recognised here.
    pub fn is_dead_by_material(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| !self.can_mate_by_material(color))
    }
}
