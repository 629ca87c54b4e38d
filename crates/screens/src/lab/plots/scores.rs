//! Scores by difference of material, with the logistic curve over them.

use super::{BOTTOM, LOW, TOP, bounds, frame, outcome, read_out, told};
use crate::lab::scale::{Scale, path, win_chance};
use crate::lab::state::LabState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::lab::{Bin, Outcome};
use widgets::plot_frame::PlotTable;

/// A difference with its sign.
fn signed(pawns: i32) -> String {
    if pawns == 0 {
        return "0".to_owned();
    }
    format!("{pawns:+}").replace('-', "−")
}

/// Scores by difference of material, with the logistic curve over them.
pub fn scores(state: LabState) -> AnyView {
    let drawing = move |outcome: &Outcome, _: &Lexicon, width: f64| {
        let alpha = f64::from(state.alpha.get()) / 100.0;
        let right = width - 14.0;
        let (x, y) = (
            Scale::linear([-12.5, 12.5], [36.0, right]),
            Scale::linear([0.0, 1.0], [BOTTOM, TOP]),
        );
        let half = (right - 36.0) / 25.0 / 2.0;
        let bins: Vec<&Bin> = outcome
            .bins
            .iter()
            .filter(|bin| bin.pawns.abs() <= 12)
            .collect();
        let most = bins.iter().map(|bin| bin.rows).max().unwrap_or(1).max(1);
        let bars = bins.iter().map(|bin| {
            let height = 80.0 * f64::from(bin.rows) / f64::from(most);
            view! { <rect class="lab-count" x=x.at(f64::from(bin.pawns)) - half * 0.8 y=BOTTOM - height width=half * 1.6 height=height></rect> }
        });
        let dots = bins.iter().map(|bin| {
            let place = x.at(f64::from(bin.pawns));
            let interval = bin
                .score
                .interval
                .map(|[low, high]| format!("M{place:.1} {:.1}V{:.1}", y.at(low), y.at(high)));
            view! {
                <path class="lab-wilson" d=interval></path>
                <circle class="lab-score" cx=place cy=y.at(bin.score.value) r="3.5"></circle>
            }
        });
        let curve = (-48..=48).map(|quarter| {
            let pawns = f64::from(quarter) / 4.0;
            (x.at(pawns), y.at(win_chance(alpha, pawns)))
        });
        let reads = bins.iter().map(|bin| {
            let text = format!(
                "{}: {} · {}",
                signed(bin.pawns),
                told(bin.score, 2),
                bin.rows
            );
            read_out(
                text,
                [
                    x.at(f64::from(bin.pawns)) - half,
                    16.0,
                    2.0 * half,
                    BOTTOM - 16.0,
                ],
                width / 2.0,
            )
        });
        let lines = [(0.0, "0"), (0.5, "½"), (1.0, "1")]
            .into_iter()
            .map(|(at, text)| {
                view! {
                    <path class="plot-grid" d=format!("M36 {:.1}H{right}", y.at(at))></path>
                    <text class="lab-tick" x="30" y=y.at(at) + 4.0 text-anchor="end">{text}</text>
                }
            });
        let pawns = (-3..=3).map(|third| {
            view! { <text class="lab-tick" x=x.at(f64::from(third * 4)) y=BOTTOM + 20.0 text-anchor="middle">{signed(third * 4)}</text> }
        });
        view! {
            {lines.collect_view()} {pawns.collect_view()} {bars.collect_view()}
            <path class="lab-curve" d=path(curve)></path>
            {dots.collect_view()} {reads.collect_view()}
        }
        .into_any()
    };
    let table = move |outcome: &Outcome, words: &Lexicon| {
        let alpha = f64::from(state.alpha.get()) / 100.0;
        let head = [
            "lab-difference",
            "lab-row-count",
            "lab-score",
            "lab-from",
            "lab-to",
            "lab-curve",
        ];
        let row = |bin: &Bin| {
            let curve = win_chance(alpha, f64::from(bin.pawns));
            let [low, high] = bounds(bin.score, 3);
            let score = format!("{:.3}", bin.score.value);
            vec![
                bin.pawns.to_string(),
                bin.rows.to_string(),
                score,
                low,
                high,
                format!("{curve:.3}"),
            ]
        };
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows: outcome.bins.iter().map(row).collect(),
        }
    };
    let words = state.words;
    let key = [
        ("score", "lab-score"),
        ("curve", "lab-curve"),
        ("band", "lab-row-count"),
    ];
    let plot = frame(
        state,
        "scores",
        ["lab-scores", "lab-scale"],
        LOW,
        drawing,
        table,
        &key,
    );
    let label = move || {
        let alpha = format!("{:.2}", f64::from(state.alpha.get()) / 100.0);
        words.now().with("lab-alpha", &args!["alpha" => alpha])
    };
    let best = move || {
        let best = outcome(state, |outcome| outcome.alpha).flatten();
        if let Some(best) = best {
            state.set_alpha((100.0 * best).round().clamp(5.0, 200.0) as u32);
        }
    };
    view! {
        <div class="lab-scores">
        {plot}
        <div class="lab-card lab-alpha">
            <label>
                <span>{label}</span>
                <input
                    type="range" name="alpha" min="5" max="200"
                    prop:value=move || state.alpha.get()
                    on:input:target=move |event| state.set_alpha(event.target().value().parse().unwrap_or(70))
                />
            </label>
            <button type="button" data-action="lab-fit-alpha" on:click=move |_| best()>{words.say("lab-fit-alpha")}</button>
        </div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_their_sign() {
        assert_eq!([-4, 0, 4].map(signed), ["−4", "0", "+4"]);
    }
}
