//! What can happen in a game.

use crate::time::Timestamp;
use chess::{Color, Move};
use serde::{Deserialize, Serialize};

/// One thing that happened. A game is a list of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game begins; the clock of the side on the move is started (FIDE 6.2.2).
    Start,
    /// The side on the move completes a move (FIDE 4.7, 6.2.1). Castling is the king taking its own rook.
    Move(#[serde(with = "coordinates")] Move),
    /// A side offers a draw (FIDE 9.1).
    OfferDraw(#[serde(with = "side")] Color),
    /// A side accepts the other's offer (FIDE 9.1.2.1).
    AcceptDraw(#[serde(with = "side")] Color),
    /// A side declines the other's offer without moving (FIDE 9.1.2.1).
    DeclineDraw(#[serde(with = "side")] Color),
    /// The side on the move claims a draw (FIDE 9.2, 9.3).
    ClaimDraw(Claim),
    /// A side resigns (FIDE 5.1.2).
    Resign(#[serde(with = "side")] Color),
    /// A side's flag has fallen (FIDE 6.8, 6.9).
    Flag(#[serde(with = "side")] Color),
    /// Both clocks are stopped.
    Pause,
    /// The clock of the side on the move is started again.
    Resume,
}

/// What a player on the move may claim a draw by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The position has occurred before, often enough (FIDE 9.2.2).
    Repetition,
    /// Long enough without capture or pawn move (FIDE 9.3.2).
    FiftyMoves,
}

/// An event and when it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamped {
    /// When.
    pub at: Timestamp,
    /// What.
    pub event: Event,
}

/// A move saved as its two squares and the letter of a promotion: `e2e4`, `e1h1`, `e7e8q`.
mod coordinates {
    use chess::{Move, Role, Square};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over by reference
    pub fn serialize<S: Serializer>(mv: &Move, serializer: S) -> Result<S::Ok, S::Error> {
        let promotion = mv
            .promotion()
            .map(|role| role.to_char().to_string())
            .unwrap_or_default();
        serializer.collect_str(&format_args!("{}{}{promotion}", mv.from(), mv.to()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        parse(&text).ok_or_else(|| {
            D::Error::custom(format_args!("`{text}` is not a move such as e2e4 or e7e8q"))
        })
    }

    fn parse(text: &str) -> Option<Move> {
        let from: Square = text.get(0..2)?.parse().ok()?;
        let to: Square = text.get(2..4)?.parse().ok()?;
        let mut rest = text.get(4..)?.chars();
        let promotion = match rest.next() {
            None => None,
            Some(letter) => Some(Role::from_char(letter)?),
        };
        rest.next()
            .is_none()
            .then(|| Move::new(from, to, promotion))
    }
}

/// A side saved as `white` or `black`.
mod side {
    use chess::Color;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over by reference
    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match &*Cow::<'_, str>::deserialize(deserializer)? {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            other => Err(D::Error::custom(format_args!(
                "`{other}` is neither white nor black"
            ))),
        }
    }
}
