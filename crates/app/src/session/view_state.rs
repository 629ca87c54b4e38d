//! View state: the position shown, stepping through the game, drawings.

use super::Session;
use chess::Position;
use game::Strictness;
use leptos::prelude::*;
use table::{Choice, Intent, Table};

impl Session {
    /// The position shown.
    pub fn position(self) -> Position {
        self.table.with(|table| table.position().clone())
    }

    /// Strictness in force; a finished game is looked at freely.
    pub fn strictness(self) -> Strictness {
        self.table.with(Table::strictness)
    }

    /// True if the page does not point out what the players must see by themselves: checks, and why a move is illegal.
    pub fn is_silent(self) -> bool {
        self.table.with_untracked(Table::is_silent)
    }

    /// The draw claims and offers that are possible now.
    pub fn choices(self) -> Vec<Choice> {
        self.table.with(|table| table.choices(super::now()))
    }

    /// Clears the drawings.
    pub fn wipe(self) {
        if self
            .drawings
            .with_untracked(|drawings| !drawings.is_empty())
        {
            self.drawings.set(Vec::new());
            self.announce(self.words.once().get("drawings-cleared"));
        }
    }

    /// Saves the drawings of every position for as long as the game is open.
    pub(super) fn keep_drawings(self) {
        Effect::watch(
            move || self.shown.get(),
            move |&now, before, _| {
                let drawn = self.drawings.get_untracked();
                let drawings = self.inner.try_update_value(|inner| {
                    if let Some(&before) = before {
                        inner.put_aside.insert(before, drawn);
                    }
                    inner.put_aside.remove(&now).unwrap_or_default()
                });
                self.drawings.set(drawings.unwrap_or_default());
            },
            false,
        );
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub fn show(self, ply: usize) {
        self.act(Intent::Show(ply));
    }

    /// Shows the position `by` half-moves later, earlier if negative.
    pub fn step(self, by: isize) {
        self.show(self.shown.get_untracked().saturating_add_signed(by));
    }
}
