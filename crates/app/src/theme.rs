//! Theme: the look of the page, as attributes of the document that the style sheets know.
//!
//! `www/theme.js` sets the same attributes before the first paint; here they follow the preferences.

use leptos::prelude::*;
use platform::preferences::{Preferences, Scheme};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Keeps the document's attributes as the player wants them.
pub fn follow(preferences: RwSignal<Preferences>) {
    Effect::new(move |_| {
        let Some(html) = document().document_element() else {
            return;
        };
        let chosen = preferences.get();
        let attributes = [
            (
                "data-scheme",
                (chosen.scheme != Scheme::Auto).then(|| chosen.scheme.name()),
            ),
            ("data-contrast", chosen.contrast.then_some("more")),
            ("data-motion", (!chosen.motion).then_some("none")),
            ("data-board", Some(chosen.board.name())),
            ("data-pieces", Some(chosen.pieces.name())),
        ];
        // As text at once: the standard library's decimal numbers are 6 KB of code.
        let size = format!("{}.{:02}", chosen.size / 100, chosen.size % 100);
        if let Some(style) = html.dyn_ref::<HtmlElement>().map(HtmlElement::style) {
            // The names and values are valid.
            let _ = style.set_property("--size", &size);
        }
        for (name, value) in attributes {
            // The names are valid attribute names.
            let _ = match value {
                Some(value) => html.set_attribute(name, value),
                None => html.remove_attribute(name),
            };
        }
    });
}
