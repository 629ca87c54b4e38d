//! Messages between the page and the puzzle worker: sets of puzzles, which one comes next, what was solved. They are carried
//! as [`crate::request`] says.
//!
//! Files do not fit into text: [`AddSet`] and [`ImportReviews`] are sent with the file, [`ExportSet`] and [`ExportReviews`]
//! are answered with one. Themes are named by their keys; times are milliseconds since 1970 (UTC), days are days since 1970
//! where the device is.

mod attempts;
mod choice;
mod sets;

pub use attempts::*;
pub use choice::*;
pub use sets::*;

use crate::request::tasks;
pub use crate::request::{Answer, Ask, Failure, Progress, Reply};
use serde::{Deserialize, Serialize};

/// A request to the puzzle worker.
pub type Request = crate::request::Request<Task>;

/// Key of the pack of our own, which is fetched when it is first wanted.
pub const OWN_SET: &str = "sessa";

/// Key of the set of what was mined from games.
pub const MINED_SET: &str = "mined";

/// Key of the set of what was made by hand and goes into no other.
pub const HAND_SET: &str = "by-hand";

/// Most faults of a file that are told one by one.
pub const MOST_FAULTS: usize = 100;

/// Most puzzles of a set that is changed by hand.
pub const MOST_BY_HAND: u32 = 1_000;

/// Days that a removed set can still be restored.
pub const DAYS_RESTORABLE: u32 = 30;

tasks! {
    /// All sets: that of our own first, then the newest.
    Sets -> Vec<SetInfo>;
    /// Adds a set from a file of puzzles, which is sent with this. It can be cancelled; what was read by then is kept.
    AddSet -> AddedSet;
    /// Adds puzzles to a set, or to a new one.
    AddPuzzles -> AddedSet;
    /// Changes one puzzle of a set that was made by hand; see there. All of it is done, or nothing.
    EditSet -> EditedSet;
    /// Puzzles of a set in their order.
    GetPuzzles -> Vec<Puzzle>;
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
    /// Puzzles of a set by their names, in this order; names that it does not have are left out.
    GetCards -> Vec<Card>;
    /// Records an attempt. It is saved for good when this is answered; a repeated one is not counted twice.
    Record -> Recorded;
    /// The level that a new solver says he has. It counts until the first rated attempt.
    StartRating -> ();
    /// Rating, streak and what is due.
    GetStanding -> Standing;
    /// The days from one to another, and the themes in them.
    GetHistory -> History;
    /// The attempts so far one by one, the newest first.
    GetAttempts -> PastAttempts;
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
                best_runs: [("storm".to_owned(), 20)].into(),
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
