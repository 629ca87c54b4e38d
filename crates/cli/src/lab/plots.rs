//! Plots of an experiment as SVG files, to stand in its report.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use lab::Report;

/// Size of a plot in units, and the room around what is drawn.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 40.0;

/// Colours of the five pieces, told apart by dashes as well.
const LINES: [(&str, &str); 5] = [
    ("#555555", "2 3"),
    ("#2f6b4f", ""),
    ("#b5652a", "8 4"),
    ("#3b5f9a", "12 3 3 3"),
    ("#8a3b6b", "1 2"),
];

/// The names of the files, each with its title.
pub const PLOTS: [(&str, &str); 4] = [
    ("values.svg", "Values, pawn = 100, with 95 % intervals"),
    ("descent.svg", "Values by step of the gradient descent"),
    ("cost.svg", "Cost by step of the gradient descent"),
    (
        "scores.svg",
        "White's score by difference of material, 1-3-3-5-9",
    ),
];

/// Writes all plots into a folder, which is made if need be.
pub fn write(report: &Report, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let drawn = [
        values(report),
        descent(report),
        cost(report),
        scores(report),
    ];
    for ((name, _), plot) in PLOTS.iter().zip(drawn) {
        fs::write(folder.join(name), plot)?;
    }
    Ok(())
}

/// A drawing with axes from `x` and `y`, each from its least to its greatest value.
struct Plot {
    x: [f64; 2],
    y: [f64; 2],
    svg: String,
}

impl Plot {
    fn new(title: &str, x: [f64; 2], y: [f64; 2], labels: [&str; 2]) -> Plot {
        // What has no extent is drawn in the middle.
        let wide = |[low, high]: [f64; 2]| {
            if high - low > 1e-9 {
                [low, high]
            } else {
                [low - 1.0, high + 1.0]
            }
        };
        let mut plot = Plot {
            x: wide(x),
            y: wide(y),
            svg: String::new(),
        };
        plot.draw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<title>{title}</title>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n\
             <text x=\"{LEFT}\" y=\"20\" font-size=\"14\">{title}</text>"
        ));
        let [x_label, y_label] = labels;
        plot.draw(format_args!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#666666\">{x_label}</text>\n<text x=\"{LEFT}\" y=\"34\" \
             fill=\"#666666\">{y_label}</text>",
            WIDTH - RIGHT,
            HEIGHT - 6.0
        ));
        for part in 0..=4 {
            let along = |[low, high]: [f64; 2]| low + (high - low) * f64::from(part) / 4.0;
            let (x, y) = (along(plot.x), along(plot.y));
            let (at_x, at_y) = (plot.at_x(x), plot.at_y(y));
            plot.draw(format_args!(
                "<path d=\"M{LEFT} {at_y:.1}H{}\" stroke=\"#e4e0d8\"/>\n<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                at_y + 4.0,
                tick(y, plot.y)
            ));
            // Pieces stand beside each other without a measure.
            if !x_label.is_empty() {
                plot.draw(format_args!(
                    "<text x=\"{at_x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                    HEIGHT - BOTTOM + 16.0,
                    tick(x, plot.x)
                ));
            }
        }
        plot
    }

    fn at_x(&self, x: f64) -> f64 {
        let [low, high] = self.x;
        LEFT + (x - low) / (high - low) * (WIDTH - LEFT - RIGHT)
    }

    fn at_y(&self, y: f64) -> f64 {
        let [low, high] = self.y;
        HEIGHT - BOTTOM - (y - low) / (high - low) * (HEIGHT - TOP - BOTTOM)
    }

    fn draw(&mut self, element: std::fmt::Arguments<'_>) {
        // A string takes whatever is written to it.
        let _ = writeln!(self.svg, "{element}");
    }

    fn line(&mut self, points: &[(f64, f64)], (color, dashes): (&str, &str)) {
        let points: Vec<String> = points
            .iter()
            .map(|&(x, y)| format!("{:.1},{:.1}", self.at_x(x), self.at_y(y)))
            .collect();
        self.draw(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"1.5\" stroke-dasharray=\"{dashes}\"/>",
            points.join(" ")
        ));
    }

    /// A point with an interval.
    fn bar(&mut self, x: f64, y: f64, interval: Option<lab::Interval>, color: &str) {
        let (at_x, at_y) = (self.at_x(x), self.at_y(y));
        if let Some(lab::Interval { low, high }) = interval {
            let (low, high) = (self.at_y(low), self.at_y(high));
            self.draw(format_args!(
                "<path d=\"M{at_x:.1} {low:.1}V{high:.1}\" stroke=\"{color}\"/>"
            ));
        }
        self.draw(format_args!(
            "<circle cx=\"{at_x:.1}\" cy=\"{at_y:.1}\" r=\"3\" fill=\"{color}\"/>"
        ));
    }

    fn text(&mut self, x: f64, y: f64, text: &str) {
        let (x, y) = (self.at_x(x), self.at_y(y));
        self.draw(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" dx=\"8\" dy=\"-5\">{text}</text>"
        ));
    }

    fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}

