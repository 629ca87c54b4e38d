//! The arguments of `sessa lab`.

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use ::lab::{Draws, Settings, Term};
use engine::Weights;
use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::player::weights;
use super::{Args, Command};

/// Arguments of `sessa lab`.
pub struct Lab {
    pub action: LabAction,
    pub settings: Settings,
    pub threads: usize,
    /// The file that the experiment is written to.
    pub json: Option<PathBuf>,
    /// The folder that the plots are written to.
    pub plots: Option<PathBuf>,
    pub files: Vec<String>,
}

/// Action of `sessa lab`.
pub enum LabAction {
    Rows,
    Fit,
    Bootstrap,
    Report,
    Correlation(LabCorrelation),
    Games(LabGames),
}

/// Arguments of `sessa lab correlation`.
pub struct LabCorrelation {
    pub positions: usize,
    pub depth: u32,
    /// Weights with their names.
    pub weights: Vec<(String, Weights)>,
}

/// Arguments of `sessa lab games`.
pub struct LabGames {
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub out: PathBuf,
}

const ACTIONS: &str = "rows, fit, bootstrap, report, correlation or games";

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let what = format!("lab expects what to do: {ACTIONS}");
    let action = match args.next()?.ok_or(what)? {
        Value(word) => word.string()?,
        _ => return Err(args.unexpected(ACTIONS)),
    };
    let known = ["rows", "fit", "bootstrap", "report", "correlation", "games"];
    if !known.contains(&action.as_str()) {
        return Err(args.unexpected(ACTIONS));
    }
    let mut settings = Settings::default();
    let mut threads = available_parallelism().map_or(1, NonZero::get);
    let (mut json, mut plots, mut out, mut files) = (None, None, None, Vec::new());
    let (mut positions, mut depth, mut games) = (500, 6, 3_000);
    let mut by = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("threads") => threads = args.positive()? as usize,
            Long("json") if action == "report" => json = Some(PathBuf::from(args.value("a file")?)),
            Long("plots") if action == "report" => {
                plots = Some(PathBuf::from(args.value("a folder")?));
            }
            Long("positions") if action == "correlation" => {
                positions = args.positive()? as usize;
            }
            Long("depth") if action == "correlation" => depth = args.small()?,
            Long("weights") if action == "correlation" => {
                let text = args.text()?;
                let weights = weights(&text).ok_or_else(|| {
                    format!("--weights expects a preset or five values, not `{text}`")
                })?;
                by.push((text, weights));
            }
            Long("games") if action == "games" => games = args.positive()?,
            Long("out") if action == "games" => out = Some(PathBuf::from(args.value("a file")?)),
            Long("half") => settings.draws = Draws::Half,
            Long("term") => {
                let name = args.text()?;
                let names = Term::ALL.map(Term::name).join(", ");
                let term = Term::from_name(&name)
                    .ok_or_else(|| format!("--term expects one of {names}; not `{name}`"))?;
                if !settings.terms.contains(&term) {
                    settings.terms.push(term);
                }
            }
            Long("player") => {
                let name = args.text()?;
                settings.players.push(name);
            }
            Long("settings") => {
                let link = args.text()?;
                settings =
                    Settings::from_link(&link).map_err(|error| format!("--settings: {error}"))?;
            }
            Long(name) if SETTINGS.contains(&name) => {
                let name = name.to_owned();
                let value = args.text()?;
                let wrong = |_| format!("--{name} cannot be `{value}`");
                settings.set(&name, &value).map_err(wrong)?;
            }
            Value(word) if action != "games" => files.push(word.string()?),
            _ => return Err(args.unexpected("what `sessa lab --help` lists")),
        }
    }
    settings.check().map_err(|error| error.to_string())?;
    let action = match action.as_str() {
        "rows" => LabAction::Rows,
        "fit" => LabAction::Fit,
        "bootstrap" => LabAction::Bootstrap,
        "report" => LabAction::Report,
        "games" => LabAction::Games(LabGames {
            games,
            seed: settings.seed,
            threads,
            out: out.ok_or("games expects --out FILE")?,
        }),
        _ => {
            if by.is_empty() {
                let presets = Weights::PRESETS.into_iter();
                by.extend(presets.map(|(name, weights)| (name.to_owned(), weights)));
            }
            LabAction::Correlation(LabCorrelation {
                positions,
                depth,
                weights: by,
            })
        }
    };
    if files.is_empty() && !matches!(action, LabAction::Games(_)) {
        return Err("expected a FILE of games, or - for standard input".into());
    }
    Ok(Command::Lab(Box::new(Lab {
        action,
        settings,
        threads,
        json,
        plots,
        files,
    })))
}

/// Settings that are given by their names in a link.
const SETTINGS: [&str; 13] = [
    "quiet",
    "years",
    "ratings",
    "phase",
    "lambda",
    "rate",
    "tolerance",
    "alpha",
    "steps",
    "log",
    "resamples",
    "folds",
    "seed",
];
