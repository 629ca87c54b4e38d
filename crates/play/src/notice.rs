//! Notices of a game in play: messages that stay until they no longer matter.

use protocol::library::Failure;

/// A notice to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A notice of the table.
    Table(table::Notice),
    /// This device saves nothing.
    NotSaved,
    /// The library failed to save the game; the storage has it.
    LibraryFailed(Failure),
}
