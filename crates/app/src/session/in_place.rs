//! Questions that are asked on the button that was pressed: a second press answers, a few seconds without one withdraw it.

use super::{Question, Session};
use crate::focus;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// For so long after the first press a second one is part of a double click, in milliseconds.
const DOUBLE_CLICK: u32 = 250;
/// Time in which a second press confirms the first, in milliseconds.
const LAPSES_AFTER: u32 = 3_000;

impl Session {
    /// Asks on the button that was pressed. The question is said as well; one that was typed waits for a typed answer.
    pub fn ask_in_place(self, question: Question, message: &'static str) {
        self.question.set(Some(question));
        self.armed.set(false);
        self.announce(self.words.once().get(message));
        if focus::is_in_entry() {
            self.armed.set(true);
            return;
        }
        let arm = Timeout::new(DOUBLE_CLICK, move || self.armed.set(true));
        let lapse = Timeout::new(LAPSES_AFTER, move || {
            if self.question.get_untracked() == Some(question) {
                self.question.set(None);
            }
        });
        self.inner
            .update_value(|inner| inner.question_timers = Some([arm, lapse]));
    }

    /// Withdraws the question that is asked on its own button.
    pub fn withdraw_question(self) {
        self.inner
            .update_value(|inner| inner.question_timers = None);
        self.question.set(None);
    }
}
