//! Tabs beside the board.

use widgets::tabs::Tab as Item;

/// The tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The moves, and their comments.
    Moves,
    /// The engine; where there is room it stands above the others.
    Engine,
    /// Import and export of games.
    Game,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: &[Item<Tab>] = &[
        Tab::Moves.labelled("moves"),
        Tab::Engine.labelled("review"),
        Tab::Game.labelled("analysis-game"),
    ];

    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Engine => "engine",
            Tab::Game => "game",
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
