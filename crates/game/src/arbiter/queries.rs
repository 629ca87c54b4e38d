//! Queries: the state of a game, for whoever shows it.

use super::{Game, Moved, Phase, Ply};
use crate::clock::{Clock, Reading};
use crate::config::{Config, Player};
use crate::event::{Correction, Event, Irregularity, Stamped};
use crate::outcome::Outcome;
use crate::time::{Millis, Timestamp};
use chess::{Color, Position};

/// One line of the ledger: an event, when it happened, and what the clocks showed after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// Time of the event.
    pub at: Timestamp,
    /// The event.
    pub event: &'a Event,
    /// White's and Black's time left, in milliseconds; `None` in a game without a clock.
    pub left: Option<[Millis; 2]>,
}

impl Game {
    /// White's and Black's names; they change over when a game begun with colours reversed is begun anew.
    pub fn names(&self) -> [&str; 2] {
        let [white, black] = &self.config.names;
        if self.colours_changed() {
            [black, white]
        } else {
            [white, black]
        }
    }

    /// White's and Black's Elo ratings, where they are known.
    pub fn elo(&self) -> [Option<u16>; 2] {
        let [white, black] = self.config.elo;
        if self.colours_changed() {
            [black, white]
        } else {
            [white, black]
        }
    }

    /// The game with other names and Elo ratings of White and Black.
    #[must_use]
    pub fn renamed(&self, mut names: [String; 2], mut elo: [Option<u16>; 2]) -> Game {
        if self.colours_changed() {
            names.reverse();
            elo.reverse();
        }
        let mut game = self.clone();
        (game.config.names, game.config.elo) = (names, elo);
        game
    }

    /// True if the players have changed over since the terms were agreed: a game begun with colours reversed was begun anew.
    pub fn colours_changed(&self) -> bool {
        let restart = Event::Correction(Irregularity::ColoursReversed, Correction::Restart);
        let restarts = self.events.iter().filter(|it| it.event == restart);
        restarts.count() % 2 == 1
    }

    /// The terms.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The game as the other device has it: who plays here is elsewhere there, and who is elsewhere is a person there.
    #[must_use]
    pub fn for_other_device(&self) -> Game {
        self.with_players(self.config.players.map(|player| match player {
            Player::Person | Player::Robot(_) => Player::Elsewhere,
            Player::Elsewhere => Player::Person,
        }))
    }

    /// The game with other players, who change nothing about what has happened.
    #[must_use]
    pub fn with_players(&self, players: [Player; 2]) -> Game {
        let mut game = self.clone();
        game.config.players = players;
        game
    }

    /// The game with another date of its beginning, in milliseconds since 1970, of which the laws know nothing.
    #[must_use]
    pub fn with_beginning(&self, began: Millis) -> Game {
        let mut game = self.clone();
        game.config.began = began;
        game
    }

    /// The side that has to act and whose player is elsewhere: the game goes on with a record from there.
    pub fn awaits_elsewhere(&self) -> Option<Color> {
        let side = self.to_act();
        let is_on = !matches!(self.phase, Phase::Ready | Phase::Over(_));
        (is_on && self.config.player(side) == Player::Elsewhere).then_some(side)
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Stamped] {
        &self.events
    }

    /// The same with the clock readings, as an arbiter keeps it.
    pub fn ledger(&self) -> impl ExactSizeIterator<Item = Entry<'_>> {
        self.events
            .iter()
            .zip(&self.readings)
            .map(|(stamped, &left)| Entry {
                at: stamped.at,
                event: &stamped.event,
                left,
            })
    }

    /// Time of the last event: the earliest that the next may have.
    pub fn last_at(&self) -> Timestamp {
        self.events
            .last()
            .map_or(Timestamp::default(), |last| last.at)
    }

    /// The half-moves made.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.plies
            .last()
            .map_or(&self.config.start, |ply| &ply.position)
    }

    /// The last move, with its capture and check; `None` if there was none, or an irregular one.
    pub fn last_moved(&self) -> Option<Moved> {
        let last = self.plies.last()?;
        Moved::of(self.position_after(self.plies.len() - 1)?, last.mv)
    }

    /// The position after `ply` half-moves; 0 is the start. `None` past the end of the record.
    pub fn position_after(&self, ply: usize) -> Option<&Position> {
        match ply {
            0 => Some(&self.config.start),
            _ => self.plies.get(ply - 1).map(|ply| &ply.position),
        }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Side that has the move (FIDE 1.3): the opponent's has been made, though perhaps not pressed.
    pub fn mover(&self) -> Color {
        if self.handed_over() {
            !self.turn()
        } else {
            self.turn()
        }
    }

    /// Side whose clock runs: the one that has the move, but until a move is pressed the one that made it.
    pub fn to_act(&self) -> Color {
        if self.turn_state.unpressed == 1 {
            !self.mover()
        } else {
            self.mover()
        }
    }

    /// True if an illegal move has been pressed that no position can show: the other side has to act.
    pub(super) fn handed_over(&self) -> bool {
        let displaced = self.turn_state.displaced;
        displaced.is_some_and(|displaced| displaced.completed)
    }

    /// True while a move has been made and its clock not pressed: [`to_act`](Game::to_act) has to press.
    pub fn must_press(&self) -> bool {
        self.turn_state.unpressed > 0
    }

    /// Phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Clock reading at `now`; `None` in a game without a clock.
    pub fn clock(&self, now: Timestamp) -> Option<Reading> {
        self.clock.as_ref().map(|clock| clock.reading(now))
    }

    /// The side whose time is running and when its flag falls or fell.
    pub fn flag_at(&self) -> Option<(Color, Timestamp)> {
        self.clock.as_ref().and_then(Clock::flag_at)
    }
}
