//! The laws to read: by address, by search, from a game, on a phone and a desktop, without a network.

use browser_tests::{Browser, TestServer, View, languages, with_browser, with_browser_at};
use serde_json::json;

/// White gives mate on the next move.
const MATE_NEXT: &str = "6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1";

/// White is in check, and the knight may only come between.
const IN_CHECK: &str = "4r1k1/8/8/8/8/5N2/3P4/4K3 w - - 0 1";

/// The field for typed moves at the diagram.
const FIELD: &str = ".laws-diagram input[name=entry]";

async fn wait_for_law(browser: &Browser, number: &str) {
    browser
        .wait_for(&format!(".laws-article[data-law='{number}']"))
        .await;
}

async fn hash(browser: &Browser) -> String {
    browser.ask("return location.hash", []).await
}

#[test]
fn a_law_has_an_address_and_its_diagram_is_played_on() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#laws/3.8.2").await;
        wait_for_law(browser, "3.8.2").await;
        assert_eq!(browser.text(".laws-article h2").await, "3.8.2 Castling");
        assert_eq!(browser.count(".laws-clause").await, 2);
        browser.assert_accessible("laws").await;
        browser.assert_matches_reference("laws").await;

        // The bishop attacks f1: an attempt is told with its clause, and the long castling is legal.
        browser.drag_within(".laws-board", "e1", "g1").await;
        browser.wait_for(".laws-said [data-law='3.8.2.2']").await;
        browser.drag_within(".laws-board", "e1", "c1").await;
        browser
            .wait_for_text(".laws-said", "White castles queen-side.")
            .await;
        browser.action("laws-reset").await;
        browser.wait_for_text(".laws-said", "").await;

        // In writing the moves are as well.
        browser.enter_at(FIELD, "O-O").await;
        browser
            .wait_for(".laws-diagram .answer [data-law='3.8.2.2']")
            .await;
        browser.enter_at(FIELD, "O-O-O").await;
        browser
            .wait_for_text(".laws-said", "White castles queen-side.")
            .await;
        browser.enter_at(FIELD, "last move").await;
        browser
            .wait_for_text(".laws-diagram .answer", "White castles queen-side.")
            .await;
        browser.enter_at(FIELD, "again").await;
        browser.wait_for_text(".laws-said", "").await;
        browser.wait_for_piece("e1", "white king").await;

        // USCF has the rook first; the others have nothing else here.
        assert_eq!(browser.count("[data-differs]").await, 1);
        browser.wait_for("[data-differs=uscf]").await;
        browser.press("[data-edition=casual]").await;
        browser.wait_for("[data-same]").await;
    });
}

#[test]
fn links_and_search_lead_on_and_back_leads_back() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#laws/9.2").await;
        wait_for_law(browser, "9.2").await;
        browser.action("laws-next").await;
        wait_for_law(browser, "9.3").await;
        assert_eq!(hash(browser).await, "#laws/9.3");
        browser.set("[data-field=laws-search]", "en passant").await;
        browser.press(".laws-results [data-law='3.7.3.1']").await;
        wait_for_law(browser, "3.7.3.1").await;
        assert_eq!(browser.count(".laws-results").await, 0);
        browser.press(".laws-see a[href='#/laws/9.2.3.1']").await;
        wait_for_law(browser, "9.2.3.1").await;
        for number in ["3.7.3.1", "9.3", "9.2"] {
            browser.back().await;
            wait_for_law(browser, number).await;
        }
        // Moves to step through: the third time the position is there.
        browser.action("laws-forward").await;
        browser.wait_for_text("[data-steps]", "1 of 8").await;
        browser.action("laws-back").await;
        browser.wait_for_text("[data-steps]", "0 of 8").await;
        browser.visit("#laws/13.1").await;
        browser
            .wait_for_text(
                ".laws-main > .laws-note",
                "There is no clause 13.1. Here is where the laws begin.",
            )
            .await;
    });
}

#[test]
fn on_a_phone_contents_and_article_are_a_page_each() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#laws").await;
        browser.wait_for(".laws-list a[href='#/laws/5']").await;
        browser.assert_accessible("laws-contents").await;
        browser.press(".laws-list a[href='#/laws/5']").await;
        wait_for_law(browser, "5").await;
        let bar = "return getComputedStyle(document.querySelector('.places')).display";
        assert_eq!(browser.ask(bar, []).await, "none");
        browser.assert_accessible("laws-article").await;
        // The page is a chapter; its diagrams come on one board.
        browser
            .press("[data-clause='5.2.1'] [data-action=laws-diagram]")
            .await;
        browser.wait_for("[data-diagram='5.2.1']").await;
        browser.action("laws-contents").await;
        browser.wait_for(".laws-contents-only").await;
    });
}

#[test]
fn a_result_and_a_refusal_lead_to_their_law() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(IN_CHECK, None).await;
        browser.drag("f3", "g5").await;
        browser.wait_for(".hint [data-law='3.9.2']").await;
        browser.open_game(MATE_NEXT, None).await;
        browser.drag("e1", "e8").await;
        browser.end().await;
        let game = hash(browser).await;
        assert!(game.starts_with("#game/"), "{game}");
        browser.press(".outcome [data-law='5.1.1']").await;
        wait_for_law(browser, "5.1.1").await;
        browser.back().await;
        browser.wait_for(".outcome").await;
        // The first of the two games is still in play.
        assert_eq!(hash(browser).await, game);
    });
}

