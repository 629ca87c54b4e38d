//! The path with levels on a phone: the test of a stage, its certificate, what comes next; tasks that were missed come back; an
//! exercise on paper; a task read aloud.

use crate::learn::{course, solve, wait_for_step};
use ::learn::{Attempt, Exercise, Stage, TEST_TASKS, Task, write_lesson_link};
use base64::prelude::{BASE64_STANDARD, Engine};
use browser_tests::{Browser, View, with_browser};
use serde_json::json;

async fn go_on(browser: &Browser) {
    browser.wait_for(".screen.lesson[data-state=done]").await;
    browser.press("[data-action=next]").await;
}

/// A wrong answer to a question.
async fn answer_wrong(browser: &Browser, attempt: &Attempt) {
    let Task::Choose(choices) = &attempt.step().task else {
        panic!("{:?}", attempt.step());
    };
    let wrong = choices.iter().position(|choice| !choice.is_right);
    let wrong = wrong.expect("a question has one");
    browser
        .press(&format!(".lesson-option[data-option='{wrong}']"))
        .await;
    browser
        .wait_for(".lesson .verdict-bar[data-verdict=wrong]")
        .await;
}

/// Number of pages on which the page is printed, on paper of this size in inches.
async fn printed_pages(browser: &Browser, paper: (f64, f64)) -> usize {
    let wanted = json!({ "paperWidth": paper.0, "paperHeight": paper.1 });
    let printed = browser.devtools("Page.printToPDF", wanted).await;
    let pdf = BASE64_STANDARD
        .decode(printed["data"].as_str().unwrap_or_default())
        .expect("it was made for transport");
    let text = String::from_utf8_lossy(&pdf);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}

#[test]
fn the_test_of_a_stage_is_passed_and_its_certificate_printed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#learn/certificate?stage=1").await;
        browser.wait_for("[data-action=stage-test]").await;
        browser.visit("#learn/lesson/?test=1&seed=5").await;
        let tasks = Stage::FirstMoves.test(&course(), 5);
        for (number, task) in (1..).zip(&tasks) {
            wait_for_step(browser, number).await;
            solve(browser, &mut Attempt::new(&task.step)).await;
            // A reload in the middle goes on where it was left.
            if number == 2 {
                go_on(browser).await;
                wait_for_step(browser, 3).await;
                browser.reload().await;
                continue;
            }
            go_on(browser).await;
        }
        browser.wait_for(".screen.lesson[data-state=end]").await;
        let told = browser.text(".solve-what h2").await;
        assert_eq!(told, format!("Passed: {TEST_TASKS} right at the first try"));
        browser.assert_accessible("stage-test-passed").await;
        assert!(!browser.is_there(".lesson-mistakes").await);
        browser.press("a.main[data-action=certificate]").await;
        browser.wait_for(".worksheet-preview .certificate").await;
        browser.set("[name=certificate-name]", "Anita").await;
        browser
            .wait_for_text(".worksheet-preview .certificate-holder", "Anita")
            .await;
        browser.assert_accessible("certificate").await;
        let is_narrow = "return document.documentElement.scrollWidth <= innerWidth;";
        assert_eq!(browser.evaluate(is_narrow, []).await, true);
        for paper in [(8.27, 11.69), (8.5, 11.0)] {
            assert_eq!(printed_pages(browser, paper).await, 1, "{paper:?}");
        }
        // The name stays, and the path shows the stage as passed.
        browser.reload().await;
        browser
            .wait_for_text(".worksheet-preview .certificate-holder", "Anita")
            .await;
        browser.visit("#learn").await;
        browser
            .wait_for("[data-stage='1'][data-state=done][href*=certificate]")
            .await;
        browser
            .wait_for("[data-stage='2'][data-state=open][href*=test]")
            .await;
        browser.assert_accessible("learn-stages").await;
    });
}

