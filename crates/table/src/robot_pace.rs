//! The robot's pace: its thinking time, real and apparent, is like a person's, longer over a hard choice than over a
//! forced move.

use chess::{Move, Position};
use game::Millis;

/// A forced move or recapture takes so long, in milliseconds: the eye can follow it.
const AT_ONCE: Millis = 250;
/// Any other move takes at least this, in milliseconds.
const LEAST: Millis = 500;
/// Moves that are played from memory, and what they take beyond that at most, in milliseconds.
const OPENING_MOVES: u32 = 6;
const OPENING: Millis = 400;
/// Additional time for the hardest choice without a clock, and the most with one, in milliseconds.
const UNTIMED: Millis = 1_800;
const HARDEST: Millis = 4_500;
/// With less than this on its clock the robot plays at once, in milliseconds.
const HURRY: Millis = 15_000;
/// Of what is left on its clock it takes no more than this part to seem to think.
const PART: Millis = 100;
/// The longest search, and one in the opening, in milliseconds.
const LONGEST: Millis = 5_000;
const LONGEST_IN_OPENING: Millis = 1_000;

/// The longest search of a position, in milliseconds: nothing where there is no choice, little in the opening.
pub fn longest(position: &Position) -> Millis {
    match position.fullmove_number() {
        _ if position.count_legal_moves() == 1 => AT_ONCE,
        ..=OPENING_MOVES => LONGEST_IN_OPENING,
        _ => LONGEST,
    }
}

/// Milliseconds for which the robot has thought at least when it plays `mv`, the answer to `last`, with so much `left`
/// on its clock. The same game takes the same time again.
pub fn least(position: &Position, mv: Move, last: Option<Move>, left: Option<Millis>) -> Millis {
    if left.is_some_and(|left| left < HURRY) {
        return 0;
    }
    let takes_back = position.is_capture(mv) && last.is_some_and(|last| last.to() == mv.to());
    let wish = if takes_back || position.count_legal_moves() == 1 {
        AT_ONCE
    } else if position.fullmove_number() <= OPENING_MOVES {
        LEAST + part_of(OPENING, position)
    } else {
        let most = left.map_or(UNTIMED, |left| (left / PART).min(HARDEST));
        LEAST + part_of(most * difficulty(position) / 100, position)
    };
    left.map_or(wish, |left| wish.min(left / PART))
}

/// Of what is left on its clock a robot that thinks like a person takes no more than this part.
const PART_OF_A_PERSON: Millis = 12;
/// The longest think like a person's, in milliseconds: the other player waits for it.
const LONGEST_OF_A_PERSON: Millis = 30_000;

/// Milliseconds for which the robot thinks over a move where a person would have thought for `millis`, with so much `left` on its
/// clock.
pub fn as_a_person(millis: Millis, left: Option<Millis>) -> Millis {
    let most = left.map_or(LONGEST_OF_A_PERSON, |left| left / PART_OF_A_PERSON);
    millis.clamp(AT_ONCE, LONGEST_OF_A_PERSON).min(most)
}

/// Difficulty of the choice, in hundredths: many moves, and captures among them, are hard; so is a check.
fn difficulty(position: &Position) -> Millis {
    let moves = position.legal_moves();
    let captures = moves.iter().filter(|&&mv| position.is_capture(mv)).count();
    let check = if position.is_check() { 20 } else { 0 };
    (20 + moves.len() + 8 * captures + check).min(100) as Millis
}

/// A half to the whole of a time, by a lot that the position draws.
fn part_of(most: Millis, position: &Position) -> Millis {
    most / 2 + ((most / 2 * (position.key() >> 32)) >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("legal")
    }

    #[test]
    fn what_must_be_is_played_soon_and_a_short_clock_at_once() {
        let start = Position::default();
        let e4 = start.parse_san("e4").expect("legal");
        assert!((LEAST..=LEAST + OPENING).contains(&least(&start, e4, None, None)));
        assert_eq!(least(&start, e4, None, Some(HURRY - 1)), 0);
        assert!(least(&start, e4, None, Some(HURRY)) <= HURRY / PART);
        assert_eq!(longest(&start), LONGEST_IN_OPENING);

        let middle = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 30");
        let takes = middle.parse_san("exd5").expect("legal");
        let aside = middle.parse_san("Kd2").expect("legal");
        let pushed = Move::new(chess::Square::D7, chess::Square::D5, None);
        assert_eq!(least(&middle, takes, Some(pushed), None), AT_ONCE);
        let considered = least(&middle, aside, Some(pushed), None);
        assert!((LEAST..=LEAST + UNTIMED).contains(&considered));
        assert_eq!(considered, least(&middle, takes, None, None));
        assert_eq!(longest(&middle), LONGEST);

        let checked = position("7k/8/8/8/8/8/6q1/7K w - - 0 30");
        let only = checked.parse_san("Kxg2").expect("legal");
        assert_eq!(least(&checked, only, None, None), AT_ONCE);
        assert_eq!(longest(&checked), AT_ONCE);
    }

    #[test]
    fn a_person_thinks_no_longer_than_the_clock_allows() {
        assert_eq!(as_a_person(4_000, None), 4_000);
        assert_eq!(as_a_person(4_000, Some(600_000)), 4_000);
        assert_eq!(as_a_person(4_000, Some(12_000)), 1_000);
        assert_eq!(as_a_person(4_000, Some(0)), 0);
        assert_eq!(as_a_person(1, None), AT_ONCE, "the eye can follow it");
        assert_eq!(as_a_person(600_000, Some(7_200_000)), LONGEST_OF_A_PERSON);
    }

    #[test]
    fn a_harder_choice_and_a_fuller_clock_take_longer() {
        let quiet = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 30");
        let sharp = position("r1bq1rk1/pp2ppbp/2np1np1/8/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQ - 0 30");
        assert!(difficulty(&sharp) > 2 * difficulty(&quiet));
        let any = sharp.legal_moves()[0];
        let [blitz, rapid] = [60_000, 600_000].map(|left| least(&sharp, any, None, Some(left)));
        assert!(rapid > 2 * blitz, "{rapid} and {blitz}");
        assert!(rapid <= LEAST + HARDEST);
    }
}
