//! Plots of the laboratory: drawn as SVG, told in words, with their figures as a table.

use super::scale::{Scale, ends, path, ticks, win_chance};
use super::state::LabState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::lab::{Bin, Estimate, Outcome, Point};
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Width of the drawings.
const WIDTH: f64 = 400.0;
/// Names of the pieces, as those of the columns.
const PIECES: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];
/// Published values where the pawn is worth 100: name, then knight to queen.
pub const PUBLISHED: [(&str, [f64; 4]); 5] = [
    ("lab-textbook", [300.0, 300.0, 500.0, 900.0]),
    ("lab-article", [288.478, 345.377, 479.66, 1076.56]),
    ("lab-kaufman", [325.0, 325.0, 500.0, 975.0]),
    ("lab-alphazero", [305.0, 333.0, 563.0, 950.0]),
    ("lab-classical", [320.0, 330.0, 500.0, 900.0]),
];

fn piece(words: &Lexicon, number: usize) -> String {
    words.get(&format!("lab-{}", PIECES[number]))
}

/// A figure with its interval, in words that stand in every language.
pub fn told(estimate: Estimate, digits: usize) -> String {
    let Estimate { value, interval } = estimate;
    interval.map_or_else(
        || format!("{value:.digits$}"),
        |[low, high]| format!("{value:.digits$} [{low:.digits$}, {high:.digits$}]"),
    )
}

/// The outcome, or an empty plot.
fn outcome<T>(state: LabState, of: impl Fn(&Outcome) -> T) -> Option<T> {
    state.outcome.with(|outcome| outcome.as_ref().map(of))
}

