//! Drills of endings: won by perfect moves, let go of, taken back; tables that are kept; by keyboard; looks and barriers.

use crate::puzzles::tap_move;
use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Opens a drill by its address; the learner is to move then.
pub async fn open(browser: &Browser, drill: &str) {
    // What was on the board before is gone then.
    browser.visit("#drills").await;
    browser.wait_for("section[data-screen=drills]").await;
    browser.visit(&format!("#drills/{drill}")).await;
    wait_for_phase(browser, "learner").await;
}

async fn wait_for_phase(browser: &Browser, phase: &str) {
    browser
        .wait_for(&format!(".screen.drill[data-phase={phase}]"))
        .await;
}

async fn phase(browser: &Browser) -> String {
    browser.attribute(".screen.drill", "data-phase").await
}

/// The position on the board, with this side to move.
async fn fen(browser: &Browser, turn: &str) -> String {
    let pieces: BTreeMap<String, String> = browser.pieces().await;
    let rank = |rank: u8| {
        let mut text = String::new();
        for file in b'a'..=b'h' {
            let square = format!("{}{rank}", char::from(file));
            let letter = pieces.get(&square).map_or('1', |piece| {
                let (color, role) = piece.split_once(' ').expect("a colour and a role");
                let letter = if role == "knight" {
                    'n'
                } else {
                    role.as_bytes()[0].into()
                };
                if color == "white" {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            });
            text.push(letter);
        }
        text
    };
    let ranks: Vec<String> = (1..=8).rev().map(rank).collect();
    format!("{} {turn} - - 0 1", ranks.join("/"))
}

/// The moves of the position with their values, the best first, by a tablebase worker of the test's own.
pub async fn moves(browser: &Browser, turn: &str) -> Vec<(String, Value)> {
    let fen = fen(browser, turn).await;
    let probed = browser.tablebase(json!({ "probe": { "fen": fen } })).await;
    let moves = probed["moves"].as_array().expect("a list of moves").clone();
    let read = |one: Value| (one[0].as_str().expect("a move").to_owned(), one[1].clone());
    moves.into_iter().map(read).collect()
}

async fn tap(browser: &Browser, uci: &str) {
    tap_move(browser, &uci[..2], &uci[2..4]).await;
}

/// Waits until it is the learner's turn again, or the attempt is over.
pub async fn wait_for_turn(browser: &Browser, made: usize) {
    let told = format!("Move {}", made + 1);
    browser
        .wait_until("the reply", async || {
            let task = browser.text(".solve-what p").await;
            phase(browser).await == "over"
                || phase(browser).await == "learner" && task.starts_with(&told)
        })
        .await;
}

#[test]
fn a_rook_mates_by_perfect_moves_under_a_finger() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles").await;
        browser.press("[data-action=drills]").await;
        browser.press("[data-drill=krk]").await;
        wait_for_phase(browser, "learner").await;
        assert_eq!(browser.text(".solve-head h1").await, "King and rook");
        open(browser, "KRK?difficulty=easy&seed=5").await;
        let task = browser.text(".solve-what h2").await;
        let perfect: usize = task
            .rsplit(' ')
            .next()
            .and_then(|number| number.parse().ok())
            .expect("a number at the end");
        let count = browser.text(".drill-count").await;
        assert_eq!(count, format!("0 of {}", perfect + 6));
        browser.assert_accessible("drill").await;
        for made in 1..=perfect {
            let best = moves(browser, "w").await.remove(0);
            tap(browser, &best.0).await;
            wait_for_turn(browser, made).await;
            let left = perfect - made;
            let verdict = browser.text(".verdict-bar").await;
            let told = match left {
                0 => "Mate. Perfect play.".to_owned(),
                left => format!("Mate in {left}, was {}.", left + 1),
            };
            assert!(verdict.contains(&told), "{verdict}, not {told}");
        }
        wait_for_phase(browser, "over").await;
        let end = browser.text(".solve-what").await;
        assert!(end.contains(&format!("Mate in {perfect} moves")), "{end}");
        assert!(end.contains("Passed"), "{end}");
        browser.wait_for("[data-plot=distance]").await;
        browser.assert_accessible("drill-mate").await;
        browser.assert_matches_reference("drills-mate").await;
        // It is kept, and told in the list.
        browser.press(".solve-up").await;
        browser.wait_for(".drills-marks [data-passed]").await;
        assert_eq!(browser.text(".drills-marks [data-passed]").await, "✓ Easy");
        browser.reload().await;
        browser.wait_for(".drills-marks [data-passed]").await;
        browser.assert_accessible("drills").await;
    });
}

