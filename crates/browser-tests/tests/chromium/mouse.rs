//! Mouse input: pieces moved by drag and drop alone, or by clicks alone.

use browser_tests::{Browser, GameSettings, View, with_browser};

async fn click(browser: &Browser, from: &str, to: &str) {
    browser.click_square(from).await;
    browser.click_square(to).await;
}

#[test]
fn pieces_are_moved_as_the_player_chose() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.prefer("moving", "drag").await;
        click(browser, "e2", "e4").await;
        browser.drag("d2", "d4").await;
        browser.wait_for_ply(1).await;
        browser.prefer("moving", "tap").await;
        browser.drag("d7", "d5").await;
        click(browser, "e7", "e5").await;
        browser.wait_for_ply(2).await;
        assert_eq!(browser.moves().await, ["d4", "e5"]);
        browser.prefer("moving", "both").await;
        browser.drag("d4", "e5").await;
        browser.wait_for_move(3, "dxe5").await;
        click(browser, "b8", "c6").await;
        browser.wait_for_move(4, "Nc6").await;
    });
}
