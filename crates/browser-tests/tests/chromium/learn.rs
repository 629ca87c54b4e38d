//! Lessons: the path, every lesson by touch on a phone, wrong answers, hints, the keyboard, a lesson of one's own
//! with faults, a link, no network; barriers and looks.

use crate::puzzles::tap_move;
use ::learn::{Attempt, Input, Lesson, Step, Task, read_lesson, write_lesson_link};
use browser_tests::{Browser, View, with_browser};
use chess::Move;
use serde_json::json;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The lessons of the course, in their order.
fn course() -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/course/en");
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    let read = |file| {
        let text = fs::read_to_string(file).expect("UTF-8");
        read_lesson(&text).lesson.expect("it is tested natively")
    };
    files.into_iter().map(read).collect()
}

async fn open(browser: &Browser, lesson: &str) {
    browser.visit("#learn").await;
    browser
        .wait_for("section[data-screen=learn] .learn-row")
        .await;
    browser.visit(&format!("#learn/lesson/{lesson}")).await;
    browser.wait_for(".screen.lesson[data-step='1']").await;
}

pub async fn wait_for_step(browser: &Browser, step: usize) {
    browser
        .wait_for(&format!(".screen.lesson[data-step='{step}'][data-state]"))
        .await;
}

/// The square where a move is shown: castling by the king's.
fn shown(attempt: &Attempt, mv: Move) -> (String, String) {
    let to = attempt.position().destination(mv);
    (mv.from().to_string(), to.to_string())
}

/// Waits until a tap is heard again: the page ignores taps for a moment at a place where something has just appeared.
pub async fn lift_finger() {
    tokio::time::sleep(Duration::from_millis(350)).await;
}

/// Does by touch what the checker says, to the end of the step.
pub async fn solve(browser: &Browser, attempt: &mut Attempt) {
    while let Some(input) = attempt.solution() {
        match &input {
            Input::Move(mv) => {
                let (from, to) = shown(attempt, *mv);
                tap_move(browser, &from, &to).await;
                if let Some(role) = mv.promotion() {
                    let choice = format!(".promotion [data-role={}]", role.name());
                    browser.wait_for(&choice).await;
                    lift_finger().await;
                    browser.press(&choice).await;
                }
            }
            Input::Tap(square) => browser.tap_square(&square.to_string()).await,
            Input::Choose(index) => {
                browser
                    .press(&format!(".lesson-option[data-option='{index}']"))
                    .await;
            }
            Input::Place(square, piece) => {
                let tool = match piece {
                    Some(piece) => {
                        let color = piece.color.fold("white", "black");
                        format!(
                            ".lesson-palette [data-color={color}][data-role={}]",
                            piece.role.name()
                        )
                    }
                    None => ".lesson-palette [data-action=remove]".to_owned(),
                };
                browser.press(&tool).await;
                browser.tap_square(&square.to_string()).await;
            }
        }
        attempt.take(&input);
    }
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
                if matches!(step.task, Task::Play { .. }) {
                    skip(browser, &lesson, number).await;
                    continue;
                }
                solve(browser, &mut Attempt::new(step)).await;
                browser.wait_for(".screen.lesson[data-state=done]").await;
                lift_finger().await;
                browser.press("[data-action=next]").await;
            }
            let is_play = |step: &Step| matches!(step.task, Task::Play { .. });
            if !lesson.steps.last().is_some_and(is_play) {
                browser.wait_for(".screen.lesson[data-state=end]").await;
            }
            if !lesson.steps.iter().any(is_play) {
                done.push(lesson.id);
            }
        }
        browser.visit("#learn").await;
        for lesson in done {
            let row = format!(".learn-row[data-lesson={lesson}][data-state=done]");
            browser.wait_for(&row).await;
        }
    });
}

/// Opens the step after one that is played against the robot, where there is no line to follow, from what is kept.
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
    lessons_of_the_game_are_played_through_on_a_phone: "draws" "values" "notation" "clock" "opening" "rules-of-thumb" "endings";
    lessons_of_tactics_are_played_through_on_a_phone: "mates" "tactics";
    lessons_of_lore_are_played_through_on_a_phone: "misconceptions" "history";
}

#[test]
fn every_lesson_is_played_through_on_a_phone() {
    for lesson in course() {
        let chapter = lesson.group.as_deref().unwrap_or_default();
        assert!(PLAYED_THROUGH.contains(&chapter), "{}", lesson.id);
    }
}

#[test]
fn a_wrong_answer_is_told_and_a_hint_helps() {
    with_browser(View::PHONE, async |browser| {
        open(browser, "mate-in-one").await;
        browser.press("[data-action=next]").await;
        wait_for_step(browser, 2).await;
        tap_move(browser, "e1", "e7").await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
        let told = browser.text(".lesson .verdict-bar").await;
        assert!(told.contains("not even in check"), "{told}");
        browser.wait_for_piece("e1", "white rook").await;
        for _ in 0..3 {
            browser.press("[data-action=hint]").await;
        }
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=info]")
            .await;
        tap_move(browser, "e1", "e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        // Back leads to the path, where the lesson goes on.
        browser.back().await;
        browser
            .wait_for("section[data-screen=learn] .learn-row")
            .await;
    });
}

