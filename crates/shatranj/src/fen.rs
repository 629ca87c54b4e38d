//! Forsyth–Edwards Notation, as Fairy-Stockfish has it for shatranj: `b` an alfil, `q` a ferz, `-` for castling and en passant.

use crate::{Piece, Position, Role};
use chess::{Bitboard, Color, Rank, Square, excerpt};
use std::fmt;
use std::str::FromStr;

/// The reason why a text is not the FEN of a position that can be played from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There are so many fields instead of six, four or two.
    FieldCount(usize),
    /// Field 1 has so many ranks instead of eight.
    RankCount(usize),
    /// A rank in field 1 has so many squares instead of eight.
    RankLength(Rank, usize),
    /// A letter in field 1 that stands for no piece.
    Piece(Rank, char),
    /// Field 2 is neither `w` nor `b`.
    Turn(String),
    /// Field 3 or 4 is not `-`: there is neither castling nor en passant.
    NotEmpty(usize, String),
    /// Field 5 or 6 is not a number that fits.
    Number(usize, String),
    /// A side has so many kings instead of one.
    Kings(Color, u32),
    /// A pawn stands on the first or the last rank.
    PawnOnBackRank(Square),
    /// The king of this side is in check, but the other is to move.
    OpponentInCheck(Color),
}

/// The ending of a noun after this number.
fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::FieldCount(count) => write!(
                f,
                "a FEN of shatranj has 6 fields (pieces, side to move, -, -, half-move clock, move number), or the \
                 first 4 or 2 of them; this one has {count}"
            ),
            FenError::RankCount(count) => write!(
                f,
                "field 1 (pieces): {count} rank{} instead of 8, separated by `/`",
                plural(*count)
            ),
            FenError::RankLength(rank, count) => write!(
                f,
                "field 1 (pieces): rank {rank} has {count} square{} instead of 8",
                plural(*count)
            ),
            FenError::Piece(rank, letter) => write!(
                f,
                "field 1 (pieces): `{}` on rank {rank} is neither a piece (KQRBNP kqrbnp, Q a ferz, B an alfil) nor a \
                 number of empty squares (1 to 8)",
                letter.escape_debug()
            ),
            FenError::Turn(text) => {
                write!(f, "field 2 (side to move): `{text}` is neither `w` nor `b`")
            }
            FenError::NotEmpty(field, text) => write!(
                f,
                "field {field}: `{text}` is not `-`; shatranj has neither castling nor en passant"
            ),
            FenError::Number(field, text) => write!(
                f,
                "field {field}: `{text}` is not a number from 0 to {}",
                u32::MAX
            ),
            FenError::Kings(color, 0) => write!(f, "{} has no king", name(*color)),
            FenError::Kings(color, count) => {
                write!(f, "{} has {count} kings instead of one", name(*color))
            }
            FenError::PawnOnBackRank(square) => write!(
                f,
                "the pawn on {square} is on a rank where no pawn can stand"
            ),
            FenError::OpponentInCheck(color) => write!(
                f,
                "the king of {} is in check, but {} is to move",
                name(*color),
                name(!*color)
            ),
        }
    }
}

impl std::error::Error for FenError {}

fn name(color: Color) -> &'static str {
    color.fold("White", "Black")
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        if ![2, 4, 6].contains(&fields.len()) {
            return Err(FenError::FieldCount(fields.len()));
        }
        let mut position = Position {
            by_color: Default::default(),
            by_role: Default::default(),
            turn: Color::White,
            halfmoves: 0,
            fullmoves: 1,
        };
        read_pieces(fields[0], &mut position)?;
        position.turn = match fields[1] {
            "w" => Color::White,
            "b" => Color::Black,
            other => return Err(FenError::Turn(excerpt(other))),
        };
        for (index, &field) in fields.iter().enumerate().take(4).skip(2) {
            if field != "-" {
                return Err(FenError::NotEmpty(index + 1, excerpt(field)));
            }
        }
        if let [.., halfmoves, fullmoves] = fields[..]
            && fields.len() == 6
        {
            position.halfmoves = number(5, halfmoves)?;
            // Moves are counted from 1; some programs write 0 for a composed position.
            position.fullmoves = number(6, fullmoves)?.max(1);
        }
        check(&position)?;
        Ok(position)
    }
}

fn read_pieces(text: &str, position: &mut Position) -> Result<(), FenError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(FenError::RankCount(ranks.len()));
    }
    for (&text, rank) in ranks.iter().zip(Rank::ALL.into_iter().rev()) {
        let mut file = 0;
        for letter in text.chars() {
            if let digit @ '1'..='8' = letter {
                file += digit as usize - '0' as usize;
                continue;
            }
            let piece = Piece::from_fen_letter(letter).ok_or(FenError::Piece(rank, letter))?;
            if let Some(file) = chess::File::from_index(file) {
                position.put(Square::new(file, rank), piece);
            }
            file += 1;
        }
        if file != 8 {
            return Err(FenError::RankLength(rank, file));
        }
    }
    Ok(())
}

/// Digits only: the `FromStr` of numbers would also take a sign.
fn number(field: usize, text: &str) -> Result<u32, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| FenError::Number(field, excerpt(text)))
}

/// Refuses what cannot be played from.
fn check(position: &Position) -> Result<(), FenError> {
    for color in Color::ALL {
        let kings = position.by_piece(color, Role::King).count();
        if kings != 1 {
            return Err(FenError::Kings(color, kings));
        }
    }
    let misplaced = position.by_role[Role::Pawn.index()] & Bitboard::BACK_RANKS;
    if let Some(square) = misplaced.first() {
        return Err(FenError::PawnOnBackRank(square));
    }
    let waiting = !position.turn;
    if position.is_attacked(position.king(waiting), position.turn) {
        return Err(FenError::OpponentInCheck(waiting));
    }
    Ok(())
}

impl fmt::Display for Position {
    /// Six fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in chess::File::ALL {
                match self.piece_at(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", piece.fen_letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        let turn = self.turn.to_char();
        write!(f, " {turn} - - {} {}", self.halfmoves, self.fullmoves)
    }
}
