//! Modes of the panel beside the board: tabs, and the review, which takes their place.

use widgets::tabs::Tab as Item;

/// The modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The moves, and their comments.
    Moves,
    /// The review of the game; not a tab, but the panel.
    Review,
    /// The position editor.
    Position,
    /// Import of games; the game menu leads there.
    Open,
    /// The tags of the game; the game menu leads there.
    Tags,
}

impl Tab {
    /// Those in the row of tabs, in their order.
    pub const ALL: &[Item<Tab>] = &[
        Tab::Moves.labelled("moves"),
        Tab::Position.labelled("analysis-position"),
    ];

    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Review => "review",
            Tab::Position => "position",
            Tab::Open => "open",
            Tab::Tags => "tags",
        }
    }

    const fn labelled(self, label: &'static str) -> Item<Tab> {
        Item {
            value: self,
            name: self.name(),
            label,
        }
    }
}
