//! The engine at the analysis board: its lines, and the review of a game.

use browser_tests::{Browser, View, with_browser};
use chess::Position;
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::HashSet;

/// Keeps hold of the workers of the engine that the chunk of the analysis board has started and not ended; the chunk of games has one
/// of its own for the robot.
const WATCH_WORKERS: &str = "
    const Real = Worker;
    Error.stackTraceLimit = Infinity;
    window.engines = new Set();
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            const ours = /[/]chunks[/]study/.test(new Error().stack);
            if (ours && String(args[0]).includes('engine')) window.engines.add(this);
        }
        terminate() { window.engines.delete(this); super.terminate(); }
    };";

const SCHOLARS_MATE: &str = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";

const LONGER: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
    9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 *";

/// Opens the analysis board with a game, at the position after `shown` half-moves.
async fn study(browser: &Browser, pgn: &str, shown: usize) {
    browser.run_first(WATCH_WORKERS).await;
    let kept = json!({ "pgn": pgn, "path": vec![0; shown], "black": false, "origin": "" });
    browser.store("sessa.analysis", &kept.to_string()).await;
    browser.visit("?").await;
    browser.wait_ready().await;
    browser.evaluate("location.hash = 'analysis'", []).await;
    browser
        .wait_for("section[data-screen=analysis] .board")
        .await;
}

async fn wait_for_engines(browser: &Browser, count: u64) {
    browser
        .wait_until(&format!("workers of the engine: {count}"), async || {
            browser.evaluate("return window.engines.size", []).await == count
        })
        .await;
}

/// The study as it is kept.
async fn stored(browser: &Browser) -> Value {
    let body = "return JSON.parse(localStorage.getItem('sessa.analysis'))";
    browser.evaluate(body, []).await
}

