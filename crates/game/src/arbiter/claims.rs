//! Draws that must be claimed (FIDE 9.2, 9.3, 9.5), and the quickplay finish (FIDE 2009, 10).
//!
//! A player claims in the draw question of the page, which `table` turns into `Event::ClaimDraw`, or with the next move
//! into `Event::ClaimDrawWith`. The result is a draw, or a `Ruling` that names the penalty. [`Game::evidence`] says
//! which half-moves prove it, and the board steps through them.

use super::{Changes, Game, Phase, Ruling};
use crate::event::Claim;
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{Class, QuickplayFinish, WrongClaim};
use crate::time::{Millis, Timestamp};
use chess::{Color, Move, Position};

impl Game {
    /// Draw claim that the side on the move may rightly make, as the board stands.
    pub fn claimable(&self) -> Option<Claim> {
        if self.may_claim(self.turn()).is_err() {
            return None;
        }
        [Claim::Repetition, Claim::FiftyMoves]
            .into_iter()
            .find(|&claim| self.holds(claim, None))
    }

    /// The half-moves that prove a claim: those after which the position stood on the board (0 is the start), or the two
    /// ends of the moves without progress. The announced move, which must be legal, counts as made.
    pub fn evidence(&self, claim: Claim, with: Option<Move>) -> Vec<usize> {
        let (position, ply) = self.claimed(with);
        match claim {
            Claim::Repetition => self.same_as(&position, ply),
            Claim::FiftyMoves => vec![ply.saturating_sub(position.halfmove_clock() as usize), ply],
        }
    }

    /// Occurrences of the position on the board in this game, itself included (FIDE 9.2.3).
    pub fn occurrences(&self) -> u32 {
        self.same_as(self.position(), self.plies.len()).len() as u32
    }

    /// True if a claim, made now or with an announced legal move, is right.
    pub fn holds(&self, claim: Claim, with: Option<Move>) -> bool {
        let rules = &self.config.rules;
        let (position, ply) = self.claimed(with);
        match claim {
            Claim::Repetition => {
                self.same_as(&position, ply).len() as u32 >= rules.repetitions_to_claim
            }
            Claim::FiftyMoves => {
                position.halfmove_clock() / 2 >= rules.moves_to_claim_in(&position)
            }
        }
    }

    /// The position a claim is about and the half-moves made by then.
    fn claimed(&self, with: Option<Move>) -> (Position, usize) {
        match with {
            Some(mv) => (self.position().after(mv), self.plies.len() + 1),
            None => (self.position().clone(), self.plies.len()),
        }
    }

    /// The half-moves up to `ply` after which `position`, which stands after the last of them, was on the board.
    fn same_as(&self, position: &Position, ply: usize) -> Vec<usize> {
        // Nothing before the last capture or pawn move can recur, and no two positions with different sides on the
        // move are the same.
        let reversible = (position.halfmove_clock() as usize).min(ply);
        let mut same: Vec<usize> = (2..=reversible)
            .step_by(2)
            .map(|back| ply - back)
            .filter(|&earlier| {
                self.position_after(earlier)
                    .is_some_and(|earlier| earlier.key() == position.key())
            })
            .collect();
        same.reverse();
        same.push(ply);
        same
    }

    fn may_claim(&self, side: Color) -> Result<(), Refusal> {
        self.running()?;
        self.has_the_move()?;
        if side != self.turn() {
            return Err(Refusal::NotYourTurn(side));
        }
        if !self.turn_state.touched.is_empty() {
            return Err(Refusal::ClaimLapsed);
        }
        match self.turn_state.announced {
            Some(mv) => Err(Refusal::Announced(mv)),
            None => Ok(()),
        }
    }

