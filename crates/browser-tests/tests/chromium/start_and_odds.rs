//! Start, colours and odds of a new game: Chess960 by number and by lot, the pawn in the hand, odds by rating, colours in a
//! rematch, another game from the settings.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

/// Opens the page for a player of earlier games by these settings.
async fn open(browser: &Browser, terms: Value) {
    let terms = terms.to_string();
    browser.open_with_stored("sessa.terms", &terms).await;
    browser.wait_for("[data-action=play]").await;
}

/// Opens the dialog.
async fn open_dialog(browser: &Browser) {
    browser.open_form().await;
    browser.press("[data-action=start-and-odds]").await;
    browser
        .wait_for("dialog[open][data-screen=start-and-odds]")
        .await;
}

/// Gives the game up and waits for its end.
async fn resign(browser: &Browser) {
    browser.action("resign").await;
    browser.action("confirm").await;
    browser.wait_for("[data-end]").await;
}

#[test]
fn a_game_of_chess960_begins_with_the_array_of_its_number() {
    with_browser(DESKTOP, async |browser| {
        open(browser, json!({ "opponent": "person" })).await;
        open_dialog(browser).await;
        browser.assert_accessible("start-and-odds").await;
        browser.assert_matches_reference("start-and-odds").await;
        browser.choose("array", "Chess960 by number").await;
        // A number that there is not stays in its field with the reason.
        browser.fill("array-of", "960").await;
        browser.keys("Tab").await;
        browser
            .wait_for_text("#fault-array-of", "At most 959.")
            .await;
        browser.fill("array-of", "0").await;
        browser.close_dialog().await;
        browser
            .wait_for_text(".start-and-odds small", "Chess960 no. 0")
            .await;
        browser.wait_for_piece("a1", "white bishop").await;
        browser.press("[data-action=play]").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(
            browser.saved_config().await["start"],
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
        );
    });
}

#[test]
fn the_pawn_in_the_hand_decides_and_a_rematch_alternates() {
    // Touched on a phone.
    with_browser(View::PHONE, async |browser| {
        open(browser, json!({ "side": "hand", "robot": { "level": 1 } })).await;
        browser.wait_for("[data-draw=hand]").await;
        // Nothing begins before a hand was chosen.
        browser.press("[data-action=play]").await;
        browser.wait_for_focus("data-action", "draw-first").await;
        assert_eq!(browser.saved_game().await, "");
        browser.press("[data-action=draw-second]").await;
        browser
            .wait_for("[data-action=draw-second][aria-pressed=true]")
            .await;
        let told = browser.text("[data-drawn]").await;
        let side = usize::from(!told.ends_with("White."));
        let pawn = ["white pawn", "black pawn"][side];
        assert!(told.starts_with(&format!("Right hand: {pawn}.")), "{told}");
        // The choice stands.
        browser.press("[data-action=draw-first]").await;
        assert_eq!(browser.text("[data-drawn]").await, told);
        browser.assert_accessible("colour-draw").await;
        browser.press("[data-action=play]").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(browser.saved_config().await["players"][side], "person");
        resign(browser).await;
        browser.press("[data-action=play-again]").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(browser.saved_config().await["players"][1 - side], "person");
    });
    // By keyboard, where two persons play.
    with_browser(DESKTOP, async |browser| {
        let terms =
            json!({ "opponent": "person", "first_side": "hand", "names": ["Anna", "Bella"] });
        open(browser, terms).await;
        browser.wait_for("[data-draw=hand]").await;
        browser.focus("[data-action=draw-first]").await;
        browser.keys("Enter").await;
        browser
            .wait_for("[data-action=draw-first][aria-pressed=true]")
            .await;
        let told = browser.text("[data-drawn]").await;
        let white = usize::from(!told.ends_with("Anna: White."));
        browser.focus("[data-action=play]").await;
        browser.keys("Enter").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(
            browser.saved_config().await["names"][white],
            "Anna",
            "{told}"
        );
    });
}

#[test]
fn odds_are_proposed_by_the_ratings_and_stay_with_their_giver() {
    with_browser(DESKTOP, async |browser| {
        let names = ["Anna", "Bella"];
        open(
            browser,
            json!({ "opponent": "person", "first_side": "random", "names": names, "time": null }),
        )
        .await;
        open_dialog(browser).await;
        browser.fill("own-rating", "1200").await;
        browser.fill("other-rating", "1500").await;
        browser
            .wait_for_text("[data-proposed]", "Proposed: knight (giver: Bella)")
            .await;
        browser.press("[data-action=take-odds]").await;
        browser.wait_for("[name=odds-knight]:checked").await;
        // Moves before the game are checked while they are written.
        browser.fill("extra-moves", "e5").await;
        browser.keys("Tab").await;
        browser.wait_for("#fault-extra-moves").await;
        let fault = browser.text("#fault-extra-moves").await;
        assert!(fault.starts_with("“e5” cannot be played there."), "{fault}");
        browser.fill("extra-moves", "").await;
        browser.close_dialog().await;
        browser
            .wait_for_text(".start-and-odds small", "Odds: knight (giver: Bella)")
            .await;
        browser.press("[data-action=play]").await;
        browser.wait_for("[data-action=resign]").await;
        let start = |white: &str| match white {
            "Bella" => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            _ => "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        };
        let first = browser.saved_config().await;
        let white = first["names"][0].as_str().expect("a name").to_owned();
        assert_eq!(first["start"], start(&white));
        assert_eq!(first["elo"][usize::from(white == "Anna")], 1500);
        // Another game by the same terms, from the settings: colours alternate, and Bella gives the knight still.
        browser.action("settings").await;
        browser.wait_for("dialog[open][data-screen=settings]").await;
        browser.press("[data-action=settings-play-again]").await;
        browser
            .wait_until("the colours to alternate", async || {
                browser.saved_config().await["names"][1] == json!(white)
            })
            .await;
        let again = browser.saved_config().await;
        assert_eq!(
            again["start"],
            start(again["names"][0].as_str().expect("a name"))
        );
    });
}
