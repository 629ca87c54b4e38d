//! Modes of the panel beside the board.

/// The modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelMode {
    /// The moves, and their comments.
    Moves,
    /// The review of the game.
    Review,
    /// Import of games; the game menu leads there.
    Open,
    /// The tags of the game; the game menu leads there.
    Tags,
}

impl PanelMode {
    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            PanelMode::Moves => "moves",
            PanelMode::Review => "review",
            PanelMode::Open => "open",
            PanelMode::Tags => "tags",
        }
    }
}
