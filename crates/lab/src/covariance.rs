//! Clustered covariance: the uncertainty of coefficients at once, without refitting.
//!
//! The rows of a game share its result, and so are not independent; games are. The sandwich estimator adds up the gradient game by
//! game (Liang and Zeger, "Longitudinal data analysis using generalized linear models", 1986).

use crate::cholesky::Cholesky;
use crate::design::Design;
use crate::logistic::{dot, sigmoid};
use crate::ratio::{Interval, Ratio};

/// Normal quantile of 97.5 %: 95 % lie within so many standard deviations.
pub const QUANTILE: f64 = 1.959_963_984_540_054;

/// The covariance of coefficients, games being what is drawn by chance.
#[derive(Clone, Debug)]
pub struct Covariance {
    size: usize,
    /// Row by row.
    matrix: Vec<f64>,
}

impl Covariance {
    /// The covariance at the minimum of the cost; `None` if the curvature cannot be inverted.
    pub fn new(design: &Design, theta: &[f64], lambda: f64) -> Option<Covariance> {
        let size = theta.len();
        let observations = design.observations();
        let (_, hessian) = observations.derivatives(theta, lambda);
        let cholesky = Cholesky::new(&hessian, size)?;
        let vectors = 0..design.vector_count() as u32;
        let chances: Vec<f64> = vectors
            .map(|vector| sigmoid(dot(theta, design.vector(vector))))
            .collect();
        let mut outer = vec![0.0; size * size];
        let mut slope = vec![0.0; size];
        for (score, rows) in design.games() {
            slope.fill(0.0);
            for &row in rows {
                let error = chances[row as usize] - score;
                for (sum, x) in slope.iter_mut().zip(design.vector(row)) {
                    *sum += error * x;
                }
            }
            for (row, a) in slope.iter().enumerate() {
                for (cell, b) in outer[row * size..][..size].iter_mut().zip(&slope) {
                    *cell += a * b;
                }
            }
        }
        // Few games are more alike than many.
        let games = design.game_count() as f64;
        let scale = games / (games - 1.0).max(1.0) / (observations.total() * observations.total());
        let solved: Vec<Vec<f64>> = (0..size)
            .map(|row| cholesky.solve(&outer[row * size..][..size]))
            .collect();
        // H⁻¹ on both sides: the outer matrix is symmetric.
        let mut matrix = vec![0.0; size * size];
        for column in 0..size {
            let right: Vec<f64> = solved.iter().map(|row| row[column]).collect();
            for (row, value) in cholesky.solve(&right).into_iter().enumerate() {
                matrix[row * size + column] = scale * value;
            }
        }
        Some(Covariance { size, matrix })
    }

    /// The covariance of two sums of coefficients.
    pub fn of(&self, a: &[f64], b: &[f64]) -> f64 {
        let rows = a.iter().zip(self.matrix.chunks_exact(self.size));
        rows.map(|(a, row)| a * dot(row, b)).sum()
    }

    /// The standard error of a coefficient.
    pub fn standard_error(&self, column: usize) -> f64 {
        self.matrix[column * self.size + column].max(0.0).sqrt()
    }

    /// The 95 % interval of a coefficient.
    pub fn interval(&self, theta: &[f64], column: usize) -> Interval {
        let margin = QUANTILE * self.standard_error(column);
        Interval {
            low: theta[column] - margin,
            high: theta[column] + margin,
        }
    }

    /// The 95 % interval of a ratio to the pawn, by its linear approximation (delta method). `None` if the pawn's value may be 0.
    pub fn ratio(&self, ratio: &Ratio, theta: &[f64]) -> Option<Interval> {
        if self.interval(theta, 0).low <= 0.0 {
            return None;
        }
        let value = ratio.of(theta);
        // The derivatives of a ratio s/θ₀ by the coefficients.
        let mut slope: Vec<f64> = ratio
            .weights
            .iter()
            .map(|weight| weight / theta[0])
            .collect();
        slope[0] -= value / theta[0];
        let margin = QUANTILE * self.of(&slope, &slope).max(0.0).sqrt();
        Some(Interval {
            low: value - margin,
            high: value + margin,
        })
    }
}
