//! Standard algebraic notation, SAN (FIDE appendix C): writing it shortest, reading it forgivingly.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::movegen::Each;
use crate::text::excerpt;
use crate::trim::trimmed;
use crate::{
    Bitboard, CastlingBar, CastlingSide, File, Illegal, Letters, Move, Position, Rank, Role,
    Square, pawn_attacks,
};

/// A move in standard algebraic notation, taken apart so that it can also be spoken or written with
/// other letters or figurines. `Display` writes the English form: `Nbxd7+`, `exd8=Q#`, `O-O-O`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct San {
    /// The move itself.
    pub action: SanMove,
    /// The sign of check or checkmate after it.
    pub mark: Option<CheckMark>,
}

/// The move of a [`San`], without its sign of check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanMove {
    /// `O-O` or `O-O-O`.
    Castling(CastlingSide),
    /// Any other move.
    Normal {
        /// The kind of piece that moves.
        role: Role,
        /// The file it comes from, where that must be said.
        file: Option<File>,
        /// The rank it comes from, where that must be said.
        rank: Option<Rank>,
        /// True if it captures.
        capture: bool,
        /// The square it goes to.
        to: Square,
        /// The piece that a pawn promotes to.
        promotion: Option<Role>,
    },
}

/// The sign at the end of a [`San`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckMark {
    /// `+`
    Check,
    /// `#`
    Checkmate,
}

/// The signs of a notation.
pub(crate) struct Signs {
    capture: &'static str,
    mate: &'static str,
}

impl Signs {
    /// Those of the laws (FIDE C.9, C.13).
    pub(crate) const LAWS: Self = Self {
        capture: "x",
        mate: "#",
    };
    /// Those of Russian books.
    pub(crate) const COLON: Self = Self {
        capture: ":",
        mate: "x",
    };
}

impl San {
    /// Writes it with the letters of a language.
    ///
    /// ```
    /// use chess::{Letters, Position};
    /// let position = Position::default();
    /// let san = position.to_san(position.parse_san("Nf3")?);
    /// assert_eq!(san.in_letters(Letters::Dutch), "Pf3");
    /// # Ok::<(), chess::SanError>(())
    /// ```
    pub fn in_letters(self, letters: Letters) -> String {
        let mut text = String::new();
        algebraic(&mut text, self, None, &Signs::LAWS, |role| letters.of(role))
            .expect("a text takes whatever is written");
        text
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        algebraic(f, *self, None, &Signs::LAWS, |role| {
            Letters::English.of(role)
        })
    }
}

/// Writes a move in algebraic notation: with its square of departure where that is given.
pub(crate) fn algebraic(
    f: &mut impl fmt::Write,
    san: San,
    from: Option<Square>,
    signs: &Signs,
    piece: impl Fn(Role) -> &'static str,
) -> fmt::Result {
    match san.action {
        SanMove::Castling(CastlingSide::KingSide) => f.write_str("O-O")?,
        SanMove::Castling(CastlingSide::QueenSide) => f.write_str("O-O-O")?,
        SanMove::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            if role != Role::Pawn {
                f.write_str(piece(role))?;
            }
            if let Some(from) = from {
                write!(f, "{from}{}", if capture { "" } else { "-" })?;
            } else {
                file.map_or(Ok(()), |file| write!(f, "{file}"))?;
                rank.map_or(Ok(()), |rank| write!(f, "{rank}"))?;
            }
            f.write_str(if capture { signs.capture } else { "" })?;
            write!(f, "{to}")?;
            promotion.map_or(Ok(()), |role| write!(f, "={}", piece(role)))?;
        }
    }
    f.write_str(match san.mark {
        None => "",
        Some(CheckMark::Check) => "+",
        Some(CheckMark::Checkmate) => signs.mate,
    })
}

