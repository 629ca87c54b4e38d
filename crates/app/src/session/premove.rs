//! Premoves, and moves that wait for confirmation.

use super::{Question, Session};
use crate::words::args;
use chess::Move;
use game::{Event, Moved};
use leptos::prelude::*;
use table::{Movable, Premove, resolve_drop};

impl Session {
    /// A move has been made by hand, word or voice; it is played, or confirmed first where the player wants that.
    pub fn make(self, mv: Move) {
        if self.question.get_untracked() == Some(Question::ClaimWith) {
            self.claim_with(mv);
            return;
        }
        if !self.preferences.with_untracked(|chosen| chosen.confirm) {
            self.send_or_tell(Event::Move(mv));
            return;
        }
        self.pending.set(Some(mv));
        let moved = self
            .game
            .with_untracked(|game| Moved::of(game.position(), mv));
        if let Some(moved) = moved {
            let told = self.narrate(|narrator| narrator.moved(&moved, false));
            let words = self.words.once();
            self.announce(words.with("entry-confirm", &args!["move" => told]));
        }
    }

    /// The player has answered whether the waiting move is meant.
    pub fn confirm(self, meant: bool) {
        let Some(mv) = self.pending.get_untracked() else {
            return;
        };
        self.pending.set(None);
        if meant {
            self.send_or_tell(Event::Move(mv));
        } else {
            self.announce(self.words.once().get("entry-not-confirmed"));
        }
    }

    /// Adds a premove to the queue.
    pub fn queue_premove(self, premove: Premove) {
        if !matches!(untrack(|| self.movable()), Movable::Premove(_)) {
            return;
        }
        let told = self.narrate(|narrator| {
            let told = args![
                "piece" => narrator.piece(premove.piece),
                "from" => narrator.square(premove.from),
                "to" => narrator.square(premove.to),
            ];
            narrator.sentence(&self.words.once().with("premove-queued", &told))
        });
        self.premoves.update(|queue| queue.push(premove));
        self.announce(told);
    }

    /// Cancels all premoves.
    pub fn cancel_premoves(self) {
        if self.premoves.with_untracked(|queue| !queue.is_empty()) {
            self.premoves.set(Vec::new());
            self.announce(self.words.once().get("premoves-cancelled"));
        }
    }

    /// Plays the first premove if its turn has come. One that is not legal now cancels all others.
    pub(super) fn play_premove(self) {
        let Movable::Now(_) = untrack(|| self.movable()) else {
            return;
        };
        let Some(next) = self.premoves.with_untracked(|queue| queue.first().copied()) else {
            return;
        };
        let mv = self.game.with_untracked(|game| {
            let position = game.position();
            let same = position.piece_at(next.from) == Some(next.piece);
            resolve_drop(position, next.from, next.to)
                .into_iter()
                .find(|mv| same && mv.promotion() == next.promotion)
        });
        match mv {
            Some(mv) => {
                self.premoves.update(|queue| {
                    queue.remove(0);
                });
                // Refused only if a flag has just fallen, which the end card shows; a move ahead is not asked back.
                let _ = self.send(Event::Move(mv));
            }
            None => self.cancel_premoves(),
        }
    }
}
