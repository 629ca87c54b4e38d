//! Mining of puzzles out of games, in the order of the games.
//!
//! A [`MineTask`] is answered by any number of [`MineAnswer::Found`], [`MineAnswer::Rejected`] and [`MineAnswer::Progress`], and a
//! terminal message. The games come in pieces ([`MinePiece`]), each when it is asked for ([`MineAnswer::Wanted`]), so that a PGN of
//! any size can be mined. The same task gives the same puzzles on every device; a task that begins where another was
//! stopped ([`MineTask::from`]) tells the rest of what that one would have told.

use crate::library::Problem;
use crate::puzzle::Puzzle;
use serde::{Deserialize, Serialize};

/// Bytes of a PGN in a piece.
pub const PIECE: u64 = 1 << 18;

/// Mining of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineTask {
    /// The rules by which a position is a puzzle.
    pub rules: RuleSet,
    /// Names of one player, as the games have them: only this player's mistakes are puzzles. All games and both sides if there
    /// is none.
    pub player: Vec<String>,
    /// Nodes for every position of a game.
    pub nodes: u64,
    /// Nodes for every position of a solution.
    pub proof_nodes: u64,
    /// The point to begin at.
    pub from: MinePoint,
}

impl MineTask {
    /// Mining from the beginning, with as many nodes as a phone can bear.
    pub fn new(rules: RuleSet) -> MineTask {
        MineTask {
            rules,
            player: Vec::new(),
            nodes: 20_000,
            proof_nodes: 400_000,
            from: MinePoint::default(),
        }
    }
}

/// A piece of the games, as PGN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinePiece {
    /// Its first byte in the PGN.
    pub from: u64,
    /// Its bytes, each a character of the same number: a character of the PGN may be cut in two.
    pub bytes: String,
    /// True if it is the last.
    pub is_last: bool,
}

impl MinePiece {
    /// The piece of these bytes.
    pub fn new(from: u64, bytes: &[u8], is_last: bool) -> MinePiece {
        MinePiece {
            from,
            bytes: bytes.iter().copied().map(char::from).collect(),
            is_last,
        }
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.bytes.chars().map(|byte| byte as u8).collect()
    }
}

/// The rules by which a position is a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// Those by which the public puzzles are made.
    Strict,
    /// For one's own games: more is found, short puzzles and defences among it.
    Relaxed,
}

/// A point up to which all has been told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MinePoint {
    /// Games told to their end, those that are not this player's among them.
    pub game: u32,
    /// Half-moves of the next game after which everything has been told.
    pub ply: u32,
}

/// One message about the mining of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MineAnswer {
    /// A puzzle. Its name hangs from the position: the same puzzle has the same everywhere; it is in no set yet.
    Found(Box<Puzzle>),
    /// The piece of the PGN that begins at this byte is wanted.
    Wanted(u64),
    /// The first of the faults of the PGN so far, and the number of all. What can be played of the games is mined.
    Faults(Vec<Problem>, u32),
    /// These swings have become no puzzle.
    Rejected(Vec<RejectedSwing>),
    /// Progress of the mining.
    Progress(Progress),
    /// Terminal: all games are mined.
    Done,
    /// Terminal: another task has taken its place.
    Stopped,
    /// Terminal: the request cannot be carried out, for the reason given.
    Failed(String),
}

/// A swing of the chances that has become no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RejectedSwing {
    /// The game: its address, or its players and event.
    pub game: String,
    /// The number of the move after which the chances swung: `12.` is White's, `12…` Black's.
    pub number: String,
    /// The reason.
    pub why: Rejection,
}

/// Reason why a swing of the chances has become no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rejection {
    /// The solver has only one legal move.
    Forced,
    /// The solver was winning before the error.
    AlreadyWinning,
    /// The solver has more material before his move.
    AlreadyAhead,
    /// The advantage won is too small to win the game.
    NotWinning,
    /// The advantage won is not decisive, and the solver was not behind in material either.
    NotDecisive,
    /// More than one move is good.
    TwoGoodMoves,
    /// Only one move is to be found, and it does not mate.
    TooShort,
    /// The line comes back to a position.
    Repetition,
    /// The position belongs to a puzzle already found.
    Known,
}

impl Rejection {
    /// All of them.
    pub const ALL: [Rejection; 9] = [
        Rejection::Forced,
        Rejection::AlreadyWinning,
        Rejection::AlreadyAhead,
        Rejection::NotWinning,
        Rejection::NotDecisive,
        Rejection::TwoGoodMoves,
        Rejection::TooShort,
        Rejection::Repetition,
        Rejection::Known,
    ];

    /// The key of the reason: as serde writes it, and in the names of messages.
    pub fn key(self) -> &'static str {
        match self {
            Rejection::Forced => "forced",
            Rejection::AlreadyWinning => "already-winning",
            Rejection::AlreadyAhead => "already-ahead",
            Rejection::NotWinning => "not-winning",
            Rejection::NotDecisive => "not-decisive",
            Rejection::TwoGoodMoves => "two-good-moves",
            Rejection::TooShort => "too-short",
            Rejection::Repetition => "repetition",
            Rejection::Known => "known",
        }
    }

    /// The reason in plain English, for the command line.
    pub fn name(self) -> &'static str {
        match self {
            Rejection::Forced => "only one legal move",
            Rejection::AlreadyWinning => "already winning",
            Rejection::AlreadyAhead => "already ahead in material",
            Rejection::NotWinning => "not winning",
            Rejection::NotDecisive => "not decisive",
            Rejection::TwoGoodMoves => "two good moves",
            Rejection::TooShort => "too short",
            Rejection::Repetition => "repetition",
            Rejection::Known => "part of another puzzle",
        }
    }
}

/// Progress of mining.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Games mined, and the games read.
    pub games: u32,
    /// See `games`.
    pub of: u32,
    /// Bytes read.
    pub bytes: u64,
    /// True if all games have been read.
    pub is_all: bool,
    /// Searches done in the game in progress, and those known to be needed: they grow as swings are found.
    pub searches: u32,
    /// See `searches`.
    pub of_searches: u32,
    /// The point to begin at if it is stopped now.
    pub next: MinePoint,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_written_by_its_key() {
        for reason in Rejection::ALL {
            let text = serde_json::to_string(&reason).expect("plain data");
            assert_eq!(text, format!("\"{}\"", reason.key()));
        }
    }

    #[test]
    fn a_piece_carries_any_bytes() {
        let bytes: Vec<u8> = (0..=255).collect();
        let piece = MinePiece::new(7, &bytes, true);
        let text = serde_json::to_string(&piece).expect("plain data");
        let read: MinePiece = serde_json::from_str(&text).expect("what was written");
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read, piece);
    }
}