/// The reason why a text is not a move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// The text is not algebraic notation.
    Syntax(String),
    /// No legal move is called so in this position, and why. Where several pieces could be meant, it is
    /// the reason for the one that came closest.
    Illegal(String, Illegal),
    /// Several legal moves could be meant: these.
    Ambiguous(String, Vec<San>),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(text) => {
                write!(
                    f,
                    "`{text}` is not a move such as `Nf3`, `exd5`, `O-O` or `e8=Q`"
                )
            }
            Self::Illegal(text, why) => write!(f, "`{text}` is not legal here: {why}"),
            Self::Ambiguous(text, moves) => {
                write!(f, "`{text}` can mean")?;
                for (i, san) in moves.iter().enumerate() {
                    let before = match i {
                        0 => " ",
                        _ if i + 1 == moves.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{before}{san}")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for SanError {}

/// The constraints that a SAN text puts on a move.
struct Pattern {
    role: Role,
    from: Bitboard,
    to: Bitboard,
    capture: bool,
    promotion: Option<Role>,
}

impl Position {
    /// Writes a legal move in SAN.
    ///
    /// ```
    /// use chess::Position;
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let m = position.parse_san("O-O")?;
    /// assert_eq!(position.to_san(m).to_string(), "O-O");
    /// let m = position.parse_san("Rh8+")?;
    /// assert_eq!(position.to_san(m).to_string(), "Rh8+");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn to_san(&self, m: Move) -> San {
        let next = self.after(m);
        let mark = if next.is_check() {
            Some(if next.has_legal_move() {
                CheckMark::Check
            } else {
                CheckMark::Checkmate
            })
        } else {
            None
        };
        if let Some(side) = self.castling_side(m) {
            return San {
                action: SanMove::Castling(side),
                mark,
            };
        }
        let role = self
            .role_at(m.from())
            .expect("a legal move starts from a piece");
        let capture = self.is_capture(m);
        let (file, rank) = if role == Role::Pawn {
            (capture.then_some(m.from().file()), None)
        } else {
            self.disambiguation(role, m)
        };
        let action = SanMove::Normal {
            role,
            file,
            rank,
            capture,
            to: m.to(),
            promotion: m.promotion(),
        };
        San { action, mark }
    }

    /// The file, the rank or both (FIDE C.10) by which a move differs from those of other pieces of
    /// its kind to the same square.
    fn disambiguation(&self, role: Role, m: Move) -> (Option<File>, Option<Rank>) {
        let from = m.from();
        let mut rivals = Bitboard::EMPTY;
        let others = self.by_role(role).without(from);
        let _ = self.visit(
            others,
            Bitboard::of(m.to()),
            &mut Each(|m: Move| {
                rivals = rivals.with(m.from());
            }),
        );
        if rivals.is_empty() {
            (None, None)
        } else if (rivals & Bitboard::file(from.file())).is_empty() {
            (Some(from.file()), None)
        } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
            (None, Some(from.rank()))
        } else {
            (Some(from.file()), Some(from.rank()))
        }
    }

    /// Reads a legal move in SAN, with English letters.
    ///
    /// The letters are strict (`B` is a bishop, `b` a file); nearly all else may be missing or too
    /// much: `x - =`, zeros for castling, a whole square of departure, `de` for a pawn that captures,
    /// a move number before it, and after it signs of check, annotations (`!?`, `+-`, `$1`), `e.p.`
    /// and `mate`. A capture that captures nothing is refused. [`read`](Self::read) forgives the
    /// same, and reads every other notation and alphabet.
    ///
    /// ```
    /// use chess::{Position, SanError};
    /// let position = Position::from_fen("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1")?;
    /// assert_eq!(position.parse_san("Nge4!")?, position.parse_uci("g3e4")?);
    /// assert_eq!(
    ///     position.parse_san("Ne4").unwrap_err().to_string(),
    ///     "`Ne4` can mean Nce4 or Nge4"
    /// );
    /// assert_eq!(
    ///     position.parse_san("Nf3").unwrap_err().to_string(),
    ///     "`Nf3` is not legal here: no knight moves to f3"
    /// );
    /// assert!(matches!(position.parse_san("Nx"), Err(SanError::Syntax(_))));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let syntax = || SanError::Syntax(excerpt(text));
        let body = &*trimmed(text);
        if let Some(side) = castling(body) {
            return self
                .castling_move(side)
                .map_err(|bar| SanError::Illegal(excerpt(text), Illegal::Castling(side, bar)));
        }
        let pattern = pattern(body).ok_or_else(syntax)?;
        let moves = self.moves_like(&pattern);
        match moves[..] {
            [] => {
                let why = self.why_none_is_like(&pattern);
                Err(SanError::Illegal(excerpt(text), why))
            }
            [m] => Ok(m),
            _ => {
                let candidates = moves.iter().map(|&m| self.to_san(m)).collect();
                Err(SanError::Ambiguous(excerpt(text), candidates))
            }
        }
    }

    /// Plays the move that a text names, read as [`parse_san`](Self::parse_san) reads it, and gives it.
    ///
    /// # Errors
    ///
    /// As there: a text that is no move, is illegal here or could mean several moves is refused with
    /// the reason, and the position stays as it is.
    ///
    /// ```
    /// use chess::{Position, SanError};
    /// let mut position = Position::default();
    /// for san in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"] {
    ///     position.play_san(san)?;
    /// }
    /// let mate = position.play_san("Qxf7 mate")?;
    /// assert_eq!(format!("{mate:?}"), "h5f7");
    /// assert!(position.is_checkmate());
    ///
    /// let error = position.play_san("Kxf7").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "`Kxf7` is not legal here: the king would be attacked on f7 from c4"
    /// );
    /// # Ok::<(), SanError>(())
    /// ```
    pub fn play_san(&mut self, text: &str) -> Result<Move, SanError> {
        let m = self.parse_san(text)?;
        self.play(m);
        Ok(m)
    }

    /// The reason why no legal move is like this. Where several pieces could be meant, the one that came closest
    /// counts.
    fn why_none_is_like(&self, pattern: &Pattern) -> Illegal {
        let role = pattern.role;
        let pieces = self.pieces(self.turn(), role) & pattern.from;
        let mut best: Option<Illegal> = None;
        for from in pieces {
            let mut targets = pattern.to;
            if targets.is_many() {
                targets &= pawn_attacks(self.turn(), from);
            }
            for to in targets {
                let why = self.why_not_called(pattern, from, to);
                best = Some(best.map_or(why, |best| best.or_closer(why)));
            }
        }
        match best {
            None => Illegal::NoSuchPiece(role.of(self.turn())),
            Some(Illegal::NoSuchMovement { to, .. }) if pieces.is_many() => {
                Illegal::NoneReaches(role, to)
            }
            Some(why) => why,
        }
    }

    /// The reason why a pattern is not the name of a legal move between two squares.
    fn why_not_called(&self, pattern: &Pattern, from: Square, to: Square) -> Illegal {
        self.why_illegal(from, to).unwrap_or({
            if pattern.promotion.is_some() && !Bitboard::BACK_RANKS.contains(to) {
                Illegal::NoPromotion
            } else if pattern.capture {
                Illegal::NothingToCapture(to)
            } else {
                // The king castles by this; but the move has another name.
                let role = pattern.role;
                Illegal::NoSuchMovement { role, from, to }
            }
        })
    }

    fn castling_move(&self, side: CastlingSide) -> Result<Move, CastlingBar> {
        let us = self.turn();
        match (self.castling_rook(us, side), self.why_no_castling(side)) {
            (Some(rook), None) => Ok(Move::new(self.king(us), rook, None)),
            (_, bar) => Err(bar.unwrap_or(CastlingBar::Lost)),
        }
    }

    fn moves_like(&self, pattern: &Pattern) -> Vec<Move> {
        let mut moves = Vec::new();
        let from = self.by_role(pattern.role) & pattern.from;
        let to = pattern.to & !self.by_color(self.turn());
        let _ = self.visit(
            from,
            to,
            &mut Each(|m: Move| {
                let promotion = pattern.promotion.is_none() || pattern.promotion == m.promotion();
                if promotion && (!pattern.capture || self.is_capture(m)) {
                    moves.push(m);
                }
            }),
        );
        moves
    }
}

