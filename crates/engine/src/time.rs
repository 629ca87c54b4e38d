//! How much of the clock a move may use. Pure arithmetic: the clock itself is the host's.

/// Time for one move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Begin no further iteration after this.
    pub soft_ms: u64,
    /// Stop in the middle of an iteration after this.
    pub hard_ms: u64,
}

/// Moves a sudden-death clock is spread over: games are decided before the time is.
const HORIZON: u64 = 24;

/// Splits the remaining time.
///
/// `moves_to_go` counts the moves to the next time control; `None` is sudden death. Both limits stay
/// below `remaining_ms`: a reserve of a fiftieth, at least 30 ms, is kept for the way from the answer
/// to the clock. With less than the reserve left both are 0, which means: answer at once.
///
/// ```
/// let budget = engine::time::budget(60_000, 1_000, None);
/// assert!(budget.soft_ms <= budget.hard_ms && budget.hard_ms < 60_000);
/// ```
pub fn budget(remaining_ms: u64, increment_ms: u64, moves_to_go: Option<u32>) -> Budget {
    let reserve = (remaining_ms / 50).max(30);
    let usable = remaining_ms.saturating_sub(reserve);
    let moves = moves_to_go.map_or(HORIZON, |n| u64::from(n).clamp(1, HORIZON));

    // An iteration begun at the soft limit takes about as long again, so the soft limit is
    // two thirds of the fair share.
    let share = (usable / moves).saturating_add(increment_ms / 4 * 3);
    let soft_ms = (share / 3 * 2).min(usable);

    // A hard position may borrow from later moves, but never more than half of what is left,
    // except for the last move before more time comes.
    let most = if moves == 1 { usable } else { usable / 2 };
    let hard_ms = share.saturating_mul(3).min(most);

    Budget {
        soft_ms: soft_ms.min(hard_ms),
        hard_ms,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_more_than_remains() {
        let times = [0, 1, 29, 30, 31, 100, 1_000, 60_000, 7_200_000, u64::MAX];
        for remaining in times {
            for increment in times {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let Budget { soft_ms, hard_ms } = budget(remaining, increment, moves);
                    let case = (remaining, increment, moves);
                    assert!(soft_ms <= hard_ms, "{case:?}");
                    assert!(hard_ms <= remaining.saturating_sub(30), "{case:?}");
                }
            }
        }
    }

    #[test]
    fn more_time_is_more_thought() {
        assert!(budget(60_000, 0, None).soft_ms > budget(30_000, 0, None).soft_ms);
        assert!(budget(60_000, 2_000, None).soft_ms > budget(60_000, 0, None).soft_ms);
        assert!(budget(60_000, 0, Some(5)).soft_ms > budget(60_000, 0, Some(20)).soft_ms);
    }

    #[test]
    fn a_whole_game_fits_on_the_clock() {
        for (main, increment) in [(60_000_u64, 0_u64), (180_000, 2_000), (1_000, 100)] {
            let mut remaining = main;
            for number in 0..200 {
                let hard = budget(remaining, increment, None).hard_ms;
                assert!(hard < remaining, "{main}+{increment}, move {number}");
                remaining = remaining - hard + increment;
            }
        }
    }
}
