//! What the library is told of the table, and what it knows better.

use super::{Asked, Session};
use crate::notice::Notice;
use crate::storage;
use game::{Game, Player};
use leptos::prelude::*;
use protocol::library::{Failure, Latest, Save};
use std::mem;
use ui::librarian::Librarian;

/// The table's side of the library.
#[derive(Default)]
pub(super) struct Keeper {
    librarian: Librarian,
    /// Whether it is still being asked what it knows of the last game. What is saved meanwhile waits.
    recalls: bool,
    waiting: Vec<String>,
    /// Whether what was told last could not be kept there.
    fails: bool,
}

impl Session {
    /// Writes the game down twice: in storage, where it is in the same moment, and in the library, which keeps it for good.
    /// Storage reaches the disk only after a while, the library at once.
    pub(super) fn save(self) {
        let text = self.game.with_untracked(game::to_json);
        let here = storage::save_game(&text);
        self.inner.update_value(|inner| {
            inner.saved_here = here;
            inner.keeper.waiting.push(text);
        });
        self.file();
    }

    /// Has the library keep what waits.
    fn file(self) {
        let ready = self.inner.try_update_value(|inner| {
            let keeper = &mut inner.keeper;
            let games = mem::take(&mut keeper.waiting);
            if keeper.recalls {
                keeper.waiting = games;
                return None;
            }
            Some((keeper.librarian.clone(), games))
        });
        if let Some((librarian, games)) = ready.flatten() {
            for game in games {
                librarian.ask(Save { game, at: None }, move |kept| self.filed(kept.err()));
            }
        }
    }

    /// The library has kept the game or not; what fails is said once a game.
    fn filed(self, failure: Option<Failure>) {
        let told = self.inner.try_update_value(|inner| {
            inner.keeper.fails = failure.is_some();
            failure.is_none() || mem::replace(&mut inner.told_unsaved, true)
        });
        if let (Some(failure), Some(false)) = (failure, told) {
            let here = self.inner.with_value(|inner| inner.saved_here);
            self.notice.set(Some(if here {
                Notice::LibraryFailed(failure)
            } else {
                Notice::NotSaved
            }));
        }
    }

    /// Asks the library what was on the table last: a browser that was killed may have kept more there than in storage.
    pub(super) fn recall(self) {
        let opened = self.game.with_untracked(Clone::clone);
        let known = (!self.is_new()).then(|| game::to_json(&opened));
        let librarian = self
            .inner
            .with_value(|inner| inner.keeper.librarian.clone());
        self.inner.update_value(|inner| {
            inner.keeper.recalls = true;
            inner.keeper.waiting.extend(known.clone());
        });
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
                let (notice, asked) = (self.notice.get_untracked(), self.asked.get_untracked());
                self.lay(game);
                // What the player has begun meanwhile is asked of this game as well.
                self.asked
                    .set(asked.filter(|asked| matches!(asked, Asked::Leave | Asked::Resign)));
                self.notice.set(notice);
            } else {
                self.file();
            }
            self.bring_asides();
        });
    }

    /// Whether the game on the table stays somewhere if another takes its place.
    pub(super) fn is_kept(self) -> bool {
        !self.inner.with_value(|inner| inner.keeper.fails)
            || self.game.with_untracked(storage::put_game_aside)
    }

    /// What was put aside in storage, before there was a library or while it could not be reached, comes into the library.
    fn bring_asides(self) {
        let librarian = self
            .inner
            .with_value(|inner| inner.keeper.librarian.clone());
        for (name, at, game) in storage::games_put_aside() {
            let save = Save { game, at: Some(at) };
            librarian.ask(save, move |kept| {
                if kept.is_ok() {
                    storage::forget_game_put_aside(&name);
                }
            });
        }
    }
}

/// Whether a person has done something at the table that was not done when it was opened. A robot may go on by itself.
fn has_moved_since(opened: &Game, now: &Game) -> bool {
    let made = (opened.plies().len()..now.plies().len()).filter_map(|ply| now.position_after(ply));
    let mut movers = made.map(|position| now.config().player(position.turn()));
    opened.config() != now.config() || movers.any(|player| player == Player::Person)
}
