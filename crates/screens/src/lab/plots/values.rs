//! The values with their intervals beside published ones.

use super::{TALL, bounds, frame, piece, read_out, told};
use crate::lab::scale::{Scale, ends};
use crate::lab::state::LabState;
use crate::piece_values;
use i18n::Lexicon;
use leptos::prelude::*;
use protocol::lab::{Estimate, Outcome};
use widgets::plot_frame::PlotTable;

/// Published values where the pawn is worth 100: name, then knight to queen.
pub const PUBLISHED: [(&str, [f64; 4]); 5] = [
    ("lab-textbook", piece_values::TEXTBOOK),
    ("lab-article", piece_values::LEARNED),
    ("lab-kaufman", piece_values::KAUFMAN),
    ("lab-alphazero", piece_values::ALPHAZERO),
    ("lab-classical", piece_values::CLASSICAL),
];

/// The values, beside published ones, which alone are there before games have been read. Their intervals come with the
/// doubt: the plot stands at every step from the first, and grows.
pub fn values(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, words: &Lexicon, width: f64| {
        let found: Vec<Estimate> = outcome
            .values
            .iter()
            .skip(1)
            .take(4)
            .map(|value| value.1)
            .collect();
        let figures = found.iter().flat_map(|found| {
            let [low, high] = found.interval.unwrap_or([found.value; 2]);
            [found.value, low, high]
        });
        let [low, high] = ends(figures.filter(|figure| *figure > 10.0), [280.0, 1000.0]);
        let from = [low * 0.92, high * 1.06];
        let scale = Scale::logarithmic(from, [104.0, width - 14.0]);
        let round = [
            50, 100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 4000, 8000,
        ];
        // What would be written over what stands before it is left out.
        let mut last = f64::MIN;
        let round = round
            .into_iter()
            .map(|tick| (tick, scale.at(f64::from(tick))));
        let round = round.filter(|(tick, _)| (from[0]..=from[1]).contains(&f64::from(*tick)));
        let round: Vec<(i32, f64)> = round
            .filter(|(_, x)| {
                let fits = *x >= last + 38.0;
                if fits {
                    last = *x;
                }
                fits
            })
            .collect();
        let grid = round.into_iter().map(|(tick, x)| {
            view! {
                <path class="plot-grid" d=format!("M{x:.1} 24V236")></path>
                <text class="lab-tick" x=x y="254" text-anchor="middle">{tick}</text>
            }
        });
        let rows = (0..4).map(|number| {
            let found = found.get(number).copied();
            let y = 46.0 + 54.0 * number as f64;
            let interval = found.and_then(|found| found.interval).map(|[low, high]| {
                let (low, high) = (scale.at(low), scale.at(high));
                let ends = format!("M{low:.1} {}v12M{high:.1} {}v12", y - 6.0, y - 6.0);
                view! { <path class="lab-bar" d=format!("M{low:.1} {y}H{high:.1}{ends}")></path> }
            });
            let marks = [0, 3].map(|which: usize| {
                let x = scale.at(PUBLISHED[which].1[number]);
                let (class, d) = if which == 0 {
                    ("lab-textbook", format!("M{x:.1} {}v12", y + 10.0))
                } else {
                    (
                        "lab-published",
                        format!("M{x:.1} {}l6 6l-6 6l-6 -6z", y + 10.0),
                    )
                };
                view! { <path class=class d=d></path> }
            });
            let name = piece(words, number + 1);
            let published = PUBLISHED
                .iter()
                .map(|(known, values)| format!("{} {:.0}", words.get(known), values[number]));
            // In a narrow plot there is room for the games' own value alone.
            let has_room = width > 560.0 || found.is_none();
            let others = published.skip(1).step_by(2).filter(|_| has_room);
            let own = found.map(|found| told(found, 0));
            let all: Vec<String> = own.into_iter().chain(others).collect();
            let text = format!("{name}: {}", all.join(" · "));
            let dot = found.map(|found| {
                view! { <circle class="lab-dot" cx=scale.at(found.value) cy=y r="6"></circle> }
            });
            let figure = found.map(|found| format!("{:.0}", found.value));
            view! {
                <text class="lab-name" x="0" y=y>{name}</text>
                <text class="lab-tick" x="0" y=y + 18.0>{figure}</text>
                {interval}
                {dot}
                {marks.into_iter().collect_view()}
                {read_out(text, [0.0, y - 22.0, width, 52.0], width / 2.0)}
            }
        });
        view! { {grid.collect_view()} {rows.collect_view()} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| {
        let mut head = vec![
            words.get("lab-piece"),
            words.get("lab-your-games"),
            words.get("lab-from"),
            words.get("lab-to"),
        ];
        head.extend(PUBLISHED.iter().map(|(name, _)| words.get(name)));
        let row = |number: usize| {
            let mut row = vec![piece(words, number + 1)];
            match outcome.values.get(number + 1) {
                Some((_, found)) => {
                    row.push(format!("{:.1}", found.value));
                    row.extend(bounds(*found, 1));
                }
                None => row.extend([String::new(), String::new(), String::new()]),
            }
            row.extend(
                PUBLISHED
                    .iter()
                    .map(|(_, values)| format!("{:.0}", values[number])),
            );
            row
        };
        PlotTable {
            head,
            rows: (0..4).map(row).collect(),
        }
    };
    let key = [
        ("dot", "lab-your-games"),
        ("tick", "lab-textbook"),
        ("diamond", "lab-alphazero"),
    ];
    frame(
        state,
        "values",
        ["lab-values", "lab-pawn-100"],
        TALL,
        drawing,
        table,
        &key,
    )
}