/// The game as it is kept, in one line.
async fn pgn(browser: &Browser) -> String {
    let kept = stored(browser).await;
    let text = kept["pgn"].as_str().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first moves of the lines.
async fn first_moves(browser: &Browser) -> Vec<String> {
    let body = "return [...document.querySelectorAll('[data-line] [data-place=\"0\"]')].map(it => it.textContent)";
    let moves = browser.evaluate(body, []).await;
    let moves = moves.as_array().into_iter().flatten();
    moves
        .filter_map(|it| it.as_str().map(str::to_owned))
        .collect()
}

#[test]
fn three_lines_differ_and_are_on_the_board() {
    with_browser(View::LAPTOP, async |browser| {
        study(browser, "1. e4 e5 *", 2).await;
        assert_eq!(browser.count("[data-line]").await, 0);
        browser.action("engine").await;
        browser.wait_for(".advice[data-place='2']").await;
        let mut moves = first_moves(browser).await;
        assert!(moves.iter().all(|it| it.contains("2.")), "{moves:?}");
        moves.sort();
        moves.dedup();
        assert_eq!(moves.len(), 3, "{moves:?}");
        let worth = browser.text("[data-line='1'] .engine-worth").await;
        assert!(worth.contains('.') && !worth.contains('%'), "{worth}");
        assert!(
            browser
                .attribute(".eval-bar", "aria-label")
                .await
                .contains('%')
        );
        // The one that searches and the one that is next.
        wait_for_engines(browser, 2).await;

        // Switched off, it leaves nothing behind.
        browser.action("engine").await;
        browser
            .wait_until("no lines", async || {
                browser.count("[data-line], .advice").await == 0
            })
            .await;
        wait_for_engines(browser, 0).await;
    });
}

/// A game of a number of half-moves in which nothing is taken and no position comes twice, and the position at its end.
fn long_game(plies: usize) -> (String, Position) {
    let mut position = Position::default();
    let mut seen = HashSet::from([position.key()]);
    let mut text = String::new();
    for ply in 0..plies {
        let moves = position.legal_moves();
        let from = ply * 7;
        let mv = (from..from + moves.len())
            .map(|index| moves[index % moves.len()])
            .find(|&mv| {
                let after = position.after(mv);
                !position.is_capture(mv) && !after.is_check() && seen.insert(after.key())
            })
            .expect("a quiet move");
        text += &position.to_san(mv).to_string();
        text.push(' ');
        position.play(mv);
    }
    (text + "*", position)
}

/// True if the lines that are shown begin in this position, and the arrows on the board with them.
async fn shows_lines_of(browser: &Browser, position: &Position) -> bool {
    let body = "return [...document.querySelectorAll('.advice')].map(({ dataset: { from, to } }) => from + to)";
    let arrows = browser.evaluate(body, []).await;
    let arrows = arrows.as_array().into_iter().flatten();
    let arrows: Vec<_> = arrows.filter_map(Value::as_str).collect();
    let lines = first_moves(browser).await;
    let is_legal = |line: &String| {
        let (number, san) = line.split_once('.').unwrap_or_default();
        number == position.fullmove_number().to_string() && position.parse_san(san.trim()).is_ok()
    };
    let drawn = |arrow: &&str| position.parse_uci(arrow).is_ok();
    lines.len() == 3 && lines.iter().all(is_legal) && !arrows.is_empty() && arrows.iter().all(drawn)
}

#[test]
fn after_many_steps_the_lines_are_those_of_the_position_shown() {
    let (game, end) = long_game(80);
    with_browser(View::LAPTOP, async |browser| {
        study(browser, &game, 0).await;
        browser.action("engine").await;
        browser.wait_for(".advice").await;
        // The switch that was pressed takes no arrows for itself.
        browser.hold("ArrowRight", 80).await;
        browser
            .wait_for(".an-moves .an-row:last-child [aria-current]")
            .await;
        browser
            .wait_until("lines of the last position", async || {
                shows_lines_of(browser, &end).await
            })
            .await;
        // Loaded again, it goes on.
        browser.reload().await;
        browser
            .wait_until("lines after loading", async || {
                shows_lines_of(browser, &end).await
            })
            .await;
    });
}

#[test]
fn a_move_of_a_line_is_played_with_those_before_it() {
    with_browser(View::LAPTOP, async |browser| {
        study(browser, "1. e4 e5 *", 2).await;
        browser.action("engine").await;
        browser
            .wait_for("[data-line='2'] [data-place='1']:not([hidden])")
            .await;
        browser.press("[data-line='2'] [data-place='1']").await;
        browser
            .wait_until("two moves more", async || {
                stored(browser).await["path"]
                    .as_array()
                    .is_some_and(|path| path.len() == 4)
            })
            .await;
        // By keyboard: along the line, and then its moves up to there.
        browser
            .wait_for("[data-line='1'] [data-place='2']:not([hidden])")
            .await;
        browser.focus("[data-line='1'] [data-place='0']").await;
        browser.keys("ArrowRight").await;
        browser.wait_for_focus("data-place", "1").await;
        browser.keys("Enter").await;
        browser
            .wait_until("two moves more", async || {
                stored(browser).await["path"]
                    .as_array()
                    .is_some_and(|path| path.len() == 6)
            })
            .await;
        browser.leave_page().await;
        wait_for_engines(browser, 0).await;
    });
}

#[test]
fn a_line_is_looked_at_on_the_board_before_it_is_played() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            study(browser, "1. e4 e5 *", 2).await;
            browser.action("engine").await;
            let second = "[data-line='1'] [data-place='1']";
            browser.wait_for(&format!("{second}:not([hidden])")).await;
            let pieces = browser.pieces().await;
            // A mouse rests on it; a finger touches it once.
            if view.touch {
                browser.press(second).await;
            } else {
                browser.hover(second).await;
            }
            let changed = async || {
                let now = browser.pieces().await;
                pieces
                    .iter()
                    .filter(|(square, piece)| now.get(*square) != Some(piece))
                    .count()
            };
            browser
                .wait_until("both moves on the board", async || changed().await == 2)
                .await;
            assert_eq!(browser.count(".advice").await, 0);
            let told = browser.text(".status-line .turn").await;
            assert!(told.starts_with("After 2…"), "{told}");
            assert_eq!(
                stored(browser).await["path"].as_array().map(Vec::len),
                Some(2)
            );
            // Elsewhere the position shown is back.
            if view.touch {
                browser.press(".screen-head h1").await;
            } else {
                browser.hover(".screen-head h1").await;
            }
            browser
                .wait_until("the position before", async || {
                    browser.pieces().await == pieces
                })
                .await;
            // A second press plays.
            browser.press(second).await;
            if view.touch {
                browser.press(second).await;
            }
            browser
                .wait_until("two moves more", async || {
                    stored(browser).await["path"].as_array().map(Vec::len) == Some(4)
                })
                .await;
        });
    }
}

