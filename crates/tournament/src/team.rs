//! Team matches by a round robin: two teams meet on all boards at once, board against board.
//!
//! A team is as many players as there are boards, in their order, and the teams follow each other in the list of players.
//! The team that the Berger table names first has White on the first board, and colours alternate from board to board.

use core::cmp::Reverse;

use crate::format::{Format, TeamRoundRobin};
use crate::pairing::{Impossible, Pairing};
use crate::points::Points;
use crate::tournament::Tournament;

/// Match points of a win; a drawn match has one.
const MATCH_WON: u32 = 2;

/// The score of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamScore {
    /// The team, from 0.
    pub team: usize,
    /// Two for each match won and one for each drawn.
    pub match_points: u32,
    /// Points of all its players.
    pub game_points: Points,
}

impl TeamRoundRobin {
    /// The number of teams; none if the players are no whole teams, or fewer than two of them.
    pub fn teams(self, players: usize) -> Option<usize> {
        let boards = self.boards.max(1);
        let teams = players / boards;
        (teams >= 2 && players == teams * boards).then_some(teams)
    }

    /// The games of a round, from 1, match by match; players of a team that is free come last.
    ///
    /// # Errors
    /// The players are no whole teams, or there is no such round.
    pub fn round(self, players: usize, round: usize) -> Result<Vec<Pairing>, Impossible> {
        let boards = self.boards.max(1);
        let teams = self
            .teams(players)
            .ok_or(Impossible::NoTeams { players, boards })?;
        let matches = self.table.round(teams, round)?;
        let games = matches.into_iter().flat_map(|teams| {
            (0..boards).map(move |board| {
                let player = |team: usize| team * boards + board;
                let game = Pairing {
                    white: player(teams.white),
                    black: teams.black.map(player),
                };
                match game.reversed() {
                    Some(reversed) if board % 2 == 1 => reversed,
                    _ => game,
                }
            })
        });
        Ok(games.collect())
    }
}

/// The teams by match points, then game points, best first; those who are still tied in the order of the list. Empty if the
/// tournament is not one of teams. A match counts once all its games have results.
pub fn team_scores(tournament: &Tournament) -> Vec<TeamScore> {
    let Format::TeamRoundRobin(format) = tournament.format else {
        return Vec::new();
    };
    let Some(teams) = format.teams(tournament.players.len()) else {
        return Vec::new();
    };
    let rounds = tournament.paired_rounds();
    let boards = format.boards.max(1);
    let mut scores: Vec<TeamScore> = (0..teams)
        .map(|team| {
            let players = team * boards..(team + 1) * boards;
            TeamScore {
                team,
                match_points: (0..rounds)
                    .map(|round| match_points(tournament, players.clone(), round))
                    .sum(),
                game_points: players.map(|it| tournament.score(it, rounds)).sum(),
            }
        })
        .collect();
    scores.sort_by_key(|score| Reverse((score.match_points, score.game_points)));
    scores
}

/// Match points of the players of a team in a round, from 0.
fn match_points(tournament: &Tournament, team: core::ops::Range<usize>, round: usize) -> u32 {
    let points = |player: usize| {
        let entry = tournament.players[player].entries.get(round).copied()?;
        let is_over = !matches!(entry, crate::tournament::Entry::Pending { .. });
        is_over.then(|| (entry.opponent(), entry.points(&tournament.points)))
    };
    let mut balance = 0;
    for player in team {
        let Some((Some(opponent), own)) = points(player) else {
            return 0;
        };
        let Some((_, others)) = points(opponent) else {
            return 0;
        };
        balance += own.0 - others.0;
    }
    match balance {
        1.. => MATCH_WON,
        0 => MATCH_WON / 2,
        ..0 => 0,
    }
}
