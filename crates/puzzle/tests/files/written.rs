//! Round trip: random puzzles written to every kind of file and read back.

use crate::dice::Dice;
use crate::read_in;
use puzzle::{
    Options, Pack, PackOptions, PackWriter, Puzzle, RightMove, Solution, write_csv,
    write_csv_header, write_epd, write_pgn,
};

/// The puzzle as the public CSV has room for it.
fn in_csv(puzzle: &Puzzle) -> Puzzle {
    let mut puzzle = puzzle.clone();
    puzzle.solution = Solution::line(&puzzle.solution.main_line());
    puzzle
}

#[test]
fn what_is_written_is_read() {
    let mut dice = Dice(5);
    let puzzles: Vec<_> = (0..300).map(|_| dice.puzzle(3)).collect();
    let options = Options::default();
    let compare = |bytes: &[u8], as_written: &dyn Fn(&Puzzle) -> Option<Puzzle>| {
        let expected: Vec<_> = puzzles.iter().filter_map(as_written).map(Ok).collect();
        let found = read_in(bytes, &options, 1000);
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!(found, expected);
        }
    };

    let mut text = String::new();
    write_csv_header(true, &mut text);
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.before.is_some()) {
        write_csv(puzzle, true, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| {
        puzzle.before.map(|_| in_csv(puzzle))
    });

    let mut text = String::new();
    for puzzle in &puzzles {
        write_pgn(puzzle, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| Some(puzzle.clone()));

    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions::default());
    for puzzle in &puzzles {
        writer.push(puzzle, &mut bytes).expect("it is legal");
    }
    writer.finish(&mut bytes);
    compare(&bytes, &|puzzle| Some(puzzle.clone()));
    let pack = Pack::open(&bytes).expect("it was written so");
    assert_eq!(pack.count(), 300);
    for (number, puzzle) in puzzles.iter().enumerate().rev() {
        assert_eq!(pack.puzzle(number as u32).as_ref(), Ok(puzzle));
    }
    assert!(pack.puzzle(300).is_err());

    let mut text = String::new();
    for puzzle in &puzzles {
        write_epd(puzzle, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| {
        // Right first moves and the main line.
        let mut solution = Solution::line(&puzzle.solution.main_line());
        for right in &puzzle.solution.moves[1..] {
            solution.moves.push(RightMove {
                played: right.played,
                reply: None,
                then: Solution::default(),
            });
        }
        let mut written = Puzzle::new(puzzle.position(), None, solution);
        written.id.clone_from(&puzzle.id);
        Some(written)
    });
}
