//! The organiser’s desk of a club night: results in words and said, faults of lists, pairs who must not meet, tie-breaks, the
//! game that ended elsewhere, robots among themselves.

use crate::club_night::{enter_six, give, given, open, pair, told};
use crate::puzzle_pictures::no_chance;
use crate::speech::EAR;
use browser_tests::{Browser, View, with_browser};
use serde_json::json;
use std::time::Duration;

async fn wait_for_result(browser: &Browser, board: usize, result: &str) {
    browser
        .wait_until("the result", async || given(browser, board).await == result)
        .await;
}

#[test]
fn results_are_typed_in_words_and_said() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser
            .open_with_preferences(&json!({ "listen": true }))
            .await;
        open(browser).await;
        enter_six(browser).await;
        pair(browser, 1).await;
        browser.set("[name=code]", "3 draw").await;
        browser.action("take-code").await;
        wait_for_result(browser, 3, "½–½").await;
        browser
            .wait_until("an ear", async || {
                browser.evaluate("return 'ear' in window", []).await == true
            })
            .await;
        // The likeliest reading is no result.
        let said = "hear('bored too white one', 'Board two, White won.')";
        browser.evaluate(said, []).await;
        wait_for_result(browser, 2, "1–0").await;
        assert!(told(browser).await.ends_with(": White wins"));
        browser.evaluate("hear('good evening')", []).await;
        browser
            .wait_until("the answer", async || {
                told(browser).await == "Heard “good evening”: no board with a result."
            })
            .await;
        assert_eq!(given(browser, 1).await, "");
    });
}

#[test]
fn faults_of_a_list_are_told_in_the_language_of_the_page() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_with_preferences(&json!({ "language": "ta" }))
            .await;
        open(browser).await;
        browser.press(".night-paste summary").await;
        let list = "Asha, 1500\nBala, 1400\nAsha, 1500";
        browser.set("[name=list-text]", list).await;
        browser.action("add-list").await;
        let fault =
            "ஒரு பிழை காணப்பட்டது: வரி 3, இடம் 1: Asha ஏற்கெனவே வரி 1 இல் உள்ளார்; இந்த வரி விடப்பட்டது.";
        assert_eq!(told(browser).await, fault);
        assert_eq!(browser.count(".night-players > li").await, 2);
    });
}

#[test]
fn those_who_must_not_meet_do_not_meet() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        open(browser).await;
        enter_six(browser).await;
        // By strength Asha would meet Deepa.
        let asha = ".night-players > li[data-player='1']";
        browser.press(&format!("{asha} .night-player")).await;
        browser.set("[name=forbid]", "3").await;
        browser.assert_accessible("club-night-forbid").await;
        browser.action("forbid").await;
        browser.press(&format!("{asha} .night-player")).await;
        browser.wait_for("[data-action=allow]").await;
        let again = browser.text("[data-action=allow]").await;
        assert_eq!(again, "May meet Deepa again");
        pair(browser, 1).await;
        let row = browser
            .text(".night-board[data-board='1'] .night-names")
            .await;
        assert!(row.contains("Asha") && !row.contains("Deepa"), "{row}");
    });
}

