//! The state machine: events in, changes or refusals out.

mod board;
mod claims;
mod correction;
mod flags;
mod illegal;
mod offers;
mod queries;
mod replay;
mod touch;
mod turn_state;

pub use board::{Moved, Ply};
pub use queries::Entry;
pub use replay::{RefusedEvent, Replay};
pub use turn_state::Displaced;

use crate::clock::Clock;
use crate::config::Config;
use crate::event::{Event, Irregularity, Stamped};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{Class, ClassRules};
use crate::time::{Millis, Timestamp};
use chess::Color;
use turn_state::TurnState;

/// Phase of a game, from its terms to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Agreed, not begun.
    Ready,
    /// In play.
    Running,
    /// Stopped; it may be resumed.
    Paused,
    /// Stopped by a claim that somebody has to decide.
    Claimed(Color),
    /// Adjourned, with a sealed move in its envelope.
    Adjourned,
    /// Decided.
    Over(Outcome),
}

/// Effects of an accepted event: views, sounds and speech react to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The move made, if the event was one.
    pub moved: Option<Moved>,
    /// Arbiter's ruling on the event.
    pub ruling: Option<Ruling>,
    /// The result, if the event brought it.
    pub outcome: Option<Outcome>,
    /// Whose move it is now.
    pub turn: Color,
}

/// Arbiter's ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// An illegal move was completed and taken back (FIDE 7.5).
    Illegal {
        /// Side that made it.
        side: Color,
        /// Number of those that the side has made.
        count: u32,
        /// Gain of the opponent, in milliseconds.
        bonus: Millis,
    },
    /// An illegal move was completed without adequate supervision; the opponent may claim it before moving.
    MayClaimIllegal(Color),
    /// A claim was wrong (FIDE 9.5.3).
    WrongClaim {
        /// Whose.
        side: Color,
        /// Gain of the opponent, in milliseconds.
        opponent_gains: Millis,
        /// Loss of the claimant, in milliseconds.
        claimant_loses: Millis,
    },
    /// Both flags were down; the game goes on with a new count (FIDE III.3.1).
    NewPeriod,
    /// The quickplay claim was rejected; the opponent got so many milliseconds.
    Rejected(Millis),
    /// The decision on it is postponed; the opponent got so many milliseconds (FIDE 2009, 10.2b).
    Postponed(Millis),
    /// An increment of so many milliseconds was introduced for both sides (FIDE III.4).
    Increment(Millis),
}

/// A game of chess from its terms to its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    config: Config,
    events: Vec<Stamped>,
    /// Clock readings after each event.
    readings: Vec<Option<[Millis; 2]>>,
    plies: Vec<Ply>,
    clock: Option<Clock>,
    phase: Phase,
    turn_state: TurnState,
    /// Completed illegal moves of each side: taking moves back does not undo them.
    illegal: [u32; 2],
}

impl Game {
    /// A game that has not begun.
    pub fn new(config: Config) -> Game {
        Game {
            clock: config.time.as_ref().map(Clock::new),
            config,
            events: Vec::new(),
            readings: Vec::new(),
            plies: Vec::new(),
            phase: Phase::Ready,
            turn_state: TurnState::default(),
            illegal: [0; 2],
        }
    }

    /// Takes an event that happened at `at`.
    ///
    /// # Errors
    /// A [`Refusal`] says why the event cannot be accepted; the game is then as it was before.
    pub fn apply(&mut self, event: Event, at: Timestamp) -> Result<Changes, Refusal> {
        self.apply_testing(event, at, true)
    }

    /// Takes an event; `dead` if a position after it is to be tested for being dead.
    fn apply_testing(
        &mut self,
        event: Event,
        at: Timestamp,
        dead: bool,
    ) -> Result<Changes, Refusal> {
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        if let Some(last) = self.events.last().map(|last| last.at)
            && at < last
        {
            return Err(Refusal::TimeWentBack(last));
        }
        // What the players do after a flag has fallen no longer counts (FIDE 6.8), unless flags have to be claimed.
        if !self.config.strictness.flag_by_claim
            && !matches!(
                event,
                // A clock found to be wrong is put right before its flag decides anything (FIDE 6.10.2).
                Event::Flag(_) | Event::Correction(Irregularity::WrongClock, _)
            )
            && let Some((side, fell)) = self.flag_at()
            && at >= fell
        {
            return Err(Refusal::FlagFallen(side));
        }
        let (used, made) = (self.turn_state.used, self.plies.len());
        self.turn_state.used = self.used(at);
        let mut changes = self
            .decide(&event, at)
            .inspect_err(|_| self.turn_state.used = used)?;
        // Only what was reached by the laws decides (FIDE 5.1.1): an illegal move first has to be overlooked.
        if changes.outcome.is_none()
            && (event == Event::Start || self.plies.len() > made)
            && self.turn_state.claimable_illegal.is_none()
        {
            changes.outcome = self.decided_on_the_board(dead);
        }
        if let Some(outcome) = changes.outcome {
            self.phase = Phase::Over(outcome);
            self.turn_state.offers = [false; 2];
            self.turn_state.unpressed = 0;
            if let Some(clock) = &mut self.clock {
                clock.stop(at);
            }
        }
        changes.turn = self.turn();
        self.events.push(Stamped { at, event });
        self.readings
            .push(self.clock(at).map(|reading| reading.left()));
        Ok(changes)
    }