#[test]
fn a_review_marks_the_blunder_and_shows_what_was_better() {
    with_browser(View::LAPTOP, async |browser| {
        study(browser, SCHOLARS_MATE, 0).await;
        browser.action("open-review").await;
        browser
            .wait_for_text(".review-told", "The game has been reviewed.")
            .await;
        browser
            .wait_until("the evaluations to be kept", async || {
                // One for each position; better lines bring their own.
                pgn(browser).await.matches("[%eval ").count() >= 8
            })
            .await;
        let written = pgn(browser).await;
        assert!(written.contains("Nf6 $4"), "{written}");
        assert!(
            written.contains("Blunder: ") && written.contains("$142"),
            "{written}"
        );
        browser
            .wait_until("one mark of a blunder", async || {
                browser.count(".graph-mark[data-verdict=blunder]").await == 1
            })
            .await;
        assert_eq!(
            browser.text("tr[data-side=black] td:nth-child(4)").await,
            "1"
        );

        // The curve goes along the game by keyboard, and tells where it is.
        browser.focus("[data-part=graph]").await;
        browser.keys("End").await;
        browser.keys("ArrowLeft").await;
        browser
            .wait_until("the blunder to be told", async || {
                let told = browser
                    .attribute("[data-part=graph]", "aria-valuetext")
                    .await;
                told.starts_with("3… Nf6, Blunder, ")
            })
            .await;

        // A second review does not write a second time.
        browser.action("review").await;
        browser.wait_for("[data-part=review-progress]").await;
        browser
            .wait_for_text(".review-told", "The game has been reviewed.")
            .await;
        assert_eq!(pgn(browser).await, written);
        browser.assert_accessible("analysis-reviewed").await;
    });
}

#[test]
fn a_review_that_is_cut_off_keeps_what_it_found() {
    with_browser(View::LAPTOP, async |browser| {
        study(browser, LONGER, 0).await;
        browser.action("open-review").await;
        browser
            .wait_until("a position to be done", async || {
                let told = browser.text("[data-part=review-progress]").await;
                !told.is_empty() && !told.starts_with('0')
            })
            .await;
        browser.reload().await;
        browser
            .wait_until("an evaluation to be kept", async || {
                pgn(browser).await.contains("[%eval ")
            })
            .await;
    });
}

#[test]
fn a_review_that_is_stopped_keeps_what_it_found() {
    with_browser(View::LAPTOP, async |browser| {
        study(browser, LONGER, 0).await;
        browser.action("open-review").await;
        browser
            .wait_until("a position to be done", async || {
                let told = browser.text("[data-part=review-progress]").await;
                !told.is_empty() && !told.starts_with('0')
            })
            .await;
        browser.action("review").await;
        browser
            .wait_for_text(".review-told", "Stopped. What was found stays in the game.")
            .await;
        browser
            .wait_until("an evaluation to be kept", async || {
                pgn(browser).await.contains("[%eval ")
            })
            .await;
        wait_for_engines(browser, 0).await;
        browser
            .wait_until("no progress", async || {
                !browser.is_there("[data-part=review-progress]").await
            })
            .await;

        // Taken back as a whole.
        browser.action("open-review").await;
        browser.action("undo").await;
        browser
            .wait_until("no evaluation", async || {
                !pgn(browser).await.contains("[%eval ")
            })
            .await;

        // Closing the screen ends a review and its workers.
        browser.action("open-review").await;
        browser.wait_for("[data-part=review-progress]").await;
        browser.leave_page().await;
        wait_for_engines(browser, 0).await;
    });
}