    /// A claim: a draw if it is right; else it costs what the rules say, which may be all the time the claimant has, the
    /// announced move must be played, and the claim counts as an offer (FIDE 9.1.2.3, 9.5).
    pub(super) fn claim(
        &mut self,
        side: Color,
        claim: Claim,
        with: Option<Move>,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.may_claim(side)?;
        if let Some(mv) = with
            && !self.position().is_legal(mv)
        {
            return Err(self.why_refused(mv));
        }
        if self.holds(claim, with) {
            changes.outcome = Some(Outcome::draw(match claim {
                Claim::Repetition => Reason::Repetition,
                Claim::FiftyMoves => Reason::FiftyMoves,
            }));
            return Ok(());
        }
        let cost = self.cost_of_wrong_claim();
        self.turn_state.announced = with;
        self.turn_state.rejected = Some((claim, with));
        self.place_offer(side);
        changes.ruling = Some(Ruling::WrongClaim {
            side,
            opponent_gains: self.on_the_clock(cost.opponent_gains),
            claimant_loses: self.on_the_clock(cost.claimant_loses),
        });
        if let Some(clock) = &mut self.clock {
            clock.add(!side, cost.opponent_gains as i64);
        }
        changes.outcome = self.charge(side, cost.claimant_loses, at);
        Ok(())
    }

    /// True if `side` may appeal against the verdict on its claim, which is looked at again on its own time until it touches
    /// a piece.
    pub fn may_appeal(&self, side: Color) -> bool {
        self.appealed(side).is_ok()
    }

    fn appealed(&self, side: Color) -> Result<(Claim, Option<Move>), Refusal> {
        self.running()?;
        if !self.config.rules.appeals {
            return Err(Refusal::NotInForce);
        }
        if side != self.turn() {
            return Err(Refusal::NotYourTurn(side));
        }
        if !self.turn_state.touched.is_empty() {
            return Err(Refusal::ClaimLapsed);
        }
        self.turn_state.rejected.ok_or(Refusal::NothingToClaim)
    }

    /// An appeal against the verdict on a claim: it is counted once more, and wrong again it loses.
    pub(super) fn appeal(&mut self, side: Color, changes: &mut Changes) -> Result<(), Refusal> {
        let (claim, with) = self.appealed(side)?;
        debug_assert!(
            !self.holds(claim, with),
            "what was counted is counted alike"
        );
        changes.outcome = Some(Outcome::won_by(!side, Reason::Forfeit));
        Ok(())
    }

    /// Cost of a wrong claim in this game, if it has a clock.
    pub fn cost_of_wrong_claim(&self) -> WrongClaim {
        self.class_rules().wrong_claim
    }

    /// A move that was announced with a wrong claim and must be played.
    pub fn announced(&self) -> Option<Move> {
        self.turn_state.announced
    }

    /// True if `side` may claim that the opponent cannot or does not try to win: little time in the last period, and none
    /// to be won by moving.
    pub fn may_claim_quickplay(&self, side: Color, now: Timestamp) -> bool {
        self.quickplay(side, now).is_ok()
    }

    /// True if `side` may ask for an increment for both instead (FIDE III.4).
    pub fn may_request_increment(&self, side: Color, now: Timestamp) -> bool {
        self.increment(side, now).is_ok()
    }

    /// The increment that has been asked for, in milliseconds, while that waits for its decision.
    pub fn requested_increment(&self) -> Option<Millis> {
        let finish = self.config.rules.quickplay_finish?;
        finish
            .increment
            .filter(|_| self.turn_state.increment_requested)
    }

    /// Side whose claim of the quickplay finish is to be decided later.
    pub fn postponed(&self) -> Option<Color> {
        self.turn_state.postponed
    }

