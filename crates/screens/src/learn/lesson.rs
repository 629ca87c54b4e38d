//! A lesson: the task above the board, the answer below it, the buttons at the foot, always in the same place.

use super::board_panel;
use super::fault_text::fault_text;
use super::home::Bar;
use super::player::{Player, Tool};
use super::{Learn, LearnCommand};
use crate::glossary_file::{self, address};
use crate::share::Share;
use board::{Board, Tray};
use chess::{Color, Piece, Role, Square};
use i18n::args;
use i18n::names::{color_name, role_name};
use learn::{Attempt, Input, LONGEST_LESSON_LINK, Task, write_lesson, write_lesson_link};
use leptos::ev::KeyboardEvent;
use leptos::html::H1;
use leptos::prelude::*;
use narration::Narrator;
use puzzle::percent::escape;
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::focus;
use widgets::icon::{Icon, Sign};
use widgets::verdict_bar::VerdictBar;

/// A star of five rays around the middle of a square of side 1.
const STAR: &str = "M.5.16.6.38.84.41.66.58.71.82.5.7.29.82.34.58.16.41.4.38Z";

/// A lesson, a page.
pub fn lesson(context: Learn) -> AnyView {
    let player = Player::open(context);
    let words = context.words;
    let bottom = board_panel::bottom(player);
    let put = Callback::new(move |(piece, square)| player.place(piece, square));
    let tray = Tray::new(bottom.into(), put);
    let config = board_panel::config(player, bottom, tray);
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| press(player, &event));
    on_cleanup(move || pressed.remove());
    let kind = Memo::new(move |_| {
        player
            .attempt
            .with(|attempt| attempt.as_ref().map(|attempt| attempt.step().task.name()))
    });
    let state = Memo::new(move |_| {
        if player.stars.with(Option::is_some) {
            "end"
        } else if player.is_done() {
            "done"
        } else {
            "task"
        }
    });
    let stars = move || {
        let bottom = bottom.get();
        player.attempt.with(|attempt| {
            let stars = board_panel::stars(attempt.as_ref()?);
            let star = |square: Square| {
                let (file, rank) = (square.file().index(), square.rank().index());
                let (x, y) = bottom.fold((file, 7 - rank), (7 - file, rank));
                let place = format!("translate({x} {y})");
                view! { <path d=STAR transform=place data-square=square.to_string()></path> }
            };
            Some(stars.into_iter().map(star).collect_view())
        })
    };
    let trouble = move || {
        let name = player.trouble.get()?;
        Some(view! { <p class="solve-trouble" role="alert">{words.say(name)}</p> })
    };
    view! {
        <section
            class="screen solve lesson"
            data-screen="lesson"
            data-kind=move || kind.get()
            data-state=move || state.get()
            data-step=move || (player.step.get() + 1).to_string()
            aria-labelledby="screen-lesson"
            lang=move || words.now().language().tag()
        >
            <header class="solve-head">
                <a
                    class="solve-up"
                    href="#learn"
                    aria-label=words.say("learn")
                    data-action="up"
                    on:click=move |event| {
                        event.prevent_default();
                        context.send(LearnCommand::Home);
                    }
                >
                    <Icon sign=Sign::Left/>
                </a>
                <h1 id="screen-lesson" tabindex="-1" node_ref=title>
                    {move || player.lesson.with(|lesson| match lesson {
                        Some(lesson) => lesson.title.clone(),
                        None => words.now().get("lesson"),
                    })}
                </h1>
                {move || view! { <Bar done=player.step.get() count=player.steps()/> }}
            </header>
            <div class="solve-task"><TaskText player/></div>
            <div class="solve-board lesson-board">
                <Board config/>
                <svg class="lesson-stars" viewBox="0 0 8 8" aria-hidden="true">{stars}</svg>
            </div>
            <div class="solve-answer">
                {trouble}
                <VerdictBar text=player.verdict/>
                <Options player/>
                <Palette player tray/>
                <Text player/>
                <Faults player/>
            </div>
            <Actions player/>
        </section>
    }
    .into_any()
}

/// The task in a sentence, and the step.
#[component]
fn TaskText(player: Player) -> impl IntoView {
    let words = player.context.words;
    let task = move || {
        let words = words.now();
        if let Some(stars) = player.stars.get() {
            return words.with("lesson-done", &args!["count" => stars]);
        }
        player.attempt.with(|attempt| {
            let task = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.task.clone());
            task.filter(|task| !task.is_empty())
                .unwrap_or_else(|| words.get("lesson-read"))
        })
    };
    let step = move || {
        let (step, steps) = (player.step.get() + 1, player.steps());
        words
            .now()
            .with("learn-step-of", &args!["step" => step, "steps" => steps])
    };
    view! {
        <div class="solve-what" aria-live="polite">
            <p>{step}</p>
            <h2>{task}</h2>
        </div>
    }
}

