//! Time as this crate sees it: whole milliseconds handed in from outside.

use serde::{Deserialize, Serialize};

/// A span of time in whole milliseconds.
pub type Millis = u64;

/// A point on a game's own time line, in milliseconds since the game was created.
///
/// The line never runs backwards and does not move while the page is closed; who calls [`Game::apply`](crate::Game::apply)
/// sees to that.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub Millis);

impl Timestamp {
    /// Span since `earlier`; zero if this is not after it.
    pub fn since(self, earlier: Timestamp) -> Millis {
        self.0.saturating_sub(earlier.0)
    }

    /// This point, moved on by `span`.
    #[must_use]
    pub fn plus(self, span: Millis) -> Timestamp {
        Timestamp(self.0.saturating_add(span))
    }
}
