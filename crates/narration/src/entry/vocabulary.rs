//! Vocabulary of a language: its words as parts of moves and as commands. English words are understood in every
//! language.

use crate::command::Command;
use chess::{CastlingSide, Color, File, Rank, Role, Square};
use i18n::case;
use i18n::names::{color_name, role_name};
use i18n::{Language, Lexicon, args};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The meanings of a word.
#[derive(Clone, Debug, PartialEq)]
pub enum Sense {
    /// No meaning.
    Ignored,
    /// A meaning that the rest of the text has anyway: `to`, `check`.
    Filler,
    /// A kind of piece.
    Piece(Role),
    /// A capture.
    Takes,
    /// A promotion.
    Promotes,
    /// Castling.
    Castles(CastlingSide),
    /// A file that is spoken, not written.
    File(File),
    /// A rank.
    Rank(Rank),
    /// A piece of notation, as it stands.
    Notation(String),
    /// A command.
    Command(Command),
}

impl Sense {
    /// The square this is, if it is a whole one.
    pub fn square(&self) -> Option<Square> {
        match self {
            Sense::Notation(text) => text.to_ascii_lowercase().parse().ok(),
            _ => None,
        }
    }

    /// The file this is, if it is one alone.
    pub fn file(&self) -> Option<File> {
        match self {
            Sense::File(file) => Some(*file),
            Sense::Notation(text) => File::from_char(only(text)?.to_ascii_lowercase()),
            _ => None,
        }
    }

    /// The rank this is, if it is one alone.
    pub fn rank(&self) -> Option<Rank> {
        match self {
            Sense::Rank(rank) => Some(*rank),
            Sense::Notation(text) => Rank::from_char(only(text)?),
            _ => None,
        }
    }
}

/// The words of a language, with their meanings.
#[derive(Debug, PartialEq)]
pub struct Vocabulary {
    /// Meanings of a phrase, by its words in small letters, parted by single spaces.
    senses: HashMap<String, Vec<Sense>>,
    /// Length of the longest phrase, in words.
    longest: usize,
    /// Names of the commands as people write them; the language's own come first.
    commands: Vec<(String, Command)>,
    /// Letters of king, queen, rook, bishop and knight: those of the language, and figurines.
    alphabets: [Vec<String>; 2],
}

/// The order of the pieces in a list of letters, and in Unicode's figurines: first White's six, then Black's.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

const FIGURINES: RangeInclusive<char> = '♔'..='♟';

impl Vocabulary {
    /// The words of `lexicon`'s language and of English.
    pub fn new(lexicon: &Lexicon) -> Vocabulary {
        let mut vocabulary = Vocabulary {
            senses: HashMap::new(),
            longest: 1,
            commands: Vec::new(),
            alphabets: [
                lexicon.list("letters"),
                FIGURINES.take(5).map(String::from).collect(),
            ],
        };
        vocabulary.learn(lexicon);
        if lexicon.language() != Language::English {
            vocabulary.learn(&Lexicon::english());
        }
        for (figurine, role) in FIGURINES.zip(ORDER.into_iter().cycle()) {
            vocabulary.add(figurine.encode_utf8(&mut [0; 4]), Sense::Piece(role));
        }
        // Every language writes so.
        for phrase in ["ep", "en passant"] {
            vocabulary.add(phrase, Sense::Filler);
        }
        vocabulary
    }

    fn learn(&mut self, lexicon: &Lexicon) {
        for role in Role::ALL {
            self.add_list(
                lexicon,
                &format!("nouns-{}", role_name(role)),
                &Sense::Piece(role),
            );
            for color in Color::ALL {
                let name = format!("{}-{}", color_name(color), role_name(role));
                self.add(&lexicon.get(&name), Sense::Piece(role));
            }
        }
        for (letter, role) in lexicon.list("letters").iter().zip(ORDER) {
            self.add(letter, Sense::Piece(role));
        }
        let castles = Sense::Castles;
        for color in Color::ALL {
            let side = lexicon.get(color_name(color));
            self.add(&side, Sense::Ignored);
            // As the page itself says it.
            let told = args!["side" => side];
            let [king, queen] = ["move-castles-king", "move-castles-queen"];
            self.add(&lexicon.with(king, &told), castles(CastlingSide::KingSide));
            self.add(
                &lexicon.with(queen, &told),
                castles(CastlingSide::QueenSide),
            );
        }
        for (name, sense) in [
            ("ignored", Sense::Ignored),
            ("spoken-to", Sense::Filler),
            ("spoken-check", Sense::Filler),
            ("spoken-takes", Sense::Takes),
            ("spoken-promotes", Sense::Promotes),
            ("spoken-castles-king", castles(CastlingSide::KingSide)),
            ("spoken-castles-queen", castles(CastlingSide::QueenSide)),
        ] {
            self.add_list(lexicon, name, &sense);
        }
        for name in ["spoken-files", "spelling-alphabet"] {
            for (sounds, file) in lexicon.list(name).iter().zip(File::ALL) {
                self.add_sounds(sounds, &Sense::File(file));
            }
        }
        for (sounds, rank) in lexicon.list("spoken-digits").iter().zip(Rank::ALL) {
            self.add_sounds(sounds, &Sense::Rank(rank));
        }
        for (name, command) in Command::NAMED {
            for phrase in lexicon.list(&format!("command-{name}")) {
                self.add(&phrase, Sense::Command(command));
                self.commands.push((phrase, command));
            }
        }
    }

