//! A game to play through: by the arrows of the keyboard, beside the board and on it.

use super::{only, place};
use browser_tests::{View, teaching_site, with_browser_at};
use serde_json::json;

#[test]
fn the_arrows_step_through_a_game() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, "<sessa-board moves='e4 e5 Nf3 Nc6'></sessa-board>").await;
        let ply = async |wanted: u64| {
            let body = "return document.querySelector('sessa-board').state().ply";
            browser
                .wait_until(&format!("half-move {wanted}"), async || {
                    browser.evaluate(body, []).await == json!(wanted)
                })
                .await;
        };
        let focus =
            "document.querySelector('sessa-board').shadowRoot.querySelector(arguments[0]).focus();";
        browser.evaluate(focus, [json!("[data-action=next]")]).await;
        for (keys, wanted) in [
            ("ArrowRight ArrowRight", 2),
            ("ArrowLeft", 1),
            ("End", 4),
            ("Home", 0),
            ("ArrowLeft", 0),
        ] {
            browser.keys(keys).await;
            ply(wanted).await;
        }
        // On the board the arrows go from square to square by keyboard alone; after a press they step.
        browser
            .evaluate(focus, [json!(".square[tabindex='0']")])
            .await;
        browser.keys("ArrowRight").await;
        ply(0).await;
        let (x, y) = place(browser, "e4").await;
        browser.click_at((x, y)).await;
        browser.keys("ArrowRight").await;
        ply(1).await;
        assert_eq!(browser.evaluate("return scrollY", []).await, 0);
    });
}