#[test]
fn a_lesson_is_done_by_keyboard_and_has_no_barriers() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser, "mate-in-one").await;
        assert_eq!(browser.barriers().await, Vec::<String>::new());
        browser.wait_for_focus("id", "screen-lesson").await;
        browser.keys("Space").await;
        wait_for_step(browser, 2).await;
        assert_eq!(browser.barriers().await, Vec::<String>::new());
        browser.assert_matches_reference("learn-lesson").await;
        browser.visit("#learn").await;
        browser
            .wait_for("section[data-screen=learn] .learn-row")
            .await;
        assert_eq!(browser.barriers().await, Vec::<String>::new());
        browser.assert_matches_reference("learn").await;
    });
}

#[test]
fn a_lesson_of_a_link_names_its_faults_and_can_be_played() {
    let text = "lesson own\ntitle Own\nmvoe\n  task T\nmove\n  board start\n  task Play e4.\n  answer e4\n";
    let link = write_lesson_link(text);
    let escaped = link.bytes().map(|byte| format!("%{byte:02X}"));
    let link = escaped.collect::<Vec<_>>().concat();
    with_browser(View::PHONE, async |browser| {
        browser.visit(&format!("#learn/lesson/?link={link}")).await;
        browser.wait_for(".lesson-faults").await;
        browser.press(".lesson-faults summary").await;
        let told = browser.text(".lesson-faults li").await;
        assert!(told.starts_with("Line 3, step 1"), "{told}");
        tap_move(browser, "e2", "e4").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
    });
}

#[test]
fn j2_a_judged_ending_tells_at_once_what_lets_go_and_can_be_taken_back() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#drills").await;
        browser.press(".drills-row [data-lesson=lucena]").await;
        wait_for_step(browser, 1).await;
        // The fourth step is played out.
        let kept = r#"{"lessons":{"lucena":{"step":3,"stars":0}}}"#;
        browser.visit("#learn").await;
        browser.wait_for(".learn-row").await;
        browser.store("sessa.learn", kept).await;
        browser.visit("#learn/lesson/lucena").await;
        wait_for_step(browser, 4).await;
        lift_finger().await;
        // The rook exchanged: the win is gone.
        tap_move(browser, "f1", "h1").await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
        let told = browser.text(".lesson .verdict-bar").await;
        assert!(told.contains("That lets go of the win."), "{told}");
        assert!(told.contains("Rxh1"), "{told}");
        browser.assert_accessible("lesson-let-go").await;
        assert_eq!(
            browser.text(".lesson [data-action=again]").await,
            "Take back"
        );
        browser.press(".lesson [data-action=again]").await;
        browser.wait_for_piece("f1", "white rook").await;
        lift_finger().await;
        // The bridge keeps it: the robot replies, and nothing is said.
        tap_move(browser, "f1", "f4").await;
        browser
            .wait_until("the robot has replied", async || {
                browser.evaluate(
                    "return document.querySelector('.lesson .pieces [data-square=h2][data-role=rook]') === null
                        || document.querySelector('.lesson .pieces [data-square=e7][data-role=king]') === null",
                    [],
                ).await == true
            })
            .await;
        assert!(
            !browser
                .is_there(".lesson .verdict-bar[data-verdict=wrong]")
                .await
        );
    });
}

#[test]
fn progress_is_saved_to_a_file_and_added_from_one() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.wait_for(".learn-row").await;
        let kept = r#"{"lessons":{"rook":{"step":0,"stars":2}}}"#;
        browser.store("sessa.learn", kept).await;
        browser.reload().await;
        browser
            .wait_for(".learn-row[data-lesson=rook][data-state=done]")
            .await;
        let saved = browser.download_of("save-record").await;
        assert!(saved.contains("\"kind\":\"sessa-learning\""), "{saved}");
        // On another device there is other progress: the better of both stays.
        let other = r#"{"lessons":{"rook":{"step":1,"stars":1},"bishop":{"step":0,"stars":3}}}"#;
        browser.store("sessa.learn", other).await;
        browser.reload().await;
        browser
            .wait_for(".learn-row[data-lesson=bishop][data-state=done]")
            .await;
        add_record(browser, &saved).await;
        browser
            .wait_for_text("[data-part=record] [role=status]", "1 result was read.")
            .await;
        let stars = "return Object.entries(JSON.parse(localStorage['sessa.learn']).lessons).map(([id, { stars }]) => id + stars).join()";
        assert_eq!(browser.ask(stars, []).await, "bishop3,rook2");
        add_record(browser, "{\"kind\":\"other\",\"version\":1}").await;
        browser
            .wait_for_text(
                "[data-part=record] [role=status]",
                "This is not a file of progress in learning.",
            )
            .await;
        add_record(browser, "not JSON").await;
        browser
            .wait_until("the reason", async || {
                let told = browser.text("[data-part=record] [role=status]").await;
                told.starts_with("This file cannot be read:")
            })
            .await;
        assert_eq!(browser.ask(stars, []).await, "bishop3,rook2");
    });
}

/// Chooses a file of progress.
async fn add_record(browser: &Browser, text: &str) {
    let body = "
        const input = document.querySelector('input[name=record]');
        const files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'record.json', { type: 'application/json' }));
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.evaluate(body, [json!(text)]).await;
}
