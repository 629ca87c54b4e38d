//! The log of a fit as text, as the source prints it.

use std::fmt::Write;

use crate::dataset::Dataset;
use crate::descent::Descent;
use crate::design::Design;
use crate::games::GameCounts;
use crate::terms::Column;

/// A number with at most six significant digits, as C's `%g` writes it.
///
/// ```
/// assert_eq!(lab::significant(0.693_147_18), "0.693147");
/// assert_eq!(lab::significant(288.478_280_5), "288.478");
/// assert_eq!(lab::significant(1e-6), "1e-06");
/// ```
pub fn significant(number: f64) -> String {
    if number.abs() < f64::MIN_POSITIVE {
        return "0".to_owned();
    }
    if !number.is_finite() {
        return number.to_string();
    }
    // Rounded first: 999999.7 has seven digits after that.
    let scientific = format!("{number:.5e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let plain = |digits: &str| {
        if digits.contains('.') {
            let digits = digits.trim_end_matches('0');
            digits.trim_end_matches('.').to_owned()
        } else {
            digits.to_owned()
        }
    };
    if (-4..6).contains(&exponent) {
        plain(&format!("{number:.*}", (5 - exponent) as usize))
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", plain(digits), exponent.abs())
    }
}

/// The values of columns where the pawn is worth 100.
pub fn in_pawns(theta: &[f64]) -> impl Iterator<Item = f64> + '_ {
    theta.iter().map(|value| 100.0 * value / theta[0])
}

/// The log of a gradient descent: what was read, the coefficients and their cost from step to step, the values at the end.
pub fn log_text(counts: &GameCounts, data: &Dataset, design: &Design, descent: &Descent) -> String {
    let mut out = String::new();
    let names: Vec<&str> = design
        .columns()
        .iter()
        .map(|column| column.name())
        .collect();
    let mut line = |text: String| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line(format!("Games:   {}", counts.games));
    line(format!("Dataset: [{} x {}]", data.row_count(), names.len()));
    line(format!(
        "Used:    {} rows of {} games",
        design.row_count(),
        design.game_count()
    ));
    line(String::new());
    let mut row = format!("{:>6}", "Iter");
    for name in &names {
        // A string takes whatever is written to it.
        let _ = write!(row, " {name:>12}");
    }
    line(format!("{row} {:>10}", "J"));
    for point in descent.log() {
        let mut row = format!("{:>6}", point.step);
        for theta in &point.theta {
            let _ = write!(row, " {:>12}", significant(*theta));
        }
        line(format!("{row} {:>10}", significant(point.cost)));
    }
    line(String::new());
    line("PIECE VALUES:".to_owned());
    for (column, value) in design.columns().iter().zip(in_pawns(descent.theta())) {
        let name = match column {
            Column::Piece(_) => {
                let mut name = column.name().to_owned();
                name[..1].make_ascii_uppercase();
                name
            }
            column => column.name().to_owned(),
        };
        line(format!("{name:<16} {}", significant(value)));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;
    use crate::synthetic::{THETA, synthetic};
    use crate::terms::Term;

    #[test]
    fn numbers_with_six_digits() {
        for (number, expected) in [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (100.0, "100"),
            (-1.5, "-1.5"),
            (1_076.561_3, "1076.56"),
            (0.000_123_456_78, "0.000123457"),
            (0.000_012_345, "1.2345e-05"),
            (123_456.7, "123457"),
            (999_999.7, "1e+06"),
            (1_234_567.0, "1.23457e+06"),
            (f64::INFINITY, "inf"),
        ] {
            assert_eq!(significant(number), expected, "{number}");
        }
    }

    /// The values that the source prints for its last coefficients (R10).
    #[test]
    fn values_of_the_source() {
        let theta = [0.747_779, 2.157_18, 2.582_66, 3.586_79, 8.0503];
        let values: Vec<String> = in_pawns(&theta).map(significant).collect();
        // From the printed coefficients, so that the last digits may differ by what was rounded off.
        for (value, expected) in values
            .iter()
            .zip([100.0, 288.478, 345.377, 479.66, 1076.56])
        {
            let value: f64 = value.parse().expect("it is a number");
            assert!(
                (value - expected).abs() < 2e-3 * expected / 288.0,
                "{value} {expected}"
            );
        }
    }

    #[test]
    fn the_log_of_a_fit() {
        let data = synthetic(&THETA, 50, 3, 1);
        let settings = Settings {
            terms: vec![Term::White],
            steps: 2500,
            ..Settings::default()
        };
        let design = Design::new(&data, &settings).expect("there are rows");
        let observations = design.observations();
        let mut descent = Descent::new(&observations, &settings);
        descent.step(&observations, u32::MAX);
        let counts = GameCounts {
            games: 60,
            ..GameCounts::default()
        };
        let log = log_text(&counts, &data, &design, &descent);
        let lines: Vec<&str> = log.lines().collect();
        assert_eq!(
            lines[..3],
            [
                "Games:   60",
                "Dataset: [150 x 6]",
                "Used:    150 rows of 50 games"
            ]
        );
        assert!(
            lines[4].trim().starts_with("Iter") && lines[4].ends_with(" J"),
            "{log}"
        );
        let first: Vec<&str> = lines[5].split_whitespace().collect();
        assert_eq!(first, ["0", "0", "0", "0", "0", "0", "0", "0.693147"]);
        let steps = lines[5..9]
            .iter()
            .map(|line| line.split_whitespace().next());
        assert_eq!(
            steps.collect::<Vec<_>>(),
            [Some("0"), Some("1000"), Some("2000"), Some("2500")]
        );
        assert_eq!(lines[10..12], ["PIECE VALUES:", "Pawn             100"]);
        assert!(lines[16].starts_with("white            "), "{log}");
        assert_eq!(lines.len(), 17);
    }
}