#[test]
fn on_a_phone_the_best_line_has_the_row_of_the_switch() {
    with_browser(View::PHONE, async |browser| {
        study(browser, "1. e4 e5 *", 2).await;
        assert!(
            !browser.is_there(".eval-bar:not(.off)").await,
            "there is no bar while the engine is off"
        );
        browser.action("engine").await;
        browser
            .wait_for("[data-line='1'] [data-place='0']:not([hidden])")
            .await;
        // The best line stands beside the switch, the others and then the moves below it.
        let body = "
            const place = (name) => document.querySelector(name).getBoundingClientRect();
            const [first, second] = [...document.querySelectorAll('.engine-line')].map((line) => line.getBoundingClientRect());
            const [switched, count] = [place('.engine-switch'), place('.engine-count')];
            const isBeside = first.top < switched.bottom && first.left >= switched.right && first.right <= count.left;
            return [isBeside, first.bottom <= second.top, second.bottom <= place('#an-panel-moves').top];";
        assert_eq!(browser.evaluate(body, []).await, json!([true, true, true]));
    });
}

#[test]
fn a_finger_scrolls_over_the_graph_and_steps_along_it() {
    with_browser(View::PHONE, async |browser| {
        let game = "1. e4 {[%eval 0.3,20]} e5 {[%eval 0.3,20]} 2. Nf3 {[%eval 0.3,20]} Nc6 {[%eval 0.2,20]} \
            3. Bb5 {[%eval 0.3,20]} a6 {[%eval 0.4,20]} *";
        study(browser, game, 1).await;
        browser.action("open-review").await;
        browser.wait_for("[data-part=graph]").await;
        let at = async || {
            browser
                .attribute("[data-part=graph]", "aria-valuenow")
                .await
        };
        let place = async |share: f64, down: f64| {
            let body = "
                const graph = document.querySelector('[data-part=graph]');
                graph.scrollIntoView({ block: 'center' });
                const { left, top, width, height } = graph.getBoundingClientRect();
                return [left + arguments[0] * width, top + height / 2 + arguments[1]];";
            let found = browser.evaluate(body, [json!(share), json!(down)]).await;
            (
                found[0].as_f64().expect("a number") as i64,
                found[1].as_f64().expect("a number") as i64,
            )
        };
        assert_eq!(at().await, "1");
        // Up and down.
        let way = [
            place(0.7, 0.0).await,
            place(0.7, -15.0).await,
            place(0.7, -45.0).await,
        ];
        browser.put_down(&way).await;
        browser.lift().await;
        assert_eq!(at().await, "1");
        // What the finger has set going scrolls on for a while.
        let stands_still = async || {
            let top =
                "return document.querySelector('[data-part=graph]').getBoundingClientRect().top";
            let before = Cell::new(None);
            browser
                .wait_until("the graph to stand still", async || {
                    let now = browser.evaluate(top, []).await.as_f64();
                    before.replace(now) == now
                })
                .await;
        };
        stands_still().await;
        // Along.
        let way = [
            place(0.2, 0.0).await,
            place(0.4, 0.0).await,
            place(0.67, 0.0).await,
        ];
        browser.put_down(&way).await;
        browser.lift().await;
        browser
            .wait_until("the move along the graph", async || at().await == "4")
            .await;
        // A tap, beside the scroll bar that lies over the panel's edge.
        stands_still().await;
        browser.put_down(&[place(0.94, 0.0).await]).await;
        browser.lift().await;
        browser
            .wait_until("the move that was tapped", async || at().await == "6")
            .await;
    });
}
