//! The review of a game: from the last move to the last mistake, every try answered, puzzles of the mistakes.

use browser_tests::layout::window;
use browser_tests::{Browser, GameSettings, View, with_browser};
use chess::Position;
use serde_json::{Value, json};

/// The screens of the goals: a phone by touch, a desktop.
fn views() -> [View; 2] {
    [View::PHONE, window(1440, 900)]
}

const REVIEW: &str = "section[data-screen=analysis] ";

/// The places of the board and of what frames it.
async fn board(browser: &Browser, screen: &str) -> Value {
    let body = "
        const place = (name) => {
            const { x, y, width, height } = document.querySelector(arguments[0] + name).getBoundingClientRect();
            return [x, y, width, height];
        };
        return place('.board');";
    browser.evaluate(body, [json!(screen)]).await
}

/// The content of the status line.
async fn status(browser: &Browser) -> String {
    browser.text(".verdict-bar p").await
}

async fn wait_for_status(browser: &Browser, verdict: &str, words: &str) {
    browser
        .wait_until(&format!("{verdict}: {words}"), async || {
            let bar = format!("{REVIEW}.verdict-bar[data-verdict={verdict}] p");
            browser.is_there(&bar).await && status(browser).await.contains(words)
        })
        .await;
}

async fn move_piece(browser: &Browser, view: View, from: &str, to: &str) {
    for square in [from, to] {
        if view.touch {
            browser.tap_square(square).await;
        } else {
            browser.go_to(square).await;
            browser.keys("Enter").await;
        }
    }
}

/// The squares of the move that the status line names behind `2.`, in the position after 1.f3 e5.
fn named_move(text: &str) -> (Position, String) {
    let mut position = Position::default();
    for san in ["f3", "e5"] {
        let mv = position.parse_san(san).expect("legal");
        position.play(mv);
    }
    let san = text.rsplit_once("2.").expect("a move").1;
    (position, san.trim_end_matches('.').to_owned())
}

#[test]
fn the_blunder_is_found_and_its_better_move_after_a_wrong_try() {
    for view in views() {
        with_browser(view, async |browser| {
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS).await;
            let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
            for (ply, (from, to)) in (1..).zip(moves) {
                browser.drag(from, to).await;
                browser.wait_for_ply(ply).await;
            }
            browser.wait_for("[data-end]").await;
            let at_end = board(browser, "#sessa > .stage > ").await;
            browser.action("analyse").await;
            wait_for_status(browser, "wrong", "?").await;
            browser
                .wait_for_text(".review-told", "The game has been reviewed.")
                .await;
            // The review of two persons' game shows both sides; White lets in mate.
            browser
                .wait_until("2.g4", async || {
                    if status(browser).await.starts_with("2.g4??") {
                        return true;
                    }
                    browser.keys("n").await;
                    false
                })
                .await;
            let told = status(browser).await;
            assert!(
                told.starts_with("2.g4?? Blunder. Allows mate in 1: Qh4#. Better: 2."),
                "{told}"
            );
            assert_eq!(
                board(browser, REVIEW).await,
                at_end,
                "the board has not moved"
            );
            assert_eq!(browser.text(".move-verdict[data-square=g4] b").await, "??");
            let arrow = ".drawing[data-brush=red][data-from=g2][data-to=g4]";
            assert_eq!(browser.count(arrow).await, 1);
            assert_eq!(browser.count(".drawing[data-brush=green]").await, 1);
            browser.assert_accessible("a mistake in a review").await;

            // The move of the game is not yet it, and stays unmade.
            browser.action("try-again").await;
            wait_for_status(browser, "info", "Find a better move than 2.g4.").await;
            browser.wait_for_piece("g2", "white pawn").await;
            assert_eq!(browser.count(".drawing, .move-verdict").await, 0);
            move_piece(browser, view, "g2", "g4").await;
            wait_for_status(browser, "wrong", "Not yet. Allows mate in 1: Qh4#.").await;
            browser.wait_for_piece("g2", "white pawn").await;
            // Another good one is told to be good.
            let (position, best) = named_move(&told);
            let best = position.parse_san(&best).expect("the better move");
            let other = ["e2e4", "b1c3"].map(|uci| position.parse_uci(uci).expect("legal"));
            let other = other
                .into_iter()
                .find(|&mv| mv != best)
                .expect("one of two");
            let squares = |mv: chess::Move| (mv.from().to_string(), mv.to().to_string());
            let (from, to) = squares(other);
            move_piece(browser, view, &from, &to).await;
            wait_for_status(browser, "slower", "Also good. Better: 2.").await;
            // And the best one is right.
            browser.action("try-again").await;
            wait_for_status(browser, "info", "Find a better move").await;
            let (from, to) = squares(best);
            move_piece(browser, view, &from, &to).await;
            wait_for_status(browser, "right", "Right. 2.").await;
            assert_eq!(board(browser, REVIEW).await, at_end, "nor during the tries");
        });
    }
}

