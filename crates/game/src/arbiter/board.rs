//! Moves: made, completed, and what they decide.

use super::Game;
use super::turn_state::Snapshot;
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::time::{Millis, Timestamp};
use chess::{CastlingSide, Color, Move, Piece, Position, San, UciMove};

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
    /// Time of its completion.
    pub at: Timestamp,
    /// The mover's time left after it, bonus included; `None` without a clock.
    pub left: Option<Millis>,
    /// True for an illegal move that nobody claimed.
    pub irregular: bool,
    pub(super) after: Snapshot,
}

/// A move made, with its capture, castling and check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The move.
    pub mv: Move,
    /// The piece that moved, as it was before.
    pub piece: Piece,
    /// The piece that it captured.
    pub captured: Option<Piece>,
    /// True if it captured in passing (FIDE 3.7.3.1).
    pub en_passant: bool,
    /// Set if it was castling.
    pub castling: Option<CastlingSide>,
    /// True if it gives check.
    pub check: bool,
}

impl Moved {
    /// Describes `mv` in `before`; `None` if it is not legal there.
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
        let moved = Moved::of(before, mv).ok_or_else(|| self.why_refused(mv))?;
        let (san, position) = (before.to_san(mv), before.after(mv));
        self.complete_both(at);
        self.record(moved.piece.color, mv, san, position, false, at);
        self.made(at);
        Ok(moved)
    }

    /// Refuses a move that the side on the move may not make, be it legal or not.
    pub(super) fn may_make(&self, mv: Move) -> Result<(), Refusal> {
        self.has_the_move()?;
        if let Some(announced) = self.turn_state.announced
            && announced != mv
        {
            return Err(Refusal::Announced(announced));
        }
        if let Some(released) = self.turn_state.released
            && (released.from(), released.to()) != (mv.from(), mv.to())
        {
            return Err(self.bound_by_release(released));
        }
        if !self.position().is_legal(mv) {
            return Err(self.why_refused(mv));
        }
        match self.bound_by_touch(mv) {
            // What was announced must be played, whatever is touched after it (FIDE 9.5.3).
            Some(square) if self.turn_state.announced.is_none() => Err(Refusal::Touched(square)),
            _ => Ok(()),
        }
    }

    /// Refusal of a move that is not legal, with its reason or the name that castling has.
    pub(super) fn why_refused(&self, mv: Move) -> Refusal {
        let position = self.position();
        if let Some(why) = position.why_illegal_uci(mv.into()) {
            return Refusal::IllegalMove(mv, why);
        }
        let castling = position.parse_uci(&UciMove::from(mv).to_string());
        Refusal::CastlingTakesRook(castling.unwrap_or(mv))
    }

    /// Refusal of a move while something else has been released.
    pub(super) fn bound_by_release(&self, released: Move) -> Refusal {
        match self.position().castling_side(released) {
            Some(side) => Refusal::CastlingBegun(side),
            None => Refusal::Released(released.to()),
        }
    }

    /// Refuses while the position on the board cannot be moved in: a king could be taken.
    pub(super) fn has_the_move(&self) -> Result<(), Refusal> {
        if self.handed_over() {
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
        self.turn_state.let_go();
        self.turn_state.claimable_illegal = None;
        self.turn_state.unpressed += 1;
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
        if !self.manual() {
            self.complete(at);
        }
    }

    /// The clock is pressed after the first move that waits for it. Where the opponent has replied already, that costs him
    /// no time and takes nothing from the press (FIDE 6.2.2).
    pub(super) fn complete(&mut self, at: Timestamp) {
        let mover = self.to_act();
        let first = self.plies.len() - self.turn_state.unpressed;
        self.turn_state.unpressed -= 1;
        if let Some(clock) = &mut self.clock {
            clock.press(at);
        }
        let left = self.clock(at).map(|reading| reading.of(mover));
        // What the opponent has in hand by now is no part of what comes back with the move.
        let mut after = self.snapshot(at);
        after.turn_state.let_go();
        let Some((ply, later)) = self.plies[first..].split_first_mut() else {
            return;
        };
        (ply.at, ply.left) = (at, left);
        if let [reply] = later {
            let clock = after.clock.clone();
            reply.after = after;
            ply.after.clock = clock;
            ply.after.turn_state.unpressed = 0;
            ply.after.turn_state.used = self.turn_state.used;
        } else {
            ply.after = after;
        }
    }

    /// A side moves again that has not pressed, nor could the opponent since: both moves are completed, for whose clock runs
    /// it is all the same.
    pub(super) fn complete_both(&mut self, at: Timestamp) {
        if self.turn_state.unpressed == 2 {
            self.complete(at);
            self.complete(at);
        }
    }

    pub(super) fn snapshot(&self, at: Timestamp) -> Snapshot {
        let mut clock = self.clock.clone();
        if let Some(clock) = &mut clock {
            clock.stop(at);
        }
        Snapshot {
            turn_state: self.turn_state.clone(),
            clock,
        }
    }

    /// Result of the move just made, mate before all else (FIDE 5.1.1, 5.2, 9.6); `dead` if a dead position is looked for.
    pub(super) fn decided_on_the_board(&self, dead: bool) -> Option<Outcome> {
        let position = self.position();
        let rules = &self.config.rules;
        let reached = |limit: Option<u32>, count: u32| limit.is_some_and(|limit| count >= limit);
        if position.is_checkmate() {
            Some(Outcome::won_by(!position.turn(), Reason::Checkmate))
        } else if position.is_stalemate() {
            Some(Outcome::draw(Reason::Stalemate))
        } else if dead && position.is_dead() {
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
