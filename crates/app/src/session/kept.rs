//! Games that come from elsewhere.

use super::{Session, Sheet};
use crate::focus;
use crate::notice::Notice;
use chess::Color;
use game::{Game, Phase, Player};
use leptos::prelude::*;
use ui::door::Subject;
use ui::link;

/// What stands before a game at the end of a link.
const LINK: &str = "game=";

/// Whether a game is in play, so that nothing may take its place unasked.
pub fn in_play(game: &Game) -> bool {
    !matches!(game.phase(), Phase::Ready | Phase::Over(_))
}

impl Session {
    /// A link may have brought a game, now or while the page stands; the sheet of saved games reads it and asks. One that is
    /// only to be looked at comes to the analysis board.
    pub(super) fn look_at_link(self) {
        let look = move || {
            let hash = location_hash().unwrap_or_default();
            if let Some(link) = hash.strip_prefix(LINK) {
                self.link.set(Some(link.to_owned()));
                self.sheet.set(Some(Sheet::OpenGame));
            } else if let Some(subject) = link::read(&hash) {
                self.study(subject);
            } else {
                return;
            }
            // A reload would ask again otherwise. Without a history the address stays as it is.
            let history = window().history();
            let _ = history.map(|history| {
                history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some("#"))
            });
        };
        look();
        let heard = window_event_listener(leptos::ev::hashchange, move |_| look());
        on_cleanup(move || heard.remove());
    }

    /// Puts a saved game on the table; the one in play there stays in the library.
    pub fn take(self, saved: &str) {
        // The sheet has read it before; a text that is no game changes nothing.
        let Ok(game) = game::from_json(saved) else {
            return;
        };
        if self.makes_room() {
            self.lay(game);
            focus::to_board();
        }
    }

    /// Puts a game on the table as it is.
    pub(super) fn lay(self, game: Game) {
        let bottom = match game.config().players {
            [Player::Robot { .. }, Player::Person] => Color::Black,
            _ => Color::White,
        };
        let over = game.outcome().is_some();
        self.put(game);
        self.bottom.set(bottom);
        self.end_card.set(over);
        self.save();
        self.take_up();
    }

    /// Whether another game may take the place of this one, which stays in the library if it is not over.
    pub(super) fn makes_room(self) -> bool {
        let free = !self.game.with_untracked(in_play) || self.is_kept();
        if !free {
            self.notice.set(Some(Notice::NotSaved));
        }
        free
    }

    /// Takes something to the analysis board. In a competition there is none until the game is over.
    pub fn study(self, subject: Subject) {
        if !self.conduct().competition || !self.game.with_untracked(in_play) {
            self.subject.set(subject);
            self.sheet.set(Some(Sheet::Analysis));
        }
    }

    /// Takes the game on the table to the analysis board.
    pub fn study_game(self) {
        let shown = self.shown.get_untracked();
        let saved = self.game.with_untracked(game::to_json);
        self.study(Subject::Game { saved, shown });
    }
}
