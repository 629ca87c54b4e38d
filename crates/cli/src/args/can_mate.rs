//! The arguments of `sessa can-mate`.

use lexopt::{Arg::Long, Error, ValueExt};

use super::{Args, Command};

/// Arguments of `sessa can-mate`.
pub struct CanMate {
    pub nodes: u32,
}

pub fn parse(args: &mut Args) -> Result<Command, Error> {
    let mut request = CanMate { nodes: 2_000_000 };
    while let Some(arg) = args.next()? {
        match arg {
            Long("nodes") => {
                let number = args.parser.value().unwrap_or_default().string()?;
                request.nodes = number.parse().map_err(|_| {
                    format!("--nodes `{number}` is not a number of positions, as 100000 would be")
                })?;
            }
            _ => return Err(args.unexpected("--nodes N, and FENs on standard input")),
        }
    }
    Ok(Command::CanMate(request))
}
