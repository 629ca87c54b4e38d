//! Opening names (ECO): a table of lines, looked up by the position they end in, so that a transposition has the name
//! of what it has become.
//!
//! The table is text, one opening a line: the code of the Encyclopaedia of Chess Openings, the name, and the moves from
//! the standard position in SAN, separated by tabs. A line that begins with `#` is a remark.

mod families;

pub use families::FamilyNames;

use crate::opening_line::OpeningLine;
use chess::{Move, Position, SanError};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// A named opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings: `A00` to `E99`.
    pub eco: String,
    /// The name, the general before the particular: `Sicilian Defence, Najdorf Variation`.
    pub name: String,
    /// Its moves from the standard position.
    pub moves: Vec<Move>,
}

/// A move by which openings of the table go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation<'a> {
    /// The move.
    pub played: Move,
    /// Number of openings whose lines lead through the position after it, the one that ends there counted.
    pub openings: u32,
    /// The opening that ends there, if one does.
    pub opening: Option<&'a Opening>,
}

/// A table of named openings.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    by_key: HashMap<u64, Opening>,
    /// Number of openings whose lines lead through a position or end in it, by its key.
    through: HashMap<u64, u32>,
}

/// Error of a text that is not a table of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningsError {
    /// The line, from 1.
    pub line: usize,
    /// Problem with it.
    pub problem: OpeningsProblem,
}

/// Problem with a line of a table of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsProblem {
    /// Not three fields, or one of them is empty.
    Fields,
    /// This is no code from `A00` to `E99`.
    Eco(String),
    /// A move cannot be played.
    Move(SanError),
    /// The position has the name of an earlier line already.
    SameAs(String),
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            OpeningsProblem::Fields => {
                f.write_str("not a code, a name and moves, separated by tabs")
            }
            OpeningsProblem::Eco(code) => write!(f, "`{code}` is no code from A00 to E99"),
            OpeningsProblem::Move(error) => error.fmt(f),
            OpeningsProblem::SameAs(name) => write!(f, "the same position as `{name}`"),
        }
    }
}

impl std::error::Error for OpeningsError {}

