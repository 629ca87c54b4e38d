//! Pairing numbers: by strength, or by lot in a table (C.04.2, article 2). The boards of earlier rounds follow their players.

use crate::refusal::Refusal;
use crate::state::State;
use chess::Color;
use tournament::event::Event;
use tournament::format::Format;

/// Rounds before which the pairing numbers of a Swiss system are given anew (C.04.2, 2.3).
const NUMBERED: usize = 4;

impl State {
    /// Gives the numbers for the next round: by strength, in a table by lot before the first one, and draws the colour. The
    /// boards of earlier rounds follow.
    pub(crate) fn number(&mut self, lot: Option<u32>) -> Result<(), Refusal> {
        let paired = self.rounds.len();
        let by_table = matches!(self.tournament.format, Format::RoundRobin(_));
        let is_first = paired == 0;
        let is_due = is_first || !self.tournament.format.has_fixed_numbers() && paired < NUMBERED;
        if self.is_numbered || !is_due {
            return Ok(());
        }
        self.is_numbered = true;
        // No numbering looks at the birth: meanwhile it holds the index that each player had.
        let players = &mut self.tournament.players;
        let births: Vec<String> = (0..)
            .zip(players)
            .map(|(at, it): (usize, _)| std::mem::replace(&mut it.birth, at.to_string()))
            .collect();
        match lot.filter(|_| is_first) {
            Some(lot) if by_table => {
                self.tell(&Event::Order(shuffled(self.tournament.players.len(), lot)))?;
            }
            _ => self.tell(&Event::Sort)?,
        }
        if let Some(lot) = lot.filter(|_| is_first) {
            let color = if lot & 1 == 0 {
                Color::White
            } else {
                Color::Black
            };
            self.tell(&Event::InitialColor(color))?;
        }
        let mut place = vec![0; births.len()];
        for (new, player) in self.tournament.players.iter_mut().enumerate() {
            let old: usize = player.birth.parse().expect("it was written above");
            place[old] = new;
            player.birth.clone_from(&births[old]);
        }
        for board in self.rounds.iter_mut().flat_map(|round| &mut round.boards) {
            board.white = place[board.white];
            board.black = board.black.map(|black| place[black]);
        }
        Ok(())
    }
}

/// The numbers below a count in an order that follows from a lot (Fisher–Yates).
fn shuffled(count: usize, lot: u32) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut state = u64::from(lot) | 1 << 32;
    for at in (1..count).rev() {
        // Xorshift, Marsaglia 2003.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        order.swap(at, (state % (at as u64 + 1)) as usize);
    }
    order
}
