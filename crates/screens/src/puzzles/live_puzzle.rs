//! Puzzle in play: the one interpreter of the effects of [`Solving`], with its judge and its timer, for the solving screen
//! and for embedded boards.
//!
//! [`LivePuzzle::act`] gives an intent to [`Solving::act`] and carries out what comes of it. Verdicts, the best line and
//! alarms come back as intents. What is recorded, told and announced is the owner's: the functions of a [`PuzzleOwner`].

use chess::{Move, Position};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use platform::judge::Judge;
use protocol::judge::JudgeAnswer;
use puzzle::solving::{Attempt, Effect, Intent, Phase, Solving};
use puzzle::{Task, Verdict};
use std::rc::Rc;

/// A puzzle in play. A handle.
#[derive(Clone, Copy)]
pub struct LivePuzzle {
    /// The attempt; none before the first puzzle.
    pub solving: RwSignal<Option<Solving>>,
    inner: StoredValue<Inner, LocalStorage>,
}

/// Functions by which the owner of a [`LivePuzzle`] hears of it.
pub struct PuzzleOwner {
    /// Milliseconds of the solver's clock, which does not go back.
    pub now: Box<dyn Fn() -> u64>,
    /// A move was made on the board, by either side.
    pub played: Box<dyn Fn(Move)>,
    /// The first attempt has ended.
    pub record: Box<dyn Fn(Attempt)>,
    /// An intent has been carried out with all its effects.
    pub acted: Box<dyn Fn(&Acted)>,
    /// The judge was needed and has failed, for this reason.
    pub failed: Box<dyn Fn(String)>,
}

/// An intent that has been carried out.
pub struct Acted {
    /// The phase before it.
    pub before: Phase,
    /// The phase that it led to.
    pub after: Phase,
    /// True if the journal of the attempt has grown. Most verdicts are about moves that are never made.
    pub is_journaled: bool,
}

#[derive(Default)]
struct Inner {
    owner: Option<Rc<PuzzleOwner>>,
    judge: Judge,
    alarm: Option<Timeout>,
    /// The best line of the task, once the judge has found it.
    best: Option<Vec<Move>>,
    /// True while [`Effect::Best`] waits for it.
    awaits_best: bool,
    /// The reason why the judge tells no more of the task.
    failed: Option<String>,
    is_stopped: bool,
}

impl Acted {
    /// True if the phase is another.
    pub fn is_change(&self) -> bool {
        self.before != self.after
    }
}

impl Default for LivePuzzle {
    fn default() -> LivePuzzle {
        LivePuzzle {
            solving: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
        }
    }
}

impl LivePuzzle {
    /// Names the owner, and starts the judge, so that the first puzzle need not wait for it.
    pub fn connect(self, owner: PuzzleOwner) {
        self.inner.update_value(|inner| {
            inner.owner = Some(Rc::new(owner));
            inner.judge.warm_up();
        });
    }

    /// Begins with an attempt, new or resumed, and what has to be done for it.
    pub fn begin(self, solving: Solving, effects: Vec<Effect>) {
        self.inner.update_value(|inner| {
            inner.alarm = None;
            inner.is_stopped = false;
        });
        self.solving.set(Some(solving));
        self.carry_out(effects);
    }

    /// Takes the puzzle off the board.
    pub fn clear(self) {
        self.stop();
        self.solving.set(None);
    }

    /// Leaves the puzzle as it is: neither alarm nor verdict nor anything else changes it any more.
    pub fn stop(self) {
        self.inner.update_value(|inner| {
            inner.alarm = None;
            inner.is_stopped = true;
        });
    }

    /// Carries out an intent, unless the puzzle has been stopped.
    pub fn act(self, intent: Intent) {
        let Some(owner) = self.owner() else { return };
        let acted = self.solving.try_update(|solving| {
            let solving = solving.as_mut()?;
            let before = solving.phase().clone();
            let length = solving.journal().text().len();
            let effects = solving.act(intent, (owner.now)());
            let acted = Acted {
                before,
                after: solving.phase().clone(),
                is_journaled: solving.journal().text().len() > length,
            };
            Some((acted, effects))
        });
        if let Some(Some((acted, effects))) = acted {
            self.carry_out(effects);
            (owner.acted)(&acted);
        }
    }

    /// The owner; none once its page has been closed, or the puzzle stopped.
    fn owner(self) -> Option<Rc<PuzzleOwner>> {
        let owner = |inner: &Inner| inner.owner.clone().filter(|_| !inner.is_stopped);
        self.inner.try_with_value(owner).flatten()
    }

