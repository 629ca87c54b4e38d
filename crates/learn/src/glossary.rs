//! The words of chess in several languages: read from a text, found by any of their names, explained.

use crate::notation::{read_board, read_drawing};
use chess::{Drawing, Setup, excerpt};
use std::fmt;

/// A word of chess.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Term {
    /// The name in addresses: small letters, digits, `-`.
    pub id: String,
    /// Its names in each language of the text, by the tag of the language: first the usual one, then others.
    pub names: Vec<(String, Vec<String>)>,
    /// Its definition in the language that was read; empty until there is one.
    pub definition: String,
    /// A board that shows it.
    pub board: Option<Setup>,
    /// Arrows and marked squares on it.
    pub drawings: Vec<Drawing>,
    /// Article of the Laws that is about it.
    pub law: Option<String>,
    /// Id of the lesson that teaches it.
    pub lesson: Option<String>,
    /// Ids of related terms.
    pub see: Vec<String>,
}

impl Term {
    /// The usual name in a language; in English where there is none.
    pub fn name(&self, language: &str) -> &str {
        let own = self.names_in(language).first();
        own.or(self.names_in("en").first()).unwrap_or(&self.id)
    }

    /// All names in a language.
    pub fn names_in(&self, language: &str) -> &[String] {
        let mut names = self.names.iter();
        let own = names.find(|(known, _)| known == language);
        own.map_or(&[], |(_, names)| names)
    }
}

/// A fault of a glossary's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryFault {
    /// The line, from 1.
    pub line: usize,
    /// What cannot be read there.
    pub word: String,
}

impl fmt::Display for GlossaryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: `{}` cannot be read", self.line, self.word)
    }
}

impl std::error::Error for GlossaryFault {}

/// The terms, in the order of their text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Glossary {
    /// The terms.
    pub terms: Vec<Term>,
}

impl Glossary {
    /// Reads the terms: one begins with `term` and its id at the left edge, its fields are indented: names by language with ` | `
    /// between, `board`, `show`, `law`, `lesson`, `see`.
    ///
    /// # Errors
    /// The first line that cannot be read.
    ///
    /// ```
    /// use learn::Glossary;
    ///
    /// let mut glossary = Glossary::read("term fork\n  en Fork | double attack\n  ta கவை\n")?;
    /// glossary.define("fork One piece attacks two.\n")?;
    /// let fork = glossary.search("DOUBLE")[0];
    /// assert_eq!((fork.name("ta"), fork.name("kn")), ("கவை", "Fork"));
    /// assert_eq!(fork.definition, "One piece attacks two.");
    /// # Ok::<(), learn::GlossaryFault>(())
    /// ```
    pub fn read(text: &str) -> Result<Glossary, GlossaryFault> {
        let mut terms: Vec<Term> = Vec::new();
        read_fields(text, |key, value| {
            if key != "term" {
                return terms.last_mut()?.set(key, value);
            }
            let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let known = terms.iter().any(|term| term.id == value);
            let valid = !known && value.chars().all(is_id);
            valid.then(|| {
                terms.push(Term {
                    id: value.to_owned(),
                    ..Term::default()
                });
            })
        })?;
        Ok(Glossary { terms })
    }

    /// Reads the definitions in one language: each line has the id of a term and its definition.
    ///
    /// # Errors
    /// The first line that cannot be read, or whose term is not there or has been defined before.
    pub fn define(&mut self, text: &str) -> Result<(), GlossaryFault> {
        read_fields(text, |id, definition| {
            let mut terms = self.terms.iter_mut();
            let term = terms.find(|term| term.id == id && term.definition.is_empty())?;
            definition.clone_into(&mut term.definition);
            Some(())
        })
    }

    /// The term of an id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }

    /// The terms that a lesson teaches.
    pub fn of_lesson(&self, lesson: &str) -> impl Iterator<Item = &Term> {
        let lesson = lesson.to_owned();
        self.terms
            .iter()
            .filter(move |term| term.lesson.as_deref() == Some(&lesson))
    }

    /// The terms of which a name in any language has a word that begins so, then those whose definition has it; all of them where nothing
    /// is looked for.
    pub fn search(&self, wanted: &str) -> Vec<&Term> {
        let wanted = wanted.trim().to_lowercase();
        let rank = |term: &Term| {
            let names = term.names.iter().flat_map(|(_, names)| names);
            let named = names.map(|name| name.to_lowercase());
            let named = named.filter_map(|name| match name.find(&wanted) {
                Some(0) if name.len() == wanted.len() => Some(0),
                Some(0) => Some(1),
                Some(at) if name[..at].ends_with([' ', '-', '(']) => Some(2),
                _ => None,
            });
            let explained = term.definition.to_lowercase().contains(&wanted);
            named.min().or(explained.then_some(3))
        };
        let mut found: Vec<(u8, &Term)> = self
            .terms
            .iter()
            .filter_map(|term| Some((rank(term)?, term)))
            .collect();
        if !wanted.is_empty() {
            // The sort is stable: what ranks the same keeps its order.
            found.sort_by_key(|(rank, _)| *rank);
        }
        found.into_iter().map(|(_, term)| term).collect()
    }
}

