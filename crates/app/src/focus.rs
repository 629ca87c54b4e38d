//! Keyboard focus. It is never lost: code that removes the focused element says where the focus goes.

pub use widgets::focus::when_there;

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The keyboard focus in the element in which a table is shown: whatever a table looks for in the document lies there. A
/// handle.
#[derive(Clone, Copy)]
pub struct TableFocus(StoredValue<Option<Element>, LocalStorage>);

impl TableFocus {
    /// The table is not shown yet.
    pub fn new() -> TableFocus {
        TableFocus(StoredValue::new_local(None))
    }

    /// The table is shown in this element.
    pub fn set_root(self, root: Element) {
        self.0.set_value(Some(root));
    }

    /// The element in which the table is shown, once it is.
    pub fn root(self) -> Option<Element> {
        self.0.get_value()
    }

    /// The first element of a selector there, those of a table that is shown inside this one left out.
    pub fn find(self, selector: &str) -> Option<Element> {
        let root = self.root()?;
        let found = root.query_selector_all(selector).ok()?;
        let mut found = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok());
        found.find(|element: &Element| {
            element.closest(".table").ok().flatten().as_ref() == Some(&root)
        })
    }

    /// Moves the focus to the board, on the square where the cursor was last; while the game is paused, to the resume
    /// button.
    pub fn to_board(self) {
        self.soon(&[
            "[data-paused] button",
            "[data-action=to-arbiter]",
            board::CURSOR,
        ]);
    }

    /// Moves it to the field for typed moves.
    pub fn to_entry(self) {
        self.soon(&["input[name=entry]"]);
    }

    /// Moves it to that of the screen over the table; false if it has none.
    pub fn to_entry_of_screen(self) -> bool {
        const ENTRY: &str = "section.screen input[name=entry]";
        let is_there = self.find(ENTRY).is_some();
        if is_there {
            self.soon(&[ENTRY]);
        }
        is_there
    }

    /// Moves it to the button that begins a game.
    pub fn to_play(self) {
        self.soon(&["[data-action=play]"]);
    }

    /// Moves it to the hands or the coin by which the colours are drawn.
    pub fn to_colour_draw(self) {
        self.soon(&["[data-action=draw-first]"]);
    }

    /// Moves it to the first field of the form of a new game.
    pub fn to_form(self) {
        self.soon(&["[name=opponent]:checked"]);
    }

    /// True if the focus is in the field for typed moves.
    pub fn is_in_entry(self) -> bool {
        let focused = document().active_element();
        focused.is_some() && focused == self.find("input[name=entry]")
    }

    /// Moves it to the first of these elements that is there, once the page has been redrawn.
    fn soon(self, selectors: &'static [&'static str]) {
        request_animation_frame(move || {
            let found = selectors.iter().find_map(|selector| self.find(selector));
            focus_on(found);
        });
    }
}

/// Headings of the places: of a screen, the game, Play's home.
const HEADINGS: &[&str] = &["section.screen h1", "h1[data-title]", ".form h1"];

/// Moves it to the heading of the place that is shown, so that it is read from there.
pub fn to_heading() {
    soon(HEADINGS);
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
                // If the focus cannot be given, it stays as it is.
                let _ = button.focus();
            }
        });
    });
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
