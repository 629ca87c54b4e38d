//! Sets of puzzles: list, files in and out, what could not be read.

use super::Puzzle;
use serde::{Deserialize, Serialize};

/// See [`Task::Sets`](super::Task::Sets).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sets {}

/// A set of puzzles in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetInfo {
    /// Its key.
    pub key: String,
    /// Its name; empty for that of our own, which the page names.
    pub name: String,
    /// Number of puzzles; 0 as long as the set is not fetched.
    pub count: u32,
    /// Time at which it was added.
    pub added: u64,
    /// The themes in it, each with the number of its puzzles, the most frequent first.
    pub themes: Vec<(String, u32)>,
    /// The least and the greatest rating, if any puzzle has one.
    pub ratings: Option<(u16, u16)>,
    /// False for the set of our own until it has been fetched.
    pub fetched: bool,
    /// True while its file is being read, and for good if the tab was closed or killed meanwhile.
    #[serde(default)]
    pub unfinished: bool,
    /// Number of its puzzles that were tried.
    #[serde(default)]
    pub tried: u32,
    /// Number of those that were solved at the last attempt.
    #[serde(default)]
    pub solved: u32,
}

/// See [`Task::AddSet`](super::Task::AddSet).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddSet {
    /// The set's name.
    pub name: String,
    /// The puzzles wanted.
    pub filter: SetFilter,
    /// The side that moves first, if it is not as usual in files of its kind.
    pub convention: Option<Convention>,
}

/// Filter of a file: the puzzles that are taken. The default takes all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetFilter {
    /// The least and the greatest rating; a puzzle without one is not in any range.
    pub ratings: Option<(u16, u16)>,
    /// The least popularity.
    pub popularity: Option<i8>,
    /// The least number of plays.
    pub plays: Option<u32>,
    /// It has all of these themes,
    pub all: Vec<String>,
    /// and one of these, unless there are none,
    pub any: Vec<String>,
    /// and none of these.
    pub none: Vec<String>,
    /// The most puzzles taken; then reading stops.
    pub at_most: Option<u64>,
}

/// Side that moves first in the positions of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Convention {
    /// The opponent: the position is before the move that makes the puzzle, as in the public CSV.
    OpponentFirst,
    /// The solver, as in most EPD and PGN.
    SolverFirst,
}

/// The outcome of adding puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddedSet {
    /// The set as it is now; none if there was nothing to be added.
    pub set: Option<SetInfo>,
    /// Puzzles that were read.
    pub read: u64,
    /// Puzzles that were added.
    pub added: u64,
    /// Puzzles that the filter did not let pass.
    pub filtered: u64,
    /// Puzzles that were in the set already.
    pub known: u64,
    /// The first of the faults ([`MOST_FAULTS`]), in the order of the file.
    pub faults: Vec<Fault>,
    /// Number of all faults.
    pub all_faults: u64,
    /// True if most of the faults say that the file is of the other [`Convention`].
    pub wants_convention: bool,
    /// True if it was cancelled; what was read by then is kept.
    pub cancelled: bool,
}

/// A part of a file that could not be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// The line, from 1; none in a pack.
    pub line: Option<u64>,
    /// The character in the line, from 1.
    pub column: Option<u64>,
    /// The puzzle's number, from 1, in a pack or a list.
    pub puzzle: Option<u64>,
    /// Name of the fault, by which its message is found: `fen`, `move`, `columns`, … (`puzzle::message::FAULTS`).
    pub kind: String,
    /// The column, or the name of the problem of a PGN, that it is about; may be empty.
    pub about: String,
    /// The words concerned, as the file has them; may be empty.
    pub words: String,
    /// The number concerned: of a move, of the columns, of a version, or a limit.
    pub number: Option<u32>,
}

/// See [`Task::AddPuzzles`](super::Task::AddPuzzles).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddPuzzles {
    /// The set.
    pub to: AddTo,
    /// The puzzles; one without a name gets one. A position that is in the set already is not added again.
    pub puzzles: Vec<Puzzle>,
}

/// Set to which puzzles are added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AddTo {
    /// The one of this key.
    Key(String),
    /// The one of this name, a new one if there is none.
    Name(String),
    /// The one of this key, which is the same in every language and on every device; else the one of this name, or a new one.
    Fixed {
        /// Its key: [`MINED_SET`](super::MINED_SET) or [`HAND_SET`](super::HAND_SET).
        key: String,
        /// The name of a new one.
        name: String,
    },
}

/// See [`Task::EditSet`](super::Task::EditSet). A puzzle is added without `remove`, removed without `insert`; with both it is
/// changed, or moved to another place. A set of more than [`MOST_BY_HAND`](super::MOST_BY_HAND) puzzles is not changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditSet {
    /// The set.
    pub to: AddTo,
    /// Name of the puzzle that is taken out.
    pub remove: Option<String>,
    /// The puzzle that is put in; one without a name gets one.
    pub insert: Option<Puzzle>,
    /// Number of puzzles before it; at most all others.
    pub place: u32,
}

/// The outcome of changing a set by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditedSet {
    /// The set as it is now.
    pub set: SetInfo,
    /// True if nothing was changed, since the position is in the set already.
    pub known: bool,
}

/// See [`Task::GetPuzzles`](super::Task::GetPuzzles).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetPuzzles {
    /// Key of the set.
    pub set: String,
    /// Number of puzzles before the first wanted.
    pub from: u32,
    /// The most puzzles wanted.
    pub count: u32,
}

/// See [`Task::RemoveSet`](super::Task::RemoveSet).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveSet {
    /// The set's key.
    pub key: String,
}

/// See [`Task::RestoreSet`](super::Task::RestoreSet).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestoreSet {
    /// The set's key.
    pub key: String,
}

/// See [`Task::RenameSet`](super::Task::RenameSet).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenameSet {
    /// The set's key.
    pub key: String,
    /// Its new name.
    pub name: String,
}

/// See [`Task::ExportSet`](super::Task::ExportSet).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportSet {
    /// The set's key.
    pub key: String,
    /// The kind of file.
    pub format: SetFormat,
}

/// Kinds of files that a set is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetFormat {
    /// The columns of the public database.
    Csv,
    /// Games with positions, solutions with all variations.
    Pgn,
    /// Positions with best moves.
    Epd,
    /// Our own pack.
    Pack,
}
