//! Deafness of what has only just appeared: a new puzzle, a move to be confirmed and new buttons hear nothing for a quarter of a
//! second, since whatever is pressed was meant for what stood there before. Nothing on the page shows it; its changes do.

use crate::Browser;
use serde_json::json;
use std::time::Duration;

/// Input delay of elements that have just appeared, with a margin.
pub(crate) const DEAF_FOR: Duration = Duration::from_millis(270);

/// True once the element is in the wanted state, and nothing has appeared or moved in it for the given milliseconds. What was there
/// before the first look may have appeared just then.
const HEARS: &str = "
    const [selector, state, deafFor] = arguments;
    const element = document.querySelector(selector);
    if (!element) return false;
    // Tests hold the clock that the page reads.
    const now = () => new Event('look').timeStamp;
    const root = element.shadowRoot ?? element;
    const changed = window.testChanges ??= new WeakMap();
    if (!changed.has(root)) {
        changed.set(root, now());
        // A clock goes on and on.
        const isClock = ({ target }) => target.closest?.('.run-head') != null;
        const observer = new MutationObserver((changes) => {
            if (!changes.every(isClock)) changed.set(root, now());
        });
        observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-phase', 'data-square'] });
    }
    return element.matches(state) && now() - changed.get(root) > deafFor;";

impl Browser {
    /// Waits until an element is in a state, a selector that it matches, and what stands in it hears.
    pub async fn wait_until_heard(&self, element: &str, state: &str) {
        let what = format!("{element}{state} to hear");
        let deaf_for = DEAF_FOR.as_millis() as u64;
        self.wait_until(&what, async || {
            let arguments = [json!(element), json!(state), json!(deaf_for)];
            self.evaluate(HEARS, arguments).await == true
        })
        .await;
    }
}
