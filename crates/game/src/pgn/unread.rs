//! The text that a fault leaves unread: the rest of its line or of its game, as it was written.

use super::problem::{Problem, ProblemKind};
use super::text;
use super::words::ending;
use crate::place::Place;

/// The part of a PGN text that is not in the tree because of a problem; `None` if nothing is left out, or only what the problem
/// tells of itself. A game whose start cannot be played from has all its moves unread.
///
/// ```
/// let text = b"1. e4 (1. d4 Kd7 2. c4) e5 2. Ke3 {why not} Nf6 0-1";
/// let games = game::pgn::read(text);
/// let unread = |place: usize| game::pgn::unread(text, &games[0].problems[place]);
/// assert_eq!(unread(0).as_deref(), Some("Kd7 2. c4"));
/// assert_eq!(unread(1).as_deref(), Some("Ke3 {why not} Nf6"));
/// ```
pub fn unread(bytes: &[u8], problem: &Problem) -> Option<String> {
    let mut rest = &bytes[offset(bytes, problem.place)?..];
    match problem.kind {
        ProblemKind::Move(..)
        | ProblemKind::NullMove
        | ProblemKind::Side
        | ProblemKind::TooDeep
        | ProblemKind::TooLarge => {}
        ProblemKind::Start(_) | ProblemKind::Variant => {
            let tag = rest.iter().position(|&byte| byte == b']')?;
            rest = after_tags(&rest[tag + 1..]);
        }
        _ => return None,
    }
    let told = text(&rest[..end(rest)]).trim().to_owned();
    (!told.is_empty()).then_some(told)
}

/// The index of the byte at a place.
fn offset(bytes: &[u8], place: Place) -> Option<usize> {
    let (mut at, mut line) = (0, 1);
    while line < place.line {
        let byte = *bytes.get(at)?;
        at += 1;
        // Of a carriage return with a line feed, the second counts.
        let pair = byte == b'\r' && bytes.get(at) == Some(&b'\n');
        line += usize::from(matches!(byte, b'\n' | b'\r') && !pair);
    }
    let starts = (at..bytes.len()).filter(|&at| bytes[at] & 0xC0 != 0x80);
    starts.take(place.column).last()
}

/// Text that follows the tags at the beginning of another.
fn after_tags(mut text: &[u8]) -> &[u8] {
    loop {
        text = text.trim_ascii_start();
        let tag = text.starts_with(b"[");
        match text.iter().position(|&byte| byte == b']').filter(|_| tag) {
            Some(end) => text = &text[end + 1..],
            None => return text,
        }
    }
}

/// The length of what is left of the line of moves at the beginning of a text: up to the bracket that ends a variation begun
/// before it, the result, or the tags of the next game.
fn end(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0u32);
    while let Some(&byte) = text.get(at) {
        let after = |stop: u8| text[at..].iter().position(|&byte| byte == stop);
        match byte {
            b'{' => at += after(b'}').unwrap_or(text.len()),
            b';' => at += after(b'\n').unwrap_or(text.len()),
            b'(' => depth += 1,
            b')' if depth == 0 => return at,
            b')' => depth -= 1,
            b'\n' if text[at + 1..].starts_with(b"[") => return at,
            _ if !byte.is_ascii_whitespace() => {
                let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"{}();".contains(byte);
                let length = text[at..].iter().position(is_end);
                let word = &text[at..at + length.unwrap_or(text.len() - at)];
                if depth == 0 && (word == b"*" || ending(word).is_some()) {
                    return at;
                }
                at += word.len().max(1) - 1;
            }
            _ => {}
        }
        at += 1;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::read;

    /// Unread rest of each game.
    fn rests(text: &str) -> Vec<Vec<String>> {
        let rest = |problem: &Problem| unread(text.as_bytes(), problem);
        let games = read(text.as_bytes());
        let rests = games.iter().map(|game| game.problems.iter());
        rests
            .map(|problems| problems.filter_map(rest).collect())
            .collect()
    }

    #[test]
    fn the_rest_of_a_line_is_kept_as_it_was() {
        for (text, unread) in [
            ("1. e4 e5 *", vec![vec![]]),
            ("1. d4 d5 2. Kd7 Nf6 *", vec![vec!["Kd7 Nf6"]]),
            (
                "1. d4\r\nd5 2. Kd7 (2. c4 e6)\r\nNf6 1/2-1/2\r\n\r\n1. e4 *",
                vec![vec!["Kd7 (2. c4 e6)\r\nNf6"], vec![]],
            ),
            (
                "1. e4 {சே *} Ke4 ; to the end *\n2. d4\n\n[White \"A\"]\n\n1. c4 Kc4",
                vec![vec!["Ke4 ; to the end *\n2. d4"], vec!["Kc4"]],
            ),
            (
                "[White \"A\"][FEN \"8/8 w\"][Black \"B\"]\n\n1. e4 {x} e5 1-0",
                vec![vec!["1. e4 {x} e5"]],
            ),
        ] {
            assert_eq!(rests(text), unread, "{text}");
        }
    }

    #[test]
    fn no_text_is_too_odd() {
        for text in ["1. e4 Ke4 {", "1. e4 Ke4 ((", "1. e4 -- ;", "1. Ke4 )"] {
            rests(text);
        }
    }
}
