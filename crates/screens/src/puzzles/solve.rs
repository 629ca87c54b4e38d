//! The solving screen: the task above the board, the answer below it, and everything to be pressed at the foot.

use super::choice_form;
use super::entry::Entry;
use super::mode::Mode;
use super::options::{Confirm, DIFFICULTIES};
use super::run_panel::{RunHead, RunResult};
use super::solver::{Solver, day_of, today};
use super::trouble::trouble_text;
use super::{Puzzles, PuzzlesCommand, PuzzlesPlace, board_panel, task_text, verdict_text};
use crate::motif_text;
use crate::subject::Subject;
use board::Board;
use chess::Color;
use i18n::args;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::H1;
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use protocol::puzzle::Reason;
use puzzle::solving::{Intent, Phase, Solving};
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::focus;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::verdict_bar::VerdictBar;

/// Distance in CSS pixels of a swipe to the next puzzle.
const SWIPE: f64 = 60.0;

/// Solving, a page.
pub fn solve(context: Puzzles) -> AnyView {
    let solver = Solver::open(context);
    let words = context.words;
    let config = board_panel::config(solver);
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| press(solver, &event));
    on_cleanup(move || pressed.remove());
    let verdict = Memo::new(move |_| verdict_text::verdict(solver, &words.now()));
    let phase = Memo::new(move |_| {
        solver
            .solving
            .with(|solving| solving.as_ref().map(|solving| phase_name(solving.phase())))
    });
    let trouble = move || {
        let failure = solver.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="solve-trouble" role="alert">{told}</p> })
    };
    // A swipe to the left beside the board brings the next puzzle.
    let swiped_from = StoredValue::new(None::<(f64, f64)>);
    let swipe_begins = move |event: PointerEvent| {
        let on_board = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|target| matches!(target.closest(".board, button"), Ok(Some(_))));
        let from = (event.client_x().into(), event.client_y().into());
        swiped_from.set_value((!on_board).then_some(from));
    };
    let swipe_ends = move |event: PointerEvent| {
        let Some(from) = swiped_from.get_value() else {
            return;
        };
        let (x, y) = (
            event.client_x() as f64 - from.0,
            event.client_y() as f64 - from.1,
        );
        if x < -SWIPE && y.abs() < SWIPE / 2.0 && is_done(solver) {
            solver.next();
        }
    };
    view! {
        <section
            class="screen solve"
            data-screen="solve"
            data-phase=move || phase.get()
            data-mode=move || solver.mode.with(Mode::name)
            data-recorded=move || solver.recorded.with(Option::is_some).then_some("")
            aria-labelledby="screen-solve"
            lang=move || words.now().language().tag()
            on:pointerdown=swipe_begins
            on:pointerup=swipe_ends
        >
            <header class="solve-head">
                <a
                    class="solve-up"
                    href="#puzzles"
                    aria-label=words.say("puzzles")
                    data-action="up"
                    on:click=move |event| {
                        event.prevent_default();
                        context.send(PuzzlesCommand::Go(PuzzlesPlace::Home));
                    }
                >
                    <Icon sign=Sign::Left/>
                </a>
                <h1 id="screen-solve" tabindex="-1" node_ref=title>{move || mode_title(solver)}</h1>
                <p class="solve-rating">{move || rating(solver)}</p>
                <Menu solver/>
            </header>
            <div class="solve-task">
                <RunHead solver/>
                <Task solver/>
            </div>
            <div class="solve-board"><Board config/></div>
            <div class="solve-answer">
                {trouble}
                <Show
                    when=move || solver.run_over.get()
                    fallback=move || view! {
                        <VerdictBar text=verdict/>
                        <About solver/>
                    }
                >
                    <RunResult solver/>
                </Show>
                <Entry solver/>
            </div>
            <Actions solver/>
            <div class="hidden-visually" role="log" data-said>
                <For each=move || solver.said.get() key=|said| said.0 let:said>
                    <p>{said.1}</p>
                </For>
            </div>
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
        Phase::Showing(_) => "showing",
        Phase::Done { found: true } => "solved",
        Phase::Done { found: false } => "shown",
    }
}

