//! Shatranj, the chess of the Arabs and Persians of the Middle Ages: positions, moves, the end of a game, a small search.
//!
//! Squares, square sets and colours are those of `chess`; its laws are not used. The rules are those of Murray, *A History of
//! Chess* (1913), chapter XIII, as Fairy-Stockfish has them under the name `shatranj`, whose FEN letters are used too.
//! docs/shatranj.md tells them in full.
//!
//! ```
//! use chess::Color;
//! use shatranj::{Game, LETTERS, Outcome, Position, perft};
//!
//! assert_eq!(perft(&Position::default(), 3), 4_176);
//!
//! let mut game = Game::new("4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1".parse()?);
//! let mv = game.position().parse_move("d2d5").expect("legal");
//! assert_eq!(game.position().san(mv, LETTERS), "Rxd5");
//! assert!(game.play(mv));
//! let winner = Color::White;
//! assert_eq!(game.outcome(), Some(Outcome::BareKing { winner }));
//! # Ok::<(), shatranj::FenError>(())
//! ```

mod attacks;
mod evaluation;
mod fen;
mod game;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod random;
mod search;

pub use attacks::{alfil_attacks, ferz_attacks};
pub use fen::FenError;
pub use game::Game;
pub use movegen::targets;
pub use moves::Move;
pub use notation::{LETTERS, Letters};
pub use outcome::Outcome;
pub use perft::perft;
pub use piece::{Piece, Role};
pub use position::Position;
pub use search::{Level, Search};
