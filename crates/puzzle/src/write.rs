//! Writing puzzles as text.

use crate::{Puzzle, csv, epd, pgn};

/// Appends the header of the public CSV. With `with_nodes` there is an eleventh column, of our own: the nodes of the proof.
pub fn write_csv_header(with_nodes: bool, out: &mut String) {
    csv::write_header(with_nodes, out);
}

/// Appends a puzzle as a line of the public CSV. Of a tree of solutions the main line is written: the columns have room for
/// one.
pub fn write_csv(puzzle: &Puzzle, with_nodes: bool, out: &mut String) {
    csv::write_line(puzzle, with_nodes, out);
}

/// Appends a puzzle as a line of EPD: the position to be solved, the right first moves (`bm`), the main line (`pv`), the name.
/// Themes, ratings and the source are not written: EPD has no operations for them.
pub fn write_epd(puzzle: &Puzzle, out: &mut String) {
    epd::write_line(puzzle, out);
}

/// Appends a puzzle as a game in PGN: the whole tree, and in tags of our own all that is known.
pub fn write_pgn(puzzle: &Puzzle, out: &mut String) {
    out.push_str(&pgn::write_game(puzzle));
}