/// A number at an axis, with as many digits as tell its neighbours apart.
fn tick(value: f64, [low, high]: [f64; 2]) -> String {
    let digits = if high - low >= 20.0 {
        0
    } else if high - low >= 2.0 {
        1
    } else if high - low >= 0.5 {
        2
    } else {
        3
    };
    format!("{:.digits$}", value + 0.0)
}

/// The least and the greatest of some numbers; 0 and 1 if there are none.
fn extent(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    let finite = numbers.filter(|number| number.is_finite());
    let ends = finite.fold(None, |ends: Option<[f64; 2]>, number| {
        let [low, high] = ends.unwrap_or([number; 2]);
        Some([low.min(number), high.max(number)])
    });
    ends.unwrap_or([0.0, 1.0])
}

fn values(report: &Report) -> String {
    let pieces = &report.columns[..report.columns.len().min(5)];
    let interval = |column: &lab::ColumnReport| column.bootstrap.or(column.quick);
    let ends = pieces.iter().flat_map(|column| {
        let interval = interval(column);
        [
            Some(column.value),
            interval.map(|it| it.low),
            interval.map(|it| it.high),
        ]
    });
    let [_, high] = extent(ends.flatten());
    let mut plot = Plot::new(PLOTS[0].1, [0.0, 6.0], [0.0, high * 1.05], ["", "value"]);
    for (x, column) in (1..).zip(pieces) {
        let x = f64::from(x);
        plot.bar(x, column.value, interval(column), LINES[1].0);
        plot.text(
            x,
            column.value,
            &format!("{} {:.0}", column.name, column.value),
        );
    }
    plot.finish()
}

fn descent(report: &Report) -> String {
    let log = &report.descent.log;
    let values = |theta: &[f64]| -> Vec<f64> {
        let pawn = theta.first().copied().unwrap_or(0.0);
        let of = |theta: &f64| {
            if pawn == 0.0 {
                f64::NAN
            } else {
                100.0 * theta / pawn
            }
        };
        theta.iter().take(5).map(of).collect()
    };
    let steps = extent(log.iter().map(|point| f64::from(point.step)));
    let all = log.iter().flat_map(|point| values(&point.theta));
    let mut plot = Plot::new(PLOTS[1].1, steps, extent(all), ["step", "value"]);
    for (piece, look) in LINES.iter().enumerate() {
        let points = log.iter().filter_map(|point| {
            let value = values(&point.theta).get(piece).copied()?;
            value.is_finite().then_some((f64::from(point.step), value))
        });
        let points: Vec<(f64, f64)> = points.collect();
        plot.line(&points, *look);
        if let (Some(&(x, y)), Some(column)) =
            (points.get(points.len() / 2), report.columns.get(piece))
        {
            plot.text(x, y, column.name);
        }
    }
    plot.finish()
}

fn cost(report: &Report) -> String {
    let log = &report.descent.log;
    let steps = extent(log.iter().map(|point| f64::from(point.step)));
    let costs = extent(log.iter().map(|point| point.cost));
    let mut plot = Plot::new(PLOTS[2].1, steps, costs, ["step", "J"]);
    let points: Vec<(f64, f64)> = log
        .iter()
        .map(|point| (f64::from(point.step), point.cost))
        .collect();
    plot.line(&points, LINES[1]);
    plot.finish()
}

fn scores(report: &Report) -> String {
    let calibration = &report.calibration;
    let pawns = extent(calibration.bins.iter().map(|bin| f64::from(bin.pawns)));
    let mut plot = Plot::new(PLOTS[3].1, pawns, [0.0, 1.0], ["pawns", "score"]);
    if let Some(alpha) = calibration.alpha {
        let [low, high] = plot.x;
        let points = (0..=80).map(|part| {
            let x = low + (high - low) * f64::from(part) / 80.0;
            (x, lab::win_chance(alpha, x))
        });
        plot.line(&points.collect::<Vec<_>>(), LINES[2]);
    }
    for bin in &calibration.bins {
        plot.bar(
            f64::from(bin.pawns),
            bin.score,
            Some(bin.interval),
            LINES[1].0,
        );
    }
    plot.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_fit_what_is_drawn() {
        let bits = |ends: [f64; 2]| ends.map(f64::to_bits);
        let ends = extent([2.0, f64::NAN, -1.0].into_iter());
        assert_eq!(bits(ends), bits([-1.0, 2.0]));
        assert_eq!(bits(extent(std::iter::empty())), bits([0.0, 1.0]));
        assert_eq!(
            (tick(0.5, [0.0, 1.0]), tick(50.0, [0.0, 100.0])),
            ("0.50".into(), "50".into())
        );
        assert_eq!(tick(0.46922, [0.46, 0.47]), "0.469");
        let plot = Plot::new("A", [3.0, 3.0], [0.0, 10.0], ["x", "y"]);
        assert!((plot.at_x(3.0) - (LEFT + (WIDTH - LEFT - RIGHT) / 2.0)).abs() < 1e-9);
        assert!((plot.at_y(0.0) - (HEIGHT - BOTTOM)).abs() < 1e-9);
        assert!((plot.at_y(10.0) - TOP).abs() < 1e-9);
    }
}
