//! `sessa suite`: positions with known best moves, and who finds them.
//!
//! `args/suite.rs` reads the options, `chess::Epd` the positions; players are those of `sessa match`. A position counts
//! as solved if the player's move is among the best moves given.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use chess::{Epd, Move};
use engine::Root;

use crate::in_order::in_order;
use crate::lines::positions;
use crate::match_runner::TimeLimits;
use crate::player::{MoveRequest, Player, PlayerConfig, Time};
use crate::uci::STACK;

/// Settings of a test suite run.
pub struct SuiteConfig {
    /// Players, in the order in which they are asked.
    pub players: Vec<PlayerConfig>,
    pub time_limits: TimeLimits,
    /// Number of positions at a time.
    pub concurrency: usize,
    pub files: Vec<PathBuf>,
}

/// A position and what is known of its moves.
struct Problem {
    /// As it calls itself, or the number of its line.
    name: String,
    root: Root,
    best: Vec<Move>,
    avoid: Vec<Move>,
    /// Points of moves (`c0`); others have none.
    points: Vec<(Move, u32)>,
}

/// The move a player has found, or the reason there is none.
type Solution = Result<Move, String>;

/// Score of a player over a suite.
#[derive(Clone, Copy, Default)]
struct SuiteScore {
    found: usize,
    points: u32,
}

/// Asks all players about all positions and tells what they found.
pub fn run(config: &SuiteConfig, out: &mut impl Write) -> io::Result<()> {
    let mut names = Vec::new();
    for player_config in &config.players {
        let player = player_config.start(false).map_err(io::Error::other)?;
        names.push(player_config.name.clone().unwrap_or(player.name()));
    }
    for file in &config.files {
        let problems = read(file)?;
        writeln!(out, "{}: {} positions", file.display(), problems.len())?;
        ask(config, &names, &problems, out)?;
    }
    Ok(())
}

/// The problems in a file.
///
/// # Errors
/// If it cannot be read, or a line is no problem: told with file and line.
fn read(file: &Path) -> io::Result<Vec<Problem>> {
    let named =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", file.display()));
    let bytes = fs::read(file).map_err(named)?;
    let mut problems = Vec::new();
    for (number, line) in positions(file, &bytes)? {
        let problem = problem(&line, number).map_err(|why| {
            let why = format!("{}:{number}: {why}", file.display());
            io::Error::new(io::ErrorKind::InvalidData, why)
        })?;
        problems.push(problem);
    }
    Ok(problems)
}

fn problem(line: &str, number: usize) -> Result<Problem, String> {
    let epd: Epd = line.parse().map_err(|error| format!("{error}"))?;
    let moves = |opcode| {
        epd.moves(opcode)
            .map_err(|error| format!("{opcode}: {error}"))
    };
    let (best, avoid) = (moves("bm")?, moves("am")?);
    if best.is_empty() && avoid.is_empty() {
        return Err("neither bm nor am says which move is meant".into());
    }
    let worth = |item: &str| {
        let (san, points) = item.rsplit_once('=')?;
        let mv = epd.position.parse_epd_move(san.trim()).ok()?;
        Some((mv, points.trim().parse().ok()?))
    };
    // A comment may be any text; it gives points if it says nothing else.
    let points = epd
        .text("c0")
        .and_then(|text| text.split(',').map(worth).collect());
    Ok(Problem {
        name: epd
            .text("id")
            .map_or(format!("line {number}"), str::to_owned),
        root: Root::new(epd.position.clone()),
        best,
        avoid,
        points: points.unwrap_or_default(),
    })
}

impl Problem {
    fn is_solved_by(&self, mv: Move) -> bool {
        !self.avoid.contains(&mv) && (self.best.is_empty() || self.best.contains(&mv))
    }

    fn points_of(&self, mv: Move) -> u32 {
        let known = self.points.iter().find(|(known, _)| *known == mv);
        known.map_or(0, |(_, points)| *points)
    }
}

