//! Draws that must be claimed (FIDE 9.2, 9.3, 9.5), and the quickplay finish (FIDE 2009, 10).

use super::{Changes, Game, Phase, Ruling};
use crate::control::{Bonus, Budget};
use crate::event::Claim;
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::WrongClaim;
use crate::time::Timestamp;
use chess::{Color, Move, Position};

impl Game {
    /// What the side on the move may rightly claim a draw by, as the board stands.
    pub fn claimable(&self) -> Option<Claim> {
        if self.may_claim().is_err() {
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

    /// How often the position on the board has occurred in this game, itself included (FIDE 9.2.3).
    pub fn occurrences(&self) -> u32 {
        self.same_as(self.position(), self.plies.len()).len() as u32
    }

    /// Whether a claim, made now or with an announced legal move, is right.
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

    fn may_claim(&self) -> Result<(), Refusal> {
        self.running()?;
        self.has_the_move()?;
        if !self.moment.touched.is_empty() {
            return Err(Refusal::ClaimLapsed);
        }
        match self.moment.announced {
            Some(mv) => Err(Refusal::Announced(mv)),
            None => Ok(()),
        }
    }

    /// A claim: a draw if it is right; else it costs what the rules say, which may be all the time the claimant has, the
    /// announced move must be played, and the claim counts as an offer (FIDE 9.1.2.3, 9.5).
    pub(super) fn claim(
        &mut self,
        claim: Claim,
        with: Option<Move>,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.may_claim()?;
        if let Some(mv) = with
            && !self.position().is_legal(mv)
        {
            return Err(Refusal::IllegalMove(mv));
        }
        if self.holds(claim, with) {
            changes.outcome = Some(Outcome::draw(match claim {
                Claim::Repetition => Reason::Repetition,
                Claim::FiftyMoves => Reason::FiftyMoves,
            }));
            return Ok(());
        }
        let cost = self.cost_of_wrong_claim();
        let side = self.turn();
        self.moment.announced = with;
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

    /// What a wrong claim costs in this game, if it has a clock.
    pub fn cost_of_wrong_claim(&self) -> WrongClaim {
        if self.is_blitz() {
            self.config.rules.wrong_claim_in_blitz
        } else {
            self.config.rules.wrong_claim
        }
    }

    /// A move that was announced with a wrong claim and must be played.
    pub fn announced(&self) -> Option<Move> {
        self.moment.announced
    }

    /// Whether `side` may claim that the opponent cannot or does not try to win: little time in the last period, and none
    /// to be won by moving.
    pub fn may_claim_quickplay(&self, side: Color, now: Timestamp) -> bool {
        self.quickplay(side, now).is_ok()
    }

    fn quickplay(&self, side: Color, at: Timestamp) -> Result<(), Refusal> {
        self.running()?;
        let rule = self
            .config
            .rules
            .quickplay_finish
            .ok_or(Refusal::NotInForce)?;
        let (Some(clock), Some(control)) = (&self.clock, &self.config.time) else {
            return Err(Refusal::Untimed);
        };
        let last = match &control.sides[side.index()] {
            Budget::Stages(stages) => stages.last().is_some_and(|last| last.bonus == Bonus::None),
            Budget::Hourglass { .. } | Budget::Byoyomi { .. } => false,
        };
        let face = clock.reading(at).sides[side.index()];
        if !last || !clock.in_last_stage(side) {
            Err(Refusal::NotInForce)
        } else if face.left >= rule.below {
            Err(Refusal::TimeLeft(side))
        } else if face.down {
            Err(Refusal::FlagFallen(side))
        } else {
            Ok(())
        }
    }

    pub(super) fn claim_quickplay(&mut self, side: Color, at: Timestamp) -> Result<(), Refusal> {
        self.quickplay(side, at)?;
        self.pause(at);
        self.phase = Phase::Claimed(side);
        // It counts as an offer (FIDE 2009, 9.1b).
        self.place_offer(side);
        Ok(())
    }

    pub(super) fn adjudicate(
        &mut self,
        draw: bool,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        let (Phase::Claimed(side), Some(rule)) = (self.phase, self.config.rules.quickplay_finish)
        else {
            return Err(Refusal::NothingToClaim);
        };
        if draw {
            changes.outcome = Some(Outcome::draw(Reason::QuickplayFinish));
        } else {
            if let Some(clock) = &mut self.clock {
                clock.add(!side, rule.rejected as i64);
            }
            changes.ruling = Some(Ruling::Rejected(rule.rejected));
            self.run(at);
        }
        Ok(())
    }
}
