//! Extended Position Description (PGN standard, 16.2): a position and what is said of it, in one line.
//!
//! The first four fields are those of a FEN. After them come operations, each an opcode and operands up to a semicolon:
//! `bm Nf3 d4; id "first move";`. Read forgivingly: the counters of a FEN may follow its fields, the last semicolon may be
//! missing, and nothing between two of them says nothing.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::text::excerpt;
use crate::{FenError, Letters, Move, Position, SanError, Setup, is_remark};

/// A position and what is said of it.
///
/// ```
/// use chess::Epd;
///
/// let epd: Epd = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 Kd2; hmvc 3; id \"a study\";".parse()?;
/// assert_eq!(epd.position.halfmove_clock(), 3);
/// assert_eq!(epd.moves("bm").expect("both are legal").len(), 2);
/// assert_eq!(epd.text("id"), Some("a study"));
/// assert!(epd.operands("am").is_none());
/// # Ok::<(), chess::EpdError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The position; its counters are those of `hmvc` and `fmvn`.
    pub position: Position,
    /// The operations, in their order.
    pub operations: Vec<Operation>,
}

/// An EPD operation: one thing that is said of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// The opcode: `bm` best moves, `am` moves to avoid, `id` a name, `c0` to `c9` comments, …
    pub opcode: String,
    /// The operands.
    pub operands: Vec<Operand>,
}

/// An operand of an [`Operation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A move or a number, without spaces.
    Word(String),
    /// Any text without quotes, between quotes.
    Text(String),
}

impl Operand {
    /// The word or the text.
    pub fn as_str(&self) -> &str {
        match self {
            Operand::Word(text) | Operand::Text(text) => text,
        }
    }
}

/// The reason why a line is no EPD of a playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdError {
    /// The first four fields.
    Fen(FenError),
    /// An ill-formed opcode: it should be a letter, then letters, digits and `_`.
    Opcode(String),
    /// A quote in the operands of this opcode is not closed.
    Quote(String),
    /// The operand of `hmvc` or `fmvn` is no number.
    Counter(&'static str),
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(FenError::FieldCount(count)) => write!(
                f,
                "an EPD begins with the first 4 fields of a FEN (pieces, side to move, castling, en \
                 passant); this one has {count}"
            ),
            Self::Fen(error) => error.fmt(f),
            Self::Opcode(text) => write!(
                f,
                "`{text}` is no opcode such as `bm`; operations are separated by `;`"
            ),
            Self::Quote(opcode) => write!(f, "a quote after `{opcode}` is not closed"),
            Self::Counter(opcode) => {
                write!(
                    f,
                    "`{opcode}` is followed by a number from 0 to {}",
                    u32::MAX
                )
            }
        }
    }
}

impl core::error::Error for EpdError {}

impl Epd {
    /// The operands of an opcode, if it is there.
    pub fn operands(&self, opcode: &str) -> Option<&[Operand]> {
        let mut operations = self.operations.iter();
        let found = operations.find(|operation| operation.opcode == opcode)?;
        Some(&found.operands)
    }

    /// The first operand after an opcode.
    pub fn text(&self, opcode: &str) -> Option<&str> {
        Some(self.operands(opcode)?.first()?.as_str())
    }

    /// The moves that follow an opcode; none if it is not there.
    ///
    /// # Errors
    /// The error of the first move that cannot be read.
    pub fn moves(&self, opcode: &str) -> Result<Vec<Move>, SanError> {
        let words = self.operands(opcode).unwrap_or_default().iter();
        words
            .map(Operand::as_str)
            // What was set apart from its move.
            .filter(|word| !is_remark(word) && !word.chars().all(|sign| "+#!?".contains(sign)))
            .map(|word| self.position.parse_epd_move(word))
            .collect()
    }
}

impl Position {
    /// Reads a move of an EPD: SAN, as the standard has it, or any other notation with English letters
    /// ([`Position::read`]), as some programs write it: `b1c3`, `e7-e8q`, `0-0`. A comma may part it from the next.
    ///
    /// # Errors
    /// The error of SAN.
    ///
    /// ```
    /// let start = chess::Position::default();
    /// assert_eq!(start.parse_epd_move("b1c3,"), start.parse_epd_move("Nc3"));
    /// ```
    pub fn parse_epd_move(&self, word: &str) -> Result<Move, SanError> {
        let word = word.trim_end_matches(',');
        let san = self.parse_san(word);
        san.or_else(|error| self.read(word, Letters::English).map_err(|_| error))
    }
}

