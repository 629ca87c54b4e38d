//! Buttons by action and message; one that asks first.

use crate::focus::when_there;
use i18n::Words;
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;

/// A button by its action and the message on it.
pub fn button(
    words: Words,
    action: &'static str,
    label: &'static str,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button type="button" data-action=action on:click=move |_| press()>
            {words.say(label)}
        </button>
    }
    .into_any()
}

/// A button with a confirmation before an action that cannot be undone.
pub fn ask_first(
    words: Words,
    action: &'static str,
    label: &'static str,
    asks: impl Fn() -> bool + 'static,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let asked = RwSignal::new(false);
    let [first, cancel] = [(); 2].map(|()| NodeRef::<Button>::new());
    when_there(cancel);
    let press = move |_| {
        if asks() {
            asked.set(true);
        } else {
            act();
        }
    };
    let answer = move |meant: bool| {
        asked.set(false);
        if let Some(first) = first.get_untracked() {
            let _ = first.focus();
        }
        if meant {
            act();
        }
    };
    // Escape answers the question; the dialog stays.
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && asked.get_untracked() {
            event.prevent_default();
            answer(false);
        }
    };
    let sure = format!("{action}-sure");
    let question = move || {
        let sure = sure.clone();
        asked.get().then(|| view! {
            <span role="alert">{words.say("sure")}</span>
            <button type="button" class="danger" data-action=sure on:click=move |_| answer(true)>
                {words.say("yes")}
            </button>
            <button node_ref=cancel type="button" data-action="cancel" on:click=move |_| answer(false)>
                {words.say("cancel")}
            </button>
        })
    };
    view! {
        <div class="deeds" on:keydown=escape>
            <button node_ref=first type="button" data-action=action on:click=press>
                {words.say(label)}
            </button>
            {question}
        </div>
    }
}