/// A frame with the parts that all plots of the laboratory have. Touching or pointing reads out the nearest row of the table.
fn frame(
    state: LabState,
    name: &'static str,
    titles: [&'static str; 2],
    height: f64,
    drawing: impl Fn(&Outcome, &Lexicon) -> AnyView + Send + Sync + 'static,
    table: impl Fn(&Outcome, &Lexicon) -> PlotTable + Clone + Send + Sync + 'static,
    key: &[(&'static str, &'static str)],
) -> AnyView {
    let words = state.words;
    let figures = Signal::derive(move || {
        outcome(state, |outcome| table(outcome, &words.now())).unwrap_or_default()
    });
    let desc = move || {
        figures.with(|figures| {
            let rows = figures.rows.iter().map(|row| row.join(" "));
            let rows: Vec<String> = rows.take(60).collect();
            format!("{}: {}", figures.head.join(", "), rows.join("; "))
        })
    };
    let [title, unit] = titles;
    let plot = view! {
        <svg viewBox=format!("0 0 {WIDTH} {height}") role="img" aria-label=words.say(title)>
            <title>{words.say(title)}</title>
            <desc>{desc}</desc>
            {move || outcome(state, |outcome| drawing(outcome, &words.now()))}
        </svg>
    };
    let key = key.iter().map(|(shape, name)| (*shape, Signal::derive(words.say(name))));
    view! {
        <PlotFrame
            name
            title=Signal::derive(words.say(title))
            unit=Signal::derive(words.say(unit))
            plot=plot.into_any()
            key=key.collect()
            table=figures
        />
    }
    .into_any()
}

fn hover(text: String, x: f64, y: f64, width: f64, height: f64) -> AnyView {
    view! {
        <g class="lab-point" tabindex="-1">
            <rect class="lab-hit" x=x y=y width=width height=height></rect>
            <text class="lab-read" x=WIDTH / 2.0 y="12" text-anchor="middle">{text}</text>
        </g>
    }
    .into_any()
}

/// The values with their intervals, beside published ones.
pub fn values(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, words: &Lexicon| {
        let found: Vec<Estimate> = outcome.values.iter().skip(1).take(4).map(|value| value.1).collect();
        let figures = found.iter().flat_map(|found| {
            let interval = found.interval.unwrap_or([found.value; 2]);
            [found.value, interval[0], interval[1]]
        });
        let from = ends(figures.filter(|figure| *figure > 10.0), [250.0, 1100.0]);
        let scale = Scale::logarithmic([from[0] * 0.95, from[1] * 1.05], [92.0, 388.0]);
        let grid = [50.0, 100.0, 200.0, 300.0, 500.0, 800.0, 1200.0, 2000.0, 4000.0].into_iter();
        let grid = grid.filter(|tick| from[0] * 0.95 <= *tick && *tick <= from[1] * 1.05).map(|tick| {
            let x = scale.at(tick);
            view! {
                <path class="plot-grid" d=format!("M{x:.1} 16V196")></path>
                <text class="lab-tick" x=x y="210" text-anchor="middle">{tick}</text>
            }
        });
        let rows = found.into_iter().enumerate().map(|(number, found)| {
            let y = 36.0 + 44.0 * number as f64;
            let interval = found.interval.map(|[low, high]| {
                let (low, high) = (scale.at(low), scale.at(high));
                view! { <path class="lab-bar" d=format!("M{low:.1} {y}H{high:.1}M{low:.1} {}v10M{high:.1} {}v10", y - 5.0, y - 5.0)></path> }
            });
            let marks = PUBLISHED.iter().enumerate().filter(|(which, _)| [0, 3].contains(which)).map(|(which, (_, values))| {
                let x = scale.at(values[number]);
                let y = y + 14.0;
                let (class, d) = if which == 0 {
                    ("lab-textbook", format!("M{x:.1} {}v12", y - 6.0))
                } else {
                    ("lab-published", format!("M{x:.1} {}l6 6l-6 6l-6 -6z", y - 6.0))
                };
                view! { <path class=class d=d></path> }
            });
            let name = piece(words, number + 1);
            let read = format!("{name}: {}", told(found, 0));
            view! {
                <text class="lab-name" x="8" y=y>{name}</text>
                <text class="lab-tick" x="8" y=y + 15.0>{format!("{:.0}", found.value)}</text>
                {interval}
                <circle class="lab-dot" cx=scale.at(found.value) cy=y r="6"></circle>
                {marks.collect_view()}
                {hover(read, 0.0, y - 20.0, WIDTH, 42.0)}
            }
        });
        view! { {grid.collect_view()} {rows.collect_view()} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| {
        let mut head = vec![words.get("lab-piece"), words.get("lab-your-games")];
        head.extend(PUBLISHED.iter().map(|(name, _)| words.get(name)));
        let row = |(number, value): (usize, &(String, Estimate))| {
            let mut row = vec![piece(words, number + 1), told(value.1, 0)];
            row.extend(PUBLISHED.iter().map(|(_, values)| format!("{:.0}", values[number])));
            row
        };
        PlotTable {
            head,
            rows: outcome.values.iter().skip(1).take(4).enumerate().map(row).collect(),
        }
    };
    let key = [("dot", "lab-your-games"), ("tick", "lab-textbook"), ("diamond", "lab-alphazero")];
    frame(state, "values", ["lab-values", "lab-pawn-100"], 218.0, drawing, table, &key)
}

/// Scale of the steps of the descent.
fn steps(points: &[Point]) -> Scale {
    let last = points.last().map_or(10.0, |point| f64::from(point.step).max(10.0));
    Scale::logarithmic([1.0, last], [40.0, 384.0])
}

/// The axis of steps, and lines across.
fn axes(points: &[Point], x: Scale, y: Scale, lines: Vec<f64>, digits: usize) -> AnyView {
    let last = points.last().map_or(10, |point| point.step);
    let steps = [1, 10, 100, 1000, 10_000, 100_000].into_iter().filter(move |step| *step <= last);
    let steps = steps.map(|step| {
        view! { <text class="lab-tick" x=x.at(f64::from(step)) y="200" text-anchor="middle">{step}</text> }
    });
    let lines = lines.into_iter().map(|line| {
        view! {
            <path class="plot-grid" d=format!("M40 {:.1}H384", y.at(line))></path>
            <text class="lab-tick" x="34" y=y.at(line) + 4.0 text-anchor="end">{format!("{line:.digits$}")}</text>
        }
    });
    view! { {lines.collect_view()} {steps.collect_view()} }.into_any()
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
            row.extend(point.values.iter().skip(1).map(|value| format!("{value:.1}")));
        }
        row
    };
    let points = outcome.descent.iter().filter(|point| cost || point.step > 0);
    PlotTable { head, rows: points.map(row).collect() }
}

/// The values, step by step.
pub fn settling(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, words: &Lexicon| {
        let points: Vec<&Point> = outcome.descent.iter().filter(|point| point.step > 0).collect();
        let figures = points.iter().flat_map(|point| point.values.iter().copied());
        let to = ends(figures, [0.0, 1000.0]);
        let (x, y) = (steps(&outcome.descent), Scale::linear(to, [184.0, 22.0]));
        let lines = (1..5).map(|number| {
            let places = points.iter().map(|point| (x.at(f64::from(point.step)), y.at(point.values[number])));
            let d = path(places);
            let end = points.last().map_or(0.0, |point| y.at(point.values[number]));
            let letter = piece(words, number).chars().take(3).collect::<String>();
            view! {
                <path class="plot-line" data-piece=PIECES[number] d=d></path>
                <text class="lab-tick lab-end" x="384" y=end - 4.0 text-anchor="end">{letter}</text>
            }
        });
        let reads = points.iter().map(|point| {
            let values = point.values.iter().skip(1).map(|value| format!("{value:.0}"));
            let text = format!("{}: {}", point.step, values.collect::<Vec<_>>().join(" · "));
            hover(text, x.at(f64::from(point.step)) - 3.0, 16.0, 6.0, 170.0)
        });
        let grid = axes(&outcome.descent, x, y, ticks(to, 4.0), 0);
        view! { {grid} {lines.collect_view()} {reads.collect_view()} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, false);
    frame(state, "settling", ["lab-settling", "lab-pawn-100"], 208.0, drawing, table, &[("line", "lab-by-step")])
}

/// The cost, step by step.
pub fn cost(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, _: &Lexicon| {
        let figures = || outcome.descent.iter().map(|point| point.cost);
        let to = ends(figures(), [figures().fold(1.0, f64::min), 0.7]);
        let (x, y) = (steps(&outcome.descent), Scale::linear(to, [184.0, 22.0]));
        let places = outcome.descent.iter().map(|point| (x.at(f64::from(point.step)), y.at(point.cost)));
        let d = path(places);
        let reads = outcome.descent.iter().map(|point| {
            let text = format!("{}: {:.6}", point.step, point.cost);
            hover(text, x.at(f64::from(point.step)) - 3.0, 16.0, 6.0, 170.0)
        });
        let grid = axes(&outcome.descent, x, y, ticks(to, 4.0), 2);
        view! { {grid} <path class="plot-line" d=d></path> {reads.collect_view()} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, true);
    frame(state, "cost", ["lab-cost", "lab-per-row"], 208.0, drawing, table, &[("line", "lab-by-step")])
}

/// Scores by difference of material, with the logistic curve over them.
pub fn scores(state: LabState) -> AnyView {
    let drawing = move |outcome: &Outcome, _: &Lexicon| {
        let alpha = f64::from(state.alpha.get()) / 100.0;
        let (x, y) = (Scale::linear([-12.0, 12.0], [36.0, 388.0]), Scale::linear([0.0, 1.0], [184.0, 22.0]));
        let bins: Vec<&Bin> = outcome.bins.iter().filter(|bin| bin.pawns.abs() <= 12).collect();
        let most = bins.iter().map(|bin| bin.rows).max().unwrap_or(1).max(1);
        let bars = bins.iter().map(|bin| {
            let height = 80.0 * f64::from(bin.rows) / f64::from(most);
            view! { <rect class="lab-count" x=x.at(f64::from(bin.pawns)) - 6.0 y=184.0 - height width="12" height=height></rect> }
        });
        let dots = bins.iter().map(|bin| {
            let place = x.at(f64::from(bin.pawns));
            let interval = bin.score.interval.map(|[low, high]| format!("M{place:.1} {:.1}V{:.1}", y.at(low), y.at(high)));
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
            let text = format!("{:+}: {} · {}", bin.pawns, told(bin.score, 2), bin.rows);
            hover(text, x.at(f64::from(bin.pawns)) - 7.0, 16.0, 14.0, 170.0)
        });
        let lines = [(0.0, "0"), (0.5, "½"), (1.0, "1")].into_iter().map(|(at, text)| {
            view! {
                <path class="plot-grid" d=format!("M36 {:.1}H388", y.at(at))></path>
                <text class="lab-tick" x="30" y=y.at(at) + 4.0 text-anchor="end">{text}</text>
            }
        });
        let pawns = (-3..=3).map(|third| {
            view! { <text class="lab-tick" x=x.at(f64::from(third * 4)) y="200" text-anchor="middle">{format!("{:+}", third * 4)}</text> }
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
        let head = ["lab-difference", "lab-row-count", "lab-score", "lab-curve"];
        let row = |bin: &Bin| {
            let curve = win_chance(alpha, f64::from(bin.pawns));
            vec![format!("{:+}", bin.pawns), bin.rows.to_string(), told(bin.score, 3), format!("{curve:.3}")]
        };
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows: outcome.bins.iter().map(row).collect(),
        }
    };
    let words = state.words;
    let key = [("score", "lab-score"), ("line", "lab-curve"), ("band", "lab-row-count")];
    let plot = frame(state, "scores", ["lab-scores", "lab-scale"], 208.0, drawing, table, &key);
    let label = move || {
        let alpha = format!("{:.2}", f64::from(state.alpha.get()) / 100.0);
        words.now().with("lab-alpha", &args!["alpha" => alpha])
    };
    let best = move || {
        let best = outcome(state, |outcome| outcome.alpha).flatten();
        if let Some(best) = best {
            state.alpha.set((100.0 * best).round().clamp(5.0, 200.0) as u32);
        }
    };
    view! {
        {plot}
        <div class="lab-alpha">
            <label>
                <span>{label}</span>
                <input
                    type="range" name="alpha" min="5" max="200"
                    prop:value=move || state.alpha.get()
                    on:input:target=move |event| state.alpha.set(event.target().value().parse().unwrap_or(70))
                />
            </label>
            <button type="button" data-action="lab-fit-alpha" on:click=move |_| best()>{words.say("lab-fit-alpha")}</button>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_with_their_intervals() {
        let sure = Estimate { value: 289.1, interval: Some([266.2, 316.8]) };
        assert_eq!(told(sure, 0), "289 [266, 317]");
        assert_eq!(told(Estimate { value: 0.5, interval: None }, 2), "0.50");
    }
}
