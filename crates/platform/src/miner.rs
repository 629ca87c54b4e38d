//! Client of the engine's worker for mining puzzles out of games.
//!
//! A miner has a worker of its own. It is cancelled by ending it: everything found has been told, with the point from which it
//! can go on.

use crate::engine_client::{Answer, EngineClient};
use crate::files;
use protocol::Task;
use protocol::library::Problem;
use protocol::mine::{MineAnswer, MinePiece, MineTask, PIECE, Progress, RejectedSwing};
use protocol::puzzle::Puzzle;
use std::cell::{Cell, RefCell};
use std::hash::{DefaultHasher, Hasher};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// Message of a miner.
pub enum Mined {
    /// A puzzle. The same one may come again where two games have the same position, or work was repeated.
    Found(Box<Puzzle>),
    /// The first of the faults of the PGN so far, and the number of all.
    Faults(Vec<Problem>, u32),
    /// Swings that became no puzzle.
    Rejected(Vec<RejectedSwing>),
    /// So much of the file has been read: the games mined so far are in it.
    Read(Prefix),
    /// Progress of the miner. Before this everything up to [`Progress::next`] has been told.
    Progress(Progress),
    /// The end: nothing is told after it. All games are mined, or the reason why they are not.
    Done(Result<(), Trouble>),
}

/// Reason why games are not mined.
pub enum Trouble {
    /// The file cannot be read, for the browser's reason.
    Unreadable(String),
    /// The engine has given up, for the reason given.
    Engine(String),
}

/// The beginning of a file, by which the file is known again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prefix {
    /// Its length in bytes.
    pub bytes: u64,
    /// A hash of it.
    pub hash: u64,
}

/// A miner. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct Miner(Rc<Inner>);

#[derive(Default)]
struct Inner {
    client: EngineClient<MineAnswer>,
    /// The number of the mining in progress: pieces for an earlier one are dropped.
    turn: Cell<u32>,
}

/// A file as far as it has been read.
struct Reading {
    file: Blob,
    bytes: u64,
    hasher: DefaultHasher,
}

impl Reading {
    fn new(file: Blob) -> Reading {
        Reading {
            file,
            bytes: 0,
            hasher: DefaultHasher::new(),
        }
    }

    fn note(&mut self, bytes: &[u8]) -> Prefix {
        self.hasher.write(bytes);
        self.bytes += bytes.len() as u64;
        Prefix {
            bytes: self.bytes,
            hash: self.hasher.finish(),
        }
    }
}

/// True if a file begins so; the error is the browser's reason why it cannot be read.
///
/// # Errors
/// The file cannot be read, for the browser's reason.
pub async fn begins_with(file: &Blob, prefix: Prefix) -> Result<bool, String> {
    let mut reading = Reading::new(file.clone());
    let mut read = Prefix::default();
    while read.bytes < prefix.bytes {
        let most = PIECE.min(prefix.bytes - read.bytes);
        let bytes = files::bytes_of(file, read.bytes, most).await?;
        if bytes.is_empty() {
            return Ok(false);
        }
        read = reading.note(&bytes);
    }
    Ok(prefix.bytes == 0 || read == prefix)
}

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
    /// Begins to mine the games of a file; what was mined before is cancelled.
    pub fn mine(&self, task: MineTask, file: Blob, tell: impl Fn(Mined) + 'static) {
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
        let reading = Rc::new(RefCell::new(Reading::new(file)));
        let (turn, tell) = (self.0.turn.get(), Rc::new(tell));
        // The client keeps what it is given here, and would never end if it kept itself.
        let miner = Rc::downgrade(&self.0);
        self.0.client.request(write, move |answer| match answer {
            MineAnswer::Found(puzzle) => tell(Mined::Found(puzzle)),
            MineAnswer::Faults(problems, all) => tell(Mined::Faults(problems, all)),
            MineAnswer::Rejected(swings) => tell(Mined::Rejected(swings)),
            MineAnswer::Progress(progress) => {
                next.set(progress.next);
                tell(Mined::Progress(progress));
            }
            MineAnswer::Wanted(from) => {
                let (miner, reading, tell) = (miner.clone(), Rc::clone(&reading), Rc::clone(&tell));
                spawn_local(async move {
                    if let Some(miner) = miner.upgrade() {
                        miner.send(turn, from, &reading, &*tell).await;
                    }
                });
            }
            MineAnswer::Done => tell(Mined::Done(Ok(()))),
            MineAnswer::Failed(why) => tell(Mined::Done(Err(Trouble::Engine(why)))),
            // Nobody tells it to stop: it is ended.
            MineAnswer::Stopped => {}
        });
    }

    /// Ends the mining at once. What was found has been told; a task from the last [`Progress::next`] goes on from there.
    pub fn cancel(&self) {
        self.0.turn.set(self.0.turn.get() + 1);
        self.0.client.end();
    }
}

impl Inner {
    /// Sends the piece of the file from this byte on.
    async fn send(&self, turn: u32, from: u64, reading: &RefCell<Reading>, tell: &impl Fn(Mined)) {
        let file = reading.borrow().file.clone();
        let bytes = files::bytes_of(&file, from, PIECE).await;
        if self.turn.get() != turn {
            return;
        }
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(why) => return tell(Mined::Done(Err(Trouble::Unreadable(why)))),
        };
        let prefix = {
            let mut reading = reading.borrow_mut();
            // A new worker begins at the beginning.
            if from != reading.bytes {
                *reading = Reading::new(file.clone());
            }
            reading.note(&bytes)
        };
        tell(Mined::Read(prefix));
        let is_last = bytes.is_empty() || prefix.bytes >= file.size() as u64;
        let piece = MinePiece::new(from, &bytes, is_last);
        self.client.tell(Task::Games(piece));
    }
}
