//! Coordinates trainer: squares found by touch and by mouse, named by keys and keyboard, told light from dark; the best is kept.

use browser_tests::{Browser, View, with_browser};

/// Opens the trainer and chooses an exercise without a clock.
async fn begin(browser: &Browser, exercise: &str, side: &str) {
    browser.wait_for("[data-action=start]").await;
    for (group, value) in [("exercise", exercise), ("side", side), ("time", "untimed")] {
        browser
            .press(&format!("[name={group}][value={value}]"))
            .await;
    }
    browser.press("[data-action=start]").await;
    browser
        .wait_for(&format!(".coordinates[data-exercise={exercise}]"))
        .await;
}

/// The square that is asked by name.
async fn asked(browser: &Browser) -> String {
    let question = browser.text(".coordinates-question").await;
    let words = question.split(|sign: char| !sign.is_ascii_alphanumeric());
    let name = words.into_iter().find(|word| word.len() == 2);
    name.unwrap_or_else(|| panic!("no square in {question}"))
        .to_owned()
}

/// The square that is marked.
async fn marked(browser: &Browser) -> String {
    browser
        .ask(
            "return document.querySelector('.drawings [data-from]')?.dataset.from ?? ''",
            [],
        )
        .await
}

async fn wait_for_right(browser: &Browser, count: u32) {
    browser
        .wait_for_text(".coordinates-left", &format!("{count}/20"))
        .await;
}

#[test]
fn squares_are_found_by_touch_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#learn/practise").await;
        browser.press("[data-action=coordinates]").await;
        begin(browser, "find", "black").await;
        for right in 0..3 {
            wait_for_right(browser, right).await;
            browser.tap_square(&asked(browser).await).await;
        }
        wait_for_right(browser, 3).await;
        // A wrong square is told, and the question stays.
        let square = asked(browser).await;
        let other = if square == "a1" { "a2" } else { "a1" };
        browser.tap_square(other).await;
        browser
            .wait_for_text(
                ".coordinates-verdict",
                &format!("That is {other}. Look again."),
            )
            .await;
        assert_eq!(asked(browser).await, square);
        browser.assert_accessible("coordinates-find").await;
        for right in 3..20 {
            wait_for_right(browser, right).await;
            browser.tap_square(&asked(browser).await).await;
        }
        browser
            .wait_for(".coordinates-result[data-right='20']")
            .await;
        let result = browser.text(".coordinates-result").await;
        assert!(result.contains(&format!("again: {square}")), "{result}");
        browser.assert_accessible("coordinates").await;
        browser.back().await;
        browser
            .wait_for("section[data-screen=learn-practise]")
            .await;
    });
}

#[test]
fn squares_are_named_and_told_light_from_dark() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#coordinates").await;
        begin(browser, "name", "white").await;
        // By the keys on the page, then by the keyboard.
        let square = marked(browser).await;
        browser
            .press(&format!("[data-file={}]", &square[..1]))
            .await;
        browser
            .press(&format!("[data-rank='{}']", &square[1..]))
            .await;
        wait_for_right(browser, 1).await;
        let square = marked(browser).await;
        browser
            .keys(&format!("{} {}", &square[..1], &square[1..]))
            .await;
        wait_for_right(browser, 2).await;
        browser.assert_accessible("coordinates-name").await;
        browser.press("[data-action=stop]").await;
        browser
            .wait_for(".coordinates-result[data-right='2']")
            .await;
        // Against the clock the best round is kept.
        begin(browser, "shade", "white").await;
        browser.press("[data-action=stop]").await;
        browser.press("[name=time][value=timed]").await;
        browser.press("[data-action=start]").await;
        browser.wait_for("[data-shade=dark]").await;
        let square = asked(browser).await;
        let [file, rank] = [square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1'];
        let shade = if (file + rank) % 2 == 0 {
            "dark"
        } else {
            "light"
        };
        browser.press(&format!("[data-shade={shade}]")).await;
        browser
            .wait_for_text(".coordinates-verdict", &format!("{square} is {shade}."))
            .await;
        browser.assert_accessible("coordinates-shade").await;
        browser.press("[data-action=stop]").await;
        browser
            .wait_for_text(".coordinates-result p", "Your best round so far.")
            .await;
        browser.reload().await;
        browser
            .wait_for("[name=exercise][value=shade]:checked")
            .await;
        browser.assert_matches_reference("coordinates").await;
    });
}
