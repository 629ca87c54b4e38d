//! Moves: made, completed, and what they decide.

use super::Game;
use super::moment::Snapshot;
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::time::{Millis, Timestamp};
use chess::{CastlingSide, Color, Move, Piece, Position, San};

/// One half-move of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The move as the record writes it (FIDE Appendix C).
    pub san: San,
    /// The position after it. Of two half-moves between which a king could have been taken, both have the position after
    /// the second.
    pub position: Position,
    /// When it was completed.
    pub at: Timestamp,
    /// The mover's time left after it, bonus included; `None` without a clock.
    pub left: Option<Millis>,
    /// Whether it is an illegal move that nobody claimed.
    pub irregular: bool,
    pub(super) after: Snapshot,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The move.
    pub mv: Move,
    /// The piece that moved, as it was before.
    pub piece: Piece,
    /// What it captured.
    pub captured: Option<Piece>,
    /// Whether it captured in passing (FIDE 3.7.3.1).
    pub en_passant: bool,
    /// Set if it was castling.
    pub castling: Option<CastlingSide>,
    /// Whether it gives check.
    pub check: bool,
}

impl Moved {
    /// What `mv` does in `before`; `None` if it is not legal there.
    pub fn of(before: &Position, mv: Move) -> Option<Moved> {
        let piece = before.piece_at(mv.from())?;
        before.is_legal(mv).then(|| Moved {
            mv,
            piece,
            captured: before.captured(mv),
            en_passant: before.is_en_passant(mv),
            castling: before.castling_side(mv),
            check: before.after(mv).is_check(),
        })
    }
}

impl Game {
    /// The side on the move makes one; that answers the other side's offer with no (FIDE 9.1.2.1).
    pub(super) fn make(&mut self, mv: Move, at: Timestamp) -> Result<Moved, Refusal> {
        self.running()?;
        self.may_make(mv)?;
        self.reject_offer(self.turn());
        self.put(mv, at)
    }

    /// A move comes on the board.
    pub(super) fn put(&mut self, mv: Move, at: Timestamp) -> Result<Moved, Refusal> {
        let before = self.position();
        let moved = Moved::of(before, mv).ok_or(Refusal::IllegalMove(mv))?;
        let (san, position) = (before.to_san(mv), before.after(mv));
        self.record(moved.piece.color, mv, san, position, false, at);
        self.made(at);
        Ok(moved)
    }

    /// Why the side on the move may not make this move, be it legal or not.
    pub(super) fn may_make(&self, mv: Move) -> Result<(), Refusal> {
        self.has_the_move()?;
        if let Some(announced) = self.moment.announced
            && announced != mv
        {
            return Err(Refusal::Announced(announced));
        }
        if let Some(released) = self.moment.released
            && (released.from(), released.to()) != (mv.from(), mv.to())
        {
            return Err(Refusal::Released(released.to()));
        }
        if !self.position().is_legal(mv) {
            return Err(Refusal::IllegalMove(mv));
        }
        match self.bound_by_touch(mv) {
            // What was announced must be played, whatever is touched after it (FIDE 9.5.3).
            Some(square) if self.moment.announced.is_none() => Err(Refusal::Touched(square)),
            _ => Ok(()),
        }
    }

    /// Whether the side on the move is the one to act.
    pub(super) fn has_the_move(&self) -> Result<(), Refusal> {
        if self.moment.to_press {
            Err(Refusal::NotPressed(!self.turn()))
        } else if self.handed_over() {
            Err(Refusal::KingCanBeTaken)
        } else {
            Ok(())
        }
    }

    /// Writes a half-move down.
    pub(super) fn record(
        &mut self,
        mover: Color,
        mv: Move,
        san: San,
        position: Position,
        irregular: bool,
        at: Timestamp,
    ) {
        self.moment.touched.clear();
        self.moment.released = None;
        self.moment.announced = None;
        self.moment.displaced = None;
        self.moment.claimable_illegal = false;
        self.moment.to_press = self.manual();
        self.plies.push(Ply {
            mv,
            san,
            position,
            at,
            left: self.clock(at).map(|reading| reading.of(mover)),
            irregular,
            after: self.snapshot(at),
        });
    }

    /// A move stands on the board and is written down: it is completed at once, or by the press to come (FIDE 6.2.1).
    pub(super) fn made(&mut self, at: Timestamp) {
        if !self.moment.to_press {
            self.complete(at);
        }
    }

    /// The clock is pressed after the last move.
    pub(super) fn complete(&mut self, at: Timestamp) {
        self.moment.to_press = false;
        let mover = !self.turn();
        if let Some(clock) = &mut self.clock {
            clock.press(at);
        }
        let left = self.clock(at).map(|reading| reading.of(mover));
        let after = self.snapshot(at);
        if let Some(ply) = self.plies.last_mut() {
            (ply.at, ply.left, ply.after) = (at, left, after);
        }
    }

    pub(super) fn snapshot(&self, at: Timestamp) -> Snapshot {
        let mut clock = self.clock.clone();
        if let Some(clock) = &mut clock {
            clock.stop(at);
        }
        Snapshot {
            moment: self.moment.clone(),
            clock,
        }
    }

    /// What the move just made has decided, mate before all else (FIDE 5.1.1, 5.2, 9.6).
    pub(super) fn decided_on_the_board(&self) -> Option<Outcome> {
        let position = self.position();
        let rules = &self.config.rules;
        let reached = |limit: Option<u32>, count: u32| limit.is_some_and(|limit| count >= limit);
        if position.is_checkmate() {
            Some(Outcome::won_by(!position.turn(), Reason::Checkmate))
        } else if position.is_stalemate() {
            Some(Outcome::draw(Reason::Stalemate))
        } else if position.is_dead() {
            Some(Outcome::draw(Reason::DeadPosition))
        } else if reached(rules.moves_to_end, position.halfmove_clock() / 2) {
            Some(Outcome::draw(Reason::SeventyFiveMoves))
        } else if reached(rules.repetitions_to_end, self.occurrences()) {
            Some(Outcome::draw(Reason::FivefoldRepetition))
        } else {
            None
        }
    }
}
