//! The state machine: events in, changes or refusals out.

use crate::clock::{Clock, Reading};
use crate::config::Config;
use crate::event::{Claim, Event, Stamped};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::time::{Millis, Timestamp};
use chess::{CastlingSide, Color, Move, Piece, Position, San};

/// Where a game is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Agreed, not begun.
    Ready,
    /// In play.
    Running,
    /// Stopped; it may be resumed.
    Paused,
    /// Decided.
    Over(Outcome),
}

/// One half-move of the record.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The move as the record writes it (FIDE Appendix C).
    pub san: San,
    /// The position after it.
    pub position: Position,
    /// When it was completed.
    pub at: Timestamp,
    /// The mover's time left after it, increment included; `None` without a clock.
    pub left: Option<Millis>,
}

/// What an accepted event changed: what views, sounds and speech react to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The move made, if the event was one.
    pub moved: Option<Moved>,
    /// The result, if the event brought it.
    pub outcome: Option<Outcome>,
    /// Whose move it is now.
    pub turn: Color,
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

/// A game of chess from its terms to its result.
#[derive(Clone, Debug)]
pub struct Game {
    config: Config,
    events: Vec<Stamped>,
    plies: Vec<Ply>,
    clock: Option<Clock>,
    phase: Phase,
    /// Who has a draw offer standing.
    offer: Option<Color>,
    /// How many half-moves had been made when each side last offered a draw.
    offered: [Option<usize>; 2],
}

impl Game {
    /// A game that has not begun.
    pub fn new(config: Config) -> Game {
        Game {
            clock: config.time.as_ref().map(Clock::new),
            config,
            events: Vec::new(),
            plies: Vec::new(),
            phase: Phase::Ready,
            offer: None,
            offered: [None; 2],
        }
    }

    /// Takes an event that happened at `at`.
    ///
    /// # Errors
    /// A [`Refusal`] says why the event cannot be accepted; the game is then as it was before.
    pub fn apply(&mut self, event: Event, at: Timestamp) -> Result<Changes, Refusal> {
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        if let Some(last) = self.events.last().map(|last| last.at)
            && at < last
        {
            return Err(Refusal::TimeWentBack(last));
        }
        // What the players do after a flag has fallen no longer counts (FIDE 6.8).
        if !matches!(event, Event::Flag(_))
            && let Some((side, fell)) = self.flag_at()
            && at >= fell
        {
            return Err(Refusal::FlagFallen(side));
        }
        let mut changes = Changes {
            moved: None,
            outcome: None,
            turn: self.turn(),
        };
        match event {
            Event::Start => self.begin(at)?,
            Event::Move(mv) => changes.moved = Some(self.make(mv, at)?),
            Event::OfferDraw(side) => self.offer_draw(side)?,
            Event::AcceptDraw(side) => {
                self.take_offer(!side)?;
                changes.outcome = Some(Outcome::draw(Reason::Agreement));
            }
            Event::DeclineDraw(side) => self.take_offer(!side)?,
            Event::ClaimDraw(claim) => changes.outcome = Some(self.claim(claim)?),
            Event::Resign(side) => {
                self.started()?;
                changes.outcome = Some(Outcome::won_by(!side, Reason::Resignation));
            }
            Event::Flag(side) => changes.outcome = Some(self.flag(side, at)?),
            Event::Pause => {
                self.running()?;
                self.phase = Phase::Paused;
                if let Some(clock) = &mut self.clock {
                    clock.stop(at);
                }
            }
            Event::Resume => {
                if self.phase != Phase::Paused {
                    return Err(Refusal::NotPaused);
                }
                self.run(at);
            }
        }
        if matches!(event, Event::Start | Event::Move(_)) {
            changes.outcome = self.decided_on_the_board();
        }
        if let Some(outcome) = changes.outcome {
            self.phase = Phase::Over(outcome);
            self.offer = None;
            if let Some(clock) = &mut self.clock {
                clock.stop(at);
            }
        }
        changes.turn = self.turn();
        self.events.push(Stamped { at, event });
        Ok(changes)
    }

