//! `sessa uci`: the Universal Chess Interface (Huber & Meyer-Kahlen 2006).
//!
//! Two threads. This one reads standard input and always answers; the other owns the engine and does
//! what it is told in order. They share a stop signal a search, so that a late `stop` can never
//! hit the search after it.

mod go;
mod host;
mod position;
mod searcher;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

use engine::{Engine, Level, Root};

use go::Go;
use host::Signal;
pub use searcher::STACK;
use searcher::{Order, Request, Searcher};

/// Transposition table in mebibytes: default and largest.
const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = Engine::MAX_HASH_MB;

/// The most lines that can be asked for: the most moves any position has.
const LINES_MAX: usize = 218;

/// Reads commands until `quit` or the end of input. Whatever cannot be understood is answered with
/// an `info string` and changes nothing.
pub fn run(input: impl BufRead) -> io::Result<()> {
    let mut session = Session {
        root: Root::new(chess::Position::default()),
        searcher: Searcher::start(HASH_DEFAULT)?,
        running: None,
        chess960: false,
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
                let go = Go::parse(&words, &self.root.position)?;
                self.stop();
                let signal = Arc::new(Signal::new(self.searcher.thread()));
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
            // Known to the protocol, of no use here.
            "debug" | "register" | "ponderhit" => Ok(()),
            _ => Err(format!("unknown command `{command}`")),
        }
    }

    fn introduce() -> io::Result<()> {
        say(format_args!("id name Sessa {}", env!("CARGO_PKG_VERSION")))?;
        say(format_args!("id author the Sessa authors"))?;
        say(format_args!(
            "option name Hash type spin default {HASH_DEFAULT} min 1 max {HASH_MAX}"
        ))?;
        say(format_args!("option name Clear Hash type button"))?;
        say(format_args!(
            "option name Level type spin default {max} min 1 max {max}",
            max = Level::MAX
        ))?;
        say(format_args!(
            "option name MultiPV type spin default 1 min 1 max {LINES_MAX}"
        ))?;
        say(format_args!(
            "option name UCI_Chess960 type check default false"
        ))?;
        say(format_args!("uciok"))
    }

    /// `setoption name NAME [value VALUE]`; names may have spaces and any case.
    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        let [first, rest @ ..] = words else {
            return Err("setoption expects `name`".into());
        };
        if *first != "name" {
            return Err(format!("setoption expects `name`, not `{first}`"));
        }
        let split = rest
            .iter()
            .position(|&word| word == "value")
            .unwrap_or(rest.len());
        let name = rest[..split].join(" ").to_lowercase();
        let value = rest.get(split + 1..).unwrap_or_default().join(" ");

        let order = match name.as_str() {
            "hash" => {
                let mb = value.parse().ok().filter(|mb| (1..=HASH_MAX).contains(mb));
                Order::Hash(mb.ok_or(format!("Hash expects 1 to {HASH_MAX}, not `{value}`"))?)
            }
            "clear hash" => Order::Clear,
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let max = Level::MAX;
                Order::Level(level.ok_or(format!("Level expects 1 to {max}, not `{value}`"))?)
            }
            "multipv" => {
                let lines = value.parse().ok().filter(|n| (1..=LINES_MAX).contains(n));
                Order::Lines(
                    lines.ok_or(format!("MultiPV expects 1 to {LINES_MAX}, not `{value}`"))?,
                )
            }
            "uci_chess960" => {
                let expected = |_| format!("UCI_Chess960 expects true or false, not `{value}`");
                self.chess960 = value.parse().map_err(expected)?;
                return Ok(());
            }
            _ => return Err(format!("unknown option `{name}`")),
        };
        self.stop();
        self.searcher.order(order);
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(signal) = self.running.take() {
            signal.stop();
        }
    }
}
