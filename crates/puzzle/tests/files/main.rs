//! Files of puzzles: what is written is read, what is wrong is named, what is around it is kept.

mod csv;
mod dice;
mod epd;
mod options;
mod pack;
mod pgn;
mod written;
mod zstd;

use puzzle::{FileFault, Options, Puzzle, Reader};

/// A mate on the back rank, after the rook has left it.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 4 31";
const LINE: &str = "a2b2 e1e8";

/// Everything in a file, read in pieces of this size.
fn read_in(bytes: &[u8], options: &Options, piece: usize) -> Vec<Result<Puzzle, FileFault>> {
    let mut found = Vec::new();
    let mut take = |one| found.push(one);
    let mut reader = Reader::new(options.clone());
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
    let counts = reader.counts();
    assert_eq!(counts.kept, found.iter().flatten().count() as u64);
    let is_notice =
        |one: &&Result<_, FileFault>| one.as_ref().is_err_and(|fault| fault.kind.is_notice());
    let notices = found.iter().filter(is_notice).count() as u64;
    assert_eq!(counts.kept + counts.faults + notices, found.len() as u64);
    found
}

/// Everything in a file, the same in any pieces.
fn read(bytes: &[u8]) -> Vec<Result<Puzzle, FileFault>> {
    let whole = read_in(bytes, &Options::default(), usize::MAX);
    for piece in [1, 3, 100] {
        assert_eq!(
            read_in(bytes, &Options::default(), piece),
            whole,
            "in pieces of {piece}"
        );
    }
    whole
}

/// The only puzzle of a file.
fn one(bytes: &[u8]) -> Puzzle {
    match &read(bytes)[..] {
        [Ok(puzzle)] => puzzle.clone(),
        other => panic!("{other:?}"),
    }
}

/// Texts of the faults of a file.
fn faults(bytes: &[u8]) -> Vec<String> {
    let found = read(bytes);
    let faults = found.iter().filter_map(|found| found.as_ref().err());
    faults.map(ToString::to_string).collect()
}

#[test]
fn nothing_is_no_fault_and_nonsense_is_one() {
    assert!(read(b"").is_empty());
    assert!(read(b"\n \n").is_empty());
    assert_eq!(faults(b"nonsense\n").len(), 1);
    assert_eq!(faults(b"SessaPuz").len(), 1);
}
