//! `sessa lesson` over pipes.

mod common;

use common::{Scratch, sessa};
use std::fs;

fn answer(text: &str, name: &str) -> (Vec<String>, bool) {
    let file = Scratch::new(name);
    fs::write(&file.0, text).expect("a file of one's own");
    let path = file.0.to_string_lossy().into_owned();
    let output = sessa(&["lesson", "check", &path], b"");
    let told = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let lines = told.lines().map(|line| line.replace(&path, "FILE"));
    (lines.collect(), output.status.success())
}

#[test]
fn j1_faults_of_a_lesson_are_told_with_line_and_step() {
    let good = "lesson a\ntitle A\nmove\n  board start\n  task T\n  answer e4\n";
    assert_eq!(
        answer(good, "good"),
        (vec!["FILE: lessons 1, steps 1, faults 0".to_owned()], true)
    );
    let (lines, is_sound) = answer(&good.replace("e4", "e5").replace("task", "tsak"), "bad");
    assert!(!is_sound);
    let expected = [
        "FILE: line 1: the lesson has no step that can be read",
        "FILE: line 3, step 1: `task` is missing",
        "FILE: line 5, step 1: a step of this kind has no `tsak`; is `task` meant?",
        "FILE: line 6, step 1: `e5` is not a legal move here, or may be several",
        "FILE: lessons 0, steps 0, faults 4",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn moves_as_good_as_the_right_one_are_told_unless_they_are_answered_by_name() {
    let judged = |text: &str, name: &str| {
        let file = Scratch::new(name);
        fs::write(&file.0, text).expect("a file of one's own");
        let path = file.0.to_string_lossy().into_owned();
        let output = sessa(&["lesson", "judge", "--nodes", "2000", &path], b"");
        assert!(output.status.success());
        let told = String::from_utf8(output.stdout).expect("answers are UTF-8");
        told.replace(&path, "FILE")
    };
    let one =
        "lesson a\ntitle A\nmove\n  board 6k1/5ppp/8/8/8/8/8/3RR1K1 w\n  task T\n  answer Rd8#\n";
    let found = judged(one, "judged");
    let expected = "FILE: step 1: Rd8# #1; about as good: Re8# #1\n\
        FILE: steps judged 1, with another move 1\nall: steps judged 1, with another move 1\n";
    assert_eq!(found, expected);
    let named = judged(&format!("{one}  wrong Re8# The other rook.\n"), "named");
    assert!(
        named.ends_with("all: steps judged 1, with another move 0\n"),
        "{named}"
    );
}
