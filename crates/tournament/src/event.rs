//! A tournament as the list of its events: every step can be taken back, and the same list is the same tournament.

use core::fmt;

use chess::Color;

use crate::swiss::Pairing;
use crate::tournament::{
    Acceleration, Bye, Entry, Forbidden, Outcome, Player, RequestedBye, Tournament,
};

/// Something an arbiter does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player enters, late entries with zero points for each round paired so far (C.04.2, 2.4).
    Enter(Player),
    /// A player is not paired any more.
    Withdraw(usize),
    /// A player who had withdrawn is paired again.
    Return(usize),
    /// A bye, or absence, in a round that is not paired yet.
    RequestBye(RequestedBye),
    /// Players who must not meet.
    Forbid(Forbidden),
    /// The lot for colours.
    InitialColor(Color),
    /// Pairing numbers by rating, title and name (C.04.2, 2.2); not after the fourth round has been paired.
    Sort,
    /// A round is paired.
    Pair(Vec<Pairing>),
    /// The result of a game, or the correction of one.
    Result {
        /// The round, from 1.
        round: usize,
        /// Index of the player with White.
        white: usize,
        /// The result.
        result: GameResult,
    },
}

/// The result of a game for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// None yet.
    Pending,
    /// Played.
    Played {
        /// White's result.
        white: Outcome,
        /// Black's result; a win of both is refused, a loss of both is a penalty.
        black: Outcome,
        /// False if it lasted less than one move.
        rated: bool,
    },
    /// Not played: the players who were there.
    Forfeit {
        /// White was there.
        white: bool,
        /// Black was there.
        black: bool,
    },
}

/// The reason why an event is refused; the tournament stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No player has this index.
    UnknownPlayer(usize),
    /// A player of this name, or of this number in FIDE's list, has entered already.
    Entered(String),
    /// All rounds have been paired.
    Over,
    /// This round has been paired already.
    RoundPaired(usize),
    /// This round has not been paired.
    RoundNotPaired(usize),
    /// A player stands in two pairs.
    PairedTwice(usize),
    /// A player who takes part stands in no pair.
    NotPaired(usize),
    /// A player who is absent stands in a pair.
    Absent(usize),
    /// More than one player has the pairing-allocated bye.
    ManyByes,
    /// The player did not have White in this round.
    NotWhite(usize),
    /// Both players cannot score like this.
    Contradiction,
    /// Pairing numbers are final after the fourth round has been paired (C.04.2, 2.3).
    NumbersFinal,
    /// The pairing-allocated bye cannot be asked for.
    ByeNotAskedFor,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::UnknownPlayer(player) => write!(f, "there is no player {}", player + 1),
            Refusal::Entered(name) => write!(f, "{name} has entered already"),
            Refusal::Over => write!(f, "all rounds have been paired"),
            Refusal::RoundPaired(round) => write!(f, "round {round} has been paired already"),
            Refusal::RoundNotPaired(round) => write!(f, "round {round} has not been paired"),
            Refusal::PairedTwice(player) => write!(f, "player {} stands in two pairs", player + 1),
            Refusal::NotPaired(player) => write!(f, "player {} stands in no pair", player + 1),
            Refusal::Absent(player) => write!(f, "player {} is absent", player + 1),
            Refusal::ManyByes => write!(f, "only one player can have the pairing-allocated bye"),
            Refusal::NotWhite(player) => write!(f, "player {} did not have White", player + 1),
            Refusal::Contradiction => write!(f, "both players cannot score like this"),
            Refusal::NumbersFinal => write!(f, "pairing numbers are final after the fourth round"),
            Refusal::ByeNotAskedFor => write!(f, "the pairing-allocated bye cannot be asked for"),
        }
    }
}

/// A tournament with the events that made it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    start: Tournament,
    events: Vec<Event>,
    now: Tournament,
}

impl History {
    /// A history that begins with a tournament: an empty one, or one that was read from a file.
    pub fn new(start: Tournament) -> History {
        History {
            now: start.clone(),
            start,
            events: Vec::new(),
        }
    }

    /// The tournament after all events.
    pub fn tournament(&self) -> &Tournament {
        &self.now
    }

    /// The events, oldest first.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Adds an event.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        self.now.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    /// Takes the last event back.
    pub fn undo(&mut self) -> Option<Event> {
        let last = self.events.pop()?;
        self.now = self.start.clone();
        for event in &self.events {
            self.now
                .apply(event)
                .expect("the event was possible before");
        }
        Some(last)
    }
}