#[test]
fn a_test_gives_no_help_and_is_not_passed_by_slips() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#learn/lesson/?test=2&seed=3").await;
        wait_for_step(browser, 1).await;
        browser.press("[data-action=hint]").await;
        browser
            .wait_until("there is no help", async || {
                browser.is_there(".lesson .verdict-bar").await
                    && browser
                        .text(".lesson .verdict-bar")
                        .await
                        .contains("there is no help")
            })
            .await;
        let tasks = Stage::Game.test(&course(), 3);
        let (mut slips, mut missed) = (0, Vec::new());
        for (number, task) in (1..).zip(&tasks) {
            wait_for_step(browser, number).await;
            let mut attempt = Attempt::new(&task.step);
            let is_asked = matches!(task.step.task, Task::Choose(_));
            if is_asked && slips < 4 && task.step.option_squares().is_none() {
                answer_wrong(browser, &attempt).await;
                slips += 1;
                missed.push(task);
            }
            solve(browser, &mut attempt).await;
            go_on(browser).await;
        }
        assert_eq!(slips, 4);
        browser.wait_for(".screen.lesson[data-state=end]").await;
        let told = browser.text(".solve-what h2").await;
        assert_eq!(told, "Not yet: 8 right at the first try");
        assert!(!browser.is_there("[data-action=certificate]").await);
        // What was missed is listed, with what is right and the lesson that teaches it.
        assert_eq!(browser.count(".lesson-mistakes li .board").await, 4);
        let told = browser.text(".lesson-mistakes").await;
        for task in missed {
            let Task::Choose(choices) = &task.step.task else {
                panic!("{:?}", task.step);
            };
            let right = choices.iter().find(|choice| choice.is_right);
            let right = &right.expect("a question has one").option;
            // The page names the options of an exercise.
            if task.exercise.is_none() {
                assert!(told.contains(&format!("Right: {right}")), "{told}");
            }
            let link = format!(".lesson-mistakes a[href$='lesson/{}']", task.lesson);
            assert!(browser.is_there(&link).await, "{link}");
        }
        browser.scroll_to_end().await;
        browser.assert_accessible("stage-test-failed").await;
        // Other tasks come.
        browser.press("[data-action=next]").await;
        wait_for_step(browser, 1).await;
        let hash = browser.ask("return location.hash", []).await;
        assert!(
            hash.contains("test=2") && !hash.ends_with("seed=3"),
            "{hash}"
        );
        browser.visit("#learn").await;
        browser.wait_for("[data-stage='2'][data-state=open]").await;
    });
}

#[test]
fn what_was_missed_of_an_exercise_comes_back() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser
            .visit("#learn/lesson/?exercise=mate-or-stalemate&seed=7")
            .await;
        let steps = Exercise::Endings.steps(7);
        wait_for_step(browser, 1).await;
        let mut first = Attempt::new(&steps[0]);
        answer_wrong(browser, &first).await;
        solve(browser, &mut first).await;
        go_on(browser).await;
        wait_for_step(browser, 2).await;
        solve(browser, &mut Attempt::new(&steps[1])).await;
        browser.wait_for(".screen.lesson[data-state=done]").await;
        // It is not due at once; a day later it is.
        browser.visit("#learn/practise").await;
        browser.wait_for("[data-action=captures]").await;
        assert!(!browser.is_there("[data-action=missed-tasks]").await);
        let later = "
            const missed = JSON.parse(localStorage.getItem('sessa.missed'));
            for (const task of Object.values(missed.tasks)) { task.due -= 86400000; task.last -= 86400000; }
            localStorage.setItem('sessa.missed', JSON.stringify(missed));
            return Object.keys(missed.tasks).join(' ');";
        let missed = browser.ask(later, []).await;
        assert_eq!(missed, "mate-or-stalemate-7-0");
        browser.visit("#learn").await;
        browser
            .wait_for_text(
                ".learn-waiting [data-action=missed-tasks] span span",
                "1 to do again",
            )
            .await;
        browser.assert_accessible("learn-what-next").await;
        browser.visit("#learn/practise").await;
        browser.press("[data-action=missed-tasks]").await;
        wait_for_step(browser, 1).await;
        browser
            .wait_for_text("#screen-lesson", "Tasks you missed")
            .await;
        solve(browser, &mut Attempt::new(&steps[0])).await;
        go_on(browser).await;
        browser.wait_for(".screen.lesson[data-state=end]").await;
        browser.visit("#learn/practise").await;
        browser.wait_for("[data-action=captures]").await;
        assert!(!browser.is_there("[data-action=missed-tasks]").await);
    });
}

#[test]
fn an_exercise_is_shared_by_its_address_and_printed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser
            .visit("#learn/lesson/?exercise=knight-routes&seed=7")
            .await;
        wait_for_step(browser, 1).await;
        browser.press("[data-action=lesson-menu]").await;
        browser.press(".lesson-menu [data-action=worksheet]").await;
        browser.wait_for(".worksheet-preview .sheet").await;
        let count = Exercise::KnightRoutes.steps(7).len() as u64;
        assert_eq!(
            browser.count(".worksheet-preview .sheet-board").await,
            count
        );
        let solutions = ".worksheet-preview .sheet-solutions li";
        assert_eq!(browser.count(solutions).await, count);
        assert!(browser.text(solutions).await.starts_with('N'));
        assert!(browser.count(".worksheet-preview .lesson-stars path").await >= count);
        browser.assert_accessible("exercise-worksheet").await;
        let pages = browser.count(".worksheet-preview .sheet").await;
        assert_eq!(printed_pages(browser, (8.27, 11.69)).await as u64, pages);
        browser.set("[name=exercise]", "forks").await;
        browser
            .wait_for_text(".worksheet-preview h2", "Forks")
            .await;
        assert_eq!(browser.count(".worksheet-preview .sheet-board").await, 20);
    });
}

