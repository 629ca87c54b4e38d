//! Events: everything that can happen in a game.

use crate::outcome::Points;
use crate::time::{Millis, Timestamp};
use chess::{Color, Move, Square};
use serde::{Deserialize, Serialize};

/// One thing that happened. A game is a list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The game begins; the clock of the side on the move is started (FIDE 6.6).
    Start,

    /// The side on the move touches the piece on a square, its own or the opponent's (FIDE 4.3).
    Touch(#[serde(with = "square")] Square),
    /// The side on the move says that it only adjusts its pieces (FIDE 4.2.1).
    Adjust,
    /// A pawn is released on its last rank: its square is final, the piece it becomes is not. Or the king is released where
    /// castling takes it, and the rook is still to come: no other move is left (FIDE 4.7.2, 4.7.3).
    Release(#[serde(with = "coordinates")] Move),
    /// The side on the move makes a move (FIDE 4.7). Castling is the king taking its own rook. Where the clock is pressed
    /// by the program, this completes the move as well.
    Move(#[serde(with = "coordinates")] Move),
    /// In an unguarded game the side on the move puts a piece where the laws do not let it go (FIDE 3.10.2). While a king can
    /// be taken, every answer to that is such a move too.
    Displace(#[serde(with = "coordinates")] Move),
    /// A side presses its clock, which completes its move (FIDE 6.2.1).
    Press(#[serde(with = "crate::side")] Color),

    /// A side offers a draw (FIDE 9.1).
    OfferDraw(#[serde(with = "crate::side")] Color),
    /// A side accepts the other's offer (FIDE 9.1.2.1).
    AcceptDraw(#[serde(with = "crate::side")] Color),
    /// A side declines the other's offer without moving (FIDE 9.1.2.1).
    DeclineDraw(#[serde(with = "crate::side")] Color),
    /// A side that has the move claims a draw for what stands on the board (FIDE 9.2.2, 9.3.2).
    ClaimDraw(#[serde(with = "crate::side")] Color, Claim),
    /// A side that has the move announces one and claims the draw that it will bring (FIDE 9.2.1, 9.3.1).
    ClaimDrawWith(
        #[serde(with = "crate::side")] Color,
        Claim,
        #[serde(with = "coordinates")] Move,
    ),
    /// A side appeals against the verdict on its wrong claim; if it is wrong again, it has lost (the Chess Code on claims).
    Appeal(#[serde(with = "crate::side")] Color),
    /// A side claims that the opponent cannot win by normal means or does not try to (FIDE 2009, 10.2 and D).
    ClaimQuickplay(#[serde(with = "crate::side")] Color),
    /// A side asks for an increment for both, in the last period of a game without one; that offers a draw (FIDE III.4).
    RequestIncrement(#[serde(with = "crate::side")] Color),
    /// The arbiter grants what was claimed or asked for, or rejects it.
    Adjudicate(bool),
    /// The arbiter postpones the decision on a claim: the game goes on until it is decided (FIDE 2009, 10.2b).
    Postpone,
    /// A side resigns (FIDE 5.1.2).
    Resign(#[serde(with = "crate::side")] Color),

    /// A side's flag has fallen, and the arbiter has seen it (FIDE 6.8, 6.9).
    Flag(#[serde(with = "crate::side")] Color),
    /// A side claims that the opponent's flag has fallen.
    ClaimFlag(#[serde(with = "crate::side")] Color),
    /// A side claims the game because of the opponent's illegal move in blitz, by taking the king for instance.
    ClaimIllegal(#[serde(with = "crate::side")] Color),

    /// Both clocks are stopped, by consent or by the arbiter (FIDE 6.11).
    Pause,
    /// A player stops both clocks on his own.
    StopClocks(#[serde(with = "crate::side")] Color),
    /// The clock of the side on the move is started again.
    Resume,
    /// The arbiter sets a stopped clock to so many milliseconds (FIDE 6.10.2).
    SetClock(#[serde(with = "crate::side")] Color, Millis),
    /// The arbiter punishes a side (FIDE 12.9).
    Penalize(#[serde(with = "crate::side")] Color, Penalty),
    /// A side has not come in time (FIDE 6.7.1).
    Absent(#[serde(with = "crate::side")] Color),
    /// The arbiter finds an irregularity (FIDE 7) and mends it.
    #[serde(rename = "mend")]
    Correction(Irregularity, Correction),
    /// The arbiter declares a result.
    Declare(Points),
    /// The last half-moves are taken back, so many of them.
    TakeBack(u32),

    /// The side on the move seals its next move; the game is adjourned. The text is the envelope, which only its maker can
    /// read (FIDE guidelines I.1).
    Seal(String),
    /// The envelope has been opened: this was in it (FIDE guidelines I.9).
    Unseal(#[serde(with = "coordinates")] Move),
    /// The envelope has been opened, and no move can be made of it (FIDE guidelines I.8).
    UnsealVoid(SealFault),

    /// Somebody has left the page for another.
    Leave,
    /// And has come back.
    Return,
    /// The device has slept for so many milliseconds; whether they counted.
    Slept(Millis, bool),
}

/// Penalty for a player's fault (FIDE 12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// A warning.
    Warning,
    /// So many milliseconds more for the opponent.
    OpponentGains(Millis),
    /// So many milliseconds less.
    Loses(Millis),
    /// As an illegal move is punished: a move made with two hands, for instance (FIDE 7.5.4).
    AsIllegal,
    /// The game is lost, and the opponent has won it. Another score for the opponent is [declared](Event::Declare).
    Forfeit,
}

/// Fault of a sealed move by which no move can be made of it (FIDE guidelines I.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealFault {
    /// It can mean more than one move.
    Ambiguous,
    /// Its meaning cannot be established.
    Unreadable,
}

/// Irregularity that an arbiter finds (FIDE 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// The pieces were not set up as they must be (FIDE 7.2.1).
    WrongStart,
    /// The colours were reversed (FIDE 7.3).
    ColoursReversed,
    /// The board was turned the wrong way (FIDE 7.2.2): only the board is put right.
    BoardTurned,
    /// An illegal move had been made (FIDE 7.5).
    IllegalMove,
    /// Pieces had been displaced (FIDE 7.6).
    Displaced,
    /// The position cannot have arisen.
    Impossible,
    /// The clock had been set wrongly (FIDE 6.10).
    WrongClock,
}

/// Correction of an irregularity. The clocks stand still until somebody resumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correction {
    /// It is noted, and the game goes on.
    Note,
    /// The game begins anew, with full clocks.
    Restart,
    /// Back to the position after so many half-moves, with the clock readings of that moment.
    Back(u32),
    /// Back to the position after so many half-moves; the time used is divided by the moves made, as where no readings
    /// are known.
    BackInProportion(u32),
}

/// Ground on which a player on the move claims a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The position has occurred before, often enough (FIDE 9.2.2).
    Repetition,
    /// Long enough without capture or pawn move (FIDE 9.3.2).
    FiftyMoves,
}

/// An event and when it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamped {
    /// Time of the event.
    pub at: Timestamp,
    /// The event.
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

/// A square saved as its name.
mod square {
    use chess::Square;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over by reference
    pub fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| D::Error::custom(format_args!("`{text}` is not a square such as e4")))
    }
}
