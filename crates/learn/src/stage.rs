//! Stages of the path: chapters of the course that belong together, each ended by a test whose tasks are drawn by chance.

use crate::exercise::Exercise;
use crate::lesson::{Lesson, Step, Task};
use crate::rounds::Random;

/// Number of tasks of a test.
pub const TEST_TASKS: usize = 12;

/// Number of tasks to be done without a slip, to pass a test.
pub const TEST_PASS: usize = 9;

/// A stage of the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The board, the pieces, check and mate.
    FirstMoves,
    /// Draws, values, notation, clock, openings: all that a game needs.
    Game,
    /// Mating patterns, tactics, endings.
    TacticsAndEndings,
}

/// A task of a test.
#[derive(Clone, PartialEq, Debug)]
pub struct TestTask {
    /// The step.
    pub step: Step,
    /// The exercise that it was drawn from, whose words the page has; none for a task of a lesson, which has its own.
    pub exercise: Option<Exercise>,
    /// The id of the lesson that teaches it.
    pub lesson: String,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Stage; 3] = [Stage::FirstMoves, Stage::Game, Stage::TacticsAndEndings];

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The stage of a number.
    pub fn of_number(number: u8) -> Option<Stage> {
        let mut all = Stage::ALL.into_iter();
        all.find(|stage| stage.number() == number)
    }

    /// The id under which a passed test is recorded, beside the lessons.
    pub const fn record(self) -> &'static str {
        match self {
            Stage::FirstMoves => "stage-1",
            Stage::Game => "stage-2",
            Stage::TacticsAndEndings => "stage-3",
        }
    }

    /// The chapters of the course.
    pub const fn groups(self) -> &'static [&'static str] {
        match self {
            Stage::FirstMoves => &["basics", "pieces", "attack", "check", "special"],
            Stage::Game => &[
                "draws",
                "values",
                "notation",
                "clock",
                "opening",
                "tournament",
                "misconceptions",
            ],
            Stage::TacticsAndEndings => {
                &["mates", "tactics", "endings", "rules-of-thumb", "playing"]
            }
        }
    }

    const fn exercises(self) -> &'static [Exercise] {
        match self {
            Stage::FirstMoves => &[
                Exercise::LegalMoves,
                Exercise::KnightRoutes,
                Exercise::Captures,
                Exercise::Attacked,
                Exercise::Checks,
                Exercise::Evasions,
            ],
            Stage::Game => &[Exercise::Hanging, Exercise::Endings],
            Stage::TacticsAndEndings => &[
                Exercise::Mates,
                Exercise::Forks,
                Exercise::PawnRaces,
                Exercise::Opposition,
            ],
        }
    }

    /// The tasks of a test, the same for the same seed and course: one of each exercise of the stage, out of its harder half,
    /// and the others out of its lessons, each of another one as long as there are more.
    pub fn test(self, lessons: &[Lesson], seed: u64) -> Vec<TestTask> {
        let mut random = Random(seed);
        let mut tasks = Vec::new();
        for &exercise in self.exercises() {
            let mut steps = exercise.steps(random.next());
            let easy = steps.len() / 2;
            let place = easy + random.below(steps.len() - easy);
            tasks.push(TestTask {
                step: steps.swap_remove(place),
                exercise: Some(exercise),
                lesson: exercise.lesson().to_owned(),
            });
        }
        let of_stage = |lesson: &&Lesson| {
            let group = lesson.group.as_deref();
            group.is_some_and(|group| self.groups().contains(&group))
        };
        let mut by_lesson: Vec<(&Lesson, Vec<&Step>)> = lessons
            .iter()
            .filter(of_stage)
            .map(|lesson| {
                (
                    lesson,
                    lesson.steps.iter().filter(|step| is_task(step)).collect(),
                )
            })
            .collect();
        random.shuffle(&mut by_lesson);
        let has_steps = |(_, steps): &(&Lesson, Vec<&Step>)| !steps.is_empty();
        while tasks.len() < TEST_TASKS && by_lesson.iter().any(has_steps) {
            for (lesson, steps) in by_lesson.iter_mut().filter(|of| has_steps(of)) {
                if tasks.len() == TEST_TASKS {
                    break;
                }
                let mut step = steps.swap_remove(random.below(steps.len())).clone();
                step.words.hints.clear();
                tasks.push(TestTask {
                    step,
                    exercise: None,
                    lesson: lesson.id.clone(),
                });
            }
        }
        random.shuffle(&mut tasks);
        tasks
    }
}

