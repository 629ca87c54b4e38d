//! Analysis board: variations, annotations, position set-up, import and export of games.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Opens the analysis board, and waits until its board stands.
async fn open(browser: &Browser) {
    browser.visit("#analysis").await;
    browser.wait_ready().await;
    wait_open(browser).await;
}

async fn wait_open(browser: &Browser) {
    browser
        .wait_for("dialog[data-screen=analysis][open] .board .square")
        .await;
}

/// The panel of this name.
async fn tab(browser: &Browser, name: &str) {
    browser.press(&format!("[data-tab-of={name}]")).await;
    browser
        .wait_for(&format!(".an-layout[data-tab={name}]"))
        .await;
}

/// Presses a button of the screen.
async fn act(browser: &Browser, action: &str) {
    browser
        .press(&format!("dialog[open] [data-action={action}]"))
        .await;
}

/// Makes moves on the board, such as `e2e4`.
async fn play(browser: &Browser, moves: &str) {
    for mv in moves.split_whitespace() {
        let before = shown(browser).await;
        browser.click_square(&mv[..2]).await;
        browser.click_square(&mv[2..4]).await;
        browser
            .wait_until(mv, async || shown(browser).await != before)
            .await;
    }
}

/// The number of the node that is shown.
async fn shown(browser: &Browser) -> String {
    browser
        .attribute(".an-moves [aria-current]", "data-node")
        .await
}

/// The moves as they are read: rows, variations indented by `-`, comments in braces.
async fn moves(browser: &Browser) -> Vec<String> {
    let body = "
        const text = (element) => [...element.children].map((child) => child.textContent.trim()).join(' ').trim();
        return [...document.querySelectorAll('.an-moves > :not(.an-start)')].map((block) => {
            if (block.matches('.an-comment')) return `{${block.textContent}}`;
            return '-'.repeat(Number(block.dataset.level ?? 0)) + text(block);
        });";
    strings(&browser.evaluate(body, []).await)
}

fn strings(value: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    value.as_array().into_iter().flatten().map(text).collect()
}

async fn wait_for_moves(browser: &Browser, expected: &[&str]) {
    let what = format!("the moves {expected:?}");
    browser
        .wait_until(&what, async || moves(browser).await == expected)
        .await;
}

/// Goes to the move with this text, the first of them.
async fn go_to_move(browser: &Browser, san: &str) {
    let body = "
        const all = [...document.querySelectorAll('.an-moves button')];
        return all.find((button) => button.textContent.trim().startsWith(arguments[0]))?.dataset.node;";
    let node = browser.evaluate(body, [json!(san)]).await;
    let node = node.as_str().expect("the move is there").to_owned();
    browser
        .press(&format!(".an-moves [data-node='{node}']"))
        .await;
}

/// The text that an action copies.
async fn copied_by(browser: &Browser, action: &str) -> String {
    let body = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
        delete window.copied;";
    browser.evaluate(body, []).await;
    act(browser, action).await;
    browser
        .wait_until("something to be copied", async || {
            browser.evaluate("return 'copied' in window", []).await == true
        })
        .await;
    let text = browser.evaluate("return window.copied", []).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// The moves of a PGN.
fn movetext(pgn: &str) -> String {
    let lines = pgn.lines().filter(|line| !line.starts_with('['));
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Whoever has come to a move stays there, though an edit makes the button anew.
async fn focus_on_a_move(browser: &Browser) {
    browser
        .wait_until("the focus on a move", async || {
            !browser.focused("data-node").await.is_empty()
        })
        .await;
}

async fn type_comment(browser: &Browser, text: &str) {
    browser.focus("textarea[name=comment]").await;
    browser.type_text(text).await;
}

#[test]
fn f3_variations_are_made_promoted_deleted_and_brought_back() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "e2e4 e7e5 g1f3").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        go_to_move(browser, "e4").await;
        play(browser, "c7c5 g1f3").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        act(browser, "promote").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        // A move that is there is gone to.
        act(browser, "first").await;
        play(browser, "e2e4 e7e5").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        act(browser, "make-main").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        act(browser, "delete").await;
        wait_for_moves(browser, &["1 e4 c5", "2 Nf3"]).await;
        act(browser, "undo").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
        // Keys: back to the parting, and the other way.
        browser.press(".an-moves [aria-current]").await;
        browser.keys("ArrowDown ArrowRight").await;
        browser
            .wait_until("the variation", async || {
                browser.pieces().await.contains_key("c5")
                    && browser.pieces().await.contains_key("f3")
            })
            .await;
        browser.keys("Home ArrowRight").await;
        // Where the moves part, both ways are offered.
        browser
            .wait_until("two ways on", async || {
                browser.count("[data-branch]").await == 2
            })
            .await;
        // What has been made the main line and promoted is taken back, one after the other.
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 c5", "-1… e5 2. Nf3", "2 Nf3"]).await;
        focus_on_a_move(browser).await;
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 e5", "-1… c5 2. Nf3", "2 Nf3"]).await;
    });
}

