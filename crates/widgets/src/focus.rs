//! Focus of a view that appears, and of one that goes.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Takes the focus from what has it, before a large view goes that may hold it: to remove the focused element has browsers style and
/// lay out all that is still around it. What comes in its place takes the focus.
pub fn leave() {
    let focused = document().active_element();
    if let Some(focused) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Should it keep the focus, only time is lost.
        let _ = focused.blur();
    }
}

/// Focuses an element as soon as it is mounted: it appeared because something must be decided.
pub fn when_there<E>(element: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    Effect::new(move |_| {
        let element = element.get().map(JsCast::unchecked_into::<HtmlElement>);
        if let Some(element) = element {
            // Without the focus it can still be used.
            let _ = element.focus();
        }
    });
}
