//! The letters of the pieces, language by language.

use core::fmt;
use core::str::FromStr;

use alloc::string::String;

use crate::Role;
use crate::text::excerpt;

/// The alphabet in which a record names its pieces (FIDE C.1: each player may use the letters of his
/// own language).
///
/// The same letter names different pieces in different languages: `R` is a rook in English and a
/// king in French, `P` a knight in Dutch. A record is therefore read in the alphabet that its reader
/// names, and none is ever guessed.
///
/// ```
/// use chess::{Letters, Role};
/// assert_eq!(Letters::Russian.of(Role::King), "Кр");
/// assert_eq!("de".parse(), Ok(Letters::German));
/// assert_eq!("Русский".parse(), Ok(Letters::Russian));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Letters {
    /// `K Q R B N`
    #[default]
    English,
    /// `Кр Ф Л С К`
    Russian,
    /// `K D T L S`
    German,
    /// `R D T A C`
    Spanish,
    /// `R D T B C`
    Portuguese,
    /// `R D T F C`
    French,
    /// `K D T L P`
    Dutch,
    /// `ரா ணி யா ம கு`
    Tamil,
    /// `रा व ह उं घो`
    Marathi,
    /// `രാ മ തേ ആ കു`
    Malayalam,
    /// `ರಾ ಣಿ ಆ ಒಂ ಕು`
    Kannada,
}

impl Letters {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::English,
        Self::Russian,
        Self::German,
        Self::Spanish,
        Self::Portuguese,
        Self::French,
        Self::Dutch,
        Self::Tamil,
        Self::Marathi,
        Self::Malayalam,
        Self::Kannada,
    ];

    /// The tag of the language (BCP 47).
    pub const fn tag(self) -> &'static str {
        self.data().0
    }

    /// The language's name in English.
    pub const fn name(self) -> &'static str {
        self.data().1
    }

    /// The language's name in itself.
    pub const fn own_name(self) -> &'static str {
        self.data().2
    }

    /// The letters of king, queen, rook, bishop and knight, in this order.
    pub const fn pieces(self) -> [&'static str; 5] {
        self.data().3
    }

    /// The letter or letters of a piece; none for the pawn (FIDE C.3).
    pub const fn of(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight] = self.pieces();
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => "",
        }
    }

    const fn data(self) -> (&'static str, &'static str, &'static str, [&'static str; 5]) {
        match self {
            Self::English => ("en", "English", "English", ["K", "Q", "R", "B", "N"]),
            Self::Russian => ("ru", "Russian", "Русский", ["Кр", "Ф", "Л", "С", "К"]),
            Self::German => ("de", "German", "Deutsch", ["K", "D", "T", "L", "S"]),
            Self::Spanish => ("es", "Spanish", "Español", ["R", "D", "T", "A", "C"]),
            Self::Portuguese => ("pt", "Portuguese", "Português", ["R", "D", "T", "B", "C"]),
            Self::French => ("fr", "French", "Français", ["R", "D", "T", "F", "C"]),
            Self::Dutch => ("nl", "Dutch", "Nederlands", ["K", "D", "T", "L", "P"]),
            Self::Tamil => ("ta", "Tamil", "தமிழ்", ["ரா", "ணி", "யா", "ம", "கு"]),
            Self::Marathi => ("mr", "Marathi", "मराठी", ["रा", "व", "ह", "उं", "घो"]),
            Self::Malayalam => ("ml", "Malayalam", "മലയാളം", ["രാ", "മ", "തേ", "ആ", "കു"]),
            Self::Kannada => ("kn", "Kannada", "ಕನ್ನಡ", ["ರಾ", "ಣಿ", "ಆ", "ಒಂ", "ಕು"]),
        }
    }
}

impl fmt::Display for Letters {
    /// The tag of the language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A text that names no alphabet and no notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownNotation(pub(super) String);

impl fmt::Display for UnknownNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no notation; there are san, colon, lan, figurine, uci, iccf, and the letters of",
            self.0
        )?;
        for (i, letters) in Letters::ALL.into_iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma} {} ({letters})", letters.name())?;
        }
        f.write_str(", as `russian`, `ru`, `colon-ru` or `lan-ru`")
    }
}

impl core::error::Error for UnknownNotation {}

impl FromStr for Letters {
    type Err = UnknownNotation;

    /// Reads the tag of a language or its name, in English or its own; capitals or not.
    fn from_str(text: &str) -> Result<Self, UnknownNotation> {
        let wanted = text.to_lowercase();
        let is_wanted = |letters: &Self| {
            let (tag, name, own_name, _) = letters.data();
            [tag, name, own_name]
                .map(str::to_lowercase)
                .contains(&wanted)
        };
        Self::ALL
            .into_iter()
            .find(is_wanted)
            .ok_or_else(|| UnknownNotation(excerpt(text)))
    }
}
