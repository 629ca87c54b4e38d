//! Keyboard shortcuts of the page, which work unless a closer element takes the key.

use crate::page::GameContext;
use leptos::prelude::*;
use platform::events::capture_on_window;
use screens::registry::Screen;
use table::{Intent, Table};
use wasm_bindgen::JsCast;

/// A key press anywhere on the page.
pub fn pressed(context: GameContext, event: &web_sys::KeyboardEvent) {
    if is_taken(event) {
        return;
    }
    if a_screen_is_open(context) {
        match event.key().as_str() {
            "/" if context.focus.to_entry_of_screen() => {}
            "?" if context.focus.find("dialog[open]").is_none() => {
                context.page.screen.set(Some(Screen::Help));
            }
            _ => return,
        }
        event.prevent_default();
        return;
    }
    in_game(context, event);
}

/// True if a closer element takes the key, or the browser.
pub fn is_taken(event: &web_sys::KeyboardEvent) -> bool {
    event.default_prevented()
        || event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || belongs_to_field(event)
}

/// A key press where a game is shown and nothing lies over it.
pub fn in_game(context: GameContext, event: &web_sys::KeyboardEvent) {
    match event.key().as_str() {
        " " if may_press(context, event) => context.act(Intent::Press),
        "?" => context.page.screen.set(Some(Screen::Help)),
        "," => context.page.screen.set(Some(Screen::Settings)),
        "/" | "i" => context.focus.to_entry(),
        "g" => context.focus.to_board(),
        "ArrowLeft" => context.step(-1),
        "ArrowRight" => context.step(1),
        "ArrowUp" | "Home" => context.show(0),
        "ArrowDown" | "End" => context.show(usize::MAX),
        "f" => context.act(Intent::Flip),
        "Escape" => {
            context.act(Intent::CancelPremoves);
            context.live.wipe();
        }
        _ => return,
    }
    event.prevent_default();
}

/// A key press on the board, which has not seen it yet: Space presses the clock if that is awaited.
pub fn at_board(context: GameContext, event: &web_sys::KeyboardEvent, by_pointer: bool) {
    let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    let waits = context
        .live
        .table
        .with_untracked(|table| table.awaits_press() && table.may_press().is_some());
    if plain && event.key() == " " && waits {
        context.act(Intent::Press);
        event.prevent_default();
        event.stop_propagation();
    } else if by_pointer && steps(&event.key()) && is_on_a_square(event) {
        pressed(context, event);
        event.stop_propagation();
    }
}

/// True if a square has the focus, rather than something else on the stage, such as the handle that resizes the board.
fn is_on_a_square(event: &web_sys::KeyboardEvent) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| matches!(element.closest(".squares"), Ok(Some(_))))
}

/// True after a press of mouse or finger, until a key other than those that step through the record is pressed. Whoever came
/// to a board by keyboard walks over its squares with these keys, anybody else steps with them. A handle.
#[derive(Clone, Copy)]
pub struct ByPointer(StoredValue<bool>);

impl ByPointer {
    /// Follows the presses and keys of the page.
    pub fn follow() -> ByPointer {
        let by_pointer = StoredValue::new(false);
        capture_on_window("pointerdown", move |_: web_sys::PointerEvent| {
            by_pointer.set_value(true);
            say_input("pointer");
        });
        capture_on_window("keydown", move |event: web_sys::KeyboardEvent| {
            say_input("keys");
            if !steps(&event.key()) {
                by_pointer.set_value(false);
            }
        });
        ByPointer(by_pointer)
    }

    /// True if it was a press.
    pub fn is_last(self) -> bool {
        self.0.get_value()
    }
}

/// Tells the style sheet by what the page is used: a ring around the focus is for keyboards.
fn say_input(input: &str) {
    if let Some(html) = document().document_element() {
        // The name is a valid attribute name.
        let _ = html.set_attribute("data-input", input);
    }
}

fn steps(key: &str) -> bool {
    matches!(
        key,
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End"
    )
}

/// True if Space presses the clock: not where it presses a focused button already.
fn may_press(context: GameContext, event: &web_sys::KeyboardEvent) -> bool {
    let free = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_none_or(|element| matches!(element.closest("button, input, a"), Ok(None)));
    free && context
        .live
        .table
        .with_untracked(Table::may_press)
        .is_some()
}

/// True if a screen lies over the table. One that is still being fetched takes no keys.
fn a_screen_is_open(context: GameContext) -> bool {
    context.focus.find("dialog[open], section.screen").is_some()
}

/// True if the key belongs to the focused form field: every key in a text field, but for the arrows that step through the
/// record in a field for moves in which nothing is written; only those that change it in a switch or slider.
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
            let kind = element.get_attribute("type");
            let is_text = matches!(kind.as_deref(), Some("text" | "search"));
            let is_empty_entry = element.matches("[name=entry]:placeholder-shown") == Ok(true);
            let steps = matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight");
            (is_text || event.key().len() > 1) && !(is_empty_entry && steps)
        }
        _ => false,
    }
}
