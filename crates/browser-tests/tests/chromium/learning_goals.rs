//! Learning with taps counted: the first star, the segments, a question answered on the board, and where the end of a lesson
//! leads; on a phone and on a desktop.

use crate::learn::{course, open_step, solve, wait_for_step};
use crate::puzzles::tap_move;
use ::learn::Attempt;
use browser_tests::layout::BoardScreen;
use browser_tests::{Browser, View, with_browser};
use serde_json::json;
use std::cell::Cell;

const DESKTOP: View = View {
    width: 1440,
    height: 900,
    ..View::LAPTOP
};

/// Presses that are counted.
struct Hand<'a> {
    browser: &'a Browser,
    has_mouse: bool,
    presses: Cell<u32>,
}

impl Hand<'_> {
    async fn press(&self, selector: &str) {
        self.browser.press(selector).await;
        self.presses.set(self.presses.get() + 1);
    }

    async fn touch(&self, square: &str) {
        if self.has_mouse {
            let place = self.browser.square_center(square).await;
            self.browser.click_at(place).await;
        } else {
            self.browser.tap_square(square).await;
        }
        self.presses.set(self.presses.get() + 1);
    }
}

/// From the first screen of the page to the first star on the board.
async fn reach_first_star(browser: &Browser, has_mouse: bool) {
    browser.visit("").await;
    browser.wait_ready().await;
    let hand = Hand {
        browser,
        has_mouse,
        presses: Cell::new(0),
    };
    hand.press(".places [data-action=learn]").await;
    browser.wait_for("[data-action=go-on]").await;
    let arrived = hand.presses.get();
    hand.press("[data-action=go-on]").await;
    wait_for_step(browser, 1).await;
    assert_eq!(browser.count(".lesson-stars path").await, 1);
    for square in ["a1", "a5"] {
        hand.touch(square).await;
    }
    browser.wait_for(".screen.lesson[data-state=done]").await;
    browser
        .wait_for(".status-line .verdict-bar[data-verdict=right]")
        .await;
    let told = browser.text(".status-line .verdict-bar").await;
    assert!(told.contains("A star!"), "{told}");
    assert_eq!(browser.count(".lesson-stars path").await, 0);
    assert!(hand.presses.get() <= 5, "{}", hand.presses.get());
    assert!(hand.presses.get() - arrived <= 3);
}

#[test]
fn the_first_star_is_taken_with_four_taps_on_a_phone() {
    with_browser(View::PHONE, async |browser| {
        reach_first_star(browser, false).await;
        // The lesson goes on where it was left, and its board is on the card.
        browser.press("[data-action=next]").await;
        wait_for_step(browser, 2).await;
        browser.back().await;
        browser
            .wait_for(".learn-card .learn-board [data-square=e1][data-role=king]")
            .await;
        // The path of the course begins on the first screen; files and laboratory are behind ⋯.
        let body = "return document.querySelector('.learn-chapter[open] .learn-row').getBoundingClientRect().bottom < innerHeight";
        assert_eq!(browser.evaluate(body, []).await, true);
        let shown = "return document.querySelector(arguments[0]).checkVisibility()";
        for hidden in ["[data-action=lab]", "[data-action=save-record]"] {
            assert_eq!(browser.evaluate(shown, [json!(hidden)]).await, false);
        }
        browser.press("[data-action=learn-menu]").await;
        browser.wait_for(".more-menu[open]").await;
        assert_eq!(
            browser.evaluate(shown, [json!("[data-action=lab]")]).await,
            true
        );
        browser.assert_accessible("learn-menu").await;
        browser.press("[data-action=learn-menu]").await;
        // A chapter that is opened is found again by Back.
        browser.press("[data-chapter=tactics] summary").await;
        browser.wait_for("[data-chapter=tactics][open]").await;
        assert_eq!(browser.count(".learn-chapter[open]").await, 1);
        browser.press("[data-lesson=pin]").await;
        wait_for_step(browser, 1).await;
        browser.back().await;
        browser.wait_for("[data-chapter=tactics][open]").await;
        // The segments lead from one to the next, each with all of them.
        for screen in ["learn-practise", "drills", "laws", "learn"] {
            browser
                .press(&format!(".learn-segments [data-segment={screen}]"))
                .await;
            browser
                .wait_for(&format!(
                    "[data-screen={screen}] .learn-segments [data-segment={screen}][aria-current]"
                ))
                .await;
            browser.assert_accessible(screen).await;
        }
    });
}

#[test]
fn the_first_star_is_taken_with_four_presses_on_a_desktop() {
    with_browser(DESKTOP, async |browser| {
        reach_first_star(browser, true).await;
    });
}

const LESSON: BoardScreen<'_> = BoardScreen {
    board: "section.screen .board",
    controls: ".solve-actions button, .solve-head a",
    still: ".solve-actions, .status-line",
    around: 280,
    whole: true,
};