/// Parses the text of a move other than castling.
fn pattern(body: &str) -> Option<Pattern> {
    let mut bytes = body.as_bytes();
    let mut role = Role::Pawn;
    if let [
        letter @ (b'K' | b'Q' | b'R' | b'B' | b'N' | b'P'),
        rest @ ..,
    ] = bytes
    {
        role = Role::from_char(*letter as char)?;
        bytes = rest;
    }
    let mut promotion = None;
    if role == Role::Pawn {
        (promotion, bytes) = promotion_suffix(bytes);
    }
    let mut capture = false;
    let mut places = [0u8; 4];
    let mut count = 0;
    for &byte in bytes {
        match byte {
            b'x' | b':' => capture = true,
            b'-' => {}
            _ => {
                *places.get_mut(count)? = byte;
                count += 1;
            }
        }
    }
    let file = |byte: u8| match byte {
        b'a'..=b'h' => File::from_char(byte as char).map(Bitboard::file),
        _ => None,
    };
    let rank = |byte: u8| Rank::from_char(byte as char).map(Bitboard::rank);
    let square = |a, b| Some(file(a)? & rank(b)?);
    let (from, to) = match places[..count] {
        [a, b] if role == Role::Pawn && file(b).is_some() => {
            capture = true;
            (file(a)?, file(b)?)
        }
        // A pawn that does not capture stays on its file.
        [a, b] if role == Role::Pawn && !capture => (file(a)?, square(a, b)?),
        [a, b] => (Bitboard::FULL, square(a, b)?),
        // Not the pawn of a file to the same file, which would be a piece in a small letter: `bb4`.
        [a, b, _] if role == Role::Pawn && a == b => return None,
        [a, b, c] => (file(a).or_else(|| rank(a))?, square(b, c)?),
        [a, b, c, d] => (square(a, b)?, square(c, d)?),
        _ => return None,
    };
    Some(Pattern {
        role,
        from,
        to,
        capture,
        promotion,
    })
}
fn castling(body: &str) -> Option<CastlingSide> {
    match body {
        "O-O" | "0-0" | "o-o" | "OO" | "00" => Some(CastlingSide::KingSide),
        "O-O-O" | "0-0-0" | "o-o-o" | "OOO" | "000" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Splits off `=Q`, `(Q)`, `/Q` or `Q`.
fn promotion_suffix(bytes: &[u8]) -> (Option<Role>, &[u8]) {
    let open = bytes.strip_suffix(b")").unwrap_or(bytes);
    let Some((&letter @ (b'Q' | b'R' | b'B' | b'N'), rest)) = open.split_last() else {
        return (None, bytes);
    };
    let rest = match rest.split_last() {
        Some((b'=' | b'(' | b'/', rest)) => rest,
        _ => rest,
    };
    (Role::from_char(letter as char), rest)
}
