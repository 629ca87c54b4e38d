//! The chess clock for a real board: two halves, of which only the one whose clock runs can be pressed.

use browser_tests::{Browser, View, with_browser, with_browser_alone, with_browser_in_window};
use serde_json::{Value, json};
use std::time::Duration;

const NEAR: &str = "[data-half=near]";
const FAR: &str = "[data-half=far]";

/// Tells of every text that the clock writes down when that was, by the page's own clock.
const WATCH: &str = "
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        if (name === 'sessa.clock') window.written = { at: performance.now(), ...JSON.parse(text) };
        return keep.call(this, name, text);
    };";

/// Opens the page with this clock chosen for the next game, and the clock from its form.
async fn open_clock(browser: &Browser, control: &Value) {
    browser.run_first(WATCH).await;
    browser
        .open_with_stored("sessa.terms", &json!({ "time": control }).to_string())
        .await;
    browser.action("clock-screen").await;
    browser.wait_for("dialog[data-screen=clock-screen]").await;
    wait_for_phase(browser, "ready").await;
}

async fn wait_for_phase(browser: &Browser, phase: &str) {
    browser
        .wait_for(&format!(".clock-screen[data-phase={phase}]"))
        .await;
}

/// The clock's events, as it stores them.
async fn events(browser: &Browser) -> Vec<Value> {
    let events = browser
        .evaluate("return window.written?.events ?? []", [])
        .await;
    events.as_array().expect("a list").clone()
}

async fn wait_for_events(browser: &Browser, count: usize) {
    browser
        .wait_until(&format!("{count} events"), async || {
            events(browser).await.len() == count
        })
        .await;
}

async fn digits(browser: &Browser, half: &str) -> String {
    browser.text(&format!("{half} [data-time]")).await
}

async fn runs(browser: &Browser, half: &str) -> bool {
    browser.attribute(half, "data-running").await == "true"
}

/// Gives a side a time by the card.
async fn set_time(browser: &Browser, name: &str, time: &str) {
    browser.action("timer-set-up").await;
    let body = "
        const input = document.querySelector(`[name=${arguments[0]}]`);
        input.value = arguments[1];
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.evaluate(body, [json!(name), json!(time)]).await;
    browser.action("timer-done").await;
}

#[test]
fn two_players_press_by_turns() {
    with_browser_alone(View::PHONE, async |browser| {
        open_clock(browser, &json!({ "main": 180_000, "increment": 2_000 })).await;
        assert_eq!(digits(browser, NEAR).await, "3:00");
        // White begins: Black's half starts the clock, White's does nothing.
        browser.press(NEAR).await;
        browser.press(FAR).await;
        wait_for_phase(browser, "running").await;
        assert!(runs(browser, NEAR).await && !runs(browser, FAR).await);
        wait_for_events(browser, 1).await;
        browser.press(FAR).await;
        for ply in 0..10 {
            let (own, other) = if ply % 2 == 0 {
                (NEAR, FAR)
            } else {
                (FAR, NEAR)
            };
            assert!(runs(browser, own).await, "before half-move {ply}");
            browser.press(own).await;
            wait_for_events(browser, ply + 2).await;
            assert!(runs(browser, other).await, "after half-move {ply}");
            // Whose clock does not run presses in vain.
            browser.press(own).await;
        }
        let done = events(browser).await;
        let kinds: Vec<_> = done.iter().map(|done| done["event"].clone()).collect();
        assert_eq!(kinds[0], "start");
        assert_eq!(kinds[1..], vec![json!("press"); 10]);

        // Every frame shows what is left by the page's own clock: what the events say, less the time since the last.
        let body = "
            const { events, at } = window.written;
            const used = events.slice(1).reduce((sum, { at }, index) => index % 2 ? sum : sum + at - events[index].at, 0);
            const pressed = events.at(-1).at;
            const left = (now) => 180_000 + 5 * 2_000 - used - (now - at);
            const shown = () => document.querySelector(arguments[0]).textContent;
            const face = (left) => {
                const seconds = Math.floor(left / 1000);
                return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
            };
            const frame = () => new Promise(requestAnimationFrame);
            const wrong = [];
            const seen = new Set();
            const end = performance.now() + 2500;
            let before = performance.now();
            while (performance.now() < end) {
                await frame();
                const now = performance.now();
                const text = shown();
                seen.add(text);
                const right = [face(left(now)), face(left(before - 34))];
                if (!right.includes(text)) wrong.push([text, ...right, now - before]);
                before = now;
            }
            return [wrong, seen.size];";
        let told = browser
            .evaluate(
                &format!("return (async () => {{{body}}})()"),
                [json!(format!("{NEAR} [data-time]"))],
            )
            .await;
        assert_eq!(told[0], json!([]), "wrong frames");
        assert!(told[1].as_u64().is_some_and(|seen| seen >= 3), "{told}");

        browser.action("timer-pause").await;
        wait_for_phase(browser, "paused").await;
        for half in [FAR, NEAR] {
            let told = browser.text(&format!("{half} .clock-hint")).await;
            assert_eq!(told, "Paused");
        }
        let standing = [digits(browser, FAR).await, digits(browser, NEAR).await];
        browser.press(NEAR).await;
        browser.press(FAR).await;
        browser.reload().await;
        wait_for_phase(browser, "paused").await;
        let found = [digits(browser, FAR).await, digits(browser, NEAR).await];
        assert_eq!(found, standing);
        assert_eq!(browser.attribute(NEAR, "data-turn").await, "true");
        browser.action("timer-start").await;
        wait_for_phase(browser, "running").await;
        assert!(runs(browser, NEAR).await);

        // A page that is killed takes its clock up where it was left.
        browser.press(NEAR).await;
        browser.reload().await;
        wait_for_phase(browser, "paused").await;
        assert_eq!(browser.attribute(FAR, "data-turn").await, "true");
    });
}

