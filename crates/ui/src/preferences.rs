//! How the player wants the page to look, sound and behave; kept between visits.

use crate::words::Language;
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
            /// All of them, in the order in which they are offered.
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
    /// The page's ground.
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
    /// The colours of the board.
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
    /// The drawing of the pieces.
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
    /// How the record writes pieces.
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
    /// How a hand moves pieces.
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
    /// What is seen of the pieces.
    Blindfold {
        /// The pieces.
        Off = "off",
        /// That there is a piece, and whose.
        Discs = "discs",
        /// No piece; the last move and where a piece may go are still marked.
        Hidden = "hidden",
        /// No piece and no mark.
        Nothing = "nothing",
    }
}

/// Everything a player can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language; `None` as the browser prefers.
    pub language: Option<Language>,
    /// The page's ground.
    pub scheme: Scheme,
    /// Stronger contrast than usual.
    pub contrast: bool,
    /// The colours of the board.
    pub board: BoardTheme,
    /// The drawing of the pieces.
    pub pieces: PieceSet,
    /// The side of the board, in hundredths of the room there is.
    pub size: u8,
    /// Whether files and ranks are named at the edge.
    pub coordinates: bool,
    /// How the record writes pieces.
    pub notation: Notation,
    /// Whether pieces glide. A system that asks for less motion is heeded all the same.
    pub motion: bool,
    /// Whether the squares a piece can go to are marked.
    pub destinations: bool,
    /// How a hand moves pieces.
    pub moving: Moving,
    /// Whether moves can be made ahead of the turn.
    pub premoves: bool,
    /// Whether a pawn on the last rank becomes a queen without being asked.
    pub auto_queen: bool,
    /// Whether a move is asked back before the clock is pressed.
    pub confirm: bool,
    /// Whether a touch device trembles with a move.
    pub vibration: bool,
    /// Whether moves can be heard.
    pub sound: bool,
    /// How loud, 0 to 100.
    pub volume: u8,
    /// Whether moves are spoken aloud.
    pub speak: bool,
    /// Whether the page listens for spoken moves.
    pub listen: bool,
    /// Whether squares are said by the spelling alphabet (FIDE E.2).
    pub spelling: bool,
    /// What is seen of the pieces.
    pub blindfold: Blindfold,
    /// Whether there is a field for typed moves.
    pub entry: bool,
}

/// The smallest board on offer, in hundredths of the room there is.
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
    /// Reads saved preferences. What this version does not understand is as usual; the rest is kept.
    pub fn read(text: &str) -> Preferences {
        let Ok(Value::Object(saved)) = serde_json::from_str(text) else {
            return Preferences::default();
        };
        let read = |map: &Map<String, Value>| {
            serde_json::from_value::<Preferences>(Value::Object(map.clone()))
        };
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