#[test]
fn a_question_about_a_square_is_answered_on_the_board() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "board", 3).await;
        assert!(!browser.is_there(".lesson-option").await);
        let places = browser.places(LESSON).await;
        for (square, why) in [("a1", "White’s left"), ("d5", "Look again")] {
            browser.tap_square(square).await;
            browser
                .wait_until(why, async || {
                    browser.text(".status-line").await.contains(why)
                })
                .await;
            browser.wait_for(".verdict-bar[data-verdict=wrong]").await;
            assert_eq!(browser.places(LESSON).await, places);
        }
        browser.tap_square("h1").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        browser.wait_for(".drawing[data-from=h1][data-to=h1]").await;
        assert_eq!(browser.places(LESSON).await, places);
        // A square that is marked is asked for by its name: there are options.
        browser.press("[data-action=next]").await;
        wait_for_step(browser, 4).await;
        assert_eq!(browser.count(".lesson-option").await, 3);
        // Pieces to set up keep their place under a verdict, too.
        open_step(browser, "set-up", 2).await;
        let palette = async || {
            let body =
                "return document.querySelector('.lesson-palette').getBoundingClientRect().top";
            browser.evaluate(body, []).await
        };
        let before = palette().await;
        browser
            .press(".lesson-palette [data-color=white][data-role=rook]")
            .await;
        browser.tap_square("b1").await;
        browser.wait_for(".verdict-bar[data-verdict=wrong]").await;
        assert_eq!(palette().await, before);
    });
}

#[test]
fn the_end_of_a_lesson_leads_on() {
    with_browser(View::PHONE, async |browser| {
        let course = course();
        let lesson = course.iter().find(|lesson| lesson.id == "fork");
        let steps = &lesson.expect("it is there").steps;
        open_step(browser, "fork", steps.len()).await;
        solve(browser, &mut Attempt::new(&steps[steps.len() - 1])).await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        browser.press("[data-action=next]").await;
        browser.wait_for(".screen.lesson[data-state=end]").await;
        assert_eq!(browser.count(".lesson-result [data-state=lit]").await, 3);
        assert_eq!(browser.text("[data-action=next]").await, "Next: The pin");
        // The words are folded until they are opened.
        browser
            .wait_for("[data-disclosure=terms]:not([open]) a[href*=fork]")
            .await;
        browser.press("[data-disclosure=terms] summary").await;
        browser.wait_for("[data-disclosure=terms][open]").await;
        let puzzles = browser
            .attribute("[data-action=lesson-puzzles]", "href")
            .await;
        assert!(puzzles.ends_with("puzzles/set?theme=fork"), "{puzzles}");
        browser.assert_accessible("lesson-end-folded").await;
        // The lesson again, from its first step; then what comes after it.
        browser.press("[data-action=again]").await;
        wait_for_step(browser, 1).await;
        browser.visit("#learn/lesson/fork").await;
        open_step(browser, "fork", steps.len()).await;
        solve(browser, &mut Attempt::new(&steps[steps.len() - 1])).await;
        browser.press("[data-action=next]").await;
        browser.wait_for(".screen.lesson[data-state=end]").await;
        browser.press("[data-action=next]").await;
        browser.wait_for_text("#screen-lesson", "The pin").await;
        wait_for_step(browser, 1).await;
        browser.back().await;
        browser.wait_for_text("#screen-lesson", "The fork").await;
        browser.press("[data-action=lesson-menu]").await;
        browser.wait_for(".lesson-menu [data-action=embed]").await;
        assert!(!browser.is_there("[data-action=save-lesson]").await);
    });
}

#[test]
fn the_end_of_a_lesson_leads_to_the_screens_where_it_is_used() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "review-your-game", 7).await;
        tap_move(browser, "d8", "d1").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        browser.press("[data-action=next]").await;
        browser.wait_for(".screen.lesson[data-state=end]").await;
        let names = browser.text(".lesson-screens").await;
        for name in ["Score sheet", "Chess clock", "Analysis board"] {
            assert!(names.contains(name), "{names}");
        }
        browser.assert_accessible("lesson-screens").await;
        browser.press("[data-screen-link=clock]").await;
        browser.wait_for("[data-screen=clock-screen]").await;
        // An ending leads to its drills, and these stand below it.
        browser.visit("#drills").await;
        browser
            .wait_for(".drills-lesson[data-lesson=queen-against-pawn]")
            .await;
        browser.assert_accessible("drills").await;
        browser.press("[data-drill=kqkp-hold]").await;
        browser.wait_for("[data-screen=drill]").await;
        browser
            .wait_until("a draw to be held", async || {
                browser
                    .text(".solve-what h2")
                    .await
                    .ends_with("to move: hold the draw")
            })
            .await;
    });
}
