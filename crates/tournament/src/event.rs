//! A tournament as the list of its events: every step can be taken back, and the same list is the same tournament.

mod numbers;
mod round;

use core::fmt;

use chess::Color;

use crate::format::Format;
use crate::pairing::{Impossible, Pairing};
use crate::tournament::{Bye, Entry, Forbidden, Outcome, Player, RequestedBye, Tournament};

/// Something an arbiter does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player enters; late entries of a Swiss system have zero points for each round paired so far (C.04.2, 2.4).
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
    /// A player who has entered by mistake is struck off; not after the first round has been paired.
    Remove(usize),
    /// Pairing numbers by rating, title and name (C.04.2, 2.2); not after the fourth round of a Swiss system has been
    /// paired, nor after the first one of others.
    Sort,
    /// Pairing numbers by lot, as a round robin has them: all players in their new order; not after the first round has
    /// been paired.
    Order(Vec<usize>),
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
    /// The first round has been paired: places in a table or bracket are final, and no player can be struck off.
    Started,
    /// A new order names a player twice, or not all of them.
    NotAnOrder,
    /// A knockout cannot be paired now.
    Impossible(Impossible),
    /// The next match of a knockout is of other players.
    NotNext(usize),
    /// The winner of a match has played on, so that its result is final.
    PlayedOn,
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
            Refusal::Started => write!(f, "the first round has been paired already"),
            Refusal::NotAnOrder => write!(f, "an order names every player once"),
            Refusal::Impossible(why) => why.fmt(f),
            Refusal::NotNext(player) => {
                write!(
                    f,
                    "the bracket has no such game of player {} now",
                    player + 1
                )
            }
            Refusal::PlayedOn => write!(f, "the winner of this match has played on"),
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
            Event::Withdraw(player) => self.withdraw(*player, true),
            Event::Return(player) => self.withdraw(*player, false),
            Event::Remove(player) => self.remove(*player),
            Event::Order(order) => self.order(order),
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

    /// True if the games played so far are those of the format: of a knockout, that its bracket has them all.
    fn is_consistent(&self) -> bool {
        match &self.format {
            Format::Knockout(rules) => rules.bracket(self).stray(self).is_none(),
            _ => true,
        }
    }

    /// A player is not paired any more, or again.
    fn withdraw(&mut self, player: usize, withdrawn: bool) -> Result<(), Refusal> {
        self.known(player)?;
        let before = core::mem::replace(&mut self.players[player].withdrawn, withdrawn);
        if self.is_consistent() {
            Ok(())
        } else {
            self.players[player].withdrawn = before;
            Err(Refusal::PlayedOn)
        }
    }

    fn enter(&mut self, player: &Player) -> Result<(), Refusal> {
        if self.players.iter().any(|other| other.is_same(player)) {
            return Err(Refusal::Entered(player.name.clone()));
        }
        if self.format.has_fixed_numbers() && self.paired_rounds() > 0 {
            return Err(Refusal::Started);
        }
        let entries = vec![Entry::Bye(Bye::Zero); self.paired_rounds()];
        self.players.push(Player {
            entries,
            withdrawn: false,
            ..player.clone()
        });
        Ok(())
    }
}
