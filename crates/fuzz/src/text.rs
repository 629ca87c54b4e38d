//! Fuzz input: texts that are nearly right.

use arbitrary::{Result, Unstructured};

/// Any bytes, any of the `letters`, or most often one of the `good` texts with a few letters wrong.
pub fn text(input: &mut Unstructured<'_>, good: &[&str], letters: &str) -> Result<String> {
    let letters: Vec<char> = letters.chars().collect();
    match input.int_in_range(0..=9)? {
        8 => {
            let length = input.int_in_range(0..=100)?.min(input.len());
            Ok(String::from_utf8_lossy(input.bytes(length)?).into_owned())
        }
        9 => {
            let length = input.int_in_range(0..=10)?;
            (0..length)
                .map(|_| input.choose(&letters).copied())
                .collect()
        }
        _ => damaged(input, good, &letters),
    }
}

/// Words of one good text, seldom of another, with up to three things done to its letters.
fn damaged(input: &mut Unstructured<'_>, good: &[&str], letters: &[char]) -> Result<String> {
    let words: Vec<_> = input
        .choose(good)?
        .split(' ')
        .enumerate()
        .map(|(i, word)| {
            let other = if input.ratio(1, 8)? {
                input.choose(good)?.split(' ').nth(i)
            } else {
                None
            };
            Ok(other.unwrap_or(word))
        })
        .collect::<Result<_>>()?;
    let mut text: Vec<char> = words.join(" ").chars().collect();
    for _ in 0..input.int_in_range(0..=3)? {
        let at = input.int_in_range(0..=text.len())?;
        let end = text.len().min(at + input.int_in_range(1..=4)?);
        match input.int_in_range(0..=7)? {
            0 => text.insert(at, *input.choose(letters)?),
            1 => drop(text.drain(at..end)),
            2 => {
                let part = text[at..end].repeat(input.int_in_range(1..=40)?);
                text.splice(end..end, part);
            }
            3 => text[at..end].reverse(),
            _ => {
                let new = *input.choose(letters)?;
                text.splice(at..end.min(at + 1), [new]);
            }
        }
    }
    Ok(text.into_iter().collect())
}
