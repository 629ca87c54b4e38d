//! The player of a lesson: its state, and what becomes of what the learner does.

use super::LessonProgress;
use super::kept_round;
use super::missed::TaskName;
use super::progress::Progress;
use super::why_text::{why_not_text, why_right_text};
use crate::ScreenContext;
use crate::board_controller::BoardController;
use crate::registry::Screen;
use chess::{Color, Piece, Role, Square};
use i18n::{Lexicon, args};
use learn::{
    Answer, Attempt, Fault, Input, Lesson, LessonRead, LessonRecord, Mistake, Outline, Stage, Step,
    Task, test_stars, write_lesson,
};
use leptos::prelude::*;
use platform::backend::Backend;
use table::Sound;
use widgets::verdict_bar::{Verdict, VerdictText};

/// Tools to set up a board by taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// It puts this piece there.
    Put(Piece),
    /// It takes a piece away.
    Remove,
}

impl Tool {
    /// The piece that a tap puts down; `None` for the tool that removes.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Tool::Put(piece) => Some(piece),
            Tool::Remove => None,
        }
    }
}

/// Continuation after the end of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next lesson of the course.
    Lesson(Outline),
    /// Another round of the exercise, by the query of its address.
    Round(String),
}

/// The state of the player. A handle.
#[derive(Clone, Copy)]
pub struct LessonPlayer {
    /// The context of the screen.
    pub context: ScreenContext,
    /// The lesson, once it is there.
    pub lesson: RwSignal<Option<Lesson>>,
    /// Faults in its text.
    pub faults: RwSignal<Vec<Fault>>,
    /// The lesson cannot be had, by the name of the message that says so.
    pub trouble: RwSignal<Option<&'static str>>,
    /// Number of the step, from 0.
    pub step: RwSignal<usize>,
    /// The attempt at the step.
    pub attempt: RwSignal<Option<Attempt>>,
    /// The verdict on the last answer.
    pub verdict: RwSignal<Option<VerdictText>>,
    /// The square of the last wrong answer.
    pub wrong: RwSignal<Option<Square>>,
    /// The input shown as a hint.
    pub shown: RwSignal<Option<Input>>,
    /// The tool in use to set up a board.
    pub tool: RwSignal<Option<Tool>>,
    /// The stars of the lesson, once it is done.
    pub stars: RwSignal<Option<u8>>,
    /// The side at the bottom, where it is not the learner's.
    pub bottom: RwSignal<Option<Color>>,
    /// Progress in the lesson, once there is any.
    pub progress: RwSignal<Option<LessonProgress>>,
    /// The lesson or round after this one, if there is one.
    pub next: RwSignal<Option<Next>>,
    /// True if the lesson is one's own.
    pub own: RwSignal<bool>,
    /// The text of the lesson, as a link brought it.
    pub text: StoredValue<Option<String>>,
    /// The stage that the lesson tests, if it does.
    pub test: RwSignal<Option<Stage>>,
    /// Names of the tasks of an exercise, step by step, by which they come back; a lesson has none.
    pub names: StoredValue<Vec<TaskName>>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    /// The address of the lesson that is there.
    pub(super) address: StoredValue<String>,
    /// Stars by step, 0 where there are none yet.
    pub(super) tasks: StoredValue<Vec<u8>>,
    /// Number of wrong answers, and of hints.
    slips: StoredValue<(u32, u32)>,
    pub(super) backend: StoredValue<Option<Backend>, LocalStorage>,
}

impl LessonPlayer {
    /// A player of this lesson alone, which keeps nothing.
    pub fn of(context: ScreenContext, read: LessonRead) -> LessonPlayer {
        let player = LessonPlayer::new(context);
        player.own.set(true);
        player.begin(read, &LessonRecord::default());
        player
    }

    /// A player without a lesson.
    pub(super) fn new(context: ScreenContext) -> LessonPlayer {
        LessonPlayer {
            context,
            lesson: RwSignal::new(None),
            faults: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            step: RwSignal::new(0),
            attempt: RwSignal::new(None),
            verdict: RwSignal::new(None),
            wrong: RwSignal::new(None),
            shown: RwSignal::new(None),
            tool: RwSignal::new(None),
            stars: RwSignal::new(None),
            bottom: RwSignal::new(None),
            progress: RwSignal::new(None),
            next: RwSignal::new(None),
            own: RwSignal::new(false),
            text: StoredValue::new(None),
            test: RwSignal::new(None),
            names: StoredValue::new(Vec::new()),
            controller: BoardController::of(context),
            address: StoredValue::new(String::new()),
            tasks: StoredValue::new(Vec::new()),
            slips: StoredValue::new((0, 0)),
            backend: StoredValue::new_local(None),
        }
    }

    /// Takes the lesson that was read from an address, as far as it was done: from the beginning, or from what is kept of a
    /// lesson of the course. The one that is there already goes on where it is, in the language that was read.
    pub(super) fn take(self, read: LessonRead, address: &str) {
        let is_there = self.lesson.with_untracked(Option::is_some);
        if is_there && self.address.with_value(|there| there == address) {
            return self.reword(read);
        }
        self.address.set_value(address.to_owned());
        let id = read.lesson.as_ref().map(|lesson| lesson.id.as_str());
        let record = if self.is_drawn() {
            kept_round::load(address)
        } else {
            let kept = id.filter(|_| !self.own.get_untracked());
            kept.map(|id| Progress::load().of(id))
        };
        self.begin(read, &record.unwrap_or_default());
    }

