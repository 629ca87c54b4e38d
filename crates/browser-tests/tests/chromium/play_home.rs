//! Play's home: a first move that begins the game, what was left and what else there is to do, the set-up as a sheet, and
//! what two persons at one device agree on.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

#[test]
fn a_first_move_on_the_board_begins_the_game() {
    // By two taps, with the settings that are shown.
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.press("[name=skill][value=skill-well]").await;
        browser.tap_square("e2").await;
        // The piece is in the hand, and nothing has begun yet.
        browser.wait_for(".square.target[data-square=e4]").await;
        assert_eq!(browser.count(".square.target").await, 2);
        assert!(browser.is_there(":root[data-place=play]").await);
        browser.tap_square("e4").await;
        browser.wait_for_move(1, "e4").await;
        assert_eq!(
            browser.text("[data-title]").await,
            "You – Robot, about 1800"
        );
        let told = browser.ask("return document.querySelector('.log').textContent", []);
        let begun = "The game begins. You play White against the robot, about 1800.";
        assert!(told.await.starts_with(begun));
        browser.wait_for_ply(2).await;
    });
    // Carried by a finger.
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.touch_drag("g1", "f3").await;
        browser.wait_for_move(1, "Nf3").await;
        assert_eq!(browser.text("[data-title]").await, "You – Robot, about 600");
    });
    // By keyboard.
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.wait_for(".stage .square.own").await;
        browser.go_to("d2").await;
        browser.keys("Enter ArrowUp ArrowUp Enter").await;
        browser.wait_for_move(1, "d4").await;
        browser.wait_for(".stage [data-square]:focus").await;
    });
}

#[test]
fn no_other_press_on_the_board_begins_a_game() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.drag("e2", "e5").await;
        browser.drag("e7", "e5").await;
        browser.click_square("d8").await;
        browser.open_form().await;
        // Black's first move is the robot's answer.
        browser.press("[name=color][value=black]").await;
        browser
            .wait_for(".stage .board[data-orientation=black]")
            .await;
        assert_eq!(browser.count(".stage .square.own").await, 0);
        browser.drag("e2", "e4").await;
        assert_eq!(browser.saved_game().await, "");
        browser.press("[name=color][value=white]").await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
    });
}

#[test]
fn a_returning_player_finds_all_there_is_to_do() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.tap_square("e2").await;
        browser.tap_square("e4").await;
        browser.wait_for_ply(2).await;
        browser.action("up").await;
        browser.wait_for("[data-unfinished].live").await;
        assert_eq!(browser.text(".your-move").await, "Your move");
        assert_eq!(browser.count(".card-board .piece").await, 32);
        // One thing to do, and a puzzle by its address.
        let filled = "
            const accent = getComputedStyle(document.querySelector('[data-action=continue]')).backgroundColor;
            const filled = (button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === accent;
            return [...document.querySelectorAll('.sidebar button')].filter(filled).map(({ dataset }) => dataset.action);";
        assert_eq!(browser.evaluate(filled, []).await, json!(["continue"]));
        assert_eq!(
            browser.attribute(".todays-puzzle", "href").await,
            "#puzzles/solve?mode=daily"
        );
        browser.assert_accessible("play-home").await;

        // The chess clock is one tap away, and Back leads here.
        browser.press(".home-list [data-action=clock-screen]").await;
        browser
            .wait_for("dialog[open][data-screen=clock-screen]")
            .await;
        browser.back().await;
        browser
            .wait_until("the clock to close", async || {
                !browser.is_there("dialog[open]").await
            })
            .await;
        // Two persons play with two.
        browser.press(".home-list [data-action=two-players]").await;
        browser
            .wait_for("[name=opponent][value=person]:checked")
            .await;
        browser.press("[data-action=play]").await;
        browser.wait_for_text("[data-title]", "White – Black").await;
        // All games in play are there.
        browser.action("up").await;
        browser.wait_for(".games-in-play a").await;
        let other = browser.text(".games-in-play a").await;
        assert!(other.starts_with("Robot, about 600"), "{other}");
    });
}

