//! Messages between a page and a chess board that is embedded in it, version 1: the same bodies for the custom element, the
//! frame and the plain module.
//!
//! A page describes a board by a [`Setup`], whose fields are the element's attributes, sends [`Command`]s, and hears
//! [`Event`]s. Positions go as FEN, moves as UCI and SAN. What version 1 says stays; fields and kinds may be added, and whoever
//! does not know them passes over them.

use serde::{Deserialize, Serialize};

/// The version of these messages.
pub const VERSION: u32 = 1;

/// Description of a board: the attributes of the element, each as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, rename_all = "kebab-case")]
pub struct Setup {
    /// `diagram`, `game`, `puzzle`, `play`, `free` or `lesson`; without it what the content asks for.
    pub mode: Option<String>,
    /// The position, as FEN.
    pub fen: Option<String>,
    /// A game, or several, as PGN.
    pub pgn: Option<String>,
    /// Puzzles, as CSV, EPD or PGN.
    pub puzzles: Option<String>,
    /// A lesson as text; as an attribute also the id of a lesson of the course.
    pub lesson: Option<String>,
    /// Words of the lesson in another language, as text.
    pub translation: Option<String>,
    /// The solution of a puzzle, or the moves of a game that begins in `fen`: UCI or SAN with spaces between them.
    pub moves: Option<String>,
    /// Number of the game or puzzle among several, from 1; a puzzle by its name as well.
    pub number: Option<String>,
    /// Number of half-moves of a game that are on the board at first.
    pub ply: Option<String>,
    /// The side at the bottom: `white` or `black`.
    pub orientation: Option<String>,
    /// The side that plays by hand: `white`, `black` or `both`.
    pub side: Option<String>,
    /// The robot's level, 1 to 12.
    pub level: Option<String>,
    /// The clock: minutes and seconds a move, as `5+3`; `none`.
    pub clock: Option<String>,
    /// Arrows and circles: `Ge2e4,Rd5` as in `[%cal]` and `[%csl]`.
    pub drawings: Option<String>,
    /// `false` hides the names of files and ranks.
    pub coordinates: Option<String>,
    /// `false` hides what is beside and below the board.
    pub controls: Option<String>,
    /// `true` offers the result of puzzles as a line that can be copied, for sites that cannot listen.
    pub result: Option<String>,
    /// The colours of the board, by their name.
    pub theme: Option<String>,
    /// The set of pieces, by its name.
    pub pieces: Option<String>,
}

/// What a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A position to look at.
    Diagram,
    /// A game to play through.
    Game,
    /// Puzzles to solve.
    Puzzle,
    /// A game to be played.
    Play,
    /// A position that may be changed at will.
    Free,
    /// A lesson.
    Lesson,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 6] = [
        Mode::Diagram,
        Mode::Game,
        Mode::Puzzle,
        Mode::Play,
        Mode::Free,
        Mode::Lesson,
    ];

    /// Name in the attribute.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Diagram => "diagram",
            Mode::Game => "game",
            Mode::Puzzle => "puzzle",
            Mode::Play => "play",
            Mode::Free => "free",
            Mode::Lesson => "lesson",
        }
    }
}

impl Setup {
    /// The description whose attributes a function tells by their names.
    pub fn of(attribute: impl Fn(&str) -> Option<String>) -> Setup {
        Setup {
            mode: attribute("mode"),
            fen: attribute("fen"),
            pgn: attribute("pgn"),
            puzzles: attribute("puzzles"),
            lesson: attribute("lesson"),
            translation: attribute("translation"),
            moves: attribute("moves"),
            number: attribute("number"),
            ply: attribute("ply"),
            orientation: attribute("orientation"),
            side: attribute("side"),
            level: attribute("level"),
            clock: attribute("clock"),
            drawings: attribute("drawings"),
            coordinates: attribute("coordinates"),
            controls: attribute("controls"),
            result: attribute("result"),
            theme: attribute("theme"),
            pieces: attribute("pieces"),
        }
    }
}

/// Commands to a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Shows something else.
    Load(Box<Setup>),
    /// Shows a game as it was after so many half-moves.
    Goto {
        /// Number of half-moves.
        ply: u32,
    },
    /// Turns the board round.
    Flip,
    /// Gives the next hint.
    Hint,
    /// Shows the solution.
    Solution,
    /// Begins again.
    Reset,
    /// The next puzzle or game.
    Next,
    /// Puts the keyboard on the board.
    Focus,
    /// Asks for [`Event::State`].
    State,
}

impl Command {
    /// The command of a type, with a number of half-moves for the one that has it; none if there is no such type, or if it needs more.
    pub fn of_type(name: &str, ply: u32) -> Option<Command> {
        Some(match name {
            "goto" => Command::Goto { ply },
            "flip" => Command::Flip,
            "hint" => Command::Hint,
            "solution" => Command::Solution,
            "reset" => Command::Reset,
            "next" => Command::Next,
            "focus" => Command::Focus,
            "state" => Command::State,
            _ => return None,
        })
    }
}

