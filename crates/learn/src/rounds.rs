//! Rounds of exercises: tasks drawn by chance. Their steps are a lesson's, without words.

mod find_round;
mod fork;
mod knight_routes;
mod legal_moves;
mod mate_or_stalemate;
mod opposition;
mod pawn_race;
mod random;
mod scatter;

pub use mate_or_stalemate::Ending;

use crate::exercise::Exercise;
use crate::find::FindTarget;
use crate::lesson::{Step, Task, Words};
use chess::Setup;
pub(crate) use random::Random;

impl Exercise {
    /// A round of tasks of rising difficulty, the same for the same seed. Words are given by the page that shows them; the options
    /// of a question are the names of [`Ending`]s in their order, or `promotes` and `caught`.
    pub fn steps(self, seed: u64) -> Vec<Step> {
        let mut random = Random(seed);
        let find = |target, random: &mut Random| find_round::round(target, random);
        match self {
            Exercise::KnightRoutes => knight_routes::round(&mut random),
            Exercise::LegalMoves => legal_moves::round(&mut random),
            Exercise::Captures => find(FindTarget::Captures, &mut random),
            Exercise::Attacked => find(FindTarget::Attacked, &mut random),
            Exercise::Hanging => find(FindTarget::Hanging, &mut random),
            Exercise::Checks => find(FindTarget::Checks, &mut random),
            Exercise::Evasions => find(FindTarget::Evasions, &mut random),
            Exercise::Endings => mate_or_stalemate::round(&mut random),
            Exercise::Mates => find(FindTarget::Mates, &mut random),
            Exercise::Forks => fork::round(&mut random),
            Exercise::PawnRaces => pawn_race::round(&mut random),
            Exercise::Opposition => opposition::round(&mut random),
        }
    }
}

/// Number of tasks in a round that goes from easy to hard.
const TASKS: usize = 20;

/// A step without words.
fn step(board: Setup, task: Task) -> Step {
    Step {
        words: Words::default(),
        board,
        drawings: Vec::new(),
        labels: Vec::new(),
        task,
    }
}

/// Seeds that tests try.
#[cfg(test)]
const SEEDS: u64 = 12;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Attempt, Lesson, read_lesson, write_lesson};

    #[test]
    fn every_task_can_be_done_and_is_drawn_again_by_its_seed() {
        for exercise in Exercise::ALL {
            assert_eq!(Exercise::from_name(exercise.name()), Some(exercise));
            for seed in 0..SEEDS {
                let steps = exercise.steps(seed);
                assert_eq!(steps, exercise.steps(seed));
                assert!(seed == 0 || steps != exercise.steps(seed - 1));
                for step in &steps {
                    let mut attempt = Attempt::new(step);
                    while let Some(input) = attempt.solution() {
                        assert_ne!(attempt.take(&input), Answer::Ignored);
                    }
                    assert!(attempt.is_done() && attempt.stars() == 3, "{step:?}");
                }
            }
        }
        assert_eq!(Exercise::from_name("knights"), None);
    }

    #[test]
    fn a_round_can_be_shared_as_a_lesson() {
        for exercise in Exercise::ALL {
            let mut steps = exercise.steps(5);
            for step in &mut steps {
                step.words.task = "Do it.".to_owned();
            }
            let lesson = Lesson {
                id: exercise.name().to_owned(),
                title: "An exercise".to_owned(),
                summary: String::new(),
                language: "en".to_owned(),
                group: None,
                laws: Vec::new(),
                puzzles: None,
                exercise: None,
                screens: Vec::new(),
                steps,
            };
            let read = read_lesson(&write_lesson(&lesson));
            assert_eq!(read.faults, []);
            assert_eq!(read.lesson, Some(lesson));
        }
    }
}
