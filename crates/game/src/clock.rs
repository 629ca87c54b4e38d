//! The chess clock (FIDE 6): two readings of which at most one runs down.

use crate::time::{Millis, Timestamp};
use chess::Color;
use serde::{Deserialize, Serialize};

/// How much time the players have: all moves in `main`, and `increment` more for each completed move (Fischer).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Time on each clock at the start, in milliseconds.
    pub main: Millis,
    /// Time added when a move is completed, in milliseconds.
    pub increment: Millis,
}

impl TimeControl {
    /// The longest time a control may name: a year, so that no sum can overflow.
    pub const LONGEST: Millis = 365 * 24 * 60 * 60 * 1000;

    /// `None` if nobody could play with it: no time at all, or more than [`LONGEST`](Self::LONGEST).
    pub fn new(main: Millis, increment: Millis) -> Option<TimeControl> {
        let control = TimeControl { main, increment };
        control.is_playable().then_some(control)
    }

    pub(crate) fn is_playable(self) -> bool {
        (1..=Self::LONGEST).contains(&self.main) && self.increment <= Self::LONGEST
    }
}

/// What a clock shows at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Time left, in milliseconds, indexed by [`Color::index`].
    pub left: [Millis; 2],
    /// Whose time is running down, if anybody's.
    pub running: Option<Color>,
}

impl Reading {
    /// Time left to `side`, in milliseconds.
    pub fn of(&self, side: Color) -> Millis {
        self.left[side.index()]
    }
}

/// A chess clock. It never counts ticks: it remembers when the running side was started and subtracts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Time left when each side was last stopped.
    left: [Millis; 2],
    running: Option<(Color, Timestamp)>,
}

impl Clock {
    /// Both sides full, nobody's running.
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: [control.main; 2],
            running: None,
        }
    }

    /// What the clock shows at `now`.
    pub fn reading(&self, now: Timestamp) -> Reading {
        let mut left = self.left;
        if let Some((side, since)) = self.running {
            left[side.index()] = left[side.index()].saturating_sub(now.since(since));
        }
        Reading {
            left,
            running: self.running.map(|(side, _)| side),
        }
    }

    /// The side whose time is running and the instant at which its flag falls (FIDE 6.8).
    pub fn flag_at(&self) -> Option<(Color, Timestamp)> {
        self.running
            .map(|(side, since)| (side, since.plus(self.left[side.index()])))
    }

    /// Starts `side` at `at`.
    pub(crate) fn start(&mut self, side: Color, at: Timestamp) {
        self.stop(at);
        self.running = Some((side, at));
    }

    /// Stops whichever side runs (FIDE 6.11.1, 6.12).
    pub(crate) fn stop(&mut self, at: Timestamp) {
        self.left = self.reading(at).left;
        self.running = None;
    }

    /// The side that runs has completed its move: it gets its increment and the other side starts (FIDE 6.2.1).
    pub(crate) fn press(&mut self, at: Timestamp) {
        if let Some((side, _)) = self.running {
            self.stop(at);
            let left = &mut self.left[side.index()];
            *left = left.saturating_add(self.control.increment);
            self.running = Some((!side, at));
        }
    }
}