/// A game against the robot with mistakes of both sides, as a review has left it.
const REVIEWED: &str = "[White \"You\"]\n[Black \"Robot, level 7\"]\n[Result \"0-1\"]\n\n\
    1. e4 {[%eval 0.3,20]} e5 {[%eval 0.3,20]} 2. Nf3 {[%eval 0.3,20]} Nc6 {[%eval 0.3,20]} \
    3. Bc4 {[%eval 0.3,20]} Nd4 $6 {[%eval 1.2,20]} (3... Nf6 $142) 4. Nxe5 $2 {[%eval 0.0,20]} (4. Nxd4 $142 exd4) \
    Qg5 {[%eval 0.0,20]} 5. Nxf7 $4 {[%eval -5.0,20]} (5. Bxf7+ $142 Kd8) Qxg2 {[%eval -5.0,20]} 0-1";

#[test]
fn ones_own_mistakes_are_shown_and_become_puzzles() {
    for view in views() {
        with_browser(view, async |browser| {
            let kept = json!({ "pgn": REVIEWED, "path": [], "black": false, "origin": "" });
            browser.store("sessa.analysis", &kept.to_string()).await;
            browser.visit("#analysis").await;
            browser.wait_ready().await;
            browser.wait_for(&format!("{REVIEW}.board")).await;
            browser.action("open-review").await;
            browser
                .wait_for_text("[data-part=mistake-place]", "2 mistakes")
                .await;
            assert_eq!(
                browser.count(".graph-mark").await,
                2,
                "the robot's is not there"
            );
            browser.action("next-mistake").await;
            wait_for_status(browser, "wrong", "4.Nxe5? Mistake.").await;
            browser
                .wait_for_text("[data-part=mistake-place]", "1 of 2")
                .await;
            browser.action("others-mistakes").await;
            browser
                .wait_for_text("[data-part=mistake-place]", "2 of 3")
                .await;
            browser.keys("p").await;
            wait_for_status(browser, "wrong", "3…Nd4?! Inaccuracy.").await;
            browser.action("others-mistakes").await;
            browser.action("next-mistake").await;
            browser.action("next-mistake").await;
            wait_for_status(browser, "wrong", "5.Nxf7?? Blunder.").await;
            // The saved game has no refutation: it is searched.
            wait_for_status(browser, "wrong", "Qxg2").await;

            // The better line is shown where it is played, and the mistake is still the one it belongs to.
            browser.action("show-line").await;
            wait_for_status(browser, "right", "Better: 5.Bxf7+ Kd8.").await;
            browser.wait_for_piece("f7", "white bishop").await;
            browser
                .wait_for_text("[data-part=mistake-place]", "2 of 2")
                .await;

            // After the last one puzzles are made of all.
            browser.action("make-puzzles").await;
            wait_for_status(browser, "info", "2 puzzles are in the set “My games”.").await;
            browser.assert_accessible("puzzles made of a review").await;
            browser.press("[data-action=solve-made]").await;
            browser.wait_for("section.screen .board").await;
        });
    }
}

#[test]
fn a_blundered_rook_is_explained_by_a_review() {
    const GAME: &str =
        "[SetUp \"1\"]\n[FEN \"r2q2k1/5pp1/7p/8/8/7P/5PP1/R2Q2K1 b - - 0 1\"]\n\n1... Qg5 2. Kh2 *";
    with_browser(View::PHONE, async |browser| {
        let kept = json!({ "pgn": GAME, "path": [0, 0], "black": false, "origin": "" });
        browser.store("sessa.analysis", &kept.to_string()).await;
        browser.visit("#analysis").await;
        browser.wait_ready().await;
        browser.action("open-review").await;
        let why = "1…Qg5?? Blunder. Leaves the rook on a8 unprotected: Rxa8+. Better: 1…";
        wait_for_status(browser, "wrong", why).await;
        // Every button that the thumb needs is in sight, below the sentence.
        let body = "return [...document.querySelectorAll('.review-actions button, .verdict-bar p')].every((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        })";
        assert_eq!(browser.evaluate(body, []).await, true);
    });
}
