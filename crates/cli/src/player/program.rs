//! Another program as a player, over the Universal Chess Interface (Huber & Meyer-Kahlen 2006).

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::Score;

use super::{Failure, MoveRequest, Player, Thought, Time};

/// Interval at which a program that thinks is looked at.
const GLANCE: Duration = Duration::from_millis(50);

/// Longest time for a program to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that is running.
pub struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    patience: Duration,
}

impl Program {
    /// Starts a program and gives it its options. The answer is why that cannot be done, for the user.
    pub fn start(
        command: &[String],
        options: &[(String, String)],
        patience: Duration,
        chess960: bool,
    ) -> Result<Program, String> {
        let shown = command.join(" ");
        let (program, arguments) = command
            .split_first()
            .ok_or("a player's command line has no words")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("`{shown}` cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both are pipes");
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n') {
                let Ok(line) = line else { return };
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut program = Program {
            name: shown.clone(),
            child,
            input,
            lines,
            patience,
        };
        program
            .introduce(options, chess960)
            .map_err(|why| format!("`{shown}`: {why}"))?;
        Ok(program)
    }

    fn introduce(&mut self, options: &[(String, String)], chess960: bool) -> Result<(), String> {
        let failed = |failure: Failure| failure.to_string();
        self.say("uci").map_err(failed)?;
        let mut offered = Vec::new();
        loop {
            let line = self.hear(self.patience).map_err(failed)?;
            if let Some(name) = line.strip_prefix("id name ") {
                name.trim().clone_into(&mut self.name);
            } else if let Some(option) = line.strip_prefix("option name ") {
                let name = option.split(" type ").next().unwrap_or_default();
                offered.push(name.trim().to_owned());
            } else if line == "uciok" {
                break;
            }
        }
        let chess960 = chess960.then(|| (String::from("UCI_Chess960"), String::from("true")));
        for (name, value) in options.iter().chain(&chess960) {
            if !offered.iter().any(|one| one.eq_ignore_ascii_case(name)) {
                return Err(format!(
                    "there is no option `{name}`; there are: {}",
                    offered.join(", ")
                ));
            }
            let line = if value.is_empty() {
                format!("setoption name {name}")
            } else {
                format!("setoption name {name} value {value}")
            };
            self.say(&line).map_err(failed)?;
        }
        self.ready().map_err(failed)
    }

    /// Waits until it has done all it was told.
    fn ready(&mut self) -> Result<(), Failure> {
        self.say("isready")?;
        while self.hear(self.patience)? != "readyok" {}
        Ok(())
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        // At once: a program that hears half a line is woken for nothing.
        let said = self.input.write_all(format!("{line}\n").as_bytes());
        said.map_err(|_| self.ended())
    }

    /// The next line, if it comes in time.
    fn hear(&mut self, patience: Duration) -> Result<String, Failure> {
        match self.lines.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Failure::Silent(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// The failure of a program that has closed its pipes: its exit status, if it has one.
    fn ended(&mut self) -> Failure {
        Failure::Ended(match self.leave() {
            Some(status) => status,
            None => "it closed its output".into(),
        })
    }

    /// Gives it a moment to end.
    fn leave(&mut self) -> Option<String> {
        let start = Instant::now();
        while start.elapsed() < FAREWELL {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            thread::sleep(Duration::from_millis(2));
        }
        None
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.say("quit").is_err() || self.leave().is_none() {
            // If it cannot be ended it has ended.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

impl Player for Program {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn begin(&mut self, _seed: u64) -> Result<(), Failure> {
        self.say("ucinewgame")?;
        self.ready()
    }

    fn think(&mut self, request: &MoveRequest<'_>) -> Result<Thought, Failure> {
        let mut position = format!("position fen {}", request.start);
        if !request.moves.is_empty() {
            let _ = write!(position, " moves {}", request.moves.join(" "));
        }
        self.say(&format!("{position}\n{}", go(request)))?;
        let started = Instant::now();
        let most = request.time.most();
        let deadline = most.unwrap_or(self.patience);
        let (mut score, mut depth) = (None, None);
        loop {
            let left = deadline.saturating_sub(started.elapsed());
            if left.is_zero() || request.over.load(Ordering::Relaxed) {
                return Err(match most {
                    Some(_) => Failure::Late,
                    None => Failure::Silent(deadline),
                });
            }
            let line = match self.hear(left.min(GLANCE)) {
                Ok(line) => line,
                Err(Failure::Silent(_)) => continue,
                Err(failure) => return Err(failure),
            };
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("info") => {
                    if let Some(info) = Info::read(words) {
                        (score, depth) = (Some(info.score), info.depth);
                    }
                }
                Some("bestmove") => {
                    let word = words.next().unwrap_or_default();
                    let read = request.root.position.parse_uci(word);
                    return Ok(Thought {
                        mv: read.map_err(Failure::Illegal)?,
                        score,
                        depth,
                    });
                }
                _ => {}
            }
        }
    }
}

/// `go` and what bounds it.
fn go(request: &MoveRequest<'_>) -> String {
    let mut go = String::from("go");
    match request.time {
        Time::Unlimited => {}
        Time::Each { left, .. } => {
            let _ = write!(go, " movetime {left}");
        }
        Time::Clock {
            left: [white, black],
            increment: [more_white, more_black],
            moves_to_go,
            ..
        } => {
            let _ = write!(
                go,
                " wtime {white} btime {black} winc {more_white} binc {more_black}"
            );
            if let Some(moves) = moves_to_go {
                let _ = write!(go, " movestogo {moves}");
            }
        }
    }
    if let Some(nodes) = request.limits.nodes {
        let _ = write!(go, " nodes {nodes}");
    }
    if let Some(depth) = request.limits.depth {
        let _ = write!(go, " depth {depth}");
    }
    go
}

/// Score and depth of the best line, from a line of `info`.
#[derive(Debug, PartialEq, Eq)]
struct Info {
    score: Score,
    depth: Option<u32>,
}

impl Info {
    /// `None` where it says nothing of it.
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Info> {
        let (mut score, mut depth) = (None, None);
        while let Some(word) = words.next() {
            match word {
                "depth" => depth = words.next()?.parse().ok(),
                "multipv" if words.next()? != "1" => return None,
                "score" => {
                    let kind = words.next()?;
                    let value = words.next()?.parse().ok()?;
                    score = match kind {
                        "cp" => Some(Score::Centipawns(value)),
                        "mate" => Some(Score::Mate(value)),
                        _ => return None,
                    };
                }
                // What follows may be any words.
                "pv" | "string" => break,
                _ => {}
            }
        }
        Some(Info {
            score: score?,
            depth,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_say_of_their_best_line() {
        let read = |line: &str| Info::read(line.split(' '));
        let info = |score, depth| Some(Info { score, depth });
        assert_eq!(
            read("depth 9 seldepth 12 multipv 1 score cp -31 nodes 7 pv e2e4 e7e5"),
            info(Score::Centipawns(-31), Some(9))
        );
        assert_eq!(
            read("score mate -2 lowerbound"),
            info(Score::Mate(-2), None)
        );
        for silent in [
            "depth 3 currmove e2e4",
            "string score cp 5",
            "depth 2 multipv 2 score cp 3",
            "score cp",
            "score cp x",
            "depth",
        ] {
            assert_eq!(read(silent), None, "{silent}");
        }
    }
}
