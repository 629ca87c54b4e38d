//! PGN export: a tree written in the export format (PGN 3.2).

use std::fmt::Write;

use chess::{Color, Move, Position};

use super::command;
use super::words::is_line_end;
use crate::tree::{Node, NodeId, Step, Tags, Tree};

/// The seven tags that every game has, and what each says if nothing is known (PGN 8.1.1).
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Lines are shorter than this, if no word is longer (PGN 4.3).
const WIDTH: usize = 80;

/// A game in the export format, with an empty line at its end, so that games can be written one after the other.
///
/// ```
/// let games = game::pgn::read("1.e4 (1.d4 ♘f6 {Indian}) e5! 1-0".as_bytes());
/// let text = game::pgn::write(&games[0].tree);
/// assert!(text.ends_with("\n\n1. e4 (1. d4 Nf6 {Indian}) 1... e5 $1 1-0\n\n"));
/// ```
pub fn write(tree: &Tree) -> String {
    write_with(tree, |position, mv| position.to_san(mv).to_string())
}

/// The same with the moves as `name` writes them. Only in standard algebraic notation it is what every program reads.
pub fn write_with(tree: &Tree, name: impl Fn(&Position, Move) -> String) -> String {
    let mut out = String::new();
    write_tags(tree, &mut out);
    out.push('\n');
    let mut lines = Lines::new(out);
    remarks(&mut lines, &tree[NodeId::ROOT], &tree[NodeId::ROOT].comment);
    // Whether the move number is said also before a move of Black.
    let mut say = true;
    for step in tree.walk() {
        match step {
            Step::Begin => {
                lines.open();
                say = true;
            }
            Step::End => {
                lines.close();
                say = true;
            }
            Step::Move { id, position } => {
                let node = &tree[id];
                if comments(&mut lines, &node.before) {
                    say = true;
                }
                let number = position.fullmove_number();
                match position.turn() {
                    Color::White => lines.word(&format!("{number}.")),
                    Color::Black if say => lines.word(&format!("{number}...")),
                    Color::Black => {}
                }
                lines.word(&name(&position, node.mv().expect("a step is a move")));
                say = remarks(&mut lines, node, &node.comment);
            }
        }
    }
    let result = tree.result();
    lines.word(match result {
        "1-0" | "0-1" | "1/2-1/2" => result,
        _ => "*",
    });
    let mut out = lines.finish();
    out.push_str("\n\n");
    out
}

fn write_tags(tree: &Tree, out: &mut String) {
    let mut tag = |name: &str, value: &str| {
        let value = one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    for (name, unknown) in ROSTER {
        tag(name, tree.tags.get(name).unwrap_or(unknown));
    }
    let moved = *tree.start() != Position::default();
    if tree.chess960 {
        tag("Variant", "Chess960");
    }
    if moved {
        tag("SetUp", "1");
        tag("FEN", &tree.start().to_fen());
    }
    for (name, value) in tree.tags.iter() {
        let written = Tags::ROSTER.contains(&name)
            || moved && matches!(name, "SetUp" | "FEN")
            || tree.chess960 && name == "Variant";
        let well_formed = name.starts_with(|letter: char| letter.is_ascii_alphanumeric())
            && !name.contains(|letter: char| {
                letter.is_ascii_whitespace() || matches!(letter, '"' | '[' | ']')
            });
        if !written && well_formed {
            tag(name, value);
        }
    }
}

/// Writes everything said about a node; true if there was anything.
fn remarks(lines: &mut Lines, node: &Node, comment: &str) -> bool {
    for nag in &node.nags {
        lines.word(&format!("${nag}"));
    }
    let commands = command::write(node);
    let (first, others) = comment.split_once('\n').unwrap_or((comment, ""));
    let first = one_line(first);
    if commands.is_empty() {
        return comments(lines, comment);
    }
    if first.contains('}') {
        lines.comment(&commands, "");
        comments(lines, comment);
    } else {
        lines.comment(&commands, &first);
        comments(lines, others);
    }
    true
}

/// Writes comments, one a line; true if there were any.
fn comments(lines: &mut Lines, text: &str) -> bool {
    let mut any = false;
    for line in text.split('\n') {
        let line = one_line(line);
        if line.is_empty() {
            continue;
        }
        any = true;
        if line.contains('}') {
            lines.remark(&line);
        } else {
            lines.comment(&[], &line);
        }
    }
    any
}

/// The text without ends of lines, which become spaces, and without spaces at both ends.
pub(super) fn one_line(text: &str) -> String {
    let text = text.replace("\r\n", " ");
    let text = text.replace(|letter| u8::try_from(letter).is_ok_and(is_line_end), " ");
    text.trim().to_owned()
}

/// The parts of a comment between which a line may end: its words, and commands (`[%…]`) as wholes.
fn parts(words: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(words);
    std::iter::from_fn(move || {
        let text = rest?;
        let command = text.starts_with("[%").then(|| text.find(']')).flatten();
        let from = command.unwrap_or(0);
        let end = text[from..].find(' ').map(|end| from + end);
        rest = end.map(|end| &text[end + 1..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}

/// Wraps words into lines.
struct Lines {
    out: String,
    /// The length of the last line in characters.
    column: usize,
    /// The last word, which a bracket may still be put to.
    word: String,
    /// The brackets before the next word.
    before: String,
}

impl Lines {
    fn new(out: String) -> Lines {
        Lines {
            out,
            column: 0,
            word: String::new(),
            before: String::new(),
        }
    }

    fn word(&mut self, word: &str) {
        self.flush();
        self.word = std::mem::take(&mut self.before) + word;
    }

    /// The bracket before the next word.
    fn open(&mut self) {
        self.before.push('(');
    }

    /// The bracket after the last word.
    fn close(&mut self) {
        self.word.push(')');
    }

    fn comment(&mut self, commands: &[String], words: &str) {
        self.before.push('{');
        for command in commands {
            self.word(command);
        }
        if !words.is_empty() {
            // As many spaces as there are, for they may mean something.
            for word in parts(words) {
                // A line that begins so would be something else to a reader: the next game, or nothing at all; and one that
                // ends before no word at all would lose a space.
                let is_tag = word.starts_with('[') && !word.starts_with("[%");
                let breaks = !word.is_empty() && !is_tag && !word.starts_with(['%', ';']);
                if breaks || !self.before.is_empty() {
                    self.word(word);
                } else {
                    self.word.push(' ');
                    self.word.push_str(word);
                }
            }
        }
        self.word.push('}');
    }

    /// A comment to the end of the line, which may have `}` in it.
    fn remark(&mut self, words: &str) {
        self.word("; ");
        self.word.push_str(words);
        self.flush();
        self.out.push('\n');
        self.column = 0;
    }

    fn flush(&mut self) {
        if self.word.is_empty() && self.column == 0 {
            return;
        }
        let word = std::mem::take(&mut self.word);
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length >= WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&word);
        self.column += length;
    }

    fn finish(mut self) -> String {
        self.flush();
        self.out
    }
}
