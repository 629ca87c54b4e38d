//! The settings: at work at once, and there again before anything is painted.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const THEMES: [&str; 7] = [
    "walnut", "green", "blue", "slate", "sand", "plum", "contrast",
];
const SETS: [&str; 3] = ["staunton", "modern", "clear"];

async fn open_settings(browser: &Browser) {
    browser.action("settings").await;
    browser.wait_for("dialog[data-screen=settings][open]").await;
}

/// The colours of the squares and the drawing of the white king.
async fn look(browser: &Browser) -> (String, String) {
    let body = "
        const style = (selector) => getComputedStyle(document.querySelector(selector)).backgroundImage;
        return [style('.board'), style('.piece[data-color=white][data-role=king]')];";
    let look = browser.evaluate(body, []).await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    (text(&look[0]), text(&look[1]))
}

async fn board_width(browser: &Browser) -> f64 {
    let body = "return document.querySelector('.board').getBoundingClientRect().width";
    let width = browser.evaluate(body, []).await;
    width.as_f64().expect("a number")
}

#[test]
fn every_theme_and_every_set_is_seen_at_once() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open_settings(browser).await;
        let mut looks = BTreeSet::new();
        for theme in THEMES {
            browser.set_preference("board", theme).await;
            looks.insert(look(browser).await.0);
        }
        assert_eq!(looks.len(), THEMES.len(), "{looks:#?}");
        let mut looks = BTreeSet::new();
        for set in SETS {
            browser.set_preference("pieces", set).await;
            looks.insert(look(browser).await.1);
        }
        assert_eq!(looks.len(), SETS.len(), "{looks:#?}");
        let mut grounds = BTreeSet::new();
        for scheme in ["light", "dark"] {
            browser.set_preference("scheme", scheme).await;
            let body = "return getComputedStyle(document.documentElement).backgroundColor";
            grounds.insert(browser.evaluate(body, []).await.to_string());
        }
        assert_eq!(grounds.len(), 2, "{grounds:?}");
    });
}

#[test]
fn the_look_is_there_before_the_program() {
    with_browser(View::LAPTOP, async |browser| {
        let usual = async || {
            browser.open().await;
            look(browser).await
        };
        let usual = usual().await;
        open_settings(browser).await;
        for (name, value) in [
            ("board", "plum"),
            ("pieces", "modern"),
            ("scheme", "dark"),
            ("size", "60"),
        ] {
            browser.set_preference(name, value).await;
        }
        let chosen = (look(browser).await, board_width(browser).await);
        assert!(chosen.0.0 != usual.0 && chosen.0.1 != usual.1);
        browser.devtools("Network.enable", json!({})).await;
        let program = json!({ "urls": ["*app_bg.wasm"] });
        browser.devtools("Network.setBlockedURLs", program).await;
        browser.visit("").await;
        assert!(!browser.is_there("[data-ready]").await);
        let early = (look(browser).await, board_width(browser).await);
        assert_eq!(early, chosen);
        browser.take_errors().await;
        let nothing = json!({ "urls": [] });
        browser.devtools("Network.setBlockedURLs", nothing).await;
        browser.open().await;
        assert_eq!((look(browser).await, board_width(browser).await), chosen);
    });
}

#[test]
fn the_board_is_as_large_as_the_player_wants() {
    let wide = View {
        width: 1440,
        height: 900,
        ..View::LAPTOP
    };
    with_browser(wide, async |browser| {
        browser.open().await;
        let full = board_width(browser).await;
        let near = |width: f64, share: f64| (width / full - share).abs() < 0.03;
        browser.prefer("size", "70").await;
        let width = board_width(browser).await;
        assert!(near(width, 0.7), "{width} of {full}");

        browser.focus(".resize").await;
        browser.keys("ArrowDown ArrowDown").await;
        assert_eq!(browser.attribute(".resize", "aria-valuenow").await, "60");
        assert!(near(board_width(browser).await, 0.6));
        browser.keys("End").await;
        assert!(near(board_width(browser).await, 1.0));

        let corner = browser.beside("h1", 0.5, 0.5).await;
        let inside = browser.beside("f3", 0.5, 0.5).await;
        let handle = (corner.0 + 5, corner.1 + 5);
        browser.put_down(&[handle, inside]).await;
        browser.lift().await;
        let width = board_width(browser).await;
        assert!(near(width, 0.75), "{width} of {full}");
        browser.reload().await;
        assert!((board_width(browser).await - width).abs() < 1.0);
    });
}

#[test]
fn what_the_board_shows() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        assert_eq!(browser.count(".coord").await, 16);
        browser.prefer("coordinates", "off").await;
        assert_eq!(browser.count(".coord").await, 0);

        browser.click_square("e2").await;
        assert_eq!(browser.count(".square.target").await, 2);
        browser.keys("Escape").await;
        browser.prefer("destinations", "off").await;
        browser.click_square("e2").await;
        browser.wait_for(".square.selected[data-square=e2]").await;
        assert!(!browser.is_there(".square.target").await);
        browser.click_square("e4").await;
        browser.wait_for_move(1, "e4").await;

        browser.prefer("entry", "off").await;
        assert!(!browser.is_there("input[name=entry]").await);
    });
}

#[test]
fn the_record_is_written_as_the_player_reads() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("g1", "f3").await;
        browser.wait_for_move(1, "Nf3").await;
        browser.prefer("notation", "figurine").await;
        browser.wait_for("[data-ply='1'] .figurine").await;
        let told = browser.accessibility("[data-ply='1']").await.name;
        assert_eq!(told, "knight f3", "a figurine is read aloud");
        browser.prefer("notation", "local").await;
        browser.prefer("language", "ta").await;
        browser.wait_for_move(1, "குf3").await;
        browser.prefer("notation", "english").await;
        browser.wait_for_move(1, "Nf3").await;
    });
}

