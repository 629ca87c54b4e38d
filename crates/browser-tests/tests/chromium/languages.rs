//! Localisation in five languages: chosen by the browser, changed at once, and whole on a small phone.

use browser_tests::{Browser, GameSettings, View, languages, message, with_browser};
use serde_json::{Value, json};

/// Each language, and what the button that begins a game is called in it.
fn languages_with_play() -> Vec<(String, String)> {
    let with_play = |tag: String| {
        let play = message(&tag, "play");
        (tag, play)
    };
    languages().into_iter().map(with_play).collect()
}

/// Makes the browser one that prefers these languages.
async fn prefer_languages(browser: &Browser, tags: &str) {
    let agent = browser.evaluate("return navigator.userAgent", []).await;
    let preferred = json!({ "userAgent": agent, "acceptLanguage": tags });
    browser
        .devtools("Emulation.setUserAgentOverride", preferred)
        .await;
}

async fn assert_speaks(browser: &Browser, tag: &str, play: &str) {
    browser
        .wait_for(&format!("html[lang={tag}] main[data-ready=true]"))
        .await;
    browser.wait_for_text("[data-action=play]", play).await;
}

#[test]
fn the_language_of_the_browser() {
    with_browser(View::PHONE, async |browser| {
        for (tag, play) in &languages_with_play() {
            prefer_languages(browser, &format!("fr,{tag}-IN,en")).await;
            browser.open().await;
            assert_speaks(browser, tag, play).await;
        }
    });
}

#[test]
fn another_language_at_once() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.evaluate("window.sameVisit = true", []).await;
        browser.action("settings").await;
        for (tag, play) in &languages_with_play() {
            browser.set_preference("language", tag).await;
            assert_speaks(browser, tag, play).await;
            let named = browser.accessibility("[data-screen=settings]").await;
            let english = named.name == "Settings";
            assert_eq!(english, tag == "en", "{}", named.name);
        }
        assert_eq!(browser.evaluate("return sameVisit", []).await, true);
        browser.set_preference("language", "kn").await;
        assert_speaks(browser, "kn", "ಆಡಿ").await;
        browser.reload().await;
        assert_speaks(browser, "kn", "ಆಡಿ").await;
    });
}

/// Whatever does not fit: a page wider than its window, and words that stick out of their button or row.
const TOO_LARGE: &str = "
    const scope = document.querySelector('dialog[open]') ?? document;
    const names = [];
    if (document.documentElement.scrollWidth > innerWidth) names.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of scope.querySelectorAll('button, label, legend, h1, h2, h3, h4, p, option, .choices span, dialog *')) {
        if (!element.checkVisibility() || element.closest('.hidden-visually, svg, select')) continue;
        const { left, right } = element.getBoundingClientRect();
        const cut = element.scrollWidth > element.clientWidth && element.clientWidth > 1
            && getComputedStyle(element).display !== 'inline';
        if (cut || (right > innerWidth + 1 && !element.closest('.moves')) || left < -1) {
            names.push(`${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}” ${element.scrollWidth} > ${element.clientWidth}`);
        }
    }
    return names;";

async fn too_large(browser: &Browser, screen: &str) -> Vec<String> {
    let found = browser.evaluate(TOO_LARGE, []).await;
    let found = found.as_array().expect("a list was asked for");
    found.iter().map(|it| format!("{screen}: {it}")).collect()
}

#[test]
fn every_screen_is_whole_in_every_language() {
    with_browser(View::PHONE, async |browser| {
        let mut found = Vec::new();
        browser.open().await;
        for (tag, play) in &languages_with_play() {
            browser.prefer("language", tag).await;
            assert_speaks(browser, tag, play).await;
            let mut check = async |screen: &str| {
                found.extend(too_large(browser, &format!("{tag}, {screen}")).await);
            };
            check("start").await;
            for sheet in ["settings", "help"] {
                browser.action(sheet).await;
                browser
                    .wait_for(&format!("dialog[data-screen={sheet}][open]"))
                    .await;
                check(sheet).await;
                browser.close_dialog().await;
            }
            let terms = GameSettings::TWO_PLAYERS_WITH_CLOCKS;
            browser.play(&terms).await;
            browser.tap_square("e2").await;
            browser.tap_square("e4").await;
            browser.wait_for_ply(1).await;
            browser.tap_square("e7").await;
            browser.tap_square("e5").await;
            browser.wait_for_ply(2).await;
            check("playing").await;
            browser.action("draw").await;
            check("pencil").await;
            browser.action("draw").await;
            browser.action("draw-choices").await;
            browser.action("offer-draw").await;
            browser.wait_for("[data-action=decline-draw]").await;
            check("offer").await;
            browser.action("decline-draw").await;
            browser.reload().await;
            browser.wait_for("[data-paused]").await;
            check("paused").await;
            browser.action("resume").await;
            browser.action("resign").await;
            browser.wait_for("[data-action=confirm]").await;
            check("resign").await;
            browser.action("confirm").await;
            browser.end().await;
            check("end").await;
            browser.press(".panel [data-action=new-game]").await;
        }
        assert!(found.is_empty(), "{found:#?}");
    });
}

#[test]
fn words_that_cannot_be_fetched() {
    with_browser(View::LAPTOP, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        let block = async |urls: Value| {
            let blocked = json!({ "urls": urls });
            browser.devtools("Network.setBlockedURLs", blocked).await;
        };
        block(json!(["*/strings/*"])).await;
        browser.open().await;
        browser.prefer("language", "mr").await;
        browser.wait_for(".notice").await;
        let notice = browser.text(".notice").await;
        assert!(
            notice.starts_with("Could not load the मराठी translation"),
            "{notice}"
        );
        assert_speaks(browser, "en", "Play").await;
        // The next visit begins in English too, and says why.
        browser.reload().await;
        browser.wait_for(".notice").await;
        assert_speaks(browser, "en", "Play").await;
        block(json!([])).await;
        browser.prefer("language", "mr").await;
        assert_speaks(browser, "mr", "खेळा").await;
        assert!(!browser.is_there(".notice").await);
        let missed = browser.take_errors().await;
        assert!(
            missed.iter().all(|line| line.contains("strings/")),
            "{missed:#?}"
        );
    });
}
