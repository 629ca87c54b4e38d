//! The laws of chess: squares, moves, positions and their notations.
//!
//! No dependencies, no `std`, no `unsafe`. The crate knows positions, not games: repetition, clocks
//! and agreements are the business of whoever keeps the game. Chess960 is included everywhere; there
//! are no modes. References such as "FIDE 3.8.2" are to the FIDE Laws of Chess of 2023.
//!
//! # From a FEN to a move
//!
//! A [`Setup`] is anything a FEN can say; a [`Position`] is only ever legal to play from. What is
//! wrong with a FEN, and every reason why a setup cannot be played from, is said in words:
//!
//! ```
//! use chess::{Position, Square};
//!
//! let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")?;
//! assert_eq!(position.king(position.turn()), Square::E1);
//!
//! let error = Position::from_fen("4k3/8/8/9/8/8/8/4K3 w - - 0 1").unwrap_err();
//! assert!(error.to_string().starts_with("field 1 (pieces): `9` on rank 5 is neither a piece"));
//!
//! let error = Position::from_fen("4k3/8/8/8/8/8/8/7R w K - 0 1").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "White has no king; White cannot castle king-side: the king is not on rank 1"
//! );
//! # Ok::<(), chess::FenError>(())
//! ```
//!
//! A position that no game can lead to, but that can be played from, is one like any other;
//! [`Setup::warnings`] says what is odd about it.
//!
//! # Moves and notation
//!
//! Moves are generated legal. They are read and written as people ([`San`]) and programs
//! ([`UciMove`]) do; inside, castling is the king taking its own rook, `e1h1`.
//!
//! ```
//! use chess::{Move, Position, Square};
//!
//! let mut position = Position::default();
//! assert_eq!(position.legal_moves().len(), 20);
//! for san in ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6"] {
//!     position.play_san(san)?;
//! }
//! let castle = position.parse_uci("e1g1")?;
//! assert_eq!(castle, Move::new(Square::E1, Square::H1, None));
//! assert_eq!(position.to_san(castle).to_string(), "O-O");
//! assert_eq!(position.to_uci(castle).to_string(), "e1g1");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # The end
//!
//! ```
//! use chess::{Color, Position};
//!
//! let mut position = Position::default();
//! for san in ["f3", "e5", "g4", "Qh4#"] {
//!     position.play_san(san)?;
//! }
//! assert!(position.is_checkmate());
//!
//! let position = Position::from_fen("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1")?;
//! assert!(position.is_stalemate());
//! assert!(!position.can_mate_by_material(Color::White));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Why not?
//!
//! An attempt that is illegal can be explained, as a value ([`Illegal`]) and in words:
//!
//! ```
//! use chess::{Position, Square};
//!
//! let position = Position::from_fen("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1")?;
//! let why = position.why_illegal(Square::E2, Square::D3).expect("illegal");
//! assert_eq!(why.to_string(), "the bishop on e2 is pinned to the king by the rook on e7");
//! # Ok::<(), chess::FenError>(())
//! ```
//!
//! # The same position
//!
//! [`Position::key`] is equal for two positions exactly if they are the same for the threefold
//! repetition (FIDE 9.2.3). To that end the en passant square is only kept where a capture is legal:
//!
//! ```
//! use chess::Position;
//!
//! let mut position = Position::default();
//! position.play(position.parse_uci("e2e4")?);
//! assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//! # Ok::<(), chess::UciError>(())
//! ```
//!
//! # Inside
//!
//! A position is a handful of [`Bitboard`]s that is copied to be changed ([`Position::after`]).
//! Checkers and pinned pieces are found once after each move, so that generation needs no second
//! thoughts; counting the last half-move of [`perft`] is counting bits.

#![no_std]

extern crate alloc;

mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod color;
mod destinations;
mod drawing;
mod en_passant;
mod epd;
mod fen;
mod flights;
mod helpmate;
mod illegal;
mod letters;
#[cfg(feature = "magics")]
mod magics;
mod material;
mod movegen;
mod moves;
mod notation;
mod perft;
mod piece;
mod position;
mod rays;
mod san;
mod san_fast;
mod setup;
mod square;
mod text;
mod trim;
mod uci;
mod validate;
mod warnings;
mod why;
mod zobrist;

pub use attacks::{
    between, bishop_attacks, bishop_lines, king_attacks, knight_attacks, line, pawn_attacks,
    piece_attacks, queen_attacks, rook_attacks, rook_lines,
};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::CastlingSide;
pub use color::Color;
pub use destinations::Destinations;
pub use drawing::{Brush, Drawing, DrawingError};
pub use epd::{Epd, EpdError, Operand, Operation};
pub use fen::{FenError, ShredderFen};
pub use flights::FlightBar;
pub use helpmate::Helpmate;
pub use illegal::{CastlingBar, Illegal};
pub use letters::{Letters, UnknownNotation};
pub use moves::{Move, MoveList};
pub use notation::{Notation, NotationError};
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
pub use san::{CheckMark, San, SanError, SanMove};
pub use setup::Setup;
pub use square::{File, Rank, Square, SquareError};
pub use text::{EXCERPT, excerpt};
pub use trim::is_remark;
pub use uci::{UciError, UciMove};
pub use validate::{SetupError, SetupErrors};
pub use warnings::{SetupWarning, Starts};
