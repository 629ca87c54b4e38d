//! The only clock the page reads, and game time made from it.

use game::Timestamp;

/// Milliseconds on the page's monotonic clock.
pub fn now() -> f64 {
    leptos::prelude::window()
        .performance()
        .map_or(0.0, |performance| performance.now())
}

/// A game's time line on the page's clock: it goes on where the record ended, however long the page was closed.
#[derive(Clone, Copy)]
pub struct TimeLine {
    /// Where 0 of the game's time line lies on the page's clock.
    zero: f64,
}

impl TimeLine {
    /// The time line on which it is `at` now.
    pub fn from_now(at: Timestamp) -> TimeLine {
        TimeLine {
            zero: now() - at.0 as f64,
        }
    }

    /// The game's time now.
    pub fn now(self) -> Timestamp {
        Timestamp((now() - self.zero).max(0.0) as u64)
    }
}
