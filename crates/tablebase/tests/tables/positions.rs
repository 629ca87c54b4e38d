//! Positions of a material: all of them, some of them at random, and their images.

use chess::{Board, Color, Piece, Position, Role, Setup, Square};
use tablebase::Material;

#[path = "../../../chess/tests/common/random.rs"]
mod random;
pub use random::Random;

/// The men of a material, the kings first.
pub fn men(material: Material) -> Vec<Piece> {
    let kings = Color::ALL.map(|color| Role::King.of(color));
    kings.into_iter().chain(material.men()).collect()
}

/// The position of men on squares, if it can be played from.
pub fn set_up(men: &[Piece], squares: &[usize], turn: Color) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = turn;
    for (piece, &square) in men.iter().zip(squares) {
        if setup.board.piece_at(Square::ALL[square]).is_some() {
            return None;
        }
        setup.set(Square::ALL[square], Some(*piece));
    }
    Position::from_setup(&setup).ok()
}

/// All positions of three men with one side to move.
pub fn all_of_three(material: Material, turn: Color) -> impl Iterator<Item = Position> {
    let men = men(material);
    assert_eq!(men.len(), 3);
    (0..64 * 64 * 64).filter_map(move |n| set_up(&men, &[n >> 12, n >> 6 & 63, n & 63], turn))
}

/// A position at random.
pub fn any(material: Material, random: &mut Random) -> Position {
    let men = men(material);
    loop {
        let squares: Vec<_> = men.iter().map(|_| random.below(64)).collect();
        let turn = Color::ALL[random.below(2)];
        if let Some(position) = set_up(&men, &squares, turn) {
            return position;
        }
    }
}

/// The squares of a board to which a symmetry brings those of another.
pub fn turned(square: Square, symmetry: usize) -> Square {
    let (mut file, mut rank) = (square.file().index(), square.rank().index());
    if symmetry & 1 == 1 {
        file = 7 - file;
    }
    if symmetry & 2 == 2 {
        rank = 7 - rank;
    }
    if symmetry & 4 == 4 {
        (file, rank) = (rank, file);
    }
    Square::ALL[8 * rank + file]
}

fn on_board(position: &Position, to: impl Fn(Piece, Square) -> (Piece, Square)) -> Board {
    let mut board = Board::EMPTY;
    for square in position.occupied() {
        let piece = position.piece_at(square).expect("it is occupied");
        let (piece, square) = to(piece, square);
        board.set(square, Some(piece));
    }
    board
}

/// The images of a board under the symmetries that it has: two with a pawn, eight without.
pub fn images(position: &Position) -> Vec<Board> {
    let pawn = position.by_role(Role::Pawn).any();
    let symmetries = if pawn { 0..2 } else { 0..8 };
    let image = |symmetry| on_board(position, |piece, square| (piece, turned(square, symmetry)));
    symmetries.map(image).collect()
}

/// The position with another board.
pub fn with_board(position: &Position, board: Board) -> Position {
    let mut setup = Setup::empty();
    setup.turn = position.turn();
    setup.board = board;
    Position::from_setup(&setup).expect("images of positions are positions")
}

/// The position with colours exchanged.
pub fn exchanged(position: &Position) -> Position {
    let mut setup = Setup::empty();
    setup.turn = !position.turn();
    setup.board = on_board(position, |piece, square| {
        (piece.role.of(!piece.color), turned(square, 2))
    });
    Position::from_setup(&setup).expect("the other side's position is one")
}

/// True for one of the images of a position.
pub fn is_first_image(position: &Position) -> bool {
    let code = |board: &Board| {
        let squares = Square::all().map(|square| board.piece_at(square));
        squares.collect::<Vec<_>>()
    };
    let own = code(position.board());
    images(position).iter().all(|image| code(image) <= own)
}
