//! A segment of a segmented control.

use leptos::prelude::*;

/// A segment of a control: one of a few values that exclude each other.
#[component]
pub fn Segment(
    /// Name of the control.
    group: &'static str,
    /// Value in tests.
    #[prop(into)]
    value: String,
    /// Its word.
    label: impl Fn() -> String + Send + 'static,
    /// True if it is the chosen one.
    chosen: Signal<bool>,
    /// Chooses it.
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group value=value prop:checked=chosen on:change=move |_| choose()/>
            <span>{label}</span>
        </label>
    }
}
