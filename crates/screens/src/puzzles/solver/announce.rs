//! Announcements of the solving screen: task, moves and verdicts, for the screen reader and aloud.

use super::Solver;
use crate::puzzles::{task_text, verdict_text};
use chess::Move;
use i18n::Lexicon;
use leptos::prelude::*;
use puzzle::solving::Phase;
use widgets::verdict_bar::VerdictText;

impl Solver {
    /// The task in words.
    pub(super) fn task(self) -> String {
        let notation = self
            .context
            .input
            .with_untracked(|input| input.preferences.notation);
        let words = self.words.once();
        self.solving
            .with_untracked(|solving| {
                let solving = solving.as_ref()?;
                let side = task_text::side(solving.solver(), &words);
                let task = task_text::task(solving.puzzle(), notation, &words);
                Some(format!("{side}. {task}"))
            })
            .unwrap_or_default()
    }

    /// Makes a move heard.
    pub(super) fn tell_move(self, mv: Move) {
        let before = self.solving.with_untracked(|solving| {
            let positions = solving.as_ref()?.positions();
            Some(positions[positions.len().checked_sub(2)?].clone())
        });
        if let Some(before) = before {
            self.controller.tell_move(&before, mv);
        }
    }

    /// The verdict as it is shown. In a run the board and the strip say enough.
    pub fn verdict(self, words: &Lexicon) -> Option<VerdictText> {
        let in_run = self.run.with(Option::is_some);
        self.verdict_told(words).filter(|_| !in_run)
    }

    /// The verdict on what is on the board.
    fn verdict_told(self, words: &Lexicon) -> Option<VerdictText> {
        let notation = self.context.input.with(|input| input.preferences.notation);
        self.solving
            .with(|solving| verdict_text::of(solving.as_ref()?, notation, words))
    }

    /// Announces a verdict.
    pub(super) fn tell_phase(self, before: &Phase, after: &Phase) {
        let same_answer = match (before, after) {
            (Phase::Wrong { .. }, Phase::Wrong { .. }) | (Phase::Opponent(_), Phase::Solver) => {
                true
            }
            (Phase::Missed(_) | Phase::Showing(_), _) => untrack(|| self.run.with(Option::is_some)),
            _ => false,
        };
        let told = untrack(|| self.verdict_told(&self.words.once()));
        if let Some(told) = told.filter(|_| !same_answer) {
            self.controller
                .say(format!("{} {}", told.word, told.reason));
        }
    }
}
