//! The course: lessons of every chapter and with every kind of task, played through by touch on a phone; games against the robot
//! by the tables of their endings. The others are played natively (`learn/tests/course.rs`, `learn/tests/games.rs`).

use crate::learn::{course, make_move, open, solve, wait_for_step};
use ::learn::{Answer, Attempt, Input, Lesson, LessonPosition, Step, Task};
use browser_tests::{Browser, View, with_browser};
use chess::{Move, Square};
use std::collections::{BTreeMap, HashSet};
use std::mem::discriminant;
use tablebase::{Material, Tablebase};

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

/// The first lesson of every chapter, and the first with every kind of task. Games of more men than there are tables for are left
/// out.
fn shown() -> Vec<Lesson> {
    let (mut chapters, mut kinds) = (HashSet::new(), HashSet::new());
    let is_played = |step: &Step| match &step.task {
        Task::Play { .. } => {
            let attempt = Attempt::new(step);
            let position = attempt.position().legal().expect("games are by the laws");
            Material::of(position).is_ok()
        }
        _ => true,
    };
    let mut lessons = course();
    lessons.retain(|lesson| {
        lesson.steps.iter().all(is_played) && {
            let is_first = chapters.insert(lesson.group.clone());
            let known = kinds.len();
            kinds.extend(lesson.steps.iter().map(|step| discriminant(&step.task)));
            kinds.len() > known || is_first
        }
    });
    lessons
}

/// Plays lessons through, to their ends.
fn play_through(lessons: impl Iterator<Item = Lesson>) {
    with_browser(View::PHONE, async |browser| {
        let mut done = Vec::new();
        for lesson in lessons {
            open(browser, &lesson.id).await;
            // Each lesson is opened as by a link.
            browser.reload().await;
            for (number, step) in (1..).zip(&lesson.steps) {
                wait_for_step(browser, number).await;
                let mut attempt = Attempt::new(step);
                if matches!(step.task, Task::Play { .. }) {
                    play_out(browser, &mut attempt).await;
                } else {
                    solve(browser, &mut attempt).await;
                }
                browser.wait_for(".screen.lesson[data-state=done]").await;
                browser.press("[data-action=next]").await;
            }
            browser.wait_for(".screen.lesson[data-state=end]").await;
            done.push(lesson.id);
        }
        browser.visit("#learn").await;
        for lesson in done {
            let row = format!(".learn-row[data-lesson={lesson}][data-state=done]");
            browser.wait_for(&row).await;
        }
    });
}

// Two tests, so that they can run beside each other.

#[test]
fn lessons_with_odd_numbers_are_played_through_on_a_phone() {
    play_through(shown().into_iter().step_by(2));
}

#[test]
fn lessons_with_even_numbers_are_played_through_on_a_phone() {
    play_through(shown().into_iter().skip(1).step_by(2));
}

#[test]
fn every_chapter_and_every_kind_of_task_is_played_through() {
    let (course, shown) = (course(), shown());
    let chapters = |lessons: &[Lesson]| -> HashSet<_> {
        lessons.iter().map(|lesson| lesson.group.clone()).collect()
    };
    let kinds = |lessons: &[Lesson]| -> HashSet<_> {
        let steps = lessons.iter().flat_map(|lesson| &lesson.steps);
        steps.map(|step| discriminant(&step.task)).collect()
    };
    assert_eq!(chapters(&shown), chapters(&course));
    assert_eq!(kinds(&shown), kinds(&course));
    assert!(shown.len() < course.len());
}
