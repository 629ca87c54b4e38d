//! The arguments of `sessa puzzle`.

use std::num::NonZero;
use std::thread::available_parallelism;

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use puzzle::{Filter, Theme, Themes};

use super::{Args, Command};

/// Arguments of `sessa puzzle check`.
pub struct PuzzleCheck {
    pub solver_first: bool,
    /// Has the solutions judged, too.
    pub judge: bool,
    /// Judges what is accepted once more with this multiple of the nodes.
    pub prove: Option<u64>,
    /// Size of a sample drawn by the seed; all puzzles without it.
    pub sample: Option<usize>,
    pub seed: u64,
    pub threads: usize,
    pub files: Vec<String>,
}

/// Arguments of `sessa puzzle pack`.
pub struct PuzzlePack {
    pub solver_first: bool,
    /// Keeps the games, their openings and how often each was played.
    pub full: bool,
    /// The puzzles that are packed,
    pub filter: Filter,
    /// and the most of them.
    pub at_most: Option<u64>,
    pub out: String,
    pub files: Vec<String>,
}

/// Arguments of `sessa puzzle rate`.
pub struct PuzzleRate {
    pub solver_first: bool,
    /// Fits the coefficients of the traits to the ratings of the files.
    pub fit: bool,
    pub threads: usize,
    pub files: Vec<String>,
}

/// Arguments of `sessa puzzle tags`.
pub struct PuzzleTags {
    pub solver_first: bool,
    /// The puzzles in which this theme differs are told.
    pub show: Option<Theme>,
    pub files: Vec<String>,
}

/// Arguments of `sessa puzzle unique`.
pub struct PuzzleUnique {
    pub solver_first: bool,
    /// The nodes for each of the solver's moves.
    pub nodes: u64,
    /// Size of a sample drawn by the seed; all puzzles without it.
    pub sample: Option<usize>,
    pub seed: u64,
    pub threads: usize,
    pub files: Vec<String>,
}

/// Action of `sessa puzzle`.
#[derive(Clone, Copy, PartialEq)]
enum Task {
    Check,
    Pack,
    Tags,
    Rate,
    Unique,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = "puzzle expects what to do: check, pack, tags, rate or unique";
    let task = match args.next()?.ok_or(what)? {
        Value(word) if word == "check" => Task::Check,
        Value(word) if word == "pack" => Task::Pack,
        Value(word) if word == "tags" => Task::Tags,
        Value(word) if word == "rate" => Task::Rate,
        Value(word) if word == "unique" => Task::Unique,
        _ => return Err(args.unexpected("check, pack, tags, rate or unique")),
    };
    let (mut judge, mut fit) = (false, false);
    let (mut nodes, mut prove, mut sample, mut seed) = (1_000_000, None, None, 1);
    let mut threads = available_parallelism().map_or(1, NonZero::get);
    let (mut solver_first, mut full) = (false, false);
    let (mut out, mut show) = (None, None);
    let (mut filter, mut at_most) = (Filter::default(), None);
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("solver-first") => solver_first = true,
            Long("full") if task == Task::Pack => full = true,
            Long("out") if task == Task::Pack => out = Some(args.value("a FILE")?.string()?),
            Long("rating") if task == Task::Pack => filter.rating = Some(rating(args)?),
            Long("themes") if task == Task::Pack => filter.any = themes(args)?,
            Long("popularity") if task == Task::Pack => {
                filter.popularity = Some(args.parsed("a whole number from -100 to 100")?);
            }
            Long("at-most") if task == Task::Pack => at_most = Some(args.positive()?),
            Long("show") if task == Task::Tags => {
                show = Some(args.parsed("a THEME, as fork or backRankMate")?);
            }
            Long("judge") if task == Task::Check => judge = true,
            Long("fit") if task == Task::Rate => fit = true,
            Long("nodes") if task == Task::Unique => nodes = args.positive()?,
            Long("prove") if task == Task::Check => prove = Some(args.positive()?),
            Long("sample") if matches!(task, Task::Check | Task::Unique) => {
                sample = Some(args.positive()? as usize);
            }
            Long("seed") if matches!(task, Task::Check | Task::Unique) => seed = args.number()?,
            Long("threads") if matches!(task, Task::Check | Task::Rate | Task::Unique) => {
                threads = args.positive()? as usize;
            }
            Value(word) => files.push(word.string()?),
            _ => {
                let known = "--solver-first, to check --judge and --prove N, to pack --out FILE, --full, --rating FROM:TO, --themes \
                             THEME,…, --popularity N and --at-most N, to tags --show THEME, to rate --fit, to unique --nodes N, to judge or unique --sample N and --seed N, to judge, rate or unique --threads N, and files";
                return Err(args.unexpected(known));
            }
        }
    }
    if files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    if !judge && task == Task::Check && (prove.is_some() || sample.is_some()) {
        return Err("--prove and --sample go with --judge".into());
    }
    Ok(match task {
        Task::Check => Command::PuzzleCheck(PuzzleCheck {
            solver_first,
            judge,
            prove,
            sample,
            seed,
            threads,
            files,
        }),
        Task::Pack => Command::PuzzlePack(PuzzlePack {
            solver_first,
            full,
            filter,
            at_most,
            out: out.ok_or("--out expects a FILE, the pack to write")?,
            files,
        }),
        Task::Tags => Command::PuzzleTags(PuzzleTags {
            solver_first,
            show,
            files,
        }),
        Task::Unique => Command::PuzzleUnique(PuzzleUnique {
            solver_first,
            nodes,
            sample,
            seed,
            threads,
            files,
        }),
        Task::Rate => Command::PuzzleRate(PuzzleRate {
            solver_first,
            fit,
            threads,
            files,
        }),
    })
}

/// A range of ratings: `FROM:TO`.
fn rating(args: &mut Args) -> Result<std::ops::RangeInclusive<u16>, Error> {
    let [from, to] = args.numbers("two ratings, as 1200:1600")?;
    let end = |rating: u32| u16::try_from(rating).unwrap_or(u16::MAX);
    Ok(end(from)..=end(to))
}

/// Themes with commas between them.
fn themes(args: &mut Args) -> Result<Themes, Error> {
    let expected = "THEMES, as fork,pin or backRankMate";
    let words = args.value(expected)?.string()?;
    let theme = |word: &str| {
        let wrong = || format!("{} expects {expected}, not `{word}`", args.last());
        Theme::from_key(word).ok_or_else(|| wrong().into())
    };
    words.split(',').map(theme).collect()
}
