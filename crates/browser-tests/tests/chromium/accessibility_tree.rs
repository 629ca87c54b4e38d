//! Accessibility tree of the page: names, roles and announcements for screen readers.

use browser_tests::{GameSettings, View, with_browser};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn the_board_is_a_grid_of_named_squares() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let page = browser.accessibility("html").await;
        let [grid] = page.with_role("grid")[..] else {
            panic!("there is one grid: {page:#?}")
        };
        assert!(!grid.name.is_empty());
        let rows = grid.with_role("row");
        assert_eq!(rows.len(), 8);
        assert!(rows.iter().all(|row| row.with_role("gridcell").len() == 8));
        let cells = grid.with_role("gridcell");
        let names: BTreeSet<_> = cells.iter().map(|cell| cell.name.as_str()).collect();
        assert_eq!(names.len(), 64, "every square has a name of its own");
        assert_eq!(cells[0].name, "a8, black rook");
        assert!(names.contains("e4"));
        browser.click_square("e2").await;
        let page = browser.accessibility("html").await;
        let selected = page.all().into_iter().filter(|node| node.is("selected"));
        let selected: Vec<_> = selected.map(|node| node.name.as_str()).collect();
        assert_eq!(selected, ["e2, white pawn"]);
    });
}

#[test]
fn moves_are_told_in_a_live_log() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (from, to, told) in [
            ("e2", "e4", "White pawn e2 to e4."),
            ("e7", "e5", "Black pawn e7 to e5."),
        ] {
            browser.drag(from, to).await;
            browser.wait_for_announcement(told).await;
            let page = browser.accessibility("html").await;
            let [log] = page.with_role("log")[..] else {
                panic!("there is one log: {page:#?}")
            };
            assert!(log.is("live=assertive"), "{log:#?}");
            assert!(log.text().ends_with(told), "{log:#?}");
        }
        // The same answer twice is said twice.
        let body = "
            const lines = [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent);
            return lines.filter((line) => line === 'Material is even.').length";
        for said in 1..=2 {
            browser.enter("material").await;
            browser
                .wait_until("the answer", async || {
                    browser.evaluate(body, []).await == said
                })
                .await;
        }
    });
}

#[test]
fn every_kind_of_move_is_told() {
    with_browser(View::LAPTOP, async |browser| {
        for (fen, san, told) in [
            (
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                "exd5",
                "White pawn e4 takes pawn d5.",
            ),
            (
                "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
                "dxe3",
                "Black pawn d4 takes pawn e3 en passant.",
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                "Ra8",
                "White rook a1 to a8, check.",
            ),
            (
                "4k2r/8/8/8/8/8/8/4K3 b k - 0 1",
                "O-O",
                "Black castles king-side.",
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                "O-O-O",
                "White castles queen-side.",
            ),
            (
                "3n4/2P5/7k/8/8/8/8/K7 w - - 0 1",
                "cxd8=Q",
                "White pawn c7 takes knight d8, promotes to queen.",
            ),
            (
                "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
                "Rd8",
                "White rook d1 to d8, checkmate. White wins. Black is checkmated.",
            ),
        ] {
            browser.open_game(fen, None).await;
            browser.enter(san).await;
            browser.wait_for_announcement(told).await;
        }
    });
}

#[test]
fn a_move_is_confirmed_before_the_clock() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.prefer("confirm", "on").await;
        // A clock that starts with the game.
        let time = json!({ "main": 300_000, "increment": 0 });
        browser.open_with_config(json!({ "time": time })).await;
        let asked = |told: &str| {
            format!("{told} Press Enter or say “yes” to play it, “no” to take it back.")
        };

        browser.drag("e2", "e4").await;
        browser
            .wait_for_announcement(&asked("White pawn e2 to e4."))
            .await;
        browser.wait_for_piece("e4", "white pawn").await;
        assert!(browser.moves().await.is_empty());
        assert!(browser.clock("white").await.running, "not yet pressed");
        browser.keys("Enter").await;
        browser.wait_for_move(1, "e4").await;
        assert!(browser.clock("black").await.running);

        browser.enter("e5").await;
        browser
            .wait_for_announcement(&asked("Black pawn e7 to e5."))
            .await;
        browser.enter("no").await;
        browser.wait_for_announcement("Taken back.").await;
        browser.wait_for_piece("e7", "black pawn").await;
        for (ply, text, answer) in [(2, "e5", ""), (3, "Nf3", "yes")] {
            browser.enter(text).await;
            browser.wait_for("[data-action=confirm-move]").await;
            assert_eq!(browser.moves().await.len(), ply - 1);
            browser.enter(answer).await;
            browser.wait_for_move(ply, text).await;
        }

        browser.drag("b8", "c6").await;
        browser.action("take-back-move").await;
        browser.wait_for_piece("b8", "black knight").await;
        assert_eq!(browser.moves().await, ["e4", "e5", "Nf3"]);
    });
}

#[test]
fn squares_by_the_spelling_alphabet() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.prefer("spelling", "on").await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser
            .wait_for_announcement("White pawn Eva 2 to Eva 4.")
            .await;
        let board = browser.accessibility(".board").await;
        let cells = board.with_role("gridcell");
        assert_eq!(cells[2].name, "Cäsar 8, black bishop");
    });
}

#[test]
fn barriers_are_found() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        assert_eq!(browser.barriers().await, [""; 0]);
        let build = "
            const main = document.querySelector('main');
            main.append(document.createElement('button'), new Image());";
        browser.evaluate(build, []).await;
        let barriers = browser.barriers().await.join("\n");
        assert!(barriers.contains("a button without a name"), "{barriers}");
        // Without npm there are no rules.
        if std::env::var_os("SESSA_AXE").is_some() {
            for rule in ["button-name (light)", "image-alt (dark)"] {
                assert!(barriers.contains(rule), "{rule}: {barriers}");
            }
        }
    });
}
