//! Pawn races: a pawn alone promotes, or the other side's king catches it (rule of the square).

use super::random::Random;
use super::{TASKS, step};
use crate::lesson::{Choice, Step, Task};
use chess::{Bitboard, Color, Rank, Role, Setup, Square, king_attacks, pawn_attacks};

/// Names of the answers in messages: the pawn promotes, or it is caught.
const RACE: [&str; 2] = ["promotes", "caught"];

/// The tasks of a round. In the second half everything depends on whose move it is.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    let mut answers: Vec<bool> = (0..TASKS).map(|number| number % 2 == 0).collect();
    random.shuffle(&mut answers);
    (answers.into_iter().enumerate())
        .map(|(number, promotes)| race(promotes, number >= TASKS / 2, random))
        .collect()
}

fn race(wanted: bool, is_close: bool, random: &mut Random) -> Step {
    loop {
        let (pawn, king) = (random.square(), random.square());
        let turn = random.of(&Color::ALL);
        let stands = !Bitboard::BACK_RANKS.contains(pawn) && pawn.rank() < Rank::Seventh;
        // Neither side has something to capture, and the king is not in the way.
        let is_free = pawn != king
            && !king_attacks(king).contains(pawn)
            && !pawn_attacks(Color::White, pawn).contains(king)
            && (pawn.file() != king.file() || king.rank() < pawn.rank());
        if !stands || !is_free || promotes(pawn, king, turn) != wanted {
            continue;
        }
        if is_close && promotes(pawn, king, !turn) == wanted {
            continue;
        }
        let mut setup = Setup::empty();
        setup.turn = turn;
        setup.set(pawn, Some(Role::Pawn.of(Color::White)));
        setup.set(king, Some(Role::King.of(Color::Black)));
        let choice = |name: &str| Choice {
            option: name.to_owned(),
            answer: String::new(),
            is_right: (name == RACE[0]) == wanted,
        };
        return step(setup, Task::Choose(RACE.map(choice).to_vec()));
    }
}

/// True if a white pawn reaches the eighth rank and is not captured there, whatever the black king does.
fn promotes(pawn: Square, king: Square, turn: Color) -> bool {
    if turn == Color::Black {
        let steps = king_attacks(king) & !pawn_attacks(Color::White, pawn);
        return !steps.contains(pawn)
            && (pawn.rank() == Rank::Eighth
                || steps
                    .into_iter()
                    .all(|king| promotes(pawn, king, Color::White)));
    }
    let free = |square: &Square| *square != king;
    let Some(one) = pawn.offset(0, 1).filter(free) else {
        return false;
    };
    let two = one.offset(0, 1).filter(free);
    let two = two.filter(|_| pawn.rank() == Rank::Second);
    promotes(one, king, Color::Black) || two.is_some_and(|two| promotes(two, king, Color::Black))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::SEEDS;

    #[test]
    fn the_rule_of_the_square() {
        for (pawn, king, turn, expected) in [
            // The square of a pawn on c4 is c4–g4–g8–c8.
            ("c4", "h4", Color::White, true),
            ("c4", "h4", Color::Black, false),
            ("c4", "g4", Color::White, false),
            ("c4", "g3", Color::Black, false),
            ("c4", "h3", Color::Black, false),
            ("c4", "h2", Color::Black, true),
            ("c4", "f4", Color::White, false),
            // From the second rank it is as from the third: two steps at once.
            ("a2", "g3", Color::White, true),
            ("a2", "f3", Color::Black, false),
            ("a2", "g2", Color::Black, false),
            ("a2", "h2", Color::Black, true),
            // The king is in the way.
            ("e5", "e7", Color::White, false),
        ] {
            let square = |name: &str| name.parse().expect("a square");
            assert_eq!(
                promotes(square(pawn), square(king), turn),
                expected,
                "{pawn} {king} {turn:?}"
            );
        }
    }

    #[test]
    fn both_answers_come_as_often_and_later_the_move_decides() {
        for seed in 0..SEEDS / 2 {
            let steps = round(&mut Random(seed));
            let mut right = [0, 0];
            for (number, step) in steps.iter().enumerate() {
                let Task::Choose(choices) = &step.task else {
                    panic!("{step:?}");
                };
                let answer = choices.iter().position(|choice| choice.is_right);
                right[answer.expect("one is right")] += 1;
                let board = &step.board.board;
                let one = |color| board.by_color(color).first().expect("a piece");
                let (pawn, king) = (one(Color::White), one(Color::Black));
                let turn = step.board.turn;
                assert_eq!(promotes(pawn, king, turn), answer == Some(0));
                if number >= TASKS / 2 {
                    assert_ne!(promotes(pawn, king, !turn), answer == Some(0));
                }
            }
            assert_eq!(right, [TASKS / 2; 2]);
        }
    }
}
