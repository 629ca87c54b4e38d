//! Plots of the laboratory: drawn as SVG, told in words, with their figures as a table.

mod descent;
mod scores;
mod values;

pub use descent::{cost, settling};
pub use scores::scores;
pub use values::{PUBLISHED, values};

use super::state::LabState;
use i18n::Lexicon;
use leptos::prelude::*;
use protocol::lab::{Estimate, Outcome};
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Names of the pieces, as those of the columns.
const PIECES: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];
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

/// The outcome, or an empty plot.
fn outcome<T>(state: LabState, of: impl Fn(&Outcome) -> T) -> Option<T> {
    state.outcome.with(|outcome| outcome.as_ref().map(of))
}

/// Heights of the two kinds of drawings.
const TALL: f64 = 264.0;
const LOW: f64 = 236.0;
/// Upper and lower edge of what is drawn in the low ones.
const TOP: f64 = 28.0;
const BOTTOM: f64 = 208.0;

/// Input of a plot: what is drawn or told of the outcome; before there is one, of the outcome of no games.
fn drawn<T>(state: LabState, of: impl Fn(&Outcome) -> T) -> T {
    state.outcome.with(|outcome| match outcome {
        Some(outcome) => of(outcome),
        None => of(&Outcome::default()),
    })
}

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
    let figures = Signal::derive(move || drawn(state, |outcome| table(outcome, &words.now())));
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
        if let Some(found) = found.filter(|found| *found >= NARROWEST) {
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
            {move || drawn(state, |outcome| drawing(outcome, &words.now(), width.get()))}
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

/// Least width of a plot in pixels: one that is not laid out yet is narrower.
const NARROWEST: f64 = 100.0;

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
}
