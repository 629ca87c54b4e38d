//! Cholesky decomposition of small symmetric matrices.

/// The lower triangle L of a positive definite matrix `LLᵀ`.
#[derive(Clone, Debug)]
pub struct Cholesky {
    size: usize,
    /// Row by row; what lies above the diagonal is not used.
    lower: Vec<f64>,
}

impl Cholesky {
    /// Decomposes a matrix that is given row by row; `None` if it is not positive definite.
    pub fn new(matrix: &[f64], size: usize) -> Option<Cholesky> {
        let mut lower = matrix.to_vec();
        for row in 0..size {
            for column in 0..=row {
                let mut rest = lower[row * size + column];
                for k in 0..column {
                    rest -= lower[row * size + k] * lower[column * size + k];
                }
                if row != column {
                    lower[row * size + column] = rest / lower[column * size + column];
                } else if rest > 0.0 && rest.is_finite() {
                    lower[row * size + row] = rest.sqrt();
                } else {
                    return None;
                }
            }
        }
        Some(Cholesky { size, lower })
    }

    /// The solution of `LLᵀx = b`.
    pub fn solve(&self, right: &[f64]) -> Vec<f64> {
        let (size, lower) = (self.size, &self.lower);
        let mut x = right.to_vec();
        for row in 0..size {
            for k in 0..row {
                x[row] -= lower[row * size + k] * x[k];
            }
            x[row] /= lower[row * size + row];
        }
        for row in (0..size).rev() {
            for k in row + 1..size {
                x[row] -= lower[k * size + row] * x[k];
            }
            x[row] /= lower[row * size + row];
        }
        x
    }

    /// Of each column, the part of its diagonal element that the columns before it do not explain: 0 for one that is their sum.
    pub fn own_parts(&self, matrix: &[f64]) -> Vec<f64> {
        let diagonal = |n: usize| n * self.size + n;
        (0..self.size)
            .map(|n| self.lower[diagonal(n)] * self.lower[diagonal(n)] / matrix[diagonal(n)])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let matrix = [4.0, 2.0, -2.0, 2.0, 10.0, 2.0, -2.0, 2.0, 6.0];
        let cholesky = Cholesky::new(&matrix, 3).expect("it is positive definite");
        let x = cholesky.solve(&[2.0, -14.0, 10.0]);
        for (row, expected) in [2.0, -14.0, 10.0].into_iter().enumerate() {
            let found: f64 = (0..3).map(|k| matrix[row * 3 + k] * x[k]).sum();
            assert!((found - expected).abs() < 1e-12, "{x:?}");
        }
        let own = cholesky.own_parts(&matrix);
        assert!((own[0] - 1.0).abs() < 1e-15);
        assert!((own[1] - 0.9).abs() < 1e-15, "{own:?}");
        assert!((own[2] - 4.0 / 6.0).abs() < 1e-15, "{own:?}");
    }

    #[test]
    fn a_matrix_that_is_not_positive_definite() {
        assert!(Cholesky::new(&[1.0, 2.0, 2.0, 4.0], 2).is_none());
        assert!(Cholesky::new(&[1.0, 2.0, 2.0, 1.0], 2).is_none());
        assert!(Cholesky::new(&[f64::NAN], 1).is_none());
        assert!(Cholesky::new(&[f64::INFINITY], 1).is_none());
        assert!(Cholesky::new(&[0.0], 1).is_none());
    }
}
