//! Games: all games in play on a page, one of which it shows. Each is stored under its key in the library, so that all of
//! them survive a killed tab.

use crate::live_game::{LiveGame, table_preferences};
use crate::services::{Readings, Services};
use crate::storage_keys::{aside_keys, game_key, match_key, shown_key};
use chess::Color;
use game::{Config, Game, Growth, Phase, Player};
use leptos::prelude::*;
use platform::storage::Damaged;
use std::rc::Rc;
use std::sync::Arc;
use table::{Intent, in_play, library_game};

/// The games in play on a page. A handle.
#[derive(Clone, Copy)]
pub struct Games {
    readings: Readings,
    /// Beginning of the storage keys.
    prefix: &'static str,
    owner: StoredValue<Owner>,
    services: StoredValue<Option<Rc<Services>>, LocalStorage>,
    /// All of them with what owns each, in the order in which they were opened.
    open: RwSignal<Vec<(LiveGame, Owner)>>,
    shown: RwSignal<LiveGame>,
    /// What owns the games that were closed last, whose views may still be there.
    closed: StoredValue<Vec<Owner>>,
    /// The number of games that have been opened.
    opened: StoredValue<u32>,
}

impl Games {
    /// A page that shows a table at which no game has begun. All games are owned by the present owner; `prefix` begins the
    /// keys under which they are stored.
    pub fn new(readings: Readings, prefix: &'static str) -> Games {
        let owner = Owner::current().expect("games belong to a page");
        let own = owner.child();
        let first = own.with(|| LiveGame::new(0, readings));
        Games {
            readings,
            prefix,
            owner: StoredValue::new(owner),
            services: StoredValue::new_local(None),
            open: RwSignal::new(vec![(first, own)]),
            shown: RwSignal::new(first),
            closed: StoredValue::new(Vec::new()),
            opened: StoredValue::new(1),
        }
    }

    /// Takes up all games that are stored, unless that has been done. Answers with the texts that could not be read.
    pub fn start(self, services: &Rc<Services>) -> Vec<Damaged> {
        if self.services.with_value(Option::is_some) {
            return Vec::new();
        }
        self.services.set_value(Some(Rc::clone(services)));
        let storage = &services.storage;
        let mut damaged = Vec::new();
        self.rename_single_game(&mut damaged);
        let last = (storage.get)(&shown_key(self.prefix));
        let mut stored = self.stored_games(last.as_deref(), &mut damaged);
        // The one that was shown last is shown again.
        stored.sort_by_key(|(key, _)| Some(key) != last.as_ref());
        let is_only = stored.len() < 2;
        let first = self.shown.get_untracked();
        let mut stored = stored.into_iter();
        self.serve(first);
        if let Some((key, game)) = stored.next() {
            first.take_up_stored(&key, game, is_only);
        } else if last.as_deref() != Some("") {
            // A browser that was killed may have lost what it had stored last; one whose games were closed has not.
            first.recall(true);
        }
        for (key, game) in stored {
            self.add().take_up_stored(&key, game, false);
        }
        self.bring_asides();
        damaged
    }

    /// Gives the games their services, and takes up none of those that are stored: their owner asks for each by
    /// [`Games::take_up`].
    pub fn start_empty(self, services: &Rc<Services>) {
        self.services.set_value(Some(Rc::clone(services)));
        self.serve(self.shown.get_untracked());
        self.bring_asides();
    }

    /// Takes up the stored game of a key, at a table of its own, whether it is over or not; `None` if none is stored.
    ///
    /// # Errors
    /// The stored text is no game; it has been set aside.
    pub fn take_up(self, key: &str) -> Result<Option<LiveGame>, Damaged> {
        let Some(services) = self.services() else {
            return Ok(None);
        };
        let place = game_key(self.prefix, key);
        let Some(text) = (services.storage.get)(&place) else {
            return Ok(None);
        };
        let game = game::from_json(&text)
            .map_err(|why| (services.storage.set_aside)(&place, why.to_string()))?;
        let live = self.add();
        live.take_up_stored(key, game, false);
        Ok(Some(live))
    }

    /// Has a game in play at a table of its own by its terms: as it is stored, else as the library has it, else from its
    /// beginning. Answers with the text that could not be read, too.
    pub fn resume(self, config: Config, first: Color) -> (LiveGame, Option<Damaged>) {
        let key = library_game::key_of(&config);
        let damaged = match self.take_up(&key) {
            Ok(Some(live)) => return (live, None),
            Ok(None) => None,
            Err(damaged) => Some(damaged),
        };
        let live = self.add();
        let found = move |text: Option<String>| {
            // The game may have been closed meanwhile.
            let is_open = self
                .open
                .try_with_untracked(|open| open.iter().any(|(open, _)| *open == live));
            if is_open != Some(true) {
                return;
            }
            match text.and_then(|text| game::from_json(&text).ok()) {
                Some(game) => live.act(Intent::Open(Box::new(game))),
                None => live.begin(config, first),
            }
        };
        let services = self.services();
        let library = services
            .as_ref()
            .and_then(|services| services.library.as_ref());
        match library {
            Some(library) => (library.get)(key, Box::new(found)),
            None => found(None),
        }
        (live, damaged)
    }

