//! From a text of games to trees.

use chess::{Letters, Position};

use super::problem::{Kind, Problem};
use super::reader::Reader;
use super::replay::Replay;
use super::visitor::{Go, Visitor};
use super::words::ending;
use super::{command, export, text};
use crate::tree::{NodeId, Tree};

/// The problems of a game that are kept one by one.
const MOST_PROBLEMS: usize = 100;
/// The tags of a game, and the bytes of a value, that are kept.
const MOST_TAGS: usize = 500;
const MOST_VALUE: usize = 8000;
/// How many bytes a game may take: of text, and of what moves need beside it.
const ROOM: usize = 32 << 20;
/// What a move needs.
const MOVE: usize = 256;

/// A game that has been read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, with all that could be read of it. It has the seven tags that every game must have.
    pub tree: Tree,
    /// How many half-moves it has, those of variations among them.
    pub half_moves: usize,
    /// What could not, in the order of the text.
    pub problems: Vec<Problem>,
    /// How many problems there were besides, that are not listed.
    pub further_problems: usize,
}

/// Reads games from bytes that come in pieces, and hands over each as soon as its end has been read.
///
/// At most one game is kept. What a game has that the laws or the standard do not allow is left out and told in
/// [`Imported::problems`]; the others are not affected.
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
#[derive(Debug)]
pub struct Import<F: FnMut(Imported)> {
    reader: Reader,
    builder: Builder<F>,
}

impl<F: FnMut(Imported)> Import<F> {
    /// Hands games over to this. Moves are read with English letters, as the standard has them.
    pub fn new(sink: F) -> Import<F> {
        Import::with_letters(Letters::English, sink)
    }

    /// The same for a text whose pieces have the letters of another language.
    pub fn with_letters(letters: Letters, sink: F) -> Import<F> {
        Import {
            reader: Reader::new(),
            builder: Builder::new(letters, sink),
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

/// Builds the tree of the game that is being read.
#[derive(Debug)]
struct Builder<F> {
    letters: Letters,
    sink: F,
    tree: Tree,
    replay: Replay,
    /// The last node of the line.
    here: NodeId,
    /// The same of the lines that it is a variation of, with what stood before the first move of one without any.
    outer: Vec<NodeId>,
    /// Whether the line is a variation in which no move has been made yet; what is said then belongs to the first.
    opening: bool,
    before: String,
    nags: Vec<u8>,
    /// The comment that is being read.
    comment: Vec<u8>,
    /// Whether there are tags that name no start, or rules, that can be played by.
    no_start: bool,
    no_rules: bool,
    tags: usize,
    half_moves: usize,
    room: usize,
    problems: Vec<Problem>,
    further_problems: usize,
}

impl<F: FnMut(Imported)> Builder<F> {
    fn new(letters: Letters, sink: F) -> Builder<F> {
        Builder {
            letters,
            sink,
            tree: Tree::new(Position::default()),
            replay: Replay::default(),
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
            room: ROOM,
            problems: Vec::new(),
            further_problems: 0,
        }
    }

    /// Takes so much of the room there is for a game.
    fn take_room(&mut self, bytes: usize) -> Result<(), Kind> {
        self.room = self.room.checked_sub(bytes).ok_or(Kind::TooLarge)?;
        Ok(())
    }

    /// What a tag says; of two with one name the last counts. What says how the game is played is not kept as a tag, but as
    /// what it means.
    fn learn(&mut self, name: &str, value: &str) -> Result<(), Kind> {
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
                        return Err(Kind::Start(error));
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
                    Err(Kind::Variant)
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

    /// Another start, before any move.
    fn restart(&mut self, start: Position) {
        self.replay = Replay::new(start.clone(), self.letters);
        let mut tree = Tree::new(start);
        tree.tags = std::mem::take(&mut self.tree.tags);
        tree.chess960 = self.tree.chess960;
        tree[NodeId::ROOT] = self.tree[NodeId::ROOT].clone();
        self.tree = tree;
    }
}

/// What a game is played by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    Usual,
    Chess960,
    Other,
}

impl Rules {
    /// The rules that the tag `Variant` names.
    fn of(variant: &str) -> Rules {
        let name: String = variant
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        match name.as_str() {
            "" | "standard" | "chess" | "normal" | "fromposition" => Rules::Usual,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "frc" | "freestyle"
            | "freestylechess" => Rules::Chess960,
            _ => Rules::Other,
        }
    }
}

impl<F: FnMut(Imported)> Visitor for Builder<F> {
    fn begin_game(&mut self) {
        self.tree = Tree::new(Position::default());
        for (name, value) in export::ROSTER {
            self.tree.tags.set(name, value);
        }
        self.replay = Replay::new(Position::default(), self.letters);
        self.here = NodeId::ROOT;
        self.outer.clear();
        self.opening = false;
        self.before.clear();
        self.nags.clear();
        self.no_start = false;
        self.no_rules = false;
        self.tags = 0;
        self.half_moves = 0;
        self.room = ROOM;
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), Kind> {
        self.tags += 1;
        if self.tags > MOST_TAGS {
            return Err(Kind::TooLarge);
        }
        let (name, value) = (text(name), export::one_line(&text(value)));
        let mut length = value.len().min(MOST_VALUE);
        while !value.is_char_boundary(length) {
            length -= 1;
        }
        self.learn(&name, value[..length].trim_end())?;
        if length < value.len() {
            return Err(Kind::TooLong);
        }
        Ok(())
    }

    fn begin_moves(&mut self) -> Go {
        if self.no_start || self.no_rules {
            Go::Past
        } else {
            Go::On
        }
    }

    fn san(&mut self, word: &[u8]) -> Result<(), Kind> {
        self.take_room(MOVE)?;
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

    fn comment(&mut self, piece: &[u8], end: bool) -> Result<(), Kind> {
        let room = self.take_room(piece.len());
        if room.is_ok() {
            self.comment.extend_from_slice(piece);
        } else {
            // Said once; no game needs what is left.
            self.room = 0;
        }
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
        room
    }

    fn begin_variation(&mut self) -> Result<Go, Kind> {
        self.replay.begin_variation()?;
        let parent = self.tree.parent(self.here).unwrap_or(NodeId::ROOT);
        self.outer.push(self.here);
        self.here = parent;
        self.opening = true;
        Ok(Go::On)
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

    fn result(&mut self, result: &'static str) -> Result<(), Kind> {
        let tag = self.tree.result();
        let known = ending(tag.as_bytes());
        match known {
            Some(known) if known != result && result != "*" => {
                self.tree.tags.set("Result", known);
                return Err(Kind::OtherResult);
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
        (self.sink)(Imported {
            tree,
            half_moves: self.half_moves,
            problems: std::mem::take(&mut self.problems),
            further_problems: std::mem::take(&mut self.further_problems),
        });
    }
}

/// Several comments at one place are lines.
fn add_line(to: &mut String, line: &str) {
    if !line.is_empty() {
        if !to.is_empty() {
            to.push('\n');
        }
        to.push_str(line);
    }
}
