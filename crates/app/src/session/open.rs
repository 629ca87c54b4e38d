//! Opening of games from elsewhere: links, saved games, the library, the analysis board.

use super::Session;
use crate::focus;
use crate::notice::Notice;
use crate::route;
use crate::screens::Screen;
use chess::Color;
use game::{Game, Phase, Player};
use leptos::prelude::*;
use ui::link;
use ui::subject::Subject;

/// True if a game is in play, so that nothing may take its place unasked.
pub fn in_play(game: &Game) -> bool {
    !matches!(game.phase(), Phase::Ready | Phase::Over(_))
}

impl Session {
    /// Opens what a link holds: a game for the dialog of saved games, which reads it and asks; a position or PGN for the
    /// analysis board.
    pub fn open_link(self, hash: &str) {
        if let Some(link) = route::game(hash) {
            self.link.set(Some(link.to_owned()));
            self.screen.set(Some(Screen::OpenGame));
        } else if let Some(subject) = link::read(hash) {
            self.study(subject);
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
            self.open_game(game);
            focus::to_board();
        }
    }

    /// Opens a game as it is.
    pub(super) fn open_game(self, game: Game) {
        let bottom = match game.config().players {
            [Player::Robot { .. }, Player::Person] => Color::Black,
            _ => Color::White,
        };
        let over = game.outcome().is_some();
        self.put(game);
        self.bottom.set(bottom);
        self.end_shown.set(over);
        self.save();
        self.take_up();
    }

    /// True if another game may take the place of this one, which stays in the library if it is not over.
    pub(super) fn make_room(self) -> bool {
        let free = !self.game.with_untracked(in_play) || self.is_kept();
        if !free {
            self.notice.set(Some(Notice::NotSaved));
        }
        free
    }

    /// Opens something on the analysis board. In a competition there is none until the game is over.
    pub fn study(self, subject: Subject) {
        if !self.strictness().competition || !self.game.with_untracked(in_play) {
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
