//! Results as they are typed at the organiser's desk: a code, or a board and its result.

use crate::board_result::BoardResult;
use crate::result_code::{CodeError, ResultCode};

/// Text that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A result code, or what is wrong with it.
    Code(Result<ResultCode, CodeError>),
    /// A board, by its number, and its result.
    Board(usize, BoardResult),
}

/// Reads `5 1-0`, `5 =`, `5 0`, `5 +-`, or a result code; `None` of an empty text.
pub fn typed(text: &str) -> Option<Typed> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let board = text
        .split_once(char::is_whitespace)
        .and_then(|(board, result)| {
            let board = board.trim_end_matches('.').parse().ok()?;
            Some(Typed::Board(board, result_of_signs(result)?))
        });
    Some(board.unwrap_or_else(|| Typed::Code(ResultCode::parse(text))))
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

    #[test]
    fn a_board_and_its_result_are_read_in_the_ways_in_which_they_are_written() {
        for (text, board, result) in [
            ("5 1", 5, BoardResult::WhiteWins),
            (" 12. 1–0 ", 12, BoardResult::WhiteWins),
            ("3 0:1", 3, BoardResult::BlackWins),
            ("3 =", 3, BoardResult::Draw),
            ("3 ½ – ½", 3, BoardResult::Draw),
            ("7 + –", 7, BoardResult::WhiteByForfeit),
            ("7 -+", 7, BoardResult::BlackByForfeit),
            ("7 – –", 7, BoardResult::BothAbsent),
        ] {
            assert_eq!(typed(text), Some(Typed::Board(board, result)), "{text}");
        }
        assert_eq!(typed("  "), None);
        for text in ["5", "5 2-0", "1-0", "board 5"] {
            assert!(matches!(typed(text), Some(Typed::Code(Err(_)))), "{text}");
        }
    }
}
