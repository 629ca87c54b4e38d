//! How long the robot seems to think: as people do, longer over a choice than over what must be.

use chess::{Move, Position};
use game::Millis;

/// So long at least, in milliseconds, that the move can be followed.
const LEAST: Millis = 450;
/// What a choice takes beyond that at most, in the opening and later.
const OPENING: Millis = 350;
const CHOICE: Millis = 1_100;
/// Moves that are played from memory.
const OPENING_MOVES: u32 = 6;
/// With less than this on its clock the robot plays at once.
const HURRY: Millis = 15_000;
/// Of what is left on its clock it takes no more than this part to seem to think.
const PART: Millis = 100;

/// Milliseconds for which the robot has thought at least when it plays `mv`, the answer to `last`, with so much `left`
/// on its clock. The same game takes the same time again.
pub fn least(position: &Position, mv: Move, last: Option<Move>, left: Option<Millis>) -> Millis {
    if left.is_some_and(|left| left < HURRY) {
        return 0;
    }
    let takes_back = position.is_capture(mv) && last.is_some_and(|last| last.to() == mv.to());
    let forced = takes_back || position.legal_moves().len() == 1;
    let most = match position.fullmove_number() {
        _ if forced => 0,
        ..=OPENING_MOVES => OPENING,
        _ => CHOICE,
    };
    let share = position.key() >> 32;
    let wish = LEAST + ((most * share) >> 32);
    left.map_or(wish, |left| wish.min(left / PART))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_must_be_is_played_soon_and_a_short_clock_at_once() {
        let start = Position::default();
        let e4 = start.parse_san("e4").expect("legal");
        assert!((LEAST..=LEAST + OPENING).contains(&least(&start, e4, None, None)));
        assert_eq!(least(&start, e4, None, Some(HURRY - 1)), 0);
        assert!(least(&start, e4, None, Some(HURRY)) <= HURRY / PART);

        let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 30";
        let middle = Position::from_fen(fen).expect("legal");
        let takes = middle.parse_san("exd5").expect("legal");
        let aside = middle.parse_san("Kd2").expect("legal");
        let pushed = Move::new(chess::Square::D7, chess::Square::D5, None);
        assert_eq!(least(&middle, takes, Some(pushed), None), LEAST);
        let considered = least(&middle, aside, Some(pushed), None);
        assert!((LEAST..=LEAST + CHOICE).contains(&considered));
        assert_eq!(considered, least(&middle, takes, None, None));
        let checked = Position::from_fen("7k/8/8/8/8/8/6q1/7K w - - 0 30").expect("legal");
        let only = checked.parse_san("Kxg2").expect("legal");
        assert_eq!(least(&checked, only, None, None), LEAST);
    }
}
