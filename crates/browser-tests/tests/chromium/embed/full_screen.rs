//! Full screen: the browser's, or the whole window where it refuses.

use super::{only, wait};
use browser_tests::{View, teaching_site, with_browser_at};
use serde_json::json;

const GAME: &str = "<sessa-board moves='e4 e5 Nf3'></sessa-board>";

#[test]
fn a_board_fills_the_screen_and_leaves_it() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, GAME).await;
        let button = "
            const button = document.querySelector('sessa-board').shadowRoot.querySelector('[data-action=full-screen]');
            const { left, top, width, height } = button.getBoundingClientRect();
            return [left + width / 2, top + height / 2];";
        for condition in [
            "return document.fullscreenElement?.localName === 'sessa-board'",
            "return document.fullscreenElement === null",
        ] {
            let place = browser.evaluate(button, []).await;
            let number = |at: usize| place[at].as_f64().expect("the button is there").round();
            browser.click_at((number(0) as i64, number(1) as i64)).await;
            wait(browser, condition).await;
        }
    });
}

#[test]
fn a_board_fills_the_window_where_the_browser_refuses() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, GAME).await;
        let body = "
            Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
            const board = document.querySelector('sessa-board');
            board.shadowRoot.querySelector('[data-action=full-screen]').click();
            const { left, top, width, height } = board.getBoundingClientRect();
            const { bottom } = board.shadowRoot.querySelector('.board').getBoundingClientRect();
            return [left, top, width === document.documentElement.clientWidth, height === innerHeight, bottom <= innerHeight];";
        assert_eq!(
            browser.evaluate(body, []).await,
            json!([0, 0, true, true, true])
        );
        browser.keys("Escape").await;
        wait(
            browser,
            "return !document.querySelector('sessa-board').matches(':state(full)')",
        )
        .await;
        let told = "return heard.filter(([type]) => type === 'full').map(([, { on }]) => on)";
        assert_eq!(browser.evaluate(told, []).await, json!([true, false]));
    });
}

#[test]
fn the_page_around_a_frame_gives_it_the_window() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        browser.visit("frames.html").await;
        let press = "
            const button = document.querySelector('sessa-board').shadowRoot?.querySelector('[data-action=full-screen]');
            button?.click();
            return Boolean(button);";
        browser
            .wait_until("the button in the frame", async || {
                let look = async || browser.evaluate(press, []).await == true;
                browser.in_frame("#plain", look).await
            })
            .await;
        let frame = "
            const { position, height } = getComputedStyle(document.querySelector('#plain'));
            return position === 'fixed' && height === `${innerHeight}px`;";
        wait(browser, frame).await;
        let escape = "
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));";
        browser
            .in_frame("#plain", async || browser.evaluate(escape, []).await)
            .await;
        wait(
            browser,
            "return getComputedStyle(document.querySelector('#plain')).position === 'static'",
        )
        .await;
    });
}
