//! Scales of plots: figures become places in the drawing.

use std::fmt::Write;

/// A scale from figures to places, linear or logarithmic.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    from: [f64; 2],
    to: [f64; 2],
    logarithmic: bool,
}

impl Scale {
    /// A linear scale.
    pub fn linear(from: [f64; 2], to: [f64; 2]) -> Scale {
        Scale {
            from,
            to,
            logarithmic: false,
        }
    }

    /// A logarithmic scale, for ratios and for numbers of steps. Figures below the first are drawn there.
    pub fn logarithmic(from: [f64; 2], to: [f64; 2]) -> Scale {
        Scale {
            from,
            to,
            logarithmic: true,
        }
    }

    /// The place of a figure; one beyond the ends is drawn at the end.
    pub fn at(self, figure: f64) -> f64 {
        let [low, high] = self.from;
        let figure = figure.clamp(low, high);
        let share = if self.logarithmic {
            (figure / low).ln() / (high / low).ln()
        } else {
            (figure - low) / (high - low)
        };
        self.to[0] + share * (self.to[1] - self.to[0])
    }
}

/// Ends of an axis that hold all of these figures, with some room.
pub fn ends(figures: impl Iterator<Item = f64>, least: [f64; 2]) -> [f64; 2] {
    figures
        .filter(|figure| figure.is_finite())
        .fold(least, |[low, high], figure| {
            [low.min(figure), high.max(figure)]
        })
}

/// Round figures within the ends, in steps of 1, 2 and 5, about so many.
pub fn ticks([low, high]: [f64; 2], about: f64) -> Vec<f64> {
    let rough = (high - low) / about;
    if !(rough > 0.0 && rough.is_finite()) {
        return Vec::new();
    }
    let power = 10f64.powf(rough.log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0];
    let factor = factors
        .into_iter()
        .find(|factor| power * factor >= rough * 0.999);
    let step = power * factor.unwrap_or(10.0);
    // A tick at an end is one though its quotient is not exact.
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last).map(|number| number as f64 * step).collect()
}

/// A line through points, as the path of an SVG.
pub fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (number, (x, y)) in points.enumerate() {
        let pen = if number == 0 { 'M' } else { 'L' };
        // A string takes whatever is written to it.
        let _ = write!(path, "{pen}{x:.1} {y:.1}");
    }
    path
}

/// The share of points by 1/(1+e^(−α·ΔM)).
pub fn win_chance(alpha: f64, pawns: f64) -> f64 {
    1.0 / (1.0 + (-alpha * pawns).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_hold_their_ends() {
        let scale = Scale::linear([0.0, 10.0], [100.0, 0.0]);
        for (figure, place) in [
            (0.0, 100.0),
            (5.0, 50.0),
            (10.0, 0.0),
            (-1.0, 100.0),
            (11.0, 0.0),
        ] {
            assert!((scale.at(figure) - place).abs() < 1e-9, "{figure}");
        }
        let scale = Scale::logarithmic([1.0, 10_000.0], [0.0, 400.0]);
        for (figure, place) in [(0.0, 0.0), (1.0, 0.0), (100.0, 200.0), (10_000.0, 400.0)] {
            assert!((scale.at(figure) - place).abs() < 1e-9, "{figure}");
        }
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks([0.0, 1100.0], 5.0), [0.0, 500.0, 1000.0]);
        let found = ticks([0.45, 0.7], 3.0);
        assert_eq!(found.len(), 3);
        for (found, expected) in found.into_iter().zip([0.5, 0.6, 0.7]) {
            assert!((found - expected).abs() < 1e-9, "{found}");
        }
        assert!(ticks([1.0, 1.0], 3.0).is_empty());
    }

    #[test]
    fn ends_hold_all_figures_that_there_are() {
        let found = ends([250.0, f64::NAN, 1300.0].into_iter(), [300.0, 1000.0]);
        assert_eq!(found.map(f64::to_bits), [250.0, 1300.0].map(f64::to_bits));
    }

    #[test]
    fn a_pawn_ahead_is_two_to_one() {
        assert!((win_chance(0.7, 1.0) - 0.668).abs() < 0.001);
        assert!((win_chance(0.7, 0.0) - 0.5).abs() < 1e-12);
        assert_eq!(
            path([(0.0, 1.0), (2.0, 3.25)].into_iter()),
            "M0.0 1.0L2.0 3.2"
        );
    }
}
