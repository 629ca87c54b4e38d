//! Messages between the page and the puzzle worker: sets of puzzles, which one comes next, what was solved. They are carried
//! as [`crate::request`] says.
//!
//! Files do not fit into text: [`AddSet`] and [`ImportReviews`] are sent with the file, [`ExportSet`] and [`ExportReviews`]
//! are answered with one. Themes are named by their keys; times are milliseconds since 1970 (UTC), days are days since 1970
//! where the device is.

use crate::request::tasks;
pub use crate::request::{Answer, Ask, Failure, Progress, Reply};
use serde::{Deserialize, Serialize};

/// A request to the puzzle worker.
pub type Request = crate::request::Request<Task>;

/// Key of the pack of our own, which is fetched when it is first wanted.
pub const OWN_SET: &str = "sessa";

/// Most faults of a file that are told one by one.
pub const MOST_FAULTS: usize = 100;

/// Days that a removed set can still be restored.
pub const DAYS_RESTORABLE: u32 = 30;

tasks! {
    /// All sets: that of our own first, then the newest.
    Sets -> Vec<SetInfo>;
    /// Adds a set from a file of puzzles, which is sent with this. It can be cancelled; what was read by then is kept.
    AddSet -> AddedSet;
    /// Adds puzzles to a set, or to a new one.
    AddPuzzles -> AddedSet;
    /// Removes a set; for some days it can be restored.
    RemoveSet -> ();
    /// A removed set comes back.
    RestoreSet -> ();
    /// Gives a set another name.
    RenameSet -> ();
    /// Writes a set to a file, which comes with the answer: the number of its puzzles.
    ExportSet -> u32;
    /// Puzzles to be solved next.
    Choose -> Vec<Card>;
    /// The puzzle of a day, the same for everybody.
    Daily -> Card;
    /// One puzzle.
    GetPuzzle -> Card;
    /// Records an attempt. It is saved for good when this is answered; a repeated one is not counted twice.
    Record -> Recorded;
    /// The level that a new solver says he has. It counts until the first rated attempt.
    StartRating -> ();
    /// Rating, streak and what is due.
    GetStanding -> Standing;
    /// The days from one to another, and the themes in them.
    GetHistory -> History;
    /// Writes all attempts to a file, which comes with the answer: the number of them.
    ExportReviews -> u32;
    /// Adds the attempts of a file that [`ExportReviews`] has written, which is sent with this.
    ImportReviews -> ImportedReviews;
}

/// Key of a puzzle: its set, and its name in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleKey {
    /// Key of the set.
    pub set: String,
    /// The name in the set.
    pub id: String,
}

/// A puzzle as it travels: texts that whoever takes them parses.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its key; of one that is not yet in a set both parts may be empty.
    pub key: PuzzleKey,
    /// The position before [`before`](Self::before), or if there is none the one to be solved.
    pub fen: String,
    /// The opponent's move that leads to the position to be solved, in UCI.
    pub before: Option<String>,
    /// The solution tree as lines from the position to be solved, the main line first: the solver's move, the reply, the
    /// solver's move, … in UCI.
    pub lines: Vec<Vec<String>>,
    /// Number of moves to mate, if that is all that is said; then there may be no lines.
    pub mate_in: Option<u8>,
    /// Keys of the themes, and words that are no themes.
    pub themes: Vec<String>,
    /// Its rating, if known.
    pub rating: Option<f64>,
    /// The rating's deviation.
    pub deviation: Option<f64>,
    /// Share of likes less share of dislikes, from −100 to 100.
    pub popularity: Option<i8>,
    /// Number of attempts at it.
    pub plays: Option<u32>,
    /// Its origin.
    pub source: PuzzleSource,
}

/// Origin of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleSource {
    /// The game: its address, or its players and event; may be empty.
    pub game: String,
    /// Number of half-moves in the game before the first position.
    pub ply: Option<u32>,
    /// Nodes that the engine searched to prove the solution.
    pub nodes: Option<u64>,
    /// The names of its opening, with spaces between them; may be empty.
    pub opening: String,
}

/// See [`Task::Sets`].
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
}

/// See [`Task::AddSet`].
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
    /// Name of the fault: `fen`, `move`, `columns`, … (`puzzle::FileFaultKind::name`).
    pub kind: String,
    /// The words concerned, and what is wrong with them in English.
    pub text: String,
}

/// See [`Task::AddPuzzles`].
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
}

/// See [`Task::RemoveSet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveSet {
    /// The set's key.
    pub key: String,
}

/// See [`Task::RestoreSet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestoreSet {
    /// The set's key.
    pub key: String,
}

/// See [`Task::RenameSet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RenameSet {
    /// The set's key.
    pub key: String,
    /// Its new name.
    pub name: String,
}

/// See [`Task::ExportSet`].
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

