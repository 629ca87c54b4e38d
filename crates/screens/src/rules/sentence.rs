//! Description of a time control in plain sentences.

use game::{Bonus, Budget, Millis, Stage, Start, TimeControl};
use i18n::clock_words::seconds;
use i18n::{Lexicon, args};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// Describes a time control for the players.
pub fn sentence(words: &Lexicon, time: Option<&TimeControl>) -> String {
    let Some(control) = time else {
        return words.get("tell-none");
    };
    let [white, black] = control.sides.each_ref().map(|side| budget(words, side));
    let mut told = if white == black {
        words.with("tell-each", &args!["clock" => white])
    } else {
        words.with("tell-odds", &args!["white" => white, "black" => black])
    };
    let mut add = |name| told = format!("{told} {}", words.get(name));
    if control
        .sides
        .iter()
        .any(|side| matches!(side, Budget::Stages(stages) if stages.len() > 1))
    {
        add("tell-saved");
    }
    match &control.sides[0] {
        Budget::Hourglass { .. } => add("tell-sand"),
        Budget::Byoyomi {
            main: 0,
            periods: 1,
            ..
        } => add("tell-nothing-saved"),
        Budget::Byoyomi { periods: 1.., .. } => add("tell-period-back"),
        Budget::Byoyomi { .. } | Budget::Stages(_) => {}
    }
    match control.start {
        Start::WithGame => {}
        Start::WithFirstMove => add("tell-first-move"),
        Start::AfterFirstMoves => add("tell-first-moves"),
    }
    told
}

fn budget(words: &Lexicon, budget: &Budget) -> String {
    match budget {
        Budget::Stages(stages) => {
            let told = stages.iter().map(|it| stage(words, it, stages.len() == 1));
            let then = |before: String, stage: String| {
                words.with("tell-then", &args!["before" => before, "stage" => stage])
            };
            told.reduce(then).unwrap_or_default()
        }
        Budget::Hourglass { main } => {
            words.with("tell-hourglass", &args!["time" => duration(words, *main)])
        }
        Budget::Byoyomi {
            main: 0,
            period,
            periods: 1,
        } => words.with("tell-per-move", &args!["time" => duration(words, *period)]),
        Budget::Byoyomi {
            main,
            period,
            periods,
        } => {
            let periods = words.with(
                "tell-periods",
                &args!["count" => *periods, "time" => duration(words, *period)],
            );
            match main {
                0 => periods,
                _ => words.with(
                    "tell-then",
                    &args!["before" => duration(words, *main), "stage" => periods],
                ),
            }
        }
    }
}

fn stage(words: &Lexicon, stage: &Stage, only: bool) -> String {
    let time = duration(words, stage.time);
    let told = match stage.moves {
        Some(moves) => words.with("tell-moves", &args!["time" => time, "count" => moves]),
        None if only => words.with("tell-all", &args!["time" => time]),
        None => words.with("tell-rest", &args!["time" => time]),
    };
    let name = match stage.bonus {
        Bonus::None => return told,
        Bonus::Fischer(_) => "tell-fischer",
        Bonus::Delay(_) => "tell-delay",
        Bonus::Bronstein(_) => "tell-bronstein",
    };
    let bonus = duration(words, stage.bonus.time());
    words.with(name, &args!["stage" => told, "bonus" => bonus])
}

