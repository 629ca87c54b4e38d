//! Speech synthesis and recognition that never leave the device. Both are stand-ins here: what is said is written
//! down, what is heard comes from the test.

use crate::puzzles::{QUEEN, solve, wait_for_phase};
use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::{Value, json};

/// Voices: one on the device, one somewhere else; and a list of what is said.
const VOICES: &str = "
    window.said = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const voice = (lang, localService) => ({ lang, localService, default: false, name: lang, voiceURI: lang });
    const voices = [voice('en-GB', LOCAL), voice('ta-IN', false)];
    SpeechSynthesis.prototype.getVoices = () => voices;
    SpeechSynthesis.prototype.cancel = () => {};
    SpeechSynthesis.prototype.speak = (utterance) => {
        said.push([utterance.text, utterance.lang, utterance.volume]);
        setTimeout(() => utterance.onend?.(Object.assign(new Event('end'))), 0);
    };";

/// An ear that is `AVAILABLE` on the device.
pub const EAR: &str = "
    delete window.webkitSpeechRecognition;
    window.asked = [];
    window.SpeechRecognition = class extends EventTarget {
        static available(options) { asked.push(options); return Promise.resolve('AVAILABLE'); }
        get processLocally() { return this.local; }
        set processLocally(local) { this.local = local; }
        start() { window.ear = this; setTimeout(() => this.dispatchEvent(new Event('start')), 0); }
        abort() { if (window.ear === this) delete window.ear; }
    };
    window.hear = (...transcripts) => ear.dispatchEvent(Object.assign(new Event('result'), {
        resultIndex: 0, results: [transcripts.map((transcript) => ({ transcript }))],
    }));";

const SWITCHED_ON: &str = "return document.querySelector('dialog[open] input[name=NAME]').checked";

async fn open_settings(browser: &Browser) {
    browser.action("settings").await;
    browser.wait_for("dialog[data-screen=settings][open]").await;
}

#[test]
fn moves_are_spoken_by_a_voice_of_the_device() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(&VOICES.replace("LOCAL", "true")).await;
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(1).await;
        browser.prefer("speak", "on").await;
        browser.prefer("volume", "40").await;
        browser.drag("e7", "e5").await;
        browser.wait_for_ply(2).await;
        let said = browser.evaluate("return said", []).await;
        let [sentence] = &said.as_array().expect("a list")[..] else {
            panic!("one sentence: {said}")
        };
        assert_eq!(sentence[0], "Black pawn e7 to e5.");
        assert_eq!(sentence[1], "en-GB");
        let volume = sentence[2].as_f64().expect("a number");
        assert!((volume - 0.4).abs() < 0.01, "{volume}");
    });
}

#[test]
fn a_move_of_a_lesson_is_made_by_ear() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(&VOICES.replace("LOCAL", "true")).await;
        let open = async |sound: bool| {
            browser
                .open_with_preferences(&json!({ "sound": sound }))
                .await;
            let kept = json!({ "lessons": { "notation": { "step": 8, "stars": 0 } } });
            browser.store("sessa.learn", &kept.to_string()).await;
            browser.visit("#learn/lesson/notation").await;
            browser.reload().await;
            browser.wait_for(".screen.lesson[data-step='9']").await;
        };
        open(true).await;
        // The page does not speak by itself; a button that is pressed does.
        let button = ".screen.lesson [data-action=listen]";
        browser.wait_for(button).await;
        assert!(!browser.text(".lesson").await.contains("d2 to d4"));
        browser.focus(button).await;
        browser.keys("Enter").await;
        let told = "White pawn d2 to d4.";
        browser
            .wait_for_text(".screen.lesson [data-said] p:last-child", told)
            .await;
        let said = browser.evaluate("return said", []).await;
        assert_eq!(said[0][0], told);
        assert_eq!(said[0][1], "en-GB");
        // Without sound the words are shown.
        open(false).await;
        browser.wait_for_text(".lesson-listen", told).await;
    });
}

#[test]
fn a_voice_from_elsewhere_is_not_used() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(&VOICES.replace("LOCAL", "false")).await;
        browser
            .open_with_preferences(&json!({ "speak": true }))
            .await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_announcement("White pawn e2 to e4.").await;
        assert_eq!(browser.evaluate("return said", []).await, json!([]));
        open_settings(browser).await;
        browser.wait_for("input[name=speak]:disabled").await;
        assert_eq!(
            browser.text("#about-speak").await,
            "This browser has no voice for English."
        );
    });
}