impl FromStr for Epd {
    type Err = EpdError;

    fn from_str(line: &str) -> Result<Self, EpdError> {
        let mut rest = Rest(line);
        let mut fields = String::new();
        for count in 0..4 {
            let field = rest.word();
            if field.is_empty() {
                return Err(EpdError::Fen(FenError::FieldCount(count)));
            }
            fields.push_str(field);
            fields.push(' ');
        }
        let mut setup: Setup = fields.parse().map_err(EpdError::Fen)?;

        // The counters of a FEN, said as an EPD says them.
        let mut operations = Vec::new();
        for opcode in ["hmvc", "fmvn"] {
            let mut after = Rest(rest.0);
            let number = after.word();
            if number.starts_with(|letter: char| letter.is_ascii_digit()) {
                rest = after;
                operations.push(Operation {
                    opcode: opcode.into(),
                    operands: Vec::from([Operand::Word(number.into())]),
                });
            }
        }

        while let Some(opcode) = rest.opcode()? {
            let mut operands = Vec::new();
            while let Some(operand) = rest.operand(opcode)? {
                operands.push(operand);
            }
            operations.push(Operation {
                opcode: opcode.into(),
                operands,
            });
        }

        let mut epd = Epd {
            position: Position::default(),
            operations,
        };
        setup.halfmoves = epd.counter("hmvc")?.unwrap_or(setup.halfmoves);
        setup.fullmoves = epd.counter("fmvn")?.unwrap_or(setup.fullmoves).max(1);
        epd.position =
            Position::from_setup(&setup).map_err(|errors| EpdError::Fen(errors.into()))?;
        Ok(epd)
    }
}

impl Epd {
    /// The number after `hmvc` or `fmvn`.
    fn counter(&self, opcode: &'static str) -> Result<Option<u32>, EpdError> {
        if self.operands(opcode).is_none() {
            return Ok(None);
        }
        let digits = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text(opcode).filter(digits);
        match number.and_then(|text| text.parse().ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(EpdError::Counter(opcode)),
        }
    }
}

/// The text that has not been read yet.
struct Rest<'a>(&'a str);

impl<'a> Rest<'a> {
    /// The next word without spaces, semicolons and quotes; empty if one of them comes next.
    fn word(&mut self) -> &'a str {
        let text = self.0.trim_ascii_start();
        let ends = |letter: char| letter.is_ascii_whitespace() || letter == ';' || letter == '"';
        let (word, rest) = text.split_at(text.find(ends).unwrap_or(text.len()));
        self.0 = rest;
        word
    }

    /// The next opcode; `None` at the end.
    fn opcode(&mut self) -> Result<Option<&'a str>, EpdError> {
        self.0 = self
            .0
            .trim_start_matches(|letter: char| letter.is_ascii_whitespace() || letter == ';');
        if self.0.is_empty() {
            return Ok(None);
        }
        let from_here = self.0;
        let word = self.word();
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        if word.starts_with(|first: char| first.is_ascii_alphabetic()) && word.chars().all(letters)
        {
            Ok(Some(word))
        } else {
            let shown = if word.is_empty() { from_here } else { word };
            Err(EpdError::Opcode(excerpt(shown)))
        }
    }

    /// The next operand after an opcode; `None` at the end of the operation.
    fn operand(&mut self, opcode: &str) -> Result<Option<Operand>, EpdError> {
        self.0 = self.0.trim_ascii_start();
        if let Some(quoted) = self.0.strip_prefix('"') {
            let closed = quoted.split_once('"');
            let (text, rest) = closed.ok_or_else(|| EpdError::Quote(excerpt(opcode)))?;
            self.0 = rest;
            return Ok(Some(Operand::Text(text.into())));
        }
        Ok(match self.word() {
            "" => None,
            word => Some(Operand::Word(word.into())),
        })
    }
}

impl fmt::Display for Epd {
    /// Four fields and the operations, each with its semicolon. Quotes within a text become apostrophes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.position.to_fen();
        for (n, field) in fen.split(' ').take(4).enumerate() {
            write!(f, "{}{field}", if n > 0 { " " } else { "" })?;
        }
        for Operation { opcode, operands } in &self.operations {
            write!(f, " {opcode}")?;
            for operand in operands {
                match operand {
                    Operand::Word(word) => write!(f, " {word}")?,
                    Operand::Text(text) => write!(f, " \"{}\"", text.replace('"', "'"))?,
                }
            }
            f.write_str(";")?;
        }
        Ok(())
    }
}
