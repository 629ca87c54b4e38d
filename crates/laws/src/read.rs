//! Reader of laws in plain text.
//!
//! ```text
//! # a remark
//! part basic: Basic rules
//!
//! 3.8: The king
//!
//! 3.8.1: One square
//! A paragraph of its text, on one line; more lines are more paragraphs.
//! @board 4k3/8/8/8/8/3r4/8/4K3 w - - 0 1      the diagram's position
//! @line e1e2 d3d8                              moves to step through, as UCI writes them
//! @show d3d1! e1                               an arrow, a marked square; red with an exclamation mark
//! @try Where can the king go?                  the diagram's caption
//! @see 3.9.2 3.1.3                             clauses to see also
//! @alias king move, adjoining square           other words for the search
//! ```
//!
//! A translation says of each clause the title, the text, the caption and aliases; the rest is the same in every language.

use crate::{Clause, Diagram, Fault, FaultKind, Laws, Part};
use chess::{Brush, Drawing, Position, Square};

/// One line of meaning.
enum Line<'a> {
    Part(&'a str, &'a str),
    Clause(&'a str, &'a str),
    Field(&'a str, &'a str),
    Text(&'a str),
}

/// Reads the laws of the first language.
pub(crate) fn laws(text: &str) -> Result<Laws, Fault> {
    let mut laws = Laws::default();
    for (line, content) in lines(text) {
        let fault = |kind| Fault { line, kind };
        match content {
            Line::Part(name, title) => laws.parts.push(Part {
                name: name.to_owned(),
                title: title.to_owned(),
            }),
            Line::Clause(number, title) => {
                if laws.clause(number).is_some() {
                    return Err(fault(FaultKind::Twice(number.to_owned())));
                }
                let part = laws.parts.len().checked_sub(1);
                laws.clauses.push(Clause {
                    number: number.to_owned(),
                    title: title.to_owned(),
                    text: Vec::new(),
                    part: part.ok_or_else(|| fault(FaultKind::Nowhere))?,
                    diagram: None,
                    see: Vec::new(),
                    aliases: Vec::new(),
                    translated: true,
                });
            }
            Line::Field(name, value) => {
                let clause = laws.clauses.last_mut();
                let clause = clause.ok_or_else(|| fault(FaultKind::Nowhere))?;
                field(clause, name, value).map_err(fault)?;
            }
            Line::Text(paragraph) => {
                let clause = laws.clauses.last_mut();
                let clause = clause.ok_or_else(|| fault(FaultKind::Nowhere))?;
                clause.text.push(paragraph.to_owned());
            }
        }
    }
    Ok(laws)
}

/// Reads a translation of laws.
pub(crate) fn translation(laws: &Laws, text: &str) -> Result<Laws, Fault> {
    let mut laws = laws.clone();
    for clause in &mut laws.clauses {
        clause.translated = false;
    }
    let mut here: Option<usize> = None;
    for (line, content) in lines(text) {
        let fault = |kind| Fault { line, kind };
        match content {
            Line::Part(name, title) => {
                let part = laws.parts.iter_mut().find(|part| part.name == name);
                let part = part.ok_or_else(|| fault(FaultKind::Unknown(name.to_owned())))?;
                title.clone_into(&mut part.title);
            }
            Line::Clause(number, title) => {
                let place = laws.clauses.iter().position(|it| it.number == number);
                let place = place.ok_or_else(|| fault(FaultKind::Unknown(number.to_owned())))?;
                let clause = &mut laws.clauses[place];
                if clause.translated {
                    return Err(fault(FaultKind::Twice(number.to_owned())));
                }
                clause.translated = true;
                title.clone_into(&mut clause.title);
                clause.text.clear();
                here = Some(place);
            }
            Line::Field(name @ ("try" | "alias"), value) => {
                let place = here.ok_or_else(|| fault(FaultKind::Nowhere))?;
                field(&mut laws.clauses[place], name, value).map_err(fault)?;
            }
            Line::Field(name, _) => return Err(fault(FaultKind::Field(name.to_owned()))),
            Line::Text(paragraph) => {
                let place = here.ok_or_else(|| fault(FaultKind::Nowhere))?;
                laws.clauses[place].text.push(paragraph.to_owned());
            }
        }
    }
    Ok(laws)
}

