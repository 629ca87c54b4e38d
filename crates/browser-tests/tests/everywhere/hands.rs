//! What the tests do with mouse and keys arrives at the page as a person's doing would.

use browser_tests::{Terms, View, with_browser};

/// Notes keys as they come.
const WATCH: &str = "
    const seen = (window.seen = []);
    addEventListener('keydown', ({ key, shiftKey }) => seen.push((shiftKey ? 'shifted ' : '') + key), true);";

#[test]
fn keys_and_a_mouse_at_rest() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        browser.evaluate(WATCH, []).await;
        browser.keys("a Escape Shift+Home").await;
        browser.type_text("e4").await;
        let seen = browser.evaluate("return window.seen.join(', ')", []).await;
        assert_eq!(seen, "a, Escape, shifted Shift, shifted Home, e, 4");
        browser.hover("[data-action=resign]").await;
        browser.wait_for("[data-action=resign]:hover").await;
    });
}
