//! The content of a board, read from its description by its mode.

pub mod game;
pub mod lesson;
pub mod play;
pub mod puzzle;

use crate::host::Host;
use crate::settings::{Settings, SetupError};
use chess::Position;
use leptos::prelude::AnyView;
use protocol::embed::Setup;
use std::sync::Arc;

/// Content that has been read: it is shown on a page with the settings of its board.
pub type Content = Arc<dyn Fn(Host, &Settings) -> AnyView + Send + Sync>;

/// Reads the content of a mode, with the position of the description: the first attribute that cannot be read is an error.
pub type Read = fn(&Setup, Position) -> Result<Content, SetupError>;
