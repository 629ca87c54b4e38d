//! Position set-up on the analysis board.

use super::{act, open, set_up};
use browser_tests::{View, with_browser};

#[test]
fn b7_a_fen_with_its_faults_told() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        set_up(browser).await;
        for (fen, fault) in [
            ("8/8/8/8/8/8/8/8 w - - 0 1", "White has no king."),
            (
                "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                "Field 2 (side to move): “x” is neither “w” nor “b”.",
            ),
            (
                "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "No pawn can stand on the first or last rank: a8.",
            ),
            ("4k3/8/8/8/8/8/8/4K3 w", "A FEN has 6 fields"),
            (
                "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
                "Two kings cannot stand side by side.",
            ),
        ] {
            browser.fill("fen", fen).await;
            browser
                .wait_until(fault, async || {
                    browser
                        .text("#editor-verdict [data-verdict=bad]")
                        .await
                        .contains(fault)
                })
                .await;
            browser
                .wait_for("[data-action=use-position]:disabled")
                .await;
        }
        // Pieces alone are a position with White to move.
        browser.fill("fen", "4k3/8/8/8/8/8/1P6/BK6").await;
        browser
            .wait_until("a warning", async || {
                browser
                    .text("#editor-verdict")
                    .await
                    .contains("The white bishop has no way to a1")
            })
            .await;
        act(browser, "use-position").await;
        browser.wait_for(".an-layout:not([hidden])").await;
        browser
            .wait_until("four pieces", async || browser.pieces().await.len() == 4)
            .await;
        // Back leaves the editor, and nothing has changed.
        set_up(browser).await;
        act(browser, "clear-board").await;
        browser.back().await;
        browser.wait_for(".an-layout:not([hidden])").await;
        assert_eq!(browser.pieces().await.len(), 4);
        act(browser, "undo").await;
        browser
            .wait_until("the start again", async || {
                browser.pieces().await.len() == 32
            })
            .await;
    });
}

#[test]
fn b7_a_position_is_set_up_by_tap_by_dragging_and_by_keyboard() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            open(browser).await;
            set_up(browser).await;
            act(browser, "clear-board").await;
            let touch = async |square: &str| {
                if view.touch {
                    browser.tap_square(square).await;
                } else {
                    browser.click_square(square).await;
                }
            };
            let put = async |color: &str, role: &str, square: &str| {
                browser
                    .press(&format!(".an-piece[data-color={color}][data-role={role}]"))
                    .await;
                touch(square).await;
                browser
                    .wait_for_piece(square, &format!("{color} {role}"))
                    .await;
            };
            put("white", "king", "e1").await;
            put("black", "king", "e8").await;
            put("white", "rook", "b2").await;
            // Pressed again it is laid down: then a touch picks a piece up, and the next puts it down.
            browser
                .press(".an-piece[data-color=white][data-role=rook]")
                .await;
            touch("b2").await;
            browser.wait_for(".square.selected[data-square=b2]").await;
            touch("a1").await;
            browser.wait_for_piece("a1", "white rook").await;
            assert_eq!(browser.pieces().await.len(), 3);
            let fen = async || {
                let body = "return document.querySelector('section.screen [name=fen]').value";
                let fen = browser.evaluate(body, []).await;
                fen.as_str().unwrap_or_default().to_owned()
            };
            let wait_for_fen = async |expected: &str| {
                browser
                    .wait_until(expected, async || fen().await == expected)
                    .await;
            };
            browser.press("[name='editor-castling-white-O-O-O']").await;
            wait_for_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").await;
            // A rook that is carried elsewhere takes the right with it.
            if view.touch {
                browser.touch_drag("a1", "h1").await;
            } else {
                browser.drag("a1", "h1").await;
            }
            browser.wait_for_piece("h1", "white rook").await;
            wait_for_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").await;
            act(browser, "mirror").await;
            wait_for_fen("3k4/8/8/8/8/8/8/R2K4 w - - 0 1").await;
            act(browser, "exchange").await;
            wait_for_fen("r2k4/8/8/8/8/8/8/3K4 b - - 0 1").await;
            act(browser, "undo").await;
            act(browser, "undo").await;
            wait_for_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").await;
            if !view.touch {
                // As in a FEN: capitals are White's.
                browser.focus(".editor-layout .square[tabindex='0']").await;
                browser.keys("ArrowUp q").await;
                browser.keys("Delete").await;
                browser.keys("Shift+Q").await;
                browser
                    .wait_until("a white queen", async || {
                        let pieces = browser.pieces().await;
                        pieces.values().any(|piece| piece == "white queen")
                    })
                    .await;
            }
            act(browser, "use-position").await;
            browser.wait_for(".an-layout:not([hidden])").await;
            browser.wait_for_piece("h1", "white rook").await;
        });
    }
}

#[test]
fn a_board_set_down_the_wrong_way_is_put_right() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        set_up(browser).await;
        let fen = async || {
            let body = "return document.querySelector('section.screen [name=fen]').value";
            browser.ask(body, []).await
        };
        let wait_for_fen = async |expected: &str| {
            browser
                .wait_until(expected, async || fen().await == expected)
                .await;
        };
        browser
            .fill("fen", "r3k3/8/8/3pP3/8/8/8/4K2R w Kq - 0 7")
            .await;
        act(browser, "turn-round").await;
        wait_for_fen("R2K4/8/8/8/3Pp3/8/8/3k3r w - - 0 7").await;
        act(browser, "undo").await;
        wait_for_fen("r3k3/8/8/3pP3/8/8/8/4K2R w Kq - 0 7").await;
        assert!(!browser.is_there(".editor-royals").await);
        // King and queen stand on each other's square, as in many pictures.
        let wrong = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
        browser.fill("fen", wrong).await;
        browser
            .wait_until("a warning", async || {
                browser.is_there(".editor-royals p").await
                    && browser.text(".editor-royals p").await.starts_with("Black:")
            })
            .await;
        browser.assert_accessible("editor-royals").await;
        act(browser, "royals-right").await;
        wait_for_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1").await;
        act(browser, "undo").await;
        wait_for_fen(wrong).await;
    });
}
