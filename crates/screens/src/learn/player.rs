//! The player of a lesson: its state, and the way from step to step.

use super::LessonProgress;
use super::drawn::TaughtBy;
use super::kept_round;
use super::missed::TaskName;
use super::progress::Progress;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use chess::{Color, Piece, Square};
use learn::{
    Attempt, Fault, Input, Lesson, LessonRead, LessonRecord, Outline, Stage, Step, Task,
    test_stars, write_lesson,
};
use leptos::prelude::*;
use platform::backend::Backend;
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
    /// The lesson of the course to go on with, if there is one.
    pub next: RwSignal<Option<Outline>>,
    /// Other tasks of the exercise or test, by the query of their address; a lesson has none.
    pub another: RwSignal<Option<String>>,
    /// True if the lesson is one's own.
    pub own: RwSignal<bool>,
    /// The text of the lesson, as a link brought it.
    pub text: StoredValue<Option<String>>,
    /// The stage that the lesson tests, if it does.
    pub test: RwSignal<Option<Stage>>,
    /// Names of the tasks of an exercise, step by step, by which they come back; a lesson has none.
    pub names: StoredValue<Vec<TaskName>>,
    /// Lessons that teach the tasks of a test, step by step.
    pub taught: StoredValue<Vec<Option<TaughtBy>>>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    /// The address of the lesson that is there.
    pub(super) address: StoredValue<String>,
    /// Stars by step, 0 where there are none yet.
    pub(super) tasks: StoredValue<Vec<u8>>,
    /// Number of wrong answers, and of hints.
    pub(super) slips: StoredValue<(u32, u32)>,
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
            another: RwSignal::new(None),
            own: RwSignal::new(false),
            text: StoredValue::new(None),
            test: RwSignal::new(None),
            names: StoredValue::new(Vec::new()),
            taught: StoredValue::new(Vec::new()),
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
            return self.leave();
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
    pub(super) fn report(self) {
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
    pub(super) fn refuses_help(self) -> bool {
        let is_test = self.test.with_untracked(Option::is_some);
        if is_test {
            let told = self.context.words.once().get("stage-no-help");
            self.say(Verdict::Info, told, String::new());
        }
        is_test
    }

    /// Turns the board round.
    pub fn turn_board(self) {
        let bottom = untrack(|| self.side_at_bottom());
        self.bottom.set(Some(!bottom));
    }

    /// The side at the bottom: the learner's, unless the board was turned.
    pub fn side_at_bottom(self) -> Color {
        let learner = |attempt: &Attempt| attempt.step().board.turn;
        let own = || {
            self.attempt
                .with(|attempt| attempt.as_ref().map_or(Color::White, learner))
        };
        self.bottom.get().unwrap_or_else(own)
    }
}
