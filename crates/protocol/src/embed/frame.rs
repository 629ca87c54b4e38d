//! Messages between a frame and the page around it: the handshake, commands with their answers, and what a board tells.

use super::{Command, ErrorCode, Event, Statement};
use serde::{Deserialize, Serialize};

/// The number or text by which a page knows the answer to a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RequestId {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

/// A message to a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HostMessage {
    /// The version.
    pub sessa: u32,
    /// The id of the frame, as its address has it.
    #[serde(default)]
    pub id: String,
    /// Asks for an answer: a command that has one is answered by exactly one [`FrameEvent::Done`] or [`FrameEvent::Refused`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestId>,
    /// The greeting or command.
    #[serde(flatten)]
    pub body: HostCommand,
}

/// Message of a page to a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum HostCommand {
    /// The greeting.
    Hello(Hello),
    /// A command to its board.
    Command(Command),
}

/// The greeting of a page: it answers `ready`, and may hand over a `MessagePort` by which all else goes then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Hello {
    /// It has no content.
    Hello,
}

/// A message from a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FrameMessage {
    /// The version.
    pub sessa: u32,
    /// The id of the frame, as its address has it.
    pub id: String,
    /// The event.
    #[serde(flatten)]
    pub body: Said,
}

/// Message of a frame to the page around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Said {
    /// An event of the frame itself.
    Frame(FrameEvent),
    /// An event of its board; that the board is ready is [`FrameEvent::Loaded`].
    Board {
        /// The event.
        #[serde(flatten)]
        event: Event,
        /// With `solved`, `failed` and `progress`: the same as a statement.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        xapi: Option<Statement>,
    },
}

/// Storage of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Storage {
    /// In memory, as long as the page is there; a site that wants progress kept hears of it.
    Memory,
}

/// Events of a frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FrameEvent {
    /// The frame listens; said until it is answered, or for five seconds.
    Ready,
    /// The answer to the greeting.
    Welcome {
        /// The version.
        version: u32,
        /// Storage of the board.
        storage: Storage,
    },
    /// The board can be used.
    Loaded {
        /// The mode.
        mode: String,
    },
    /// The height that the frame needs.
    Resize {
        /// In CSS pixels.
        height: u32,
    },
    /// The answer to a command that was carried out, with the state after it.
    Done {
        /// The command's.
        request: RequestId,
        /// The position on the board, as FEN; none in a lesson.
        fen: Option<String>,
        /// The game so far, as PGN, where there is one.
        pgn: Option<String>,
        /// Number of half-moves on the board.
        ply: u32,
    },
    /// The answer to a command that could not be carried out.
    Refused {
        /// The command's.
        request: RequestId,
        /// The code.
        code: ErrorCode,
        /// A sentence about it in English, for whoever wrote the page.
        message: String,
    },
}
