//! Evaluations as chances to win from −1 to 1, on the scale on which puzzles are mined and judged: the curve of reviews
//! ([`game::judgement::chances`]), twice as wide.

use game::judgement::chances;
use game::tree;
use protocol::Score;

/// The slope of the curve by which the public puzzles are made, per centipawn of the engine that made them.
const PUBLIC_SLOPE: f64 = 0.003_682_08;

/// Factor of our engine's centipawns, so that the thresholds of the public puzzles fit our curve: see docs/puzzles.md.
pub const SCALE: f64 = 0.007 / PUBLIC_SLOPE;

/// The chance to win of the side whose evaluation this is, from −1 (lost) to 1 (won).
///
/// ```
/// use protocol::Score;
/// use puzzle::win_chance;
///
/// assert_eq!(win_chance(Score::Centipawns(0)), 0.0);
/// assert_eq!(win_chance(Score::Mate(5)), 1.0);
/// assert_eq!(win_chance(Score::Mate(0)), -1.0);
/// ```
pub fn win_chance(score: Score) -> f64 {
    match score {
        Score::Centipawns(own) => 2.0 * chances(tree::Score::Centipawns(own)) - 1.0,
        Score::Mate(moves) if moves > 0 => 1.0,
        Score::Mate(_) => -1.0,
    }
}

/// The chance to win at so many centipawns on the scale of the public puzzles.
pub fn of_centipawns(centipawns: f64) -> f64 {
    2.0 / (1.0 + (-PUBLIC_SLOPE * centipawns).exp()) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_curve() {
        // Centipawns of the public scale, chances.
        for (centipawns, expected) in [
            (0.0, 0.0),
            (100.0, 0.182),
            (200.0, 0.352),
            (-300.0, -0.502),
            (1_000.0, 0.951),
        ] {
            let found = of_centipawns(centipawns);
            assert!((found - expected).abs() < 0.001, "{centipawns}: {found}");
        }
    }

    #[test]
    fn our_centipawns_are_worth_more() {
        let ours = win_chance(Score::Centipawns(500));
        assert!((ours - of_centipawns(500.0 * SCALE)).abs() < 1e-9, "{ours}");
        assert!(win_chance(Score::Mate(15)) > win_chance(Score::Centipawns(3_000)));
        assert!(win_chance(Score::Mate(-1)) < win_chance(Score::Centipawns(-3_000)));
    }
}
