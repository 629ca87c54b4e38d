//! Focus not obscured (WCAG 2.2, 2.4.11): on a phone, no bar of a screen covers a control that has the focus.

use browser_tests::{GameSettings, View, with_browser};
use serde_json::json;

use crate::titles::{path_of, screens};

/// Gives each control of a screen the focus, from the first to the last and back, and answers how many there are and which of them
/// something covers.
const COVERED: &str = "
    return (async () => {
    const screen = document.querySelector(arguments[0]);
    // A dialog slides in.
    await Promise.all(screen.getAnimations().map(({ finished }) => finished));
    const controls = [...screen.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex=\"0\"]')];
    const covered = new Set();
    for (const control of [...controls, ...controls.toReversed()]) {
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        if (document.activeElement !== control || width < 8 || height < 8) continue;
        // A control higher than the window is seen in part.
        const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight / 2 + top));
        const label = hit?.closest('label');
        const is_seen = control.contains(hit) || hit?.contains(control) || label?.contains(control);
        if (!is_seen) covered.add(`${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return [controls.length, [...covered]];
    })();";

#[test]
fn no_bar_covers_a_control_that_has_the_focus() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let mut controls = 0;
        let mut paths: Vec<_> = screens()
            .into_iter()
            .map(|(name, path)| (name, path_of(name, path)))
            .collect();
        paths.push(("laws", "laws/3.5".to_owned()));
        for (name, path) in paths {
            browser.visit(&format!("#{path}")).await;
            let screen = format!("[data-screen={name}]");
            browser
                .wait_for(&format!("{screen} :is(h1, h2, button)"))
                .await;
            let answer = browser.evaluate(COVERED, [json!(screen)]).await;
            assert_eq!(answer[1], json!([]), "{path}");
            controls += answer[0].as_u64().unwrap_or_default();
        }
        assert!(controls > 300, "{controls}");
    });
}