#[test]
fn a_spoken_move_is_played() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        assert_eq!(browser.evaluate("return 'ear' in window", []).await, false);
        open_settings(browser).await;
        browser.set_preference("listen", "on").await;
        browser.wait_for_text("#about-listen", "Listening …").await;
        browser.keys("Escape").await;
        for (transcripts, answer) in [
            (json!(["nice f three", "knight f3"]), "Heard “knight f3”."),
            (json!(["e5"]), "Heard “e5”."),
            (
                json!(["where are the queens"]),
                "Heard “where are the queens”. White queen: d1; black queen: d8.",
            ),
        ] {
            browser
                .evaluate("hear(...arguments[0])", [transcripts])
                .await;
            browser.wait_for_text(".answer", answer).await;
        }
        assert_eq!(browser.moves().await, ["Nf3", "e5"]);
        // What is illegal is told with its law.
        browser
            .evaluate("hear(...arguments[0])", [json!(["bishop c four"])])
            .await;
        let answer = "Heard “bishop c four”. White pawn e2 is in the way.";
        browser.wait_for_text(".answer", answer).await;
        browser.wait_for(".answer [data-law='3.5']").await;
        let local = browser
            .evaluate(
                "return [ear.processLocally, asked.every(({ processLocally }) => processLocally)]",
                [],
            )
            .await;
        assert_eq!(local, json!([true, true]), "nothing leaves the device");
        browser.prefer("listen", "off").await;
        assert_eq!(browser.evaluate("return 'ear' in window", []).await, false);
    });
}

#[test]
fn a_microphone_refused_switches_listening_off() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser.open().await;
        open_settings(browser).await;
        browser.set_preference("listen", "on").await;
        browser.wait_for_text("#about-listen", "Listening …").await;
        let refuse =
            "ear.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }))";
        browser.evaluate(refuse, []).await;
        browser
            .wait_for_text(
                "#about-listen",
                "The microphone is not available (not-allowed).",
            )
            .await;
        assert_eq!(switched_on(browser, "listen").await, false);
    });
}

async fn switched_on(browser: &Browser, name: &str) -> Value {
    browser
        .evaluate(&SWITCHED_ON.replace("NAME", name), [])
        .await
}

#[test]
fn without_an_ear_of_the_device_the_page_does_not_listen() {
    with_browser(View::LAPTOP, async |browser| {
        // One that would have to be fetched, one that cannot be told to stay here, and none.
        for source in [
            EAR.replace("AVAILABLE", "downloadable"),
            "delete window.webkitSpeechRecognition;
            window.SpeechRecognition = class extends EventTarget { start() { window.ear = this; } };"
                .to_owned(),
            "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;".to_owned(),
        ] {
            browser.run_first(&source).await;
            browser.open_with_preferences(&json!({ "listen": true })).await;
            open_settings(browser).await;
            browser.wait_for("input[name=listen]:disabled").await;
            assert_eq!(switched_on(browser, "listen").await, false);
            assert_eq!(browser.evaluate("return 'ear' in window", []).await, false);
        }
    });
}

#[test]
fn a_puzzle_is_solved_by_a_spoken_move() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser
            .open_with_preferences(&json!({ "listen": true }))
            .await;
        solve(browser, &[QUEEN]).await;
        browser
            .wait_until("an ear", async || {
                browser.evaluate("return 'ear' in window", []).await == true
            })
            .await;
        // What is no legal move is explained; the game below the page hears nothing of it.
        browser.evaluate("hear('king g3')", []).await;
        browser
            .wait_until("the reason", async || {
                let said = browser.text("[data-said]").await;
                said.contains("A king cannot go from g1 to g3.")
            })
            .await;
        browser
            .evaluate("hear('book takes d7', 'rook takes d7')", [])
            .await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}

#[test]
fn a_lesson_is_done_by_spoken_moves() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser
            .open_with_preferences(&json!({ "listen": true, "entry": false }))
            .await;
        browser.visit("#learn/lesson/mate-in-one").await;
        browser.wait_for(".screen.lesson[data-step='1']").await;
        browser
            .wait_until("an ear", async || {
                browser.evaluate("return 'ear' in window", []).await == true
            })
            .await;
        assert!(!browser.is_there(".screen.lesson input[name=entry]").await);
        browser.evaluate("hear('forward')", []).await;
        browser.wait_for(".screen.lesson[data-step='2']").await;
        browser.evaluate("hear('rook d3')", []).await;
        browser
            .wait_until("the reason", async || {
                let said = browser.text(".screen.lesson [data-said]").await;
                said.contains("A rook cannot go from e1 to d3.")
            })
            .await;
        browser.evaluate("hear('rook e8')", []).await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
    });
}

#[test]
fn squares_are_named_by_voice() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .run_first(&EAR.replace("AVAILABLE", "available"))
            .await;
        browser
            .open_with_preferences(&json!({ "listen": true }))
            .await;
        browser.visit("#coordinates").await;
        for (group, value) in [("exercise", "name"), ("time", "untimed")] {
            browser
                .press(&format!("[name={group}][value={value}]"))
                .await;
        }
        browser.press("[data-action=start]").await;
        browser.wait_for(".coordinates[data-exercise=name]").await;
        browser
            .wait_until("an ear", async || {
                browser.evaluate("return 'ear' in window", []).await == true
            })
            .await;
        for right in 0..3 {
            browser
                .wait_for_text(".coordinates-left", &format!("{right}/20"))
                .await;
            let marked = "return document.querySelector('.drawings [data-from]').dataset.from";
            let square = browser.ask(marked, []).await;
            // The likeliest reading is no square.
            let said = json!(["before", format!("{} {}", &square[..1], &square[1..])]);
            browser.evaluate("hear(...arguments[0])", [said]).await;
        }
        browser.wait_for_text(".coordinates-left", "3/20").await;
    });
}