    fn add_list(&mut self, lexicon: &Lexicon, name: &str, sense: &Sense) {
        for phrase in lexicon.list(name) {
            self.add(&phrase, sense.clone());
        }
    }

    fn add_sounds(&mut self, sounds: &str, sense: &Sense) {
        for sound in sounds.split(',') {
            self.add(sound, sense.clone());
        }
    }

    fn add(&mut self, phrase: &str, sense: Sense) {
        let words = words(phrase);
        if words.is_empty() {
            return;
        }
        self.longest = self.longest.max(words.len());
        let senses = self.senses.entry(key(&words)).or_default();
        if !senses.contains(&sense) {
            senses.push(sense);
        }
    }

    /// Splits a text into known phrases, longest first, each with its possible meanings. An unknown phrase has none.
    pub fn understand(&self, text: &str) -> Vec<Vec<Sense>> {
        let words = words(text);
        let mut rest = &words[..];
        let mut understood = Vec::new();
        while !rest.is_empty() {
            let (senses, length) = self.head(rest);
            understood.push(senses);
            rest = &rest[length..];
        }
        understood
    }

    /// The meanings of the longest known phrase at the start of these words, and its length in words.
    fn head(&self, words: &[String]) -> (Vec<Sense>, usize) {
        let known = (1..=self.longest.min(words.len()))
            .rev()
            .find_map(|length| Some((self.senses.get(&key(&words[..length]))?, length)));
        let written = is_notation(&words[0]).then(|| Sense::Notation(words[0].clone()));
        match (known, written) {
            // A single letter is first of all what it is in notation: `b` may be a file or a bishop.
            (Some((senses, 1)), Some(written)) if only(&words[0]).is_some() => {
                let spoken = |sense: &&Sense| matches!(sense, Sense::Ignored | Sense::Command(_));
                let others = senses.iter().filter(spoken).cloned();
                (std::iter::once(written).chain(others).collect(), 1)
            }
            (Some((senses, length)), _) => (senses.clone(), length),
            (None, written) => (written.into_iter().collect(), 1),
        }
    }

    /// The move announced in `claim with Nf3`: what stands beside the words for claiming, whichever comes first.
    pub fn claimed_with(&self, text: &str) -> Option<String> {
        let words = words(text);
        let claims = |part: &[String]| {
            let command = Sense::Command(Command::ClaimWith);
            let senses = self.senses.get(&key(part));
            senses.is_some_and(|senses| senses.contains(&command))
        };
        (1..words.len()).find_map(|at| {
            let (head, tail) = words.split_at(at);
            if claims(head) {
                Some(tail.join(" "))
            } else {
                claims(tail).then(|| head.join(" "))
            }
        })
    }

    /// Names of the commands; the language's own come first.
    pub fn commands(&self) -> &[(String, Command)] {
        &self.commands
    }

    /// The alphabet in which `text` begins with a piece: the letters, each with its piece.
    pub fn alphabet_of(&self, text: &str) -> Option<Vec<(&str, Role)>> {
        let begins =
            |alphabet: &&Vec<String>| alphabet.iter().any(|letter| text.starts_with(letter));
        let alphabet = self.alphabets.iter().find(begins)?;
        Some(alphabet.iter().map(String::as_str).zip(ORDER).collect())
    }
}

fn key(words: &[String]) -> String {
    case::lower(&words.join(" "))
}

/// The character of a text that has only one.
fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// True if the word could be part of written notation.
fn is_notation(word: &str) -> bool {
    word.chars()
        .all(|c| "abcdefghkqrnpoxABCDEFGHKQRNPOX0123456789:=-()/".contains(c))
}

/// The words of a text, normalized. A word ends where another script begins, so that a letter of the language and the
/// square after it are two.
fn words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut western = true;
    for c in text.chars().filter_map(plainly) {
        if (c.is_alphanumeric() || !is_western(c)) && is_western(c) != western {
            plain.push(' ');
            western = !western;
        }
        plain.push(c);
    }
    plain
        .split_whitespace()
        .map(
            |word| match word.trim_end_matches(['!', '?', '+', '#', ':']) {
                "" => word,
                bare => bare,
            },
        )
        .flat_map(|word| {
            let whole = is_notation(word);
            word.split(move |c| c == '-' && !whole)
        })
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A character in its plainest form; `None` if it has no meaning.
fn plainly(c: char) -> Option<char> {
    /// The zeros of Devanagari, Tamil, Kannada and Malayalam.
    const ZEROS: [u32; 4] = [0x0966, 0x0be6, 0x0ce6, 0x0d66];
    let digit = ZEROS
        .into_iter()
        .find_map(|zero| char::from_digit((c as u32).checked_sub(zero)?, 10));
    if digit.is_some() {
        return digit;
    }
    match c {
        // Joiners, variants of drawing, full stops, quotation marks.
        '\u{200b}'..='\u{200d}'
        | '\u{fe0e}'
        | '\u{fe0f}'
        | '.'
        | '…'
        | '।'
        | '"'
        | '“'
        | '”'
        | '«'
        | '»' => None,
        ',' | ';' => Some(' '),
        '‐'..='―' | '−' => Some('-'),
        '×' => Some('x'),
        _ => Some(c),
    }
}

/// True if the character belongs to the script of chess notation (Latin letters, digits and the usual signs).
fn is_western(c: char) -> bool {
    c < '\u{370}'
}
