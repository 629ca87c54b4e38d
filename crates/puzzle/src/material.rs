//! Material, in pawns.

use chess::{Color, Position, Role};

/// Value of a piece in pawns, for counting material.
fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// A side's material more than the other's, in pawns.
pub(crate) fn material(position: &Position, side: Color) -> i32 {
    let of = |side| -> i32 {
        let count = |role| position.pieces(side, role).count() as i32;
        Role::ALL.map(|role| worth(role) * count(role)).iter().sum()
    };
    of(side) - of(!side)
}
