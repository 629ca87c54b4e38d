//! Kinds of input in the settings dialog.

use super::Settings;
use leptos::prelude::*;
use platform::preferences::Preferences;
use widgets::field::{self, Choice, Switch};

/// Accessor of a setting.
pub type Place<T> = fn(&mut Preferences) -> &mut T;

/// A setting, by the name of its input; a handle.
pub struct Setting<T: 'static> {
    context: Settings,
    name: &'static str,
    /// Message name of its label.
    label: &'static str,
    place: Place<T>,
}

impl<T> Clone for Setting<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Setting<T> {}

impl<T: Copy + PartialEq> Setting<T> {
    /// The setting of this name at this place; `label` is the message name of its label.
    pub fn new(
        context: Settings,
        name: &'static str,
        label: &'static str,
        place: Place<T>,
    ) -> Setting<T> {
        Setting {
            context,
            name,
            label,
            place,
        }
    }

    fn get(self) -> T {
        self.context
            .input
            .with(|facts| *(self.place)(&mut facts.preferences.clone()))
    }

    fn set(self, value: T) {
        let mut chosen = self.context.input.with_untracked(|facts| facts.preferences);
        *(self.place)(&mut chosen) = value;
        super::prefer(self.context, chosen);
    }

    fn label(self) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.context.words.say(self.label)
    }
}

/// The members of an enumeration.
#[derive(Clone, Copy)]
pub struct Members<T: 'static> {
    /// In the order in which they are offered.
    pub all: &'static [T],
    /// Their names.
    pub name: fn(T) -> &'static str,
    /// Message names of their labels.
    pub label: fn(T) -> String,
}

/// A switch.
pub fn switch(setting: Setting<bool>) -> AnyView {
    switch_if(setting, || true, || None)
}

/// A switch, where the browser supports the setting; with a line about it, if there is something to say.
pub fn switch_if(
    setting: Setting<bool>,
    able: impl Fn() -> bool + Copy + Send + Sync + 'static,
    about: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
) -> AnyView {
    field::switch(Switch {
        name: setting.name.to_owned(),
        label: view! { <span>{setting.label()}</span> }.into_any(),
        about: Signal::derive(about),
        able: Signal::derive(able),
        on: Signal::derive(move || setting.get()),
        set: Callback::new(move |on| setting.set(on)),
    })
}

/// A slider up to 100.
pub fn slider(setting: Setting<u8>, least: u8) -> impl IntoView {
    let percent = move || {
        let words = setting.context.words.now();
        format!("{} %", words.number(u32::from(setting.get())))
    };
    view! {
        <div class="row">
            <label for=setting.name>{setting.label()}</label>
            <input
                type="range"
                id=setting.name
                name=setting.name
                min=least.to_string()
                max="100"
                step="5"
                aria-valuetext=percent
                prop:value=move || setting.get().to_string()
                on:input=move |event| {
                    if let Ok(value) = event_target_value(&event).parse() {
                        setting.set(value);
                    }
                }
            />
            <output for=setting.name>{percent}</output>
        </div>
    }
}

/// One of several options, by name.
pub fn list<T>(setting: Setting<T>, members: Members<T>) -> AnyView
where
    T: Copy + PartialEq + Send + Sync,
{
    let options = members.all.iter().map(|&member| {
        let label = move || setting.context.words.now().get(&(members.label)(member));
        ((members.name)(member), Signal::derive(label))
    });
    field::choice(Choice {
        name: setting.name.to_owned(),
        label: view! { <span>{setting.label()}</span> }.into_any(),
        options: options.collect(),
        chosen: Signal::derive(move || Some((members.name)(setting.get()).to_owned())),
        set: Callback::new(move |value: String| {
            let named = |member: &&T| (members.name)(**member) == value;
            if let Some(&member) = members.all.iter().find(named) {
                setting.set(member);
            }
        }),
    })
}

/// One of several options, by sample.
pub fn samples<T>(
    setting: Setting<T>,
    members: Members<T>,
    sample: fn(T) -> AnyView,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync,
{
    let samples = members.all.iter().map(|&member| {
        let label = move || setting.context.words.now().get(&(members.label)(member));
        view! {
            <label>
                <input
                    type="radio"
                    name=setting.name
                    value=(members.name)(member)
                    prop:checked=move || setting.get() == member
                    on:change=move |_| setting.set(member)
                />
                {sample(member)}
                <span>{label}</span>
            </label>
        }
    });
    view! {
        <fieldset class="samples" data-samples=setting.name>
            <legend>{setting.label()}</legend>
            <div>{samples.collect_view()}</div>
        </fieldset>
    }
}
