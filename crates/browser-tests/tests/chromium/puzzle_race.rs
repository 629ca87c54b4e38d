//! Race of two on one device: face to face on a phone, side by side on a desktop, each with a touch of his own.

use crate::puzzle_clock::{put_on, wind_clock};
use browser_tests::layout::{WINDOWS, window};
use browser_tests::{Browser, Gestures, View, with_browser};
use serde_json::{Value, json};

const SEATS: [&str; 2] = ["near", "across"];

/// The squares of this class on the board of a seat.
async fn squares(browser: &Browser, seat: &str, class: &str) -> Vec<String> {
    let body = "
        const [seat, of] = arguments;
        const squares = document.querySelectorAll(`[data-seat=${seat}] .square.${of}`);
        return [...squares].map((square) => square.dataset.square).join(' ');";
    let squares = browser.ask(body, [json!(seat), json!(class)]).await;
    squares.split_whitespace().map(str::to_owned).collect()
}

fn square(seat: &str, square: &str) -> String {
    format!("[data-seat={seat}] .square[data-square={square}]")
}

/// The pieces on the board of a seat, each with its square.
async fn pieces(browser: &Browser, seat: &str) -> Value {
    let body = "
        const pieces = document.querySelectorAll(`[data-seat=${arguments[0]}] .piece:not(.gone)`);
        return [...pieces].map(({ dataset }) => `${dataset.color} ${dataset.role} ${dataset.square}`).sort();";
    browser.evaluate(body, [json!(seat)]).await
}

/// Waits until a player can move.
async fn wait_for_turn(browser: &Browser, seat: &str) {
    browser
        .wait_until("a piece that can move", async || {
            !squares(browser, seat, "own").await.is_empty()
        })
        .await;
    browser
        .wait_until_heard(&format!("[data-seat={seat}]"), ":has(.square.own)")
        .await;
}

/// Makes the first move that is found at a seat.
async fn make_any_move(browser: &Browser, seat: &str) {
    for from in squares(browser, seat, "own").await {
        browser.press(&square(seat, &from)).await;
        if let Some(to) = squares(browser, seat, "target").await.first() {
            return browser.press(&square(seat, to)).await;
        }
    }
    panic!("no piece can move");
}

/// Solved puzzles of a seat and of the other one, as its row shows them.
async fn score(browser: &Browser, seat: &str) -> (String, String) {
    let row = format!("[data-seat={seat}] .race-score");
    (
        browser.attribute(&row, "data-own").await,
        browser.attribute(&row, "data-other").await,
    )
}

/// Draws the same puzzles on every run, others in each race. The first begins with a capture.
async fn draw_by_count(browser: &Browser) {
    let script = "
        let drawn = 40;
        Crypto.prototype.getRandomValues = (array) => array.fill(++drawn);";
    browser.run_first(script).await;
}

/// Both players press their buttons.
async fn begin(browser: &Browser) {
    for seat in SEATS {
        browser
            .press(&format!("[data-seat={seat}] [data-action=ready]"))
            .await;
    }
    browser.wait_for(".race[data-phase=on]").await;
}

