//! Options of a reader: convention, filter, limit.

use crate::{BACK_RANK, LINE, read_in};
use puzzle::{
    Convention, FileFault, FileFaultKind, Filter, Options, Puzzle, Reader, Theme, Themes,
};

#[test]
fn the_other_convention_is_told_and_can_be_chosen() {
    let solver = "x,6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 5 32,e1e8\n";
    let read_as = |text: &str, convention| {
        let options = Options {
            convention: Some(convention),
            ..Options::default()
        };
        let mut found = read_in(text.as_bytes(), &options, 10);
        found.pop().expect("one")
    };
    let mut reader = Reader::new(Options::default());
    reader.feed(solver.as_bytes(), &mut |_| ());
    assert_eq!(reader.counts().other_convention, 1);
    let puzzle = read_as(solver, Convention::SolverFirst).expect("it is so");
    assert_eq!((puzzle.before, puzzle.solution.solver_moves()), (None, 1));
    let usual = format!("x,{BACK_RANK},{LINE}\n");
    assert!(read_as(&usual, Convention::OpponentFirst).is_ok());
    let fault = read_as(&usual, Convention::SolverFirst).expect_err("it is not so");
    assert_eq!(fault.kind, FileFaultKind::OpponentFirst);
    let pgn = format!("[FEN \"{BACK_RANK}\"]\n\n1... Rb2 2. Re8# *\n");
    let puzzle = read_as(&pgn, Convention::OpponentFirst).expect("it is so");
    assert!(puzzle.before.is_some());
    let epd = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - bm Re8;";
    assert!(read_as(epd, Convention::OpponentFirst).is_err());
}

#[test]
fn a_filter_keeps_what_it_lets_pass_and_enough_is_enough() {
    let line = |n: usize| {
        let theme = ["fork", "pin"][n % 2];
        format!("p{n},{BACK_RANK},{LINE},{},80,90,1,{theme}", 1000 + n * 100)
    };
    let mut lines: Vec<_> = (0..10).map(line).collect();
    // A faulty line that the filter does not want costs nothing.
    lines.push(format!("p10,{BACK_RANK},a2b2 e1e9,2000,80,90,1,pin\n"));
    let text = lines.join("\n");
    let options = Options {
        filter: Filter {
            rating: Some(1200..=1900),
            all: Themes::from_iter([Theme::Fork]),
            ..Filter::default()
        },
        at_most: Some(3),
        ..Options::default()
    };
    let mut ids = Vec::new();
    let mut reader = Reader::new(options.clone());
    reader.feed(text.as_bytes(), &mut |found: Result<Puzzle, FileFault>| {
        ids.push(found.expect("good").id);
    });
    assert!(reader.is_done());
    reader.finish(&mut |found| panic!("{found:?}"));
    assert_eq!(ids, ["p2", "p4", "p6"]);
    assert_eq!(reader.counts().filtered, 4);
    let all = Options {
        at_most: None,
        ..options
    };
    assert_eq!(read_in(text.as_bytes(), &all, 50).len(), 4);
}

/// The same position comes twice, and a name as well: what is wanted distinct does not count towards the most.
#[test]
fn of_one_position_one_puzzle_counts() {
    let line = |id: &str, rank: &str| format!("{id},{rank},{LINE},1500,80,90,1,fork\n");
    let other = BACK_RANK.replace("5ppp", "p4ppp");
    let text = [
        line("a", BACK_RANK),
        line("b", BACK_RANK),
        line("a", &other),
        line("c", &other),
    ]
    .concat();
    let ids = |options: &Options| {
        let puzzles = read_in(text.as_bytes(), options, 50);
        let ids = puzzles.into_iter().map(|found| found.expect("good").id);
        ids.collect::<Vec<_>>()
    };
    let two = Options {
        at_most: Some(2),
        ..Options::default()
    };
    assert_eq!(ids(&two), ["a", "b"]);
    let distinct = Options {
        distinct: true,
        ..two
    };
    let told = ids(&distinct);
    assert_eq!((told.len(), &*told[0]), (2, "a"));
    assert!(told[1].starts_with("a-"), "{told:?}");
    let all = Options {
        at_most: None,
        ..distinct
    };
    let mut reader = Reader::new(all);
    reader.feed(text.as_bytes(), &mut |_| {});
    reader.finish(&mut |_| {});
    let counts = reader.counts();
    assert_eq!((counts.kept, counts.known, counts.filtered), (2, 2, 0));
}
