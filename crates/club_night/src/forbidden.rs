//! Forbidden pairs: players who must not meet, such as brothers, or two of one club in the first rounds.

use crate::refusal::Refusal;
use crate::state::State;
use tournament::event::{Event, Refusal as NotPossible};
use tournament::tournament::Forbidden;

impl State {
    /// Indices of those whom a player must not meet in the next round.
    pub fn forbidden(&self, player: usize) -> Vec<usize> {
        let next = self.rounds().len() + 1;
        let mut others: Vec<usize> = (self.tournament().forbidden.iter())
            .filter(|it| {
                (it.rounds.0..=it.rounds.1).contains(&next) && it.players.contains(&player)
            })
            .flat_map(|it| it.players.iter().copied())
            .filter(|&other| other != player)
            .collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    pub(crate) fn forbid(&mut self, one: usize, other: usize) -> Result<(), Refusal> {
        if one == other {
            return Err(NotPossible::PairedTwice(one).into());
        }
        let planned = self.tournament.planned_rounds();
        if planned.is_some_and(|planned| self.rounds.len() >= planned) {
            return Err(NotPossible::Over.into());
        }
        self.allow(one, other);
        self.tell(&Event::Forbid(Forbidden {
            players: vec![one, other],
            rounds: (self.rounds.len() + 1, usize::MAX),
        }))
    }

    /// Takes a pair out of all that are forbidden. A larger group, as report files have it, falls apart into its other pairs.
    pub(crate) fn allow(&mut self, one: usize, other: usize) {
        let is_both = |pair: &[usize]| pair.contains(&one) && pair.contains(&other);
        let groups = std::mem::take(&mut self.tournament.forbidden);
        for group in groups {
            if !is_both(&group.players) {
                self.tournament.forbidden.push(group);
                continue;
            }
            for (at, &first) in group.players.iter().enumerate() {
                for &second in &group.players[at + 1..] {
                    if !is_both(&[first, second]) {
                        self.tournament.forbidden.push(Forbidden {
                            players: vec![first, second],
                            rounds: group.rounds,
                        });
                    }
                }
            }
        }
    }
}
