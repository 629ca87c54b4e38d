//! `sessa game-link`: PGN as links by correspondence, and links as text.

use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use chess::Notation;
use correspondence::{Day, Letter, iccf, in_text, message, pgn, write};

use crate::args::{GameLinkDecode, GameLinkEncode, LinkText};

pub fn encode(request: &GameLinkEncode, out: &mut impl Write) -> io::Result<ExitCode> {
    let today = request.date.unwrap_or_else(today);
    let mut sound = true;
    for file in &request.files {
        for (number, game) in (1..).zip(game::pgn::read(&bytes(file)?)) {
            let fault = game
                .problems
                .iter()
                .find(|problem| !problem.kind.is_notice());
            let link = match fault {
                Some(fault) => Err(fault.to_string()),
                None => link(&game.tree, request, today),
            };
            match link {
                Ok(link) => writeln!(out, "{link}")?,
                Err(why) => {
                    sound = false;
                    writeln!(io::stderr(), "{file}: game {number}: {why}")?;
                }
            }
        }
    }
    Ok(exit(sound))
}

fn link(tree: &game::tree::Tree, request: &GameLinkEncode, today: Day) -> Result<String, String> {
    let rules = request.rules.as_deref();
    let mut letter = pgn::from_tree(tree, rules, today).map_err(|error| error.to_string())?;
    if let (Some(date), Some(dates)) = (request.date, &mut letter.dates) {
        dates.sent = date;
    }
    if !request.names {
        letter.game = letter.game.renamed(Default::default(), [None; 2]);
    }
    write(&letter).map_err(|error| error.to_string())
}

pub fn decode(request: &GameLinkDecode, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut links = request.links.clone();
    if links.is_empty() {
        let text = bytes("-")?;
        let text = String::from_utf8_lossy(&text);
        links = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect();
    }
    let mut sound = true;
    for link in &links {
        match in_text(link) {
            Ok(letter) => out.write_all(text(&letter, link, request.to).as_bytes())?,
            Err(why) => {
                sound = false;
                writeln!(io::stderr(), "{}: {why}", chess::excerpt(link))?;
            }
        }
    }
    Ok(exit(sound))
}

fn text(letter: &Letter, link: &str, to: LinkText) -> String {
    match to {
        LinkText::Pgn => game::pgn::write(&pgn::to_tree(letter)),
        LinkText::Iccf => iccf::write(letter),
        LinkText::Message => {
            message::message(&letter.game, &letter.conditions, link, Notation::default()) + "\n"
        }
    }
}

fn today() -> Day {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Day::of(now.as_millis() as u64, 0)
}

fn bytes(file: &str) -> io::Result<Vec<u8>> {
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().read_to_end(&mut bytes).map_err(named)?;
    } else {
        bytes = std::fs::read(file).map_err(named)?;
    }
    Ok(bytes)
}

fn exit(sound: bool) -> ExitCode {
    if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
