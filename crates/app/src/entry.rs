//! The text field for moves and commands.

mod commands;
mod complete;
mod read;
mod respond;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use commands::perform;

use crate::session::Session;
use complete::completions;
use leptos::html::{Input, Output};
use leptos::prelude::*;
use respond::respond;
use vocabulary::Vocabulary;
use web_sys::{KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition};
use widgets::icon::{Icon, Sign};

/// Longest text that makes sense, in characters.
const LONGEST: &str = "80";

/// The text field, where the player wants one.
#[component]
pub fn Entry() -> impl IntoView {
    let session = expect_context::<Session>();
    let wanted = Memo::new(move |_| session.preferences.with(|chosen| chosen.entry));
    let field = move || match session.chunk.get() {
        Some(chunk) => (chunk.entry)(session),
        None => view! { <NotYet/> }.into_any(),
    };
    view! { {move || wanted.get().then(field)} }
}

/// Placeholder of the field until the chunk is there.
#[component]
fn NotYet() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let fetch = move || session.with_chunk(|_| ());
    fetch();
    view! {
        <div class="entry">
            <input type="text" aria-label=words.say("entry") placeholder=words.say("entry-hint") disabled/>
            <button type="button" class="icon-button" aria-label=words.say("entry-go") title=words.say("entry-go") on:click=move |_| fetch()>
                <Icon sign=Sign::Next/>
            </button>
            <span class="answer"></span>
        </div>
    }
}

/// The field itself.
pub fn field(session: Session) -> AnyView {
    view! { <Field session/> }.into_any()
}

/// A combobox by the book of ARIA rather than a `datalist`: screen readers differ in whether they tell of a `datalist`
/// at all, some phones show none, Enter means another thing in every browser, and no style sheet reaches it.
#[component]
fn Field(session: Session) -> impl IntoView {
    let words = session.words;
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let [entry_id, list_id, answer_id] =
        ["entry", "completions", "answer"].map(|name| session.element_id(name));
    let option_id = move |at: usize| session.element_id(&format!("completion-{at}"));
    let input = NodeRef::<Input>::new();
    let output = NodeRef::<Output>::new();
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(false);
    let open = RwSignal::new(false);
    let active = RwSignal::new(None::<usize>);
    let offers = Memo::new(move |_| {
        if !open.get() {
            return Vec::new();
        }
        let complete = |vocabulary: &Vocabulary| {
            session
                .game
                .with(|game| completions(&text.get(), game.position(), vocabulary))
        };
        vocabulary.with(complete)
    });
    let offered = move || offers.with(|offers| !offers.is_empty());
    let close = move || {
        open.set(false);
        active.set(None);
    };
    // What was refused is no longer what stands there.
    let forget = move || {
        if refused.get_untracked() {
            refused.set(false);
            session.answered.set(String::new());
        }
    };
    let write = move |written: String| {
        text.set(written);
        forget();
        close();
    };
    let submit = move || {
        // Before anything is done, because some commands take the focus elsewhere.
        if let Some(input) = input.get_untracked() {
            // The field stands, so it takes the focus.
            let _ = input.focus();
        }
        let typed = text.get_untracked();
        let answer = vocabulary.with_untracked(|words| respond(session, typed.trim(), words));
        if answer.is_ok() {
            write(String::new());
        } else {
            // What it can mean, if it can mean anything, is offered.
            active.set(None);
            open.set(true);
            refused.set(true);
            if let Some(input) = input.get_untracked() {
                input.select();
            }
        }
        let told = answer.unwrap_or_else(Some).unwrap_or_default();
        if !told.is_empty() {
            session.announce(told.clone());
        }
        session.answered.set(told);
    };
    // On a small screen a long answer would lie below the window.
    Effect::new(move |_| {
        let answered = !session.answered.with(String::is_empty);
        if let Some(output) = output.get().filter(|_| answered) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            output.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let pressed = move |event: KeyboardEvent| {
        // These keys belong to an input method while it is at work.
        if event.is_composing() {
            return;
        }
        let count = offers.with_untracked(Vec::len);
        match event.key().as_str() {
            "ArrowDown" | "ArrowUp" if count > 0 => {
                let up = event.key() == "ArrowUp";
                active.update(|active| *active = turned(*active, count, up));
            }
            "ArrowDown" => open.set(true),
            "Enter" => {
                let chosen = active.get_untracked();
                let offer = offers.with_untracked(|offers| offers.get(chosen?).cloned());
                let Some(offer) = offer else {
                    return;
                };
                write(offer);
            }
            "Escape" if count > 0 => close(),
            "Escape" if !text.with_untracked(String::is_empty) => write(String::new()),
            _ => return,
        }
        event.prevent_default();
    };
    view! {
        <form
            class="entry"
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <label class="hidden-visually" for=entry_id.clone()>{words.say("entry")}</label>
            <ul
                class="completions"
                id=list_id.clone()
                role="listbox"
                aria-label=words.say("entry")
                hidden=move || !offered()
            >
                {move || offers.get().into_iter().enumerate().map(|(at, offer)| view! {
                    <li
                        id=option_id(at)
                        role="option"
                        aria-selected=move || (active.get() == Some(at)).to_string()
                        // The field keeps the focus, and a phone its keyboard.
                        on:pointerdown=|event| event.prevent_default()
                        on:click={
                            let offer = offer.clone();
                            move |_| write(offer.clone())
                        }
                    >
                        {offer.clone()}
                    </li>
                }).collect_view()}
            </ul>
            <input
                node_ref=input
                id=entry_id.clone()
                name="entry"
                type="text"
                role="combobox"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
                maxlength=LONGEST
                placeholder=words.say("entry-hint")
                aria-autocomplete="list"
                aria-controls=list_id
                aria-expanded=move || offered().to_string()
                aria-activedescendant=move || active.get().map(option_id)
                aria-invalid=move || refused.get().then_some("true")
                aria-errormessage=move || refused.get().then(|| session.element_id("answer"))
                prop:value=text
                on:input=move |event| {
                    text.set(event_target_value(&event));
                    forget();
                    active.set(None);
                    open.set(true);
                }
                on:keydown=pressed
                on:blur=move |_| close()
            />
            <button type="submit" class="icon-button" data-action="enter" aria-label=words.say("entry-go") title=words.say("entry-go")>
                <Icon sign=Sign::Next/>
            </button>
            // An output is said by itself; this one is announced already.
            <output node_ref=output id=answer_id class="answer" for=entry_id aria-live="off">{session.answered}</output>
        </form>
    }
}

/// Index of the option after the active one, or before it; past the last and the first comes none, which is the text
/// itself.
fn turned(active: Option<usize>, count: usize, up: bool) -> Option<usize> {
    match (active, up) {
        (None, true) => Some(count - 1),
        (None, false) => Some(0),
        (Some(at), true) => at.checked_sub(1),
        (Some(at), false) => Some(at + 1).filter(|&next| next < count),
    }
}
