//! Legal moves of a piece: all squares are touched to which it may go.

use super::random::Random;
use super::step;
use crate::find::FindTarget;
use crate::lesson::{Step, Task};
use chess::{
    Bitboard, Position, Role, Square, bishop_attacks, king_attacks, knight_attacks, queen_attacks,
    rook_attacks,
};

/// The tasks of a round.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    let task = |case: &Case| legal_moves(*case, random);
    Case::ALL.iter().map(task).collect()
}

/// Cases of a piece whose legal moves are asked for, one a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Case {
    /// A piece that may go wherever it can.
    Free,
    /// A pawn with a choice.
    Pawn,
    /// A king beside attacked squares.
    King,
    /// A piece that can answer a check.
    Check,
    /// A piece that may not go everywhere, since its king would be attacked.
    Pinned,
    /// A king that may castle.
    Castling,
}

impl Case {
    const ALL: [Case; 6] = [
        Case::Free,
        Case::Pawn,
        Case::King,
        Case::Check,
        Case::Pinned,
        Case::Castling,
    ];

    fn is_on(self, position: &Position, square: Square) -> bool {
        let Some(role) = position.board().role_at(square) else {
            return false;
        };
        let legal = position.destinations(square).targets.count();
        let occupied = position.board().occupied();
        let reached = match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => knight_attacks(square),
            Role::Bishop => bishop_attacks(square, occupied),
            Role::Rook => rook_attacks(square, occupied),
            Role::Queen => queen_attacks(square, occupied),
            Role::King => king_attacks(square),
        };
        // A pin of a pawn is not looked for.
        let can = (reached & !position.by_color(position.turn())).count();
        let moves = position.legal_moves_from(square);
        let castles = moves.iter().any(|mv| position.castling_side(*mv).is_some());
        if legal == 0 {
            return false;
        }
        if position.is_check() {
            return self == Case::Check;
        }
        match self {
            Case::Free => !matches!(role, Role::Pawn | Role::King) && legal >= 4 && legal == can,
            Case::Pawn => role == Role::Pawn && legal >= 2,
            Case::King => role == Role::King && legal < can && !castles,
            Case::Check => false,
            Case::Pinned => role != Role::King && legal < can,
            Case::Castling => castles,
        }
    }
}

/// Half-moves of the games from which positions are taken, and the first that counts.
const PLIES: usize = 60;
const FIRST_PLY: usize = 6;

fn legal_moves(case: Case, random: &mut Random) -> Step {
    loop {
        let mut position = Position::default();
        let mut found = Vec::new();
        for ply in 0..PLIES {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]);
            if ply >= FIRST_PLY {
                for square in position.by_color(position.turn()) {
                    if case.is_on(&position, square) {
                        found.push((position.to_setup(), square));
                    }
                }
            }
        }
        if !found.is_empty() {
            let (board, square) = found.swap_remove(random.below(found.len()));
            return step(board, Task::Find(FindTarget::Of(square)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::Exercise;
    use crate::rounds::SEEDS;

    #[test]
    fn pieces_are_asked_for_in_every_case() {
        for seed in 0..SEEDS {
            for (step, case) in Exercise::LegalMoves.steps(seed).iter().zip(Case::ALL) {
                let Task::Find(FindTarget::Of(square)) = step.task else {
                    panic!("{step:?}");
                };
                let position = Position::from_setup(&step.board).expect("of a game");
                let role = position.board().role_at(square).expect("a piece");
                let targets = position.destinations(square).targets.count();
                assert!(targets > 0);
                assert_eq!(position.is_check(), case == Case::Check, "{case:?}");
                match case {
                    Case::Free => assert!(targets >= 4 && role != Role::Pawn && role != Role::King),
                    Case::Pawn => assert!(targets >= 2 && role == Role::Pawn),
                    Case::King | Case::Castling => assert_eq!(role, Role::King),
                    Case::Pinned => assert_ne!(role, Role::King),
                    Case::Check => {}
                }
            }
        }
    }
}