/// The maker of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Somebody at the board.
    Person,
    /// The robot, or the side of a puzzle that answers.
    Robot,
}

/// A move that was made, or is going to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MoveMade {
    /// In UCI.
    pub uci: String,
    /// In SAN, with English letters.
    pub san: String,
    /// The position after it, as FEN.
    pub fen: String,
    /// Number of half-moves from the start, with this one.
    pub ply: u32,
    /// The maker.
    pub by: By,
}

/// The codes of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// An attribute or a field of a message has a value that it cannot have.
    Attribute,
    /// The position cannot be read or played from.
    Fen,
    /// The game cannot be read.
    Pgn,
    /// The puzzles cannot be read.
    Puzzles,
    /// The lesson cannot be read.
    Lesson,
    /// A file could not be fetched.
    Fetch,
    /// The engine could not be started.
    Engine,
}

/// Events of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The board can be used.
    Ready {
        /// The mode.
        mode: String,
    },
    /// Somebody is going to make a move; whoever hears it may prevent it.
    BeforeMove(MoveMade),
    /// A move was made.
    Move(MoveMade),
    /// A move was tried that the laws do not allow.
    Illegal {
        /// Origin.
        from: String,
        /// Destination.
        to: String,
        /// The reason, in the language of the board.
        reason: String,
    },
    /// A hint was given.
    Hint {
        /// Number of hints for this move.
        step: u32,
    },
    /// A puzzle was solved, at whatever try, or a lesson has come to its end.
    Solved(Attempt),
    /// A first attempt at a puzzle failed.
    Failed(Attempt),
    /// A game has ended.
    Ended {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: String,
        /// The reason, in the language of the board.
        reason: String,
    },
    /// Progress in a set of puzzles, or in a lesson.
    Progress {
        /// Number of puzzles tried, or of tasks done.
        done: u32,
        /// Number of them that were solved at the first attempt, without a hint.
        solved: u32,
        /// Number of all.
        total: u32,
    },
    /// The state, as it was asked for or has changed.
    State {
        /// The position on the board, as FEN.
        fen: String,
        /// The game so far, as PGN, where there is one.
        pgn: Option<String>,
        /// Number of half-moves on the board.
        ply: u32,
    },
    /// Something cannot be shown or done.
    Error {
        /// The code.
        code: ErrorCode,
        /// A sentence about it in English, for whoever wrote the page.
        message: String,
    },
}

