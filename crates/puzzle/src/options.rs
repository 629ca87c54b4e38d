//! Options of reading a file, and the findings of a reader of one kind of file.

use crate::file_fault::FileFault;
use crate::{Filter, Puzzle};

/// The side that moves first in the positions of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convention {
    /// The opponent: the position is before the move that makes the puzzle, as in the public CSV.
    OpponentFirst,
    /// The solver, as in most EPD and PGN.
    SolverFirst,
}

/// Options of reading a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The side that moves first, if it is not as usual: in CSV the opponent, in EPD and PGN the solver.
    pub convention: Option<Convention>,
    /// The puzzles handed over.
    pub filter: Filter,
    /// True if of one position only the first puzzle is handed over, as a set has it: with a name that no other has.
    pub distinct: bool,
    /// The most puzzles handed over: then reading stops.
    pub at_most: Option<u64>,
}

/// A finding of a reader of one kind of file.
pub(crate) enum Found {
    /// A puzzle, and its line if it has one of its own.
    Puzzle(Box<Puzzle>, Option<u64>),
    /// A puzzle that the filter does not let pass.
    Filtered,
    Fault(FileFault),
}

/// Receiver of a reader's findings; true if more is wanted.
pub(crate) type Sink<'a> = dyn FnMut(Found) -> bool + 'a;

/// Lets puzzles pass that the filter takes.
pub(crate) fn filtered<'a>(
    options: &'a Options,
    sink: &'a mut Sink<'_>,
) -> impl FnMut(Result<Puzzle, FileFault>) -> bool + 'a {
    move |found| {
        sink(match found {
            Ok(puzzle) if options.filter.accepts(&puzzle) => Found::Puzzle(Box::new(puzzle), None),
            Ok(_) => Found::Filtered,
            Err(fault) => Found::Fault(fault),
        })
    }
}
