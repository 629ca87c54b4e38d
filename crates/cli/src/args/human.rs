//! The arguments of `sessa human`.

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use trainer::human::selection::Selection;

use super::{Args, Command};

/// Arguments of `sessa human fit`.
pub struct HumanFit {
    pub selection: Selection,
    /// Goes on from the state that an earlier run has left.
    pub resume: bool,
    /// The longest a run may take.
    pub at_most: Duration,
    pub threads: usize,
    pub out: PathBuf,
    pub files: Vec<String>,
}

/// Arguments of `sessa human fit-look`.
pub struct HumanFitLook {
    /// Another network than the one that comes with the program.
    pub network: Option<PathBuf>,
    /// Games that are not learnt from, instead of those that are, and of these only moves of players who play in no game that is.
    pub unseen: bool,
    /// Positions of a band.
    pub sample: usize,
    /// Nodes of the engine that tells blunders.
    pub nodes: u64,
    pub seed: u64,
    pub threads: usize,
    pub files: Vec<String>,
}

/// Arguments of `sessa human blind`.
pub struct HumanBlind {
    /// PGN file of the robot's games.
    pub robot: String,
    /// Its rating.
    pub rating: u16,
    /// Most games of each kind.
    pub games: usize,
    pub threads: usize,
    /// Games of people.
    pub files: Vec<String>,
}

/// Arguments of `sessa human measure`.
pub struct HumanMeasure {
    /// Another network than the one that comes with the program.
    pub network: Option<PathBuf>,
    /// Only games on the web that are not learnt from, and of these only moves of players who play in no game that is.
    pub unseen: bool,
    /// Predicts games on the web as games over the board between players whose ratings are higher by this number of points.
    pub shift: Option<i32>,
    /// Positions of a band that the engines look at.
    pub sample: usize,
    /// Nodes of our engine.
    pub nodes: u64,
    /// Command line of another engine, and the depth it searches to.
    pub uci: Option<String>,
    pub depth: u32,
    pub seed: u64,
    pub threads: usize,
    pub files: Vec<String>,
}

/// Longest run, in minutes.
const MINUTES: u64 = 100;

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = "human expects what to do: fit, fit-look, blind or measure";
    let task = match args.next()?.ok_or(what)? {
        Value(word) if word == "fit" => fit,
        Value(word) if word == "fit-look" => fit_look,
        Value(word) if word == "blind" => blind,
        Value(word) if word == "measure" => measure,
        _ => return Err(args.unexpected("fit, fit-look, blind or measure")),
    };
    task(args)
}

fn fit(args: &mut Args) -> Result<Command, Error> {
    let mut selection = Selection {
        of_a_band: 1_000_000,
        times: 3.0,
        seed: 1,
    };
    let (mut resume, mut minutes, mut threads) = (false, MINUTES, threads());
    let (mut out, mut files) = (None, Vec::new());
    while let Some(arg) = args.next()? {
        match arg {
            Long("of-a-band") => selection.of_a_band = args.positive()?,
            Long("times") => selection.times = args.positive()? as f64,
            Long("seed") => selection.seed = args.positive()?,
            Long("resume") => resume = true,
            Long("minutes") => minutes = args.positive()?,
            Long("threads") => threads = args.positive()? as usize,
            Long("out") => out = Some(args.value(OUT)?.into()),
            Value(file) => files.push(file.string()?),
            _ => {
                return Err(args.unexpected(
                    "--minutes, --resume, --of-a-band, --times, --seed, --threads, --out and files",
                ));
            }
        }
    }
    if minutes > MINUTES {
        return Err(format!("--minutes expects 1 to {MINUTES}, not {minutes}").into());
    }
    Ok(Command::HumanFit(HumanFit {
        selection,
        resume,
        at_most: Duration::from_secs(60 * minutes),
        threads,
        out: out.ok_or_else(|| format!("--out expects {OUT}"))?,
        files: some(files)?,
    }))
}

fn fit_look(args: &mut Args) -> Result<Command, Error> {
    let mut request = HumanFitLook {
        network: None,
        unseen: false,
        sample: 1_000,
        nodes: 5_000,
        seed: 1,
        threads: threads(),
        files: Vec::new(),
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("network") => request.network = Some(args.value("the file of a network")?.into()),
            Long("unseen") => request.unseen = true,
            Long("sample") => request.sample = args.positive()? as usize,
            Long("nodes") => request.nodes = args.positive()?,
            Long("seed") => request.seed = args.positive()?,
            Long("threads") => request.threads = args.positive()? as usize,
            Value(file) => request.files.push(file.string()?),
            _ => {
                return Err(args.unexpected(
                    "--network, --unseen, --sample, --nodes, --seed, --threads and files",
                ));
            }
        }
    }
    request.files = some(request.files)?;
    Ok(Command::HumanFitLook(request))
}

fn blind(args: &mut Args) -> Result<Command, Error> {
    let (mut robot, mut rating, mut games) = (None, None, 400);
    let (mut threads, mut files) = (threads(), Vec::new());
    while let Some(arg) = args.next()? {
        match arg {
            Long("robot") => robot = Some(args.value(ROBOT)?.to_string_lossy().into_owned()),
            Long("rating") => rating = Some(args.parsed(RATING)?),
            Long("games") => games = args.positive()? as usize,
            Long("threads") => threads = args.positive()? as usize,
            Value(file) => files.push(file.string()?),
            _ => return Err(args.unexpected("--robot, --rating, --games, --threads and files")),
        }
    }
    Ok(Command::HumanBlind(HumanBlind {
        robot: robot.ok_or_else(|| format!("--robot expects {ROBOT}"))?,
        rating: rating.ok_or_else(|| format!("--rating expects {RATING}"))?,
        games,
        threads,
        files: some(files)?,
    }))
}

fn measure(args: &mut Args) -> Result<Command, Error> {
    let mut request = HumanMeasure {
        network: None,
        unseen: false,
        shift: None,
        sample: 200,
        nodes: 20_000,
        uci: None,
        depth: 15,
        seed: 1,
        threads: threads(),
        files: Vec::new(),
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("network") => request.network = Some(args.value("the file of a network")?.into()),
            Long("unseen") => request.unseen = true,
            Long("shift") => request.shift = Some(args.parsed("points, as -300")?),
            Long("sample") => request.sample = args.number()? as usize,
            Long("nodes") => request.nodes = args.positive()?,
            Long("uci") => request.uci = Some(args.text()?),
            Long("depth") => request.depth = args.small()?,
            Long("seed") => request.seed = args.positive()?,
            Long("threads") => request.threads = args.positive()? as usize,
            Value(file) => request.files.push(file.string()?),
            _ => {
                return Err(args.unexpected(
                    "--network, --unseen, --shift, --sample, --nodes, --uci, --depth, --seed, --threads and files",
                ));
            }
        }
    }
    request.files = some(request.files)?;
    Ok(Command::HumanMeasure(request))
}

fn threads() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

fn some(files: Vec<String>) -> Result<Vec<String>, Error> {
    if files.is_empty() {
        return Err("expected a FILE of games with ratings".into());
    }
    Ok(files)
}

const OUT: &str = "a file for the network";
const ROBOT: &str = "a PGN file of the robot's games";
const RATING: &str = "the robot's rating";
