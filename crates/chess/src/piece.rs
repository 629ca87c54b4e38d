//! Kinds of piece ([`Role`]) and pieces of a side ([`Piece`]).

use crate::Color;

/// A kind of piece (FIDE 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Moves forward, captures diagonally forward (FIDE 3.7).
    Pawn,
    /// Leaps to the nearest squares not on its rank, file or diagonals (FIDE 3.6).
    Knight,
    /// Moves along diagonals (FIDE 3.2).
    Bishop,
    /// Moves along ranks and files (FIDE 3.3).
    Rook,
    /// Moves along ranks, files and diagonals (FIDE 3.4).
    Queen,
    /// Moves to any adjoining square that is not attacked, or castles (FIDE 3.8).
    King,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// The promotion pieces (FIDE 3.7.3.3), the usual choice first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Knight, Self::Rook, Self::Bishop];

    /// 0 for the pawn to 5 for the king.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English letter in lower case, as UCI moves and black pieces in a FEN have it.
    pub const fn to_char(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The English letter in upper case, as algebraic notation has it.
    pub const fn upper(self) -> char {
        self.to_char().to_ascii_uppercase()
    }

    /// The piece an English letter of either case stands for.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'p' | 'P' => Some(Self::Pawn),
            'n' | 'N' => Some(Self::Knight),
            'b' | 'B' => Some(Self::Bishop),
            'r' | 'R' => Some(Self::Rook),
            'q' | 'Q' => Some(Self::Queen),
            'k' | 'K' => Some(Self::King),
            _ => None,
        }
    }

    /// The English word, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }

    /// This piece as one of `color`'s.
    #[inline]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

/// A piece of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The letter in a FEN: upper case for White.
    ///
    /// ```
    /// use chess::{Color, Role};
    /// assert_eq!(Role::Knight.of(Color::White).to_char(), 'N');
    /// ```
    pub const fn to_char(self) -> char {
        match self.color {
            Color::White => self.role.upper(),
            Color::Black => self.role.to_char(),
        }
    }

    /// The piece a FEN letter stands for.
    pub const fn from_char(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_char(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}
