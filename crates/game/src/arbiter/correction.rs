//! The arbiter's acts: clocks set, penalties, irregularities corrected, adjournment; and moves taken back.

use super::turn_state::TurnState;
use super::{Changes, Game, Phase};
use crate::clock::{Clock, at_least, proportional};
use crate::control::TimeControl;
use crate::event::{Correction, Event, Irregularity, Penalty};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::ReversedColours;
use crate::time::{Millis, Timestamp};
use chess::{Color, Move};

impl Game {
    pub(super) fn set_clock(&mut self, side: Color, left: Millis) -> Result<(), Refusal> {
        if self.phase != Phase::Paused {
            return Err(Refusal::NotPaused);
        }
        bounded(left)?;
        let clock = self.clock.as_mut().ok_or(Refusal::Untimed)?;
        clock.set(side, left);
        Ok(())
    }

    pub(super) fn penalize(
        &mut self,
        side: Color,
        penalty: Penalty,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.started()?;
        let clock = self.clock.as_mut().ok_or(Refusal::Untimed);
        match penalty {
            Penalty::Warning => {}
            // Lost whatever the opponent has left: his score alone is open (FIDE 12.9.6).
            Penalty::Forfeit => changes.outcome = Some(Outcome::won_by(!side, Reason::Forfeit)),
            Penalty::OpponentGains(time) => clock?.add(!side, bounded(time)? as i64),
            Penalty::Loses(time) => {
                clock?;
                changes.outcome = self.charge(side, bounded(time)?, at);
            }
            Penalty::AsIllegal if !self.config.rules.illegal.formal_faults => {
                return Err(Refusal::NotInForce);
            }
            Penalty::AsIllegal => self.count_illegal(side, changes),
        }
        Ok(())
    }

    /// A player resigns: lost, but drawn where the opponent could never mate (FIDE 5.1.2).
    pub(super) fn resigned(&self, side: Color) -> Outcome {
        let wins = self.last_legal_position().can_mate(!side);
        if self.config.rules.resignation_draw && !wins {
            Outcome::draw(Reason::ResignationCannotMate)
        } else {
            Outcome::won_by(!side, Reason::Resignation)
        }
    }

    /// A side that has made no move has not come in time (FIDE 6.7.1).
    pub(super) fn absent(&self, side: Color, at: Timestamp) -> Result<Outcome, Refusal> {
        self.started()?;
        let lateness = self.config.rules.lateness.ok_or(Refusal::NotInForce)?;
        let starts = self.config.start.turn();
        let moved = self.plies.len() > usize::from(side != starts);
        let began = self.events.first().map_or(at, |start| start.at);
        if moved {
            Err(Refusal::TooLate)
        } else if at.since(began) <= lateness {
            Err(Refusal::TimeLeft(side))
        } else {
            Ok(Outcome::won_by(!side, Reason::Absence))
        }
    }

    pub(super) fn correct(
        &mut self,
        what: Irregularity,
        how: Correction,
        at: Timestamp,
    ) -> Result<(), Refusal> {
        self.started()?;
        if how != Correction::Note && self.phase != Phase::Paused {
            self.running()?;
        }
        if self.stands(what, how) {
            return Err(Refusal::TooLate);
        }
        match how {
            Correction::Note => {
                // A wrong clock is stopped at once, before its flag decides anything (FIDE 6.10.2).
                let fallen = self.flag_at().is_some_and(|(_, fell)| at >= fell);
                if fallen && !self.config.strictness.flag_by_claim {
                    self.pause(at);
                }
                Ok(())
            }
            Correction::Restart => {
                if what == Irregularity::ColoursReversed && !self.colours_may_be_changed() {
                    return Err(Refusal::TooLate);
                }
                self.pause(at);
                self.back_to(0);
                self.illegal = [0; 2];
                Ok(())
            }
            Correction::Back(ply) | Correction::BackInProportion(ply) => {
                let made = self.plies.len();
                let to = self.half_moves(ply)?;
                let horizon = self.config.rules.illegal.horizon;
                if what == Irregularity::IllegalMove
                    && horizon.is_some_and(|moves| (made - to).div_ceil(2) > moves as usize)
                {
                    return Err(Refusal::TooLate);
                }
                self.pause(at);
                let used = self.turn_state.used;
                self.back_to(to);
                if let Correction::BackInProportion(_) = how {
                    self.share_out(used, made, at);
                }
                Ok(())
            }
        }
    }

    /// True if an irregularity stands for want of adequate supervision: the set-up after some moves (FIDE A.5.1; FIDE 2009
    /// A4a), an illegal move after the reply (FIDE A.5.2; FIDE 2009 B3).
    fn stands(&self, what: Irregularity, how: Correction) -> bool {
        let Some(unsupervised) = self.class_rules().unsupervised else {
            return false;
        };
        match what {
            Irregularity::WrongStart | Irregularity::BoardTurned | Irregularity::WrongClock => {
                let made = self.plies.len() / 2;
                unsupervised
                    .setup_until
                    .is_some_and(|moves| made >= moves as usize)
            }
            Irregularity::IllegalMove => {
                how != Correction::Note && self.turn_state.claimable_illegal.is_none()
            }
            Irregularity::ColoursReversed | Irregularity::Displaced | Irregularity::Impossible => {
                false
            }
        }
    }

