//! Tasks that are no lesson of the course but are played as one: a round of an exercise, tasks that were missed, the test of a
//! stage.

use super::exercise::{Round, worded};
use super::missed::TaskName;
use crate::link::parameter;
use i18n::Lexicon;
use learn::{Lesson, LessonRead, Stage, Step, read_lessons};

/// Tasks as a lesson.
pub struct Drawn {
    /// The lesson.
    pub lesson: Lesson,
    /// Names of the tasks by which they come back, step by step; empty in a test.
    pub names: Vec<TaskName>,
    /// The stage that the tasks test, if they do.
    pub test: Option<Stage>,
    /// Lessons that teach the tasks, step by step; none but in a test.
    pub taught: Vec<Option<TaughtBy>>,
    /// Other tasks of the kind, by the query of their address.
    pub another: Option<String>,
}

/// A lesson that teaches a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaughtBy {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
}

impl Drawn {
    /// A round of an exercise.
    pub fn of_round(round: Round, words: &Lexicon) -> Drawn {
        let lesson = round.lesson(words);
        let Round { exercise, seed } = round;
        let name = |number| TaskName {
            exercise,
            seed,
            number,
        };
        Drawn {
            names: (0..lesson.steps.len()).map(name).collect(),
            lesson,
            test: None,
            taught: Vec::new(),
            another: Some(Round::drawn(exercise).query()),
        }
    }

    /// Tasks that were missed.
    pub fn of_missed(names: &[TaskName], words: &Lexicon) -> Drawn {
        let found = names
            .iter()
            .filter_map(|name| Some((*name, name.step(words)?)));
        let (names, steps) = found.unzip();
        Drawn {
            names,
            lesson: lesson("missed", words.get("learn-missed"), steps, words),
            test: None,
            taught: Vec::new(),
            another: None,
        }
    }

    /// The round as a lesson that was read, for the player.
    pub fn read(self) -> LessonRead {
        LessonRead {
            lesson: Some(self.lesson),
            faults: Vec::new(),
        }
    }
}

/// A lesson of these steps.
fn lesson(id: &str, title: String, steps: Vec<Step>, words: &Lexicon) -> Lesson {
    Lesson {
        id: id.to_owned(),
        title,
        summary: String::new(),
        language: words.language().tag().to_owned(),
        group: None,
        laws: Vec::new(),
        puzzles: None,
        exercise: None,
        screens: Vec::new(),
        steps,
    }
}

/// A test of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageTest {
    /// The stage.
    pub stage: Stage,
    /// Seed of its tasks.
    pub seed: u32,
}

impl StageTest {
    /// A test drawn by chance.
    pub fn drawn(stage: Stage) -> StageTest {
        let seed = platform::random::number();
        StageTest { stage, seed }
    }

    /// The test of an address; its query may begin with `?`.
    pub fn of_query(query: &str) -> Option<StageTest> {
        let query = query.trim_start_matches('?');
        let stage = Stage::of_number(parameter(query, "test")?.parse().ok()?)?;
        let seed = parameter(query, "seed").and_then(|seed| seed.parse().ok());
        Some(StageTest {
            stage,
            seed: seed.unwrap_or_default(),
        })
    }

    /// The query of its address.
    pub fn query(self) -> String {
        format!("?test={}&seed={}", self.stage.number(), self.seed)
    }

    /// Its tasks, out of the text of the course in a language.
    pub fn tasks(self, course: &str, words: &Lexicon) -> Drawn {
        let lessons = read_lessons(course).into_iter();
        let lessons: Vec<_> = lessons.filter_map(|read| read.lesson).collect();
        let tasks = self.stage.test(&lessons, self.seed.into()).into_iter();
        let tasks = tasks.map(|task| {
            let lesson = lessons.iter().find(|lesson| lesson.id == task.lesson);
            let taught = lesson.map(|lesson| TaughtBy {
                id: lesson.id.clone(),
                title: lesson.title.clone(),
            });
            let step = match task.exercise {
                Some(exercise) => worded(exercise, task.step, words),
                None => task.step,
            };
            (taught, step)
        });
        let (taught, steps) = tasks.unzip();
        let name = stage_name(self.stage, words);
        let title = format!("{} · {name}", words.get("stage-test"));
        let id = self.stage.record();
        Drawn {
            lesson: lesson(id, title, steps, words),
            names: Vec::new(),
            test: Some(self.stage),
            taught,
            another: Some(StageTest::drawn(self.stage).query()),
        }
    }
}

/// The name of a stage.
pub fn stage_name(stage: Stage, words: &Lexicon) -> String {
    words.get(&format!("stage-{}", stage.number()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_tests_read_back() {
        for stage in Stage::ALL {
            let test = StageTest { stage, seed: 9 };
            assert_eq!(StageTest::of_query(&test.query()), Some(test));
        }
        for bad in [
            "?test=0&seed=1",
            "?test=4",
            "?test=x",
            "?exercise=forks&seed=1",
        ] {
            assert_eq!(StageTest::of_query(bad), None, "{bad}");
        }
    }
}
