//! Live regions: what a screen reader is told, of its own accord, while something happens on the page.

use crate::Browser;
use serde_json::Value;

/// Keeps what is put into live regions that stand already: in a log what is new, of a status or an alert the whole. A text that is
/// set to what it was is not read out.
const LISTEN: &str = "
    if (window.told) return void (window.told.length = 0);
    window.told = [];
    const words = ({ textContent }) => textContent.replace(/\\s+/g, ' ').trim();
    const live = '[role=log], [role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
        const whole = new Set();
        for (const { type, target, addedNodes, oldValue } of changes) {
            const region = (target.closest ? target : target.parentElement)?.closest(live);
            const isNew = type === 'childList' ? addedNodes.length > 0 : target.data !== oldValue;
            if (!region || !isNew) continue;
            if (region.matches('[role=status], [role=alert]')) whole.add(region);
            else told.push(...(type === 'childList' ? [...addedNodes] : [target]).map(words));
        }
        told.push(...[...whole].map(words));
    }).observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });";

impl Browser {
    /// Listens from now on as a screen reader does, and forgets what it was told before.
    pub async fn listen(&self) {
        self.evaluate(LISTEN, []).await;
    }

    /// What it has been told since, in order.
    pub async fn told(&self) -> Vec<String> {
        let told = self.evaluate("return window.told", []).await;
        let told = told.as_array().into_iter().flatten();
        told.filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Waits until it has been told this, alone or with more, a number of times.
    pub async fn wait_until_told(&self, what: &str, times: usize) {
        self.wait_until(
            &format!("to be told “{what}”, times: {times}"),
            async || {
                let told = self.told().await;
                told.iter().filter(|told| told.contains(what)).count() == times
            },
        )
        .await;
    }
}
