//! Robot's first move, which takes the whole way through the worker and back.

use browser_tests::{GameSettings, View, with_browser};

#[test]
fn the_robot_opens_when_it_has_white() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .play(&GameSettings {
                opponent: "robot",
                color: "black",
                elo: 600,
                time: "none",
            })
            .await;
        browser.wait_for_ply(1).await;
        assert_eq!(
            browser.attribute(".board", "data-orientation").await,
            "black"
        );
        browser.drag("g8", "f6").await;
        browser.wait_for_move(2, "Nf6").await;
        browser.wait_for_ply(3).await;
        browser.action("resign").await;
        browser.action("confirm").await;
        assert_eq!(browser.end().await, "1–0 resignation");
    });
}
