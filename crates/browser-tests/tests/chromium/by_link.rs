//! Games by link: two profiles, which are two hosts, play by links alone.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Goes to an address.
async fn go(browser: &Browser, address: &str) {
    browser
        .evaluate("location.href = arguments[0]", [json!(address)])
        .await;
    browser.wait_ready().await;
}

/// Goes to a fragment of the page.
async fn to(browser: &Browser, fragment: &str) {
    browser
        .evaluate("location.hash = arguments[0]", [json!(fragment)])
        .await;
}

/// The link on the page from which the game is sent.
async fn link(browser: &Browser) -> String {
    browser.action("send-move").await;
    sent(browser).await
}

async fn sent(browser: &Browser) -> String {
    browser.wait_for("[data-send] [name=link]").await;
    let link = browser
        .evaluate(
            "return document.querySelector('[data-send] [name=link]').value",
            [],
        )
        .await;
    let link = link.as_str().unwrap_or_default().to_owned();
    assert!(link.contains("#by-link/1") && link.len() < 255, "{link}");
    link
}

/// The fragment of a link.
fn fragment(link: &str) -> &str {
    &link[link.find('#').expect("it has a fragment")..]
}

async fn play(browser: &Browser, from: &str, to: &str, ply: usize, san: &str) {
    browser.drag(from, to).await;
    browser.wait_for_move(ply, san).await;
}

async fn two_profiles(browser: &Browser) {
    browser.open().await;
    let white_base = browser.ask("return location.href", []).await;
    let black_base = white_base.replacen("//test-", "//black-test-", 1);
    to(browser, "#by-link").await;
    browser.wait_for("[data-screen=by-link] form").await;
    browser.assert_accessible("games by link").await;
    browser.fill("own-name", "Anna").await;
    browser.fill("opponent-name", "Meera").await;
    browser.action("begin-by-link").await;
    play(browser, "e2", "e4", 1, "e4").await;
    let first = link(browser).await;
    browser.assert_accessible("a move to be sent").await;
    // White lays down a reply.
    browser.fill("condition", "c5 Nf3").await;
    browser.action("add-condition").await;
    browser.wait_for("[data-action=remove-condition]").await;
    let with_condition = sent(browser).await;
    assert_ne!(first, with_condition);
    browser.action("qr-code").await;
    browser.wait_for("[data-qr-code] svg").await;

    // Black takes the game in another profile.
    let white = browser.another_tab().await;
    go(browser, &black_base).await;
    to(browser, fragment(&with_condition)).await;
    browser.wait_for("[data-offer]").await;
    browser.action("take-game").await;
    browser.wait_for_move(1, "e4").await;
    play(browser, "c7", "c5", 2, "c5").await;
    // The reply that was laid down is played at once.
    browser.action("send-move").await;
    browser.wait_for("[data-yours]").await;
    browser.action("to-board").await;
    browser.wait_for_move(3, "Nf3").await;
    play(browser, "b8", "c6", 4, "Nc6").await;
    let second = link(browser).await;
    // A killed tab loses nothing.
    browser.reload().await;
    assert_eq!(sent(browser).await, second);

    let black = browser.switch_to(white).await;
    browser.reload().await;
    to(browser, fragment(&second)).await;
    browser.wait_for_move(4, "Nc6").await;
    assert_eq!(browser.moves().await, ["e4", "c5", "Nf3", "Nc6"]);
    // A link that is known, one that was cut and one that was changed.
    to(browser, fragment(&second)).await;
    browser.wait_for("[data-compared=same]").await;
    to(browser, fragment(&first)).await;
    browser.wait_for("[data-compared=older]").await;
    let whole = fragment(&second);
    to(browser, &whole[..whole.len() - 3]).await;
    browser.wait_for("[data-fault=cut]").await;
    let changed = format!("{}AA", &whole[..whole.len() - 2]);
    to(browser, &changed).await;
    browser.wait_for("[data-fault=damaged]").await;
    browser.assert_accessible("a damaged link").await;
    to(browser, "#by-link").await;
    browser.wait_for(".by-link-games .mine").await;
    browser.switch_to(black).await;
    to(browser, "#by-link").await;
    browser
        .wait_for(".by-link-games .link-card:not(.mine)")
        .await;
    // The other profile is another host, and no finger has touched the page before it is told of a move.
    let requests = browser.take_requests().await;
    let is_ours = |address: &String| {
        address.contains(".localhost:")
            || address.starts_with("data:")
            || address.starts_with("blob:")
    };
    assert!(requests.iter().all(is_ours), "{requests:?}");
    let mut errors = browser.take_errors().await;
    errors.retain(|error| !error.contains("navigator.vibrate"));
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn g2_a_game_by_links_alone_on_a_phone() {
    with_browser(View::PHONE, async |browser| two_profiles(browser).await);
}

#[test]
fn g2_a_game_by_links_alone_on_a_laptop() {
    with_browser(View::LAPTOP, async |browser| two_profiles(browser).await);
}

#[test]
fn the_form_of_a_first_game_is_as_in_its_pictures() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        to(browser, "#by-link").await;
        browser.wait_for("[data-screen=by-link] form").await;
        browser.assert_matches_reference("by-link").await;
    });
}
