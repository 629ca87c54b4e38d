//! Progress on the puzzles' place: rating with its band, themes, calendar, and the tables behind them.

use crate::puzzle_clock::{DAY, NOON, live_on_that_day};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Attempts on sixteen of the last days: more and more of them, and more of them solved.
async fn attempt_for_weeks(browser: &Browser) {
    browser
        .puzzles(json!({ "start-rating": { "rating": 1200 } }), None)
        .await;
    let themes = ["fork", "pin", "mateIn2", "backRankMate", "skewer"];
    let mut number: usize = 0;
    for day in (0..24).filter(|day| day % 3 != 1) {
        for _ in 0..=day / 5 {
            number += 1;
            let solved = number % 7 != 6;
            let attempt = json!({ "record": { "attempt": {
                "at": NOON - (23 - day as u64) * DAY + number as u64, "key": { "set": "tests", "id": format!("p{number}") },
                "mode": "rated", "rated": true, "solved": solved, "helped": false, "millis": 9_000,
                "puzzle_rating": 1_150.0 + 25.0 * day as f64, "puzzle_deviation": 80.0,
                "themes": [themes[number % 5]], "chosen_theme": null,
            } } });
            browser.puzzles(attempt, None).await;
        }
    }
}

#[test]
fn progress_is_drawn_and_told() {
    with_browser(View::LAPTOP, async |browser| {
        live_on_that_day(browser).await;
        browser.open().await;
        attempt_for_weeks(browser).await;
        browser.visit("#puzzles").await;
        browser.wait_for(".puzzles-progress").await;
        // The rating with its band, as a curve and as a table.
        let count =
            async |within: &str| browser.count(&format!(".puzzles-progress {within}")).await;
        assert_eq!(count(".plot").await, 3);
        assert_eq!(
            count("[data-plot=rating] :is(.plot-band, .plot-line)").await,
            2
        );
        let told = browser.text("[data-plot=rating] desc").await;
        assert!(told.contains(", ± "), "{told}");
        // Five of the themes, each with the rating that it was solved at.
        assert_eq!(count(".progress-bar").await, 5);
        // Four weeks, today the last day.
        assert_eq!(count(".progress-day").await, 28);
        assert_eq!(count(".progress-day[data-today]").await, 1);
        assert_eq!(count(".progress-day:not([data-level='0'])").await, 16);
        browser.assert_accessible("puzzles-progress").await;
        browser.assert_matches_reference("puzzles-progress").await;
        browser.press("[data-plot=rating] summary").await;
        browser
            .press("[data-plot=rating] [data-action=table]")
            .await;
        browser.wait_for("[data-plot=rating] td").await;
        // A row for each day with a rating.
        assert_eq!(count("tbody tr").await, 16);
        browser.assert_accessible("puzzles-progress-table").await;
        // Other spans of time, in days; all time is in weeks.
        for (span, cells) in [
            ("progress-months", 91),
            ("progress-year", 364),
            ("progress-all", 4),
            ("progress-weeks", 28),
        ] {
            browser.press(&format!("[name=span][value={span}]")).await;
            browser
                .wait_until(&format!("the cells of {span}"), async || {
                    count(".progress-day").await == cells
                })
                .await;
            let dark = count(".progress-day:not([data-level='0'])").await;
            assert_eq!(dark, if cells == 4 { 4 } else { 16 }, "{span}");
        }
        // What people like to know: today, in a row, the best.
        let fact = async |name: &str| browser.text(&format!("[data-fact={name}] dd")).await;
        assert_ne!(fact("today").await, "");
        assert_eq!(fact("row").await, "1 · longest 2");
        let best: u32 = fact("best").await.parse().expect("a rating");
        assert!((1_000..2_500).contains(&best), "{best}");
    });
}