    /// The keys of the games that are stored.
    pub fn stored_keys(self) -> Vec<String> {
        let beginning = game_key(self.prefix, "");
        let places = self
            .services()
            .map(|services| (services.storage.keys)(&beginning));
        let keys = places.into_iter().flatten();
        keys.map(|place| place[beginning.len()..].to_owned())
            .filter(|key| library_game::is_key(key))
            .collect()
    }

    /// The services, once the page has them.
    pub fn services(self) -> Option<Rc<Services>> {
        self.services.get_value()
    }

    /// The game that is shown.
    pub fn shown(self) -> LiveGame {
        self.shown.get()
    }

    /// Shows a game. One that is over is closed when another takes its place.
    pub fn show(self, live: LiveGame) {
        let before = self.shown.get_untracked();
        if before == live {
            return;
        }
        self.shown.set(live);
        self.note_shown();
        if before.game.with_untracked(|game| !in_play(game)) {
            self.close(before);
        }
    }

    /// The games that have begun, those first that await a move of the player here.
    pub fn list(self) -> Vec<LiveGame> {
        let begun = |live: &LiveGame| live.game.with(|game| game.phase() != Phase::Ready);
        let open = self.open.read();
        let mut list: Vec<LiveGame> = open.iter().map(|(live, _)| *live).filter(begun).collect();
        list.sort_by_key(|live| !is_mine_to_move(*live));
        list
    }

    /// The number of games in which the player here is to move.
    pub fn mine_to_move(self) -> usize {
        self.list()
            .into_iter()
            .filter(|live| is_mine_to_move(*live))
            .count()
    }

    /// The open game of a key.
    pub fn of_key(self, key: &str) -> Option<LiveGame> {
        let open = self.open.read();
        let mut all = open.iter().map(|(live, _)| *live);
        all.find(|live| live.key().as_deref() == Some(key))
    }

    /// Begins a game and shows it; `first` is the side at the bottom. One that is in play at the table stays open.
    pub fn begin(self, config: Config, first: Color) -> LiveGame {
        let live = self.free_table();
        live.begin(config, first);
        self.note_shown();
        live
    }

    /// Opens a saved game and shows it, in the place of what is open of the same game. Of a correspondence game this is the
    /// record that comes back, taken if it knows more.
    pub fn open(self, game: Game) -> LiveGame {
        let key = library_game::key(&game);
        if let Some(live) = key.and_then(|key| untrack(|| self.of_key(&key))) {
            self.show(live);
            let open = live.game.get_untracked();
            if open.config().is_correspondence() {
                live.act(Intent::Receive(Box::new(game)));
            } else if Growth::of_games(&open, &game) != Growth::Same {
                live.act(Intent::Open(Box::new(game)));
            }
            return live;
        }
        let live = self.free_table();
        live.act(Intent::Open(Box::new(game)));
        self.note_shown();
        live
    }

    /// Opens a table at which no game has begun; it is not shown.
    pub fn add(self) -> LiveGame {
        let number = self.opened.get_value();
        self.opened.set_value(number + 1);
        let own = self.owner.with_value(Owner::child);
        let live = own.with(|| LiveGame::new(number, self.readings));
        self.open.update(|open| open.push((live, own)));
        self.serve(live);
        live
    }

    /// Closes a game, which stays in the library. In the place of the one that is shown comes another.
    pub fn close(self, live: LiveGame) {
        self.free_closed();
        self.close_one(live);
    }

    /// Closes games, which stay in the library. Views of them may still be there.
    pub fn close_all(self, games: impl IntoIterator<Item = LiveGame>) {
        self.free_closed();
        for live in games {
            self.close_one(live);
        }
    }

    fn close_one(self, live: LiveGame) {
        live.rest();
        live.forget();
        if self.shown.get_untracked() == live {
            let other = untrack(|| self.list())
                .into_iter()
                .find(|other| *other != live);
            self.shown.set(other.unwrap_or_else(|| self.add()));
            self.note_shown();
        }
        let closed = self.open.try_update(|open| {
            let at = open.iter().position(|(open, _)| *open == live)?;
            Some(open.remove(at).1)
        });
        self.closed
            .update_value(|owners| owners.extend(closed.flatten()));
    }

    /// Frees the games that were closed before, of which no view is left by now.
    fn free_closed(self) {
        let owners = self.closed.try_update_value(std::mem::take);
        for owner in owners.into_iter().flatten() {
            owner.cleanup();
        }
    }

    /// Has all games hear what happens to the page: it is seen or hidden, looked at, or goes away.
    pub fn tell_all(self, intent: &Intent) {
        if self.services.with_value(Option::is_none) {
            return;
        }
        for live in self.all() {
            live.act(intent.clone());
        }
    }

