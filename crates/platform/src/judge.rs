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
//! moves, the verdict is known already, or [`Judge::first`] has the worker judge that move next. Nothing is kept here:
//! `puzzle::solving::Solving` remembers the verdicts.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::judge::{JudgeAnswer, JudgeTask};

/// A judge. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct Judge(EngineClient<JudgeAnswer>);

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
        self.0.warm_up();
    }

    /// Begins a task; the one before is forgotten. `on_answer` gets every answer, those of repetitions too where a worker has
    /// died, the terminal one last.
    pub fn prepare(&self, task: JudgeTask, on_answer: impl Fn(JudgeAnswer) + 'static) {
        self.0.request(move || Task::Judge(task.clone()), on_answer);
    }

    /// Has a move of the task, in UCI, judged next, and its verdict told.
    pub fn first(&self, uci: &str) {
        self.0.add(Task::First(uci.to_owned()));
    }
}
