//! Twenty puzzles of a theme: drawn at the end of a lesson, named by their address, solved, printed; on a phone.

use crate::puzzles::wait_for_phase;
use browser_tests::{Browser, View, with_browser};

/// The names of the puzzles in the address.
async fn ids(browser: &Browser) -> String {
    let body = "return new URLSearchParams(location.hash.split('?')[1]).get('ids') ?? '';";
    browser.ask(body, []).await
}

async fn wait_for_twenty(browser: &Browser) {
    browser
        .wait_until("twenty puzzles", async || {
            browser.count(".set-puzzles li").await == 20
        })
        .await;
}

#[test]
fn twenty_of_a_theme_are_drawn_kept_in_the_address_and_solved_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/set?theme=fork").await;
        wait_for_twenty(browser).await;
        let drawn = ids(browser).await;
        assert_eq!(drawn.split('.').count(), 20);
        browser
            .wait_for_text("section.screen h1", "Fork · 20 puzzles")
            .await;
        browser.assert_accessible("puzzles-twenty").await;
        // A reload has the same ones; another twenty takes their place.
        browser.reload().await;
        wait_for_twenty(browser).await;
        assert_eq!(ids(browser).await, drawn);
        browser.press("[data-action=other-twenty]").await;
        browser
            .wait_until("other puzzles", async || {
                ![String::new(), drawn.clone()].contains(&ids(browser).await)
            })
            .await;
        wait_for_twenty(browser).await;
        browser.press("[data-action=solve-twenty]").await;
        wait_for_phase(browser, "solver").await;
        browser
            .wait_until("the first of twenty", async || {
                browser.text(".solve-rating").await.contains("1 of 20")
            })
            .await;
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_until("the second of twenty", async || {
                browser.text(".solve-rating").await.contains("2 of 20")
            })
            .await;
        browser.reload().await;
        browser
            .wait_until("it goes on there", async || {
                browser.is_there(".solve-rating").await
                    && browser.text(".solve-rating").await.contains("2 of 20")
            })
            .await;
        // Given up, it counts as missed, and comes back.
        wait_for_phase(browser, "solver").await;
        browser.press("[data-action=solution]").await;
        browser.wait_for(".screen.solve[data-recorded]").await;
        browser.back().await;
        wait_for_twenty(browser).await;
        browser.press(".set-head [data-action=worksheet]").await;
        browser
            .wait_until("twenty diagrams", async || {
                browser.count(".worksheet-preview .sheet-board").await == 20
            })
            .await;
    });
}

#[test]
fn the_list_of_themes_offers_twenty_where_there_are_so_many() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/themes").await;
        browser.wait_for("[data-twenty=pin]").await;
        let widths = "
            const row = document.querySelector('.puzzles-theme-row:has([data-twenty=pin])');
            return row.scrollWidth <= row.clientWidth && document.documentElement.scrollWidth <= innerWidth;";
        assert_eq!(browser.evaluate(widths, []).await, true);
        browser.assert_accessible("puzzle-themes-twenty").await;
        browser.press("[data-twenty=pin]").await;
        wait_for_twenty(browser).await;
        assert!(ids(browser).await.len() > 20);
    });
}
