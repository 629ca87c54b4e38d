//! Opening of games from elsewhere: links, saved games, the library, the analysis board.

use super::{Session, in_play};
use crate::focus;
use crate::notice::Notice;
use crate::screens::Screen;
use game::Game;
use leptos::prelude::*;
use screens::link;
use screens::subject::Subject;
use table::Intent;

impl Session {
    /// Opens what a link holds: a game for the dialog of saved games, which reads it and asks; a position or PGN for the
    /// analysis board.
    pub fn open_link(self, hash: &str) {
        if let Some(link) = link::saved_game(hash) {
            self.link.set(Some(link.to_owned()));
            self.screen.set(Some(Screen::OpenGame));
        } else if let Some(subject) = link::read(hash) {
            self.study(subject);
        }
    }

    /// Closes the open screen, for the one it was opened from if there is one.
    pub fn close_screen(self) {
        match self.opened_from.get_value() {
            Some(Screen::Analysis) => self.study(Subject::Last),
            screen => self.screen.set(screen),
        }
    }

    /// Opens a saved game, as above.
    pub fn open_saved(self, saved: &str) {
        // The library has read it before; a text that is no game changes nothing.
        if let Ok(game) = game::from_json(saved) {
            self.change_game(game);
        }
    }

    /// Opens another game; the one in play stays in the library.
    pub fn change_game(self, game: Game) {
        if self.make_room() {
            self.act(Intent::Open(Box::new(game)));
            focus::to_board();
        }
    }

    /// True if another game may take the place of this one, which stays in the library if it is not over.
    pub(super) fn make_room(self) -> bool {
        let free = self
            .game
            .with_untracked(|game| !in_play(game) || self.keeps(game));
        if !free {
            self.notice.set(Some(Notice::NotSaved));
        }
        free
    }

    /// Opens something on the analysis board. In a competition there is none until the game is over.
    pub fn study(self, subject: Subject) {
        if !untrack(|| self.strictness()).competition || !self.game.with_untracked(in_play) {
            self.subject.set(subject);
            self.screen.set(Some(Screen::Analysis));
        }
    }

    /// Opens the current game on the analysis board.
    pub fn study_game(self) {
        let shown = self.shown.get_untracked();
        let saved = self.game.with_untracked(game::to_json);
        let review = self.game.with_untracked(|game| game.outcome().is_some());
        self.study(Subject::Game {
            saved,
            shown,
            review,
        });
    }
}
