//! Which edition of the laws governs a game: data, never an `if` in the code.

use serde::{Deserialize, Serialize};

/// The numbers in which editions of the laws differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// Stable name of the edition, kept in saved games.
    pub id: String,
    /// How often a position must have occurred for the player on the move to claim a draw (FIDE 9.2).
    pub repetitions_to_claim: u32,
    /// How many moves by each side without capture or pawn move allow the claim (FIDE 9.3).
    pub moves_to_claim: u32,
    /// Occurrences of a position at which the game ends by itself (FIDE 9.6.1).
    pub repetitions_to_end: u32,
    /// Moves by each side without capture or pawn move at which the game ends by itself (FIDE 9.6.2).
    pub moves_to_end: u32,
}

impl RuleSet {
    /// The FIDE Laws of Chess taking effect from 1 January 2023.
    pub fn fide_2023() -> RuleSet {
        RuleSet {
            id: "fide-2023".into(),
            repetitions_to_claim: 3,
            moves_to_claim: 50,
            repetitions_to_end: 5,
            moves_to_end: 75,
        }
    }
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::fide_2023()
    }
}
