//! Time management: the part of the clock that a move may use. Pure arithmetic: the clock itself is the host's.

use chess::Move;

use crate::{Info, Score};

/// Time for one move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Begin no further iteration after this.
    pub soft_ms: u64,
    /// Stop in the middle of an iteration after this.
    pub hard_ms: u64,
}

impl Budget {
    /// A fixed time for one move, less what its way to the clock costs, but no less than half of it.
    pub fn fixed(move_ms: u64, overhead_ms: u64) -> Budget {
        let usable = move_ms - overhead_ms.min(move_ms / 2);
        Budget {
            soft_ms: usable,
            hard_ms: usable,
        }
    }
}

/// Time manager of one search, which spends its [`Budget`]: sooner done when the best move stays the same and takes most
/// of the nodes, longer at it when it changes or loses its worth.
#[derive(Clone, Debug)]
pub struct TimeManager {
    budget: Budget,
    best: Option<Move>,
    /// Iterations since the best move last changed.
    settled: usize,
    /// Centipawns of the best line after the last iteration.
    score: Option<i32>,
}

impl TimeManager {
    /// The time manager of a search that begins now.
    pub fn new(budget: Budget) -> TimeManager {
        TimeManager {
            budget,
            best: None,
            settled: 0,
            score: None,
        }
    }

    /// Milliseconds after which to stop in the middle of an iteration.
    pub fn hard_ms(&self) -> u64 {
        self.budget.hard_ms
    }

    /// Milliseconds after which to begin no further iteration, now that one has found `info`.
    ///
    /// A budget whose two limits are the same is for use, and stays as it is.
    pub fn soft_ms(&mut self, info: &Info) -> u64 {
        let Budget { soft_ms, hard_ms } = self.budget;
        let best = info.best().pv.first().copied();
        self.settled = if best == self.best {
            self.settled + 1
        } else {
            0
        };
        self.best = best;

        // Node share: what went into the other moves went into doubts.
        let effort = 2_150 - 3 * u64::from(info.effort) / 2;
        // Stability: the same move again and again.
        let settled = [1_300, 1_150, 1_050, 950, 900][self.settled.min(4)];
        // Score drop: something has come to light.
        let score = match info.best().score {
            Score::Centipawns(value) => Some(value),
            Score::Mate(_) => None,
        };
        let drop = match (self.score, score) {
            (Some(before), Some(now)) => (before - now).clamp(-10, 40),
            _ => 0,
        };
        self.score = score;
        let alarm = (1_000 + 8 * drop) as u64;

        if soft_ms == hard_ms {
            return soft_ms;
        }
        let scaled = soft_ms.saturating_mul(effort * settled * alarm / 1_000_000) / 1_000;
        scaled.min(hard_ms)
    }
}

/// Moves a sudden-death clock is spread over: games are decided before the time is.
const HORIZON: u64 = 24;

/// Move overhead in milliseconds, where nothing else is known: what the way of an answer to the clock costs.
pub const OVERHEAD_MS: u64 = 20;

/// Move overheads that one answer may cost on a busy machine, which lets a program wait now and then.
const WORST_OVERHEAD: u64 = 10;

