//! Logistic regression: the cost of coefficients, its gradient and its second derivatives.
//!
//! The cost is the mean of −y ln p − (1−y) ln(1−p) over the rows, with p = 1/(1+e^(−θᵀx)), and λ‖θ‖² besides. It is convex, so that
//! every way down leads to the one minimum.

use std::collections::HashMap;
use std::sync::Arc;

/// Rows with counts: vectors, how often each is there, and the points that White made with it.
#[derive(Clone, Debug)]
pub struct Observations {
    width: usize,
    vectors: Arc<[f64]>,
    /// Of each vector: the number of its rows, and their points.
    counts: Vec<(f64, f64)>,
    /// The number of all rows.
    total: f64,
}

/// Chance of a win by the logistic curve.
///
/// The exponential function is that of `libm`, not the machine's, which may differ in the last digit.
#[inline]
pub fn sigmoid(z: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-z))
}

/// ln(1+eᶻ), without overflow.
#[inline]
fn softplus(z: f64) -> f64 {
    z.max(0.0) + libm::log1p(libm::exp(-z.abs()))
}

/// θᵀx.
#[inline]
pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (a, b) in a.iter().zip(b) {
        sum += a * b;
    }
    sum
}

impl Observations {
    /// Vectors of this width, one after the other, and of each the number of its rows and their points.
    pub fn new(vectors: Arc<[f64]>, width: usize, counts: Vec<(f64, f64)>) -> Observations {
        let total = counts.iter().map(|count| count.0).sum();
        Observations {
            width,
            vectors,
            counts,
            total,
        }
    }

    /// Rows with the same cost at half the work: a row and its opposite with the opposite result say the same, and are merged. White's
    /// points no longer are what they were: [`mean`](Self::mean) and [`brier`](Self::brier) are those of the rows as they came.
    #[must_use]
    pub fn mirrored(&self) -> Observations {
        let mut numbers: HashMap<Vec<u64>, usize> = HashMap::new();
        let (mut vectors, mut counts) = (Vec::new(), Vec::<(f64, f64)>::new());
        for (vector, weight, points) in self.rows() {
            let first = vector.iter().find(|x| x.abs() > 0.0);
            let (sign, points) = match first {
                Some(x) if *x < 0.0 => (-1.0, weight - points),
                _ => (1.0, points),
            };
            // Adding zero makes the negative one positive.
            let vector: Vec<f64> = vector.iter().map(|x| sign * x + 0.0).collect();
            let key = vector.iter().map(|x| x.to_bits()).collect();
            let number = *numbers.entry(key).or_insert(counts.len());
            if number == counts.len() {
                vectors.extend(vector);
                counts.push((0.0, 0.0));
            }
            counts[number].0 += weight;
            counts[number].1 += points;
        }
        Observations::new(vectors.into(), self.width, counts)
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn total(&self) -> f64 {
        self.total
    }

    /// The vectors that are there, with the number of their rows and their points.
    pub fn rows(&self) -> impl Iterator<Item = (&[f64], f64, f64)> {
        let rows = self.vectors.chunks_exact(self.width).zip(&self.counts);
        rows.filter(|(_, count)| count.0 > 0.0)
            .map(|(vector, &(weight, points))| (vector, weight, points))
    }

    /// The cost of coefficients.
    pub fn cost(&self, theta: &[f64], lambda: f64) -> f64 {
        self.loss(theta) + lambda * dot(theta, theta)
    }

    /// The cost without its regularisation: the mean logarithmic loss.
    pub fn loss(&self, theta: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (vector, weight, points) in self.rows() {
            let z = dot(theta, vector);
            sum += weight * softplus(z) - points * z;
        }
        sum / self.total
    }

    /// The mean square of the distance of the chances from the points (Brier score); of rows with half points besides ¼ of their share.
    pub fn brier(&self, theta: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (vector, weight, points) in self.rows() {
            let p = sigmoid(dot(theta, vector));
            // A draw counts as half a win and half a loss: y² is y.
            sum += points * (1.0 - 2.0 * p) + weight * p * p;
        }
        sum / self.total
    }

    /// White's mean points.
    pub fn mean(&self) -> f64 {
        self.counts.iter().map(|count| count.1).sum::<f64>() / self.total
    }

    /// The gradient of the cost.
    pub fn gradient(&self, theta: &[f64], lambda: f64, gradient: &mut [f64]) {
        gradient.fill(0.0);
        if self.width == 5 {
            // The source's model in a loop of its own: all of it stays in registers.
            self.gradient_of_five(theta, gradient);
        } else {
            for (vector, weight, points) in self.rows() {
                let error = weight * sigmoid(dot(theta, vector)) - points;
                for (sum, x) in gradient.iter_mut().zip(vector) {
                    *sum += error * x;
                }
            }
        }
        for (sum, theta) in gradient.iter_mut().zip(theta) {
            *sum = *sum / self.total + 2.0 * lambda * theta;
        }
    }

    fn gradient_of_five(&self, theta: &[f64], gradient: &mut [f64]) {
        let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|n| theta[n]);
        let mut sums = [0.0; 5];
        for (vector, weight, points) in self.rows() {
            // The same order of operations as in `dot`.
            let z = a * vector[0] + b * vector[1] + c * vector[2] + d * vector[3] + e * vector[4];
            let error = weight * sigmoid(z) - points;
            for (sum, x) in sums.iter_mut().zip(vector) {
                *sum += error * x;
            }
        }
        gradient.copy_from_slice(&sums);
    }

