//! Rounds as tie-breaks see them: unplayed rounds, adjusted scores and dummy opponents (C.07, articles 15 and 16).

use chess::Color;

use super::TieBreak;
use super::edition::{DummyScore, Edition};
use crate::format::Format;
use crate::points::Points;
use crate::tournament::{Bye, Entry, Tournament};

/// The way in which the rounds were paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pairings {
    /// Round by round: unplayed rounds are those of article 16.
    #[default]
    Swiss,
    /// Beforehand, as in a round robin: forfeits are games (15.2).
    Predetermined,
}

impl Pairings {
    /// [`Pairings::Predetermined`] if a tournament is by a table, or if its pairs are those of a round robin: every two
    /// players who were ever paired stand against each other equally often.
    pub fn of(tournament: &Tournament) -> Pairings {
        if let Format::RoundRobin(_) | Format::Scheveningen(_) | Format::TeamRoundRobin(_) =
            tournament.format
        {
            return Pairings::Predetermined;
        }
        let paired: Vec<usize> = (0..tournament.players.len())
            .filter(|&it| {
                let entries = &tournament.players[it].entries;
                entries.iter().any(|entry| entry.opponent().is_some())
            })
            .collect();
        let times = |one: usize, other: usize| {
            let entries = tournament.players[one].entries.iter();
            entries
                .filter(|entry| entry.opponent() == Some(other))
                .count()
        };
        let [first, second, _, ..] = paired[..] else {
            return Pairings::Swiss;
        };
        let cycles = times(first, second);
        let all = paired.iter().enumerate().all(|(place, &one)| {
            let others = paired[place + 1..].iter();
            others.into_iter().all(|&other| times(one, other) == cycles)
        });
        if all && cycles > 0 {
            Pairings::Predetermined
        } else {
            Pairings::Swiss
        }
    }
}

/// The rules by which tie-breaks are reckoned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Edition of C.07.
    pub edition: Edition,
    /// Swiss or pre-determined pairings.
    pub pairings: Pairings,
    /// The rating of unrated players in tie-breaks by ratings; without it these are dropped when there are some
    /// (article 10).
    pub unrated: Option<u16>,
}

/// Unplayed rounds by their category (16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// Pairing-allocated or full-point bye (16.2.1).
    AllocatedBye,
    /// Forfeit win (16.2.2).
    ForfeitWin,
    /// Requested bye before a round in which the player was there (16.2.3).
    RequestedBye,
    /// Forfeit loss (16.2.4).
    ForfeitLoss,
    /// Requested bye after which the player was not there any more: the last round, or a withdrawal (16.2.5).
    FinalBye,
}

impl Unplayed {
    /// A voluntary unplayed round: requested bye or forfeit loss (16.1.2).
    pub fn voluntary(self) -> bool {
        !matches!(self, Unplayed::AllocatedBye | Unplayed::ForfeitWin)
    }
}

/// The rule that keeps a dummy's score below the player's own (16.4, since 2026).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The adjusted score of the scheduled opponent (16.4.1).
    Scheduled(usize),
    /// A draw in each round (16.4.2).
    Draws,
}

/// The dummy opponent of an unplayed round (16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// The category of the round.
    pub unplayed: Unplayed,
    /// The dummy's score.
    pub score: Points,
    /// The rule that made it less than the player's own.
    pub bound: Option<Bound>,
}

/// A round's opponent in Buchholz and Sonneborn-Berger.
pub(super) enum Against {
    /// A game, or what counts as one.
    Player(usize),
    /// An unplayed round.
    Dummy(Dummy),
    /// A free round of a round robin.
    Nothing,
}

/// A tournament after some rounds.
pub(super) struct Field<'a> {
    pub tournament: &'a Tournament,
    pub rules: &'a Rules,
    /// Rounds that count.
    pub rounds: usize,
    /// Points of each player.
    pub scores: Vec<Points>,
    /// The last round of each player that is not a voluntary unplayed one; 0 if there is none.
    last_there: Vec<usize>,
}

