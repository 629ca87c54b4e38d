//! Effects: what the owner of a table is to do, as values.

use crate::explanation::Explanation;
use crate::hint::Hint;
use crate::premove::Premove;
use crate::question::Question;
use chess::Color;
use game::{Changes, Claim, Event, Game, Millis, Moved, Refusal, Ruling};
use protocol::SearchTask;

/// Effects, in the order in which they are to be carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Save the game, before anybody can see what has become of it.
    Save,
    /// Keep this game, which makes room for another before it is over.
    PutAside(Box<Game>),
    /// Send this record to the player elsewhere, whose device opens it as it is: it is for that side to go on, or the
    /// game is over. It is saved here before.
    HandOver(Box<Game>),
    /// Save the match score.
    SaveScore,
    /// Another game lies on the table: what belonged to the last one goes.
    Replaced,
    /// Announce something to screen readers, and by voice.
    Announce(Announcement),
    /// The intent was refused: say why.
    Refused(Refusal),
    /// Play a sound.
    Sound(Sound),
    /// Ask the engine; its answer comes as [`Intent::Engine`](crate::Intent::Engine) with the same number.
    AskEngine(u32, SearchTask),
    /// Stop the engine: nobody wants its answer.
    StopEngine,
    /// Let an alarm ring after so many milliseconds, in place of one of its kind that is set.
    SetAlarm(Alarm, Millis),
    /// Let an alarm not ring.
    ClearAlarm(Alarm),
    /// Show a notice, which stays.
    Notice(Notice),
    /// Take the table's notice away.
    ClearNotice,
    /// Move the keyboard focus.
    Focus(Focus),
}

/// Alarms. There is at most one of each kind; it rings as [`Intent::Alarm`](crate::Intent::Alarm).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Alarm {
    /// The running flag falls.
    Flag,
    /// The last move has come to rest on the board: the result is shown.
    Result,
    /// The robot seems to have thought long enough over its move.
    RobotMove,
    /// The robot has considered a draw offer.
    DrawAnswer,
    /// The engine has considered a claim.
    ClaimAnswer,
    /// A second press is no longer part of a double click.
    QuestionArms,
    /// A question that is asked on its own button is withdrawn.
    QuestionLapses,
}

/// What is announced. The words are the owner's.
#[derive(Clone, Debug, PartialEq)]
pub enum Announcement {
    /// An event of the game, and what it has changed.
    Event(Event, Changes),
    /// A draw can be claimed.
    MayClaim(Claim),
    /// This move waits to be confirmed.
    Confirm(Moved),
    /// It has been taken back.
    NotConfirmed,
    /// A premove has been added to the queue.
    PremoveQueued(Premove),
    /// The premoves are cancelled.
    PremovesCancelled,
    /// The move is awaited with which a draw is claimed.
    AnnounceMove,
    /// A question is asked on its own button.
    Asked(Question),
    /// A hint, as far as it is told.
    Hint(Hint),
    /// The reason why the last move was bad.
    Explained(Box<Explanation>),
    /// The robot declines a draw.
    RobotDeclines,
    /// The board was turned; this side is at the bottom.
    Flipped(Color),
}

/// Sounds of a game, and of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A quiet move.
    Move,
    /// A capture.
    Capture,
    /// Castling.
    Castle,
    /// A promotion.
    Promotion,
    /// A check.
    Check,
    /// The end of the game.
    End,
    /// A star of a lesson.
    Star,
}

impl Sound {
    /// The most telling sound for a change; check has none if `silent`.
    pub(crate) fn of(changes: &Changes, silent: bool) -> Option<Sound> {
        if changes.outcome.is_some() {
            return Some(Sound::End);
        }
        Some(Sound::of_move(&changes.moved?, silent))
    }

    /// The most telling sound for a move; check has none if `silent`.
    pub fn of_move(moved: &Moved, silent: bool) -> Sound {
        if moved.check && !silent {
            Sound::Check
        } else if moved.mv.promotion().is_some() {
            Sound::Promotion
        } else if moved.castling.is_some() {
            Sound::Castle
        } else if moved.captured.is_some() {
            Sound::Capture
        } else {
            Sound::Move
        }
    }
}

/// Notices of the table: they stay until they no longer matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The engine did not answer.
    EngineFailed(String),
    /// A ruling of the arbiter.
    Ruling(Ruling),
    /// A side claims the quickplay finish, and somebody must decide.
    Claimed(Color),
    /// A side asks for an increment, which the arbiter has to decide.
    AsksIncrement(Color),
    /// The robot declined a draw.
    RobotDeclines,
    /// The robot plays at its level, for people's moves of its rating cannot be predicted: the network for it is missing.
    PlaysAtLevel,
}

/// Where the keyboard focus goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// To the board.
    Board,
    /// To the board, but whoever types goes on typing.
    BoardUnlessTyping,
    /// To the form of a new game.
    NewGame,
}