#[test]
fn a_move_that_lets_go_of_the_win_is_refuted_and_taken_back() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        open(browser, "krk?difficulty=hard&seed=1").await;
        let task = browser.text(".solve-what h2").await;
        // A move that keeps the win, but is longer.
        let all = moves(browser, "w").await;
        let plies = |value: &Value| value["win"].as_u64();
        let best = plies(&all[0].1).expect("it is won");
        let slower = all
            .iter()
            .find(|one| plies(&one.1).is_some_and(|plies| plies > best))
            .expect("not all moves are best");
        tap(browser, &slower.0).await;
        wait_for_turn(browser, 1).await;
        let verdict = browser.text(".verdict-bar").await;
        assert!(verdict.contains(" longer: mate in "), "{verdict}");
        assert!(verdict.contains(" would have left "), "{verdict}");
        let longer = (plies(&slower.1).expect("it is won") - best) / 2;
        assert!(verdict.starts_with(&format!("+{longer}")), "{verdict}");
        browser.assert_matches_reference("drills-slower").await;
        browser.press("[data-action=take-back]").await;
        wait_for_phase(browser, "learner").await;
        assert_eq!(browser.text(".solve-what h2").await, task);
        // The rook is moved to where the king takes it, as soon as it can be.
        for made in 1.. {
            let all = moves(browser, "w").await;
            if let Some(blunder) = all.iter().find(|one| one.1 == "draw") {
                tap(browser, &blunder.0).await;
                wait_for_phase(browser, "let-go").await;
                let to = &blunder.0[2..4];
                browser
                    .wait_for(&format!(
                        ".board > .move-verdict[data-verdict=wrong][data-square={to}]"
                    ))
                    .await;
                break;
            }
            tap(browser, &all[0].0).await;
            wait_for_turn(browser, made).await;
        }
        browser
            .wait_for_text(".verdict-bar b", "That gives the win away.")
            .await;
        browser
            .wait_until("the reason", async || {
                let verdict = browser.text(".verdict-bar").await;
                verdict.contains("nobody can force mate") || verdict.contains("stalemate")
            })
            .await;
        browser.assert_accessible("drill-let-go").await;
        browser
            .press(".solve-action.main[data-action=take-back]")
            .await;
        wait_for_phase(browser, "learner").await;
        // A hint in words first, then the piece, then the move.
        browser.press("[data-action=hint]").await;
        browser
            .wait_until("the plan", async || {
                browser
                    .text(".verdict-bar")
                    .await
                    .contains("Cut the king off")
            })
            .await;
        browser.press("[data-action=best]").await;
        let best = moves(browser, "w").await.remove(0).0;
        browser
            .wait_until("the best move", async || {
                browser.text(".verdict-bar").await.contains(&best[2..4])
            })
            .await;
    });
}

#[test]
fn the_opposition_is_named_and_a_draw_is_held() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "kpk-hold?seed=2").await;
        assert_eq!(
            browser.text(".solve-what h2").await,
            "Black to move: hold the draw"
        );
        browser.press("[data-action=hint]").await;
        browser
            .wait_until("the key squares", async || {
                browser.text(".verdict-bar").await.contains("Key squares: ")
            })
            .await;
        for made in 1..=15 {
            let best = moves(browser, "b").await.remove(0);
            assert_eq!(best.1, "draw");
            let (from, to) = (&best.0[..2], &best.0[2..4]);
            browser.drag(from, to).await;
            wait_for_turn(browser, made).await;
            let verdict = browser.text(".verdict-bar").await;
            assert!(verdict.contains("The draw holds."), "{verdict}");
            if phase(browser).await == "over" {
                break;
            }
        }
        wait_for_phase(browser, "over").await;
        assert_eq!(browser.text(".solve-what h2").await, "The draw is held");
    });
}

#[test]
fn tables_are_kept_and_used_without_a_network() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "kbbk?seed=3").await;
        browser.assert_accessible("drill-wide").await;
        browser.assert_matches_reference("drills-practice").await;
        let prepare = json!({ "prepare": { "material": "KBBK" } });
        let kept = json!({ "made": 0, "complete": true, "unkept": null });
        assert_eq!(browser.tablebase(prepare.clone()).await, kept);
        browser.wait_until_cached().await;
        host.cut();
        browser.reload().await;
        wait_for_phase(browser, "learner").await;
        assert_eq!(browser.tablebase(prepare).await, kept);
        // Whatever else is made needs no network either.
        open(browser, "kqk").await;
    });
}

#[test]
fn making_tables_is_told_and_can_be_stopped() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#drills/krkp").await;
        browser.press(".progress [data-action=stop]").await;
        browser.wait_for("[data-action=go-on]").await;
        browser.assert_accessible("drill-stopped").await;
        browser.press("[data-action=go-on]").await;
        wait_for_phase(browser, "learner").await;
        // An ending that there is no drill of leads to the list.
        browser.visit("#drills/kkk").await;
        browser.wait_for("section[data-screen=drills]").await;
    });
}

#[test]
fn a_drill_is_played_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "kqk?difficulty=easy&seed=4").await;
        let best = moves(browser, "w").await.remove(0).0;
        browser.go_to(&best[..2]).await;
        browser.keys("Enter").await;
        browser.go_to(&best[2..4]).await;
        browser.keys("Enter").await;
        wait_for_turn(browser, 1).await;
        browser.focus("[data-action=hint]").await;
        browser.keys("Enter").await;
        browser
            .wait_until("the hint", async || {
                browser.text(".verdict-bar").await.contains("Hint:")
            })
            .await;
    });
}

