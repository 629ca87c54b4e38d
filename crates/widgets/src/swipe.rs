//! Swipe: a finger or mouse across the page, from right to left, beside what has gestures of its own.
//!
//! The style sheet has to say `touch-action: pan-y pinch-zoom`: a browser that pans across takes the pointer away.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The least distance across, in CSS pixels.
const LEAST: f64 = 60.0;

/// Elements on which none begins.
const ELSEWHERE: &str = ".board, button, a";

/// Listeners of a view for a pointer that goes down and up.
#[derive(Clone, Copy)]
pub struct Swipe(StoredValue<Option<(f64, f64)>>);

impl Swipe {
    /// Listeners owned by the present owner.
    pub fn new() -> Swipe {
        Swipe(StoredValue::new(None))
    }

    /// A pointer goes down.
    pub fn begins(self, event: &PointerEvent) {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let is_elsewhere =
            target.is_some_and(|target| matches!(target.closest(ELSEWHERE), Ok(Some(_))));
        self.0.set_value((!is_elsewhere).then(|| place(event)));
    }

    /// A pointer goes up; true if it has swiped.
    pub fn ends(self, event: &PointerEvent) -> bool {
        let (now, from) = (place(event), self.0.get_value());
        self.0.set_value(None);
        from.is_some_and(|from| now.0 < from.0 - LEAST && (now.1 - from.1).abs() < LEAST / 2.0)
    }
}

impl Default for Swipe {
    fn default() -> Swipe {
        Swipe::new()
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}
