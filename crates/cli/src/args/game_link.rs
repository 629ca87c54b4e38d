//! The arguments of `sessa game-link`.

use correspondence::Day;
use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa game-link encode`.
pub struct GameLinkEncode {
    /// Name of the edition of the laws.
    pub rules: Option<String>,
    pub date: Option<Day>,
    pub names: bool,
    pub files: Vec<String>,
}

/// Arguments of `sessa game-link decode`.
pub struct GameLinkDecode {
    pub to: Text,
    pub links: Vec<String>,
}

/// Kind of text that a link is decoded to.
#[derive(Clone, Copy)]
pub enum Text {
    Pgn,
    Iccf,
    Message,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    match args
        .next()?
        .ok_or("game-link expects what to do: encode or decode")?
    {
        Value(word) if word == "encode" => encode(args),
        Value(word) if word == "decode" => decode(args),
        _ => Err(args.unexpected("encode or decode")),
    }
}

fn encode(args: &mut Args) -> Result<Command, Error> {
    let mut request = GameLinkEncode {
        rules: None,
        date: None,
        names: true,
        files: Vec::new(),
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("rules") => {
                let id = args.value("an EDITION, as fide-2023")?.string()?;
                let known = game::RuleSet::editions().map(|rules| rules.id);
                if !known.contains(&id) {
                    let known = known.join(", ");
                    return Err(
                        format!("`{id}` is no edition of the laws; they are {known}").into(),
                    );
                }
                request.rules = Some(id);
            }
            Long("date") => {
                let expected = "a date, as 2026-11-28";
                let date = args.value(expected)?.string()?;
                let day = Day::parse(&date);
                request.date =
                    Some(day.ok_or_else(|| format!("--date expects {expected}, not `{date}`"))?);
            }
            Long("without-names") => request.names = false,
            Value(word) => request.files.push(word.string()?),
            _ => {
                return Err(
                    args.unexpected("--rules EDITION, --date DATE, --without-names and FILEs")
                );
            }
        }
    }
    if request.files.is_empty() {
        return Err("expected a FILE, or - for standard input".into());
    }
    Ok(Command::GameLinkEncode(request))
}

fn decode(args: &mut Args) -> Result<Command, Error> {
    let mut request = GameLinkDecode {
        to: Text::Pgn,
        links: Vec::new(),
    };
    while let Some(arg) = args.next()? {
        match arg {
            Long("to") => {
                request.to = match args.text()?.as_str() {
                    "pgn" => Text::Pgn,
                    "iccf" => Text::Iccf,
                    "text" => Text::Message,
                    other => {
                        return Err(format!("--to expects pgn, iccf or text, not `{other}`").into());
                    }
                };
            }
            Value(word) => request.links.push(word.string()?),
            _ => return Err(args.unexpected("--to pgn|iccf|text and LINKs")),
        }
    }
    Ok(Command::GameLinkDecode(request))
}
