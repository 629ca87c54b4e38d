//! Start of a game as digits: the usual one, a number of Chess960, or any position.

use crate::radix::{Digits, Reader};
use chess::{CastlingSide, Color, File, Piece, Position, Rank, Role, Setup, Square};

/// The pieces in the order of their digits: White's pawn to king, then Black's.
const PIECES: usize = 12;

const USUAL: usize = 0;
const CHESS960: usize = 1;
const POSITION: usize = 2;

/// Writes a start.
pub fn write(start: &Position, digits: &mut Digits) {
    let setup = start.to_setup();
    match setup.chess960_number() {
        Some(Setup::USUAL_START) => digits.push(USUAL, 3),
        Some(number) => {
            digits.push(CHESS960, 3);
            digits.push(usize::from(number), 960);
        }
        None => {
            digits.push(POSITION, 3);
            position(&setup, digits);
        }
    }
}

fn position(setup: &Setup, digits: &mut Digits) {
    for square in Square::ALL {
        let piece = setup.piece_at(square);
        digits.push(usize::from(piece.is_some()), 2);
        if let Some(piece) = piece {
            digits.push(6 * piece.color.index() + piece.role.index(), PIECES);
        }
    }
    digits.push(setup.turn.index(), 2);
    let file = |file: Option<File>| file.map_or(0, |file| file.index() + 1);
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            digits.push(file(setup.castling_rook(color, side)), 9);
        }
    }
    digits.push(file(setup.ep_square.map(Square::file)), 9);
    for number in [setup.halfmoves, setup.fullmoves] {
        natural(number, digits);
    }
}

/// A whole number: groups of five bits, each after a bit that says that there is one.
fn natural(mut number: u32, digits: &mut Digits) {
    while number > 0 {
        digits.push(1, 2);
        digits.push(number as usize % 32, 32);
        number /= 32;
    }
    digits.push(0, 2);
}

/// Reads a start; `None` if it is none.
pub fn read(digits: &mut Reader) -> Option<Position> {
    match digits.take(3) {
        USUAL => Some(Position::default()),
        CHESS960 => {
            let setup = Setup::chess960(digits.take(960) as u16)?;
            Position::from_setup(&setup).ok()
        }
        _ => Position::from_setup(&read_position(digits)?).ok(),
    }
}

fn read_position(digits: &mut Reader) -> Option<Setup> {
    let mut setup = Setup::empty();
    for square in Square::ALL {
        if digits.take(2) == 1 {
            let piece = digits.take(PIECES);
            let color = Color::ALL[piece / 6];
            let piece: Piece = Role::ALL[piece % 6].of(color);
            setup.set(square, Some(piece));
        }
    }
    setup.turn = Color::ALL[digits.take(2)];
    let mut file = || match digits.take(9) {
        0 => None,
        file => Some(File::ALL[file - 1]),
    };
    for castling in setup.castling.iter_mut().flatten() {
        *castling = file();
    }
    let rank = setup.turn.rank(Rank::Sixth);
    setup.ep_square = file().map(|file| Square::new(file, rank));
    setup.halfmoves = read_natural(digits)?;
    setup.fullmoves = read_natural(digits)?;
    Some(setup)
}

fn read_natural(digits: &mut Reader) -> Option<u32> {
    let mut number: u32 = 0;
    for i in 0.. {
        if digits.take(2) == 0 {
            return Some(number);
        }
        let group = digits.take(32) as u32;
        number = number.checked_add(group.checked_mul(1_u32.checked_shl(5 * i)?)?)?;
    }
    None
}
