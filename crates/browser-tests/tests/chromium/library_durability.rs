//! Durability of the library: two tabs, a browser that is killed, a library that cannot be kept, a bin that waits.

use crate::library::{open_with_games, play};
use browser_tests::{GameSettings, View, with_browser, with_killed_browser};
use serde_json::json;
use std::cell::RefCell;

/// Another tab says that it has the game; its words are numbered.
const CLAIM: &str = "
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith('sessa.tab.game.'))) {
        localStorage.setItem(key, `has 1 ${arguments[0]}`);
    }
    dispatchEvent(new Event('storage'));";

#[test]
fn what_is_done_while_another_tab_is_asked_waits_for_its_answer() {
    with_browser(View::LAPTOP, async |browser| {
        // It is given four seconds for its answer, not half a one.
        let patience = "
            const real = setTimeout;
            window.setTimeout = (call, millis, ...rest) => real(call, millis === 500 ? 4000 : millis, ...rest);";
        browser.run_first(patience).await;
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        // A tab that was killed says nothing.
        browser.evaluate(CLAIM, [json!(1)]).await;
        browser.reload().await;
        browser.drag("e7", "e5").await;
        assert_eq!(browser.moves().await, ["e4"]);
        browser.wait_for_move(2, "e5").await;
        // A tab that is there has the game, with what was done here meanwhile left undone.
        browser.evaluate(CLAIM, [json!(2)]).await;
        browser.reload().await;
        browser.drag("g1", "f3").await;
        browser.evaluate(CLAIM, [json!(3)]).await;
        browser.wait_for("[data-elsewhere]").await;
        browser.action("continue-here").await;
        browser.drag("b1", "c3").await;
        browser.wait_for_move(3, "Nc3").await;
    });
}

#[test]
fn law_f6_two_tabs_know_of_each_others_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        play(browser, &[("e2", "e4", "e4"), ("e7", "e5", "e5")], false).await;
        browser.wait_for_library().await;
        let saved = async || browser.saved_game().await;
        let before = saved().await;
        browser
            .in_another_tab(async || {
                // It is only looked at until it is to go on here.
                browser.open().await;
                browser.wait_for_move(2, "e5").await;
                browser.wait_for("[data-elsewhere]").await;
                browser.wait_for(".stage[inert]").await;
                browser.assert_accessible("a game in another tab").await;
                assert_eq!(saved().await, before);
                browser.action("continue-here").await;
                browser.drag("g1", "f3").await;
                browser.wait_for_move(3, "Nf3").await;
                browser.wait_for_library().await;
            })
            .await;
        browser.wait_for("[data-elsewhere]").await;
        assert_eq!(browser.moves().await.len(), 2);
        browser.action("continue-here").await;
        browser.wait_for_move(3, "Nf3").await;
        browser.drag("b8", "c6").await;
        browser.wait_for_move(4, "Nc6").await;
        browser.wait_for_library().await;
        assert_eq!(browser.library().await.len(), 1, "it is one game");
        // A tab that is closed leaves the game to the others.
        browser.reload().await;
        browser.wait_for_move(4, "Nc6").await;
        assert!(!browser.is_there("[data-elsewhere]").await);
        browser.drag("f1", "b5").await;
        browser.wait_for_move(5, "Bb5").await;
    });
}

#[test]
fn law_f6_two_tabs_know_of_each_others_analysis() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        let comment = async |text: &str| {
            browser.wait_for(".an-board:not([inert])").await;
            browser.press("[data-action=move-menu]").await;
            browser.press(".an-move-menu [data-action=comment]").await;
            browser.wait_for_focus("name", "comment").await;
            browser.keys("End").await;
            browser.type_text(text).await;
        };
        let said = async |text: &str| {
            browser
                .wait_until(&format!("the comment {text}"), async || {
                    let body =
                        "return document.querySelector('.an-moves .an-comment')?.textContent ?? ''";
                    browser.ask(body, []).await == text
                })
                .await;
        };
        browser.wait_for(".an-moves [data-node]").await;
        comment("one").await;
        browser
            .in_another_tab(async || {
                browser.visit("#analysis").await;
                browser.wait_ready().await;
                browser.wait_for("[data-elsewhere]").await;
                said("one").await;
                browser.action("continue-here").await;
                comment(" two").await;
                said("one two").await;
            })
            .await;
        browser.wait_for("[data-elsewhere]").await;
        browser.reload().await;
        browser.wait_for("[data-elsewhere]").await;
        browser.action("continue-here").await;
        said("one two").await;
    });
    // A study that is begun on an empty board.
    with_browser(View::LAPTOP, async |browser| {
        let play = async |from: &str, to: &str, piece: &str| {
            browser.wait_for(".an-board:not([inert])").await;
            browser.click_square(from).await;
            browser.click_square(to).await;
            browser.wait_for_piece(to, piece).await;
        };
        browser.visit("#analysis").await;
        browser.wait_ready().await;
        play("e2", "e4", "white pawn").await;
        browser
            .in_another_tab(async || {
                browser.visit("#analysis").await;
                browser.wait_ready().await;
                browser.wait_for("[data-elsewhere]").await;
                browser.action("continue-here").await;
                play("c7", "c5", "black pawn").await;
            })
            .await;
        browser.wait_for("[data-elsewhere]").await;
        browser.action("continue-here").await;
        browser.wait_for_piece("c5", "black pawn").await;
        play("g1", "f3", "white knight").await;
    });
}

