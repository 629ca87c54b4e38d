//! King and pawn against king: the opposition and key squares, as textbooks name them.

use chess::{Bitboard, Color, File, Position, Rank, Role, Square};

/// The side that has the opposition: the kings face each other on a file, rank or diagonal with an odd number of squares between them,
/// and the other side is to move. `None` if they do not.
///
/// ```
/// use chess::{Color, Position};
/// use tablebase::opposition;
///
/// let facing = Position::from_fen("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1")?;
/// assert_eq!(opposition(&facing), Some(Color::White));
/// let apart = Position::from_fen("8/4k3/8/3K4/4P3/8/8/8 b - - 0 1")?;
/// assert_eq!(opposition(&apart), None);
/// # Ok::<(), chess::FenError>(())
/// ```
pub fn opposition(position: &Position) -> Option<Color> {
    let [white, black] = Color::ALL.map(|color| position.king(color));
    let files = (white.file().index()).abs_diff(black.file().index());
    let ranks = (white.rank().index()).abs_diff(black.rank().index());
    let in_line = files == 0 || ranks == 0 || files == ranks;
    let distance = files.max(ranks);
    (in_line && distance.is_multiple_of(2)).then(|| !position.turn())
}

/// The key squares of the only pawn: its side wins as soon as its king stands on one, unless the pawn is lost, or is a knight's pawn on
/// the sixth rank with the other king in the corner. `None` unless the position is king and pawn against king.
pub fn key_squares(position: &Position) -> Option<Bitboard> {
    let men = position.occupied() & !position.by_role(Role::King);
    let pawn = men.first().filter(|_| !men.is_many())?;
    let piece = position.piece_at(pawn)?;
    if piece.role != Role::Pawn {
        return None;
    }
    let side = piece.color;
    let square = |file: File, rank: Rank| Square::new(file, side.rank(rank));
    if let edge @ (File::A | File::H) = pawn.file() {
        // A rook's pawn: the two squares from which the king guards the corner.
        let file = if edge == File::A { File::B } else { File::G };
        let key = Bitboard::of(square(file, Rank::Seventh));
        return Some(key.with(square(file, Rank::Eighth)));
    }
    let step = if side == Color::White { 1 } else { -1 };
    // Beyond the middle the rank before the pawn will do as well.
    let far = side.rank(pawn.rank()) >= Rank::Fifth;
    let ranks = if far { 1..=2 } else { 2..=2 };
    let key = ranks
        .flat_map(|ranks| [-1, 0, 1].map(|files| pawn.offset(files, ranks * step)))
        .flatten()
        .fold(Bitboard::EMPTY, Bitboard::with);
    Some(key)
}
