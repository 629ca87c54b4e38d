//! The giver's clock: one countdown for all boards.
//!
//! It runs while any board waits for the giver and nothing holds it; opponents have no time of their own. A display in
//! which every board has a clock needs none of this: there each game keeps time itself.

use game::Millis;
use serde::{Deserialize, Serialize};

/// One clock for the giver. Times of day are of any clock that never goes back, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiverClock {
    /// Time left when it last stood, in milliseconds.
    left: Millis,
    /// Time of day since which it runs. It is not kept: a clock that is read again stands.
    #[serde(skip)]
    since: Option<Millis>,
}

impl GiverClock {
    /// A clock that stands with this time left.
    pub fn new(left: Millis) -> GiverClock {
        GiverClock { left, since: None }
    }

    /// Time left, in milliseconds; 0 once the flag has fallen.
    pub fn left(&self, now: Millis) -> Millis {
        let used = self.since.map_or(0, |since| now.saturating_sub(since));
        self.left.saturating_sub(used)
    }

    /// Lets it run from now on, or stand. What has been used until now is used.
    pub fn set_running(&mut self, runs: bool, now: Millis) {
        self.left = self.left(now);
        self.since = runs.then_some(now);
    }

    /// True while it runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// True once the flag has fallen.
    pub fn has_fallen(&self, now: Millis) -> bool {
        self.left(now) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_down_only_while_it_runs() {
        let mut clock = GiverClock::new(60_000);
        assert_eq!(clock.left(5_000), 60_000);
        clock.set_running(true, 10_000);
        assert_eq!(clock.left(25_000), 45_000);
        // Another board begins to wait: nothing is counted twice.
        clock.set_running(true, 25_000);
        clock.set_running(false, 30_000);
        assert_eq!(clock.left(99_000), 40_000);
        clock.set_running(true, 100_000);
        assert!(!clock.has_fallen(139_999));
        assert!(clock.has_fallen(140_000));
        assert_eq!(clock.left(999_000), 0);
    }

    #[test]
    fn it_stands_when_it_is_read_again() {
        let mut clock = GiverClock::new(60_000);
        clock.set_running(true, 0);
        let read: GiverClock = json::read(&json::write(&clock)).expect("a clock");
        assert!(!read.is_running());
        assert_eq!(read.left(1_000_000), 60_000);
    }
}
