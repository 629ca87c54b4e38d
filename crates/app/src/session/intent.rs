//! What a player who does something at the board wants, done.

use super::{Asked, Session};
use crate::entry;
use crate::words::args;
use board::{Drawing, Drawn, Intent};
use game::Event;
use leptos::prelude::*;

impl Session {
    /// The board has understood what the player wants.
    pub fn intend(self, intent: Intent) {
        let words = self.words.once();
        match intent {
            Intent::Move(mv) => self.make(mv),
            Intent::Ahead(premove) => self.move_ahead(premove),
            Intent::TakeBackAhead => self.take_back_ahead(),
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
            Intent::Wipe if self.asked.get_untracked() == Some(Asked::ClaimWith) => {
                self.settle(false);
            }
            Intent::Wipe => self.wipe(),
            Intent::Touch(square) => self.touch(square),
            Intent::Release(mv) => self.send_or_tell(Event::Release(mv)),
            Intent::Displace(mv) => self.displace(mv),
            // Who may find out alone is not told why.
            Intent::NoMove(_) if self.is_silent() => self.announce(words.get("entry-cannot")),
            Intent::NoMove(why) => {
                self.hint(self.why(&untrack(|| self.position()), why));
            }
            Intent::Brush(brush) => {
                self.announce(words.get(&format!("brush-{}", brush.name())));
            }
        }
    }
}
