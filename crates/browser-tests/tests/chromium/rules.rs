//! Rules and clock screen: rule sets and time controls chosen, edited, stored and played by.

use browser_tests::{Browser, GameSettings, View, languages, with_browser};
use serde_json::{Value, json};

async fn open_rules(browser: &Browser) {
    browser.action("rules").await;
    browser.wait_for("dialog[data-screen=rules][open]").await;
}

async fn close_rules(browser: &Browser) {
    browser.close_dialog().await;
}

async fn set(browser: &Browser, name: &str, value: &str) {
    browser.set_on_screen("rules", name, value).await;
}

/// Unfolds a part of the sheet.
async fn open_disclosure(browser: &Browser, name: &str) {
    browser
        .press(&format!("[data-more={name}] > summary"))
        .await;
    browser.wait_for(&format!("[data-more={name}][open]")).await;
}

/// The value of a field of the screen.
async fn value(browser: &Browser, name: &str) -> Value {
    let body = "return document.querySelector(`dialog [name=${arguments[0]}]`).value";
    browser.evaluate(body, [json!(name)]).await
}

/// Begins a game between two persons on the terms chosen.
async fn play(browser: &Browser) {
    browser.open_form().await;
    browser.press("input[name=opponent][value=person]").await;
    browser.action("play").await;
    browser
        .wait_for("[data-action=resign]:not([disabled])")
        .await;
}

#[test]
fn rules_of_ones_own_are_kept_and_played_by() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        assert!(!browser.is_there("[data-unusual]").await);
        open_rules(browser).await;
        set(browser, "edition", "uscf").await;
        set(browser, "touch-move", "on").await;
        open_disclosure(browser, "rules").await;
        set(browser, "wrong-claim-gain", "soon").await;
        browser
            .wait_for("[name=wrong-claim-gain][aria-invalid]")
            .await;
        let fault = browser.text("#fault-wrong-claim-gain").await;
        assert!(fault.contains("“soon” is no time"), "{fault}");
        set(browser, "wrong-claim-gain", "2:60").await;
        let fault = browser.text("#fault-wrong-claim-gain").await;
        assert!(fault.contains("59"), "{fault}");
        set(browser, "wrong-claim-gain", "4").await;
        assert!(!browser.is_there("#fault-wrong-claim-gain").await);
        assert_eq!(value(browser, "wrong-claim-gain").await, "4:00");
        set(browser, "repetitions-to-claim", "1").await;
        let fault = browser.text("#fault-repetitions-to-claim").await;
        assert_eq!(fault, "At least 2.");
        assert_eq!(value(browser, "edition").await, "custom");

        browser.action("keep-edition").await;
        assert_eq!(browser.text("#fault-edition-name").await, "Give it a name.");
        set(browser, "edition-name", "USCF").await;
        browser.action("keep-edition").await;
        browser.wait_for("#fault-edition-name").await;
        set(browser, "edition-name", "Club").await;
        browser.action("keep-edition").await;
        browser.wait_for("[data-action=delete-edition]").await;
        assert_eq!(value(browser, "edition").await, "own:Club");
        close_rules(browser).await;
        browser
            .wait_for_text("[data-unusual]", "Club · Touch-move")
            .await;

        browser.reload().await;
        browser
            .wait_for_text("[data-unusual]", "Club · Touch-move")
            .await;
        open_rules(browser).await;
        assert_eq!(value(browser, "edition").await, "own:Club");
        set(browser, "edition", "fide-2023").await;
        set(browser, "edition", "own:Club").await;
        set(browser, "own-name", "Anna").await;
        close_rules(browser).await;
        play(browser).await;
        let config = browser.saved_config().await;
        assert_eq!(config["rules"]["id"], "Club");
        assert_eq!(
            config["rules"]["by_class"]["standard"]["wrong_claim"]["opponent_gains"],
            240_000
        );
        assert_eq!(config["rules"]["rook_first_castling"], true);
        assert_eq!(config["rules"]["repetitions_to_claim"], 3);
        assert_eq!(config["conduct"]["touch_move"], true);
        assert_eq!(config["names"], json!(["Anna", ""]));
    });
}

