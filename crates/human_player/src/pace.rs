//! Thinking time of a person.

use engine::Rng;
use human::{Clock, Prediction};

/// Shortest and longest time where there is no clock, in seconds.
const LIVELY: (f32, f32) = (0.5, 5.0);

/// Part of the time left that a move takes at most.
const PART: f32 = 0.08;

/// Seconds that a person would think about the move: drawn from the log-normal distribution of the network where there is a clock,
/// and within its bounds; else lively, longer where the choice is harder. An obvious or forced move comes quickly.
pub(crate) fn seconds(clock: Option<Clock>, prediction: &Prediction, rng: &mut Rng) -> f32 {
    let deviation = normal(rng);
    let likeliest = prediction.moves.iter().map(|&(_, chance)| chance);
    let is_easy = likeliest.fold(0.0, f32::max) > 0.9;
    let ease = if is_easy { 0.5 } else { 1.0 };
    let Some((time, clock)) = prediction.time.zip(clock) else {
        let median = ease * (0.8 + 0.9 * entropy(prediction));
        return (median * libm::expf(0.4 * deviation)).clamp(LIVELY.0, LIVELY.1);
    };
    let drawn = (1.0 + time.median) * libm::expf(time.spread * deviation) - 1.0;
    let left = clock.left.unwrap_or(clock.base);
    let most = PART * left + clock.increment.min(0.5 * left);
    (ease * drawn).min(most).max(0.0)
}

/// Entropy of the moves' probabilities, in nats.
fn entropy(prediction: &Prediction) -> f32 {
    let chances = prediction.moves.iter().map(|&(_, chance)| chance);
    chances
        .filter(|&chance| chance > 0.0)
        .map(|chance| -chance * libm::logf(chance))
        .sum()
}

/// A normally distributed number (Box & Muller 1958).
fn normal(rng: &mut Rng) -> f32 {
    let (radius, angle) = (1.0 - rng.unit(), rng.unit());
    libm::sqrtf(-2.0 * libm::logf(radius)) * libm::cosf(core::f32::consts::TAU * angle)
}
