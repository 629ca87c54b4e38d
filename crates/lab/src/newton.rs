//! Newton's method (iteratively reweighted least squares): the minimum of the cost in a handful of iterations.

use crate::cholesky::Cholesky;
use crate::logistic::Observations;

/// Iterations after which it ends wherever it is.
const MOST_ITERATIONS: u32 = 50;
/// A step shorter than this is the last.
const SHORTEST: f64 = 1e-10;
/// Halvings of a step that leads upward.
const MOST_HALVINGS: u32 = 30;

/// A minimisation by Newton's method at some iteration.
#[derive(Clone, Debug)]
pub struct Newton {
    lambda: f64,
    theta: Vec<f64>,
    cost: f64,
    iterations: u32,
    done: bool,
}

impl Newton {
    /// A minimisation that begins at some coefficients.
    pub fn new(observations: &Observations, lambda: f64, start: &[f64]) -> Newton {
        Newton {
            lambda,
            theta: start.to_vec(),
            cost: observations.cost(start, lambda),
            iterations: 0,
            done: false,
        }
    }

    /// The minimum, looked for from zero.
    pub fn fit(observations: &Observations, lambda: f64) -> Newton {
        let start = vec![0.0; observations.width()];
        Newton::new(observations, lambda, &start).run(observations)
    }

    /// All iterations that are left.
    #[must_use]
    pub fn run(mut self, observations: &Observations) -> Newton {
        while !self.step(observations) {}
        self
    }

    /// One iteration. True if it was the last.
    pub fn step(&mut self, observations: &Observations) -> bool {
        if self.done {
            return true;
        }
        self.iterations += 1;
        self.done = self.iterations == MOST_ITERATIONS;
        let (gradient, hessian) = observations.derivatives(&self.theta, self.lambda);
        // λ makes the matrix positive definite, unless rounding has eaten it.
        let Some(cholesky) = Cholesky::new(&hessian, self.theta.len()) else {
            self.done = true;
            return true;
        };
        let direction = cholesky.solve(&gradient);
        let length = direction.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
        let mut share = 1.0;
        for _ in 0..MOST_HALVINGS {
            let theta: Vec<f64> = (self.theta.iter().zip(&direction))
                .map(|(theta, step)| theta - share * step)
                .collect();
            let cost = observations.cost(&theta, self.lambda);
            // At the minimum rounding decides.
            if cost <= self.cost + 1e-15 {
                self.theta = theta;
                self.cost = cost;
                self.done |= length < SHORTEST;
                return self.done;
            }
            share /= 2.0;
        }
        self.done = true;
        true
    }

    /// The coefficients.
    pub fn theta(&self) -> &[f64] {
        &self.theta
    }

    /// Their cost.
    pub fn cost(&self) -> f64 {
        self.cost
    }

    /// Iterations made.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn observations(vectors: &[f64], counts: &[(f64, f64)]) -> Observations {
        let width = vectors.len() / counts.len();
        Observations::new(vectors.into(), width, counts.to_vec())
    }

    #[test]
    fn one_column_has_a_solution_by_hand() {
        // Ahead 3 of 4 won, behind 1 of 4: e^θ is 3.
        let rows = observations(&[1.0, -1.0], &[(4.0, 3.0), (4.0, 1.0)]);
        let newton = Newton::fit(&rows, 1e-12);
        assert!(
            (newton.theta()[0] - 3.0_f64.ln()).abs() < 1e-9,
            "{newton:?}"
        );
        assert!(newton.iterations() < 8, "{newton:?}");
        assert!((newton.cost() - rows.cost(newton.theta(), 1e-12)).abs() < 1e-15);
    }

    #[test]
    fn the_gradient_vanishes_from_any_start() {
        let vectors = [1.0, 0.0, -1.0, 2.0, 3.0, -1.0, 0.0, 1.0];
        let rows = observations(&vectors, &[(9.0, 6.0), (5.0, 2.0), (4.0, 3.5), (6.0, 1.0)]);
        let found = Newton::fit(&rows, 1e-6);
        let (gradient, _) = rows.derivatives(found.theta(), 1e-6);
        assert!(
            gradient.iter().all(|slope| slope.abs() < 1e-14),
            "{gradient:?}"
        );
        // From far out a whole step would lead upward.
        let far = Newton::new(&rows, 1e-6, &[6.0, -9.0]).run(&rows);
        for (a, b) in found.theta().iter().zip(far.theta()) {
            assert!((a - b).abs() < 1e-9, "{found:?} {far:?}");
        }
        let mut stepped = Newton::new(&rows, 1e-6, &[0.0, 0.0]);
        while !stepped.step(&rows) {}
        assert_eq!(stepped.theta(), found.theta());
        assert!(stepped.step(&rows) && stepped.iterations() == found.iterations());
    }

    #[test]
    fn separable_and_singular_data_stay_finite() {
        // Whoever is ahead wins.
        let rows = observations(&[1.0, -1.0], &[(4.0, 4.0), (4.0, 0.0)]);
        let newton = Newton::fit(&rows, 1e-6);
        assert!((5.0..20.0).contains(&newton.theta()[0]), "{newton:?}");
        let (gradient, _) = rows.derivatives(newton.theta(), 1e-6);
        assert!(gradient[0].abs() < 1e-12, "{newton:?}");
        // A column of zeros, and one that is twice another.
        let rows = observations(&[1.0, 0.0, 2.0, -1.0, 0.0, -2.0], &[(4.0, 3.0), (4.0, 1.0)]);
        let newton = Newton::fit(&rows, 1e-6);
        let theta = newton.theta();
        assert!(theta[1].abs() < 1e-12, "{newton:?}");
        assert!(
            (theta[0] + 2.0 * theta[2] - 3.0_f64.ln()).abs() < 1e-4,
            "{newton:?}"
        );
        assert!((theta[2] - 2.0 * theta[0]).abs() < 1e-6, "{newton:?}");
    }
}
