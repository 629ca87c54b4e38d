//! The laws of chess as a text to read: clauses by their FIDE numbers, with diagrams, references and other words for a search
//! ([`Laws`], read from plain text); which clause a result, a refusal or a ruling comes from ([`articles`]); and in which
//! clauses editions differ, out of the [`RuleSet`](game::RuleSet) values by which games are judged ([`Rule`]).

pub mod articles;
mod editions;
mod fault;
mod read;
mod search;

pub use editions::{Quantity, Rule};
pub use fault::{Fault, FaultKind};

use chess::{Drawing, Move, Position};

/// The laws in one language.
#[derive(Clone, Debug, Default)]
pub struct Laws {
    /// The parts, in their order.
    pub parts: Vec<Part>,
    /// The clauses, in the order of the laws: each before those within it.
    pub clauses: Vec<Clause>,
}

/// A part of the laws: basic rules, competition rules and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Stable name.
    pub name: String,
    /// Title.
    pub title: String,
}

/// A clause: an article, or a numbered statement within one.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Number in the FIDE Laws: `3.8.2`.
    pub number: String,
    /// Title, of a few words.
    pub title: String,
    /// Paragraphs; none for a heading.
    pub text: Vec<String>,
    /// Index of its part.
    pub part: usize,
    /// Diagram.
    pub diagram: Option<Diagram>,
    /// Numbers of clauses to see also.
    pub see: Vec<String>,
    /// Other words by which it is looked for.
    pub aliases: Vec<String>,
    /// True if it is in the language of the laws; false where only the English is known.
    pub translated: bool,
}

/// Diagram of a clause: a position to play from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Position.
    pub start: Position,
    /// Moves to step through; often none.
    pub line: Vec<Move>,
    /// Arrows and marked squares.
    pub drawings: Vec<Drawing>,
    /// Caption: the point to see or to try; may be empty.
    pub caption: String,
}

impl Laws {
    /// Reads the laws of the first language, in which all is said.
    ///
    /// # Errors
    /// The first fault, with its line.
    pub fn read(text: &str) -> Result<Laws, Fault> {
        read::laws(text)
    }

    /// These laws in another language, as far as `text` says them; the others stay, marked as not translated.
    ///
    /// # Errors
    /// The first fault, with its line: also a clause that these laws do not have.
    pub fn translated(&self, text: &str) -> Result<Laws, Fault> {
        read::translation(self, text)
    }

    /// The clause of a number, in any case of its letters.
    pub fn clause(&self, number: &str) -> Option<&Clause> {
        let is = |clause: &&Clause| clause.number.eq_ignore_ascii_case(number);
        self.clauses.iter().find(is)
    }

    /// A clause and all within it.
    pub fn section(&self, number: &str) -> impl Iterator<Item = &Clause> {
        let within = move |clause: &&Clause| is_within(&clause.number, number);
        self.clauses.iter().filter(within)
    }

    /// The clauses directly within one: the next level.
    pub fn children(&self, number: &str) -> impl Iterator<Item = &Clause> {
        let is = move |clause: &&Clause| parent(&clause.number) == Some(number);
        self.clauses.iter().filter(is)
    }

    /// The articles: clauses within no other.
    pub fn articles(&self) -> impl Iterator<Item = &Clause> {
        let is = |clause: &&Clause| parent(&clause.number).is_none();
        self.clauses.iter().filter(is)
    }

    /// The clause that is read after a clause and all within it.
    pub fn next(&self, number: &str) -> Option<&Clause> {
        let mut after = self.clauses.iter().skip_while(|it| it.number != number);
        after.find(|clause| !is_within(&clause.number, number))
    }

    /// The clause before one, of the same level; where it is the first there, the one that it is within.
    pub fn previous(&self, number: &str) -> Option<&Clause> {
        let above = parent(number);
        let before = self.clauses.iter().take_while(|it| it.number != number);
        let fits = |it: &&Clause| parent(&it.number) == above || Some(it.number.as_str()) == above;
        before.filter(fits).last()
    }

    /// References to the clause or to what lies within it, from elsewhere: so that references lead both ways.
    pub fn seen_from(&self, number: &str) -> impl Iterator<Item = &Clause> {
        let refers = move |clause: &&Clause| clause.see.iter().any(|see| is_within(see, number));
        let elsewhere = move |clause: &&Clause| !is_within(&clause.number, number);
        self.clauses.iter().filter(refers).filter(elsewhere)
    }
}

/// The clause that a clause is within: `3.8` for `3.8.2`; none for an article.
pub fn parent(number: &str) -> Option<&str> {
    number.rsplit_once('.').map(|(above, _)| above)
}

/// The numbers of the clauses that a clause is within, from the article down.
pub fn ancestors(number: &str) -> Vec<&str> {
    let mut above: Vec<&str> = std::iter::successors(parent(number), |&it| parent(it)).collect();
    above.reverse();
    above
}

/// True if a clause is another one or within it.
pub fn is_within(number: &str, outer: &str) -> bool {
    number
        .strip_prefix(outer)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
