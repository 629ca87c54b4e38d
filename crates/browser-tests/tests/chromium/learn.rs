//! Lessons: the path, wrong answers, illegal moves, hints, stars, what is announced, the laws, what is to be done again, the
//! keyboard, a lesson of one's own with faults, a link, no network; barriers and looks.

use crate::puzzles::tap_move;
use ::learn::{Attempt, Input, Lesson, read_lesson, write_lesson_link};
use browser_tests::{Browser, View, with_browser};
use chess::Move;
use serde_json::json;
use std::fs;
use std::path::Path;

/// The lessons of the course, in their order.
pub fn course() -> Vec<Lesson> {
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

pub async fn open(browser: &Browser, lesson: &str) {
    browser.visit("#learn").await;
    browser
        .wait_for("section[data-screen=learn] .learn-row")
        .await;
    browser.visit(&format!("#learn/lesson/{lesson}")).await;
    wait_for_step(browser, 1).await;
}

/// Waits for a step of a lesson, whose file has been read by then: before that taps on the board are for nothing.
pub async fn wait_for_step(browser: &Browser, step: usize) {
    browser
        .wait_for(&format!(".screen.lesson[data-step='{step}'][data-kind]"))
        .await;
}

/// The square where a move is shown: castling by the king's.
fn shown(attempt: &Attempt, mv: Move) -> (String, String) {
    let to = attempt.position().destination(mv);
    (mv.from().to_string(), to.to_string())
}

/// Makes a move by touch.
pub async fn make_move(browser: &Browser, attempt: &Attempt, mv: Move) {
    let (from, to) = shown(attempt, mv);
    tap_move(browser, &from, &to).await;
    if let Some(role) = mv.promotion() {
        let choice = format!(".promotion [data-role={}]", role.name());
        browser.wait_for(&choice).await;
        browser.press(&choice).await;
    }
}

/// Does by touch what the checker says, to the end of the step.
pub async fn solve(browser: &Browser, attempt: &mut Attempt) {
    while let Some(input) = attempt.solution() {
        match &input {
            Input::Move(mv) => make_move(browser, attempt, *mv).await,
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

/// Opens a step of a lesson, from what is kept.
pub async fn open_step(browser: &Browser, lesson: &str, step: usize) {
    browser.visit("#learn").await;
    browser.wait_for(".learn-row").await;
    let kept = json!({ "lessons": { lesson: { "step": step - 1, "stars": 0 } } });
    browser.store("sessa.learn", &kept.to_string()).await;
    browser.visit(&format!("#learn/lesson/{lesson}")).await;
    // The page that has been given it keeps nothing itself.
    browser.reload().await;
    wait_for_step(browser, step).await;
}

/// Saved record of a lesson, in a word: `1.0.0,1,3` for step 1 with no stars, and the stars of the steps.
async fn kept(browser: &Browser, lesson: &str) -> String {
    let body = "
        const { step, stars, tasks } = JSON.parse(localStorage['sessa.learn']).lessons[arguments[0]];
        return `${step}.${stars}.${tasks ?? ''}`;";
    browser.ask(body, [json!(lesson)]).await
}

#[test]
fn steps_of_another_day_count_towards_the_stars() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "mate-in-one", 2).await;
        for _ in 0..2 {
            tap_move(browser, "e1", "e7").await;
            browser
                .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
                .await;
        }
        tap_move(browser, "e1", "e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        assert_eq!(kept(browser, "mate-in-one").await, "1.0.0,1");
        browser.reload().await;
        wait_for_step(browser, 2).await;
        let course = course();
        let lesson = course.iter().find(|lesson| lesson.id == "mate-in-one");
        let steps = &lesson.expect("it is there").steps;
        let last = steps.len();
        // All the steps but the last were done on another day: without a slip, with one, badly.
        let mut slip = vec![3; last - 1];
        slip[1] = 2;
        for (tasks, stars, praise) in [
            (vec![3; last - 1], "3 stars", "Well done! Not one mistake."),
            (slip, "3 stars", "Well done!"),
            (vec![1; last - 1], "1 star", "Well done!"),
        ] {
            browser.visit("#learn").await;
            browser.wait_for(".learn-row").await;
            let record = json!({ "step": last - 1, "stars": 0, "tasks": tasks });
            let record = json!({ "lessons": { "mate-in-one": record } });
            browser.store("sessa.learn", &record.to_string()).await;
            browser.visit("#learn/lesson/mate-in-one").await;
            browser.reload().await;
            wait_for_step(browser, last).await;
            solve(browser, &mut Attempt::new(&steps[last - 1])).await;
            browser.wait_for(".screen.lesson[data-state=done]").await;
            browser.press("[data-action=next]").await;
            browser.wait_for(".screen.lesson[data-state=end]").await;
            let told = browser.text(".solve-what h2").await;
            assert_eq!(told, format!("Lesson done: {stars}"));
            assert_eq!(browser.text(".lesson .turn").await, praise);
        }
        assert_eq!(kept(browser, "mate-in-one").await, "0.1.");
        // The articles on which it rests, folded.
        browser.press("[data-disclosure=laws] summary").await;
        browser
            .wait_for("[data-disclosure=laws][open] a[href='#/laws/5.1.1']")
            .await;
        browser.assert_accessible("lesson-end").await;
    });
}

#[test]
fn a3_an_illegal_move_is_explained_with_its_law() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "mate-in-one", 2).await;
        browser.touch_drag("e1", "d3").await;
        browser
            .wait_for(".lesson .hint[data-told=refusal] [data-law='3.3']")
            .await;
        let told = browser.text(".lesson .hint").await;
        assert_eq!(told, "A rook cannot go from e1 to d3.");
        // It was no answer: all stars are left.
        tap_move(browser, "e1", "e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        assert_eq!(kept(browser, "mate-in-one").await, "1.0.0,3");
        // Without kings there is a reason, too.
        open_step(browser, "rook", 3).await;
        browser.touch_drag("a1", "b2").await;
        browser
            .wait_for(".lesson .hint[data-told=refusal] [data-law='3.3']")
            .await;
    });
}

