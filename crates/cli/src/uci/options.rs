//! UCI options.

use std::io;
use std::path::PathBuf;

use engine::{Engine, Level, Weights, time};

use super::say;

/// Transposition table in mebibytes: default and largest.
pub const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = Engine::MAX_HASH_MB;

/// The most lines that can be asked for: the most moves any position has.
const LINES_MAX: usize = 218;

/// Value of the option `Weights` that stands for the network: the default.
const NETWORK: &str = "network";

/// A text that is none.
const EMPTY: &str = "<empty>";

/// The most milliseconds that the way of an answer to the clock can be taken to cost.
const OVERHEAD_MAX: u64 = 5_000;

/// An option with the value it is given.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// Mebibytes of the transposition table.
    Hash(usize),
    ClearHash,
    /// Piece weights to evaluate by; `None` is the network.
    Weights(Option<Weights>),
    /// The file of the network, unless it is the engine's own.
    Network(Option<PathBuf>),
    /// Number of lines (`MultiPV`).
    Lines(usize),
    Level(Level),
    LimitStrength(bool),
    Elo(u32),
    /// Milliseconds.
    Overhead(u64),
    Chess960(bool),
    /// The GUI says whether it will ask for that; there is nothing to prepare.
    Ponder,
}

/// Tells a GUI what there is.
pub fn introduce() -> io::Result<()> {
    let highest = Level::MAX;
    let [least, most] = elos();
    let spin = |name: &str, default: u64, min: u64, max: u64| {
        say(format_args!(
            "option name {name} type spin default {default} min {min} max {max}"
        ))
    };
    let check = |name: &str| say(format_args!("option name {name} type check default false"));
    spin("Hash", HASH_DEFAULT as u64, 1, HASH_MAX as u64)?;
    say(format_args!("option name Clear Hash type button"))?;
    check("Ponder")?;
    spin("MultiPV", 1, 1, LINES_MAX as u64)?;
    let presets = Weights::PRESETS.map(|(name, _)| format!(" var {name}"));
    say(format_args!(
        "option name Weights type combo default {NETWORK} var {NETWORK}{}",
        presets.concat()
    ))?;
    say(format_args!(
        "option name Network type string default {EMPTY}"
    ))?;
    spin("Level", highest.into(), 1, highest.into())?;
    check("UCI_LimitStrength")?;
    spin("UCI_Elo", most.into(), least.into(), most.into())?;
    spin("Move Overhead", time::OVERHEAD_MS, 0, OVERHEAD_MAX)?;
    check("UCI_Chess960")
}

/// The strength of the lowest and of the highest level.
fn elos() -> [u32; 2] {
    [1, Level::MAX].map(|number| Level::new(number).expect("it is a level").elo())
}

/// Reads `name NAME [value VALUE]`; names may have spaces and any case. Words that are not understood are passed over.
pub fn parse(words: &[&str]) -> Result<Setting, String> {
    let mut parts = words.splitn(2, |&word| word == "name");
    let named = parts.nth(1).ok_or("setoption expects `name`")?;
    let split = named
        .iter()
        .position(|&word| word == "value")
        .unwrap_or(named.len());
    let name = named[..split].join(" ");
    let values = named.get(split + 1..).unwrap_or_default();
    let value = values.join(" ");

    let expected = |what: &str| format!("{name} expects {what}, not `{value}`");
    let number = |least: u64, most: u64| {
        let mut numbers = values.iter().filter_map(|word| word.parse().ok());
        let number = numbers.find(|number| (least..=most).contains(number));
        number.ok_or_else(|| expected(&format!("{least} to {most}")))
    };
    let is_among = |name: &str| values.iter().any(|word| word.eq_ignore_ascii_case(name));
    let check = || {
        let mut checks = values
            .iter()
            .filter_map(|word| word.to_lowercase().parse().ok());
        checks.next().ok_or_else(|| expected("true or false"))
    };
    Ok(match name.to_lowercase().as_str() {
        "hash" => Setting::Hash(number(1, HASH_MAX as u64)? as usize),
        "clear hash" => Setting::ClearHash,
        "ponder" => check().map(|_: bool| Setting::Ponder)?,
        "multipv" => Setting::Lines(number(1, LINES_MAX as u64)? as usize),
        "weights" if is_among(NETWORK) => Setting::Weights(None),
        "weights" => {
            let mut presets = Weights::PRESETS.into_iter();
            let preset = presets.find(|(name, _)| is_among(name));
            let (_, weights) = preset.ok_or_else(|| {
                let names = Weights::PRESETS.map(|(name, _)| name).join(", ");
                expected(&format!("{NETWORK}, {names}"))
            })?;
            Setting::Weights(Some(weights))
        }
        "network" if value.is_empty() || value == EMPTY => Setting::Network(None),
        "network" => Setting::Network(Some(value.into())),
        "level" => {
            let level = Level::new(number(1, Level::MAX.into())? as u8);
            Setting::Level(level.expect("the number was checked"))
        }
        "uci_limitstrength" => Setting::LimitStrength(check()?),
        "uci_elo" => {
            let [least, most] = elos();
            Setting::Elo(number(least.into(), most.into())? as u32)
        }
        "move overhead" => Setting::Overhead(number(0, OVERHEAD_MAX)?),
        "uci_chess960" => Setting::Chess960(check()?),
        _ => return Err(format!("unknown option `{name}`")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(line: &str) -> Result<Setting, String> {
        parse(&line.split(' ').collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read() {
        assert_eq!(set("name Hash value 32"), Ok(Setting::Hash(32)));
        assert_eq!(
            set("joho name Hash value joho 32 joho"),
            Ok(Setting::Hash(32))
        );
        assert_eq!(set("name clear HASH"), Ok(Setting::ClearHash));
        assert_eq!(
            set("name Weights value Network"),
            Ok(Setting::Weights(None))
        );
        assert_eq!(
            set("name Weights value greko"),
            Ok(Setting::Weights(Some(Weights::GREKO)))
        );
        assert_eq!(
            set("name Network value my nets/a.bin"),
            Ok(Setting::Network(Some("my nets/a.bin".into())))
        );
        assert_eq!(
            set("name Network value <empty>"),
            Ok(Setting::Network(None))
        );
        assert_eq!(
            set("name UCI_LimitStrength value True"),
            Ok(Setting::LimitStrength(true))
        );
        assert_eq!(set("name Move Overhead value 0"), Ok(Setting::Overhead(0)));
        let highest = Level::new(Level::MAX).expect("a level").elo();
        assert_eq!(
            set(&format!("name UCI_Elo value {highest}")),
            Ok(Setting::Elo(highest))
        );
    }

    #[test]
    fn what_cannot_be_set_is_explained() {
        for (line, said) in [
            ("Hash", "setoption expects `name`"),
            ("name Hash value 0", "Hash expects 1 to "),
            ("name Weights value heavy", "expects network, classical, "),
            ("name UCI_Elo value 1", "UCI_Elo expects "),
            (
                "name Ponder value perhaps",
                "expects true or false, not `perhaps`",
            ),
            ("name Frob Nicate value 1", "unknown option `Frob Nicate`"),
            ("name", "unknown option ``"),
        ] {
            let why = set(line).expect_err(line);
            assert!(why.contains(said), "{line}: {why}");
        }
    }
}