#[test]
fn the_set_up_is_a_sheet_that_back_closes() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        browser.action("up").await;
        for close in ["back", "close-form"] {
            browser.press("[data-action=change]").await;
            browser.wait_for(".form.open").await;
            let beside = "
                return ['.stage', '.unfinished', '.home-list', '.todays-puzzle']
                    .filter((part) => document.querySelector(part).checkVisibility());";
            assert_eq!(browser.evaluate(beside, []).await, json!([]));
            browser.assert_accessible("set-up").await;
            // Play lies at the thumb, above the bar.
            let body = "
                const [play, bar] = ['[data-action=play]', '.places'].map((part) => document.querySelector(part).getBoundingClientRect());
                return bar.top - play.bottom >= 0 && bar.top - play.bottom <= 24 && play.height >= 56;";
            assert_eq!(browser.evaluate(body, []).await, true);
            if close == "back" {
                browser.back().await;
            } else {
                browser.press("[data-action=close-form]").await;
            }
            browser
                .wait_until("the sheet to close", async || {
                    !browser.is_there(".form.open").await
                })
                .await;
            browser.wait_for("[data-action=continue]").await;
            browser.wait_for_focus("data-action", "change").await;
            assert!(browser.is_there(":root[data-place=play]").await);
        }
    });
}

#[test]
fn five_minutes_against_a_club_player_in_six_presses() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        let presses = [
            "[name=skill][value=skill-well]",
            "[data-action=more-options]",
            "[data-action=level-less]",
            "[name=time][value=blitz-5-0]",
            "[data-action=play]",
        ];
        for press in presses {
            browser.wait_for(press).await;
            browser.press(press).await;
        }
        browser.wait_for("[data-action=resign]").await;
        let config = browser.saved_config().await;
        assert_eq!(config["players"][1]["robot"]["rating"], 1_600);
        assert_eq!(browser.clock("white").await.left, 300_000);
    });
}

#[test]
fn level_and_help_are_chosen_by_themselves_and_kept() {
    with_browser(DESKTOP, async |browser| {
        browser.open().await;
        browser.open_form().await;
        let level = async || browser.text("output[for=level]").await;
        assert!(level().await.ends_with("about 600 Elo"));
        // By button, by arrow key and by typing; what is beside the ladder goes to its nearest step.
        assert!(
            browser
                .is_there("[data-action=level-less][aria-disabled=true]")
                .await
        );
        browser.press("[data-action=level-more]").await;
        browser.focus("[name=level]").await;
        browser.keys("ArrowUp").await;
        assert_eq!(browser.saved_settings().await["robot"]["rating"], 1_000);
        browser.focus("[data-action=play]").await;
        browser.focus("[name=level]").await;
        browser.type_text("1600").await;
        assert_eq!(level().await, "like a club player · about 1600 Elo");
        browser.focus("[data-action=play]").await;
        browser.focus("[name=level]").await;
        browser.type_text("2200").await;
        for rating in [2_300, 2_400] {
            browser.keys("ArrowUp").await;
            assert_eq!(browser.saved_settings().await["robot"]["rating"], rating);
        }
        browser.focus("[data-action=play]").await;
        browser.focus("[name=level]").await;
        browser.type_text("1710").await;
        browser.keys("Tab").await;
        assert_eq!(browser.saved_settings().await["robot"]["rating"], 1_800);
        assert_eq!(
            browser
                .evaluate("return document.querySelector('[name=level]').value", [])
                .await,
            "1800"
        );
        // A beginner's help has stayed.
        browser.wait_for("[name=help]:checked").await;
        browser.press("[name=help]").await;
        assert_eq!(browser.saved_settings().await["help"], false);

        browser.reload().await;
        browser.wait_for("[name=help]:not(:checked)").await;
        browser.action("play").await;
        browser.wait_for("[data-action=resign]").await;
        assert_eq!(browser.saved_config().await["rules"]["take_back"], false);
        assert!(
            !browser
                .is_there("[data-action=hint], [data-action=take-back]")
                .await
        );
    });
    // Settings of an earlier version: help hung on the level.
    for (level, helped) in [(4, true), (5, false)] {
        with_browser(DESKTOP, async |browser| {
            let saved = json!({ "robot": { "level": level } }).to_string();
            browser.open_with_stored("sessa.terms", &saved).await;
            browser.wait_for("[name=help]").await;
            assert_eq!(
                browser.is_there("[name=help]:checked").await,
                helped,
                "{level}"
            );
        });
    }
}

