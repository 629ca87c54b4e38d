//! A game against the robot: while it thinks the page stays smooth and the clock true.

use browser_tests::{Browser, Clock, GameSettings, View, with_browser, with_browser_alone};
use serde_json::Value;

/// The longest pause between two frames, in milliseconds.
const LONGEST_GAP: f64 = 50.0;
/// Greatest error of a clock, in milliseconds.
const CLOCK_ERROR: f64 = 250.0;
/// A clock shows whole seconds.
const SECOND: f64 = 1000.0;

/// Notes at every frame the time and what Black's clock shows, a list for each time it runs.
const RECORDER: &str = "
    const thinks = (window.thinks = []);
    let thinking = false;
    const frame = () => {
        const clock = document.querySelector('[data-clock=black]');
        const runs = clock?.dataset.running === 'true';
        if (runs && !thinking) thinks.push([]);
        if (runs) thinks.at(-1).push([performance.now(), clock.textContent]);
        thinking = runs;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

/// The frames of one think: when, and the time shown.
struct Think(Vec<(f64, f64)>);

impl Think {
    async fn last(browser: &Browser) -> Self {
        let frames = browser
            .evaluate("return window.thinks.at(-1) ?? []", [])
            .await;
        let frame =
            |frame: &Value| Some((frame[0].as_f64()?, Clock::read(frame[1].as_str()?)? as f64));
        Self(
            frames
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(frame)
                .collect(),
        )
    }

    fn length(&self) -> f64 {
        self.0.last().map_or(0.0, |last| last.0 - self.0[0].0)
    }

    fn longest_gap(&self) -> f64 {
        self.0
            .windows(2)
            .map(|two| two[1].0 - two[0].0)
            .fold(0.0, f64::max)
    }

    /// The most that the clock strays from the browser's time. Time shown and time passed add up to the same at every
    /// frame, but for the part of a second that the face does not show.
    fn clock_error(&self) -> f64 {
        let sums = self.0.iter().map(|(at, shown)| at + shown);
        let (low, high) = sums.fold((f64::MAX, f64::MIN), |(low, high), sum| {
            (low.min(sum), high.max(sum))
        });
        (high - low - SECOND).max(0.0)
    }
}

#[test]
fn smooth_and_on_time_while_the_robot_thinks() {
    with_browser_alone(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .play(&GameSettings {
                opponent: "robot",
                color: "white",
                elo: 3_200,
                time: "bullet-1-0",
            })
            .await;
        browser.evaluate(RECORDER, []).await;
        // Moves that are legal whatever the robot answers. The machine may be busy with other things: one quiet
        // think is enough.
        let mut seen = Vec::new();
        for (turn, (from, to)) in [("e2", "e4"), ("b1", "c3"), ("a2", "a3"), ("h2", "h3")]
            .into_iter()
            .enumerate()
        {
            browser.drag(from, to).await;
            browser.wait_for_ply(2 * turn + 2).await;
            // The clock starts after the first moves.
            if turn == 0 {
                continue;
            }
            let think = Think::last(browser).await;
            assert!(
                think.length() > 300.0,
                "the robot thought for {} ms only",
                think.length()
            );
            let (gap, error) = (think.longest_gap(), think.clock_error());
            seen.push(format!(
                "{:.0} ms: longest gap {gap:.0} ms, clock off by {error:.0} ms",
                think.length()
            ));
            if gap <= LONGEST_GAP && error <= CLOCK_ERROR {
                println!("{}", seen.join("\n"));
                return;
            }
        }
        panic!(
            "no think without a long frame or a wrong clock:\n{}",
            seen.join("\n")
        );
    });
}

#[test]
fn the_robot_answers_an_offer() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let terms = GameSettings {
            opponent: "robot",
            color: "white",
            elo: 600,
            time: "none",
        };
        browser.play(&terms).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        browser.action("draw-choices").await;
        browser.action("offer-draw").await;
        // Nobody takes a draw after one move; the answer stays until the next.
        browser.wait_for(".notice").await;
        assert!(browser.text(".notice").await.contains("declines"));
        assert!(!browser.is_there("[data-end]").await);
        browser.drag("d2", "d3").await;
        browser.wait_for_ply(4).await;
        assert!(!browser.is_there(".notice").await);
    });
}
