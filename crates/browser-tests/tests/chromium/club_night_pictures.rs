//! Looks of a club night: the organiser's round and table, the wall, the code of a result; and what is printed.

use crate::club_night::{enter_six, give, open, pair};
use crate::puzzle_pictures::no_chance;
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// A round with two results and one to come; the lot is always the same.
async fn a_round(browser: &Browser) {
    no_chance(browser).await;
    browser.open().await;
    open(browser).await;
    browser.set("[name=night]", "Friday").await;
    enter_six(browser).await;
    pair(browser, 1).await;
    give(browser, 1, "1–0").await;
    give(browser, 2, "½").await;
}

#[test]
fn the_organiser_s_round() {
    with_browser(View::PHONE, async |browser| {
        a_round(browser).await;
        browser.assert_matches_reference("club-night-round").await;
    });
}

#[test]
fn the_organiser_s_table() {
    with_browser(View::PHONE, async |browser| {
        a_round(browser).await;
        give(browser, 3, "0–1").await;
        browser.press("#night-tab-table").await;
        browser.press(".night-tie-breaks summary").await;
        browser.wait_for("[data-why-order] p").await;
        browser.assert_matches_reference("club-night-table").await;
    });
}

#[test]
fn the_wall_chart() {
    with_browser(View::PHONE, async |browser| {
        a_round(browser).await;
        browser.press("#night-tab-table").await;
        browser.press("[name=night-table][value=night-chart]").await;
        browser.wait_for(".night-chart").await;
        let row = "return [...document.querySelectorAll('.night-chart tbody tr:first-child > *')].map((it) => it.innerText.replace(/\\s+/g, ' ').trim())";
        let row = browser.evaluate(row, []).await;
        assert_eq!(row[1], "Asha");
        browser.assert_accessible("club-night-chart").await;
        browser.assert_matches_reference("club-night-chart").await;
    });
}

#[test]
fn the_wall() {
    with_browser(View::PHONE, async |browser| {
        a_round(browser).await;
        browser.visit("#club-night/wall").await;
        browser.wait_for(".night-wall").await;
        browser.assert_matches_reference("club-night-wall").await;
    });
}

#[test]
fn the_code_of_a_result() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#club-result/7KQ-2-5").await;
        browser.wait_for(".club-result").await;
        browser.press(".club-result [data-result='1–0']").await;
        for side in ["night-white-confirms", "night-black-confirms"] {
            browser.press(&format!(".club-result [name={side}]")).await;
        }
        browser.wait_for(".qr svg").await;
        browser.assert_matches_reference("club-result").await;
    });
}

#[test]
fn sheets_are_printed_on_one_page_of_paper() {
    with_browser(View::LAPTOP, async |browser| {
        a_round(browser).await;
        browser.evaluate("window.print = () => {}", []).await;
        let (upright, across) = (json!([1, 595, 842]), json!([1, 842, 595]));
        for (sheet, size) in [
            ("pairings", &upright),
            ("cards", &upright),
            ("slips", &upright),
            ("table", &across),
            ("chart", &across),
        ] {
            browser.press("[data-action=night-menu]").await;
            browser.action(&format!("print-{sheet}")).await;
            browser
                .wait_for(&format!(".night-print[data-sheet={sheet}]"))
                .await;
            let media = |media: &str| json!({ "media": media });
            browser
                .devtools("Emulation.setEmulatedMedia", media("print"))
                .await;
            let shown = "
                const shown = (element) => element.checkVisibility();
                return ['.night-print', 'main'].map((selector) => shown(document.querySelector(selector)));";
            assert_eq!(
                browser.evaluate(shown, []).await,
                json!([true, false]),
                "{sheet}"
            );
            browser
                .devtools("Emulation.setEmulatedMedia", media(""))
                .await;
            let paper = json!({ "preferCSSPageSize": true });
            let pdf = browser.devtools("Page.printToPDF", paper).await;
            let pages = "
                const text = atob(arguments[0]);
                const size = text.match(/\\/MediaBox ?\\[([^\\]]*)\\]/)[1].split(' ').slice(2).map(Math.round);
                return [text.match(/\\/Type ?\\/Page\\b/g).length, ...size];";
            let pages = browser.evaluate(pages, [pdf["data"].clone()]).await;
            assert_eq!(&pages, size, "one page of A4: {sheet}");
        }
    });
}
