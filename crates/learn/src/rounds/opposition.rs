//! Opposition: the kings stand on one file, rank or diagonal with an odd number of squares between them, and the other has to move.

use super::random::Random;
use super::scatter::scatter;
use super::{TASKS, step};
use crate::lesson::{Step, Task};
use chess::{Color, Move, Position, Square};

/// A kind of opposition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// One square between the kings, on a file or rank.
    Direct,
    /// Three or five squares between the kings, on a file or rank.
    Distant,
    /// An odd number of squares between the kings, on a diagonal.
    Diagonal,
}

/// The opposition of two kings.
fn opposition(one: Square, other: Square) -> Option<Kind> {
    let files = (one.file() as i32).abs_diff(other.file() as i32);
    let ranks = (one.rank() as i32).abs_diff(other.rank() as i32);
    match (files, ranks) {
        (0, 2) | (2, 0) => Some(Kind::Direct),
        (0, 4 | 6) | (4 | 6, 0) => Some(Kind::Distant),
        (2, 2) | (4, 4) | (6, 6) => Some(Kind::Diagonal),
        _ => None,
    }
}

/// The tasks of a round: direct opposition, then distant, then diagonal.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    (0..TASKS)
        .map(|number| {
            let kind = match number {
                ..8 => Kind::Direct,
                8..15 => Kind::Distant,
                _ => Kind::Diagonal,
            };
            task(kind, random)
        })
        .collect()
}

fn task(kind: Kind, random: &mut Random) -> Step {
    loop {
        let turn = random.of(&Color::ALL);
        let Some(position) = scatter(turn, &[], &[], random) else {
            continue;
        };
        let other = position.king(!turn);
        if opposition(position.king(turn), other).is_some() {
            continue;
        }
        let moves = position.legal_moves();
        let reached = |mv: &Move| opposition(mv.to(), other);
        let takes: Vec<Move> = (moves.iter().copied())
            .filter(|mv| reached(mv).is_some())
            .collect();
        // One answer, and of this kind.
        if let [mv] = takes[..]
            && reached(&mv) == Some(kind)
        {
            return answered(&position, mv);
        }
    }
}

fn answered(position: &Position, mv: Move) -> Step {
    let task = Task::Move {
        lines: vec![vec![mv]],
        wrongs: Vec::new(),
        listen: false,
    };
    step(position.to_setup(), task)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::SEEDS;

    #[test]
    fn kings_in_opposition() {
        for (one, other, expected) in [
            ("e4", "e6", Some(Kind::Direct)),
            ("c5", "e5", Some(Kind::Direct)),
            ("e2", "e6", Some(Kind::Distant)),
            ("a1", "a7", Some(Kind::Distant)),
            ("e4", "g6", Some(Kind::Diagonal)),
            ("b2", "f6", Some(Kind::Diagonal)),
            ("e4", "e7", None),
            ("e4", "f6", None),
            ("e4", "c6", Some(Kind::Diagonal)),
            ("a1", "c5", None),
        ] {
            let square = |name: &str| name.parse().expect("a square");
            assert_eq!(
                opposition(square(one), square(other)),
                expected,
                "{one} {other}"
            );
            assert_eq!(
                opposition(square(other), square(one)),
                expected,
                "{one} {other}"
            );
        }
    }

    #[test]
    fn one_move_takes_it_and_kinds_follow_each_other() {
        for seed in 0..SEEDS / 2 {
            let steps = round(&mut Random(seed));
            let kinds: Vec<Kind> = (steps.iter())
                .map(|step| {
                    let Task::Move { lines, .. } = &step.task else {
                        panic!("{step:?}");
                    };
                    let position = Position::from_setup(&step.board).expect("legal");
                    let other = position.king(!position.turn());
                    let takes = |mv: &&Move| opposition(mv.to(), other).is_some();
                    assert_eq!(position.legal_moves().iter().filter(takes).count(), 1);
                    opposition(lines[0][0].to(), other).expect("it is taken")
                })
                .collect();
            let expected = [
                [Kind::Direct; 8].as_slice(),
                &[Kind::Distant; 7],
                &[Kind::Diagonal; 5],
            ];
            assert_eq!(kinds, expected.concat());
        }
    }
}
