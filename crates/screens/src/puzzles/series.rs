//! Series against the clock: of all puzzles, of mates in one or two moves, of mating patterns.

use i18n::{Lexicon, args};
use motif::{Theme, ThemeGroup};

/// A series of puzzles against the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Series {
    /// Of all puzzles.
    #[default]
    All,
    /// Of mates in one move.
    MateIn1,
    /// Of mates in two moves.
    MateIn2,
    /// Of mates by a pattern that has a name.
    MatePatterns,
}

impl Series {
    /// All of them.
    pub const EACH: [Series; 4] = [
        Series::All,
        Series::MateIn1,
        Series::MateIn2,
        Series::MatePatterns,
    ];

    /// The name in addresses; of all puzzles it has none.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Series::All => None,
            Series::MateIn1 => Some("mate-in-1"),
            Series::MateIn2 => Some("mate-in-2"),
            Series::MatePatterns => Some("mate-patterns"),
        }
    }

    /// The moves to mate, where they are the same in all its puzzles.
    pub fn mate_in(self) -> Option<u8> {
        match self {
            Series::MateIn1 => Some(1),
            Series::MateIn2 => Some(2),
            Series::All | Series::MatePatterns => None,
        }
    }

    /// Themes of which each of its puzzles has at least one.
    pub fn themes(self) -> Vec<Theme> {
        if self != Series::MatePatterns {
            return Vec::new();
        }
        let counted = [
            Theme::Mate,
            Theme::MateIn1,
            Theme::MateIn2,
            Theme::MateIn3,
            Theme::MateIn4,
            Theme::MateIn5,
        ];
        let mates = ThemeGroup::Mates.themes().iter().copied();
        mates.filter(|theme| !counted.contains(theme)).collect()
    }

    /// The name in words.
    pub fn name_in(self, words: &Lexicon) -> String {
        match (self, self.mate_in()) {
            (Series::All, _) => words.get("choice-all"),
            (_, Some(moves)) => words.with("solve-mate-in", &args!["count" => u32::from(moves)]),
            (_, None) => words.get("learn-group-mates"),
        }
    }

    /// The series in words, for a title.
    pub fn told(self, words: &Lexicon) -> String {
        let storm = words.get("solve-mode-storm");
        match self {
            Series::All => storm,
            series => format!("{storm} · {}", series.name_in(words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_themes_of_mates_but_no_numbers_of_moves() {
        let patterns = Series::MatePatterns.themes();
        assert!(patterns.len() >= 12);
        assert!(patterns.contains(&Theme::SmotheredMate));
        assert!(!patterns.contains(&Theme::MateIn2));
        assert!(Series::MateIn1.themes().is_empty());
    }
}
