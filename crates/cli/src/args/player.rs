//! Players, as the command line names them.

use engine::{Engine, Level, Limits, Weights};

use super::Misuse;
use super::value::misuse;
use crate::contest::Pace;
use crate::player::{Configuration, Contestant, Eye, Kind, split};

/// What may be said of a player.
#[derive(Default)]
pub struct Seat {
    pub name: Option<String>,
    pub options: Vec<(String, String)>,
}

/// What a player's option is followed by.
pub const PLAYER: &str = "a PLAYER: own, own:level=3, or a program's command line";

/// The player of a seat, whose options are given by `option`.
pub fn contestant(
    player: &str,
    seat: Seat,
    option: &str,
    pace: &Pace,
) -> Result<Contestant, Misuse> {
    let bounded = |limits: &Limits| {
        pace.control().is_some() || limits.nodes.is_some() || limits.depth.is_some()
    };
    let own = match player {
        "own" => Some(""),
        _ => player.strip_prefix("own:"),
    };
    let kind = if let Some(list) = own {
        if !seat.options.is_empty() {
            return Err(misuse(format!(
                "{option} is for programs; our own engine has its options after `own:`"
            )));
        }
        let configuration = configuration(list)?;
        if !bounded(&pace.limits)
            && !bounded(&configuration.limits)
            && configuration
                .level
                .is_none_or(|level| level.number() == Level::MAX)
        {
            return Err(misuse(
                "nothing says how long to think: expected --tc, --movetime, --nodes or --depth",
            ));
        }
        Kind::Own(configuration)
    } else {
        if !bounded(&pace.limits) {
            return Err(misuse(
                "nothing tells a program how long to think: expected --tc, --movetime, --nodes or \
                 --depth",
            ));
        }
        let command = split(player)
            .filter(|words| !words.is_empty())
            .ok_or_else(|| misuse(format!("`{player}` is not a command line")))?;
        Kind::Program {
            command,
            options: seat.options,
            patience: pace.patience,
        }
    };
    Ok(Contestant {
        name: seat.name,
        kind,
    })
}

/// `level=3,weights=greko,nodes=5000`, with nothing said about what stays as it is.
fn configuration(list: &str) -> Result<Configuration, Misuse> {
    let mut configuration = Configuration {
        level: None,
        eye: Eye::Network,
        hash: 16,
        limits: Limits::default(),
        said: list.replace(',', " "),
    };
    for item in list.split(',').filter(|item| !item.is_empty()) {
        let bad = |expected: &str| misuse(format!("own: `{item}`: expected {expected}"));
        let (key, value) = item.split_once('=').unwrap_or((item, ""));
        match key {
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let level =
                    level.ok_or_else(|| bad(&format!("a level from 1 to {}", Level::MAX)))?;
                configuration.level = Some(level);
            }
            "weights" => {
                let weights = weights(value).ok_or_else(|| {
                    let names = Weights::PRESETS.map(|(name, _)| name).join(", ");
                    bad(&format!("{names}, or five values as 100/320/330/500/900"))
                })?;
                configuration.eye = Eye::Weights(weights);
            }
            "network" => configuration.eye = Eye::File(value.into()),
            "hash" => {
                let mb = value.parse().ok();
                configuration.hash = mb
                    .filter(|mb| (1..=Engine::MAX_HASH_MB).contains(mb))
                    .ok_or_else(|| bad(&format!("1 to {} mebibytes", Engine::MAX_HASH_MB)))?;
            }
            "nodes" => {
                let nodes = value.parse().ok().filter(|&nodes| nodes > 0);
                configuration.limits.nodes = Some(nodes.ok_or_else(|| bad("a number of nodes"))?);
            }
            "depth" => {
                let depth = value.parse().ok().filter(|&depth| depth > 0);
                configuration.limits.depth = Some(depth.ok_or_else(|| bad("a depth"))?);
            }
            _ => return Err(bad("level, weights, network, hash, nodes or depth")),
        }
    }
    Ok(configuration)
}

/// A preset by name, or the values of pawn, knight, bishop, rook and queen.
fn weights(text: &str) -> Option<Weights> {
    let preset = Weights::PRESETS.into_iter().find(|(name, _)| *name == text);
    if let Some((_, weights)) = preset {
        return Some(weights);
    }
    let values: Vec<i32> = text
        .split('/')
        .map(|value| value.parse().ok())
        .collect::<Option<_>>()?;
    let [pawn, knight, bishop, rook, queen] = values[..] else {
        return None;
    };
    (values.iter().all(|&value| value > 0)).then_some(Weights {
        pawn,
        knight,
        bishop,
        rook,
        queen,
    })
}
