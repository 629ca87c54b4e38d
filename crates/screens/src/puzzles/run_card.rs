//! Card of a run while none goes on: the rules, one's own records and the choice of the series, and after a run its result with the
//! strip of its puzzles, each a link.

use super::mode::Mode;
use super::progress::signed;
use super::run_panel::sign;
use super::run_records;
use super::series::Series;
use super::solver::{Solver, today};
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use puzzle::run::{
    Outcome, Record, Run, RunKind, STORM_GAINS, STORM_MISS, STORM_TIME, SURVIVAL_MISSES,
};

/// The card.
#[component]
pub fn RunCard(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let is_over = Memo::new(move |_| is_over(solver));
    let series = move || {
        let chosen = solver.mode.with(|mode| match mode {
            Mode::Storm(series) => Some(*series),
            _ => None,
        })?;
        let choice = move |series: Series| {
            let choose = move |_| {
                let query = Mode::Storm(series).query();
                solver.context.readdress(query);
            };
            view! {
                <button type="button" class="chip" aria-pressed=(series == chosen).to_string() data-series=series.name().unwrap_or("all") on:click=choose>
                    {move || series.name_in(&words.now())}
                </button>
            }
        };
        Some(view! {
            <div class="run-series" role="group" aria-label=words.say("puzzle-themes")>
                {Series::EACH.map(choice).into_iter().collect_view()}
            </div>
        })
    };
    view! {
        <div class="run-card">
            {move || if is_over.get() {
                view! { <Result solver/> }.into_any()
            } else {
                view! { <ul class="run-rules">{move || rules(solver)}</ul> }.into_any()
            }}
            <Records solver/>
            {series}
            <a class="link-card chip" href=href(Screen::PuzzleRace, "") data-action="race">{words.say("puzzle-race")}</a>
        </div>
    }
}

/// True once a run has been played: there is a result.
pub fn is_over(solver: Solver) -> bool {
    let is_begun = |run: &Option<Run>| run.as_ref().is_some_and(Run::is_begun);
    solver.at_rest.get() && solver.run.with(is_begun)
}

/// The rules, each in a line.
fn rules(solver: Solver) -> Option<AnyView> {
    let words = solver.words.now();
    let kind = solver.run.with(|run| run.as_ref().map(Run::kind))?;
    let told = match kind {
        RunKind::Storm => {
            let levels = STORM_GAINS.map(|level| level.0.to_string()).join(" · ");
            let gains = STORM_GAINS.map(|level| signed(level.1 / 1_000)).join(" · ");
            vec![
                words.with(
                    "run-rule-time",
                    &args!["count" => (STORM_TIME / 60_000) as u32],
                ),
                words.with(
                    "run-rule-combo",
                    &args!["levels" => levels, "gains" => gains],
                ),
                words.with(
                    "run-rule-miss",
                    &args!["count" => (STORM_MISS / 1_000) as u32],
                ),
            ]
        }
        RunKind::Survival => vec![
            words.with("run-rule-misses", &args!["count" => SURVIVAL_MISSES]),
            words.get("run-rule-harder"),
        ],
    };
    let line = |told: String| view! { <li>{told}</li> };
    Some(told.into_iter().map(line).collect_view().into_any())
}

/// The best runs of today, of seven days and of all; none before the first.
#[component]
fn Records(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let records = move || {
        solver.at_rest.track();
        let words = words.now();
        let mut options = solver.options.get();
        let (ever, days) = solver
            .mode
            .with(|mode| Some((*options.best_of(mode)?, run_records::of(mode))))?;
        let day = today();
        let bests = [
            ("run-best-today", "today", days.today(day)),
            ("run-best-week", "week", days.week(day)),
            ("run-best", "ever", ever),
        ];
        let best = |(name, figure, best)| {
            let best = if best == 0 {
                "–".to_owned()
            } else {
                words.number(best)
            };
            view! { <div data-figure=figure><dt>{words.get(name)}</dt><dd>{best}</dd></div> }
        };
        (ever > 0).then(
            || view! { <dl class="run-records">{bests.map(best).into_iter().collect_view()}</dl> },
        )
    };
    view! { {records} }
}

/// The result of the last run.
#[component]
fn Result(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let result = move || {
        let words = words.now();
        solver.run.with(|run| {
            let run = run.as_ref()?;
            let broken = solver.broken.get().map(|record| {
                let name = match record {
                    Record::Today => "run-record-today",
                    Record::Week => "run-record-week",
                    Record::Ever => "run-record-ever",
                };
                view! { <p class="run-record">{words.get(name)}</p> }
            });
            let count = run.outcomes().len() as u32;
            let millis: u64 = run.outcomes().iter().map(|outcome| outcome.millis).sum();
            let seconds = (millis as f64 / 1_000.0 / f64::from(count.max(1))).round() as u32;
            let pace = words.with("solve-seconds", &args!["count" => seconds.max(1)]);
            let figures = [
                ("run-missed", "missed", Some(words.number(run.misses()))),
                ("run-series", "combo", Some(words.number(run.longest_combo()))),
                ("run-hardest", "hardest", run.hardest().map(|rating| rating.to_string())),
                ("run-pace", "pace", (count > 0).then_some(pace)),
            ];
            let figure = |(name, figure, value): (&str, &'static str, Option<String>)| {
                Some(view! { <div data-figure=figure><dt>{words.get(name)}</dt><dd>{value?}</dd></div> })
            };
            Some(view! {
                <div class="run-result" role="status">
                    <div>
                        <p class="run-number">{words.number(run.solved())}</p>
                        <p>{words.with("run-result", &args!["count" => run.solved()])}</p>
                        {broken}
                    </div>
                    <dl>{figures.map(figure).into_iter().collect_view()}</dl>
                </div>
                <ol class="run-strip" aria-label=words.get("run-puzzles")>
                    {run.outcomes().iter().map(|outcome| link(outcome, &words)).collect_view()}
                </ol>
            })
        })
    };
    view! { {result} }
}

/// A puzzle of the run: it is opened to be looked at again.
fn link(outcome: &Outcome, words: &Lexicon) -> impl IntoView + use<> {
    let (sign, name) = sign(outcome.solved);
    let name = words.get(name);
    let key = outcome.key.clone();
    let rating = outcome.rating.map(|rating| rating.to_string());
    let told = match &rating {
        Some(rating) => {
            let rated = words.with("solve-puzzle-rating", &args!["rating" => rating.as_str()]);
            format!("{name}. {rated}")
        }
        None => name,
    };
    view! {
        <li data-solved=outcome.solved.to_string()>
            <a href=href(Screen::Solve, &Mode::One(key.set, key.id).query()) aria-label=told>
                <b aria-hidden="true">{sign}</b>
                <span>{rating}</span>
            </a>
        </li>
    }
}
