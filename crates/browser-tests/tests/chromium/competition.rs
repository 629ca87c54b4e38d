//! Competition mode: nothing helps the players.

use browser_tests::{View, with_browser};
use serde_json::json;

#[test]
fn nothing_helps_the_players() {
    with_browser(View::LAPTOP, async |browser| {
        let terms = json!({
            "rules": { "id": "casual", "take_back": true },
            "conduct": { "competition": true },
        });
        browser.open_with_config(terms).await;
        browser.click_square("e2").await;
        browser.wait_for(".square.selected[data-square=e2]").await;
        assert!(!browser.is_there(".square.target").await, "no destinations");
        browser.click_square("e4").await;
        browser.wait_for_move(1, "e4").await;
        assert!(!browser.is_there("[data-action=take-back]").await);

        browser.drag("f7", "f3").await;
        browser
            .wait_for_announcement("That cannot be done now.")
            .await;
        assert!(!browser.is_there(".hint").await, "no lesson either");
        for question in ["moves e7", "attackers e4", "captures", "material"] {
            browser.enter(question).await;
            browser
                .wait_for_text("#answer", "That cannot be done now.")
                .await;
        }
        browser.enter("f5").await;
        browser.wait_for_move(2, "f5").await;
        browser.enter("Qh5").await;
        browser.wait_for_move(3, "Qh5").await;
        assert!(
            !browser.announced().await.contains("check"),
            "nobody calls check"
        );
        assert!(!browser.is_there(".square.check").await);
        browser.enter("status").await;
        browser
            .wait_for_text("#answer", "Move 2, Black to move.")
            .await;

        browser.draw("a2", "a4", &[]).await;
        browser.action("draw").await;
        browser.drag("b2", "b4").await;
        assert!(!browser.is_there(".drawing").await, "no arrows");
        browser.enter("g6").await;
        browser.enter("Qxg6").await;
        browser.enter("hxg6").await;
        browser.wait_for_move(6, "hxg6").await;

        // After the game all of it is seen.
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.wait_for("[data-end]").await;
        browser.wait_for_move(3, "Qh5+").await;
    });
}
