//! The analysis board on a phone.

use super::{act, tab, wait_open};
use browser_tests::{View, with_browser};

#[test]
fn on_a_phone_the_tabs_stay_when_games_are_opened_and_a_comment_opens_in_view() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        browser.wait_for(".an-moves .an-row").await;
        let top = "return document.querySelector('.tabs').getBoundingClientRect().top";
        let before = browser.evaluate(top, []).await.as_f64().unwrap_or_default();
        tab(browser, "game").await;
        let after = browser.evaluate(top, []).await.as_f64().unwrap_or_default();
        assert!((before - after).abs() < 3.0, "{before} and {after}");
        tab(browser, "moves").await;
        act(browser, "next").await;
        act(browser, "notes").await;
        let seen = "
            const field = document.querySelector('[name=comment]').getBoundingClientRect();
            return field.height > 0 && field.bottom <= innerHeight;";
        browser
            .wait_until("the comment's field in view", async || {
                browser.evaluate(seen, []).await == true
            })
            .await;
    });
}
