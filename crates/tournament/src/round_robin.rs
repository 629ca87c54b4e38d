//! Round robin: Berger tables by formula (C.05, annex 1), and withdrawals (C.05, 6.6).
//!
//! With an even number n of players, n stays at the first board and all others move on by n/2 - 1 places a round. In round
//! r, counted from 0, the opponent of n is o = r·n/2 modulo n - 1, counted from 0, and the other boards have o + k against
//! o - k. An odd number leaves the place n free.

use std::borrow::Cow;

use crate::format::{Format, RoundRobin, cycle};
use crate::pairing::{Impossible, Pairing};
use crate::tournament::{Bye, Entry, Tournament};

impl RoundRobin {
    /// The pairs of a round, from 1; the player who is free comes last.
    ///
    /// # Errors
    /// There are too few players, or no such round.
    pub fn round(self, players: usize, round: usize) -> Result<Vec<Pairing>, Impossible> {
        if players < 2 {
            return Err(Impossible::TooFewPlayers);
        }
        if round == 0 || round > self.rounds(players) {
            return Err(Impossible::Over);
        }
        let length = cycle(players);
        let (number, mut within) = ((round - 1) / length, (round - 1) % length + 1);
        if number == 0 && self.cycles > 1 && self.swaps_last_two && within + 1 >= length {
            within = (2 * length - 1 - within).max(1);
        }
        let mut pairs = berger(players, within);
        if number % 2 == 1 {
            for pair in &mut pairs {
                *pair = pair.reversed().unwrap_or(*pair);
            }
        }
        Ok(pairs)
    }
}

/// A round, from 1, of the Berger table for two or more players, in the order of its boards.
fn berger(players: usize, round: usize) -> Vec<Pairing> {
    let even = players + players % 2;
    let last = even - 1;
    let opponent = (round - 1) * (even / 2) % last;
    let pair = |white, black| Pairing {
        white,
        black: Some(black),
    };
    let first = match (even == players, round % 2) {
        (false, _) => Pairing {
            white: opponent,
            black: None,
        },
        (true, 1) => pair(opponent, last),
        (true, _) => pair(last, opponent),
    };
    let others = (1..even / 2).map(|k| pair((opponent + k) % last, (opponent + last - k) % last));
    if even == players {
        core::iter::once(first).chain(others).collect()
    } else {
        others.chain([first]).collect()
    }
}

impl Tournament {
    /// True for a player of a round robin who has withdrawn after fewer than half of the games: the results stay in the
    /// table and do not count in the standings (C.05, 6.6).
    pub fn is_annulled(&self, player: usize) -> bool {
        let Format::RoundRobin(table) = self.format else {
            return false;
        };
        let it = &self.players[player];
        let played = it.entries.iter().filter(|entry| entry.played().is_some());
        let games = table.cycles * self.players.len().saturating_sub(1);
        it.withdrawn && 2 * played.count() < games
    }

    /// The tournament as its standings count it: games with players whose results are annulled are rounds without an
    /// opponent.
    pub fn counted(&self) -> Cow<'_, Tournament> {
        let players = 0..self.players.len();
        let annulled: Vec<bool> = players.map(|it| self.is_annulled(it)).collect();
        if !annulled.contains(&true) {
            return Cow::Borrowed(self);
        }
        let mut counted = self.clone();
        for (player, it) in counted.players.iter_mut().enumerate() {
            for entry in &mut it.entries {
                if annulled[player] || entry.opponent().is_some_and(|it| annulled[it]) {
                    *entry = Entry::Bye(Bye::Zero);
                }
            }
        }
        Cow::Owned(counted)
    }
}