    fn decide(&mut self, event: &Event, at: Timestamp) -> Result<Changes, Refusal> {
        let mut changes = Changes {
            moved: None,
            ruling: None,
            outcome: None,
            turn: self.turn(),
        };
        match event {
            Event::Start => self.begin(at)?,
            Event::Touch(square) => self.touch(*square)?,
            Event::Adjust => self.adjust()?,
            Event::Release(mv) => self.release(*mv, at)?,
            Event::Move(mv) => changes.moved = Some(self.make(*mv, at)?),
            Event::Displace(mv) => self.displace(*mv, at, &mut changes)?,
            Event::Press(side) => self.press(*side, at, &mut changes)?,

            Event::OfferDraw(side) => self.offer_draw(*side)?,
            Event::AcceptDraw(side) => {
                self.late_enough()?;
                self.take_offer(!*side)?;
                changes.outcome = Some(Outcome::draw(Reason::Agreement));
            }
            Event::DeclineDraw(side) => self.take_offer(!*side)?,
            Event::ClaimDraw(side, claim) => self.claim(*side, *claim, None, at, &mut changes)?,
            Event::ClaimDrawWith(side, claim, mv) => {
                self.claim(*side, *claim, Some(*mv), at, &mut changes)?;
            }
            Event::Appeal(side) => self.appeal(*side, &mut changes)?,
            Event::ClaimQuickplay(side) => self.claim_quickplay(*side, at)?,
            Event::RequestIncrement(side) => self.request_increment(*side, at)?,
            Event::Postpone => self.postpone(at, &mut changes)?,
            Event::Adjudicate(draw) => self.adjudicate(*draw, at, &mut changes)?,
            Event::Resign(side) => {
                self.started()?;
                changes.outcome = Some(self.resigned(*side));
            }

            Event::Flag(side) => changes.outcome = self.flag(*side, at)?,
            Event::ClaimFlag(side) => self.claim_flag(*side, at, &mut changes)?,
            Event::ClaimIllegal(side) => self.claim_illegal(*side, at, &mut changes)?,

            Event::Pause => {
                self.running()?;
                self.pause(at);
            }
            Event::StopClocks(side) => {
                self.running()?;
                if self.config.rules.stopping_resigns {
                    changes.outcome = Some(Outcome::won_by(!*side, Reason::StoppedClocks));
                } else {
                    self.pause(at);
                }
            }
            Event::Resume => {
                if self.phase != Phase::Paused {
                    return Err(Refusal::NotPaused);
                }
                self.run(at);
            }
            Event::SetClock(side, left) => self.set_clock(*side, *left)?,
            Event::Penalize(side, penalty) => {
                self.penalize(*side, *penalty, at, &mut changes)?;
            }
            Event::Absent(side) => changes.outcome = Some(self.absent(*side, at)?),
            Event::Correction(irregularity, mend) => self.correct(*irregularity, *mend, at)?,
            Event::Declare(points) => {
                self.started()?;
                changes.outcome = Some(Outcome {
                    points: *points,
                    reason: Reason::Declared,
                });
            }
            Event::TakeBack(plies) => self.take_back(*plies, at)?,

            Event::Seal(_) => self.seal(at)?,
            Event::Unseal(mv) => self.unseal(*mv, at, &mut changes)?,
            Event::UnsealVoid(_) => changes.outcome = Some(self.unseal_void()?),

            Event::Leave | Event::Return | Event::Slept(..) => self.started()?,
        }
        Ok(changes)
    }

    fn started(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Ready {
            Err(Refusal::NotStarted)
        } else {
            Ok(())
        }
    }

    fn running(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Running => Ok(()),
            Phase::Paused | Phase::Adjourned => Err(Refusal::Paused),
            Phase::Claimed(_) => Err(Refusal::ToBeDecided),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    fn begin(&mut self, at: Timestamp) -> Result<(), Refusal> {
        if self.phase != Phase::Ready {
            return Err(Refusal::AlreadyStarted);
        }
        self.run(at);
        Ok(())
    }

    fn pause(&mut self, at: Timestamp) {
        self.phase = Phase::Paused;
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    /// Starts the clock of whoever has to act.
    fn run(&mut self, at: Timestamp) {
        self.phase = Phase::Running;
        let side = self.to_act();
        if let Some(clock) = &mut self.clock {
            clock.start(side, at);
        }
    }

    /// The time each side has used up to `at`, in milliseconds.
    fn used(&self, at: Timestamp) -> [Millis; 2] {
        let mut used = self.turn_state.used;
        let running = self
            .clock
            .as_ref()
            .and_then(|clock| clock.reading(at).running);
        if let Some(side) = running {
            used[side.index()] += at.since(self.last_at());
        }
        used
    }

    /// A time as it counts in this game: nothing without a clock.
    fn on_the_clock(&self, time: Millis) -> Millis {
        if self.clock.is_some() { time } else { 0 }
    }

    /// Class of play; a game without a clock is standard chess.
    pub fn class(&self) -> Class {
        let time = self.config.time.as_ref();
        time.map_or(Class::Standard, |time| self.config.rules.class(time))
    }

    /// The rules of this class of play.
    fn class_rules(&self) -> &ClassRules {
        self.config.rules.by_class.of(self.class())
    }

    /// True where moves are completed by a press of the clock.
    fn manual(&self) -> bool {
        self.config.strictness.manual_press && self.clock.is_some()
    }
}
