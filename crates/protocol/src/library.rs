//! What is asked of the library of games, and what it answers.
//!
//! A [`Task`] travels in a [`Request`] with an id; any number of [`Answer::Progress`] come back, then exactly one terminal
//! message, [`Answer::Done`] with what [`Ask::Answer`] says, or [`Answer::Failed`]. Unlike the engine's worker this one hears
//! while it works: [`Task::Cancel`] ends an import or export, which then answers with what it has done.
//!
//! Files do not fit into text: an import is sent with the file, and an export is answered with one.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A task for the librarian.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Chosen by who asks; every answer carries it.
    pub id: u32,
    /// What is to be done.
    pub task: Task,
}

/// What a librarian says. `A` is what the task it answers is answered with ([`Ask::Answer`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply<A> {
    /// It is up and takes requests; what is sent to it earlier would be lost.
    Ready,
    /// The library has changed, by this librarian or that of another tab.
    Changed,
    /// About one request.
    To {
        /// Which.
        id: u32,
        /// What.
        answer: Answer<A>,
    },
}

/// One message about a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Answer<A> {
    /// How far it is.
    Progress(Progress),
    /// Terminal: it is done.
    Done(A),
    /// Terminal: it cannot be done.
    Failed(Failure),
}

/// How far an import or export is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Bytes read, or games written.
    pub done: u64,
    /// Of so many.
    pub of: u64,
    /// Games read or written.
    pub games: u32,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Failure {
    /// The browser lets this page keep nothing: it is set so, or the window is a private one. The browser's own words.
    Blocked(String),
    /// There is no room left.
    Full,
    /// A newer version of the program keeps the library.
    Newer,
    /// There is no such game.
    Missing,
    /// What was to be kept is no game, for the reason given.
    NoGame(String),
    /// Something else, in the browser's own words.
    Other(String),
}

/// What can be asked, with what it is answered with.
pub trait Ask: Into<Task> {
    /// What comes with [`Answer::Done`].
    type Answer: Serialize + DeserializeOwned + 'static;
}

macro_rules! tasks {
    ($($(#[$doc:meta])* $name:ident -> $answer:ty;)*) => {
        /// What is to be done.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Task {
            $($(#[$doc])* $name($name),)*
            /// Ends the import or export of this id; it is not answered itself.
            Cancel(u32),
        }
        $(
            impl From<$name> for Task {
                fn from(task: $name) -> Task {
                    Task::$name(task)
                }
            }
            impl Ask for $name {
                type Answer = $answer;
            }
        )*
    };
}

tasks! {
    /// A game on the table is kept as it is now.
    Save -> ();
    /// What was on the table last, if more is known of it than is told.
    Latest -> Option<String>;
    /// A study is kept; answered with its key.
    Keep -> String;
    /// Part of the list of games.
    List -> Page;
    /// One game.
    Get -> Record;
    /// Games are taken out of the library; answered with how many there were.
    Delete -> u32;
    /// The games deleted last come back; answered with how many there are.
    Restore -> u32;
    /// The games of a PGN file, which is sent with this, are taken into the library.
    Import -> Imported;
    /// Games are written as PGN; the file comes with the answer, which is how many there are.
    Export -> u32;
}

/// See [`Task::Save`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The game, as `game::to_json` writes it.
    pub game: String,
    /// When it was like that, in milliseconds since 1970, if not now.
    pub at: Option<u64>,
}

/// See [`Task::Latest`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latest {
    /// The game that was found elsewhere, as `game::to_json` writes it.
    pub known: Option<String>,
}

/// See [`Task::Keep`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// The study whose place it takes, if it was kept before.
    pub key: Option<String>,
    /// One game as PGN.
    pub pgn: String,
}

/// See [`Task::List`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// Which games.
    pub query: Query,
    /// How many of them come before the first that is wanted.
    pub from: u32,
    /// How many are wanted at most.
    pub count: u32,
}

/// See [`Task::Get`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Get {
    /// The game's.
    pub key: String,
}

/// See [`Task::Delete`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delete {
    /// Of which games.
    pub which: Which,
}

/// See [`Task::Restore`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Restore {}

/// See [`Task::Import`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Import {}

/// See [`Task::Export`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// Of which games.
    pub which: Which,
}

/// Games that something is done with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Which {
    /// Those of these keys.
    Keys(Vec<String>),
    /// All that are found so, in that order.
    Found(Query),
}

/// Which games are looked for, and in what order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Query {
    /// Words that all have to be found in a game's names, event, date, result or opening. Upper and lower case are the same,
    /// and so are letters with and without an accent.
    pub words: String,
    /// Only games of this kind.
    pub only: Option<Kind>,
    /// The order.
    pub sort: Sort,
    /// The other way round.
    pub reversed: bool,
}

