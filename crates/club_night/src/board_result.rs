//! Result of a board, as an organiser gives it.

use chess::Color;
use game::Points;
use serde::{Deserialize, Serialize};
use tournament::event::GameResult;
use tournament::tournament::{Entry, Outcome};

/// The result of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardResult {
    /// White has won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// A draw.
    #[serde(rename = "1/2")]
    Draw,
    /// Black has won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// Black was not there.
    #[serde(rename = "+-")]
    WhiteByForfeit,
    /// White was not there.
    #[serde(rename = "-+")]
    BlackByForfeit,
    /// Neither player was there.
    #[serde(rename = "--")]
    BothAbsent,
    /// The game was played, and an arbiter has punished both players with its loss.
    #[serde(rename = "0-0")]
    BothLose,
    /// A draw for White, and for Black a loss by an arbiter's penalty.
    #[serde(rename = "1/2-0")]
    HalfToWhite,
    /// A draw for Black, and for White a loss by an arbiter's penalty.
    #[serde(rename = "0-1/2")]
    HalfToBlack,
}

impl BoardResult {
    /// All of them. The place in this list is the number in a result code, from 0.
    pub const ALL: [BoardResult; 9] = [
        BoardResult::WhiteWins,
        BoardResult::Draw,
        BoardResult::BlackWins,
        BoardResult::WhiteByForfeit,
        BoardResult::BlackByForfeit,
        BoardResult::BothAbsent,
        BoardResult::BothLose,
        BoardResult::HalfToWhite,
        BoardResult::HalfToBlack,
    ];

    /// Signs for a score sheet: `1–0`, `½–½`, `+ –`.
    pub fn signs(self) -> &'static str {
        match self {
            BoardResult::WhiteWins => "1–0",
            BoardResult::Draw => "½–½",
            BoardResult::BlackWins => "0–1",
            BoardResult::WhiteByForfeit => "+ –",
            BoardResult::BlackByForfeit => "– +",
            BoardResult::BothAbsent => "– –",
            BoardResult::BothLose => "0–0",
            BoardResult::HalfToWhite => "½–0",
            BoardResult::HalfToBlack => "0–½",
        }
    }

    /// The result of a game that was played.
    pub fn of_points(points: Points) -> BoardResult {
        match points {
            Points::Won(Color::White) => BoardResult::WhiteWins,
            Points::Won(Color::Black) => BoardResult::BlackWins,
            Points::Draw => BoardResult::Draw,
            Points::BothLost => BoardResult::BothLose,
            Points::Half(Color::White) => BoardResult::HalfToWhite,
            Points::Half(Color::Black) => BoardResult::HalfToBlack,
        }
    }

    /// The result in a tournament's terms.
    pub(crate) fn in_tournament(self) -> GameResult {
        let played = |white, black| GameResult::Played {
            white,
            black,
            rated: true,
        };
        let forfeit = |white, black| GameResult::Forfeit { white, black };
        match self {
            BoardResult::WhiteWins => played(Outcome::Win, Outcome::Loss),
            BoardResult::Draw => played(Outcome::Draw, Outcome::Draw),
            BoardResult::BlackWins => played(Outcome::Loss, Outcome::Win),
            BoardResult::WhiteByForfeit => forfeit(true, false),
            BoardResult::BlackByForfeit => forfeit(false, true),
            BoardResult::BothAbsent => forfeit(false, false),
            BoardResult::BothLose => played(Outcome::Loss, Outcome::Loss),
            BoardResult::HalfToWhite => played(Outcome::Draw, Outcome::Loss),
            BoardResult::HalfToBlack => played(Outcome::Loss, Outcome::Draw),
        }
    }

    /// The result that the entries of both players say; `None` while there is none.
    pub(crate) fn of(white: Entry, black: Entry) -> Option<BoardResult> {
        let said = match (white, black) {
            (Entry::Game { outcome: one, .. }, Entry::Game { outcome: other, .. }) => {
                GameResult::Played {
                    white: one,
                    black: other,
                    rated: true,
                }
            }
            (Entry::Forfeit { won: one, .. }, Entry::Forfeit { won: other, .. }) => {
                GameResult::Forfeit {
                    white: one,
                    black: other,
                }
            }
            _ => return None,
        };
        BoardResult::ALL
            .into_iter()
            .find(|result| result.in_tournament() == said)
    }
}
