//! Knight routes: to a star in the fewest moves, later past guards.

use super::random::Random;
use super::step;
use crate::lesson::{Step, Task};
use crate::position::LessonPosition;
use crate::search::{MOST_POSITIONS, SearchState};
use chess::{Bitboard, Color, Role, Setup};

/// The tasks of a round.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    let route = |route: &(u32, &[Role])| knight_route(*route, random);
    ROUTES.iter().map(route).collect()
}

/// Knight routes of a round: the fewest moves, and the guards on the board.
const ROUTES: [(u32, &[Role]); 8] = [
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &[Role::Rook]),
    (3, &[Role::Bishop, Role::Pawn]),
    (3, &[Role::Rook, Role::Bishop]),
    (4, &[Role::Rook, Role::Bishop]),
    (4, &[Role::Queen, Role::Bishop]),
];

fn knight_route((par, guards): (u32, &[Role]), random: &mut Random) -> Step {
    loop {
        let mut board = Setup::empty();
        let knight = random.square();
        board.set(knight, Some(Role::Knight.of(Color::White)));
        for guard in guards {
            let square = random.square();
            let fits = !board.board.occupied().contains(square)
                && (*guard != Role::Pawn || !Bitboard::BACK_RANKS.contains(square));
            if fits {
                board.set(square, Some(guard.of(Color::Black)));
            }
        }
        let star = random.square();
        let placed = board.board.occupied();
        if placed.count() as usize != guards.len() + 1 || placed.contains(star) {
            continue;
        }
        // A knight that could be taken where it stands would ask what the rules of this game are.
        if board.board.is_attacked(knight, Color::Black, placed) {
            continue;
        }
        let stars = Bitboard::of(star);
        let guarded = !guards.is_empty();
        let search = SearchState {
            position: LessonPosition::alone(&board),
            stars,
            takes: false,
            guarded,
        };
        if search
            .shortest(MOST_POSITIONS)
            .is_some_and(|way| way.len() == par as usize)
        {
            let task = Task::Reach {
                stars,
                par,
                guarded,
            };
            return step(board, task);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::Exercise;
    use crate::rounds::SEEDS;

    #[test]
    fn knights_go_their_way_and_later_past_guards() {
        for seed in 0..SEEDS {
            let steps = Exercise::KnightRoutes.steps(seed);
            for (step, (fewest, guards)) in steps.iter().zip(ROUTES) {
                let Task::Reach { par, guarded, .. } = step.task else {
                    panic!("{step:?}");
                };
                assert_eq!((par, guarded), (fewest, !guards.is_empty()));
                let black = step.board.board.by_color(Color::Black);
                assert_eq!(black.count() as usize, guards.len());
                let is_there = |role: &Role| step.board.board.by_role(*role).any();
                assert!(guards.iter().all(is_there));
                let knight = step.board.board.by_color(Color::White).into_iter().next();
                let knight = knight.expect("there is one");
                let all = step.board.board.occupied();
                assert!(!step.board.board.is_attacked(knight, Color::Black, all));
            }
        }
    }
}
