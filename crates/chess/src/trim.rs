//! Trimming a written move to the move itself: spaces, move number, signs of check and remarks go.
//!
//! Every reader of notation begins here ([`Position::parse_san`](crate::Position::parse_san),
//! [`Position::read`](crate::Position::read)), so that all forgive the same.

use alloc::string::String;

/// Words that may follow a move and only repeat what it does.
const REMARKS: [&str; 6] = ["e.p.", "e.p", "ep", "mate", "check", "ch"];

/// True if a word says nothing but what the move before it did: a sign of check or mate (`+`, `++`, `#`, `x`, `†`, `‡`,
/// `≠`), `e.p.`, `ep`, `mate`, `check` or `ch`.
///
/// ```
/// assert!(chess::is_remark("mate") && chess::is_remark("++") && chess::is_remark("e.p."));
/// assert!(!chess::is_remark("Nf3") && !chess::is_remark(""));
/// ```
pub fn is_remark(word: &str) -> bool {
    let is_sign = |c| matches!(c, '+' | '#' | 'x' | '×' | '†' | '‡' | '≠');
    !word.is_empty() && word.chars().all(is_sign)
        || REMARKS
            .iter()
            .any(|remark| word.eq_ignore_ascii_case(remark))
}

/// A move without the number before it, and without signs and remarks after it; dashes, crosses, zeros of the Cyrillic
/// alphabet and digits of India as in English; without spaces around signs.
///
/// Signs that may stand after a move are those of check and mate, `x` for mate among them, all that annotate (`!?`, `+-`,
/// `±`, `$14`, `(=)`) and the words of [`is_remark`].
pub(crate) fn trimmed(text: &str) -> String {
    let mut plain = plain(text);
    plain.truncate(without_remarks(&plain).len());
    let body = without_number(&plain);
    plain.drain(..plain.len() - body.len());
    plain
}

/// The text with every sign written most plainly, and without spaces around signs.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut spaced = false;
    for c in text.trim().chars() {
        let c = match c {
            // Joiners, marks of direction and variants of drawing say nothing.
            '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'
            | '\u{2066}'..='\u{2069}'
            | '\u{FE0E}'
            | '\u{FE0F}'
            | '\u{FEFF}' => continue,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            '×' | 'х' | 'Х' => 'x',
            'О' | 'о' => 'O',
            '†' | '‡' | '≠' => '+',
            '‼' | '⁇' | '⁈' | '⁉' | '□' | '∞' | '⩲' | '⩱' | '±' | '∓' | '⨀' | '⊙' | '⟳' | '↑'
            | '→' | '⇆' | '⇄' | '⊕' | '∆' | '△' | '⌓' => '!',
            _ => digit(c).unwrap_or(c),
        };
        if c.is_whitespace() {
            spaced = true;
            continue;
        }
        let sign = |c: char| "-x:=(".contains(c);
        if core::mem::take(&mut spaced) && !sign(c) && !plain.ends_with(sign) {
            plain.push(' ');
        }
        plain.push(c);
    }
    plain
}

/// The digit, where it is one of Devanagari, Tamil, Kannada or Malayalam.
fn digit(c: char) -> Option<char> {
    const ZEROS: [u32; 4] = [0x0966, 0x0BE6, 0x0CE6, 0x0D66];
    ZEROS.into_iter().find_map(|zero| {
        let value = (c as u32).checked_sub(zero)?;
        char::from_digit(value, 10)
    })
}

/// The text without a move number and dots before it.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = ['.', '…', ' '];
    if after.len() == text.len() || after.starts_with(dots) {
        after.trim_start_matches(dots)
    } else {
        text
    }
}

/// The text without signs and remarks after it.
fn without_remarks(text: &str) -> &str {
    let mut body = text;
    loop {
        let mut shorter =
            body.trim_end_matches(['+', '#', '!', '?', '-', '=', '/', '.', 'x', 'X', ' ']);
        // The number of an annotation (PGN 10), and the sign of an offered draw (FIDE C.12).
        let number = shorter.trim_end_matches(|c: char| c.is_ascii_digit());
        if let Some(annotated) = number
            .strip_suffix('$')
            .filter(|_| number.len() < shorter.len())
        {
            shorter = annotated;
        }
        shorter = shorter.strip_suffix("(=)").unwrap_or(shorter);
        for remark in REMARKS {
            let at = shorter.len().saturating_sub(remark.len());
            if shorter
                .get(at..)
                .is_some_and(|end| end.eq_ignore_ascii_case(remark))
            {
                shorter = &shorter[..at];
            }
        }
        if shorter.len() == body.len() {
            return body;
        }
        body = shorter;
    }
}
