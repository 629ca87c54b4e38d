//! Progress of the last four weeks in three plots: rating with its band, themes, calendar.

use super::solver::today;
use crate::motif_text;
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use motif::Theme;
use protocol::puzzle::{DayHistory, GetHistory, History};
use std::fmt::Write;
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Days that are shown: four weeks, today the last of them.
const DAYS: i32 = 28;
/// Most themes that are shown.
const MOST_THEMES: usize = 6;
/// Width of each drawing in its own units.
const WIDTH: f64 = 300.0;
/// The area of the rating curve in its drawing: left, top, right, bottom.
const AREA: (f64, f64, f64, f64) = (38.0, 8.0, 292.0, 132.0);
/// Height of a theme's row in its drawing.
const THEME_ROW: f64 = 32.0;
/// Distance of the calendar's cells in its drawing, across and down.
const CELL: (f64, f64) = (43.0, 28.0);

/// The request for these weeks.
pub fn last_weeks() -> GetHistory {
    let to = today();
    GetHistory {
        from: to - DAYS + 1,
        to,
    }
}

/// The three plots. Nothing is shown as long as nothing was tried.
#[component]
pub fn Progress(
    /// The present language.
    words: Words,
    /// The attempts of these weeks.
    history: Signal<History>,
) -> impl IntoView {
    let any = Memo::new(move |_| history.with(|history| !history.days.is_empty()));
    let rated = Memo::new(move |_| {
        history.with(|history| history.days.iter().any(|day| day.rating.is_some()))
    });
    let themed = Memo::new(move |_| history.with(|history| !themes(history).is_empty()));
    view! {
        <Show when=move || any.get()>
            <section class="puzzles-progress" aria-label=words.say("progress")>
                <Show when=move || rated.get()>{rating(words, history)}</Show>
                <Show when=move || themed.get()>{by_theme(words, history)}</Show>
                {weeks(words, history)}
            </section>
        </Show>
    }
}

/// A day as the language writes it.
fn date(day: i32, words: &Lexicon) -> String {
    // Noon: the same day nearly everywhere.
    words.date((i64::from(day) * 86_400_000 + 43_200_000).max(0) as u64)
}

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
fn rating(words: Words, history: Signal<History>) -> impl IntoView {
    let ratings = Memo::new(move |_| history.with(ratings));
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
        ratings.with(|ratings| {
            (!ratings.is_empty()).then(|| rating_drawing(ratings, today() - DAYS + 1, &words))
        })
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

/// The drawing of ratings, the first day at its left edge.
fn rating_drawing(ratings: &[Rated], first: i32, words: &Lexicon) -> impl IntoView + use<> {
    let (left, top, right, bottom) = AREA;
    let lines = grid(ratings);
    let (least, greatest) = (lines[0], lines[lines.len() - 1]);
    let x = |day: i32| left + (right - left) * f64::from(day - first) / f64::from(DAYS - 1);
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

/// A number with its sign.
fn signed(number: i64) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "± 0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Attempts at puzzles of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ByTheme {
    theme: Theme,
    tried: u32,
    solved: u32,
    performance: Option<f64>,
}

impl ByTheme {
    /// Share solved, in percent.
    fn percent(self) -> u32 {
        (100 * self.solved + self.tried / 2) / self.tried.max(1)
    }
}

/// The themes tried most often.
fn themes(history: &History) -> Vec<ByTheme> {
    let of = |of: &protocol::puzzle::ThemeHistory| {
        Some(ByTheme {
            theme: Theme::from_key(&of.theme)?,
            tried: of.tried,
            solved: of.solved,
            performance: of.performance,
        })
    };
    let known = history.themes.iter().filter_map(of);
    known.take(MOST_THEMES).collect()
}

/// Success by theme: bars of the share solved, with the rating performance where it is known.
fn by_theme(words: Words, history: Signal<History>) -> impl IntoView {
    let themes = Memo::new(move |_| history.with(themes));
    let told = move || {
        let words = words.now();
        let one = |of: &ByTheme| {
            let name = motif_text::theme_name(of.theme, &words);
            solved_of(&name, of.solved, of.tried, &words)
        };
        themes.with(|themes| themes.iter().map(one).collect::<Vec<_>>().join(" "))
    };
    let table = move || {
        let words = words.now();
        let head = [
            "progress-theme",
            "progress-tried",
            "progress-solved",
            "progress-performance",
        ];
        let row = |of: &ByTheme| {
            vec![
                motif_text::theme_name(of.theme, &words),
                of.tried.to_string(),
                of.solved.to_string(),
                of.performance
                    .map(|rating| rating.round().to_string())
                    .unwrap_or_default(),
            ]
        };
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows: themes.with(|themes| themes.iter().map(row).collect()),
        }
    };
    let bar = |(at, of): (usize, &ByTheme), words: &Lexicon| {
        let y = at as f64 * THEME_ROW;
        let share = format!("{} %", of.percent());
        let figure = match of.performance {
            Some(rating) => format!("{} · {share}", rating.round()),
            None => share,
        };
        view! {
            <text class="progress-text name" x="0" y=y + 14.0>{motif_text::theme_name(of.theme, words)}</text>
            <text class="progress-text far" x=WIDTH y=y + 14.0>{figure}</text>
            <rect class="progress-track" x="0" y=y + 20.0 width=WIDTH height="6" rx="3"></rect>
            <rect class="progress-bar" x="0" y=y + 20.0 width=WIDTH * f64::from(of.percent()) / 100.0 height="6" rx="3"></rect>
        }
    };
    let bars = move || {
        let words = words.now();
        themes.with(|themes| {
            let bars = themes.iter().enumerate().map(|of| bar(of, &words));
            bars.collect_view()
        })
    };
    let size = move || format!("0 0 {WIDTH} {}", THEME_ROW * themes.with(Vec::len) as f64);
    let plot = view! {
        <svg viewBox=size role="img" aria-label=words.say("progress-themes")>
            <desc>{told}</desc>
            {bars}
        </svg>
    };
    view! {
        <PlotFrame
            name="themes"
            title=Signal::derive(words.say("progress-themes"))
            unit=Signal::derive(words.say("progress-solved"))
            plot=plot.into_any()
            key=Vec::new()
            table=Signal::derive(table)
        />
    }
}

