//! Words beside the board: the task, the number of the step, the explanation; and their reading aloud.

use super::player::LessonPlayer;
use i18n::args;
use learn::TEST_PASS;
use leptos::prelude::*;

impl LessonPlayer {
    /// The task in a sentence; at the end the stars.
    pub fn task(self) -> String {
        let words = self.context.words.now();
        if let Some(stars) = self.stars.get() {
            let count = self.clean();
            return match self.test.get() {
                None => words.with("lesson-done", &args!["count" => stars]),
                Some(_) if stars == 0 => words.with("stage-failed", &args!["count" => count]),
                Some(_) => words.with("stage-passed", &args!["count" => count]),
            };
        }
        self.attempt.with(|attempt| {
            let task = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.task.clone());
            task.filter(|task| !task.is_empty())
                .unwrap_or_else(|| words.get("lesson-read"))
        })
    }

    /// The number of the step, in words; at the end praise.
    pub fn number(self) -> String {
        let (step, steps) = (self.step.get() + 1, self.steps());
        let words = self.context.words.now();
        if let Some(stars) = self.stars.get() {
            return words.get(match (self.test.get(), stars) {
                (Some(_), 0) => "stage-try-again",
                (Some(_), _) => "stage-praise",
                (None, _) if self.is_flawless() => "lesson-praise-all",
                (None, _) => "lesson-praise",
            });
        }
        words.with("learn-step-of", &args!["step" => step, "steps" => steps])
    }

    /// The explanation of the step; at the end how there could be more stars.
    pub fn text(self) -> String {
        if let Some(stars) = self.stars.get() {
            let words = self.context.words.now();
            return match (self.test.get(), stars) {
                (Some(_), 0) => words.with("stage-failed-how", &args!["pass" => TEST_PASS]),
                (Some(_), _) | (None, 3) => String::new(),
                (None, _) => words.get("lesson-end"),
            };
        }
        self.attempt.with(|attempt| {
            let text = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.text.clone());
            text.unwrap_or_default()
        })
    }

    /// Has the task and its explanation spoken.
    pub fn read_aloud(self) {
        let told = untrack(|| [self.task(), self.text()].join(" "));
        self.context.say(told);
    }
}