#[test]
fn a_queen_without_being_asked() {
    with_browser(View::LAPTOP, async |browser| {
        for by_hand in [true, false] {
            browser
                .open_game("8/P6k/8/8/8/8/8/K7 w - - 0 1", None)
                .await;
            browser.prefer("auto-queen", "on").await;
            if by_hand {
                browser.drag("a7", "a8").await;
            } else {
                browser.enter("a8").await;
            }
            browser.wait_for_move(1, "a8=Q").await;
        }
    });
}

#[test]
fn everything_as_usual_again() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let usual = look(browser).await;
        open_settings(browser).await;
        for (name, value) in [
            ("board", "green"),
            ("pieces", "clear"),
            ("sound", "off"),
            ("size", "60"),
            ("blindfold", "discs"),
            ("contrast", "on"),
        ] {
            browser.set_preference(name, value).await;
        }
        assert!(browser.is_there("html[data-contrast=more]").await);
        assert_ne!(look(browser).await, usual);
        browser.action("reset-settings").await;
        assert_eq!(look(browser).await, usual);
        assert!(!browser.is_there("html[data-contrast]").await);
        let shown = "
            const input = (name) => document.querySelector(`dialog[open] [name=${name}]`);
            return [input('sound').checked, input('size').value, input('blindfold').value, input('contrast').checked];";
        let shown = browser.evaluate(shown, []).await;
        assert_eq!(shown, json!([true, "100", "off", false]));
    });
}

#[test]
fn a_sheet_that_cannot_be_fetched() {
    with_browser(View::LAPTOP, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        let block = async |urls: Value| {
            let blocked = json!({ "urls": urls });
            browser.devtools("Network.setBlockedURLs", blocked).await;
        };
        for part in ["*/chunks/screens.wasm", "*/screens.css"] {
            block(json!([part])).await;
            browser
                .open_game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None)
                .await;
            browser.action("settings").await;
            browser.wait_for(".notice").await;
            let notice = browser.text(".notice").await;
            assert!(
                notice.starts_with("This part of the page could not be loaded"),
                "{part}: {notice}"
            );
            assert!(!browser.is_there("dialog").await);
            // Keys and board are as before.
            browser.go_to("e2").await;
            browser.keys("Enter ArrowUp ArrowUp Enter").await;
            browser.wait_for_move(1, "e4").await;
            block(json!([])).await;
            browser.prefer("coordinates", "off").await;
            assert_eq!(browser.count(".coord").await, 0, "{part}");
            assert!(!browser.is_there(".notice").await, "{part}");
            browser.prefer("coordinates", "on").await;
        }
        let missed = browser.take_errors().await;
        assert!(
            missed.iter().all(|line| line.contains("wasm_split")
                || line.contains("chunks/screens")
                || line.contains("screens.css")),
            "{missed:#?}"
        );
    });
}

/// The chunk of games comes once the page is ready; where a game is saved, the page waits for it.
#[test]
fn a_chunk_of_games_that_cannot_be_fetched() {
    with_browser(View::PHONE, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        let block = async |urls: Value| {
            let blocked = json!({ "urls": urls });
            browser.devtools("Network.setBlockedURLs", blocked).await;
        };
        block(json!(["*/chunks/game.wasm"])).await;
        browser.open().await;
        browser.action("play").await;
        browser.wait_for(".notice").await;
        let notice = browser.text(".notice").await;
        assert!(
            notice.starts_with("This part of the page could not be loaded"),
            "{notice}"
        );
        assert!(browser.is_there(".form [data-action=play]").await);
        block(json!([])).await;
        browser.action("play").await;
        browser.wait_for("[data-action=resign]").await;
        assert!(!browser.is_there(".notice").await);

        block(json!(["*/chunks/game.wasm"])).await;
        browser.visit("?again").await;
        browser
            .wait_until("the page says that it cannot start", async || {
                browser
                    .text("[data-boot]")
                    .await
                    .starts_with("Sessa could not start")
            })
            .await;
        block(json!([])).await;
        browser.visit("?once-more").await;
        browser.wait_for("[data-action=resign]").await;
        let missed = browser.take_errors().await;
        assert!(
            missed
                .iter()
                .all(|line| line.contains("wasm_split") || line.contains("chunks/game")),
            "{missed:#?}"
        );
    });
}

#[test]
fn a_sheet_in_a_language_whose_words_are_missing() {
    with_browser(View::LAPTOP, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        let words = json!({ "urls": ["*/strings/screens.*"] });
        browser.devtools("Network.setBlockedURLs", words).await;
        browser
            .open_with_preferences(&json!({ "language": "mr" }))
            .await;
        browser
            .wait_for("html[lang=mr] main[data-ready=true]")
            .await;
        open_settings(browser).await;
        browser.wait_for(".notice").await;
        assert_eq!(browser.text("#section-appearance").await, "Appearance");
        browser.set_preference("contrast", "on").await;
        browser.wait_for("html[data-contrast=more]").await;
        let nothing = json!({ "urls": [] });
        browser.devtools("Network.setBlockedURLs", nothing).await;
        browser.set_preference("language", "mr").await;
        browser.wait_for_text("#section-appearance", "रूप").await;
        assert!(!browser.is_there(".notice").await);
        let missed = browser.take_errors().await;
        assert!(
            missed.iter().all(|line| line.contains("strings/screens")),
            "{missed:#?}"
        );
    });
}
