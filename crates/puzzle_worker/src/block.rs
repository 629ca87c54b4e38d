//! Blocks of a set, and what is told of those that cannot be read.

use protocol::puzzle::Failure;
use puzzle::{FileFault, Puzzle, Reader};

/// The puzzles of a block, as far as they can be read.
pub fn read_block(bytes: &[u8]) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    let mut take = |found: Result<Puzzle, FileFault>| puzzles.extend(found.ok());
    let mut reader = Reader::new(puzzle::Options::default());
    reader.feed(bytes, &mut take);
    reader.finish(&mut take);
    puzzles
}

/// The failure for a block that cannot be read.
pub fn damaged(fault: &FileFault) -> Failure {
    Failure::Other(fault.to_string())
}
