//! Offline use: every screen without a network.

use browser_tests::{GameSettings, TestServer, View, with_browser_at};

#[test]
fn everything_works_without_a_network() {
    let host = TestServer::new("/some/where/");
    with_browser_at(&host.url, View::LAPTOP, async |browser| {
        browser.open().await;
        assert_eq!(browser.offline_status().await, "not-yet");
        browser.wait_until_cached().await;
        assert_eq!(browser.offline_status().await, "ready");
        host.cut();
        // Not a reload: Firefox's driver passes everything over that is kept.
        browser.open().await;
        for sheet in [
            "settings",
            "help",
            "rules",
            "clock-screen",
            "analysis",
            "library",
        ] {
            browser.action(sheet).await;
            browser.wait_for(&format!("[data-screen={sheet}]")).await;
            if browser.is_there("dialog[open]").await {
                browser.dismiss_dialog().await;
            } else {
                browser.leave_page().await;
            }
        }
        browser.action("settings").await;
        browser.wait_for("dialog[open]").await;
        browser.set_preference("language", "ta").await;
        browser.wait_for("html[lang=ta]").await;
        browser.set_preference("pieces", "modern").await;
        browser.dismiss_dialog().await;
        browser
            .play(&GameSettings {
                opponent: "robot",
                color: "white",
                elo: 3_200,
                time: "none",
            })
            .await;
        browser.drag("d2", "d4").await;
        browser.wait_for_ply(2).await;
        let drawn = "
            const { backgroundImage } = getComputedStyle(document.querySelector('.board .piece'));
            const address = backgroundImage.slice(5, -2);
            return fetch(address).then((response) => response.ok && address);";
        let drawn = browser.evaluate(drawn, []).await;
        assert!(
            drawn
                .as_str()
                .is_some_and(|address| address.contains("/modern/")),
            "{drawn}"
        );
        browser.open_arbiter().await;
        browser.dismiss_dialog().await;
        browser.open().await;
        browser.wait_for_ply(2).await;
        browser.wait_for("html[lang=ta]").await;
    });
}