#[test]
fn two_race_face_to_face_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        wind_clock(browser).await;
        draw_by_count(browser).await;
        browser.open().await;
        browser.visit("#puzzles/solve?mode=storm").await;
        browser.press("[data-action=race]").await;
        browser.wait_for(".race[data-phase=ready]").await;
        browser.assert_accessible("puzzle-race").await;
        browser.press("[data-seat=near] [data-action=ready]").await;
        browser
            .wait_for("[data-seat=near] [data-action=ready][aria-disabled]")
            .await;
        assert!(!browser.is_there(".race .board").await, "one is not enough");
        begin(browser).await;
        for seat in SEATS {
            wait_for_turn(browser, seat).await;
        }
        // One puzzle, and each has its own men at his edge.
        let first = pieces(browser, "near").await;
        assert_eq!(pieces(browser, "across").await, first);
        let side = |seat| browser.attribute(seat, "data-orientation");
        let near = side("[data-seat=near] .board").await;
        assert_ne!(side("[data-seat=across] .board").await, near);
        let turned = browser
            .evaluate(
                "return [...document.querySelectorAll('.race .piece:not(.gone)')].map((piece) => getComputedStyle(piece).getPropertyValue('--turn')).join()",
                [],
            )
            .await;
        let turned = turned.as_str().unwrap_or_default().to_owned();
        let men = first.as_array().map_or(0, Vec::len);
        assert_eq!(turned.matches("180deg").count(), men, "{turned}");
        // Both touch at once: each takes up a piece of his own.
        let mut places = Vec::new();
        for seat in SEATS {
            let own = squares(browser, seat, "own").await;
            places.push(browser.place_of(&square(seat, &own[0])).await);
        }
        let mut gestures = Gestures::default();
        gestures.two_fingers(places[0], places[1], places[1]);
        browser.make(gestures).await;
        for seat in SEATS {
            browser
                .wait_for(&format!("[data-seat={seat}] .square.selected"))
                .await;
        }
        // A miss costs a wait; the other one is still at the first puzzle.
        make_any_move(browser, "near").await;
        browser.wait_for("[data-seat=near] .move-verdict").await;
        assert_eq!(pieces(browser, "across").await, first);
        browser
            .wait_until("the next puzzle", async || {
                pieces(browser, "near").await != first
                    && !squares(browser, "near", "own").await.is_empty()
            })
            .await;
        assert_eq!(pieces(browser, "across").await, first);
        // The time ends it for both, and a move after it is none.
        put_on(browser, 120_000).await;
        browser.wait_for(".race[data-phase=ready]").await;
        let (own, other) = score(browser, "near").await;
        assert_eq!(score(browser, "across").await, (other.clone(), own.clone()));
        let result = |seat| {
            let title = format!("[data-seat={seat}] .race-card h2");
            async move { browser.attribute(&title, "data-result").await }
        };
        let results = (result("near").await, result("across").await);
        // Near has solved one, or has missed one more.
        let expected = if own == "1" {
            ("won", "lost")
        } else {
            ("lost", "won")
        };
        assert_eq!((&*results.0, &*results.1), expected, "{own} : {other}");
        browser.assert_accessible("puzzle-race-over").await;
        // Again, with other puzzles.
        put_on(browser, 2_000).await;
        begin(browser).await;
        wait_for_turn(browser, "near").await;
        assert_ne!(pieces(browser, "near").await, first);
        // Up leads to the puzzles.
        browser.press(".race-head [data-action=up]").await;
        browser.wait_for("section[data-screen=puzzles]").await;
    });
}

#[test]
fn two_race_side_by_side_and_both_boards_are_whole_in_every_window() {
    with_browser(
        View {
            width: 1440,
            height: 900,
            ..View::LAPTOP
        },
        async |browser| {
            browser.open().await;
            browser.visit("#puzzles/race").await;
            browser
                .wait_for(".race[data-phase=ready]:not([data-facing])")
                .await;
            begin(browser).await;
            let side = |seat| browser.attribute(seat, "data-orientation");
            for seat in SEATS {
                wait_for_turn(browser, seat).await;
            }
            let near = side("[data-seat=near] .board").await;
            assert_eq!(
                side("[data-seat=across] .board").await,
                near,
                "side by side"
            );
            let body = "
            const wrong = [];
            const seats = [...document.querySelectorAll('.race-seat')].map((seat) => seat.getBoundingClientRect());
            for (const board of document.querySelectorAll('.race .board')) {
                const { left, top, right, bottom, width, height } = board.getBoundingClientRect();
                if (width % 8 || width !== height || width < 64) wrong.push(`${width} by ${height}`);
                if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push([left, top, right, bottom].join());
            }
            const [one, other] = seats;
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > 0 && down > 0) wrong.push('one lies over the other');
            if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');
            return wrong;";
            for (width, height) in WINDOWS {
                browser.show_on(window(width, height)).await;
                let wrong = browser.evaluate(body, []).await;
                assert_eq!(wrong, json!([]), "{width}×{height}");
            }
        },
    );
}