    /// The terms.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Stamped] {
        &self.events
    }

    /// When the last event happened: the earliest time the next may have.
    pub fn last_at(&self) -> Timestamp {
        self.events
            .last()
            .map_or(Timestamp::default(), |last| last.at)
    }

    /// The half-moves made.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.plies
            .last()
            .map_or(&self.config.start, |ply| &ply.position)
    }

    /// What the last move did.
    pub fn last_moved(&self) -> Option<Moved> {
        let last = self.plies.last()?;
        Moved::of(self.position_after(self.plies.len() - 1)?, last.mv)
    }

    /// The position after `ply` half-moves; 0 is the start. `None` past the end of the record.
    pub fn position_after(&self, ply: usize) -> Option<&Position> {
        match ply {
            0 => Some(&self.config.start),
            _ => self.plies.get(ply - 1).map(|ply| &ply.position),
        }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Where the game is in its life.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// What the clock shows at `now`; `None` in a game without one.
    pub fn clock(&self, now: Timestamp) -> Option<Reading> {
        self.clock.as_ref().map(|clock| clock.reading(now))
    }

    /// The side whose time is running and when its flag will fall.
    pub fn flag_at(&self) -> Option<(Color, Timestamp)> {
        self.clock.as_ref().and_then(Clock::flag_at)
    }

    /// Who has a draw offer standing.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Whether `side` may offer a draw now.
    pub fn may_offer(&self, side: Color) -> bool {
        let last_move = |by: Color| {
            let ply = self.plies.len();
            // The side not on the move made the last half-move, the other one the half-move before.
            if by == self.turn() {
                ply.saturating_sub(1)
            } else {
                ply
            }
        };
        self.phase == Phase::Running
            && self.offer.is_none()
            && self.offered[side.index()].is_none_or(|ply| ply < last_move(side))
    }

    /// What the side on the move may claim a draw by.
    pub fn claimable(&self) -> Option<Claim> {
        let rules = &self.config.rules;
        if self.phase != Phase::Running {
            None
        } else if self.occurrences() >= rules.repetitions_to_claim {
            Some(Claim::Repetition)
        } else if self.moves_without_progress() >= rules.moves_to_claim {
            Some(Claim::FiftyMoves)
        } else {
            None
        }
    }

    /// How often the position on the board has occurred in this game, itself included (FIDE 9.2.3).
    pub fn occurrences(&self) -> u32 {
        let key = self.position().key();
        // Nothing before the last capture or pawn move can recur, and no two positions with different sides on the
        // move are the same.
        let reversible = (self.position().halfmove_clock() as usize).min(self.plies.len());
        (0..=reversible)
            .step_by(2)
            .filter_map(|back| self.position_after(self.plies.len() - back))
            .filter(|earlier| earlier.key() == key)
            .count() as u32
    }

    /// Full moves by each side since the last capture or pawn move (FIDE 9.3).
    fn moves_without_progress(&self) -> u32 {
        self.position().halfmove_clock() / 2
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
            Phase::Paused => Err(Refusal::Paused),
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

    fn run(&mut self, at: Timestamp) {
        self.phase = Phase::Running;
        let turn = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.start(turn, at);
        }
    }

    fn make(&mut self, mv: Move, at: Timestamp) -> Result<Moved, Refusal> {
        self.running()?;
        let before = self.position();
        let moved = Moved::of(before, mv).ok_or(Refusal::IllegalMove(mv))?;
        let san = before.to_san(mv);
        let position = before.after(mv);

        let mover = moved.piece.color;
        // A move answers the other side's offer with no (FIDE 9.1.2.1).
        if self.offer == Some(!mover) {
            self.offer = None;
        }
        if let Some(clock) = &mut self.clock {
            clock.press(at);
        }
        let left = self.clock(at).map(|reading| reading.of(mover));
        self.plies.push(Ply {
            mv,
            san,
            position,
            at,
            left,
        });
        Ok(moved)
    }

    /// What the move just made has decided, mate before all else (FIDE 5.1.1, 5.2, 9.6).
    fn decided_on_the_board(&self) -> Option<Outcome> {
        let position = self.position();
        let rules = &self.config.rules;
        if position.is_checkmate() {
            Some(Outcome::won_by(!position.turn(), Reason::Checkmate))
        } else if position.is_stalemate() {
            Some(Outcome::draw(Reason::Stalemate))
        } else if position.is_dead() {
            Some(Outcome::draw(Reason::DeadPosition))
        } else if self.moves_without_progress() >= rules.moves_to_end {
            Some(Outcome::draw(Reason::SeventyFiveMoves))
        } else if self.occurrences() >= rules.repetitions_to_end {
            Some(Outcome::draw(Reason::FivefoldRepetition))
        } else {
            None
        }
    }

    fn offer_draw(&mut self, side: Color) -> Result<(), Refusal> {
        self.running()?;
        if !self.may_offer(side) {
            return Err(Refusal::OfferedAlready);
        }
        self.offer = Some(side);
        self.offered[side.index()] = Some(self.plies.len());
        Ok(())
    }

    fn take_offer(&mut self, by: Color) -> Result<(), Refusal> {
        self.running()?;
        if self.offer != Some(by) {
            return Err(Refusal::NoOffer);
        }
        self.offer = None;
        Ok(())
    }

    fn claim(&self, claim: Claim) -> Result<Outcome, Refusal> {
        self.running()?;
        let rules = &self.config.rules;
        let (holds, reason) = match claim {
            Claim::Repetition => (
                self.occurrences() >= rules.repetitions_to_claim,
                Reason::Repetition,
            ),
            Claim::FiftyMoves => (
                self.moves_without_progress() >= rules.moves_to_claim,
                Reason::FiftyMoves,
            ),
        };
        if holds {
            Ok(Outcome::draw(reason))
        } else {
            Err(Refusal::NothingToClaim)
        }
    }

    fn flag(&self, side: Color, at: Timestamp) -> Result<Outcome, Refusal> {
        self.running()?;
        let clock = self.clock.as_ref().ok_or(Refusal::Untimed)?;
        match clock.flag_at() {
            Some((running, fell)) if running == side && at >= fell => {}
            _ => return Err(Refusal::TimeLeft(side)),
        }
        Ok(if self.position().can_mate(!side) {
            Outcome::won_by(!side, Reason::Flag)
        } else {
            Outcome::draw(Reason::FlagCannotMate)
        })
    }
}
