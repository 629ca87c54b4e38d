//! Shatranj: cards on which pieces are tried; games by mouse, touch and keyboard, against the robot and for two; every end in words.

use crate::puzzles::tap_move;
use browser_tests::{Browser, View, with_browser};

/// Opens the page anew, with a position to play from if there is one.
async fn open(browser: &Browser, query: &str) {
    browser.visit("#learn").await;
    browser.wait_for("section[data-screen=learn]").await;
    browser.visit(&format!("#shatranj{query}")).await;
    browser.wait_for(".shatranj .square").await;
}

/// Begins a game with these wishes.
async fn begin(browser: &Browser, wishes: &[(&str, &str)]) {
    browser.press("[name=part][value=game]").await;
    browser.wait_for(".shatranj-form").await;
    for (group, value) in wishes {
        let choice = format!(".shatranj-form [name={group}][value={value}]");
        browser.press(&choice).await;
    }
    browser.press("[data-action=start]").await;
    browser.wait_for("[data-action=take-back]").await;
}

/// Waits until so many moves are written.
async fn wait_for_moves(browser: &Browser, count: u64) {
    browser
        .wait_until(&format!("{count} moves"), async || {
            browser
                .count(".shatranj-moves li > span:not(.number)")
                .await
                == count
        })
        .await;
}

#[test]
fn pieces_are_tried_and_a_game_is_played_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#learn").await;
        browser.press("[data-action=shatranj]").await;
        browser.wait_for(".shatranj-card[data-card=array]").await;
        browser.assert_accessible("shatranj-array").await;
        for card in ["ferz", "alfil"] {
            browser.press(".shatranj-card [data-action=next]").await;
            browser
                .wait_for(&format!(".shatranj-card[data-card={card}]"))
                .await;
        }
        // It jumps, and takes what stands there.
        tap_move(browser, "d4", "f6").await;
        browser.wait_for_piece("f6", "white bishop").await;
        browser.wait_for(".drawings [data-from=h8]").await;
        browser.assert_matches_reference("shatranj-card").await;
        for card in ["pawn", "end"] {
            browser.press(".shatranj-card [data-action=next]").await;
            browser
                .wait_for(&format!(".shatranj-card[data-card={card}]"))
                .await;
        }
        browser.assert_accessible("shatranj-card").await;
        // The last card leads to the game.
        browser.press(".shatranj-card [data-action=next]").await;
        browser.wait_for(".shatranj-form").await;
        browser.assert_accessible("shatranj-form").await;
        begin(browser, &[("level", "beginner"), ("side", "white")]).await;
        // A pawn goes no two steps.
        tap_move(browser, "e2", "e4").await;
        browser.wait_for_piece("e2", "white pawn").await;
        tap_move(browser, "e2", "e3").await;
        wait_for_moves(browser, 2).await;
        tap_move(browser, "g1", "f3").await;
        wait_for_moves(browser, 4).await;
        let said = browser.text("[data-said]").await;
        assert!(said.contains("White pawn e2 to e3."), "{said}");
        browser.assert_accessible("shatranj-game").await;
        // A move of one's own is taken back with the answer.
        browser.press("[data-action=take-back]").await;
        wait_for_moves(browser, 2).await;
        browser.wait_for_piece("g1", "white knight").await;
        // The game is there again after a reload.
        browser.reload().await;
        wait_for_moves(browser, 2).await;
        browser.wait_for_piece("e3", "white pawn").await;
        browser.back().await;
        browser.wait_for("section[data-screen=learn]").await;
    });
}

