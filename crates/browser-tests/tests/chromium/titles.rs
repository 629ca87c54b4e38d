//! Titles of the document: every place of the registry has its own, in which its heading stands.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

/// The registry, whose lines are `Screen: "name" at "path" in Parent by function;`.
const REGISTRY: &str = include_str!("../../../screens/src/registry.rs");

/// Name and path of every screen.
pub(crate) fn screens() -> Vec<(&'static str, &'static str)> {
    let screen = |line: &'static str| {
        let (screen, rest) = line.trim().split_once(": \"")?;
        let (name, rest) = rest.split_once("\" at \"")?;
        let (path, _) = rest.split_once('"')?;
        let path = path.strip_suffix("/*").unwrap_or(path);
        (!screen.starts_with("//")).then_some((name, path))
    };
    REGISTRY.lines().filter_map(screen).collect()
}

/// The path of an entry of a screen, where a screen alone shows none.
pub(crate) fn path_of(name: &str, path: &str) -> String {
    let entry = match name {
        "lesson" => "rook",
        "drill" => "krk",
        _ => "",
    };
    format!("{path}{entry}")
}

/// The accessible name of a screen.
const NAME: &str = "
    const screen = document.querySelector(arguments[0]);
    const heading = document.getElementById(screen.getAttribute('aria-labelledby'));
    return (heading?.textContent ?? screen.getAttribute('aria-label')).trim();";

async fn wait_for_title(browser: &Browser, wanted: &str) {
    browser
        .wait_until(&format!("the title “{wanted}”"), async || {
            browser.ask("return document.title", []).await == wanted
        })
        .await;
}

#[test]
fn every_place_has_its_title() {
    assert!(screens().len() > 25, "{:?}", screens());
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        wait_for_title(browser, "Sessa").await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        wait_for_title(browser, "White – Black · Sessa").await;
        for language in ["en", "ta"] {
            browser.prefer("language", language).await;
            browser.wait_for(&format!("html[lang={language}]")).await;
            for (name, path) in screens() {
                browser.visit(&format!("#{}", path_of(name, path))).await;
                let screen = format!("[data-screen={name}]");
                browser.wait_for(&screen).await;
                // A screen whose heading is what it shows has its own name behind that.
                browser
                    .wait_until(&format!("the title of {name} in {language}"), async || {
                        let name_of = browser.ask(NAME, [json!(screen)]).await;
                        let title = browser.ask("return document.title", []).await;
                        let parts: Vec<_> = title.split(" · ").collect();
                        let is_named = parts.contains(&name_of.as_str());
                        is_named && parts.last() == Some(&"Sessa") && !parts.contains(&name)
                    })
                    .await;
            }
        }
    });
}

#[test]
fn what_a_place_shows_stands_first() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for (path, title) in [
            ("#laws/3.5", "3.5 · The laws · Sessa"),
            ("#laws", "The laws · Sessa"),
            ("#glossary/fork", "Fork · Words of chess · Sessa"),
            ("#learn/lesson/rook", "The rook · Lesson · Sessa"),
            ("#drills/krk", "King and rook · Ending · Sessa"),
            ("#puzzles/solve?mode=rated", "Rated · Solve puzzles · Sessa"),
        ] {
            browser.visit(path).await;
            wait_for_title(browser, title).await;
        }
        // A dialog has a title while it is open.
        browser.visit("#help").await;
        wait_for_title(browser, "Help · Sessa").await;
        browser.back().await;
        wait_for_title(browser, "Rated · Solve puzzles · Sessa").await;
        browser.visit("#play").await;
        wait_for_title(browser, "Sessa").await;
        let robot = GameSettings {
            opponent: "robot",
            ..GameSettings::TWO_PLAYERS
        };
        browser.play(&robot).await;
        wait_for_title(browser, "Your move · Sessa").await;
    });
}
