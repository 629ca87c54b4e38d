//! The gradient descent step by step: values and cost.

use super::{BOTTOM, LOW, PIECES, TOP, frame, piece};
use crate::lab::scale::{Scale, ends, path, ticks};
use crate::lab::state::LabState;
use i18n::Lexicon;
use leptos::prelude::*;
use protocol::lab::{Outcome, Point};
use widgets::plot_frame::PlotTable;

/// Left edge of the plots over steps.
const LEFT: f64 = 44.0;

/// Scale of the steps of the descent, with room for names at its right.
fn steps(points: &[Point], right: f64) -> Scale {
    let last = points
        .last()
        .map_or(10.0, |point| f64::from(point.step).max(10.0));
    Scale::logarithmic([1.0, last], [LEFT, right])
}

/// The axis of steps, and lines across.
fn axes(
    points: &[Point],
    x: Scale,
    y: Scale,
    right: f64,
    (lines, digits): (Vec<f64>, usize),
    words: &Lexicon,
) -> AnyView {
    let last = points.last().map_or(10, |point| point.step);
    let steps = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
        .into_iter()
        .filter(move |step| *step <= last);
    let steps = steps.map(|step| {
        view! { <text class="lab-tick" x=x.at(f64::from(step)) y=BOTTOM + 20.0 text-anchor="middle">{step}</text> }
    });
    let lines = lines.into_iter().map(|line| {
        view! {
            <path class="plot-grid" d=format!("M{LEFT} {:.1}H{right}", y.at(line))></path>
            <text class="lab-tick" x=LEFT - 8.0 y=y.at(line) + 4.0 text-anchor="end">{format!("{line:.digits$}")}</text>
        }
    });
    view! {
        {lines.collect_view()}
        {steps.collect_view()}
        <text class="lab-tick" x=right y=BOTTOM + 38.0 text-anchor="end">{words.get("lab-by-step")}</text>
    }
    .into_any()
}

/// A line at every point of the descent that reads it out, from half the way before it to half the way after it.
fn read_steps(
    points: &[&Point],
    x: Scale,
    middle: f64,
    text: impl Fn(&Point) -> String,
) -> AnyView {
    let places: Vec<f64> = points
        .iter()
        .map(|point| x.at(f64::from(point.step)))
        .collect();
    let one = |(at, point): (usize, &&Point)| {
        let here = places[at];
        let from = if at == 0 {
            here - 6.0
        } else {
            f64::midpoint(places[at - 1], here)
        };
        let to = places
            .get(at + 1)
            .map_or(here + 6.0, |next| f64::midpoint(here, *next));
        view! {
            <g class="lab-point" tabindex="-1">
                <rect class="lab-hit" x=from y=TOP - 12.0 width=to - from height=BOTTOM - TOP + 12.0></rect>
                <path class="lab-cursor" d=format!("M{here:.1} {TOP}V{BOTTOM}")></path>
                <text class="lab-read" x=middle y="14" text-anchor="middle">{text(point)}</text>
            </g>
        }
    };
    points.iter().enumerate().map(one).collect_view().into_any()
}

/// Moves labels apart that would lie over each other: each at least `gap` below the one before.
fn spread(mut places: Vec<f64>, gap: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[1]].max(places[pair[0]] + gap);
    }
    places
}

fn point_table(outcome: &Outcome, words: &Lexicon, cost: bool) -> PlotTable {
    let mut head = vec![words.get("lab-step")];
    if cost {
        head.push(words.get("lab-cost"));
    } else {
        head.extend((1..5).map(|number| piece(words, number)));
    }
    let row = |point: &Point| {
        let mut row = vec![point.step.to_string()];
        if cost {
            row.push(format!("{:.6}", point.cost));
        } else {
            row.extend(
                point
                    .values
                    .iter()
                    .skip(1)
                    .map(|value| format!("{value:.1}")),
            );
        }
        row
    };
    let points = outcome
        .descent
        .iter()
        .filter(|point| cost || point.step > 0);
    PlotTable {
        head,
        rows: points.map(row).collect(),
    }
}

/// The values, step by step.
pub fn settling(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, words: &Lexicon, width: f64| {
        let points: Vec<&Point> = outcome
            .descent
            .iter()
            .filter(|point| point.step > 0)
            .collect();
        let figures = points.iter().flat_map(|point| point.values.iter().copied());
        let to = ends(
            figures.map(|figure| figure.clamp(0.0, 3_000.0)),
            [0.0, 1000.0],
        );
        let right = width - 74.0;
        let (x, y) = (
            steps(&outcome.descent, right),
            Scale::linear(to, [BOTTOM, TOP]),
        );
        let last = |number: usize| {
            points
                .last()
                .map_or(BOTTOM, |point| y.at(point.values[number]))
        };
        let labels = spread((0..5).map(last).collect(), 16.0);
        let lines = (0..5).map(|number| {
            let places = points.iter().map(|point| (x.at(f64::from(point.step)), y.at(point.values[number])));
            let d = path(places);
            view! {
                <path class="plot-line" data-piece=PIECES[number] d=d></path>
                <text class="lab-tick" x=right + 8.0 y=labels[number] + 4.0>{piece(words, number)}</text>
            }
        });
        let text = |point: &Point| {
            let values = point
                .values
                .iter()
                .skip(1)
                .map(|value| format!("{value:.0}"));
            format!("{}: {}", point.step, values.collect::<Vec<_>>().join(" · "))
        };
        let reads = read_steps(&points, x, width / 2.0, text);
        let grid = axes(&outcome.descent, x, y, right, (ticks(to, 4.0), 0), words);
        view! { {grid} {lines.collect_view()} {reads} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, false);
    frame(
        state,
        "settling",
        ["lab-settling", "lab-pawn-100"],
        LOW + 18.0,
        drawing,
        table,
        &[],
    )
}

/// The cost, step by step.
pub fn cost(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, words: &Lexicon, width: f64| {
        // Step 0 has no place on a logarithmic axis; the table has it.
        let points: Vec<&Point> = outcome
            .descent
            .iter()
            .filter(|point| point.step > 0)
            .collect();
        let figures = || points.iter().map(|point| point.cost);
        let to = ends(figures(), [figures().fold(1.0, f64::min), 0.7]);
        let right = width - 14.0;
        let (x, y) = (
            steps(&outcome.descent, right),
            Scale::linear(to, [BOTTOM, TOP]),
        );
        let places = points
            .iter()
            .map(|point| (x.at(f64::from(point.step)), y.at(point.cost)));
        let d = path(places);
        let reads = read_steps(&points, x, width / 2.0, |point| {
            format!("{}: {:.6}", point.step, point.cost)
        });
        let grid = axes(&outcome.descent, x, y, right, (ticks(to, 4.0), 2), words);
        view! { {grid} <path class="plot-line" d=d></path> {reads} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, true);
    frame(
        state,
        "cost",
        ["lab-cost", "lab-per-row"],
        LOW + 18.0,
        drawing,
        table,
        &[],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_do_not_lie_over_each_other() {
        assert_eq!(spread(vec![50.0, 10.0, 52.0], 16.0), [50.0, 10.0, 66.0]);
    }
}
