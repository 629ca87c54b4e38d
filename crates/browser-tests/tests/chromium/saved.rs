//! A saved game that cannot be read is put aside, and the game goes on from what the library has of it.

use browser_tests::{Browser, GameSettings, View, with_browser};

/// Plays two moves; answers with the name and text of the saved game.
async fn play_a_little(browser: &Browser) -> (String, String) {
    browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
    browser.drag("e2", "e4").await;
    browser.wait_for_move(1, "e4").await;
    browser.drag("c7", "c5").await;
    browser.wait_for_move(2, "c5").await;
    let saved = browser
        .stored()
        .await
        .into_iter()
        .find(|(name, _)| name.starts_with("sessa.game."));
    saved.expect("the game is saved after every move")
}

/// The next visit finds the saved game as `damage` has left it.
fn damaged_game_is_kept(damage: fn(&str) -> String) {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let (name, text) = play_a_little(browser).await;
        let damaged = damage(&text);
        assert_ne!(damaged, text);
        browser.wait_for_library().await;
        browser.open_with_stored(&name, &damaged).await;
        // The library has it still.
        browser.wait_for_move(2, "c5").await;
        browser.wait_for(".notice").await;
        assert!(
            browser
                .stored()
                .await
                .iter()
                .any(|(_, text)| *text == damaged),
            "nothing is thrown away"
        );
        browser.action("resume").await;
        browser.drag("g1", "f3").await;
        browser.wait_for_move(3, "Nf3").await;
        let kept = browser.stored().await;
        let names: Vec<_> = kept.iter().map(|(other, _)| other).collect();
        assert!(
            kept.iter()
                .any(|(other, text)| *other != name && *text == damaged),
            "{names:?}"
        );
    });
}

#[test]
fn a_text_that_is_no_record() {
    damaged_game_is_kept(|_| "not a game".into());
}

#[test]
fn a_record_cut_short() {
    damaged_game_is_kept(|text| text.chars().take(text.chars().count() / 2).collect());
}

#[test]
fn a_text_so_long_that_no_copy_fits_beside_it() {
    // Browsers keep about five million characters for a site.
    damaged_game_is_kept(|_| "x".repeat(3_000_000));
}

#[test]
fn a_damaged_copy_does_not_replace_an_earlier_one() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for text in ["first", "second"] {
            browser.open_with_stored("sessa.game", text).await;
        }
        let kept = browser.stored().await;
        for text in ["first", "second"] {
            assert!(
                kept.iter().any(|(_, found)| found == text),
                "{text}: {kept:#?}"
            );
        }
    });
}
