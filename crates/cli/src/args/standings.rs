//! The arguments of `sessa standings`.

use lexopt::Arg::{Long, Value};
use lexopt::{Error, ValueExt};
use tournament::tie_break::{Edition, Pairings, TieBreak};

use super::{Args, Command};

/// Arguments of `sessa standings`.
#[derive(Default)]
pub struct Standings {
    pub file: String,
    /// The tie-breaks asked for; else those of the file.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// The edition asked for; else that of the file's date.
    pub edition: Option<Edition>,
    /// Starting number of the player whose values are explained.
    pub explain: Option<usize>,
    pub ratings: bool,
    /// Rounds that count; else all up to the first without all results.
    pub after: Option<usize>,
    pub pairings: Option<Pairings>,
    pub unrated: Option<u16>,
    /// The development coefficient for all players.
    pub coefficient: Option<u8>,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut request = Standings::default();
    let mut files = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Long("tiebreaks") => {
                let list = TieBreak::list(&args.text()?).map_err(|error| error.to_string())?;
                if list.is_empty() {
                    return Err("--tiebreaks expects codes such as BH-C1,SB,DE".into());
                }
                request.tie_breaks = Some(list);
            }
            Long("edition") => {
                let year = args.text()?;
                let edition = year.parse().ok().and_then(Edition::of);
                let wrong = || format!("--edition expects 2024 or 2026, not `{year}`");
                request.edition = Some(edition.ok_or_else(wrong)?);
            }
            Long("explain") => request.explain = Some(args.small()? as usize),
            Long("ratings") => request.ratings = true,
            Long("after") => request.after = Some(args.small()? as usize),
            Long("swiss") => request.pairings = Some(Pairings::Swiss),
            Long("round-robin") => request.pairings = Some(Pairings::Predetermined),
            Long("unrated") => request.unrated = Some(args.parsed("a rating")?),
            Long("k") => request.coefficient = Some(args.parsed("a coefficient such as 20")?),
            Value(word) => files.push(word.string()?),
            _ => return Err(args.unexpected("its options and a FILE")),
        }
    }
    request.file = super::tournament::one(files)?;
    Ok(Command::Standings(Box::new(request)))
}
