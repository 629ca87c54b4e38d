//! A game of 300 moves with 1,000 variations: its list is built piece by piece.

use super::{act, wait_open};
use browser_tests::{View, with_browser};
use serde_json::json;

/// 300 moves by each side, with 1,000 variations of five half-moves.
fn long_game() -> String {
    let mut text = String::new();
    let mut left = 1_000;
    for number in 1..=300 {
        let [white, black] = [["Nf3", "Nf6"], ["Ng1", "Ng8"]][(number + 1) % 2];
        let [other, reply] = [["Nc3", "Nc6"], ["Nd4", "Nd5"]][(number + 1) % 2];
        text.extend([format!("{number}. {white} ")]);
        let mut vary = |text: &mut String, line: String| {
            if left > 0 {
                left -= 1;
                *text += &line;
            }
        };
        for pawn in ["a", "h"] {
            vary(
                &mut text,
                format!(
                    "({number}. {pawn}3 {pawn}6 {}. {pawn}4 {pawn}5 {}. {other}) ",
                    number + 1,
                    number + 2
                ),
            );
        }
        text.extend([format!("{black} ")]);
        for pawn in ["a", "h"] {
            vary(
                &mut text,
                format!(
                    "({number}... {pawn}6 {}. {pawn}3 {pawn}5 {}. {pawn}4 {reply}) ",
                    number + 1,
                    number + 2
                ),
            );
        }
    }
    text + "*"
}

#[test]
fn a_long_game_is_there_at_once_and_whole_soon() {
    with_browser(View::LAPTOP, async |browser| {
        let kept =
            json!({ "pgn": long_game(), "path": vec![0; 300], "black": false, "origin": "" });
        // The moves that stand there when the list is drawn first.
        let watch = "
            window.first = new Promise((done) => {
                const look = () => {
                    const count = document.querySelectorAll('.an-moves [data-node]').length;
                    count ? done(count) : requestAnimationFrame(look);
                };
                look();
            });";
        browser.run_first(watch).await;
        browser.store("sessa.analysis", &kept.to_string()).await;
        browser.visit("?").await;
        browser.wait_ready().await;
        browser.evaluate("location.hash = 'analysis'", []).await;
        wait_open(browser).await;
        let first = browser.evaluate("return window.first", []).await;
        let first = first.as_u64().expect("a number");
        assert!((1..600).contains(&first), "{first}");
        // The move shown is in sight from the beginning, and stays there as the list grows.
        let in_sight = "
            const list = document.querySelector('.an-moves').getBoundingClientRect();
            const move = document.querySelector('.an-moves [aria-current]')?.getBoundingClientRect();
            return Boolean(move) && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;";
        browser
            .wait_until("the move in sight", async || {
                browser.evaluate(in_sight, []).await == true
            })
            .await;
        let all = 600 + 1_000 * 5;
        browser
            .wait_until("all moves", async || {
                browser.count(".an-moves [data-node]").await == all
            })
            .await;
        assert_eq!(browser.evaluate(in_sight, []).await, true);
        act(browser, "last").await;
        browser
            .wait_for(".an-moves .an-row:nth-last-child(-n + 4) [aria-current]")
            .await;
        browser
            .wait_until("the last move in sight", async || {
                browser.evaluate(in_sight, []).await == true
            })
            .await;
    });
}
