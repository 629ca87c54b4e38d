//! Forks: a move by which one piece attacks two others at once, and wins one of them whatever the answer is.

use super::random::Random;
use super::scatter::{PIECES, scatter};
use super::step;
use crate::lesson::{Step, Task};
use chess::{Color, Move, Position, Role, Square};

/// Forking pieces of a round, with the number of pieces of the other side besides its king.
const FORKS: [(Role, usize); 20] = [
    (Role::Knight, 2),
    (Role::Knight, 2),
    (Role::Pawn, 2),
    (Role::Pawn, 2),
    (Role::Bishop, 2),
    (Role::Bishop, 2),
    (Role::Rook, 2),
    (Role::Queen, 2),
    (Role::Knight, 3),
    (Role::Knight, 3),
    (Role::Pawn, 3),
    (Role::Bishop, 3),
    (Role::Rook, 3),
    (Role::Queen, 3),
    (Role::Knight, 4),
    (Role::Pawn, 4),
    (Role::Bishop, 4),
    (Role::Rook, 4),
    (Role::Queen, 4),
    (Role::Knight, 5),
];

/// The tasks of a round.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    FORKS
        .iter()
        .map(|&(role, others)| fork(role, others, random))
        .collect()
}

fn fork(role: Role, others: usize, random: &mut Random) -> Step {
    loop {
        let roles: Vec<Role> = (0..others).map(|_| random.of(&PIECES)).collect();
        let Some(position) = scatter(Color::White, &[role], &roles, random) else {
            continue;
        };
        if let Some(forks) = forks(&position) {
            let task = Task::Move {
                lines: forks.into_iter().map(|mv| vec![mv]).collect(),
                wrongs: Vec::new(),
                listen: false,
            };
            return step(position.to_setup(), task);
        }
    }
}

/// Value of a piece in pawns; a king is worth more than all others.
const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// The forks of the only piece beside the own king; none if there are none, if something can be won otherwise, or if some
/// double attack wins nothing.
fn forks(position: &Position) -> Option<Vec<Move>> {
    let moves = position.legal_moves();
    if position.is_check() || moves.iter().any(|mv| position.is_capture(*mv)) {
        return None;
    }
    let mut forks = Vec::new();
    for &mv in &moves {
        if attacked(position, mv) < 2 {
            continue;
        }
        let by_king = position.board().role_at(mv.from()) == Some(Role::King);
        if by_king || mv.promotion().is_some() || !wins(position, mv) {
            return None;
        }
        forks.push(mv);
    }
    (!forks.is_empty()).then_some(forks)
}

/// Number of pieces of the other side that a piece attacks after its move.
fn attacked(position: &Position, mv: Move) -> usize {
    let after = position.after(mv);
    let board = after.board();
    let attacks = |square: Square| {
        let attackers = board.attackers_to(square, board.occupied());
        attackers.contains(mv.to())
    };
    let others = board.by_color(after.turn()).into_iter();
    others.filter(|&square| attacks(square)).count()
}

/// Pawns that a fork wins at least.
const GAIN: i32 = 2;

/// True if after a move every answer leaves a capture that wins [`GAIN`] pawns. The game goes on after it.
fn wins(position: &Position, mv: Move) -> bool {
    let after = position.after(mv);
    let answers = after.legal_moves();
    !answers.is_empty()
        && answers.iter().all(|&answer| {
            let then = after.after(answer);
            // The forking piece was captured.
            if after.is_capture(answer) {
                return false;
            }
            let captures = then.legal_moves();
            captures.iter().any(|&capture| gain(&then, capture) >= GAIN)
        })
}

/// Pawns that a capture gains, the piece that captures lost if it can be recaptured.
fn gain(position: &Position, capture: Move) -> i32 {
    let role = |square| position.board().role_at(square);
    if !position.is_capture(capture) {
        return 0;
    }
    let gained = role(capture.to()).map_or(0, value);
    let after = position.after(capture);
    let answers = after.legal_moves();
    let is_recaptured = answers.iter().any(|mv| mv.to() == capture.to());
    let lost = role(capture.from()).map_or(0, value);
    gained - if is_recaptured { lost } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::SEEDS;

    fn forks_of(fen: &str) -> Option<Vec<String>> {
        let position = Position::from_fen(fen).expect("legal");
        let forks = forks(&position)?;
        Some(
            forks
                .iter()
                .map(|mv| position.to_san(*mv).to_string())
                .collect(),
        )
    }

    #[test]
    fn a_fork_wins_something_whatever_the_answer() {
        // Queen and king.
        assert_eq!(
            forks_of("2q1k3/8/8/8/3N4/8/8/K7 w - - 0 1"),
            None,
            "the queen captures on d6"
        );
        assert_eq!(
            forks_of("r3k3/8/8/3N4/8/8/8/7K w - - 0 1"),
            Some(vec!["Nc7+".to_owned()])
        );
        // Nothing is to be captured at once.
        assert_eq!(forks_of("r3k3/2b5/8/3N4/8/8/8/7K w - - 0 1"), None);
        // The rook that is forked protects the bishop: nothing is won by a rook.
        assert_eq!(forks_of("k7/8/8/r2b4/8/8/8/2R4K w - - 0 1"), None);
        // A rook gives check and goes out of the fork with it.
        assert_eq!(forks_of("k7/8/2r1r3/8/3P4/8/8/7K w - - 0 1"), None);
    }

    #[test]
    fn every_piece_forks() {
        for seed in 0..SEEDS / 2 {
            let steps = round(&mut Random(seed));
            for (step, (role, others)) in steps.iter().zip(FORKS) {
                let Task::Move { lines, .. } = &step.task else {
                    panic!("{step:?}");
                };
                let board = &step.board.board;
                assert_eq!(board.by_color(Color::Black).count() as usize, others + 1);
                for line in lines {
                    assert_eq!(board.role_at(line[0].from()), Some(role));
                }
            }
        }
    }
}
