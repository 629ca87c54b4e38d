//! Ways of solving under a finger and by keys: what comes next, what is asked for, how it is told.

use crate::puzzle_runs::make_any_move;
use crate::puzzles::{
    LADDER, QUEEN, add_set, solve, solve_own_set, tap_move, wait_for_phase, wait_for_verdict,
};
use browser_tests::{Browser, Place, View, with_browser};
use serde_json::{Value, json};
use std::time::Duration;

/// A rook mates in one move, or takes its time.
pub const BACK_RANK: &str = "backrank,7k/5ppp/8/8/8/8/5PPP/1R4K1 b - - 0 1,h8g8 b1b8,700,80,90,100,mate mateIn1 backRankMate oneMove,,";

/// A link to a set with the queen that stands unguarded.
const LINK: &str = "1~1~0~Sent~6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1_b_-_-_0_1.d6d7.d1d7";

/// A finger goes along this way, and the phase stays as it is.
async fn stroke_in_vain(browser: &Browser, way: &[Place], expected: &str) {
    browser.stroke(way).await;
    browser
        .stays_for(Duration::from_millis(300), expected, async || {
            phase(browser).await == expected
        })
        .await;
}

async fn phase(browser: &Browser) -> String {
    browser.attribute(".screen.solve", "data-phase").await
}

/// Solves whichever of the two puzzles is on the board.
async fn solve_this(browser: &Browser) {
    if browser.pieces().await.contains_key("d7") {
        tap_move(browser, "d1", "d7").await;
    } else {
        tap_move(browser, "b1", "b7").await;
        browser.wait_for_piece("f8", "black king").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "a1", "a8").await;
    }
    wait_for_phase(browser, "solved").await;
}

#[test]
fn a_swipe_beside_the_board_brings_the_next_puzzle() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER, QUEEN]).await;
        let (_, task) = browser.middle(".solve-task").await;
        let left = |from: i64, y: i64| [(from, y), (from - 60, y), (from - 180, y + 4)];
        // Before the end there is nothing to swipe to.
        stroke_in_vain(browser, &left(300, task), "solver").await;
        solve_this(browser).await;
        let first = browser.pieces().await;
        let (_, answer) = browser.middle(".status-line .verdict-bar").await;
        let (_, board) = browser.square_center("c3").await;
        // Up, to the right, and on the board it is none.
        for way in [
            [(180, answer), (178, answer - 60), (176, answer - 160)],
            [(60, answer), (140, answer), (300, answer)],
            left(300, board),
        ] {
            stroke_in_vain(browser, &way, "solved").await;
        }
        browser.stroke(&left(300, answer)).await;
        wait_for_phase(browser, "solver").await;
        assert_ne!(browser.pieces().await, first);
        // Above the board as well.
        solve_this(browser).await;
        let (_, task) = browser.middle(".solve-task").await;
        browser.stroke(&left(220, task)).await;
        browser
            .wait_for_text(".solve-what h2", "That was all 2")
            .await;
    });
}

#[test]
fn space_brings_the_next_puzzle_and_arrows_step() {
    with_browser(View::LAPTOP, async |browser| {
        solve(browser, &[QUEEN, BACK_RANK]).await;
        browser.focus("#screen-solve").await;
        browser.keys("Space").await;
        assert_eq!(phase(browser).await, "solver");
        let (first, way) = if browser.pieces().await.contains_key("d7") {
            ("d1", ("d1", "d7"))
        } else {
            ("b1", ("b1", "b8"))
        };
        browser.drag(way.0, way.1).await;
        wait_for_phase(browser, "solved").await;
        browser.focus("#screen-solve").await;
        browser.keys("ArrowLeft").await;
        browser.wait_for_piece(first, "white rook").await;
        browser.keys("ArrowRight").await;
        browser.wait_for_piece(way.1, "white rook").await;
        browser.keys("Space").await;
        wait_for_phase(browser, "solver").await;
        let other = if first == "d1" { "b1" } else { "d1" };
        browser.wait_for_piece(other, "white rook").await;
    });
}

/// A page that cannot start the engine's worker.
const NO_ENGINE: &str = "
    const Real = window.Worker;
    window.Worker = class extends Real {
        constructor(loader, options) {
            if (String(loader).includes('engine')) {
                throw new DOMException('engines are blocked here', 'SecurityError');
            }
            super(loader, options);
        }
    };";

