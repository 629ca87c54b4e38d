//! Moves on the analysis board: variations, annotations, and stepping through them.

use super::{
    act, copied_by, focus_on_a_move, from_move_menu, go_to_move, mark, movetext, open, play,
    type_comment, wait_for_moves, wait_open,
};
use browser_tests::{View, with_browser};
use serde_json::json;

#[test]
fn f3_variations_are_made_promoted_deleted_and_brought_back() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "e2e4 e7e5 g1f3").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        go_to_move(browser, "e4").await;
        play(browser, "c7c5 g1f3").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        from_move_menu(browser, "promote").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        // A move that is there is gone to.
        act(browser, "first").await;
        play(browser, "e2e4 e7e5").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        from_move_menu(browser, "make-main").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        from_move_menu(browser, "delete").await;
        wait_for_moves(browser, &["1 e4 c5", "2 Nf3"]).await;
        act(browser, "undo").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        // Keys: back to the parting, and the other way.
        browser.press(".an-moves [aria-current]").await;
        browser.keys("ArrowDown ArrowRight").await;
        browser
            .wait_until("the variation", async || {
                browser.pieces().await.contains_key("c5")
                    && browser.pieces().await.contains_key("f3")
            })
            .await;
        browser.keys("Home ArrowRight").await;
        // Where the moves part, both ways are offered.
        browser
            .wait_until("two ways on", async || {
                browser.count("[data-branch]").await == 2
            })
            .await;
        // What has been made the main line and promoted is taken back, one after the other.
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        focus_on_a_move(browser).await;
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
    });
}

#[test]
fn castling_marks_the_squares_of_the_king() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1").await;
        browser.wait_for_last_move(&["e1", "g1"]).await;
        act(browser, "previous").await;
        browser.wait_for_last_move(&["c5", "f8"]).await;
    });
}

#[test]
fn f3_what_is_said_of_a_move_goes_with_it() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "e2e4 e7e5").await;
        type_comment(browser, "Classical").await;
        browser.keys("Enter").await;
        mark(browser, 1).await;
        mark(browser, 10).await;
        browser.draw("d2", "d4", &[]).await;
        browser.draw("e5", "e5", &["Shift"]).await;
        wait_for_moves(browser, &["1 e4 e5!=", "{Classical}"]).await;
        // One sign excludes another of its kind.
        mark(browser, 5).await;
        wait_for_moves(browser, &["1 e4 e5!?=", "{Classical}"]).await;
        let pgn = copied_by(browser, "copy-pgn").await;
        let text = movetext(&pgn);
        for part in ["1. e4 e5 $5 $10", "Classical", "[%csl Re5]", "[%cal Gd2d4]"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        act(browser, "previous").await;
        // Drawings belong to their position.
        browser
            .wait_until("no drawing", async || {
                browser.count("section.screen .drawing").await == 0
            })
            .await;
        act(browser, "next").await;
        browser.wait_for("section.screen .drawing").await;
        from_move_menu(browser, "clear-shapes").await;
        browser
            .wait_until("no drawing", async || {
                browser.count("section.screen .drawing").await == 0
            })
            .await;
        act(browser, "undo").await;
        browser
            .wait_until("the drawings again", async || {
                browser.count("section.screen .drawing").await == 2
            })
            .await;
        // Each sign and drawing was an edit; all that was typed is one.
        browser.press(".an-moves [aria-current]").await;
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 e5!=", "{Classical}"]).await;
        for _ in 0..5 {
            focus_on_a_move(browser).await;
            browser.keys("Control+z").await;
        }
        wait_for_moves(browser, &["1 e4 e5"]).await;
    });
}

#[test]
fn arrows_and_wheel_step_unless_the_board_was_reached_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3_Nc6").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3 Nc6"]).await;
        act(browser, "last").await;
        browser.wait_for_piece("c6", "black knight").await;
        // A click on the board, and on a button.
        browser.click_square("h5").await;
        browser.keys("ArrowLeft").await;
        browser.wait_for_piece("b8", "black knight").await;
        act(browser, "open-review").await;
        browser.wait_for(".an-layout[data-mode=review]").await;
        browser.keys("ArrowLeft").await;
        browser.wait_for_piece("g1", "white knight").await;
        assert!(browser.is_there(".an-layout[data-mode=review]").await);
        browser.keys("End").await;
        browser.wait_for_piece("c6", "black knight").await;
        // The wheel: two notches back, one forward.
        let turn = "document.querySelector('.screen .stage .board').dispatchEvent(
            new WheelEvent('wheel', { deltaY: arguments[0], bubbles: true, cancelable: true }))";
        browser.evaluate(turn, [json!(-200)]).await;
        browser.wait_for_piece("g1", "white knight").await;
        browser.evaluate(turn, [json!(100)]).await;
        browser.wait_for_piece("f3", "white knight").await;
        // By keyboard the arrows go over the squares.
        act(browser, "open-review").await;
        browser.wait_for(".an-layout[data-mode=moves]").await;
        browser.focus("section.screen .square[tabindex='0']").await;
        browser.keys("Tab").await;
        browser.focus("section.screen .square[tabindex='0']").await;
        let before = browser.focused("data-square").await;
        browser.keys("ArrowLeft").await;
        browser
            .wait_until("another square", async || {
                browser.focused("data-square").await != before
            })
            .await;
        browser.wait_for_piece("f3", "white knight").await;
    });
}

#[test]
fn a_comment_keeps_the_arrows_until_the_board_is_pressed() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        act(browser, "last").await;
        browser.wait_for_piece("f3", "white knight").await;
        // Inside the field the arrows move the caret, though it was pressed.
        type_comment(browser, "ac").await;
        browser.keys("ArrowLeft").await;
        browser.type_text("b").await;
        browser.keys("Home").await;
        browser.type_text("!").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3", "{!abc}"]).await;
        browser.wait_for_piece("f3", "white knight").await;
        // On an empty square, and on pieces that can be moved.
        for (square, piece) in [("h5", "g1"), ("d2", "e7"), ("b8", "e2")] {
            type_comment(browser, "").await;
            browser.click_square(square).await;
            browser.keys("ArrowLeft").await;
            browser
                .wait_until(&format!("a piece on {piece}"), async || {
                    browser.pieces().await.contains_key(piece)
                })
                .await;
        }
    });
}

#[test]
fn the_move_shown_is_seen_after_the_review_has_led_there() {
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
    with_browser(View::LAPTOP, async |browser| {
        let link = format!("#pgn={}", long.trim().replace(' ', "_"));
        browser.visit(&link).await;
        browser.wait_ready().await;
        wait_open(browser).await;
        browser.wait_for(".an-moves .an-row").await;
        act(browser, "open-review").await;
        browser.wait_for(".an-layout[data-mode=review]").await;
        browser.keys("End").await;
        act(browser, "open-review").await;
        let place = "
            const list = document.querySelector('.an-moves').getBoundingClientRect();
            const move = document.querySelector('.an-moves [aria-current]')?.getBoundingClientRect();
            return Boolean(move) && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;";
        browser
            .wait_until("the last move in sight", async || {
                browser.evaluate(place, []).await == true
            })
            .await;
    });
}
