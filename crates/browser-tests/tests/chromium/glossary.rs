//! The words of chess: found by any name in any language, on a phone and by keyboard, without a network; barriers and looks.

use browser_tests::{Browser, TestServer, View, languages, with_browser, with_browser_at};
use serde_json::json;

async fn open(browser: &Browser) {
    browser.visit("#learn").await;
    browser.press(".learn-more [data-action=glossary]").await;
    browser.wait_for(".glossary-list a").await;
}

async fn search(browser: &Browser, words: &str) {
    let body = "
        const field = document.querySelector('[data-field=glossary-search]');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.evaluate(body, [json!(words)]).await;
}

async fn wait_for_term(browser: &Browser, id: &str) {
    browser
        .wait_for(&format!(".glossary-term[data-shown={id}]"))
        .await;
}

#[test]
fn a_word_is_found_by_another_name_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        assert!(browser.count(".glossary-list a").await >= 120);
        browser.assert_accessible("glossary-list").await;
        search(browser, "double attack").await;
        browser.press(".glossary-list [data-term=fork]").await;
        wait_for_term(browser, "fork").await;
        browser.assert_accessible("glossary-term").await;
        assert_eq!(browser.text(".glossary-term h2").await, "Fork");
        browser.wait_for(".glossary-board .board").await;
        assert_eq!(browser.count(".glossary-names dd").await, 4);
        // A related word, and back by the browser.
        let other = browser.text(".glossary-links a[href^='#/glossary']").await;
        browser.press(".glossary-links a[href^='#/glossary']").await;
        browser.wait_for_text(".glossary-term h2", &other).await;
        browser.back().await;
        wait_for_term(browser, "fork").await;
        browser.press("[data-action=glossary-list]").await;
        browser
            .wait_until("the list", async || {
                browser.count(".glossary-term").await == 0
            })
            .await;
    });
}

#[test]
fn words_lead_to_laws_and_lessons() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#glossary/absolute-pin").await;
        wait_for_term(browser, "absolute-pin").await;
        browser.press(".glossary-links [data-law='3.9.2']").await;
        browser.wait_for("[data-law='3.9.2']").await;
        browser.back().await;
        wait_for_term(browser, "absolute-pin").await;
        browser.press("[data-action=glossary-lesson]").await;
        browser.wait_for(".screen.lesson[data-step='1']").await;
        browser.visit("#glossary/nonsense").await;
        browser
            .wait_for_text(
                ".glossary-note",
                "There is no such word here. Search for it.",
            )
            .await;
    });
}

#[test]
fn every_language_finds_its_own_names() {
    with_browser(View::LAPTOP, async |browser| {
        for language in languages().iter().filter(|tag| *tag != "en") {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            browser.visit("#glossary/fork").await;
            wait_for_term(browser, "fork").await;
            let name = browser.text(".glossary-term h2").await;
            assert!(!name.is_ascii(), "{language}: {name}");
            search(browser, &name).await;
            browser.wait_for(".glossary-list [data-term=fork]").await;
        }
    });
}

#[test]
fn by_keyboard_and_without_a_network() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        server.cut();
        browser.visit("#glossary").await;
        browser.wait_for(".glossary-list a").await;
        browser.focus("[data-field=glossary-search]").await;
        browser.keys("s t a l e").await;
        browser
            .wait_for(".glossary-list [data-term=stalemate]")
            .await;
        browser.focus(".glossary-list [data-term=stalemate]").await;
        browser.keys("Enter").await;
        wait_for_term(browser, "stalemate").await;
        browser.wait_for(".glossary-term h2:focus").await;
    });
}

#[test]
fn it_looks_as_it_should() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#glossary/fork").await;
        wait_for_term(browser, "fork").await;
        browser.hover(".glossary-term h2").await;
        browser.assert_matches_reference("glossary").await;
    });
}