    fn carry_out(self, effects: Vec<Effect>) {
        let Some(owner) = self.owner() else { return };
        for effect in effects {
            match effect {
                Effect::Prepare(task) => self.prepare(&task),
                Effect::Judge(mv) => self.judge_first(mv),
                Effect::Best => self.ask_best(),
                Effect::Alarm(millis) => {
                    let alarm = Timeout::new(millis, move || self.act(Intent::Alarm));
                    self.inner.update_value(|inner| inner.alarm = Some(alarm));
                }
                Effect::Played(mv) => (owner.played)(mv),
                Effect::Record(attempt) => (owner.record)(attempt),
            }
        }
    }

    /// Has the judge begin with a task.
    fn prepare(self, task: &Task) {
        let start = task.root.position.clone();
        let judge = self.inner.try_update_value(|inner| {
            inner.best = None;
            inner.awaits_best = false;
            inner.failed = None;
            inner.judge.clone()
        });
        if let Some(judge) = judge {
            let hear = move |answer| self.hear(&start, answer);
            judge.prepare(task.to_message(), hear);
        }
    }

    /// An answer of the judge about the task that begins with this position.
    fn hear(self, start: &Position, answer: JudgeAnswer) {
        match answer {
            JudgeAnswer::Verdict { uci, verdict } => {
                let Ok(mv) = start.parse_uci(&uci) else {
                    return;
                };
                if let Ok(verdict) = Verdict::from_message(&verdict, start, mv) {
                    self.act(Intent::Judged(mv, verdict));
                }
            }
            JudgeAnswer::Best(line) => {
                let best = read(start, &line);
                let is_awaited = self.inner.try_update_value(|inner| {
                    inner.best = Some(best.clone());
                    std::mem::take(&mut inner.awaits_best)
                });
                if is_awaited == Some(true) {
                    self.act(Intent::Best(best));
                }
            }
            JudgeAnswer::Failed(why) => {
                let is_awaited = self.inner.try_update_value(|inner| {
                    inner.failed = Some(why.clone());
                    std::mem::take(&mut inner.awaits_best)
                });
                let judging = |solving: &Option<Solving>| match solving.as_ref()?.phase() {
                    Phase::Judging(mv) => Some(*mv),
                    _ => None,
                };
                let judging = self.solving.try_with_untracked(judging).flatten();
                if let Some(mv) = judging {
                    self.give_up(why, Intent::Judged(mv, Verdict::NoAttempt));
                } else if is_awaited == Some(true) {
                    self.give_up(why, Intent::Best(Vec::new()));
                }
            }
            JudgeAnswer::Done | JudgeAnswer::Stopped => {}
        }
    }

    /// Asks for the verdict on a move of the task.
    fn judge_first(self, mv: Move) {
        let uci = self.solving.with_untracked(|solving| {
            let root = &solving.as_ref()?.task().root;
            Some(root.position.to_uci(mv).to_string())
        });
        let asked = self.inner.try_with_value(|inner| {
            if let (None, Some(uci)) = (&inner.failed, uci) {
                inner.judge.first(&uci);
            }
            inner.failed.clone()
        });
        if let Some(why) = asked.flatten() {
            self.give_up(why, Intent::Judged(mv, Verdict::NoAttempt));
        }
    }

    /// Asks for the best line of the task.
    fn ask_best(self) {
        let known = self.inner.try_update_value(|inner| {
            inner.awaits_best = inner.best.is_none() && inner.failed.is_none();
            (inner.best.clone(), inner.failed.clone())
        });
        match known {
            Some((Some(best), _)) => self.act(Intent::Best(best)),
            Some((None, Some(why))) => self.give_up(why, Intent::Best(Vec::new())),
            _ => {}
        }
    }

    /// Tells that the judge has failed, and goes on without it.
    fn give_up(self, why: String, without: Intent) {
        if let Some(owner) = self.owner() {
            (owner.failed)(why);
        }
        self.act(without);
    }
}

/// The legal moves with which a line in UCI begins.
fn read(start: &Position, line: &[String]) -> Vec<Move> {
    let mut position = start.clone();
    let moves = line.iter().map_while(|uci| {
        let mv = position.parse_uci(uci).ok()?;
        position.play(mv);
        Some(mv)
    });
    moves.collect()
}
