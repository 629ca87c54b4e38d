//! Move notations (SAN, long algebraic, figurine, UCI, ICCF) in the letters of any language: writing them.
//!
//! [`San`] and [`UciMove`](crate::UciMove) are the two that programs exchange; here are the others,
//! and the letters of other languages. [`Position::read`] reads them all.
//!
//! # How a written move is read
//!
//! Programs exchange SAN and UCI: `to_san`, `to_uci`, `parse_san`, `parse_uci`; `play_san` reads and plays in one call.
//! Notation as people write it (a language's letters, long, figurines, numbers) goes through [`Position::read`]. `trim.rs` first
//! takes off what may stand around a move: number, spaces, checks, annotations, `e.p.`, `mate`. `read.rs` then makes
//! every English spelling that the text can have and lets `parse_san` judge each; if two moves fit, the error names
//! both.

mod read;

use alloc::string::String;
use core::fmt::{self, Write as _};
use core::str::FromStr;

pub use read::NotationError;

use crate::san::{Signs, algebraic};
use crate::text::excerpt;
use crate::{Color, Letters, Move, Position, Role, UciMove, UnknownNotation};

/// A way to write a move down.
///
/// ```
/// use chess::{Letters, Notation, Position};
/// let position = Position::from_fen("4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1")?;
/// let m = position.parse_san("Nxf3")?;
/// for (notation, written) in [
///     (Notation::San(Letters::Spanish), "Cxf3"),
///     (Notation::Colon(Letters::Russian), "К:f3"),
///     (Notation::Long(Letters::English), "Ng1xf3"),
///     (Notation::Figurine, "♘xf3"),
///     (Notation::Uci, "g1f3"),
///     (Notation::Iccf, "7163"),
/// ] {
///     assert_eq!(position.write(m, notation), written);
/// }
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// Standard algebraic, `Nxf3` (FIDE Appendix C).
    San(Letters),
    /// Standard algebraic as Russian books print it, with `:` for a capture and `x` for mate:
    /// `Л:d8x`.
    Colon(Letters),
    /// Long algebraic, with the square of departure: `Ng1xf3`, `e2-e4`.
    Long(Letters),
    /// Standard algebraic with figurines of the mover's colour, `♘xf3` or `♞xf3`.
    Figurine,
    /// From square to square as engines have it: `g1f3`, `e7e8q`.
    Uci,
    /// The numbers of correspondence chess (ICCF): files and ranks from 1 to 8, then 1 to 4 for
    /// queen, rook, bishop and knight: `7163`, `57581`. Castling is the king's move, or from the
    /// unusual squares of Chess960 the king taking its rook, as in UCI.
    Iccf,
}

impl Default for Notation {
    fn default() -> Self {
        Self::San(Letters::default())
    }
}

impl fmt::Display for Notation {
    /// The name that [`FromStr`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::San(Letters::English) => f.write_str("san"),
            Self::San(letters) => write!(f, "{letters}"),
            Self::Colon(Letters::English) => f.write_str("colon"),
            Self::Colon(letters) => write!(f, "colon-{letters}"),
            Self::Long(Letters::English) => f.write_str("lan"),
            Self::Long(letters) => write!(f, "lan-{letters}"),
            Self::Figurine => f.write_str("figurine"),
            Self::Uci => f.write_str("uci"),
            Self::Iccf => f.write_str("iccf"),
        }
    }
}

impl FromStr for Notation {
    type Err = UnknownNotation;

    /// Reads `san`, `colon`, `lan`, `figurine`, `uci`, `iccf`, or the tag or name of a language for
    /// its letters, as [`Letters`] reads it: `ru` in standard, `colon-ru` in standard with the signs
    /// of Russian books, `lan-ru` in long algebraic notation.
    fn from_str(text: &str) -> Result<Self, UnknownNotation> {
        let lower = text.to_lowercase();
        Ok(match lower.as_str() {
            "san" => Self::San(Letters::English),
            "colon" => Self::Colon(Letters::English),
            "lan" => Self::Long(Letters::English),
            "figurine" => Self::Figurine,
            "uci" => Self::Uci,
            "iccf" => Self::Iccf,
            _ => match lower.split_once('-') {
                Some(("colon", language)) => language.parse().map(Self::Colon),
                Some(("lan", language)) => language.parse().map(Self::Long),
                _ => lower.parse().map(Self::San),
            }
            .map_err(|_: UnknownNotation| UnknownNotation(excerpt(text)))?,
        })
    }
}

/// The figurines of Unicode: king, queen, rook, bishop, knight and pawn of White, then of Black.
const FIGURINES: [[&str; 6]; 2] = [
    ["♔", "♕", "♖", "♗", "♘", "♙"],
    ["♚", "♛", "♜", "♝", "♞", "♟"],
];

/// The order of the pieces in an alphabet.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The promotion pieces in the order of their ICCF numbers, from 1.
const ICCF_PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

const ANYTHING: &str = "a text takes whatever is written";

fn figurine(color: Color, role: Role) -> &'static str {
    FIGURINES[color.index()][Role::King.index() - role.index()]
}

impl Position {
    /// Writes a legal move in a notation.
    pub fn write(&self, m: Move, notation: Notation) -> String {
        let mut text = String::new();
        let mut write = |from, signs, piece: &dyn Fn(Role) -> &'static str| {
            algebraic(&mut text, self.to_san(m), from, signs, piece)
        };
        let written = match notation {
            Notation::San(letters) => write(None, &Signs::LAWS, &|role| letters.of(role)),
            Notation::Colon(letters) => write(None, &Signs::COLON, &|role| letters.of(role)),
            Notation::Long(letters) => {
                write(Some(m.from()), &Signs::LAWS, &|role| letters.of(role))
            }
            Notation::Figurine => write(None, &Signs::LAWS, &|role| figurine(self.turn(), role)),
            Notation::Uci => write!(text, "{}", self.to_uci(m)),
            Notation::Iccf => iccf(&mut text, self.to_uci(m)),
        };
        written.expect(ANYTHING);
        text
    }
}

/// Writes a move in the numbers of ICCF.
fn iccf(f: &mut impl fmt::Write, uci: UciMove) -> fmt::Result {
    for square in [uci.from, uci.to] {
        let [file, rank] = [square.file().index(), square.rank().index()];
        write!(f, "{}{}", file + 1, rank + 1)?;
    }
    match ICCF_PROMOTIONS
        .iter()
        .position(|&role| uci.promotion == Some(role))
    {
        Some(at) => write!(f, "{}", at + 1),
        None => Ok(()),
    }
}
