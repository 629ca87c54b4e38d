//! The buttons at the foot: always in the same place, under the thumb.

use super::phase_name;
use crate::board_description::puzzle_query;
use crate::puzzles::mode::Mode;
use crate::puzzles::run_card;
use crate::puzzles::solver::Solver;
use crate::puzzles::task_text;
use crate::registry::Screen;
use crate::subject::Subject;
use leptos::prelude::*;
use platform::device_clock;
use puzzle::solving::{DEAF, Hint, Intent, Solving};
use widgets::icon::{Icon, Sign};

/// The buttons at the foot; always as many, in the same place.
#[component]
pub fn Actions(solver: Solver) -> impl IntoView {
    let phase = Memo::new(move |_| {
        if solver.at_rest.get() {
            return if run_card::is_over(solver) {
                "over"
            } else {
                "ready"
            };
        }
        if solver.nothing_left.get() {
            return "nothing";
        }
        if solver.trouble.with(Option::is_some) && solver.solving.with(Option::is_none) {
            return "trouble";
        }
        solver.solving.with(|solving| {
            solving
                .as_ref()
                .map_or("none", |solving| phase_name(solving.phase()))
        })
    });
    let in_run = Memo::new(move |_| solver.run.with(Option::is_some));
    let act = move |intent: Intent| move || solver.act(intent.clone());
    let last_hint = Memo::new(move |_| {
        let hint = solver
            .solving
            .with(|solving| solving.as_ref().and_then(Solving::hint));
        matches!(hint, Some(Hint::Move(_)))
    });
    let buttons = move || {
        match (phase.get(), in_run.get()) {
        ("over", _) => view! {
            <Action solver sign=Sign::Puzzle name="puzzles" action="home" on_press=move || solver.context.go(Screen::Puzzles, "")/>
            {(!solver.missed.with(Vec::is_empty)).then(|| view! {
                <Action solver sign=Sign::Repeat name="solve-replay" action="replay" on_press=move || solver.replay()/>
            })}
            <Action solver sign=Sign::Start name="solve-again" action="again" main=true on_press=move || solver.once_more()/>
        }
        .into_any(),
        ("ready", _) => view! {
            <Action solver sign=Sign::Puzzle name="puzzles" action="home" on_press=move || solver.context.go(Screen::Puzzles, "")/>
            <Action solver sign=Sign::Start name="run-start" action="start" main=true on_press=move || solver.once_more()/>
        }
        .into_any(),
        ("nothing", _) => {
            let choice = solver.mode.with(|mode| mode.choice().cloned());
            let chooses = choice.is_some();
            let theme = solver.mode.with(|mode| match mode {
                Mode::Twenty(twenty) => Some(twenty.theme),
                _ => None,
            });
            let other = move || {
                match (&choice, theme) {
                    (Some(choice), _) => {
                        let query = Mode::Chosen(choice.clone()).query();
                        solver.context.go(Screen::PuzzleThemes, query);
                    }
                    (None, Some(theme)) => {
                        let query = format!("theme={}", theme.key());
                        solver.context.go(Screen::PuzzleSet, query);
                    }
                    (None, None) => solver.context.go(Screen::Puzzles, ""),
                }
            };
            let name = match (chooses, theme) {
                (true, _) => "choice-other",
                (_, Some(_)) => "twenty-other",
                _ => "puzzles",
            };
            view! {
                {((chooses || theme.is_some()) && solver.seen() > 0).then(|| view! {
                    <Action solver sign=Sign::Repeat name="solve-again" action="again" on_press=move || solver.once_more()/>
                })}
                <Action solver sign=Sign::Themes name action="choose" main=true on_press=other/>
            }
            .into_any()
        }
        ("trouble", _) => view! {
            <Action solver sign=Sign::Puzzle name="puzzles" action="home" on_press=move || solver.context.go(Screen::Puzzles, "")/>
            <Action solver sign=Sign::Repeat name="solve-retry" action="again" main=true on_press=move || solver.try_again()/>
        }
        .into_any(),
        (_, true) => ().into_any(),
        ("unconfirmed", _) => view! {
            <Action solver sign=Sign::TakeBack name="solve-cancel" action="cancel" on_press=act(Intent::Cancel)/>
            <Action solver sign=Sign::Start name="solve-confirm-move" action="confirm" main=true on_press=act(Intent::Confirm)/>
        }
        .into_any(),
        ("wrong", _) => view! {
            <Action solver sign=Sign::TakeBack name="solve-retry" action="retry" main=true on_press=act(Intent::Retry)/>
            <Action solver sign=Sign::Pawn name="solve-play-on" action="play-on" on_press=move || play_on(solver)/>
            <Action solver sign=Sign::Eye name="solve-solution" action="solution" on_press=act(Intent::Solution)/>
        }
        .into_any(),
        ("slower", _) => view! {
            <Action solver sign=Sign::TakeBack name="solve-retry" action="retry" main=true on_press=act(Intent::Retry)/>
            <Action solver sign=Sign::Eye name="solve-solution" action="solution" on_press=act(Intent::Solution)/>
        }
        .into_any(),
        ("solved" | "shown", _) => view! {
            <Action solver sign=Sign::Graph name="solve-explore" action="explore" on_press=move || explore(solver)/>
            <Action solver sign=Sign::Next name="solve-next" action="next-puzzle" main=true on_press=move || solver.next()/>
        }
        .into_any(),
        (phase, _) => {
            let off = phase != "solver";
            view! {
                <Action solver sign=Sign::Hint name="solve-hint" action="hint" off=Memo::new(move |_| off || last_hint.get()) on_press=move || solver.hint()/>
                <Action solver sign=Sign::Eye name="solve-solution" action="solution" off=Memo::new(move |_| off) on_press=act(Intent::Solution)/>
                <Action solver sign=Sign::Next name="solve-skip" action="next-puzzle" on_press=move || solver.next()/>
            }
            .into_any()
        }
    }
    };
    view! { <div class="solve-actions" data-phase=phase>{buttons}</div> }
}

