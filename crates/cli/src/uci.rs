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
use std::sync::{Arc, Weak};
use std::time::Instant;

use chess::Position;
use engine::nnue::Network;
use engine::{Level, Root, Weights, time};

use crate::network;
use go::Go;
use host::Signal;
use options::Setting;
pub use searcher::STACK;
use searcher::{Order, Request, Searcher};

/// Commands of the protocol.
const COMMANDS: [&str; 11] = [
    "uci",
    "debug",
    "isready",
    "setoption",
    "register",
    "ucinewgame",
    "position",
    "go",
    "stop",
    "ponderhit",
    "quit",
];

/// Reads commands until `quit` or the end of input. Words before a command are passed over, as the protocol says; a line
/// that cannot be understood is answered with an `info string` and changes nothing.
pub fn run(input: impl BufRead) -> io::Result<()> {
    let mut session = Session {
        root: Some(Root::new(Position::default())),
        searcher: Searcher::start(options::HASH_DEFAULT)?,
        running: Weak::new(),
        chess960: false,
        overhead_ms: time::OVERHEAD_MS,
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
        // A shell may begin its pipe with a byte order mark.
        let words: Vec<&str> = line
            .trim_start_matches('\u{feff}')
            .split_whitespace()
            .collect();
        let obeyed = match words.iter().position(|word| COMMANDS.contains(word)) {
            Some(at) if words[at] == "quit" => break,
            Some(at) => session.obey(words[at], &words[at + 1..]),
            None => words
                .first()
                .map_or(Ok(()), |word| Err(format!("unknown command `{word}`"))),
        };
        if let Err(complaint) = obeyed {
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

/// Tells which words of a command were passed over, if any.
fn tell_passed_over(command: &str, words: &[&str]) -> Result<(), String> {
    if words.is_empty() {
        return Ok(());
    }
    let words = words.join(" ");
    say(format_args!("info string {command}: passed over `{words}`"))
        .map_err(|error| error.to_string())
}

struct Session {
    /// The position to search; `None` if the last one was refused.
    root: Option<Root>,
    searcher: Searcher,
    /// Signal to the search last begun, which holds it until it has answered.
    running: Weak<Signal>,
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
    /// Obeys a command. What cannot be obeyed is the error.
    ///
    /// While a search runs, options and `ucinewgame` wait for its end, and nothing else does.
    fn obey(&mut self, command: &str, words: &[&str]) -> Result<(), String> {
        match command {
            "uci" => Session::introduce().map_err(|error| error.to_string()),
            "isready" if self.running.upgrade().is_some() => {
                say(format_args!("readyok")).map_err(|error| error.to_string())
            }
            "isready" => {
                self.searcher.order(Order::Ready);
                Ok(())
            }
            "ucinewgame" => {
                self.searcher.order(Order::Clear);
                Ok(())
            }
            "position" => {
                // One that is refused leaves none: a move of an earlier position would be played in this one.
                self.root = None;
                let (root, passed_over) =
                    position::parse(words).map_err(|why| format!("position refused: {why}"))?;
                self.root = Some(root);
                tell_passed_over(command, &passed_over)
            }
            "go" => self.go(words),
            "stop" => {
                self.stop();
                Ok(())
            }
            "setoption" => self.set_option(words),
            "ponderhit" => {
                if let Some(signal) = self.running.upgrade() {
                    signal.ponderhit();
                }
                Ok(())
            }
            // Known to the protocol, of no use here.
            _ => Ok(()),
        }
    }

    /// Begins a search, which gives one `bestmove` whatever the words are.
    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        let received = Instant::now();
        self.stop();
        let none = Position::default();
        let position = self.root.as_ref().map_or(&none, |root| &root.position);
        let (go, passed_over) = Go::parse(words, position, self.overhead_ms);
        // Before the search, whose lines would come in between.
        let told = tell_passed_over("go", &passed_over);
        let signal = Arc::new(Signal::new(self.searcher.thread(), go.ponder));
        self.running = Arc::downgrade(&signal);
        self.searcher.order(Order::Search(Box::new(Request {
            root: self.root.clone(),
            go,
            signal,
            received,
            chess960: self.chess960,
        })));
        told
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

    fn stop(&self) {
        if let Some(signal) = self.running.upgrade() {
            signal.stop();
        }
    }
}
