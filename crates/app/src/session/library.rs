//! Sync of the current game with the library: every event goes there, and a newer copy comes back after a crash.
//!
//! # How a game survives a crash
//!
//! After every event the list of events is written to localStorage and sent to the library worker in the same task,
//! before the next frame. Opening the tab replays the list from localStorage and then asks the library worker, whose
//! copy reaches the disk sooner, whether it knows more (`docs/decisions/0011-library.md`). A timed game waits, paused,
//! for its players: a page closed in good order pauses it at that instant, one that was killed at its last event. A
//! text that is no game is set aside under another key (`crates/platform/src/storage.rs`), with a notice.

use super::Session;
use crate::notice::Notice;
use crate::storage;
use game::{Game, Phase};
use leptos::prelude::*;
use platform::device_clock;
use platform::library_client::LibraryClient;
use protocol::library::{Failure, Latest, Save};
use std::mem;
use table::{Intent, library_game};

/// State of the sync with the library.
#[derive(Default)]
pub(super) struct Keeper {
    librarian: Option<LibraryClient>,
    /// True while the library is being asked for its copy of the last game. Saving waits until it has answered.
    recalls: bool,
    waiting: Vec<Save>,
    /// True if the last save to the library failed.
    fails: bool,
}

impl Session {
    /// Saves the game twice: in localStorage, which has it in the same moment, and in the library, which keeps it for
    /// good. localStorage reaches the disk only after a while, the library at once.
    pub(super) fn save(self) {
        let save = self.game.with_untracked(|game| save_of(game, 0));
        let played = self.game.with_untracked(was_played);
        let here = storage::save_game(self.id, &save.game.text);
        self.inner.update_value(|inner| {
            inner.saved_here = here;
            if played {
                inner.keeper.waiting.push(save);
            }
        });
        self.file();
    }

    /// The library, of which nothing is asked before the chunk of games is there.
    fn librarian(self) -> LibraryClient {
        self.inner
            .try_update_value(|inner| inner.keeper.librarian.get_or_insert_default().clone())
            .unwrap_or_default()
    }

    /// Sends the waiting save to the library.
    fn file(self) {
        let ready = self.inner.try_update_value(|inner| {
            let keeper = &mut inner.keeper;
            let saves = mem::take(&mut keeper.waiting);
            if keeper.recalls {
                keeper.waiting = saves;
                return None;
            }
            Some(saves)
        });
        if let Some(saves) = ready.flatten() {
            let librarian = self.librarian();
            for save in saves {
                librarian.ask(save, move |kept| self.filed(kept.err()));
            }
        }
    }

    /// The result of a save to the library; a failure is told once a game.
    fn filed(self, failure: Option<Failure>) {
        let told = self.inner.try_update_value(|inner| {
            inner.keeper.fails = failure.is_some();
            failure.is_none() || mem::replace(&mut inner.told_unsaved, true)
        });
        // Where nothing is ever kept, the panel has said so before the game.
        if let (Some(failure), Some(false), true) = (failure, told, storage::is_available()) {
            let here = self.inner.with_value(|inner| inner.saved_here);
            self.notice.set(Some(if here {
                Notice::LibraryFailed(failure)
            } else {
                Notice::NotSaved
            }));
        }
    }

    /// Asks the library for its copy of the last game: a browser that was killed may have more there than in
    /// localStorage.
    pub(super) fn recall(self) {
        let opened = self.game.with_untracked(Clone::clone);
        let save = (opened.phase() != Phase::Ready).then(|| save_of(&opened, 0));
        let librarian = self.librarian();
        self.inner.update_value(|inner| {
            inner.keeper.recalls = true;
            let played = save.clone().filter(|_| was_played(&opened));
            inner.keeper.waiting.extend(played);
        });
        let known = save.map(|save| save.game);
        librarian.ask(Latest { known }, move |latest| {
            let moved = self
                .game
                .with_untracked(|game| has_moved_since(&opened, game));
            let game = latest.ok().flatten().filter(|_| !moved);
            let game = game.and_then(|text| game::from_json(&text).ok());
            self.inner.update_value(|inner| {
                inner.keeper.recalls = false;
                if game.is_some() {
                    inner.keeper.waiting.clear();
                }
            });
            if let Some(game) = game {
                let notice = self.notice.get_untracked();
                self.act(Intent::Recall(Box::new(game)));
                self.notice.set(notice);
            } else {
                self.file();
            }
            self.bring_asides();
        });
    }

    /// True if a game stays saved when another takes its place, or if no game can be.
    pub(super) fn keeps(self, game: &Game) -> bool {
        !self.inner.with_value(|inner| inner.keeper.fails)
            || storage::put_game_aside(game)
            || !storage::is_available()
    }

    /// Moves games that were put aside in localStorage, before there was a library or while it could not be reached,
    /// into the library.
    fn bring_asides(self) {
        let librarian = self.librarian();
        for (name, at, game) in storage::games_put_aside() {
            librarian.ask(save_of(&game, at), move |kept| {
                if kept.is_ok() {
                    storage::forget_game_put_aside(&name);
                }
            });
        }
    }
}

/// True if the library keeps the game: one without moves is none, unless its result is an arbiter's affair.
fn was_played(game: &Game) -> bool {
    !game.plies().is_empty() || (game.outcome().is_some() && game.config().strictness.competition)
}

/// The task that saves a game as it was at this time, in milliseconds since 1970; 0 is now.
fn save_of(game: &Game, at: u64) -> Save {
    library_game::save(game, device_clock::day(game.config().began), at)
}

/// True if a person, here or elsewhere, has moved in the game since it was opened. A robot may go on by itself.
fn has_moved_since(opened: &Game, now: &Game) -> bool {
    let made = (opened.plies().len()..now.plies().len()).filter_map(|ply| now.position_after(ply));
    let mut movers = made.map(|position| now.config().player(position.turn()));
    opened.config() != now.config() || movers.any(|player| player.as_robot().is_none())
}
