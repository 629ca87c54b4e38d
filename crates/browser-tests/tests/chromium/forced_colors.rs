//! Forced colours (contrast themes of Windows) and pages made dark by force (Chrome's “auto dark”): squares, pieces and sides keep theirs.

use browser_tests::{Browser, GameSettings, View, teaching_site, with_browser, with_browser_at};
use serde_json::{Value, json};

/// Puts a part of the page into view; answers with places on the squares e1, f1, d8 and c8: in a corner of each, and in the middle of its piece.
const PLACES: &str = "
    const board = arguments[0] ? document.querySelector('sessa-board').shadowRoot.querySelector('.board') : document.querySelector('.board');
    board.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width } = board.getBoundingClientRect();
    const side = width / 8;
    const squares = [[4, 7], [5, 7], [3, 0], [2, 0]];
    return squares.flatMap(([file, rank]) => [[0.08, 0.5], [0.5, 0.62]].map(([x, y]) =>
        [Math.round(left + (file + x) * side), Math.round(top + (rank + y) * side)]));";

fn places(answer: &Value) -> Vec<(i64, i64)> {
    let places = answer.as_array().expect("a list was asked for");
    let number = |value: &Value| value.as_i64().expect("a whole number");
    places
        .iter()
        .map(|place| (number(&place[0]), number(&place[1])))
        .collect()
}

async fn media(browser: &Browser, features: &[(&str, &str)]) {
    let features = features
        .iter()
        .map(|(name, value)| json!({ "name": name, "value": value }));
    let features: Vec<_> = features.collect();
    browser
        .devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await;
}

/// Colours of the board are no others where the system forces colours, or the browser darkness.
async fn assert_same_colors(browser: &Browser, is_embedded: bool) {
    let places = places(&browser.evaluate(PLACES, [json!(is_embedded)]).await);
    let usual = browser.colors_at(&places).await;
    let distinct = usual.windows(2).filter(|pair| pair[0] != pair[1]).count();
    assert!(distinct > 5, "{usual:?}");
    media(browser, &[("forced-colors", "active")]).await;
    assert_eq!(browser.colors_at(&places).await, usual, "forced colours");
    media(browser, &[("prefers-color-scheme", "dark")]).await;
    let usual = browser.colors_at(&places).await;
    browser
        .devtools(
            "Emulation.setAutoDarkModeOverride",
            json!({ "enabled": true }),
        )
        .await;
    assert_eq!(browser.colors_at(&places).await, usual, "forced darkness");
}

#[test]
fn the_board_of_the_app_keeps_its_colours() {
    for scheme in ["light", "auto"] {
        with_browser(View::LAPTOP, async |browser| {
            browser.open().await;
            browser.prefer("scheme", scheme).await;
            browser.play(&GameSettings::TWO_PLAYERS).await;
            assert_same_colors(browser, false).await;
        });
    }
}

#[test]
fn an_embedded_board_keeps_its_colours() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        browser.visit("index.html").await;
        let body = "document.body.innerHTML = '<div style=\"width: 400px\"><sessa-board moves=\"e4 e5\"></sessa-board></div>'";
        browser.evaluate(body, []).await;
        browser
            .wait_until("the board", async || {
                let ready = "return document.querySelector('sessa-board').matches(':state(ready)')";
                browser.evaluate(ready, []).await == true
            })
            .await;
        assert_same_colors(browser, true).await;
    });
}

#[test]
fn marks_of_the_sides_keep_their_colours() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        media(browser, &[("forced-colors", "active")]).await;
        let body = "
            const [selector, before] = arguments;
            return [...document.querySelectorAll(selector)].map((mark) => getComputedStyle(mark, before).forcedColorAdjust);";
        for (path, selector, before) in [
            ("", ".player", "::before"),
            ("#analysis", ".an-palette .an-piece", ""),
            ("#puzzles/solve?mode=rated", ".solve-disc", ""),
            ("#values", ".values-piece", ""),
        ] {
            if !path.is_empty() {
                browser.visit(path).await;
            }
            if path == "#analysis" {
                browser
                    .press("section.screen [data-action=game-menu]")
                    .await;
                browser.press("section.screen [data-action=set-up]").await;
            }
            browser.wait_for(selector).await;
            let seen = browser
                .evaluate(body, [json!(selector), json!(before)])
                .await;
            let seen = seen.as_array().expect("a list was asked for").clone();
            assert!(
                seen.iter().all(|adjust| adjust == "none"),
                "{selector}: {seen:?}"
            );
        }
    });
}
