//! Games of one's own on the analysis board: names, and a game that is played from a position.

use super::{act, copied_by, from_menu, open, set_up, wait_open};
use browser_tests::{GameSettings, View, with_browser};
use serde_json::json;

#[test]
fn a_player_without_a_name_is_you_everywhere() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let terms = GameSettings {
            opponent: "robot",
            ..GameSettings::TWO_PLAYERS
        };
        browser.play(&terms).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        browser.action("analyse").await;
        wait_open(browser).await;
        let robot = "Robot, about 600";
        browser
            .wait_until("the names", async || {
                let names = browser.text(".an-names").await;
                names.starts_with(&format!("You – {robot}"))
            })
            .await;
        assert_eq!(browser.text(".screen .bar.bottom .name").await, "You");
        let pgn = copied_by(browser, "copy-pgn").await;
        assert!(pgn.contains("[White \"You\"]"), "{pgn}");
        browser.back().await;
        browser.end().await;
        browser.action("score-sheet").await;
        browser.wait_for("[name=score-white]").await;
        let name = "return document.querySelector('[name=score-white]').value";
        assert_eq!(browser.ask(name, []).await, "You");
    });
}

#[test]
fn a_game_from_a_position_asks_for_its_terms() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
            browser
                .visit(&format!("#fen={}", fen.replace(' ', "_")))
                .await;
            browser.wait_ready().await;
            wait_open(browser).await;
            from_menu(browser, "play-from-here").await;
            browser.wait_for(":root[data-place=play]").await;
            browser.wait_for(&format!("[data-set-up='{fen}']")).await;
            // All terms are asked for; the side to move is the player's.
            browser.wait_for("[name=opponent]").await;
            browser.wait_for("[name=color][value=black]:checked").await;
            browser.assert_accessible("a game from a position").await;
            browser.back().await;
            wait_open(browser).await;
            from_menu(browser, "play-from-here").await;
            browser.wait_for("[data-set-up]").await;
            browser.press("[name=opponent][value=person]").await;
            browser.action("play").await;
            browser.wait_for(":root[data-place=game]").await;
            browser.wait_for_piece("e2", "white pawn").await;
            assert_eq!(browser.pieces().await.len(), 3);
            // The next game begins as usual.
            browser.action("up").await;
            browser.wait_for("[data-unfinished]").await;
            assert!(!browser.is_there("[data-set-up]").await);
        });
    }
}

#[test]
fn what_is_over_is_said_and_has_no_evaluation() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        for (fen, word) in [
            ("7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", "Stalemate"),
            ("8/8/4k3/8/8/3K4/8/8_w_-_-_0_1", "mate"),
        ] {
            browser
                .evaluate(
                    "location.hash = arguments[0]",
                    [json!(format!("#fen={fen}"))],
                )
                .await;
            browser
                .wait_until(word, async || {
                    browser
                        .text("[data-part=engine-status]")
                        .await
                        .contains(word)
                })
                .await;
            let seen = "return getComputedStyle(document.querySelector('.eval-bar')).visibility";
            assert_eq!(browser.ask(seen, []).await, "hidden");
            set_up(browser).await;
            let verdict = browser.text(".editor-layout [data-verdict=right]").await;
            assert!(verdict.contains(word), "{verdict}");
            act(browser, "close-editor").await;
        }
    });
}
