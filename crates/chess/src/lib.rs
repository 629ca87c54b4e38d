//! The laws of chess.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod attacks;
mod bitboard;
mod board;
mod castling;
mod color;
mod fen;
mod magics;
mod material;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod rays;
mod san;
mod setup;
mod square;
mod text;
mod uci;
mod validate;
mod zobrist;

pub use attacks::{
    between, bishop_attacks, bishop_lines, king_attacks, knight_attacks, line, pawn_attacks,
    queen_attacks, rook_attacks, rook_lines,
};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::CastlingSide;
pub use color::Color;
pub use fen::FenError;
pub use moves::{Move, MoveList};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
pub use san::{CheckMark, San, SanError, SanMove};
pub use setup::Setup;
pub use square::{File, Rank, Square, SquareError};
pub use uci::{UciError, UciMove};
pub use validate::{SetupError, SetupErrors};
