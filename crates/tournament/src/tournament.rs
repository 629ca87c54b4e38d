//! The state of a tournament: players, and what each round was for each of them.

use chess::Color;

use crate::format::Format;
use crate::points::{PointSystem, Points};

/// Result of a game for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

/// A round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// No opponent was left (C.04.1, article 3); code `U`.
    PairingAllocated,
    /// A bye worth a win; code `F`.
    Full,
    /// A bye worth a draw; code `H`.
    Half,
    /// Absence; code `Z` or a blank.
    Zero,
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A game that was played.
    Game {
        /// Index of the opponent.
        opponent: usize,
        /// The player's colour.
        color: Color,
        /// The player's result. Two results of one game need not add up: an arbiter may punish both.
        outcome: Outcome,
        /// False if it lasted less than one move, and is not rated (codes `W`, `D`, `L`).
        rated: bool,
    },
    /// A game that was paired and not played.
    Forfeit {
        /// Index of the opponent.
        opponent: usize,
        /// The colour that was allocated.
        color: Option<Color>,
        /// True for the player who was there.
        won: bool,
    },
    /// A game without a result yet.
    Pending {
        /// Index of the opponent.
        opponent: usize,
        /// The player's colour.
        color: Color,
    },
    /// No opponent.
    Bye(Bye),
}

impl Entry {
    /// The opponent of the pairing, whether the game was played or not.
    pub fn opponent(self) -> Option<usize> {
        match self {
            Entry::Game { opponent, .. }
            | Entry::Forfeit { opponent, .. }
            | Entry::Pending { opponent, .. } => Some(opponent),
            Entry::Bye(_) => None,
        }
    }

    /// Opponent, colour and result of a game over the board.
    pub fn played(self) -> Option<(usize, Color, Outcome)> {
        match self {
            Entry::Game {
                opponent,
                color,
                outcome,
                ..
            } => Some((opponent, color, outcome)),
            _ => None,
        }
    }

    /// True if the round's pairing gave the player something: an opponent, or the bye.
    pub fn paired(self) -> bool {
        self.opponent().is_some() || self == Entry::Bye(Bye::PairingAllocated)
    }

    /// Points of a round. A game without a result is a draw for the next pairing (C.04.2, 3.1).
    pub fn points(self, system: &PointSystem) -> Points {
        match self {
            Entry::Game {
                outcome: Outcome::Win,
                ..
            }
            | Entry::Forfeit { won: true, .. }
            | Entry::Bye(Bye::Full) => system.win,
            Entry::Game {
                outcome: Outcome::Draw,
                ..
            }
            | Entry::Pending { .. }
            | Entry::Bye(Bye::Half) => system.draw,
            Entry::Game {
                outcome: Outcome::Loss,
                ..
            } => system.loss,
            Entry::Forfeit { won: false, .. } => system.forfeit_loss,
            Entry::Bye(Bye::Zero) => system.absence,
            Entry::Bye(Bye::PairingAllocated) => system.pairing_bye,
        }
    }
}

/// A player. The index in [`Tournament::players`] is the tournament pairing number less one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// `Lastname, Firstname`.
    pub name: String,
    /// `m` or `w`; empty if not known.
    pub sex: String,
    /// `GM`, `WIM` and so on; empty without a title.
    pub title: String,
    /// 0 without a rating.
    pub rating: u16,
    /// Three letters.
    pub federation: String,
    /// The number in FIDE's list; empty if not known.
    pub fide_id: String,
    /// `YYYY/MM/DD`, or the year.
    pub birth: String,
    /// One entry for each round that has been paired.
    pub entries: Vec<Entry>,
    /// Not paired any more (C.04.2, 3.2).
    pub withdrawn: bool,
}

impl Player {
    /// True for one person: the same number in FIDE's list, or the same name and no two numbers.
    pub fn is_same(&self, other: &Player) -> bool {
        if self.fide_id.is_empty() || other.fide_id.is_empty() {
            self.name == other.name
        } else {
            self.fide_id == other.fide_id
        }
    }
}

/// Players who must not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// Indices; no two of them meet.
    pub players: Vec<usize>,
    /// First and last round, from 1.
    pub rounds: (usize, usize),
}

/// A bye that a player has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestedBye {
    /// Index of the player.
    pub player: usize,
    /// The round, from 1.
    pub round: usize,
    /// Never [`Bye::PairingAllocated`].
    pub bye: Bye,
}