#[test]
fn what_is_kept_is_replaced_renamed_and_deleted_only_when_meant() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open_rules(browser).await;
        open_disclosure(browser, "rules").await;
        for (moves, name) in [("60", "Club"), ("70", "League")] {
            set(browser, "moves-to-claim", moves).await;
            set(browser, "edition-name", name).await;
            browser.action("keep-edition").await;
            browser.wait_for("[data-action=delete-edition]").await;
        }
        // The name of something kept is asked about.
        set(browser, "moves-to-claim", "80").await;
        set(browser, "edition-name", "Club").await;
        browser.action("keep-edition").await;
        browser.wait_for("[data-action=replace]").await;
        assert_eq!(value(browser, "edition").await, "custom");
        browser.action("replace").await;
        browser.wait_for("[data-action=rename-edition]").await;
        assert_eq!(browser.focused("name").await, "edition");
        browser.action("rename-edition").await;
        browser.wait_for("input[name=edition-name]").await;
        set(browser, "edition-name", "Our club").await;
        browser.action("keep-edition").await;
        browser
            .wait_until("another name", async || {
                value(browser, "edition").await == "own:Our club"
            })
            .await;
        // What is deleted can be saved again.
        set(browser, "edition", "own:League").await;
        browser.action("delete-edition").await;
        browser.wait_for("input[name=edition-name]").await;
        assert_eq!(value(browser, "edition-name").await, "League");
        assert_eq!(value(browser, "moves-to-claim").await, "70");
        set(browser, "edition", "own:Our club").await;
        assert_eq!(value(browser, "moves-to-claim").await, "80");
        set(browser, "edition", "custom").await;
        assert_eq!(value(browser, "moves-to-claim").await, "70");
    });
}

#[test]
fn a_clock_of_three_stages_built_by_hand() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        open_rules(browser).await;
        open_disclosure(browser, "clock").await;
        set(browser, "kind", "days").await;
        set(browser, "kind", "stages").await;
        browser.action("add-stage").await;
        browser.action("add-stage").await;
        browser.wait_for("[name=white-stage-2-time]").await;
        for (name, text) in [
            ("white-stage-0-moves", "40"),
            ("white-stage-0-time", "100"),
            ("white-stage-1-moves", "20"),
            ("white-stage-1-time", "50:00"),
            ("white-stage-2-time", "0:15:00"),
        ] {
            set(browser, name, text).await;
        }
        // It is one of those on offer.
        assert_eq!(value(browser, "clock").await, "classical-40-100");
        set(browser, "white-stage-2-bonus", "fischer").await;
        set(browser, "white-stage-2-seconds", "30").await;
        set(browser, "white-stage-1-moves", "0").await;
        assert_eq!(
            browser.text("#fault-white-stage-1-moves").await,
            "At least 1."
        );
        assert_eq!(
            browser.text("[data-sentence]").await,
            "Each side has 100 minutes for 40 moves, then 50 minutes for 20 moves, then 15 minutes for the rest, \
             with 30 seconds added after each move. Time saved in one stage is kept for the next."
        );
        assert!(browser.text("[data-class]").await.contains("classical"));
        close_rules(browser).await;
        assert_eq!(
            browser.text(".chips label:has(:checked)").await,
            "Own clock: 40/100, 20/50, 15 + 30 · classical"
        );
        play(browser).await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        let stages = &browser.saved_config().await["time"]["sides"][1]["stages"];
        assert_eq!(
            stages[1],
            json!({ "moves": 20, "time": 3_000_000, "bonus": "none" })
        );
        assert_eq!(stages[2]["bonus"], json!({ "fischer": 30_000 }));
        assert_eq!(browser.clock("black").await.left / 60_000, 99);
    });
}

