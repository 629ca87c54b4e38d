//! Rounds of tasks to find all captures, checks, mates, ways out of check, attacked or hanging pieces: from few pieces to many.

use super::random::Random;
use super::scatter::{PIECES, scatter};
use super::{TASKS, step};
use crate::find::{FindTarget, Found};
use crate::lesson::{Step, Task};
use crate::position::LessonPosition;
use chess::{Color, Move, Position, Role};
use core::ops::RangeInclusive;

/// Pieces that mate in most positions.
const MATING: [Role; 3] = [Role::Queen, Role::Rook, Role::Rook];

/// The tasks of a round.
pub(super) fn round(target: FindTarget, random: &mut Random) -> Vec<Step> {
    (0..TASKS)
        .map(|number| task(target, number, random))
        .collect()
}

/// Measures of a task: pieces of each side besides the king, and the number of targets.
struct Measure {
    own: usize,
    other: usize,
    targets: RangeInclusive<usize>,
}

/// The measure of a task by its place in the round, from 0.
fn measure(target: FindTarget, number: usize) -> Measure {
    let (own, other, targets) = match target {
        FindTarget::Mates => (2 + number / 6, number / 5, 1..=1 + number / 10),
        FindTarget::Evasions => (
            1 + number / 6,
            2 + number / 7,
            1 + number / 7..=3 + number / 5,
        ),
        FindTarget::Checks => (
            2 + number / 6,
            1 + number / 5,
            1 + number / 8..=2 + number / 5,
        ),
        _ => (
            2 + number / 5,
            2 + number / 5,
            1 + number / 10..=1 + number / 5,
        ),
    };
    Measure {
        own,
        other,
        targets,
    }
}

fn task(target: FindTarget, number: usize, random: &mut Random) -> Step {
    let Measure {
        own,
        other,
        targets,
    } = measure(target, number);
    loop {
        let turn = if number < TASKS / 2 {
            Color::White
        } else {
            random.of(&Color::ALL)
        };
        let draw = |count: usize, random: &mut Random| -> Vec<Role> {
            (0..count).map(|_| random.of(&PIECES)).collect()
        };
        let mut roles = draw(own, random);
        if target == FindTarget::Mates {
            for (role, mating) in roles
                .iter_mut()
                .zip([random.of(&MATING), random.of(&MATING)])
            {
                *role = mating;
            }
        }
        let others = draw(other, random);
        let Some(position) = scatter(turn, &roles, &others, random) else {
            continue;
        };
        let setup = position.to_setup();
        let found = target.set(&LessonPosition::new(&setup));
        if targets.contains(&found.len()) && is_clear(target, &position, &found, number) {
            return step(setup, Task::Find(target));
        }
    }
}

/// True if nothing about a position but its targets has to be known.
fn is_clear(target: FindTarget, position: &Position, found: &Found, number: usize) -> bool {
    let is_promotion = |mv: &Move| mv.promotion().is_some();
    match found {
        Found::Moves(moves) if moves.iter().any(is_promotion) => return false,
        _ => {}
    }
    match target {
        // Later ones take more than a step of the king.
        FindTarget::Evasions => {
            let king = position.king(position.turn());
            let Found::Moves(moves) = found else {
                return false;
            };
            number < TASKS / 4 || moves.iter().any(|mv| mv.from() != king)
        }
        // A pinned piece attacks too (FIDE 3.1.3), but that is a lesson of its own.
        FindTarget::Attacked => {
            let Found::Squares(squares) = found else {
                return false;
            };
            let mut turned = position.to_setup();
            turned.turn = !turned.turn;
            let Ok(turned) = Position::from_setup(&turned) else {
                return false;
            };
            let moves = turned.legal_moves();
            !position.is_check()
                && squares
                    .into_iter()
                    .all(|square| moves.iter().any(|mv| mv.to() == square))
        }
        _ => !position.is_check(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::SEEDS;

    #[test]
    fn targets_and_pieces_grow() {
        for target in [
            FindTarget::Captures,
            FindTarget::Attacked,
            FindTarget::Hanging,
            FindTarget::Checks,
            FindTarget::Evasions,
            FindTarget::Mates,
        ] {
            for seed in 0..SEEDS / 2 {
                let steps = round(target, &mut Random(seed));
                assert_eq!(steps.len(), TASKS);
                let mut before = 0;
                for (number, step) in steps.iter().enumerate() {
                    let pieces = step.board.board.occupied().count();
                    assert!(pieces >= before, "{target:?} {number}");
                    before = pieces;
                    let found = target.set(&LessonPosition::new(&step.board));
                    let most = if target == FindTarget::Evasions { 6 } else { 5 };
                    assert!((1..=most).contains(&found.len()), "{target:?} {number}");
                    let position = Position::from_setup(&step.board).expect("legal");
                    assert_eq!(position.is_check(), target == FindTarget::Evasions);
                    if let Found::Moves(moves) = found {
                        assert!(moves.iter().all(|mv| mv.promotion().is_none()));
                    }
                }
                assert!(before >= 7, "{target:?}");
            }
        }
    }

    #[test]
    fn later_ways_out_of_check_are_not_only_steps_of_the_king() {
        for seed in 0..SEEDS / 2 {
            for step in &round(FindTarget::Evasions, &mut Random(seed))[TASKS / 4..] {
                let position = Position::from_setup(&step.board).expect("legal");
                let king = position.king(position.turn());
                assert!(position.legal_moves().iter().any(|mv| mv.from() != king));
            }
        }
    }

    #[test]
    fn attacked_pieces_can_be_captured() {
        for seed in 0..SEEDS / 2 {
            for step in round(FindTarget::Attacked, &mut Random(seed)) {
                let Found::Squares(squares) =
                    FindTarget::Attacked.set(&LessonPosition::new(&step.board))
                else {
                    panic!("squares");
                };
                let mut turned = step.board.clone();
                turned.turn = !turned.turn;
                let turned = Position::from_setup(&turned).expect("legal for both sides");
                let own = step.board.board.by_color(step.board.turn);
                let mut captured: Vec<_> = turned.legal_moves().iter().map(|mv| mv.to()).collect();
                captured.retain(|square| own.contains(*square));
                assert!(squares.into_iter().all(|square| captured.contains(&square)));
                assert!(captured.iter().all(|square| squares.contains(*square)));
            }
        }
    }
}
