//! Position panel: a position is set up as FEN, from a start position, with side to move, castling rights and en
//! passant.

use super::draft::{Draft, can_castle, passed, starts, with_right};
use super::eval_format::end_in_words;
use crate::position_errors;
use chess::{CastlingSide, Color, Position, Setup};
use i18n::names::color_name;
use leptos::html::Input;
use leptos::prelude::*;
use web_sys::{HtmlInputElement, HtmlSelectElement};

/// The panel.
#[component]
pub fn PositionPanel(
    /// The position being set up.
    draft: Draft,
) -> impl IntoView {
    let words = draft.study.words;
    let setup = draft.setup;
    view! {
        <Fen draft/>
        <div class="an-field" role="radiogroup" aria-labelledby="an-turn">
            <span id="an-turn">{words.say("analysis-turn")}</span>
            <div class="choices">
                {Color::ALL.map(|color| view! {
                    <label>
                        <input
                            type="radio"
                            name="an-turn"
                            value=color_name(color)
                            prop:checked=move || setup.with(|setup| setup.turn == color)
                            on:change=move |_| draft.change(|setup| setup.turn = color)
                        />
                        {words.say(color_name(color))}
                    </label>
                }).into_iter().collect_view()}
            </div>
        </div>
        <Castling draft/>
        <Passed draft/>
        <div class="an-deeds">
            <button type="button" data-action="set-start" on:click=move |_| draft.put(Setup::default())>
                {words.say("analysis-usual-start")}
            </button>
            <button type="button" data-action="clear-board" on:click=move |_| draft.put(Setup::empty())>
                {words.say("analysis-clear-board")}
            </button>
        </div>
        <Chess960 draft/>
        <Verdict draft/>
    }
}

/// The position as FEN.
#[component]
fn Fen(draft: Draft) -> impl IntoView {
    let words = draft.study.words;
    let text = move || {
        let typed = draft
            .typed
            .with(|typed| typed.as_ref().map(|typed| typed.text.clone()));
        typed.unwrap_or_else(|| draft.setup.with(ToString::to_string))
    };
    let wrong = Memo::new(move |_| {
        draft
            .typed
            .with(|typed| typed.as_ref().is_some_and(|typed| typed.error.is_some()))
    });
    view! {
        <label class="an-field an-wide">
            <span>"FEN"</span>
            <input
                type="text"
                name="fen"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                aria-describedby="an-verdict"
                aria-invalid=move || wrong.get().then_some("true")
                prop:value=text
                on:input=move |event| draft.type_fen(&event_target::<HtmlInputElement>(&event).value())
            />
        </label>
        <p class="an-about">{words.say("analysis-fen-about")}</p>
    }
}

/// Castling rights.
#[component]
fn Castling(draft: Draft) -> impl IntoView {
    let words = draft.study.words;
    let right = move |color: Color, side: CastlingSide| {
        let name = match side {
            CastlingSide::KingSide => "O-O",
            CastlingSide::QueenSide => "O-O-O",
        };
        let given = Memo::new(move |_| {
            draft
                .setup
                .with(|setup| setup.castling_rook(color, side).is_some())
        });
        let possible = Memo::new(move |_| draft.setup.with(|setup| can_castle(setup, color, side)));
        view! {
            <label>
                <input
                    type="checkbox"
                    name=format!("an-castling-{}-{name}", color_name(color))
                    prop:checked=given
                    prop:disabled=move || !given.get() && !possible.get()
                    on:change=move |event| {
                        let given = event_target::<HtmlInputElement>(&event).checked();
                        draft.change(|setup| *setup = with_right(setup, color, side, given));
                    }
                />
                <span class="hidden-visually">{words.say(color_name(color))}</span>
                " " {name}
            </label>
        }
    };
    view! {
        <div class="an-field" role="group" aria-labelledby="an-castling">
            <span id="an-castling">{words.say("analysis-castling")}</span>
            <div>
            {Color::ALL.map(|color| view! {
                <div class="an-rights">
                    <span aria-hidden="true">{words.say(color_name(color))}</span>
                    {CastlingSide::ALL.map(|side| right(color, side)).into_iter().collect_view()}
                </div>
            }).into_iter().collect_view()}
        </div>
        </div>
    }
}

