//! Plots of the laboratory: drawn as SVG, told in words, with their figures as a table.

use super::scale::{Scale, ends, path, ticks, win_chance};
use super::state::LabState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::lab::{Bin, Estimate, Outcome, Point};
use widgets::plot_frame::{PlotFrame, PlotTable};

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
    let told = interval.map_or_else(
        || format!("{value:.digits$}"),
        |[low, high]| format!("{value:.digits$} [{low:.digits$}, {high:.digits$}]"),
    );
    told.replace('-', "−")
}

/// The ends of an interval as cells of a table.
fn bounds(estimate: Estimate, digits: usize) -> [String; 2] {
    estimate.interval.map_or_else(Default::default, |ends| {
        ends.map(|end| format!("{end:.digits$}"))
    })
}

/// A difference with its sign.
fn signed(pawns: i32) -> String {
    if pawns == 0 {
        return "0".to_owned();
    }
    format!("{pawns:+}").replace('-', "−")
}

/// The outcome, or an empty plot.
fn outcome<T>(state: LabState, of: impl Fn(&Outcome) -> T) -> Option<T> {
    state.outcome.with(|outcome| outcome.as_ref().map(of))
}

/// Heights of the two kinds of drawings.
const TALL: f64 = 264.0;
const LOW: f64 = 236.0;

/// A frame with the parts that all plots of the laboratory have. Touching or pointing reads out the nearest row of the table. The drawing is
/// as wide as its place, so that its letters are as large as all others.
fn frame(
    state: LabState,
    name: &'static str,
    titles: [&'static str; 2],
    height: f64,
    drawing: impl Fn(&Outcome, &Lexicon, f64) -> AnyView + Send + Sync + 'static,
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
    let place = NodeRef::<leptos::svg::Svg>::new();
    let width = RwSignal::new(320.0);
    let measure = move || {
        let found = place
            .try_get_untracked()
            .flatten()
            .map(|plot| plot.get_bounding_client_rect().width());
        if let Some(found) = found.filter(|found| *found >= 1.0) {
            width.try_set(found.round());
        }
    };
    Effect::new(move |_| {
        if place.get().is_some() {
            request_animation_frame(measure);
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let plot = view! {
        <svg
            class="lab-plot" node_ref=place
            viewBox=move || format!("0 0 {} {height}", width.get())
            role="img" aria-label=words.say(title)
        >
            <title>{words.say(title)}</title>
            <desc>{desc}</desc>
            {move || outcome(state, |outcome| drawing(outcome, &words.now(), width.get()))}
        </svg>
    };
    let key = key
        .iter()
        .map(|(shape, name)| (*shape, Signal::derive(words.say(name))));
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

/// A part of a drawing that reads out its figures while it is touched or pointed at.
fn read_out(text: String, [x, y, width, height]: [f64; 4], middle: f64) -> AnyView {
    view! {
        <g class="lab-point" tabindex="-1">
            <rect class="lab-hit" x=x y=y width=width height=height></rect>
            <text class="lab-read" x=middle y="14" text-anchor="middle">{text}</text>
        </g>
    }
    .into_any()
}

/// The values with their intervals, beside published ones.
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
        let rows = found.into_iter().enumerate().map(|(number, found)| {
            let y = 46.0 + 54.0 * number as f64;
            let interval = found.interval.map(|[low, high]| {
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
            let text = if width > 560.0 {
                let others: Vec<String> = published.skip(1).step_by(2).collect();
                format!("{name}: {} · {}", told(found, 0), others.join(" · "))
            } else {
                format!("{name}: {}", told(found, 0))
            };
            view! {
                <text class="lab-name" x="0" y=y>{name}</text>
                <text class="lab-tick" x="0" y=y + 18.0>{format!("{:.0}", found.value)}</text>
                {interval}
                <circle class="lab-dot" cx=scale.at(found.value) cy=y r="6"></circle>
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
        let row = |(number, value): (usize, &(String, Estimate))| {
            let mut row = vec![piece(words, number + 1), format!("{:.1}", value.1.value)];
            row.extend(bounds(value.1, 1));
            row.extend(
                PUBLISHED
                    .iter()
                    .map(|(_, values)| format!("{:.0}", values[number])),
            );
            row
        };
        PlotTable {
            head,
            rows: outcome
                .values
                .iter()
                .skip(1)
                .take(4)
                .enumerate()
                .map(row)
                .collect(),
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

/// Edges of the plots over steps: left of the first, right of the last, above, below.
const LEFT: f64 = 44.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = 208.0;

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
    lines: Vec<f64>,
    digits: usize,
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
    view! { {lines.collect_view()} {steps.collect_view()} }.into_any()
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
        let grid = axes(&outcome.descent, x, y, right, ticks(to, 4.0), 0);
        view! { {grid} {lines.collect_view()} {reads} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, false);
    frame(
        state,
        "settling",
        ["lab-settling", "lab-pawn-100"],
        LOW,
        drawing,
        table,
        &[("line", "lab-by-step")],
    )
}

/// The cost, step by step.
pub fn cost(state: LabState) -> AnyView {
    let drawing = |outcome: &Outcome, _: &Lexicon, width: f64| {
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
        let grid = axes(&outcome.descent, x, y, right, ticks(to, 4.0), 2);
        view! { {grid} <path class="plot-line" d=d></path> {reads} }.into_any()
    };
    let table = |outcome: &Outcome, words: &Lexicon| point_table(outcome, words, true);
    frame(
        state,
        "cost",
        ["lab-cost", "lab-per-row"],
        LOW,
        drawing,
        table,
        &[("line", "lab-by-step")],
    )
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
            state
                .alpha
                .set((100.0 * best).round().clamp(5.0, 200.0) as u32);
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
                    on:input:target=move |event| state.alpha.set(event.target().value().parse().unwrap_or(70))
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
    fn figures_are_told_with_their_intervals() {
        let sure = Estimate {
            value: 289.1,
            interval: Some([266.2, 316.8]),
        };
        assert_eq!(told(sure, 0), "289 [266, 317]");
        assert_eq!(bounds(sure, 1), ["266.2", "316.8"]);
        assert_eq!([-4, 0, 4].map(signed), ["−4", "0", "+4"]);
        assert_eq!(
            told(
                Estimate {
                    value: 0.5,
                    interval: None
                },
                2
            ),
            "0.50"
        );
    }

    #[test]
    fn labels_do_not_lie_over_each_other() {
        assert_eq!(spread(vec![50.0, 10.0, 52.0], 16.0), [50.0, 10.0, 66.0]);
    }
}
