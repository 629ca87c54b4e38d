//! Tokenizer of Rust source: names, `::` and single signs; comments, strings, characters and lifetimes are left out.

use std::iter::Peekable;
use std::str::Chars;

/// The tokens of a source text. `r#"…"#`, `b'…'` and the like leave the letter before the quote as a name of its own.
pub fn tokens(text: &str) -> Vec<String> {
    let mut chars = text.chars().peekable();
    let mut found = Vec::new();
    while let Some(c) = chars.next() {
        match c {
            '/' if chars.peek() == Some(&'/') => skip_line(&mut chars),
            '/' if chars.peek() == Some(&'*') => skip_block_comment(&mut chars),
            '"' => skip_quoted(&mut chars),
            '#' if is_raw_string(&found, &chars) => skip_raw_string(&mut chars),
            '\'' => skip_character_or_lifetime(&mut chars),
            ':' if chars.peek() == Some(&':') => {
                chars.next();
                found.push("::".to_owned());
            }
            c if is_of_name(c) => {
                let mut name = c.to_string();
                while let Some(c) = chars.next_if(|&c| is_of_name(c)) {
                    name.push(c);
                }
                found.push(name);
            }
            c if c.is_whitespace() => {}
            c => found.push(c.to_string()),
        }
    }
    found
}

pub fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn skip_line(chars: &mut Peekable<Chars<'_>>) {
    chars.by_ref().find(|&c| c == '\n');
}

/// Block comments nest.
fn skip_block_comment(chars: &mut Peekable<Chars<'_>>) {
    let (mut depth, mut last) = (0, '/');
    for c in chars {
        match (last, c) {
            ('/', '*') => depth += 1,
            ('*', '/') => depth -= 1,
            _ => {
                last = c;
                continue;
            }
        }
        if depth == 0 {
            return;
        }
        last = ' ';
    }
}

fn skip_quoted(chars: &mut Peekable<Chars<'_>>) {
    while let Some(c) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '"' => return,
            _ => {}
        }
    }
}

/// True at the first `#` of `r#"`, `br##"` and the like; `r#name` is none.
fn is_raw_string(before: &[String], after: &Peekable<Chars<'_>>) -> bool {
    let prefix = before.last().map(String::as_str);
    let mut after = after.clone().skip_while(|&c| c == '#');
    matches!(prefix, Some("r" | "br" | "cr")) && after.next() == Some('"')
}

fn skip_raw_string(chars: &mut Peekable<Chars<'_>>) {
    let mut hashes = 1;
    while chars.next() == Some('#') {
        hashes += 1;
    }
    let mut closing = None;
    for c in chars {
        closing = match (c, closing) {
            ('"', _) => Some(0),
            ('#', Some(closed)) => Some(closed + 1),
            _ => None,
        };
        if closing == Some(hashes) {
            return;
        }
    }
}

fn skip_character_or_lifetime(chars: &mut Peekable<Chars<'_>>) {
    if chars.next_if_eq(&'\\').is_some() {
        chars.next();
        chars.by_ref().find(|&c| c == '\'');
        return;
    }
    chars.next();
    if chars.next_if_eq(&'\'').is_none() {
        while chars.next_if(|&c| is_of_name(c)).is_some() {}
    }
}

#[test]
fn names_in_comments_and_literals_are_no_tokens() {
    let text = r##"
        // crate::a
        /* crate::b /* crate::c */ crate::d */
        let s: &'a str = "crate::e \" crate::f"; let c = ['x', '\'', '\u{1F}', '"'];
        let raw = r#"crate::g " crate::h"#; crate::i::<'static>()
    "##;
    let found = tokens(text);
    let paths: Vec<_> = found.windows(3).filter(|w| w[1] == "::").collect();
    assert_eq!(paths, [["crate", "::", "i"], ["i", "::", "<"]], "{found:?}");
}
