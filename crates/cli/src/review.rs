//! `sessa review`: the marks of a quick review of games, measured against those of one with ten times the nodes.

use std::io::{self, Write};
use std::time::Instant;

use chess::{Move, Position};
use engine::{Engine, Limits, NoHost, Root};
use game::judgement::Verdict;
use game::review::{Evaluation, Mark, Review, SearchNodes};
use game::tree::Tree;

use crate::args::Review as Request;
use crate::in_threads::in_threads;
use crate::mine::each_game;

/// Factor by which the deeper review has more nodes.
const DEEPER: u64 = 10;

/// Mebibytes of the transposition table: that of a worker on a phone.
const HASH_MB: usize = 16;

/// The halves of a game are reviewed each by an engine of its own, as on the page.
const HALVES: usize = 2;

/// A game with its number.
type Job = (u64, Position, Vec<Move>);

/// The marks of a game by half-move, and the seconds of its slower half.
struct Reviewed {
    marks: Vec<Option<Mark>>,
    seconds: f64,
}

/// Counts of one kind of marks.
#[derive(Clone, Copy, Default)]
struct Agreement {
    /// Moves that the deeper review marks so, those of them that the quick one marks so, and those that it marks at all.
    deep: u32,
    same: u32,
    marked: u32,
    /// Moves that the quick review marks so, and those of them that the deeper one does not mark at all.
    quick: u32,
    unmarked: u32,
}

pub fn run(request: &Request, out: &mut impl Write) -> io::Result<()> {
    let started = Instant::now();
    let mut counts = [Agreement::default(); Verdict::ALL.len()];
    let (mut games, mut moves, mut slowest) = (0_u32, 0_usize, 0_f64);
    let mut seconds = 0.0;
    in_threads(
        request.threads,
        |hand_over| {
            let mut seen = 0;
            each_game(&request.files, |tree| {
                seen += 1;
                let wanted = request.from..request.from + request.games;
                if !wanted.contains(&seen) {
                    return seen < wanted.end;
                }
                hand_over((seen, tree.start().clone(), main_moves(tree)))
            })
        },
        || {
            |(number, start, moves): Job| {
                let quick = review(&start, &moves, request.nodes);
                let deep = review(&start, &moves, request.nodes.times(DEEPER));
                (number, start, moves, quick, deep)
            }
        },
        |(number, start, line, quick, deep)| {
            games += 1;
            moves += line.len();
            seconds += quick.seconds;
            slowest = slowest.max(quick.seconds);
            for (ply, (quick, deep)) in quick.marks.iter().zip(&deep.marks).enumerate() {
                let [quick, deep] = [quick, deep].map(|mark| mark.map(|mark| mark.verdict));
                count(&mut counts, quick, deep);
                if request.moves && quick != deep {
                    let named = name_of(&start, &line, ply);
                    writeln!(out, "game {number}, {named}: {quick:?}, deeper {deep:?}")?;
                }
            }
            Ok(())
        },
    )?;
    let SearchNodes { first, second } = request.nodes;
    writeln!(
        out,
        "{games} games, {moves} half-moves, {first} and {second} nodes; a quick review took {:.1} s on average, {slowest:.1} s at most",
        seconds / f64::from(games.max(1))
    )?;
    for verdict in Verdict::ALL.into_iter().rev() {
        let Agreement {
            deep,
            same,
            marked,
            quick,
            unmarked,
        } = counts[verdict as usize];
        writeln!(
            out,
            "{verdict:?}: {deep} by the deeper review, of these marked {} (the same mark {}); {quick} by the quick one, of these not marked by the deeper {}",
            share(marked, deep),
            share(same, deep),
            share(unmarked, quick)
        )?;
    }
    let elapsed = started.elapsed().as_secs();
    writeln!(io::stderr().lock(), "{elapsed} s")
}

fn share(part: u32, of: u32) -> String {
    let percent = 100.0 * f64::from(part) / f64::from(of.max(1));
    format!("{part} ({percent:.1} %)")
}

fn count(
    counts: &mut [Agreement; Verdict::ALL.len()],
    quick: Option<Verdict>,
    deep: Option<Verdict>,
) {
    if let Some(verdict) = deep {
        let count = &mut counts[verdict as usize];
        count.deep += 1;
        count.same += u32::from(quick == deep);
        count.marked += u32::from(quick.is_some());
    }
    if let Some(verdict) = quick {
        let count = &mut counts[verdict as usize];
        count.quick += 1;
        count.unmarked += u32::from(deep.is_none());
    }
}

fn main_moves(tree: &Tree) -> Vec<Move> {
    tree.main_line().filter_map(|id| tree[id].mv()).collect()
}

/// A half-move with its number: `15…Rg1`.
fn name_of(start: &Position, line: &[Move], ply: usize) -> String {
    let mut position = start.clone();
    for &mv in &line[..ply] {
        position.play(mv);
    }
    let dots = position.turn().fold(".", "…");
    format!(
        "{}{dots}{}",
        position.fullmove_number(),
        position.to_san(line[ply])
    )
}

/// Reviews a game, each half with a fresh engine.
fn review(start: &Position, moves: &[Move], nodes: SearchNodes) -> Reviewed {
    let middle = moves.len() / HALVES;
    let mut reviewed = Reviewed {
        marks: Vec::new(),
        seconds: 0.0,
    };
    for part in [0..=middle, middle..=moves.len()] {
        let began = Instant::now();
        let mut review = Review::new(start, moves, part.clone(), nodes, 0);
        let mut engine = Engine::new(HASH_MB);
        while let Some(search) = review.next() {
            let root = root(start, &moves[..search.ply]);
            let found = engine.search(&root, &Limits::nodes(search.nodes), &mut NoHost);
            let best = found.info.best();
            let turn = root.position.turn();
            let found = (!best.pv.is_empty()).then(|| Evaluation {
                score: best.score.for_white(turn),
                depth: found.info.depth,
                best: best.pv.clone(),
            });
            review.take(search, found);
        }
        let marks = part.skip(1).map(|ply| review.mark(ply));
        reviewed.marks.extend(marks);
        reviewed.seconds = reviewed.seconds.max(began.elapsed().as_secs_f64());
    }
    reviewed
}

/// The position after some moves, with those before it, which repetition needs.
fn root(start: &Position, moves: &[Move]) -> Root {
    let mut position = start.clone();
    let mut history = Vec::new();
    for &mv in moves {
        history.push(position.key());
        position.play(mv);
    }
    Root { position, history }
}
