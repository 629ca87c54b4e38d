//! Quoting what a user wrote.

use alloc::string::String;

/// The most characters that [`excerpt`] keeps.
pub const EXCERPT: usize = 24;

/// At most [`EXCERPT`] characters of a text, made harmless to print: enough to recognise it in a
/// message.
///
/// ```
/// assert_eq!(chess::excerpt("e4\te5"), "e4\u{FFFD}e5");
/// ```
pub fn excerpt(text: &str) -> String {
    let mut out = String::new();
    for (i, letter) in text.chars().enumerate() {
        if i == EXCERPT {
            out.push('…');
            break;
        }
        out.push(if letter.is_control() {
            '\u{FFFD}'
        } else {
            letter
        });
    }
    out
}
