//! Messages between the page and the library worker: tasks and their answers, carried as [`crate::request`] says.
//!
//! Files do not fit into text: an import is sent with the file, and an export is answered with one.
//!
//! The worker reads PGN but no saved games: what it is to know of a game that was played here, the page tells it.

mod query;
mod row;

use crate::request::tasks;
pub use crate::request::{Answer, Ask, Failure, Progress, Reply};
pub use query::{Filters, Group, Query, Sort};
pub use row::{Kind, Row};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A request to the library worker.
pub type Request = crate::request::Request<Task>;

tasks! {
    /// Saves a game as it is now.
    Save -> ();
    /// The last game played, if more is known of it than is told.
    Latest -> Option<String>;
    /// Saves a study; answered with its key.
    Keep -> String;
    /// Gives the players of a game that is kept as PGN other names and Elo ratings.
    Rename -> ();
    /// Part of the list of games.
    List -> Page;
    /// One game.
    Get -> Record;
    /// Games are moved to the bin.
    Delete -> Deleted;
    /// Games come back from the bin; answered with how many there are.
    Restore -> u32;
    /// Games of the bin are deleted for good; answered with how many there were.
    Erase -> u32;
    /// Imports the games of a PGN file, which is sent with this.
    Import -> Imported;
    /// The games of a selection that were played here: the key of each, and the game as `game::to_json` writes it.
    Played -> BTreeMap<String, String>;
    /// Writes games as PGN; the file comes with the answer, which is how many there are.
    Export -> u32;
}

/// See [`Task::Save`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The game.
    pub game: KeyedGame,
    /// Its [`Row`] as JSON, as the list saves it. The worker adds the opening, and the time if that is 0, for now; another key if
    /// another game has this one.
    pub row: String,
    /// The position that it starts from, as FEN.
    pub start: String,
    /// Its first moves in UCI, by which the opening is named ([`NAMED`] at most).
    pub line: Vec<String>,
    /// True if it has no other events than the game that is kept, but other terms, which take the place of those.
    #[serde(default)]
    pub is_edited: bool,
}

/// Half-moves that are looked at for the name of the opening.
pub const NAMED: usize = 40;

/// A game that was played here, and its key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyedGame {
    /// Key in the library: the same for all states of a game, another for each game.
    pub key: String,
    /// The game, as `game::to_json` writes it.
    pub text: String,
}

/// See [`Task::Latest`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latest {
    /// The game that was found elsewhere.
    pub known: Option<KeyedGame>,
}

/// See [`Task::Keep`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// The study that it replaces, if it was saved before.
    pub key: Option<String>,
    /// One game as PGN.
    pub pgn: String,
}

/// See [`Task::Rename`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The game's key.
    pub key: String,
    /// White's and Black's names; empty where they are not known.
    pub names: [String; 2],
    /// Their Elo ratings, where they are known.
    pub elo: [Option<u16>; 2],
}

/// See [`Task::List`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// The games wanted.
    pub query: Query,
    /// Offset of the first row wanted.
    pub from: u32,
    /// Most rows wanted.
    pub count: u32,
    /// The key of a game: if it is found, the rows around it are wanted, the first at a multiple of `count`.
    #[serde(default)]
    pub around: Option<String>,
}

/// See [`Task::Get`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Get {
    /// The game's key.
    pub key: String,
}

/// See [`Task::Delete`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delete {
    /// The games.
    pub which: Which,
}

/// The bin's part of games that were deleted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deleted {
    /// The number of games.
    pub count: u32,
    /// Time at which they were deleted, in milliseconds since 1970: [`Which::DeletedAt`] finds them by it.
    pub at: u64,
}

/// See [`Task::Restore`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Restore {
    /// Games of the bin.
    pub which: Which,
}

/// See [`Task::Erase`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erase {
    /// Games of the bin.
    pub which: Which,
}

/// See [`Task::Import`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Import {}

/// See [`Task::Played`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The selection.
    pub which: Which,
}

/// See [`Task::Export`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// The games.
    pub which: Which,
    /// The PGN of those that were played here, by their keys ([`Task::Played`]).
    pub played: BTreeMap<String, String>,
}

/// A selection of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Which {
    /// Those of these keys.
    Keys(Vec<String>),
    /// All that a query finds, in its order.
    Found(Query),
    /// Those in the bin that were deleted at this time, in milliseconds since 1970.
    DeletedAt(u64),
}

/// Days that a deleted game stays in the bin before it is deleted for good.
pub const DAYS_IN_BIN: u32 = 30;

/// Part of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The games wanted, in order.
    pub rows: Vec<Row>,
    /// Number of games found.
    pub found: u32,
    /// Number of all games in the list, or in the bin if that is shown.
    pub all: u32,
    /// Offset of the first of the rows.
    pub from: u32,
    /// Offset of the game whose rows around it were wanted, if it was found.
    pub place: Option<u32>,
    /// Number of games in the bin.
    pub in_bin: u32,
    /// Number of games in each of [`Group::ALL`], whatever is searched for.
    pub groups: [u32; 6],
    /// The names of the person at this device: [`Query::you`], and those given in games against a robot or a person elsewhere.
    pub own_names: Vec<String>,
    /// Of the games found that were won, drawn and lost by that person.
    pub score: [u32; 3],
}

