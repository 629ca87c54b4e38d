//! The text of a clock face, and the threshold of low time.

use game::{Budget, Millis};

/// Below this a clock shows tenths of a second.
const TENTHS: Millis = 20_000;
const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;

/// A clock face: `1:02:03`, `4:59`, `0:09.5`. It never shows more than is left.
pub fn face(left: Millis) -> String {
    if left < TENTHS {
        format!("0:{:02}.{}", left / SECOND, left % SECOND / 100)
    } else {
        to_seconds(left)
    }
}

/// The same in whole seconds, for a face that is read aloud or written.
pub fn to_seconds(left: Millis) -> String {
    let seconds = left / SECOND;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Parses a time written as minutes, `minutes:seconds` or `hours:minutes:seconds`.
pub fn read(text: &str) -> Option<Millis> {
    let digits = |part: &str| -> Option<Millis> {
        let plain = part.len() <= 6 && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|_| plain)
    };
    let parts: Option<Vec<Millis>> = text.trim().split(':').map(digits).collect();
    match parts?[..] {
        [minutes] => Some(minutes * MINUTE),
        [minutes, seconds] if seconds < 60 => Some(minutes * MINUTE + seconds * SECOND),
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            Some((hours * 60 + minutes) * MINUTE + seconds * SECOND)
        }
        _ => None,
    }
}

/// The time left below which a clock is low, for a side with this budget in this stage: an eighth of what the stage gives,
/// between ten seconds and a minute; a fifth of what is less than a minute.
pub fn low_below(budget: &Budget, stage: usize) -> Millis {
    let given = match budget {
        Budget::Stages(stages) => stages
            .get(stage)
            .map_or(0, |stage| stage.time.max(stage.bonus.time())),
        Budget::Byoyomi { period, .. } if stage > 0 => *period,
        _ => budget.first(),
    };
    if given < MINUTE {
        (given / 5).max(2 * SECOND).min(given / 2)
    } else {
        (given / 8).clamp(10 * SECOND, MINUTE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Bonus, Stage};

    #[test]
    fn faces() {
        for (left, shown) in [
            (0, "0:00.0"),
            (99, "0:00.0"),
            (9_540, "0:09.5"),
            (19_999, "0:19.9"),
            (20_000, "0:20"),
            (299_999, "4:59"),
            (300_000, "5:00"),
            (3_723_000, "1:02:03"),
            (180_000_000, "50:00:00"),
        ] {
            assert_eq!(face(left), shown);
        }
    }

    #[test]
    fn times_that_are_written() {
        for (text, time) in [
            ("5", Some(300_000)),
            (" 4:59 ", Some(299_000)),
            ("90:00", Some(5_400_000)),
            ("1:02:03", Some(3_723_000)),
            ("0:00", Some(0)),
            ("4:60", None),
            ("1:60:00", None),
            ("1:2:3:4", None),
            ("-1:00", None),
            ("+1:00", None),
            ("", None),
            (":", None),
            ("9999999", None),
            ("five", None),
        ] {
            assert_eq!(read(text), time, "{text}");
        }
    }

    #[test]
    fn little_time() {
        let stage = |time, bonus| Stage {
            moves: None,
            time,
            bonus,
        };
        let stages = Budget::Stages(vec![
            stage(6_000_000, Bonus::None),
            stage(300_000, Bonus::None),
            stage(0, Bonus::Fischer(30_000)),
            stage(5_000, Bonus::None),
        ]);
        let byoyomi = Budget::Byoyomi {
            main: 600_000,
            period: 30_000,
            periods: 3,
        };
        for (budget, stage, below) in [
            (&stages, 0, 60_000),
            (&stages, 1, 37_500),
            (&stages, 2, 6_000),
            (&stages, 3, 2_000),
            (&byoyomi, 0, 60_000),
            (&byoyomi, 1, 6_000),
            (&Budget::Hourglass { main: 1_000 }, 0, 500),
        ] {
            assert_eq!(low_below(budget, stage), below, "{budget:?} {stage}");
        }
    }
}
