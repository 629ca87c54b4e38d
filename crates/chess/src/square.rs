//! Files, ranks and the squares where they cross (FIDE 2.1, 2.4).

use core::fmt;
use core::str::FromStr;

/// A column of the board, as White sees it from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// a to h.
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// 0 for a to 7 for h.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with that index, if it is below 8.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// `a` to `h`.
    pub const fn to_char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file that a letter of either case names.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Self::from_index(letter as usize - 'a' as usize),
            'A'..='H' => Self::from_index(letter as usize - 'A' as usize),
            _ => None,
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// A row of the board, counted from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// First to eighth.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// 0 for the first to 7 for the eighth.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with that index, if it is below 8.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The same rank counted from the other side of the board.
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::ALL[7 - self.index()]
    }

    /// `1` to `8`.
    pub const fn to_char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank that a digit names.
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Self::from_index(digit as usize - '1' as usize),
            _ => None,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// One of the 64 squares: a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use chess::{File, Rank, Square};
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert_eq!(square.offset(0, 1), Some(Square::E5));
/// # Ok::<(), chess::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Gives every square its constant: the names are listed in the order of their indices.
macro_rules! squares {
    ($($name:ident)*) => {
        #[derive(Clone, Copy)]
        enum Name { $($name),* }

        #[allow(missing_docs)]
        impl Square {
            $(pub const $name: Self = Self(Name::$name as u8);)*
            /// All squares in the order of their indices.
            pub const ALL: [Self; 64] = [$(Self::$name),*];
        }
    };
}

squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square where a file and a rank cross.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// All squares in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        Self::ALL.into_iter()
    }

    /// 0 for a1 to 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        // Always true of the number itself; said again so that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }

    /// The square with that index, if it is below 64.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The square whose index is the low six bits of `bits`.
    #[inline]
    pub(crate) const fn wrapping(bits: u32) -> Self {
        Self(bits as u8 & 63)
    }

    /// The square's file.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self.index() & 7]
    }

    /// The square's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() >> 3]
    }

    /// True if the square is dark; a1 is (FIDE 2.1).
    #[inline]
    pub const fn is_dark(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 0
    }

    /// The square so many files to the right and ranks up, if that is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 & 7) as i16 + files as i16;
        let rank = (self.0 >> 3) as i16 + ranks as i16;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Self((rank * 8 + file) as u8))
    }

    /// The square whose index differs by `step`, modulo 64.
    #[inline]
    pub(crate) const fn shifted(self, step: i8) -> Self {
        Self(self.0.wrapping_add_signed(step) & 63)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that does not name a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8, such as `e4`")
    }
}

impl core::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = *text.as_bytes() else {
            return Err(SquareError);
        };
        Ok(Self((rank - b'1') * 8 + (file - b'a')))
    }
}
