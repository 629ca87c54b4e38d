//! Sounds: none before the first gesture, one of its own for every kind of event, none when switched off.

use crate::learn::open_step;
use crate::puzzles::tap_move;
use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::{Value, json};

/// Writes down every loudspeaker that is made, and of every stroke its pitch and its loudness.
const LISTEN: &str = "
    window.speakers = 0;
    window.strokes = [];
    window.AudioContext = class extends AudioContext {
        constructor(...args) { super(...args); speakers += 1; }
        createOscillator() {
            const oscillator = super.createOscillator();
            const stroke = { pitch: 0, loudness: 0 };
            const set = oscillator.frequency.setValueAtTime;
            oscillator.frequency.setValueAtTime = function (pitch, at) {
                stroke.pitch = Math.round(pitch);
                return set.call(this, pitch, at);
            };
            const start = oscillator.start;
            oscillator.start = function (...args) {
                strokes.push(stroke);
                return start.apply(this, args);
            };
            this.last = stroke;
            return oscillator;
        }
        createGain() {
            const [gain, stroke] = [super.createGain(), this.last];
            const ramp = gain.gain.exponentialRampToValueAtTime;
            gain.gain.exponentialRampToValueAtTime = function (loudness, at) {
                stroke.loudness = Math.max(stroke.loudness, loudness);
                return ramp.call(this, loudness, at);
            };
            return gain;
        }
    };";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

async fn speakers(browser: &Browser) -> Value {
    browser.evaluate("return speakers", []).await
}

/// The pitches heard since the last time.
async fn heard(browser: &Browser) -> Value {
    let body = "return strokes.splice(0).map(({ pitch }) => pitch)";
    browser.evaluate(body, []).await
}

/// Waits until something is heard: the loudspeaker opens after the first gesture, not in it.
async fn wait_for_sound(browser: &Browser) {
    browser
        .wait_until("a sound", async || {
            browser.evaluate("return strokes.length > 0", []).await == true
        })
        .await;
}

#[test]
fn nothing_before_the_first_gesture() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        browser.open_game(START, Some("white")).await;
        browser.wait_for_ply(1).await;
        assert_eq!(speakers(browser).await, 0);
        browser.drag("g8", "f6").await;
        browser.wait_for_move(2, "Nf6").await;
        wait_for_sound(browser).await;
        assert_eq!(speakers(browser).await, 1);
    });
}

#[test]
fn a_game_played_by_keyboard_is_heard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        browser.open_game(START, None).await;
        browser.enter("e4").await;
        browser.wait_for_move(1, "e4").await;
        wait_for_sound(browser).await;
    });
}

#[test]
fn every_kind_of_event_has_a_sound_of_its_own() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        let mut sounds: Vec<(&str, Value)> = Vec::new();
        for (kind, fen, san) in [
            ("move", START, "e4"),
            ("capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5"),
            ("check", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8"),
            ("castling", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
            ("promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q"),
            ("end", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Rd8"),
        ] {
            browser.open_game(fen, None).await;
            browser.click_square("h5").await;
            browser.enter(san).await;
            browser.wait_for_ply(1).await;
            wait_for_sound(browser).await;
            sounds.push((kind, heard(browser).await));
        }
        for (kind, pitches) in &sounds {
            assert_ne!(*pitches, json!([]), "{kind}");
            let same = sounds.iter().filter(|(_, other)| other == pitches);
            assert_eq!(same.count(), 1, "{kind}: {sounds:?}");
        }
    });
}

#[test]
fn little_time_is_heard_once() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        browser.open().await;
        let terms = GameSettings {
            time: "bullet-1-0",
            ..GameSettings::TWO_PLAYERS
        };
        browser.play(&terms).await;
        // The clock starts with the second move.
        for (ply, (from, to, san)) in (1..).zip([("e2", "e4", "e4"), ("e7", "e5", "e5")]) {
            browser.drag(from, to).await;
            browser.wait_for_move(ply, san).await;
        }
        heard(browser).await;
        // A minute is long for a test: the page's clock is moved on instead.
        let later =
            "const now = performance.now.bind(performance); performance.now = () => now() + 51000;";
        browser.evaluate(later, []).await;
        browser.wait_for("[data-clock=white][data-low=true]").await;
        assert_eq!(heard(browser).await, json!([988, 988]));
        browser
            .wait_until("the clock to go on", async || {
                browser.clock("white").await.left < 8_500
            })
            .await;
        assert_eq!(heard(browser).await, json!([]));
    });
}

#[test]
fn fifteen_and_five_minutes_are_told_once_each() {
    with_browser(View::LAPTOP, async |browser| {
        let terms = json!({
            "opponent": "person",
            "time": { "main": 1_200_000, "increment": 0 },
        });
        browser
            .open_with_stored("sessa.terms", &terms.to_string())
            .await;
        browser.action("play").await;
        browser
            .wait_for("[data-clock=white][data-running=true]")
            .await;
        browser.listen().await;
        // Minutes are long for a test: the page's clock is moved on instead.
        for (minutes, call) in [
            (6, "White: 15 minutes left."),
            (10, "White: 5 minutes left."),
        ] {
            let later = "const now = performance.now.bind(performance);
                const skipped = arguments[0] * 60_000;
                performance.now = () => now() + skipped;";
            browser.evaluate(later, [json!(minutes)]).await;
            browser.wait_until_told(call, 1).await;
        }
        let left = browser.clock("white").await.left;
        browser
            .wait_until("the clock to go on", async || {
                browser.clock("white").await.left + 1_000 < left
            })
            .await;
        browser.wait_until_told("minutes left.", 2).await;
    });
}

#[test]
fn a_task_that_is_done_sounds_like_a_star() {
    with_browser(View::PHONE, async |browser| {
        browser.run_first(LISTEN).await;
        open_step(browser, "mate-in-one", 2).await;
        let has_star = |heard: &Value| {
            let pitches = heard.as_array().expect("a list");
            pitches.ends_with(&[json!(1047), json!(1568)])
        };
        tap_move(browser, "e1", "e7").await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
        assert!(!has_star(&heard(browser).await));
        tap_move(browser, "e1", "e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        wait_for_sound(browser).await;
        assert!(
            has_star(&heard(browser).await),
            "after the sound of the mate"
        );
    });
}

#[test]
fn as_loud_as_the_player_wants() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(LISTEN).await;
        browser.open_game(START, None).await;
        let mut loudness = Vec::new();
        for (ply, (volume, san)) in [("100", "e4"), ("50", "e5"), ("0", "Nf3")]
            .iter()
            .enumerate()
        {
            browser.prefer("volume", volume).await;
            heard(browser).await;
            browser.enter(san).await;
            browser.wait_for_move(ply + 1, san).await;
            let body = "return strokes.splice(0).map(({ loudness }) => loudness)[0] ?? 0";
            let stroke = browser.evaluate(body, []).await;
            loudness.push(stroke.as_f64().expect("a number"));
        }
        assert!(
            (loudness[0] / loudness[1] - 2.0).abs() < 0.01,
            "{loudness:?}"
        );
        assert!(loudness[2] == 0.0, "{loudness:?}");

        browser.prefer("volume", "80").await;
        browser.action("sound").await;
        heard(browser).await;
        browser.drag("b8", "c6").await;
        browser.wait_for_move(4, "Nc6").await;
        assert_eq!(heard(browser).await, json!([]), "switched off");
        browser.action("sound").await;
        browser.drag("f1", "b5").await;
        browser.wait_for_move(5, "Bb5").await;
        assert_ne!(heard(browser).await, json!([]));
    });
}
