//! A game's time line made from the two clocks of a device.
//!
//! Both readings come with every intent (`crates/platform/src/device_clock.rs`). Time that only the wall clock has seen
//! is sleep, or somebody setting the clock: the game is paused where it began, and the players are asked
//! (`crates/table/src/table/clock.rs`).

use crate::time::{Millis, Timestamp};

/// Lead that the wall clock must gain between two looks to tell of sleep, in milliseconds. Less is drift and
/// correction of the system's time.
const SLEEP: f64 = 2000.0;

/// A game's time line. Whoever owns one hands in the readings of two clocks, both in milliseconds:
///
/// - a monotonic one, which counts evenly and cannot be set, but on some systems stands still while the device sleeps;
/// - the wall clock, which goes on in sleep, but may be set by anybody at any time.
///
/// The game's time follows the monotonic clock, however rare the looks are: a hidden or throttled page loses nothing.
/// Where the wall clock has run ahead of it, the device slept **or** its clock was set forward: a page cannot tell the
/// one from the other. So that span is reported and not counted, unless the players or the rules
/// [decide](GameTime::count) that it counts. A wall clock that is set back is ignored, as is sleep through which the
/// monotonic clock ran on: that has been counted.
#[derive(Clone, Debug)]
pub struct GameTime {
    /// Place of 0 of the game's time on the monotonic clock.
    zero: f64,
    /// Both clocks at the last look.
    monotonic: f64,
    wall: f64,
}

/// Reading of the two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The game's time, never before that of an earlier look.
    pub now: Timestamp,
    /// Sleep of the device since the last look, in milliseconds, as it seems. It is not part of `now`.
    pub slept: Option<Millis>,
}

impl GameTime {
    /// The time line on which it is `at` when the clocks show `monotonic` and `wall`.
    pub fn new(at: Timestamp, monotonic: f64, wall: f64) -> GameTime {
        GameTime {
            zero: monotonic - at.0 as f64,
            monotonic,
            wall,
        }
    }

    /// The game's time when the clocks show `monotonic` and `wall`.
    pub fn look(&mut self, monotonic: f64, wall: f64) -> Look {
        // A source that breaks its word and goes back stands still here.
        let monotonic = monotonic.max(self.monotonic);
        let ahead = (wall - self.wall) - (monotonic - self.monotonic);
        (self.monotonic, self.wall) = (monotonic, wall);
        Look {
            now: Timestamp((monotonic - self.zero) as Millis),
            slept: (ahead > SLEEP).then_some(ahead.round() as Millis),
        }
    }

    /// Lets a sleep count after all: the game's time moves on by it.
    pub fn count(&mut self, slept: Millis) {
        self.zero -= slept as f64;
    }
}
