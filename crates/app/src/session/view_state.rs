//! View state: the position shown, stepping through the game, and the moves that are allowed there.

use super::Session;
use crate::words::args;
use chess::{Board, Color, Move, Position};
use game::{Claim, Phase, Player, Strictness};
use leptos::prelude::*;
use table::{Movable, MoveConstraints};

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

    /// The pieces as the board shows them: a move that waits, one that is illegal and premoves as if they were made.
    pub fn shown_board(self) -> Board {
        let pending = self.pending.get().or(self.announced_move_shown());
        let displaced = self.constraints().displaced;
        let premoves = match self.movable() {
            Movable::Premove(_) => self.premoves.get(),
            _ => Vec::new(),
        };
        table::shown(&self.position(), pending, displaced, &premoves)
    }

    /// The move that led to the position shown.
    pub fn last_move(self) -> Option<Move> {
        let shown = self.shown.get();
        self.game
            .with(|game| game.plies().get(shown.checked_sub(1)?).map(|ply| ply.mv))
    }

    /// Whose pieces a hand at the board may move, and when they move.
    pub fn movable(self) -> Movable {
        let shown = self.shown.get();
        let pending = self.pending.get();
        let premoves =
            self.preferences.with(|chosen| chosen.premoves) && !self.strictness().competition;
        self.game.with(|game| {
            let between_persons = game.config().between_persons();
            let here = game.phase() == Phase::Running
                && shown == game.plies().len()
                && (between_persons || !game.must_press());
            // One has the move before the opponent's is pressed (FIDE 1.3).
            let side = game.mover();
            let [turn, other] = [side, !side].map(|side| game.config().player(side));
            match (turn, other) {
                _ if !here || pending.is_some() => Movable::Nobody,
                (Player::Person, _) => Movable::Now(side),
                (_, Player::Person) if premoves => Movable::Premove(!side),
                _ => Movable::Nobody,
            }
        })
    }

    /// Strictness in force; a finished game is looked at freely.
    pub fn strictness(self) -> Strictness {
        self.game.with(|game| {
            let strictness = game.config().strictness;
            match game.outcome() {
                Some(_) => Strictness::default(),
                None => Strictness {
                    allow_illegal_moves: strictness.allow_illegal_moves
                        && game.config().between_persons(),
                    ..strictness
                },
            }
        })
    }

    /// True if the page does not point out what the players must see by themselves: checks, and why a move is illegal.
    pub fn is_silent(self) -> bool {
        let strictness = untrack(|| self.strictness());
        strictness.competition || strictness.allow_illegal_moves
    }

    /// Constraints on moves at the board besides the rules of movement (touch-move, illegal moves allowed).
    pub fn constraints(self) -> MoveConstraints {
        let strictness = self.strictness();
        let shown = self.shown.get();
        self.game.with(|game| {
            if game.phase() != Phase::Running || shown != game.plies().len() {
                return MoveConstraints {
                    strictness,
                    ..MoveConstraints::default()
                };
            }
            let touched = game.touched();
            let bound = !touched.is_empty() || game.announced().is_some();
            MoveConstraints {
                strictness,
                displaced: game.displaced(),
                touched: touched
                    .iter()
                    .copied()
                    .filter(|_| strictness.touch_move)
                    .collect(),
                released: game.released().filter(|mv| mv.promotion().is_some()),
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

    /// The claim that a person at this device may make now.
    pub fn claimable(self) -> Option<Claim> {
        self.game
            .with(|game| match game.config().player(game.turn()) {
                Player::Person => game.claimable(),
                Player::Robot { .. } => None,
            })
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

    /// Flips the board.
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
