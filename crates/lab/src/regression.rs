//! Linear regression by least squares, and how well it predicts unseen cases.

/// Features of a case and the target to be foretold.
pub type Case = (Vec<f64>, f64);

/// Coefficients of a linear model.
#[derive(Clone, PartialEq, Debug)]
pub struct LinearModel {
    /// The answer where all features are 0.
    pub intercept: f64,
    /// Addition for one more of each feature.
    pub coefficients: Vec<f64>,
}

/// Addition to the diagonal of the normal equations, for each case (ridge regression): so features that are the same in all
/// cases, or the sum of others, do no harm.
const RIDGE: f64 = 1e-6;

impl LinearModel {
    /// The model with the least squares of errors over some cases; all have as many features. `None` without cases.
    ///
    /// ```
    /// use lab::regression::LinearModel;
    ///
    /// let cases = [(vec![0.0], 5.0), (vec![1.0], 7.0), (vec![2.0], 9.0)];
    /// let model = LinearModel::fit(&cases.each_ref()).expect("there are cases");
    /// assert!((model.predict(&[10.0]) - 25.0).abs() < 1e-3);
    /// ```
    pub fn fit(cases: &[&Case]) -> Option<LinearModel> {
        let features = cases.first()?.0.len();
        let number = cases.len() as f64;
        let mean_of = |value: &dyn Fn(&Case) -> f64| {
            cases.iter().map(|case| value(case)).sum::<f64>() / number
        };
        let means: Vec<f64> = (0..features).map(|n| mean_of(&|case| case.0[n])).collect();
        let target = mean_of(&|case| case.1);
        // The normal equations of what differs from the means, the right side as the last column.
        let mut equations = vec![vec![0.0; features + 1]; features];
        for (values, wanted) in cases {
            for (row, equation) in equations.iter_mut().enumerate() {
                let own = values[row] - means[row];
                for (column, cell) in equation[..features].iter_mut().enumerate() {
                    *cell += own * (values[column] - means[column]);
                }
                equation[features] += own * (wanted - target);
            }
        }
        for (row, equation) in equations.iter_mut().enumerate() {
            equation[row] += RIDGE * number;
        }
        let coefficients = solve(equations);
        let at_means: f64 = coefficients.iter().zip(&means).map(|(a, b)| a * b).sum();
        Some(LinearModel {
            intercept: target - at_means,
            coefficients,
        })
    }

    /// The answer for a case.
    pub fn predict(&self, features: &[f64]) -> f64 {
        let parts = self.coefficients.iter().zip(features);
        self.intercept + parts.map(|(a, b)| a * b).sum::<f64>()
    }
}

/// Gaussian elimination of a positive definite system, whose pivots are all on the diagonal.
fn solve(mut equations: Vec<Vec<f64>>) -> Vec<f64> {
    let size = equations.len();
    for pivot in 0..size {
        let (above, below) = equations.split_at_mut(pivot + 1);
        let upper = &above[pivot];
        for lower in below {
            let factor = lower[pivot] / upper[pivot];
            for (cell, over) in lower.iter_mut().zip(upper).skip(pivot) {
                *cell -= factor * over;
            }
        }
    }
    let mut solution = vec![0.0; size];
    for row in (0..size).rev() {
        let equation = &equations[row];
        let known: f64 = (row + 1..size).map(|n| equation[n] * solution[n]).sum();
        solution[row] = (equation[size] - known) / equation[row];
    }
    solution
}

/// Predictions for each case of a model that was fitted to all the others but its own part: every `folds`-th case is in one part
/// (cross-validation). Empty if there are fewer cases than two parts.
pub fn cross_validate(cases: &[Case], folds: usize) -> Vec<f64> {
    let folds = folds.min(cases.len());
    if folds < 2 {
        return Vec::new();
    }
    let models: Vec<LinearModel> = (0..folds)
        .filter_map(|fold| {
            let others = cases.iter().enumerate().filter(|(n, _)| n % folds != fold);
            LinearModel::fit(&others.map(|(_, case)| case).collect::<Vec<_>>())
        })
        .collect();
    let cases = cases.iter().enumerate();
    cases
        .map(|(n, case)| models[n % folds].predict(&case.0))
        .collect()
}

