//! Keys under which the games of a page are stored; all begin with the page's prefix.

/// Beginning of the storage keys of a simultaneous display's games; by itself the key of its record.
pub(crate) const DISPLAY: &str = "sessa.simul";

/// Beginning of the storage keys of the games that robots play among themselves.
pub(crate) const ROBOTS: &str = "sessa.robots";

/// Storage key of a game.
pub(crate) fn game_key(prefix: &str, key: &str) -> String {
    format!("{prefix}.game.{key}")
}

/// Storage key of the score of its match.
pub(crate) fn match_key(prefix: &str, key: &str) -> String {
    format!("{prefix}.match.{key}")
}

/// Storage key of the key of the game that was shown last.
pub(crate) fn shown_key(prefix: &str) -> String {
    format!("{prefix}.shown")
}

/// Beginning of the storage keys of games that the library has yet to take; the rest is the time when each was put there,
/// in milliseconds since 1970.
pub(crate) fn aside_keys(prefix: &str) -> String {
    format!("{prefix}.game.aside.")
}
