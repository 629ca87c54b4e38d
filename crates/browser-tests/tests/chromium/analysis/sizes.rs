//! Board of the analysis: whole, as large as its room, in squares of whole pixels, and still.

use super::{act, copied_by, from_menu, open, tab};
use browser_tests::layout::{BoardScreen, assert_still, window};
use browser_tests::with_browser;
use serde_json::{Value, json};

const ANALYSIS: BoardScreen<'_> = BoardScreen {
    board: ".screen .stage .board",
    controls: ".screen .stage",
    still: ".screen .stage",
    around: 280,
    whole: true,
};

#[test]
fn the_board_is_whole_and_as_large_as_its_room_and_nothing_moves_it() {
    with_browser(window(390, 664), async |browser| {
        open(browser).await;
        let places = browser.assert_layout("nothing played", ANALYSIS).await;
        // A game with names, clocks, evaluations and branches.
        let game =
            "#pgn=[White_\"Anna\"]_[Black_\"Bela\"]_1._e4_{[%25eval_0.3]}_(1._d4)_e5_2._Nf3_*";
        let follow = "location.hash = arguments[0]";
        browser.evaluate(follow, [json!(game)]).await;
        browser
            .wait_until("the game", async || {
                browser.text(".screen .bar.top").await.contains("Bela")
            })
            .await;
        assert_still(
            "with names",
            &places,
            &browser.assert_layout("with names", ANALYSIS).await,
        );
        act(browser, "draw").await;
        browser.wait_for("section.screen .palette").await;
        assert_still(
            "drawing",
            &places,
            &browser.assert_layout("drawing", ANALYSIS).await,
        );
        act(browser, "draw").await;
        for name in ["engine", "moves"] {
            tab(browser, name).await;
            assert_still(name, &places, &browser.assert_layout(name, ANALYSIS).await);
        }
        // The pieces to be set up take a row more on a phone.
        browser.show_on(window(1440, 900)).await;
        tab(browser, "moves").await;
        let place = browser.places(ANALYSIS).await;
        tab(browser, "position").await;
        assert_eq!(browser.places(ANALYSIS).await, place);
        tab(browser, "moves").await;
        for (form, close) in [("paste", "close-open"), ("tags", "close-tags")] {
            from_menu(browser, form).await;
            browser.wait_for(&format!("[data-action={close}]")).await;
            assert_eq!(browser.places(ANALYSIS).await, place, "{form}");
            act(browser, close).await;
        }
        // Another game, with what was studied before offered back.
        tab(browser, "moves").await;
        act(browser, "last").await;
        browser.evaluate(follow, [json!("#pgn=1._c4_*")]).await;
        browser
            .wait_until("the other game", async || {
                browser.text(".screen .bar.top").await.contains("Black")
            })
            .await;
        tab(browser, "moves").await;
        assert_still(
            "another game",
            &places,
            &browser.assert_layout("another game", ANALYSIS).await,
        );
        assert_eq!(browser.evaluate("return scrollY", []).await, Value::from(0));
    });
}

#[test]
fn what_was_copied_is_told_without_moving_a_button() {
    with_browser(window(1440, 900), async |browser| {
        open(browser).await;
        let buttons = ".board, .board-panel > *, .board-actions button, .screen-tools > *";
        let before = browser.places_of(buttons).await;
        copied_by(browser, "copy-pgn").await;
        browser
            .wait_for_text(
                "[data-outcome]",
                "PGN copied, with comments and variations.",
            )
            .await;
        assert_eq!(browser.places_of(buttons).await, before, "a PGN");
        copied_by(browser, "share").await;
        browser
            .wait_for_text("[data-outcome]", "The link is copied.")
            .await;
        assert_eq!(browser.places_of(buttons).await, before, "a link");
    });
}
