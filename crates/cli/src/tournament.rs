//! `sessa pair` and `sessa trf`: tournaments in FIDE's report files.

use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use tournament::format::RoundRobin;
use tournament::knockout::{Match, Side, State, Tempo};
use tournament::pairing::Pairing;
use tournament::swiss::{self, ColorRule, Reason, Way};
use tournament::trf::{self, Document};
use tournament::{Format, Tournament};

use crate::args::{Pair, PairFile, TrfCheck, TrfConvert};

/// Reads a file, or standard input for `-`.
pub fn read(file: &str) -> io::Result<Document> {
    let bytes = if file == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    } else {
        fs::read(file).map_err(|error| io::Error::new(error.kind(), format!("{file}: {error}")))?
    };
    let (text, replaced) = game::encoding::decode(&bytes);
    if let Some(replaced) = replaced {
        let first = replaced.first;
        writeln!(
            io::stderr(),
            "{file}:{}:{}: {replaced}",
            first.line,
            first.column
        )?;
    }
    Ok(trf::read(&text))
}

/// Tells the faults of a file; true if there are none.
pub fn tell(file: &str, document: &Document, out: &mut impl Write) -> io::Result<bool> {
    for fault in &document.faults {
        writeln!(out, "{file}: {fault}")?;
    }
    Ok(document.faults.is_empty())
}

/// `sessa pair`.
pub fn pair(request: &Pair, out: &mut impl Write) -> io::Result<ExitCode> {
    match request {
        Pair::File(request) => pair_file(request, out),
        Pair::Berger(players) => berger(*players, out),
    }
}

