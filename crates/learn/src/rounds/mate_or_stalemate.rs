//! Mate, stalemate, check or none of them: a question about a position.

use super::random::Random;
use super::step;
use crate::lesson::{Choice, Step, Task};
use chess::{Bitboard, Color, File, Piece, Position, Role, Setup, Square};

/// The tasks of a round: each answer twice.
pub(super) fn round(random: &mut Random) -> Vec<Step> {
    let mut endings = [Ending::ALL, Ending::ALL].concat();
    random.shuffle(&mut endings);
    let task = |ending| question(ending, random);
    endings.into_iter().map(task).collect()
}

/// State of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Checkmate.
    Mate,
    /// Stalemate.
    Stalemate,
    /// Check, with a move out of it.
    Check,
    /// Nothing of these.
    None,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 4] = [Ending::Mate, Ending::Stalemate, Ending::Check, Ending::None];

    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Mate => "mate",
            Ending::Stalemate => "stalemate",
            Ending::Check => "check",
            Ending::None => "none",
        }
    }

    fn of(position: &Position) -> Ending {
        match (position.is_check(), position.has_legal_move()) {
            (true, false) => Ending::Mate,
            (false, false) => Ending::Stalemate,
            (true, true) => Ending::Check,
            (false, true) => Ending::None,
        }
    }
}

/// Pieces of the stronger side, besides its king, and of the weaker one.
const STRONG: [&[Role]; 5] = [
    &[Role::Queen],
    &[Role::Rook, Role::Rook],
    &[Role::Queen, Role::Knight],
    &[Role::Rook, Role::Bishop],
    &[Role::Queen, Role::Pawn],
];
const WEAK: [&[Role]; 3] = [&[], &[Role::Pawn], &[Role::Knight]];

fn question(ending: Ending, random: &mut Random) -> Step {
    let edges = Bitboard::BACK_RANKS | Bitboard::file(File::A) | Bitboard::file(File::H);
    let edge: Vec<Square> = edges.into_iter().collect();
    loop {
        let weaker = random.of(&Color::ALL);
        let mut setup = Setup::empty();
        setup.turn = weaker;
        let mut put = |square: Square, piece: Piece| {
            let fits = !setup.board.occupied().contains(square)
                && (piece.role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square));
            if fits {
                setup.set(square, Some(piece));
            }
            fits
        };
        let (strong, weak) = (random.of(&STRONG), random.of(&WEAK));
        let mut placed = put(random.of(&edge), Role::King.of(weaker));
        placed &= put(random.square(), Role::King.of(!weaker));
        for role in strong {
            placed &= put(random.square(), role.of(!weaker));
        }
        for role in weak {
            placed &= put(random.square(), role.of(weaker));
        }
        let Ok(position) = Position::from_setup(&setup) else {
            continue;
        };
        if placed && Ending::of(&position) == ending {
            let choice = |known: Ending| Choice {
                option: known.name().to_owned(),
                answer: String::new(),
                is_right: known == ending,
            };
            return step(setup, Task::Choose(Ending::ALL.map(choice).to_vec()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::Exercise;
    use crate::rounds::SEEDS;

    #[test]
    fn a_round_has_every_ending_twice() {
        for seed in 0..SEEDS {
            let mut counts = [0; 4];
            for step in Exercise::Endings.steps(seed) {
                let Task::Choose(choices) = &step.task else {
                    panic!("{step:?}");
                };
                let names = choices.iter().map(|choice| choice.option.as_str());
                assert!(names.eq(Ending::ALL.map(Ending::name)));
                let position = Position::from_setup(&step.board).expect("a position");
                let right = choices.iter().position(|choice| choice.is_right);
                let right = right.expect("one is right");
                let told = (position.is_check(), position.has_legal_move());
                let expected = [(true, false), (false, false), (true, true), (false, true)];
                assert_eq!(told, expected[right]);
                counts[right] += 1;
            }
            assert_eq!(counts, [2; 4]);
        }
    }
}
