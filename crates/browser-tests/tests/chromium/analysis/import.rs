//! Games that come to the analysis board by text, file, link or from the page, and the draft that is saved.

use super::{
    act, copied_by, from_menu, go_to_move, open, play, shown, type_comment, wait_for_moves,
    wait_open,
};
use browser_tests::{View, with_browser};
use serde_json::json;

const TWO: &str = r#"[White "Anna"]
[Black "Bela"]
[Result "1-0"]

1. e4 e5 2. Qh5 Ke7 {a mistake} 3. Qxe5# 1-0

[White "Cäsar"]
[Black "Dora"]
[Result "*"]

1. d4 d5 2. Kd7 Nf6 *
"#;

#[test]
fn f3_two_games_one_of_them_broken() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        from_menu(browser, "paste").await;
        browser
            .evaluate(
                "document.querySelector('section.screen [name=pgn]').value = arguments[0]",
                [json!(TWO)],
            )
            .await;
        act(browser, "open-pgn").await;
        browser.wait_for("[data-chapter='1']").await;
        assert!(
            browser
                .text("[data-chapter='0']")
                .await
                .contains("Anna – Bela")
        );
        let fault = browser.text(".an-problems").await;
        for part in ["Chapter 2, line 11, column 13:", "Kd7"] {
            assert!(fault.contains(part), "{part} in {fault}");
        }
        // Nothing is lost: what cannot be read stands where it would have been.
        browser.press("[data-chapter='1']").await;
        wait_for_moves(browser, &["1 d4 d5", "{Not read: Kd7 Nf6}"]).await;
        act(browser, "dismiss-import").await;
        browser
            .wait_until("no notice", async || !browser.is_there(".an-import").await)
            .await;
        browser.press("[data-chapter='0']").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Qh5 Ke7", "{a mistake}", "3 Qxe5#"]).await;
        browser
            .wait_for_text(".an-names", "Anna – Bela · 1-0")
            .await;
    });
}

#[test]
fn f3_a_file_is_dropped_anywhere() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        let body = "
            const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'game.pgn'));
            const desk = document.querySelector('.an-layout');
            for (const kind of ['dragover', 'drop']) {
                desk.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
            }";
        browser
            .evaluate(body, [json!("1. c4 {English} e5 (1... c5) 2. g3 *")])
            .await;
        wait_for_moves(browser, &["1 c4", "{English}", "1 … e5", "-1… c5", "2 g3"]).await;
    });
}

#[test]
fn f6_a_finished_game_is_studied_and_found_again() {
    with_browser(View::LAPTOP, async |browser| {
        let config = json!({
            "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rules": { "id": "fide-2023" },
            "time": null,
            "players": ["person", "person"],
            "names": ["Anna", "Bela"],
            "seed": 1,
        });
        let mut events = vec![json!({ "at": 0, "event": "start" })];
        for (n, mv) in ["f2f3", "e7e5", "g2g4", "d8h4"].iter().enumerate() {
            events.push(json!({ "at": 1000 * (n + 1), "event": { "move": mv } }));
        }
        let game = json!({ "sessa": 2, "config": config, "events": events });
        browser
            .open_with_stored("sessa.game", &game.to_string())
            .await;
        browser.action("analyse").await;
        wait_open(browser).await;
        // The review of a finished game begins at once, in the place of the tabs.
        browser.action("open-review").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#"]).await;
        browser
            .wait_for_text(".an-names", "Anna – Bela · 0-1")
            .await;
        go_to_move(browser, "g4").await;
        play(browser, "d8f6").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#", "-2… Qf6"]).await;
        browser.leave_page().await;
        browser.action("analyse").await;
        wait_open(browser).await;
        browser.action("open-review").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#", "-2… Qf6"]).await;
    });
}

#[test]
fn f6_everything_is_there_again_after_a_reload() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "d2d4 d7d5").await;
        type_comment(browser, "Closed").await;
        browser.draw("c2", "c4", &[]).await;
        act(browser, "previous").await;
        play(browser, "g8f6").await;
        act(browser, "flip").await;
        let all = ["1 d4 d5", "{Closed}", "-1… Nf6"];
        wait_for_moves(browser, &all).await;
        browser.reload().await;
        wait_open(browser).await;
        wait_for_moves(browser, &all).await;
        assert!(!shown(browser).await.is_empty(), "a move is shown");
        // Where one stood.
        browser.wait_for_piece("f6", "black knight").await;
        assert_eq!(
            browser
                .attribute("section.screen .board", "data-orientation")
                .await,
            "black"
        );
    });
}

#[test]
fn f6_what_cannot_be_read_is_put_aside_and_said() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .open_with_stored("sessa.analysis", "{\"pgn\":")
            .await;
        open(browser).await;
        browser
            .wait_until("a word about it", async || {
                browser
                    .text(".an-notice")
                    .await
                    .contains("sessa.analysis.damaged.")
            })
            .await;
        let kept = browser.stored().await;
        assert!(
            kept.iter()
                .any(|(name, text)| name.starts_with("sessa.analysis.damaged.")
                    && text == "{\"pgn\":")
        );
    });
}

#[test]
fn a1_a_link_brings_a_game_or_a_position() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        let link = copied_by(browser, "share").await;
        assert!(link.contains("#pgn="), "{link}");
        // Another link, followed while the page stands, with the screen over it or not.
        let follow = "location.hash = arguments[0]";
        browser.evaluate(follow, [json!("#pgn=1._d4")]).await;
        wait_for_moves(browser, &["1 d4"]).await;
        browser.leave_page().await;
        let end = &link[link.find('#').expect("it was there")..];
        browser.evaluate(follow, [json!(end)]).await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        browser.leave_page().await;
        let fen = "#fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1";
        browser.evaluate(follow, [json!(fen)]).await;
        wait_open(browser).await;
        play(browser, "e2e4").await;
        let pgn = copied_by(browser, "copy-pgn").await;
        assert!(
            pgn.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]"),
            "{pgn}"
        );
    });
}

#[test]
fn a_link_wins_over_what_was_made_of_it_and_that_is_offered_back() {
    with_browser(View::LAPTOP, async |browser| {
        let link = "#pgn=1._e4_e5";
        browser.visit(link).await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5"]).await;
        act(browser, "last").await;
        play(browser, "g1f3").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        browser.leave_page().await;
        browser
            .evaluate("location.hash = arguments[0]", [json!(link)])
            .await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5"]).await;
        act(browser, "restore-earlier").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
    });
}
