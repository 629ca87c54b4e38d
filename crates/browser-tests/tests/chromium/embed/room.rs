//! The room of a board: the same before its script, before its program and after, so that nothing on the page moves.

use super::{open, wait};
use browser_tests::{View, teaching_site, with_browser_at};
use serde_json::json;
use std::time::Duration;

#[test]
fn the_board_is_seen_before_its_program_and_nothing_shifts() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        browser.visit("index.html").await;
        let body = "
            window.shift = 0;
            new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
                .observe({ type: 'layout-shift', buffered: true });";
        browser.evaluate(body, []).await;
        wait(
            browser,
            "return document.querySelector('#diagram').matches(':state(ready)')",
        )
        .await;
        let keeps_still = async || {
            let shift = browser.evaluate("return shift", []).await;
            shift.as_f64().expect("a number") < 0.01
        };
        browser
            .stays_for(Duration::from_millis(500), "nothing shifts", keeps_still)
            .await;
    });
}

#[test]
fn every_mode_has_its_room_before_its_script() {
    const BOARDS: [&str; 7] = [
        "<sessa-board mode='diagram' fen='4k3/8/8/8/8/8/8/4K2R w K - 0 1'></sessa-board>",
        "<sessa-board moves='e4 e5 Nf3 Nc6 Bb5 a6'></sessa-board>",
        "<sessa-board mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'>A puzzle.</sessa-board>",
        "<sessa-board mode='play' level='1'></sessa-board>",
        "<sessa-board mode='play' side='both' clock='5+3'></sessa-board>",
        "<sessa-board mode='free'><p>Some words</p><p>that take no room.</p></sessa-board>",
        "<sessa-board lesson='rook'></sessa-board>",
    ];
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        for html in BOARDS {
            for width in [340, 500, 700, 1000] {
                // A page without the script, then one with it.
                let body = "
                    const [html, width] = arguments;
                    return (async () => {
                        const sheet = document.querySelector('link[href$=\"room.css\"]').href;
                        const frame = document.createElement('iframe');
                        frame.style.cssText = `width: ${width}px; height: 1500px; border: 0`;
                        frame.srcdoc = `<!doctype html><link rel=stylesheet href=${sheet}><body style='margin: 0'>${html}`;
                        document.body.replaceChildren(frame);
                        await new Promise((loaded) => (frame.onload = loaded));
                        const height = (page) => page.querySelector('sessa-board').getBoundingClientRect().height;
                        const before = height(frame.contentDocument);
                        document.body.innerHTML = `<div style='width: ${width}px'>${html}</div>`;
                        const reserved = height(document);
                        const board = document.querySelector('sessa-board');
                        while (!board.matches(':state(ready)')) await new Promise(requestAnimationFrame);
                        await new Promise((later) => setTimeout(later, 200));
                        return [before, reserved, height(document)];
                    })();";
                let heights = browser.evaluate(body, [json!(html), json!(width)]).await;
                let [before, reserved, after] = [0, 1, 2].map(|at: usize| heights[at].as_f64());
                let is_same = |one: Option<f64>| {
                    one.zip(after)
                        .is_some_and(|(one, after)| (one - after).abs() < 0.6)
                };
                assert!(
                    is_same(before) && is_same(reserved),
                    "{html} {width}: {heights}"
                );
            }
        }
    });
}
