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

/// Steps of the course whose words name the move, the piece or the way, so that another good move is no right answer: files and
/// numbers of steps.
const NAMED: [(&str, &[usize]); 18] = [
    ("08-pawn", &[7]),
    ("14-castling", &[2, 3]),
    ("15-en-passant", &[2, 3]),
    ("16-promotion", &[2]),
    ("18-values", &[5]),
    ("19-notation", &[2, 3, 4, 5]),
    ("24-opening-rules", &[2, 3, 4, 5]),
    ("27-smothered-and-knight-mates", &[6, 7]),
    ("30-pin", &[6]),
    ("34b-queen-and-king", &[2, 3, 5]),
    ("34c-rook-and-king", &[2, 3, 4]),
    // Defence of a corner, which few positions do not show to be a draw.
    ("36c-wrong-rooks-pawn", &[5]),
    ("41a-queen-against-pawn", &[3]),
    ("45-new-queen", &[9, 10, 11]),
    ("51-misconceptions-special", &[1, 2, 6, 13]),
    // Checks from the side, which few positions do not show to hold.
    ("57-vancura", &[2]),
    ("63-how-a-program-thinks", &[5]),
    ("66-open-file-and-weak-square", &[6]),
];

#[test]
fn moves_of_the_course_as_good_as_the_right_one_are_accepted_answered_or_excluded_by_the_words() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../learn/course/en");
    let files = fs::read_dir(folder).expect("it is there").flatten();
    let mut files: Vec<_> = files
        .map(|file| file.path().to_string_lossy().into_owned())
        .collect();
    // The words of a game that was played name its moves.
    files.retain(|file| !file.ends_with("-game.lesson"));
    files.sort();
    let mut arguments = vec!["lesson", "judge", "--nodes", "20000"];
    arguments.extend(files.iter().map(String::as_str));
    let output = sessa(&arguments, b"");
    let told = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let is_named = |line: &&str| {
        NAMED.iter().any(|(file, steps)| {
            let of = |step| line.contains(&format!("/{file}.lesson: step {step}: "));
            steps.iter().any(of)
        })
    };
    let told: Vec<_> = told
        .lines()
        .filter(|line| line.contains(": step "))
        .filter(|line| !is_named(line))
        .collect();
    assert_eq!(told, [""; 0]);
}
