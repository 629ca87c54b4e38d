//! Keyboard input on the board: arrows and Enter, jumps to pieces, ranks and files, questions, and replay.

use browser_tests::{GameSettings, View, with_browser};

#[test]
fn moves_by_arrows_and_enter() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.go_to("e2").await;
        browser.keys("Enter").await;
        browser.wait_for(".square.selected[data-square=e2]").await;
        browser
            .wait_for_announcement("White pawn e2 can go to e3, e4.")
            .await;
        // The ring of the focus and the mark of the choice lie below the piece.
        let level = "return getComputedStyle(document.activeElement).zIndex";
        assert_eq!(browser.ask(level, []).await, "auto");
        browser.keys("Escape").await;
        assert!(!browser.is_there(".square.selected").await, "put back");
        browser.keys("Enter ArrowUp ArrowUp Enter").await;
        browser.wait_for_move(1, "e4").await;
        browser
            .keys("ArrowUp ArrowUp ArrowUp Enter ArrowDown ArrowDown Space")
            .await;
        browser.wait_for_move(2, "e5").await;
        let label = browser.focused("aria-label").await;
        assert_eq!(
            label, "e5, black pawn",
            "the focus stays where the piece went"
        );
        browser.wait_for_announcement("Black pawn e7 to e5.").await;
    });
}

#[test]
fn one_key_goes_far() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.go_to("a1").await;
        for (keys, square) in [
            ("k", "e1"),
            ("k", "e8"),
            ("Shift+k", "e1"),
            ("n", "g1"),
            ("b", "c8"),
            ("r", "h8"),
            ("r", "a1"),
            ("p", "a2"),
            ("q", "d8"),
            ("Shift+q", "d1"),
            ("4", "d4"),
            ("8", "d8"),
            ("Shift+7", "g8"),
            ("Shift+1", "a8"),
            ("PageDown", "a1"),
            ("End", "h1"),
            ("PageUp", "h8"),
            ("Home", "a8"),
            ("ArrowRight ArrowDown", "b7"),
        ] {
            browser.keys(keys).await;
            assert_eq!(browser.focused("data-square").await, square, "{keys}");
        }
        // Seen from the other side, right is where the eye has it.
        browser.action("flip").await;
        browser.go_to("b7").await;
        browser.keys("ArrowRight ArrowUp").await;
        assert_eq!(browser.focused("data-square").await, "a6");
    });
}

#[test]
fn the_keys_are_where_the_focus_is() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        // A screen reader takes the focus to a cell by itself.
        browser.focus(".square[data-square=g1]").await;
        browser.keys("o").await;
        browser.wait_for_announcement("g1, white knight.").await;
        assert_eq!(
            browser
                .attribute(".square[data-square=g1]", "tabindex")
                .await,
            "0"
        );
    });
}

#[test]
fn questions_are_answered() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.go_to("a1").await;
        for (keys, told) in [
            ("l", "No move has been played."),
            ("t", "This game has no clock."),
            ("v", "Material is even."),
            ("s", "Move 1, White to move."),
            ("o", "a1, white rook."),
            ("m", "White rook a1 has no legal move."),
            ("n m", "White knight b1 can go to a3, c3."),
            ("Shift+m", "White knight b1 can take nothing."),
            ("x", "Nothing attacks b1."),
            ("3 o", "b3 is empty."),
            ("x", "b3 is attacked by white pawn a2, white pawn c2."),
        ] {
            browser.keys(keys).await;
            browser.wait_for_announcement(told).await;
        }
        browser
            .keys("Shift+5 2 Enter ArrowUp ArrowUp Enter l")
            .await;
        browser.wait_for_announcement("White pawn e2 to e4.").await;
        browser
            .keys("7 Shift+4 Enter ArrowDown ArrowDown Enter")
            .await;
        browser.wait_for_move(2, "d5").await;
        browser.keys("4 Shift+5 Shift+m").await;
        browser
            .wait_for_announcement("White pawn e4 can take on d5.")
            .await;
        browser.keys("s").await;
        browser
            .wait_for_announcement("Move 2, White to move.")
            .await;
    });
}

#[test]
fn keys_that_work_everywhere() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for (key, sheet) in [("?", "help"), (",", "settings")] {
            browser.keys(key).await;
            browser
                .wait_for(&format!("dialog[data-screen={sheet}][open]"))
                .await;
            browser.dismiss_dialog().await;
        }
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.keys("f").await;
        browser.wait_for(".board[data-orientation=black]").await;
        browser.keys("/").await;
        browser
            .wait_until("the field to have the focus", async || {
                browser.focused("name").await == "entry"
            })
            .await;
        browser.keys("g").await;
        let typed = browser.evaluate("return document.activeElement.value", []);
        assert_eq!(typed.await, "g", "in the field a letter is a letter");
        browser.focus("[data-action=flip]").await;
        browser.keys("g").await;
        browser
            .wait_until("the board to have the focus", async || {
                !browser.focused("data-square").await.is_empty()
            })
            .await;
    });
}

#[test]
fn arrows_away_from_the_board_replay_the_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
            browser.drag(from, to).await;
        }
        browser.wait_for_move(3, "Nf3").await;
        browser.evaluate("document.activeElement.blur()", []).await;
        browser.keys("ArrowLeft ArrowLeft").await;
        browser.wait_for("[data-ply='1'][aria-current]").await;
        browser
            .wait_for(".piece[data-square=g1][data-role=knight]")
            .await;
        browser.keys("Home").await;
        browser
            .wait_for(".piece[data-square=e2][data-role=pawn]")
            .await;
        browser.keys("End").await;
        browser.wait_for("[data-ply='3'][aria-current]").await;
        browser.press("[data-ply='2']").await;
        browser
            .wait_for(".piece[data-square=g1][data-role=knight]")
            .await;
        browser
            .wait_for(".piece[data-square=e5][data-role=pawn]")
            .await;
    });
}