#[test]
fn a_law_leads_back_to_the_game_or_the_lesson_that_it_was_opened_from() {
    with_browser(View::PHONE, async |browser| {
        browser.open_game(MATE_NEXT, None).await;
        browser.drag("e1", "e8").await;
        browser.end().await;
        browser.press(".outcome [data-law='5.1.1']").await;
        wait_for_law(browser, "5.1.1").await;
        let back = ".screen-head [data-action=up]";
        browser.wait_for_text(back, "Back to the game").await;
        browser.assert_accessible("laws-from-a-game").await;
        // Another law in between changes nothing.
        browser.press("[data-action=laws-next]").await;
        wait_for_law(browser, "5.1.2").await;
        browser.press(back).await;
        browser.wait_for(".outcome").await;
        assert_eq!(hash(browser).await, "#game");

        crate::learn::open_step(browser, "mate-in-one", 2).await;
        browser.touch_drag("e1", "d3").await;
        browser.press(".hint [data-law='3.3']").await;
        wait_for_law(browser, "3.3").await;
        browser.wait_for_text(back, "Back to the lesson").await;
        browser.press(back).await;
        crate::learn::wait_for_step(browser, 2).await;

        // What was opened by its address leads to where it belongs.
        browser.visit("?#laws/3.3").await;
        wait_for_law(browser, "3.3").await;
        assert_eq!(browser.attribute(back, "href").await, "#learn");
        browser.press(back).await;
        browser.wait_for("section[data-screen=learn]").await;
    });
}

#[test]
fn a_diagram_stands_at_its_clause_and_what_is_done_with_it_below() {
    let tablet = View {
        width: 1024,
        height: 768,
        ..View::LAPTOP
    };
    with_browser(tablet, async |browser| {
        browser.open().await;
        browser.visit("#laws/5").await;
        wait_for_law(browser, "5").await;
        let clause = "[data-clause='5.2.1']";
        browser
            .press(&format!("{clause} [data-action=laws-diagram]"))
            .await;
        browser
            .wait_for(&format!("{clause} > .laws-diagram[data-diagram='5.2.1']"))
            .await;
        assert_eq!(browser.count(".laws-diagram").await, 1);
        browser.assert_accessible("laws-diagram-at-clause").await;
        let order = "
            const all = [...document.querySelectorAll('.laws-article h2, .laws-text, .laws-tools')];
            return all.map((one) => one.className || one.localName).join();";
        assert_eq!(browser.ask(order, []).await, "h2,laws-text,laws-tools");
        // With room for three columns it stands beside the text.
        browser
            .show_on(View {
                width: 1440,
                height: 900,
                ..tablet
            })
            .await;
        browser
            .wait_for(".laws > .laws-diagram[data-diagram='5.2.1']")
            .await;
        assert_eq!(browser.count(".laws-diagram").await, 1);
    });
}

#[test]
fn a_typed_illegal_move_leads_to_its_law() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(IN_CHECK, None).await;
        browser.enter("Ng5").await;
        let link = ".answer [data-law='3.9.2']";
        browser.wait_for(link).await;
        assert_eq!(browser.attribute(link, "aria-label").await, "Law 3.9.2");
        // Another text has another law, a move none.
        browser.enter("Kc3").await;
        browser.wait_for(".answer [data-law='3.8.1']").await;
        browser.enter("Ne5").await;
        browser.wait_for_move(1, "Ne5").await;
        assert_eq!(browser.count(".answer .law-link").await, 0);
        browser.open_game(IN_CHECK, None).await;
        browser.enter("Ng5").await;
        browser.press(link).await;
        wait_for_law(browser, "3.9.2").await;
    });
}

#[test]
fn every_part_of_the_laws_is_in_the_language_of_the_page() {
    with_browser(View::PHONE, async |browser| {
        for language in languages().iter().filter(|tag| *tag != "en") {
            browser
                .open_with_preferences(&json!({ "language": language }))
                .await;
            for number in ["3.8.2", "12.7", "B.3", "D.2.10", "III.6.1"] {
                browser.visit(&format!("#laws/{number}")).await;
                wait_for_law(browser, number).await;
                assert_eq!(browser.count("[data-not-translated]").await, 0);
                assert!(!browser.text(".laws-text").await.is_ascii(), "{number}");
            }
        }
    });
}

#[test]
fn without_its_translation_a_clause_is_in_english() {
    let server = TestServer::new("/");
    server.lose(Some("laws/ta.laws"));
    with_browser_at(&server.url, View::PHONE, async |browser| {
        browser
            .open_with_preferences(&json!({ "language": "ta" }))
            .await;
        browser.visit("#laws/12.7").await;
        wait_for_law(browser, "12.7").await;
        browser.wait_for("[data-not-translated]").await;
        assert_eq!(browser.attribute(".laws-text", "lang").await, "en");
        let errors = browser.take_errors().await;
        assert!(
            errors.iter().all(|error| error.contains("ta.laws")),
            "{errors:?}"
        );
    });
}

#[test]
fn they_are_there_without_a_network() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        server.cut();
        browser.visit("#laws/6.9").await;
        wait_for_law(browser, "6.9").await;
    });
}
