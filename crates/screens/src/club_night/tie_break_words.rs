//! Tie-breaks in words: what each of them is, and how a player's value came about.

use club_night::State;
use i18n::{Lexicon, args};
use tournament::number::Number;
use tournament::standings::Objection;
use tournament::tie_break::{Kind, Source, Term, TieBreak, Value, Why};

/// The tie-break in a sentence.
pub fn about(words: &Lexicon, tie_break: TieBreak) -> String {
    let name = match tie_break.kind {
        Kind::Points => "night-points",
        Kind::DirectEncounter => "night-tie-de",
        Kind::Wins => "night-tie-win",
        Kind::GamesWon => "night-tie-won",
        Kind::BlackGames => "night-tie-bpg",
        Kind::BlackWins => "night-tie-bwg",
        Kind::Progressive => "night-tie-ps",
        Kind::RoundsElected => "night-tie-rep",
        Kind::StandardPoints => "night-tie-std",
        Kind::PairingNumber => "night-tie-tpn",
        Kind::Buchholz => "night-tie-bh",
        Kind::AverageBuchholz => "night-tie-aob",
        Kind::ForeBuchholz => "night-tie-fb",
        Kind::SonnebornBerger => "night-tie-sb",
        Kind::Koya => "night-tie-ks",
        Kind::AverageRating => "night-tie-aro",
        Kind::Performance => "night-tie-tpr",
        Kind::PerfectPerformance => "night-tie-ptp",
        Kind::AveragePerformance => "night-tie-apro",
        Kind::AveragePerfectPerformance => "night-tie-appo",
        Kind::Rating => "night-tie-rtng",
    };
    let count = args!["count" => u32::from(tie_break.cut_lowest)];
    let cut = match (tie_break.cut_lowest, tie_break.cut_highest) {
        (0, _) => None,
        (_, 0) => Some(words.with("night-tie-cut", &count)),
        _ => Some(words.with("night-tie-median", &count)),
    };
    let parts = [Some(words.get(name)), cut];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The reason why a tie-break should not be used.
pub fn objection(words: &Lexicon, objection: Objection) -> String {
    words.get(match objection {
        Objection::UnratedPlayers => "night-tie-unrated",
        Objection::RoundRobin => "night-tie-no-table",
        Objection::LaterEdition => "night-tie-later",
    })
}

/// A player's value; in a direct encounter the points against those who were tied.
pub fn number(value: &Value) -> String {
    let number = match &value.why {
        Why::Encounter(encounter) => encounter.tables.last().map(|row| row.score),
        _ => value.number,
    };
    number.map_or("–".to_owned(), shown)
}

/// The terms of a player's value, `Ann: 2 (Bob) + 1.5 (Zoe), without 0 (Gil)`; `None` where it has none.
pub fn terms(words: &Lexicon, state: &State, player: usize, value: &Value) -> Option<String> {
    let list = |is_cut: bool, sign: &str| {
        let terms = value.why.terms().iter();
        let terms = terms.filter(|it| it.cut.is_some() == is_cut);
        let terms: Vec<String> = terms.map(|it| term(words, state, it)).collect();
        (!terms.is_empty()).then(|| terms.join(sign))
    };
    let counted = list(false, " + ")?;
    let name = state.tournament().players[player].name.clone();
    Some(match list(true, ", ") {
        Some(cut) => words.with(
            "night-terms-cut",
            &args!["name" => name, "counted" => counted, "cut" => cut],
        ),
        None => words.with("night-terms", &args!["name" => name, "counted" => counted]),
    })
}

fn term(words: &Lexicon, state: &State, term: &Term) -> String {
    let from = match term.source {
        Source::Opponent { player, .. } => state.tournament().players[player].name.clone(),
        Source::Dummy(_) => words.with("night-term-unplayed", &args!["round" => term.round as u32]),
        Source::Own => words.with("night-round", &args!["round" => term.round as u32]),
    };
    format!("{} ({from})", shown(term.amount))
}

fn shown(number: Number) -> String {
    hundredths(number.hundredths())
}

/// A number of hundredths as a table shows it: `4.5`, `8.75`, `3`.
pub fn hundredths(number: i64) -> String {
    let text = format!("{}.{:02}", number / 100, (number % 100).abs());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        for (number, text) in [
            (450, "4.5"),
            (875, "8.75"),
            (300, "3"),
            (1000, "10"),
            (0, "0"),
            (5, "0.05"),
        ] {
            assert_eq!(hundredths(number), text);
        }
    }
}
