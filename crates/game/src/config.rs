//! The terms of a game, agreed before the first move.

use crate::control::TimeControl;
use crate::opening_line::OpeningLine;
use crate::rules::RuleSet;
use crate::time::Millis;
use chess::{Color, Position};
use serde::{Deserialize, Serialize};

/// Player of a side: a person or the engine, at this device or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// The engine.
    Robot(Robot),
    /// A player at another device: nobody here moves this side, whose moves come with a record of the game.
    Elsewhere,
}

/// The engine as a player. Its choices are reproducible by a seed, which is not the robot's but the game's
/// ([`Config::seed`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Robot {
    /// Level of play, 1 the weakest.
    pub level: u8,
    /// Rating by which it plays instead of by its level, in Elo as on the web: as people of that rating do, or as an engine that
    /// is about as strong. It is not given together with piece values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Piece values by which it judges positions, instead of by its network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<PieceValues>,
}

/// Values of pawn, knight, bishop, rook and queen in centipawns.
pub type PieceValues = [u16; 5];

impl Robot {
    /// The engine as it is, at a level of play.
    pub const fn at_level(level: u8) -> Robot {
        Robot {
            level,
            rating: None,
            values: None,
        }
    }

    /// A player of a rating; it plays at the level where people's moves cannot be predicted.
    pub const fn of_rating(rating: u16, level: u8) -> Robot {
        Robot {
            level,
            rating: Some(rating),
            values: None,
        }
    }
}

impl Player {
    /// The engine as it is, at a level of play.
    pub const fn robot(level: u8) -> Player {
        Player::Robot(Robot::at_level(level))
    }

    /// The robot, if it is one.
    pub const fn as_robot(self) -> Option<Robot> {
        match self {
            Player::Robot(robot) => Some(robot),
            Player::Person | Player::Elsewhere => None,
        }
    }
}

/// Strictness of play: what the players do themselves, and what is done for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // five questions that are answered apart
pub struct Strictness {
    /// The players press the clock themselves; a move is completed only by that (FIDE 6.2.1).
    pub manual_press: bool,
    /// A fallen flag counts only when the opponent claims it (FIDE 2009, A4d; the Chess Code without an arbiter).
    pub flag_by_claim: bool,
    /// A piece that was touched must be moved or taken (FIDE 4).
    pub touch_move: bool,
    /// Illegal moves can be made, as over the board, and are dealt with by the rules (FIDE 7.5).
    #[serde(alias = "unguarded")]
    pub allow_illegal_moves: bool,
    /// Nothing helps: no hints, no marks of legal moves, no moves ahead, no taking back, no call of check (FIDE 11.3).
    pub competition: bool,
}

/// The terms of a game: everything its events do not say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Start position, saved as FEN.
    #[serde(with = "fen")]
    pub start: Position,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// Strictness of play.
    #[serde(default, rename = "conduct")]
    pub strictness: Strictness,
    /// The clock, or `None` for a game without one.
    pub time: Option<TimeControl>,
    /// White's and Black's player, indexed by [`Color::index`].
    pub players: [Player; 2],
    /// Their names; empty where nobody gave one.
    #[serde(default)]
    pub names: [String; 2],
    /// Elo ratings of both players, where they are known.
    #[serde(default, skip_serializing_if = "is_unrated")]
    pub elo: [Option<u16>; 2],
    /// Start of the game's time, in milliseconds since 1970; 0 if nobody said. Time that runs on while the page is
    /// closed ([`Away::Runs`](crate::Away::Runs)) is counted from it.
    #[serde(default)]
    pub began: Millis,
    /// Makes a robot's choices reproducible. Of a correspondence game it is the number by which both devices know it.
    pub seed: u32,
    /// Terms of a correspondence game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correspondence: Option<CorrespondenceTerms>,
    /// Opening that a robot keeps to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningLine>,
}

/// Terms of a correspondence game: reflection time in whole days, leave, help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CorrespondenceTerms {
    /// Days for each move, at least 1; `None` if there is no limit.
    pub days_per_move: Option<u16>,
    /// Days of leave that each side may take in all, on which its time stands still.
    pub leave_days: u16,
    /// True if engines, analysis and books may be asked during the game.
    pub help: bool,
}

impl Config {
    /// Player of `side`.
    pub fn player(&self, side: Color) -> Player {
        self.players[side.index()]
    }

    /// True of a correspondence game: a player is elsewhere.
    pub fn is_correspondence(&self) -> bool {
        self.players.contains(&Player::Elsewhere)
    }

    /// True if analysis would be help against an opponent elsewhere that these terms do not allow.
    pub fn forbids_analysis(&self) -> bool {
        self.is_correspondence() && !self.correspondence.is_some_and(|terms| terms.help)
    }

    /// True if two persons play at this device.
    pub fn between_persons(&self) -> bool {
        self.players == [Player::Person; 2]
    }
}

impl Default for Config {
    /// Two persons, no clock, the usual start.
    fn default() -> Config {
        Config {
            start: Position::default(),
            rules: RuleSet::default(),
            strictness: Strictness::default(),
            time: None,
            players: [Player::Person; 2],
            names: Default::default(),
            elo: [None; 2],
            began: 0,
            seed: 0,
            correspondence: None,
            opening: None,
        }
    }
}

/// True if no rating is known, so that nothing is saved of them.
fn is_unrated(elo: &[Option<u16>]) -> bool {
    elo.iter().all(Option::is_none)
}

mod fen {
    use chess::Position;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::borrow::Cow;

    pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&position.to_fen())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        Position::from_fen(&text).map_err(|error| D::Error::custom(format_args!("start: {error}")))
    }
}
