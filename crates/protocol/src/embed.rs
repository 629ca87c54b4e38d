//! Messages between a page and a chess board that is embedded in it, version 1: the same bodies for the custom element, the
//! frame and the plain module.
//!
//! A page describes a board by a [`Setup`], whose fields are the element's attributes, sends [`Command`]s, and hears
//! [`Event`]s. Positions go as FEN, moves as UCI and SAN. What version 1 says stays; fields and kinds may be added, and whoever
//! does not know them passes over them.

mod frame;
mod statement;
#[cfg(test)]
mod tests;
mod written;

pub use frame::{
    FrameEvent, FrameMessage, Hello, HostCommand, HostMessage, RequestId, Said, Storage,
};
pub use statement::{Activity, ActivityKind, Score, Statement, StatementResult, Verb};

use serde::{Deserialize, Serialize};
use written::text;

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
    /// The position to be set up on a board of the mode `free`, as FEN.
    pub target: Option<String>,
    /// Number of the game or puzzle among several, from 1; a puzzle by its name as well.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrNumber>"))]
    pub number: Option<String>,
    /// Number of half-moves of a game that are on the board at first.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrNumber>"))]
    pub ply: Option<String>,
    /// The side at the bottom: `white` or `black`.
    pub orientation: Option<String>,
    /// The side that plays by hand: `white`, `black` or `both`.
    pub side: Option<String>,
    /// The robot's level, 1 to 12.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrNumber>"))]
    pub level: Option<String>,
    /// The clock: minutes and seconds a move, as `5+3`; `none`.
    pub clock: Option<String>,
    /// Arrows and circles: `Ge2e4,Rd5` as in `[%cal]` and `[%csl]`.
    pub drawings: Option<String>,
    /// `false` hides the names of files and ranks.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrTruth>"))]
    pub coordinates: Option<String>,
    /// `false` hides what is beside and below the board.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrTruth>"))]
    pub controls: Option<String>,
    /// `true` offers the result of puzzles as a line that can be copied, for sites that cannot listen.
    #[serde(deserialize_with = "text")]
    #[cfg_attr(test, schemars(with = "Option<written::TextOrTruth>"))]
    pub result: Option<String>,
    /// The colours of the board, by their name.
    pub theme: Option<String>,
    /// The set of pieces, by its name.
    pub pieces: Option<String>,
}

/// Mode of a board.
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
            target: attribute("target"),
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
    /// There is no such command.
    Command,
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
    /// The board fills its window, or does so no longer: the browser has refused it the screen.
    Full {
        /// True if it does.
        on: bool,
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
