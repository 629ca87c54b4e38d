//! When the robot takes a draw.

use protocol::Score;

/// Half-moves before which the robot takes no draw: a game should be played.
const OPENING: usize = 20;
/// Half-moves before which the robot plays on from an equal position.
const EARLY: usize = 60;
/// Hundredths of a pawn within which a position counts as equal.
const EQUAL: i32 = 30;
/// Hundredths of a pawn by which the robot must be behind to be glad of a draw.
const WORSE: i32 = 120;

/// Whether the robot, who saw `score` for its own side when it moved last, takes a draw after `plies` half-moves.
///
/// It is glad of one when it stands clearly worse, and takes one in a level position once the game has gone on for
/// long. At the sight of a mate against it, any time is good.
pub fn accepts(score: Option<Score>, plies: usize) -> bool {
    match score {
        None => false,
        Some(Score::Mate(moves)) => moves <= 0,
        Some(Score::Centipawns(value)) => {
            (plies >= OPENING && value <= -WORSE) || (plies >= EARLY && value <= EQUAL)
        }
    }
}

/// Whether the robot claims the draw it could claim: only if it does not stand better.
pub fn claims(score: Option<Score>) -> bool {
    match score {
        None => false,
        Some(Score::Mate(moves)) => moves <= 0,
        Some(Score::Centipawns(value)) => value <= 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_robot_knows_when_a_draw_is_good_for_it() {
        for (score, plies, accepted) in [
            (None, 100, false),
            (Some(Score::Centipawns(0)), 10, false),
            (Some(Score::Centipawns(0)), 60, true),
            (Some(Score::Centipawns(-500)), 2, false),
            (Some(Score::Centipawns(-120)), 20, true),
            (Some(Score::Centipawns(-119)), 59, false),
            (Some(Score::Centipawns(-119)), 60, true),
            (Some(Score::Centipawns(31)), 200, false),
            (Some(Score::Mate(3)), 200, false),
            (Some(Score::Mate(-3)), 4, true),
        ] {
            assert_eq!(accepts(score, plies), accepted, "{score:?} after {plies}");
        }
    }
}
