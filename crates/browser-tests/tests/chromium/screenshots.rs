//! Image comparison of screenshots: it sees what a person would mind and nothing else, and depends on no font of the machine.

use browser_tests::{Browser, GameSettings, Screenshot, View, with_browser};
use serde_json::json;

/// The page as it looks with one more rule of style.
async fn screenshot_with(browser: &Browser, rule: &str) -> Screenshot {
    let put = "
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(arguments[0]);
        document.adoptedStyleSheets = [sheet];";
    browser.evaluate(put, [json!(rule)]).await;
    browser.screenshot().await
}

#[test]
fn what_matters_is_seen_and_what_does_not_is_not() {
    let [phone, laptop] = [View::PHONE, View::LAPTOP];
    let dark = |view| View { dark: true, ..view };
    with_browser(laptop, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for view in [phone, dark(phone), laptop, dark(laptop)] {
            browser.show_on(view).await;
            let usual = browser.screenshot().await;
            for seen in [
                ".piece[data-square=a2] { visibility: hidden }",
                ".piece[data-square=e1] { visibility: hidden }",
                ".piece[data-square=e7] { visibility: hidden }",
                ".board { filter: hue-rotate(40deg) }",
                "body { padding-bottom: 400px }",
            ] {
                let look = screenshot_with(browser, seen).await;
                assert!(look.differs_from(&usual), "{seen} at {view:?}");
            }
            for unseen in [
                "h1, h2, p, button, li { text-indent: 1px }",
                "h1, h2, p, button, li { transform: translateY(1px) }",
                ":root { --sans: 'DejaVu Serif', serif; --serif: 'DejaVu Sans', sans-serif }",
            ] {
                let look = screenshot_with(browser, unseen).await;
                assert!(!look.differs_from(&usual), "{unseen} at {view:?}");
            }
        }
        browser.show_on(phone).await;
        let usual = screenshot_with(browser, "").await;
        let bare = screenshot_with(browser, ".panel { visibility: hidden }").await;
        assert!(bare.differs_from(&usual), "record and buttons are gone");
        browser.show_on(dark(phone)).await;
        assert!(
            screenshot_with(browser, "").await.differs_from(&usual),
            "in the dark"
        );
    });
}

#[test]
fn text_is_drawn_in_the_fonts_of_the_tests() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let known = ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"];
        for screen in ["", "settings", "rules"] {
            if !screen.is_empty() {
                browser.action(screen).await;
                browser.wait_for("dialog[open] h2").await;
            }
            let texts = "h1, h2, button, label, legend, p";
            let families = browser.fonts_of(texts).await;
            let strangers = families
                .iter()
                .find(|family| !known.contains(&family.as_str()));
            assert_eq!(strangers, None, "on the screen {screen:?}");
            if !screen.is_empty() {
                browser.dismiss_dialog().await;
            }
        }
        // A family that is named by nobody here, and one that only other machines have.
        for (family, drawn) in [
            ("sans-serif", "DejaVu Sans"),
            ("serif", "DejaVu Serif"),
            ("monospace", "DejaVu Sans Mono"),
            ("system-ui", "DejaVu Sans"),
            ("'Noto Sans'", "DejaVu Serif"),
        ] {
            let rule = format!("* {{ font-family: {family}, serif !important }}");
            screenshot_with(browser, &rule).await;
            let families = browser.fonts_of("h1").await;
            assert!(
                families.iter().all(|found| found == drawn),
                "{family}: {families:?}"
            );
        }
    });
}
