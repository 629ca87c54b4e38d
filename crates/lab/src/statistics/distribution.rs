//! The normal distribution, and Student's for few results.

use std::f64::consts::TAU;

/// Half of all that is normally distributed and 95 % in the middle: within so many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// The share of a normal distribution below `x` standard deviations from its mean.
///
/// Source: G. Marsaglia, “Evaluating the Normal Distribution”, Journal of Statistical Software 11 (2004): the Taylor series
/// about 0, summed until nothing changes.
pub fn normal(x: f64) -> f64 {
    // Beyond this a double does not tell the share from none or all.
    if x.abs() > 8.0 {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let (mut sum, mut term, mut divisor) = (x, x, 1.0);
    loop {
        divisor += 2.0;
        term *= x * x / divisor;
        let next = sum + term;
        // Exactly: every further term is smaller.
        if next.to_bits() == sum.to_bits() {
            return 0.5 + sum * (-x * x / 2.0).exp() / TAU.sqrt();
        }
        sum = next;
    }
}

/// Student's t: the number of standard errors on both sides of a mean of `count` results hold its true value with 95 % certainty, where
/// the standard deviation too is known from these results alone: 1.96 for very many, more for few.
///
/// Source: Abramowitz & Stegun, Handbook of Mathematical Functions, 26.7.5 (Cornish–Fisher expansion of Student's t).
/// Infinite for a single result.
pub fn student(count: f64) -> f64 {
    let freedom = count - 1.0;
    if freedom < 1.0 {
        return f64::INFINITY;
    }
    let z = |power| Z.powi(power);
    let terms = [
        Z,
        (z(3) + Z) / 4.0,
        (5.0 * z(5) + 16.0 * z(3) + 3.0 * Z) / 96.0,
        (3.0 * z(7) + 19.0 * z(5) + 17.0 * z(3) - 15.0 * Z) / 384.0,
        (79.0 * z(9) + 776.0 * z(7) + 1_482.0 * z(5) - 1_920.0 * z(3) - 945.0 * Z) / 92_160.0,
    ];
    // Σ termsᵢ / freedomⁱ, by Horner's rule.
    terms
        .into_iter()
        .rev()
        .fold(0.0, |sum, term| sum / freedom + term)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_any_handbook() {
        for (x, share) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (-1.0, 0.158_655_254),
            (Z, 0.975),
            (-3.0, 0.001_349_898),
            (20.0, 1.0),
            (-20.0, 0.0),
        ] {
            assert!((normal(x) - share).abs() < 1e-9, "{x}: {}", normal(x));
        }
        for (count, t) in [(4.0, 3.182), (11.0, 2.228), (31.0, 2.042), (1e9, 1.960)] {
            assert!((student(count) - t).abs() < 0.012, "{}", student(count));
        }
        assert!(student(2.0) > 11.0 && student(1.0).is_infinite());
    }
}
