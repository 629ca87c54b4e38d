//! Game page: result, stepping, hints, names, questions on their buttons, and what it says in a frame that it cannot run in.

use browser_tests::{Browser, GameSettings, TestServer, View, with_browser, with_browser_at};
use serde_json::json;
use std::time::Duration;

/// A robot that plays friendly games, and one that does not.
const FRIENDLY: GameSettings = GameSettings {
    opponent: "robot",
    color: "white",
    elo: 600,
    time: "none",
};
const SERIOUS: GameSettings = GameSettings {
    elo: 1_800,
    time: "blitz-3-2",
    ..FRIENDLY
};

/// White mates with the next move, Qa8.
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/Q7/6K1 w - - 0 1";

/// Notes in `window.seen`, at the first frame in which the result is there, how many pieces still moved.
const WATCH_THE_END: &str = "
    window.seen = null;
    const frame = () => {
        if (!document.querySelector('[data-end]')) return requestAnimationFrame(frame);
        const moving = [...document.querySelectorAll('.board .piece')]
            .filter((piece) => piece.getAnimations().some(({ playState }) => playState === 'running'));
        window.seen = moving.length;
    };
    requestAnimationFrame(frame);";

/// True if the result lies clear of the board, and can be read.
const IS_CLEAR: &str = "
    const [board, end] = ['.board', '[data-end]'].map((it) => document.querySelector(it).getBoundingClientRect());
    const apart = end.left >= board.right || end.top >= board.bottom;
    return apart && end.width > 100 && end.height > 20;";

#[test]
fn the_result_waits_for_the_move_and_leaves_the_board_free() {
    for (width, height, touch) in [(360, 740, true), (768, 1024, true), (1440, 900, false)] {
        let view = View {
            width,
            height,
            touch,
            ..View::LAPTOP
        };
        with_browser(view, async |browser| {
            browser.open_game(MATE_IN_ONE, None).await;
            browser.evaluate(WATCH_THE_END, []).await;
            if touch {
                browser.tap_square("a2").await;
                browser.tap_square("a8").await;
            } else {
                browser.click_square("a2").await;
                browser.click_square("a8").await;
            }
            assert_eq!(browser.end().await, "1–0 checkmate");
            browser
                .wait_until("the end to be seen", async || {
                    browser.evaluate("return window.seen", []).await.is_number()
                })
                .await;
            assert_eq!(browser.evaluate("return window.seen", []).await, 0);
            assert_eq!(browser.evaluate(IS_CLEAR, []).await, true, "{width}");
            assert!(browser.text("[data-title]").await.ends_with("1–0"));
            // It stays while the game is gone through.
            browser.action("previous").await;
            browser.wait_for_piece("a2", "white queen").await;
            assert_eq!(browser.evaluate(IS_CLEAR, []).await, true, "{width}");
        });
    }
}

/// Number of moves before the position shown, by the current move of the record.
async fn shown(browser: &Browser) -> String {
    browser
        .ask(
            "return document.querySelector('.moves [aria-current]')?.dataset.ply ?? '0'",
            [],
        )
        .await
}

async fn wait_until_shown(browser: &Browser, ply: &str) {
    browser
        .wait_until(
            &format!("the position after {ply} half-moves"),
            async || shown(browser).await == ply,
        )
        .await;
}

#[test]
fn arrows_and_wheel_step_unless_the_keyboard_is_on_the_board() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (ply, (from, to)) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")]
            .iter()
            .enumerate()
        {
            browser.drag(from, to).await;
            browser.wait_for_ply(ply + 1).await;
        }
        browser.keys("ArrowLeft").await;
        wait_until_shown(browser, "2").await;
        browser.keys("ArrowLeft ArrowLeft ArrowRight").await;
        wait_until_shown(browser, "1").await;
        browser.keys("ArrowDown").await;
        wait_until_shown(browser, "3").await;

        let turn = "
            const [ctrlKey, deltaY] = arguments;
            const board = document.querySelector('.board');
            return !board.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey, deltaY }));";
        assert_eq!(
            browser.evaluate(turn, [json!(false), json!(-100)]).await,
            true
        );
        wait_until_shown(browser, "2").await;
        assert_eq!(
            browser.evaluate(turn, [json!(false), json!(100)]).await,
            true
        );
        wait_until_shown(browser, "3").await;
        assert_eq!(
            browser.evaluate(turn, [json!(true), json!(-100)]).await,
            false
        );
        assert_eq!(shown(browser).await, "3", "with Ctrl the page is enlarged");

        // Whoever comes by keyboard walks over the squares.
        browser.go_to("e4").await;
        browser.keys("ArrowLeft").await;
        assert_eq!(browser.focused("data-square").await, "d4");
        assert_eq!(shown(browser).await, "3");
    });
}

