//! Keeping of a game in play: every event goes to the storage and to the library, and a newer copy comes back after a crash.
//!
//! # How a game survives a crash
//!
//! After every event the list of events is written to localStorage and sent to the library worker in the same task,
//! before the next frame. Opening the tab replays the lists of all games in play from localStorage and then asks the
//! library worker, whose copy reaches the disk sooner, whether it knows more (`docs/decisions/0011-library.md`). A timed
//! game waits, paused, for its players: a page closed in good order pauses it at that instant, one that was killed at its
//! last event. A text that is no game is set aside under another key (`crates/platform/src/storage.rs`), with a notice.

use super::LiveGame;
use crate::notice::Notice;
use crate::storage_keys::{DISPLAY, aside_keys, game_key, match_key, shown_key};
use game::{Game, Growth, Phase};
use leptos::prelude::*;
use protocol::library::{Failure, Save};
use std::mem;
use table::{Intent, Match, library_game};

/// State of a game's keeping.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is true or false by itself"
)]
pub(crate) struct Keeping {
    /// The key of what is stored of the game; `None` while nothing is.
    key: Option<String>,
    /// Beginning of all storage keys.
    pub(crate) prefix: &'static str,
    /// True while the library is being asked for its copy of the game. Saving waits until it has answered.
    recalls: bool,
    waiting: Vec<Save>,
    /// True if the last save to the library failed.
    fails: bool,
    /// True once the player has been told that the game is not saved.
    pub(crate) told_unsaved: bool,
    /// True if the last event reached the storage.
    saved_here: bool,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            key: None,
            prefix: "sessa",
            recalls: false,
            waiting: Vec::new(),
            fails: false,
            told_unsaved: false,
            saved_here: true,
        }
    }
}

impl LiveGame {
    /// Saves the game twice: in the storage, which has it in the same moment, and in the library, which keeps it for good.
    /// localStorage reaches the disk only after a while, the library at once.
    pub(crate) fn save(self) {
        let services = self.services();
        let Some(key) = untrack(|| self.key()) else {
            return;
        };
        let save = self.game.with_untracked(|game| self.save_of(game, 0));
        let played = self.game.with_untracked(|game| was_played(game));
        let (last, prefix) = self
            .inner
            .try_update_value(|inner| {
                let keeping = &mut inner.keeping;
                (keeping.key.replace(key.clone()), keeping.prefix)
            })
            .unwrap_or_default();
        let here = (services.storage.set)(&game_key(prefix, &key), &save.game.text);
        if last.as_ref() != Some(&key) && self.is_shown.get_untracked() {
            (services.storage.set)(&shown_key(prefix), &key);
        }
        // The game that it takes the place of is over, or the library has it.
        if let Some(last) = last.filter(|last| *last != key) {
            (services.storage.remove)(&match_key(prefix, &last));
            self.save_score();
            (services.storage.remove)(&game_key(prefix, &last));
        }
        self.inner.update_value(|inner| {
            inner.keeping.saved_here = here;
            if played && services.library.is_some() {
                inner.keeping.waiting.push(save);
            }
        });
        self.file();
    }

    /// Saves the score of the match.
    pub(crate) fn save_score(self) {
        let Some(key) = untrack(|| self.key()) else {
            return;
        };
        let prefix = self.inner.with_value(|inner| inner.keeping.prefix);
        let score = self
            .table
            .with_untracked(|table| table.score().map(json::write));
        if let Some(score) = score {
            // The score is a convenience: failing to keep it is no error.
            (self.services().storage.set)(&match_key(prefix, &key), &score);
        }
    }

    /// Takes up the game that is stored under a key, and looks for a newer copy in the library. `is_only` if no other game
    /// is stored: then the library may have a later one as well.
    pub(crate) fn take_up_stored(self, key: &str, game: Game, is_only: bool) {
        let prefix = self.inner.with_value(|inner| inner.keeping.prefix);
        let score = (self.services().storage.get)(&match_key(prefix, key));
        let score = score.and_then(|text| json::read::<Match>(&text).ok());
        self.inner
            .update_value(|inner| inner.keeping.key = Some(key.to_owned()));
        self.take_up(game, score);
        if self.is_ours() {
            self.recall(is_only);
        }
    }

    /// Takes up the game that another tab has had until now, as that has left it.
    pub(crate) fn take_up_again(self) {
        self.rest();
        let (key, prefix) = self
            .inner
            .with_value(|inner| (inner.keeping.key.clone(), inner.keeping.prefix));
        let Some(key) = key else { return };
        let text = (self.services().storage.get)(&game_key(prefix, &key));
        // Gone, it is over there; the library has it.
        if let Some(Ok(game)) = text.map(|text| game::from_json(&text)) {
            self.take_up_stored(&key, game, true);
        }
    }

    /// Forgets what is stored of the game, which the library keeps; if it does not, the game stays put aside.
    pub(crate) fn forget(self) {
        if !self.keeps(&self.game.get_untracked()) {
            return;
        }
        let forgotten = self
            .inner
            .try_update_value(|inner| (inner.keeping.key.take(), inner.keeping.prefix));
        if let Some((Some(key), prefix)) = forgotten {
            let storage = &self.services().storage;
            (storage.remove)(&game_key(prefix, &key));
            (storage.remove)(&match_key(prefix, &key));
        }
    }

