//! Scores: the integers the search compares, and how they become the [`Score`] it reports.
//!
//! Inside the search a score is an `i32` in centipawns for the side to move. Mates live at the ends
//! of the range, nearer to the end the sooner they come, so that alpha-beta prefers the quicker
//! mate without knowing what a mate is.

use protocol::Score;

/// No line is searched deeper than this.
pub(crate) const MAX_PLY: usize = 128;

/// Worth of mating at once. Mating in `n` plies is worth `MATE - n`.
pub(crate) const MATE: i32 = 32_000;

/// Beyond every score.
pub(crate) const INFINITE: i32 = 32_001;

/// Scores beyond this are proven mates within the search horizon.
pub(crate) const MATE_IN_MAX: i32 = MATE - MAX_PLY as i32;

/// Evaluations stay inside this range, clear of mates.
pub(crate) const MAX_EVAL: i32 = 30_000;

/// A dead draw.
pub(crate) const DRAW: i32 = 0;

/// Being mated `ply` plies from the root.
pub(crate) fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Mating `ply` plies from the root.
pub(crate) fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// True for a proven mate, for either side.
pub(crate) fn is_mate(score: i32) -> bool {
    score.abs() >= MATE_IN_MAX
}

/// The reported form of a search score at the root.
pub(crate) fn reported(score: i32) -> Score {
    if score >= MATE_IN_MAX {
        Score::Mate((MATE - score + 1) / 2)
    } else if score <= -MATE_IN_MAX {
        Score::Mate(-i32::midpoint(MATE, score))
    } else {
        Score::Centipawns(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mate_distances_are_counted_in_moves() {
        for (score, expected) in [
            (mate_in(1), Score::Mate(1)),
            (mate_in(3), Score::Mate(2)),
            (mated_in(0), Score::Mate(0)),
            (mated_in(2), Score::Mate(-1)),
            (mated_in(4), Score::Mate(-2)),
            (MAX_EVAL, Score::Centipawns(MAX_EVAL)),
            (-12, Score::Centipawns(-12)),
        ] {
            assert_eq!(reported(score), expected, "{score}");
        }
    }
}
