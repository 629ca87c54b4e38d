//! What only Chromium's driver does as a person would: two fingers.

use browser_tests::{Terms, View, with_browser};
use serde_json::json;

/// Notes how many fingers are on the page as they come and go.
const COUNT_FINGERS: &str = "
    const seen = (window.seen = []);
    const down = new Set();
    addEventListener('pointerdown', ({ pointerId }) => seen.push(down.add(pointerId).size), true);
    for (const kind of ['pointerup', 'pointercancel']) {
        addEventListener(kind, ({ pointerId }) => { down.delete(pointerId); seen.push(down.size); }, true);
    }";

#[test]
fn two_fingers_are_two_pointers() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        browser.evaluate(COUNT_FINGERS, []).await;
        browser.two_fingers(("e4", "e4"), ("b1", "c3")).await;
        let seen = browser.evaluate("return window.seen", []).await;
        assert_eq!(seen, json!([1, 2, 1, 0]));
    });
}