/// A time in words. Up to three hours whole minutes are counted as minutes, as clocks are agreed.
pub fn duration(words: &Lexicon, time: Millis) -> String {
    let count = |name, count: Millis| words.with(name, &args!["count" => count]);
    if time >= DAY && time.is_multiple_of(DAY) {
        return count("clock-days", time / DAY);
    }
    let (hours, rest) = if time <= 3 * HOUR && !time.is_multiple_of(HOUR) {
        (0, time)
    } else {
        (time / HOUR, time % HOUR)
    };
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(count("hours", hours));
    }
    if rest / MINUTE > 0 {
        parts.push(count("minutes", rest / MINUTE));
    }
    let rest = rest % MINUTE;
    if !rest.is_multiple_of(SECOND) || parts.is_empty() && rest == 0 {
        // No plural form of a language says parts of a second, or none.
        parts.push(words.with("tell-seconds", &args!["count" => seconds(rest)]));
    } else if rest > 0 {
        parts.push(count("seconds", rest / SECOND));
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    fn told(control: &TimeControl) -> String {
        let words = Lexicon::english().and(Language::English, crate::ENGLISH);
        sentence(&words, Some(control))
    }

    fn stages(stages: &[(Option<u32>, Millis, Bonus)]) -> Budget {
        let stage = |&(moves, time, bonus)| Stage { moves, time, bonus };
        Budget::Stages(stages.iter().map(stage).collect())
    }

    #[test]
    fn every_kind_of_clock_is_told() {
        let three = stages(&[
            (Some(40), 100 * MINUTE, Bonus::None),
            (Some(20), 50 * MINUTE, Bonus::None),
            (None, 15 * MINUTE, Bonus::None),
        ]);
        assert_eq!(
            told(&TimeControl::same(three)),
            "Each side has 100 minutes for 40 moves, then 50 minutes for 20 moves, then 15 minutes for the rest. \
             Time saved in one stage is kept for the next."
        );
        assert_eq!(
            told(&TimeControl::sudden_death(90 * MINUTE, 30 * SECOND)),
            "Each side has 90 minutes for all moves, with 30 seconds added after each move."
        );
        assert_eq!(
            told(&TimeControl::sudden_death(SECOND, 100)),
            "Each side has one second for all moves, with 0.1 s added after each move."
        );
        let delayed = stages(&[(None, 5 * MINUTE, Bonus::Delay(5 * SECOND))]);
        assert_eq!(
            told(&TimeControl::same(delayed)),
            "Each side has 5 minutes for all moves, where the clock waits 5 seconds at each move."
        );
        let bronstein = stages(&[(None, 5 * MINUTE, Bonus::Bronstein(3 * SECOND))]);
        assert_eq!(
            told(&TimeControl::same(bronstein)),
            "Each side has 5 minutes for all moves, where each move gives back the time it took, up to 3 seconds."
        );
        let odds = TimeControl {
            sides: [90, 60].map(|minutes| stages(&[(None, minutes * MINUTE, Bonus::None)])),
            start: Start::WithFirstMove,
        };
        assert_eq!(
            told(&odds),
            "White has 90 minutes for all moves. Black has one hour for all moves. \
             The first clock starts with the first move, which costs no time."
        );
        let waits = TimeControl {
            start: Start::AfterFirstMoves,
            ..TimeControl::sudden_death(5 * MINUTE, 0)
        };
        assert_eq!(
            told(&waits),
            "Each side has 5 minutes for all moves. \
             The clock starts once each side has made its first move, which costs no time and gains none."
        );
        assert_eq!(
            told(&TimeControl::same(Budget::Hourglass { main: 5 * MINUTE })),
            "Each side has 5 minutes as in an hourglass. What one side uses, the other gains."
        );
        let byoyomi = |main, periods| {
            TimeControl::same(Budget::Byoyomi {
                main,
                period: 30 * SECOND,
                periods,
            })
        };
        assert_eq!(
            told(&byoyomi(10 * MINUTE, 3)),
            "Each side has 10 minutes, then 3 periods of 30 seconds. \
             A move made within a period gives the whole period back."
        );
        assert_eq!(
            told(&byoyomi(0, 1)),
            "Each side has 30 seconds for each move. Nothing is saved from one move to the next."
        );
        assert_eq!(
            told(&TimeControl::same(Budget::per_move(3 * DAY))),
            "Each side has 3 days for each move. Nothing is saved from one move to the next."
        );
    }

    #[test]
    fn every_preset_is_told_in_every_language() {
        for language in Language::ALL {
            let text = |folder: &str| {
                let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
                let path = format!("{crates}/{folder}/{}.ftl", language.tag());
                std::fs::read_to_string(path).expect("every language has its files")
            };
            let words = Lexicon::new(language, &text("../www/strings"))
                .and(language, &text("screens/src/rules"));
            for (name, control) in TimeControl::presets() {
                let told = sentence(&words, Some(&control));
                assert!(
                    told.ends_with('.') && !told.contains("tell-"),
                    "{name}: {told}"
                );
            }
        }
    }
}
