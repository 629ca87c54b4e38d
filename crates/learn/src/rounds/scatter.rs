//! Random positions of both kings and a few pieces.

use super::random::Random;
use chess::{Bitboard, Color, Position, Role, Setup};

/// Pieces that are drawn for a position, as often as they stand here.
pub(super) const PIECES: [Role; 9] = [
    Role::Queen,
    Role::Rook,
    Role::Rook,
    Role::Bishop,
    Role::Bishop,
    Role::Knight,
    Role::Knight,
    Role::Pawn,
    Role::Pawn,
];

/// A legal position in which these pieces stand by chance, besides both kings; none if they do not fit.
pub(super) fn scatter(
    turn: Color,
    own: &[Role],
    other: &[Role],
    random: &mut Random,
) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = turn;
    let own = own.iter().map(|role| role.of(turn));
    let other = other.iter().map(|role| role.of(!turn));
    let kings = Color::ALL.map(|color| Role::King.of(color));
    for piece in kings.into_iter().chain(own).chain(other) {
        let square = random.square();
        let is_barred = piece.role == Role::Pawn && Bitboard::BACK_RANKS.contains(square);
        if is_barred || setup.board.occupied().contains(square) {
            return None;
        }
        setup.set(square, Some(piece));
    }
    Position::from_setup(&setup).ok()
}
