//! The analysis board on a phone.

use super::{act, from_move_menu, wait_open};
use browser_tests::{View, with_browser};

#[test]
fn on_a_phone_a_comment_opens_in_view() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        browser.wait_for(".an-moves .an-row").await;
        act(browser, "next").await;
        from_move_menu(browser, "comment").await;
        browser.wait_for("[name=comment]").await;
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
