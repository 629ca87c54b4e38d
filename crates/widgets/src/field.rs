//! Fields of forms: a label and at its end a text, a switch or a menu; below it what is wrong or to be known.

use leptos::html::Input;
use leptos::prelude::*;

/// The text in a field.
pub fn text_of(field: NodeRef<Input>) -> String {
    field
        .get_untracked()
        .map_or_else(String::new, |field| field.value())
}

/// A text field: what stands in it, and how it is read.
pub struct TextField {
    /// Name in tests.
    pub name: String,
    /// The label.
    pub label: AnyView,
    /// The text.
    pub value: Signal<String>,
    /// Error text: what is wrong with it, and what to do.
    pub fault: Signal<Option<String>>,
    /// Takes the text while it is typed.
    pub on_input: Callback<String>,
    /// Takes the text when the field is left.
    pub on_change: Callback<String>,
}

/// A text field in a row.
pub fn text_field(field: TextField) -> AnyView {
    let TextField {
        name,
        label,
        value,
        fault,
        on_input,
        on_change,
    } = field;
    let fault_id = format!("fault-{name}");
    let described_by = fault_id.clone();
    let told = move || {
        let id = fault_id.clone();
        let fault = fault.get();
        fault.map(|fault| view! { <p class="fault" role="alert" id=id>{fault}</p> })
    };
    view! {
        <label class="row">
            {label}
            <input
                type="text"
                inputmode="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength="60"
                name=name
                aria-invalid=move || fault.with(Option::is_some).then_some("true")
                aria-describedby=move || fault.with(Option::is_some).then(|| described_by.clone())
                prop:value=value
                on:input=move |event| on_input.run(event_target_value(&event))
                on:change=move |event| on_change.run(event_target_value(&event))
            />
        </label>
        {told}
    }
    .into_any()
}

/// A switch.
pub struct Switch {
    /// Name in tests.
    pub name: String,
    /// The label.
    pub label: AnyView,
    /// Hint: what there is to know about it, or why it cannot be set.
    pub about: Signal<Option<String>>,
    /// True if it can be set.
    pub able: Signal<bool>,
    /// True if it is on.
    pub on: Signal<bool>,
    /// Sets it.
    pub set: Callback<bool>,
}

/// A switch in a row.
pub fn switch(switch: Switch) -> AnyView {
    let Switch {
        name,
        label,
        about,
        able,
        on,
        set,
    } = switch;
    let about_id = format!("about-{name}");
    let described_by = about_id.clone();
    let told = move || {
        let id = about_id.clone();
        about
            .get()
            .map(|about| view! { <p class="about" id=id>{about}</p> })
    };
    view! {
        <label class="row">
            {label}
            <input
                type="checkbox"
                role="switch"
                name=name
                aria-describedby=move || about.with(Option::is_some).then(|| described_by.clone())
                disabled=move || !able.get()
                prop:checked=move || able.get() && on.get()
                on:change=move |event| set.run(event_target_checked(&event))
            />
        </label>
        {told}
    }
    .into_any()
}

/// A menu: one of several options.
pub struct Choice {
    /// Name in tests.
    pub name: String,
    /// The label.
    pub label: AnyView,
    /// The options: name and text.
    pub options: Vec<(&'static str, Signal<String>)>,
    /// Name of the chosen option.
    pub chosen: Signal<Option<String>>,
    /// Chooses one by its name.
    pub set: Callback<String>,
}

/// A menu in a row.
pub fn choice(choice: Choice) -> AnyView {
    let Choice {
        name,
        label,
        options,
        chosen,
        set,
    } = choice;
    let options = options.into_iter().map(|(name, text)| {
        let is = move || chosen.with(|chosen| chosen.as_deref() == Some(name));
        view! { <option value=name prop:selected=is>{text}</option> }
    });
    view! {
        <label class="row">
            {label}
            <select name=name on:change=move |event| set.run(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}