/// The mode in words.
fn mode_title(solver: Solver) -> String {
    let words = solver.words.now();
    solver.mode.with(|mode| match mode {
        Mode::Chosen(choice) => choice_form::told(choice, &words),
        mode => words.get(&format!("solve-mode-{}", mode.name())),
    })
}

/// The solver's rating with its deviation, and what the last puzzle has changed.
fn rating(solver: Solver) -> Option<AnyView> {
    if !solver.mode.with(|mode| matches!(mode, Mode::Rated)) {
        return None;
    }
    let rating = solver
        .standing
        .with(|standing| standing.and_then(|standing| standing.rating))?;
    let change = solver.recorded.with(|recorded| {
        let recorded = (*recorded)?;
        Some((recorded.after?.rating - recorded.before?.rating).round() as i32)
    });
    let change = change.filter(|&change| change != 0).map(|change| {
        let text = if change > 0 {
            format!("+{change}")
        } else {
            format!("−{}", -change)
        };
        view! { <span class="solve-change" data-change=change.signum().to_string()>{text}</span> }
    });
    let (rating, deviation) = (rating.rating.round(), (2.0 * rating.deviation).round());
    Some(view! { <span>{format!("{rating} ± {deviation}")}</span> {change} }.into_any())
}

/// The task: side to move, and goal; afterwards the outcome, and buttons to step through the moves.
#[component]
fn Task(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let notation = move || {
        solver
            .context
            .input
            .with(|input| input.preferences.notation)
    };
    let texts = Memo::new(move |_| {
        let words = words.now();
        solver.solving.with(|solving| {
            let Some(solving) = solving else {
                let empty = solver.nothing_left.get();
                let title = words.get(if empty {
                    "solve-nothing"
                } else {
                    "solve-loading"
                });
                let text = if empty {
                    words.get("solve-nothing-how")
                } else {
                    String::new()
                };
                return (None, title, text);
            };
            if solving.is_done() {
                let (title, text) = outcome(solver, solving);
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
    let why_again = move || {
        let words = words.now();
        solver
            .card
            .with(|card| reason(card.as_ref()?.reason, &words))
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
            {move || (!done.get()).then(|| why_again().map(|why| view! { <p class="solve-why">{why}</p> }))}
        </div>
        <Show when=move || done.get() && !solver.run.with(Option::is_some)>
            <div class="solve-steps">
                <IconButton sign=Sign::Previous name="previous" action="previous" off=at(false) on_press=move || solver.act(Intent::Step(-1))/>
                <IconButton sign=Sign::Next name="next" action="next" off=at(true) on_press=move || solver.act(Intent::Step(1))/>
            </div>
        </Show>
    }
}

/// Outcome of the puzzle, in a title and a line of facts.
fn outcome(solver: Solver, solving: &Solving) -> (String, String) {
    let words = solver.words.now();
    let found = matches!(solving.phase(), Phase::Done { found: true });
    let title = if !found {
        words.get("solve-end-shown")
    } else if solving.misses() == 0 {
        words.get("solve-end-first")
    } else {
        let tries = solving.misses() + 1;
        words.with("solve-end-tries", &args!["count" => tries])
    };
    let mut facts = Vec::new();
    if let Some(rating) = solving.puzzle().rating {
        let rating = rating.rating.round() as u32;
        let rating = rating.to_string();
        facts.push(words.with("solve-puzzle-rating", &args!["rating" => rating.as_str()]));
    }
    if let Some(attempt) = solving.attempt().filter(|_| found) {
        let seconds = (attempt.millis / 1_000).max(1) as u32;
        facts.push(words.with("solve-seconds", &args!["count" => seconds]));
    }
    let due = solver
        .recorded
        .with(|recorded| recorded.and_then(|recorded| recorded.memory));
    if let Some(memory) = due {
        facts.push(match day_of(memory.due as f64) - today() {
            ..=0 => words.get("solve-due-today"),
            1 => words.get("solve-due-tomorrow"),
            _ => {
                let date = words.date(memory.due);
                words.with("solve-due", &args!["date" => date.as_str()])
            }
        });
    }
    (title, facts.join(" · "))
}

/// Reason why a puzzle came back, in words; none if it is new.
fn reason(reason: Reason, words: &i18n::Lexicon) -> Option<String> {
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
    let date = words.date(at);
    Some(words.with(name, &args!["date" => date.as_str()]))
}

/// True for the themes that say what a puzzle was about; the others are counted or seen.
fn is_told(theme: Theme) -> bool {
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
        let more = move |_| {
            let query = Mode::theme(theme).query();
            solver.context.send(PuzzlesCommand::Solve(query));
        };
        view! {
            <button
                type="button"
                class="chip"
                data-theme=theme.key()
                title=move || motif_text::theme_definition(theme, &words.now())
                on:click=more
            >
                {move || motif_text::theme_name(theme, &words.now())}
            </button>
        }
    };
    view! {
        <div class="solve-themes" role="group" aria-label=words.say("solve-about")>
            {move || themes.get().into_iter().map(chip).collect_view()}
        </div>
    }
}

/// The buttons at the foot; always as many, in the same place.
#[component]
fn Actions(solver: Solver) -> impl IntoView {
    let phase = Memo::new(move |_| {
        if solver.run_over.get() {
            return "over";
        }
        if solver.nothing_left.get() {
            return "nothing";
        }
        solver.solving.with(|solving| {
            solving
                .as_ref()
                .map_or("none", |solving| phase_name(solving.phase()))
        })
    });
    let in_run = Memo::new(move |_| solver.run.with(Option::is_some));
    let act = move |intent: Intent| move || solver.act(intent.clone());
    let hints = Memo::new(move |_| {
        let hint = |solving: &Option<Solving>| solving.as_ref().and_then(Solving::hint);
        solver.solving.with(hint).map_or(0, |hint| hint.0)
    });
    let buttons = move || {
        match (phase.get(), in_run.get()) {
        ("over", _) => view! {
            <Action solver sign=Sign::Puzzle name="puzzles" action="home" on_press=move || solver.context.send(PuzzlesCommand::Go(PuzzlesPlace::Home))/>
            {(!solver.missed.with(Vec::is_empty)).then(|| view! {
                <Action solver sign=Sign::Repeat name="solve-replay" action="replay" on_press=move || solver.replay(solver.missed.get_untracked())/>
            })}
            <Action solver sign=Sign::Start name="solve-again" action="again" main=true on_press=move || solver.begin(solver.mode.get_untracked())/>
        }
        .into_any(),
        ("nothing", _) => {
            let choice = solver.mode.with(|mode| mode.choice().cloned());
            let chooses = choice.is_some();
            let other = move || {
                solver.context.send(match &choice {
                    Some(choice) => PuzzlesCommand::Choose(Mode::Chosen(choice.clone()).query()),
                    None => PuzzlesCommand::Go(PuzzlesPlace::Home),
                });
            };
            let name = if chooses { "choice-other" } else { "puzzles" };
            view! {
                {(chooses && solver.has_seen()).then(|| view! {
                    <Action solver sign=Sign::Repeat name="solve-again" action="again" on_press=move || solver.once_more()/>
                })}
                <Action solver sign=Sign::Themes name action="choose" main=true on_press=other/>
            }
            .into_any()
        }
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
                <Action solver sign=Sign::Hint name="solve-hint" action="hint" off=Memo::new(move |_| off || hints.get() > 1) on_press=act(Intent::Hint)/>
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
    let born = super::solver::now();
    let is_off = move || off.is_some_and(|off| off.get());
    let press = move |_| {
        let early = super::solver::now() < born + puzzle::solving::DEAF;
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

/// Options behind ⋯.
#[component]
fn Menu(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let menu = NodeRef::<leptos::html::Details>::new();
    let away = window_event_listener(leptos::ev::pointerdown, move |event| {
        let Some(menu) = menu.get_untracked() else {
            return;
        };
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        if !menu.contains(target.as_ref()) {
            menu.set_open(false);
        }
    });
    on_cleanup(move || away.remove());
    let confirm = Confirm::ALL.map(|choice| {
        let name = choice.name();
        view! {
            <label class="row">
                <span>{words.say(match choice {
                    Confirm::Off => "solve-confirm-off",
                    Confirm::Rated => "solve-confirm-rated",
                    Confirm::Always => "solve-confirm-always",
                })}</span>
                <input
                    type="radio"
                    name="confirm"
                    value=name
                    prop:checked=move || solver.options.with(|options| options.confirm == choice)
                    on:change=move |_| solver.prefer(|options| options.confirm = choice)
                />
            </label>
        }
    });
    let difficulty = DIFFICULTIES.map(|step| {
        let text = match step {
            0 => words.once().get("solve-difficulty-same"),
            step if step < 0 => format!("−{}", -step),
            step => format!("+{step}"),
        };
        view! {
            <option value=step.to_string() selected=move || solver.options.with(|options| options.difficulty == step)>{text}</option>
        }
    });
    view! {
        <details class="solve-menu" node_ref=menu>
            <summary aria-label=words.say("more") data-action="more"><Icon sign=Sign::More/></summary>
            <div>
                <fieldset>
                    <legend>{words.say("solve-confirm-moves")}</legend>
                    {confirm.into_iter().collect_view()}
                </fieldset>
                <label class="row">
                    <span>{words.say("solve-difficulty")}</span>
                    <select
                        name="difficulty"
                        on:change:target=move |event| {
                            let step = event.target().value().parse().unwrap_or_default();
                            solver.prefer(|options| options.difficulty = step);
                        }
                    >
                        {difficulty.into_iter().collect_view()}
                    </select>
                </label>
                <label class="row">
                    <span>{words.say("solve-auto-next")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        name="auto-next"
                        prop:checked=move || solver.options.with(|options| options.auto_next)
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            solver.prefer(|options| options.auto_next = on);
                        }
                    />
                </label>
                <label class="row">
                    <span>{words.say("show-entry")}</span>
                    <input
                        type="checkbox"
                        role="switch"
                        name="entry-wanted"
                        prop:checked=move || solver.options.with(|options| options.entry)
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            solver.prefer(|options| options.entry = on);
                        }
                    />
                </label>
                <button type="button" class="row" data-action="explore-now" on:click=move |_| explore(solver)>
                    {words.say("solve-explore-long")}
                </button>
            </div>
        </details>
    }
}

fn is_done(solver: Solver) -> bool {
    solver
        .solving
        .with(|solving| solving.as_ref().is_some_and(Solving::is_done))
}

/// Opens the puzzle with what has been played on the analysis board.
fn explore(solver: Solver) {
    let pgn = solver
        .solving
        .with_untracked(|solving| Some(task_text::pgn(solving.as_ref()?)));
    if let Some(pgn) = pgn {
        solver
            .context
            .send(PuzzlesCommand::Study(Subject::Pgn(pgn)));
    }
}

/// Plays on from the position after the wrong move against the robot.
fn play_on(solver: Solver) {
    if let Some(position) = solver.at_position(Clone::clone) {
        solver.context.send(PuzzlesCommand::Play(position));
    }
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
    let own = "input, select, textarea, button, a, summary, .squares";
    let taken = element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))));
    match event.key().as_str() {
        "ArrowLeft" if !taken => solver.act(Intent::Step(-1)),
        "ArrowRight" if !taken => solver.act(Intent::Step(1)),
        " " if !taken && untrack(|| is_done(solver)) => solver.next(),
        "Escape" if solver.waits_for_confirmation() => solver.act(Intent::Cancel),
        _ => return,
    }
    event.prevent_default();
}