    /// The gradient of the cost and its second derivatives, row by row.
    pub fn derivatives(&self, theta: &[f64], lambda: f64) -> (Vec<f64>, Vec<f64>) {
        let width = self.width;
        let mut gradient = vec![0.0; width];
        let mut hessian = vec![0.0; width * width];
        for (vector, weight, points) in self.rows() {
            let p = sigmoid(dot(theta, vector));
            let error = weight * p - points;
            let curvature = weight * p * (1.0 - p);
            for (row, &x) in vector.iter().enumerate() {
                gradient[row] += error * x;
                let scaled = curvature * x;
                // The lower half; the other is the same.
                for (cell, &y) in hessian[row * width..][..=row].iter_mut().zip(vector) {
                    *cell += scaled * y;
                }
            }
        }
        for row in 0..width {
            gradient[row] = gradient[row] / self.total + 2.0 * lambda * theta[row];
            for column in 0..=row {
                let mut cell = hessian[row * width + column] / self.total;
                if row == column {
                    cell += 2.0 * lambda;
                }
                hessian[row * width + column] = cell;
                hessian[column * width + row] = cell;
            }
        }
        (gradient, hessian)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four vectors of two columns.
    fn observations() -> Observations {
        let vectors = vec![0.0, 0.0, 1.0, 0.0, -1.0, 2.0, 3.0, -1.0];
        let counts = vec![(4.0, 1.5), (10.0, 7.0), (0.0, 0.0), (3.0, 2.5)];
        Observations::new(vectors.into(), 2, counts)
    }

    /// The same cost, computed from the definition.
    fn plain_cost(theta: &[f64], lambda: f64) -> f64 {
        let rows = [
            ([0.0, 0.0], 4.0, 1.5),
            ([1.0, 0.0], 10.0, 7.0),
            ([3.0, -1.0], 3.0, 2.5),
        ];
        let loss: f64 = rows
            .iter()
            .map(|(x, weight, points)| {
                let p = 1.0 / (1.0 + (-(theta[0] * x[0] + theta[1] * x[1])).exp());
                -(points * p.ln() + (weight - points) * (1.0 - p).ln())
            })
            .sum();
        loss / 17.0 + lambda * (theta[0] * theta[0] + theta[1] * theta[1])
    }

    #[test]
    fn cost_at_zero_is_the_logarithm_of_two() {
        let cost = observations().cost(&[0.0, 0.0], 1e-6);
        assert!((cost - 2.0_f64.ln()).abs() < 1e-15, "{cost}");
    }

    #[test]
    fn cost_is_that_of_the_definition() {
        let observations = observations();
        assert!((observations.mean() - 11.0 / 17.0).abs() < 1e-15);
        assert!((observations.total() - 17.0).abs() < 1e-15);
        for theta in [[0.3, -0.7], [-2.0, 1.0], [5.0, 0.1]] {
            for lambda in [0.0, 0.25] {
                let cost = observations.cost(&theta, lambda);
                assert!(
                    (cost - plain_cost(&theta, lambda)).abs() < 1e-10,
                    "{theta:?}"
                );
            }
        }
        // Far out nothing overflows: 7 points and 3 lost of ten rows at z = 1000, 2.5 and 0.5 of three at 3000.
        let far = observations.loss(&[1000.0, 0.0]);
        let expected = (4.0 * 2.0_f64.ln() + 3.0 * 1000.0 + 0.5 * 3000.0) / 17.0;
        assert!((far - expected).abs() < 1e-9, "{far}");
        let back = observations.loss(&[-1000.0, 0.0]);
        let expected = (4.0 * 2.0_f64.ln() + 7.0 * 1000.0 + 2.5 * 3000.0) / 17.0;
        assert!((back - expected).abs() < 1e-9, "{back}");
    }

    #[test]
    fn opposite_rows_are_merged_at_the_same_cost() {
        let vectors = vec![0.0, 0.0, 1.0, -2.0, -1.0, 2.0, 0.0, -3.0];
        let counts = vec![(4.0, 1.5), (10.0, 7.0), (5.0, 1.0), (3.0, 2.5)];
        let rows = Observations::new(vectors.into(), 2, counts);
        let merged = rows.mirrored();
        let found: Vec<(Vec<u8>, u8, u8)> = merged
            .rows()
            .map(|(vector, weight, points)| {
                let vector = vector.iter().map(|x| (x + 10.0) as u8).collect();
                (vector, weight as u8, (2.0 * points) as u8)
            })
            .collect();
        assert_eq!(
            found,
            [
                (vec![10, 10], 4, 3),
                (vec![11, 8], 15, 22),
                (vec![10, 13], 3, 1)
            ]
        );
        for theta in [[0.4, -0.3], [-2.0, 1.5]] {
            let difference = rows.cost(&theta, 0.1) - merged.cost(&theta, 0.1);
            assert!(difference.abs() < 1e-14, "{difference}");
            let ((a, _), (b, _)) = (
                rows.derivatives(&theta, 0.1),
                merged.derivatives(&theta, 0.1),
            );
            assert!(a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-14));
        }
    }