#[test]
fn a_fallen_flag_stays_down_until_the_clock_is_set_back() {
    with_browser(View::PHONE, async |browser| {
        open_clock(browser, &json!({ "main": 60_000, "increment": 0 })).await;
        set_time(browser, "clock-white", "0:03").await;
        assert_eq!(digits(browser, NEAR).await, "0:03.0");
        assert_eq!(browser.attribute(NEAR, "data-low").await, "true");
        browser.action("timer-start").await;
        browser.wait_for(&format!("{NEAR}[data-down=true]")).await;
        wait_for_phase(browser, "paused").await;
        assert_eq!(digits(browser, NEAR).await, "0:00.0");
        assert_eq!(digits(browser, FAR).await, "1:00");
        let said = browser.text(".clock-screen [aria-live]").await;
        assert_eq!(said, "White: the flag is down.");
        browser.press(NEAR).await;
        browser.press(FAR).await;
        browser.action("timer-start").await;
        browser.reload().await;
        browser.wait_for(&format!("{NEAR}[data-down=true]")).await;
        browser.action("timer-reset").await;
        wait_for_phase(browser, "ready").await;
        assert_eq!(digits(browser, NEAR).await, "1:00");
        assert!(!browser.is_there("[data-down=true]").await);
    });
}

#[test]
fn a_stage_tells_the_moves_to_its_end() {
    with_browser(View::PHONE, async |browser| {
        let stage =
            |moves: Value, time: u32| json!({ "moves": moves, "time": time, "bonus": "none" });
        let budget = json!({ "stages": [stage(json!(40), 5_000), stage(Value::Null, 60_000)] });
        let control = json!({ "sides": [budget, budget], "start": "with-game" });
        open_clock(browser, &control).await;
        browser.press(FAR).await;
        wait_for_phase(browser, "running").await;
        for half in [NEAR, FAR] {
            browser.press(half).await;
        }
        browser
            .wait_until("39 moves to go", async || {
                let told = async |half| browser.text(&format!("{half} .clock-details")).await;
                [told(NEAR).await, told(FAR).await]
                    .iter()
                    .all(|told| told.contains("39 moves to go"))
            })
            .await;
    });
}

#[test]
fn the_keyboard_is_enough() {
    with_browser(View::LAPTOP, async |browser| {
        browser.run_first(WATCH).await;
        browser.visit("#clock").await;
        wait_for_phase(browser, "ready").await;
        browser.keys("Space").await;
        wait_for_phase(browser, "running").await;
        browser.keys("ArrowLeft ArrowRight ArrowRight Space").await;
        wait_for_events(browser, 3).await;
        // A key that is held is one press.
        let held = "
            for (const repeat of [false, true, true]) {
                const key = new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true });
                document.activeElement.dispatchEvent(key);
            }";
        browser.evaluate(held, []).await;
        wait_for_events(browser, 4).await;
        browser.keys("p").await;
        wait_for_phase(browser, "paused").await;
        browser.keys("p").await;
        wait_for_phase(browser, "running").await;
        browser.keys("Escape").await;
        browser.wait_for(".clock-card[role=alertdialog]").await;
        browser.action("confirm").await;
        browser
            .wait_until("the clock to be put away", async || {
                !browser.is_there("dialog[open]").await
            })
            .await;
        let address = browser.evaluate("return location.hash", []).await;
        assert_eq!(address, "");
        assert!(browser.is_there("[data-action=play]").await);
        let last = events(browser).await.pop().expect("it was paused");
        assert_eq!(last["event"], "pause");
    });
}