impl Term {
    /// Reads a field; `None` if it cannot be read.
    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let words = || value.split_whitespace().map(str::to_owned);
        match key {
            "board" => self.board = Some(read_board(value).ok()?),
            "show" => {
                let drawings = value.split_whitespace().map(read_drawing);
                self.drawings = drawings.collect::<Option<_>>()?;
            }
            "law" => self.law = words().next(),
            "lesson" => self.lesson = words().next(),
            "see" => self.see = words().collect(),
            // A language, by its two letters (ISO 639-1).
            language if language.len() == 2 && self.names_in(language).is_empty() => {
                let names = value.split('|').map(|name| name.trim().to_owned());
                let names = names.filter(|name| !name.is_empty()).collect();
                self.names.push((language.to_owned(), names));
            }
            _ => return None,
        }
        Some(())
    }
}

/// Reads lines of a key and a value, but for those that are empty or begin with `#`; the first of which `take` makes nothing is the fault.
fn read_fields(
    text: &str,
    mut take: impl FnMut(&str, &str) -> Option<()>,
) -> Result<(), GlossaryFault> {
    for (line, content) in (1..).zip(text.lines().map(str::trim)) {
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let field = content.split_once(char::is_whitespace);
        let taken = field.and_then(|(key, value)| take(key, value.trim_start()));
        taken.ok_or_else(|| GlossaryFault {
            line,
            word: excerpt(content),
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: &str = "# words\n\
        term check\n  en Check | shah\n  ta செக்\n  board 4k3/8/8/8/8/8/8/4R1K1 b\n  show red:e1e8 e8\n  law 3.9.1\n  lesson check\n  see mate\n\n\
        term mate\n  en Checkmate | mate\n";
    const DEFINITIONS: &str =
        "# in English\n\ncheck An attack on a king.\nmate Check without a way out.\n";

    fn glossary() -> Glossary {
        let mut glossary = Glossary::read(TERMS).expect("it is whole");
        glossary.define(DEFINITIONS).expect("they are whole");
        glossary
    }

    #[test]
    fn a_term_has_all_that_is_written_of_it() {
        let glossary = glossary();
        let check = glossary.term("check").expect("it is there");
        assert_eq!(check.names_in("en"), ["Check", "shah"]);
        assert_eq!(
            (check.name("ta"), check.name("ml"), check.name("xx")),
            ("செக்", "Check", "Check")
        );
        assert_eq!(check.definition, "An attack on a king.");
        assert_eq!(check.drawings.len(), 2);
        let board = check.board.as_ref().expect("a board");
        assert_eq!(board.board.occupied().count(), 3);
        assert_eq!(
            (check.law.as_deref(), check.see.as_slice()),
            (Some("3.9.1"), &["mate".to_owned()][..])
        );
        assert!(glossary.term("rook").is_none());
        let taught: Vec<_> = glossary
            .of_lesson("check")
            .map(|term| term.id.as_str())
            .collect();
        assert_eq!(taught, ["check"]);
    }

    #[test]
    fn names_are_found_before_definitions() {
        let glossary = glossary();
        let found = |wanted: &str| {
            let terms = glossary.search(wanted);
            terms
                .into_iter()
                .map(|term| term.id.as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!(found(""), ["check", "mate"]);
        assert_eq!(found("mate"), ["mate"]);
        assert_eq!(found("Check"), ["check", "mate"]);
        assert_eq!(found("SHAH "), ["check"]);
        assert_eq!(found("செக்"), ["check"]);
        assert_eq!(found("way out"), ["mate"]);
        // The middle of a name is no beginning of a word.
        assert_eq!(found("heck"), ["mate"]);
        assert!(found("bishop").is_empty());
    }

    #[test]
    fn faults_are_told_by_line() {
        let fault = |text: &str| Glossary::read(text).expect_err("it is faulty").line;
        assert_eq!(fault("en Check"), 1);
        assert_eq!(fault("term Check"), 1);
        assert_eq!(fault("term check\nterm check"), 2);
        assert_eq!(fault("term check\n  en Check\n  en Shah"), 3);
        assert_eq!(fault("term check\n  en"), 2);
        assert_eq!(fault("term check\n  en Check\n  board 9/8"), 3);
        assert_eq!(fault("term check\n  text An attack."), 2);
        let undefined = |text: &str| {
            let mut glossary = Glossary::read(TERMS).expect("it is whole");
            glossary.define(text).expect_err("it is faulty").line
        };
        assert_eq!(undefined("\ncheck"), 2);
        assert_eq!(undefined("check A.\nrook B."), 2);
        assert_eq!(undefined("check A.\ncheck B."), 2);
        let told = Glossary::read("term check\n  show e9").expect_err("no square");
        assert_eq!(told.to_string(), "line 2: `show e9` cannot be read");
    }
}
