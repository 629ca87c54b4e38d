//! Plot of the distance to mate by move, with perfect play beside it.

use super::attempt::Attempt;
use super::run::Run;
use i18n::args;
use leptos::prelude::*;
use std::fmt::Write;
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Width and height of the drawing.
const SIZE: (f64, f64) = (400.0, 120.0);

/// Edges of the area of the lines: left, top, right, bottom.
const AREA: (f64, f64, f64, f64) = (28.0, 8.0, 392.0, 100.0);

/// Steps of the grid; the first by which there are few lines is taken.
const STEPS: [u32; 4] = [1, 2, 5, 10];

/// Distances to mate of an attempt: as it went, and by perfect play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Distances {
    played: Vec<u32>,
    perfect: Vec<u32>,
}

impl Distances {
    fn of(attempt: &Attempt) -> Distances {
        let played = attempt.distances();
        let first = played.first().copied().unwrap_or_default();
        let moves = (played.len() as u32).saturating_sub(1);
        let perfect = (0..=moves).map(|made| first.saturating_sub(made));
        Distances {
            perfect: perfect.collect(),
            played,
        }
    }
}

/// The plot; there is none before the first move, and where nothing is to be won.
#[component]
pub fn DistancePlot(run: Run) -> impl IntoView {
    let words = run.words;
    let distances = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map(Distances::of).unwrap_or_default())
    });
    let told = move || {
        let (moves, now, perfect) = distances.with(|distances| {
            let last = |line: &[u32]| line.last().copied().unwrap_or_default();
            let moves = distances.played.len().saturating_sub(1) as u32;
            (moves, last(&distances.played), last(&distances.perfect))
        });
        let args = args!["count" => moves, "now" => now, "perfect" => perfect];
        words.now().with("drill-distance-told", &args)
    };
    let table = move || {
        let words = words.now();
        let head = ["drill-moves", "drill-distance", "drill-perfect-line"];
        let rows = distances.with(|distances| {
            let lines = distances.played.iter().zip(&distances.perfect).enumerate();
            let row = |(made, (played, perfect)): (usize, (&u32, &u32))| {
                vec![made.to_string(), played.to_string(), perfect.to_string()]
            };
            lines.map(row).collect()
        });
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows,
        }
    };
    let frame = move || {
        let key = vec![
            ("line", Signal::derive(words.say("drill-you"))),
            ("dots", Signal::derive(words.say("drill-perfect-line"))),
        ];
        let plot = view! {
            <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=words.say("drill-distance")>
                <desc>{told}</desc>
                {move || distances.with(drawing)}
            </svg>
        };
        view! {
            <PlotFrame
                name="distance"
                title=Signal::derive(words.say("drill-distance"))
                unit=Signal::derive(words.say("drill-unit"))
                plot=plot.into_any()
                key
                table=Signal::derive(table)
            />
        }
    };
    let shown = Memo::new(move |_| {
        distances.with(|distances| {
            distances.played.len() > 1 && distances.played.first().is_some_and(|first| *first > 0)
        })
    });
    view! { <Show when=move || shown.get()>{frame}</Show> }
}

/// The two lines over a grid.
fn drawing(distances: &Distances) -> impl IntoView + use<> {
    let (left, top, right, bottom) = AREA;
    let all = || distances.played.iter().chain(&distances.perfect).copied();
    let (least, greatest) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(1));
    let step = STEPS
        .into_iter()
        .find(|step| (greatest - least) / step < 5)
        .unwrap_or(20);
    let (low, high) = (least / step * step, greatest.div_ceil(step) * step);
    let y = move |distance: u32| {
        bottom - (bottom - top) * f64::from(distance - low) / f64::from((high - low).max(1))
    };
    let last = distances.played.len().saturating_sub(1).max(1);
    let x = move |made: usize| left + (right - left) * made as f64 / last as f64;
    let path = |line: &[u32]| {
        let mut path = String::new();
        for (made, &distance) in line.iter().enumerate() {
            let pen = if made == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{pen}{:.1} {:.1}", x(made), y(distance));
        }
        path
    };
    let (played, perfect) = (path(&distances.played), path(&distances.perfect));
    let dot = distances.played.last().map(|&distance| {
        let slower = distances.perfect.last() != Some(&distance);
        view! {
            <circle class="distance-dot" class:slower=slower cx=format!("{:.1}", x(distances.played.len() - 1)) cy=format!("{:.1}", y(distance)) r="5"></circle>
        }
    });
    let line = move |distance: u32| {
        let y = y(distance);
        view! {
            <path class="plot-grid" d=format!("M{left} {y:.1}H{right}")></path>
            <text class="progress-text far" x=left - 6.0 y=format!("{:.1}", y + 4.0)>{distance}</text>
        }
    };
    let lines: Vec<u32> = (low..=high).step_by(step as usize).collect();
    view! {
        {lines.into_iter().map(line).collect_view()}
        <path class="distance-perfect" d=perfect></path>
        <path class="plot-line" d=played></path>
        {dot}
        <text class="progress-text" x=left y="117">"0"</text>
        <text class="progress-text far" x=right y="117">{distances.played.len().saturating_sub(1)}</text>
    }
}