/// See [`Task::Choose`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The puzzles that may come.
    pub from: Selection,
    /// The rating that the puzzle should have; those nearest come first.
    pub near: Option<f64>,
    /// Seed of the choice among those that are equally fit.
    pub seed: u64,
    /// The most puzzles wanted.
    pub count: u32,
    /// None of these.
    pub not: Vec<PuzzleKey>,
    /// The time now, by which puzzles are due.
    pub now: u64,
}

/// Selection of puzzles; the default is all of the set of our own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection {
    /// Keys of the sets; without any all sets for [`State::Due`], [`State::Failed`] and [`State::Slow`], and that of our own
    /// otherwise.
    pub sets: Vec<String>,
    /// Themes of which one is wanted, unless there are none,
    pub any: Vec<String>,
    /// and none of these.
    pub none: Vec<String>,
    /// The least and the greatest rating; a puzzle without one is not in any range.
    pub ratings: Option<(u16, u16)>,
    /// Number of moves to mate; 5 is five or more.
    pub mate_in: Option<u8>,
    /// The most moves of the solver's; 4 and more set no limit.
    pub most_moves: Option<u8>,
    /// The state wanted, by earlier attempts.
    pub state: State,
}

/// State of a puzzle: what became of earlier attempts at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Any: those never tried come first, then those tried longest ago.
    #[default]
    All,
    /// Never tried.
    Unseen,
    /// Not solved at the last attempt.
    Failed,
    /// Solved at the last attempt, but slowly or with help.
    Slow,
    /// Due to be repeated, the most overdue first.
    Due,
}

/// A puzzle with the reason why it comes and what is known of earlier attempts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Reason why it comes.
    pub reason: Reason,
    /// Its memory, if it is in the repetition.
    pub memory: Option<Memory>,
}

/// Reason why a puzzle comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// It was never tried.
    Unseen,
    /// It was solved before, last at this time.
    Seen {
        /// Time of the last attempt.
        at: u64,
    },
    /// It was not solved at the last attempt.
    Failed {
        /// Time of that attempt.
        at: u64,
    },
    /// It was solved slowly or with help at the last attempt.
    Slow {
        /// Time of that attempt.
        at: u64,
    },
    /// It is due to be repeated.
    Due {
        /// Time of the last attempt.
        at: u64,
        /// Time since which it is due.
        since: u64,
        /// Grade of that attempt.
        grade: Grade,
    },
}

/// Grade of an attempt, for the repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Wrong.
    Again,
    /// Solved with help, or after long thought.
    Hard,
    /// Solved.
    Good,
    /// Solved at once.
    Easy,
}

/// Memory of a puzzle in the repetition (FSRS-6).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Days after which it is recalled nine times in ten.
    pub stability: f64,
    /// Difficulty, from 1 to 10: the greater, the slower the stability grows.
    pub difficulty: f64,
    /// Time of the last attempt that counted.
    pub last: u64,
    /// Time at which it is due.
    pub due: u64,
    /// Number of times it was wrong.
    pub lapses: u32,
}

/// See [`Task::Daily`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daily {
    /// Days since 1970.
    pub day: i32,
}

/// See [`Task::GetPuzzle`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetPuzzle {
    /// Its key.
    pub key: PuzzleKey,
}

/// See [`Task::Record`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The attempt. One with the same puzzle and time has been recorded already.
    pub attempt: Attempt,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Time at which it ended.
    pub at: u64,
    /// The puzzle.
    pub key: PuzzleKey,
    /// Occasion of the attempt.
    pub mode: Mode,
    /// True if the solver's rating shall change; it does at the first attempt at a puzzle, without help.
    pub rated: bool,
    /// True if the first try was right.
    pub solved: bool,
    /// True if a hint was taken, or a slower win came first.
    pub helped: bool,
    /// Duration, in milliseconds.
    pub millis: u64,
    /// The puzzle's rating, if it has one.
    pub puzzle_rating: Option<f64>,
    /// The deviation of that.
    pub puzzle_deviation: Option<f64>,
    /// Keys of the puzzle's themes.
    pub themes: Vec<String>,
    /// Key of the theme that the solver chose, and so knew of.
    pub chosen_theme: Option<String>,
}

/// Occasion of an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// For the rating.
    #[default]
    Rated,
    /// By theme, rating, mate in n, or set.
    Theme,
    /// A storm: so many as can be in three minutes.
    Storm,
    /// Survival: until the third miss.
    Survival,
    /// The puzzle of the day.
    Daily,
    /// Repetition of what was missed.
    Repetition,
    /// Anything else: one that was opened by its link or from a list.
    Single,
}

/// A solver's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolverRating {
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// True as long as it may still change much.
    pub provisional: bool,
}

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// The rating before it; none if there was none.
    pub before: Option<SolverRating>,
    /// The rating after it; none if the attempt is not rated.
    pub after: Option<SolverRating>,
    /// Its grade for the repetition; none if the puzzle is not in it.
    pub grade: Option<Grade>,
    /// The puzzle's memory after it, with the time at which it is due, if it is in the repetition.
    pub memory: Option<Memory>,
}

