//! Suggestions for words that are nearly right: the edit distance of Levenshtein.

/// The known word that is nearest to a text, if it is near.
pub fn suggest(text: &str, known: &[&'static str]) -> Option<&'static str> {
    let near = known.iter().map(|word| (distance(text, word), *word));
    let (distance, word) = near.min_by_key(|(distance, _)| *distance)?;
    (distance <= 2 && distance < word.len()).then_some(word)
}

/// Number of letters to insert, delete or replace.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().take(40).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near_is_suggested() {
        let known = ["task", "text", "title"];
        assert_eq!(suggest("taks", &known), Some("task"));
        assert_eq!(suggest("tite", &known), Some("title"));
        assert_eq!(suggest("board", &known), None);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
