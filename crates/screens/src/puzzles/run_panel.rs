//! Storm and survival on the solving screen: clock, misses and count above the board, the result below it.

use super::solver::Solver;
use gloo_timers::callback::Interval;
use i18n::args;
use leptos::prelude::*;
use puzzle::run::{Run, RunKind, SURVIVAL_MISSES};
use widgets::icon::{Icon, Sign};

/// Clock or misses, and the number solved.
#[component]
pub fn RunHead(solver: Solver) -> impl IntoView {
    let tick = RwSignal::new(());
    let clock = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        let runs = solver
            .run
            .with(|run| run.as_ref().is_some_and(|run| run.kind() == RunKind::Storm));
        let runs = runs && !solver.run_over.get();
        clock.set_value(runs.then(|| {
            Interval::new(250, move || {
                tick.set(());
                solver.end_run_when_over();
            })
        }));
    });
    let head = move || {
        solver.run.with(|run| {
            let run = run.as_ref()?;
            let left = match run.kind() {
                RunKind::Storm => {
                    tick.get();
                    let seconds = run.time_left(solver.now()).unwrap_or(0).div_ceil(1_000);
                    let low = seconds <= 10;
                    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
                    view! { <time class="run-clock" class:low=low>{text}</time> }.into_any()
                }
                RunKind::Survival => misses(solver, run),
            };
            let solved = solver
                .words
                .now()
                .with("run-solved", &args!["count" => run.solved()]);
            Some(view! {
                <div class="run-head" data-run-solved=run.solved().to_string()>
                    {left}
                    <p class="run-count">{solved}</p>
                </div>
            })
        })
    };
    view! { {head} }
}

/// The misses that are left, as hearts and in words.
fn misses(solver: Solver, run: &Run) -> AnyView {
    let left = SURVIVAL_MISSES.saturating_sub(run.misses());
    let text = solver
        .words
        .now()
        .with("run-misses", &args!["count" => left]);
    let hearts = (0..SURVIVAL_MISSES).map(|heart| {
        view! { <span class="run-heart" class:lost={heart >= left}><Icon sign=Sign::Heart/></span> }
    });
    view! {
        <p class="run-hearts" role="img" aria-label=text>{hearts.collect_view()}</p>
    }
    .into_any()
}

/// The result of a run.
#[component]
pub fn RunResult(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let result = move || {
        let words = words.now();
        let (solved, series) = solver
            .run
            .with(|run| run.as_ref().map(|run| (run.solved(), run.longest_series())))?;
        let mut options = solver.options.get();
        let best = solver
            .mode
            .with(|mode| options.best_of(mode).map(|best| *best))?;
        let missed = solver.missed.with(Vec::len) as u32;
        Some(view! {
            <div class="run-result" role="status">
                <div>
                    <p class="run-number">{words.number(solved)}</p>
                    <p>{words.with("run-result", &args!["count" => solved])}</p>
                </div>
                <dl>
                    <div><dt>{words.get("run-best")}</dt><dd>{words.number(best)}</dd></div>
                    <div><dt>{words.get("run-series")}</dt><dd>{words.number(series)}</dd></div>
                    <div><dt>{words.get("run-missed")}</dt><dd>{words.number(missed)}</dd></div>
                </dl>
            </div>
        })
    };
    view! { {result} }
}
