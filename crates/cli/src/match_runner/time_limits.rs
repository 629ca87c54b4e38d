//! Time limits of players.

use std::time::Duration;

use engine::Limits;
use game::{Bonus, Budget, Millis, Stage, TimeControl};

/// Clock, move time and search limits of both players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TimeLimits {
    /// A clock for the game.
    pub clock: Option<TimeControl>,
    /// Milliseconds for each move, on no clock but that.
    pub movetime: Option<Millis>,
    pub limits: Limits,
    /// Milliseconds that an answer may be late and still count as in time.
    pub margin: Millis,
    /// Longest time for a program without a clock.
    pub patience: Duration,
}

impl TimeLimits {
    /// Time control of the game's clock.
    pub fn control(&self) -> Option<TimeControl> {
        let each = |time| TimeControl::same(Budget::per_move(time));
        self.clock.clone().or(self.movetime.map(each))
    }
}

/// Reads `10+0.1`, `300`, `40/60+0.5:30`: seconds, perhaps with an increment, for so many moves or for all that are left;
/// what follows a colon is for the moves after those.
pub fn clock(text: &str) -> Result<TimeControl, String> {
    let stages: Option<Vec<Stage>> = text.split(':').map(stage).collect();
    let control = TimeControl::same(Budget::Stages(stages.ok_or_else(|| {
        format!("`{text}` is not a time control such as 10+0.1 (seconds and increment) or 40/60:30")
    })?));
    match control.check() {
        Ok(()) => Ok(control),
        Err(error) => Err(format!("`{text}`: {error}")),
    }
}

fn stage(text: &str) -> Option<Stage> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok()?), time),
        None => (None, text),
    };
    let (time, bonus) = match time.split_once('+') {
        Some((time, bonus)) => (time, Bonus::Fischer(millis(bonus)?)),
        None => (time, Bonus::None),
    };
    Some(Stage {
        moves,
        time: millis(time)?,
        bonus,
    })
}

/// Seconds, with or without decimals, in milliseconds.
fn millis(text: &str) -> Option<Millis> {
    let seconds: f64 = text.parse().ok()?;
    (0.0..1e9)
        .contains(&seconds)
        .then(|| (seconds * 1000.0).round() as Millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert_eq!(clock("10+0.1"), Ok(TimeControl::sudden_death(10_000, 100)));
        let stages = clock("40/60:0.5+2").expect("two stages");
        assert_eq!(
            stages.sides[0],
            Budget::Stages(vec![
                Stage {
                    moves: Some(40),
                    time: 60_000,
                    bonus: Bonus::None
                },
                Stage {
                    moves: None,
                    time: 500,
                    bonus: Bonus::Fischer(2_000)
                },
            ])
        );
        for nonsense in [
            "", "x", "10+", "-1", "inf", "NaN", "0", "40/60", "/5", "1:2",
        ] {
            assert!(clock(nonsense).is_err(), "{nonsense}");
        }
    }
}