    fn all(self) -> Vec<LiveGame> {
        self.open
            .with_untracked(|open| open.iter().map(|(live, _)| *live).collect())
    }

    fn serve(self, live: LiveGame) {
        live.inner
            .update_value(|inner| inner.keeping.prefix = self.prefix);
        if let Some(services) = self.services() {
            let own = self.open.with_untracked(|open| {
                let mut open = open.iter();
                open.find(|(open, _)| *open == live)
                    .map(|(_, own)| own.clone())
            });
            own.expect("it is open").with(|| live.serve(services));
        }
    }

    /// The table that is shown, if no game with a move is in play there; otherwise another one, shown from now on, at which
    /// the same two may go on with their match.
    fn free_table(self) -> LiveGame {
        let shown = self.shown.get_untracked();
        let is_free = |game: &Arc<Game>| !in_play(game) || game.plies().is_empty();
        if shown.game.with_untracked(is_free) {
            return shown;
        }
        let live = self.add();
        let score = shown.table.with_untracked(|table| table.score().cloned());
        live.take_up(Game::new(Config::default()), score);
        self.shown.set(live);
        live
    }

    /// Stores the key of the game that is shown; an empty one says that no game is open.
    fn note_shown(self) {
        let key = untrack(|| self.shown.get_untracked().key()).unwrap_or_default();
        if let Some(services) = self.services() {
            // A page that cannot keep it shows another game first.
            (services.storage.set)(&shown_key(self.prefix), &key);
        }
    }

    /// The stored games with their keys. Those that are over are brought to the library, but for the one that was shown last.
    fn stored_games(self, last: Option<&str>, damaged: &mut Vec<Damaged>) -> Vec<(String, Game)> {
        let Some(services) = self.services() else {
            return Vec::new();
        };
        let storage = &services.storage;
        let mut stored = Vec::new();
        let mut keys = self.stored_keys();
        keys.sort();
        for key in keys {
            let place = game_key(self.prefix, &key);
            let Some(text) = (storage.get)(&place) else {
                continue;
            };
            match game::from_json(&text) {
                Ok(game) if game.outcome().is_some() && last != Some(&key) => {
                    let aside = format!("{}{}", aside_keys(self.prefix), game.config().began);
                    if (storage.set)(&aside, &text) {
                        (storage.remove)(&place);
                    }
                    (storage.remove)(&match_key(self.prefix, &key));
                }
                Ok(game) => stored.push((key, game)),
                Err(why) => damaged.push((storage.set_aside)(&place, why.to_string())),
            }
        }
        stored
    }

    /// Gives the game of an earlier version, which kept one at a time, its key.
    fn rename_single_game(self, damaged: &mut Vec<Damaged>) {
        let Some(services) = self.services() else {
            return;
        };
        let storage = &services.storage;
        let [old_game, old_match] = ["game", "match"].map(|name| format!("{}.{name}", self.prefix));
        let Some(text) = (storage.get)(&old_game) else {
            return;
        };
        let game = match game::from_json(&text) {
            Ok(game) => game,
            Err(why) => return damaged.push((storage.set_aside)(&old_game, why.to_string())),
        };
        if let Some(key) = library_game::key(&game) {
            let place = game_key(self.prefix, &key);
            (storage.set)(&place, &text);
            // Nothing is removed before it is kept elsewhere.
            if (storage.get)(&place).as_ref() != Some(&text) {
                return;
            }
            if let Some(score) = (storage.get)(&old_match) {
                (storage.set)(&match_key(self.prefix, &key), &score);
            }
            (storage.set)(&shown_key(self.prefix), &key);
        }
        (storage.remove)(&old_game);
        (storage.remove)(&old_match);
    }

    /// Moves games that were put aside in the storage, while the library could not be reached, into the library.
    fn bring_asides(self) {
        let Some(services) = self.services() else {
            return;
        };
        let Some(library) = &services.library else {
            return;
        };
        let names = aside_keys(self.prefix);
        for place in (services.storage.keys)(&names) {
            let at = place[names.len()..].parse().ok();
            let text = (services.storage.get)(&place);
            let game = text.and_then(|text| game::from_json(&text).ok());
            let Some((at, game)) = at.zip(game) else {
                continue;
            };
            let save = library_game::save(&game, (library.day)(game.config().began), at);
            let services = Rc::clone(&services);
            let kept = move |kept: Result<(), _>| {
                if kept.is_ok() {
                    (services.storage.remove)(&place);
                }
            };
            (library.save)(save, Box::new(kept));
        }
    }

    /// Tells all tables what the player prefers.
    pub fn prefer(self) {
        let chosen = self.readings.preferences.with_untracked(table_preferences);
        self.tell_all(&Intent::Prefer(chosen));
    }
}

/// True if the player here is to move, and the opponent is not at this device.
pub fn is_mine_to_move(live: LiveGame) -> bool {
    live.game.with(|game| {
        let [turn, other] = [game.to_act(), !game.to_act()].map(|side| game.config().player(side));
        game.phase() == Phase::Running && turn == Player::Person && other != Player::Person
    })
}