    /// Sends the waiting saves to the library.
    fn file(self) {
        let services = self.services();
        let Some(library) = &services.library else {
            return;
        };
        let ready = self.inner.try_update_value(|inner| {
            let keeping = &mut inner.keeping;
            if keeping.recalls {
                Vec::new()
            } else {
                mem::take(&mut keeping.waiting)
            }
        });
        for save in ready.unwrap_or_default() {
            (library.save)(save, Box::new(move |kept| self.filed(kept.err())));
        }
    }

    /// The result of a save to the library; a failure is told once a game.
    fn filed(self, failure: Option<Failure>) {
        let told = self.inner.try_update_value(|inner| {
            let keeping = &mut inner.keeping;
            keeping.fails = failure.is_some();
            let told = failure.is_none() || mem::replace(&mut keeping.told_unsaved, true);
            (told, keeping.saved_here)
        });
        let (Some(failure), Some((false, here))) = (failure, told) else {
            return;
        };
        // Where nothing is ever kept, the panel has said so before the game.
        if (self.services().storage.is_available)() {
            self.notice.set(Some(if here {
                Notice::LibraryFailed(failure)
            } else {
                Notice::NotSaved
            }));
        }
    }

    /// Asks the library for its copy of the game: a browser that was killed may have more there than in localStorage.
    pub(crate) fn recall(self, is_only: bool) {
        let services = self.services();
        let Some(library) = &services.library else {
            return;
        };
        let opened = self.game.get_untracked();
        let save = (opened.phase() != Phase::Ready).then(|| self.save_of(&opened, 0));
        self.inner.update_value(|inner| {
            inner.keeping.recalls = true;
            let played = save.clone().filter(|_| was_played(&opened));
            inner.keeping.waiting.extend(played);
        });
        let heard = move |text: Option<String>| {
            let now = self.game.try_get_untracked();
            let unmoved = now.is_some_and(|game| !has_moved_since(&opened, &game));
            let game = text.filter(|_| unmoved);
            let game = game.and_then(|text| game::from_json(&text).ok());
            let game = game.filter(|game| !self.is_of_display(game));
            let told = self.inner.try_update_value(|inner| {
                inner.keeping.recalls = false;
                if game.is_some() {
                    inner.keeping.waiting.clear();
                }
            });
            match game {
                _ if told.is_none() => {}
                Some(game) => {
                    let notice = self.notice.get_untracked();
                    self.act(Intent::Recall(Box::new(game)));
                    self.notice.set(notice);
                }
                None => self.file(),
            }
        };
        match save {
            Some(save) if !is_only => {
                let own = save.game.text;
                let more = move |text: Option<String>| {
                    heard(text.filter(|kept| Growth::of_records(&own, kept) == Growth::More));
                };
                (library.get)(save.game.key, Box::new(more));
            }
            save => (library.latest)(save, Box::new(heard)),
        }
    }

    /// True of a game that a simultaneous display has in play, for any other owner: the library names it as well.
    fn is_of_display(self, game: &Game) -> bool {
        let prefix = self.inner.try_with_value(|inner| inner.keeping.prefix);
        let place = library_game::key(game).map(|key| game_key(DISPLAY, &key));
        prefix != Some(DISPLAY)
            && place.is_some_and(|place| (self.services().storage.get)(&place).is_some())
    }

    /// True if a game stays saved when another takes its place, or if no game can be.
    pub(crate) fn keeps(self, game: &Game) -> bool {
        let (fails, prefix) = self
            .inner
            .with_value(|inner| (inner.keeping.fails, inner.keeping.prefix));
        let storage = &self.services().storage;
        let put_aside = || {
            let now = (self.readings.now)().wall as u64;
            (storage.set)(
                &format!("{}{now}", aside_keys(prefix)),
                &game::to_json(game),
            )
        };
        !fails || put_aside() || !(storage.is_available)()
    }

    /// The task that saves the game as it was at this time, in milliseconds since 1970; 0 is now.
    fn save_of(self, game: &Game, at: u64) -> Save {
        let services = self.services();
        let day = services.library.as_ref().map(|library| library.day);
        let day = day.map_or_else(String::new, |day| day(game.config().began));
        library_game::save(game, day, at)
    }
}

/// True if the library keeps the game: one without moves is none, unless its result is an arbiter's affair.
fn was_played(game: &Game) -> bool {
    !game.plies().is_empty() || (game.outcome().is_some() && game.config().strictness.competition)
}

/// True if a person, here or elsewhere, has moved in the game since it was opened. A robot may go on by itself.
fn has_moved_since(opened: &Game, now: &Game) -> bool {
    let made = (opened.plies().len()..now.plies().len()).filter_map(|ply| now.position_after(ply));
    let mut movers = made.map(|position| now.config().player(position.turn()));
    opened.config() != now.config() || movers.any(|player| player.as_robot().is_none())
}
