//! The board under a finger: taps that may still slide, a piece carried in sight, and a page that scrolls when it should.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;
use std::time::Duration;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

async fn play(browser: &Browser) {
    browser.open().await;
    browser.play(&GameSettings::TWO_PLAYERS).await;
}

#[test]
fn fools_mate_and_again() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser
            .play(&GameSettings {
                time: "blitz-3-2",
                ..GameSettings::TWO_PLAYERS
            })
            .await;
        browser.tap_square("f2").await;
        browser.tap_square("f3").await;
        browser.wait_for_move(1, "f3").await;
        browser.touch_drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        browser.touch_drag("g2", "g4").await;
        browser.wait_for_move(3, "g4").await;
        browser.tap_square("d8").await;
        browser.tap_square("h4").await;
        browser.wait_for_move(4, "Qh4#").await;
        assert_eq!(browser.end().await, "0–1 checkmate");
        // The check, five squares beside the king, and that nothing else helps.
        assert_eq!(browser.count("[data-why-mate] li").await, 7);
        let scrolled = browser
            .evaluate("return [scrollX, document.documentElement.scrollWidth]", [])
            .await;
        assert_eq!(
            (scrolled[0].as_i64(), scrolled[1].as_i64()),
            (Some(0), Some(360))
        );

        browser.action("play-again").await;
        browser
            .wait_until("an empty record", async || browser.moves().await.is_empty())
            .await;
        assert!(!browser.is_there("[data-end]").await);
        browser.wait_for_piece("d8", "black queen").await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        // The terms were kept.
        assert!((170_000..=182_000).contains(&browser.clock("black").await.left));
    });
}

#[test]
fn a_tap_counts_where_the_finger_leaves() {
    with_browser(View::PHONE, async |browser| {
        play(browser).await;
        browser.tap_square("e2").await;
        let (wrong, right) = (
            browser.square_center("e3").await,
            browser.square_center("e4").await,
        );
        browser.put_down(&[wrong]).await;
        browser.wait_for(".square.over[data-square=e3]").await;
        assert!(browser.moves().await.is_empty(), "the finger is still down");
        browser.take_on(wrong, right).await;
        browser.wait_for(".square.over[data-square=e4]").await;
        browser.lift().await;
        browser.wait_for_move(1, "e4").await;
    });
}

#[test]
fn a_carried_piece_is_seen_with_its_ghost_and_its_goal() {
    with_browser(View::PHONE, async |browser| {
        play(browser).await;
        browser.pick_up("e2", "e4").await;
        browser
            .wait_for(".piece.held.touched[data-square=e2]")
            .await;
        browser
            .wait_for(".ghost[data-square=e2][data-role=pawn]")
            .await;
        browser.wait_for(".square.over[data-square=e4]").await;
        assert_eq!(browser.count(".square.over").await, 1);
        let seen = browser
            .evaluate(
                "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                const [held, goal] = [box('.piece.held'), box('.square.over')];
                return [held.width / goal.width, (goal.bottom - held.bottom) / goal.height];",
                [],
            )
            .await;
        let number = |index: usize| seen[index].as_f64().expect("a number");
        assert!(number(0) > 1.4, "magnified: {seen}");
        assert!(number(1) > 0.2, "above the finger: {seen}");
        browser.lift().await;
        browser.wait_for_move(1, "e4").await;
        assert!(!browser.is_there(".ghost, .held, .over").await);
    });
}

#[test]
fn a_little_beside_the_square_is_near_enough() {
    with_browser(View::PHONE, async |browser| {
        for (right, down, counts) in [
            (0.0, -0.7, true),
            (0.7, 0.0, true),
            (-0.7, 0.0, true),
            (0.0, -1.2, false),
            (1.2, 0.0, false),
        ] {
            browser.open_game(START, None).await;
            let from = browser.square_center("e2").await;
            let to = browser.beside("e4", right, down).await;
            browser.put_down(&[from, to]).await;
            browser.lift().await;
            if !counts {
                browser.touch_drag("e2", "e3").await;
            }
            browser.wait_for_ply(1).await;
            let expected = if counts { "e4" } else { "e3" };
            assert_eq!(browser.moves().await, [expected], "{right} {down}");
        }
    });
}

/// Taps the moves of both sides one after another, each on the square it starts from and on the one it goes to.
async fn tap_moves(browser: &Browser, moves: &[(&str, &str)]) {
    let before = browser.moves().await.len();
    for (index, (from, to)) in moves.iter().enumerate() {
        browser.tap_square(from).await;
        browser.tap_square(to).await;
        browser.wait_for_ply(before + index + 1).await;
    }
}

/// Long enough for any click that a browser still makes of a tap.
const CLICKS_ARE_MADE: Duration = Duration::from_millis(500);