/// An attempt at a puzzle or a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Attempt {
    /// The puzzle's name, or its number; the lesson's id.
    pub puzzle: String,
    /// Number of tries.
    pub attempts: u32,
    /// True if a hint was taken.
    pub helped: bool,
    /// Time in milliseconds.
    pub ms: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    const TYPES: &str = include_str!("../../embed/www/sessa.d.ts");

    /// The lines of a declaration.
    fn declared(name: &str) -> &'static str {
        let from = TYPES.find(name).unwrap_or_else(|| panic!("{name}"));
        let end = TYPES[from..]
            .find("\n\n")
            .map_or(TYPES.len(), |end| from + end);
        &TYPES[from..end]
    }

    fn fields(value: &Value) -> impl Iterator<Item = &str> {
        value
            .as_object()
            .expect("an object")
            .keys()
            .map(String::as_str)
    }

    /// Everything that a page and a board say to each other.
    #[derive(schemars::JsonSchema)]
    #[allow(dead_code)]
    struct Messages {
        setup: Setup,
        command: Command,
        event: Event,
    }

    #[test]
    fn attributes_and_commands_are_read_by_their_names() {
        let empty = serde_json::to_value(Setup::default()).expect("JSON");
        for name in fields(&empty) {
            let setup = Setup::of(|asked| (asked == name).then(|| "x".to_owned()));
            let written = serde_json::to_value(&setup).expect("JSON");
            for field in fields(&written) {
                assert_eq!(written[field] == "x", field == name, "{name} {field}");
            }
        }
        for command in [
            Command::Goto { ply: 7 },
            Command::Flip,
            Command::Hint,
            Command::Solution,
            Command::Reset,
            Command::Next,
            Command::Focus,
            Command::State,
        ] {
            let written = serde_json::to_value(&command).expect("JSON");
            let name = written["type"].as_str().expect("a name");
            assert_eq!(Command::of_type(name, 7), Some(command));
        }
        assert_eq!(Command::of_type("load", 0), None);
    }

    /// The schema is made of these types: `RENEW=1 cargo test -p protocol` writes it.
    #[test]
    fn the_json_schema_is_current() {
        let schema = schemars::schema_for!(Messages);
        let text = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../embed/www/sessa.schema.json"
        );
        if std::env::var_os("RENEW").is_some() {
            std::fs::write(path, &text).expect("the folder is there");
        }
        let kept = std::fs::read_to_string(path).expect("it is in the package");
        assert_eq!(kept, text);
    }

    #[test]
    fn the_package_names_the_same() {
        let read = |text| -> Value { serde_json::from_str(text).expect("JSON") };
        let manifest = read(include_str!("../../embed/www/custom-elements.json"));
        let element = &manifest["modules"][0]["declarations"][0];
        let names = |list: &str| -> Vec<String> {
            let list = element[list].as_array().expect("a list");
            let name = |entry: &Value| entry["name"].as_str().expect("a name").to_owned();
            list.iter().map(name).collect()
        };
        let attributes = declared("export interface Setup").lines();
        let attribute = |line: &'static str| Some(line.trim().split_once("?: ")?.0);
        let attributes: Vec<_> = attributes.filter_map(attribute).collect();
        assert_eq!(names("attributes"), attributes);
        let events = declared("export interface BoardEvents").lines();
        let event = |line: &'static str| line.trim().strip_prefix('"')?.split('"').next();
        let events: Vec<_> = events.filter_map(event).collect();
        assert_eq!(names("events"), events);
        let package = read(include_str!("../../embed/www/package.json"));
        assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn the_declared_types_are_these() {
        let made = MoveMade {
            uci: "e2e4".into(),
            san: "e4".into(),
            fen: String::new(),
            ply: 1,
            by: By::Person,
        };
        let attempt = Attempt {
            puzzle: "1".into(),
            attempts: 1,
            helped: false,
            ms: 1,
        };
        let text = String::new;
        let events = [
            Event::Ready { mode: text() },
            Event::BeforeMove(made.clone()),
            Event::Move(made.clone()),
            Event::Illegal {
                from: text(),
                to: text(),
                reason: text(),
            },
            Event::Hint { step: 1 },
            Event::Solved(attempt.clone()),
            Event::Failed(attempt.clone()),
            Event::Ended {
                result: text(),
                reason: text(),
            },
            Event::Progress {
                done: 1,
                solved: 1,
                total: 1,
            },
            Event::State {
                fen: text(),
                pgn: None,
                ply: 0,
            },
            Event::Error {
                code: ErrorCode::Fetch,
                message: text(),
            },
        ];
        let parts = [
            declared("export type BoardEvent"),
            declared("export interface MoveMade"),
            declared("export interface Attempt"),
            declared("export interface State"),
        ]
        .join("\n");
        for event in &events {
            let value = serde_json::to_value(event).expect("it can be written");
            let kind = value["type"].as_str().expect("a name");
            assert!(parts.contains(&format!("type: \"{kind}\"")), "{kind}");
            assert!(
                declared("export interface BoardEvents").contains(&format!("\"sessa-{kind}\"")),
                "{kind}"
            );
            for field in fields(&value) {
                assert!(parts.contains(&format!("{field}: ")), "{kind}.{field}");
            }
            let read: Event = serde_json::from_value(value).expect("it can be read");
            assert_eq!(read, *event);
        }
        assert_eq!(parts.matches("type: \"").count(), events.len());
        let commands = [
            Command::Load(Box::default()),
            Command::Goto { ply: 1 },
            Command::Flip,
            Command::Hint,
            Command::Solution,
            Command::Reset,
            Command::Next,
            Command::Focus,
            Command::State,
        ];
        let types = declared("export type Command");
        for command in &commands {
            let value = serde_json::to_value(command).expect("it can be written");
            let kind = value["type"].as_str().expect("a name");
            assert!(types.contains(&format!("type: \"{kind}\"")), "{kind}");
        }
        assert_eq!(types.matches("type: \"").count(), commands.len());
        let setup = serde_json::to_value(Setup::default()).expect("it can be written");
        let types = declared("export interface Setup");
        for field in fields(&setup) {
            assert!(types.contains(&format!("  {field}?: ")), "{field}");
        }
        // A file is fetched by the element itself.
        assert_eq!(types.matches("?: ").count(), fields(&setup).count() + 1);
        let codes = [
            ErrorCode::Attribute,
            ErrorCode::Fen,
            ErrorCode::Pgn,
            ErrorCode::Puzzles,
            ErrorCode::Lesson,
            ErrorCode::Fetch,
            ErrorCode::Engine,
        ];
        let names = codes.map(|code| serde_json::to_string(&code).expect("it can be written"));
        assert_eq!(
            declared("export type ErrorCode"),
            format!("export type ErrorCode = {};", names.join(" | "))
        );
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        let text = r#"{"type":"load","fen":"x","of-tomorrow":1}"#;
        let Ok(Command::Load(setup)) = serde_json::from_str(text) else {
            panic!("a command")
        };
        assert_eq!(setup.fen.as_deref(), Some("x"));
        assert!(serde_json::from_str::<Command>(r#"{"type":"dance"}"#).is_err());
    }
}