/// See [`Task::StartRating`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRating {
    /// The level.
    pub rating: u16,
}

/// See [`Task::GetStanding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetStanding {
    /// The time now.
    pub now: u64,
}

/// Standing of a solver: rating, repetitions due, streak and counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The rating; none as long as no level was chosen and nothing rated was tried.
    pub rating: Option<SolverRating>,
    /// Number of puzzles due now.
    pub due: u32,
    /// Time at which the next one is due that is not yet; none if nothing else is in the repetition.
    pub next_due: Option<u64>,
    /// Days in a row, up to today or yesterday, on each of which a puzzle was solved.
    pub streak_days: u32,
    /// The most days in a row.
    pub longest_streak: u32,
    /// Puzzles solved today.
    pub solved_today: u32,
    /// Puzzles tried today.
    pub tried_today: u32,
    /// Number of all attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// The highest rating so far that was not provisional.
    pub best_rating: Option<f64>,
    /// True if the puzzle of this day was tried as such today.
    pub daily_done: bool,
}

/// See [`Task::GetHistory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GetHistory {
    /// The first day.
    pub from: i32,
    /// The last day.
    pub to: i32,
}

/// Attempts of some days.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// The days on which anything was tried, in their order.
    pub days: Vec<DayHistory>,
    /// The themes of what was tried, the most frequent first.
    pub themes: Vec<ThemeHistory>,
}

/// Attempts of one day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayHistory {
    /// Days since 1970.
    pub day: i32,
    /// Number of attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// Their duration, in milliseconds.
    pub millis: u64,
    /// The rating after the last of that day; none before the first rated attempt.
    pub rating: Option<SolverRating>,
}

/// Attempts at puzzles of one theme.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThemeHistory {
    /// The theme's key.
    pub theme: String,
    /// Number of attempts.
    pub tried: u32,
    /// Number of those that were solved.
    pub solved: u32,
    /// Rating performance over those puzzles that have a rating.
    pub performance: Option<f64>,
}

/// See [`Task::ExportReviews`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportReviews {
    /// The kind of file.
    pub format: ReviewFormat,
}

/// Kinds of files of attempts, as docs/puzzles.md describes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewFormat {
    /// JSON.
    Json,
    /// CSV.
    Csv,
}

/// See [`Task::ImportReviews`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportReviews {}

/// The outcome of an import of attempts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedReviews {
    /// Attempts that were added.
    pub added: u32,
    /// Attempts that were here already.
    pub known: u32,
    /// The first of the faults ([`MOST_FAULTS`]).
    pub faults: Vec<Fault>,
    /// Number of all faults.
    pub all_faults: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_survive_the_journey() {
        let key = PuzzleKey {
            set: OWN_SET.into(),
            id: "a".into(),
        };
        let puzzle = Puzzle {
            key: key.clone(),
            lines: vec![vec!["e2e4".into()]],
            rating: Some(1500.5),
            ..Puzzle::default()
        };
        let tasks: [Task; 8] = [
            Sets {}.into(),
            AddSet {
                convention: Some(Convention::SolverFirst),
                ..AddSet::default()
            }
            .into(),
            AddPuzzles {
                to: AddTo::Name("mine".into()),
                puzzles: vec![puzzle],
            }
            .into(),
            Choose {
                not: vec![key.clone()],
                from: Selection {
                    state: State::Due,
                    ..Selection::default()
                },
                ..Choose::default()
            }
            .into(),
            Record {
                attempt: Attempt {
                    key,
                    mode: Mode::Storm,
                    ..Attempt::default()
                },
            }
            .into(),
            ExportReviews {
                format: ReviewFormat::Csv,
            }
            .into(),
            ImportReviews {}.into(),
            Task::Cancel(3),
        ];
        for (id, task) in (1..).zip(tasks) {
            let request = Request { id, task };
            let text = serde_json::to_string(&request).expect("plain data");
            assert_eq!(
                serde_json::from_str::<Request>(&text).expect("what was written"),
                request
            );
        }
    }

    #[test]
    fn a_card_survives_the_journey() {
        let card = Card {
            puzzle: Puzzle::default(),
            reason: Reason::Due {
                at: 1,
                since: 2,
                grade: Grade::Again,
            },
            memory: Some(Memory {
                stability: 0.25,
                difficulty: 5.0,
                last: 1,
                due: 2,
                lapses: 1,
            }),
        };
        let reply = Reply::To {
            id: 1,
            answer: Answer::Done(vec![card]),
        };
        let text = serde_json::to_string(&reply).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Reply<Vec<Card>>>(&text).expect("what was written"),
            reply
        );
    }
}
