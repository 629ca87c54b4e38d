//! Actions of an organiser: what a night is made of.
//!
//! A player is meant by the index that he has when the action is done. Rounds and boards are counted from 1.

use crate::board_result::BoardResult;
use game::{PieceValues, Robot};
use serde::{Deserialize, Serialize};
use tournament::format::{Format, Knockout, RoundRobin};
use tournament::tournament::{Bye, Player};

/// Something an organiser does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The name, the system and the number of rounds. The system stays once a round is paired.
    Terms(Terms),
    /// A night begins with the tournament of a report file (TRF), as it stands there.
    Open(String),
    /// Players enter together: typed in, pasted, or read from a list. Of a Swiss system they may also come late.
    Enter(Vec<Entrant>),
    /// A player who has entered by mistake is struck off, before the first round is paired.
    Remove(usize),
    /// A player goes home.
    Withdraw(usize),
    /// A player who had gone home is back.
    Return(usize),
    /// A player asks for a bye in a round that is not paired yet.
    Bye {
        /// Index of the player.
        player: usize,
        /// The round.
        round: usize,
        /// True for half a point, false for none.
        half: bool,
    },
    /// Two players must not meet, in the rounds of a Swiss system that are still to be paired.
    Forbid(usize, usize),
    /// Two players may meet again.
    Allow(usize, usize),
    /// The tie-breaks in their order, by their codes: `BH-C1,BH,SB`. Points come first.
    TieBreaks(String),
    /// The next round is paired, with the lot for colours and the order of a table before the first one.
    Pair {
        /// The lot, in the first round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lot: Option<u32>,
        /// Both players of each board, White first; a player alone has the bye. By the indices after the numbers have been
        /// given.
        boards: Vec<(usize, Option<usize>)>,
    },
    /// The last round is paired anew, before any of its games has begun.
    PairAnew(Vec<(usize, Option<usize>)>),
    /// The result of a board, its correction, or none any more.
    Result {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// The result.
        result: Option<BoardResult>,
    },
    /// The place where a board is played.
    Seat {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// The place.
        seat: Seat,
    },
}

/// Name, system and length of a night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The name; may be empty.
    pub name: String,
    /// The system.
    pub system: System,
    /// The number of rounds, of a Swiss system; 1 to 63.
    pub rounds: usize,
}

impl Default for Terms {
    /// Five rounds of a Swiss system.
    fn default() -> Terms {
        Terms {
            name: String::new(),
            system: System::Swiss,
            rounds: 5,
        }
    }
}

/// Pairing system of a night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Swiss system by the FIDE Dutch rules.
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Knockout: one game, two faster ones, Armageddon.
    Knockout,
}

impl System {
    /// All of them.
    pub const ALL: [System; 4] = [
        System::Swiss,
        System::RoundRobin,
        System::DoubleRoundRobin,
        System::Knockout,
    ];

    /// The system in a tournament's terms.
    pub fn format(self) -> Format {
        match self {
            System::Swiss => Format::Swiss,
            System::RoundRobin => Format::RoundRobin(RoundRobin::SINGLE),
            System::DoubleRoundRobin => Format::RoundRobin(RoundRobin::DOUBLE),
            System::Knockout => Format::Knockout(Knockout {
                games: 1,
                ..Knockout::default()
            }),
        }
    }

    /// The system of a tournament; `None` of one that a report file has brought and that is none of these.
    pub fn of(format: &Format) -> Option<System> {
        System::ALL.into_iter().find(|it| it.format() == *format)
    }
}

/// A player who enters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name.
    pub name: String,
    /// The rating; 0 for none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating: u16,
    /// `m` or `w`; empty if not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sex: String,
    /// `GM`, `WIM` and so on; empty without a title.
    #[serde(default, skip_serializing_if = "is_default")]
    pub title: String,
    /// Three letters, or empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub federation: String,
    /// The number in FIDE's list, or empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fide_id: String,
    /// `YYYY/MM/DD`, the year, or empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub birth: String,
    /// Level of a robot, from 1; `None` of a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robot: Option<u8>,
    /// Rating by which the robot plays instead of by its level, in Elo as on the web: as people of that rating do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robot_rating: Option<u16>,
    /// Piece values by which the robot judges, instead of by its network. They are not given together with a rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<PieceValues>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Entrant {
    /// The robot; `None` of a person.
    pub(crate) fn robot(&self) -> Option<Robot> {
        let level = self.robot?;
        Some(Robot {
            level,
            rating: self.robot_rating,
            values: self.values,
        })
    }

    pub(crate) fn player(&self) -> Player {
        Player {
            name: self.name.clone(),
            rating: self.rating,
            sex: self.sex.clone(),
            title: self.title.clone(),
            federation: self.federation.clone(),
            fide_id: self.fide_id.clone(),
            birth: self.birth.clone(),
            ..Player::default()
        }
    }
}

impl From<Player> for Entrant {
    /// A person out of a list of players.
    fn from(player: Player) -> Entrant {
        Entrant {
            name: player.name,
            rating: player.rating,
            sex: player.sex,
            title: player.title,
            federation: player.federation,
            fide_id: player.fide_id,
            birth: player.birth,
            robot: None,
            robot_rating: None,
            values: None,
        }
    }
}

/// Place where a board is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// In the room: a wooden board, or another phone, which gives its result as a code.
    #[default]
    Room,
    /// The organiser's device: the key of the game in the library.
    Device(String),
}

/// The bye that is asked for.
pub(crate) fn requested(half: bool) -> Bye {
    if half { Bye::Half } else { Bye::Zero }
}