/// The pawn that can be captured en passant, where there can be one.
#[component]
fn Passed(draft: Draft) -> impl IntoView {
    let words = draft.study.words;
    let squares = Memo::new(move |_| draft.setup.with(passed));
    let chosen = Memo::new(move |_| draft.setup.with(|setup| setup.ep_square));
    let option = move |square: chess::Square| {
        view! {
            <option value=square.to_string() prop:selected=move || chosen.get() == Some(square)>
                {square.to_string()}
            </option>
        }
    };
    view! {
        <Show when=move || squares.with(|squares| !squares.is_empty())>
            <label class="an-field">
                <span>{words.say("analysis-passed")}</span>
                <select
                    name="an-passed"
                    on:change=move |event| {
                        let square = event_target::<HtmlSelectElement>(&event).value().parse().ok();
                        draft.change(|setup| setup.ep_square = square);
                    }
                >
                    <option value="-" prop:selected=move || chosen.get().is_none()>"–"</option>
                    {move || squares.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// A start position of Chess960 by its number.
#[component]
fn Chess960(draft: Draft) -> impl IntoView {
    let words = draft.study.words;
    let field = NodeRef::<Input>::new();
    let wrong = RwSignal::new(false);
    let set = move |number: Option<u16>| {
        let setup = number.and_then(Setup::chess960);
        wrong.set(setup.is_none());
        if let (Some(setup), Some(number), Some(field)) = (setup, number, field.get_untracked()) {
            field.set_value(&number.to_string());
            draft.put(setup);
        }
    };
    let by_number = move || {
        let text = field
            .get_untracked()
            .map(|field| field.value())
            .unwrap_or_default();
        set(text.trim().parse().ok());
    };
    view! {
        <form
            class="an-field"
            on:submit=move |event| {
                event.prevent_default();
                by_number();
            }
        >
            <label for="an-chess960">"Chess960"</label>
            <div class="an-deeds">
                <input
                    node_ref=field
                    id="an-chess960"
                    type="text"
                    name="chess960"
                    inputmode="numeric"
                    size="4"
                    placeholder="0–959"
                    aria-invalid=move || wrong.get().then_some("true")
                />
                <button type="submit" data-action="set-chess960">{words.say("analysis-set-up")}</button>
                <button
                    type="button"
                    data-action="random-chess960"
                    on:click=move |_| set(Some((js_sys::Math::random() * 960.0) as u16))
                >
                    {words.say("analysis-random")}
                </button>
            </div>
        </form>
        <p class="an-fault" role="alert">{move || wrong.get().then(|| words.now().get("analysis-chess960-fault"))}</p>
    }
}

/// Validity of the position set up: errors that forbid play, and warnings.
#[component]
fn Verdict(draft: Draft) -> impl IntoView {
    let words = draft.study.words;
    let faults = Memo::new(move |_| {
        let words = words.now();
        let typed = draft.typed.with(|typed| {
            let error = typed.as_ref()?.error.as_ref()?;
            Some(position_errors::fen(&words, error))
        });
        typed.unwrap_or_else(|| {
            draft.setup.with(|setup| match Position::from_setup(setup) {
                Ok(_) => Vec::new(),
                Err(errors) => errors
                    .iter()
                    .map(|&error| position_errors::why_not(&words, error))
                    .collect(),
            })
        })
    });
    let warnings = Memo::new(move |_| {
        let words = words.now();
        let tell = |warning: chess::SetupWarning| position_errors::odd(&words, warning);
        draft.setup.with(|setup| {
            setup
                .warnings(starts(setup))
                .into_iter()
                .map(tell)
                .collect::<Vec<_>>()
        })
    });
    let end = move || {
        let position = draft.setup.with(Position::from_setup).ok()?;
        end_in_words(&position, &words.now())
    };
    let list = |lines: Vec<String>| {
        lines
            .into_iter()
            .map(|line| view! { <li>{line}</li> })
            .collect_view()
    };
    view! {
        <div class="an-verdict" id="an-verdict" role="status">
            {move || {
                let faults = faults.get();
                if !faults.is_empty() {
                    return view! { <ul class="an-faults" data-verdict="bad">{list(faults)}</ul> }.into_any();
                }
                let odd = warnings.get();
                let about = if odd.is_empty() { "analysis-playable" } else { "analysis-unreachable" };
                view! {
                    <p data-verdict="good">{end().unwrap_or_else(|| words.now().get(about))}</p>
                    <ul>{list(odd)}</ul>
                }.into_any()
            }}
        </div>
        <div class="an-deeds an-end">
            <button type="button" data-action="give-up-setup" on:click=move |_| draft.give_up()>
                {words.say("cancel")}
            </button>
            <button
                type="button"
                class="sure"
                data-action="study-position"
                prop:disabled=move || faults.with(|faults| !faults.is_empty())
                on:click=move |_| draft.accept()
            >
                {words.say("analysis-study-position")}
            </button>
        </div>
    }
}
