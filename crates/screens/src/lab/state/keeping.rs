//! Keeping of the experiment: through a reload, Back, and a game that is played from it.
//!
//! The worker keeps games, outcome and a note of the page under a key (`protocol::lab::Keep`). A tab knows its experiment
//! by that key and changes no other: one that it has opened of another tab it keeps under a key of its own as soon as it
//! changes it. A tab that has none yet opens the one that was kept last.

use super::{LabState, Source, Trouble};
use crate::lab::choices::Choices;
use crate::lab::match_state::{Play, Players};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use platform::storage::{self, in_tab};
use protocol::lab::{Failure, Forget, Keep, Kept, LabFailure, Open};
use serde::{Deserialize, Serialize};

/// Storage key of the key of the experiment: the tab's own, and in all tabs the one that was kept last.
const EXPERIMENT: &str = "sessa.lab";
/// Storage key, in the tab, of the name of the games that are being read.
const READING: &str = "sessa.lab.reading";

/// Milliseconds in which several changes are kept at once.
const PAUSE: u32 = 100;

/// The page's note of an experiment, which the worker keeps with it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Note {
    /// The settings, as in a link.
    settings: String,
    /// Name of the games; `None` for the engine's own.
    name: Option<String>,
    /// True if the doubt came to its end.
    doubted: bool,
    /// The match.
    play: Play,
    /// The choice of the players.
    players: Players,
}

/// The experiment of this tab.
#[derive(Default)]
pub struct Keeping {
    /// Its key, once it is kept.
    key: Option<String>,
    /// True if the key is of this tab.
    own: bool,
    /// The experiment that this one takes the place of.
    replaced: Option<String>,
    /// True as long as what is shown is what was kept.
    as_kept: bool,
    soon: Option<Timeout>,
}

impl LabState {
    /// Opens what was kept, and keeps what changes from now on.
    pub fn follow_keeping(self, is_link: bool) {
        if !is_link {
            self.restore();
        }
        if let Some(name) = in_tab::load_json::<String>(READING) {
            in_tab::remove(READING);
            self.trouble.set(Some(Trouble::Interrupted(name)));
        }
        Effect::watch(
            move || {
                self.outcome.track();
                self.choices.track();
                self.paused.track();
                self.play.track();
                self.players.track();
            },
            move |(), _, _| {
                let as_kept = |keeping: &mut Keeping| std::mem::take(&mut keeping.as_kept);
                if self.keeping.try_update_value(as_kept) == Some(false) {
                    self.keep_soon();
                }
            },
            false,
        );
    }

    /// Opens the experiment of this tab, or the one that was kept last.
    fn restore(self) {
        let own = in_tab::load_json::<String>(EXPERIMENT);
        let key = own.clone().or_else(|| storage::get(EXPERIMENT));
        // A tab that has begun a new one has kept that there is none.
        let Some(key) = key.filter(|key| !key.is_empty()) else {
            return;
        };
        let Some((client, current)) = self.turn() else {
            return;
        };
        self.opens.set(true);
        client.ask(Open { key: key.clone() }, move |answer| {
            if !current() {
                return;
            }
            self.opens.set(false);
            match answer {
                Ok(kept) => {
                    self.keeping.update_value(|keeping| {
                        keeping.own = own.is_some();
                        keeping.as_kept = true;
                        keeping.key = Some(key);
                    });
                    self.show_kept(kept);
                }
                Err(failure) => {
                    let is_damaged = failure == Failure::Lab(LabFailure::Damaged);
                    let is_lost = is_damaged || failure == Failure::Lab(LabFailure::NotKept);
                    if is_lost {
                        forget_key(&key);
                    }
                    // One that was pruned, or was another tab's, is not missed.
                    let is_missed = own.is_some() || is_damaged;
                    if is_missed || !is_lost {
                        self.trouble.set(Some(failure.into()));
                    }
                }
            }
        });
    }

