//! Moves judged: those that keep a win, with the distance, and those that let go of something; the perfect reply.

use std::cmp::Reverse;

use chess::{Move, Position};

use crate::random::Random;
use crate::{Tablebase, Unknown, Value};

/// A legal move with its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedMove {
    /// The move.
    pub played: Move,
    /// Its value for the side that plays it, counted from before it: a move that mates is a win in one half-move.
    pub value: Value,
    /// The effect it has on the result.
    pub effect: MoveEffect,
}

/// The effect of a move on the result, by perfect play of both sides from then on. Numbers are moves of the winning side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEffect {
    /// The win is kept.
    KeepsWin {
        /// Moves to mate, this one counted.
        mate_in: u32,
        /// Moves more than by a best move; 0 for a best move.
        longer_by: u32,
    },
    /// A won position is drawn after it.
    LetsGoOfWin,
    /// A won position is lost after it.
    TurnsWinIntoLoss {
        /// The opponent's moves to mate.
        mated_in: u32,
    },
    /// The draw is kept.
    KeepsDraw,
    /// A drawn position is lost after it.
    LetsGoOfDraw {
        /// The opponent's moves to mate.
        mated_in: u32,
    },
    /// The position was lost anyway.
    StaysLost {
        /// The opponent's moves to mate.
        mated_in: u32,
        /// The opponent's moves fewer than after a best defence; 0 for a best defence.
        sooner_by: u32,
    },
}

impl MoveEffect {
    /// The effect of a move, by the value of the position and that of the move, both for the side that moves.
    pub fn new(before: Value, value: Value) -> MoveEffect {
        let moves = value.moves();
        match (before, value) {
            (_, Value::Win(_)) => MoveEffect::KeepsWin {
                mate_in: moves,
                longer_by: moves.saturating_sub(before.moves()),
            },
            (Value::Win(_), Value::Draw) => MoveEffect::LetsGoOfWin,
            (Value::Win(_), Value::Loss(_)) => MoveEffect::TurnsWinIntoLoss { mated_in: moves },
            (_, Value::Draw) => MoveEffect::KeepsDraw,
            (Value::Draw, Value::Loss(_)) => MoveEffect::LetsGoOfDraw { mated_in: moves },
            (Value::Loss(_), Value::Loss(_)) => MoveEffect::StaysLost {
                mated_in: moves,
                sooner_by: before.moves().saturating_sub(moves),
            },
        }
    }

    /// True if the result is as good as it was.
    pub const fn keeps_result(self) -> bool {
        matches!(
            self,
            Self::KeepsWin { .. } | Self::KeepsDraw | Self::StaysLost { .. }
        )
    }

    /// True if no move is better: a fastest win, a draw that is kept, a longest defence.
    pub const fn is_best(self) -> bool {
        matches!(
            self,
            Self::KeepsWin { longer_by: 0, .. }
                | Self::KeepsDraw
                | Self::StaysLost { sooner_by: 0, .. }
        )
    }
}

/// The proof that a move has let go of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// The opponent is stalemated.
    Stalemate,
    /// The opponent captures a man.
    Capture(Move),
    /// The opponent has another move.
    Reply(Move),
}

