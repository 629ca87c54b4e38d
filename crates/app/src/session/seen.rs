//! What is seen of the game, and what may be done with what is seen.

use super::Session;
use crate::board::Mover;
use crate::words::args;
use chess::{Color, Move, Position};
use game::{Claim, Phase, Player};
use leptos::prelude::*;

impl Session {
    /// The position shown.
    pub fn position(self) -> Position {
        let shown = self.shown.get();
        self.game.with(|game| {
            game.position_after(shown)
                .unwrap_or(game.position())
                .clone()
        })
    }

    /// The move that led to the position shown.
    pub fn last_move(self) -> Option<Move> {
        let shown = self.shown.get();
        self.game
            .with(|game| game.plies().get(shown.checked_sub(1)?).map(|ply| ply.mv))
    }

    /// Whose pieces a hand at the board may move, and when they move.
    pub fn mover(self) -> Mover {
        let shown = self.shown.get();
        let pending = self.pending.get();
        let premoves = self.preferences.with(|chosen| chosen.premoves);
        self.game.with(|game| {
            let here = game.phase() == Phase::Running && shown == game.plies().len();
            let [turn, other] = [game.turn(), !game.turn()].map(|side| game.config().player(side));
            match (turn, other) {
                _ if !here || pending.is_some() || game.must_press() => Mover::Nobody,
                (Player::Person, _) => Mover::Now(game.turn()),
                (_, Player::Person) if premoves => Mover::Ahead(!game.turn()),
                _ => Mover::Nobody,
            }
        })
    }

    /// The side for which a person at this device may speak now: the one on the move where both are persons.
    pub fn speaker_side(self) -> Color {
        self.game.with(|game| match game.config().players {
            [Player::Person, Player::Person] => game.turn(),
            [Player::Person, _] => Color::White,
            _ => Color::Black,
        })
    }

    /// What a person at this device may claim now.
    pub fn claimable(self) -> Option<Claim> {
        self.game
            .with(|game| match game.config().player(game.turn()) {
                Player::Person => game.claimable(),
                Player::Robot { .. } => None,
            })
    }

    /// Wipes the drawings away.
    pub fn wipe(self) {
        if self
            .drawings
            .with_untracked(|drawings| !drawings.is_empty())
        {
            self.drawings.set(Vec::new());
            self.announce(self.words.once().get("drawings-cleared"));
        }
    }

    /// Keeps the drawings of every position for as long as the game is on the table.
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

    /// Turns the board round.
    pub fn flip(self) {
        self.bottom.update(|bottom| *bottom = !*bottom);
        let side = self.bottom.get_untracked();
        let side = self.narrate(|narrator| narrator.side(side));
        let words = self.words.once();
        self.announce(words.with("flipped", &args!["side" => side]));
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub fn show(self, ply: usize) {
        let last = self.game.with_untracked(|game| game.plies().len());
        self.shown.set(ply.min(last));
    }

    /// Shows the position `by` half-moves later, earlier if negative.
    pub fn step(self, by: isize) {
        self.show(self.shown.get_untracked().saturating_add_signed(by));
    }
}
