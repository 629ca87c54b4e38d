//! The arguments of `sessa can-mate`.

use super::{Command, Misuse};

/// Arguments of `sessa can-mate`.
pub struct CanMate {
    pub nodes: u32,
}

pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Command, Misuse> {
    let mut request = CanMate { nodes: 2_000_000 };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--help" | "-h" => return Ok(Command::Help),
            "--nodes" => {
                let number = words.next();
                request.nodes = number
                    .as_deref()
                    .and_then(|number| number.parse().ok())
                    .ok_or(Misuse::BadNodes(number))?;
            }
            _ => return Err(Misuse::BadCanMateArgument(word)),
        }
    }
    Ok(Command::CanMate(request))
}
