//! Client of the engine's worker for judging puzzles: verdicts come while the solver thinks, and at once for his move.
//!
//! A judge has a worker of its own. It works in steps and hears what is sent to it between them, so that it goes on from one
//! task to the next without being ended.
//!
//! # A verdict on a puzzle's move
//!
//! [`Judge::prepare`] sends a `puzzle::Task` as a message (`crates/puzzle/src/judge/messages.rs`).
//! `crates/worker/src/judging.rs` tells what needs no search, then the best line, then the verdict on each move,
//! captures and checks first, one per turn of the worker's event loop (`crates/worker/src/job.rs`). When the solver
//! moves, the verdict is known already, or [`Judge::ask`] has the worker judge that move next.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::judge::{JudgeAnswer, JudgeTask, Verdict};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

type OnVerdict = Box<dyn FnOnce(Result<Verdict, String>)>;
type OnLine = Box<dyn FnOnce(Result<Vec<String>, String>)>;

/// Findings about the task in hand, and the callers that wait for more. Moves are in UCI.
#[derive(Default)]
struct Findings {
    verdicts: BTreeMap<String, Verdict>,
    best: Option<Vec<String>>,
    /// The moves whose verdicts are waited for.
    waiting: Vec<(String, OnVerdict)>,
    waiting_for_best: Vec<OnLine>,
    failed: Option<String>,
}

/// A judge. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct Judge {
    client: EngineClient<JudgeAnswer>,
    findings: Rc<RefCell<Findings>>,
}

impl Answer for JudgeAnswer {
    fn failed(why: String) -> JudgeAnswer {
        JudgeAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        matches!(
            self,
            JudgeAnswer::Done | JudgeAnswer::Stopped | JudgeAnswer::Failed(_)
        )
    }
}

impl Judge {
    /// Starts the worker if it is not there, so that the first task need not wait for it.
    pub fn warm_up(&self) {
        self.client.warm_up();
    }

    /// Begins a task; the one before is forgotten with all that waited for it. `on_verdict` gets each move with its verdict,
    /// once, as they are found.
    pub fn prepare(&self, task: JudgeTask, on_verdict: impl Fn(&str, &Verdict) + 'static) {
        *self.findings.borrow_mut() = Findings::default();
        let findings = Rc::downgrade(&self.findings);
        let write = move || Task::Judge(task.clone());
        self.client.request(write, move |answer| {
            if let Some(findings) = findings.upgrade() {
                hear(&findings, answer, &on_verdict);
            }
        });
    }

    /// Has a move judged next. `on_verdict` is called with the verdict, at once if it is there already, or with the reason why
    /// there will be none; it is not called if another task takes the place of this.
    pub fn ask(&self, uci: &str, on_verdict: impl FnOnce(Result<Verdict, String>) + 'static) {
        let mut findings = self.findings.borrow_mut();
        let known = findings.verdicts.get(uci).cloned().map(Ok);
        let known = known.or_else(|| findings.failed.clone().map(Err));
        if let Some(known) = known {
            drop(findings);
            return on_verdict(known);
        }
        findings
            .waiting
            .push((uci.to_owned(), Box::new(on_verdict)));
        drop(findings);
        self.client.add(Task::First(uci.to_owned()));
    }

    /// The solution: the stored main line, or else the best line, as soon as it is found. Called back as [`Judge::ask`] does.
    pub fn ask_best(&self, on_line: impl FnOnce(Result<Vec<String>, String>) + 'static) {
        let mut findings = self.findings.borrow_mut();
        let known = findings.best.clone().map(Ok);
        let known = known.or_else(|| findings.failed.clone().map(Err));
        match known {
            Some(known) => {
                drop(findings);
                on_line(known);
            }
            None => findings.waiting_for_best.push(Box::new(on_line)),
        }
    }
}

fn hear(findings: &RefCell<Findings>, answer: JudgeAnswer, on_verdict: &dyn Fn(&str, &Verdict)) {
    let mut known = findings.borrow_mut();
    match answer {
        JudgeAnswer::Best(line) => {
            known.best = Some(line.clone());
            let waiting = std::mem::take(&mut known.waiting_for_best);
            drop(known);
            for on_line in waiting {
                on_line(Ok(line.clone()));
            }
        }
        JudgeAnswer::Verdict { uci, verdict } => {
            let is_new = known
                .verdicts
                .insert(uci.clone(), verdict.clone())
                .is_none();
            let waiting = std::mem::take(&mut known.waiting);
            let (told, waiting) = waiting.into_iter().partition(|(asked, _)| *asked == uci);
            known.waiting = waiting;
            drop(known);
            if is_new {
                on_verdict(&uci, &verdict);
            }
            let told: Vec<(String, OnVerdict)> = told;
            for (_, asked) in told {
                asked(Ok(verdict.clone()));
            }
        }
        // Whoever asked before this was heard has been answered.
        JudgeAnswer::Done | JudgeAnswer::Stopped => {}
        JudgeAnswer::Failed(why) => {
            known.failed = Some(why.clone());
            let waiting = std::mem::take(&mut known.waiting);
            let waiting_for_best = std::mem::take(&mut known.waiting_for_best);
            drop(known);
            for (_, asked) in waiting {
                asked(Err(why.clone()));
            }
            for on_line in waiting_for_best {
                on_line(Err(why.clone()));
            }
        }
    }
}
