//! `sessa suite`: positions with known best moves, and who finds them.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use chess::{Epd, Move};
use engine::Root;

use crate::contest::Pace;
use crate::in_order::in_order;
use crate::player::{Contestant, Player, Question, Time};
use crate::uci::STACK;

/// What is asked for.
pub struct Terms {
    /// Who is asked, in this order.
    pub players: Vec<Contestant>,
    pub pace: Pace,
    /// So many positions at a time.
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
    /// What moves are worth; others are worth nothing.
    points: Vec<(Move, u32)>,
}

/// What a player has found, or why nothing.
type Answer = Result<Move, String>;

/// What is counted for a player.
#[derive(Clone, Copy, Default)]
struct Tally {
    found: usize,
    points: u32,
}

/// Asks all players about all positions and tells what they found.
pub fn run(terms: &Terms, out: &mut impl Write) -> io::Result<()> {
    let mut names = Vec::new();
    for contestant in &terms.players {
        let player = contestant.start(false).map_err(io::Error::other)?;
        names.push(contestant.name.clone().unwrap_or(player.name()));
    }
    for file in &terms.files {
        let problems = read(file)?;
        writeln!(out, "{}: {} positions", file.display(), problems.len())?;
        ask(terms, &names, &problems, out)?;
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
    let text = fs::read(file).map_err(named)?;
    let mut problems = Vec::new();
    for (number, line) in String::from_utf8_lossy(&text).lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let problem = problem(line, number + 1).map_err(|why| {
            let why = format!("{}:{}: {why}", file.display(), number + 1);
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
        let mv = epd.position.parse_san(san.trim()).ok()?;
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
    terms: &Terms,
    names: &[String],
    problems: &[Problem],
    out: &mut impl Write,
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let mut tallies = vec![Tally::default(); names.len()];
    thread::scope(|scope| {
        let (sender, answered) = channel();
        for _ in 0..terms.concurrency {
            let (next, over, sender) = (&next, &over, sender.clone());
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || serve(terms, problems, next, over, &sender))?;
        }
        drop(sender);
        let mut left = problems.iter();
        let told = in_order(answered.iter(), |answers: Vec<Answer>| {
            let problem = left.next().expect("no problem is answered twice");
            write!(out, "{}:", problem.name)?;
            for ((name, answer), tally) in names.iter().zip(answers).zip(&mut tallies) {
                tell(problem, name, &answer, tally, out)?;
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
    for (name, tally) in names.iter().zip(tallies) {
        let percent = |part: f64, whole: f64| 100.0 * part / whole.max(1.0);
        let found = percent(tally.found as f64, problems.len() as f64);
        write!(out, "  {name}: {} found, {found:.1} %", tally.found)?;
        if most > 0 {
            let points = percent(f64::from(tally.points), f64::from(most));
            write!(out, "; {} of {most} points, {points:.1} %", tally.points)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Counts an answer and says what it was.
fn tell(
    problem: &Problem,
    name: &str,
    answer: &Answer,
    tally: &mut Tally,
    out: &mut impl Write,
) -> io::Result<()> {
    match answer {
        Ok(mv) => {
            let solved = problem.is_solved_by(*mv);
            tally.found += usize::from(solved);
            tally.points += problem.points_of(*mv);
            let san = problem.root.position.to_san(*mv);
            write!(out, " {name} {san} {};", if solved { "yes" } else { "no" })
        }
        Err(why) => write!(out, " {name} failed: {why};"),
    }
}

/// Takes one problem after the other to players of its own.
fn serve(
    terms: &Terms,
    problems: &[Problem],
    next: &AtomicU64,
    over: &AtomicBool,
    sender: &Sender<(u64, Vec<Answer>)>,
) {
    let mut seats: Vec<Option<Box<dyn Player>>> = terms.players.iter().map(|_| None).collect();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(problem) = problems.get(number as usize) else {
            return;
        };
        let mut answers = Vec::new();
        for (seat, contestant) in seats.iter_mut().zip(&terms.players) {
            if over.load(Ordering::Relaxed) {
                return;
            }
            let answer = answer(terms, problem, seat, contestant, over);
            if answer.is_err() {
                // Whoever has failed begins the next problem anew.
                *seat = None;
            }
            answers.push(answer);
        }
        if sender.send((number, answers)).is_err() {
            return;
        }
    }
}

fn answer(
    terms: &Terms,
    problem: &Problem,
    seat: &mut Option<Box<dyn Player>>,
    contestant: &Contestant,
    over: &AtomicBool,
) -> Answer {
    let player = match seat {
        Some(player) => player,
        None => seat.insert(contestant.start(false)?),
    };
    let question = Question {
        start: &problem.root.position.to_fen(),
        moves: &[],
        root: &problem.root,
        time: match terms.pace.movetime {
            None => Time::Unlimited,
            Some(left) => Time::Each {
                left,
                margin: terms.pace.margin,
            },
        },
        limits: terms.pace.limits,
        over,
    };
    let thought = player.begin(0).and_then(|()| player.think(&question));
    thought
        .map(|thought| thought.mv)
        .map_err(|failure| failure.to_string())
}