/// Agreement of two series of numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Agreement {
    /// Pearson's coefficient of correlation.
    pub correlation: f64,
    /// Mean of the first less the second.
    pub bias: f64,
    /// Mean of the absolute differences.
    pub error: f64,
    /// Square root of the mean square of the differences.
    pub deviation: f64,
}

impl Agreement {
    /// The agreement of pairs of numbers.
    pub fn of(pairs: &[(f64, f64)]) -> Agreement {
        let number = pairs.len().max(1) as f64;
        let mean =
            |value: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(value).sum::<f64>() / number;
        let (first, second) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
        let product = mean(&|pair| (pair.0 - first) * (pair.1 - second));
        let squares =
            mean(&|pair| (pair.0 - first).powi(2)) * mean(&|pair| (pair.1 - second).powi(2));
        Agreement {
            correlation: if squares > 0.0 {
                product / squares.sqrt()
            } else {
                0.0
            },
            bias: first - second,
            error: mean(&|pair| (pair.0 - pair.1).abs()),
            deviation: mean(&|pair| (pair.0 - pair.1).powi(2)).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cases of `3 + 2a − 5b` with a deviation of ±1 that no feature explains.
    fn cases() -> Vec<Case> {
        let case = |n: u32| {
            let (a, b) = (f64::from(n % 7), f64::from(n % 5));
            let noise = if (n / 35).is_multiple_of(2) {
                1.0
            } else {
                -1.0
            };
            (vec![a, b, 4.0], 3.0 + 2.0 * a - 5.0 * b + noise)
        };
        (0..140).map(case).collect()
    }

    #[test]
    fn the_line_behind_noise_is_found() {
        let cases = cases();
        let model = LinearModel::fit(&cases.iter().collect::<Vec<_>>()).expect("there are cases");
        for (found, expected) in model.coefficients.iter().zip([2.0, -5.0, 0.0]) {
            assert!((found - expected).abs() < 1e-4, "{model:?}");
        }
        assert!((model.intercept - 3.0).abs() < 1e-3, "{model:?}");
        assert_eq!(LinearModel::fit(&[]), None);
    }

    #[test]
    fn cross_validation_foretells_what_it_has_not_seen() {
        let cases = cases();
        let foretold = cross_validate(&cases, 10);
        let pairs: Vec<(f64, f64)> = (foretold.iter().zip(&cases))
            .map(|(&foretold, case)| (foretold, case.1))
            .collect();
        let agreement = Agreement::of(&pairs);
        assert!(agreement.correlation > 0.98, "{agreement:?}");
        assert!(agreement.bias.abs() < 0.01, "{agreement:?}");
        assert!((0.99..1.1).contains(&agreement.deviation), "{agreement:?}");
        assert!(cross_validate(&cases[..1], 10).is_empty());
        // A case that differs from all others is foretold from them alone.
        let mut odd: Vec<Case> = vec![(vec![0.0], 1.0); 4];
        odd[2].1 = 9.0;
        let foretold = cross_validate(&odd, 4);
        assert!((foretold[2] - 1.0).abs() < 1e-9, "{foretold:?}");
        assert!((foretold[0] - 11.0 / 3.0).abs() < 1e-9, "{foretold:?}");
    }

    #[test]
    fn agreement_of_series() {
        let found = Agreement::of(&[(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)]);
        assert!((found.correlation - 1.0).abs() < 1e-12);
        assert!((found.bias + 2.0).abs() < 1e-12 && (found.error - 2.0).abs() < 1e-12);
        assert!((found.deviation - (14.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        let found = Agreement::of(&[(1.0, 6.0), (2.0, 4.0), (3.0, 2.0)]);
        assert!((found.correlation + 1.0).abs() < 1e-12);
        let same = Agreement::of(&[(1.0, 3.0), (1.0, 2.0)]);
        assert!(same.correlation.abs() < f64::EPSILON, "{same:?}");
    }
}
