//! PGN import: a text of games as trees.

use chess::{Letters, Position};

use super::limits::{MOST_COMMENTS, MOST_HALF_MOVES, MOST_TAGS};
use super::problem::{Problem, ProblemKind};
use super::reader::Reader;
use super::replay::Replay;
use super::variant::Rules;
use super::visitor::{Visit, Visitor};
use super::words::{ending, looks_like_move};
use super::{command, export, text};
use crate::tree::{NodeId, Tree};

/// The problems of a game that are kept one by one.
const MOST_PROBLEMS: usize = 100;
/// The most bytes of a tag's value that are kept.
const MOST_VALUE: usize = 8000;

/// A game that has been read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, with all that could be read of it. It has the seven tags that every game must have.
    pub tree: Tree,
    /// The number of half-moves, those of variations among them.
    pub half_moves: usize,
    /// The problems found, in the order of the text.
    pub problems: Vec<Problem>,
    /// The number of problems besides, that are not listed.
    pub further_problems: usize,
}

/// Reads games from bytes that come in pieces, and hands over each as soon as its end has been read.
///
/// A text may have any number of games, and at most one is kept at a time. That one may have [`MOST_HALF_MOVES`],
/// [`MOST_COMMENTS`] and [`MOST_TAGS`], so that no text takes more memory than that; a [`Reader`] and a [`Replay`] read
/// games of any length. What a game has beyond it, or that the laws or the standard do not allow, is left out and told
/// in [`Imported::problems`]; the others are not affected.
///
/// ```
/// use game::pgn::Import;
///
/// let mut lengths = Vec::new();
/// let mut import = Import::new(|game| lengths.push(game.tree.main_line().count()));
/// import.feed(b"1. e4 e5 * 1. d");
/// import.feed(b"4 *");
/// import.finish();
/// assert_eq!(lengths, [2, 1]);
/// ```
pub struct Import<'a> {
    reader: Reader,
    builder: Builder<'a>,
}

