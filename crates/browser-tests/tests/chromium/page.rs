//! The page itself: seen at once, strict about what it loads, steady and whole at every width.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

#[test]
fn the_board_is_seen_before_the_program() {
    with_browser(View::LAPTOP, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        browser
            .devtools(
                "Network.setBlockedURLs",
                json!({ "urls": ["*app.js", "*app_bg.wasm"] }),
            )
            .await;
        browser.visit("").await;
        assert!(
            !browser.is_there("[data-ready]").await,
            "the program was not blocked"
        );
        assert_eq!(browser.pieces().await.len(), 32);
        let drawn = "
            const pieces = [...document.querySelectorAll('.board .piece')];
            return pieces.filter((piece) => {
                const { width, height } = piece.getBoundingClientRect();
                return width > 20 && height > 20 && getComputedStyle(piece).backgroundImage.includes('url(');
            }).length;";
        assert_eq!(browser.evaluate(drawn, []).await, 32);
        assert!(browser.is_there("[data-action=play]").await);
        // Only what was blocked may be missed.
        let missed = browser.take_errors().await;
        assert!(
            missed
                .iter()
                .all(|line| line.contains("app.js") || line.contains("app_bg.wasm")),
            "{missed:#?}"
        );
    });
}

#[test]
fn nothing_inline_and_nothing_unsafe() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let policy = browser
            .attribute("meta[http-equiv=Content-Security-Policy]", "content")
            .await;
        assert!(
            policy.contains("default-src 'none'") || policy.contains("default-src 'self'"),
            "{policy}"
        );
        for unsafe_word in ["'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"] {
            assert!(!policy.contains(unsafe_word), "{unsafe_word} in {policy}");
        }
        // The document as it is served, not as the program has changed it.
        let inline = "
            const text = await (await fetch('./')).text();
            const page = new DOMParser().parseFromString(text, 'text/html');
            const handlers = [...page.querySelectorAll('*')].filter((element) =>
                element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')));
            return [...page.querySelectorAll('script:not([src]), style'), ...handlers].map((e) => e.outerHTML);";
        let inline = browser
            .evaluate(&format!("return (async () => {{ {inline} }})()"), [])
            .await;
        assert_eq!(inline, json!([]));
    });
}

#[test]
fn it_works_below_a_path() {
    with_browser(View::LAPTOP, async |browser| {
        let path = browser.sub_path();
        browser.visit(&path).await;
        browser.wait_ready().await;
        browser
            .play(&GameSettings {
                opponent: "robot",
                color: "white",
                elo: 600,
                time: "none",
            })
            .await;
        browser.drag("d2", "d4").await;
        browser.wait_for_ply(2).await;
        let requests = browser.requests().await;
        assert!(
            requests.iter().all(|address| address.contains(&path)),
            "{requests:#?}"
        );
    });
}

/// The sum of unexpected movements on the page, as browsers score them.
async fn layout_shift(browser: &Browser) -> f64 {
    let sum = "
        return new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
                for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 500);
        });";
    browser
        .evaluate(sum, [])
        .await
        .as_f64()
        .expect("a sum is a number")
}

#[test]
fn nothing_jumps() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            browser.open().await;
            let loading = layout_shift(browser).await;
            assert!(loading < 0.01, "{loading} while loading, {view:?}");
            browser
                .play(&GameSettings {
                    opponent: "robot",
                    color: "white",
                    elo: 600,
                    time: "blitz-3-2",
                })
                .await;
            if view.touch {
                browser.touch_drag("e2", "e4").await;
            } else {
                browser.drag("e2", "e4").await;
            }
            browser.wait_for_ply(2).await;
            let playing = layout_shift(browser).await;
            assert!(playing < 0.02, "{playing} after a move, {view:?}");
        });
    }
}
