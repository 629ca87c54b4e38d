//! Settings of a game in words: levels and rule sets.

use crate::{Lexicon, args};
use protocol::LEVEL_ELOS;

/// A level in words: its number and its approximate Elo.
pub fn level_in_words(words: &Lexicon, level: u8) -> String {
    let elo = LEVEL_ELOS.get(usize::from(level).wrapping_sub(1));
    let elo = elo.copied().unwrap_or_default();
    words.with("level-about", &args!["level" => level, "elo" => elo])
}

/// The `id` of rules that have no name.
pub const OWN_RULES: &str = "custom";

/// The editions' names ([`RuleSet::editions`]), which the page knows without their rules.
const EDITIONS: [&str; 5] = ["fide-2023", "fide-2009", "uscf", "code-1988", "casual"];

/// Name of a rule set: edition and variants in the reader's language, a player's own as it was named.
pub fn rules_in_words(words: &Lexicon, id: &str) -> String {
    if EDITIONS.contains(&id) || id == OWN_RULES {
        words.get(&format!("rules-{id}"))
    } else {
        id.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::RuleSet;

    #[test]
    fn editions_are_known_by_name() {
        assert_eq!(RuleSet::editions().map(|edition| edition.id), EDITIONS);
        let called = |id| rules_in_words(&Lexicon::english(), id);
        assert_eq!(called("code-1988"), "Older Chess Code (about 1988)");
        assert_eq!(called("Our club"), "Our club");
    }
}
