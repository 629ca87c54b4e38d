//! Setups: anything that a FEN can say, playable or not.

use crate::{Board, CastlingSide, Color, File, Piece, Rank, Role, Square};

/// The pieces on the board and all that a FEN adds to them.
///
/// A setup may be nonsense: two kings of a colour, pawns on the last rank, rights to castle without
/// a rook. [`Position::from_setup`](crate::Position::from_setup) finds out whether one can play
/// from it, and if not, gives every reason.
///
/// ```
/// use chess::{Color, Position, Role, Setup, Square};
///
/// let mut setup = Setup::empty();
/// setup.set(Square::E1, Some(Role::King.of(Color::White)));
/// assert_eq!(
///     Position::from_setup(&setup).unwrap_err().to_string(),
///     "Black has no king"
/// );
/// setup.set(Square::E8, Some(Role::King.of(Color::Black)));
/// assert!(Position::from_setup(&setup).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The files of the rooks that may still castle, by colour and [`CastlingSide`].
    pub castling: [[Option<File>; 2]; 2],
    /// The square a pawn has just passed over with a double step, whether or not it can be
    /// captured there.
    pub ep_square: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move to be played, 1 at the start, one more after each move of Black.
    pub fullmoves: u32,
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty() -> Self {
        Self {
            board: Board::EMPTY,
            turn: Color::White,
            castling: [[None; 2]; 2],
            ep_square: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Puts a piece on a square, or takes away the one there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.board.set(square, piece);
    }

    /// The file of the rook with which a king may still castle.
    pub const fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<File> {
        self.castling[color.index()][side.index()]
    }

    /// The file of the outermost rook on one side of the king: the one that `K` or `Q` means.
    /// Without such a rook it is the corner, where one would look for it.
    pub fn outermost_rook(&self, color: Color, side: CastlingSide) -> File {
        let rank = color.rank(Rank::First);
        let at = |file: File| self.board.piece_at(Square::new(file, rank));
        let king = File::ALL
            .into_iter()
            .find(|&file| at(file) == Some(Role::King.of(color)));
        let is_rook = |&file: &File| at(file) == Some(Role::Rook.of(color));
        let rook = match (king, side) {
            (None, _) => None,
            (Some(king), CastlingSide::KingSide) => File::ALL
                .into_iter()
                .filter(|&file| file > king)
                .rfind(is_rook),
            (Some(king), CastlingSide::QueenSide) => File::ALL
                .into_iter()
                .filter(|&file| file < king)
                .find(is_rook),
        };
        rook.unwrap_or(side.corner())
    }

    /// The side of the king on which a rook's file lies; without a king, of the e-file.
    pub(crate) fn side_of(&self, color: Color, rook: File) -> CastlingSide {
        let rank = color.rank(Rank::First);
        let king = File::ALL.into_iter().find(|&file| {
            self.board.piece_at(Square::new(file, rank)) == Some(Role::King.of(color))
        });
        if rook > king.unwrap_or(File::E) {
            CastlingSide::KingSide
        } else {
            CastlingSide::QueenSide
        }
    }
}

impl Default for Setup {
    /// The starting position (FIDE 2.3).
    fn default() -> Self {
        Self::chess960(Self::USUAL_START).expect("its number is below 960")
    }
}
