//! The thread that owns the engine.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle, Thread};
use std::time::Instant;

use engine::nnue::Network;
use engine::time::{Budget, TimeManager};
use engine::{Engine, Level, Root, Weights};

use super::go::Go;
use super::host::{Signal, Terminal};
use super::say;
use crate::notation;

/// The search recurses once a ply, with its moves on the stack.
pub const STACK: usize = 16 << 20;

/// Commands to the engine, done one after the other.
pub enum Order {
    /// To say that all orders before this one are done.
    Ready,
    Clear,
    Hash(usize),
    Level(Level),
    Lines(usize),
    /// To evaluate by piece weights.
    Weights(Weights),
    /// To evaluate by a network, the engine's own if there is no other.
    Network(Option<Box<Network>>),
    Search(Box<Request>),
}

/// A search asked for.
pub struct Request {
    /// `None` if the position that was meant was refused: there is no move.
    pub root: Option<Root>,
    pub go: Go,
    pub signal: Arc<Signal>,
    /// When it was asked for: the clock runs since then.
    pub received: Instant,
    /// Castling is written as the king taking its rook.
    pub chess960: bool,
}

/// The other end of the thread that owns the engine.
pub struct Searcher {
    orders: Sender<Order>,
    thread: JoinHandle<()>,
}

impl Searcher {
    pub fn start(hash_mb: usize) -> io::Result<Searcher> {
        let (orders, inbox) = channel();
        let thread = thread::Builder::new()
            .name("search".into())
            .stack_size(STACK)
            .spawn(move || serve(&inbox, Engine::new(hash_mb)))?;
        Ok(Searcher { orders, thread })
    }

    /// Hands in an order. It waits for the ones before it.
    pub fn order(&self, order: Order) {
        // The thread ends only when standard output is gone; then there is no one to tell.
        let _ = self.orders.send(order);
    }

    /// The thread, to wake it.
    pub fn thread(&self) -> Thread {
        self.thread.thread().clone()
    }

    /// Waits until all orders are done.
    pub fn finish(self) {
        drop(self.orders);
        let _ = self.thread.join();
    }
}

fn serve(inbox: &Receiver<Order>, mut engine: Engine) {
    engine::prepare();
    let mut level = Level::new(Level::MAX).expect("the highest level is a level");
    let mut lines = 1;
    while let Ok(order) = inbox.recv() {
        match order {
            Order::Ready => {
                if say(format_args!("readyok")).is_err() {
                    return;
                }
            }
            Order::Clear => engine.clear(),
            Order::Hash(mb) => engine.set_hash(mb),
            Order::Level(wanted) => level = wanted,
            Order::Lines(wanted) => lines = wanted,
            Order::Weights(weights) => engine.set_weights(weights),
            Order::Network(network) => engine.set_network(network),
            Order::Search(request) => {
                if search(&mut engine, level, lines, &request).is_err() {
                    return;
                }
            }
        }
    }
}

fn search(engine: &mut Engine, level: Level, lines: usize, request: &Request) -> io::Result<()> {
    let Request {
        root,
        go,
        signal,
        received,
        chess960,
    } = request;
    let Some(root) = root else {
        say(format_args!(
            "info string the position was refused: there is no move"
        ))?;
        signal.wait(go.infinite);
        return say(format_args!("bestmove (none)"));
    };
    // Where there is no choice there is nothing to think about.
    let forced = root.position.legal_moves().len() <= 1;
    let time = go.time.map(|budget| Budget {
        soft_ms: if forced { 0 } else { budget.soft_ms },
        ..budget
    });
    let mut host = Terminal {
        position: &root.position,
        signal,
        start: *received,
        time: time.map(TimeManager::new),
        mate: go.mate,
        chess960: *chess960,
        told: Vec::new(),
    };

    // Levels vary from game to game but not when the same game is repeated.
    let seed = root
        .history
        .iter()
        .fold(0, |seed: u64, key| seed.rotate_left(5) ^ key);
    // Who plays below full strength has one move in mind and may overlook any.
    let result = if level.number() == Level::MAX {
        engine.analyse(root, lines, go.only.as_deref(), &go.limits, &mut host)
    } else {
        engine.play_at(root, level, seed, &go.limits, &mut host)
    };
    // An iteration that was broken off may have found another move, and where the game is over there was no iteration.
    if result.info.lines != host.told {
        host.tell(&result.info)?;
    }
    // A GUI that ponders or analyses takes no answer before it has asked for one.
    signal.wait(go.infinite);

    let name = |mv| notation::uci(&root.position, mv, *chess960);
    match (result.best, result.ponder) {
        (None, _) => say(format_args!("bestmove (none)")),
        (Some(best), None) => say(format_args!("bestmove {}", name(best))),
        (Some(best), Some(ponder)) => {
            let reply = notation::uci(&root.position.after(best), ponder, *chess960);
            say(format_args!("bestmove {} ponder {reply}", name(best)))
        }
    }
}
