//! Shared parts of dialogs: buttons, menus, disclosures.

use gloo_timers::callback::Interval;
use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Details, Input};
use leptos::prelude::*;
use ui::focus::when_there;
use ui::words::Words;

/// Milliseconds on this device's clock.
pub fn clock_now() -> f64 {
    window()
        .performance()
        .map_or(0.0, |performance| performance.now())
}

/// A signal that ticks every half second, for views that show a clock.
pub fn every_half_second() -> RwSignal<()> {
    let look = RwSignal::new(());
    // It ends with the view that asked for it.
    StoredValue::new_local(Interval::new(500, move || look.set(())));
    look
}

/// The text in a field.
pub fn typed(field: NodeRef<Input>) -> String {
    field
        .get_untracked()
        .map_or_else(String::new, |field| field.value())
}

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

/// A disclosure: a section that is closed until somebody opens it.
pub fn disclosure(
    words: Words,
    name: &'static str,
    title: &'static str,
    content: AnyView,
) -> impl IntoView {
    disclosure_when(words, name, title, RwSignal::new(false), content)
}

/// The same, with a signal that tells whether it is open.
pub fn disclosure_when(
    words: Words,
    name: &'static str,
    title: &'static str,
    open: RwSignal<bool>,
    content: AnyView,
) -> impl IntoView {
    let details = NodeRef::<Details>::new();
    let toggled = move |_| {
        if let Some(details) = details.get_untracked() {
            open.set(details.open());
        }
    };
    view! {
        <details node_ref=details class="disclosure" data-disclosure=name on:toggle=toggled>
            <summary><h3>{words.say(title)}</h3></summary>
            {content}
        </details>
    }
}

/// A labelled menu: one of several options.
#[component]
pub fn Menu(
    /// Name in tests.
    name: &'static str,
    /// Message name of its label.
    label: &'static str,
    /// Index of the chosen option.
    chosen: RwSignal<usize>,
    /// The options in words.
    options: impl Fn() -> Vec<String> + Send + Sync + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let options = move || {
        let option = |(place, told): (usize, String)| {
            view! {
                <option value=place.to_string() prop:selected=move || chosen.get() == place>{told}</option>
            }
        };
        options().into_iter().enumerate().map(option).collect_view()
    };
    let choose = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            chosen.set(place);
        }
    };
    view! {
        <label class="row">
            <span>{words.say(label)}</span>
            <select name=name on:change=choose>{options}</select>
        </label>
    }
}