/// The field for typed moves of a lesson; Play's own lies below the page.
const FIELD: &str = ".screen.lesson input[name=entry]";

#[test]
fn moves_of_a_lesson_are_typed_with_kings_or_without() {
    with_browser(View::PHONE, async |browser| {
        // A phone has the field only where it is wanted.
        browser
            .open_with_preferences(&json!({ "entry": true }))
            .await;
        open_step(browser, "mate-in-one", 2).await;
        // What is no legal move is explained, and is no answer.
        for (text, answer) in [
            ("e1d3", "A rook cannot go from e1 to d3."),
            ("hello", "“hello” is neither a move nor a command."),
            ("where are the rooks", "White rook: e1."),
        ] {
            browser.enter_at(FIELD, text).await;
            browser
                .wait_until(answer, async || {
                    browser
                        .text(".screen.lesson .answer")
                        .await
                        .contains(answer)
                })
                .await;
        }
        browser.enter_at(FIELD, "rook e7").await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
        browser.assert_accessible("lesson-entry").await;
        browser.enter_at(FIELD, "rook to e8").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        assert_eq!(browser.focused("name").await, "entry");
        // Nothing but Enter goes on.
        browser.keys("Enter").await;
        wait_for_step(browser, 3).await;
        open_step(browser, "rook", 3).await;
        browser.enter_at(FIELD, "Kd5").await;
        browser
            .wait_for_text(".screen.lesson .answer", "There is no such king.")
            .await;
        browser.type_text("K").await;
        assert_eq!(browser.attribute(FIELD, "aria-expanded").await, "false");
        for text in ["rook a6", "Rf6"] {
            browser.enter_at(FIELD, text).await;
        }
        browser.wait_for(".screen.lesson[data-state=done]").await;
    });
}