#[test]
fn friendly_games_give_hints_and_take_moves_back() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&FRIENDLY).await;
        for step in ["1", "2", "3"] {
            browser.action("hint").await;
            browser.wait_for(&format!("[data-hint='{step}']")).await;
            let arrows = browser.count(".advice").await;
            assert_eq!(arrows, u64::from(step != "1"), "step {step}");
        }
        assert!(
            browser
                .is_there("[data-action=hint][aria-disabled=true]")
                .await
        );
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        assert!(!browser.is_there("[data-hint], .advice").await);
        browser.action("take-back").await;
        browser
            .wait_until("an empty record", async || browser.moves().await.is_empty())
            .await;

        browser.action("new-game").await;
        browser.action("confirm").await;
        browser.open_form().await;
        browser.press("[name=help]:checked").await;
        browser.play(&SERIOUS).await;
        assert!(!browser.is_there("[data-action=hint]").await);
        assert!(!browser.is_there("[data-action=take-back]").await);
        // The clocks start once both have made their first moves.
        let stands = async || {
            let clock = browser.clock("white").await;
            !clock.running && clock.left == 180_000
        };
        browser
            .stays_for(Duration::from_millis(1200), "the clock stands", stands)
            .await;
        browser.drag("e2", "e4").await;
        browser
            .wait_for("[data-clock=white][data-running=true]")
            .await;
        assert_eq!(browser.clock("black").await.left, 180_000, "as White has");
    });
}

#[test]
fn a_hint_names_the_motif_before_the_piece_and_the_move() {
    with_browser(View::PHONE, async |browser| {
        // A knight's check wins the queen.
        let robot = json!({ "robot": { "level": 1 } });
        browser
            .open_with_config(json!({
                "start": "q3k3/5ppp/8/1N6/8/8/5PPP/4K3 w - - 0 1",
                "rules": { "id": "casual", "take_back": true },
                "players": ["person", robot],
            }))
            .await;
        let motif = "Fork. A piece attacks two or more pieces at once.";
        for (step, told) in [
            ("1", motif),
            ("2", "Look at your knight on b5."),
            ("3", "White knight b5 to c7, check."),
        ] {
            browser.action("hint").await;
            browser
                .wait_for_text(&format!("[data-hint='{step}']"), told)
                .await;
            let announced = "return [...document.querySelectorAll('[data-announce]')].map((said) => said.textContent).join()";
            browser
                .wait_until("the hint to be read out", async || {
                    browser.ask(announced, []).await.contains(told)
                })
                .await;
        }
        browser.assert_accessible("hint").await;
    });
}

#[test]
fn draw_and_resignation_ask_again_on_their_buttons() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        // No draw can be agreed before both have moved.
        for (ply, (from, to)) in [("e2", "e4"), ("e7", "e5")].iter().enumerate() {
            browser
                .press("[data-action=draw-choices][aria-disabled=true]")
                .await;
            browser
                .wait_for_text(".status-line .hint", "No draw can be agreed before move 2.")
                .await;
            browser.drag(from, to).await;
            browser.wait_for_ply(ply + 1).await;
        }
        let rows = "
            return JSON.stringify([...document.querySelectorAll('.game-buttons button')].map((button) => {
                const { left, top, width, height } = button.getBoundingClientRect();
                return [left, top, width, height].map(Math.round);
            }));";
        let before = browser.ask(rows, []).await;
        browser.action("resign").await;
        browser.wait_for("[data-action=confirm]").await;
        assert_eq!(browser.ask(rows, []).await, before, "nothing moves");
        // Without an answer the question lapses.
        browser.wait_for("[data-action=resign]").await;
        assert!(!browser.is_there("[data-end]").await);

        // There is nothing to claim, so an offer is all there is.
        browser.action("draw-choices").await;
        browser.wait_for("[data-action=offer-draw]").await;
        assert!(
            !browser
                .is_there("[data-action=claim-repetition], [data-action=claim-with]")
                .await
        );
        assert_eq!(browser.ask(rows, []).await, before, "nothing moves");
        browser.action("offer-draw").await;
        browser.wait_for("[data-action=accept-draw]").await;
    });
}

