//! Values of the pieces side by side, and what each source says of an exchange.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// What the sources say of the exchange, in their order.
async fn gains(browser: &Browser) -> Value {
    let body = "return [...document.querySelectorAll('.values-gain')].map((cell) => cell.textContent.trim())";
    browser.evaluate(body, []).await
}

#[test]
fn j3_sources_disagree_about_an_exchange() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.press(".learn-more [data-action=values]").await;
        browser.wait_for(".values table").await;
        browser.assert_accessible("values").await;
        assert_eq!(browser.count(".values-scroll tbody tr").await, 8);
        browser.press("[data-exchange=queen-for-rooks]").await;
        browser
            .wait_for("[data-exchange=queen-for-rooks][aria-pressed=true]")
            .await;
        let told = json!(["+1.0", "+2.0", "+1.0", "0", "0", "−1.2", "+0.3", "+1.8"]);
        assert_eq!(gains(browser).await, told);
        // One's own exchange: a bishop for three pawns. The old primer has no bishop.
        browser.press("[data-action=values-clear]").await;
        browser.press("[data-side=given] [data-piece=bishop]").await;
        for _ in 0..3 {
            browser.press("[data-side=got] [data-piece=pawn]").await;
        }
        browser
            .wait_for_text("[data-side=got] [role=status]", "pawn × 3")
            .await;
        let told = json!(["0", "–", "−0.3", "−1.0", "−0.3", "−0.5", "−0.3", "−0.3"]);
        assert_eq!(gains(browser).await, told);
        // The page is not wider than the phone.
        let fits = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.evaluate(fits, []).await, true);
        browser.press("[data-action=values-lesson]").await;
        browser.wait_for(".screen.lesson[data-step='1']").await;
        browser.back().await;
        browser.wait_for(".values table").await;
        browser.press("[data-action=values-lab]").await;
        browser.wait_for("section[data-screen=lab]").await;
    });
}

#[test]
fn an_exchange_is_made_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#values").await;
        browser.wait_for(".values table").await;
        browser.focus("[data-action=values-clear]").await;
        browser.keys("Enter").await;
        browser.focus("[data-side=given] [data-piece=bishop]").await;
        browser.keys("Enter").await;
        browser.focus("[data-side=got] [data-piece=pawn]").await;
        for _ in 0..3 {
            browser.keys("Space").await;
        }
        browser
            .wait_for_text("[data-side=got] [role=status]", "pawn × 3")
            .await;
        let told = json!(["0", "–", "−0.3", "−1.0", "−0.3", "−0.5", "−0.3", "−0.3"]);
        assert_eq!(gains(browser).await, told);
        // The button keeps the focus.
        browser.wait_for_focus("data-piece", "pawn").await;
        browser.focus("[data-action=values-clear]").await;
        browser.keys("Enter").await;
        browser
            .wait_until("an empty exchange", async || {
                let told = browser.text("[data-side=got] [role=status]").await;
                !told.contains("pawn")
            })
            .await;
    });
}

#[test]
fn it_looks_as_it_should() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#values").await;
        browser.wait_for(".values table").await;
        browser.hover(".values-how").await;
        browser.assert_matches_reference("values").await;
    });
}