/// The Berger table, a round a line; a player without an opponent stands alone.
fn berger(players: usize, out: &mut impl Write) -> io::Result<ExitCode> {
    let table = RoundRobin::SINGLE;
    for round in 1..=table.rounds(players) {
        write!(out, "{round}:")?;
        for Pairing { white, black } in table.round(players, round).map_err(io::Error::other)? {
            write!(out, " {}", white + 1)?;
            if let Some(black) = black {
                write!(out, "-{}", black + 1)?;
            }
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn pair_file(request: &PairFile, out: &mut impl Write) -> io::Result<ExitCode> {
    let document = read(&request.file)?;
    if !tell(&request.file, &document, &mut io::stderr())? {
        return Ok(ExitCode::FAILURE);
    }
    if request.check {
        return check(&document, out);
    }
    let tournament = &document.tournament;
    let answer = match tournament.format {
        Format::Swiss => swiss::explain(tournament).map(|reasons| {
            let pairs = reasons.iter().map(|reason| reason.pairing).collect();
            (pairs, reasons.iter().map(swiss_reason).collect())
        }),
        _ => tournament::pair(tournament).map(|pairs| {
            let reasons = pairs.iter().map(|pair| other_reason(tournament, *pair));
            let reasons: Vec<String> = reasons.collect();
            (pairs, reasons)
        }),
    };
    let (pairs, reasons): (Vec<Pairing>, Vec<String>) = match answer {
        Ok(answer) => answer,
        Err(error) => {
            writeln!(io::stderr(), "{}: {error}", request.file)?;
            return Ok(ExitCode::FAILURE);
        }
    };
    writeln!(out, "{}", pairs.len())?;
    for (pair, reason) in pairs.into_iter().zip(reasons) {
        write_pair(&document, pair, out)?;
        if request.why {
            write!(out, "\t{reason}")?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The place of a pair in a table or bracket.
fn other_reason(tournament: &Tournament, pair: Pairing) -> String {
    let round = tournament.paired_rounds() + 1;
    match &tournament.format {
        Format::RoundRobin(_) => format!("Berger table, round {round}"),
        Format::Scheveningen(_) => format!("Scheveningen table, round {round}"),
        Format::TeamRoundRobin(teams) => {
            let team = |player: usize| player / teams.boards.max(1) + 1;
            match pair.black {
                Some(black) => format!(
                    "Berger table of teams, round {round}: board {}, teams {} and {}",
                    pair.white % teams.boards.max(1) + 1,
                    team(pair.white),
                    team(black)
                ),
                None => format!(
                    "Berger table of teams, round {round}: team {} is free",
                    team(pair.white)
                ),
            }
        }
        Format::Knockout(rules) => {
            let stages = rules.bracket(tournament).stages;
            let sides = [pair.white, pair.black.unwrap_or(pair.white)].map(Side::Player);
            let mut matches = stages
                .iter()
                .flat_map(|stage| stage.iter().map(|it| (stage.len(), it)));
            let own = matches.find(|(_, it)| sides.iter().all(|side| it.sides.contains(side)));
            match own {
                Some((size, it)) => format!("last {}, {}", 2 * size, next_game(it)),
                None => String::new(),
            }
        }
        Format::Swiss | Format::Other => String::new(),
    }
}

fn next_game(it: &Match) -> String {
    match it.state {
        State::Open { tempo, game } => match tempo {
            Tempo::Regular => format!("game {game}"),
            Tempo::Faster(series) => format!("faster game {game} of series {series}"),
            Tempo::Armageddon => "Armageddon, a draw wins for Black".to_owned(),
        },
        _ => "bye".to_owned(),
    }
}

fn check(document: &Document, out: &mut impl Write) -> io::Result<ExitCode> {
    let differences = tournament::check(&document.tournament);
    for (round, answer) in &differences {
        match answer {
            Err(error) => writeln!(out, "round {round}: {error}")?,
            Ok(pairs) => {
                for &pairing in pairs {
                    if !pairing.stands_in(&document.tournament, *round) {
                        write!(out, "round {round}: the rules pair ")?;
                        write_pair(document, pairing, out)?;
                        writeln!(out)?;
                    }
                }
            }
        }
    }
    let rounds = document.tournament.paired_rounds();
    writeln!(
        out,
        "rounds {rounds}, of them different {}",
        differences.len()
    )?;
    Ok(if differences.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn write_pair(
    document: &Document,
    Pairing { white, black }: Pairing,
    out: &mut impl Write,
) -> io::Result<()> {
    let black = black.map_or(0, |player| document.numbers[player]);
    write!(out, "{} {black}", document.numbers[white])
}

/// The rules that decided about a pair of a Swiss system.
fn swiss_reason(reason: &Reason) -> String {
    let way = match reason.way {
        Way::Straight => "upper against lower half",
        Way::Transposition => "transposition",
        Way::Exchange => "exchange",
        Way::MovedDown => "moved down",
        Way::Bye => "pairing-allocated bye",
    };
    let mut words = vec![format!("bracket {}", reason.bracket), way.to_owned()];
    if let (high, Some(low)) = reason.scores
        && high != low
    {
        words.push(format!("scores {high} and {low}"));
    }
    let color = reason.color.map(|rule| match rule {
        ColorRule::Granted => "both colour preferences granted",
        ColorRule::Stronger => "the stronger colour preference granted",
        ColorRule::Alternation => "colours alternate",
        ColorRule::HigherRanked => "the higher ranked player's colour preference granted",
        ColorRule::Lot => "colours by lot and number",
    });
    words.extend(color.map(str::to_owned));
    let unmet = reason.unmet.iter();
    words.extend(unmet.map(|criterion| format!("not {criterion:?}")));
    words.join(", ")
}

/// `sessa trf check`.
pub fn trf_check(request: &TrfCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut sound = true;
    for file in &request.files {
        let document = read(file)?;
        sound &= tell(file, &document, out)?;
        let (players, rounds) = (document.numbers.len(), document.tournament.paired_rounds());
        writeln!(
            out,
            "{file}: players {players}, rounds {rounds}, faults {}",
            document.faults.len()
        )?;
    }
    Ok(if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// `sessa trf convert`.
pub fn trf_convert(request: &TrfConvert, out: &mut impl Write) -> io::Result<ExitCode> {
    let document = read(&request.file)?;
    let sound = tell(&request.file, &document, &mut io::stderr())?;
    out.write_all(trf::write(&document, request.to).as_bytes())?;
    Ok(if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