/// The lines that mean something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, Line<'_>)> {
    let numbered = text.lines().enumerate();
    let lines = numbered.map(|(at, line)| (at + 1, line.trim()));
    let meant = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    meant.map(|(number, line)| (number, content(line)))
}

fn content(line: &str) -> Line<'_> {
    if let Some(field) = line.strip_prefix('@') {
        let (name, value) = field.split_once(' ').unwrap_or((field, ""));
        return Line::Field(name, value.trim());
    }
    let Some((head, title)) = line.split_once(": ") else {
        return Line::Text(line);
    };
    if let Some(name) = head.strip_prefix("part ") {
        return Line::Part(name, title);
    }
    if is_number(head) {
        Line::Clause(head, title)
    } else {
        Line::Text(line)
    }
}

/// True if a word is the number of a clause: `9.2.3.1`, `A.5`, `III`, `preface`.
fn is_number(word: &str) -> bool {
    let (article, rest) = word.split_once('.').unwrap_or((word, "1"));
    let figures = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let article = figures(article)
        || ["A", "B", "C", "D", "I", "II", "III"].contains(&article)
        || ["introduction", "preface"].contains(&word);
    article && rest.split('.').all(figures)
}

/// Takes up a field of a clause.
fn field(clause: &mut Clause, name: &str, value: &str) -> Result<(), FaultKind> {
    match name {
        "board" => {
            let start = Position::from_fen(value).map_err(|why| FaultKind::Board(why.to_string()));
            clause.diagram = Some(Diagram {
                start: start?,
                line: Vec::new(),
                drawings: Vec::new(),
                caption: String::new(),
            });
        }
        "line" => {
            let bad = |text: &str| FaultKind::Move(text.to_owned());
            let diagram = clause.diagram.as_mut().ok_or_else(|| bad(value))?;
            let mut position = diagram.start.clone();
            for word in value.split_whitespace() {
                let mv = position.parse_uci(word).map_err(|_| bad(word))?;
                position.play(mv);
                diagram.line.push(mv);
            }
        }
        "show" => {
            let bad = |text: &str| FaultKind::Drawing(text.to_owned());
            let diagram = clause.diagram.as_mut().ok_or_else(|| bad(value))?;
            for word in value.split_whitespace() {
                let drawing = drawing(word).ok_or_else(|| bad(word))?;
                diagram.drawings.push(drawing);
            }
        }
        "try" => {
            let bad = || FaultKind::Field(name.to_owned());
            let diagram = clause.diagram.as_mut().ok_or_else(bad)?;
            value.clone_into(&mut diagram.caption);
        }
        "see" => clause.see = value.split_whitespace().map(ToOwned::to_owned).collect(),
        "alias" => {
            let words = value.split(',').map(|word| word.trim().to_owned());
            clause.aliases.extend(words);
        }
        _ => return Err(FaultKind::Field(name.to_owned())),
    }
    Ok(())
}

/// The drawing of a word: `e4`, `e2e4`, in red `e2e4!`.
fn drawing(word: &str) -> Option<Drawing> {
    let (squares, brush) = match word.strip_suffix('!') {
        Some(squares) => (squares, Brush::Red),
        None => (word, Brush::Green),
    };
    let square = |range: std::ops::Range<usize>| squares.get(range)?.parse::<Square>().ok();
    let from = square(0..2)?;
    let to = if squares.len() == 2 {
        from
    } else {
        square(2..squares.len())?
    };
    Some(Drawing { from, to, brush })
}
