//! Character encoding: UTF-8, else ISO 8859-1 (PGN 4.1).

use std::borrow::Cow;

/// The text of a tag's value or a comment. Standing files are in ISO 8859-1 (PGN 4.1), new ones in UTF-8, and many in both:
/// each word of text that is not UTF-8 is read as ISO 8859-1, in which every byte is a character.
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| byte as char).collect()),
    }
}

/// The beginning of a text, made harmless to print ([`chess::excerpt`]).
pub(super) fn excerpt(bytes: &[u8]) -> String {
    // No character has more than four bytes.
    let mut start = &bytes[..bytes.len().min(4 * (chess::EXCERPT + 1))];
    if start.len() < bytes.len() {
        while let [shorter @ .., last] = start
            && last & 0xC0 == 0x80
        {
            start = shorter;
        }
    }
    chess::excerpt(&text(start))
}
