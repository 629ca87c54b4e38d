//! Kinds of field in the rules dialog.

use super::form::Form;
use crate::typed::Fault;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;
use widgets::field::{self, Choice, Switch, TextField};

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
    let field = field::text_field(TextField {
        name: label.name.clone(),
        label: lettering(form, label).into_any(),
        value: Signal::derive(value),
        fault: Signal::derive(move || fault.get().map(|fault| fault.told(&form.words().now()))),
        on_input: Callback::new(move |text| read(text, false)),
        on_change: Callback::new(move |text| on_change(text, true)),
    });
    view! { <div class="typed" hidden=move || !is_there.get()>{field}</div> }.into_any()
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
    let options = members
        .iter()
        .map(|&(value, message)| (value, Signal::derive(form.words().say(message))));
    let field = field::choice(Choice {
        name: label.name.clone(),
        label: lettering(form, label).into_any(),
        options: options.collect(),
        chosen: chosen.into(),
        set: Callback::new(move |value: String| {
            // Every value offered can be played by.
            let _ = form.change(|terms| set(terms, &value));
        }),
    });
    view! { <div hidden=move || chosen.with(Option::is_none)>{field}</div> }.into_any()
}

/// A switch; with a sentence about it, or why it cannot be set.
pub fn switch(
    form: Form,
    label: &Label,
    about: impl Fn(&GameSettings) -> Option<&'static str> + Copy + Send + Sync + 'static,
    able: fn(&GameSettings) -> bool,
    place: fn(&mut GameSettings) -> &mut bool,
) -> AnyView {
    field::switch(Switch {
        name: label.name.clone(),
        label: lettering(form, label).into_any(),
        about: Signal::derive(move || form.terms(about).map(|about| form.words().now().get(about))),
        able: Signal::derive(move || form.terms(able)),
        on: Signal::derive(move || form.terms(|terms| *place(&mut terms.clone()))),
        set: Callback::new(move |on| {
            // Either can be played by.
            let _ = form.change(|terms| {
                *place(terms) = on;
                Ok(())
            });
        }),
    })
}
