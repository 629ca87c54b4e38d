//! Faults of puzzle files in words.

use crate::{pgn_errors, position_errors};
use chess::Position;
use i18n::{Lexicon, args};
use protocol::puzzle::Fault;

/// A fault: where, and what.
pub fn fault_text(fault: &Fault, words: &Lexicon) -> String {
    let place = match (fault.line, fault.column, fault.puzzle) {
        (Some(line), Some(column), _) => words.with(
            "sets-fault-line-column",
            &args!["line" => line as u32, "column" => column as u32],
        ),
        (Some(line), None, _) => words.with("sets-fault-line", &args!["line" => line as u32]),
        (None, _, Some(puzzle)) => {
            words.with("sets-fault-puzzle", &args!["number" => puzzle as u32])
        }
        (None, _, None) => String::new(),
    };
    format!("{place} {}", what(fault, words)).trim().to_owned()
}

/// A fault without its place.
pub fn what(fault: &Fault, words: &Lexicon) -> String {
    let text = fault.words.as_str();
    let general = match &*fault.kind {
        "pgn" => pgn_errors::named(words, &fault.about),
        kind => words.with(
            &format!("puzzle-fault-{kind}"),
            &args![
                "about" => fault.about.as_str(),
                "text" => text,
                "number" => fault.number.unwrap_or_default()
            ],
        ),
    };
    match &*fault.kind {
        // The reason is found again where it can be told.
        "fen" => match Position::from_fen(text) {
            Err(error) => {
                let why = position_errors::fen(words, &error).join(" ");
                format!("{general} {why}")
            }
            Ok(_) => general,
        },
        "pgn" if !text.is_empty() => format!("“{text}”: {general}"),
        _ => general,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;
    use puzzle::message::FAULTS;

    fn words() -> Lexicon {
        Lexicon::english().and(Language::English, crate::ENGLISH)
    }

    #[test]
    fn every_fault_is_said() {
        let words = words();
        for kind in FAULTS {
            let fault = Fault {
                kind: kind.to_owned(),
                about: if kind == "pgn" { "illegal" } else { "Moves" }.to_owned(),
                ..Fault::default()
            };
            let said = what(&fault, &words);
            assert!(!said.contains("puzzle-fault"), "{said}");
        }
    }

    #[test]
    fn a_fault_is_told_with_its_place_and_reason() {
        let text = |text: &str| text.to_owned();
        let of = |kind: &str, about: &str, text: &str, number| Fault {
            kind: kind.to_owned(),
            about: about.to_owned(),
            words: text.to_owned(),
            number,
            ..Fault::default()
        };
        let illegal = Fault {
            line: Some(3),
            column: Some(47),
            ..of("move", "", "e1e9", Some(2))
        };
        let position = Fault {
            puzzle: Some(2),
            ..of("fen", "", "8/8 w - - 0 1", None)
        };
        let game = of("pgn", "illegal", "Qe8", None);
        let value = Fault {
            line: Some(7),
            ..of("review-value", "millis", "soon", None)
        };
        let told = [illegal, position, game, value].map(|fault| fault_text(&fault, &words()));
        assert_eq!(
            told,
            [
                text("Line 3, column 47: Move 2: “e1e9” is no move such as e2e4 or e7e8q."),
                text(
                    "Puzzle 2: The position (FEN) cannot be read. Field 1 (pieces): 2 ranks instead of 8, separated by “/”."
                ),
                text("“Qe8”: This move cannot be made here."),
                text("Line 7: millis: “soon” cannot be read; the line is left out."),
            ]
        );
    }
}
