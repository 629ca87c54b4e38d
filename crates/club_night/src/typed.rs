//! Results as they are typed or said at the organiser's desk: a code, or a board and its result in signs or in words.

use crate::board_result::BoardResult;
use crate::result_code::{CodeError, ResultCode};
use chess::Color;
use std::collections::HashMap;

/// Text that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A result code, or what is wrong with it.
    Code(Result<ResultCode, CodeError>),
    /// A board, by its number, and its result.
    Board(usize, BoardResult),
}

/// The meaning of a word in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultWord {
    /// `white`.
    Side(Color),
    /// `wins`: what a side alone means as well.
    Wins,
    /// `loses`.
    Loses,
    /// `draw`.
    Draw,
    /// `absent`.
    Absent,
    /// `both`.
    Both,
    /// `three`.
    Number(usize),
    /// `board`, which is passed over.
    Filler,
}

/// The words of a language in results, each in small letters.
pub type ResultWords = HashMap<String, ResultWord>;

/// Reads `5 1-0`, `5 =`, `5 0`, `5 +-`, words such as `board five white wins`, or a result code; `None` of an empty text.
pub fn typed(text: &str, words: &ResultWords) -> Option<Typed> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let board = in_signs(text, words).or_else(|| in_words(text, words));
    Some(match board {
        Some((board, result)) => Typed::Board(board, result),
        None => Typed::Code(ResultCode::parse(text)),
    })
}

/// A board and its result in signs, after words that are passed over.
fn in_signs(text: &str, words: &ResultWords) -> Option<(usize, BoardResult)> {
    let (first, rest) = text.split_once(char::is_whitespace)?;
    if words.get(&first.to_lowercase()) == Some(&ResultWord::Filler) {
        return in_signs(rest.trim_start(), words);
    }
    let board = first.trim_end_matches('.').parse().ok()?;
    Some((board, result_of_signs(rest)?))
}

/// A board and its result in words, in any order; `None` if a word is not known, or if they do not make one result.
fn in_words(text: &str, words: &ResultWords) -> Option<(usize, BoardResult)> {
    let mut numbers = Vec::new();
    let mut sides = Vec::new();
    let (mut loses, mut draw, mut absent, mut both) = (false, false, false, false);
    let parts = text.split(|sign: char| sign.is_whitespace() || ",.:;।".contains(sign));
    for word in parts.filter(|word| !word.is_empty()) {
        let known = match word.parse() {
            Ok(number) => ResultWord::Number(number),
            Err(_) => *words.get(&word.to_lowercase())?,
        };
        match known {
            ResultWord::Number(number) => numbers.push(number),
            ResultWord::Side(side) => sides.push(side),
            ResultWord::Loses => loses = true,
            ResultWord::Draw => draw = true,
            ResultWord::Absent => absent = true,
            ResultWord::Both => both = true,
            ResultWord::Wins | ResultWord::Filler => {}
        }
    }
    let [board] = numbers[..] else { return None };
    let result = match (&sides[..], draw, absent, loses, both) {
        ([], true, false, false, _) => BoardResult::Draw,
        ([], false, true, false, true) => BoardResult::BothAbsent,
        ([], false, false, true, true) => BoardResult::BothLose,
        ([Color::White], false, true, false, false) => BoardResult::BlackByForfeit,
        ([Color::Black], false, true, false, false) => BoardResult::WhiteByForfeit,
        ([side], false, false, _, false) if loses == (*side == Color::Black) => {
            BoardResult::WhiteWins
        }
        ([_], false, false, _, false) => BoardResult::BlackWins,
        _ => return None,
    };
    Some((board, result))
}

/// The result of signs as arbiters write them.
fn result_of_signs(text: &str) -> Option<BoardResult> {
    let signs: String = text
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| match sign {
            '–' | '−' | ':' => '-',
            '½' => '=',
            sign => sign,
        })
        .collect();
    Some(match signs.as_str() {
        "1" | "1-0" => BoardResult::WhiteWins,
        "0" | "0-1" => BoardResult::BlackWins,
        "=" | "=-=" | "==" | "1/2" | "1/2-1/2" | "0.5" | "0,5" => BoardResult::Draw,
        "+" | "+-" | "+--" => BoardResult::WhiteByForfeit,
        "-" | "-+" | "--+" => BoardResult::BlackByForfeit,
        "--" | "---" => BoardResult::BothAbsent,
        "0-0" => BoardResult::BothLose,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> ResultWords {
        let words = [
            ("white", ResultWord::Side(Color::White)),
            ("black", ResultWord::Side(Color::Black)),
            ("wins", ResultWord::Wins),
            ("lost", ResultWord::Loses),
            ("remis", ResultWord::Draw),
            ("absent", ResultWord::Absent),
            ("both", ResultWord::Both),
            ("three", ResultWord::Number(3)),
            ("board", ResultWord::Filler),
        ];
        words
            .map(|(word, meaning)| (word.to_owned(), meaning))
            .into()
    }

    #[test]
    fn a_board_and_its_result_are_read_in_the_ways_in_which_they_are_written() {
        use BoardResult::{
            BlackByForfeit, BlackWins, BothAbsent, BothLose, Draw, WhiteByForfeit, WhiteWins,
        };
        let words = english();
        for (text, board, result) in [
            ("5 1", 5, WhiteWins),
            (" 12. 1–0 ", 12, WhiteWins),
            ("3 0:1", 3, BlackWins),
            ("3 =", 3, Draw),
            ("3 ½ – ½", 3, Draw),
            ("7 + –", 7, WhiteByForfeit),
            ("7 -+", 7, BlackByForfeit),
            ("7 – –", 7, BothAbsent),
            ("Board 3 1-0", 3, WhiteWins),
            ("3 white", 3, WhiteWins),
            ("board three white wins", 3, WhiteWins),
            ("three: Black.", 3, BlackWins),
            ("White lost, board 3", 3, BlackWins),
            ("3 black lost", 3, WhiteWins),
            ("3 remis", 3, Draw),
            ("3 white absent", 3, BlackByForfeit),
            ("3 black absent", 3, WhiteByForfeit),
            ("3 both absent", 3, BothAbsent),
            ("3 both lost", 3, BothLose),
        ] {
            assert_eq!(
                typed(text, &words),
                Some(Typed::Board(board, result)),
                "{text}"
            );
        }
        assert_eq!(typed("  ", &words), None);
        for text in [
            "5",
            "5 2-0",
            "1-0",
            "board 5",
            "3 white black",
            "3 4 white",
            "white",
            "3 white remis",
            "3 absent",
            "3 both",
            "3 white castles",
        ] {
            assert!(
                matches!(typed(text, &words), Some(Typed::Code(Err(_)))),
                "{text}"
            );
        }
    }
}
