//! Letter: a correspondence game as it travels from one player to the other.

use crate::acts::{acts, by};
use crate::conditions::Conditions;
use crate::days::Dates;
use chess::Color;
use game::{Event, Game, Millis, Player};

/// Numbers of games in a link are below this.
pub(crate) const NUMBERS: u32 = 4096;

/// A game with what its sender adds to it. Of the game the terms and the [acts](crate::acts) travel, not when they
/// happened: a game that was read has its events at time 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    /// The game so far.
    pub game: Game,
    /// Conditional moves of the side that has sent it. They stand if they were laid down for the position on the board.
    pub conditions: Conditions,
    /// Dates, if there are days for each move.
    pub dates: Option<Dates>,
}

impl Letter {
    /// A game without conditional moves and dates.
    pub fn of(game: Game) -> Letter {
        Letter {
            conditions: Conditions::after(game.plies().len()),
            game,
            dates: None,
        }
    }

    /// The game as a device keeps it that takes it in at this time, in milliseconds since 1970.
    pub fn begun_at(&self, began: Millis) -> Game {
        self.game.with_beginning(began)
    }

    /// The side that has sent it: the one that does not have to act, and of a game that is over the one that ended it.
    pub fn sender(&self) -> Color {
        sender(&self.game)
    }
}

/// The number of a game: with it two devices know that they mean the same one.
pub fn game_number(game: &Game) -> u16 {
    (game.config().seed % NUMBERS) as u16
}

pub(crate) fn sender(game: &Game) -> Color {
    match acts(game).last() {
        Some(act) if game.outcome().is_some() && !matches!(act, Event::Move(_)) => {
            by(game, act).unwrap_or(!game.to_act())
        }
        _ => !game.to_act(),
    }
}

/// The game as the receiver of a letter has it: the sender is elsewhere.
pub(crate) fn addressed(game: &Game) -> Game {
    let mut players = [Player::Person; 2];
    players[sender(game).index()] = Player::Elsewhere;
    game.with_players(players)
}