impl Openings {
    /// Reads a table.
    ///
    /// Lines that begin alike cost least one after the other: the moves they share are played once.
    ///
    /// ```
    /// use chess::Position;
    /// use game::Openings;
    ///
    /// let table = "C20\tOpen Game\te4 e5\nC40\tKing’s Knight Opening\te4 e5 Nf3\n";
    /// let openings = Openings::parse(table)?;
    /// let mut position = Position::default();
    /// for san in ["Nf3", "e5", "e4"] {
    ///     position.play_san(san).expect("legal");
    /// }
    /// assert_eq!(openings.name_of(&position).expect("transposed").eco, "C40");
    ///
    /// let error = Openings::parse("C20 Open Game e4 e5").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1: not a code, a name and moves, separated by tabs"
    /// );
    /// # Ok::<(), game::OpeningsError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, OpeningsError> {
        let mut openings = Self::default();
        let mut played = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            openings
                .add(line, &mut played)
                .map_err(|problem| OpeningsError {
                    line: index + 1,
                    problem,
                })?;
        }
        Ok(openings)
    }

    /// Adds a line. `played` holds the moves of the line before, each with the position it led to.
    fn add<'a>(
        &mut self,
        line: &'a str,
        played: &mut Vec<(&'a str, Move, Position)>,
    ) -> Result<(), OpeningsProblem> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [eco, name, moves] = fields[..] else {
            return Err(OpeningsProblem::Fields);
        };
        if name.is_empty() || moves.is_empty() {
            return Err(OpeningsProblem::Fields);
        }
        if !matches!(eco.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']) {
            return Err(OpeningsProblem::Eco(eco.to_owned()));
        }
        let shared = played
            .iter()
            .zip(moves.split(' '))
            .take_while(|((before, ..), now)| before == now)
            .count();
        played.truncate(shared);
        let mut position = played.last().map(|last| last.2.clone()).unwrap_or_default();
        for san in moves.split(' ').skip(shared) {
            let mv = position.play_san(san).map_err(OpeningsProblem::Move)?;
            played.push((san, mv, position.clone()));
        }
        let opening = Opening {
            eco: eco.to_owned(),
            name: name.to_owned(),
            moves: played.iter().map(|played| played.1).collect(),
        };
        if let Some(earlier) = self.by_key.insert(position.key(), opening) {
            return Err(OpeningsProblem::SameAs(earlier.name));
        }
        for (.., position) in played {
            *self.through.entry(position.key()).or_default() += 1;
        }
        Ok(())
    }

    /// Number of openings.
    pub fn len(&self) -> usize {
        self.by_key.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.by_key.is_empty()
    }

    /// The families of openings in alphabetical order, each with its shortest line: that of the opening which has the bare name, or
    /// else of its shortest variation.
    ///
    /// ```
    /// use game::Openings;
    ///
    /// let openings = Openings::parse("C01\tFrench Defence, Exchange Variation\te4 e6 d4 d5 exd5\nC00\tFrench Defence\te4 e6\n")?;
    /// let [french] = &openings.families()[..] else { panic!("one family") };
    /// assert_eq!(french.name, "French Defence");
    /// assert_eq!(french.moves, ["e2e4", "e7e6"]);
    /// # Ok::<(), game::OpeningsError>(())
    /// ```
    pub fn families(&self) -> Vec<OpeningLine> {
        let mut shortest: BTreeMap<&str, &Opening> = BTreeMap::new();
        for opening in self.by_key.values() {
            let best = shortest
                .entry(families::family(&opening.name))
                .or_insert(opening);
            // Of two that are as short the code decides, so that it is always this one.
            let rank = |opening: &Opening| {
                (
                    opening.moves.len(),
                    opening.eco.clone(),
                    opening.name.clone(),
                )
            };
            if rank(opening) < rank(best) {
                *best = opening;
            }
        }
        let line = |(name, opening): (&str, &Opening)| {
            let mut position = Position::default();
            let moves = opening.moves.iter().map(|&mv| {
                let text = position.to_uci(mv).to_string();
                position.play(mv);
                text
            });
            OpeningLine {
                name: name.to_owned(),
                moves: moves.collect(),
            }
        };
        shortest.into_iter().map(line).collect()
    }

    /// The opening whose line ends in this position, by whatever moves it was reached.
    pub fn name_of(&self, position: &Position) -> Option<&Opening> {
        self.by_key.get(&position.key())
    }

    /// The last opening that a game went through, if it began from a position on the lines of the table: the opening that
    /// the game is called by. A game at odds or from an array of Chess960 has none, though its moves may transpose into
    /// one. `moves` are legal one after the other.
    pub fn last_of(
        &self,
        start: &Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Option<&Opening> {
        let is_usual = start.key() == Position::default().key();
        if !is_usual && !self.through.contains_key(&start.key()) {
            return None;
        }
        let mut position = start.clone();
        let mut last = self.name_of(&position);
        for m in moves {
            position.play(m);
            last = self.name_of(&position).or(last);
        }
        last
    }

    /// The moves from a position by which openings of the table go on, those of most openings first. Moves that transpose
    /// into a line count as those of the line.
    ///
    /// ```
    /// use chess::Position;
    /// use game::Openings;
    ///
    /// let openings = Openings::parse("C20\tOpen Game\te4 e5\nC40\tKing’s Knight Opening\te4 e5 Nf3\n")?;
    /// let position = Position::default();
    /// let [e4] = openings.continuations(&position)[..] else { panic!("one move leads on") };
    /// assert_eq!(e4.openings, 2);
    /// assert_eq!(e4.opening, None);
    /// # Ok::<(), game::OpeningsError>(())
    /// ```
    pub fn continuations(&self, position: &Position) -> Vec<Continuation<'_>> {
        let continuation = |&played: &Move| {
            let key = position.after(played).key();
            Some(Continuation {
                played,
                openings: *self.through.get(&key)?,
                opening: self.by_key.get(&key),
            })
        };
        let moves = position.legal_moves();
        let mut found: Vec<Continuation<'_>> = moves.iter().filter_map(continuation).collect();
        found.sort_by_key(|found| Reverse(found.openings));
        found
    }

    /// The openings whose codes or names, English or as `families` writes them, have all words of a text: first those whose
    /// names begin with one, the shortest lines before longer ones. No word finds nothing.
    pub fn search(&self, text: &str, families: &FamilyNames) -> Vec<&Opening> {
        let words: Vec<String> = text.split_whitespace().map(folded).collect();
        let spellings = |opening: &Opening| {
            let name = &opening.name;
            [folded(name), folded(&families.written(name))]
        };
        let is_meant = |opening: &&Opening| {
            let names = spellings(opening);
            let eco = folded(&opening.eco);
            words.iter().all(|word| {
                let is_in = |name: &String| name.contains(word.as_str());
                eco.starts_with(word.as_str()) || names.iter().any(is_in)
            })
        };
        let all = self.by_key.values().filter(|_| !words.is_empty());
        let mut found: Vec<&Opening> = all.filter(is_meant).collect();
        found.sort_by_cached_key(|opening| {
            let names = spellings(opening);
            let begins = |word: &String| names.iter().any(|name| name.starts_with(word.as_str()));
            let is_first = words.iter().any(begins);
            let [name, _] = names;
            (!is_first, opening.moves.len(), opening.eco.clone(), name)
        });
        found
    }
}

/// A name as it is typed: small letters, without the accents that names of openings have and the joiners between Indian
/// letters, and with a plain apostrophe.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'ä' => 'a',
        'č' | 'ć' => 'c',
        'é' => 'e',
        'ó' | 'ö' | 'ø' => 'o',
        'ü' => 'u',
        'ý' => 'y',
        '’' => '\'',
        other => other,
    };
    text.chars()
        .filter(|letter| !matches!(letter, '\u{200c}' | '\u{200d}'))
        .map(|letter| plain(letter.to_ascii_lowercase()))
        .collect()
}