#[test]
fn a_tap_that_mates_presses_nothing_that_it_brings() {
    with_browser(View::PHONE, async |browser| {
        play(browser).await;
        tap_moves(
            browser,
            &[
                ("e2", "e4"),
                ("e7", "e5"),
                ("a2", "a3"),
                ("f8", "c5"),
                ("a3", "a4"),
                ("d8", "h4"),
                ("a4", "a5"),
                ("h4", "f2"),
            ],
        )
        .await;
        assert_eq!(browser.end().await, "0–1 checkmate");
        browser
            .stays_for(CLICKS_ARE_MADE, "the card stays", async || {
                browser.is_there("[data-end] [data-result]").await
            })
            .await;
        assert_eq!(browser.end().await, "0–1 checkmate");
        assert_eq!(browser.moves().await.len(), 8);
        // A press that is meant is one.
        browser.press("[data-action=play-again]").await;
        browser
            .wait_until("an empty record", async || browser.moves().await.is_empty())
            .await;
    });
}

/// The choice of a promotion is there, and nothing is chosen.
async fn stays_open(browser: &Browser) {
    browser
        .stays_for(CLICKS_ARE_MADE, "nothing is chosen", async || {
            browser.is_there("[data-promote=queen]").await && browser.moves().await.is_empty()
        })
        .await;
}

#[test]
fn a_tap_that_promotes_chooses_nothing() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_with_preferences(&json!({ "auto_queen": false }))
            .await;
        // On the board's upper and lower edge, and with the taps of a player who taps twice.
        for (start, from, to, chosen, san) in [
            (
                "8/P5k1/8/8/8/8/6Kp/8 w - - 0 1",
                "a7",
                "a8",
                "knight",
                "a8=N",
            ),
            ("8/P5k1/8/8/8/8/6Kp/8 b - - 0 1", "h2", "h1", "rook", "h1=R"),
        ] {
            browser.open_game(start, None).await;
            browser.tap_square(from).await;
            browser.tap_square(to).await;
            browser.wait_for("[data-promote=queen]").await;
            stays_open(browser).await;
            browser.press(&format!("[data-promote={chosen}]")).await;
            browser.wait_for_move(1, san).await;

            browser.open_game(start, None).await;
            browser.tap_square(from).await;
            browser.double_tap_square(to).await;
            browser.wait_for("[data-promote=queen]").await;
            stays_open(browser).await;
        }
    });
}

#[test]
fn a_piece_can_be_taken_up_again() {
    with_browser(View::PHONE, async |browser| {
        play(browser).await;
        for beside in ["e5", "e6"] {
            browser.touch_drag("e2", beside).await;
        }
        browser.tap_square("e2").await;
        browser.tap_square("e2").await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        browser.touch_drag("d7", "d5").await;
        browser.wait_for_move(2, "d5").await;
        // A piece that has just come, and one that stood on a square just left.
        browser.touch_drag("e4", "d5").await;
        browser.wait_for_move(3, "exd5").await;
    });
}

#[test]
fn what_is_dropped_goes_home() {
    with_browser(View::PHONE, async |browser| {
        play(browser).await;
        // On a square it cannot go to, off the board, and when a second finger comes.
        browser.touch_drag("e2", "e7").await;
        let from = browser.square_center("e2").await;
        let beyond = browser.beside("e1", 0.0, 1.5).await;
        browser.put_down(&[from, beyond]).await;
        browser.lift().await;
        browser.two_fingers(("e2", "e4"), ("b1", "b1")).await;
        assert!(!browser.is_there(".held, .ghost").await);
        browser.wait_for_piece("e2", "white pawn").await;
        browser.touch_drag("d2", "d4").await;
        browser.wait_for_ply(1).await;
        assert_eq!(browser.moves().await, ["d4"]);
        assert_eq!(browser.pieces().await.len(), 32);
    });
}

#[test]
fn a_finger_on_the_board_takes_a_piece_or_does_nothing() {
    let low = View {
        height: 480,
        ..View::PHONE
    };
    with_browser(low, async |browser| {
        play(browser).await;
        let scrolled = async || {
            let scrolled = browser.evaluate("return scrollY", []).await;
            scrolled.as_f64().expect("a number")
        };
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        let before = scrolled().await;
        browser.touch_drag("a7", "a5").await;
        browser.wait_for_move(2, "a5").await;
        assert!((scrolled().await - before).abs() < 1.0, "a piece was taken");
        browser.touch_drag("h4", "h7").await;
        assert!((scrolled().await - before).abs() < 1.0, "the page is whole");
        assert_eq!(browser.moves().await, ["e4", "a5"]);
    });
}

#[test]
fn a_move_is_felt_where_the_player_wants_it() {
    with_browser(View::PHONE, async |browser| {
        let feel = "
            window.felt = [];
            Navigator.prototype.vibrate = (millis) => felt.push(millis) > 0;";
        browser.run_first(feel).await;
        for wanted in [true, false] {
            browser
                .open_with_preferences(&json!({ "vibration": wanted }))
                .await;
            browser.open_game(START, None).await;
            browser.evaluate("felt.length = 0", []).await;
            browser.touch_drag("e2", "e4").await;
            browser.wait_for_ply(1).await;
            let felt = browser.evaluate("return felt.length", []).await;
            assert_eq!(felt, u64::from(wanted));
        }
    });
}
