//! Text entry of moves and commands.

use crate::drills;
use browser_tests::{Browser, GameSettings, View, with_browser};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "8/P6k/8/8/8/8/P7/K7 w - - 0 1";
const TWO_ROOKS: &str = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";

async fn refused(browser: &Browser) -> bool {
    browser.attribute("input[name=entry]", "aria-invalid").await == "true"
}

async fn written(browser: &Browser) -> String {
    let body = "return document.querySelector('input[name=entry]').value";
    let written = browser.evaluate(body, []).await;
    written.as_str().unwrap_or_default().to_owned()
}

#[test]
fn moves_in_every_notation() {
    with_browser(View::LAPTOP, async |browser| {
        for (fen, texts, san) in [
            (START, &["e4", "E2-E4", "e2e4", "5254"][..], "e4"),
            (START, &["Nf3", "nf3", "g1f3", "knight f3"], "Nf3"),
            (
                CASTLING,
                &[
                    "O-O",
                    "o-o",
                    "OO",
                    "oo",
                    "0-0",
                    "00",
                    "Kg1",
                    "e1g1",
                    "e1h1",
                    "castle short",
                ],
                "O-O",
            ),
            (CASTLING, &["O-O-O", "ooo", "e1c1"], "O-O-O"),
            (PROMOTION, &["a8=N", "a8n", "a7a8n"], "a8=N"),
            (PROMOTION, &["a8=Q", "a7a8q"], "a8=Q"),
            (TWO_ROOKS, &["Rad1", "rad1", "a1d1"], "Rad1"),
        ] {
            for text in texts {
                browser.open_game(fen, None).await;
                browser.enter(text).await;
                browser.wait_for_ply(1).await;
                assert_eq!(browser.moves().await, [san], "{text}");
                assert_eq!(written(browser).await, "", "the field is free for the next");
                assert_eq!(browser.focused("name").await, "entry");
            }
        }
    });
}

#[test]
fn what_is_no_move_is_refused_with_its_reason() {
    with_browser(View::LAPTOP, async |browser| {
        for (fen, text, answer) in [
            (TWO_ROOKS, "Rd1", "“Rd1” can mean Rad1, Rhd1."),
            (TWO_ROOKS, "Kg5", "A king cannot go from e2 to g5."),
            (
                TWO_ROOKS,
                "hello",
                "“hello” is neither a move nor a command. Type “help” for what can be said.",
            ),
        ] {
            browser.open_game(fen, None).await;
            browser.enter(text).await;
            browser.wait_for_text(".answer", answer).await;
            browser.wait_for_announcement(answer).await;
            assert!(refused(browser).await, "{text}");
            // The log says it once; the field names its reason, and nothing is live besides.
            let reason = "
                const field = document.querySelector('input[name=entry]');
                return document.getElementById(field.getAttribute('aria-describedby')).textContent.trim();";
            let reason = browser.ask(reason, []).await;
            assert!(reason.starts_with(answer), "{text}: {reason}");
            let live = "return document.querySelectorAll('.entry :is(output, [role=status], [role=alert], [aria-live])').length";
            assert_eq!(browser.evaluate(live, []).await, 0);
            assert_eq!(written(browser).await, text, "it can be mended");
            browser.type_text("Ra2").await;
            assert!(
                !refused(browser).await,
                "what is typed now is not refused yet"
            );
            assert_eq!(browser.text(".answer").await, "");
            browser.keys("Enter").await;
            browser.wait_for_move(1, "Ra2").await;
        }
        browser.open_game(PROMOTION, None).await;
        browser.enter("a8").await;
        browser
            .wait_until("a refusal", async || refused(browser).await)
            .await;
        let answer = browser.text(".answer").await;
        for candidate in ["a8=Q", "a8=R", "a8=B", "a8=N"] {
            assert!(answer.contains(candidate), "{candidate}: {answer}");
        }
    });
}

#[test]
fn a_move_that_was_begun_is_completed() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(TWO_ROOKS, None).await;
        browser.write("Rad").await;
        browser.wait_for("[role=option]").await;
        assert_eq!(
            browser
                .attribute("input[name=entry]", "aria-expanded")
                .await,
            "true"
        );
        browser.keys("ArrowDown").await;
        let active = browser
            .attribute("input[name=entry]", "aria-activedescendant")
            .await;
        let offered = browser
            .text(&format!("#{active}[aria-selected=true]"))
            .await;
        assert_eq!(offered, "Rad1");
        browser.keys("Enter").await;
        assert_eq!(written(browser).await, "Rad1");
        assert!(browser.moves().await.is_empty(), "chosen, not yet entered");
        browser.keys("Enter").await;
        browser.wait_for_move(1, "Rad1").await;
    });
}

#[test]
fn commands_are_answered() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (text, answer) in [
            ("clock", "This game has no clock."),
            (
                "where are the knights",
                "White knight: b1, g1; black knight: b8, g8.",
            ),
            ("attackers e4", "Nothing attacks e4."),
            ("what is on d1?", "d1, white queen."),
            ("moves g1", "White knight g1 can go to f3, h3."),
            ("status", "Move 1, White to move."),
        ] {
            browser.enter(text).await;
            browser.wait_for_text(".answer", answer).await;
            browser.wait_for_announcement(answer).await;
        }
    });
}

