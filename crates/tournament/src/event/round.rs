//! A round is paired, and its results come in.

use chess::Color;

use super::{GameResult, Refusal};
use crate::format::Format;
use crate::pairing::Pairing;
use crate::tournament::{Acceleration, Bye, Entry, Outcome, Tournament};

impl Tournament {
    /// The pairs of a knockout are those of its bracket, with colours as they fell; other formats leave it to the arbiter.
    fn are_next(&self, pairs: &[Pairing]) -> Result<(), Refusal> {
        let Format::Knockout(rules) = &self.format else {
            return Ok(());
        };
        let next = rules.pair(self).map_err(Refusal::Impossible)?;
        let holds = |list: &[Pairing], pair: Pairing| {
            list.contains(&pair) || pair.reversed().is_some_and(|it| list.contains(&it))
        };
        if let Some(other) = pairs.iter().find(|&&it| !holds(&next, it)) {
            return Err(Refusal::NotNext(other.white));
        }
        match next.iter().find(|&&it| !holds(pairs, it)) {
            Some(missing) => Err(Refusal::NotPaired(missing.white)),
            None => Ok(()),
        }
    }

    pub(super) fn publish(&mut self, pairs: &[Pairing]) -> Result<(), Refusal> {
        let round = self.paired_rounds() + 1;
        if self.planned_rounds().is_some_and(|rounds| round > rounds) {
            return Err(Refusal::Over);
        }
        self.are_next(pairs)?;
        // In a table or bracket an absence costs the game; a Swiss system pairs those who are there.
        let fixed = self.format.has_fixed_numbers();
        let knockout = matches!(self.format, Format::Knockout(_));
        let mut entries: Vec<Option<Entry>> = vec![None; self.players.len()];
        let mut place = |player: usize, entry| {
            self.known(player)?;
            if !fixed && self.absence(player, round).is_some() {
                return Err(Refusal::Absent(player));
            }
            match entries[player].replace(entry) {
                Some(_) => Err(Refusal::PairedTwice(player)),
                None => Ok(()),
            }
        };
        for &Pairing { white, black } in pairs {
            let Some(black) = black else {
                let bye = if fixed {
                    Bye::Zero
                } else {
                    Bye::PairingAllocated
                };
                place(white, Entry::Bye(bye))?;
                continue;
            };
            self.known(white)?;
            self.known(black)?;
            let absent = [white, black].map(|player| self.absence(player, round).is_some());
            let sides = [(white, black, Color::White), (black, white, Color::Black)];
            for (side, (player, opponent, color)) in sides.into_iter().enumerate() {
                let entry = if absent == [false; 2] {
                    Entry::Pending { opponent, color }
                } else {
                    Entry::Forfeit {
                        opponent,
                        color: Some(color),
                        won: !absent[side],
                    }
                };
                place(player, entry)?;
            }
        }
        // A free team of a round robin has several players.
        let many = knockout || matches!(self.format, Format::TeamRoundRobin(_));
        if !many && pairs.iter().filter(|pair| pair.black.is_none()).count() > 1 {
            return Err(Refusal::ManyByes);
        }
        for (player, entry) in entries.iter_mut().enumerate() {
            if entry.is_none() {
                let bye = self.absence(player, round);
                let bye = bye.or(knockout.then_some(Bye::Zero));
                *entry = Some(Entry::Bye(bye.ok_or(Refusal::NotPaired(player))?));
            }
        }
        if self.acceleration == (Acceleration::Baku { ga: None }) {
            self.acceleration = Acceleration::Baku {
                ga: Some(self.baku_group()),
            };
        }
        for (player, entry) in self.players.iter_mut().zip(entries) {
            player.entries.extend(entry);
        }
        Ok(())
    }

    pub(super) fn record(
        &mut self,
        round: usize,
        white: usize,
        result: GameResult,
    ) -> Result<(), Refusal> {
        self.known(white)?;
        let entry = round
            .checked_sub(1)
            .and_then(|it| self.players[white].entries.get(it));
        let entry = *entry.ok_or(Refusal::RoundNotPaired(round))?;
        let color = match entry {
            Entry::Game { color, .. } | Entry::Pending { color, .. } => Some(color),
            Entry::Forfeit { color, .. } => color,
            Entry::Bye(_) => None,
        };
        let (Some(black), Some(Color::White)) = (entry.opponent(), color) else {
            return Err(Refusal::NotWhite(white));
        };
        let entries = match result {
            GameResult::Pending => [(black, Color::White), (white, Color::Black)]
                .map(|(opponent, color)| Entry::Pending { opponent, color }),
            GameResult::Played {
                white: won,
                black: lost,
                rated,
            } => {
                if won as u8 + lost as u8 > Outcome::Win as u8 {
                    return Err(Refusal::Contradiction);
                }
                [(black, Color::White, won), (white, Color::Black, lost)].map(
                    |(opponent, color, outcome)| Entry::Game {
                        opponent,
                        color,
                        outcome,
                        rated,
                    },
                )
            }
            GameResult::Forfeit {
                white: true,
                black: true,
            } => return Err(Refusal::Contradiction),
            GameResult::Forfeit {
                white: first,
                black: second,
            } => [(black, Color::White, first), (white, Color::Black, second)].map(
                |(opponent, color, won)| Entry::Forfeit {
                    opponent,
                    color: Some(color),
                    won,
                },
            ),
        };
        let players = [white, black];
        let before = players.map(|player| self.players[player].entries[round - 1]);
        for (player, entry) in players.into_iter().zip(entries) {
            self.players[player].entries[round - 1] = entry;
        }
        if !self.is_consistent() {
            for (player, entry) in players.into_iter().zip(before) {
                self.players[player].entries[round - 1] = entry;
            }
            return Err(Refusal::PlayedOn);
        }
        Ok(())
    }
}
