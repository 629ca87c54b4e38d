//! A round of an exercise, as a lesson: its words, and the addresses of rounds.

use crate::link::parameter;
use i18n::names::{color_name, role_name};
use i18n::{Lexicon, args, case};
use learn::{Exercise, FindTarget, Lesson, Step, Task};

/// A round of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The exercise.
    pub exercise: Exercise,
    /// Seed of its tasks.
    pub seed: u32,
}

impl Round {
    /// A round drawn by chance.
    pub fn drawn(exercise: Exercise) -> Round {
        let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        Round { exercise, seed }
    }

    /// The round of an address; its query may begin with `?`.
    pub fn of_query(query: &str) -> Option<Round> {
        let query = query.trim_start_matches('?');
        let exercise = Exercise::from_name(parameter(query, "exercise")?)?;
        let seed = parameter(query, "seed").and_then(|seed| seed.parse().ok());
        Some(Round {
            exercise,
            seed: seed.unwrap_or_default(),
        })
    }

    /// The query of its address.
    pub fn query(self) -> String {
        let Round { exercise, seed } = self;
        format!("?exercise={}&seed={seed}", exercise.name())
    }

    /// The lesson, in a language.
    pub fn lesson(self, words: &Lexicon) -> Lesson {
        let name = self.exercise.name();
        let steps = self.exercise.steps(self.seed.into()).into_iter();
        let steps = steps
            .map(|step| worded(self.exercise, step, words))
            .collect();
        Lesson {
            id: name.to_owned(),
            title: words.get(&format!("exercise-{name}")),
            summary: words.get(&format!("exercise-{name}-how")),
            language: words.language().tag().to_owned(),
            group: None,
            laws: Vec::new(),
            puzzles: None,
            exercise: None,
            screens: Vec::new(),
            steps,
        }
    }
}

/// A task of an exercise with its words, in a language.
pub fn worded(exercise: Exercise, mut step: Step, words: &Lexicon) -> Step {
    let name = format!("exercise-{}-task", exercise.name());
    let side = words.get(color_name(step.board.turn));
    step.words.task = match &mut step.task {
        Task::Find(FindTarget::Of(square)) => {
            let square = square.to_string();
            let told = args!["side" => side.as_str(), "square" => square.as_str()];
            words.with("exercise-legal-moves-task", &told)
        }
        Task::Choose(choices) => {
            for choice in choices {
                choice.option = words.get(&format!("exercise-{}", choice.option));
            }
            words.with(&name, &args!["side" => side.as_str()])
        }
        Task::Reach { par, guarded, .. } => {
            let name = if *guarded {
                "exercise-knight-guarded-task"
            } else {
                "exercise-knight-routes-task"
            };
            words.with(name, &args!["count" => *par])
        }
        Task::Move { lines, .. } => {
            let role = lines
                .first()
                .and_then(|line| step.board.board.role_at(line.first()?.from()));
            let piece = role.map(|role| words.get(role_name(role)));
            let piece = case::capitalised(&piece.unwrap_or_default());
            let told = args!["side" => side.as_str(), "piece" => piece.as_str()];
            words.with(&name, &told)
        }
        _ => words.with(&name, &args!["side" => side.as_str()]),
    };
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_rounds_read_back() {
        for exercise in Exercise::ALL {
            let round = Round { exercise, seed: 77 };
            assert_eq!(
                Round::of_query(round.query().trim_start_matches('?')),
                Some(round)
            );
        }
        assert_eq!(Round::of_query("exercise=rooks&seed=1"), None);
        assert_eq!(Round::of_query("link=abc"), None);
        let unseeded = Round::of_query("exercise=legal-moves&seed=x");
        assert_eq!(unseeded.map(|round| round.seed), Some(0));
    }

    #[test]
    fn every_task_has_words() {
        for exercise in Exercise::ALL {
            let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
            let lesson = Round { exercise, seed: 1 }.lesson(&words);
            assert!(lesson.steps.len() >= 6);
            for step in &lesson.steps {
                assert!(step.words.task.len() > 12, "{}", step.words.task);
                if let Task::Choose(choices) = &step.task {
                    assert!(
                        choices
                            .iter()
                            .all(|choice| choice.option.contains(char::is_uppercase))
                    );
                }
            }
        }
    }
}
