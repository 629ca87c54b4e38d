//! Moves as the Universal Chess Interface writes them.

use alloc::string::String;
use core::fmt;

use crate::text::excerpt;
use crate::{File, Illegal, Move, Position, Role, Square};

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
    /// The piece that a pawn promotes to.
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

/// The reason why a text is not a UCI move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// The text is no UCI move at all, and why.
    Syntax(String, &'static str),
    /// The move is not legal in this position, and why.
    Illegal(UciMove, Illegal),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(text, why) => {
                write!(f, "`{text}` is not a move such as `e2e4` or `e7e8q`: {why}")
            }
            Self::Illegal(m, why) => write!(f, "{m} is not legal here: {why}"),
        }
    }
}

impl core::error::Error for UciError {}

/// The move a text names, or what is wrong with the text.
fn read(text: &str) -> Result<UciMove, &'static str> {
    let square = |from: usize| text.get(from..from + 2)?.parse().ok();
    let from = square(0).ok_or("it does not begin with a square")?;
    let to = square(2).ok_or("no square follows the first")?;
    let promotion = match text.as_bytes()[4..] {
        [] => None,
        [letter] => {
            let role = Role::from_char(letter as char);
            Some(role.ok_or("what follows the squares is no piece, as q, r, b or n")?)
        }
        _ => return Err("it goes on after the move"),
    };
    Ok(UciMove {
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

    /// Reads a legal move. Castling is understood in both forms, as the king's way (`e1g1`) and as the
    /// king taking its rook (`e1h1`).
    ///
    /// ```
    /// use chess::{Position, UciError};
    /// let position = Position::default();
    /// assert!(position.parse_uci("e2e4").is_ok());
    /// assert!(matches!(position.parse_uci("e2-e4"), Err(UciError::Syntax(..))));
    /// assert_eq!(
    ///     position.parse_uci("f1d3").unwrap_err().to_string(),
    ///     "f1d3 is not legal here: the pawn on e2 is in the way"
    /// );
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let uci = read(text).map_err(|why| UciError::Syntax(excerpt(text), why))?;
        let m = Move::new(uci.from, uci.to, uci.promotion);
        if self.is_legal(m) {
            return Ok(m);
        }
        if let Some(castling) = self.castling_move_to(uci)
            && self.is_legal(castling)
        {
            return Ok(castling);
        }
        Err(match self.why_illegal_uci(uci) {
            Some(why) => UciError::Illegal(uci, why),
            None => unreachable!("{uci} is neither legal nor illegal in {self}"),
        })
    }

    /// The castling that `e1g1` or `e1c1` means.
    fn castling_move_to(&self, uci: UciMove) -> Option<Move> {
        let king = self.king(self.turn());
        if uci.promotion.is_some() || uci.from != king {
            return None;
        }
        let side = self.castling_attempt(king, uci.to)?;
        let rook = self.castling_rook(self.turn(), side)?;
        Some(Move::new(king, rook, None))
    }
}
