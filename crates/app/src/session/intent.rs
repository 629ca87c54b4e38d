//! Carries out what a player does at the board: moves, premoves, illegal moves, drawings, questions.

use super::{Question, Session};
use board::{Drawing, Drawn, Intent, Key};
use chess::{Illegal, Role, Square};
use game::Event;
use i18n::args;
use leptos::prelude::*;
use narration::command::Command;
use table::{Intent as Act, Meaning, Movable, Premove};

impl Session {
    /// Carries out an intent from the board.
    pub fn intend(self, intent: Intent) {
        let words = self.words.once();
        match intent {
            Intent::Drop {
                from,
                to,
                promotion,
            } => self.dropped(from, to, promotion),
            Intent::Miss { from, to, by_key } => self.missed(from, to, by_key),
            Intent::CancelPremoves => self.act(Act::CancelPremoves),
            Intent::Ask(square) => self.perform(Command::Square(square.into())),
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
            Intent::Touch(square) => {
                let bound = untrack(|| self.strictness()).touch_move;
                if bound && matches!(untrack(|| self.movable()), Movable::Now(_)) {
                    self.act(Act::Touch(square));
                }
            }
            Intent::Brush(brush) => {
                self.announce(words.get(&format!("brush-{}", brush.name())));
            }
            // Pieces leave the board by moves only.
            Intent::Off(_) | Intent::Tap(_) => {}
        }
    }

    /// Carries out a command, and announces the answer.
    fn perform(self, command: Command) {
        self.with_chunk(move |chunk| (chunk.perform)(self, command));
    }

    /// A key that the board has no use for itself; false if it has none here either.
    pub fn board_key(self, key: &Key) -> bool {
        if key.name == "Escape" {
            self.act(Act::CancelPremoves);
            if self.question.get_untracked() == Some(Question::ClaimWith) {
                self.act(Act::Answer(false));
            } else {
                self.wipe();
            }
            return true;
        }
        let command = Command::of_key(&key.name, key.shift, key.square);
        if let Some(command) = command {
            self.perform(command);
        }
        command.is_some()
    }

    /// A piece was put down: that is a move, a premove, or neither.
    fn dropped(self, from: Square, to: Square, promotion: Option<Role>) {
        let auto_queen = self.preferences.with_untracked(|chosen| chosen.auto_queen);
        match untrack(|| self.movable()) {
            Movable::Now(_) => {
                let (position, constraints) = untrack(|| (self.position(), self.constraints()));
                let dropped = (from, to);
                match table::meaning(&position, &constraints, dropped, promotion, auto_queen) {
                    Meaning::Move(mv) => self.act(Act::Move(mv)),
                    Meaning::Release(mv) => self.act(Act::Event(Event::Release(mv))),
                    Meaning::Displace(mv) => self.act(Act::Displace(mv)),
                    Meaning::Illegal(why) => self.tell_illegal(why),
                    Meaning::Nothing => {}
                }
            }
            Movable::Premove(_) => {
                let shown = untrack(|| self.shown_board());
                let premove = Premove::of(&shown, (from, to), promotion, auto_queen);
                if let Some(premove) = premove {
                    self.act(Act::Premove(premove));
                }
            }
            Movable::Nobody => {}
        }
    }

    /// A square was chosen where the piece in the hand cannot go. How a piece moves need be told to those only who perhaps
    /// see nothing of the board.
    fn missed(self, from: Square, to: Square, by_key: bool) {
        let why = match untrack(|| self.movable()) {
            Movable::Now(_) => untrack(|| self.position()).why_illegal(from, to),
            // What will be legal when the turn comes nobody knows yet; but how a piece moves is known.
            _ => untrack(|| self.shown_board())
                .role_at(from)
                .map(|role| Illegal::NoSuchMovement { role, from, to }),
        };
        match why {
            Some(Illegal::NoSuchMovement { .. }) if !by_key => {}
            Some(why) => self.tell_illegal(why),
            None => {}
        }
    }

    fn tell_illegal(self, why: Illegal) {
        // Who may find out alone is not told why.
        if self.is_silent() {
            self.announce(self.words.once().get("entry-cannot"));
        } else {
            self.hint(self.why(&untrack(|| self.position()), why));
        }
    }
}