/// Splits the remaining time.
///
/// `moves_to_go` counts the moves to the next time control; `None` is sudden death. Both limits stay
/// below `remaining_ms`: a reserve of a fiftieth, at least ten times the move overhead, is kept for the way from the
/// answer to the clock. With less than the reserve left both are 0, which means: answer at once.
///
/// ```
/// let budget = engine::time::budget(60_000, 1_000, None, 20);
/// assert!(budget.soft_ms <= budget.hard_ms && budget.hard_ms < 60_000);
/// ```
pub fn budget(
    remaining_ms: u64,
    increment_ms: u64,
    moves_to_go: Option<u32>,
    overhead_ms: u64,
) -> Budget {
    let reserve = (remaining_ms / 50).max(overhead_ms.saturating_mul(WORST_OVERHEAD));
    let usable = remaining_ms.saturating_sub(reserve);
    let moves = moves_to_go.map_or(HORIZON, |n| u64::from(n).clamp(1, HORIZON));

    // Every move costs the overhead, whatever it is thought about.
    let increment_ms = increment_ms.saturating_sub(overhead_ms);
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
    use crate::Variation;

    fn usual(remaining_ms: u64, increment_ms: u64, moves_to_go: Option<u32>) -> Budget {
        budget(remaining_ms, increment_ms, moves_to_go, OVERHEAD_MS)
    }

    #[test]
    fn never_more_than_remains() {
        let times = [0, 1, 29, 30, 31, 100, 1_000, 60_000, 7_200_000, u64::MAX];
        for remaining in times {
            for increment in times {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    for overhead in [0, 10, 1_000, u64::MAX] {
                        let Budget { soft_ms, hard_ms } =
                            budget(remaining, increment, moves, overhead);
                        let case = (remaining, increment, moves, overhead);
                        assert!(soft_ms <= hard_ms, "{case:?}");
                        let most =
                            remaining.saturating_sub(overhead.saturating_mul(WORST_OVERHEAD));
                        assert!(hard_ms <= most, "{case:?}");
                    }
                }
            }
        }
    }

    /// Information of a search that would play `mv` and has spent so many per mille of its nodes on it.
    fn info(mv: u16, score: Score, effort: u32) -> Info {
        Info {
            depth: 9,
            seldepth: 9,
            nodes: 9_000,
            effort,
            hashfull: 0,
            lines: vec![Variation {
                score,
                pv: vec![Move::from_raw(mv)],
            }],
        }
    }

    #[test]
    fn doubts_cost_time_and_certainty_saves_it() {
        let given = usual(60_000, 0, None);
        let after = |infos: &[Info]| {
            let mut time_manager = TimeManager::new(given);
            let last = infos.iter().map(|info| time_manager.soft_ms(info)).last();
            last.expect("there is an iteration")
        };
        let sure = vec![info(1, Score::Centipawns(30), 900); 6];
        assert!(after(&sure) < given.soft_ms);
        // Another move; other moves that had to be looked at; a worth that is gone.
        let changed = [&sure[..], &[info(2, Score::Centipawns(30), 900)]].concat();
        let shared = [&sure[..], &[info(1, Score::Centipawns(30), 300)]].concat();
        let dropped = [&sure[..], &[info(1, Score::Centipawns(-30), 900)]].concat();
        for doubts in [&changed, &shared, &dropped] {
            assert!(after(doubts) > after(&sure));
        }
        // A mate is no number of centipawns.
        assert_eq!(
            after(&[&sure[..], &[info(1, Score::Mate(3), 900)]].concat()),
            after(&sure)
        );
    }

    #[test]
    fn the_hard_limit_stays_the_last_word() {
        let doubt = info(1, Score::Centipawns(0), 0);
        for remaining in [0, 1, 100, 60_000, u64::MAX] {
            let given = usual(remaining, 0, None);
            let mut time_manager = TimeManager::new(given);
            assert!(
                time_manager.soft_ms(&doubt) <= given.hard_ms
                    && time_manager.hard_ms() == given.hard_ms
            );
        }
        // Where both limits are the same, that is how long to think.
        for ms in [0, 500, u64::MAX] {
            let mut time_manager = TimeManager::new(Budget {
                soft_ms: ms,
                hard_ms: ms,
            });
            assert_eq!(
                time_manager.soft_ms(&info(1, Score::Centipawns(0), 1_000)),
                ms
            );
        }
    }

    #[test]
    fn a_fixed_time_is_kept_with_its_overhead() {
        for (time, overhead, usable) in [
            (1_000, 0, 1_000),
            (1_000, 20, 980),
            (30, 20, 15),
            (1, 20, 1),
            (0, 20, 0),
            (u64::MAX, u64::MAX, u64::MAX / 2 + 1),
        ] {
            let budget = Budget::fixed(time, overhead);
            assert_eq!((budget.soft_ms, budget.hard_ms), (usable, usable));
        }
    }

    #[test]
    fn more_time_is_more_thought() {
        assert!(usual(60_000, 0, None).soft_ms > usual(30_000, 0, None).soft_ms);
        assert!(usual(60_000, 2_000, None).soft_ms > usual(60_000, 0, None).soft_ms);
        assert!(usual(60_000, 0, Some(5)).soft_ms > usual(60_000, 0, Some(20)).soft_ms);
    }

    #[test]
    fn a_whole_game_fits_on_the_clock() {
        for (main, increment) in [(60_000_u64, 0_u64), (180_000, 2_000), (1_000, 100)] {
            let mut remaining = main;
            for number in 0..200 {
                let hard = usual(remaining, increment, None).hard_ms;
                assert!(hard < remaining, "{main}+{increment}, move {number}");
                remaining = remaining - hard + increment;
            }
        }
    }
}
