//! Gradient descent with a constant step, as the source has it, and its log.

use serde::Serialize;

use crate::logistic::Observations;
use crate::settings::Settings;

/// Progress of a piece of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps done.
    pub done: u32,
    /// Steps of the whole.
    pub total: u32,
}

impl Progress {
    /// True if there is nothing left to do.
    pub fn is_complete(self) -> bool {
        self.done >= self.total
    }
}

/// The coefficients and the cost after some steps.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TracePoint {
    /// Steps made.
    pub step: u32,
    /// The coefficients.
    pub theta: Vec<f64>,
    /// Their cost, regularisation included.
    pub cost: f64,
}

/// A gradient descent at some step.
#[derive(Clone, Debug)]
pub struct Descent {
    theta: Vec<f64>,
    gradient: Vec<f64>,
    step: u32,
    steps: u32,
    rate: f64,
    lambda: f64,
    log_every: u32,
    trace: Vec<TracePoint>,
    /// The next step besides those of the log that is put down.
    next: u32,
    diverged: bool,
}

impl Descent {
    /// A descent from zero.
    pub fn new(observations: &Observations, settings: &Settings) -> Descent {
        let theta = vec![0.0; observations.width()];
        let mut descent = Descent {
            gradient: theta.clone(),
            theta,
            step: 0,
            steps: settings.steps,
            rate: settings.rate,
            lambda: settings.lambda,
            log_every: settings.log_every,
            trace: Vec::new(),
            next: 1,
            diverged: false,
        };
        descent.put_down(observations);
        descent
    }

    /// Goes at most so many steps further down.
    pub fn step(&mut self, observations: &Observations, budget: u32) -> Progress {
        let end = self.steps.min(self.step.saturating_add(budget));
        while self.step < end && !self.diverged {
            observations.gradient(&self.theta, self.lambda, &mut self.gradient);
            for (theta, slope) in self.theta.iter_mut().zip(&self.gradient) {
                *theta -= self.rate * slope;
            }
            self.step += 1;
            let due = self.step == self.next;
            if due {
                // Twenty for every tenfold number of steps, so that they are even on a logarithmic axis.
                self.next = (self.step + 1).max((f64::from(self.step) * 1.122) as u32);
            }
            if due || self.step == self.steps || self.step.is_multiple_of(self.log_every) {
                self.put_down(observations);
            }
        }
        Progress {
            done: if self.diverged { self.steps } else { self.step },
            total: self.steps,
        }
    }

    fn put_down(&mut self, observations: &Observations) {
        let cost = observations.cost(&self.theta, self.lambda);
        // The cost falls with every step, unless the steps are too long.
        self.diverged = !cost.is_finite()
            || (self.trace.last()).is_some_and(|before| cost > before.cost + 1e-9);
        if cost.is_finite() {
            self.trace.push(TracePoint {
                step: self.step,
                theta: self.theta.clone(),
                cost,
            });
        }
    }

    /// The coefficients and the cost from step to step: step 0, those of the log, the last, and some between for a plot.
    pub fn trace(&self) -> &[TracePoint] {
        &self.trace
    }

    /// The points of the trace that the log has.
    pub fn log(&self) -> impl Iterator<Item = &TracePoint> {
        let points = self.trace.iter();
        points.filter(|point| point.step.is_multiple_of(self.log_every) || point.step == self.steps)
    }

    /// The coefficients that the last steps led to.
    pub fn theta(&self) -> &[f64] {
        &self.theta
    }

    /// True if the cost rose: the steps are too long for these data, and the descent was ended.
    pub fn has_diverged(&self) -> bool {
        self.diverged
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::newton::Newton;
    use crate::synthetic::{THETA, synthetic};
    use crate::{Design, Draws};

    fn observations() -> Observations {
        let data = synthetic(&THETA, 400, 6, 1);
        let design = Design::new(&data, &Settings::default()).expect("there are rows");
        design.observations()
    }

    #[test]
    fn both_fits_agree() {
        let data = synthetic(&THETA, 400, 6, 1);
        for draws in [Draws::Drop, Draws::Half] {
            let settings = Settings {
                draws,
                ..Settings::default()
            };
            let design = Design::new(&data, &settings).expect("there are rows");
            let observations = design.observations();
            let mut descent = Descent::new(&observations, &settings);
            assert!(descent.step(&observations, u32::MAX).is_complete());
            let newton = Newton::fit(&observations, settings.lambda);
            for (a, b) in descent.theta().iter().zip(newton.theta()) {
                assert!((a - b).abs() < 1e-6, "{a} {b}");
            }
            let last = descent.trace().last().expect("it has begun");
            assert!((last.cost - newton.cost()).abs() < 1e-12);
        }
    }

    #[test]
    fn the_log_has_every_thousandth_step() {
        let observations = observations();
        let mut descent = Descent::new(&observations, &Settings::default());
        descent.step(&observations, u32::MAX);
        let steps: Vec<u32> = descent.log().map(|point| point.step).collect();
        let expected: Vec<u32> = (0..=10).map(|n| n * 1000).collect();
        assert_eq!(steps, expected);
        let first = &descent.trace()[0];
        assert!(first.theta.iter().all(|theta| theta.abs() < f64::EPSILON));
        assert!((first.cost - 2.0_f64.ln()).abs() < 1e-12);
        let costs: Vec<f64> = descent.trace().iter().map(|point| point.cost).collect();
        assert!(costs.is_sorted_by(|a, b| *b < a + 1e-12), "{costs:?}");
        // For the plot: each of the first steps, and then ever fewer.
        let steps: Vec<u32> = descent.trace().iter().map(|point| point.step).collect();
        assert_eq!(steps[..10], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!((70..110).contains(&steps.len()), "{steps:?}");
        assert!(steps.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn slices_make_no_difference() {
        let observations = observations();
        let settings = Settings {
            steps: 1_234,
            log_every: 100,
            ..Settings::default()
        };
        let mut whole = Descent::new(&observations, &settings);
        whole.step(&observations, u32::MAX);
        let mut sliced = Descent::new(&observations, &settings);
        let mut calls = 0;
        loop {
            calls += 1;
            let progress = sliced.step(&observations, 100);
            assert_eq!(progress.done, (calls * 100).min(1_234));
            if progress.is_complete() {
                break;
            }
        }
        assert_eq!(calls, 13);
        assert_eq!(sliced.trace(), whole.trace());
        let last = whole.log().last().expect("it has begun");
        assert_eq!(last.step, 1_234);
        assert_eq!(last.theta, whole.theta());
    }

    #[test]
    fn steps_that_are_too_long_are_told() {
        let observations = observations();
        let settings = Settings {
            rate: 100.0,
            ..Settings::default()
        };
        let mut descent = Descent::new(&observations, &settings);
        assert!(descent.step(&observations, 5_000).is_complete());
        assert!(descent.has_diverged());
        assert!(descent.theta().iter().all(|theta| theta.is_finite()));
        let mut usual = Descent::new(&observations, &Settings::default());
        usual.step(&observations, 5_000);
        assert!(!usual.has_diverged());
    }
}