/// A button at the foot: an icon over a word. What appears under a finger is deaf until a moment later.
#[component]
fn Action(
    solver: Solver,
    sign: Sign,
    name: &'static str,
    action: &'static str,
    /// True for the one that is filled.
    #[prop(optional)]
    main: bool,
    #[prop(optional)] off: Option<Memo<bool>>,
    on_press: impl Fn() + Clone + 'static,
) -> impl IntoView {
    let born = device_clock::now();
    let is_off = move || off.is_some_and(|off| off.get());
    let press = move |_| {
        let early = device_clock::now() < born + DEAF as f64;
        if !early && !untrack(is_off) {
            on_press();
        }
    };
    view! {
        <button
            type="button"
            class="solve-action"
            class:main=main
            data-action=action
            aria-disabled=move || is_off().then_some("true")
            on:click=press
        >
            <Icon sign/>
            <span>{solver.words.say(name)}</span>
        </button>
    }
}

/// Opens the puzzle with what has been played on the analysis board.
pub fn explore(solver: Solver) {
    let pgn = solver
        .solving
        .with_untracked(|solving| Some(task_text::pgn(solving.as_ref()?)));
    if let Some(pgn) = pgn {
        solver.context.study(Subject::Pgn(pgn));
    }
}

/// Goes to "Share or embed" with the puzzle.
pub fn embed(solver: Solver) {
    let query = solver.solving.with_untracked(|solving| {
        let puzzle = solving.as_ref()?.puzzle();
        let position = puzzle.position();
        let line = protocol::Line::new(&position, puzzle.solution.main_line());
        Some(puzzle_query(&position.to_fen(), &line.moves))
    });
    if let Some(query) = query {
        solver.context.go(Screen::Embedding, query);
    }
}

/// Plays on from the position after the wrong move against the robot.
fn play_on(solver: Solver) {
    let looked_at = |solving: &Option<Solving>| Some(solving.as_ref()?.position().clone());
    if let Some(position) = solver.solving.with_untracked(looked_at) {
        solver.context.play(position);
    }
}