#[test]
fn f3_what_is_said_of_a_move_goes_with_it() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        play(browser, "e2e4 e7e5").await;
        type_comment(browser, "Classical").await;
        browser.press("[data-disclosure=signs] summary").await;
        browser.press("[data-nag='1']").await;
        browser.press("[data-nag='10']").await;
        browser.draw("d2", "d4", &[]).await;
        browser.draw("e5", "e5", &["Shift"]).await;
        wait_for_moves(browser, &["1 e4 e5!=", "{Classical}"]).await;
        // One sign excludes another of its kind.
        browser.press("[data-nag='5']").await;
        wait_for_moves(browser, &["1 e4 e5!?=", "{Classical}"]).await;
        tab(browser, "game").await;
        let pgn = copied_by(browser, "copy-pgn").await;
        let text = movetext(&pgn);
        for part in ["1. e4 e5 $5 $10", "Classical", "[%csl Re5]", "[%cal Gd2d4]"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        tab(browser, "moves").await;
        act(browser, "previous").await;
        // Drawings belong to their position.
        browser
            .wait_until("no drawing", async || {
                browser.count("dialog[open] .drawing").await == 0
            })
            .await;
        act(browser, "next").await;
        browser.wait_for("dialog[open] .drawing").await;
        act(browser, "clear-shapes").await;
        browser
            .wait_until("no drawing", async || {
                browser.count("dialog[open] .drawing").await == 0
            })
            .await;
        act(browser, "undo").await;
        browser
            .wait_until("the drawings again", async || {
                browser.count("dialog[open] .drawing").await == 2
            })
            .await;
        // Each sign and drawing was an edit; all that was typed is one.
        browser.press(".an-moves [aria-current]").await;
        browser.keys("Control+z").await;
        wait_for_moves(browser, &["1 e4 e5!=", "{Classical}"]).await;
        for _ in 0..5 {
            focus_on_a_move(browser).await;
            browser.keys("Control+z").await;
        }
        wait_for_moves(browser, &["1 e4 e5"]).await;
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
                .attribute("dialog[open] .board", "data-orientation")
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
fn b7_a_fen_with_its_faults_told() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        tab(browser, "position").await;
        for (fen, fault) in [
            ("8/8/8/8/8/8/8/8 w - - 0 1", "White has no king."),
            (
                "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                "Field 2 (side to move): “x” is neither “w” nor “b”.",
            ),
            (
                "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "No pawn can stand on the first or last rank: a8.",
            ),
            ("4k3/8/8/8/8/8/8/4K3", "A FEN has 6 fields"),
        ] {
            browser.fill("fen", fen).await;
            browser
                .wait_until(fault, async || {
                    browser.text("[data-verdict=bad]").await.contains(fault)
                })
                .await;
            browser
                .wait_for("[data-action=study-position]:disabled")
                .await;
        }
        browser.fill("fen", "4k3/8/8/8/8/8/1P6/BK6 w - - 0 1").await;
        browser
            .wait_until("a warning", async || {
                browser
                    .text("#an-verdict")
                    .await
                    .contains("The white bishop has no way to a1")
            })
            .await;
        act(browser, "study-position").await;
        browser.wait_for(".an-layout[data-tab=moves]").await;
        browser
            .wait_until("four pieces", async || browser.pieces().await.len() == 4)
            .await;
        act(browser, "undo").await;
        browser
            .wait_until("the start again", async || {
                browser.pieces().await.len() == 32
            })
            .await;
    });
}

