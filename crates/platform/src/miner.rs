//! Client of the engine's worker for mining puzzles out of games.
//!
//! A miner has a worker of its own. It is cancelled by ending it: everything found has been told, with the point from which it
//! can go on.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::library::Problem;
use protocol::mine::{MineAnswer, MineTask, Progress};
use protocol::puzzle::Puzzle;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Message of a miner.
pub enum Mined {
    /// A puzzle. The same one may come again where two games have the same position, or work was repeated.
    Found(Box<Puzzle>),
    /// The first of the faults of the PGN, and the number of all: told once, if there are any, before anything is found.
    Faults(Vec<Problem>, u32),
    /// So many swings became no puzzle, by their reasons, since this was last told.
    Rejected(BTreeMap<String, u32>),
    /// Progress of the miner. Before this everything up to [`Progress::next`] has been told.
    Progress(Progress),
    /// The end: nothing is told after it. All games are mined, or the reason why they are not.
    Done(Result<(), String>),
}

/// A miner. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct Miner(EngineClient<MineAnswer>);

impl Answer for MineAnswer {
    fn failed(why: String) -> MineAnswer {
        MineAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        matches!(
            self,
            MineAnswer::Done | MineAnswer::Stopped | MineAnswer::Failed(_)
        )
    }
}

impl Miner {
    /// Begins to mine; what was mined before is cancelled.
    pub fn mine(&self, task: MineTask, tell: impl Fn(Mined) + 'static) {
        self.cancel();
        // A worker that dies is replaced by one that goes on from here.
        let next = Rc::new(Cell::new(task.from));
        let from = Rc::clone(&next);
        let write = move || {
            Task::Mine(MineTask {
                from: from.get(),
                ..task.clone()
            })
        };
        self.0.request(write, move |answer| match answer {
            MineAnswer::Found(puzzle) => tell(Mined::Found(puzzle)),
            MineAnswer::Faults(problems, all) => tell(Mined::Faults(problems, all)),
            MineAnswer::Rejected(counts) => tell(Mined::Rejected(counts)),
            MineAnswer::Progress(progress) => {
                next.set(progress.next);
                tell(Mined::Progress(progress));
            }
            MineAnswer::Done => tell(Mined::Done(Ok(()))),
            MineAnswer::Failed(why) => tell(Mined::Done(Err(why))),
            // Nobody tells it to stop: it is ended.
            MineAnswer::Stopped => {}
        });
    }

    /// Ends the mining at once. What was found has been told; a task from the last [`Progress::next`] goes on from there.
    pub fn cancel(&self) {
        self.0.end();
    }
}
