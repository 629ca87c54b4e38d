//! The end of a game: mate, stalemate, a bare king, and the draws.

use crate::Position;
use chess::{Color, king_attacks};

/// Number of half-moves without a capture or a pawn move after which the game is a draw: 70 moves of each side.
pub(crate) const MOST_HALFMOVES: u32 = 140;

/// A result, with the rule that brought it about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A king is in check and has no move.
    Checkmate {
        /// The side that has won.
        winner: Color,
    },
    /// A side has no move and is not in check: it has lost.
    Stalemate {
        /// The side that has won.
        winner: Color,
    },
    /// A side has nothing left but its king and cannot bare the other at once.
    BareKing {
        /// The side that has won.
        winner: Color,
    },
    /// Neither side has more than its king: a draw.
    BothBare,
    /// A draw by the 70-move rule.
    SeventyMoves,
    /// A draw by threefold repetition of a position.
    Repetition,
}

impl Outcome {
    /// The side that has won; none if it is a draw.
    pub fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner }
            | Outcome::Stalemate { winner }
            | Outcome::BareKing { winner } => Some(winner),
            Outcome::BothBare | Outcome::SeventyMoves | Outcome::Repetition => None,
        }
    }
}

impl Position {
    /// The outcome, as far as the position alone tells it: everything but repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_by_kings(self.has_legal_move())
    }

    /// The same, if it is known already that there is a legal move.
    pub(crate) fn outcome_by_kings(&self, has_move: bool) -> Option<Outcome> {
        let (turn, waiting) = (self.turn, !self.turn);
        match (self.is_bare(turn), self.is_bare(waiting)) {
            (true, true) => return Some(Outcome::BothBare),
            // It had its chance to bare the other.
            (false, true) => return Some(Outcome::BareKing { winner: turn }),
            _ => {}
        }
        if !has_move {
            let winner = waiting;
            return Some(if self.is_check() {
                Outcome::Checkmate { winner }
            } else {
                Outcome::Stalemate { winner }
            });
        }
        if self.is_bare(turn) && !self.can_bare() {
            return Some(Outcome::BareKing { winner: waiting });
        }
        (self.halfmoves >= MOST_HALFMOVES).then_some(Outcome::SeventyMoves)
    }

    /// True if the king of the side to move can take the only piece that the other has beside its king.
    fn can_bare(&self) -> bool {
        let king = self.king(self.turn);
        let others = self.by_color(!self.turn).without(self.king(!self.turn));
        let takes = king_attacks(king) & others;
        !others.is_many()
            && takes.any()
            && self
                .legal_moves_from(king)
                .iter()
                .any(|mv| takes.contains(mv.to()))
    }
}
