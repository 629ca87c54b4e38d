//! Links to clauses of the laws.

use i18n::{Words, args};
use leptos::prelude::*;

/// A link to the clause of this number.
pub fn law_link(words: Words, number: &str) -> impl IntoView + use<> {
    view! { " " {link(words, number.to_owned(), "law-link")} }
}

/// A link to the clause of this number, as one of several that stand beside each other.
pub fn law_chip(words: Words, number: &str) -> impl IntoView + use<> {
    link(words, number.to_owned(), "chip")
}

/// A text in which the clauses that it names, as in "Law 7.2.2", are links.
pub fn with_law_links(words: Words, text: &str) -> AnyView {
    let name = words.now().with("law-link", &args!["number" => "#"]);
    let part = |part: Part<'_>| match part {
        Part::Text(text) => text.to_owned().into_any(),
        Part::Law(number) => link(words, number.to_owned(), "law-link").into_any(),
    };
    let parts = parts(text, name.split_once('#').unwrap_or_default());
    parts.into_iter().map(part).collect_view().into_any()
}

/// A link to a clause in little room: only its number is seen, by the style sheet, so that it is no part of the text before it.
pub fn law_sign(words: Words, number: &'static str) -> impl IntoView {
    let name = name(words, number.to_owned());
    view! {
        " "
        <a class="law-link" href=address(number) data-law=number aria-label=name></a>
    }
}

fn link(words: Words, number: String, class: &'static str) -> impl IntoView {
    let href = address(&number);
    let name = name(words, number.clone());
    view! { <a class=class href=href data-law=number>{name}</a> }
}

fn name(words: Words, number: String) -> impl Fn() -> String + Clone + Send + 'static {
    move || {
        words
            .now()
            .with("law-link", &args!["number" => number.as_str()])
    }
}

fn address(number: &str) -> String {
    format!("#/laws/{number}")
}

/// Part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part<'t> {
    Text(&'t str),
    /// The number of a clause.
    Law(&'t str),
}

/// The parts of a text; `name` is what stands before and after the number of a clause.
fn parts<'t>(text: &'t str, (before, after): (&str, &str)) -> Vec<Part<'t>> {
    let mut parts = Vec::new();
    // Where what is not yet in a part begins, and where to look on.
    let (mut begin, mut at) = (0, 0);
    while let Some(found) = text[at..].find(before) {
        let start = at + found;
        let rest = &text[start + before.len()..];
        let number = number_at_head(rest);
        at = start + before.len() + number.len();
        if is_clause(number) && rest[number.len()..].starts_with(after) {
            at += after.len();
            parts.extend([Part::Text(&text[begin..start]), Part::Law(number)]);
            begin = at;
        } else if at == start {
            break;
        }
    }
    parts.push(Part::Text(&text[begin..]));
    parts.retain(|part| *part != Part::Text(""));
    parts
}

/// Candidate for the number of a clause at the head of a text, the stop of a sentence left out.
fn number_at_head(text: &str) -> &str {
    let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '.';
    let end = text.find(|c| !is_sign(c)).unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// True if this is written as numbers of clauses are: `9.2.3`, `A.5.2`.
pub fn is_clause(number: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_digit());
    number.split_once('.').is_some_and(|(first, rest)| {
        (is_number(first) || ["A", "B", "C", "D", "I", "II", "III"].contains(&first))
            && rest.split('.').all(is_number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_a_text() {
        use Part::{Law, Text};
        let law = ("Law ", "");
        for (text, found) in [
            ("", vec![]),
            ("No law here.", vec![Text("No law here.")]),
            ("Law 7.2.2", vec![Law("7.2.2")]),
            (
                "Law 7.2.2: moved. Law A.5.2.",
                vec![Law("7.2.2"), Text(": moved. "), Law("A.5.2"), Text(".")],
            ),
            ("Law 7 and Law x", vec![Text("Law 7 and Law x")]),
            ("4.5 pawns", vec![Text("4.5 pawns")]),
        ] {
            assert_eq!(parts(text, law), found, "{text}");
        }
        assert_eq!(
            parts("விதி 2.1: x", ("விதி ", "")),
            [Law("2.1"), Text(": x")]
        );
        assert_eq!(parts("x (2.1) y", ("(", ")"))[1], Law("2.1"));
        assert_eq!(parts("x", ("", "")), [Text("x")]);
        for number in ["", ".", "3", "3.", "3..1", "E.1", "3.x", "#.1"] {
            assert!(!is_clause(number), "{number}");
        }
    }
}
