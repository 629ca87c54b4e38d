//! The player's preferences: look, sound and behaviour of the page; saved between visits.

use i18n::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An enumeration whose members have names: in saved data, in style sheets and in the names of messages.
macro_rules! named {
    ($(#[$doc:meta])* $choice:ident { $($(#[$member_doc:meta])* $member:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $choice {
            $($(#[$member_doc])* #[serde(rename = $name)] $member,)*
        }

        impl $choice {
            /// All options, in the order in which they are offered.
            pub const ALL: &'static [$choice] = &[$($choice::$member,)*];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($choice::$member => $name,)*
                }
            }
        }
    };
}

named! {
    /// The colour scheme of the page.
    Scheme {
        /// As the system has it.
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}

named! {
    /// The theme of the board.
    BoardTheme {
        /// Brown and buff.
        Walnut = "walnut",
        /// Green and cream, as in tournaments.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Grey.
        Slate = "slate",
        /// Sand.
        Sand = "sand",
        /// Plum.
        Plum = "plum",
        /// Nearly black and white.
        Contrast = "contrast",
    }
}

named! {
    /// The set of pieces.
    PieceSet {
        /// The classic.
        Staunton = "staunton",
        /// Flat.
        Modern = "modern",
        /// Readable when small.
        Clear = "clear",
    }
}

named! {
    /// Notation of pieces in the move list.
    Notation {
        /// K Q R B N.
        English = "english",
        /// The letters of the page's language.
        Local = "local",
        /// Small drawings.
        Figurine = "figurine",
    }
}

named! {
    /// Ways to move pieces by hand.
    Moving {
        /// Either way.
        Both = "both",
        /// By carrying them.
        Drag = "drag",
        /// By tapping two squares.
        Tap = "tap",
    }
}

named! {
    /// Blindfold modes: the visibility of the pieces.
    Blindfold {
        /// The pieces are visible.
        Off = "off",
        /// A disc for every piece, in its side's colour.
        Discs = "discs",
        /// No piece; the last move and legal destinations are still marked.
        Hidden = "hidden",
        /// No piece and no mark.
        Nothing = "nothing",
    }
}

named! {
    /// Turning of the board for two persons at one device.
    BoardTurning {
        /// It stays as it is: they sit beside each other.
        Off = "off",
        /// The board turns to the player to move: the device is handed over.
        Board = "board",
        /// The upper player's men stand on their heads: the device lies between them.
        Men = "men",
    }
}

/// All preferences of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language; `None` as the browser prefers.
    pub language: Option<Language>,
    /// The colour scheme of the page.
    pub scheme: Scheme,
    /// Stronger contrast than usual.
    pub contrast: bool,
    /// The theme of the board.
    pub board: BoardTheme,
    /// The set of pieces.
    pub pieces: PieceSet,
    /// The side of the board, in hundredths of the available room.
    pub size: u8,
    /// True if files and ranks are named at the edge.
    pub coordinates: bool,
    /// Notation of pieces in the move list.
    pub notation: Notation,
    /// True if pieces glide. A system that asks for less motion is heeded all the same.
    pub motion: bool,
    /// True if legal destinations are marked.
    pub destinations: bool,
    /// Ways to move pieces by hand.
    pub moving: Moving,
    /// Turning of the board for two persons at one device.
    pub turning: BoardTurning,
    /// True if premoves are allowed.
    pub premoves: bool,
    /// True if a pawn on the last rank becomes a queen without being asked.
    pub auto_queen: bool,
    /// True if a move must be confirmed before the clock is pressed.
    pub confirm: bool,
    /// True if a touch device vibrates with a move.
    pub vibration: bool,
    /// True if moves can be heard.
    pub sound: bool,
    /// Volume, 0 to 100.
    pub volume: u8,
    /// True if moves are spoken aloud.
    pub speak: bool,
    /// True if the page listens for spoken moves.
    pub listen: bool,
    /// True if squares are said by the spelling alphabet (FIDE D.2.1).
    pub spelling: bool,
    /// Visibility of the pieces.
    pub blindfold: Blindfold,
    /// True if there is a field for typed moves.
    pub entry: bool,
}

/// Least size of the board, in hundredths of the available room.
pub const SMALLEST: u8 = 50;

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            scheme: Scheme::Auto,
            contrast: false,
            board: BoardTheme::Walnut,
            pieces: PieceSet::Staunton,
            size: 100,
            coordinates: true,
            notation: Notation::English,
            motion: true,
            destinations: true,
            moving: Moving::Both,
            turning: BoardTurning::Off,
            premoves: true,
            auto_queen: false,
            confirm: false,
            vibration: true,
            sound: true,
            volume: 80,
            speak: false,
            listen: false,
            spelling: false,
            blindfold: Blindfold::Off,
            entry: true,
        }
    }
}

impl Preferences {
    /// Reads saved preferences. Values this version does not understand get their defaults; the rest is kept.
    pub fn read(text: &str) -> Preferences {
        let Ok(Value::Object(saved)) = json::parse(text) else {
            return Preferences::default();
        };
        let read =
            |map: &Map<String, Value>| json::from_value::<Preferences>(Value::Object(map.clone()));
        let mut understood = Map::new();
        for (name, value) in saved {
            understood.insert(name.clone(), value);
            if read(&understood).is_err() {
                understood.remove(&name);
            }
        }
        let mut preferences = read(&understood).unwrap_or_default();
        preferences.size = preferences.size.clamp(SMALLEST, 100);
        preferences.volume = preferences.volume.min(100);
        preferences
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_come_back_as_they_were_saved() {
        let preferences = Preferences {
            language: Some(Language::Malayalam),
            board: BoardTheme::Plum,
            blindfold: Blindfold::Nothing,
            size: 70,
            ..Preferences::default()
        };
        let text = serde_json::to_string(&preferences).expect("plain data");
        assert_eq!(Preferences::read(&text), preferences);
    }

    #[test]
    fn one_bad_value_spoils_no_other() {
        let read = Preferences::read(
            r#"{"board":"marble","pieces":"modern","size":7,"volume":"loud","future":1}"#,
        );
        let expected = Preferences {
            pieces: PieceSet::Modern,
            size: SMALLEST,
            ..Preferences::default()
        };
        assert_eq!(read, expected);
        assert_eq!(Preferences::read("not json"), Preferences::default());
    }
}
