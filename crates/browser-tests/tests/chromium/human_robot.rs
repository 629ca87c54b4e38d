//! Robot that plays like people of a rating: its strength and opening are chosen, and where the network of people's moves cannot be
//! had it plays at its level. That it plays offline is for `offline.rs`.

use browser_tests::layout::window;
use browser_tests::{Browser, GameSettings, TestServer, View, with_browser, with_browser_at};
use serde_json::{Value, json};

const PHONE: View = View {
    width: 360,
    height: 740,
    ..View::PHONE
};

const ROBOT: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    elo: 1_400,
    time: "none",
};

/// The network of people's moves, as a file of the site.
const NETWORK: &str = "human/network.bin";

/// Opens the dialog of the robot's opening and strength.
async fn open_dialog(browser: &Browser, action: &str) {
    browser.open_form().await;
    browser.press(&format!("[data-action={action}]")).await;
    browser
        .wait_for("dialog[open][data-screen=robot-choice]")
        .await;
}

#[test]
fn a_rating_is_chosen_on_a_phone_and_played() {
    with_browser(PHONE, async |browser| {
        browser.open().await;
        browser.open_form().await;
        for _ in 0..4 {
            browser.press("[data-action=level-more]").await;
        }
        assert_eq!(
            browser.text("output[for=level]").await,
            "like a new club player · about 1400 Elo"
        );
        browser.assert_accessible("strength").await;
        let fits = "
            const small = [...document.querySelectorAll('.form :is(a, button, .level input)')]
                .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44);
            return [document.documentElement.scrollWidth <= innerWidth, small.map((part) => part.outerHTML)];";
        assert_eq!(browser.evaluate(fits, []).await, json!([true, []]));
        browser.action("play").await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        assert_eq!(
            browser.text("[data-title]").await,
            "You – Robot, about 1400"
        );
        assert_eq!(
            browser.saved_config().await["players"][1]["robot"]["rating"],
            1_400
        );
        assert!(!browser.is_there(".notice").await);
        // It goes on after the page was closed.
        browser.reload().await;
        browser.action("resume").await;
        browser.touch_drag("a2", "a3").await;
        browser.wait_for_ply(4).await;
    });
}

#[test]
fn the_robot_answers_with_the_opening_that_was_chosen() {
    with_browser(PHONE, async |browser| {
        browser.open().await;
        open_dialog(browser, "robot-opening").await;
        browser
            .wait_for("[name=robot-opening] option[value='French Defence']")
            .await;
        browser.choose("robot-opening", "French Defence").await;
        browser.assert_accessible("robot-choice").await;
        browser.close_dialog().await;
        browser
            .wait_for_text(".robot-opening small", "French Defence")
            .await;
        // It is kept.
        browser.reload().await;
        browser.play(&ROBOT).await;
        assert_eq!(
            browser.saved_config().await["opening"]["name"],
            "French Defence"
        );
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_move(2, "e6").await;
        // From there it plays as it likes.
        browser.touch_drag("d2", "d4").await;
        browser.wait_for_ply(4).await;
    });
}

#[test]
fn an_opening_that_is_not_in_the_list_is_told_and_left_out() {
    with_browser(PHONE, async |browser| {
        let opening = json!({ "name": "Sessa Opening", "moves": ["a2a4"] });
        let saved = json!({ "opening": opening }).to_string();
        browser.open_with_stored("sessa.terms", &saved).await;
        open_dialog(browser, "robot-opening").await;
        let told = "“Sessa Opening” is not in the list of openings. Any opening may be played.";
        browser
            .wait_for_text("dialog .fault:not([hidden])", told)
            .await;
        assert_eq!(browser.saved_settings().await["opening"], Value::Null);
    });
}

#[test]
fn questions_propose_a_strength() {
    with_browser(PHONE, async |browser| {
        browser.open().await;
        open_dialog(browser, "which-strength").await;
        assert!(!browser.is_there("[data-suited]").await);
        browser
            .choose("experience", "I play with friends or online")
            .await;
        browser.wait_for("[data-suited='1000']").await;
        browser.choose("practice", "About every week").await;
        browser.wait_for("[data-suited='1200']").await;
        browser.fill("rating-elsewhere", "7").await;
        browser.keys("Tab").await;
        browser
            .wait_for_text("#fault-rating-elsewhere", "At least 100.")
            .await;
        browser.fill("rating-elsewhere", "1790").await;
        browser.wait_for("[data-suited='1800']").await;
        browser.press("[data-action=take-strength]").await;
        browser
            .wait_for("[data-action=take-strength][aria-disabled=true]")
            .await;
        browser.close_dialog().await;
        let level = "return document.querySelector('[name=level]').value";
        assert_eq!(browser.evaluate(level, []).await, "1800");
        assert_eq!(browser.saved_settings().await["robot"]["rating"], 1_800);
    });
}

#[test]
fn three_lost_games_propose_a_weaker_robot() {
    with_browser(window(1440, 900), async |browser| {
        browser.open().await;
        browser.play(&ROBOT).await;
        for game in 1..=3 {
            browser.drag("e2", "e4").await;
            browser.wait_for_move(1, "e4").await;
            browser.action("resign").await;
            browser.action("confirm").await;
            browser.end().await;
            assert_eq!(browser.is_there("[data-step]").await, game == 3);
            if game < 3 {
                browser.action("play-again").await;
                browser.wait_for("[data-action=resign]").await;
            }
        }
        assert_eq!(browser.saved_settings().await["robot"]["rating"], 1_400);
        browser.action("take-step").await;
        browser
            .wait_for("[data-action=take-step][aria-pressed=true]")
            .await;
        browser.assert_accessible("step-proposal").await;
        browser.action("play-again").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(
            browser.saved_config().await["players"][1]["robot"]["rating"],
            1_200
        );
    });
}

#[test]
fn without_the_network_of_peoples_moves_the_level_plays() {
    let host = TestServer::new("/");
    host.lose(Some(NETWORK));
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&ROBOT).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        let notice = browser.text(".notice").await;
        assert!(notice.contains("could not be loaded"), "{notice}");
        // Said once.
        browser.drag("a2", "a3").await;
        browser.wait_for_ply(4).await;
        assert!(!browser.is_there(".notice").await);
        // It is asked for again, and then people's moves are played.
        host.lose(None);
        browser.take_errors().await;
        browser.take_requests().await;
        browser.drag("h2", "h3").await;
        browser.wait_for_ply(6).await;
    });
}
