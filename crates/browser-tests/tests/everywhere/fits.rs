//! Responsive layout: the page is whole at every width.

use browser_tests::{Browser, View, with_browser};

/// The page is no wider than its window.
async fn assert_no_sideways_scrolling(browser: &Browser, width: u32) {
    let scroll = browser
        .evaluate("return document.documentElement.scrollWidth", [])
        .await;
    assert!(
        scroll
            .as_u64()
            .is_some_and(|scroll| scroll <= u64::from(width)),
        "{scroll} at {width}"
    );
}

#[test]
fn it_fits_every_width() {
    with_browser(View::LAPTOP, async |browser| {
        // With the first page some browsers show bars of their own, which take room from every page.
        browser.open().await;
        for (width, height, touch) in [
            (360, 740, true),
            (500, 740, false),
            (768, 1024, true),
            (1440, 900, false),
            (2560, 1440, false),
        ] {
            let View { width, height, .. } = browser
                .show_on(View {
                    width,
                    height,
                    touch,
                    ..View::LAPTOP
                })
                .await;
            browser.open().await;
            assert_no_sideways_scrolling(browser, width).await;
            // The whole board is on the screen without scrolling, and square.
            let board = "
                const { left, top, right, bottom, width, height } = document.querySelector('.board').getBoundingClientRect();
                return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                    && Math.abs(width - height) < 1 && width >= 320 ? 'whole' : `${left} ${top} ${right} ${bottom}`;";
            assert_eq!(
                browser.evaluate(board, []).await,
                "whole",
                "at {width}×{height}"
            );
        }
    });
}
