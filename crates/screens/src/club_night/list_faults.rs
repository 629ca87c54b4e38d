//! Faults of lists of players and of report files, in words with their places.

use i18n::{Lexicon, args};
use tournament::roster::{Column, RosterFault, RosterFaultKind};
use tournament::trf::{Fault, FaultKind};

/// A fault of a list.
pub fn of_list(words: &Lexicon, fault: &RosterFault) -> String {
    let what = match &fault.kind {
        RosterFaultKind::Quote => words.get("night-fault-quote"),
        RosterFaultKind::NoName => words.get("night-fault-no-name"),
        RosterFaultKind::Value(column, text) => {
            let expected = words.get(match column {
                Column::Number => "night-fault-number",
                Column::Name | Column::FirstName => "night-fault-name",
                Column::Rating => "night-fault-rating",
                Column::Federation => "night-fault-federation",
                Column::FideId => "night-fault-fide-id",
                Column::Title => "night-fault-title",
                Column::Birth => "night-fault-birth",
                Column::Sex => "night-fault-sex",
            });
            found(words, &expected, text)
        }
        RosterFaultKind::Twice(name, line) => words.with(
            "night-fault-entered-twice",
            &args!["name" => name.clone(), "line" => *line as u32],
        ),
    };
    at(words, fault.line, fault.column, &what)
}

/// A fault of a report file.
pub fn of_report(words: &Lexicon, fault: &Fault) -> String {
    let number =
        |name: &'static str, number: usize| words.with(name, &args!["number" => number as u32]);
    let what = match &fault.kind {
        FaultKind::Number(text) => found(words, &words.get("night-fault-number"), text),
        FaultKind::Points(text) => found(words, &words.get("night-fault-points"), text),
        FaultKind::Color(sign) => found(words, &words.get("night-fault-color"), &sign.to_string()),
        FaultKind::Result(sign) => {
            words.with("night-fault-result", &args!["text" => sign.to_string()])
        }
        FaultKind::Short => words.get("night-fault-short"),
        FaultKind::Twice(player) => number("night-fault-number-twice", *player),
        FaultKind::Unknown(player) => number("night-fault-unknown", *player),
        FaultKind::Self_(player) => number("night-fault-itself", *player),
        FaultKind::Contradiction(player, opponent, round) => words.with(
            "night-fault-contradiction",
            &args![
                "player" => *player as u32,
                "opponent" => *opponent as u32,
                "round" => *round as u32,
            ],
        ),
        FaultKind::Score(player, written, counted) => words.with(
            "night-fault-score",
            &args![
                "player" => *player as u32,
                "written" => written.to_string(),
                "counted" => counted.to_string(),
            ],
        ),
        FaultKind::Rounds(paired, planned) => words.with(
            "night-fault-rounds",
            &args!["paired" => *paired as u32, "planned" => *planned as u32],
        ),
        FaultKind::Symbol(text) => words.with("night-fault-symbol", &args!["text" => text.clone()]),
    };
    at(words, fault.line, fault.column, &what)
}

fn found(words: &Lexicon, expected: &str, text: &str) -> String {
    let args = args!["expected" => expected.to_owned(), "text" => text.to_owned()];
    words.with("night-fault-expected", &args)
}

/// A fault with its place; line 0 is the whole file.
fn at(words: &Lexicon, line: usize, column: usize, what: &str) -> String {
    if line == 0 {
        return what.to_owned();
    }
    let args = args![
        "line" => line as u32,
        "column" => column as u32,
        "what" => what.to_owned(),
    ];
    words.with("night-fault-at", &args)
}
