//! Moves in UCI notation.

use chess::{Move, Position, UciMove};

/// A legal move as UCI has it; under Chess960 every castling is the king taking its rook.
pub fn uci(position: &Position, mv: Move, chess960: bool) -> UciMove {
    if chess960 {
        UciMove::from(mv)
    } else {
        position.to_uci(mv)
    }
}
