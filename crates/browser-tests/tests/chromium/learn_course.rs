//! The course: every lesson played through by touch on a phone, games against the robot by the tables of their endings.

use crate::learn::{course, make_move, open, solve, wait_for_step};
use ::learn::{Answer, Attempt, Input, Lesson, LessonPosition, Step, Task};
use browser_tests::{Browser, View, with_browser};
use chess::{Move, Square};
use serde_json::json;
use std::collections::BTreeMap;
use tablebase::{Material, Tablebase};

/// Lessons whose games have more men than tables, and take many moves: these games are passed over. They are played natively
/// (`learn/tests/games.rs`).
const SKIPPED: [&str; 4] = ["lucena", "philidor", "vancura", "back-rank-defence"];

/// Plays a game against the robot to its goal, by the table of its ending.
async fn play_out(browser: &Browser, attempt: &mut Attempt) {
    let mut tables = Tablebase::new();
    while !attempt.is_done() {
        let position = attempt.position().legal().expect("games are by the laws");
        tables.make(Material::of(position).expect("it is of few men"));
        let best = tables.best_move(position, 1).expect("it was made");
        let best = best.expect("it is not over");
        make_move(browser, attempt, best).await;
        if attempt.take(&Input::Move(best)) == Answer::Reply {
            let reply = reply(browser, attempt.position()).await;
            attempt.reply(reply);
        }
    }
}

/// The robot's reply in a position, as it is seen on the board.
async fn reply(browser: &Browser, position: &LessonPosition) -> Move {
    let moves: Vec<(Move, BTreeMap<String, String>)> = position
        .moves()
        .into_iter()
        .map(|mv| (mv, pieces(&position.after(mv))))
        .collect();
    let seen = async || {
        let board = browser.pieces().await;
        moves.iter().find(|(_, after)| *after == board)
    };
    browser
        .wait_until("the robot's reply", async || seen().await.is_some())
        .await;
    seen().await.expect("it has been seen").0
}

/// The pieces of a position, as a board is read.
fn pieces(position: &LessonPosition) -> BTreeMap<String, String> {
    let on = |square: Square| {
        let piece = position.board().piece_at(square)?;
        let color = piece.color.fold("white", "black");
        Some((square.to_string(), format!("{color} {}", piece.role.name())))
    };
    Square::all().filter_map(on).collect()
}

/// Plays the lessons of some chapters through, to their ends.
fn play_through(chapters: &[&str]) {
    with_browser(View::PHONE, async |browser| {
        let is_of = |lesson: &Lesson| {
            let chapter = lesson.group.as_deref();
            chapter.is_some_and(|chapter| chapters.contains(&chapter))
        };
        let mut done = Vec::new();
        for lesson in course().into_iter().filter(is_of) {
            open(browser, &lesson.id).await;
            // Each lesson is opened as by a link.
            browser.reload().await;
            for (number, step) in (1..).zip(&lesson.steps) {
                wait_for_step(browser, number).await;
                let mut attempt = Attempt::new(step);
                if is_skipped(&lesson, step) {
                    skip(browser, &lesson, number).await;
                    continue;
                }
                if matches!(step.task, Task::Play { .. }) {
                    play_out(browser, &mut attempt).await;
                } else {
                    solve(browser, &mut attempt).await;
                }
                browser.wait_for(".screen.lesson[data-state=done]").await;
                browser.press("[data-action=next]").await;
            }
            let is_skipped = |step: &Step| is_skipped(&lesson, step);
            if !lesson.steps.last().is_some_and(is_skipped) {
                browser.wait_for(".screen.lesson[data-state=end]").await;
            }
            if !lesson.steps.iter().any(is_skipped) {
                done.push(lesson.id.clone());
            }
        }
        browser.visit("#learn").await;
        for lesson in done {
            let row = format!(".learn-row[data-lesson={lesson}][data-state=done]");
            browser.wait_for(&row).await;
        }
    });
}

/// True if a step is a game that is passed over.
fn is_skipped(lesson: &Lesson, step: &Step) -> bool {
    matches!(step.task, Task::Play { .. }) && SKIPPED.contains(&lesson.id.as_str())
}

/// Opens the step after one that is passed over, from what is kept.
async fn skip(browser: &Browser, lesson: &Lesson, number: usize) {
    if number == lesson.steps.len() {
        return;
    }
    browser.visit("#learn").await;
    browser.wait_for(".learn-row").await;
    let body = "
        const record = JSON.parse(localStorage['sessa.learn'] ?? '{\"lessons\":{}}');
        record.lessons[arguments[0]] = { step: arguments[1], stars: 0 };
        return JSON.stringify(record);";
    let kept = browser.ask(body, [json!(lesson.id), json!(number)]).await;
    browser.store("sessa.learn", &kept).await;
    browser.visit(&format!("#learn/lesson/{}", lesson.id)).await;
}

/// One test for some chapters, so that they can be played beside each other, and a list of all that are.
macro_rules! played_through {
    ($($name:ident: $($chapter:literal)*;)*) => {
        $(
            #[test]
            fn $name() {
                play_through(&[$($chapter),*]);
            }
        )*

        const PLAYED_THROUGH: &[&str] = &[$($($chapter),*),*];
    };
}

played_through! {
    lessons_of_the_pieces_are_played_through_on_a_phone: "basics" "pieces" "attack" "check" "special";
    lessons_of_the_game_are_played_through_on_a_phone: "draws" "values" "notation" "clock" "opening" "rules-of-thumb";
    lessons_of_endings_and_play_are_played_through_on_a_phone: "endings" "playing";
    lessons_of_tactics_are_played_through_on_a_phone: "mates" "tactics";
    lessons_of_lore_are_played_through_on_a_phone: "misconceptions" "history" "tournament";
}

#[test]
fn every_lesson_is_played_through_on_a_phone() {
    for lesson in course() {
        let chapter = lesson.group.as_deref().unwrap_or_default();
        assert!(PLAYED_THROUGH.contains(&chapter), "{}", lesson.id);
    }
}