#[test]
fn b7_a_position_is_set_up_by_tap_by_dragging_and_by_keyboard() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            open(browser).await;
            tab(browser, "position").await;
            act(browser, "clear-board").await;
            let touch = async |square: &str| {
                if view.touch {
                    browser.tap_square(square).await;
                } else {
                    browser.click_square(square).await;
                }
            };
            let put = async |color: &str, role: &str, square: &str| {
                browser
                    .press(&format!(".an-piece[data-color={color}][data-role={role}]"))
                    .await;
                touch(square).await;
                browser
                    .wait_for_piece(square, &format!("{color} {role}"))
                    .await;
            };
            put("white", "king", "e1").await;
            put("black", "king", "e8").await;
            put("white", "rook", "b2").await;
            // Pressed again it is laid down: then a touch picks a piece up, and the next puts it down.
            browser
                .press(".an-piece[data-color=white][data-role=rook]")
                .await;
            touch("b2").await;
            browser.wait_for(".square.selected[data-square=b2]").await;
            touch("a1").await;
            browser.wait_for_piece("a1", "white rook").await;
            assert_eq!(browser.pieces().await.len(), 3);
            let fen = async || {
                let body = "return document.querySelector('dialog[open] [name=fen]').value";
                let fen = browser.evaluate(body, []).await;
                fen.as_str().unwrap_or_default().to_owned()
            };
            let wait_for_fen = async |expected: &str| {
                browser
                    .wait_until(expected, async || fen().await == expected)
                    .await;
            };
            browser.press("[name='an-castling-white-O-O-O']").await;
            wait_for_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").await;
            // A rook that is carried elsewhere takes the right with it.
            if view.touch {
                browser.touch_drag("a1", "h1").await;
            } else {
                browser.drag("a1", "h1").await;
            }
            browser.wait_for_piece("h1", "white rook").await;
            wait_for_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").await;
            if !view.touch {
                // As in a FEN: capitals are White's.
                browser.focus("dialog[open] .square[tabindex='0']").await;
                browser.keys("ArrowUp q").await;
                browser.keys("Delete").await;
                browser.keys("Shift+Q").await;
                browser
                    .wait_until("a white queen", async || {
                        let pieces = browser.pieces().await;
                        pieces.values().any(|piece| piece == "white queen")
                    })
                    .await;
            }
            act(browser, "study-position").await;
            browser.wait_for(".an-layout[data-tab=moves]").await;
            browser.wait_for_piece("h1", "white rook").await;
        });
    }
}

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
        tab(browser, "game").await;
        browser
            .evaluate(
                "document.querySelector('dialog[open] [name=pgn]').value = arguments[0]",
                [json!(TWO)],
            )
            .await;
        act(browser, "open-pgn").await;
        browser.wait_for("[data-game='1']").await;
        assert!(
            browser
                .text("[data-game='0']")
                .await
                .contains("Anna – Bela")
        );
        let fault = browser.text(".an-problems").await;
        for part in ["Game 2, line 11, column 13:", "Kd7"] {
            assert!(fault.contains(part), "{part} in {fault}");
        }
        browser.press("[data-game='1']").await;
        tab(browser, "moves").await;
        wait_for_moves(browser, &["1 d4 d5"]).await;
        tab(browser, "game").await;
        browser.press("[data-game='0']").await;
        tab(browser, "moves").await;
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
        // The review of a finished game begins at once, and its panel is open.
        tab(browser, "moves").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#"]).await;
        browser
            .wait_for_text(".an-names", "Anna – Bela · 0-1")
            .await;
        go_to_move(browser, "g4").await;
        play(browser, "d8f6").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#", "-2… Qf6"]).await;
        browser.close_dialog().await;
        browser.action("analyse").await;
        wait_open(browser).await;
        tab(browser, "moves").await;
        wait_for_moves(browser, &["1 f3 e5", "2 g4 Qh4#", "-2… Qf6"]).await;
    });
}

#[test]
fn a1_a_link_brings_a_game_or_a_position() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        tab(browser, "game").await;
        let link = copied_by(browser, "share").await;
        assert!(link.contains("#pgn="), "{link}");
        // Another link, followed while the page stands, with the screen over it or not.
        let follow = "location.hash = arguments[0]";
        browser.evaluate(follow, [json!("#pgn=1._d4")]).await;
        wait_for_moves(browser, &["1 d4"]).await;
        browser.close_dialog().await;
        let end = &link[link.find('#').expect("it was there")..];
        browser.evaluate(follow, [json!(end)]).await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        browser.close_dialog().await;
        let fen = "#fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1";
        browser.evaluate(follow, [json!(fen)]).await;
        wait_open(browser).await;
        play(browser, "e2e4").await;
        tab(browser, "game").await;
        let pgn = copied_by(browser, "copy-pgn").await;
        assert!(
            pgn.contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]"),
            "{pgn}"
        );
    });
}

