//! The solving screen: the task above the board, the answer below it, and everything to be pressed at the foot.

mod actions;
mod menu;
mod task;

use crate::ScreenContext;
use crate::registry::Screen;
use crate::route::href;
use actions::Actions;
use menu::Menu;
use task::{Task, WhyAgain};

use super::board_panel;
use super::choice_form;
use super::entry::Entry;
use super::mode::Mode;
use super::progress::signed;
use super::run_card::{self, RunCard};
use super::run_panel::{RunHead, RunPanel, combo_text};
use super::solver::Solver;
use super::trouble::trouble_text;
use crate::motif_text;
use crate::player_row::player_row;
use board::Board;
use i18n::args;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::H1;
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use protocol::puzzle::MOST_BY_HAND;
use puzzle::solving::{Intent, Phase, Solving};
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::board_layout::BoardLayout;
use widgets::focus;
use widgets::status_line::StatusLine;
use widgets::swipe::Swipe;
use widgets::up_link::UpLink;

/// Solving, a page; the field for typed moves is fetched.
pub fn solve(context: ScreenContext) -> AnyView {
    let solver = Solver::open(context);
    let words = context.words;
    let config = board_panel::config(solver);
    let side = config.bottom;
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| press(solver, &event));
    on_cleanup(move || pressed.remove());
    let verdict = Memo::new(move |_| solver.verdict(&words.now()));
    Effect::new(move |_| {
        verdict.track();
        solver.controller.forget_refusal();
    });
    let phase = Memo::new(move |_| {
        solver
            .solving
            .with(|solving| solving.as_ref().map(|solving| phase_name(solving.phase())))
    });
    context.frame.follow_entry(move || Some(mode_title(solver)));
    let in_run = Memo::new(move |_| solver.run.with(Option::is_some));
    let run = move || {
        let stage = match solver.at_rest.get() {
            false => "on",
            true if run_card::is_over(solver) => "over",
            true => "ready",
        };
        in_run.get().then_some(stage)
    };
    let trouble = move || {
        let failure = solver.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="solve-trouble" role="alert">{told}</p> })
    };
    let turn = Signal::derive(move || {
        if solver.at_rest.get() {
            return String::new();
        }
        let your_move = || {
            let is_turn = phase.get() == Some("solver");
            is_turn.then(|| words.now().get("your-move"))
        };
        combo_text(solver).or_else(your_move).unwrap_or_default()
    });
    let top = view! {
        <div class="solve-task">
            <RunHead solver/>
            <Task solver/>
        </div>
    };
    let board = view! {
        <div class="solve-board" data-new=move || solver.is_new.get().then_some("")><Board config/></div>
    };
    let status =
        view! { <StatusLine text=verdict turn>{solver.controller.refusal_view()}</StatusLine> };
    let panel = view! {
        // What has nothing to be pressed is scrolled by keys all the same.
        <div class="solve-answer" tabindex=move || solver.at_rest.get().then_some("0")>
            {trouble}
            <WhyAgain solver/>
            {move || match (solver.at_rest.get(), in_run.get()) {
                (true, _) => view! { <RunCard solver/> }.into_any(),
                (_, true) => view! { <RunPanel solver/> }.into_any(),
                _ => view! { <About solver/> }.into_any(),
            }}
            <Entry solver/>
        </div>
    };
    let [top, board, status, panel] = [
        top.into_any(),
        board.into_any(),
        status.into_any(),
        panel.into_any(),
    ];
    let actions = view! { <Actions solver/> }.into_any();
    // Beside the board it brings the next puzzle.
    let swipe = Swipe::new();
    let swiped = move |event: PointerEvent| {
        if swipe.ends(&event) && untrack(|| waits_for_next(solver)) {
            solver.next();
        }
    };
    view! {
        <section
            class="screen solve board-layout"
            data-screen="solve"
            data-phase=move || phase.get()
            data-run=run
            data-mode=move || solver.mode.with(Mode::name)
            data-decoy=move || solver.decoy().is_some().then_some("")
            data-recorded=move || solver.recorded.with(Option::is_some).then_some("")
            aria-labelledby="screen-solve"
            lang=move || words.now().language().tag()
            on:pointerdown=move |event| swipe.begins(&event)
            on:pointerup=swiped
        >
            <header class="solve-head">
                <UpLink class="solve-up" label="puzzles" hash="puzzles" go=Some(Callback::new(move |()| context.go(Screen::Puzzles, "")))/>
                <h1 id="screen-solve" tabindex="-1" node_ref=title>{move || mode_title(solver)}</h1>
                <p class="solve-rating">{move || rating(solver)} {move || number(solver)}</p>
                <Menu solver/>
            </header>
            <BoardLayout top board bottom=player_row(words, side) status panel actions/>
            {solver.controller.said.view()}
        </section>
    }
    .into_any()
}

