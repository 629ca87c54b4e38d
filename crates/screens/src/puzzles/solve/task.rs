//! The task above the board, and how the puzzle went once it is done.

use super::is_done;
use crate::puzzles::mode::Mode;
use crate::puzzles::run_card;
use crate::puzzles::solver::{Solver, day_of, today};
use crate::puzzles::task_text;
use chess::Color;
use i18n::date::Date;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::device_clock;
use platform::preferences::Notation;
use protocol::puzzle::Reason;
use puzzle::run::Run;
use puzzle::solving::{Intent, Phase, Solving};
use widgets::icon::{IconButton, Sign};

/// The task: side to move, and goal; afterwards the outcome, and buttons to step through the moves.
#[component]
pub fn Task(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let notation = move || {
        solver
            .context
            .input
            .with(|input| input.preferences.notation)
    };
    let texts = Memo::new(move |_| {
        let words = words.now();
        if solver.at_rest.get() && !run_card::is_over(solver) {
            return (None, words.get("run-ready"), String::new());
        }
        if solver.at_rest.get() {
            let left = |run: &Option<Run>| run.as_ref().and_then(|run| run.time_left(solver.now()));
            let is_up = solver.run.with(left) == Some(0);
            let title = if is_up { "run-time-up" } else { "run-over" };
            return (None, words.get(title), String::new());
        }
        solver.solving.with(|solving| {
            let Some(solving) = solving else {
                // The reason stands below the board.
                if solver.trouble.with(Option::is_some) {
                    return (None, String::new(), String::new());
                }
                let (title, text) = match (solver.nothing_left.get(), solver.seen()) {
                    (false, _) => (words.get("solve-loading"), String::new()),
                    (true, count @ 1..) => {
                        let title = words.with("solve-that-was-all", &args!["count" => count]);
                        (title, String::new())
                    }
                    (true, _) => (words.get("solve-nothing"), words.get("solve-nothing-how")),
                };
                return (None, title, text);
            };
            if solving.is_done() && !solver.run.with(Option::is_some) {
                let (title, text) = outcome(solver, solving, notation());
                return (None, title, text);
            }
            let side = solving.solver();
            let task = task_text::task(solving.puzzle(), notation(), &words);
            (Some(side), task_text::side(side, &words), task)
        })
    });
    let done = Memo::new(move |_| is_done(solver));
    let disc = move || {
        texts.with(|texts| texts.0).map(|side| {
            let name = if side == Color::White {
                "white"
            } else {
                "black"
            };
            view! { <span class="solve-disc" data-side=name aria-hidden="true"></span> }
        })
    };
    let at = move |end: bool| {
        Memo::new(move |_| {
            solver.solving.with(|solving| {
                solving.as_ref().is_none_or(|solving| {
                    solving.cursor() == if end { solving.moves().len() } else { 0 }
                })
            })
        })
    };
    view! {
        {disc}
        <div class="solve-what">
            <h2>{move || texts.with(|texts| texts.1.clone())}</h2>
            <p>{move || texts.with(|texts| texts.2.clone())}</p>
        </div>
        <Show when=move || done.get() && !solver.run.with(Option::is_some)>
            <div class="solve-steps">
                <IconButton sign=Sign::Previous name="previous" action="previous" off=at(false) on_press=move || solver.act(Intent::Step(-1))/>
                <IconButton sign=Sign::Next name="next" action="next" off=at(true) on_press=move || solver.act(Intent::Step(1))/>
            </div>
        </Show>
    }
}

/// The reason why a puzzle comes back, until it is tried.
#[component]
pub fn WhyAgain(solver: Solver) -> impl IntoView {
    let why = move || {
        let words = solver.words.now();
        let tried = solver
            .solving
            .with(|solving| solving.as_ref().is_none_or(|it| it.attempt().is_some()));
        let comes_again = !tried && solver.mode.with(|mode| *mode != Mode::Missed);
        let why = solver
            .card
            .with(|card| reason(card.as_ref().filter(|_| comes_again)?.reason, &words))?;
        Some(view! { <p class="solve-why">{why}</p> })
    };
    view! { {why} }
}

/// Outcome of the puzzle, in a title and a line of facts.
fn outcome(solver: Solver, solving: &Solving, notation: Notation) -> (String, String) {
    let words = solver.words.now();
    let found = matches!(solving.phase(), Phase::Done { found: true });
    let title = if !found {
        let answer = answer(solving, notation, &words);
        let told =
            |answer: String| words.with("solve-end-shown", &args!["move" => answer.as_str()]);
        answer.map_or_else(|| words.get("solve-solution"), told)
    } else if solving.is_helped() {
        words.get("solve-end-helped")
    } else if solving.misses() == 0 {
        words.get("solve-end-first")
    } else {
        let tries = solving.misses() + 1;
        words.with("solve-end-tries", &args!["count" => tries])
    };
    let mut facts = Vec::new();
    let helped = solving
        .attempt()
        .is_some_and(|attempt| attempt.solved && attempt.helped);
    if helped && solver.is_rated() {
        facts.push(words.get("solve-not-rated"));
    }
    if let Some(rating) = solving.puzzle().rating {
        let rating = rating.rating.round() as u32;
        let rating = rating.to_string();
        facts.push(words.with("solve-puzzle-rating", &args!["rating" => rating.as_str()]));
    }
    if let Some(attempt) = solving.attempt().filter(|_| found) {
        let seconds = (attempt.millis / 1_000).max(1) as u32;
        facts.push(words.with("solve-seconds", &args!["count" => seconds]));
    }
    let recorded = solver
        .recorded
        .with(|recorded| recorded.and_then(|recorded| recorded.memory));
    // One that was left and comes back has been recorded before.
    let due = recorded.or_else(|| solver.card.with(|card| card.as_ref()?.memory));
    if let Some(memory) = due.filter(|_| solver.is_kept()) {
        facts.push(match day_of(memory.due as f64) - today() {
            ..=0 => words.get("solve-due-today"),
            1 => words.get("solve-due-tomorrow"),
            _ => {
                let date = short_date(memory.due, &words);
                words.with("solve-due", &args!["date" => date.as_str()])
            }
        });
    }
    (title, facts.join(" · "))
}

/// The first move of the solution that was shown, with its number.
fn answer(solving: &Solving, notation: Notation, words: &Lexicon) -> Option<String> {
    let puzzle = solving.puzzle();
    let start = &puzzle.start;
    let position = puzzle
        .before
        .map_or_else(|| start.clone(), |before| start.after(before));
    let mv = *solving.moves().get(usize::from(puzzle.before.is_some()))?;
    Some(task_text::numbered(&position, mv, notation, words))
}

/// The day of a moment in short, as seen from today.
fn short_date(at: u64, words: &Lexicon) -> String {
    let today = Date::at(device_clock::date() as u64);
    Date::at(at).short(today, words)
}

/// Reason why a puzzle came back, in words; none if it is new.
fn reason(reason: Reason, words: &Lexicon) -> Option<String> {
    let (name, at) = match reason {
        Reason::Unseen => return None,
        Reason::Seen { at } => ("solve-again-seen", at),
        Reason::Failed { at }
        | Reason::Due {
            at,
            grade: protocol::puzzle::Grade::Again,
            ..
        } => ("solve-again-failed", at),
        Reason::Slow { at }
        | Reason::Due {
            at,
            grade: protocol::puzzle::Grade::Hard,
            ..
        } => ("solve-again-slow", at),
        Reason::Due { at, .. } => ("solve-again-due", at),
    };
    let date = short_date(at, words);
    Some(words.with(name, &args!["date" => date.as_str()]))
}
