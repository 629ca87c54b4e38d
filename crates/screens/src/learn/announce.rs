//! Announcements of a lesson: moves, those made for the learner too, and why a move is illegal.

use super::player::LessonPlayer;
use chess::{Move, Square};
use game::Moved;
use learn::LessonPosition;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;

impl LessonPlayer {
    /// Makes moves heard, one after the other.
    pub(super) fn hear_all(self, before: &LessonPosition, moves: &[Move]) {
        let Some(legal) = before.legal() else {
            // Without kings there is no game to tell of: a piece stands on a square.
            for mv in moves {
                let piece = before.board().piece_at(mv.from());
                let controller = self.controller;
                controller.say(
                    controller.narrate(|narrator| narrator.cell(mv.to(), piece, Blindfold::Off)),
                );
            }
            return;
        };
        let mut position = legal.clone();
        for &mv in moves {
            self.controller.tell_move(&position, mv);
            position.play(mv);
        }
    }

    /// The move that is to be made by ear, in words.
    pub(super) fn to_hear(self) -> Option<String> {
        let (position, mv) = self.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            let mv = attempt.to_hear()?;
            Some((attempt.position().readable()?, mv))
        })?;
        let moved = Moved::of(&position, mv)?;
        let mate = position.after(mv).is_checkmate();
        let spelling = self.context.input.with(|input| input.preferences.spelling);
        Some(Narrator::new(&self.context.words.now(), spelling).moved(&moved, mate))
    }

    /// Has the move spoken, and told to the screen reader.
    pub(super) fn listen(self) {
        if let Some(told) = untrack(|| self.to_hear()) {
            self.context.say(told.clone());
            self.controller.said.say(told);
        }
    }

    /// Tells where the piece that was taken up by a key may go.
    pub fn tell_destinations(self, square: Square) {
        let position = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref().filter(|attempt| attempt.takes_moves())?;
            attempt.position().legal().cloned()
        });
        if let Some(position) = position {
            let controller = self.controller;
            controller
                .say(controller.narrate(|narrator| narrator.moves_of(&position, square, false)));
        }
    }

    /// Tells why the piece on `from` cannot go to `to`. It is no answer, and costs nothing.
    pub fn tell_illegal(self, from: Square, to: Square) {
        let why = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref().filter(|attempt| attempt.takes_moves())?;
            attempt.position().why_illegal(from, to)
        });
        if let Some((position, why)) = why {
            self.controller.refuse(&position, (from, to), why);
        }
    }
}
