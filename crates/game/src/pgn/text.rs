//! Words of a visitor as text.

use std::borrow::Cow;

/// The text of a tag's value, a word or a comment, which a reader tells in UTF-8
/// ([`Decoder`](crate::encoding::Decoder)).
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
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
