//! Desk: the night as it is stored, and what is done with it.

use super::{ClubNightCommand, ClubNightInput, words};
use crate::club_night_way::NIGHT;
use club_night::{Action, EventId, Night, Received, ResultCode};
use i18n::{Words, args};
use leptos::prelude::*;
use platform::events::capture_on_window;
use platform::storage::Damaged;
use platform::{random, storage};

/// A message to the organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The message.
    pub text: String,
    /// True if something was refused.
    pub is_fault: bool,
    /// The message on a button, and the action that it does.
    pub offer: Option<(&'static str, Action)>,
}

/// Sheets to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The pairings of the last round.
    Pairings,
    /// A card for each board.
    Cards,
    /// A slip for each result.
    Slips,
    /// The standings with the cross table.
    Table,
    /// The wall chart.
    Chart,
}

/// The organiser's desk. A handle.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The language.
    pub words: Words,
    /// The games of this device, as far as the night asks for them.
    pub games: Signal<ClubNightInput>,
    /// True once the organiser's screen has been opened: a window that shows the wall alone takes no results over.
    pub is_organiser: RwSignal<bool>,
    commands: Callback<ClubNightCommand>,
    /// The night.
    pub night: RwSignal<Night>,
    /// The last message.
    pub told: RwSignal<Option<Notice>>,
    /// The sheet to be printed.
    pub sheet: RwSignal<Sheet>,
}

impl Desk {
    /// The desk with the night that is stored, or else an empty one. It follows what other windows do; `command` has the page carry
    /// out a command.
    pub(super) fn open(
        words: Words,
        games: Signal<ClubNightInput>,
        command: impl Fn(ClubNightCommand) + Send + Sync + 'static,
    ) -> Desk {
        let (night, damaged) = match storage::load(NIGHT, Night::from_json) {
            Ok(night) => (night, None),
            Err(damaged) => (None, Some(damaged)),
        };
        let desk = Desk {
            words,
            games,
            is_organiser: RwSignal::new(false),
            commands: Callback::new(command),
            night: RwSignal::new(night.unwrap_or_else(empty)),
            told: RwSignal::new(None),
            sheet: RwSignal::new(Sheet::Pairings),
        };
        if let Some(Damaged { why, place, .. }) = damaged {
            let args = args!["why" => why, "place" => place];
            desk.refuse(desk.words.once().with("night-damaged", &args));
        }
        capture_on_window("storage", move |_: web_sys::Event| {
            if let Some(night) = storage::get(NIGHT).and_then(|text| Night::from_json(&text).ok()) {
                desk.night.set(night);
            }
        });
        desk
    }

    /// Has the page carry out a command at once.
    pub fn send(self, command: ClubNightCommand) {
        untrack(|| self.commands.run(command));
    }

    /// Does an action and stores the night.
    pub fn act(self, action: Action) {
        let done = self.night.try_update(|night| night.act(action));
        match done {
            Some(Ok(())) => self.keep(),
            Some(Err(refusal)) => self.refuse(words::refusal(&self.words.once(), &refusal)),
            None => {}
        }
    }

    /// Takes the last action back.
    pub fn undo(self) {
        let undone = self
            .night
            .with_untracked(|night| night.actions().last().cloned());
        if self.night.try_update(Night::undo) == Some(true) {
            self.keep();
            self.say_done("night-undone", undone);
        }
    }

    /// Does the action again that was taken back last.
    pub fn redo(self) {
        let redone = self
            .night
            .with_untracked(|night| night.taken_back().first().cloned());
        if self.night.try_update(Night::redo) == Some(true) {
            self.keep();
            self.say_done("night-redone", redone);
        }
    }

    /// Has a board get its result from its game on this device again.
    pub fn resume(self, round: usize, board: usize) {
        self.told.set(None);
        self.night.update(|night| night.resume(round, board));
        self.keep();
    }

    /// Puts another night in the place of the one that is there.
    pub fn replace(self, night: Option<Night>) {
        self.night.set(night.unwrap_or_else(empty));
        self.told.set(None);
        self.keep();
    }

    /// Pairs the next round.
    pub fn pair(self) {
        let lot = random::number();
        let paired = self.night.with_untracked(|night| night.state().pair(lot));
        match paired {
            Ok(action) => {
                self.told.set(None);
                self.act(action);
            }
            Err(refusal) => self.refuse(words::refusal(&self.words.once(), &refusal)),
        }
    }

    /// Takes a result that has come in as a code.
    pub fn receive(self, code: &ResultCode) {
        let received = self.night.with_untracked(|night| night.receive(code));
        let text = words::received(&self.words.once(), code, &received);
        let (is_fault, offer) = match received {
            Received::New(action) => {
                self.act(action);
                (false, None)
            }
            Received::Unconfirmed(action) | Received::EarlierRound(action) => {
                (true, Some(("night-take-anyway", action)))
            }
            Received::Contradicts(_, action) => (true, Some(("night-correct", action))),
            Received::Twice => (false, None),
            Received::OtherEvent(_) | Received::RoundNotPaired | Received::NoBoard => (true, None),
        };
        self.told.set(Some(Notice {
            text,
            is_fault,
            offer,
        }));
    }

    /// Says why something was not done.
    pub fn refuse(self, text: String) {
        self.told.set(Some(Notice {
            text,
            is_fault: true,
            offer: None,
        }));
    }

    /// Says what was done.
    pub fn say(self, text: String) {
        self.told.set(Some(Notice {
            text,
            is_fault: false,
            offer: None,
        }));
    }

    fn say_done(self, message: &'static str, action: Option<Action>) {
        let words = self.words.once();
        if let Some(action) = action {
            let what = words::action(&words, &action);
            self.say(words.with(message, &args!["what" => what]));
        }
    }

    fn keep(self) {
        let text = self.night.with_untracked(Night::to_json);
        if !storage::set(NIGHT, &text) {
            self.refuse(self.words.once().get("night-not-kept"));
        }
    }
}

fn empty() -> Night {
    Night::new(EventId::of(random::number()))
}