impl Tournament {
    /// Carries out an event.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Enter(player) => self.enter(player),
            Event::Withdraw(player) => self
                .known(*player)
                .map(|()| self.players[*player].withdrawn = true),
            Event::Return(player) => self
                .known(*player)
                .map(|()| self.players[*player].withdrawn = false),
            Event::RequestBye(request) => {
                self.known(request.player)?;
                if request.round <= self.paired_rounds() {
                    return Err(Refusal::RoundPaired(request.round));
                }
                if request.bye == Bye::PairingAllocated {
                    return Err(Refusal::ByeNotAskedFor);
                }
                self.byes.push(*request);
                Ok(())
            }
            Event::Forbid(forbidden) => {
                forbidden
                    .players
                    .iter()
                    .try_for_each(|&player| self.known(player))?;
                self.forbidden.push(forbidden.clone());
                Ok(())
            }
            Event::InitialColor(color) => {
                self.initial_color = Some(*color);
                Ok(())
            }
            Event::Sort => self.sort(),
            Event::Pair(pairs) => self.publish(pairs),
            Event::Result {
                round,
                white,
                result,
            } => self.record(*round, *white, *result),
        }
    }

    fn known(&self, player: usize) -> Result<(), Refusal> {
        if player < self.players.len() {
            Ok(())
        } else {
            Err(Refusal::UnknownPlayer(player))
        }
    }

    fn enter(&mut self, player: &Player) -> Result<(), Refusal> {
        let same = |other: &Player| {
            other.name == player.name
                && (other.fide_id == player.fide_id || player.fide_id.is_empty())
                || !player.fide_id.is_empty() && other.fide_id == player.fide_id
        };
        if self.players.iter().any(same) {
            return Err(Refusal::Entered(player.name.clone()));
        }
        let entries = vec![Entry::Bye(Bye::Zero); self.paired_rounds()];
        self.players.push(Player {
            entries,
            withdrawn: false,
            ..player.clone()
        });
        Ok(())
    }

    /// Strength, title, name (C.04.2, 2.2).
    fn sort(&mut self) -> Result<(), Refusal> {
        const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
        if self.paired_rounds() > 4 {
            return Err(Refusal::NumbersFinal);
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
        let mut place = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
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
                    *opponent = place[*opponent];
                }
                Entry::Bye(_) => {}
            }
        }
        for bye in &mut self.byes {
            bye.player = place[bye.player];
        }
        for player in self.forbidden.iter_mut().flat_map(|it| &mut it.players) {
            *player = place[*player];
        }
        match &mut self.acceleration {
            // The last player of group GA stays the same (C.04.7, 1.3.2).
            Acceleration::Baku { ga: Some(ga) } if *ga > 0 => *ga = place[*ga - 1] + 1,
            Acceleration::Table(table) => {
                table.resize(order.len(), Vec::new());
                *table = order.iter().map(|&old| table[old].clone()).collect();
            }
            _ => {}
        }
        Ok(())
    }

    fn publish(&mut self, pairs: &[Pairing]) -> Result<(), Refusal> {
        let round = self.paired_rounds() + 1;
        if self.rounds > 0 && round > self.rounds {
            return Err(Refusal::Over);
        }
        let mut entries: Vec<Option<Entry>> = vec![None; self.players.len()];
        let mut place = |player: usize, entry| {
            self.known(player)?;
            if self.absence(player, round).is_some() {
                return Err(Refusal::Absent(player));
            }
            match entries[player].replace(entry) {
                Some(_) => Err(Refusal::PairedTwice(player)),
                None => Ok(()),
            }
        };
        for &Pairing { white, black } in pairs {
            let Some(black) = black else {
                place(white, Entry::Bye(Bye::PairingAllocated))?;
                continue;
            };
            place(
                white,
                Entry::Pending {
                    opponent: black,
                    color: Color::White,
                },
            )?;
            place(
                black,
                Entry::Pending {
                    opponent: white,
                    color: Color::Black,
                },
            )?;
        }
        if pairs.iter().filter(|pair| pair.black.is_none()).count() > 1 {
            return Err(Refusal::ManyByes);
        }
        for (player, entry) in entries.iter_mut().enumerate() {
            if entry.is_none() {
                let bye = self
                    .absence(player, round)
                    .ok_or(Refusal::NotPaired(player))?;
                *entry = Some(Entry::Bye(bye));
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

    fn record(&mut self, round: usize, white: usize, result: GameResult) -> Result<(), Refusal> {
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
        self.players[white].entries[round - 1] = entries[0];
        self.players[black].entries[round - 1] = entries[1];
        Ok(())
    }
}