#[test]
fn law_f6_a_library_that_cannot_be_kept_is_told_and_the_game_goes_on() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        // A version from the future comes in another tab.
        let body = "
            return new Promise((resolve) => {
                const request = indexedDB.open('sessa', 99);
                request.onsuccess = () => { request.result.close(); resolve(true); };
            });";
        browser.evaluate(body, []).await;
        play(browser, &[("e2", "e4", "e4")], false).await;
        browser
            .wait_until("the library's trouble to be told", async || {
                browser
                    .text(".notice")
                    .await
                    .starts_with("A newer version of Sessa keeps the library")
            })
            .await;
        browser.drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
        browser.reload().await;
        browser.wait_for_move(2, "e5").await;
    });
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.limit_storage(1).await;
        play(browser, &[("e2", "e4", "e4")], false).await;
        browser
            .wait_until("the full library to be told", async || {
                browser
                    .text(".notice")
                    .await
                    .starts_with("There is no room left for the library")
            })
            .await;
        browser.drag("e7", "e5").await;
        browser.wait_for_move(2, "e5").await;
    });
}

#[test]
fn law_f6_a_browser_that_is_killed_loses_nothing() {
    let known = RefCell::new((String::new(), 0));
    with_killed_browser(
        View::LAPTOP,
        async |browser| {
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
            for (ply, (from, to, san)) in (1..).zip([
                ("e2", "e4", "e4"),
                ("c7", "c5", "c5"),
                ("g1", "f3", "Nf3"),
                ("d7", "d6", "d6"),
                ("d2", "d4", "d4"),
            ]) {
                browser.drag(from, to).await;
                browser.wait_for_move(ply, san).await;
            }
            browser.wait_for_library().await;
            let saved = browser.saved_game().await;
            let white = browser.clock("white").await.left;
            known.replace((saved, white));
        },
        async |browser| {
            let (saved, white) = known.take();
            browser.open().await;
            browser.wait_for_move(5, "d4").await;
            assert_eq!(browser.moves().await, ["e4", "c5", "Nf3", "d6", "d4"]);
            assert_eq!(browser.clock("white").await.left, white);
            // Every event with its time is there; what is new came with the opening.
            let stem = saved.trim_end_matches("]}");
            browser
                .wait_until("the game to be saved again", async || {
                    browser.saved_game().await.starts_with(stem)
                })
                .await;
            browser.action("resume").await;
            browser.drag("c5", "d4").await;
            browser.wait_for_move(6, "cxd4").await;
        },
    );
}

#[test]
fn law_f6_what_is_deleted_stays_in_the_bin_when_the_library_was_closed() {
    with_browser(View::LAPTOP, async |browser| {
        open_with_games(browser).await;
        browser.wait_for_games(5).await;
        browser.search_for("club").await;
        browser.wait_for_games(2).await;
        browser.action("delete-found").await;
        browser.action("confirm").await;
        browser.wait_for_games(0).await;
        browser.leave_page().await;
        browser.open_library().await;
        browser.wait_for_games(3).await;
        browser
            .wait_for_text(".library-bin [data-action=bin]", "Bin: 2 games")
            .await;
        browser.search_for("carlsen").await;
        browser.wait_for_games(1).await;
        browser.action("bin").await;
        browser
            .wait_for("section[data-screen=library-bin] h1:focus")
            .await;
        browser.wait_for_games(2).await;
        browser
            .wait_for_text(
                "[data-bin-about]",
                "Deleted games stay in the bin for 30 days.",
            )
            .await;
        browser.assert_accessible("the bin").await;
        browser.press("[data-row]").await;
        browser
            .wait_for_text("[data-until]", "Stays in the bin for 30 more days")
            .await;
        browser.action("restore").await;
        browser.wait_for_games(1).await;
        browser.action("empty-bin").await;
        browser.action("confirm").await;
        browser.wait_for_games(0).await;
        // Back finds the list as it was left.
        browser.back().await;
        browser.wait_for_games(1).await;
        assert!(!browser.is_there("[data-action=bin]").await);
        browser.search_for("").await;
        browser.wait_for_games(4).await;
    });
}
