//! Carries out the player's intents from the board: moves, premoves, illegal moves, drawings.

use super::{Question, Session};
use crate::entry;
use crate::words::args;
use board::{Drawing, Drawn, Intent};
use game::Event;
use leptos::prelude::*;

impl Session {
    /// Carries out an intent.
    pub fn intend(self, intent: Intent) {
        let words = self.words.once();
        match intent {
            Intent::Move(mv) => self.make(mv),
            Intent::Premove(premove) => self.queue_premove(premove),
            Intent::CancelPremoves => self.cancel_premoves(),
            Intent::Ask(command) => entry::perform(self, command),
            Intent::BeganArrow(square) => {
                let square = self.narrate(|narrator| narrator.square(square));
                self.announce(words.with("arrow-begun", &args!["square" => square]));
            }
            Intent::Drew(_, Drawn::Removed) => self.announce(words.get("drawing-removed")),
            Intent::Drew(Drawing { from, to, .. }, Drawn::New) => {
                let (from, to) =
                    self.narrate(|narrator| (narrator.square(from), narrator.square(to)));
                self.announce(if from == to {
                    words.with("circle-drawn", &args!["square" => to])
                } else {
                    words.with("arrow-drawn", &args!["from" => from, "to" => to])
                });
            }
            Intent::Wipe if self.question.get_untracked() == Some(Question::ClaimWith) => {
                self.answer_question(false);
            }
            Intent::Wipe => self.wipe(),
            Intent::Touch(square) => self.touch(square),
            Intent::Release(mv) => self.send_or_tell(Event::Release(mv)),
            Intent::Displace(mv) => self.displace(mv),
            // Who may find out alone is not told why.
            Intent::IllegalMove(_) if self.is_silent() => self.announce(words.get("entry-cannot")),
            Intent::IllegalMove(why) => {
                self.hint(self.why(&untrack(|| self.position()), why));
            }
            Intent::Brush(brush) => {
                self.announce(words.get(&format!("brush-{}", brush.name())));
            }
        }
    }
}