#[test]
fn a_move_that_cannot_be_judged_is_taken_back_with_the_reason() {
    with_browser(View::PHONE, async |browser| {
        browser.run_first(NO_ENGINE).await;
        solve(browser, &[QUEEN]).await;
        tap_move(browser, "d1", "e1").await;
        browser.wait_for(".solve-trouble").await;
        let why = browser.text(".solve-trouble").await;
        assert!(why.contains("engines are blocked here"), "{why}");
        browser.wait_for_piece("d1", "white rook").await;
        wait_for_phase(browser, "solver").await;
        // What is stored needs no judge.
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
    });
}

#[test]
fn a_slower_win_is_no_miss_and_does_not_tell_the_quicker_way() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[BACK_RANK]).await;
        tap_move(browser, "b1", "b7").await;
        wait_for_phase(browser, "slower").await;
        wait_for_verdict(browser, "Also winning, but slower.").await;
        wait_for_verdict(browser, "There is a mate in 1.").await;
        let told = browser.text(".verdict-bar").await;
        assert!(!told.contains("Rb8"), "{told}");
        assert!(!browser.is_there("[data-recorded]").await);
        browser.assert_accessible("puzzles-slower").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "b1", "b8").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved with help");
        browser
            .wait_until("the reason why it is not rated", async || {
                let facts = browser.text(".solve-what p").await;
                facts.contains("not rated") && facts.contains("asked again")
            })
            .await;
    });
}

#[test]
fn a_right_move_is_told_until_the_next_one() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER]).await;
        tap_move(browser, "b1", "b7").await;
        browser.wait_for_piece("f8", "black king").await;
        wait_for_phase(browser, "solver").await;
        wait_for_verdict(browser, "Right. Go on.").await;
        tap_move(browser, "a1", "a8").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}

#[test]
fn between_puzzles_nothing_flies_over_the_board() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER, QUEEN]).await;
        let before = browser.pieces().await;
        // Everything that is animated on the board until the opponent moves.
        let body = "
            const board = document.querySelector('.solve-board .board');
            const seen = new Set();
            const ends = performance.now() + 400;
            document.querySelector('[data-action=next-puzzle]').click();
            return new Promise((done) => {
                const look = () => {
                    for (const { effect, transitionProperty, animationName } of board.getAnimations({ subtree: true })) {
                        const { duration } = effect.getTiming();
                        seen.add(`${effect.target.classList[0]} ${transitionProperty ?? animationName} ${duration}`);
                    }
                    performance.now() < ends ? requestAnimationFrame(look) : done([...seen]);
                };
                requestAnimationFrame(look);
            });";
        let seen = browser.evaluate(body, []).await;
        assert_ne!(browser.pieces().await, before);
        assert_eq!(seen, json!(["pieces solve-new 140"]));
    });
}

/// The rook on a8 may be taken, which most do and which loses it to the bishop; the knight and the queen mate in two.
const TEMPTING: &str = "tempting,4r1k1/RBp2ppp/5q2/1P6/1nNp4/8/1P1PPP1P/2BQK1R1 w - - 3 16,a7a8 b4d3 e1f1 f6f2,1300,80,90,100,mate mateIn2 middlegame pin short,,";

#[test]
fn the_first_hint_of_a_rated_solver_is_the_move_that_tempts() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles").await;
        browser.press("[data-skill=skill-moves]").await;
        wait_for_phase(browser, "solver").await;
        add_set(browser, "tests.csv", &[TEMPTING]).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for(".screen.solve[data-decoy]").await;
        let step = async |told: &str, drawing: &str| {
            browser.press("[data-action=hint]").await;
            wait_for_verdict(browser, told).await;
            browser.wait_for(&format!(".drawing{drawing}")).await;
        };
        step(
            "Rxa8; look at what it leaves.",
            "[data-brush=red][data-from=e8][data-to=a8]",
        )
        .await;
        browser.assert_accessible("a move that tempts").await;
        // What was hinted survives a reload.
        browser.reload().await;
        wait_for_phase(browser, "solver").await;
        wait_for_verdict(browser, "Rxa8; look at what it leaves.").await;
        step("look at the black knight on b4.", "[data-from=b4]").await;
        step("Nd3+", "[data-from=b4][data-to=d3]").await;
        browser.wait_for("[data-action=hint][aria-disabled]").await;
    });
}

