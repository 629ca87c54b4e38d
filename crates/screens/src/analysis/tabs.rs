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
    /// Import and export of games.
    Game,
}

impl Tab {
    /// The tabs, in their order.
    pub const ALL: &[Item<Tab>] = &[
        Tab::Moves.labelled("moves"),
        Tab::Position.labelled("analysis-position"),
        Tab::Game.labelled("analysis-game"),
    ];

    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Review => "review",
            Tab::Position => "position",
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