#[test]
fn two_play_by_mouse_and_the_robot_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "").await;
        begin(browser, &[("opponent", "person")]).await;
        browser.drag("g1", "f3").await;
        browser.drag("e7", "e6").await;
        wait_for_moves(browser, 2).await;
        let status = browser.text(".shatranj-status").await;
        assert!(status.contains("White to move."), "{status}");
        browser.assert_matches_reference("shatranj").await;
        // Another game, as Black: the robot begins, the board is turned.
        browser.press("[data-action=new-game]").await;
        begin(
            browser,
            &[
                ("opponent", "robot"),
                ("level", "medium"),
                ("side", "black"),
            ],
        )
        .await;
        wait_for_moves(browser, 1).await;
        browser
            .wait_for(".shatranj .board[data-orientation=black]")
            .await;
        browser.go_to("a7").await;
        browser.keys("Enter").await;
        browser.go_to("a6").await;
        browser.keys("Enter").await;
        wait_for_moves(browser, 3).await;
        browser.wait_for_piece("a6", "black pawn").await;
    });
}

#[test]
fn moves_and_questions_are_typed() {
    const FIELD: &str = ".shatranj input[name=entry]";
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "").await;
        begin(browser, &[("opponent", "person")]).await;
        browser.enter_at(FIELD, "e3").await;
        wait_for_moves(browser, 1).await;
        // It jumps over a pawn, as it does here only.
        browser.write_at(FIELD, "Ah").await;
        browser.wait_for_text("[role=option]", "Ah6").await;
        browser.keys("ArrowDown Enter Enter").await;
        wait_for_moves(browser, 2).await;
        browser.wait_for_piece("h6", "black bishop").await;
        let said = async |text: &str| {
            browser
                .wait_until(&format!("the announcement {text}"), async || {
                    browser.text(".shatranj [data-said]").await.contains(text)
                })
                .await;
        };
        said("Black alfil f8 to h6.").await;
        for (text, answer) in [
            ("last move", "Black alfil f8 to h6."),
            ("square h6", "h6, black alfil."),
            ("draw", "That cannot be done now."),
            (
                "d4",
                "“d4” is neither a legal move of shatranj nor a command. Type “help” for what can be said.",
            ),
        ] {
            browser.enter_at(FIELD, text).await;
            browser.wait_for_text(".shatranj .answer", answer).await;
            said(answer).await;
        }
        browser.enter_at(FIELD, "take back").await;
        wait_for_moves(browser, 1).await;
        assert_eq!(browser.focused("name").await, "entry");
        browser.enter_at(FIELD, "help").await;
        browser
            .wait_for("dialog[data-screen=help] [data-help=help-words]")
            .await;
    });
}

#[test]
fn every_end_is_told_with_its_rule() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for (fen, from, to, result, rule) in [
            (
                "k7/p7/P2Q4/8/8/8/8/K7_w",
                "d6",
                "c7",
                "White wins",
                "Stalemate: the side",
            ),
            (
                "4k3/8/8/3n4/8/8/3R4/4K3_w",
                "d2",
                "d5",
                "White wins",
                "Bare king: nothing",
            ),
            (
                "8/8/8/8/8/4k3/4P3/K7_b",
                "e3",
                "e2",
                "A draw",
                "Both kings are bare.",
            ),
            (
                "k7/7p/1K6/8/8/8/8/2R5_w_-_-_139_90",
                "c1",
                "c8",
                "White wins",
                "Checkmate.",
            ),
            (
                "4k2r/8/8/8/8/8/8/R3K3_w_-_-_139_90",
                "a1",
                "a2",
                "A draw",
                "Seventy moves without",
            ),
        ] {
            open(browser, &format!("?fen={fen}")).await;
            browser.wait_for(".shatranj[data-part=game]").await;
            browser.drag(from, to).await;
            browser.wait_for(".shatranj-status[data-result=over]").await;
            let status = browser.text(".shatranj-status").await;
            assert!(status.contains(result) && status.contains(rule), "{status}");
            let said = browser.text("[data-said]").await;
            assert!(said.contains(rule), "{said}");
        }
        browser.assert_accessible("shatranj-end").await;
        open(browser, "?fen=8/8/8/8/8/8/8/8_w").await;
        browser.wait_for(".shatranj-trouble[role=alert]").await;
        browser.assert_accessible("shatranj-trouble").await;
    });
}
