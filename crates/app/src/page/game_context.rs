//! A game in play in its place on the page: the context of the views that show it.

use super::Page;
use crate::focus::TableFocus;
use leptos::prelude::*;
use play::LiveGame;
use screens::Told;
use table::{Focus, Intent};

/// A game in play and the element in which it is shown. A handle.
#[derive(Clone, Copy)]
pub struct GameContext {
    /// The page around it.
    pub page: Page,
    /// The game.
    pub live: LiveGame,
    /// The keyboard focus in the element in which it is shown.
    pub focus: TableFocus,
    /// The answer to the last typed command.
    pub answered: RwSignal<Told>,
    /// The number of the element among those that show games; 0 for the page's own.
    pub number: u32,
}

impl GameContext {
    /// Carries out an intent, once the chunk of games is there; if it is refused, the reason is told.
    pub fn act(self, intent: Intent) {
        let GameContext { page, live, .. } = self;
        page.with_game(move |game| (game.act)(live, intent));
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub fn show(self, ply: usize) {
        self.act(Intent::Show(ply));
    }

    /// Shows the position `by` half-moves later, earlier if negative.
    pub fn step(self, by: isize) {
        self.show(self.live.shown.get_untracked().saturating_add_signed(by));
    }

    /// The name, unlike that of any other table's, of an element that others refer to.
    pub fn element_id(self, name: &str) -> String {
        match self.number {
            0 => name.to_owned(),
            number => format!("{name}-{number}"),
        }
    }

    /// Moves the keyboard focus as the game asks.
    pub fn move_focus(self, focus: Focus) {
        match focus {
            Focus::NewGame => self.focus.to_play(),
            Focus::BoardUnlessTyping if self.focus.is_in_entry() => {}
            Focus::Board | Focus::BoardUnlessTyping => self.focus.to_board(),
        }
    }
}
