//! The element in every layout of a page: it has a size of its own, as a picture has one.

use super::{open, wait};
use browser_tests::{Browser, View, teaching_site, with_browser_at};
use serde_json::json;

/// Pages that lay out by what is inside: the style of a container, and that of the board in it.
const LAYOUTS: [(&str, &str); 15] = [
    ("display: block", ""),
    ("display: flex", ""),
    ("display: flex; justify-content: center", ""),
    ("display: flex; flex-wrap: wrap; gap: 8px", ""),
    (
        "display: flex; flex-direction: column; align-items: center",
        "",
    ),
    ("display: inline-flex", ""),
    ("display: grid; place-items: center", ""),
    ("display: grid; grid-template-columns: auto 1fr", ""),
    ("display: inline-block", ""),
    ("display: flow-root", "float: inline-start"),
    ("display: block", "display: inline-block"),
    ("display: block", "width: fit-content"),
    ("display: table", ""),
    ("width: fit-content", ""),
    ("position: relative; height: 900px", "position: absolute"),
];

/// Puts a board into each layout, and answers with the sizes of those that do not have one of their own or do not fit.
const SIZES: &str = "
    const [layouts] = arguments;
    document.body.style.margin = '0';
    document.body.innerHTML = layouts.map(([around, own]) => `<div style='${around}'>
        <sessa-board style='${own}' fen='4k3/8/8/8/8/8/8/4K2R w K - 0 1'></sessa-board></div>`).join('');
    return (async () => {
        const wrong = [];
        for (const board of document.querySelectorAll('sessa-board')) {
            board.scrollIntoView({ behavior: 'instant' });
            while (!board.matches(':state(ready)')) await new Promise(requestAnimationFrame);
            const { width, height, left, right } = board.getBoundingClientRect();
            const squares = board.shadowRoot.querySelector('.board').getBoundingClientRect();
            const fits = left >= 0 && right <= innerWidth && width >= Math.min(300, innerWidth - 48);
            const whole = squares.width % 8 === 0 && squares.width === squares.height && squares.width > width - 8;
            if (!fits || height < width || !whole) {
                wrong.push([board.parentElement.getAttribute('style'), board.getAttribute('style'), left, right, width, height, squares.width, squares.height]);
            }
        }
        return wrong;
    })();";

async fn forget_room(browser: &Browser) {
    let body =
        "document.querySelectorAll('link[href$=\"room.css\"]').forEach((link) => link.remove());";
    browser.evaluate(body, []).await;
}

#[test]
fn a_board_has_a_size_of_its_own_in_every_layout() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        for has_room in [true, false] {
            if !has_room {
                forget_room(browser).await;
            }
            for width in [1200, 320] {
                browser
                    .show_on(View {
                        width,
                        ..View::LAPTOP
                    })
                    .await;
                let wrong = browser.evaluate(SIZES, [json!(LAYOUTS)]).await;
                assert_eq!(wrong, json!([]), "{width} px, room.css: {has_room}");
            }
        }
    });
}

#[test]
fn a_board_that_was_hidden_is_shown_later() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let body = "
            document.body.innerHTML = `<details style='width: 400px'><summary>More</summary><sessa-board fen='4k3/8/8/8/8/8/8/4K2R w K - 0 1'></sessa-board></details>
                <div style='display: none'><sessa-board moves='e4 e5'></sessa-board></div>`;
            document.querySelector('details').open = true;
            document.querySelector('div').style.display = 'flex';";
        browser.evaluate(body, []).await;
        wait(
            browser,
            "return [...document.querySelectorAll('sessa-board')].every((board) => board.matches(':state(ready)') && board.offsetWidth > 300)",
        )
        .await;
    });
}
