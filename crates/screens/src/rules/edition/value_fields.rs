//! Fields of a rule set by the type of their value: counts, durations, options, switches.

use crate::rules::fields::{Label, choice, entry, switch};
use crate::rules::form::Form;
use crate::typed::{self, Fault};
use game::{Millis, RuleSet};
use i18n::clock_words::face;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;

/// Accessor of an optional field of a rule set.
type Place<T> = fn(&mut RuleSet) -> Option<&mut T>;

pub(super) fn label(
    name: &str,
    what: &'static str,
    article: &'static str,
    unit: &'static str,
) -> Label {
    Label {
        name: name.to_owned(),
        what,
        article,
        unit,
    }
}

/// A field for the value at a place.
fn at<T: Clone + 'static>(
    form: Form,
    label: &Label,
    place: Place<T>,
    told: fn(T) -> String,
    read: fn(&str) -> Result<T, Fault>,
) -> AnyView {
    entry(
        form,
        label,
        Arc::new(move |terms| place(&mut terms.rules.clone()).cloned().map(told)),
        Arc::new(move |terms, text| {
            let value = read(text)?;
            if let Some(place) = place(&mut terms.rules) {
                *place = value;
            }
            Ok(())
        }),
    )
}

pub(super) fn count(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<u32>,
) -> AnyView {
    let label = label(name, what, article, "");
    at(form, &label, place, |count| count.to_string(), typed::count)
}

pub(super) fn maybe_count(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<Option<u32>>,
) -> AnyView {
    let label = label(name, what, article, "unit-empty-never");
    at(form, &label, place, maybe_told, |text| {
        unless_empty(text, typed::count)
    })
}

pub(super) fn duration(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<Millis>,
) -> AnyView {
    at(
        form,
        &label(name, what, article, "unit-time"),
        place,
        face,
        typed::time,
    )
}

pub(super) fn maybe_duration(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    unit: &'static str,
    place: Place<Option<Millis>>,
) -> AnyView {
    at(
        form,
        &label(name, what, article, unit),
        place,
        |time| time.map(face).unwrap_or_default(),
        |text| unless_empty(text, typed::time),
    )
}

pub(super) fn maybe_told(count: Option<u32>) -> String {
    count.map(|count| count.to_string()).unwrap_or_default()
}

pub(super) fn unless_empty<T>(
    text: &str,
    read: fn(&str) -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    match text.trim() {
        "" => Ok(None),
        text => read(text).map(Some),
    }
}

/// One of several options, by its index.
pub(super) fn one_of(
    form: Form,
    label: &Label,
    members: &'static [(&'static str, &'static str)],
    get: fn(&RuleSet) -> usize,
    set: fn(&mut RuleSet, usize),
) -> AnyView {
    choice(
        form,
        label,
        members,
        Arc::new(move |terms| Some(members[get(&terms.rules)].0.to_owned())),
        Arc::new(move |terms, value| {
            if let Some(member) = members.iter().position(|(name, _)| *name == value) {
                set(&mut terms.rules, member);
            }
            Ok(())
        }),
    )
}

pub(super) fn plain_switch(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: fn(&mut GameSettings) -> &mut bool,
) -> AnyView {
    switch(
        form,
        &label(name, what, article, ""),
        |_| None,
        |_| true,
        place,
    )
}
