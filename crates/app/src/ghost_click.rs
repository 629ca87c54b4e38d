//! Ghost clicks: a click counts only where its press began.
//!
//! Of a tap browsers make a click, and look for its target only after `pointerup`, when the tap may already have brought
//! something else under the finger: a dialog at the end of the game, the choice of a promotion. Here, before anything else
//! hears of it, such a click is taken away; and so is a second tap that follows at once in the same place, which nobody can
//! have meant for what has only just appeared there.

use leptos::prelude::*;
use platform::events::capture_on_window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlLabelElement, MouseEvent, Node, PointerEvent};

/// Selector of everything that a press can set off.
const CONTROLS: &str = "button, a, input, select, textarea, label, summary, [role=dialog]";
/// For so long after a finger has left, in milliseconds, what has appeared under it is deaf.
const DEAF_FOR: f64 = 250.0;
/// Within this distance, in CSS pixels, a second tap is in the same place.
const SAME_PLACE: f64 = 24.0;
/// A click comes within this time of the end of its press, in milliseconds; later ones have other causes, such as a screen
/// reader.
const CLICK_WITHIN: f64 = 1000.0;

/// The last press of a pointer.
struct Press {
    /// The element on which it began.
    target: Element,
    /// A second tap on something that had only just appeared: nothing comes of it.
    ignored: bool,
    /// When it ended, in milliseconds of the events' time, and where, in CSS pixels.
    ended: Option<(f64, (f64, f64))>,
}

/// Watches the presses and clicks of the whole window until the owner is cleaned up.
pub fn guard() {
    let last = StoredValue::new_local(None::<Press>);
    capture_on_window("pointerdown", move |event: PointerEvent| {
        let Some(target) = target_of(&event) else {
            return;
        };
        let ignored = event.pointer_type() != "mouse"
            && last.with_value(|last| {
                last.as_ref()
                    .is_some_and(|last| is_double(last, &event, &target))
            });
        if ignored {
            event.stop_propagation();
        }
        last.set_value(Some(Press {
            target,
            ignored,
            ended: None,
        }));
    });
    capture_on_window("pointerup", move |event: PointerEvent| {
        last.update_value(|last| {
            if let Some(last) = last {
                last.ended = Some((event.time_stamp(), place_of(&event)));
            }
        });
    });
    capture_on_window("click", move |event: MouseEvent| {
        // A key or a script that clicks counts no clicks.
        let Some(target) = target_of(&event).filter(|_| event.detail() > 0) else {
            return;
        };
        let ghost = last.with_value(|last| {
            last.as_ref().is_some_and(|last| {
                let recent = last
                    .ended
                    .is_some_and(|(at, _)| event.time_stamp() - at < CLICK_WITHIN);
                recent && (last.ignored || !are_related(&last.target, &target))
            })
        });
        if ghost {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
}

/// True if `event` begins a tap in the place of the last one, so soon after it that a control which now is there, and was
/// not then, cannot be meant.
fn is_double(last: &Press, event: &PointerEvent, target: &Element) -> bool {
    let Some((at, (x, y))) = last.ended else {
        return false;
    };
    let (now_x, now_y) = place_of(event);
    event.time_stamp() - at < DEAF_FOR
        && (now_x - x).hypot(now_y - y) < SAME_PLACE
        && control_of(target).is_some_and(|control| control_of(&last.target) != Some(control))
}

/// True if one lies in the other, or the press was on the label of what is clicked.
fn are_related(pressed: &Element, clicked: &Element) -> bool {
    let contains = |outer: &Element, inner: &Element| outer.contains(Some(inner as &Node));
    let labelled = || {
        let label = pressed.closest("label").ok().flatten()?;
        let control = label.dyn_into::<HtmlLabelElement>().ok()?.control()?;
        Some(&*control == clicked)
    };
    contains(pressed, clicked) || contains(clicked, pressed) || labelled() == Some(true)
}

fn control_of(element: &Element) -> Option<Element> {
    element.closest(CONTROLS).ok().flatten()
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