/// True for what can be asked by itself, in a minute, and by everybody: no game, no board to be set up, nothing by ear.
fn is_task(step: &Step) -> bool {
    match &step.task {
        Task::Tell | Task::Setup { .. } | Task::Play { .. } => false,
        Task::Move { listen, .. } => !listen,
        Task::Reach { .. } | Task::Take { .. } | Task::Find(_) | Task::Choose(_) => true,
    }
}

/// The stars of a test by those of its tasks: none if it is not passed, three if all were done without a slip.
pub fn test_stars(tasks: &[u8]) -> u8 {
    let clean: usize = tasks.iter().map(|stars| usize::from(*stars == 3)).sum();
    match clean {
        count if count < TEST_PASS => 0,
        TEST_PASS => 1,
        count if count < tasks.len() => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GROUPS, read_lesson};
    use std::fs;
    use std::path::Path;

    fn course() -> Vec<Lesson> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("course/en");
        let files = fs::read_dir(folder).expect("it is there").flatten();
        let mut files: Vec<_> = files.map(|entry| entry.path()).collect();
        files.sort();
        let text = |path| fs::read_to_string(path).expect("UTF-8");
        let lessons = files
            .into_iter()
            .map(|path| read_lesson(&text(path)).lesson);
        lessons.flatten().collect()
    }

    #[test]
    fn a_test_has_twelve_tasks_of_its_stage_and_is_drawn_again_by_its_seed() {
        let course = course();
        for stage in Stage::ALL {
            let mut all = Vec::new();
            for seed in 0..6 {
                let tasks = stage.test(&course, seed);
                assert_eq!(tasks, stage.test(&course, seed));
                assert_eq!(tasks.len(), TEST_TASKS);
                let drawn = tasks.iter().filter(|task| task.exercise.is_some());
                assert_eq!(drawn.count(), stage.exercises().len());
                for task in &tasks {
                    let count = tasks.iter().filter(|other| other.step == task.step).count();
                    assert_eq!(count, 1, "none comes twice");
                    let is_worded = !task.step.words.task.is_empty();
                    assert_eq!(is_worded, task.exercise.is_none());
                    assert!(task.step.words.hints.is_empty());
                    let teaches = |lesson: &&Lesson| lesson.id == task.lesson;
                    let lesson = course.iter().find(teaches).expect(&task.lesson);
                    let group = lesson.group.as_deref().expect("it is of the course");
                    let until = &Stage::ALL[..usize::from(stage.number())];
                    let is_taught = until.iter().any(|stage| stage.groups().contains(&group));
                    assert!(is_taught, "{}", task.lesson);
                }
                all.push(tasks);
            }
            assert!(all.windows(2).all(|tests| tests[0] != tests[1]));
        }
    }

    #[test]
    fn stages_are_made_of_chapters_of_the_course() {
        let mut known: Vec<&str> = Vec::new();
        for (number, stage) in (1..).zip(Stage::ALL) {
            assert_eq!(stage.number(), number);
            assert_eq!(Stage::of_number(number), Some(stage));
            assert!(stage.record().ends_with(&number.to_string()));
            for group in stage.groups() {
                assert!(GROUPS.contains(group) && !known.contains(group), "{group}");
                known.push(group);
            }
        }
        assert_eq!((Stage::of_number(0), Stage::of_number(4)), (None, None));
    }

    #[test]
    fn nine_of_twelve_without_a_slip_pass() {
        let stars = |clean: usize| {
            let tasks: Vec<u8> = (0..TEST_TASKS)
                .map(|task| if task < clean { 3 } else { 2 })
                .collect();
            test_stars(&tasks)
        };
        assert_eq!([0, 8, 9, 10, 11, 12].map(stars), [0, 0, 1, 2, 2, 3]);
    }
}