#[test]
fn a_lesson_is_shared_by_its_address_and_printed() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#learn/lesson/rook").await;
        wait_for_step(browser, 1).await;
        browser.press("[data-action=lesson-menu]").await;
        browser.press(".lesson-menu [data-action=link-code]").await;
        browser.wait_for(".link-code[data-link] .qr-code").await;
        let link = browser.attribute(".link-code", "data-link").await;
        assert!(link.ends_with("#learn/lesson/rook"), "{link}");
        let order = "
            const actions = [...document.querySelectorAll('.lesson-menu [data-action]')];
            return actions.map((action) => action.dataset.action).join(' ');";
        assert_eq!(
            browser.ask(order, []).await,
            "share link-code worksheet embed"
        );
        browser.assert_accessible("lesson-menu").await;
        browser.press(".lesson-menu [data-action=worksheet]").await;
        browser.wait_for(".worksheet-preview .sheet").await;
        let course = course();
        let rook = course.iter().find(|lesson| lesson.id == "rook");
        let rook = rook.expect("it is there");
        let count = rook.steps.len() as u64;
        let boards = ".worksheet-preview .sheet-board";
        assert_eq!(browser.count(boards).await, count);
        // What the arrows show is on paper too; answers are on a page of their own.
        let arrows = format!("{boards} .drawing");
        assert_eq!(browser.count(&arrows).await, 4);
        let solutions = ".worksheet-preview .sheet-solutions li";
        assert_eq!(browser.count(solutions).await, count);
        let solutions = browser.text(".worksheet-preview .sheet-solutions").await;
        assert!(solutions.contains("Ra6, Rf6"), "{solutions}");
        browser.assert_accessible("lesson-worksheet").await;
        let pages = browser.count(".worksheet-preview .sheet").await;
        assert_eq!(printed_pages(browser, (8.27, 11.69)).await as u64, pages);
        // Another lesson, and one's own by its link.
        browser.set("[name=exercise]", "lesson/bishop").await;
        browser
            .wait_for_text(".worksheet-preview h2", "The bishop")
            .await;
        let own =
            "lesson own\ntitle Our class\nmove\n  board start\n  task Play e4.\n  answer e4\n";
        let link: Vec<_> = write_lesson_link(own)
            .bytes()
            .map(|byte| format!("%{byte:02X}"))
            .collect();
        browser
            .visit(&format!("#learn/lesson/?link={}", link.concat()))
            .await;
        wait_for_step(browser, 1).await;
        browser.press("[data-action=lesson-menu]").await;
        browser.press(".lesson-menu [data-action=worksheet]").await;
        browser
            .wait_for_text(".worksheet-preview h2", "Our class")
            .await;
    });
}

#[test]
fn a_task_is_read_aloud_where_the_device_has_a_voice() {
    const VOICE: &str = "
        window.said = [];
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
        const voice = { lang: 'en-GB', localService: true, default: true, name: 'en', voiceURI: 'en' };
        SpeechSynthesis.prototype.getVoices = () => [voice];
        SpeechSynthesis.prototype.cancel = () => {};
        SpeechSynthesis.prototype.speak = (utterance) => said.push(utterance.text);";
    with_browser(View::PHONE, async |browser| {
        browser.run_first(VOICE).await;
        browser.open().await;
        browser.visit("#learn/lesson/rook").await;
        wait_for_step(browser, 1).await;
        browser.press("[data-action=read-aloud]").await;
        let said = browser.ask("return said.join(' ')", []).await;
        let task = browser.text(".solve-what h2").await;
        assert!(said.contains(&task), "{said}");
        browser.assert_accessible("lesson-read-aloud").await;
        browser.visit("").await;
        browser.wait_ready().await;
        browser.prefer("sound", "off").await;
        browser.visit("#learn/lesson/rook").await;
        wait_for_step(browser, 1).await;
        assert!(!browser.is_there("[data-action=read-aloud]").await);
    });
}