    /// True if the game is young enough to be begun anew with the right colours (FIDE 7.3).
    fn colours_may_be_changed(&self) -> bool {
        match (self.config.rules.reversed_colours, &self.config.time) {
            (ReversedColours::Moves(moves), _) => self.plies.len() / 2 < moves as usize,
            (ReversedColours::QuarterOfTime, Some(time)) => {
                let full = Clock::new(time).reading(Timestamp::default()).left();
                let used = self.turn_state.used;
                used[0] + used[1] < (full[0] + full[1]) / 4
            }
            (ReversedColours::QuarterOfTime, None) | (ReversedColours::ArbiterDecides, _) => true,
        }
    }

    /// The clocks as they were when the move was completed are not known: what has been used is divided by the moves made
    /// (the Chess Code: 90 min : 30 × 20 = 60 min), and enough is left to play on.
    fn share_out(&mut self, used: [Millis; 2], made: usize, at: Timestamp) {
        let first = self.config.start.turn();
        let kept = self.plies.len();
        let Some(clock) = &mut self.clock else { return };
        for side in Color::ALL {
            let i = side.index();
            // How many of so many half-moves were this side's.
            let moves = |plies: usize| (plies + usize::from(side == first)) as u32 / 2;
            let share = proportional(used, moves(made), moves(kept))[i];
            let face = clock.reading(at).sides[i];
            let given = face.left.saturating_add(self.turn_state.used[i]);
            let left = at_least(given.saturating_sub(share), face.to_control);
            // Nobody has more than there was to be used.
            clock.set(side, left.min(given));
            self.turn_state.used[i] = share;
        }
    }

    pub(super) fn take_back(&mut self, plies: u32, at: Timestamp) -> Result<(), Refusal> {
        if !self.may_take_back() {
            return Err(Refusal::NotInForce);
        }
        let to = self.half_moves(
            (self.plies.len() as u32)
                .checked_sub(plies)
                .ok_or(Refusal::NoSuchPly(plies))?,
        )?;
        if plies == 0 {
            return Err(Refusal::NoSuchPly(0));
        }
        let running = self.phase == Phase::Running;
        if !running && self.phase != Phase::Paused {
            self.running()?;
        }
        self.back_to(to);
        if running {
            self.run(at);
        }
        Ok(())
    }

    /// True if moves may be taken back in this game.
    pub fn may_take_back(&self) -> bool {
        self.config.rules.take_back && !self.config.strictness.competition
    }

    fn half_moves(&self, ply: u32) -> Result<usize, Refusal> {
        let made = self.plies.len();
        if ply as usize <= made {
            Ok(ply as usize)
        } else {
            Err(Refusal::NoSuchPly(ply))
        }
    }

    /// Everything as it was when half-move `to` had been completed, the clocks stopped. An exchange between which a king
    /// could be taken goes as a whole.
    fn back_to(&mut self, mut to: usize) {
        let position = |ply: usize| self.plies.get(ply).map(|ply| &ply.position);
        while to > 0 && position(to) == position(to - 1) {
            to -= 1;
        }
        self.plies.truncate(to);
        if let Some(ply) = self.plies.last() {
            self.turn_state = ply.after.turn_state.clone();
            self.clock.clone_from(&ply.after.clock);
        } else {
            self.turn_state = TurnState::default();
            self.clock = self.config.time.as_ref().map(Clock::new);
        }
    }

    /// The side on the move hands in its sealed move, and only then the clock is stopped (FIDE guidelines I.1).
    pub(super) fn seal(&mut self, at: Timestamp) -> Result<(), Refusal> {
        self.running()?;
        self.has_the_move()?;
        if self.must_press() {
            return Err(Refusal::NotPressed(self.to_act()));
        }
        self.pause(at);
        self.phase = Phase::Adjourned;
        Ok(())
    }

    /// The sealed move is made and the opponent's clock started (FIDE guidelines I.9). An illegal one loses (I.8). An offer
    /// made after the sealing is not answered by the move (I.4).
    pub(super) fn unseal(
        &mut self,
        mv: Move,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Adjourned {
            return Err(Refusal::NotAdjourned);
        }
        if self.may_make(mv).is_err() {
            changes.outcome = Some(self.unseal_void()?);
            return Ok(());
        }
        self.run(at);
        changes.moved = Some(self.put(mv, at)?);
        if self.must_press() {
            self.complete(at);
        }
        Ok(())
    }

    /// No legal move can be made of what was sealed: it loses, unless the opponent could not win (FIDE 6.9, guidelines I.8).
    pub(super) fn unseal_void(&self) -> Result<Outcome, Refusal> {
        if self.phase == Phase::Adjourned {
            Ok(self.lost(self.turn(), Reason::SealedMove, Reason::SealedCannotMate))
        } else {
            Err(Refusal::NotAdjourned)
        }
    }

    /// The envelope of an adjourned game.
    pub fn envelope(&self) -> Option<&str> {
        self.events
            .iter()
            .rev()
            .find_map(|stamped| match &stamped.event {
                Event::Seal(envelope) if self.phase == Phase::Adjourned => Some(envelope.as_str()),
                _ => None,
            })
    }
}

fn bounded(time: Millis) -> Result<Millis, Refusal> {
    if time <= TimeControl::LONGEST {
        Ok(time)
    } else {
        Err(Refusal::TooMuchTime(time))
    }
}