#[test]
fn sleep_stops_the_clock_and_is_told() {
    with_browser(View::PHONE, async |browser| {
        open_clock(browser, &json!({ "main": 300_000, "increment": 0 })).await;
        browser.press(FAR).await;
        wait_for_phase(browser, "running").await;
        let hour = "const now = Date.now; Date.now = () => now() + 3_600_000;";
        browser.evaluate(hour, []).await;
        browser.wait_for(".clock-card[data-notice]").await;
        wait_for_phase(browser, "paused").await;
        let told = browser.text(".clock-card[data-notice] p").await;
        assert!(told.contains("1:00:0") || told.contains("59:59"), "{told}");
        assert!(digits(browser, NEAR).await.starts_with("4:5"));
    });
}

#[test]
fn what_is_no_clock_is_put_aside() {
    with_browser(View::PHONE, async |browser| {
        browser.store("sessa.clock", "{\"control\":7}").await;
        browser.open().await;
        browser.action("clock-screen").await;
        browser.wait_for(".clock-card[data-notice]").await;
        let kept = browser.stored().await;
        let aside = kept
            .iter()
            .find(|(name, _)| name.starts_with("sessa.clock.damaged."));
        assert_eq!(aside.expect("it was kept").1, "{\"control\":7}");
        browser.action("timer-done").await;
        browser.press(FAR).await;
        wait_for_phase(browser, "running").await;
    });
}

#[test]
fn the_screen_stays_awake_while_a_clock_runs() {
    with_browser_in_window(View::PHONE, async |browser| {
        let count = "
            window.awake = 0;
            const wakeLock = { request: async () => {
                awake += 1;
                return { release: async () => { awake -= 1; } };
            } };
            Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => wakeLock });";
        browser.run_first(count).await;
        open_clock(browser, &json!({ "main": 300_000, "increment": 0 })).await;
        let awake = async || browser.evaluate("return awake", []).await;
        assert_eq!(awake().await, 0);
        browser.press(FAR).await;
        wait_for_phase(browser, "running").await;
        browser.press(NEAR).await;
        browser
            .wait_until("the screen to stay awake", async || awake().await == 1)
            .await;
        browser.hide_for(Duration::from_millis(500)).await;
        browser
            .wait_until("the screen to stay awake", async || awake().await == 1)
            .await;
        browser.action("timer-pause").await;
        browser
            .wait_until("the screen to sleep", async || awake().await == 0)
            .await;
    });
}

#[test]
fn it_fills_every_screen_and_has_no_barriers() {
    with_browser(View::PHONE, async |browser| {
        open_clock(browser, &json!({ "main": 5_400_000, "increment": 30_000 })).await;
        for (width, height) in [(320, 568), (360, 740), (740, 360), (768, 1024), (1440, 900)] {
            browser
                .show_on(View {
                    width,
                    height,
                    ..View::PHONE
                })
                .await;
            let outside = "
                const parts = [...document.querySelectorAll('.clock-half button, .clock-strip button')];
                const small = parts.filter((part) => {
                    const { left, top, right, bottom } = part.getBoundingClientRect();
                    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 44 || bottom - top < 44;
                });
                const digits = [...document.querySelectorAll('[data-time]')].filter((digits) => {
                    const [inner, outer] = [digits, digits.closest('section')].map((part) => part.getBoundingClientRect());
                    return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
                });
                return [...small, ...digits].map((part) => part.outerHTML);";
            assert_eq!(
                browser.evaluate(outside, []).await,
                json!([]),
                "at {width}×{height}"
            );
        }
        browser.show_on(View::PHONE).await;
        browser.assert_accessible("the clock").await;
        browser.action("timer-set-up").await;
        browser.assert_accessible("the clock being set").await;
        browser.action("timer-done").await;
        set_time(browser, "clock-white", "0:09").await;
        browser.action("timer-start").await;
        browser.assert_accessible("little time").await;
    });
}
