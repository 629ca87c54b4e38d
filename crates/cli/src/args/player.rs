//! Players of `sessa match` and `sessa suite`.

use engine::{Engine, Level, Limits, Weights};

use crate::match_runner::TimeLimits;
use crate::player::{Configuration, EvalSource, Kind, PersonConfig, PlayerConfig, split};

/// Arguments of a player.
#[derive(Default)]
pub struct PlayerArgs {
    /// `own` with its settings, or a command line.
    pub player: Option<String>,
    pub name: Option<String>,
    /// UCI options: name and value.
    pub options: Vec<(String, String)>,
}

/// Values that name a player.
pub const PLAYER: &str = "a PLAYER: own, own:level=3, own:rating=1500, or a program's command line";

impl PlayerArgs {
    /// The player named by the option `player`, with options given by the option `option`.
    pub fn config(
        self,
        player: &str,
        option: &str,
        time_limits: &TimeLimits,
    ) -> Result<PlayerConfig, String> {
        let line = self
            .player
            .ok_or_else(|| format!("{player} expects {PLAYER}"))?;
        let bounded = |limits: &Limits| {
            time_limits.control().is_some() || limits.nodes.is_some() || limits.depth.is_some()
        };
        let own = match line.as_str() {
            "own" => Some(""),
            _ => line.strip_prefix("own:"),
        };
        let kind = if let Some(list) = own {
            if !self.options.is_empty() {
                return Err(format!(
                    "{option} is for programs; our own engine has its options after `own:`"
                ));
            }
            if let Some(rating) = list.strip_prefix("rating=") {
                return Ok(PlayerConfig {
                    name: self.name,
                    kind: Kind::Person(person(rating)?),
                });
            }
            let configuration = configuration(list)?;
            if !bounded(&time_limits.limits)
                && !bounded(&configuration.limits)
                && configuration
                    .level
                    .is_none_or(|level| level.number() == Level::MAX)
            {
                return Err(
                    "nothing says how long to think: expected --tc, --movetime, --nodes or --depth"
                        .into(),
                );
            }
            Kind::Own(configuration)
        } else {
            if !bounded(&time_limits.limits) {
                return Err(
                "nothing tells a program how long to think: expected --tc, --movetime, --nodes or \
                 --depth".into(),
            );
            }
            let command = split(&line)
                .filter(|words| !words.is_empty())
                .ok_or_else(|| format!("`{line}` is not a command line"))?;
            Kind::Program {
                command,
                options: self.options,
                patience: time_limits.patience,
            }
        };
        Ok(PlayerConfig {
            name: self.name,
            kind,
        })
    }
}

/// A robot that plays like a person, by its rating.
fn person(rating: &str) -> Result<PersonConfig, String> {
    let config = rating.parse().ok().and_then(PersonConfig::new);
    config.ok_or_else(|| {
        format!("own: `rating={rating}`: expected a rating from 600 to 2200, 2300, 2400, 2600, 2800 or 3000, and nothing beside it")
    })
}

/// `level=3,weights=greko,nodes=5000`, with nothing said about what stays as it is.
fn configuration(list: &str) -> Result<Configuration, String> {
    let mut configuration = Configuration {
        level: None,
        eval_source: EvalSource::Network,
        hash: 16,
        limits: Limits::default(),
        said: list.replace(',', " "),
    };
    for item in list.split(',').filter(|item| !item.is_empty()) {
        let bad = |expected: &str| format!("own: `{item}`: expected {expected}");
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
                configuration.eval_source = EvalSource::Weights(weights);
            }
            "network" => configuration.eval_source = EvalSource::File(value.into()),
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
            _ => {
                return Err(bad(
                    "rating alone, or level, weights, network, hash, nodes or depth",
                ));
            }
        }
    }
    Ok(configuration)
}

/// A preset by name, or the values of pawn, knight, bishop, rook and queen.
pub fn weights(text: &str) -> Option<Weights> {
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
