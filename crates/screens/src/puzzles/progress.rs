//! Progress: figures that people like, and three plots of a span of time: rating with its band, themes, calendar.

mod by_theme;
mod calendar;
mod rating;
mod span;

pub use span::{Shown, Span};

use super::segment::Segment;
use crate::ScreenContext;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::puzzle::Standing;

/// The figures and the plots. Nothing is shown as long as nothing was tried.
#[component]
pub fn Progress(
    /// The context of the screen.
    context: ScreenContext,
    /// The standing of the solver.
    standing: Signal<Option<Standing>>,
    /// The attempts of the span that is shown.
    shown: Signal<Shown>,
    /// Chooses another span.
    choose: Callback<Span>,
) -> impl IntoView {
    let words = context.words;
    let any = Memo::new(move |_| {
        standing.with(|standing| standing.is_some_and(|standing| standing.tried > 0))
    });
    let rated = Memo::new(move |_| {
        shown.with(|shown| shown.history.days.iter().any(|day| day.rating.is_some()))
    });
    let themed =
        Memo::new(move |_| shown.with(|shown| !by_theme::themes(&shown.history).is_empty()));
    let span = move |span: Span| {
        let chosen = Signal::derive(move || shown.with(|shown| shown.span == span));
        view! { <Segment group="span" value=span.name() label=words.say(span.name()) chosen choose=move || choose.run(span)/> }
    };
    let spans = move || Span::EACH.map(span).into_iter().collect_view();
    view! {
        <Show when=move || any.get()>
            <section class="puzzles-progress" aria-label=words.say("progress")>
                <div class="progress-head">
                    {move || standing.get().map(|standing| facts(&standing, &words.now()))}
                    <a class="button" href=href(Screen::PuzzleHistory, "") data-action="history">{words.say("puzzle-history")}</a>
                    <div class="choices" role="radiogroup" aria-label=words.say("progress-span")>{spans()}</div>
                </div>
                <Show when=move || rated.get()>{rating::rating(words, shown)}</Show>
                <Show when=move || themed.get()>{by_theme::by_theme(words, shown)}</Show>
                {calendar::calendar(words, shown)}
            </section>
        </Show>
    }
}

/// Puzzles solved today, days in a row, and the best rating.
fn facts(standing: &Standing, words: &Lexicon) -> impl IntoView + use<> {
    let row = words.number(standing.streak_days);
    let row = if standing.longest_streak > standing.streak_days {
        let longest = words.with(
            "progress-longest",
            &args!["count" => standing.longest_streak],
        );
        format!("{row} · {longest}")
    } else {
        row
    };
    let best = standing.best_rating.map(|best| best.round().to_string());
    let facts = [
        ("today", Some(words.number(standing.solved_today))),
        ("row", Some(row)),
        ("best", best),
    ];
    let facts = facts.map(|(name, figure)| {
        let label = words.get(match name {
            "today" => "progress-solved-today",
            "row" => "progress-days-in-a-row",
            _ => "progress-best-rating",
        });
        figure.map(|figure| {
            view! { <div data-fact=name><dt>{label}</dt><dd>{figure}</dd></div> }
        })
    });
    view! { <dl class="progress-facts">{facts.into_iter().collect_view()}</dl> }
}

/// A day as the language writes it.
fn date(day: i32, words: &Lexicon) -> String {
    words.date(noon(day))
}

/// Noon of a day: the same day nearly everywhere.
pub fn noon(day: i32) -> u64 {
    (i64::from(day) * 86_400_000 + 43_200_000).max(0) as u64
}

/// Share of the puzzles that were solved, in percent.
pub fn percent(solved: u32, tried: u32) -> u32 {
    (100 * solved + tried / 2) / tried.max(1)
}

/// A number with its sign.
pub fn signed(number: i64) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "± 0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// Solved and tried puzzles of a day or a theme, in a sentence.
fn solved_of(name: &str, solved: u32, tried: u32, words: &Lexicon) -> String {
    words.with(
        "progress-solved-of",
        &args!["name" => name, "solved" => solved, "tried" => tried],
    )
}