#[test]
fn the_level_is_asked_first_and_puzzles_follow_the_difficulty() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles").await;
        browser.press("[data-skill=skill-new]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".solve-head h1").await, "Rated");
        assert_eq!(browser.text(".solve-rating span").await, "800 ± 800");
        let shown_rating = async || {
            browser.press("[data-action=solution]").await;
            wait_for_phase(browser, "shown").await;
            let facts = browser.text(".solve-what p").await;
            let rating = facts.split("Puzzle rated ").nth(1);
            let rating = rating.and_then(|rest| rest.split(' ').next());
            rating.and_then(|rating| rating.parse::<u32>().ok())
        };
        let rating = shown_rating().await.expect("a rating");
        // Puzzles come for the sake of their kind from within 300 of the wanted rating.
        assert!((500..=1_100).contains(&rating), "{rating}");
        // Its outcome has changed the solver's.
        browser.wait_for(".solve-change[data-change='-1']").await;
        let own = browser.text(".solve-rating span").await;
        let own = own
            .split(' ')
            .next()
            .and_then(|own| own.parse::<u32>().ok());
        let own = own.expect("a rating");
        let body = "
            const field = document.querySelector('[name=difficulty]');
            field.value = '600';
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.evaluate(body, []).await;
        browser.press("[data-action=next-puzzle]").await;
        wait_for_phase(browser, "solver").await;
        let harder = shown_rating().await.expect("a rating");
        assert!(harder.abs_diff(own + 600) <= 301, "{own}, then {harder}");
        // The question has been answered.
        browser.press(".solve-up").await;
        browser.wait_for(".puzzles-number").await;
        assert!(!browser.is_there("[data-skill]").await);
    });
}

/// Has moves confirmed in rated puzzles.
async fn confirm_rated(browser: &Browser) {
    browser.press(".more-menu summary").await;
    browser.press("[name=confirm][value=rated]").await;
    browser.press(".more-menu summary").await;
}

#[test]
fn every_rated_puzzle_is_confirmed_where_that_is_wanted() {
    with_browser(View::PHONE, async |browser| {
        // One of a set with ratings is rated.
        solve(browser, &[QUEEN]).await;
        confirm_rated(browser).await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "unconfirmed").await;
        browser.tap_square("d7").await;
        wait_for_phase(browser, "solved").await;
        browser.wait_for(".solve-rating span").await;
        // So is one that was chosen by its theme.
        browser
            .visit("#puzzles/solve?mode=theme&theme=mateIn2")
            .await;
        wait_for_phase(browser, "solver").await;
        make_any_move(browser).await;
        wait_for_phase(browser, "unconfirmed").await;
        // One that was sent is not.
        browser
            .visit(&format!("#puzzles/solve?mode=link&link={LINK}"))
            .await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
    });
}

#[test]
fn a_set_without_ratings_leaves_the_rating_alone() {
    with_browser(View::PHONE, async |browser| {
        let bare = QUEEN.replace(",800,80,", ",,,");
        solve(browser, &[&bare]).await;
        confirm_rated(browser).await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        browser.wait_for("[data-recorded]").await;
        assert!(!browser.is_there(".solve-rating span").await);
    });
}

#[test]
fn a_puzzle_that_was_sent_promises_no_return() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser
            .visit(&format!("#puzzles/solve?mode=link&link={LINK}"))
            .await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for("[data-recorded]").await;
        browser.press("[data-action=solution]").await;
        wait_for_phase(browser, "shown").await;
        let facts = browser.text(".solve-what p").await;
        assert!(!facts.contains("asked again"), "{facts}");
    });
}

/// Plays the solution of the puzzle of the day, as the worker knows it.
async fn solve_daily(browser: &Browser) {
    let day = "
        const now = new Date();
        return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);";
    let day = browser.evaluate(day, []).await;
    let card = browser
        .puzzles(json!({ "daily": { "day": day } }), None)
        .await;
    let line = card["puzzle"]["lines"][0].as_array().expect("a line");
    let own: Vec<&str> = line.iter().step_by(2).filter_map(Value::as_str).collect();
    for (at, uci) in own.iter().enumerate() {
        let before = browser.pieces().await;
        tap_move(browser, &uci[..2], &uci[2..4]).await;
        if let Some(piece) = uci.get(4..) {
            let name = match piece {
                "n" => "knight",
                "b" => "bishop",
                "r" => "rook",
                _ => "queen",
            };
            let choice = format!("[data-promote={name}]");
            // A queen may come by herself.
            if browser.is_there(&choice).await {
                browser.press(&choice).await;
            }
        }
        let next = if at + 1 == own.len() {
            "solved"
        } else {
            "solver"
        };
        // The phase of the last move has to go by.
        browser
            .wait_until("the move on the board", async || {
                let now = browser.pieces().await;
                now.get(&uci[..2]) != before.get(&uci[..2])
            })
            .await;
        wait_for_phase(browser, next).await;
    }
}

