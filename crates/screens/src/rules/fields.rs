//! Kinds of field in the rules dialog.

use super::form::Form;
use crate::typed::Fault;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;

/// Label of a field; all but `name` are names of messages, and empty where there is nothing to say.
#[derive(Clone)]
pub struct Label {
    /// Name in tests.
    pub name: String,
    /// The setting.
    pub what: &'static str,
    /// The article of the laws it comes from, as it is cited.
    pub article: &'static str,
    /// Unit, or the meaning of an empty field.
    pub unit: &'static str,
}

/// Getter of a field's text; `None` where these settings have no such field.
pub type Getter = Arc<dyn Fn(&GameSettings) -> Option<String> + Send + Sync>;
/// Setter that puts a field's text into the settings.
pub type Setter = Arc<dyn Fn(&mut GameSettings, &str) -> Result<(), Fault> + Send + Sync>;

/// The words of a label, and under them its article and its unit.
fn lettering(form: Form, label: &Label) -> impl IntoView + use<> {
    let Label {
        what,
        article,
        unit,
        ..
    } = *label;
    let words = form.words();
    let small = move || {
        let unit = (!unit.is_empty()).then(|| words.now().get(unit));
        let article = (!article.is_empty()).then(|| article.to_owned());
        let parts: Vec<_> = article.into_iter().chain(unit).collect();
        (!parts.is_empty()).then(|| view! { <small>{parts.join(" · ")}</small> })
    };
    view! { <span>{words.say(what)} {small}</span> }
}

/// A text field. A valid text applies at once; the error of another is shown when the field is left.
pub fn entry(form: Form, label: &Label, get: Getter, set: Setter) -> AnyView {
    let typed = RwSignal::new(None::<String>);
    let fault = RwSignal::new(None::<Fault>);
    Effect::new(move |_| {
        form.forgotten.track();
        typed.set(None);
        fault.set(None);
    });
    let is_there = {
        let get = get.clone();
        Memo::new(move |_| form.terms(|terms| get(terms).is_some()))
    };
    let value = move || {
        let typed = typed.get();
        typed.unwrap_or_else(|| form.terms(|terms| get(terms)).unwrap_or_default())
    };
    let read = move |text: String, left: bool| {
        let result = form.change(|terms| set(terms, &text));
        let fine = result.is_ok();
        typed.set((!left || !fine).then_some(text));
        // Nobody is told that half a time is none while typing.
        if left || fine {
            fault.set(result.err());
        }
    };
    let on_change = read.clone();
    let name = label.name.clone();
    let fault_id = format!("fault-{name}");
    let described_by = fault_id.clone();
    let told = move || {
        let id = fault_id.clone();
        let told = fault.get().map(|fault| fault.told(&form.words().now()));
        told.map(|told| view! { <p class="fault" role="alert" id=id>{told}</p> })
    };
    view! {
        <div class="typed" hidden=move || !is_there.get()>
            <label class="row">
                {lettering(form, label)}
                <input
                    type="text"
                    inputmode="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    maxlength="60"
                    name=name
                    aria-invalid=move || fault.get().map(|_| "true")
                    aria-describedby=move || fault.get().map(|_| described_by.clone())
                    prop:value=value
                    on:input=move |event| read(event_target_value(&event), false)
                    on:change=move |event| on_change(event_target_value(&event), true)
                />
            </label>
            {told}
        </div>
    }
    .into_any()
}

/// One of several options; each with its name and message name.
pub fn choice(
    form: Form,
    label: &Label,
    members: &'static [(&'static str, &'static str)],
    get: Getter,
    set: Setter,
) -> AnyView {
    let chosen = Memo::new(move |_| form.terms(|terms| get(terms)));
    let options = members.iter().map(|&(value, message)| {
        let is = move || chosen.with(|chosen| chosen.as_deref() == Some(value));
        view! { <option value=value prop:selected=is>{form.words().say(message)}</option> }
    });
    view! {
        <label class="row" hidden=move || chosen.with(Option::is_none)>
            {lettering(form, label)}
            <select
                name=label.name.clone()
                on:change=move |event| {
                    let value = event_target_value(&event);
                    // What is offered can be played by.
                    let _ = form.change(|terms| set(terms, &value));
                }
            >
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// A switch; with a sentence about it, or why it cannot be set.
pub fn switch(
    form: Form,
    label: &Label,
    about: impl Fn(&GameSettings) -> Option<&'static str> + Copy + Send + Sync + 'static,
    able: fn(&GameSettings) -> bool,
    place: fn(&mut GameSettings) -> &mut bool,
) -> AnyView {
    let able = move || form.terms(able);
    let is = move || form.terms(|terms| *place(&mut terms.clone()));
    let about_id = format!("about-{}", label.name);
    let described_by = about_id.clone();
    let told = move || {
        let id = about_id.clone();
        let about = form.terms(about);
        about.map(|about| view! { <p class="about" id=id>{form.words().now().get(about)}</p> })
    };
    view! {
        <label class="row">
            {lettering(form, label)}
            <input
                type="checkbox"
                role="switch"
                name=label.name.clone()
                aria-describedby=described_by
                disabled=move || !able()
                prop:checked=move || able() && is()
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    // Either can be played by.
                    let _ = form.change(|terms| {
                        *place(terms) = on;
                        Ok(())
                    });
                }
            />
        </label>
        {told}
    }
    .into_any()
}
