//! What is seen of the game, and what may be done with what is seen.

use super::Session;
use crate::words::args;
use board::{Bonds, Mover};
use chess::{Color, Move, Position};
use game::{Claim, Conduct, Phase, Player};
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
        let premoves =
            self.preferences.with(|chosen| chosen.premoves) && !self.conduct().competition;
        self.game.with(|game| {
            let here =
                game.phase() == Phase::Running && shown == game.plies().len() && !game.must_press();
            let side = game.to_act();
            let [turn, other] = [side, !side].map(|side| game.config().player(side));
            match (turn, other) {
                _ if !here || pending.is_some() => Mover::Nobody,
                (Player::Person, _) => Mover::Now(side),
                (_, Player::Person) if premoves => Mover::Ahead(!side),
                _ => Mover::Nobody,
            }
        })
    }

    /// How strictly the game is played now; what is over is looked at freely.
    pub fn conduct(self) -> Conduct {
        self.game.with(|game| {
            let conduct = game.config().conduct;
            match game.outcome() {
                Some(_) => Conduct::default(),
                None => Conduct {
                    unguarded: conduct.unguarded && game.config().between_persons(),
                    ..conduct
                },
            }
        })
    }

    /// Whether the page keeps to itself what the players must see by themselves: checks, and why a move is illegal.
    pub fn is_silent(self) -> bool {
        let conduct = untrack(|| self.conduct());
        conduct.competition || conduct.unguarded
    }

    /// What binds or frees a hand at the board, besides the laws of movement.
    pub fn bonds(self) -> Bonds {
        let conduct = self.conduct();
        let shown = self.shown.get();
        self.game.with(|game| {
            if game.phase() != Phase::Running || shown != game.plies().len() {
                return Bonds {
                    conduct,
                    ..Bonds::default()
                };
            }
            let touched = game.touched();
            let bound = !touched.is_empty() || game.announced().is_some();
            Bonds {
                conduct,
                displaced: game.displaced(),
                touched: touched
                    .iter()
                    .copied()
                    .filter(|_| conduct.touch_move)
                    .collect(),
                released: game.released(),
                allowed: bound.then(|| game.allowed_moves()),
            }
        })
    }

    /// The side for which a person at this device may speak now: the one on the move where both are persons.
    pub fn speaker_side(self) -> Color {
        self.game.with(|game| match game.config().players {
            [Player::Person, Player::Person] => game.to_act(),
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
