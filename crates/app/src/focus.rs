//! Keyboard focus. It is never lost: code that removes the focused element says where the focus goes.

pub use widgets::focus::when_there;

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Moves the focus to the board, on the square where the cursor was last; while the game is paused, to the resume
/// button.
pub fn to_board() {
    soon(&[
        "[data-paused] button",
        "[data-action=to-arbiter]",
        board::CURSOR,
    ]);
}

/// Moves it to the field for typed moves.
pub fn to_entry() {
    soon(&["input[name=entry]"]);
}

/// Moves it to the button that begins a game.
pub fn to_play() {
    soon(&["[data-action=play]"]);
}

/// Moves it to a button that takes the place of the focused one, if the focus was lost.
pub fn when_lost(button: NodeRef<Button>) {
    Effect::new(move |_| {
        let Some(button) = button.get() else { return };
        request_animation_frame(move || {
            let lost = document()
                .active_element()
                .is_none_or(|element| element.tag_name() == "BODY");
            if lost {
                // As above.
                let _ = button.focus();
            }
        });
    });
}

/// True if the focus is in the field for typed moves.
pub fn is_in_entry() -> bool {
    document()
        .active_element()
        .is_some_and(|element| element.get_attribute("name").as_deref() == Some("entry"))
}

/// Moves it to the first of these elements that is there, once the page has been redrawn.
fn soon(selectors: &'static [&'static str]) {
    request_animation_frame(move || {
        let find = |selector: &&str| {
            let selector = format!("#sessa {selector}");
            document().query_selector(&selector).ok().flatten()
        };
        let found = selectors.iter().find_map(find);
        if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Where it cannot be had the focus stays where it is.
            let _ = element.focus();
        }
    });
}
