//! The address names the puzzle: a reload, the way back and a shared link lead to it, as it was left.

use crate::puzzle_runs::{make_any_move, start_run, wait_for_turn};
use crate::puzzles::{
    LADDER, QUEEN, add_set, solve, solve_own_set, tap_move, wait_for_phase, wait_for_verdict,
};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

async fn hash(browser: &Browser) -> String {
    browser.ask("return location.hash", []).await
}

async fn id(browser: &Browser) -> String {
    browser
        .wait_until("an address that names a puzzle", async || {
            hash(browser).await.contains("&id=")
        })
        .await;
    let hash = hash(browser).await;
    hash.rsplit("&id=").next().unwrap_or_default().to_owned()
}

#[test]
fn a_reload_and_a_shared_link_lead_to_the_same_puzzle() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/solve?mode=rated").await;
        wait_for_phase(browser, "solver").await;
        browser.press("[data-action=next-puzzle]").await;
        wait_for_phase(browser, "solver").await;
        let (first, pieces) = (id(browser).await, browser.pieces().await);
        browser.reload().await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.pieces().await, pieces);
        assert_eq!(id(browser).await, first);
        // The next one has an address of its own.
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_until("another address", async || id(browser).await != first)
            .await;
        // Another tab has nothing of this one.
        browser.another_tab().await;
        browser.open().await;
        browser
            .visit(&format!("#puzzles/solve?mode=rated&id={first}"))
            .await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.pieces().await, pieces);
    });
}

#[test]
fn a_failed_puzzle_is_found_as_it_was_left() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for_piece("d1", "black queen").await;
        browser.wait_for("[data-recorded]").await;
        browser.reload().await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for_piece("d1", "black queen").await;
        wait_for_verdict(browser, "2.Kh1").await;
        // So it is after a game that was played on from there.
        browser.press("[data-action=play-on]").await;
        browser.wait_for(":root[data-place=game]").await;
        browser.back().await;
        wait_for_phase(browser, "wrong").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in 2 tries");
        // And after the study of it.
        browser.press("[data-action=explore]").await;
        browser.wait_for("section[data-screen=analysis]").await;
        browser.back().await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in 2 tries");
        assert!(browser.text(".solve-what p").await.contains("asked again"));
    });
}

#[test]
fn a_set_tells_its_name_and_the_number_and_no_puzzle_comes_twice() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER, QUEEN]).await;
        browser.wait_for_text(".solve-head h1", "tests").await;
        let mut come = vec![id(browser).await];
        assert!(browser.text(".solve-rating").await.contains("1 of 2"));
        browser.press("[data-action=next-puzzle]").await;
        wait_for_phase(browser, "solver").await;
        come.push(id(browser).await);
        assert!(browser.text(".solve-rating").await.contains("2 of 2"));
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was all 2")
            .await;
        // Once more: not the last one at once.
        once_more(browser).await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(id(browser).await, come[0]);
        come.sort();
        assert_eq!(come, ["ladder", "queen"]);
    });
}

#[test]
fn a_single_puzzle_of_a_set_comes_once_more() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        add_set(browser, "one.csv", &[QUEEN]).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was the only one")
            .await;
        once_more(browser).await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for_piece("d7", "black queen").await;
    });
}

/// Begins again where nothing is left.
async fn once_more(browser: &Browser) {
    browser
        .wait_until_heard(".solve-actions", "[data-phase=nothing]")
        .await;
    browser.press("[data-action=again]").await;
}

/// Seconds on the clock of a storm.
async fn seconds(browser: &Browser) -> u32 {
    let text = browser.text(".run-clock").await;
    let (minutes, seconds) = text.split_once(':').expect("a clock");
    let number = |text: &str| text.parse::<u32>().expect("a number");
    number(minutes) * 60 + number(seconds)
}

#[test]
fn a_storm_goes_on_after_a_reload() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        start_run(browser, "storm").await;
        make_any_move(browser).await;
        assert!(!wait_for_turn(browser).await);
        browser
            .wait_until("the clock to run", async || seconds(browser).await < 180)
            .await;
        let (pieces, before) = (browser.pieces().await, seconds(browser).await);
        // Another tab has a storm of its own.
        let other = browser.another_tab().await;
        browser.open().await;
        start_run(browser, "storm").await;
        assert_eq!(browser.text(".run-clock").await, "3:00");
        browser.switch_to(other).await;
        browser.reload().await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.pieces().await, pieces);
        let after = seconds(browser).await;
        assert!(after <= before && after + 60 > before, "{before}, {after}");
        // It can be stopped, and is recorded then.
        browser.press(".more-menu summary").await;
        browser.press("[data-action=stop-run]").await;
        browser.wait_for(".run-result").await;
        assert_eq!(browser.text(".solve-what h2").await, "The run is over");
        // It is over: after a reload the result is there, and the next run begins with its time.
        let result = browser.text(".run-card").await;
        browser.reload().await;
        browser.wait_for(".run-result").await;
        assert_eq!(browser.text(".run-card").await, result);
        browser
            .wait_until_heard(".solve-actions", "[data-phase=over]")
            .await;
        browser.press("[data-action=again]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".run-clock").await, "3:00");
    });
}

#[test]
fn a_survival_run_keeps_its_misses_and_tells_what_was_missed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        start_run(browser, "survival").await;
        // Hardly any move is right by chance.
        while browser.count(".run-heart.lost").await < 1 {
            make_any_move(browser).await;
            browser
                .wait_for(".screen.solve:is([data-phase=missed], [data-phase=showing], [data-phase=solver])")
                .await;
        }
        // The board says it, and a screen reader hears the move; no card does.
        browser.wait_for_text(".run-strip li:last-child", "✕").await;
        browser
            .wait_until("the missed move to be said", async || {
                let said = browser.text("[data-said]").await;
                said.contains("Missed: it was ")
            })
            .await;
        assert_eq!(browser.text(".verdict-bar").await, "");
        wait_for_phase(browser, "solver").await;
        browser.reload().await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.count(".run-heart.lost").await, 1);
        let fill = "return [...document.querySelectorAll('.run-heart .icon')]
            .map((heart) => getComputedStyle(heart).fill === 'none').join()";
        assert_eq!(
            browser.evaluate(fill, []).await,
            json!("false,false,true"),
            "those left are filled"
        );
    });
}
