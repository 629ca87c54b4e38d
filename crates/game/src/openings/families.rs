//! Names of the families of openings in a language: the part of an English name before the first comma or colon. What
//! stands after it, the variation, keeps its words.

use std::collections::HashMap;

/// The family of an English name: all before the first comma or colon.
pub(super) fn family(name: &str) -> &str {
    &name[..name.find([',', ':']).unwrap_or(name.len())]
}

/// The names of families in a language. Without any, as in English, every opening keeps its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FamilyNames(HashMap<String, String>);

impl FamilyNames {
    /// Reads the column of a language. The first line that is no remark (`#`) holds the tags of the languages, `en` in front;
    /// each line after it is a family. Fields are separated by tabs. A language without a column has no names.
    ///
    /// ```
    /// use game::FamilyNames;
    ///
    /// let names = FamilyNames::parse("en\tta\nSicilian Defence\tசிசிலியன் தற்காப்பு\n", "ta");
    /// assert_eq!(names.written("Sicilian Defence, Najdorf Variation"), "சிசிலியன் தற்காப்பு, Najdorf Variation");
    /// assert_eq!(names.written("Open Game"), "Open Game");
    /// ```
    pub fn parse(text: &str, language: &str) -> FamilyNames {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut tags = lines.next().unwrap_or_default().split('\t').skip(1);
        let Some(column) = tags.position(|tag| tag == language) else {
            return FamilyNames::default();
        };
        let named = lines.filter_map(|line| {
            let (english, names) = line.split_once('\t')?;
            let name = names.split('\t').nth(column)?;
            Some((english.to_owned(), name.to_owned()))
        });
        FamilyNames(named.collect())
    }

    /// The family of an opening in the language, and the rest of its English name; `None` if the family has no name there.
    /// American spelling and a plain apostrophe, which files of games have, are read too.
    pub fn split<'a>(&'a self, name: &'a str) -> Option<(&'a str, &'a str)> {
        let (family, rest) = name.split_at(family(name).len());
        let named = self.0.get(family).or_else(|| {
            let british = family.replace("Defense", "Defence").replace('\'', "’");
            self.0.get(&british)
        })?;
        Some((named, rest))
    }

    /// The English names of the families whose name in the language has this text in it, in alphabetical order.
    pub fn english_of(&self, text: &str) -> Vec<String> {
        let named = self.0.iter().filter(|(_, name)| name.contains(text));
        let mut english: Vec<_> = named.map(|(english, _)| english.clone()).collect();
        english.sort_unstable();
        english
    }

    /// An opening's name as it is shown.
    pub fn written(&self, name: &str) -> String {
        match self.split(name) {
            Some((family, rest)) => format!("{family}{rest}"),
            None => name.to_owned(),
        }
    }
}