/// Solved and tried puzzles of a day or a theme, in a sentence.
fn solved_of(name: &str, solved: u32, tried: u32, words: &Lexicon) -> String {
    words.with(
        "progress-solved-of",
        &args!["name" => name, "solved" => solved, "tried" => tried],
    )
}

/// The days of these weeks: each with the number of puzzles tried and solved.
fn days(history: &History, today: i32) -> Vec<(i32, u32, u32)> {
    let of = |day: i32| {
        let tried = history.days.iter().find(|tried| tried.day == day);
        tried.map_or((day, 0, 0), |of| (day, of.tried, of.solved))
    };
    (today - DAYS + 1..=today).map(of).collect()
}

/// Darkness of a day's cell, from 0 to 4: none only where nothing was solved.
fn level(solved: u32, most: u32) -> u32 {
    (4 * solved).div_ceil(most.max(1))
}

/// The calendar: four rows of seven days, today the last.
fn weeks(words: Words, history: Signal<History>) -> impl IntoView {
    let days = Memo::new(move |_| history.with(|history| days(history, today())));
    let tell = |&(day, tried, solved): &(i32, u32, u32), words: &Lexicon| {
        let date = date(day, words);
        if tried == 0 {
            words.with("progress-nothing", &args!["date" => date])
        } else {
            solved_of(&date, solved, tried, words)
        }
    };
    let unit = move || {
        let solved: u32 = days.with(|days| days.iter().map(|day| day.2).sum());
        words.now().with("sets-count", &args!["count" => solved])
    };
    let table = move || {
        let words = words.now();
        let head = ["progress-day", "progress-tried", "progress-solved"];
        let row = |&(day, tried, solved): &(i32, u32, u32)| {
            vec![date(day, &words), tried.to_string(), solved.to_string()]
        };
        let rows = days.with(|days| days.iter().filter(|day| day.1 > 0).map(row).collect());
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows,
        }
    };
    let cells = move || {
        let words = words.now();
        days.with(|days| {
            let most = days.iter().map(|day| day.2).max().unwrap_or_default();
            let cell = |(at, day): (usize, &(i32, u32, u32))| {
                let (row, column) = (at / 7, at % 7);
                view! {
                    <rect
                        class="progress-day"
                        role="listitem"
                        aria-label=tell(day, &words)
                        data-level=level(day.2, most).to_string()
                        data-today=(at + 1 == days.len()).then_some("")
                        x=1.0 + column as f64 * CELL.0
                        y=1.0 + row as f64 * CELL.1
                        width="38"
                        height="22"
                        rx="5"
                    ></rect>
                }
            };
            days.iter().enumerate().map(cell).collect_view()
        })
    };
    let plot = view! {
        <svg viewBox="0 0 300 110" role="list" aria-label=words.say("progress-weeks")>{cells}</svg>
    };
    view! {
        <PlotFrame
            name="weeks"
            title=Signal::derive(words.say("progress-weeks"))
            unit=Signal::derive(unit)
            plot=plot.into_any()
            key=Vec::new()
            table=Signal::derive(table)
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::ThemeHistory;

    #[test]
    fn the_grid_encloses_the_band_with_few_lines() {
        for (rating, band) in [(1_200.0, 700.0), (1_423.0, 61.0), (600.0, 90.0)] {
            let lines = grid(&[(0, rating, band), (1, rating + 40.0, band)]);
            assert!(lines[0] <= rating - band, "{lines:?}");
            assert!(lines[lines.len() - 1] >= rating + 40.0 + band, "{lines:?}");
            assert!((2..=6).contains(&lines.len()), "{lines:?}");
        }
    }

    #[test]
    fn four_weeks_end_today_and_know_the_days() {
        let tried = DayHistory {
            day: 20_000,
            tried: 3,
            solved: 2,
            ..DayHistory::default()
        };
        let history = History {
            days: vec![tried],
            themes: Vec::new(),
        };
        let days = days(&history, 20_001);
        assert_eq!(days.len(), 28);
        assert_eq!(days[26..], [(20_000, 3, 2), (20_001, 0, 0)]);
        assert_eq!([0, 1, 5, 9, 10].map(|of| level(of, 10)), [0, 1, 2, 4, 4]);
        assert_eq!(level(0, 0), 0);
    }

    #[test]
    fn words_that_are_no_themes_are_left_out() {
        let theme = |key: &str| ThemeHistory {
            theme: key.into(),
            tried: 3,
            solved: 2,
            performance: None,
        };
        let history = History {
            days: Vec::new(),
            themes: vec![theme("mine"), theme("fork")],
        };
        let known = themes(&history);
        assert_eq!(known.len(), 1);
        assert_eq!((known[0].theme, known[0].percent()), (Theme::Fork, 67));
    }
}
