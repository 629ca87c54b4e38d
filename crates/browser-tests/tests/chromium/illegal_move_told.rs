//! Illegal moves on the board of every screen, and of boards on other pages: told once, seen once, in one form, with the law.

use crate::learn::open_step;
use crate::puzzles::{QUEEN, solve};
use crate::{drills, learn};
use browser_tests::{Browser, Hand, View, teaching_site, with_browser, with_browser_at};
use serde_json::json;
use std::time::Duration;

/// An illegal move, with the reason and the law that are told.
struct Illegal {
    from: String,
    to: &'static str,
    reason: String,
    law: &'static str,
}

fn illegal(from: &str, to: &'static str, reason: &str, law: &'static str) -> Illegal {
    Illegal {
        from: from.to_owned(),
        to,
        reason: reason.to_owned(),
        law,
    }
}

/// Screens with a board on which moves are made.
const SCREENS: [&str; 8] = [
    "game", "puzzle", "compose", "lesson", "drill", "analysis", "openings", "laws",
];

/// Opens a screen; answers with a move that is illegal there.
async fn open(browser: &Browser, screen: &str) -> Illegal {
    let bishop = || illegal("f1", "c4", "White pawn e2 is in the way.", "3.5");
    match screen {
        "game" => {
            let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            browser.open_game(start, None).await;
            bishop()
        }
        "puzzle" => {
            solve(browser, &[QUEEN]).await;
            illegal("d1", "e3", "A rook cannot go from d1 to e3.", "3.3")
        }
        "compose" => {
            browser.visit("#puzzles/compose").await;
            browser.wait_for_piece("e1", "white king").await;
            illegal("e1", "e4", "A king cannot go from e1 to e4.", "3.8.1")
        }
        "lesson" => {
            open_step(browser, "mate-in-one", 2).await;
            illegal("e1", "d3", "A rook cannot go from e1 to d3.", "3.3")
        }
        "drill" => {
            drills::open(browser, "kqk").await;
            let pieces = browser.pieces().await;
            let king = pieces.iter().find(|(_, piece)| *piece == "white king");
            let from = king.expect("the learner has a king").0;
            // Far from it.
            let to = if from < &"e".to_owned() { "h8" } else { "a1" };
            let reason = format!("A king cannot go from {from} to {to}.");
            illegal(from, to, &reason, "3.8.1")
        }
        "analysis" => {
            browser.visit("#pgn=1._e4").await;
            browser
                .wait_for("section[data-screen=analysis] .an-moves .an-row")
                .await;
            browser.press("section.screen [data-action=last]").await;
            browser.wait_for_piece("e4", "white pawn").await;
            illegal("f8", "c5", "Black pawn e7 is in the way.", "3.5")
        }
        "openings" => {
            browser.visit("#openings").await;
            browser.wait_for(".openings-list [data-move=e2e4]").await;
            bishop()
        }
        "laws" => {
            browser.visit("#laws/3.8.2").await;
            browser.wait_for(".laws-board .square").await;
            illegal("a1", "b3", "A rook cannot go from a1 to b3.", "3.3")
        }
        _ => unreachable!("{screen}"),
    }
}

/// The lines that tell of refusals in sight: text, law, and where the link to it leads. Then the number of texts in sight
/// that hold the reason.
const SEEN: &str = "
    const [reason] = arguments;
    const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden-visually');
    const lines = [...document.querySelectorAll('.hint')].filter(seen).map((line) => {
        const law = line.querySelector('[data-law]');
        return [line.textContent.trim(), law?.dataset.law ?? '', law?.getAttribute('href') ?? ''];
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode())
        if (texts.currentNode.data.includes(reason) && seen(texts.currentNode.parentElement)) count++;
    return [lines, count];";

#[test]
fn it_is_told_once_in_one_form_on_every_screen() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for screen in SCREENS {
            let Illegal {
                from,
                to,
                reason,
                law,
            } = open(browser, screen).await;
            let told = format!("{reason} Law {law}");
            let form = json!([[[reason, law, format!("#/laws/{law}")]], 1]);
            browser.listen().await;
            // A second time it is told once more.
            for times in 1..=2 {
                browser.drag(&from, to).await;
                browser.wait_until_told(&told, times).await;
                browser
                    .wait_until(&format!("{form} on {screen}"), async || {
                        browser.evaluate(SEEN, [json!(reason)]).await == form
                    })
                    .await;
            }
            let once = format!("each told once on {screen}");
            browser
                .stays_for(Duration::from_millis(300), &once, async || {
                    let all = browser.told().await;
                    all.iter().filter(|all| all.contains(&reason)).count() == 2
                })
                .await;
            // Every one of these boards takes moves in writing too, and answers at the field.
            let place = if screen == "game" {
                ".table"
            } else {
                "section.screen"
            };
            let field = format!("{place} input[name=entry]");
            browser.enter_at(&field, &format!("{from}{to}")).await;
            browser
                .wait_for_text(&format!("{place} .answer"), &reason)
                .await;
            browser
                .wait_for(&format!("{place} .answer [data-law='{law}']"))
                .await;
            browser.wait_until_told(&reason, 3).await;
        }
    });
}

#[test]
fn a_legal_move_takes_its_place() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "mate-in-one", 2).await;
        browser.touch_drag("e1", "d3").await;
        browser.wait_for(".hint[data-told=refusal]").await;
        browser.touch_drag("e1", "e7").await;
        browser.wait_for(".verdict-bar[data-verdict=wrong]").await;
        assert!(!browser.is_there(".hint[data-told]").await);
        browser.touch_drag("e1", "d3").await;
        browser.wait_for(".hint[data-told=refusal]").await;
        browser.touch_drag("e1", "e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        assert!(!browser.is_there(".hint[data-told]").await);
        // Another step begins without it.
        learn::open_step(browser, "mate-in-one", 2).await;
        assert!(!browser.is_there(".hint[data-told]").await);
    });
}

#[test]
fn it_is_told_once_on_boards_of_other_pages() {
    let puzzle = "mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'>";
    let lesson = "mode='lesson'>lesson own\ntitle Own\nmove\n  board 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w\n  task Mate.\n  answer Rd8#\n";
    let play = "mode='play' side='both' fen='6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'>";
    let reason = "A rook cannot go from d1 to e3.";
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        for mode in [puzzle, lesson, play] {
            let html = format!("<sessa-board {mode}</sessa-board>");
            let board = browser.embed(&html, Hand::Keys).await;
            board.move_piece("d1", "e3").await;
            let event = board.wait_for_event("illegal").await;
            assert_eq!(event["from"], "d1", "{mode}");
            assert_eq!(event["to"], "e3", "{mode}");
            assert_eq!(event["reason"], reason, "{mode}");
            let once = format!(
                "(() => {{
                    const told = [...root.querySelectorAll('[role=status], [role=log], [role=alert]')]
                        .map(({{ textContent }}) => textContent.trim())
                        .filter((text) => text.includes('{reason}'));
                    const seen = [...root.querySelectorAll('.hint')].map(({{ textContent }}) => textContent.trim());
                    const form = JSON.stringify(['{reason} Law 3.3']);
                    const events = heard.filter(([type]) => type === 'illegal').length;
                    return JSON.stringify(told) === form && JSON.stringify(seen) === form && events === 1;
                }})()"
            );
            board.wait(&once).await;
            browser
                .stays_for(Duration::from_millis(300), &once, async || {
                    board.ask(&format!("String({once})")).await == "true"
                })
                .await;
        }
    });
}