#[test]
fn a_clock_with_odds_is_kept() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open_rules(browser).await;
        open_disclosure(browser, "clock").await;
        set(browser, "kind", "stages").await;
        set(browser, "odds", "on").await;
        browser.wait_for("[name=black-stage-0-time]").await;
        set(browser, "white-stage-0-time", "90").await;
        set(browser, "black-stage-0-time", "60").await;
        set(browser, "start", "move").await;
        assert_eq!(
            browser.text("[data-sentence]").await,
            "White has 90 minutes for all moves. Black has one hour for all moves. \
             The first clock starts with the first move, which costs no time."
        );
        set(browser, "clock-name", "Odds").await;
        browser.action("keep-clock").await;
        browser.wait_for("[data-action=delete-clock]").await;
        close_rules(browser).await;
        browser.reload().await;
        open_rules(browser).await;
        assert_eq!(value(browser, "clock").await, "own:Odds");
        close_rules(browser).await;
        play(browser).await;
        assert_eq!(browser.clock("white").await.left, 5_400_000);
        assert_eq!(browser.clock("black").await.left, 3_600_000);
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        assert!(browser.clock("black").await.running);
        assert_eq!(browser.clock("white").await.left, 5_400_000);
    });
}

#[test]
fn what_makes_no_sense_is_off_with_its_reason() {
    with_browser(View::LAPTOP, async |browser| {
        // With a clock, which a game with a robot of a lower level would not have.
        browser
            .open_with_stored("sessa.terms", r#"{"level":8}"#)
            .await;
        open_rules(browser).await;
        for name in ["allow-illegal-moves", "flag-by-claim"] {
            browser.wait_for(&format!("[name={name}]:disabled")).await;
            let about = browser.text(&format!("#about-{name}")).await;
            assert!(about.contains("two persons"), "{about}");
        }
        assert!(!browser.is_there("[name=manual-press]:disabled").await);
        close_rules(browser).await;
        browser.press("input[name=opponent][value=person]").await;
        open_rules(browser).await;
        set(browser, "allow-illegal-moves", "on").await;
        close_rules(browser).await;
        browser
            .wait_for_text("[data-unusual]", "Allow illegal moves")
            .await;
        // Against the robot it would not be played so.
        browser.press("input[name=opponent][value=robot]").await;
        browser
            .wait_until("nothing unusual", async || {
                !browser.is_there("[data-unusual]").await
            })
            .await;
    });
}

#[test]
fn what_was_kept_and_cannot_be_read_is_told_and_put_aside() {
    with_browser(View::LAPTOP, async |browser| {
        let damaged = r#"{"rules":{"kept":[{"name":"Club","what":{"moves_to_claim":0}}]}}"#;
        browser.open_with_stored("sessa.own", damaged).await;
        browser.open().await;
        open_rules(browser).await;
        let told = browser.text("dialog .notice").await;
        assert!(
            told.contains("moves_to_claim") && told.contains("sessa.own.damaged"),
            "{told}"
        );
        let kept = browser.stored().await;
        assert!(
            kept.iter()
                .any(|(name, text)| name.starts_with("sessa.own.damaged") && text == damaged)
        );
        // Something new can be made.
        open_disclosure(browser, "rules").await;
        set(browser, "moves-to-claim", "60").await;
        set(browser, "edition-name", "Club").await;
        browser.action("keep-edition").await;
        browser.wait_for("[data-action=delete-edition]").await;
    });
}

#[test]
fn the_sheet_fits_the_smallest_screens_in_every_language() {
    let narrow = View {
        width: 320,
        ..View::PHONE
    };
    with_browser(narrow, async |browser| {
        for language in languages() {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            open_rules(browser).await;
            open_disclosure(browser, "clock").await;
            open_disclosure(browser, "rules").await;
            let body = "
                const page = document.querySelector('.dialog-page');
                const small = [...page.querySelectorAll('input:not([role]), select, button, summary')]
                    .filter((it) => it.offsetParent && it.getBoundingClientRect().height < 44);
                return page.scrollWidth <= page.clientWidth && !small.length
                    ? 'fits' : `${page.scrollWidth} ${small.map((it) => it.outerHTML)}`;";
            assert_eq!(browser.evaluate(body, []).await, "fits", "{language}");
        }
        browser.assert_accessible("rules").await;
    });
}

#[test]
fn a_beginner_meets_one_button_more() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        assert_eq!(browser.count("form [data-action=rules]").await, 0);
        browser.action("more-options").await;
        assert_eq!(browser.count("form [data-action=rules]").await, 1);
        browser.play(&GameSettings::TWO_PLAYERS_WITH_CLOCKS).await;
        let config = browser.saved_config().await;
        assert_eq!(config["rules"]["id"], "fide-2023");
        assert_eq!(config["names"], json!(["", ""]));
    });
}
