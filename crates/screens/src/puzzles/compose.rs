//! A puzzle made by hand: a position, its solution played on the board, and the set that it goes into.

use super::compose_state::Compose;
use super::composition::Composition;
use super::fault_text;
use super::mode::parameter;
use super::trouble::trouble_text;
use super::{compose_board, task_text};
use crate::ScreenContext;
use crate::player_row::player_row;
use crate::position_editor::{EditorLayout, PositionEditor};
use board::Board;
use chess::{Move, Position, Setup};
use i18n::args;
use i18n::names::color_name;
use leptos::prelude::*;
use protocol::puzzle::{Puzzle as Message, SetInfo};
use widgets::board_layout::BoardLayout;
use widgets::icon::{IconButton, Sign};
use widgets::page_frame::PageFrame;
use widgets::status_line::StatusLine;

/// The page.
pub fn compose(context: ScreenContext) -> AnyView {
    let words = context.words;
    let compose = Compose::open(context);
    let made = compose.made;
    let trouble = move || {
        let known = compose
            .known
            .get()
            .then(|| words.now().get("compose-known"));
        let failure = compose.trouble.get();
        let told = failure.map(|failure| trouble_text(&failure, &words.now()));
        let told = told.or(known)?;
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let complete = Memo::new(move |_| made.with(Composition::is_complete));
    let save = move |_| {
        if complete.get_untracked() {
            compose.save();
        }
    };
    // It comes a moment after the move, and stands below all else so as not to push it from under a finger.
    let judged = move || {
        let words = words.now();
        compose.others.with(|others| {
            let others = others.as_ref().filter(|others| !others.is_empty())?;
            let moves = others.join(", ");
            Some(words.with("compose-others", &args!["moves" => moves.as_str()]))
        })
    };
    let put = move |position: Position| {
        compose.put(Message {
            fen: position.to_fen(),
            ..Message::default()
        });
    };
    let editor = PositionEditor::new(compose.controller, Callback::new(put));
    let config = compose_board::config(compose);
    let turn = Signal::derive(move || {
        let side = compose.position.with(Position::turn);
        let words = words.now();
        words.with("turn-of", &args!["player" => words.get(color_name(side))])
    });
    let opponent = Signal::derive(move || !compose.solver.get());
    let top = player_row(words, opponent);
    let board = view! { <Board config/> }.into_any();
    let bottom = player_row(words, compose.solver.into());
    let status = view! {
        <StatusLine text=Signal::stored(None) turn>{compose.controller.refusal_view()}</StatusLine>
    }
    .into_any();
    let panel = view! {
        <Start compose editor/>
        <Solution compose/>
        <Target compose/>
        {trouble}
        <p class="compose-judged" role="status">{judged}</p>
    }
    .into_any();
    let actions = view! {
        <div class="compose-actions">
            <Steps compose/>
            <button
                type="button"
                class="primary"
                data-action="save-puzzle"
                aria-disabled=move || (!complete.get()).then_some("true")
                on:click=save
            >
                {words.say("compose-save")}
            </button>
        </div>
    }
    .into_any();
    let content = view! {
        <Show when=move || editor.is_open.get()>
            <EditorLayout editor/>
        </Show>
        <div class="compose" hidden=editor.is_open>
            <BoardLayout top board bottom status panel actions/>
            {compose.controller.said.view()}
        </div>
    }
    .into_any();
    let tools = ().into_any();
    view! { <PageFrame frame=context.frame tools content has_board=true/> }.into_any()
}

/// The position: as FEN, or set up with the position editor.
#[component]
fn Start(compose: Compose, editor: PositionEditor) -> impl IntoView {
    let words = compose.context.words;
    let text = move || {
        let typed = compose
            .typed
            .with(|typed| typed.as_ref().map(|typed| typed.0.clone()));
        typed.unwrap_or_else(|| compose.made.with(|made| made.to_message().fen))
    };
    let fault = Memo::new(move |_| compose.typed.with(|typed| typed.as_ref()?.1.clone()));
    let told = move || {
        let fault = fault_text::what(&fault.get()?, &words.now());
        Some(view! { <p class="fault" id="compose-fault" role="alert">{fault}</p> })
    };
    let typed = move |fen: String| {
        // Pieces alone are completed; what cannot be read stays, with what is wrong with it.
        let whole = Setup::parse_lenient(&fen).map(|setup| setup.to_string());
        compose.put(Message {
            fen: whole.unwrap_or_else(|_| fen.trim().to_owned()),
            ..Message::default()
        });
    };
    let set_up = move |_| {
        let root = compose.made.with_untracked(|made| made.root().clone());
        editor.open(root.to_setup(), root.turn());
    };
    view! {
        <section>
            <label>
                <h2>{words.say("compose-position")}</h2>
                <input
                    type="text"
                    name="compose-fen"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-invalid=move || fault.with(Option::is_some).then_some("true")
                    aria-describedby=move || fault.with(Option::is_some).then_some("compose-fault")
                    prop:value=text
                    on:change:target=move |event| typed(event.target().value())
                />
            </label>
            {told}
            <p class="puzzles-about">{words.say("compose-position-how")}</p>
            <button type="button" data-action="set-up" on:click=set_up>{words.say("compose-set-up")}</button>
        </section>
    }
}

/// The solution: the lines so far.
#[component]
fn Solution(compose: Compose) -> impl IntoView {
    let words = compose.context.words;
    let made = compose.made;
    let notation = move || {
        compose
            .context
            .input
            .with(|input| input.preferences.notation)
    };
    let lines = move || {
        let words = words.now();
        made.with(|made| {
            let line = |(number, line): (usize, &Vec<Move>)| {
                let text = task_text::line(made.root(), line, notation(), &words);
                let show = move |_| compose.made.update(|made| made.show(number));
                let current = line.starts_with(made.path()) && !made.path().is_empty();
                view! {
                    <li><button type="button" aria-current=current.then_some("true") on:click=show>{text}</button></li>
                }
            };
            made.lines().iter().enumerate().map(line).collect_view()
        })
    };
    let side = move || task_text::side(compose.solver.get(), &words.now());
    view! {
        <section>
            <h2>{words.say("compose-solution")} " · " {side}</h2>
            <p class="puzzles-about">{words.say("compose-solution-how")}</p>
            <ol class="compose-lines">{lines}</ol>
            {compose_board::typed_moves(compose).view(true.into())}
        </section>
    }
}

/// Steps through the solution.
#[component]
fn Steps(compose: Compose) -> impl IntoView {
    let made = compose.made;
    let at_start = Memo::new(move |_| made.with(|made| made.path().is_empty()));
    let at_end = Memo::new(move |_| {
        made.with(|made| {
            let goes_on =
                |line: &Vec<Move>| line.starts_with(made.path()) && line.len() > made.path().len();
            !made.lines().iter().any(goes_on)
        })
    });
    view! {
        <div class="compose-steps">
            <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || made.update(|made| made.step(false))/>
            <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || made.update(|made| made.step(true))/>
            <IconButton sign=Sign::Bin name="compose-remove-move" action="remove-move" off=at_start on_press=move || compose.change(Composition::remove)/>
        </div>
    }
}

/// The set that it goes into, where the address names none.
#[component]
fn Target(compose: Compose) -> impl IntoView {
    let words = compose.context.words;
    let is_fixed = Memo::new(move |_| {
        compose
            .context
            .input
            .with(|input| parameter(&input.query, "set").is_some())
    });
    let options = move || {
        let option = |set: SetInfo| view! { <option value=set.key>{set.name}</option> };
        compose.sets.get().into_iter().map(option).collect_view()
    };
    let choose = move |key: String| compose.set.set(Some(key).filter(|key| !key.is_empty()));
    view! {
        <Show when=move || !is_fixed.get()>
            <section class="compose-target">
                <label>
                    <h2>{words.say("compose-set")}</h2>
                    <select name="compose-set" on:change:target=move |event| choose(event.target().value())>
                        <option value="">{words.say("compose-new-set")}</option>
                        {options}
                    </select>
                </label>
                <Show when=move || compose.set.with(Option::is_none)>
                    <label>
                        <span>{words.say("sets-name")}</span>
                        <input
                            type="text"
                            name="compose-name"
                            autocomplete="off"
                            placeholder=words.say("compose-name-usual")
                            prop:value=move || compose.name.get()
                            on:input:target=move |event| compose.name.set(event.target().value())
                        />
                    </label>
                </Show>
            </section>
        </Show>
    }
}
