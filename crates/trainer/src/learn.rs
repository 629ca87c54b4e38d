//! Training: the parameters follow the gradient of the error over many samples (Adam, Kingma & Ba 2015, with decoupled
//! weight decay, Loshchilov & Hutter 2019), in steps that grow shorter along half a cosine.

use std::f32::consts::PI;

use engine::nnue::SCALE;
use fastrand::Rng;

use crate::adam::Adam;
use crate::model::{Board, LARGEST, Model, PARAMETERS, sigmoid};
use crate::parallel::in_parallel;
use crate::sample::Sample;

/// Hyperparameters of training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// Passes over all samples.
    pub epochs: u32,
    /// The part of the target that is the search's score; the rest is the result of the game.
    pub score_share: f32,
    /// Other seeds begin with other weights and shuffle otherwise.
    pub seed: u64,
    /// So many at a time; the result does not depend on it.
    pub threads: usize,
}

impl Default for Course {
    fn default() -> Course {
        Course {
            epochs: 20,
            score_share: 0.75,
            seed: 1,
            threads: 1,
        }
    }
}

/// Progress after an epoch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Epochs done.
    pub epoch: u32,
    /// Mean squared error over the samples learned from, in points of the game.
    pub error: f32,
    /// Mean squared error over samples held back, in points of the game.
    pub held_back: f32,
}

/// Samples to a step.
const BATCH: usize = 16_384;

/// Parts of a batch whose gradients are summed in order, so that the number of threads changes nothing.
const PARTS: usize = 8;

/// One sample of so many, in a row from the beginning, is held back.
const HELD_BACK: usize = 50;

/// The first and the last learning rate.
const STEPS: (f32, f32) = (1e-3, 1e-6);

/// Learns from the samples, from random weights or, in half as long steps, from where another course has ended; `tell`
/// hears of each epoch.
pub fn learn(
    samples: &[Sample],
    course: &Course,
    start: Option<Model>,
    mut tell: impl FnMut(Progress),
) -> Model {
    let mut rng = Rng::with_seed(course.seed);
    let first = STEPS.0 * if start.is_some() { 0.5 } else { 1.0 };
    let mut model = start.unwrap_or_else(|| Model::random(&mut rng));
    let mut adam = Adam::new(PARAMETERS);
    let (held_back, learned) = samples.split_at(samples.len() / HELD_BACK);
    let mut order: Vec<u32> = (0..learned.len() as u32).collect();
    let all = (order.len().div_ceil(BATCH) as u32 * course.epochs) as f32;
    let mut gradients: Vec<Model> = (0..PARTS).map(|_| Model::zero()).collect();
    for epoch in 1..=course.epochs {
        rng.shuffle(&mut order);
        let mut error = 0.0;
        for batch in order.chunks(BATCH) {
            let part = batch.len().div_ceil(PARTS);
            let parts: Vec<_> = batch.chunks(part).zip(&mut gradients).collect();
            let used = parts.len();
            error += in_parallel(parts, course.threads, |(places, gradient)| {
                gradient.0.fill(0.0);
                let one = |&place: &u32| {
                    let sample = &learned[place as usize];
                    model.learn(&Board::new(sample), target(sample, course), gradient)
                };
                places.iter().map(one).map(f64::from).sum()
            });
            let progress = adam.steps / all;
            let step = STEPS.1 + (first - STEPS.1) * (1.0 + (PI * progress).cos()) / 2.0;
            let gradients: Vec<&[f32]> = gradients[..used].iter().map(|one| &*one.0).collect();
            adam.step(&mut model.0, &gradients, batch.len(), step, LARGEST);
        }
        tell(Progress {
            epoch,
            error: (error / order.len().max(1) as f64) as f32,
            held_back: error_over(&model, held_back, course),
        });
    }
    model
}

/// Mean squared error over samples, in points of the game.
pub fn error_over(model: &Model, samples: &[Sample], course: &Course) -> f32 {
    let parts = samples
        .chunks(samples.len().div_ceil(PARTS).max(1))
        .collect();
    let sum = in_parallel(parts, course.threads, |part| {
        let one = |sample: &Sample| {
            let error = model.points(&Board::new(sample)) - target(sample, course);
            f64::from(error * error)
        };
        part.iter().map(one).sum()
    });
    (sum / samples.len().max(1) as f64) as f32
}

/// The points the network should expect.
fn target(sample: &Sample, course: &Course) -> f32 {
    let by_score = sigmoid(f32::from(sample.score()) / SCALE as f32);
    by_score * course.score_share + sample.outcome().points() * (1.0 - course.score_share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Outcome;
    use crate::selfplay::{Plan, play};
    use chess::Position;
    use std::sync::Mutex;

    fn samples() -> Vec<Sample> {
        let plan = Plan {
            games: 20,
            nodes: 20,
            seed: 3,
            threads: 1,
            classical: true,
        };
        let games = Mutex::new(Vec::new());
        play(&plan, |game| {
            games.lock().expect("nobody panics").extend(game);
            true
        });
        games.into_inner().expect("nobody panics")
    }

    #[test]
    fn it_learns_and_threads_change_nothing() {
        let samples = samples();
        let course = Course {
            epochs: 90,
            score_share: 0.7,
            seed: 1,
            threads: 1,
        };
        let mut errors = Vec::new();
        let model = learn(&samples, &course, None, |progress| {
            errors.push(progress.error);
        });
        assert_eq!(errors.len(), 90);
        assert!(errors[89] < errors[0] / 3.0, "{errors:?}");
        let threads = Course {
            threads: 3,
            ..course
        };
        let other = learn(&samples, &threads, None, |_| {});
        assert_eq!(model.quantised(), other.quantised());
        // A queen more is more.
        let worth = |fen| {
            let position = Position::from_fen(fen).expect("legal");
            model.points(&Board::new(&Sample::new(&position, 0, Outcome::Draw)))
        };
        let ahead = worth("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let behind = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
        assert!(ahead > behind, "{ahead} {behind}");
    }
}