/// Asks about the problems of a file.
fn ask(
    config: &SuiteConfig,
    names: &[String],
    problems: &[Problem],
    out: &mut impl Write,
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let mut scores = vec![SuiteScore::default(); names.len()];
    thread::scope(|scope| {
        let (sender, answered) = channel();
        for _ in 0..config.concurrency {
            let (next, over, sender) = (&next, &over, sender.clone());
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || serve(config, problems, next, over, &sender))?;
        }
        drop(sender);
        let mut left = problems.iter();
        let told = in_order(answered.iter(), |solutions: Vec<Solution>| {
            let problem = left.next().expect("no problem is answered twice");
            write!(out, "{}:", problem.name)?;
            for ((name, solution), score) in names.iter().zip(solutions).zip(&mut scores) {
                tell(problem, name, &solution, score, out)?;
            }
            writeln!(out)?;
            out.flush()?;
            Ok(true)
        });
        over.store(true, Ordering::Relaxed);
        told
    })?;
    let most: u32 = (problems.iter())
        .filter_map(|problem| problem.points.iter().map(|(_, points)| points).max())
        .sum();
    for (name, score) in names.iter().zip(scores) {
        let percent = |part: f64, whole: f64| 100.0 * part / whole.max(1.0);
        let found = percent(score.found as f64, problems.len() as f64);
        write!(out, "  {name}: {} found, {found:.1} %", score.found)?;
        if most > 0 {
            let points = percent(f64::from(score.points), f64::from(most));
            write!(out, "; {} of {most} points, {points:.1} %", score.points)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Counts a solution and says what it was.
fn tell(
    problem: &Problem,
    name: &str,
    solution: &Solution,
    score: &mut SuiteScore,
    out: &mut impl Write,
) -> io::Result<()> {
    match solution {
        Ok(mv) => {
            let solved = problem.is_solved_by(*mv);
            score.found += usize::from(solved);
            score.points += problem.points_of(*mv);
            let san = problem.root.position.to_san(*mv);
            write!(out, " {name} {san} {};", if solved { "yes" } else { "no" })
        }
        Err(why) => write!(out, " {name} failed: {why};"),
    }
}

/// Takes one problem after the other to players of its own.
fn serve(
    config: &SuiteConfig,
    problems: &[Problem],
    next: &AtomicU64,
    over: &AtomicBool,
    sender: &Sender<(u64, Vec<Solution>)>,
) {
    let mut seats: Vec<Option<Box<dyn Player>>> = config.players.iter().map(|_| None).collect();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(problem) = problems.get(number as usize) else {
            return;
        };
        let mut solutions = Vec::new();
        for (seat, player_config) in seats.iter_mut().zip(&config.players) {
            if over.load(Ordering::Relaxed) {
                return;
            }
            let solution = solve(config, problem, seat, player_config, over);
            if solution.is_err() {
                // Whoever has failed begins the next problem anew.
                *seat = None;
            }
            solutions.push(solution);
        }
        if sender.send((number, solutions)).is_err() {
            return;
        }
    }
}

/// Asks one player about one problem.
fn solve(
    config: &SuiteConfig,
    problem: &Problem,
    seat: &mut Option<Box<dyn Player>>,
    player_config: &PlayerConfig,
    over: &AtomicBool,
) -> Solution {
    let player = match seat {
        Some(player) => player,
        None => seat.insert(player_config.start(false)?),
    };
    let request = MoveRequest {
        start: &problem.root.position.to_fen(),
        moves: &[],
        root: &problem.root,
        time: match config.time_limits.movetime {
            None => Time::Unlimited,
            Some(left) => Time::Each {
                left,
                margin: config.time_limits.margin,
            },
        },
        limits: config.time_limits.limits,
        over,
    };
    let thought = player.begin(0).and_then(|()| player.think(&request));
    thought
        .map(|thought| thought.mv)
        .map_err(|failure| failure.to_string())
}