    fn show_kept(self, kept: Kept) {
        let note: Note = json::read(&kept.note).unwrap_or_default();
        self.name.set(note.name);
        self.set_source(Source::Kept);
        self.choices.set(Choices::of_link(&note.settings));
        self.alpha.set(self.choices.with_untracked(Choices::alpha));
        self.paused.set(!note.doubted);
        self.play.set(Play {
            running: false,
            ..note.play
        });
        self.players.set(note.players);
        self.read.set(Some(super::as_kept(kept.read)));
        self.outcome.set(Some(kept.outcome));
    }

    /// Opens the experiment once more in a worker that knows nothing of it, then does what is to be done.
    pub fn reopen(self, then: impl FnOnce() + 'static) {
        let key = self.keeping.try_with_value(|keeping| keeping.key.clone());
        let (Some(Some(key)), Some((client, current))) = (key, self.turn()) else {
            return;
        };
        client.ask(Open { key }, move |answer| {
            if current() {
                match answer {
                    Ok(_) => then(),
                    Err(failure) => self.trouble.set(Some(failure.into())),
                }
            }
        });
    }

    fn keep_soon(self) {
        self.keeping.update_value(|keeping| {
            let keep = move || {
                if self
                    .keeping
                    .try_update_value(|keeping| keeping.soon = None)
                    .is_some()
                {
                    self.keep();
                }
            };
            keeping
                .soon
                .get_or_insert_with(|| Timeout::new(PAUSE, keep));
        });
    }

    /// Keeps the experiment, if there is one.
    fn keep(self) {
        if self.outcome.with_untracked(Option::is_none) || self.opens.get_untracked() {
            return;
        }
        let note = Note {
            settings: self.choices.with_untracked(Choices::to_link),
            name: self.name.get_untracked(),
            doubted: self.work.with_untracked(Option::is_none) && !self.paused.get_untracked(),
            play: self.play.get_untracked(),
            players: self.players.get_untracked(),
        };
        let (key, replaced) = self
            .keeping
            .try_update_value(|keeping| {
                let own = keeping.key.clone().filter(|_| keeping.own);
                let key = own.unwrap_or_else(new_key);
                keeping.key = Some(key.clone());
                keeping.own = true;
                (key, keeping.replaced.take())
            })
            .expect("it is the page's");
        let client = self.client();
        let keep = Keep {
            key: key.clone(),
            note: json::write(&note),
        };
        let forget = client.clone();
        client.ask(keep, move |answer| {
            if answer.is_err() {
                self.unkept.try_set(true);
            }
            // Where the games have no room the results are kept.
            if !matches!(answer, Ok(()) | Err(Failure::Full)) {
                return;
            }
            in_tab::save_json(EXPERIMENT, &key);
            storage::set(EXPERIMENT, &key);
            if let Some(key) = replaced {
                forget.ask(Forget { key }, |_| ());
            }
        });
    }

    /// Begins with other games: what is kept of the present ones stays until the new ones are.
    pub fn begin_keeping(self, name: &str) {
        in_tab::save_json(READING, &name);
        self.unkept.set(false);
        self.keeping.update_value(|keeping| {
            let old = keeping.key.take().filter(|_| keeping.own);
            keeping.replaced = keeping.replaced.take().or(old);
            keeping.own = false;
        });
    }

    /// The games have been read, or cannot be.
    pub fn end_reading() {
        in_tab::remove(READING);
    }

    /// Forgets the experiment.
    pub fn forget(self) {
        let known = self.keeping.try_update_value(std::mem::take);
        in_tab::save_json(EXPERIMENT, &"");
        let Some(keeping) = known else { return };
        for key in [keeping.key, keeping.replaced].into_iter().flatten() {
            if storage::get(EXPERIMENT).as_ref() == Some(&key) {
                storage::remove(EXPERIMENT);
            }
            if keeping.own {
                self.client().ask(Forget { key }, |_| ());
            }
        }
    }
}

/// A key: the time, and something that no other tab has.
fn new_key() -> String {
    let now = js_sys::Date::now();
    let chance = (js_sys::Math::random() * 1e9) as u32;
    format!("{now:013}-{chance:09}")
}

/// Forgets a key that leads nowhere.
fn forget_key(key: &str) {
    in_tab::remove(EXPERIMENT);
    if storage::get(EXPERIMENT).as_deref() == Some(key) {
        storage::remove(EXPERIMENT);
    }
}
