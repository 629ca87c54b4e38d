//! The robot's draw policy: when it accepts, claims or offers a draw.

use protocol::Score;

/// Half-moves before which the robot takes no draw: a game should be played.
const OPENING: usize = 20;
/// Half-moves before which the robot plays on from an equal position.
const EARLY: usize = 60;
/// Half-moves before which the robot offers no draw itself, and between two offers of its own.
const LONG: usize = 80;
/// Hundredths of a pawn within which a position counts as equal.
const EQUAL: i32 = 30;
/// Hundredths of a pawn by which the robot must be behind to welcome a draw.
const WORSE: i32 = 120;
/// Hundredths of a pawn by which every further offer makes the robot more reluctant: who asks again hopes for less.
const RELUCTANCE: i32 = 10;
/// Number of the robot's last moves that decide when it is offered a draw.
const ASKED: usize = 3;
/// Number of its last moves that must have been level for the robot to offer a draw.
const LEVEL: usize = 8;

/// True if the robot accepts a draw offer, the `offers`th, after `plies` half-moves; `scores` are its own evaluations
/// at its moves so far.
///
/// It accepts when it has stood clearly worse for some moves, and in a position that has stayed level once the game has
/// gone on for long. At the sight of a mate against it, any time is good.
pub fn accepts(scores: &[Score], plies: usize, offers: usize) -> bool {
    let Some(last) = scores.last() else {
        return false;
    };
    if let Score::Mate(moves) = last {
        return *moves <= 0;
    }
    let again = i32::try_from(offers.saturating_sub(1)).unwrap_or(i32::MAX);
    let level = EQUAL.saturating_sub(RELUCTANCE.saturating_mul(again));
    let best = best(scores, ASKED);
    (plies >= OPENING && best <= -WORSE) || (plies >= EARLY && best <= level)
}

/// True if the robot claims a draw that it could claim: only if it does not stand better.
pub fn claims(scores: &[Score]) -> bool {
    scores.last().is_some_and(|last| value(*last) <= 0)
}

/// True if the robot offers a draw after `plies` half-moves, of which it has offered `offered`: if the position has
/// stayed level for long, or if it stands worse and has seen the position before.
pub fn offers(scores: &[Score], plies: usize, occurrences: u32, offered: usize) -> bool {
    let Some(last) = scores.last() else {
        return false;
    };
    let tail = &scores[scores.len().saturating_sub(LEVEL)..];
    let level = tail.len() == LEVEL && tail.iter().all(|score| value(*score).abs() <= EQUAL);
    let repeats = occurrences >= 2 && value(*last) <= -WORSE;
    plies >= OPENING.max(LONG * offered) && (repeats || (level && plies >= LONG * (offered + 1)))
}

/// True if the robot grants, after `plies` half-moves, the claim that it cannot win by normal means or does not try to:
/// if for long it has not come to stand clearly better. Before that there was no time to try (FIDE 2009, 10.2).
pub fn grants(scores: &[Score], plies: usize) -> bool {
    plies >= EARLY && best(scores, LEVEL) < WORSE
}

/// The best of the robot's evaluations at its last moves.
fn best(scores: &[Score], moves: usize) -> i32 {
    let tail = &scores[scores.len().saturating_sub(moves)..];
    tail.iter().map(|score| value(*score)).max().unwrap_or(0)
}

/// A score as one number, mates beyond all else.
fn value(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => i32::MAX,
        Score::Mate(_) => -i32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(values: &[i32]) -> Vec<Score> {
        values
            .iter()
            .map(|&value| Score::Centipawns(value))
            .collect()
    }

    #[test]
    fn the_robot_knows_when_a_draw_is_good_for_it() {
        for (values, plies, offers, accepted) in [
            (&[][..], 100, 1, false),
            (&[0], 10, 1, false),
            (&[0], 60, 1, true),
            (&[-500], 2, 1, false),
            (&[-120], 20, 1, true),
            (&[-119], 59, 1, false),
            (&[-119], 60, 1, true),
            (&[31], 200, 1, false),
            // It does not forget at once that it stood better.
            (&[40, 0, 0], 80, 1, false),
            (&[40, 0, 0, 0], 80, 1, true),
            (&[-50, -200, -200], 30, 1, false),
            // Who asks again and again is answered more and more reluctantly.
            (&[25], 80, 1, true),
            (&[25], 80, 2, false),
            (&[5], 80, 3, true),
            (&[0], 80, 5, false),
            (&[-300], 80, 50, true),
        ] {
            let scores = seen(values);
            let told = format!("{values:?} after {plies}, offer {offers}");
            assert_eq!(accepts(&scores, plies, offers), accepted, "{told}");
        }
        assert!(!accepts(&[Score::Mate(3)], 200, 1));
        assert!(accepts(&[Score::Centipawns(90), Score::Mate(-3)], 4, 9));
    }

    #[test]
    fn the_robot_asks_when_nothing_happens_or_it_is_saved() {
        let level = [10, -20, 30, 0, 0, 5, -30, 0];
        for (values, plies, occurrences, offered, offers_now) in [
            (&level[..], 80, 1, 0, true),
            (&level, 79, 1, 0, false),
            (&level[1..], 80, 1, 0, false),
            (&[0, 0, 0, 0, 0, 0, 0, 31], 200, 1, 0, false),
            // It has asked already; it waits as long again.
            (&level, 159, 1, 1, false),
            (&level, 160, 1, 1, true),
            (&[-150], 30, 2, 0, true),
            (&[-150], 30, 1, 0, false),
            (&[-119], 30, 2, 0, false),
            (&[-150], 30, 2, 1, false),
            (&[], 100, 2, 0, false),
        ] {
            let scores = seen(values);
            let told = format!("{values:?} after {plies}, {occurrences} times, {offered} before");
            assert_eq!(
                offers(&scores, plies, occurrences, offered),
                offers_now,
                "{told}"
            );
        }
    }

    #[test]
    fn claims_are_made_and_granted_by_how_the_robot_stands() {
        for (score, claimed, granted) in [
            (Score::Centipawns(0), true, true),
            (Score::Centipawns(1), false, true),
            (Score::Centipawns(120), false, false),
            (Score::Mate(2), false, false),
            (Score::Mate(-2), true, true),
        ] {
            assert_eq!(claims(&[score]), claimed, "{score:?}");
            assert_eq!(grants(&[score], EARLY), granted, "{score:?}");
            assert!(!grants(&[score], EARLY - 1), "{score:?}");
        }
        assert!(!claims(&[]));
        // It does not forget at once that it stood better.
        assert!(!grants(&seen(&[150, 0, 0, 0, 0, 0, 0, 0]), 100));
        assert!(grants(&seen(&[150, 0, 0, 0, 0, 0, 0, 0, 0]), 100));
    }
}
