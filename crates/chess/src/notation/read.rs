//! Notation reader: a move as people write it, in any notation and with the letters of a language.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{FIGURINES, ICCF_PROMOTIONS, Notation, ORDER};
use crate::text::excerpt;
use crate::trim::trimmed;
use crate::{File, Illegal, Letters, Move, Position, Rank, Role, SanError, Square, UciMove};

/// The reason why a text is not a move here, in any notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// The text is no notation with these letters.
    Syntax(String, Letters),
    /// The move is not legal in this position, and why. Where the text can be read in several ways,
    /// it is the reason for the one that came closest.
    Illegal(String, Illegal),
    /// Several legal moves could be meant: these, each with its name in the letters asked for.
    Ambiguous(String, Vec<(Move, String)>),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(text, letters) => {
                let [_, queen, .., knight] = letters.pieces();
                write!(
                    f,
                    "`{text}` is not a move such as `{knight}f3`, `exd5`, `O-O` or `e8={queen}`"
                )
            }
            Self::Illegal(text, why) => write!(f, "`{text}` is not legal here: {why}"),
            Self::Ambiguous(text, moves) => {
                write!(f, "`{text}` can mean")?;
                for (i, (_, name)) in moves.iter().enumerate() {
                    let before = match i {
                        0 => " ",
                        _ if i + 1 == moves.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{before}{name}")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for NotationError {}

impl Position {
    /// Reads a legal move, in any [`Notation`], as people write it.
    ///
    /// Algebraic notation is read with the letters given, which are the record's: never with
    /// another language's, where the same letter may be another piece. Figurines of either colour,
    /// UCI and the numbers of ICCF are read whatever the letters.
    ///
    /// Nearly all else may be missing or too much, as in [`Position::parse_san`]; the pieces may be
    /// written small, or everything in capitals. Then a letter can be both a piece and a file: what
    /// can so mean two legal moves is refused, and only a capture with its sign is the pawn's
    /// (`bxc3`), because that is how it is written.
    ///
    /// ```
    /// use chess::{Letters, Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1")?;
    /// let m = position.parse_san("Nge4")?;
    /// for text in ["Кge4", "12. Кg3-e4!", "кge4", "♘ge4", "g3e4", "7354"] {
    ///     assert_eq!(position.read(text, Letters::Russian), Ok(m));
    /// }
    /// assert_eq!(
    ///     position.read("Se4", Letters::German).unwrap_err().to_string(),
    ///     "`Se4` can mean Sce4 or Sge4"
    /// );
    /// assert_eq!(
    ///     position.read("Ne4", Letters::German).unwrap_err().to_string(),
    ///     "`Ne4` is not a move such as `Sf3`, `exd5`, `O-O` or `e8=D`"
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn read(&self, text: &str, letters: Letters) -> Result<Move, NotationError> {
        let body = &*trimmed(text);
        let mut found = Readings::default();
        for spelling in spellings(body, letters, Case::Exact) {
            found.add(self.named(&spelling));
        }
        if found.moves.is_empty() {
            found.add(self.coordinates(body));
        }
        if found.moves.is_empty() || is_unsigned_capture(body) {
            for spelling in spellings(body, letters, Case::Any) {
                found.add(self.named(&spelling));
            }
        }
        match (&found.moves[..], found.refused) {
            (&[m], _) => Ok(m),
            ([], Some(why)) => Err(NotationError::Illegal(excerpt(text), why)),
            ([], None) => Err(NotationError::Syntax(excerpt(text), letters)),
            (moves, _) => {
                let name = |&m| (m, self.write(m, Notation::San(letters)));
                let candidates = moves.iter().map(name).collect();
                Err(NotationError::Ambiguous(excerpt(text), candidates))
            }
        }
    }

    /// The legal moves with this English name, one at least, or why there is none; `None` if it is
    /// no such name.
    fn named(&self, name: &str) -> Option<Result<Vec<Move>, Illegal>> {
        match self.parse_san(name) {
            Ok(m) => Some(Ok([m].into())),
            Err(SanError::Syntax(_)) => None,
            Err(SanError::Ambiguous(_, names)) => {
                let named = names.iter().map(|san| self.parse_san(&san.to_string()));
                Some(Ok(named.filter_map(Result::ok).collect()))
            }
            // The king may castle by going where castling takes it, or onto its rook.
            Err(SanError::Illegal(_, why)) => {
                let king = self.king(self.turn()).to_string();
                let goal = name.strip_prefix('K').map(|rest| rest.replace('-', ""));
                let castling = goal.and_then(|goal| {
                    let goal = goal.strip_prefix(&king).unwrap_or(&goal);
                    self.parse_uci(&format!("{king}{goal}")).ok()
                });
                Some(castling.map(|m| [m].into()).ok_or(why))
            }
        }
    }

    /// The legal moves from a square to a square, in letters (`e2e4`, `e7e8q`) or numbers (`5254`,
    /// `57581`), one at least, or why there is none; `None` if the text is something else.
    fn coordinates(&self, body: &str) -> Option<Result<Vec<Move>, Illegal>> {
        let signs: Vec<char> = body.chars().filter(|c| !"-x:=".contains(*c)).collect();
        let numbers = signs.iter().all(char::is_ascii_digit);
        let square = |file: char, rank: char| {
            let file = if numbers {
                File::from_index(Rank::from_char(file)?.index())?
            } else {
                File::from_char(file.to_ascii_lowercase())?
            };
            Some(Square::new(file, Rank::from_char(rank)?))
        };
        let [a, b, c, d, ref rest @ ..] = signs[..] else {
            return None;
        };
        let (from, to) = (square(a, b)?, square(c, d)?);
        let promotion = match *rest {
            [] => None,
            [digit] if numbers => {
                let at = digit.to_digit(10)?.checked_sub(1)?;
                Some(*ICCF_PROMOTIONS.get(at as usize)?)
            }
            [letter] if letter.is_ascii_lowercase() => Some(Role::from_char(letter)?),
            _ => return None,
        };
        let uci = UciMove {
            from,
            to,
            promotion,
        };
        if let Ok(m) = self.parse_uci(&uci.to_string()) {
            return Some(Ok([m].into()));
        }
        let why = self.why_illegal_uci(uci)?;
        let promotions = Role::PROMOTIONS.map(|role| Move::new(from, to, Some(role)));
        let moves: Vec<Move> = promotions
            .into_iter()
            .filter(|&m| promotion.is_none() && self.is_legal(m))
            .collect();
        Some(if moves.is_empty() {
            Err(why)
        } else {
            Ok(moves)
        })
    }
}

/// The moves that a text can mean, each once, and otherwise the reason that came closest.
#[derive(Default)]
struct Readings {
    moves: Vec<Move>,
    refused: Option<Illegal>,
}

impl Readings {
    fn add(&mut self, reading: Option<Result<Vec<Move>, Illegal>>) {
        match reading {
            None => {}
            Some(Ok(moves)) => {
                for m in moves {
                    if !self.moves.contains(&m) {
                        self.moves.push(m);
                    }
                }
            }
            Some(Err(why)) => {
                self.refused = Some(self.refused.map_or(why, |before| before.or_closer(why)));
            }
        }
    }
}

/// Case sensitivity of a reading.
#[derive(Clone, Copy, PartialEq)]
enum Case {
    /// A piece is a capital, a file is small.
    Exact,
    /// Nothing, unless a capital stands before small letters.
    Any,
}

/// The spellings of a text in English SAN: with its first letter as each piece that it can
/// be, and as none.
fn spellings(body: &str, letters: Letters, case: Case) -> Vec<String> {
    let small = |c: char| lower(c) == c && c.is_alphabetic();
    let capital = body.chars().next().is_some_and(|c| lower(c) != c) && body.chars().any(small);
    let mut spellings = Vec::new();
    if let Some(side) = castling(body) {
        spellings.push(side.into());
    } else if case == Case::Exact || !capital {
        spellings.extend(square_part(body, Role::Pawn, letters, case));
    }
    for (role, name) in names(letters) {
        if let Some(rest) = strip(body, name, case)
            && let Some(rest) = square_part(rest, role, letters, case)
        {
            spellings.push(format!("{}{rest}", role.upper()));
        }
    }
    spellings
}

/// Castling, in capital or small letters or zeros.
fn castling(body: &str) -> Option<&'static str> {
    let mut round = 0;
    for c in body.chars() {
        match c {
            'O' | 'o' | '0' => round += 1,
            '-' => {}
            _ => return None,
        }
    }
    match round {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}

/// All that names a piece: the letters, and the figurines of both colours.
fn names(letters: Letters) -> impl Iterator<Item = (Role, &'static str)> {
    let written = ORDER.into_iter().zip(letters.pieces());
    let pawn = (letters == Letters::English).then_some((Role::Pawn, "P"));
    let drawn = FIGURINES
        .into_iter()
        .flat_map(|set| ORDER.into_iter().zip(set));
    written.chain(pawn).chain(drawn)
}

/// The part after the letter of a piece, in English: squares, signs, and the promotion.
fn square_part(rest: &str, role: Role, letters: Letters, case: Case) -> Option<String> {
    let (becomes, rest) = match role {
        Role::Pawn => promotion(rest, letters, case),
        _ => (None, rest),
    };
    let mut english = String::new();
    for c in rest.chars() {
        let c = match c {
            'A'..='H' | 'X' if case == Case::Any => c.to_ascii_lowercase(),
            'a'..='h' | '1'..='8' | 'x' | ':' | '-' => c,
            // Typed on a Russian keyboard.
            'а' | 'А' if case == Case::Any => 'a',
            'с' | 'С' if case == Case::Any => 'c',
            'е' | 'Е' if case == Case::Any => 'e',
            _ => return None,
        };
        english.push(c);
    }
    if let Some(role) = becomes {
        english.push('=');
        english.push(role.upper());
    }
    Some(english)
}

/// Splits off the promotion: `=Q`, `(Q)`, `/Q` or `Q`; in a small letter only after a rank or a
/// sign, where it can be no file.
fn promotion(rest: &str, letters: Letters, case: Case) -> (Option<Role>, &str) {
    let open = rest.strip_suffix(')').unwrap_or(rest);
    for (role, name) in names(letters) {
        let Some(before) = strip_end(open, name, case) else {
            continue;
        };
        let plain = before.strip_suffix(['=', '(', '/']);
        if plain.is_some() || open.ends_with(name) || before.ends_with(['1', '8']) {
            return (Some(role), plain.unwrap_or(before));
        }
    }
    (None, rest)
}

/// The text after a name, if it begins with it.
fn strip<'a>(text: &'a str, name: &str, case: Case) -> Option<&'a str> {
    let head = text.get(..name.len())?;
    is_same(head, name, case).then(|| &text[name.len()..])
}

/// The text before a name, if it ends with it.
fn strip_end<'a>(text: &'a str, name: &str, case: Case) -> Option<&'a str> {
    let at = text.len().checked_sub(name.len())?;
    is_same(text.get(at..)?, name, case).then(|| &text[..at])
}

fn is_same(text: &str, name: &str, case: Case) -> bool {
    match case {
        Case::Exact => text == name,
        Case::Any => text.chars().map(lower).eq(name.chars().map(lower)),
    }
}

/// The small letter, in the two scripts of the alphabets that have such.
fn lower(c: char) -> char {
    match c {
        // The alphabet of Russian, whose small letters follow its capitals.
        'А'..='Я' => char::from_u32(c as u32 + 0x20).unwrap_or(c),
        _ => c.to_ascii_lowercase(),
    }
}

/// True if the text is the capture of a pawn without its sign, such as `bc3`, which written small
/// could also be a piece's move.
fn is_unsigned_capture(body: &str) -> bool {
    let mut signs = body.chars();
    let mut file = || signs.next().and_then(File::from_char).is_some();
    file() && file()
}
