//! The comparison of pictures sees what a person would mind, and nothing else.

use browser_tests::{Browser, Look, Terms, View, with_browser};
use serde_json::json;

/// The page as it looks with one more rule of style.
async fn look_with(browser: &Browser, rule: &str) -> Look {
    let put = "
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(arguments[0]);
        document.adoptedStyleSheets = [sheet];";
    browser.evaluate(put, [json!(rule)]).await;
    browser.look().await
}

#[test]
fn what_matters_is_seen_and_what_does_not_is_not() {
    let [phone, laptop] = [View::PHONE, View::LAPTOP];
    let dark = |view| View { dark: true, ..view };
    with_browser(laptop, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        for view in [phone, dark(phone), laptop, dark(laptop)] {
            browser.show_on(view).await;
            let usual = browser.look().await;
            for seen in [
                ".piece[data-square=a2] { visibility: hidden }",
                ".piece[data-square=e1] { visibility: hidden }",
                ".piece[data-square=e7] { visibility: hidden }",
                ".board { filter: hue-rotate(40deg) }",
                "body { padding-bottom: 400px }",
            ] {
                let look = look_with(browser, seen).await;
                assert!(look.differs_from(&usual), "{seen} at {view:?}");
            }
            for unseen in [
                "h1, h2, p, button, li { text-indent: 1px }",
                "h1, h2, p, button, li { transform: translateY(1px) }",
                ":root { --sans: 'DejaVu Serif', serif; --serif: 'DejaVu Sans', sans-serif }",
            ] {
                let look = look_with(browser, unseen).await;
                assert!(!look.differs_from(&usual), "{unseen} at {view:?}");
            }
        }
        browser.show_on(phone).await;
        let usual = look_with(browser, "").await;
        let bare = look_with(browser, ".panel { visibility: hidden }").await;
        assert!(bare.differs_from(&usual), "record and buttons are gone");
        browser.show_on(dark(phone)).await;
        assert!(
            look_with(browser, "").await.differs_from(&usual),
            "in the dark"
        );
    });
}
