//! Input of the model: a position, the moves before it, and who plays.

use chess::{Move, Position, Role, Square};

/// Place where people play and are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Over the board, with ratings of FIDE.
    Board,
    /// On the web, with ratings as of lichess or chess.com.
    Online,
}

/// A clock, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// At the beginning of the game.
    pub base: f32,
    /// Added with each move.
    pub increment: f32,
    /// Left to the side to move, where that is known.
    pub left: Option<f32>,
}

/// A move that was played, with its piece and what it captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captured: Option<Role>,
}

impl Played {
    /// The move `mv`, legal in the position `before` it.
    pub fn new(before: &Position, mv: Move) -> Played {
        let (from, to) = before.move_squares(mv);
        Played {
            from,
            to,
            captured: before.captured(mv).map(|piece| piece.role),
        }
    }

    /// The position after `moves`, legal one after the other from `start`, with the move before the last one and the last one.
    pub fn last_two(start: &Position, moves: &[Move]) -> (Position, [Option<Played>; 2]) {
        let mut position = start.clone();
        let mut last = [None, None];
        for &mv in moves {
            last = [last[1], Some(Played::new(&position, mv))];
            position.play(mv);
        }
        (position, last)
    }
}

/// Situation of a player: all they have before their eyes.
#[derive(Clone, Debug)]
pub struct Situation<'a> {
    /// The position in which they are to move.
    pub position: &'a Position,
    /// The last move, by the other side.
    pub last: Option<Played>,
    /// Their own last move.
    pub own: Option<Played>,
    /// Their rating and the other side's. Those out of [`RATINGS`] count as its ends.
    pub ratings: [u16; 2],
    /// Place where they play.
    pub pool: Pool,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
}

/// Lowest and highest rating that the model tells apart.
pub const RATINGS: (u16, u16) = (400, 2800);
