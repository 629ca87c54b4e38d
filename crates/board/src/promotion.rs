//! Promotion chooser at the pawn's square, while the clock runs (FIDE 3.7.3.3).

use chess::{Color, Rank, Role, Square};
use i18n::names::{color_name, role_name};
use i18n::{Words, args};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

const CHOICES: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

/// Four pieces from the pawn's square towards the middle of the board. Escape or a press elsewhere takes the pawn back.
#[component]
pub fn Promotion(
    /// The pawn's colour.
    color: Color,
    /// The square the pawn was put on.
    to: Square,
    /// The side at the bottom.
    bottom: Color,
    /// Receives the choice; `None` takes the pawn back.
    on_choice: Callback<Option<Role>>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let edge = if (to.rank() == Rank::Eighth) == (bottom == Color::White) {
        "top"
    } else {
        "bottom"
    };
    let column = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let first = column.get().and_then(|column| column.first_element_child());
        if let Some(button) = first.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            // Without the focus the choice can still be made by pointer.
            let _ = button.focus();
        }
    });
    let on_key = move |event: KeyboardEvent| {
        // In a shadow root the document does not know which of its elements has the focus.
        let focused = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let next = |element: web_sys::Element, forward: bool| {
            if forward == (edge == "top") {
                element.next_element_sibling()
            } else {
                element.previous_element_sibling()
            }
        };
        match event.key().as_str() {
            "Escape" => on_choice.run(None),
            // The choice must be made or taken back before anything else.
            "Tab" => {
                let round = |edge: fn(&web_sys::Element) -> Option<web_sys::Element>| {
                    column.get_untracked().and_then(|column| edge(&column))
                };
                let dest = if event.shift_key() {
                    focused
                        .and_then(|element| element.previous_element_sibling())
                        .or_else(|| round(web_sys::Element::last_element_child))
                } else {
                    focused
                        .and_then(|element| element.next_element_sibling())
                        .or_else(|| round(web_sys::Element::first_element_child))
                };
                if let Some(button) = dest.and_then(|dest| dest.dyn_into::<HtmlElement>().ok()) {
                    // There is one: the focus stays in the column.
                    let _ = button.focus();
                }
            }
            key @ ("ArrowDown" | "ArrowUp") => {
                let dest = focused.and_then(|element| next(element, key == "ArrowDown"));
                if let Some(button) = dest.and_then(|dest| dest.dyn_into::<HtmlElement>().ok()) {
                    // At the end of the column the focus stays.
                    let _ = button.focus();
                }
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let keep = |event: PointerEvent| event.stop_propagation();
    view! {
        <div
            class="promotion"
            role="dialog"
            aria-label=words.say("promote")
            on:pointerdown=move |event| {
                event.stop_propagation();
                on_choice.run(None);
            }
            // The mouse would take the focus from the square it goes back to.
            on:mousedown=move |event| event.prevent_default()
            on:keydown=on_key
        >
            <div class="choices-column" node_ref=column data-square=to.to_string() data-edge=edge on:pointerdown=keep>
                {CHOICES.map(|role| view! {
                    <button
                        type="button"
                        data-promote=role_name(role)
                        data-color=color_name(color)
                        data-role=role_name(role)
                        aria-label=move || {
                            let words = words.now();
                            let piece = words.get(role_name(role));
                            words.with("promote-to", &args!["piece" => piece])
                        }
                        on:click=move |_| on_choice.run(Some(role))
                    ></button>
                }).collect_view()}
            </div>
        </div>
    }
}
