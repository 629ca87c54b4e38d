//! The rating over time with its band.

use super::span::Shown;
use super::{date, signed};
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use protocol::puzzle::{DayHistory, History};
use std::fmt::Write;
use widgets::plot_frame::{PlotFrame, PlotTable};

/// The area of the rating curve in its drawing: left, top, right, bottom.
const AREA: (f64, f64, f64, f64) = (38.0, 8.0, 292.0, 132.0);

/// A day with a rating: the day, the rating, and twice its deviation, within which it is with a probability of 95 %.
type Rated = (i32, f64, f64);

fn ratings(history: &History) -> Vec<Rated> {
    let of = |day: &DayHistory| {
        let rating = day.rating?;
        Some((day.day, rating.rating, 2.0 * rating.deviation))
    };
    history.days.iter().filter_map(of).collect()
}

/// Ratings with a line across the plot: few round numbers, from below the band to above it.
fn grid(ratings: &[Rated]) -> Vec<f64> {
    let least = ratings.iter().map(|day| day.1 - day.2);
    let least = least.fold(f64::INFINITY, f64::min);
    let greatest = ratings.iter().map(|day| day.1 + day.2);
    let greatest = greatest.fold(f64::NEG_INFINITY, f64::max);
    let steps = [50.0, 100.0, 200.0, 500.0, 1_000.0];
    let of = |step: f64| ((least / step).floor(), (greatest / step).ceil());
    let few = |step: &f64| of(*step).1 - of(*step).0 <= 5.0;
    let step = steps.into_iter().find(few).unwrap_or(2_000.0);
    let (from, to) = of(step);
    (from as i32..=to as i32)
        .map(|line| f64::from(line) * step)
        .collect()
}

/// The rating over time with its band.
pub fn rating(words: Words, shown: Signal<Shown>) -> impl IntoView {
    let ratings = Memo::new(move |_| shown.with(|shown| ratings(&shown.history)));
    let unit = move || {
        ratings.with(|ratings| match ratings[..] {
            [first, .., last] => signed((last.1.round() - first.1.round()) as i64),
            [only] => format!("± {}", only.2.round()),
            [] => String::new(),
        })
    };
    let told = move || {
        let words = words.now();
        ratings.with(|ratings| {
            let (first, last) = (ratings.first()?, ratings.last()?);
            let (from, to) = (date(first.0, &words), date(last.0, &words));
            let numbers = [first.1, last.1, last.2].map(|number| number.round() as i64);
            let args = args![
                "from" => from, "first" => numbers[0], "to" => to, "last" => numbers[1],
                "deviation" => numbers[2]
            ];
            Some(words.with("progress-rating-told", &args))
        })
    };
    let table = move || {
        let words = words.now();
        let head = ["progress-day", "progress-rating", "progress-band"];
        let row = |&(day, rating, deviation): &Rated| {
            let numbers = [rating, deviation].map(|number| number.round().to_string());
            std::iter::once(date(day, &words)).chain(numbers).collect()
        };
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows: ratings.with(|ratings| ratings.iter().map(row).collect()),
        }
    };
    let plot = move || {
        let words = words.now();
        let days = shown.with(|shown| (shown.first_day(), shown.today));
        ratings.with(|ratings| (!ratings.is_empty()).then(|| rating_drawing(ratings, days, &words)))
    };
    let plot = view! {
        <svg viewBox="0 0 300 156" role="img" aria-label=words.say("progress-rating")>
            <desc>{told}</desc>
            {plot}
        </svg>
    };
    let key = vec![
        ("line", Signal::derive(words.say("progress-rating"))),
        ("band", Signal::derive(words.say("progress-band"))),
    ];
    view! {
        <PlotFrame
            name="rating"
            title=Signal::derive(words.say("progress-rating"))
            unit=Signal::derive(unit)
            plot=plot.into_any()
            key
            table=Signal::derive(table)
        />
    }
}

/// The drawing of ratings from a day to another.
fn rating_drawing(
    ratings: &[Rated],
    (first, last): (i32, i32),
    words: &Lexicon,
) -> impl IntoView + use<> {
    let (left, top, right, bottom) = AREA;
    let lines = grid(ratings);
    let (least, greatest) = (lines[0], lines[lines.len() - 1]);
    let x = |day: i32| {
        left + (right - left) * f64::from(day - first) / f64::from((last - first).max(1))
    };
    let y = move |rating: f64| bottom - (bottom - top) * (rating - least) / (greatest - least);
    let path = |points: &mut dyn Iterator<Item = (i32, f64)>| {
        let mut path = String::new();
        for (day, rating) in points {
            let pen = if path.is_empty() { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{pen}{:.1} {:.1}", x(day), y(rating));
        }
        path
    };
    let above = ratings.iter().map(|day| (day.0, day.1 + day.2));
    let below = ratings.iter().rev().map(|day| (day.0, day.1 - day.2));
    let band = path(&mut above.chain(below)) + "Z";
    let curve = path(&mut ratings.iter().map(|day| (day.0, day.1)));
    let dot = ratings.last().map(|day| (x(day.0), y(day.1)));
    let line = move |rating: f64| {
        let y = y(rating);
        view! {
            <path class="plot-grid" d=format!("M{left} {y:.1}H{right}")></path>
            <text class="progress-text far" x=left - 6.0 y=format!("{:.1}", y + 4.0)>{rating.to_string()}</text>
        }
    };
    view! {
        {lines.into_iter().map(line).collect_view()}
        <text class="progress-text" x=left y="152">{date(first, words)}</text>
        <text class="progress-text far" x=right y="152">{words.get("progress-today")}</text>
        <path class="plot-band" d=band></path>
        <path class="plot-line" d=curve></path>
        {dot.map(|(x, y)| view! { <circle class="progress-dot" cx=format!("{x:.1}") cy=format!("{y:.1}") r="4"></circle> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_encloses_the_band_with_few_lines() {
        for (rating, band) in [(1_200.0, 700.0), (1_423.0, 61.0), (600.0, 90.0)] {
            let lines = grid(&[(0, rating, band), (1, rating + 40.0, band)]);
            assert!(lines[0] <= rating - band, "{lines:?}");
            assert!(lines[lines.len() - 1] >= rating + 40.0 + band, "{lines:?}");
            assert!((2..=6).contains(&lines.len()), "{lines:?}");
        }
    }
}
