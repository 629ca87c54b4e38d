//! Time controls in few words.

use crate::{Lexicon, args};
use game::{Bonus, Budget, Class, Millis, RuleSet, Stage, TimeControl};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

/// A time as it is written in a field: `1:40:00`, `5:00`, `0:00.1`.
pub fn face(time: Millis) -> String {
    let (hours, minutes) = (time / (60 * MINUTE), time / MINUTE % 60);
    let whole = match hours {
        0 => format!("{minutes}"),
        _ => format!("{hours}:{minutes:02}"),
    };
    format!("{whole}:{}", two_digits(time % MINUTE))
}

/// Seconds with what is not whole of them, two digits before the point.
fn two_digits(time: Millis) -> String {
    let zero = if time < 10 * SECOND { "0" } else { "" };
    format!("{zero}{}", seconds(time))
}

/// A time in seconds, with as many decimals as it takes: `30`, `0.1`.
pub fn seconds(time: Millis) -> String {
    let (whole, rest) = (time / SECOND, time % SECOND);
    if rest == 0 {
        return whole.to_string();
    }
    let decimals = format!("{rest:03}");
    format!("{whole}.{}", decimals.trim_end_matches('0'))
}

/// Message name of a class of time control.
pub fn class_name(class: Class) -> &'static str {
    match class {
        Class::Blitz => "class-blitz",
        Class::Rapid => "class-rapid",
        Class::Standard => "class-classical",
    }
}

/// A built-in time control: minutes and seconds where that says it all, else its name; and its class by these rules.
pub fn preset(words: &Lexicon, rules: &RuleSet, name: &str, control: &TimeControl) -> String {
    let class = words.get(class_name(rules.class(control)));
    match control.simple() {
        Some((main, increment)) if main >= MINUTE => {
            let told = args![
                "minutes" => main / MINUTE,
                "seconds" => increment / SECOND,
                "class" => class,
            ];
            words.with("time-control", &told)
        }
        _ => words.with(&format!("time-{name}"), &args!["class" => class]),
    }
}

/// A time control in short, as on a chip: `5 + 0`, `40/100, 20/50, 15`.
pub fn short(words: &Lexicon, control: &TimeControl) -> String {
    match control.simple() {
        Some((main, increment)) if main >= MINUTE => {
            format!("{} + {}", minutes(words, main), seconds(increment))
        }
        _ => brief(words, control),
    }
}

/// A time control of the player's own making, with its class by these rules.
pub fn own(words: &Lexicon, rules: &RuleSet, control: &TimeControl) -> String {
    let class = words.get(class_name(rules.class(control)));
    words.with(
        "own-clock",
        &args!["clock" => brief(words, control), "class" => class],
    )
}

/// A time control in short, as on notices: `40/100, 20/50, 15`; minutes, and seconds for each move.
pub fn brief(words: &Lexicon, control: &TimeControl) -> String {
    let [white, black] = &control.sides;
    if white == black {
        side(words, white)
    } else {
        format!("{} : {}", side(words, white), side(words, black))
    }
}

fn side(words: &Lexicon, budget: &Budget) -> String {
    match budget {
        Budget::Stages(stages) => {
            let stages: Vec<_> = stages.iter().map(|it| stage(words, it)).collect();
            stages.join(", ")
        }
        Budget::Hourglass { main } => {
            words.with("clock-hourglass", &args!["time" => minutes(words, *main)])
        }
        Budget::Byoyomi {
            main: 0,
            period,
            periods: 1,
        } => words.with("clock-per-move", &args!["time" => minutes(words, *period)]),
        Budget::Byoyomi {
            main,
            period,
            periods,
        } => format!("{} + {periods} × {}", minutes(words, *main), face(*period)),
    }
}

fn stage(words: &Lexicon, stage: &Stage) -> String {
    let time = minutes(words, stage.time);
    let moves = stage.moves.map(|moves| format!("{moves}/"));
    let time = format!("{}{time}", moves.unwrap_or_default());
    let bonus = seconds(stage.bonus.time());
    match stage.bonus {
        Bonus::None => time,
        Bonus::Fischer(_) => format!("{time} + {bonus}"),
        Bonus::Delay(_) => words.with("clock-delay", &args!["time" => time, "seconds" => bonus]),
        Bonus::Bronstein(_) => words.with(
            "clock-bronstein",
            &args!["time" => time, "seconds" => bonus],
        ),
    }
}

/// Whole minutes as their number, whole days in words, anything else as a face.
fn minutes(words: &Lexicon, time: Millis) -> String {
    if time >= DAY && time.is_multiple_of(DAY) {
        words.with("clock-days", &args!["count" => time / DAY])
    } else if time.is_multiple_of(MINUTE) {
        (time / MINUTE).to_string()
    } else {
        face(time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_they_are_read() {
        for (time, text) in [
            (0, "0:00"),
            (100, "0:00.1"),
            (61_500, "1:01.5"),
            (5 * MINUTE, "5:00"),
            (100 * MINUTE, "1:40:00"),
            (DAY, "24:00:00"),
        ] {
            assert_eq!(face(time), text);
        }
        assert_eq!([30_000, 100, 1_050].map(seconds), ["30", "0.1", "1.05"]);
    }

    #[test]
    fn clocks_in_short() {
        let words = Lexicon::english();
        let stage = |moves, minutes, bonus| Stage {
            moves,
            time: minutes * MINUTE,
            bonus,
        };
        let told = |sides| {
            let control = TimeControl {
                sides,
                ..TimeControl::sudden_death(0, 0)
            };
            brief(&words, &control)
        };
        let same = |budget: Budget| told([budget.clone(), budget]);
        let stages = |stages: &[Stage]| Budget::Stages(stages.to_vec());
        let three = [
            stage(Some(40), 100, Bonus::None),
            stage(Some(20), 50, Bonus::None),
            stage(None, 15, Bonus::Fischer(30_000)),
        ];
        assert_eq!(same(stages(&three)), "40/100, 20/50, 15 + 30");
        let blitz = TimeControl::sudden_death(5 * MINUTE, 0);
        assert_eq!(
            [brief(&words, &blitz), short(&words, &blitz)],
            ["5", "5 + 0"]
        );
        let odds = [90, 60].map(|minutes| stages(&[stage(None, minutes, Bonus::None)]));
        assert_eq!(told(odds), "90 : 60");
        let delayed = stages(&[stage(None, 5, Bonus::Delay(5_000))]);
        assert_eq!(same(delayed), "5, delay 5 s");
        assert_eq!(same(Budget::Hourglass { main: MINUTE }), "hourglass 1");
        assert_eq!(same(Budget::per_move(3 * DAY)), "3 days a move");
        let byoyomi = Budget::Byoyomi {
            main: 10 * MINUTE,
            period: 30_000,
            periods: 3,
        };
        assert_eq!(same(byoyomi), "10 + 3 × 0:30");
    }
}
