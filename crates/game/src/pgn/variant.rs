//! The rules of a game, as its tag `Variant` names them.

/// The rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// Chess from its usual start, or from a position.
    Usual,
    /// Chess from one of the 960 starts (FIDE guidelines II).
    Chess960,
    /// Another game: its moves cannot be read.
    Other,
}

impl Rules {
    /// The rules that the tag `Variant` names.
    pub fn of(variant: &str) -> Rules {
        let name: String = variant
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        match name.as_str() {
            "" | "standard" | "chess" | "normal" | "fromposition" => Rules::Usual,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "frc" | "freestyle"
            | "freestylechess" => Rules::Chess960,
            _ => Rules::Other,
        }
    }
}
