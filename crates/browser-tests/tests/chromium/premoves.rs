//! Premoves. The robot thinks until the test lets it answer.

use browser_tests::{Browser, View, with_browser};

/// Keeps what the page asks the engine back until `letAnswer` is called.
const HOLD: &str = "
    const held = [];
    window.Worker = class extends Worker {
        postMessage(message) {
            // The library worker is told objects, not text.
            if (typeof message === 'string') held.push(() => super.postMessage(message));
            else super.postMessage(message);
        }
    };
    window.letAnswer = () => {
        for (const post of held.splice(0)) post();
    };
    window.isAsked = () => held.length > 0;";

/// Opens a game against a robot with the black pieces that does not answer by itself.
pub async fn open(browser: &Browser, fen: &str) {
    browser.run_first(HOLD).await;
    browser.open_game(fen, Some("black")).await;
}

async fn let_the_robot_answer(browser: &Browser) {
    browser
        .wait_until("the robot to be asked", async || {
            browser.evaluate("return isAsked()", []).await == true
        })
        .await;
    browser.evaluate("letAnswer()", []).await;
}

async fn ahead(browser: &Browser) -> Vec<String> {
    let body = "return [...document.querySelectorAll('.square.ahead')].map(({ dataset }) => dataset.square).sort()";
    let squares = browser.evaluate(body, []).await;
    let squares = squares.as_array().into_iter().flatten();
    squares
        .filter_map(|it| Some(it.as_str()?.to_owned()))
        .collect()
}

#[test]
fn a_queue_is_shown_and_played() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, "k7/p7/8/8/8/8/4P3/R3K2R b KQ - 0 1").await;
        browser.drag("e2", "e4").await;
        let told = browser.announced().await;
        assert!(told.contains("e2 to e4, when it is your turn"), "{told}");
        browser.drag("e1", "g1").await;
        browser.wait_for_piece("g1", "white king").await;
        browser.wait_for_piece("f1", "white rook").await;
        browser.wait_for_piece("e4", "white pawn").await;
        assert_eq!(ahead(browser).await, ["e1", "e2", "e4", "g1"]);
        assert!(browser.moves().await.is_empty());

        let_the_robot_answer(browser).await;
        browser.wait_for_move(2, "e4").await;
        assert_eq!(ahead(browser).await, ["e1", "g1"], "the rest still waits");
        let_the_robot_answer(browser).await;
        browser.wait_for_move(4, "O-O").await;
        assert!(ahead(browser).await.is_empty());
    });
}

#[test]
fn a_promotion_ahead_of_the_turn() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, "7k/P7/8/8/8/8/8/K7 b - - 0 1").await;
        browser.drag("a7", "a8").await;
        browser.press("[data-promote=knight]").await;
        browser.wait_for_piece("a8", "white knight").await;
        let_the_robot_answer(browser).await;
        browser.wait_for_move(2, "a8=N").await;
    });
}

/// Black must take the rook on g8.
const FORCED: &str = "6Rk/8/8/8/8/3B4/P7/K7 b - - 0 1";

#[test]
fn an_impossible_move_takes_the_others_with_it() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, FORCED).await;
        browser.drag("g8", "g1").await;
        browser.drag("a2", "a4").await;
        assert_eq!(ahead(browser).await, ["a2", "a4", "g1", "g8"]);
        let_the_robot_answer(browser).await;
        browser.wait_for_move(1, "Kxg8").await;
        browser.wait_for_announcement("Premoves cancelled").await;
        assert!(ahead(browser).await.is_empty());
        browser.wait_for_piece("a2", "white pawn").await;
        assert_eq!(browser.moves().await, ["Kxg8"]);
    });
}

#[test]
fn moves_ahead_are_taken_back() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, FORCED).await;
        for by_key in [false, true] {
            browser.drag("a2", "a4").await;
            browser.drag("d3", "c2").await;
            assert_eq!(ahead(browser).await, ["a2", "a4", "c2", "d3"]);
            if by_key {
                browser.keys("Escape").await;
            } else {
                browser.draw("h5", "h5", &[]).await;
            }
            browser.wait_for_announcement("Premoves cancelled").await;
            assert!(ahead(browser).await.is_empty());
            browser.wait_for_piece("a2", "white pawn").await;
            assert!(!browser.is_there(".drawing").await);
        }
        let_the_robot_answer(browser).await;
        browser.wait_for_move(1, "Kxg8").await;
        assert_eq!(browser.moves().await.len(), 1);
    });
}

#[test]
fn a_piece_in_the_hand_stays_there_while_the_robot_moves() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, FORCED).await;
        browser.pick_up("a2", "a4").await;
        browser.wait_for(".piece.held[data-square=a2]").await;
        let_the_robot_answer(browser).await;
        browser.wait_for_move(1, "Kxg8").await;
        assert!(browser.is_there(".piece.held[data-square=a2]").await);
        browser.lift().await;
        browser.wait_for_move(2, "a4").await;
    });
}

#[test]
fn no_moves_ahead_where_they_are_switched_off() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, FORCED).await;
        browser.prefer("premoves", "off").await;
        browser.drag("a2", "a4").await;
        assert!(ahead(browser).await.is_empty());
        browser.prefer("premoves", "on").await;
        browser.drag("a2", "a4").await;
        assert_eq!(ahead(browser).await, ["a2", "a4"]);
    });
}
