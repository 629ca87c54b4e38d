//! Exercises from Learn: rounds drawn by chance by touch on a phone, and mates against the clock.

use crate::learn::{solve, wait_for_step};
use ::learn::{Attempt, Exercise};
use browser_tests::{Browser, View, with_browser};

async fn open(browser: &Browser, action: &str) {
    browser.visit("#learn/practise").await;
    browser
        .press(&format!(".learn-more [data-action={action}]"))
        .await;
}

/// The seed of the round in the address.
async fn seed(browser: &Browser) -> u64 {
    let hash = browser.ask("return location.hash", []).await;
    let seed = hash.rsplit_once("seed=").map(|(_, seed)| seed.parse());
    seed.and_then(Result::ok).expect("a seed")
}

#[test]
fn a_round_of_every_exercise_is_played_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        // One of each kind of task; natively every round is played through.
        for exercise in [
            Exercise::KnightRoutes,
            Exercise::LegalMoves,
            Exercise::Endings,
            Exercise::Forks,
        ] {
            open(browser, exercise.name()).await;
            wait_for_step(browser, 1).await;
            let steps = exercise.steps(seed(browser).await);
            for (number, step) in (1..).zip(&steps) {
                wait_for_step(browser, number).await;
                solve(browser, &mut Attempt::new(step)).await;
                browser.wait_for(".screen.lesson[data-state=done]").await;
                browser.press("[data-action=next]").await;
            }
            browser.wait_for(".screen.lesson[data-state=end]").await;
            // The main way on is the next lesson.
            assert_eq!(
                browser.text(".solve-actions .main").await,
                "Next: The board"
            );
            let before = seed(browser).await;
            browser.press("[data-action=another]").await;
            wait_for_step(browser, 1).await;
            assert_ne!(seed(browser).await, before);
            // Rounds take each other's place: Back leads to where the exercise was chosen, and its stars are there.
            browser.back().await;
            let best = format!("[data-action={}] .learn-best", exercise.name());
            browser.wait_for_text(&best, "3 stars").await;
        }
    });
}

#[test]
fn a_round_has_no_barriers_in_any_language_and_a_wrong_answer_is_told() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        for exercise in Exercise::ALL {
            browser
                .visit(&format!(
                    "#learn/lesson/?exercise={}&seed=7",
                    exercise.name()
                ))
                .await;
            wait_for_step(browser, 1).await;
            browser.assert_accessible(exercise.name()).await;
        }
        let exercise = Exercise::Endings;
        browser
            .visit(&format!(
                "#learn/lesson/?exercise={}&seed=7",
                exercise.name()
            ))
            .await;
        let steps = exercise.steps(7);
        let ::learn::Task::Choose(choices) = &steps[0].task else {
            panic!("{:?}", steps[0]);
        };
        let wrong = choices.iter().position(|choice| !choice.is_right);
        let option = format!(
            ".lesson-option[data-option='{}']",
            wrong.expect("three are")
        );
        browser.press(&option).await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
    });
}

#[test]
fn mates_are_solved_against_the_clock() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        for (action, told) in [
            ("mate-in-1", "Storm · Mate in 1 move"),
            ("mate-in-2", "Storm · Mate in 2 moves"),
            ("mate-patterns", "Storm · Mating patterns"),
        ] {
            open(browser, action).await;
            browser.wait_for_text("#screen-solve", told).await;
            crate::puzzle_runs::press_start(browser).await;
            assert_eq!(browser.text(".run-clock").await, "3:00");
        }
    });
}