/// Explanation of the step; at the end the stars.
#[component]
fn Text(player: Player) -> impl IntoView {
    let words = player.context.words;
    let text = Memo::new(move |_| {
        if player.stars.with(Option::is_some) {
            return words.now().get("lesson-end");
        }
        player.attempt.with(|attempt| {
            let text = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.text.clone());
            text.unwrap_or_default()
        })
    });
    let share = move || {
        (player.own.get() || player.stars.with(Option::is_some)).then(|| {
            let end = Callback::new(move |()| {
                let text = player
                    .lesson
                    .with_untracked(|lesson| lesson.as_ref().map(write_lesson))?;
                let link = escape(&write_lesson_link(&text));
                (link.len() <= LONGEST_LESSON_LINK).then(|| format!("learn/lesson/?link={link}"))
            });
            view! { <div class="lesson-share"><Share words end/></div> }
        })
    };
    view! {
        <p class="lesson-text">{move || text.get()}</p>
        <Terms player/>
        {share}
    }
}

/// The words that a lesson of the course has taught, once it is done: links to the glossary.
#[component]
fn Terms(player: Player) -> impl IntoView {
    let words = player.context.words;
    let terms = RwSignal::new(Vec::<(String, String)>::new());
    let done = Memo::new(move |_| {
        let is_over = player.stars.with(Option::is_some) && !player.own.get();
        let id = player
            .lesson
            .with(|lesson| lesson.as_ref().map(|it| it.id.clone()));
        id.filter(|_| is_over)
    });
    Effect::new(move |_| {
        terms.set(Vec::new());
        let language = words.now().language().tag();
        if let Some(id) = done.get() {
            leptos::task::spawn_local(async move {
                // Without it there are no links; the lesson is done all the same.
                if let Ok(glossary) = glossary_file::fetch().await {
                    let taught = glossary.of_lesson(&id);
                    let named =
                        taught.map(|term| (term.id.clone(), term.name(language).to_owned()));
                    terms.try_set(named.collect());
                }
            });
        }
    });
    let link =
        |(id, name): (String, String)| view! { <a class="chip" href=address(&id)>{name}</a> };
    move || {
        let terms = terms.get();
        (!terms.is_empty()).then(|| {
            view! {
                <nav class="lesson-terms" aria-label=words.say("lesson-terms")>
                    <span>{words.say("lesson-terms")}</span>
                    {terms.into_iter().map(link).collect_view()}
                </nav>
            }
        })
    }
}

/// Options of no more letters stand beside each other.
const SHORT: usize = 24;

/// The options of a question.
#[component]
fn Options(player: Player) -> impl IntoView {
    let options = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            let Task::Choose(choices) = &attempt.step().task else {
                return None;
            };
            let wrong = |index: usize| attempt.chosen().contains(&index);
            let right = |is_right: bool| attempt.is_done() && is_right;
            let all = choices.iter().enumerate().map(|(index, choice)| {
                (
                    index,
                    choice.option.clone(),
                    wrong(index),
                    right(choice.is_right),
                )
            });
            Some(all.collect::<Vec<_>>())
        })
    });
    let option = move |(index, text, wrong, right): (usize, String, bool, bool)| {
        let verdict = if wrong {
            Some("wrong")
        } else {
            right.then_some("right")
        };
        let mark = match verdict {
            Some("wrong") => "✕ ",
            Some(_) => "✓ ",
            None => "",
        };
        view! {
            <button
                type="button"
                class="lesson-option"
                data-option=index.to_string()
                data-verdict=verdict
                aria-disabled=verdict.map(|_| "true")
                on:click=move |_| player.act(&Input::Choose(index), None)
            >
                {mark}{text}
            </button>
        }
    };
    move || {
        let options = options.get()?;
        let short = options
            .iter()
            .all(|option| option.1.chars().count() <= SHORT);
        let options = options.into_iter().map(option).collect_view();
        Some(view! { <div class="lesson-options" class:short=short>{options}</div> })
    }
}