#[test]
fn two_players_have_names_and_a_game_without_moves_is_not_kept() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_form().await;
        browser.press("input[name=opponent][value=person]").await;
        browser.wait_for("input[name=name-white]").await;
        assert!(
            !browser
                .is_there("input[name=color], input[name=level]")
                .await
        );
        for (field, name) in [("name-white", "Anna"), ("name-black", "Bela")] {
            browser.press(&format!("input[name={field}]")).await;
            browser.type_text(name).await;
        }
        browser.action("play").await;
        browser.wait_for_text(".bar.bottom .name", "Anna").await;
        browser.wait_for_text(".bar.top .name", "Bela").await;
        browser.wait_for_text("[data-title]", "Anna – Bela").await;
        browser.action("new-game").await;
        let asked = browser.text(".status-line .asked").await;
        assert!(asked.contains("stays in the library"), "{asked}");
        browser.action("confirm").await;
        browser.action("play").await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.wait_for_library().await;
        browser.open_library().await;
        browser.wait_for_games(1).await;
    });
}

#[test]
fn trays_hold_what_was_captured_in_this_game() {
    with_browser(View::PHONE, async |browser| {
        browser
            .open_game("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", None)
            .await;
        assert_eq!(browser.count("[data-captured] i").await, 0);
        browser.tap_square("e4").await;
        browser.tap_square("d5").await;
        browser.wait_for_ply(1).await;
        assert_eq!(browser.count("[data-captured=white] i").await, 1);
        let whole = "
            const [tray, piece] = ['[data-captured=white]', '[data-captured=white] i']
                .map((it) => document.querySelector(it).getBoundingClientRect());
            return piece.right <= tray.right && piece.left >= tray.left && piece.width > 10;";
        assert_eq!(browser.evaluate(whole, []).await, true);
    });
}

#[test]
fn a_phone_shows_the_game_and_keeps_the_rest_in_a_menu() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.play(&FRIENDLY).await;
        assert!(!browser.is_there("input[name=entry]").await);
        let hidden = "
            return ['score-sheet', 'arbiter', 'sound', 'flip', 'new-game']
                .every((name) => !document.querySelector(`[data-action=${name}]`)?.checkVisibility());";
        assert_eq!(browser.evaluate(hidden, []).await, true);
        browser.action("flip").await;
        browser.wait_for(".board[data-orientation=black]").await;
        assert_eq!(browser.evaluate(hidden, []).await, true, "the menu closes");
        // Four buttons in a row, wholly on the screen.
        let row = "
            const buttons = [...document.querySelectorAll('.game-buttons button')].map((it) => it.getBoundingClientRect());
            const level = buttons.every(({ top, bottom }) => top === buttons[0].top && bottom <= innerHeight);
            return level ? buttons.length : 0;";
        assert_eq!(browser.evaluate(row, []).await, 4);
    });
}

/// Opens the page in a sandboxed frame of an otherwise empty page.
const IN_A_FRAME: &str = "
    return new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.width = 800;
        frame.height = 600;
        frame.src = new URL('./', location);
        frame.onload = () => resolve(true);
        document.body.replaceChildren(frame);
    });";

#[test]
fn a_frame_whose_host_withholds_the_program_is_named() {
    // As a host does that lets no other origin have its modules.
    let host = TestServer::new("/");
    host.lose(Some("boot.js"));
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        // A page beside it that may have frames, unlike its own.
        browser.visit("theme.js").await;
        assert_eq!(browser.evaluate(IN_A_FRAME, []).await, true);
        browser
            .in_frame("iframe", async || {
                browser
                    .wait_until("the reason", async || {
                        let told = browser.text("[data-boot]").await;
                        told.contains("allow-same-origin")
                    })
                    .await;
                browser.wait_for("[data-action=play]:disabled").await;
            })
            .await;
        // What the frame may not load is what the test is about.
        browser.take_errors().await;
    });
}

#[test]
fn the_discs_of_both_sides_are_filled_and_have_an_edge() {
    for dark in [false, true] {
        let view = View {
            dark,
            ..View::LAPTOP
        };
        with_browser(view, async |browser| {
            browser
                .open_game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None)
                .await;
            browser.wait_for(".player[data-side=black]").await;
            let body = "
                const filled = ['white', 'black'].map((side) => {
                    const disc = getComputedStyle(document.querySelector(`.player[data-side=${side}]`), '::before');
                    const { backgroundColor: fill, borderTopColor: edge, borderTopWidth: width } = disc;
                    const ground = getComputedStyle(document.documentElement).backgroundColor;
                    return /^rgb\\(/.test(fill) && fill !== ground && fill !== edge && parseFloat(width) >= 1 && fill;
                });
                return filled.every(Boolean) && filled[0] !== filled[1] || filled;";
            assert_eq!(browser.evaluate(body, []).await, true, "dark: {dark}");
        });
    }
}