#[test]
fn the_analysis_board_says_what_a_table_knows() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "krk").await;
        browser.visit("#fen=8/8/8/4k3/8/8/8/R3K3_w_-_-_0_1").await;
        browser
            .wait_until("the exact value", async || {
                let status = browser.text("[data-part=engine-status]").await;
                status.contains("White mates in ")
            })
            .await;
        // Where there is no table yet, nothing is said, and none is made.
        browser.visit("#fen=8/8/4k3/8/8/8/7r/Q3K3_w_-_-_0_1").await;
        browser.wait_for_piece("a1", "white queen").await;
        let status = browser.text("[data-part=engine-status]").await;
        assert!(!status.contains("mates"), "{status}");
    });
}

#[test]
fn the_best_robot_plays_by_the_tables_that_are_there() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "krk").await;
        let robot = json!({ "robot": { "level": 12 } });
        let terms =
            json!({ "start": "8/8/8/4k3/8/8/8/R3K3 b - - 0 1", "players": [robot, "person"] });
        browser.open_with_config(terms).await;
        for round in 1..=3 {
            let (defence, before) = moves(browser, "b").await.remove(0);
            browser.drag(&defence[..2], &defence[2..4]).await;
            browser.wait_for_ply(2 * round).await;
            // The longest defence and the fastest attack bring the mate nearer by two half-moves.
            let plies = before["loss"].as_u64().expect("Black is lost");
            browser
                .wait_until("the fastest way to mate", async || {
                    moves(browser, "b").await[0].1 == json!({ "loss": plies - 2 })
                })
                .await;
        }
    });
}

#[test]
fn the_best_robot_holds_a_draw_that_a_table_knows() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser, "kpk").await;
        // Behind his pawn White wins unless Black keeps stepping straight back.
        let robot = json!({ "robot": { "level": 12 } });
        let terms =
            json!({ "start": "8/4k3/8/3KP3/8/8/8/8 w - - 0 1", "players": ["person", robot] });
        browser.open_with_config(terms).await;
        for (round, (from, to)) in (1..).zip([("e5", "e6"), ("d5", "d6"), ("d6", "d5")]) {
            browser.drag(from, to).await;
            browser.wait_for_ply(2 * round).await;
            assert_eq!(moves(browser, "w").await[0].1, json!("draw"));
        }
    });
}

/// The move that the three steps of a hint lead to.
async fn hinted(browser: &Browser) -> String {
    // The tables are asked by the chunk that brings the field for moves.
    browser.wait_for(".entry input:not([disabled])").await;
    for step in ["1", "2", "3"] {
        browser.action("hint").await;
        browser.wait_for(&format!("[data-hint='{step}']")).await;
    }
    let from = browser.attribute(".advice", "data-from").await;
    let to = browser.attribute(".advice", "data-to").await;
    format!("{from}{to}")
}

#[test]
fn a_hint_goes_by_the_tables_that_are_there() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .open_with_preferences(&json!({ "entry": true }))
            .await;
        open(browser, "krk").await;
        open(browser, "kpk").await;
        let robot = json!({ "robot": { "level": 1 } });
        let casual = json!({ "id": "casual", "take_back": true });
        // The fastest win, and the only move that holds a draw.
        for (start, turn, players) in [
            (
                "8/8/8/4k3/8/8/8/R3K3 w - - 0 1",
                "w",
                [json!("person"), robot.clone()],
            ),
            (
                "8/4k3/4P3/3K4/8/8/8/8 b - - 0 1",
                "b",
                [robot.clone(), json!("person")],
            ),
        ] {
            let terms = json!({ "start": start, "rules": casual, "players": players });
            browser.open_with_config(terms).await;
            let known = moves(browser, turn).await;
            let hint = hinted(browser).await;
            let (_, value) = known.iter().find(|(uci, _)| *uci == hint).expect("a move");
            assert_eq!(*value, known[0].1, "{hint} in {start}");
        }
    });
}

#[test]
fn a_hint_stays_marked_and_a_button_that_is_off_tells_the_reason() {
    with_browser(View::PHONE, async |browser| {
        open(browser, "krk?seed=7").await;
        browser.press("[data-action=take-back]").await;
        browser
            .wait_for_text(
                ".drill .verdict-bar[data-verdict=info]",
                "iYou have not moved yet.",
            )
            .await;
        browser.press("[data-action=hint]").await;
        browser.press("[data-action=hint]").await;
        browser.wait_for(".drill .drawing").await;
        // A touch beside it is no wish to be rid of it.
        let pieces = browser.pieces().await;
        let empty = ["a1", "d4", "h8"]
            .into_iter()
            .find(|square| !pieces.contains_key(*square));
        browser
            .tap_square(empty.expect("three pieces and the squares of three"))
            .await;
        browser.tap_square(empty.expect("as above")).await;
        assert!(browser.is_there(".drill .drawing").await);
    });
}
