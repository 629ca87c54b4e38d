//! Board of the analysis: whole, as large as its room, in squares of whole pixels, and still.

use super::{act, open, tab};
use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Windows: width, height, and whether fingers touch them. The last ones are phones at twice their size.
const WINDOWS: [(u32, u32, bool); 13] = [
    (360, 640, true),
    (390, 664, true),
    (360, 740, true),
    (390, 844, true),
    (740, 360, true),
    (768, 1024, true),
    (1024, 768, false),
    (1150, 800, false),
    (1440, 900, false),
    (2560, 1440, false),
    (180, 370, true),
    (195, 422, true),
    (512, 384, false),
];

/// The box of the board: left, top, width, height.
async fn board(browser: &Browser) -> [f64; 4] {
    let body = "
        const { left, top, width, height } = document.querySelector('.an-table .stage .board').getBoundingClientRect();
        return [left, top, width, height];";
    let found = browser.evaluate(body, []).await;
    std::array::from_fn(|at| found[at].as_f64().unwrap_or_default())
}

async fn assert_still(browser: &Browser, before: [f64; 4], what: &str) {
    assert_eq!(board(browser).await, before, "{what}");
}

#[test]
fn the_board_is_whole_and_as_large_as_its_room_and_nothing_moves_it() {
    for (width, height, touch) in WINDOWS {
        let view = View {
            width,
            height,
            touch,
            ..View::LAPTOP
        };
        with_browser(view, async |browser| {
            open(browser).await;
            let at = board(browser).await;
            let [left, top, wide, high] = at;
            let what = format!("{width} × {height}: {at:?}");
            assert!(wide == high && wide % 8.0 == 0.0, "{what}");
            assert!(left.fract() == 0.0 && top.fract() == 0.0, "{what}");
            let (width, height) = (f64::from(width), f64::from(height));
            assert!(left >= 0.0 && left + wide <= width, "{what}");
            assert!(top >= 0.0 && top + high <= height, "{what}");
            let is_upright = width <= 700.0 && width < height;
            let least = if is_upright {
                (width / 8.0).floor() * 8.0
            } else if height <= 520.0 && width > 560.0 {
                height - 24.0
            } else {
                240.0
            };
            assert!(wide >= least, "{what}: at least {least}");
            let scrolls = "
                const screen = document.querySelector('section.screen');
                return screen.scrollWidth > screen.clientWidth || document.documentElement.scrollWidth > innerWidth;";
            assert_eq!(browser.evaluate(scrolls, []).await, false, "{what}");
            // A game with names, clocks, evaluations and branches.
            let game =
                "#pgn=[White_\"Anna\"]_[Black_\"Bela\"]_1._e4_{[%25eval_0.3]}_(1._d4)_e5_2._Nf3";
            browser
                .evaluate("location.hash = arguments[0]", [json!(game)])
                .await;
            browser
                .wait_until("the game", async || {
                    browser.text(".an-player.top").await.contains("Bela")
                })
                .await;
            assert_still(browser, at, &format!("{what}, with names")).await;
            act(browser, "draw").await;
            browser.wait_for("section.screen .palette").await;
            assert_still(browser, at, &format!("{what}, drawing")).await;
            act(browser, "draw").await;
            for name in ["position", "game", "engine", "moves"] {
                tab(browser, name).await;
                // The pieces to be set up take a row more on a phone.
                if name != "position" || !is_upright {
                    assert_still(browser, at, &format!("{what}, {name}")).await;
                }
            }
            // What was studied before is offered back.
            act(browser, "last").await;
            browser.evaluate("location.hash = '#pgn=1._c4'", []).await;
            browser
                .wait_until("the other game", async || {
                    browser.text(".an-player.top").await.contains("Black")
                })
                .await;
            assert_still(browser, at, &format!("{what}, another game")).await;
            assert_eq!(browser.evaluate("return scrollY", []).await, Value::from(0));
        });
    }
}
