//! Tabs beside the board.

use widgets::tabs::Tab as Item;

/// The tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The moves, and their comments.
    Moves,
    /// The engine; where there is room it stands above the others.
    Engine,
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
        Tab::Engine.labelled("review"),
        Tab::Position.labelled("analysis-position"),
    ];

    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Engine => "engine",
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
