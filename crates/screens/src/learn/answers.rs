//! Answers of the learner and help: what goes to the attempt, and what is told of it.

use super::player::LessonPlayer;
use super::why_text::{why_not_text, why_right_text};
use chess::{Piece, Role, Square};
use i18n::{Lexicon, args};
use learn::{Answer, Attempt, Input, Mistake, Task};
use leptos::prelude::*;
use table::Sound;
use widgets::verdict_bar::{Verdict, VerdictText};

impl LessonPlayer {
    /// True if the last move has let go of the goal, and can be taken back.
    pub fn has_let_go(self) -> bool {
        self.attempt
            .with(|attempt| attempt.as_ref().is_some_and(Attempt::has_let_go))
    }

    /// Gives a hint; against the robot, where the lesson has none left, a search names a move.
    pub fn hint(self) {
        if self.refuses_help() {
            return;
        }
        let hint = self.helped(|attempt| {
            let wants_advice = attempt.wants_advice();
            (!attempt.is_done()).then(|| (attempt.hint(), wants_advice))
        });
        let Some(((told, shown), wants_advice)) = hint.flatten() else {
            return;
        };
        if wants_advice {
            if self.shown.with_untracked(Option::is_some) {
                return self.tell_shown();
            }
            self.ask_advice();
        }
        let words = self.context.words.once();
        let reason = match (&told, &shown) {
            (Some(told), _) => told.clone(),
            (None, Some(_)) => words.get("lesson-hint-shown"),
            (None, None) => words.get("lesson-hint-none"),
        };
        self.shown.set(shown);
        self.say(Verdict::Info, words.get("solve-hint-word"), reason);
    }

    /// Tells that the hint is on the board.
    pub(super) fn tell_shown(self) {
        let words = self.context.words.once();
        let reason = words.get("lesson-hint-shown");
        self.say(Verdict::Info, words.get("solve-hint-word"), reason);
    }

    /// Lets the attempt give help, and counts how much it was.
    pub(super) fn helped<T>(self, help: impl FnOnce(&mut Attempt) -> T) -> Option<T> {
        let helped = self.attempt.try_update(|attempt| {
            let attempt = attempt.as_mut()?;
            let before = attempt.hints();
            let help = help(attempt);
            Some((help, (attempt.hints() - before) as u32))
        });
        let (help, hints) = helped.flatten()?;
        self.slips.update_value(|slips| slips.1 += hints);
        Some(help)
    }

    /// Shows a verdict.
    pub(super) fn say(self, verdict: Verdict, word: String, reason: String) {
        self.controller.forget_refusal();
        self.verdict.set(Some(VerdictText {
            verdict,
            word,
            reason,
        }));
    }

    /// Gives the attempt what the learner does, and tells the verdict. `at` is the square where it was done.
    pub fn act(self, input: &Input, at: Option<Square>) {
        let taken = self.attempt.try_update(|attempt| {
            let attempt = attempt.as_mut()?;
            let before = (attempt.position().clone(), attempt.played().len());
            let left = attempt.left().count();
            let answer = attempt.take(input);
            // The last one is heard with the end of the task.
            let has_star = attempt.left().count() < left && answer != Answer::Done;
            Some((before, answer, has_star))
        });
        let Some(((before, played), answer, has_star)) = taken.flatten() else {
            return;
        };
        if has_star {
            self.context.sound(Sound::Star);
        }
        if !matches!(answer, Answer::Wrong(_) | Answer::Ignored) {
            let made = self.attempt.with_untracked(|attempt| match attempt {
                Some(attempt) => attempt.played().get(played..).unwrap_or(&[]).to_vec(),
                None => Vec::new(),
            });
            // A move that is found is not made.
            match input {
                Input::Move(mv) if made.is_empty() => self.hear_all(&before, &[*mv]),
                _ => self.hear_all(&before, &made),
            }
        }
        self.told(&answer, at);
        if answer == Answer::Reply {
            self.ask_robot();
        }
    }

    /// Tells an answer.
    pub(super) fn told(self, answer: &Answer, at: Option<Square>) {
        let words = self.context.words.once();
        if *answer == Answer::Ignored {
            return;
        }
        self.wrong.set(None);
        self.shown.set(None);
        if matches!(answer, Answer::Wrong(_) | Answer::Failed | Answer::LetGo) {
            self.slips.update_value(|slips| slips.0 += 1);
        }
        match answer {
            Answer::Ignored => {}
            Answer::Wrong(mistake) => {
                self.wrong.set(at);
                let reason = match mistake {
                    Mistake::Words(told) => told.clone(),
                    Mistake::NotThis => words.get("lesson-wrong-why"),
                    Mistake::WhyNot(why) => why_not_text(*why, &words),
                    Mistake::Attacked(by) => {
                        let by = by.to_string();
                        words.with("lesson-attacked", &args!["square" => by.as_str()])
                    }
                };
                self.say(Verdict::Wrong, words.get("lesson-wrong"), reason);
            }
            Answer::LetGo => {
                let (word, reason) = self.let_go_text(&words);
                self.say(Verdict::Wrong, word, reason);
            }
            Answer::Failed => {
                let reason = words.get("lesson-not-reached");
                self.say(Verdict::Wrong, words.get("lesson-wrong"), reason);
            }
            Answer::Right | Answer::Reply => {
                let found = self
                    .attempt
                    .with_untracked(|attempt| attempt.as_ref()?.found());
                match found {
                    Some((found, count)) => {
                        let told =
                            words.with("lesson-found", &args!["found" => found, "count" => count]);
                        self.say(Verdict::Right, words.get("lesson-right"), told);
                    }
                    None => self.verdict.set(None),
                }
            }
            Answer::Done => {
                let (right, stars) = self.attempt.with_untracked(|attempt| {
                    let attempt = attempt.as_ref().expect("it has just answered");
                    (right_words(attempt, &words), attempt.stars())
                });
                let step = self.step.get_untracked();
                self.count(step, stars);
                self.keep();
                self.context.sound(Sound::Star);
                self.say(Verdict::Right, words.get("lesson-right"), right);
                self.report();
            }
        }
    }

    /// A piece was put down: a move, if it is one.
    pub fn put_down(self, from: Square, to: Square, choice: Option<Role>) {
        let mv = self.attempt.with_untracked(|attempt| {
            let moves = attempt.as_ref()?.position().moves_by_drop(from, to);
            self.controller.choose(&moves, choice)
        });
        match mv {
            Some(mv) => self.act(&Input::Move(mv), Some(to)),
            None => self.tell_illegal(from, to),
        }
    }

    /// A piece of the tray was carried onto a square.
    pub fn place(self, piece: Piece, square: Square) {
        self.act(&Input::Place(square, Some(piece)), Some(square));
    }
}

/// Words to what is done: those of the option chosen, or of the step, or the reason that the board shows.
fn right_words(attempt: &Attempt, words: &Lexicon) -> String {
    let step = attempt.step();
    if !step.words.right.is_empty() {
        return step.words.right.clone();
    }
    match &step.task {
        Task::Choose(choices) => {
            let chosen = choices.iter().find(|choice| choice.is_right);
            chosen.map_or_else(String::new, |chosen| chosen.answer.clone())
        }
        Task::Find(target) => why_right_text(*target, words),
        _ => String::new(),
    }
}
