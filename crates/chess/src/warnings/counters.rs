//! Move number and half-move clock against what the pieces show.

use alloc::vec::Vec;

use super::SetupWarning;
use super::origins::Origins;
use crate::{Color, Role, Setup};

/// The moves a pawn needs to promote, the double step among them.
const MOVES_TO_PROMOTE: u32 = 5;

/// Adds what is wrong with the counters.
pub(super) fn check(setup: &Setup, origins: &Origins, warnings: &mut Vec<SetupWarning>) {
    let clock = u64::from(setup.halfmoves);
    let plies = 2 * u64::from(setup.fullmoves.max(1) - 1) + setup.turn.index() as u64;
    if clock == 0 && setup.fullmoves <= 1 {
        return;
    }
    let Some(before_clock) = plies.checked_sub(clock) else {
        warnings.push(SetupWarning::ClockBeforeStart(setup.halfmoves));
        return;
    };
    // Since the clock was last at 0 there was neither capture nor pawn move.
    for (color, possible) in [
        (Color::White, before_clock.div_ceil(2)),
        (Color::Black, before_clock / 2),
    ] {
        let needed = setup.lost(!color).max(pawn_moves(setup, color, origins));
        if u64::from(needed) > possible {
            warnings.push(SetupWarning::TooEarly {
                color,
                needed,
                possible,
            });
        }
    }
}

/// The fewest moves that bring a side's pawns to where they stand, or have promoted them.
fn pawn_moves(setup: &Setup, color: Color, origins: &Origins) -> u32 {
    let standing: u32 = setup
        .board
        .pieces(color, Role::Pawn)
        .into_iter()
        .map(|pawn| match color.rank(pawn.rank()).index() as u32 - 1 {
            steps @ 0..=1 => steps,
            steps => steps - 1,
        })
        .sum();
    standing + MOVES_TO_PROMOTE * origins.promoted(color)
}