#[test]
fn l1_the_analysis_board_has_no_barriers() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            open(browser).await;
            play_anywhere(browser, view).await;
            for name in ["moves", "position", "game"] {
                tab(browser, name).await;
                browser
                    .assert_accessible(&format!("analysis: {name}"))
                    .await;
            }
        });
    }
}

async fn play_anywhere(browser: &Browser, view: View) {
    if view.touch {
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_piece("e4", "white pawn").await;
    } else {
        play(browser, "e2e4 e7e5").await;
    }
}

#[test]
fn arrows_and_wheel_step_unless_the_board_was_reached_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3_Nc6").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3 Nc6"]).await;
        act(browser, "last").await;
        browser.wait_for_piece("c6", "black knight").await;
        // A click on the board, and on a tab.
        browser.click_square("h5").await;
        browser.keys("ArrowLeft").await;
        browser.wait_for_piece("b8", "black knight").await;
        tab(browser, "game").await;
        browser.keys("ArrowLeft").await;
        browser.wait_for_piece("g1", "white knight").await;
        assert!(browser.is_there(".an-layout[data-tab=game]").await);
        browser.keys("End").await;
        browser.wait_for_piece("c6", "black knight").await;
        // The wheel: two notches back, one forward.
        let turn = "document.querySelector('.an-table .board').dispatchEvent(
            new WheelEvent('wheel', { deltaY: arguments[0], bubbles: true, cancelable: true }))";
        browser.evaluate(turn, [json!(-200)]).await;
        browser.wait_for_piece("g1", "white knight").await;
        browser.evaluate(turn, [json!(100)]).await;
        browser.wait_for_piece("f3", "white knight").await;
        // By keyboard the arrows go over the tabs, and over the squares.
        browser.focus("[data-tab-of=game]").await;
        browser.keys("Tab").await;
        browser.focus("[data-tab-of=game]").await;
        browser.keys("ArrowRight").await;
        browser.wait_for(".an-layout[data-tab=moves]").await;
        browser.focus("dialog[open] .square[tabindex='0']").await;
        let before = browser.focused("data-square").await;
        browser.keys("ArrowLeft").await;
        browser
            .wait_until("another square", async || {
                browser.focused("data-square").await != before
            })
            .await;
        browser.wait_for_piece("f3", "white knight").await;
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
        browser.close_dialog().await;
        browser
            .evaluate("location.hash = arguments[0]", [json!(link)])
            .await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5"]).await;
        act(browser, "restore-earlier").await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
    });
}

#[test]
fn the_move_shown_is_seen_after_the_review_has_led_there() {
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
    with_browser(View::LAPTOP, async |browser| {
        let link = format!("#pgn={}", long.trim().replace(' ', "_"));
        browser.visit(&link).await;
        browser.wait_ready().await;
        wait_open(browser).await;
        browser.wait_for(".an-moves .an-row").await;
        tab(browser, "game").await;
        act(browser, "last").await;
        tab(browser, "moves").await;
        let place = "
            const list = document.querySelector('.an-moves').getBoundingClientRect();
            const move = document.querySelector('.an-moves [aria-current]')?.getBoundingClientRect();
            return Boolean(move) && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;";
        browser
            .wait_until("the last move in sight", async || {
                browser.evaluate(place, []).await == true
            })
            .await;
    });
}

#[test]
fn on_a_phone_the_tabs_stay_when_a_position_is_set_up_and_a_comment_opens_in_view() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        browser.wait_for(".an-moves .an-row").await;
        let top = "return document.querySelector('.an-tabs').getBoundingClientRect().top";
        let before = browser.evaluate(top, []).await.as_f64().unwrap_or_default();
        tab(browser, "position").await;
        let after = browser.evaluate(top, []).await.as_f64().unwrap_or_default();
        assert!((before - after).abs() < 3.0, "{before} and {after}");
        tab(browser, "moves").await;
        act(browser, "next").await;
        act(browser, "notes").await;
        let seen = "
            const field = document.querySelector('[name=comment]').getBoundingClientRect();
            return field.height > 0 && field.bottom <= innerHeight;";
        browser
            .wait_until("the comment's field in view", async || {
                browser.evaluate(seen, []).await == true
            })
            .await;
    });
}
