//! File button: a button that lets a file be chosen.

use crate::icon::{Icon, Sign};
use i18n::Words;
use leptos::html::Input;
use leptos::prelude::*;
use web_sys::File;

/// A button that opens the device's file chooser.
#[component]
pub fn FileButton(
    /// Message name of its label.
    label: &'static str,
    /// Name of its action.
    action: &'static str,
    /// Name of its input.
    name: &'static str,
    /// Types of the files offered: endings and media types, as HTML lists them.
    accept: &'static str,
    /// Icon before the label.
    #[prop(optional)]
    icon: Option<Sign>,
    /// True while no file can be chosen.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Takes the file chosen.
    on_file: impl Fn(File) + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let input = NodeRef::<Input>::new();
    let chosen = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_file(file);
        }
        // The same file can be chosen again after it has been mended.
        input.set_value("");
    };
    view! {
        <label class="file-button" data-action=action>
            {icon.map(|sign| view! { <Icon sign/> })}
            <span>{words.say(label)}</span>
            <input
                node_ref=input
                class="hidden-visually"
                type="file"
                name=name
                accept=accept
                disabled=disabled
                on:change=chosen
            />
        </label>
    }
}
