//! Columns of a block: one kind of value of all its puzzles, as bytes.

use std::ops::Range;

/// The kind of a column. Its number is in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Column {
    /// The probabilities of the codec's contexts.
    Model,
    /// The length of each group of coded puzzles.
    Groups,
    /// The positions and solutions, coded.
    Coded,
    Rating,
    Deviation,
    Popularity,
    Plays,
    /// For each theme that occurs its number in the file's list, and a bit a puzzle.
    Themes,
    Id,
    Halfmoves,
    Fullmoves,
    Game,
    Ply,
    Nodes,
    Opening,
    OtherThemes,
    MateIn,
}

impl Column {
    pub(super) const COUNT: usize = Column::MateIn as usize + 1;
}

/// Numbers in so many bytes each: the lowest bytes of all, then the next. Bytes of one kind beside each other compress better.
pub(super) fn write_numbers(width: usize, numbers: &[u64]) -> Vec<u8> {
    let mut out = Vec::with_capacity(width * numbers.len());
    for byte in 0..width {
        out.extend(numbers.iter().map(|number| (number >> (8 * byte)) as u8));
    }
    out
}

/// The number at a place. Beyond the end it is nothing.
pub(super) fn number(bytes: &[u8], count: usize, at: usize) -> Option<u64> {
    let width = bytes.len() / count.max(1);
    let mut number = None;
    for byte in 0..width.min(8) {
        let value = u64::from(*bytes.get(byte * count + at)?);
        number = Some(number.unwrap_or(0) | value << (8 * byte));
    }
    number
}

/// The number that stands for none, in so many bytes.
pub(super) const fn none(width: usize) -> u64 {
    u64::MAX >> (64 - 8 * width)
}

/// Texts: the length of each, then all of them.
pub(super) fn write_texts<'a>(texts: impl Iterator<Item = &'a str> + Clone) -> Vec<u8> {
    let mut out = Vec::new();
    for text in texts.clone() {
        write_length(text.len(), &mut out);
    }
    for text in texts {
        out.extend_from_slice(text.as_bytes());
    }
    out
}

/// The texts at these places.
pub(super) fn texts(bytes: &[u8], count: usize, places: Range<usize>) -> Option<Vec<&str>> {
    let mut rest = bytes;
    let mut before = 0usize;
    let mut lengths = Vec::with_capacity(places.len());
    for n in 0..count {
        let length = read_length(&mut rest)?;
        if n < places.start {
            before = before.checked_add(length)?;
        } else if n < places.end {
            lengths.push(length);
        }
    }
    let mut rest = rest.get(before..)?;
    let next = |length: usize| {
        let (text, after) = rest.split_at_checked(length)?;
        rest = after;
        std::str::from_utf8(text).ok()
    };
    lengths.into_iter().map(next).collect()
}

/// A length: seven bits a byte, the lowest first, and the highest bit where more follow (LEB128).
pub(super) fn write_length(mut length: usize, out: &mut Vec<u8>) {
    while length >= 128 {
        out.push(length as u8 | 128);
        length >>= 7;
    }
    out.push(length as u8);
}

pub(super) fn read_length(bytes: &mut &[u8]) -> Option<usize> {
    let mut length = 0u64;
    for shift in (0..35).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        length |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return usize::try_from(length).ok();
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_at_their_places() {
        let numbers = [1, 0x0203, 0xFFFF];
        let bytes = write_numbers(2, &numbers);
        assert_eq!(bytes, [1, 3, 0xFF, 0, 2, 0xFF]);
        for (at, &expected) in numbers.iter().enumerate() {
            assert_eq!(number(&bytes, 3, at), Some(expected));
        }
        assert_eq!(number(&bytes, 3, 3), None);
        assert_eq!(number(&[], 3, 0), None);
        assert_eq!(number(&[], 0, 0), None);
        assert_eq!((none(1), none(2), none(8)), (0xFF, 0xFFFF, u64::MAX));
    }

    #[test]
    fn texts_are_read_at_their_places() {
        let long = "x".repeat(300);
        let texts = ["a", "", &long, "\u{e9}"];
        let bytes = write_texts(texts.into_iter());
        for begin in 0..4 {
            for end in begin..=4 {
                let found = super::texts(&bytes, 4, begin..end);
                assert_eq!(found.as_deref(), Some(&texts[begin..end]));
            }
        }
        assert_eq!(super::texts(&bytes[..bytes.len() - 1], 4, 3..4), None);
        assert_eq!(super::texts(&[], 1, 0..1), None);
        let mut endless: &[u8] = &[255; 20];
        assert_eq!(read_length(&mut endless), None);
    }
}
