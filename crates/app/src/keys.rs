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
        || belongs_to_field(event)
        || a_sheet_is_open()
    {
        return;
    }
    match event.key().as_str() {
        " " if may_press(session, event) => session.press(),
        "?" => session.sheet.set(Some(Sheet::Help)),
        "," => session.sheet.set(Some(Sheet::Settings)),
        "/" | "i" => focus::to_entry(),
        "g" => focus::to_board(),
        "ArrowLeft" => session.step(-1),
        "ArrowRight" => session.step(1),
        "ArrowUp" | "Home" => session.show(0),
        "ArrowDown" | "End" => session.show(usize::MAX),
        "f" => session.flip(),
        "Escape" if session.end_card.get_untracked() => session.put_end_card_aside(),
        "Escape" => {
            session.take_back_ahead();
            session.wipe();
        }
        _ => return,
    }
    event.prevent_default();
}

/// A key was pressed at the board, which has not seen it yet: where a press of the clock is awaited Space is that.
pub fn at_board(session: Session, event: &web_sys::KeyboardEvent) {
    let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    let waits = untrack(|| session.awaits_press() && session.may_press().is_some());
    if plain && event.key() == " " && waits {
        session.press();
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Whether Space presses the clock: not where it presses something else already.
fn may_press(session: Session, event: &web_sys::KeyboardEvent) -> bool {
    let free = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_none_or(|element| matches!(element.closest("button, input, a"), Ok(None)));
    free && untrack(|| session.may_press()).is_some()
}

fn a_sheet_is_open() -> bool {
    // One that is still being fetched takes no keys.
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Whether the key belongs to a form field: all keys in one for text, those that turn a switch or a slider in others.
fn belongs_to_field(event: &web_sys::KeyboardEvent) -> bool {
    let Some(element) = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return false;
    };
    match element.tag_name().as_str() {
        "SELECT" | "TEXTAREA" => true,
        "INPUT" => {
            element.get_attribute("type").as_deref() == Some("text") || event.key().len() > 1
        }
        _ => false,
    }
}
