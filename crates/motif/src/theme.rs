//! Puzzle themes: the published keys, and a few of our own for what they miss.

use std::fmt;
use std::ops::{BitOr, BitOrAssign};
use std::str::FromStr;

macro_rules! themes {
    ($($(#[$about:meta])* $name:ident $key:literal,)*) => {
        /// A theme of a puzzle. Its key is that of the public puzzle database, if that has it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)] // the keys say what they are; the rules of each lie where it is found
        pub enum Theme { $($(#[$about])* $name,)* }

        impl Theme {
            /// All of them.
            pub const ALL: &'static [Theme] = &[$(Theme::$name),*];

            /// The key, as files have it: `backRankMate`.
            pub const fn key(self) -> &'static str {
                match self { $(Theme::$name => $key,)* }
            }

            /// The theme of a key.
            pub fn from_key(key: &str) -> Option<Theme> {
                let mut slot = hash(key.as_bytes());
                loop {
                    let theme = *Theme::ALL.get(usize::from(BY_HASH[slot]))?;
                    if theme.key() == key {
                        return Some(theme);
                    }
                    slot = (slot + 1) % BY_HASH.len();
                }
            }
        }
    };
}

themes! {
    AdvancedPawn "advancedPawn",
    Advantage "advantage",
    AnastasiaMate "anastasiaMate",
    ArabianMate "arabianMate",
    AttackingF2F7 "attackingF2F7",
    Attraction "attraction",
    BackRankMate "backRankMate",
    BalestraMate "balestraMate",
    BishopEndgame "bishopEndgame",
    BlindSwineMate "blindSwineMate",
    BodenMate "bodenMate",
    CapturingDefender "capturingDefender",
    Castling "castling",
    CheckFirst "checkFirst",
    Clearance "clearance",
    CollinearMove "collinearMove",
    CornerMate "cornerMate",
    Crushing "crushing",
    DefensiveMove "defensiveMove",
    Deflection "deflection",
    DiscoveredAttack "discoveredAttack",
    DiscoveredCheck "discoveredCheck",
    DoubleBishopMate "doubleBishopMate",
    DoubleCheck "doubleCheck",
    DovetailMate "dovetailMate",
    EnPassant "enPassant",
    Endgame "endgame",
    EpauletteMate "epauletteMate",
    Equality "equality",
    ExposedKing "exposedKing",
    Fork "fork",
    HangingPiece "hangingPiece",
    HookMate "hookMate",
    Interference "interference",
    Intermezzo "intermezzo",
    KillBoxMate "killBoxMate",
    KingsideAttack "kingsideAttack",
    KnightEndgame "knightEndgame",
    Long "long",
    Master "master",
    MasterVsMaster "masterVsMaster",
    Mate "mate",
    MateIn1 "mateIn1",
    MateIn2 "mateIn2",
    MateIn3 "mateIn3",
    MateIn4 "mateIn4",
    MateIn5 "mateIn5",
    Middlegame "middlegame",
    MorphysMate "morphysMate",
    OneMove "oneMove",
    Opening "opening",
    OperaMate "operaMate",
    Overloading "overloading",
    PawnEndgame "pawnEndgame",
    PillsburysMate "pillsburysMate",
    Pin "pin",
    Promotion "promotion",
    QueenEndgame "queenEndgame",
    QueenRookEndgame "queenRookEndgame",
    QueensideAttack "queensideAttack",
    QuietMove "quietMove",
    RookEndgame "rookEndgame",
    Sacrifice "sacrifice",
    Short "short",
    Skewer "skewer",
    SmotheredMate "smotheredMate",
    SuperGm "superGM",
    SwallowstailMate "swallowstailMate",
    TrappedPiece "trappedPiece",
    TriangleMate "triangleMate",
    UnderPromotion "underPromotion",
    VeryLong "veryLong",
    VukovicMate "vukovicMate",
    XRayAttack "xRayAttack",
    Zugzwang "zugzwang",
    // Of our own: never under a published key, so that the published ones can be compared exactly.
    /// A fork by the king.
    KingFork "kingFork",
    /// A pin to a piece worth more than the pinned one.
    RelativePin "relativePin",
    /// A piece that guards two things at once and can keep only one.
    Overload "overload",
}

const _: () = assert!(
    Theme::ALL.len() <= Themes::CAPACITY,
    "a set of themes is 128 bits"
);

impl fmt::Display for Theme {
    /// The key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A hash table of the keys, because files of millions of puzzles have several in each line: at the hash of a key, or behind
/// it, the place of its theme; `u8::MAX` where nothing is.
static BY_HASH: [u8; 256] = {
    let mut slots = [u8::MAX; 256];
    let mut n = 0;
    while n < Theme::ALL.len() {
        let mut slot = hash(Theme::ALL[n].key().as_bytes());
        while slots[slot] != u8::MAX {
            slot = (slot + 1) % slots.len();
        }
        slots[slot] = n as u8;
        n += 1;
    }
    slots
};

/// A byte of the FNV-1a hash.
const fn hash(key: &[u8]) -> usize {
    let mut hash: u32 = 0x811C_9DC5;
    let mut n = 0;
    while n < key.len() {
        hash = (hash ^ key[n] as u32).wrapping_mul(0x0100_0193);
        n += 1;
    }
    (hash >> 24) as usize
}

/// The reason why a text is no [`Theme`]: no theme has such a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no theme has this key")
    }
}

impl std::error::Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(key: &str) -> Result<Self, UnknownTheme> {
        Theme::from_key(key).ok_or(UnknownTheme)
    }
}

/// A set of [`Theme`]s, a bit each.
///
/// ```
/// use motif::{Theme, Themes};
///
/// let themes: Themes = [Theme::Fork, Theme::Short].into_iter().collect();
/// assert!(themes.contains(Theme::Fork));
/// assert_eq!(themes.to_string(), "fork short");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Themes(u128);

impl Themes {
    /// No theme.
    pub const EMPTY: Themes = Themes(0);
    /// Number of different themes that a set can hold.
    pub const CAPACITY: usize = 128;

    const fn bit(theme: Theme) -> u128 {
        1 << theme as u32
    }

    /// True if a theme is in the set.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 & Self::bit(theme) != 0
    }

    /// True if every theme of another set is in this one.
    pub const fn contains_all(self, others: Themes) -> bool {
        self.0 & others.0 == others.0
    }

    /// True if a theme of another set is in this one.
    pub const fn contains_any(self, others: Themes) -> bool {
        self.0 & others.0 != 0
    }

    /// Puts a theme in.
    pub fn insert(&mut self, theme: Theme) {
        self.0 |= Self::bit(theme);
    }

    /// Takes a theme out.
    pub fn remove(&mut self, theme: Theme) {
        self.0 &= !Self::bit(theme);
    }

    /// True if no theme is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of themes in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The themes in the set, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        let all = Theme::ALL.iter().copied();
        all.filter(move |&theme| self.contains(theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<T: IntoIterator<Item = Theme>>(themes: T) -> Self {
        let mut set = Themes::EMPTY;
        set.extend(themes);
        set
    }
}

impl Extend<Theme> for Themes {
    fn extend<T: IntoIterator<Item = Theme>>(&mut self, themes: T) {
        themes.into_iter().for_each(|theme| self.insert(theme));
    }
}

impl BitOr for Themes {
    type Output = Themes;

    fn bitor(self, other: Themes) -> Themes {
        Themes(self.0 | other.0)
    }
}

impl BitOrAssign for Themes {
    fn bitor_assign(&mut self, other: Themes) {
        self.0 |= other.0;
    }
}

impl fmt::Display for Themes {
    /// The keys, with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, theme) in self.iter().enumerate() {
            write!(f, "{}{theme}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Themes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_leads_back_to_its_theme() {
        for &theme in Theme::ALL {
            assert_eq!(theme.key().parse(), Ok(theme));
        }
        assert_eq!("Fork".parse::<Theme>(), Err(UnknownTheme));
        assert_eq!(UnknownTheme.to_string(), "no theme has this key");
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let all: Themes = Theme::ALL.iter().copied().collect();
        assert_eq!(all.len(), Theme::ALL.len());
        assert!(all.iter().eq(Theme::ALL.iter().copied()));
        let mut set = Themes::EMPTY;
        assert!(set.is_empty());
        set.insert(Theme::Pin);
        set.insert(Theme::Mate);
        let pin = Themes::from_iter([Theme::Pin]);
        let fork = Themes::from_iter([Theme::Fork]);
        assert!(set.contains_all(pin) && set.contains_any(pin | fork));
        assert!(!set.contains_all(pin | fork) && !set.contains_any(fork));
        assert_eq!(pin | fork | fork, pin | fork);
        set.remove(Theme::Pin);
        assert_eq!(set.to_string(), "mate");
        set |= fork;
        assert_eq!(set.to_string(), "fork mate");
    }
}
