//! `sessa pair` and `sessa trf`: tournaments in FIDE's report files.

use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;

use tournament::swiss::{self, ColorRule, Pairing, Reason, Way};
use tournament::trf::{self, Document};

use crate::args::{Pair, TrfCheck, TrfConvert};

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
    let document = read(&request.file)?;
    if !tell(&request.file, &document, &mut io::stderr())? {
        return Ok(ExitCode::FAILURE);
    }
    if request.check {
        return check(&document, out);
    }
    let reasons = match swiss::explain(&document.tournament) {
        Ok(reasons) => reasons,
        Err(error) => {
            writeln!(io::stderr(), "{}: {error}", request.file)?;
            return Ok(ExitCode::FAILURE);
        }
    };
    writeln!(out, "{}", reasons.len())?;
    for reason in reasons {
        write_pair(&document, reason.pairing, out)?;
        if request.why {
            write_reason(&reason, out)?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn check(document: &Document, out: &mut impl Write) -> io::Result<ExitCode> {
    let differences = swiss::check(&document.tournament);
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

fn write_reason(reason: &Reason, out: &mut impl Write) -> io::Result<()> {
    let way = match reason.way {
        Way::Straight => "upper against lower half",
        Way::Transposition => "transposition",
        Way::Exchange => "exchange",
        Way::MovedDown => "moved down",
        Way::Bye => "pairing-allocated bye",
    };
    write!(out, "\tbracket {}, {way}", reason.bracket)?;
    if let (high, Some(low)) = reason.scores
        && high != low
    {
        write!(out, ", scores {high} and {low}")?;
    }
    match reason.color {
        None => {}
        Some(ColorRule::Granted) => write!(out, ", both colour preferences granted")?,
        Some(ColorRule::Stronger) => write!(out, ", the stronger colour preference granted")?,
        Some(ColorRule::Alternation) => write!(out, ", colours alternate")?,
        Some(ColorRule::HigherRanked) => write!(
            out,
            ", the higher ranked player's colour preference granted"
        )?,
        Some(ColorRule::Lot) => write!(out, ", colours by lot and number")?,
    }
    for criterion in &reason.unmet {
        write!(out, ", not {criterion:?}")?;
    }
    Ok(())
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