/// Virtual points that let strong players meet early (C.04.7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Acceleration {
    /// None.
    #[default]
    Off,
    /// The Baku method. The number of players in group GA is set when the first round is paired.
    Baku {
        /// Players in GA; `None` before the first round.
        ga: Option<usize>,
    },
    /// Virtual points for each player and round, as a file has them.
    Table(Vec<Vec<Points>>),
}

/// A tournament of single players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// Its name.
    pub name: String,
    /// The pairing system.
    pub format: Format,
    /// The number of rounds planned; 0 if not known. A table has a number of its own: [`Tournament::planned_rounds`].
    pub rounds: usize,
    /// The colour drawn by lot before the first round (C.04.3, 5.1).
    pub initial_color: Option<Color>,
    /// Points for each result.
    pub points: PointSystem,
    /// Virtual points.
    pub acceleration: Acceleration,
    /// Players who must not meet.
    pub forbidden: Vec<Forbidden>,
    /// Byes asked for in rounds that are not paired yet.
    pub byes: Vec<RequestedBye>,
    /// Players in the order of their pairing numbers.
    pub players: Vec<Player>,
}

impl Tournament {
    /// The number of rounds that have been paired.
    pub fn paired_rounds(&self) -> usize {
        let rounds = self.players.iter().map(|player| player.entries.len());
        rounds.max().unwrap_or(0)
    }

    /// The number of rounds that there will be; `None` if not known, as in a knockout.
    pub fn planned_rounds(&self) -> Option<usize> {
        let players = self.players.len();
        match &self.format {
            Format::RoundRobin(table) => Some(table.rounds(players)),
            Format::Scheveningen(table) => Some(table.rounds(players)),
            Format::TeamRoundRobin(teams) => Some(teams.rounds(players)),
            Format::Knockout(_) => None,
            Format::Swiss | Format::Other => (self.rounds > 0).then_some(self.rounds),
        }
    }

    /// Points of a player after some rounds, without virtual points.
    pub fn score(&self, player: usize, rounds: usize) -> Points {
        let entries = self.players[player].entries.iter().take(rounds);
        entries.map(|entry| entry.points(&self.points)).sum()
    }

    /// Virtual points of a player in a round, from 1.
    pub fn virtual_points(&self, player: usize, round: usize) -> Points {
        match &self.acceleration {
            Acceleration::Off => Points(0),
            Acceleration::Table(table) => {
                let rounds = table.get(player);
                rounds
                    .and_then(|rounds| rounds.get(round - 1))
                    .copied()
                    .unwrap_or_default()
            }
            Acceleration::Baku { ga } => {
                let accelerated = self.rounds.div_ceil(2);
                if player >= ga.unwrap_or_else(|| self.baku_group()) || round > accelerated {
                    Points(0)
                } else if round <= accelerated.div_ceil(2) {
                    self.points.win
                } else {
                    Points(self.points.win.0 / 2)
                }
            }
        }
    }

    /// Players in group GA before the first round: half of them, rounded up to an even number (C.04.7, 1.2).
    pub fn baku_group(&self) -> usize {
        2 * self.players.len().div_ceil(4)
    }

    /// The score by which a player is paired in the round after `rounds`: with virtual points (C.04.7, 1.5).
    pub fn pairing_score(&self, player: usize, rounds: usize) -> Points {
        self.score(player, rounds) + self.virtual_points(player, rounds + 1)
    }

    /// The bye that keeps a player out of the pairing of a round, from 1.
    pub fn absence(&self, player: usize, round: usize) -> Option<Bye> {
        let asked = self
            .byes
            .iter()
            .rev()
            .find(|it| it.player == player && it.round == round);
        match asked {
            _ if self.players[player].withdrawn => Some(Bye::Zero),
            Some(asked) => Some(asked.bye),
            None => None,
        }
    }

    /// The tournament as it was before a round, from 1, was paired: its absences are requests.
    #[must_use]
    pub fn before(&self, round: usize) -> Tournament {
        let mut earlier = self.clone();
        for (index, player) in earlier.players.iter_mut().enumerate() {
            // A player who had withdrawn by then was not paired any more.
            let later = player.entries.iter().skip(round - 1);
            player.withdrawn &= !later.copied().any(Entry::paired);
            if let Some(&Entry::Bye(bye)) = player.entries.get(round - 1)
                && bye != Bye::PairingAllocated
            {
                earlier.byes.push(RequestedBye {
                    player: index,
                    round,
                    bye,
                });
            }
            player.entries.truncate(round - 1);
        }
        earlier
    }
}
