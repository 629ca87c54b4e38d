//! `sessa lesson`: what is wrong with files of lessons, and moves that are as good as those they accept.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use chess::{Move, Position};
use engine::{Engine, Limits, NoHost, Root, Score};
use learn::{Lesson, LessonPosition, LessonRead, Step, Task, read_lesson, read_lessons};

use crate::args::{LessonCheck, LessonJudge};

/// Moves told of a step, at most.
const TOLD: usize = 4;

/// Hundredths of a pawn by which a move may score less than the right one and still be about as good.
const MARGIN: i32 = 30;

/// Memory of the judge's engine, in MiB.
const MEBIBYTES: usize = 64;

/// What a file has: lessons one after the other, or one that does not even begin as such.
fn read(file: &str) -> io::Result<Vec<LessonRead>> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
    let text = fs::read_to_string(file).map_err(named)?;
    let mut read = read_lessons(&text);
    if read.is_empty() {
        read.push(read_lesson(&text));
    }
    Ok(read)
}

/// Names every fault of every file; one is a failure.
pub fn check(request: &LessonCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut is_sound = true;
    for file in &request.files {
        let read = read(file)?;
        let (mut lessons, mut steps, mut faults) = (0, 0, 0);
        for one in &read {
            for fault in &one.faults {
                writeln!(out, "{file}: {fault}")?;
            }
            faults += one.faults.len();
            lessons += usize::from(one.lesson.is_some());
            steps += one.lesson.as_ref().map_or(0, |lesson| lesson.steps.len());
        }
        writeln!(
            out,
            "{file}: lessons {lessons}, steps {steps}, faults {faults}"
        )?;
        is_sound &= faults == 0;
    }
    Ok(if is_sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Tells first moves that are about as good as the right ones, and are neither right nor answered by name.
pub fn judge(request: &LessonJudge, out: &mut impl Write) -> io::Result<()> {
    let mut engine = Engine::new(MEBIBYTES);
    let mut all = Judged::default();
    for file in &request.files {
        let mut judged = Judged::default();
        for lesson in read(file)?.iter().filter_map(|read| read.lesson.as_ref()) {
            judged.add(tell(file, lesson, request.nodes, &mut engine, out)?);
        }
        writeln!(out, "{file}: {judged}")?;
        all.add(judged);
    }
    writeln!(out, "all: {all}")
}

/// Counts of steps.
#[derive(Clone, Copy, Default)]
struct Judged {
    steps: usize,
    told: usize,
}

impl Judged {
    fn add(&mut self, other: Judged) {
        self.steps += other.steps;
        self.told += other.told;
    }
}

impl std::fmt::Display for Judged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "steps judged {}, with another move {}",
            self.steps, self.told
        )
    }
}

fn tell(
    file: &str,
    lesson: &Lesson,
    nodes: u64,
    engine: &mut Engine,
    out: &mut impl Write,
) -> io::Result<Judged> {
    let mut judged = Judged::default();
    for (number, step) in (1..).zip(&lesson.steps) {
        let Some(Asked {
            position,
            right,
            rest,
        }) = asked(step)
        else {
            continue;
        };
        judged.steps += 1;
        let mut best = |moves: &[Move], lines| {
            engine.clear();
            let root = Root::new(position.clone());
            let found = engine.analyse(
                &root,
                lines,
                Some(moves),
                &Limits::nodes(nodes),
                &mut NoHost,
            );
            found.info.lines
        };
        let keyed = best(&right, 1)[0].clone();
        let good: Vec<String> = best(&rest, TOLD)
            .into_iter()
            .filter(|line| is_as_good(line.score, keyed.score))
            .map(|line| format!("{} {}", position.to_san(line.pv[0]), shown(line.score)))
            .collect();
        if !good.is_empty() {
            judged.told += 1;
            let right = position.to_san(keyed.pv[0]);
            let score = shown(keyed.score);
            let good = good.join(", ");
            writeln!(
                out,
                "{file}: step {number}: {right} {score}; about as good: {good}"
            )?;
        }
    }
    Ok(judged)
}

/// A step in which a move is asked for by the laws.
struct Asked {
    position: Position,
    /// The right first moves.
    right: Vec<Move>,
    /// The moves that are neither right nor answered by name.
    rest: Vec<Move>,
}

fn asked(step: &Step) -> Option<Asked> {
    let Task::Move {
        lines,
        wrongs,
        listen: false,
    } = &step.task
    else {
        return None;
    };
    let here = LessonPosition::new(&step.board);
    let position = here.legal()?.clone();
    let right: Vec<Move> = lines.iter().map(|line| line[0]).collect();
    let is_answered =
        |mv: &Move| right.contains(mv) || wrongs.iter().any(|wrong| wrong.played == *mv);
    let rest: Vec<Move> = here
        .moves()
        .into_iter()
        .filter(|mv| !is_answered(mv))
        .collect();
    (!rest.is_empty()).then_some(Asked {
        position,
        right,
        rest,
    })
}

/// True if a move mates as quickly as the right one, or scores about as much.
fn is_as_good(score: Score, right: Score) -> bool {
    match (score, right) {
        (Score::Mate(moves), Score::Mate(fewest)) if fewest > 0 => 0 < moves && moves <= fewest,
        (Score::Mate(moves), _) => moves > 0,
        (Score::Centipawns(_), Score::Mate(moves)) => moves < 0,
        (Score::Centipawns(score), Score::Centipawns(right)) => score + MARGIN >= right,
    }
}

fn shown(score: Score) -> String {
    match score {
        Score::Mate(moves) => format!("#{moves}"),
        Score::Centipawns(score) => format!("{:+.2}", f64::from(score) / 100.0),
    }
}
