//! Keyboard focus. It is never lost: code that removes the focused element says where the focus goes.

pub use widgets::focus::when_there;

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

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

/// Headings of the places: of a screen, the game, Play's home.
const HEADINGS: &[&str] = &["section.screen h1", "h1[data-title]", ".form h1"];

/// Moves it to the heading of the place that is shown, so that it is read from there.
pub fn to_heading() {
    soon(HEADINGS);
}

/// Moves it to the first field of the form of a new game.
pub fn to_form() {
    soon(&["[name=opponent]:checked"]);
}

/// Moves it past the header: to the screen that is open, the board, or Play's home.
pub fn to_content() {
    soon(&[
        "section.screen h1",
        "[data-place=game] .stage [tabindex='0']",
        ".form h1",
    ]);
}

/// Gives it back to what opened a page that is closed now, if it was lost with that; to the heading where that is gone.
pub fn give_back(opener: Option<Element>) {
    let give = move || {
        if is_lost() {
            focus_on(opener.filter(|opener| opener.is_connected()));
        }
        // A hidden opener does not take it.
        if is_lost() {
            to_heading();
        }
    };
    // An element that has become inert loses the focus only when a frame has been drawn.
    request_animation_frame(move || request_animation_frame(give));
}

fn is_lost() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY")
}

fn focus_on(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // If the focus cannot be given, it stays as it is.
        let _ = element.focus();
    }
}

/// Moves it to a button that takes the place of the focused one, if the focus was lost.
pub fn when_lost(button: NodeRef<Button>) {
    Effect::new(move |_| {
        let Some(button) = button.get() else { return };
        request_animation_frame(move || {
            if is_lost() {
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
            let selector = format!(":root {selector}");
            document().query_selector(&selector).ok().flatten()
        };
        let found = selectors.iter().find_map(find);
        focus_on(found);
    });
}