#[test]
fn the_course_comes_in_a_language_over_english_or_else_in_english() {
    with_browser(View::LAPTOP, async |browser| {
        browser.devtools("Network.enable", json!({})).await;
        browser.open().await;
        browser.prefer("language", "ta").await;
        browser.wait_for("html[lang=ta]").await;
        browser.take_requests().await;
        browser.visit("#learn").await;
        browser.wait_for(".learn-row").await;
        let files = async || {
            let requests = browser.take_requests().await;
            let of = requests.iter().filter_map(|it| it.rsplit_once("/course/"));
            of.map(|(_, file)| file.to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(files().await, ["en.lesson", "ta.lesson"]);
        let blocked = json!({ "urls": ["*course/ta.lesson*"] });
        browser.devtools("Network.setBlockedURLs", blocked).await;
        browser.visit("#learn/lesson/rook").await;
        browser.wait_for_text("#screen-lesson", "The rook").await;
        assert_eq!(files().await, ["en.lesson", "ta.lesson"]);
        // What was refused is told in the console.
        browser.take_errors().await;
    });
}

#[test]
fn a_misconception_is_settled_with_a_link_to_the_laws() {
    with_browser(View::PHONE, async |browser| {
        open(browser, "misconceptions-moves").await;
        browser.press(".lesson-option[data-option='2']").await;
        browser
            .wait_for(".lesson .verdict-bar [data-law='2.1']")
            .await;
        browser
            .press(".lesson .verdict-bar [data-law='7.2.2']")
            .await;
        browser.wait_for(".laws-article[data-law='7.2.2']").await;
    });
}

#[test]
fn moves_made_for_the_learner_are_announced() {
    with_browser(View::PHONE, async |browser| {
        // A line with answers.
        open_step(browser, "two-rooks-ladder", 3).await;
        tap_move(browser, "b4", "b6").await;
        let last = ".lesson [data-said] p:last-child";
        browser
            .wait_until("the answer in words", async || {
                browser.is_there(last).await && browser.text(last).await.contains("Black king")
            })
            .await;
        assert_eq!(browser.count(".lesson [data-said] p").await, 2);
    });
}

#[test]
fn against_the_robot_a_hint_is_a_move_and_is_not_paid_twice() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "promotion", 7).await;
        for told in [
            "One step.",
            "It is marked on the board.",
            "It is marked on the board.",
        ] {
            browser.press("[data-action=hint]").await;
            browser
                .wait_until(told, async || {
                    browser.text(".lesson .verdict-bar").await.contains(told)
                })
                .await;
        }
        tap_move(browser, "a7", "a8").await;
        browser.wait_for(".promotion [data-role=queen]").await;
        browser.press(".promotion [data-role=queen]").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        // Two hints: one star.
        assert_eq!(kept(browser, "promotion").await, "6.0.0,0,0,0,0,0,1");
    });
}

#[test]
fn what_is_to_do_again_is_shown_and_nothing_if_there_is_none() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#learn").await;
        browser.wait_for(".learn-row").await;
        assert!(!browser.is_there(".learn-again").await);
        let lessons = r#"{"lessons":{"rook":{"step":0,"stars":2},"king":{"step":0,"stars":3}}}"#;
        browser.store("sessa.learn", lessons).await;
        // A page that has been given something to keep takes nothing more.
        browser.reload().await;
        let drills = r#"{"drills":{"krk":{"difficulty":0,"best":[null,null,null]},"kqk":{"difficulty":0,"best":[3,null,null]}}}"#;
        browser.store("sessa.drills", drills).await;
        browser.reload().await;
        browser.wait_for(".learn-again [data-lesson=rook]").await;
        assert_eq!(browser.count(".learn-again .learn-row").await, 2);
        let drills = browser
            .text(".learn-again [data-action=drills-again]")
            .await;
        assert!(drills.contains("King and rook"), "{drills}");
        assert!(!drills.contains("King and queen"), "{drills}");
        browser.assert_accessible("learn-again").await;
        browser.press(".learn-again [data-lesson=rook]").await;
        browser.wait_for(".screen.lesson[data-step='1']").await;
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
        // It is saved as it came, with its faults.
        browser.press("[data-action=lesson-menu]").await;
        assert_eq!(browser.download_of("save-lesson").await, text);
        tap_move(browser, "e2", "e4").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
    });
}

#[test]
fn a_move_without_a_voice_is_written() {
    with_browser(View::PHONE, async |browser| {
        open_step(browser, "notation", 9).await;
        let told = browser.text(".lesson-listen").await;
        assert_eq!(told, "White pawn d2 to d4.");
        browser.assert_accessible("lesson-by-ear").await;
        tap_move(browser, "d2", "d4").await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
    });
}

#[test]
fn j2_a_judged_ending_tells_at_once_what_lets_go_and_can_be_taken_back() {
    with_browser(View::PHONE, async |browser| {
        browser.visit("#drills").await;
        browser.press(".drills-stage [data-lesson=lucena]").await;
        wait_for_step(browser, 1).await;
        // The fourth step is played out.
        let kept = r#"{"lessons":{"lucena":{"step":3,"stars":0}}}"#;
        browser.visit("#learn").await;
        browser.wait_for(".learn-row").await;
        browser.store("sessa.learn", kept).await;
        browser.visit("#learn/lesson/lucena").await;
        wait_for_step(browser, 4).await;
        // The rook exchanged: the win is gone.
        tap_move(browser, "f1", "h1").await;
        browser
            .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
            .await;
        let told = browser.text(".lesson .verdict-bar").await;
        assert!(told.contains("That gives the win away."), "{told}");
        assert!(told.contains("Rxh1"), "{told}");
        browser.assert_accessible("lesson-let-go").await;
        assert_eq!(
            browser.text(".lesson [data-action=again]").await,
            "Take back"
        );
        browser.press(".lesson [data-action=again]").await;
        browser.wait_for_piece("f1", "white rook").await;
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
        browser.press("[data-action=learn-menu]").await;
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