/// What games are sorted by. Games that are equal in that stand in the order of [`Sort::Changed`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// When they were played on or taken in here, the newest first.
    #[default]
    Changed,
    /// The day they were played, the newest first.
    Date,
    /// White's name.
    White,
    /// Black's name.
    Black,
    /// The result: White's wins, draws, Black's wins, the rest.
    Result,
    /// The number of half-moves, the longest first.
    Length,
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Played here, against the robot.
    Robot,
    /// Played here, between two persons.
    Persons,
    /// Taken from a file.
    Imported,
    /// Made on the analysis board.
    Study,
}

/// What the list says of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// By which it is known here.
    pub key: String,
    /// Where it comes from.
    pub kind: Kind,
    /// White's and Black's names; empty where nobody gave one.
    pub names: [String; 2],
    /// The levels of those that are robots.
    pub levels: [Option<u8>; 2],
    /// The event, and the round if there is one; may be empty.
    pub event: String,
    /// The day, as PGN has it: `2026.11.21`, with question marks for what nobody knows.
    pub date: String,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` for a game that is not over.
    pub result: String,
    /// The number of half-moves.
    pub plies: u32,
    /// The first moves, in SAN.
    pub moves: String,
    /// The opening's code and name; may be empty.
    pub opening: String,
    /// The men of the last position, as FEN's first field has them.
    pub men: String,
    /// When it was played on or taken in here, in milliseconds since 1970.
    pub changed: u64,
}

impl Row {
    /// Whether it was played here, and is kept as it was on the table.
    pub fn is_from_table(&self) -> bool {
        matches!(self.kind, Kind::Robot | Kind::Persons)
    }

    /// Whether it was begun here and can be played on.
    pub fn can_go_on(&self) -> bool {
        self.is_from_table() && self.result == "*"
    }
}

/// Part of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The games wanted, in order.
    pub rows: Vec<Row>,
    /// How many games were found.
    pub found: u32,
    /// How many there are.
    pub all: u32,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// What the list says of it.
    pub row: Row,
    /// As `game::to_json` writes it if it was played here, and PGN if not.
    pub text: String,
}

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imported {
    /// Games that were taken in.
    pub taken: u32,
    /// Games that were there already.
    pub known: u32,
    /// The first of the problems, in the order of the file.
    pub problems: Vec<Problem>,
    /// How many problems there were.
    pub all_problems: u32,
    /// Whether it was cancelled; what had been read by then is kept.
    pub cancelled: bool,
}

/// Something in a file that could not be read. The moves before it are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The game's number in the file, from 1.
    pub game: u32,
    /// The line in the file, from 1.
    pub line: u64,
    /// The place in the line, from 1.
    pub column: u64,
    /// What could not be read.
    pub token: String,
    /// What is wrong: the name by which words in any language are found.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_replies_survive_the_journey() {
        let query = Query {
            words: "carlsen 2021".into(),
            only: Some(Kind::Imported),
            sort: Sort::Date,
            reversed: true,
        };
        let tasks: [Task; 6] = [
            Save {
                game: "{}".into(),
                at: None,
            }
            .into(),
            Latest { known: None }.into(),
            List {
                query: query.clone(),
                from: 100,
                count: 50,
            }
            .into(),
            Import {}.into(),
            Export {
                which: Which::Found(query),
            }
            .into(),
            Task::Cancel(4),
        ];
        for (id, task) in (1..).zip(tasks) {
            let request = Request { id, task };
            let text = serde_json::to_string(&request).expect("plain data");
            assert_eq!(
                serde_json::from_str::<Request>(&text).expect("what was written"),
                request
            );
        }
        let replies = [
            Reply::Ready,
            Reply::To {
                id: 3,
                answer: Answer::Done(Imported {
                    taken: 7,
                    ..Imported::default()
                }),
            },
            Reply::To {
                id: 3,
                answer: Answer::Failed(Failure::Blocked("SecurityError".into())),
            },
        ];
        for reply in replies {
            let text = serde_json::to_string(&reply).expect("plain data");
            assert_eq!(
                serde_json::from_str::<Reply<Imported>>(&text).expect("what was written"),
                reply
            );
        }
    }

    #[test]
    fn only_what_was_begun_here_can_go_on() {
        let row = |kind, result: &str| Row {
            key: "1".into(),
            kind,
            names: Default::default(),
            levels: [None; 2],
            event: String::new(),
            date: "????.??.??".into(),
            result: result.into(),
            plies: 0,
            moves: String::new(),
            opening: String::new(),
            men: String::new(),
            changed: 0,
        };
        for (kind, result, can) in [
            (Kind::Robot, "*", true),
            (Kind::Persons, "*", true),
            (Kind::Persons, "1-0", false),
            (Kind::Imported, "*", false),
            (Kind::Study, "*", false),
        ] {
            assert_eq!(row(kind, result).can_go_on(), can, "{kind:?} {result}");
        }
    }
}
