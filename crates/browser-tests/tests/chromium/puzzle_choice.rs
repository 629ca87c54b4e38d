//! Puzzles chosen by rating, mate in so many moves, theme and set.

use crate::puzzles::{LADDER, QUEEN, add_set, wait_for_phase};
use browser_tests::{Browser, View, with_browser};

async fn address(browser: &Browser) -> String {
    browser.ask("return location.hash", []).await
}

async fn wait_for_address(browser: &Browser, hash: &str) {
    browser
        .wait_until(&format!("the address {hash}"), async || {
            address(browser).await == hash
        })
        .await;
}

/// Opens the page of the choice from the puzzles' place.
async fn open(browser: &Browser) {
    browser.open().await;
    browser.visit("#puzzles").await;
    browser.press("[data-action=themes]").await;
    browser.press("[data-action=filter]").await;
    browser.wait_for(".puzzles-choice").await;
}

#[test]
fn rating_and_mate_are_chosen_and_stand_in_the_address() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        browser.wait_for(".puzzles-theme").await;
        browser.assert_accessible("puzzles-choice").await;
        browser.assert_matches_reference("puzzles-choice").await;
        browser.press("[name=rating][value=choice-same]").await;
        wait_for_address(browser, "#puzzles/themes?mode=rating&from=1050&to=1350").await;
        browser.press("[name=mate][value='2']").await;
        browser.press("[data-action=solve-choice]").await;
        wait_for_phase(browser, "solver").await;
        let chosen = "mode=mate&moves=2&from=1050&to=1350";
        // The puzzle is named behind the choice.
        let hash = address(browser).await;
        let wanted = format!("#puzzles/solve?{chosen}&id=");
        assert!(hash.starts_with(&wanted), "{hash}");
        assert_eq!(
            browser.text(".solve-head h1").await,
            "Mate in 2 moves · 1050–1350"
        );
        // Back leads to the choice as it was.
        browser.back().await;
        browser.wait_for(".puzzles-choice").await;
        wait_for_address(browser, &format!("#puzzles/themes?{chosen}")).await;
        browser.wait_for("[name=mate][value='2']:checked").await;
        browser
            .wait_for("[name=rating][value=choice-same]:checked")
            .await;
        // A theme is solved within the choice, which the chip tells.
        assert_eq!(
            browser.text("[data-action=filter]").await,
            "Mate in 2 moves · 1050–1350"
        );
        browser.press("[name=mate][value=any]").await;
        browser.press("[data-theme=fork]").await;
        wait_for_phase(browser, "solver").await;
        let hash = address(browser).await;
        let wanted = "#puzzles/solve?mode=theme&theme=fork&from=1050&to=1350&id=";
        assert!(hash.starts_with(wanted), "{hash}");
    });
}

#[test]
fn an_empty_choice_says_so_and_leads_back() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        browser.focus("[name=rating-from]").await;
        browser.type_text("many").await;
        browser.keys("Tab").await;
        browser
            .wait_for_text("#choice-fault", "“many” is no whole number.")
            .await;
        let body = "document.querySelector('[name=rating-from]').select()";
        browser.focus("[name=rating-from]").await;
        browser.evaluate(body, []).await;
        browser.type_text("3900").await;
        browser.keys("Tab").await;
        wait_for_address(browser, "#puzzles/themes?mode=rating&from=3900&to=4000").await;
        assert_eq!(browser.text("#choice-fault").await, "");
        browser.press("[data-action=solve-choice]").await;
        browser
            .wait_for_text(".solve-what h2", "Nothing left here")
            .await;
        browser.assert_accessible("puzzles-nothing").await;
        browser.press("[data-action=choose]").await;
        browser.wait_for(".puzzles-choice").await;
        wait_for_address(browser, "#puzzles/themes?mode=rating&from=3900&to=4000").await;
    });
}

#[test]
fn a_set_of_ones_own_is_chosen_from_as_well() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        add_set(browser, "tests.csv", &[LADDER, QUEEN]).await;
        browser.visit("#puzzles/themes?mode=mate&moves=2").await;
        browser
            .wait_for("[name=choice-set] option:nth-child(2)")
            .await;
        let body = "
            const field = document.querySelector('[name=choice-set]');
            field.selectedIndex = 1;
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.evaluate(body, []).await;
        browser
            .wait_until("the set in the address", async || {
                address(browser).await.contains("mode=set&set=")
            })
            .await;
        browser.press("[data-action=solve-choice]").await;
        wait_for_phase(browser, "solver").await;
        // The only mate in two of the set; then it has no other.
        browser.wait_for_piece("b1", "white rook").await;
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was the only one")
            .await;
        browser
            .wait_until_heard(".solve-actions", "[data-phase=nothing]")
            .await;
        browser.press("[data-action=again]").await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for_piece("b1", "white rook").await;
    });
}
