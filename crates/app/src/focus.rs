//! Where the keyboard is. It is never lost: whatever takes away what had the focus says where it goes.

pub use ui::focus::when_there;

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// To the board, on the square where the keyboard was last; while the game is paused to what lets it go on.
pub fn to_board() {
    soon(&[
        "[data-paused] button",
        "[data-action=to-arbiter]",
        board::CURSOR,
    ]);
}

/// To the field for typed moves.
pub fn to_entry() {
    soon(&["input[name=entry]"]);
}

/// To the button that begins a game.
pub fn to_play() {
    soon(&["[data-action=play]"]);
}

/// To a button that takes the place of what had it, if that is so.
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

/// Whether it is in the field for typed moves.
pub fn is_in_entry() -> bool {
    document()
        .active_element()
        .is_some_and(|element| element.get_attribute("name").as_deref() == Some("entry"))
}

/// To the first of these that is there, once the page has been redrawn.
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