impl Tablebase {
    /// All legal moves with their values, the best first. Tables of what captures and promotions lead to must be at hand.
    ///
    /// ```
    /// use chess::Position;
    /// use tablebase::{MoveEffect, Tablebase};
    ///
    /// let mut tablebase = Tablebase::new();
    /// tablebase.make("KQK".parse()?);
    /// let position = Position::from_fen("7k/8/8/5K2/6Q1/8/8/8 w - - 0 1")?;
    /// let moves = tablebase.moves(&position)?;
    /// let best = MoveEffect::KeepsWin { mate_in: 2, longer_by: 0 };
    /// assert_eq!(moves[0].effect, best);
    /// assert_eq!(moves.last().map(|last| last.effect), Some(MoveEffect::LetsGoOfWin));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves(&self, position: &Position) -> Result<Vec<RatedMove>, Unknown> {
        let before = self.probe(position)?;
        let rated = |&played: &Move| {
            let value = self.probe(&position.after(played))?.before();
            Ok(RatedMove {
                played,
                value,
                effect: MoveEffect::new(before, value),
            })
        };
        let moves = position.legal_moves();
        let mut moves = moves.iter().map(rated).collect::<Result<Vec<_>, _>>()?;
        // The sort is stable: equal moves stay in the order of the generator.
        moves.sort_by_key(|one| Reverse(one.value));
        Ok(moves)
    }

    /// The effect of one legal move.
    pub fn effect(&self, position: &Position, played: Move) -> Result<MoveEffect, Unknown> {
        let before = self.probe(position)?;
        let value = self.probe(&position.after(played))?.before();
        Ok(MoveEffect::new(before, value))
    }

    /// A move of perfect play: a fastest win, a move that keeps the draw, a longest defence; the seed chooses among equals.
    /// `None` if the game is over.
    pub fn best_move(&self, position: &Position, seed: u64) -> Result<Option<Move>, Unknown> {
        let moves = self.moves(position)?;
        let best = moves
            .iter()
            .take_while(|one| one.value == moves[0].value)
            .count();
        if best == 0 {
            return Ok(None);
        }
        let chosen = Random(seed ^ position.key()).below(best as u64);
        Ok(Some(moves[chosen as usize].played))
    }

    /// The best reply to a legal move: if that has let go of something, its refutation, otherwise a move of perfect play, and in a
    /// draw one after which the smallest share of the other side's moves keeps it; the seed chooses among equals. `None` if
    /// the game is over.
    pub fn best_reply(
        &self,
        position: &Position,
        played: Move,
        seed: u64,
    ) -> Result<Option<Move>, Unknown> {
        match self.refutation(position, played)? {
            Some(Refutation::Stalemate) => return Ok(None),
            Some(Refutation::Capture(reply) | Refutation::Reply(reply)) => return Ok(Some(reply)),
            None => {}
        }
        let after = position.after(played);
        if self.probe(&after)? == Value::Draw {
            self.hardest_draw(&after, seed)
        } else {
            self.best_move(&after, seed)
        }
    }

    /// Of the moves that keep a draw one that is hardest to answer.
    fn hardest_draw(&self, position: &Position, seed: u64) -> Result<Option<Move>, Unknown> {
        // Each with the replies that keep the draw, of so many.
        let mut draws = Vec::new();
        for one in self.moves(position)? {
            if one.value == Value::Draw {
                let replies = self.moves(&position.after(one.played))?;
                let kept = replies.iter().filter(|reply| reply.effect.keeps_result());
                // A stalemate gives nothing to answer.
                let (kept, of) = match replies.len() {
                    0 => (1, 1),
                    of => (kept.count() as u64, of as u64),
                };
                draws.push((one.played, kept, of));
            }
        }
        let smallest = draws.iter().min_by_key(|draw| draw.1 * 1_000 / draw.2);
        let Some(&(_, kept, of)) = smallest else {
            return Ok(None);
        };
        draws.retain(|draw| draw.1 * of == kept * draw.2);
        let chosen = Random(seed ^ position.key()).below(draws.len() as u64);
        Ok(Some(draws[chosen as usize].0))
    }

    /// The proof that a legal move has let go of a win or a draw; `None` if it has not.
    pub fn refutation(
        &self,
        position: &Position,
        played: Move,
    ) -> Result<Option<Refutation>, Unknown> {
        if self.effect(position, played)?.keeps_result() {
            return Ok(None);
        }
        let after = position.after(played);
        let replies = self.moves(&after)?;
        let Some(best) = replies.first() else {
            return Ok(Some(Refutation::Stalemate));
        };
        // Of moves with the same result a capture says most.
        let same = |one: &&RatedMove| match best.value {
            Value::Draw => one.value == Value::Draw,
            _ => one.value.is_win(),
        };
        let capture = replies
            .iter()
            .filter(same)
            .find(|one| after.is_capture(one.played));
        Ok(Some(match capture {
            Some(capture) => Refutation::Capture(capture.played),
            None => Refutation::Reply(best.played),
        }))
    }
}