impl<'a> Field<'a> {
    pub fn new(tournament: &'a Tournament, rules: &'a Rules, rounds: usize) -> Field<'a> {
        let players = 0..tournament.players.len();
        let mut field = Field {
            tournament,
            rules,
            rounds,
            scores: players
                .clone()
                .map(|it| tournament.score(it, rounds))
                .collect(),
            last_there: Vec::new(),
        };
        let last_there = |player| {
            let there = |round: &usize| {
                field
                    .unplayed(player, *round)
                    .is_none_or(|unplayed| !unplayed.voluntary())
            };
            (1..=rounds).rev().find(there).unwrap_or(0)
        };
        field.last_there = players.map(last_there).collect();
        field
    }

    pub fn players(&self) -> core::ops::Range<usize> {
        0..self.tournament.players.len()
    }

    pub fn predetermined(&self) -> bool {
        self.rules.pairings == Pairings::Predetermined
    }

    /// The entry of a player in a round, from 1.
    pub fn entry(&self, player: usize, round: usize) -> Entry {
        let entries = &self.tournament.players[player].entries;
        let entry = entries.get(round - 1).copied();
        entry.unwrap_or(Entry::Bye(Bye::Zero))
    }

    /// The points of a player in a round.
    pub fn points(&self, player: usize, round: usize) -> Points {
        self.entry(player, round).points(&self.tournament.points)
    }

    /// The category of an unplayed round; `None` if it was played (15.1).
    pub fn unplayed(&self, player: usize, round: usize) -> Option<Unplayed> {
        match self.entry(player, round) {
            Entry::Game { .. } | Entry::Pending { .. } => None,
            Entry::Forfeit { won: true, .. } => Some(Unplayed::ForfeitWin),
            Entry::Forfeit { won: false, .. } => Some(Unplayed::ForfeitLoss),
            Entry::Bye(Bye::PairingAllocated | Bye::Full) => Some(Unplayed::AllocatedBye),
            Entry::Bye(Bye::Half | Bye::Zero) => {
                let over = self.last_there.get(player).is_some_and(|&it| it < round);
                Some(if over {
                    Unplayed::FinalBye
                } else {
                    Unplayed::RequestedBye
                })
            }
        }
    }

    /// Opponent and colour of a game over the board.
    pub fn played(&self, player: usize, round: usize) -> Option<(usize, Color)> {
        match self.entry(player, round) {
            Entry::Game {
                opponent, color, ..
            }
            | Entry::Pending { opponent, color } => Some((opponent, color)),
            _ => None,
        }
    }

    /// Opponent and colour of a game that counts in tie-breaks by own results (article 7): with pre-determined
    /// pairings forfeits do, lost ones until 2026 (15.2).
    pub fn own_game(&self, player: usize, round: usize) -> Option<(usize, Option<Color>)> {
        match self.entry(player, round) {
            Entry::Forfeit {
                opponent,
                color,
                won,
            } if self.predetermined() && (won || !self.rules.edition.forfeits_remain_unplayed) => {
                Some((opponent, color))
            }
            _ => {
                let (opponent, color) = self.played(player, round)?;
                Some((opponent, Some(color)))
            }
        }
    }

    /// The opponent of a game that counts in tie-breaks by ratings (article 10): with pre-determined pairings
    /// forfeits did until 2026 (15.2).
    pub fn rated_game(&self, player: usize, round: usize) -> Option<usize> {
        let entry = self.entry(player, round);
        let forfeits = self.predetermined() && !self.rules.edition.forfeits_remain_unplayed;
        match entry {
            Entry::Forfeit { opponent, .. } if forfeits => Some(opponent),
            _ => Some(self.played(player, round)?.0),
        }
    }

    /// The opponent of a game, or of a forfeit that counts as one: with pre-determined pairings (15.2), or by the
    /// rules of the tournament.
    pub fn met(&self, player: usize, round: usize, tie_break: TieBreak) -> Option<usize> {
        let entry = self.entry(player, round);
        let forfeits = self.predetermined() || tie_break.forfeits_played;
        entry
            .opponent()
            .filter(|_| forfeits || !matches!(entry, Entry::Forfeit { .. }))
    }

    /// True if the round is the final one, which Fore Buchholz takes as drawn, and the player was paired in it (8.3).
    fn drawn_before(&self, player: usize, round: usize, fore: bool) -> bool {
        let planned = self.tournament.rounds;
        let last = if planned > 0 { planned } else { self.rounds };
        fore && round == last && self.entry(player, round).opponent().is_some()
    }

    /// The player's own score; Fore Buchholz takes the final round as drawn.
    fn own_score(&self, player: usize, fore: bool) -> Points {
        let rounds = 1..=self.rounds;
        let points = rounds.map(|round| {
            if self.drawn_before(player, round, fore) {
                self.tournament.points.draw
            } else {
                self.points(player, round)
            }
        });
        points.sum()
    }

    /// The score that counts for the opponents: a final bye as a draw (16.3).
    pub fn adjusted(&self, player: usize, fore: bool) -> Points {
        let draw = self.tournament.points.draw;
        let there = (1..=self.rounds)
            .rev()
            .find(|&round| self.drawn_before(player, round, fore));
        let there = there.unwrap_or(0).max(self.last_there[player]);
        let rounds = (1..=self.rounds).map(|round| {
            let requested = matches!(self.entry(player, round), Entry::Bye(Bye::Half | Bye::Zero));
            let after = requested && round > there && !self.predetermined();
            if after || self.drawn_before(player, round, fore) {
                draw
            } else {
                self.points(player, round)
            }
        });
        rounds.sum()
    }

    /// The opponent of a round, or the dummy for it (16.4).
    pub fn against(&self, player: usize, round: usize, tie_break: TieBreak, fore: bool) -> Against {
        let scheduled = self.entry(player, round).opponent();
        let met = self.met(player, round, tie_break);
        let met = met.or(scheduled.filter(|_| self.drawn_before(player, round, fore)));
        if let Some(opponent) = met {
            return Against::Player(opponent);
        }
        let Some(unplayed) = self
            .unplayed(player, round)
            .filter(|_| !self.predetermined())
        else {
            return Against::Nothing;
        };
        let own = self.own_score(player, fore);
        let draws = Points(self.tournament.points.draw.0 * self.rounds as i32);
        let (limit, bound) = scheduled.map_or((draws, Bound::Draws), |opponent| {
            (self.adjusted(opponent, fore), Bound::Scheduled(opponent))
        });
        let bounded = self.rules.edition.dummy == DummyScore::Bounded && limit < own;
        Against::Dummy(Dummy {
            unplayed,
            score: if bounded { limit } else { own },
            bound: bounded.then_some(bound),
        })
    }
}
