//! Search in the laws: every word that is looked for must be found in number, title, other words or text; titles count most.

use crate::{Clause, Laws};

/// The most clauses that a search finds.
const MOST: usize = 40;

impl Laws {
    /// The clauses in which all words of `wanted` occur, the best first. In a translation English words are found too, by
    /// the other words of a clause.
    pub fn search(&self, wanted: &str) -> Vec<&Clause> {
        let wanted = wanted.to_lowercase();
        let words: Vec<&str> = wanted.split_whitespace().collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(u32, &Clause)> = self
            .clauses
            .iter()
            .filter_map(|clause| Some((weight(clause, &words, &wanted)?, clause)))
            .collect();
        // The sort is stable: what weighs the same keeps the order of the laws.
        found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        found
            .into_iter()
            .take(MOST)
            .map(|(_, clause)| clause)
            .collect()
    }
}

/// Weight of a clause for a search; `None` if a word does not occur in it.
fn weight(clause: &Clause, words: &[&str], whole: &str) -> Option<u32> {
    let number = clause.number.to_lowercase();
    let title = clause.title.to_lowercase();
    let aliases: Vec<String> = clause.aliases.iter().map(|it| it.to_lowercase()).collect();
    let text = clause.text.join(" ").to_lowercase();
    let of_word = |word: &&str| {
        if number == *word {
            Some(100)
        } else if begins_word(&title, word) || number.starts_with(*word) {
            Some(20)
        } else if aliases.iter().any(|alias| begins_word(alias, word)) {
            Some(10)
        } else if title.contains(*word) {
            Some(5)
        } else if text.contains(*word) {
            Some(2)
        } else {
            None
        }
    };
    let words: Option<u32> = words.iter().map(of_word).sum();
    let exact = title == whole || aliases.iter().any(|alias| alias == whole);
    Some(words? + if exact { 40 } else { 0 })
}

/// True if a word of the text begins so.
fn begins_word(text: &str, beginning: &str) -> bool {
    text.split(|c: char| c.is_whitespace() || "“”,;(".contains(c))
        .any(|word| word.starts_with(beginning))
}
