//! Names and definitions of themes.

use i18n::Lexicon;
use motif::{Theme, ThemeGroup};

/// The name of a theme, as a menu shows it.
pub fn theme_name(theme: Theme, words: &Lexicon) -> String {
    words.get(&format!("theme-{}", theme.key()))
}

/// The definition of a theme, in one sentence.
pub fn theme_definition(theme: Theme, words: &Lexicon) -> String {
    words.get(&format!("theme-about-{}", theme.key()))
}

/// The name of a group of themes.
pub fn theme_group_name(group: ThemeGroup, words: &Lexicon) -> String {
    words.get(&format!("theme-group-{}", group.key()))
}
