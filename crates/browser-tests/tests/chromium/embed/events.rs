//! Events and parts: each that the documentation names, by what somebody does at the board.

use super::{only, place, wait};
use browser_tests::{Browser, View, teaching_site, with_browser_at};
use serde_json::json;
use std::time::Duration;

/// The event of a type that was heard.
async fn heard(browser: &Browser, kind: &str) -> serde_json::Value {
    wait(
        browser,
        &format!("return heard.some(([type]) => type === '{kind}')"),
    )
    .await;
    let body = "return heard.find(([type]) => type === arguments[0])[1]";
    browser.evaluate(body, [json!(kind)]).await
}

async fn press(browser: &Browser, action: &str) {
    let body = "
        const root = document.querySelector('sessa-board').shadowRoot;
        root.querySelector(`[data-action=${arguments[0]}]`).click();";
    browser.evaluate(body, [json!(action)]).await;
}

#[test]
fn a_move_against_the_laws_is_told_with_its_reason() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board mode='play' side='both'></sessa-board>",
        )
        .await;
        browser
            .evaluate("document.querySelector('sessa-board').focus()", [])
            .await;
        browser.keys("Shift+5 2 Enter Shift+5 5 Enter").await;
        let illegal = heard(browser, "illegal").await;
        assert_eq!(
            (&illegal["from"], &illegal["to"]),
            (&json!("e2"), &json!("e5"))
        );
        assert!(
            illegal["reason"]
                .as_str()
                .is_some_and(|why| !why.is_empty())
        );
    });
}

#[test]
fn a_game_that_ends_is_told_with_its_result() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<form><sessa-board name='game' mode='play' side='both' fen='rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2'></sessa-board></form>",
        )
        .await;
        for square in ["d8", "h4"] {
            let place = place(browser, square).await;
            browser.click_at(place).await;
        }
        let ended = heard(browser, "ended").await;
        assert_eq!(ended["result"], "0-1");
        assert!(ended["reason"].as_str().is_some_and(|why| !why.is_empty()));
        let told = "
            const board = document.querySelector('sessa-board');
            return [board.matches(':state(ended)'), new FormData(document.querySelector('form')).get('game')];";
        assert_eq!(browser.evaluate(told, []).await, json!([true, "0-1"]));
    });
}

#[test]
fn a_hint_and_the_state_are_told() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>",
        )
        .await;
        press(browser, "hint").await;
        assert_eq!(heard(browser, "hint").await["step"], 1);
        // The solution fails the puzzle, whoever asks for it.
        browser
            .evaluate("document.querySelector('sessa-board').solution()", [])
            .await;
        assert_eq!(heard(browser, "failed").await["helped"], true);
        only(browser, "<sessa-board moves='e4 e5 Nf3'></sessa-board>").await;
        press(browser, "last").await;
        let state = heard(browser, "state").await;
        assert_eq!(state["ply"], 3);
        assert!(
            state["pgn"]
                .as_str()
                .is_some_and(|pgn| pgn.contains("2. Nf3"))
        );
    });
}

#[test]
fn a_verdict_is_announced_once() {
    let puzzle = "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>";
    let lesson = |controls: bool| {
        format!(
            "<sessa-board mode='lesson' controls='{controls}'>lesson own\ntitle Own\nmove\n  board 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w\n  task Mate.\n  answer Rd8#\n</sessa-board>"
        )
    };
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        // A wrong move, and two against the laws, with the words that are said.
        let bar = "root.querySelector('.verdict-bar p').textContent";
        let reason = "heard.find(([type]) => type === 'illegal')[1].reason";
        for (html, keys, event, said) in [
            (
                puzzle.to_owned(),
                "Shift+7 1 Enter Shift+8 1 Enter",
                "failed",
                bar,
            ),
            (
                lesson(true),
                "Shift+4 1 Enter Shift+5 3 Enter",
                "illegal",
                reason,
            ),
            (
                lesson(false),
                "Shift+4 1 Enter Shift+5 3 Enter",
                "illegal",
                reason,
            ),
        ] {
            only(browser, &html).await;
            browser
                .wait_until_heard("sessa-board", ":state(ready)")
                .await;
            browser
                .evaluate("document.querySelector('sessa-board').focus()", [])
                .await;
            browser.keys(keys).await;
            heard(browser, event).await;
            let regions = format!(
                "const root = document.querySelector('sessa-board').shadowRoot, said = {said};
                return [...root.querySelectorAll('[role=status], [role=log], [role=alert]')]
                    .filter(({{ textContent }}) => textContent.includes(said)).length === 1;"
            );
            wait(browser, &regions).await;
            let once = format!("one announcement in {html}");
            browser
                .stays_for(Duration::from_millis(400), &once, async || {
                    browser.evaluate(&regions, []).await == true
                })
                .await;
        }
    });
}

#[test]
fn a_page_styles_the_parts() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        let puzzle = "<sessa-board mode='puzzle' result='true' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'></sessa-board>";
        for (html, parts) in [
            (
                puzzle,
                &[
                    "embed", "board", "square", "piece", "message", "controls", "result",
                ] as &[&str],
            ),
            ("<sessa-board moves='e4 e5'></sessa-board>", &["moves"]),
            (
                "<sessa-board mode='play' side='both' clock='5+3'></sessa-board>",
                &["clock"],
            ),
            ("<sessa-board fen='nonsense'></sessa-board>", &["message"]),
        ] {
            let rules: String = [
                "embed", "board", "square", "piece", "moves", "controls", "message", "clock",
                "result",
            ]
            .map(|part| format!("sessa-board::part({part}) {{ outline: 3px solid red }}"))
            .concat();
            let page = format!("<style>{rules}</style>{html}");
            let body = "
                heard.length = 0;
                document.body.innerHTML = arguments[0];";
            super::open(browser, "index.html").await;
            browser.evaluate(body, [json!(page)]).await;
            wait(
                browser,
                "return heard.some(([type]) => type === 'ready' || type === 'error')",
            )
            .await;
            if html == puzzle {
                // The result is there once the puzzle has been tried.
                browser
                    .evaluate("document.querySelector('sessa-board').solution()", [])
                    .await;
            }
            for part in parts {
                let styled = format!(
                    "const part = document.querySelector('sessa-board').shadowRoot.querySelector('[part={part}]');
                    return part !== null && getComputedStyle(part).outlineWidth === '3px';"
                );
                wait(browser, &styled).await;
            }
        }
    });
}
