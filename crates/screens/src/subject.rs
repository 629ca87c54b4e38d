//! Subjects of study: what the analysis board can be asked to show.

/// Subjects of study.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// The last study.
    #[default]
    Last,
    /// A game played here.
    Game {
        /// The game as it is saved.
        saved: String,
        /// The half-move shown.
        shown: usize,
        /// True if it is to be reviewed at once.
        review: bool,
    },
    /// Games as PGN.
    Pgn(String),
    /// A study from the library.
    Kept {
        /// Its key in the library: saved again, it stays the same record.
        key: String,
        /// The study.
        pgn: String,
    },
    /// A position as FEN.
    Fen(String),
}
