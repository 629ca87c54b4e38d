//! Moves as the Universal Chess Interface writes them.

use alloc::string::String;
use core::fmt;

use crate::text::excerpt;
use crate::{CastlingSide, File, Move, Position, Rank, Role, Square};

/// A move in the notation of UCI: `e2e4`, `e7e8q`.
///
/// [`Position::to_uci`] writes castling as the king's move (`e1g1`) from the usual squares, and as
/// the king taking its rook (`b1a1`) from the others of Chess960. `UciMove::from` writes every
/// castling as the king taking its rook (`e1h1`), as programs expect that have set `UCI_Chess960`.
///
/// ```
/// use chess::{Position, UciMove};
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// let castle = position.parse_uci("e1g1")?;
/// assert_eq!(position.to_uci(castle).to_string(), "e1g1");
/// assert_eq!(UciMove::from(castle).to_string(), "e1h1");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UciMove {
    /// The square it leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl From<Move> for UciMove {
    /// Castling is the king taking its rook.
    fn from(m: Move) -> Self {
        Self {
            from: m.from(),
            to: m.to(),
            promotion: m.promotion(),
        }
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion
            .map_or(Ok(()), |role| write!(f, "{}", role.to_char()))
    }
}

/// Why a text is not a move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// The text is no UCI move at all.
    Syntax(String),
    /// The move is not legal in this position.
    Illegal(UciMove),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(text) => {
                write!(f, "`{text}` is not a move such as `e2e4` or `e7e8q`")
            }
            Self::Illegal(m) => write!(f, "{m} is not legal here"),
        }
    }
}

impl core::error::Error for UciError {}

fn read(text: &str) -> Option<UciMove> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.as_bytes()[4..] {
        [] => None,
        [letter] => Some(Role::from_char(letter as char)?),
        _ => return None,
    };
    Some(UciMove {
        from,
        to,
        promotion,
    })
}

impl Position {
    /// Writes a legal move as UCI does; castling from the usual squares as `e1g1`.
    pub fn to_uci(&self, m: Move) -> UciMove {
        let mut uci = UciMove::from(m);
        if let Some(side) = self.castling_side(m)
            && uci.from.file() == File::E
            && uci.to.file() == side.corner()
        {
            uci.to = Square::new(side.king_file(), uci.from.rank());
        }
        uci
    }

    /// Reads a legal move. Castling is understood in both forms, `e1g1` and `e1h1`.
    ///
    /// ```
    /// use chess::{Position, UciError};
    /// let position = Position::default();
    /// assert!(position.parse_uci("e2e4").is_ok());
    /// assert!(matches!(position.parse_uci("e2e5"), Err(UciError::Illegal(_))));
    /// assert!(matches!(position.parse_uci("e2-e4"), Err(UciError::Syntax(_))));
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let uci = read(text).ok_or_else(|| UciError::Syntax(excerpt(text)))?;
        let m = Move::new(uci.from, uci.to, uci.promotion);
        if self.is_legal(m) {
            return Ok(m);
        }
        self.castling_move_to(uci)
            .filter(|&castling| self.is_legal(castling))
            .ok_or(UciError::Illegal(uci))
    }

    /// The castling that `e1g1` or `e1c1` means.
    fn castling_move_to(&self, uci: UciMove) -> Option<Move> {
        let us = self.turn();
        let rank = us.rank(Rank::First);
        if uci.promotion.is_some()
            || uci.from != self.king(us)
            || uci.from != Square::new(File::E, rank)
        {
            return None;
        }
        let rook = CastlingSide::ALL.into_iter().find_map(|side| {
            let goal = Square::new(side.king_file(), rank);
            if uci.to == goal {
                self.castling_rook(us, side)
            } else {
                None
            }
        })?;
        Some(Move::new(uci.from, rook, None))
    }
}
