//! The player of a lesson: its state, and what becomes of what the learner does.

use super::progress::Progress;
use super::{Learn, LearnCommand, LessonProgress};
use board::Piece as BoardPiece;
use chess::{Move, Piece, Role, Square};
use game::Moved;
use i18n::args;
use learn::{Answer, Attempt, Fault, Input, Lesson, LessonRead, Mistake, Step, Task};
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
    pub context: Learn,
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
    /// The lesson after this one in the course.
    pub next: RwSignal<Option<String>>,
    /// The text of the lesson, if it is one's own.
    pub own: RwSignal<bool>,
    /// Stars by step.
    tasks: StoredValue<Vec<Option<u8>>>,
    /// Number of wrong answers, and of hints.
    slips: StoredValue<(u32, u32)>,
    pub(super) backend: StoredValue<Option<Backend>, LocalStorage>,
}

impl LessonPlayer {
    /// A player of this lesson alone, which keeps nothing.
    pub fn of(context: Learn, read: LessonRead) -> LessonPlayer {
        let player = LessonPlayer::new(context);
        player.own.set(true);
        player.take(read, None);
        player
    }

    /// A player without a lesson.
    pub(super) fn new(context: Learn) -> LessonPlayer {
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
            next: RwSignal::new(None),
            own: RwSignal::new(false),
            tasks: StoredValue::new(Vec::new()),
            slips: StoredValue::new((0, 0)),
            backend: StoredValue::new_local(None),
        }
    }

    /// Takes a lesson that was read.
    pub(super) fn take(self, read: LessonRead, id: Option<String>) {
        let steps = read.lesson.as_ref().map_or(0, |lesson| lesson.steps.len());
        let known = id.map(|id| Progress::load().of(&id).step);
        let step = known.filter(|step| *step < steps).unwrap_or(0);
        self.tasks.set_value(vec![None; steps]);
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
        self.keep(None);
    }

    fn clear(self) {
        self.verdict.set(None);
        self.wrong.set(None);
        self.shown.set(None);
    }

    /// Keeps what is done of a lesson of the course.
    fn keep(self, stars: Option<u8>) {
        if self.own.get_untracked() {
            return;
        }
        let step = if stars.is_some() {
            0
        } else {
            self.step.get_untracked()
        };
        self.lesson.with_untracked(|lesson| {
            if let Some(lesson) = lesson {
                Progress::keep(&lesson.id, step, stars);
            }
        });
    }

    /// Number of steps.
    pub fn steps(self) -> usize {
        self.lesson
            .with(|lesson| lesson.as_ref().map_or(0, |lesson| lesson.steps.len()))
    }

    /// True if the step is done.
    pub fn is_done(self) -> bool {
        self.attempt
            .with(|attempt| attempt.as_ref().is_some_and(Attempt::is_done))
    }

    /// The next step, or the end of the lesson.
    pub fn go_on(self) {
        if self.stars.with_untracked(Option::is_some) {
            self.context.send(match self.next.get_untracked() {
                Some(id) => LearnCommand::Lesson(id),
                None => LearnCommand::Home,
            });
            return;
        }
        if !untrack(|| self.is_done()) {
            return;
        }
        let step = self.step.get_untracked();
        if step + 1 < untrack(|| self.steps()) {
            return self.show(step + 1);
        }
        let tasks: Vec<u8> = self
            .tasks
            .with_value(|tasks| tasks.iter().flatten().copied().collect());
        let stars = Lesson::stars(if tasks.is_empty() { &[3] } else { &tasks });
        self.clear();
        self.stars.set(Some(stars));
        self.keep(Some(stars));
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
                    let done = tasks.iter().flatten().filter(|stars| **stars >= least);
                    done.count() as u32
                })
            };
            Some(LessonProgress {
                id: lesson.id.clone(),
                done: done(0),
                clean: done(3),
                tasks: lesson.steps.iter().filter(is_task).count() as u32,
                wrong,
                hints,
                is_over: self.stars.with_untracked(Option::is_some),
            })
        });
        if let Some(told) = told {
            self.context.send(LearnCommand::Progress(told));
        }
    }

    /// The task in a sentence; at the end the stars.
    pub fn task(self) -> String {
        let words = self.context.words.now();
        if let Some(stars) = self.stars.get() {
            return words.with("lesson-done", &args!["count" => stars]);
        }
        self.attempt.with(|attempt| {
            let task = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.task.clone());
            task.filter(|task| !task.is_empty())
                .unwrap_or_else(|| words.get("lesson-read"))
        })
    }

    /// The number of the step, in words.
    pub fn number(self) -> String {
        let (step, steps) = (self.step.get() + 1, self.steps());
        let words = self.context.words.now();
        words.with("learn-step-of", &args!["step" => step, "steps" => steps])
    }

    /// The explanation of the step; at the end a last word.
    pub fn text(self) -> String {
        if self.stars.with(Option::is_some) {
            return self.context.words.now().get("lesson-end");
        }
        self.attempt.with(|attempt| {
            let text = attempt
                .as_ref()
                .map(|attempt| attempt.step().words.text.clone());
            text.unwrap_or_default()
        })
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

    /// Begins the step again, or takes back the move that has let go of its goal.
    pub fn again(self) {
        self.clear();
        self.attempt.update(|attempt| {
            if let Some(attempt) = attempt
                && !(attempt.has_let_go() && attempt.take_back())
            {
                attempt.restart();
            }
        });
    }

    /// True if the last move has let go of the goal, and can be taken back.
    pub fn has_let_go(self) -> bool {
        self.attempt
            .with(|attempt| attempt.as_ref().is_some_and(Attempt::has_let_go))
    }

    /// Gives a hint.
    pub fn hint(self) {
        let hint = self.attempt.try_update(|attempt| {
            attempt
                .as_mut()
                .filter(|attempt| !attempt.is_done())
                .map(Attempt::hint)
        });
        let Some(Some((told, shown))) = hint else {
            return;
        };
        let words = self.context.words.once();
        let reason = match (&told, &shown) {
            (Some(told), _) => told.clone(),
            (None, Some(_)) => words.get("lesson-hint-shown"),
            (None, None) => words.get("lesson-hint-none"),
        };
        self.shown.set(shown);
        self.slips.update_value(|slips| slips.1 += 1);
        self.say(Verdict::Info, words.get("solve-hint-word"), reason);
    }

    fn say(self, verdict: Verdict, word: String, reason: String) {
        self.verdict.set(Some(VerdictText {
            verdict,
            word,
            reason,
        }));
    }

    /// Gives the attempt what the learner does, and tells the verdict. `at` is the square where it was done.
    pub fn act(self, input: &Input, at: Option<Square>) {
        let before = self.attempt.with_untracked(|attempt| {
            attempt
                .as_ref()
                .and_then(|attempt| attempt.position().legal().cloned())
        });
        let answer = self
            .attempt
            .try_update(|attempt| attempt.as_mut().map(|attempt| attempt.take(input)));
        let Some(Some(answer)) = answer else {
            return;
        };
        if let (Input::Move(mv), Some(before)) = (input, before)
            && !matches!(answer, Answer::Wrong(_) | Answer::Ignored)
        {
            self.hear(&before, *mv);
        }
        self.told(&answer, at);
        if answer == Answer::Reply {
            self.ask_robot();
        }
    }

    /// Makes a move heard.
    pub(super) fn hear(self, before: &chess::Position, mv: Move) {
        if let Some(moved) = Moved::of(before, mv) {
            self.context.send(LearnCommand::Moved(moved));
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
                    (right_words(attempt), attempt.stars())
                });
                let step = self.step.get_untracked();
                self.tasks.update_value(|tasks| {
                    if let Some(task) = tasks.get_mut(step) {
                        *task = Some(task.unwrap_or_default().max(stars));
                    }
                });
                self.say(Verdict::Right, words.get("lesson-right"), right);
                self.report();
            }
        }
    }

    /// A piece was put down: a move, if it is one.
    pub fn put_down(self, from: Square, to: Square, choice: Option<Role>) {
        let auto_queen = self
            .context
            .input
            .with_untracked(|input| input.preferences.auto_queen);
        let choice = choice.or(auto_queen.then_some(Role::Queen));
        let mv = self.attempt.with_untracked(|attempt| {
            let moves = attempt.as_ref()?.position().moves_by_drop(from, to);
            let is_meant = |mv: &&Move| moves.len() == 1 || mv.promotion() == choice;
            moves.iter().find(is_meant).copied()
        });
        if let Some(mv) = mv {
            self.act(&Input::Move(mv), Some(to));
        }
    }

    /// A piece of the tray was carried onto a square.
    pub fn place(self, piece: BoardPiece, square: Square) {
        let known = Role::ALL.map(|role| role.of(piece.color));
        let piece = known
            .into_iter()
            .find(|known| BoardPiece::from(*known) == piece);
        self.act(&Input::Place(square, piece), Some(square));
    }
}

/// Words to what is done: those of the option chosen, or of the step.
fn right_words(attempt: &Attempt) -> String {
    let step = attempt.step();
    if let Task::Choose(choices) = &step.task {
        let chosen = choices
            .iter()
            .find(|choice| choice.is_right && !choice.answer.is_empty());
        if let Some(chosen) = chosen.filter(|_| step.words.right.is_empty()) {
            return chosen.answer.clone();
        }
    }
    step.words.right.clone()
}