/// A game as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The list row of the game.
    pub row: Row,
    /// As `game::to_json` writes it if it was played here, and PGN if not.
    pub text: String,
}

/// The outcome of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imported {
    /// Games that were imported.
    pub taken: u32,
    /// Games that were there already.
    pub known: u32,
    /// The first of the problems, in the order of the file.
    pub problems: Vec<Problem>,
    /// Number of all problems.
    pub all_problems: u32,
    /// True if it was cancelled; games read by then are kept.
    pub cancelled: bool,
}

/// A part of a file that could not be read. The moves before it stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// The game's number in the file, from 1.
    pub game: u32,
    /// The line in the file, from 1.
    pub line: u64,
    /// The place in the line, from 1.
    pub column: u64,
    /// The word that could not be read.
    pub token: String,
    /// The error, by the name of its message.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Player;
    use game::Robot;

    #[test]
    fn requests_and_replies_survive_the_journey() {
        let query = Query {
            words: "carlsen 2021".into(),
            bin: true,
            filters: Filters {
                eco: "B20-B99".into(),
                elo: Some(2000),
                ..Filters::default()
            },
            only: Some(Group::Imported),
            openings: [("ഇറ്റാലിയൻ".into(), vec!["Italian Game".into()])].into(),
            you: vec!["You".into()],
            sort: Sort::Date,
            reversed: true,
        };
        let tasks: [Task; 10] = [
            Save {
                game: KeyedGame {
                    key: "1".into(),
                    text: "{}".into(),
                },
                row: "{}".into(),
                start: String::new(),
                line: vec!["e2e4".into()],
                is_edited: false,
            }
            .into(),
            Rename {
                key: "pgn-1".into(),
                names: ["Anna".into(), String::new()],
                elo: [Some(1900), None],
            }
            .into(),
            Latest { known: None }.into(),
            List {
                query: query.clone(),
                from: 100,
                count: 50,
                around: Some("1".into()),
            }
            .into(),
            Import {}.into(),
            Played {
                which: Which::Found(query.clone()),
            }
            .into(),
            Export {
                which: Which::Found(query),
                played: [("1".into(), "1. e4 *".into())].into(),
            }
            .into(),
            Restore {
                which: Which::DeletedAt(7),
            }
            .into(),
            Erase {
                which: Which::Keys(vec!["1".into()]),
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

    fn row(kind: Kind, result: &str) -> Row {
        Row {
            key: "1".into(),
            kind,
            names: Default::default(),
            players: [Player::Person; 2],
            elo: [None; 2],
            event: String::new(),
            date: "????.??.??".into(),
            result: result.into(),
            plies: 0,
            moves: String::new(),
            opening: String::new(),
            placement: String::new(),
            changed: 0,
            deleted: None,
        }
    }

    #[test]
    fn players_of_a_row_read_back_and_so_do_levels_of_earlier_versions() {
        let robot = Robot {
            values: Some([100, 347, 349, 473, 901]),
            ..Robot::at_level(3)
        };
        let row = Row {
            players: [Player::Robot(robot), Player::Person],
            ..row(Kind::Robot, "*")
        };
        let text = json::write(&row);
        assert_eq!(json::read::<Row>(&text).expect("what was written"), row);
        let players =
            r#""players":[{"robot":{"level":3,"values":[100,347,349,473,901]}},"person"]"#;
        assert!(text.contains(players), "{text}");
        let earlier = text.replace(players, r#""levels":[null,12]"#);
        for row in [json::read::<Row>(&earlier), serde_json::from_str(&earlier)] {
            let row = row.expect("as an earlier version wrote it");
            assert_eq!(row.players, [Player::Person, Player::robot(12)]);
        }
    }

    #[test]
    fn only_what_was_begun_here_can_go_on() {
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

    #[test]
    fn you_are_the_person_here_whatever_the_name() {
        let own = ["You".to_owned(), "நீங்கள்".to_owned(), "Anna".to_owned()];
        let (person, robot) = (Player::Person, Player::robot(3));
        let side = |players, names: [&str; 2]| {
            let names = names.map(str::to_owned);
            Row {
                names,
                players,
                ..row(Kind::Imported, "*")
            }
            .your_side(&own)
        };
        assert_eq!(side([person, robot], ["", ""]), Some(0));
        assert_eq!(side([robot, person], ["", "Berta"]), Some(1));
        assert_eq!(side([Player::Elsewhere, person], ["Anna", ""]), Some(1));
        assert_eq!(side([robot; 2], ["Anna", ""]), None);
        assert_eq!(side([person; 2], ["Berta", "நீங்கள்"]), Some(1));
        assert_eq!(side([person; 2], ["Anna", "Berta"]), Some(0));
        assert_eq!(side([person; 2], ["", "Berta"]), None);
    }
}
