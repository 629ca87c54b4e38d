//! Hints: by the same button first an idea, then the piece, then the move.

use chess::{Move, Position, Role, Square};

/// Steps of a hint: each tells more of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The idea: what kind of move to look for.
    Idea,
    /// The piece that moves.
    Piece,
    /// The move.
    Move,
}

impl HintStep {
    /// 1 to 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(crate) fn next(self) -> HintStep {
        match self {
            HintStep::Idea => HintStep::Piece,
            HintStep::Piece | HintStep::Move => HintStep::Move,
        }
    }
}

/// A hint, as far as it has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move that the engine would play.
    pub mv: Move,
    /// The best play after it, the opponent's reply first, as far as the engine has told it: what the move is good for.
    pub then: Vec<Move>,
    /// The step of the hint.
    pub step: HintStep,
}

/// What is good about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idea {
    /// It mates.
    Mate,
    /// It promotes a pawn.
    Promotion,
    /// It answers a check.
    InCheck,
    /// It captures.
    Capture,
    /// It gives check.
    Check,
    /// It castles.
    Castle,
    /// It moves a piece that is attacked.
    Danger,
    /// It moves a pawn.
    Pawn,
    /// It puts a piece on a better square.
    BetterSquare,
}

impl Hint {
    /// Arrow of the hint on the board: none, the piece's square alone, or the whole move.
    pub fn arrow(&self, position: &Position) -> Option<(Square, Square)> {
        let from = self.mv.from();
        match self.step {
            HintStep::Idea => None,
            HintStep::Piece => Some((from, from)),
            HintStep::Move => Some((from, position.destination(self.mv))),
        }
    }

    /// Idea of the move by itself, which is not named by it.
    pub fn idea(&self, position: &Position) -> Idea {
        let mv = self.mv;
        let mut after = position.clone();
        after.play(mv);
        let from = mv.from();
        let role = position.piece_at(from).map(|piece| piece.role);
        let attackers = position.attackers_to(from, position.occupied());
        let attacked = !(attackers & position.by_color(!position.turn())).is_empty();
        if after.is_checkmate() {
            Idea::Mate
        } else if mv.promotion().is_some() {
            Idea::Promotion
        } else if position.is_check() {
            Idea::InCheck
        } else if position.is_capture(mv) {
            Idea::Capture
        } else if after.is_check() {
            Idea::Check
        } else if position.castling_side(mv).is_some() {
            Idea::Castle
        } else if role != Some(Role::Pawn) && attacked {
            Idea::Danger
        } else if role == Some(Role::Pawn) {
            Idea::Pawn
        } else {
            Idea::BetterSquare
        }
    }
}
