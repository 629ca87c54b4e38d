//! Panel of the position editor: side to move, castling rights and en passant, changes of the whole position, FEN, Chess960, and
//! what is wrong or odd about the position.

use super::rights::{can_castle, passed, starts, with_right};
use super::state::PositionEditor;
use super::transform::{exchanged, mirrored, royals_exchanged, royals_put_right, turned};
use crate::position_errors::{self, end_in_words};
use chess::{CastlingSide, Color, Position, Setup, SetupErrors};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use leptos::html::Input;
use leptos::prelude::*;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use widgets::button::button;
use widgets::verdict_bar::{Verdict as Mark, VerdictText};

/// The panel.
#[component]
pub fn EditorPanel(
    /// The editor.
    editor: PositionEditor,
) -> impl IntoView {
    let words = editor.controller.words;
    let setup = editor.setup;
    let change = move |action: &'static str, name: &'static str, change: fn(&Setup) -> Setup| {
        button(words, action, name, move || {
            editor.put(editor.setup.with_untracked(change));
        })
    };
    view! {
        <div class="editor-field" role="radiogroup" aria-labelledby="editor-turn">
            <span id="editor-turn">{words.say("editor-turn")}</span>
            <div class="choices">
                {Color::ALL.map(|color| view! {
                    <label>
                        <input
                            type="radio"
                            name="editor-turn"
                            value=color_name(color)
                            prop:checked=move || setup.with(|setup| setup.turn == color)
                            on:change=move |_| editor.change(|setup| setup.turn = color)
                        />
                        {words.say(color_name(color))}
                    </label>
                }).into_iter().collect_view()}
            </div>
        </div>
        <Castling editor/>
        <Passed editor/>
        <div class="editor-deeds">
            {change("set-start", "editor-start", |_| Setup::default())}
            {change("clear-board", "editor-clear", |_| Setup::empty())}
            {change("mirror", "editor-mirror", mirrored)}
            {change("turn-round", "editor-turned", turned)}
            {change("exchange", "editor-exchange", exchanged)}
        </div>
        <Fen editor/>
        <Chess960 editor/>
        <Royals editor/>
        <Verdict editor/>
    }
}

/// Warning of a king and queen that stand on each other's square, with a button that puts them right.
#[component]
fn Royals(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let exchanged = Memo::new(move |_| editor.setup.with(royals_exchanged));
    let line = move |color: Color| {
        let told = move || {
            let words = words.now();
            let side = words.get(color_name(color));
            words.with("editor-royals", &args!["side" => side.as_str()])
        };
        view! { <p>{told}</p> }
    };
    let warning = move || {
        let sides = exchanged.get();
        (!sides.is_empty()).then(|| {
            let right = button(words, "royals-right", "editor-royals-right", move || {
                editor.put(editor.setup.with_untracked(royals_put_right));
            });
            view! { <div class="editor-royals">{sides.into_iter().map(line).collect_view()} {right}</div> }
        })
    };
    view! { <div role="status">{warning}</div> }
}

/// The position as FEN.
#[component]
fn Fen(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let text = move || {
        let typed = editor
            .typed
            .with(|typed| typed.as_ref().map(|typed| typed.text.clone()));
        typed.unwrap_or_else(|| editor.setup.with(ToString::to_string))
    };
    let wrong = Memo::new(move |_| {
        editor
            .typed
            .with(|typed| typed.as_ref().is_some_and(|typed| typed.error.is_some()))
    });
    view! {
        <label class="editor-field editor-wide">
            <span>"FEN"</span>
            <input
                type="text"
                name="fen"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                aria-describedby="editor-verdict"
                aria-invalid=move || wrong.get().then_some("true")
                prop:value=text
                on:input=move |event| editor.type_fen(&event_target::<HtmlInputElement>(&event).value())
            />
        </label>
        <p class="editor-about">{words.say("editor-fen-about")}</p>
    }
}