/// Begins a game of Anna and Bela, who may take back, with the board seen in this way.
async fn play_two(browser: &Browser, turning: &str) {
    browser.open().await;
    browser.open_form().await;
    browser.press("[name=opponent][value=person]").await;
    for (field, name) in [("name-white", "Anna"), ("name-black", "Bela")] {
        browser.press(&format!("input[name={field}]")).await;
        browser.type_text(name).await;
    }
    browser
        .press(&format!("[name=turning][value={turning}]"))
        .await;
    browser.press("[name=help]:not(:checked)").await;
    browser.play(&GameSettings::TWO_PLAYERS).await;
}

#[test]
fn of_two_persons_the_other_allows_a_move_to_be_taken_back() {
    with_browser(View::PHONE, async |browser| {
        play_two(browser, "off").await;
        assert!(!browser.is_there("[data-action=hint]").await);
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.action("take-back").await;
        browser
            .wait_for_text(".status-line .asked", "Anna takes back?")
            .await;
        browser.assert_accessible("take-back").await;
        browser.action("decline-take-back").await;
        browser.wait_for("[data-action=take-back]").await;
        assert_eq!(browser.moves().await, ["e4"]);
        // To play on is to decline.
        browser.action("take-back").await;
        browser.touch_drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
        browser.action("take-back").await;
        browser
            .wait_for_text(".status-line .asked", "Bela takes back?")
            .await;
        browser.action("allow-take-back").await;
        browser
            .wait_until("one move", async || browser.moves().await == ["e4"])
            .await;
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        assert_eq!(browser.text("[data-end] h2").await, "Anna wins");
    });
}

#[test]
fn the_board_or_the_upper_men_turn_between_two_persons() {
    with_browser(View::PHONE, async |browser| {
        play_two(browser, "board").await;
        let seat = async |color: &str, name: &str| {
            browser
                .wait_for(&format!(".stage .board[data-orientation={color}]"))
                .await;
            browser.wait_for_text(".bar.bottom .name", name).await;
        };
        seat("white", "Anna").await;
        browser.touch_drag("e2", "e4").await;
        seat("black", "Bela").await;
        browser.touch_drag("e7", "e5").await;
        seat("white", "Anna").await;
        // It is kept, and ends with the game.
        browser.reload().await;
        browser.touch_drag("g1", "f3").await;
        seat("black", "Bela").await;
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
        seat("white", "Anna").await;
    });
    with_browser(View::PHONE, async |browser| {
        play_two(browser, "men").await;
        let turned = "
            const angle = (piece) => {
                const { a, b } = new DOMMatrix(getComputedStyle(piece).transform);
                return Math.round(Math.atan2(b, a) * 180 / Math.PI);
            };
            const of = (color) => [...document.querySelectorAll(`.stage .piece[data-color=${color}]`)].map(angle);
            return [...new Set(of('white')), ...new Set(of('black').map(Math.abs))];";
        browser.wait_for(".stage[data-turned=black]").await;
        assert_eq!(browser.evaluate(turned, []).await, json!([0, 180]));
        browser.touch_drag("e2", "e4").await;
        browser.touch_drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
        assert_eq!(browser.evaluate(turned, []).await, json!([0, 180]));
        assert_eq!(browser.pieces().await["e5"], browser.pieces().await["d7"]);
    });
}
