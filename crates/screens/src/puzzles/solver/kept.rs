//! Saved state of solving in sessionStorage: the puzzle at hand with its journal, and the run it belongs to. A reload goes on
//! there; another tab has its own.

use super::Solver;
use crate::puzzles::mode::Mode;
use leptos::prelude::*;
use platform::storage;
use protocol::puzzle::PuzzleKey;
use puzzle::queue::Queue;
use puzzle::run::Run;
use puzzle::solving::{Journal, Solving};
use serde::{Deserialize, Serialize};

/// The state of a mode.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Query of the mode.
    mode: String,
    /// Time on the solver's clock, which stands while the page is gone.
    pub at: u64,
    /// The puzzle at hand.
    pub key: PuzzleKey,
    /// Text of its journal.
    journal: String,
    /// True if the first attempt has ended.
    pub tried: bool,
    run: Option<Run>,
    /// True once the run is over: its result is kept.
    pub over: bool,
    seen: Vec<PuzzleKey>,
    missed: Vec<PuzzleKey>,
}

/// Storage key of a mode. Each single puzzle, each link and each twenty is a mode: they have one key together.
fn place(mode: &Mode) -> String {
    match mode {
        Mode::One(..) | Mode::Link(_) | Mode::Twenty(_) => "sessa.solving".to_owned(),
        mode => format!("sessa.solving {}", mode.query()),
    }
}

/// Forgets what was done in a mode, where it is to be begun anew.
pub fn forget(mode: &Mode) {
    storage::in_tab::remove(&place(mode));
}

impl Kept {
    /// An attempt that was begun on another screen, at this time, to be gone on with.
    pub fn begun(mode: &Mode, key: PuzzleKey, solving: &Solving, at: u64) -> Kept {
        Kept {
            mode: mode.query(),
            at,
            key,
            journal: solving.journal().text().to_owned(),
            ..Kept::default()
        }
    }

    /// Saves it. Without storage it is lost, and so is what was kept of the mode before.
    pub fn save(&self, mode: &Mode) {
        if !storage::in_tab::save_json(&place(mode), self) {
            forget(mode);
        }
    }

    /// The kept state of a mode.
    pub fn of(mode: &Mode) -> Option<Kept> {
        let kept: Option<Kept> = storage::in_tab::load_json(&place(mode));
        kept.filter(|kept| kept.mode == mode.query())
    }

    /// The journal of the puzzle at hand.
    pub fn journal(&self) -> Journal {
        Journal::from_text(self.journal.clone())
    }
}

impl Solver {
    /// Keeps what is on the board, and the run with it.
    pub(super) fn keep(self) {
        let mode = self.mode.get_untracked();
        let journal = |solving: &Option<Solving>| {
            let solving = solving.as_ref()?;
            let tried = solving.attempt().is_some();
            Some((solving.journal().text().to_owned(), tried))
        };
        let key = self
            .card
            .with_untracked(|card| Some(card.as_ref()?.puzzle.key.clone()));
        let (Some(key), Some((journal, tried))) = (key, self.solving.with_untracked(journal))
        else {
            return;
        };
        let kept = Kept {
            mode: mode.query(),
            at: self.now(),
            key,
            journal,
            tried,
            run: self.run.get_untracked(),
            over: self.at_rest.get_untracked(),
            seen: self.inner.with_value(|inner| inner.queue.seen().to_vec()),
            missed: self.missed.get_untracked(),
        };
        kept.save(&mode);
    }

    /// Goes on with what was kept: the clock from the time it had come to.
    pub(super) fn take_up(self, kept: Kept) {
        self.inner.update_value(|inner| {
            inner.ahead = kept.at as i64 - platform::device_clock::now() as i64;
            inner.queue = Queue::after(kept.seen);
        });
        self.missed.set(kept.missed);
        self.run.set(kept.run);
    }
}