#[test]
fn the_puzzle_of_the_day_is_done_once() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles").await;
        browser
            .wait_for_text(
                "[data-mode=daily] span > span",
                "One for everybody, every day",
            )
            .await;
        browser.press("[data-mode=daily]").await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.text(".solve-head h1").await, "Today’s puzzle");
        solve_daily(browser).await;
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_for_text(".solve-what h2", "That was the only one")
            .await;
        browser.press(".solve-up").await;
        browser
            .wait_for_text(
                "[data-mode=daily] span > span",
                "Done today · Solved 1 day in a row",
            )
            .await;
        assert_eq!(browser.text("[data-fact=today] dd").await, "1");
    });
}

#[test]
fn a_blindfold_covers_the_puzzle() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.prefer("blindfold", "hidden").await;
        add_set(browser, "tests.csv", &[QUEEN]).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        let seen = "
            const king = document.querySelector('.screen.solve .piece[data-role=king]');
            return getComputedStyle(king).visibility;";
        assert_eq!(browser.evaluate(seen, []).await, json!("hidden"));
        let tree = browser.accessibility(".screen.solve .board").await;
        let cells = tree.with_role("gridcell");
        let names: Vec<_> = cells.into_iter().map(|cell| cell.name.as_str()).collect();
        assert!(names.contains(&"d1"), "{names:?}");
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
    });
}

#[test]
fn nothing_glides_where_motion_is_reduced() {
    let still = View {
        reduced_motion: true,
        ..View::PHONE
    };
    with_browser(still, async |browser| {
        solve(browser, &[LADDER]).await;
        let body = "
            const pieces = document.querySelectorAll('.screen.solve .piece[data-square]');
            return [...pieces].every((piece) =>
                getComputedStyle(piece).transitionDuration.split(', ').every((time) => parseFloat(time) === 0));";
        assert_eq!(browser.evaluate(body, []).await, json!(true));
        tap_move(browser, "a1", "a7").await;
        browser.wait_for_piece("f8", "black king").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "b1", "b8").await;
        wait_for_phase(browser, "solved").await;
        let moving = browser
            .evaluate(
                "return document.querySelector('.screen.solve').getAnimations({ subtree: true }).length",
                [],
            )
            .await;
        assert_eq!(moving, json!(0));
    });
}

#[test]
fn between_puzzles_only_the_moved_piece_glides() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER, QUEEN]).await;
        solve_this(browser).await;
        let watch = "
            window.gliding = new Set();
            addEventListener('transitionrun', ({ target, propertyName }) => {
                if (propertyName === 'transform' && target.matches('.screen.solve .piece')) gliding.add(target);
            }, true);";
        browser.evaluate(watch, []).await;
        browser.press("[data-action=next-puzzle]").await;
        wait_for_phase(browser, "solver").await;
        // The opponent's move that leads to the puzzle.
        let gliding = browser.evaluate("return gliding.size", []).await;
        assert_eq!(gliding, json!(1));
    });
}

#[test]
fn puzzles_are_told_in_tamil() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.prefer("language", "ta").await;
        browser.wait_for("html[lang=ta]").await;
        browser.visit("#puzzles").await;
        browser.wait_for("[data-skill]").await;
        let title = ".screen[data-screen=puzzles] h1";
        browser.wait_for_text(title, "புதிர்கள்").await;
        browser.assert_accessible("puzzles-tamil").await;
        browser
            .visit(&format!("#puzzles/solve?mode=link&link={LINK}"))
            .await;
        wait_for_phase(browser, "solver").await;
        assert_eq!(browser.attribute(".screen.solve", "lang").await, "ta");
        browser.wait_for_text(".solve-rating", "1 இல் 1").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        wait_for_verdict(browser, "தீர்த்துவிட்டீர்கள்!").await;
        // Nothing is broader than the phone.
        let body = "
            const wide = (element) => element.getBoundingClientRect().right > innerWidth + 1;
            return [...document.querySelectorAll('.screen.solve :is(button, p, h1, h2)')]
                .filter((element) => element.checkVisibility() && !element.closest('.hidden-visually') && wide(element)).length;";
        assert_eq!(browser.evaluate(body, []).await, json!(0));
    });
}