/// Castling rights.
#[component]
fn Castling(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let right = move |color: Color, side: CastlingSide| {
        let name = match side {
            CastlingSide::KingSide => "O-O",
            CastlingSide::QueenSide => "O-O-O",
        };
        let given = Memo::new(move |_| {
            editor
                .setup
                .with(|setup| setup.castling_rook(color, side).is_some())
        });
        let possible =
            Memo::new(move |_| editor.setup.with(|setup| can_castle(setup, color, side)));
        view! {
            <label>
                <input
                    type="checkbox"
                    name=format!("editor-castling-{}-{name}", color_name(color))
                    prop:checked=given
                    prop:disabled=move || !given.get() && !possible.get()
                    on:change=move |event| {
                        let given = event_target::<HtmlInputElement>(&event).checked();
                        editor.change(|setup| *setup = with_right(setup, color, side, given));
                    }
                />
                <span class="hidden-visually">{words.say(color_name(color))}</span>
                " " {name}
            </label>
        }
    };
    view! {
        <div class="editor-field" role="group" aria-labelledby="editor-castling">
            <span id="editor-castling">{words.say("editor-castling")}</span>
            <div>
            {Color::ALL.map(|color| view! {
                <div class="editor-rights">
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
fn Passed(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let squares = Memo::new(move |_| editor.setup.with(passed));
    let chosen = Memo::new(move |_| editor.setup.with(|setup| setup.ep_square));
    let option = move |square: chess::Square| {
        view! {
            <option value=square.to_string() prop:selected=move || chosen.get() == Some(square)>
                {square.to_string()}
            </option>
        }
    };
    view! {
        <Show when=move || squares.with(|squares| !squares.is_empty())>
            <label class="editor-field">
                <span>{words.say("editor-passed")}</span>
                <select
                    name="editor-passed"
                    on:change=move |event| {
                        let square = event_target::<HtmlSelectElement>(&event).value().parse().ok();
                        editor.change(|setup| setup.ep_square = square);
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
fn Chess960(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let field = NodeRef::<Input>::new();
    let wrong = RwSignal::new(false);
    let set = move |number: Option<u16>| {
        let setup = number.and_then(Setup::chess960);
        wrong.set(setup.is_none());
        if let (Some(setup), Some(number), Some(field)) = (setup, number, field.get_untracked()) {
            field.set_value(&number.to_string());
            editor.put(setup);
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
            class="editor-field"
            on:submit=move |event| {
                event.prevent_default();
                by_number();
            }
        >
            <label for="editor-chess960">"Chess960"</label>
            <div class="editor-deeds">
                <input
                    node_ref=field
                    id="editor-chess960"
                    type="text"
                    name="chess960"
                    inputmode="numeric"
                    size="4"
                    placeholder="0–959"
                    aria-invalid=move || wrong.get().then_some("true")
                />
                <button type="submit" data-action="set-chess960">{words.say("editor-set-up")}</button>
                <button
                    type="button"
                    data-action="random-chess960"
                    on:click=move |_| set(Some((js_sys::Math::random() * 960.0) as u16))
                >
                    {words.say("editor-random")}
                </button>
            </div>
        </form>
        <p class="editor-fault" role="alert">{move || wrong.get().then(|| words.now().get("editor-chess960-fault"))}</p>
    }
}

/// Faults that forbid to play from the position, or warnings about it; empty where all is well.
#[component]
fn Verdict(editor: PositionEditor) -> impl IntoView {
    let words = editor.controller.words;
    let list = |lines: Vec<String>| {
        lines
            .into_iter()
            .map(|line| view! { <li>{line}</li> })
            .collect_view()
    };
    view! {
        <div class="editor-verdict" id="editor-verdict">
            {move || {
                let words = words.now();
                let faults = faults(editor, &words);
                if !faults.is_empty() {
                    return view! { <ul class="editor-faults" data-verdict="bad">{list(faults)}</ul> }.into_any();
                }
                view! { <ul>{list(warnings(editor, &words))}</ul> }.into_any()
            }}
        </div>
    }
}

/// The reasons why the position cannot be played from.
fn faults(editor: PositionEditor, words: &Lexicon) -> Vec<String> {
    let typed = editor.typed.with(|typed| {
        let error = typed.as_ref()?.error.as_ref()?;
        Some(position_errors::fen(words, error))
    });
    typed.unwrap_or_else(|| {
        let errors = editor.setup.with(Position::from_setup).err();
        let errors = errors.iter().flat_map(SetupErrors::iter);
        errors
            .map(|&error| position_errors::why_not(words, error))
            .collect()
    })
}

/// The reasons why no game leads to the position.
fn warnings(editor: PositionEditor, words: &Lexicon) -> Vec<String> {
    editor.setup.with(|setup| {
        let warnings = setup.warnings(starts(setup)).into_iter();
        warnings
            .map(|warning| position_errors::odd(words, warning))
            .collect()
    })
}

/// The verdict on the position in one line, for the status line.
pub fn verdict(editor: PositionEditor, words: &Lexicon) -> VerdictText {
    let (verdict, word) = match faults(editor, words).into_iter().next() {
        Some(fault) => (Mark::Wrong, fault),
        None => (Mark::Right, about(editor, words)),
    };
    VerdictText {
        verdict,
        word,
        reason: String::new(),
    }
}

/// The use of a position that can be played from: whether a game ends there, or cannot have led there.
fn about(editor: PositionEditor, words: &Lexicon) -> String {
    let position = editor.setup.with(Position::from_setup).ok();
    let end = position.and_then(|position| end_in_words(&position, words));
    end.unwrap_or_else(|| match warnings(editor, words).first() {
        Some(warning) => format!("{} {warning}", words.get("editor-unreachable")),
        None => words.get("editor-playable"),
    })
}