    fn reword(self, read: LessonRead) {
        let step = self.step.get_untracked();
        let lesson = read.lesson.as_ref();
        let worded = lesson.and_then(|lesson| lesson.steps.get(step).cloned());
        self.attempt.update(|attempt| {
            if let (Some(attempt), Some(step)) = (attempt, &worded) {
                attempt.reword(step);
            }
        });
        self.verdict.set(None);
        self.faults.set(read.faults);
        self.lesson.set(read.lesson);
    }

    fn begin(self, read: LessonRead, record: &LessonRecord) {
        let steps = read.lesson.as_ref().map_or(0, |lesson| lesson.steps.len());
        let step = Some(record.step).filter(|step| *step < steps).unwrap_or(0);
        self.tasks.set_value(record.tasks_of(steps));
        self.slips.set_value((0, 0));
        self.faults.set(read.faults);
        self.lesson.set(read.lesson);
        self.stars.set(None);
        self.show(step);
    }

    /// Shows a step.
    pub fn show(self, step: usize) {
        let attempt = self.lesson.with_untracked(|lesson| {
            let step = lesson.as_ref()?.steps.get(step)?;
            Some(Attempt::new(step))
        });
        self.clear();
        self.tool.set(None);
        self.step.set(step);
        self.attempt.set(attempt);
        self.keep();
    }

    fn clear(self) {
        self.verdict.set(None);
        self.wrong.set(None);
        self.shown.set(None);
        self.controller.forget();
    }

    /// Number of steps.
    pub fn steps(self) -> usize {
        self.lesson
            .with(|lesson| lesson.as_ref().map_or(0, |lesson| lesson.steps.len()))
    }

    /// True if the step is done, or was before.
    pub fn may_go_on(self) -> bool {
        let step = self.step.get();
        let was_done = self
            .tasks
            .with_value(|tasks| tasks.get(step).is_some_and(|&stars| stars > 0));
        self.is_done() || was_done
    }

    /// True if the step is done.
    pub fn is_done(self) -> bool {
        self.attempt
            .with(|attempt| attempt.as_ref().is_some_and(Attempt::is_done))
    }

    /// The lesson as a text: as it came, or written.
    pub fn lesson_text(self) -> Option<String> {
        let written = || {
            self.lesson
                .with_untracked(|lesson| lesson.as_ref().map(write_lesson))
        };
        self.text.get_value().or_else(written)
    }

    /// The next step, or the end of the lesson.
    pub fn go_on(self) {
        if self.stars.with_untracked(Option::is_some) {
            match self.next.get_untracked() {
                // Rounds of an exercise take each other's place.
                Some(Next::Round(round)) => self.context.readdress(round),
                Some(Next::Lesson(lesson)) => self.context.go(Screen::Lesson, lesson.id),
                None => self.context.go(Screen::Learn, ""),
            }
            return;
        }
        if !untrack(|| self.may_go_on()) {
            return;
        }
        let step = self.step.get_untracked();
        if step + 1 < untrack(|| self.steps()) {
            return self.show(step + 1);
        }
        let of_tasks = if self.test.with_untracked(Option::is_some) {
            test_stars
        } else {
            Lesson::stars
        };
        let stars = self.tasks.with_value(|tasks| of_tasks(tasks));
        self.clear();
        self.stars.set(Some(stars));
        self.keep();
        self.report();
    }

    /// Tells what has been done of the lesson.
    fn report(self) {
        let (wrong, hints) = self.slips.get_value();
        let told = self.lesson.with_untracked(|lesson| {
            let lesson = lesson.as_ref()?;
            let is_task = |step: &&Step| !matches!(step.task, Task::Tell);
            let done = |least: u8| {
                self.tasks.with_value(|tasks| {
                    let done = tasks.iter().filter(|stars| **stars >= least);
                    done.count() as u32
                })
            };
            Some(LessonProgress {
                id: lesson.id.clone(),
                done: done(1),
                clean: done(3),
                tasks: lesson.steps.iter().filter(is_task).count() as u32,
                wrong,
                hints,
                is_over: self.stars.with_untracked(Option::is_some),
            })
        });
        if let Some(told) = told {
            self.progress.set(Some(told));
        }
    }

    /// The step before.
    pub fn back(self) {
        let step = self.step.get_untracked();
        if self.stars.get_untracked().is_some() {
            self.stars.set(None);
        } else if step > 0 {
            self.show(step - 1);
        }
    }

    /// Begins the step again, or takes back the move that has let go of its goal; at the end begins the lesson again.
    pub fn again(self) {
        if self.refuses_help() {
            return;
        }
        if self.stars.with_untracked(Option::is_some) {
            self.stars.set(None);
            self.tasks
                .update_value(|tasks| tasks.iter_mut().for_each(|stars| *stars = 0));
            self.slips.set_value((0, 0));
            return self.show(0);
        }
        self.clear();
        self.attempt.update(|attempt| {
            if let Some(attempt) = attempt
                && !(attempt.has_let_go() && attempt.take_back())
            {
                attempt.restart();
            }
        });
    }

    /// True in a test, where nothing helps and nothing is tried twice; that is told.
    fn refuses_help(self) -> bool {
        let is_test = self.test.with_untracked(Option::is_some);
        if is_test {
            let told = self.context.words.once().get("stage-no-help");
            self.say(Verdict::Info, told, String::new());
        }
        is_test
    }

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
