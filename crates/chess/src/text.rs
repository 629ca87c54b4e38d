//! Quoting what a user wrote.

use alloc::string::String;

/// At most 24 characters of a text, made harmless to print: enough to recognise it in a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut out = String::new();
    for (i, letter) in text.chars().enumerate() {
        if i == LONGEST {
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