#[test]
fn a_hint_is_given_where_the_game_has_the_button() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .play(&GameSettings {
                opponent: "robot",
                ..GameSettings::TWO_PLAYERS
            })
            .await;
        for step in ["1", "2", "3"] {
            browser.enter("hint").await;
            browser.wait_for(&format!("[data-hint='{step}']")).await;
        }
        browser.open().await;
        browser.open_game(START, None).await;
        browser.enter("hint").await;
        browser
            .wait_until("a refusal", async || refused(browser).await)
            .await;
    });
}

#[test]
fn an_empty_field_leaves_the_arrows_to_the_record_and_escape_leaves_it() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (ply, text) in (1..).zip(["e4", "e5", "Nf3"]) {
            browser.enter(text).await;
            browser.wait_for_ply(ply).await;
        }
        browser.keys("ArrowLeft ArrowLeft").await;
        browser.wait_for("[data-ply='1'][aria-current]").await;
        browser.keys("ArrowRight").await;
        browser.wait_for("[data-ply='2'][aria-current]").await;
        // In a text they move the caret.
        browser.type_text("N").await;
        browser.keys("ArrowLeft").await;
        browser.type_text("x").await;
        assert_eq!(written(browser).await, "xN");
        assert!(browser.is_there("[data-ply='2'][aria-current]").await);
        assert_eq!(browser.focused("name").await, "entry");
        browser.keys("Escape").await;
        assert_eq!(written(browser).await, "");
        assert_eq!(browser.focused("name").await, "entry");
        browser.keys("Escape").await;
        assert_eq!(browser.focused("data-square").await.len(), 2);
    });
}

#[test]
fn a_slash_leads_to_the_field_of_a_screen() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#learn/lesson/castling").await;
        browser
            .wait_for(".screen.lesson[data-step='1'][data-kind]")
            .await;
        browser.press("section.screen [data-action=next]").await;
        press_slash(browser).await;
        browser.keys("Escape").await;
        assert_eq!(browser.focused("data-square").await.len(), 2);
    });
}

/// The field of a screen; that of the game lies below it.
const FIELD: &str = "section.screen input[name=entry]:enabled";

/// Goes to the field of the screen by its key, once it is there.
async fn press_slash(browser: &Browser) {
    browser.wait_for(FIELD).await;
    browser.evaluate("document.activeElement.blur()", []).await;
    browser.keys("/").await;
    browser
        .wait_until("the field to have the focus", async || {
            browser.focused("name").await == "entry"
        })
        .await;
}

#[test]
fn moves_are_typed_on_the_analysis_board() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#analysis").await;
        press_slash(browser).await;
        browser.press("[data-action=open-review]").await;
        press_slash(browser).await;
        for (text, square, piece) in [
            ("e4", "e4", "white pawn"),
            ("Nf6", "f6", "black knight"),
            ("back", "g8", "black knight"),
            ("forward", "f6", "black knight"),
            ("take back", "g8", "black knight"),
        ] {
            browser.enter_at(FIELD, text).await;
            browser.wait_for_piece(square, piece).await;
        }
        for (text, answer) in [
            ("Ke5", "A king cannot go from e8 to e5."),
            ("what is on d1?", "d1, white queen."),
            ("resign", "That cannot be done now."),
        ] {
            browser.enter_at(FIELD, text).await;
            browser
                .wait_for_text("section.screen .answer", answer)
                .await;
        }
        browser.enter_at(FIELD, "flip").await;
        browser
            .wait_for("section.screen .board[data-orientation=black]")
            .await;
        browser
            .assert_accessible("typed moves in the analysis")
            .await;
        // While a position is set up no moves are played.
        browser.press("[data-action=game-menu]").await;
        browser.press("section.screen [data-action=set-up]").await;
        browser
            .wait_until("no field", async || !browser.is_there(FIELD).await)
            .await;
    });
}

#[test]
fn moves_are_typed_in_openings_and_drills() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#openings").await;
        press_slash(browser).await;
        for (text, square, piece) in [
            ("e4", "e4", "white pawn"),
            ("c5", "c5", "black pawn"),
            ("back", "c7", "black pawn"),
        ] {
            browser.enter_at(FIELD, text).await;
            browser.wait_for_piece(square, piece).await;
        }
        drills::open(browser, "krk?difficulty=hard&seed=1").await;
        press_slash(browser).await;
        let best = drills::moves(browser, "w").await.remove(0);
        browser.enter_at(FIELD, &best.0).await;
        drills::wait_for_turn(browser, 1).await;
        browser.enter_at(FIELD, "take back").await;
        drills::wait_for_turn(browser, 0).await;
    });
}

#[test]
fn commands_are_followed() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.enter("flip").await;
        browser.wait_for(".board[data-orientation=black]").await;
        for (ply, text) in [(1, "e4"), (2, "e5")] {
            browser.enter(text).await;
            browser.wait_for_ply(ply).await;
        }
        browser.enter("offer draw").await;
        browser.wait_for("[data-action=decline-draw]").await;
        browser.enter("decline").await;
        browser
            .wait_until("the offer to be gone", async || {
                !browser.is_there("[data-action=decline-draw]").await
            })
            .await;
        browser.enter("help").await;
        browser.wait_for("dialog[data-screen=help][open]").await;
        browser.dismiss_dialog().await;
        for (text, over) in [("no", false), ("yes", true)] {
            browser.enter("resign").await;
            browser.wait_for("[data-action=confirm]").await;
            browser.enter(text).await;
            browser
                .wait_until("the question to be gone", async || {
                    !browser.is_there("[data-action=confirm]").await
                })
                .await;
            if over {
                assert_eq!(browser.end().await, "0–1 resignation");
            } else {
                assert!(!browser.is_there("[data-end]").await);
            }
        }
    });
}