#[test]
fn tie_breaks_are_explained_and_put_in_order() {
    with_browser(View::LAPTOP, async |browser| {
        no_chance(browser).await;
        browser.open().await;
        open(browser).await;
        enter_six(browser).await;
        for round in 1..=2 {
            pair(browser, round).await;
            for board in 1..=3 {
                give(browser, board, if board == 2 { "½" } else { "1–0" }).await;
            }
        }
        browser.press("#night-tab-table").await;
        browser.press(".night-tie-breaks summary").await;
        let codes = "return [...document.querySelectorAll('.night-tie-breaks [data-code]')].map((it) => it.dataset.code).join()";
        assert_eq!(browser.ask(codes, []).await, "BH-C1,BH,SB,DE");
        let why = browser.text("[data-why-order]").await;
        assert!(why.contains("before") && why.contains("by BH-C1"), "{why}");
        assert!(why.contains("; not counted: "), "{why}");
        browser.assert_accessible("club-night-tie-breaks").await;
        browser
            .press("[data-code=SB] [data-action=tie-break-up]")
            .await;
        browser
            .press("[data-code=DE] [data-action=tie-break-remove]")
            .await;
        browser.set("[name=tie-break]", "BWG").await;
        browser.action("add-tie-break").await;
        browser
            .wait_until("the order", async || {
                browser.ask(codes, []).await == "BH-C1,SB,BH,BWG"
            })
            .await;
        let heads = browser.text(".night-standings thead").await;
        assert!(heads.contains("BWG") && !heads.contains("DE"), "{heads}");
        browser.reload().await;
        browser.press("#night-tab-table").await;
        browser.press(".night-tie-breaks summary").await;
        assert_eq!(browser.ask(codes, []).await, "BH-C1,SB,BH,BWG");
    });
}

#[test]
fn a_game_that_ended_while_the_night_was_closed_is_entered_when_it_opens() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser).await;
        enter_six(browser).await;
        pair(browser, 1).await;
        browser
            .press(".night-board[data-board='2'] [data-action=board-more]")
            .await;
        browser.action("play-here").await;
        browser.wait_for(".table .board").await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.wait_for("[data-end]").await;
        // The tab is killed at the end of the game; another one begins in the place of it before the night is opened.
        browser.reload().await;
        browser.visit("#play").await;
        browser.wait_for(".home-cards").await;
        browser.reload().await;
        open(browser).await;
        browser
            .wait_until("the result", async || !given(browser, 2).await.is_empty())
            .await;
        // Taken back, it does not come again with the next action, nor with the tab, until it is asked for.
        let result = given(browser, 2).await;
        browser.action("undo").await;
        browser.wait_for(".night-board [data-left]").await;
        give(browser, 1, "½").await;
        wait_for_result(browser, 1, "½–½").await;
        browser.reload().await;
        browser.wait_for(".night-board [data-left]").await;
        assert_eq!(given(browser, 2).await, "");
        browser
            .press(".night-board[data-board='2'] [data-action=board-more]")
            .await;
        browser.action("resume").await;
        wait_for_result(browser, 2, &result).await;
    });
}

/// A game of two robots of the first level has a few hundred moves at most, each a few milliseconds of an engine.
const GAME: Duration = Duration::from_secs(60);

#[test]
fn robots_play_their_round_among_themselves() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser).await;
        browser.set("[name=rounds]", "1").await;
        browser.set("[name=robot]", "rating-600").await;
        browser.action("add-robot").await;
        assert!(told(browser).await.starts_with("Robot, about 600"));
        assert_eq!(browser.count("[name=robot-values]").await, 0);
        browser.set("[name=robot]", "level-1").await;
        browser.set("[name=robot-values]", "100 300").await;
        browser.action("add-robot").await;
        assert!(told(browser).await.starts_with("Write five numbers"));
        browser
            .set("[name=robot-values]", "100 300 300 500 900")
            .await;
        browser.action("add-robot").await;
        browser
            .wait_until("two robots", async || {
                browser.count(".night-players > li").await == 2
            })
            .await;
        browser.action("pair").await;
        browser.wait_for(".night-board [data-playing]").await;
        // A killed tab goes on with their game, and so does another screen.
        browser.reload().await;
        browser.wait_for(".night-board [data-playing]").await;
        browser.visit("#laws").await;
        browser
            .wait_at_most(GAME, "the result beside another screen", async || {
                let stored = "return localStorage.getItem('sessa.club-night')";
                browser.ask(stored, []).await.contains("\"result\":{")
            })
            .await;
        assert_eq!(browser.count(".night").await, 0);
        open(browser).await;
        browser
            .wait_at_most(GAME, "the result", async || {
                !given(browser, 1).await.is_empty()
            })
            .await;
        browser.wait_for(".night-pair .about").await;
        let over = browser.text(".night-pair .about").await;
        assert_eq!(over, "All rounds have been paired.");
    });
}
