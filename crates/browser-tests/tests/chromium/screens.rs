//! Accessibility and looks of the screens: no barriers by axe-core, and the same as the reference pictures.
//!
//! The screens of the game, of its settings and rules, analysis, library, clock, arbiter and score sheet are here.

use crate::premoves;
use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

/// The screen has no barriers and looks as in its reference pictures.
async fn check(browser: &Browser, screen: &str) {
    browser.assert_accessible(screen).await;
    browser.assert_matches_reference(screen).await;
}

async fn play(browser: &Browser, moves: &[(&str, &str)]) {
    for (index, (from, to)) in moves.iter().enumerate() {
        browser.drag(from, to).await;
        browser.wait_for_ply(index + 1).await;
    }
}

#[test]
fn from_the_start_to_the_end() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        check(browser, "start").await;

        let terms = GameSettings::TWO_PLAYERS_WITH_CLOCKS;
        browser.play(&terms).await;
        play(
            browser,
            &[("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5")],
        )
        .await;
        check(browser, "playing").await;

        browser.reload().await;
        browser.wait_for("[data-paused]").await;
        check(browser, "paused").await;
        browser.action("resume").await;

        // The question lapses by itself, sooner than all pictures could be taken of it.
        browser.action("resign").await;
        browser.wait_for("[data-action=confirm]").await;
        browser.assert_accessible("ask-resign").await;
        browser.wait_for("[data-action=resign]").await;

        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        check(browser, "end").await;
    });
}

#[test]
fn a_promotion() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let way = [
            ("a2", "a4"),
            ("b7", "b5"),
            ("a4", "b5"),
            ("a7", "a6"),
            ("b5", "a6"),
            ("c8", "b7"),
            ("a6", "b7"),
            ("h7", "h6"),
        ];
        play(browser, &way).await;
        browser.drag("b7", "a8").await;
        browser.wait_for("[data-promote]").await;
        check(browser, "promotion").await;
    });
}

#[test]
fn dialogs() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for sheet in ["settings", "help", "rules"] {
            browser.action(sheet).await;
            browser
                .wait_for(&format!("dialog[data-screen={sheet}][open]"))
                .await;
            check(browser, sheet).await;
            browser.close_dialog().await;
        }
        browser
            .open_with_preferences(&json!({ "language": "ta" }))
            .await;
        browser.wait_for("html[lang=ta]").await;
        // The fonts of the tests have no letters for it, so there is no picture to compare with.
        browser.assert_accessible("start-tamil").await;
    });
}

#[test]
fn in_the_middle_of_a_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        play(browser, &[("e2", "e4"), ("e7", "e5")]).await;
        browser.action("draw-choices").await;
        browser.action("offer-draw").await;
        browser.wait_for("[data-action=decline-draw]").await;
        check(browser, "offer").await;
        browser.action("decline-draw").await;

        browser.action("draw").await;
        for (brush, from, to) in [
            ("green", "f1", "c4"),
            ("red", "f7", "f7"),
            ("blue", "d1", "h5"),
            ("yellow", "h5", "f7"),
        ] {
            browser.press(&format!(".brush[data-brush={brush}]")).await;
            browser.drag(from, to).await;
        }
        check(browser, "pencil").await;
        browser.action("clear-drawings").await;
        browser.action("draw").await;

        browser.prefer("blindfold", "discs").await;
        check(browser, "blindfold").await;
        browser.prefer("blindfold", "off").await;

        browser.prefer("confirm", "on").await;
        browser.drag("g1", "f3").await;
        browser.wait_for("[data-action=confirm-move]").await;
        check(browser, "confirm").await;
    });
}

#[test]
fn moves_ahead() {
    with_browser(View::LAPTOP, async |browser| {
        let robots_turn = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        premoves::open(browser, robots_turn).await;
        browser.drag("g1", "f3").await;
        browser.drag("f1", "c4").await;
        check(browser, "premoves").await;
    });
}

#[test]
fn analysis_and_library() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .visit("#pgn=1._e4_e5_(1..._c5_2._Nf3)_2._Nf3_Nc6")
            .await;
        browser.wait_ready().await;
        browser.wait_for("section.screen .board .square").await;
        check(browser, "analysis").await;

        browser.open_library().await;
        let games = "return `[Event \"Club Evening\"]\n[Date \"1930.02.03\"]\n[White \"Sultan Khan\"]\n[Black \"Anna\"]\n[Result \"1-0\"]\n\n\
            1. e4 c5 2. Nf3 d6 1-0\n\n[Event \"Club Evening\"]\n[Date \"1931.02.03\"]\n[White \"Berta\"]\n[Black \"Anna\"]\n[Result \"0-1\"]\n\n\
            1. f3 e5 2. g4 Qh4# 0-1\n`";
        browser.upload_games(games, []).await;
        browser.wait_for_games(2).await;
        browser.done_message().await;
        check(browser, "library").await;
    });
}

#[test]
fn clock() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.action("clock-screen").await;
        browser.wait_for(".clock-screen[data-phase=ready]").await;
        check(browser, "clock").await;
    });
}

#[test]
fn arbiter_and_score_sheet() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_with_config(json!({})).await;
        play(browser, &[("e2", "e4"), ("e7", "e5"), ("g1", "f3")]).await;
        browser.open_arbiter().await;
        check(browser, "arbiter").await;
        browser.close_dialog().await;

        browser.action("score-sheet").await;
        browser.wait_for("dialog[open] .score-paper").await;
        check(browser, "score-sheet").await;
    });
}

/// The widgets in all their states, on the page for developers.
#[test]
fn shared_parts() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#dev/parts").await;
        browser.wait_for("[data-screen=parts][open]").await;
        check(browser, "parts").await;
    });
}

#[test]
fn a_plot_is_a_table_as_well() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#dev/parts").await;
        browser.wait_for("[data-screen=parts][open]").await;
        browser.press(".plot-menu summary").await;
        browser.press(".plot-menu [data-action=table]").await;
        browser.wait_for(".plot-table td").await;
        let last = ".plot-table tbody tr:last-child td:last-child";
        assert_eq!(browser.text(last).await, "1400");
        browser.assert_accessible("plot-table").await;
    });
}
