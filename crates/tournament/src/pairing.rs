//! Pairs of a round, and the reasons why there are none.

use core::fmt;

use chess::Color;

use crate::format::Format;
use crate::tournament::{Bye, Entry, Tournament};

/// A pair, or a player without an opponent: the pairing-allocated bye of a Swiss system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Index of the player with White, or of the player without an opponent.
    pub white: usize,
    /// Index of the player with Black; `None` for a bye.
    pub black: Option<usize>,
}

impl Pairing {
    /// The pair with colours reversed; `None` for a bye.
    pub fn reversed(self) -> Option<Pairing> {
        let black = self.black?;
        Some(Pairing {
            white: black,
            black: Some(self.white),
        })
    }

    /// True if a round, from 1, of a tournament has this pair with these colours.
    pub fn stands_in(self, tournament: &Tournament, round: usize) -> bool {
        let entry = tournament.players[self.white].entries[round - 1];
        match entry {
            Entry::Bye(bye) => {
                let swiss = tournament.format == Format::Swiss;
                self.black.is_none() && (bye == Bye::PairingAllocated || !swiss)
            }
            Entry::Game {
                opponent, color, ..
            }
            | Entry::Pending { opponent, color } => {
                self.black == Some(opponent) && color == Color::White
            }
            Entry::Forfeit {
                opponent, color, ..
            } => self.black == Some(opponent) && color != Some(Color::Black),
        }
    }
}

/// The reason why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// All rounds have been paired, or the winner is known.
    Over,
    /// The tournament's system is none of [`Format`].
    Format,
    /// Fewer than two players.
    TooFewPlayers,
    /// A round, from 1, has games without a result, and the next pairs depend on them.
    Pending(usize),
    /// A game that the bracket of a knockout does not have: the round, from 1, and the index of one of its players.
    NotInBracket {
        /// The round.
        round: usize,
        /// The player.
        player: usize,
    },
    /// There is no Scheveningen table for this number of players.
    NoTable(usize),
    /// The players are not two or more whole teams.
    NoTeams {
        /// The number of players.
        players: usize,
        /// The players of a team.
        boards: usize,
    },
    /// The number of rounds is not known: who is a topscorer depends on it (C.04.3, 1.8).
    RoundsUnknown,
    /// The lot for colours has not been drawn (C.04.3, 5.1).
    NoInitialColor,
    /// Moved-down players of more scores than can be weighed.
    TooManyScores,
    /// No pairing complies with the absolute criteria (C.04.3, 1.9.3). Those that would each make one possible if an
    /// arbiter set it aside.
    Absolute(Relaxations),
}

impl core::error::Error for Impossible {}

/// Rules that stand in the way of a complete pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // questions that are answered apart
pub struct Relaxations {
    /// Forbidden pairs could be allowed.
    pub forbidden: bool,
    /// C3: players with one absolute colour preference could meet.
    pub colors: bool,
    /// C2: a second bye could be given.
    pub bye: bool,
    /// C1: players could meet again.
    pub rematch: bool,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::Over => write!(f, "all rounds have been paired"),
            Impossible::Format => write!(
                f,
                "the tournament is of a system that cannot be paired here"
            ),
            Impossible::TooFewPlayers => write!(f, "a tournament needs two players"),
            Impossible::Pending(round) => {
                write!(f, "round {round} has games without a result")
            }
            Impossible::NotInBracket { round, player } => write!(
                f,
                "the bracket has no game of player {} in round {round}",
                player + 1
            ),
            Impossible::NoTable(players) => write!(
                f,
                "a Scheveningen match needs two equal sides of 2 to 10 players, not {players} players"
            ),
            Impossible::NoTeams { players, boards } => write!(
                f,
                "teams of {boards} players each need two or more whole teams, not {players} players"
            ),
            Impossible::RoundsUnknown => write!(f, "the number of rounds is not known"),
            Impossible::NoInitialColor => write!(
                f,
                "the colour of the first player in the first round is not known"
            ),
            Impossible::TooManyScores => write!(f, "the players have too many different scores"),
            Impossible::Absolute(relaxations) => {
                let rules = [
                    (relaxations.forbidden, "forbidden pairs were allowed"),
                    (
                        relaxations.colors,
                        "players with one absolute colour preference could meet",
                    ),
                    (relaxations.bye, "a player could have a second bye"),
                    (relaxations.rematch, "players could meet again"),
                ];
                let rules: Vec<&str> = rules
                    .iter()
                    .filter(|(helps, _)| *helps)
                    .map(|&(_, rule)| rule)
                    .collect();
                write!(f, "no pairing complies with the rules")?;
                if rules.is_empty() {
                    Ok(())
                } else {
                    write!(f, "; one would if {}", rules.join(", or if "))
                }
            }
        }
    }
}