impl<'a> Import<'a> {
    /// An import that hands games over to `sink`. Moves are read with English letters, as the standard has them.
    pub fn new(sink: impl FnMut(Imported) + 'a) -> Import<'a> {
        Import::with_letters(Letters::English, sink)
    }

    /// The same for a text whose pieces have the letters of another language.
    pub fn with_letters(letters: Letters, sink: impl FnMut(Imported) + 'a) -> Import<'a> {
        Import {
            reader: Reader::new(),
            builder: Builder::new(letters, Box::new(sink)),
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.reader.feed(bytes, &mut self.builder);
    }

    /// Reads what is left at the end of the text. Answers the problems that belong to no game.
    pub fn finish(mut self) -> Vec<Problem> {
        self.reader.finish(&mut self.builder);
        self.builder.problems
    }
}

/// All games of a text that is there as a whole. Problems between games are listed with the next one, at the end with
/// the last.
pub fn read(bytes: &[u8]) -> Vec<Imported> {
    let mut games: Vec<Imported> = Vec::new();
    let mut import = Import::new(|game| games.push(game));
    import.feed(bytes);
    let rest = import.finish();
    if let Some(last) = games.last_mut() {
        last.problems.extend(rest);
    }
    games
}

type Sink<'a> = Box<dyn FnMut(Imported) + 'a>;

/// Builds the tree of the game that is being read.
struct Builder<'a> {
    letters: Letters,
    /// Boxed, so that the reader is compiled once for all.
    sink: Sink<'a>,
    tree: Tree,
    replay: Replay,
    /// The last node of the line.
    here: NodeId,
    /// The same of the lines that it is a variation of, with what stood before the first move of one without any.
    outer: Vec<NodeId>,
    /// True if the line is a variation in which no move has been made yet; what is said then belongs to the first.
    opening: bool,
    before: String,
    nags: Vec<u8>,
    /// The comment that is being read.
    comment: Vec<u8>,
    /// True if there are tags that name no start, or rules, that can be played by.
    no_start: bool,
    no_rules: bool,
    tags: usize,
    half_moves: usize,
    /// The bytes of comments that may still come.
    room: usize,
    problems: Vec<Problem>,
    further_problems: usize,
}

impl<'a> Builder<'a> {
    fn new(letters: Letters, sink: Sink<'a>) -> Builder<'a> {
        Builder {
            letters,
            sink,
            tree: Tree::new(Position::default()),
            replay: Replay::new(Position::default(), letters),
            here: NodeId::ROOT,
            outer: Vec::new(),
            opening: false,
            before: String::new(),
            nags: Vec::new(),
            comment: Vec::new(),
            no_start: false,
            no_rules: false,
            tags: 0,
            half_moves: 0,
            room: MOST_COMMENTS,
            problems: Vec::new(),
            further_problems: 0,
        }
    }

    /// Takes in a tag; of two with one name the last counts. A tag that says how the game is played is not kept as such, but as
    /// what it means.
    fn learn(&mut self, name: &str, value: &str) -> Result<(), ProblemKind> {
        let mut value = value;
        match name {
            "FEN" => {
                let start = Position::from_fen(value);
                self.no_start = start.is_err();
                self.restart(start.as_ref().cloned().unwrap_or_default());
                self.tree.tags.remove(name);
                match start {
                    Ok(_) => return Ok(()),
                    Err(error) => {
                        self.tree.tags.set(name, value);
                        return Err(ProblemKind::Start(error));
                    }
                }
            }
            // What the FEN says is enough.
            "SetUp" => return Ok(()),
            "Variant" => {
                let rules = Rules::of(value);
                self.tree.chess960 = rules == Rules::Chess960;
                self.no_rules = rules == Rules::Other;
                self.tree.tags.remove(name);
                if rules != Rules::Chess960 {
                    self.tree.tags.set(name, value);
                }
                return if self.no_rules {
                    Err(ProblemKind::Variant)
                } else {
                    Ok(())
                };
            }
            "Result" => {
                value = match value {
                    "" | "?" => "*",
                    _ => ending(value.as_bytes()).unwrap_or(value),
                };
            }
            _ => {}
        }
        self.tree.tags.set(name, value);
        Ok(())
    }

    /// Begins the tree again from another start, before any move.
    fn restart(&mut self, start: Position) {
        self.replay = Replay::new(start.clone(), self.letters);
        let mut tree = Tree::new(start);
        tree.tags = std::mem::take(&mut self.tree.tags);
        tree.chess960 = self.tree.chess960;
        tree[NodeId::ROOT] = self.tree[NodeId::ROOT].clone();
        self.tree = tree;
    }
}

impl Visitor for Builder<'_> {
    fn begin_game(&mut self) {
        self.tree = Tree::new(Position::default());
        for (name, value) in export::ROSTER {
            self.tree.tags.set(name, value);
        }
        self.here = NodeId::ROOT;
        self.outer.clear();
        self.opening = false;
        self.before.clear();
        self.nags.clear();
        self.no_start = false;
        self.no_rules = false;
        self.tags = 0;
        self.half_moves = 0;
        self.room = MOST_COMMENTS;
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), ProblemKind> {
        self.tags += 1;
        if self.tags > MOST_TAGS {
            return Err(ProblemKind::TooLarge);
        }
        let (name, value) = (text(name), export::one_line(&text(value)));
        let mut length = value.len().min(MOST_VALUE);
        while !value.is_char_boundary(length) {
            length -= 1;
        }
        self.learn(&name, value[..length].trim_end())?;
        if length < value.len() {
            return Err(ProblemKind::TooLong);
        }
        Ok(())
    }

    fn is_first_move(&mut self, word: &[u8]) -> bool {
        looks_like_move(word) || self.replay.can_mean(word)
    }

    fn begin_moves(&mut self) -> Visit {
        if self.no_start || self.no_rules {
            Visit::Skip
        } else {
            Visit::Enter
        }
    }

    fn number(&mut self, number: u32, dots: usize) -> Result<(), ProblemKind> {
        self.replay.number(number, dots)
    }

    fn is_legal(&mut self, word: &[u8]) -> bool {
        self.replay.is_legal(word)
    }

    fn san(&mut self, word: &[u8]) -> Result<(), ProblemKind> {
        if self.half_moves == MOST_HALF_MOVES {
            return Err(ProblemKind::TooLarge);
        }
        let mv = self.replay.play(word)?;
        self.half_moves += 1;
        // Not `play`: a variation that begins as the line goes on would become its continuation.
        self.here = self.tree.add(self.here, mv);
        if self.opening {
            self.opening = false;
            let node = &mut self.tree[self.here];
            node.before = std::mem::take(&mut self.before);
            node.nags = std::mem::take(&mut self.nags);
        }
        Ok(())
    }

    fn nag(&mut self, nag: u8) {
        let nags = if self.opening {
            &mut self.nags
        } else {
            &mut self.tree[self.here].nags
        };
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    fn comment(&mut self, piece: &[u8], end: bool) -> Result<(), ProblemKind> {
        let room = self.room.checked_sub(piece.len());
        if room.is_some() {
            self.comment.extend_from_slice(piece);
        }
        // Told of each that is left out; no game needs what room there is left.
        self.room = room.unwrap_or(0);
        if end {
            let comment = std::mem::take(&mut self.comment);
            let comment = export::one_line(&text(&comment));
            if self.opening {
                add_line(&mut self.before, &comment);
            } else {
                let node = &mut self.tree[self.here];
                let words = command::take(&comment, node);
                add_line(&mut node.comment, &words);
            }
        }
        room.map(drop).ok_or(ProblemKind::TooLarge)
    }

    fn begin_variation(&mut self) -> Result<Visit, ProblemKind> {
        self.replay.begin_variation()?;
        let parent = self.tree.parent(self.here).unwrap_or(NodeId::ROOT);
        self.outer.push(self.here);
        self.here = parent;
        self.opening = true;
        Ok(Visit::Enter)
    }

    fn end_variation(&mut self) {
        self.replay.end_variation();
        if let Some(here) = self.outer.pop() {
            self.here = here;
        }
        if self.opening {
            // Nothing was played; what was said is kept.
            self.opening = false;
            self.nags.clear();
            let before = std::mem::take(&mut self.before);
            for line in before.lines() {
                let node = &mut self.tree[self.here];
                let words = command::take(line, node);
                add_line(&mut node.comment, &words);
            }
        }
    }

    fn result(&mut self, result: &'static str) -> Result<(), ProblemKind> {
        let tag = self.tree.result();
        let known = ending(tag.as_bytes());
        match known {
            Some(known) if known != result && result != "*" => {
                self.tree.tags.set("Result", known);
                return Err(ProblemKind::OtherResult);
            }
            Some(known) => self.tree.tags.set("Result", known),
            None if result != "*" => self.tree.tags.set("Result", result),
            None => {}
        }
        Ok(())
    }

    fn problem(&mut self, problem: Problem) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(problem);
        } else {
            self.further_problems += 1;
        }
    }

    fn end_game(&mut self) {
        // A variation that was never ended may have begun with words only.
        while !self.outer.is_empty() {
            self.end_variation();
        }
        let tree = std::mem::replace(&mut self.tree, Tree::new(Position::default()));
        // From where the next game starts, unless its tags say otherwise.
        self.replay = Replay::new(Position::default(), self.letters);
        (self.sink)(Imported {
            tree,
            half_moves: self.half_moves,
            problems: std::mem::take(&mut self.problems),
            further_problems: std::mem::take(&mut self.further_problems),
        });
    }
}

/// Adds a comment as a line: several at one place are lines.
fn add_line(to: &mut String, line: &str) {
    if !line.is_empty() {
        if !to.is_empty() {
            to.push('\n');
        }
        to.push_str(line);
    }
}
