//! `sessa uci`: the Universal Chess Interface (Huber & Meyer-Kahlen 2006).
//!
//! Two threads. This one reads standard input and always answers; the other owns the engine and does
//! what it is told in order. They share a stop signal a search, so that a late `stop` can never
//! hit the search after it.

mod go;
mod host;
mod options;
mod position;
mod searcher;

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use engine::nnue::Network;
use engine::{Level, Root, Weights};

use crate::network;
use go::Go;
use host::Signal;
use options::Setting;
pub use searcher::STACK;
use searcher::{Order, Request, Searcher};

/// Reads commands until `quit` or the end of input. Whatever cannot be understood is answered with
/// an `info string` and changes nothing.
pub fn run(input: impl BufRead) -> io::Result<()> {
    let mut session = Session {
        root: Root::new(chess::Position::default()),
        searcher: Searcher::start(options::HASH_DEFAULT)?,
        running: None,
        chess960: false,
        overhead_ms: options::OVERHEAD_DEFAULT,
        weights: None,
        network: None,
        level: highest(),
        elo: highest().elo(),
        limited: false,
    };
    for line in input.split(b'\n') {
        // Not every GUI writes UTF-8, and nothing here depends on it.
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if line.trim() == "quit" {
            break;
        }
        if let Err(complaint) = session.obey(&line) {
            say(format_args!("info string {complaint}"))?;
        }
    }
    session.stop();
    session.searcher.finish();
    Ok(())
}

/// Writes one line, whole and at once: a GUI waits for it.
fn say(line: std::fmt::Arguments<'_>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

struct Session {
    root: Root,
    searcher: Searcher,
    /// Stops the search last begun, if it still runs.
    running: Option<Arc<Signal>>,
    /// Castling is written as the king taking its rook.
    chess960: bool,
    /// Milliseconds that the way of an answer to the clock is taken to cost.
    overhead_ms: u64,
    /// The piece weights that positions are judged by, if any, and the file of the network that else does, if it is not the
    /// engine's own.
    weights: Option<Weights>,
    network: Option<PathBuf>,
    /// The option `Level`, and `UCI_Elo`, which counts instead where strength is limited.
    level: Level,
    elo: u32,
    limited: bool,
}

/// The network in a file, if one is named.
fn read(file: Option<&Path>) -> Result<Option<Box<Network>>, String> {
    file.map(network::read).transpose()
}

fn highest() -> Level {
    Level::new(Level::MAX).expect("the highest level is a level")
}

impl Session {
    fn obey(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return Ok(());
        };
        let words: Vec<&str> = words.collect();
        match command {
            "uci" => Session::introduce().map_err(|error| error.to_string()),
            "isready" => say(format_args!("readyok")).map_err(|error| error.to_string()),
            "ucinewgame" => {
                self.stop();
                self.searcher.order(Order::Clear);
                Ok(())
            }
            "position" => {
                self.root = position::parse(&words)?;
                Ok(())
            }
            "go" => {
                let received = Instant::now();
                let go = Go::parse(&words, &self.root.position, self.overhead_ms)?;
                self.stop();
                let signal = Arc::new(Signal::new(self.searcher.thread(), go.ponder));
                self.running = Some(Arc::clone(&signal));
                self.searcher.order(Order::Search(Box::new(Request {
                    root: self.root.clone(),
                    go,
                    signal,
                    received,
                    chess960: self.chess960,
                })));
                Ok(())
            }
            "stop" => {
                self.stop();
                Ok(())
            }
            "setoption" => self.set_option(&words),
            "ponderhit" => {
                if let Some(signal) = &self.running {
                    signal.ponderhit();
                }
                Ok(())
            }
            // Known to the protocol, of no use here.
            "debug" | "register" => Ok(()),
            _ => Err(format!("unknown command `{command}`")),
        }
    }

    fn introduce() -> io::Result<()> {
        say(format_args!("id name Sessa {}", env!("CARGO_PKG_VERSION")))?;
        say(format_args!("id author the Sessa authors"))?;
        options::introduce()?;
        say(format_args!("uciok"))
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        let order = match options::parse(words)? {
            Setting::Ponder => return Ok(()),
            Setting::Chess960(chess960) => {
                self.chess960 = chess960;
                return Ok(());
            }
            Setting::Overhead(ms) => {
                self.overhead_ms = ms;
                return Ok(());
            }
            Setting::Hash(mb) => Order::Hash(mb),
            Setting::ClearHash => Order::Clear,
            Setting::Weights(weights) => {
                let order = match weights {
                    Some(weights) => Order::Weights(weights),
                    None => Order::Network(read(self.network.as_deref())?),
                };
                self.weights = weights;
                order
            }
            Setting::Network(file) => {
                let network = read(file.as_deref())?;
                self.network = file;
                if self.weights.is_some() {
                    return Ok(());
                }
                Order::Network(network)
            }
            Setting::Lines(lines) => Order::Lines(lines),
            Setting::Level(level) => {
                self.level = level;
                self.strength()
            }
            Setting::Elo(elo) => {
                self.elo = elo;
                self.strength()
            }
            Setting::LimitStrength(limited) => {
                self.limited = limited;
                self.strength()
            }
        };
        self.stop();
        self.searcher.order(order);
        Ok(())
    }

    /// The level the options lead to.
    fn strength(&self) -> Order {
        Order::Level(if self.limited {
            Level::nearest(self.elo)
        } else {
            self.level
        })
    }

    fn stop(&mut self) {
        if let Some(signal) = self.running.take() {
            signal.stop();
        }
    }
}
