//! A file with every odd thing that files of games have been seen to have, read and written.
//!
//! Beside `data/torture.pgn` lie what is to be told about it, problem by problem, and what is to be written of it.

use game::pgn::{Import, Imported, Problem, ProblemKind, read, write};

const FILE: &[u8] = include_bytes!("data/torture.pgn");
const PROBLEMS: &str = include_str!("data/torture.problems.txt");
const WRITTEN: &str = include_str!("data/torture.written.pgn");

fn problems(games: &[Imported]) -> String {
    let problems = games.iter().flat_map(|game| &game.problems);
    let lines: Vec<String> = problems.map(|problem| format!("{problem}\n")).collect();
    lines.concat()
}

fn written(games: &[Imported]) -> String {
    games.iter().map(|game| write(&game.tree)).collect()
}

#[test]
fn law_f3_everything_odd_is_read_and_told() {
    let games = read(FILE);
    assert_eq!(problems(&games), PROBLEMS);
    assert_eq!(written(&games), WRITTEN);
}

#[test]
fn law_f3_what_was_written_reads_back() {
    let (first, second) = (read(FILE), read(WRITTEN.as_bytes()));
    // What a game cannot be played by stays in its tags, and is told again.
    let left = second.iter().flat_map(|game| &game.problems);
    let left: Vec<&ProblemKind> = left.map(|problem| &problem.kind).collect();
    assert!(
        matches!(left[..], [ProblemKind::Start(_), ProblemKind::Variant]),
        "{left:?}"
    );
    assert_eq!(first.len(), second.len());
    for (first, second) in first.iter().zip(&second) {
        assert_eq!(first.tree, second.tree);
    }
    assert_eq!(written(&second), WRITTEN);
}

#[test]
fn law_f3_pieces_make_no_difference() {
    let whole = read(FILE);
    for length in [1, 2, 3, 7, 64, 1000] {
        let mut games = Vec::new();
        let mut import = Import::new(|game| games.push(game));
        for piece in FILE.chunks(length) {
            import.feed(piece);
        }
        // The notice of letters that are not UTF-8.
        let rest: Vec<Problem> = import.finish();
        let last = games.last_mut().expect("there are games");
        last.problems.extend(rest);
        assert_eq!(problems(&games), PROBLEMS, "pieces of {length}");
        let trees = games.iter().map(|game| &game.tree);
        assert!(
            trees.eq(whole.iter().map(|game| &game.tree)),
            "pieces of {length}"
        );
    }
}
