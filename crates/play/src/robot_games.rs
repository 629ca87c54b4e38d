//! Games of robots among themselves, which stand on no table of the page: those of a club night.
//!
//! They are kept as every game in play is, so that a page that was killed goes on with them.

use crate::games::Games;
use crate::live_game::LiveGame;
use crate::services::{Readings, Services};
use crate::storage_keys::ROBOTS;
use chess::Color;
use game::{Config, Phase, Points};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::rc::Rc;
use table::library_game;

/// Games of robots in play. A handle.
#[derive(Clone, Copy)]
pub struct RobotGames {
    games: Games,
    /// Those that are to be in play, by their keys.
    open: StoredValue<BTreeMap<String, LiveGame>>,
}

impl RobotGames {
    /// No game is in play yet. All of them are owned by the present owner.
    pub fn start(readings: Readings, services: &Rc<Services>) -> RobotGames {
        let games = Games::new(readings, ROBOTS);
        games.start_empty(services);
        RobotGames {
            games,
            open: StoredValue::new(BTreeMap::new()),
        }
    }

    /// Has the games of these terms played, each from where it stands. All others are closed, and stay in the library.
    pub fn play(self, wanted: Vec<Config>) {
        let wanted = wanted.into_iter();
        let mut wanted: BTreeMap<String, Config> = wanted
            .map(|config| (library_game::key_of(&config), config))
            .collect();
        let mut open = self.open.get_value();
        let unwanted: Vec<String> = open
            .keys()
            .filter(|key| wanted.remove(*key).is_none())
            .cloned()
            .collect();
        self.games
            .close_all(unwanted.iter().filter_map(|key| open.remove(key)));
        for (key, config) in wanted {
            // A text that cannot be read was set aside; the game is played from its beginning.
            let (live, _) = self.games.resume(config, Color::White);
            open.insert(key, live);
        }
        self.open.set_value(open);
    }

    /// The results of those that are over, by their keys.
    pub fn finished(self) -> BTreeMap<String, Points> {
        let games = self.games.list().into_iter();
        let result = |live: LiveGame| {
            let outcome = live.game.with(|game| game.outcome())?;
            Some((live.key()?, outcome.points))
        };
        games.filter_map(result).collect()
    }

    /// The number of the move that each game in play has reached, by its key.
    pub fn moves(self) -> BTreeMap<String, u32> {
        let games = self.games.list().into_iter();
        let moves = |live: LiveGame| {
            let number = live.game.with(|game| {
                (game.phase() == Phase::Running).then(|| game.position().fullmove_number())
            })?;
            Some((live.key()?, number))
        };
        games.filter_map(moves).collect()
    }
}