/// Name of a phase in style sheets and tests.
fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Opponent(_) => "opponent",
        Phase::Solver => "solver",
        Phase::Unconfirmed(_) => "unconfirmed",
        Phase::Judging(_) => "judging",
        Phase::Wrong { .. } => "wrong",
        Phase::Slower { .. } => "slower",
        Phase::Missed(_) => "missed",
        Phase::Showing(_) => "showing",
        Phase::Done { found: true } => "solved",
        Phase::Done { found: false } => "shown",
    }
}

/// The mode in words.
fn mode_title(solver: Solver) -> String {
    let words = solver.words.now();
    let set = solver.set.with(|set| set.as_ref().map(|set| set.0.clone()));
    if let Some(name) = set.filter(|name| !name.trim().is_empty()) {
        return name;
    }
    solver.mode.with(|mode| match mode {
        Mode::Chosen(choice) => choice_form::told(choice, &words),
        Mode::Storm(series) => series.told(&words),
        Mode::Twenty(twenty) => twenty.title(&words),
        mode => words.get(&format!("solve-mode-{}", mode.name())),
    })
}

/// The number of the puzzle among those of its set.
fn number(solver: Solver) -> Option<String> {
    let (number, count) = (
        solver.number.get(),
        solver.set.with(|set| Some(set.as_ref()?.1))?,
    );
    let told = (1..=count).contains(&number) && count <= MOST_BY_HAND;
    let words = solver.words.now();
    told.then(|| words.with("solve-number", &args!["number" => number, "count" => count]))
}

/// The solver's rating with its deviation, and what the last puzzle has changed.
fn rating(solver: Solver) -> Option<AnyView> {
    if !solver.is_rated() {
        return None;
    }
    let rating = solver
        .standing
        .with(|standing| standing.and_then(|standing| standing.rating))?;
    let change = solver.recorded.with(|recorded| {
        let recorded = (*recorded)?;
        Some((recorded.after?.rating - recorded.before?.rating).round() as i64)
    });
    let change = change.filter(|&change| change != 0).map(|change| {
        let sign = change.signum().to_string();
        view! { <span class="solve-change" data-change=sign>{signed(change)}</span> }
    });
    let (rating, deviation) = (rating.rating.round(), (2.0 * rating.deviation).round());
    let band =
        view! { <abbr title=solver.words.say("rating-band")>{format!("± {deviation}")}</abbr> };
    Some(view! { <span>{format!("{rating} ")} {band}</span> {change} }.into_any())
}
/// True for the themes that say what a puzzle was about; the others are counted or seen.
pub fn is_told(theme: Theme) -> bool {
    let told = [
        ThemeGroup::Mates,
        ThemeGroup::Tactics,
        ThemeGroup::SpecialMoves,
        ThemeGroup::Endings,
    ];
    told.iter().any(|group| group.themes().contains(&theme))
}

/// Themes of the puzzle, once it is done; each leads to more puzzles of its kind.
#[component]
fn About(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let themes = Memo::new(move |_| {
        solver.solving.with(|solving| {
            let done = solving.as_ref().filter(|solving| solving.is_done());
            done.map_or_else(Vec::new, |solving| {
                let told = |theme: &Theme| is_told(*theme);
                solving.puzzle().themes.iter().filter(told).collect()
            })
        })
    });
    let chip = move |theme: Theme| {
        view! {
            <a
                class="link-card chip"
                href=href(Screen::Solve, &Mode::theme(theme).query())
                data-theme=theme.key()
                title=move || motif_text::theme_definition(theme, &words.now())
            >
                {move || motif_text::theme_name(theme, &words.now())}
            </a>
        }
    };
    view! {
        <div class="solve-themes" role="group" aria-label=words.say("solve-about")>
            {move || themes.get().into_iter().map(chip).collect_view()}
        </div>
    }
}

fn is_done(solver: Solver) -> bool {
    solver
        .solving
        .with(|solving| solving.as_ref().is_some_and(Solving::is_done))
}

/// True if the next puzzle is brought by the solver: in a run it comes by itself.
fn waits_for_next(solver: Solver) -> bool {
    is_done(solver) && !solver.run.with(Option::is_some)
}

/// A key that no closer element took.
fn press(solver: Solver, event: &KeyboardEvent) {
    let with = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || with {
        return;
    }
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    // In the field for moves the arrows step as long as nothing is written there.
    let own =
        "input:not([name=entry]:placeholder-shown), select, textarea, button, a, summary, .squares";
    let taken = element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))));
    match event.key().as_str() {
        "ArrowLeft" if !taken => solver.act(Intent::Step(-1)),
        "ArrowRight" if !taken => solver.act(Intent::Step(1)),
        " " if !taken && untrack(|| waits_for_next(solver)) => solver.next(),
        "Escape" if solver.waits_for_confirmation() => solver.act(Intent::Cancel),
        _ => return,
    }
    event.prevent_default();
}
