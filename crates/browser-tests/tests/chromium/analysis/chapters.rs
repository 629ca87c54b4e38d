//! Chapters of a study: made, named, ordered, removed, shared by a link and found again.

use super::{
    act, copied_by, from_menu, go_to_move, open, play, set_up, strings, wait_for_moves, wait_open,
};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;
use std::cell::RefCell;

async fn wait_for_chapters(browser: &Browser, expected: &[&str]) {
    let body = "return [...document.querySelectorAll('.chapter')].map((chapter) => chapter.textContent.trim());";
    browser
        .wait_until(&format!("the chapters {expected:?}"), async || {
            strings(&browser.evaluate(body, []).await) == expected
        })
        .await;
}

/// Opens the list of chapters, which is closed on a phone.
async fn open_list(browser: &Browser) {
    browser.wait_for(".chapters").await;
    if !browser.is_there(".chapters[open]").await {
        browser.press(".chapters > summary").await;
        browser.wait_for(".chapters[open]").await;
    }
}

/// Drags a chapter by its handle to the row of another.
async fn drag_chapter(browser: &Browser, from: usize, to: usize) {
    let body = "
        const handle = document.querySelectorAll('.chapter-handle')[arguments[0]];
        const { x, y, width, height } = handle.getBoundingClientRect();
        return [x + width / 2, y + height / 2];";
    let mut places = Vec::new();
    for row in [from, to] {
        places.push(browser.evaluate(body, [json!(row)]).await);
    }
    let mouse = async |kind: &str, place: &serde_json::Value| {
        let buttons = u8::from(kind != "mouseReleased");
        let event = json!({
            "type": kind, "x": place[0], "y": place[1],
            "button": "left", "buttons": buttons, "clickCount": 1,
        });
        browser.devtools("Input.dispatchMouseEvent", event).await;
    };
    mouse("mousePressed", &places[0]).await;
    mouse("mouseMoved", &places[1]).await;
    browser.wait_for(".chapter-list [data-drop=from]").await;
    mouse("mouseReleased", &places[1]).await;
}

#[test]
fn a_study_of_three_chapters_is_made_and_its_link_opened_elsewhere() {
    for view in [
        View::PHONE,
        View {
            width: 1440,
            height: 900,
            ..View::LAPTOP
        },
    ] {
        let link = RefCell::new(String::new());
        with_browser(view, async |browser| {
            open(browser).await;
            play(browser, "e2e4 e7e5").await;
            from_menu(browser, "add-chapter").await;
            open_list(browser).await;
            wait_for_chapters(browser, &["1.Chapter 1", "2.Chapter 2"]).await;
            browser.set("[name=chapter-name]", "Queen’s pawn").await;
            wait_for_chapters(browser, &["1.Chapter 1", "2.Queen’s pawn"]).await;
            play(browser, "d2d4").await;
            // A position that is set up is a chapter too.
            set_up(browser).await;
            browser.fill("fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
            act(browser, "use-position").await;
            open_list(browser).await;
            browser.set("[name=chapter-name]", "Opposition").await;
            let all = ["1.Chapter 1", "2.Queen’s pawn", "3.Opposition"];
            wait_for_chapters(browser, &all).await;
            // One is removed, and comes back.
            act(browser, "chapter-remove").await;
            wait_for_chapters(browser, &all[..2]).await;
            act(browser, "undo-told").await;
            wait_for_chapters(browser, &all).await;
            act(browser, "chapter-up").await;
            let other = ["1.Chapter 1", "2.Opposition", "3.Queen’s pawn"];
            wait_for_chapters(browser, &other).await;
            browser.assert_accessible("a study of chapters").await;
            if !view.touch {
                drag_chapter(browser, 2, 1).await;
                wait_for_chapters(browser, &all).await;
                // By keyboard: the chapter in focus goes down, and the next is shown.
                browser.focus("[data-chapter='1']").await;
                browser.keys("Alt+ArrowDown").await;
                wait_for_chapters(browser, &other).await;
                browser.wait_for_focus("data-chapter", "2").await;
                browser.keys("Home").await;
                browser.wait_for_focus("data-chapter", "0").await;
                browser.keys("Enter").await;
                browser.wait_for("[data-chapter='0'][aria-current]").await;
                wait_for_moves(browser, &["1 e4 e5"]).await;
            }
            browser.reload().await;
            wait_open(browser).await;
            open_list(browser).await;
            wait_for_chapters(browser, &other).await;
            *link.borrow_mut() = copied_by(browser, "share").await;
        });
        let link = link.into_inner();
        let hash = &link[link.find('#').expect("a link has a hash")..];
        with_browser(view, async |browser| {
            browser.visit(hash).await;
            browser.wait_ready().await;
            wait_open(browser).await;
            open_list(browser).await;
            wait_for_chapters(browser, &["1.Chapter 1", "2.Opposition", "3.Queen’s pawn"]).await;
            wait_for_moves(browser, &["1 e4 e5"]).await;
            browser.press("[data-chapter='2']").await;
            wait_for_moves(browser, &["1 d4"]).await;
            go_to_move(browser, "d4").await;
            browser.wait_for_piece("d4", "white pawn").await;
            browser.press("[data-chapter='1']").await;
            browser.wait_for_piece("e2", "white pawn").await;
            assert_eq!(browser.pieces().await.len(), 3);
        });
    }
}
