//! Time calls for players who cannot see the clock: the marks of a clock for the blind, which can be felt (FIDE Laws 2009,
//! Appendix E, 4: two dots at each quarter of an hour, one at five minutes).

use game::Millis;

/// A minute in milliseconds.
const MINUTE: Millis = 60_000;

/// Minutes left at which the time is told.
const MARKS: [u32; 2] = [15, 5];

/// More time than this above a mark, and it is told again when the clock comes down to it.
const AGAIN: Millis = MINUTE;

/// Time calls of one clock: each mark is told once on the way down, and again only after there was clearly more time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeCalls {
    is_told: [bool; MARKS.len()],
}

impl TimeCalls {
    /// The calls of a clock that shows this: marks that it has not above it are not told.
    pub fn new(left: Millis) -> TimeCalls {
        let is_told = MARKS.map(|mark| left <= Millis::from(mark) * MINUTE);
        TimeCalls { is_told }
    }

    /// Reads the clock: the minutes to be told now, if a mark has been reached. Of two that are passed at once it is the lower.
    pub fn read(&mut self, left: Millis) -> Option<u32> {
        let mut call = None;
        for (mark, is_told) in MARKS.into_iter().zip(&mut self.is_told) {
            let at = Millis::from(mark) * MINUTE;
            if left > at + AGAIN {
                *is_told = false;
            } else if left <= at && !std::mem::replace(is_told, true) {
                call = Some(mark);
            }
        }
        call.filter(|_| left > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calls that are told while the clock shows these seconds, one after the other.
    fn told(seconds: &[Millis]) -> Vec<u32> {
        let mut calls = TimeCalls::new(seconds[0] * 1_000);
        let read = seconds.iter().filter_map(|left| calls.read(left * 1_000));
        read.collect()
    }

    #[test]
    fn each_mark_is_told_once_on_the_way_down() {
        assert_eq!(told(&[5_400, 901, 900, 899, 301, 300, 299, 0]), [15, 5]);
        // A game of fifteen minutes does not begin with a call, nor one of three.
        assert_eq!(told(&[900, 899, 300]), [5]);
        assert!(told(&[180, 120, 60]).is_empty());
        // A long thought while the page slept: the lower one is told.
        assert_eq!(told(&[1_000, 250]), [5]);
        assert!(told(&[1_000, 0]).is_empty(), "the flag tells more");
    }

    #[test]
    fn it_is_told_again_after_clearly_more_time() {
        // Increments bring the clock above the mark, move by move.
        assert_eq!(told(&[310, 299, 305, 298, 330, 290]), [5]);
        // A new stage begins.
        assert_eq!(told(&[310, 299, 2_100, 900, 299]), [5, 15, 5]);
    }
}
