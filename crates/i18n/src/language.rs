//! The languages the page speaks.

use chess::Letters;
use serde::{Deserialize, Serialize};

/// A language of the page; saved and asked for by its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English, the fallback of every other language.
    #[serde(rename = "en")]
    English,
    /// Tamil.
    #[serde(rename = "ta")]
    Tamil,
    /// Marathi.
    #[serde(rename = "mr")]
    Marathi,
    /// Malayalam.
    #[serde(rename = "ml")]
    Malayalam,
    /// Kannada.
    #[serde(rename = "kn")]
    Kannada,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Tamil,
        Language::Marathi,
        Language::Malayalam,
        Language::Kannada,
    ];

    /// The tag of BCP 47: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Tamil => "ta",
            Language::Marathi => "mr",
            Language::Malayalam => "ml",
            Language::Kannada => "kn",
        }
    }

    /// Its name in the language itself: the one word that is the same in every language of the page.
    pub const fn own_name(self) -> &'static str {
        self.letters().own_name()
    }

    /// Its letters for the pieces in a record.
    pub const fn letters(self) -> Letters {
        match self {
            Language::English => Letters::English,
            Language::Tamil => Letters::Tamil,
            Language::Marathi => Letters::Marathi,
            Language::Malayalam => Letters::Malayalam,
            Language::Kannada => Letters::Kannada,
        }
    }

    /// The language with this tag; a region or script after it does not matter.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of the tags a reader prefers that the page can speak; English if there is none.
    pub fn of_reader<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        tags.into_iter()
            .find_map(Language::from_tag)
            .unwrap_or(Language::English)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_is_met_in_the_first_language_both_know() {
        for (tags, language) in [
            (&["fr-FR", "ta-IN", "en"][..], Language::Tamil),
            (&["en-GB", "mr"], Language::English),
            (&["KN"], Language::Kannada),
            (&["ml_IN"], Language::Malayalam),
            (&["de"], Language::English),
            (&[], Language::English),
        ] {
            assert_eq!(Language::of_reader(tags.iter().copied()), language);
        }
    }
}
