//! What can be asked of a game.

use super::{Game, Moved, Phase, Ply};
use crate::clock::{Clock, Reading};
use crate::config::Config;
use crate::event::{Event, Stamped};
use crate::outcome::Outcome;
use crate::time::{Millis, Timestamp};
use chess::{Color, Position};

/// One line of the ledger: an event, when it happened, and what the clocks showed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// When.
    pub at: Timestamp,
    /// What.
    pub event: &'a Event,
    /// White's and Black's time left, in milliseconds; `None` in a game without a clock.
    pub left: Option<[Millis; 2]>,
}

impl Game {
    /// The terms.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Stamped] {
        &self.events
    }

    /// The same with the clock readings, as an arbiter keeps it.
    pub fn ledger(&self) -> impl ExactSizeIterator<Item = Entry<'_>> {
        self.events
            .iter()
            .zip(&self.readings)
            .map(|(stamped, &left)| Entry {
                at: stamped.at,
                event: &stamped.event,
                left,
            })
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

    /// What the last move did; `None` if there was none, or an irregular one.
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

    /// Who has to act, and whose clock runs: the side on the move; but until the clock is pressed the one that has moved,
    /// and after an illegal move that was pressed the other.
    pub fn to_act(&self) -> Color {
        if self.moment.to_press || self.handed_over() {
            !self.turn()
        } else {
            self.turn()
        }
    }

    /// Whether an illegal move has been pressed that no position can show: the other side has to act.
    pub(super) fn handed_over(&self) -> bool {
        let displaced = self.moment.displaced;
        displaced.is_some_and(|displaced| displaced.completed)
    }

    /// Whether a move has been made and the clock must be pressed to complete it.
    pub fn must_press(&self) -> bool {
        self.moment.to_press
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

    /// The side whose time is running and when its flag falls or fell.
    pub fn flag_at(&self) -> Option<(Color, Timestamp)> {
        self.clock.as_ref().and_then(Clock::flag_at)
    }
}
