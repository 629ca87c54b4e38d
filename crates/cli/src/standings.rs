//! `sessa standings`: players ranked by points and tie-breaks, and the explanation of each value.

use std::io::{self, Write};
use std::process::ExitCode;

use tournament::number::Number;
use tournament::rating::{self, Coefficient, RatingChange};
use tournament::standings::{self, Objection, Place, Standings};
use tournament::team;
use tournament::tie_break::{
    Bound, Cut, Encounter, Pairings, Rules, Source, Term, TieBreak, Unplayed, Value, Why,
};
use tournament::trf::Document;

use crate::args;
use crate::tournament::{read, tell};

/// `sessa standings`.
pub fn run(request: &args::Standings, out: &mut impl Write) -> io::Result<ExitCode> {
    let document = read(&request.file)?;
    let sound = tell(&request.file, &document, &mut io::stderr())?;
    let refuse = |why: &str| -> io::Result<ExitCode> {
        writeln!(io::stderr(), "{}: {why}", request.file)?;
        Ok(ExitCode::FAILURE)
    };
    let tournament = &document.tournament;
    let rules = Rules {
        edition: request.edition.unwrap_or_else(|| document.edition()),
        pairings: request.pairings.unwrap_or_else(|| Pairings::of(tournament)),
        unrated: request.unrated.filter(|&rating| rating > 0),
    };
    let list = match (&request.tie_breaks, document.tie_breaks()) {
        (Some(list), _) => list.clone(),
        (None, Some(Ok(list))) => list,
        (None, Some(Err(error))) => {
            return refuse(&format!(
                "its list of tie-breaks (code 212 or 202): {error}; --tiebreaks names others"
            ));
        }
        (None, None) if rules.pairings == Pairings::Swiss => TieBreak::usual_in_swiss(),
        (None, None) => TieBreak::usual_in_round_robins(),
    };
    let complete = standings::complete_rounds(tournament);
    let rounds = request.after.unwrap_or(complete);
    let paired = tournament.paired_rounds();
    if rounds > paired {
        return refuse(&format!(
            "--after {rounds}: {paired} rounds have been paired"
        ));
    }
    let explained = match request.explain {
        None => None,
        Some(number) => match document.numbers.iter().position(|&it| it == number) {
            Some(player) => Some(player),
            None => return refuse(&format!("no player has the number {number}")),
        },
    };
    let standings = standings::standings(tournament, rounds, &list, &rules);
    let report = Report {
        document: &document,
        standings: &standings,
        request,
    };
    if rounds == complete && complete < paired {
        writeln!(
            io::stderr(),
            "{}: results are missing in round {}; --after {paired} counts them as draws",
            request.file,
            complete + 1
        )?;
    }
    for (tie_break, objection) in &standings.objections {
        let why = match objection {
            Objection::UnratedPlayers => {
                "dropped, for there are unrated players (C.07, 10); --unrated gives them a rating"
            }
            Objection::RoundRobin => "must not be used in round robins (C.07, 8)",
            Objection::LaterEdition => "came with the edition of 2026",
        };
        writeln!(io::stderr(), "{}: {tie_break}: {why}", request.file)?;
    }
    if let Some(player) = explained {
        report.explain(player, out)?;
    } else {
        report.teams(out)?;
        report.table(out)?;
    }
    Ok(if sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

struct Report<'a> {
    document: &'a Document,
    standings: &'a Standings,
    request: &'a args::Standings,
}

impl Report<'_> {
    /// Match points and game points of a tournament of teams.
    fn teams(&self, out: &mut impl Write) -> io::Result<()> {
        let tournament = &self.document.tournament;
        for (place, score) in team::team_scores(tournament).iter().enumerate() {
            writeln!(
                out,
                "team {}: place {}, {} match points, {} game points",
                score.team + 1,
                place + 1,
                score.match_points,
                score.game_points
            )?;
        }
        Ok(())
    }

    fn table(&self, out: &mut impl Write) -> io::Result<()> {
        let mut head = vec!["place".to_owned(), "no".to_owned()];
        head.extend(self.standings.tie_breaks.iter().map(ToString::to_string));
        if self.request.ratings {
            head.extend(["rating", "performance", "K", "change"].map(str::to_owned));
        }
        let mut rows = vec![head];
        for place in &self.standings.places {
            let mut row = vec![shared(place), self.number(place.player).to_string()];
            row.extend(place.values.iter().map(cell));
            if self.request.ratings {
                row.extend(self.ratings(place.player));
            }
            rows.push(row);
        }
        let widths: Vec<usize> = (0..rows[0].len())
            .map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0))
            .collect();
        for (line, row) in rows.iter().enumerate() {
            for (text, &width) in row.iter().zip(&widths) {
                write!(out, "{text:>width$}  ")?;
            }
            let name = match line {
                0 => "name",
                _ => self.name(self.standings.places[line - 1].player),
            };
            writeln!(out, "{name}")?;
        }
        Ok(())
    }

    fn number(&self, player: usize) -> usize {
        self.document.numbers[player]
    }

    fn name(&self, player: usize) -> &str {
        &self.document.tournament.players[player].name
    }

    /// The rating change of a player by the coefficient given, or by rating and age.
    fn change(&self, player: usize) -> Option<RatingChange> {
        let tournament = &self.document.tournament;
        let person = &tournament.players[player];
        let born = person.birth.get(..4).and_then(|year| year.parse().ok());
        let age = self.document.start().zip(born);
        let age = age.map(|((year, _), born): (_, u16)| year.saturating_sub(born));
        let coefficient = self
            .request
            .coefficient
            .map_or_else(|| Coefficient::by(person.rating, age), Coefficient::Given);
        rating::rating_change(tournament, player, self.standings.rounds, coefficient)
    }

    /// Rating, performance, K and change.
    fn ratings(&self, player: usize) -> [String; 4] {
        let none = || "-".to_owned();
        let tournament = &self.document.tournament;
        let performance = rating::performance_of(tournament, player, self.standings.rounds);
        let change = self.change(player);
        let own = tournament.players[player].rating;
        [
            if own > 0 { own.to_string() } else { none() },
            performance.map_or_else(none, |it| it.rating.to_string()),
            change
                .as_ref()
                .map_or_else(none, |it| it.coefficient.to_string()),
            change.map_or_else(none, |it| signed(it.change)),
        ]
    }

    fn explain(&self, player: usize, out: &mut impl Write) -> io::Result<()> {
        let Some(place) = self.standings.of(player) else {
            return Ok(());
        };
        writeln!(
            out,
            "{} {}: place {} after round {}",
            self.number(player),
            self.name(player),
            shared(place),
            self.standings.rounds
        )?;
        for (tie_break, value) in self.standings.tie_breaks.iter().zip(&place.values) {
            writeln!(out, "{tie_break} {}", cell(value))?;
            match &value.why {
                Why::Encounter(encounter) => self.encounter(encounter, out)?,
                why => {
                    for term in why.terms() {
                        self.term(term, out)?;
                    }
                }
            }
            match &value.why {
                Why::Performance(_, Some(it)) => writeln!(
                    out,
                    "  average {}, score {} %, difference {:+}",
                    it.average, it.percent, it.difference
                )?,
                Why::Perfect(_, score) => writeln!(out, "  expected score at least {score}")?,
                _ => {}
            }
        }
        if self.request.ratings {
            self.explain_change(player, out)?;
        }
        Ok(())
    }

    fn explain_change(&self, player: usize, out: &mut impl Write) -> io::Result<()> {
        let [_, performance, _, _] = self.ratings(player);
        writeln!(out, "performance {performance}")?;
        let Some(change) = self.change(player) else {
            return writeln!(out, "rating change - (unrated)");
        };
        let (number, k) = (signed(change.change), change.coefficient);
        writeln!(out, "rating change {number} (K {k})")?;
        for game in &change.games {
            let decimals = |it: i32| Number::ratio(i64::from(it), 100);
            writeln!(
                out,
                "  round {}: {}, difference {:+}{}, result {}, expected {}",
                game.round,
                self.player(game.opponent),
                game.difference,
                if game.limited { " (the limit)" } else { "" },
                decimals(game.score),
                decimals(game.expected)
            )?;
        }
        Ok(())
    }

    fn player(&self, player: usize) -> String {
        format!("{} {}", self.number(player), self.name(player))
    }

    fn term(&self, term: &Term, out: &mut impl Write) -> io::Result<()> {
        write!(out, "  round {}: ", term.round)?;
        match term.source {
            Source::Own => write!(out, "{}", term.amount)?,
            Source::Opponent { player, value } => {
                write!(out, "{} with {value}", self.player(player))?;
                if term.times.is_none() && term.amount != value {
                    write!(out, ": {}", term.amount)?;
                }
            }
            Source::Dummy(dummy) => {
                let round = match dummy.unplayed {
                    Unplayed::AllocatedBye => "bye",
                    Unplayed::ForfeitWin => "forfeit win",
                    Unplayed::RequestedBye | Unplayed::FinalBye => "requested bye or absence",
                    Unplayed::ForfeitLoss => "forfeit loss",
                };
                write!(out, "{round}, dummy with {}", Number::from(dummy.score))?;
                match dummy.bound {
                    None => {}
                    Some(Bound::Scheduled(player)) => {
                        write!(out, " (not more than {})", self.player(player))?;
                    }
                    Some(Bound::Draws) => write!(out, " (not more than a draw in each round)")?,
                }
            }
        }
        if let Some(times) = term.times {
            write!(out, " × {} = {}", Number::from(times), term.amount)?;
        }
        let cut = match term.cut {
            None => "",
            Some(Cut::Lowest) => "; cut as the lowest",
            Some(Cut::Voluntary) => "; cut as a voluntary unplayed round",
            Some(Cut::Highest) => "; cut as the highest",
            Some(Cut::BelowLimit) => "; below the limit",
        };
        writeln!(out, "{cut}")
    }

    fn encounter(&self, encounter: &Encounter, out: &mut impl Write) -> io::Result<()> {
        for row in &encounter.tables {
            let numbers = |players: &[usize]| {
                let numbers = players.iter().map(|&it| self.number(it).to_string());
                numbers.collect::<Vec<_>>().join(", ")
            };
            write!(out, "  among {}: {}", numbers(&row.tied), row.score)?;
            if !row.missing.is_empty() {
                write!(out, ", not met {}", numbers(&row.missing))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// A place, or the range of places that are shared.
fn shared(place: &Place) -> String {
    match place.places {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}-{last}"),
    }
}

/// A value; `-` if there is none, as in the direct encounter of a player who is not tied.
fn cell(value: &Value) -> String {
    match (value.number, &value.why) {
        (_, Why::Encounter(encounter)) if encounter.tables.is_empty() => "-".to_owned(),
        (Some(number), _) => number.to_string(),
        (None, _) => "-".to_owned(),
    }
}

fn signed(number: Number) -> String {
    let sign = if number > Number::ZERO { "+" } else { "" };
    format!("{sign}{number}")
}