    #[test]
    fn brier_score() {
        let observations = observations();
        // Everywhere ½: a quarter.
        assert!((observations.brier(&[0.0, 0.0]) - 0.25).abs() < 1e-15);
        let p = [0.5, sigmoid(1.0), sigmoid(3.0)];
        let rows = [(4.0, 1.5), (10.0, 7.0), (3.0, 2.5)];
        let expected: f64 = (rows.iter().zip(p))
            .map(|(&(weight, points), p)| {
                points * (1.0 - p) * (1.0 - p) + (weight - points) * p * p
            })
            .sum();
        let found = observations.brier(&[1.0, 0.0]);
        assert!((found - expected / 17.0).abs() < 1e-15, "{found}");
    }

    #[test]
    fn derivatives_are_those_of_finite_differences() {
        let observations = observations();
        let (lambda, h) = (0.05, 1e-5);
        for theta in [[0.0, 0.0], [0.3, -0.7], [-1.5, 0.4]] {
            let (gradient, hessian) = observations.derivatives(&theta, lambda);
            let mut alone = [9.0; 2];
            observations.gradient(&theta, lambda, &mut alone);
            for row in 0..2 {
                let (mut above, mut below) = (theta, theta);
                above[row] += h;
                below[row] -= h;
                let slope = (plain_cost(&above, lambda) - plain_cost(&below, lambda)) / (2.0 * h);
                assert!((gradient[row] - slope).abs() < 1e-9, "{theta:?} {row}");
                assert!((alone[row] - slope).abs() < 1e-9, "{theta:?} {row}");
                let (high, _) = observations.derivatives(&above, lambda);
                let (low, _) = observations.derivatives(&below, lambda);
                for column in 0..2 {
                    let slope = (high[column] - low[column]) / (2.0 * h);
                    let cell = hessian[row * 2 + column];
                    assert!((cell - slope).abs() < 1e-8, "{theta:?} {row} {column}");
                }
            }
        }
    }

    #[test]
    fn five_columns_and_more_have_the_same_gradient() {
        let vectors: Vec<f64> = (0..40).map(|n| f64::from(n * 7 % 5 - 2)).collect();
        let counts = vec![(3.0, 1.0), (5.0, 4.5), (1.0, 1.0), (2.0, 0.0)];
        let wide: Vec<f64> = vectors
            .chunks_exact(5)
            .take(4)
            .flat_map(|vector| vector.iter().copied().chain([0.0]))
            .collect();
        let five = Observations::new(vectors[..20].into(), 5, counts.clone());
        let six = Observations::new(wide.into(), 6, counts);
        let theta = [0.3, -0.2, 0.9, 1.1, -0.4, 0.0];
        let (mut short, mut long) = ([0.0; 5], [0.0; 6]);
        five.gradient(&theta[..5], 0.01, &mut short);
        six.gradient(&theta, 0.01, &mut long);
        for (a, b) in short.iter().zip(long) {
            assert!((a - b).abs() < 1e-15);
        }
        let (derived, _) = five.derivatives(&theta[..5], 0.01);
        assert_eq!(short[..], derived[..]);
    }
}
