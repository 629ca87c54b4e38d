//! Forsyth–Edwards Notation: reading and writing a [`Setup`].
//!
//! Read: six fields, or the first four as in EPD; castling as in the standard (`KQkq`), X-FEN or
//! Shredder-FEN (`HAha`). Written: six fields; castling as `KQkq` where that is unambiguous, else
//! by the rook's file (X-FEN), or always by the rook's file ([`Setup::shredder`]).

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::text::excerpt;
use crate::{Board, CastlingSide, Color, File, Piece, Rank, Role, Setup, SetupErrors, Square};

/// The reason why a text is not the FEN of a playable position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// There are so many fields instead of six or four.
    FieldCount(usize),
    /// Field 1 has so many ranks instead of eight.
    RankCount(usize),
    /// A rank in field 1 has so many squares instead of eight.
    RankLength(Rank, usize),
    /// A letter in field 1 that stands for no piece.
    Piece(Rank, char),
    /// Field 2 is neither `w` nor `b`.
    Turn(String),
    /// Field 3 cannot be read, and why.
    Castling(String, &'static str),
    /// Field 4 is neither a square nor `-`.
    EnPassant(String),
    /// Field 5 is not a number that fits.
    Halfmoves(String),
    /// Field 6 is not a number that fits.
    Fullmoves(String),
    /// The fields can be read, but one cannot play from what they say.
    Setup(SetupErrors),
}

/// The ending of a noun after this number.
fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FieldCount(count) => write!(
                f,
                "a FEN has 6 fields (pieces, side to move, castling, en passant, half-move clock, \
                 move number) or the first 4 of them; this one has {count}"
            ),
            Self::RankCount(count) => {
                write!(
                    f,
                    "field 1 (pieces): {count} rank{} instead of 8, separated by `/`",
                    plural(*count)
                )
            }
            Self::RankLength(rank, count) => {
                write!(
                    f,
                    "field 1 (pieces): rank {rank} has {count} square{} instead of 8",
                    plural(*count)
                )
            }
            Self::Piece(rank, letter) => write!(
                f,
                "field 1 (pieces): `{}` on rank {rank} is neither a piece (KQRBNP kqrbnp) nor a number \
                 of empty squares (1 to 8)",
                letter.escape_debug()
            ),
            Self::Turn(text) => {
                write!(f, "field 2 (side to move): `{text}` is neither `w` nor `b`")
            }
            Self::Castling(text, why) => write!(f, "field 3 (castling): `{text}` {why}"),
            Self::EnPassant(text) => {
                write!(
                    f,
                    "field 4 (en passant): `{text}` is not a square such as `e3`, nor `-`"
                )
            }
            Self::Halfmoves(text) => {
                write!(
                    f,
                    "field 5 (half-move clock): `{text}` is not a number from 0 to {}",
                    u32::MAX
                )
            }
            Self::Fullmoves(text) => {
                write!(
                    f,
                    "field 6 (move number): `{text}` is not a number from 0 to {}",
                    u32::MAX
                )
            }
            Self::Setup(errors) => errors.fmt(f),
        }
    }
}

impl core::error::Error for FenError {}

impl From<SetupErrors> for FenError {
    fn from(errors: SetupErrors) -> Self {
        Self::Setup(errors)
    }
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut fields = [""; 6];
        let mut count = 0;
        for field in text.split_ascii_whitespace() {
            if let Some(slot) = fields.get_mut(count) {
                *slot = field;
            }
            count += 1;
        }
        if count != 6 && count != 4 {
            return Err(FenError::FieldCount(count));
        }
        let mut setup = Self::empty();
        setup.board = read_board(fields[0])?;
        setup.turn = match fields[1] {
            "w" => Color::White,
            "b" => Color::Black,
            other => return Err(FenError::Turn(excerpt(other))),
        };
        read_castling(fields[2], &mut setup)
            .map_err(|why| FenError::Castling(excerpt(fields[2]), why))?;
        if fields[3] != "-" {
            let square = fields[3]
                .parse()
                .map_err(|_| FenError::EnPassant(excerpt(fields[3])))?;
            setup.ep_square = Some(square);
        }
        if count == 6 {
            setup.halfmoves =
                number(fields[4]).ok_or_else(|| FenError::Halfmoves(excerpt(fields[4])))?;
            // Moves are counted from 1; some programs write 0 for a composed position.
            setup.fullmoves = number(fields[5])
                .ok_or_else(|| FenError::Fullmoves(excerpt(fields[5])))?
                .max(1);
        }
        Ok(setup)
    }
}

