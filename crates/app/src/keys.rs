//! Keys that work wherever the focus is, unless something closer took them.

use crate::focus;
use crate::session::{Session, Sheet};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A key was pressed.
pub fn pressed(session: Session, event: &web_sys::KeyboardEvent) {
    if event.default_prevented()
        || event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || typing(event)
        || session.sheet.with_untracked(Option::is_some)
    {
        return;
    }
    match event.key().as_str() {
        "?" => session.sheet.set(Some(Sheet::Help)),
        "," => session.sheet.set(Some(Sheet::Settings)),
        "/" | "i" => focus::to_entry(),
        "g" => focus::to_board(),
        "ArrowLeft" => session.step(-1),
        "ArrowRight" => session.step(1),
        "ArrowUp" | "Home" => session.show(0),
        "ArrowDown" | "End" => session.show(usize::MAX),
        "f" => session.bottom.update(|bottom| *bottom = !*bottom),
        _ => return,
    }
    event.prevent_default();
}

/// Whether the key belongs to a form field.
fn typing(event: &web_sys::KeyboardEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| {
            ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str())
        })
}
