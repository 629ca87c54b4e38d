//! Initial focus of a view that appears.

use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

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