/// The pieces to set up with: carried onto the board, or chosen and put down by taps.
#[component]
fn Palette(player: Player, tray: Tray) -> impl IntoView {
    let words = player.context.words;
    let is_setup = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let task = attempt.as_ref().map(|attempt| &attempt.step().task);
            matches!(task, Some(Task::Setup { .. }))
        })
    });
    let button = move |piece: Piece| {
        let name = move || Narrator::new(&words.now(), false).piece(piece);
        view! {
            <button
                type="button"
                class="an-piece"
                data-color=color_name(piece.color)
                data-role=role_name(piece.role)
                aria-label=name
                aria-pressed=move || (player.tool.get() == Some(Tool::Put(piece))).to_string()
                on:click=move |_| player.tool.set(Some(Tool::Put(piece)))
                on:pointerdown=move |event| tray.press(&event, piece.into())
                on:pointermove=move |event| tray.carry(&event)
                on:pointerup=move |event| tray.lift(&event)
                on:pointercancel=move |_| tray.cancel()
            ></button>
        }
    };
    move || {
        is_setup.get().then(|| {
            let pieces = Color::ALL.into_iter().flat_map(|color| {
                Role::ALL.into_iter().rev().map(move |role| role.of(color))
            });
            view! {
                <div class="an-palette lesson-palette" role="group" aria-label=words.say("lesson-pieces")>
                    {pieces.map(button).collect_view()}
                    <button
                        type="button"
                        class="icon-button"
                        data-action="remove"
                        aria-label=words.say("lesson-remove")
                        aria-pressed=move || (player.tool.get() == Some(Tool::Remove)).to_string()
                        on:click=move |_| player.tool.set(Some(Tool::Remove))
                    >
                        <Icon sign=Sign::Bin/>
                    </button>
                </div>
            }
        })
    }
}

/// List of the faults in a lesson.
#[component]
fn Faults(player: Player) -> impl IntoView {
    let words = player.context.words;
    move || {
        let faults = player.faults.get();
        (!faults.is_empty()).then(|| {
            let told = faults.iter().map(|fault| fault_text(fault, &words.now()));
            let rows = told.map(|told| view! { <li>{told}</li> }).collect_view();
            view! {
                <details class="lesson-faults" open=player.lesson.with(Option::is_none)>
                    <summary>{words.now().with("lesson-faults", &args!["count" => faults.len()])}</summary>
                    <ul>{rows}</ul>
                </details>
            }
        })
    }
}

/// The buttons at the foot.
#[component]
fn Actions(player: Player) -> impl IntoView {
    let words = player.context.words;
    let is_task = Memo::new(move |_| {
        let done = player.is_done() || player.stars.with(Option::is_some);
        !done && player.attempt.with(Option::is_some)
    });
    let can_go_on = Memo::new(move |_| player.is_done() || player.stars.with(Option::is_some));
    let can_restart = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let begun = |attempt: &Attempt| !matches!(attempt.step().task, Task::Tell);
            attempt.as_ref().is_some_and(begun)
        })
    });
    let can_go_back = Memo::new(move |_| player.step.get() > 0);
    let next = move || {
        words.now().get(if player.stars.with(Option::is_none) {
            "lesson-next"
        } else if player.next.with(Option::is_some) {
            if player.own.get() {
                "exercise-another"
            } else {
                "lesson-next-lesson"
            }
        } else {
            "lesson-to-path"
        })
    };
    let has_let_go = Memo::new(move |_| player.has_let_go());
    let again = move || {
        let (sign, name) = if has_let_go.get() {
            (Sign::TakeBack, "solve-cancel")
        } else {
            (Sign::Reset, "lesson-again")
        };
        view! { <Icon sign/><span>{words.say(name)}</span> }
    };
    let off = |can: Memo<bool>| move || (!can.get()).then_some("true");
    view! {
        <div class="solve-actions" role="group">
            <button type="button" class="solve-action" data-action="hint" aria-disabled=off(is_task) on:click=move |_| player.hint()>
                <Icon sign=Sign::Hint/><span>{words.say("solve-hint")}</span>
            </button>
            <button type="button" class="solve-action" class:main=move || has_let_go.get() data-action="again" aria-disabled=off(can_restart) on:click=move |_| player.again()>
                {again}
            </button>
            <button type="button" class="solve-action" data-action="back" aria-disabled=off(can_go_back) on:click=move |_| player.back()>
                <Icon sign=Sign::Previous/><span>{words.say("lesson-back")}</span>
            </button>
            <button type="button" class="solve-action main" data-action="next" aria-disabled=off(can_go_on) on:click=move |_| player.go_on()>
                <Icon sign=Sign::Start/><span>{next}</span>
            </button>
        </div>
    }
}

/// A key that no closer element took: the space bar goes on.
fn press(player: Player, event: &KeyboardEvent) {
    let with = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || with || event.key() != " " {
        return;
    }
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let own = "input, select, textarea, button, a, summary, .squares";
    if element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_)))) {
        return;
    }
    player.go_on();
    event.prevent_default();
}