impl Setup {
    /// Reads a FEN as people write it down: where it has the pieces alone, White is to move, and a king and a rook at home
    /// may castle (Codex for Chess Composition, 16.1).
    ///
    /// ```
    /// use chess::Setup;
    /// let start = Setup::parse_lenient("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    /// assert_eq!(start, Ok(Setup::default()));
    /// ```
    ///
    /// # Errors
    /// As for a FEN; pieces with a part of the other fields are none.
    pub fn parse_lenient(text: &str) -> Result<Self, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let (Some(pieces), None) = (fields.next(), fields.next()) else {
            return text.parse();
        };
        let mut setup = Self {
            board: read_board(pieces)?,
            ..Self::empty()
        };
        for color in Color::ALL {
            let home = |file| Square::new(file, color.rank(Rank::First));
            let king = setup.board.piece_at(home(File::E)) == Some(Role::King.of(color));
            for side in CastlingSide::ALL {
                let rook = setup.board.piece_at(home(side.corner())) == Some(Role::Rook.of(color));
                setup.castling[color.index()][side.index()] =
                    (king && rook).then_some(side.corner());
            }
        }
        Ok(setup)
    }
}

/// Digits only: the `FromStr` of numbers would also take a sign.
fn number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok()
    } else {
        None
    }
}

fn read_board(text: &str) -> Result<Board, FenError> {
    let ranks = 1 + text.bytes().filter(|&byte| byte == b'/').count();
    if ranks != 8 {
        return Err(FenError::RankCount(ranks));
    }
    let mut board = Board::EMPTY;
    let (mut rank, mut file) = (Rank::Eighth, 0);
    for letter in text.chars() {
        match letter {
            '/' if file != 8 => return Err(FenError::RankLength(rank, file)),
            '/' => {
                // There are eight ranks, so another follows.
                rank = Rank::ALL[rank.index() - 1];
                file = 0;
            }
            '1'..='8' => file += letter as usize - '0' as usize,
            _ => {
                let piece = Piece::from_char(letter).ok_or(FenError::Piece(rank, letter))?;
                if let Some(file) = File::from_index(file) {
                    board.toggle(piece, Square::new(file, rank));
                }
                file += 1;
            }
        }
    }
    if file == 8 {
        Ok(board)
    } else {
        Err(FenError::RankLength(rank, file))
    }
}

/// Reads field 3 by X-FEN: `K` and `Q` mean the outermost rook on that side of the king, a file
/// letter the rook on that file. The pieces must have been read.
fn read_castling(text: &str, setup: &mut Setup) -> Result<(), &'static str> {
    if text == "-" {
        return Ok(());
    }
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let (side, file) = match letter.to_ascii_uppercase() {
            'K' => (
                CastlingSide::KingSide,
                setup.outermost_rook(color, CastlingSide::KingSide),
            ),
            'Q' => (
                CastlingSide::QueenSide,
                setup.outermost_rook(color, CastlingSide::QueenSide),
            ),
            other => {
                let file = File::from_char(other).ok_or(
                    "is not `-`, nor made of `KQkq` or of the files of the rooks (`HAha`)",
                )?;
                (setup.side_of(color, file), file)
            }
        };
        let right = &mut setup.castling[color.index()][side.index()];
        if right.is_some() {
            return Err("names one side of one king twice");
        }
        *right = Some(file);
    }
    Ok(())
}

impl fmt::Display for Setup {
    /// The FEN, in the dialect of X-FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(self, f, |color, side, file| match side {
            _ if file != self.outermost_rook(color, side) => file.to_char(),
            CastlingSide::KingSide => 'k',
            CastlingSide::QueenSide => 'q',
        })
    }
}

/// Writes a setup as Shredder-FEN; see [`Setup::shredder`].
#[derive(Clone, Copy, Debug)]
pub struct ShredderFen<'a>(&'a Setup);

impl Setup {
    /// The setup as Shredder-FEN: every right to castle as the file of its rook, which is what some
    /// programs expect in Chess960.
    ///
    /// ```
    /// use chess::Setup;
    /// let start = Setup::default();
    /// assert_eq!(
    ///     start.shredder().to_string(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    /// );
    /// assert_eq!(start.shredder().to_string().parse(), Ok(start));
    /// ```
    pub const fn shredder(&self) -> ShredderFen<'_> {
        ShredderFen(self)
    }
}

impl fmt::Display for ShredderFen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(self.0, f, |_, _, file| file.to_char())
    }
}

/// Writes the six fields; `letter` names a right to castle, in lower case.
fn write_fen(
    setup: &Setup,
    f: &mut fmt::Formatter<'_>,
    letter: impl Fn(Color, CastlingSide, File) -> char,
) -> fmt::Result {
    write!(f, "{} {} ", setup.board, setup.turn.to_char())?;
    let mut none = true;
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            let Some(file) = setup.castling_rook(color, side) else {
                continue;
            };
            none = false;
            let letter = letter(color, side, file);
            write!(f, "{}", color.fold(letter.to_ascii_uppercase(), letter))?;
        }
    }
    if none {
        f.write_str("-")?;
    }
    let ep = setup
        .ep_square
        .map_or_else(|| "-".to_string(), |square| square.to_string());
    write!(f, " {ep} {} {}", setup.halfmoves, setup.fullmoves)
}
