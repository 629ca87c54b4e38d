//! Standings and cross table.

use crate::state::State;
use chess::Color;
use tournament::format::Format;
use tournament::standings::{Standings, complete_rounds, standings};
use tournament::tie_break::{Pairings, Rules, TieBreak};
use tournament::tournament::{Bye, Entry, Outcome};

/// Sign of a player's round in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Won over the board.
    Win,
    /// Drawn.
    Draw,
    /// Lost over the board.
    Loss,
    /// Won by forfeit.
    ForfeitWin,
    /// Lost by forfeit.
    ForfeitLoss,
    /// No result yet.
    Open,
    /// The bye of the pairing, or a bye of a full point.
    FullBye,
    /// A bye of half a point.
    HalfBye,
    /// Absent.
    Absent,
}

impl Mark {
    /// The sign: `1`, `½`, `0`, `+`, `–`, `·`.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Win | Mark::FullBye => "1",
            Mark::Draw | Mark::HalfBye => "½",
            Mark::Loss | Mark::Absent => "0",
            Mark::ForfeitWin => "+",
            Mark::ForfeitLoss => "–",
            Mark::Open => "·",
        }
    }
}

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The sign.
    pub mark: Mark,
    /// Index of the opponent.
    pub opponent: Option<usize>,
    /// The player's colour.
    pub color: Option<Color>,
}

impl State {
    /// The rounds of a player, as many as are paired.
    pub fn cells(&self, player: usize) -> Vec<Cell> {
        let entries = self.tournament().players[player].entries.iter();
        entries.map(|entry| cell(*entry)).collect()
    }

    /// The tie-breaks in their order: those that the organiser has chosen, or else those that are usual in the system.
    pub fn tie_breaks(&self) -> Vec<TieBreak> {
        if let Some(chosen) = &self.tie_breaks {
            return chosen.clone();
        }
        match self.tournament().format {
            Format::Swiss | Format::Other | Format::Knockout(_) => TieBreak::usual_in_swiss(),
            _ => TieBreak::usual_in_round_robins(),
        }
    }

    /// Standings after the last round whose games all have a result, by the tie-breaks of FIDE's edition in force.
    pub fn standings(&self) -> Standings {
        let tournament = self.tournament();
        let rules = Rules {
            pairings: Pairings::of(tournament),
            ..Rules::default()
        };
        let rounds = complete_rounds(tournament);
        standings(tournament, rounds, &self.tie_breaks(), &rules)
    }
}

fn cell(entry: Entry) -> Cell {
    let (mark, color) = match entry {
        Entry::Game { outcome, color, .. } => {
            let mark = match outcome {
                Outcome::Win => Mark::Win,
                Outcome::Draw => Mark::Draw,
                Outcome::Loss => Mark::Loss,
            };
            (mark, Some(color))
        }
        Entry::Forfeit { won, color, .. } => {
            let mark = if won {
                Mark::ForfeitWin
            } else {
                Mark::ForfeitLoss
            };
            (mark, color)
        }
        Entry::Pending { color, .. } => (Mark::Open, Some(color)),
        Entry::Bye(Bye::PairingAllocated | Bye::Full) => (Mark::FullBye, None),
        Entry::Bye(Bye::Half) => (Mark::HalfBye, None),
        Entry::Bye(Bye::Zero) => (Mark::Absent, None),
    };
    Cell {
        mark,
        opponent: entry.opponent(),
        color,
    }
}
