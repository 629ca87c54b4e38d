//! Storm and survival on the solving screen: clock or misses and the count above the board, combo and strip of ✓ ✕ below it.

use super::progress::signed;
use super::solver::Solver;
use gloo_timers::callback::Interval;
use i18n::args;
use leptos::html::Ol;
use leptos::prelude::*;
use puzzle::run::{Outcome, Run, RunKind, SURVIVAL_MISSES};
use web_sys::Element;
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
        let runs = runs && !solver.at_rest.get();
        clock.set_value(runs.then(|| {
            Interval::new(250, move || {
                tick.set(());
                solver.end_run_when_over();
            })
        }));
    });
    let head = move || {
        solver.run.with(|run| {
            let run = run.as_ref().filter(|_| !solver.at_rest.get())?;
            let left = match run.kind() {
                RunKind::Storm => {
                    tick.get();
                    let seconds = run.time_left(solver.now()).unwrap_or(0).div_ceil(1_000);
                    let low = seconds <= 10;
                    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
                    let change = run.change(solver.now()).map(|change| {
                        let sign = change.signum().to_string();
                        let seconds = signed(change / 1_000);
                        view! { <span class="run-change" data-change=sign>{seconds}</span> }
                    });
                    view! { <time class="run-clock" class:low=low>{text}</time> {change} }
                        .into_any()
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

/// The combo in words, in a run whose clock gains by it; none before it has begun.
pub fn combo_text(solver: Solver) -> Option<String> {
    solver.run.with(|run| {
        let run = run.as_ref().filter(|run| run.combo() > 0)?;
        let level = run.combo_level()?;
        let words = solver.words.now();
        let (combo, seconds) = (run.combo(), (level.gain / 1_000) as u32);
        let at = combo + level.of - level.moves;
        Some(words.with(
            "run-combo",
            &args!["count" => combo, "at" => at, "seconds" => seconds],
        ))
    })
}

/// A run below the board: how near the next gain is, and the strip.
#[component]
pub fn RunPanel(solver: Solver) -> impl IntoView {
    let level = Memo::new(move |_| {
        let level = |run: &Option<Run>| run.as_ref().and_then(Run::combo_level);
        solver.run.with(level)
    });
    let strip = NodeRef::<Ol>::new();
    // The last mark is always seen.
    Effect::new(move |_| {
        solver.run.track();
        let strip: Option<Element> = strip.get().map(Into::into);
        let panel = strip.and_then(|strip| strip.closest(".board-panel").ok()?);
        if let Some(panel) = panel {
            panel.set_scroll_top(panel.scroll_height());
        }
    });
    let combo = move || {
        let level = level.get()?;
        Some(view! {
            <progress
                class="run-combo"
                aria-label=solver.words.say("run-combo-bar")
                max=level.of.to_string()
                value=level.moves.to_string()
            ></progress>
        })
    };
    let outcomes = move || {
        solver.run.with(|run| {
            let outcomes = run.as_ref().map_or(&[][..], Run::outcomes);
            let mark = |outcome: &Outcome| mark(outcome, solver);
            outcomes.iter().map(mark).collect_view()
        })
    };
    view! {
        {combo}
        <ol class="run-strip" node_ref=strip>{outcomes}</ol>
    }
}

fn mark(outcome: &Outcome, solver: Solver) -> impl IntoView + use<> {
    let (sign, name) = sign(outcome.solved);
    view! {
        <li data-solved=outcome.solved.to_string()>
            <span role="img" aria-label=solver.words.say(name)>{sign}</span>
        </li>
    }
}

/// The mark of a puzzle in a strip, and its message name.
pub fn sign(solved: bool) -> (&'static str, &'static str) {
    if solved {
        ("✓", "history-solved")
    } else {
        ("✕", "history-missed")
    }
}
