//! Replay of a record: its events applied one after the other, in a fraction of the time that the game took to judge.

use super::Game;
use crate::config::Config;
use crate::event::{Event, Stamped};
use crate::refusal::Refusal;
use crate::time::Timestamp;

/// Replay of a record, with the result that [`Game::apply`] gives event by event.
///
/// To prove that neither side can mate (FIDE 5.2.2) takes longer than all else that is judged after a move. From a dead
/// position only dead ones can be reached, so that of moves in a row the position after the last one tells for all.
/// Only where that one is dead are the moves before it judged one by one.
///
/// ```
/// use chess::{Move, Square};
/// use game::{Config, Event, Replay, Timestamp};
///
/// let mut replay = Replay::new(Config::default());
/// replay.apply(Event::Start, Timestamp(0))?;
/// replay.apply(Event::Move(Move::new(Square::E2, Square::E4, None)), Timestamp(1))?;
/// assert_eq!(replay.finish()?.plies().len(), 1);
/// # Ok::<(), game::RefusedEvent>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    /// The position on the board has not been proved to be alive.
    untested: bool,
}

/// An event of a record that the laws refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedEvent {
    /// Its place in the record, from 0.
    pub index: usize,
    /// The reason.
    pub refusal: Refusal,
}

impl std::fmt::Display for RefusedEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "event {}: {}", self.index, self.refusal)
    }
}

impl std::error::Error for RefusedEvent {}

impl Replay {
    /// The replay of a game with these terms.
    pub fn new(config: Config) -> Replay {
        Replay {
            game: Game::new(config),
            untested: false,
        }
    }

    /// The game so far. That it has ended in a dead position is known only when the replay is [finished](Self::finish).
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes the next event of the record.
    ///
    /// # Errors
    /// This event or one before it is refused.
    pub fn apply(&mut self, event: Event, at: Timestamp) -> Result<(), RefusedEvent> {
        let is_move = matches!(event, Event::Move(_));
        if !is_move {
            self.test()?;
        }
        let index = self.game.events.len();
        self.game
            .apply_testing(event, at, !is_move)
            .map_err(|refusal| RefusedEvent { index, refusal })?;
        self.untested = is_move;
        Ok(())
    }

    /// The game at the end of the record.
    ///
    /// # Errors
    /// An event is refused, because the game had ended in a dead position before.
    pub fn finish(mut self) -> Result<Game, RefusedEvent> {
        self.test()?;
        Ok(self.game)
    }

    /// Makes up for the tests that were left out.
    fn test(&mut self) -> Result<(), RefusedEvent> {
        if std::mem::take(&mut self.untested) && self.game.position().is_dead() {
            let mut game = Game::new(self.game.config.clone());
            for (index, Stamped { at, event }) in self.game.events.iter().enumerate() {
                game.apply(event.clone(), *at)
                    .map_err(|refusal| RefusedEvent { index, refusal })?;
            }
            self.game = game;
        }
        Ok(())
    }
}
