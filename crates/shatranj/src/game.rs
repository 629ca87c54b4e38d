//! A game: its moves, and the positions they led to.

use crate::{Move, Outcome, Position};

/// A game from any position on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The start and the position after every move.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Default for Game {
    /// A game from the array.
    fn default() -> Game {
        Game::new(Position::default())
    }
}

impl Game {
    /// A game from this position on.
    pub fn new(start: Position) -> Game {
        Game {
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    /// The position it began with.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Every move with the position in which it was played.
    pub fn played(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }

    /// All positions that were on the board, from the start.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Plays a move; false, and nothing is done, if it is not legal or the game is over.
    pub fn play(&mut self, mv: Move) -> bool {
        let legal = self.position().legal_moves_from(mv.from()).contains(&mv);
        if !legal || self.outcome().is_some() {
            return false;
        }
        let next = self.position().after(mv);
        self.positions.push(next);
        self.moves.push(mv);
        true
    }

    /// Takes the last move back, if there is one.
    pub fn take_back(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        Some(mv)
    }

    /// The outcome of the game; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let same = |earlier: &&Position| earlier.repeats(position);
        let draw =
            || (self.positions.iter().filter(same).count() >= 3).then_some(Outcome::Repetition);
        position.outcome().or_else(draw)
    }
}
