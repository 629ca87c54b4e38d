//! Where the keyboard is. It is never lost: whatever takes away what had the focus says where it goes.

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// To the board, on the square where the keyboard was last.
pub fn to_board() {
    soon("#sessa .square[tabindex='0']");
}

/// To the field for typed moves.
pub fn to_entry() {
    soon("#sessa input[name=entry]");
}

/// To the button that begins a game.
pub fn to_play() {
    soon("#sessa [data-action=play]");
}

/// To a button as soon as it stands: it came up because something must be decided.
pub fn when_there(button: NodeRef<Button>) {
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Without the focus the button can still be pressed.
            let _ = button.focus();
        }
    });
}

/// Whether it is in the field for typed moves.
pub fn is_in_entry() -> bool {
    document()
        .active_element()
        .is_some_and(|element| element.get_attribute("name").as_deref() == Some("entry"))
}

/// Once the page has been redrawn.
fn soon(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Where it cannot be had the focus stays where it is.
            let _ = element.focus();
        }
    });
}
