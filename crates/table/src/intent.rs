//! Intents: everything that can be done at a table, by its players, its arbiter, its engine and its clock.

use crate::effect::Alarm;
use crate::question::{Choice, Question};
use chess::{Color, Move, Role, Square};
use game::{Config, Event, Game};
use protocol::{MoveOrigin, Score};

/// Readings of the device's two clocks, in milliseconds: see [`game::GameTime`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Now {
    /// The monotonic clock.
    pub monotonic: f64,
    /// The wall clock, since 1970.
    pub wall: f64,
}

/// The preferences that decide how a table works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// True if every move is confirmed before it is played.
    pub confirm: bool,
    /// True if moves can be made before their turn comes.
    pub premoves: bool,
    /// True if a pawn on its last rank becomes a queen without being asked.
    pub auto_queen: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            confirm: false,
            premoves: true,
            auto_queen: false,
        }
    }
}

/// The engine's answer to a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The move chosen, in UCI.
    pub best: Option<String>,
    /// The evaluation of the best line.
    pub score: Option<Score>,
    /// The moves of that line, in UCI.
    pub line: Vec<String>,
    /// Origin of the move.
    pub origin: MoveOrigin,
}

/// Intents.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    // ---- Which game ------------------------------------------------------------------------------------------------
    /// To take up the game that the table was made with, as after a reload.
    TakeUp,
    /// To begin a game; `first` is the side of the person, or of the first of two, who sits below the board.
    Begin {
        /// The terms.
        config: Box<Config>,
        /// The side at the bottom of the board.
        first: Color,
    },
    /// To open a game as it is.
    Open(Box<Game>),
    /// To open a newer copy of the same game. What the player has begun to ask meanwhile is asked of it as well.
    Recall(Box<Game>),
    /// To go on with the record that has come back from the player elsewhere; refused, and nothing is changed, unless it
    /// tells of more than is known here.
    Receive(Box<Game>),
    /// To give up the game for a new one; one that is played is asked about first.
    Leave,
    /// To give it up at once.
    Clear,
    /// To play a match with somebody else, perhaps of the same name or without one.
    NewOpponent,

    // ---- At the board ----------------------------------------------------------------------------------------------
    /// To put the piece shown on `from` down on `to`. What that means is decided here: a move, castling, a premove, a pawn
    /// released, an illegal move that may stand, one that is refused, or nothing.
    Drop {
        /// Origin.
        from: Square,
        /// The square it is put down on.
        to: Square,
        /// The role to which a pawn promotes, if that has been chosen.
        choice: Option<Role>,
    },
    /// With the piece of `from` picked up a square was pressed where it cannot go: `by_key` with the keyboard, by somebody
    /// who perhaps sees nothing of the board.
    Miss {
        /// The square of the piece.
        from: Square,
        /// The square that was pressed.
        to: Square,
        /// True if it was pressed with the keyboard.
        by_key: bool,
    },
    /// To make a move, or to announce it where a claim awaits one.
    Move(Move),
    /// To play the move that waits for confirmation, or to take it back.
    Confirm(bool),
    /// To cancel all premoves.
    CancelPremoves,
    /// To touch the piece on a square (FIDE 4.3).
    Touch(Square),
    /// To say that pieces are only adjusted, or that they have been (FIDE 4.2).
    Adjust,
    /// To press the clock.
    Press,
    /// To take back, against the robot to one's own turn.
    TakeBack,
    /// To be given a hint, or more of one.
    Hint,
    /// To be told why the last move was bad.
    Explain,
    /// Any other event of the game: offers, answers to them, claims, and what an arbiter does.
    Event(Event),

    // ---- Questions -------------------------------------------------------------------------------------------------
    /// To be asked.
    Ask(Question),
    /// To be asked on the button that was pressed, where a second press answers. A question that was `typed` waits for
    /// a typed answer.
    AskInPlace {
        /// The question.
        question: Question,
        /// True if it was asked by a typed command.
        typed: bool,
    },
    /// To answer the open question.
    Answer(bool),
    /// To withdraw it.
    Withdraw,
    /// To make a draw claim or offer.
    Choose(Choice),
    /// To see the next position that proves a claim.
    NextEvidence,

    // ---- What is shown ---------------------------------------------------------------------------------------------
    /// To see the position after so many half-moves, or as near to it as there is one.
    Show(usize),
    /// To turn the board.
    Flip,

    // ---- From the owner --------------------------------------------------------------------------------------------
    /// The player's preferences have changed.
    Prefer(Preferences),
    /// The clocks are looked at, so that a sleep of the device is noticed.
    Look,
    /// The players have said whether the time counts for which the device slept.
    SettleSleep(bool),
    /// The table is seen, or hidden.
    Seen(bool),
    /// The table is about to go away, until it is opened again.
    Close,
    /// The engine has answered the request of this number, or failed.
    Engine(u32, Result<Answer, String>),
    /// An alarm rings.
    Alarm(Alarm),
}
