//! Pairing numbers: by strength (C.04.2, article 2), by lot, and players who are struck off.

use super::Refusal;
use crate::tournament::{Acceleration, Entry, Player, Tournament};

impl Tournament {
    fn not_started(&self) -> Result<(), Refusal> {
        if self.paired_rounds() > 0 {
            return Err(Refusal::Started);
        }
        Ok(())
    }

    /// Strikes a player off.
    pub(super) fn remove(&mut self, player: usize) -> Result<(), Refusal> {
        self.known(player)?;
        self.not_started()?;
        let others: Vec<usize> = (0..self.players.len()).filter(|&it| it != player).collect();
        self.renumber(&others);
        Ok(())
    }

    /// Numbers by lot.
    pub(super) fn order(&mut self, order: &[usize]) -> Result<(), Refusal> {
        self.not_started()?;
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(0..self.players.len()) {
            return Err(Refusal::NotAnOrder);
        }
        self.renumber(order);
        Ok(())
    }

    /// Strength, title, name (C.04.2, 2.2).
    pub(super) fn sort(&mut self) -> Result<(), Refusal> {
        const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
        if self.paired_rounds() > 4 {
            return Err(Refusal::NumbersFinal);
        }
        if self.format.has_fixed_numbers() {
            self.not_started()?;
        }
        let title = |player: &Player| {
            TITLES
                .iter()
                .position(|&title| title == player.title)
                .unwrap_or(TITLES.len())
        };
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by(|&a, &b| {
            let (a, b) = (&self.players[a], &self.players[b]);
            b.rating
                .cmp(&a.rating)
                .then(title(a).cmp(&title(b)))
                .then_with(|| a.name.cmp(&b.name))
        });
        self.renumber(&order);
        Ok(())
    }

    /// Gives the players of a list, by index, their new numbers, and leaves out those who are not on it.
    fn renumber(&mut self, order: &[usize]) {
        let mut place = vec![None; self.players.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = Some(new);
        }
        self.players = order.iter().map(|&old| self.players[old].clone()).collect();
        for entry in self
            .players
            .iter_mut()
            .flat_map(|player| &mut player.entries)
        {
            match entry {
                Entry::Game { opponent, .. }
                | Entry::Forfeit { opponent, .. }
                | Entry::Pending { opponent, .. } => {
                    *opponent = place[*opponent].expect("only players without games are left out");
                }
                Entry::Bye(_) => {}
            }
        }
        self.byes.retain_mut(|bye| {
            let new = place[bye.player];
            bye.player = new.unwrap_or(bye.player);
            new.is_some()
        });
        for forbidden in &mut self.forbidden {
            let players = forbidden.players.iter();
            forbidden.players = players.filter_map(|&player| place[player]).collect();
        }
        match &mut self.acceleration {
            // The last player of group GA stays the same (C.04.7, 1.3.2).
            Acceleration::Baku { ga: Some(ga) } if *ga > 0 => {
                *ga = place[*ga - 1].map_or(*ga, |last| last + 1);
            }
            Acceleration::Table(table) => {
                table.resize(place.len(), Vec::new());
                *table = order.iter().map(|&old| table[old].clone()).collect();
            }
            _ => {}
        }
    }
}