    fn quickplay(&self, side: Color, at: Timestamp) -> Result<QuickplayFinish, Refusal> {
        self.running()?;
        let rule = self
            .config
            .rules
            .quickplay_finish
            .filter(|rule| rule.in_blitz || self.class() != Class::Blitz)
            .filter(|_| self.turn_state.postponed.is_none())
            .ok_or(Refusal::NotInForce)?;
        let clock = self.clock.as_ref().ok_or(Refusal::Untimed)?;
        let face = clock.reading(at).sides[side.index()];
        if !clock.in_last_stage(side) || clock.earns(side) {
            Err(Refusal::NotInForce)
        } else if face.left >= rule.below {
            Err(Refusal::TimeLeft(side))
        } else if face.down {
            Err(Refusal::FlagFallen(side))
        } else if side != self.mover() {
            Err(Refusal::NotYourTurn(side))
        } else {
            Ok(rule)
        }
    }

    fn increment(&self, side: Color, at: Timestamp) -> Result<Millis, Refusal> {
        let rule = self.quickplay(side, at)?;
        rule.increment.ok_or(Refusal::NotInForce)
    }

    pub(super) fn claim_quickplay(&mut self, side: Color, at: Timestamp) -> Result<(), Refusal> {
        self.quickplay(side, at)?;
        self.await_decision(side, at);
        // It counts as an offer (FIDE 2009, 9.1b).
        self.place_offer(side);
        Ok(())
    }

    pub(super) fn request_increment(&mut self, side: Color, at: Timestamp) -> Result<(), Refusal> {
        self.increment(side, at)?;
        self.await_decision(side, at);
        self.turn_state.increment_requested = true;
        self.place_offer(side);
        Ok(())
    }

    pub(super) fn await_decision(&mut self, side: Color, at: Timestamp) {
        self.pause(at);
        self.phase = Phase::Claimed(side);
    }

    /// The claim that waits to be decided: whose, and the rule it is made by.
    fn to_decide(&self) -> Result<(Color, QuickplayFinish), Refusal> {
        let ((Phase::Claimed(side), _) | (Phase::Running, Some(side))) =
            (self.phase, self.turn_state.postponed)
        else {
            return Err(Refusal::NothingToClaim);
        };
        let rule = self.config.rules.quickplay_finish;
        Ok((side, rule.ok_or(Refusal::NothingToClaim)?))
    }

    pub(super) fn adjudicate(
        &mut self,
        granted: bool,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        let (side, rule) = self.to_decide()?;
        let requested = self.requested_increment();
        self.turn_state.increment_requested = false;
        if let Some(increment) = requested {
            if granted {
                if let Some(clock) = &mut self.clock {
                    clock.introduce_increment(increment);
                }
                self.award(!side, rule.rejected);
                changes.ruling = Some(Ruling::Increment(increment));
            } else {
                changes.ruling = Some(Ruling::Rejected(0));
            }
            self.run(at);
        } else if granted {
            changes.outcome = Some(Outcome::draw(Reason::QuickplayFinish));
        } else if let Some(fallen) = self.turn_state.fallen {
            changes.outcome = Some(self.fallen(fallen));
        } else if self.turn_state.postponed.take().is_some() {
            // The opponent had his minutes when the decision was postponed.
            changes.ruling = Some(Ruling::Rejected(0));
        } else {
            self.award(!side, rule.rejected);
            changes.ruling = Some(Ruling::Rejected(rule.rejected));
            self.run(at);
        }
        Ok(())
    }

    /// The game goes on, and the claim is decided later, at the latest when a flag has fallen (FIDE 2009, 10.2b).
    pub(super) fn postpone(&mut self, at: Timestamp, changes: &mut Changes) -> Result<(), Refusal> {
        let (side, rule) = self.to_decide()?;
        if self.turn_state.postponed.is_some() || self.turn_state.increment_requested {
            return Err(Refusal::NotInForce);
        }
        self.turn_state.postponed = Some(side);
        self.award(!side, rule.rejected);
        changes.ruling = Some(Ruling::Postponed(rule.rejected));
        self.run(at);
        Ok(())
    }

    fn award(&mut self, side: Color, time: Millis) {
        if let Some(clock) = &mut self.clock {
            clock.add(side, time as i64);
        }
    }
}
