//! Time head: how long a person would think.
//!
//! The logarithm of the seconds is a weighted sum of what makes people slow: time on the clock, a choice that is hard (the
//! entropy of the moves' probabilities); and quick: a recapture, an only move, the opening.

use crate::situation::{Clock, Situation};

/// Number of features of the time.
pub const TIME_FEATURES: usize = 12;

/// Time that a person would take, log-normally distributed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThinkingTime {
    /// Half of the people would take less, in seconds.
    pub median: f32,
    /// Standard deviation of the logarithm of one second more than the time.
    pub spread: f32,
}

/// Features of the time where there is a clock, from the probabilities of the moves.
pub fn time_features(
    situation: &Situation<'_>,
    clock: Clock,
    probabilities: &[f32],
) -> [f32; TIME_FEATURES] {
    let whole = clock.base + 40.0 * clock.increment;
    let left = clock.left.unwrap_or(clock.base).max(0.0);
    let entropy: f32 = probabilities
        .iter()
        .filter(|&&p| p > 0.0)
        .map(|&p| -p * libm::logf(p))
        .sum();
    let likeliest = probabilities.iter().fold(0.0, |a: f32, &b| a.max(b));
    let number = situation.position.fullmove_number();
    let is = |condition: bool| if condition { 1.0 } else { 0.0 };
    let recapture = situation.last.is_some_and(|last| last.captured.is_some());
    [
        libm::logf(1.0 + whole) - 6.0,
        libm::logf(1.0 + left) - 5.0,
        (left / whole.max(1.0)).min(1.5),
        is(left < 20.0),
        entropy - 1.5,
        entropy * is(number > 10),
        likeliest,
        is(recapture),
        is(probabilities.len() == 1),
        is(situation.position.is_check()),
        is(number <= 5),
        is(number <= 12),
    ]
}

/// The time by the coefficients of the features, the intercept and the spread.
pub(crate) fn thinking_time(coefficients: &[f32], features: &[f32; TIME_FEATURES]) -> ThinkingTime {
    let mut logarithm = coefficients[TIME_FEATURES];
    for n in 0..TIME_FEATURES {
        logarithm += coefficients[n] * features[n];
    }
    ThinkingTime {
        median: (libm::expf(logarithm.clamp(0.0, 7.0)) - 1.0).max(0.0),
        spread: coefficients[TIME_FEATURES + 1],
    }
}
