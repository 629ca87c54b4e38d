//! Helpmate solver: can a side ever mate, by any series of legal moves (FIDE 5.2.2, 6.9)? Not a table
//! of material answers, but a proof, either way.
//!
//! In the order of their cost:
//!
//! 1. the material alone (`material.rs`), and [`endings`] of at most four pieces;
//! 2. [`playout`]: both sides play towards a mate; nearly every position of a game has one;
//! 3. [`reachability`]: no piece can ever get where a mate needs it, as behind a wall of pawns;
//! 4. [`relaxation`]: the kings' and pawns' moves and whose turn it is leave no room for a mate;
//! 5. [`search`]: all that can be reached, best first by a [`heuristic`] and by [`novelty`].
//!
//! The idea of the whole, a search for a helpmate beside a static look at what can ever move, is
//! that of Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022); the ways
//! taken here are our own.

mod endings;
mod heuristic;
mod novelty;
mod playout;
mod queue;
mod reachability;
mod relaxation;
mod search;

use self::heuristic::Blockers;
use crate::attacks::{bishop_attacks, king_attacks, knight_attacks, piece_attacks, rook_attacks};
use crate::{Bitboard, Color, File, Position, Role, Square};

/// Playouts before and after the first look for a proof that there is no mate.
const EARLY_PLAYOUTS: u32 = 4;
const PLAYOUTS: u32 = 64;
/// Positions searched before the proof by tempo, which takes longer.
const FIRST_SEARCH: u32 = 50000;

/// Answer of the helpmate solver: can a side mate by some series of legal moves, the other side helping?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Helpmate {
    /// A series of legal moves that ends in mate was found.
    Exists,
    /// It is proved that there is none.
    Impossible,
    /// Neither was found within the budget. In a game this counts as "can mate".
    Undecided,
}

impl Position {
    /// The positions looked at, at most, in each search by [`can_mate`](Self::can_mate) and
    /// [`is_dead`](Self::is_dead). A game that is replayed must find the same again, so this is a
    /// count and no time; positions of games need a few dozen, and a page has to answer within a
    /// frame. Whoever has more time asks [`helpmate`](Self::helpmate) itself.
    pub const HELPMATE_BUDGET: u32 = 2_000;

    /// Solves for a helpmate: can `winner` mate from here by some series of legal moves? Also how many positions
    /// were looked at to find out. Each of the two searches looks at no more than `budget`; what
    /// comes before them is a few thousand at most. For a million positions this takes about 200 MB.
    ///
    /// The rules by which a game is drawn on a claim or by itself (repetition, 50 and 75 moves) do
    /// not count, as FIDE 6.9 asks for "any possible series of legal moves". Who is checkmated
    /// cannot mate any more; who has mated could.
    ///
    /// ```
    /// use chess::{Color, Helpmate, Position};
    ///
    /// // The pawns block each other, the kings cannot pass, the bishop guards nothing that counts.
    /// let position = Position::from_fen("3k4/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3K1B2 w - - 0 1")?;
    /// let (verdict, _) = position.helpmate(Color::White, 100_000);
    /// assert_eq!(verdict, Helpmate::Impossible);
    /// assert!(position.is_dead());
    ///
    /// // A lone knight can mate a king that its own pawn hems in.
    /// let position = Position::from_fen("7k/7p/8/8/8/8/8/K5N1 b - - 0 1")?;
    /// assert!(position.can_mate(Color::White));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn helpmate(&self, winner: Color, budget: u32) -> (Helpmate, u32) {
        if self.is_checkmate() {
            let won = self.turn() != winner;
            return (
                if won {
                    Helpmate::Exists
                } else {
                    Helpmate::Impossible
                },
                1,
            );
        }
        if !self.can_mate_by_material(winner) {
            return (Helpmate::Impossible, 1);
        }
        let mut nodes = 0;
        let mut play = |seeds: core::ops::Range<u32>| {
            for seed in seeds {
                let plies = playout::mate_found(self, winner, seed);
                nodes += plies.unwrap_or(playout::LENGTH);
                if plies.is_some() {
                    return Some(nodes);
                }
            }
            None
        };
        if let Some(nodes) = play(0..EARLY_PLAYOUTS) {
            return (Helpmate::Exists, nodes);
        }
        let squares = reachability::mating_squares(self, winner);
        if squares.is_empty() {
            return (Helpmate::Impossible, nodes + 1);
        }
        if let Some(nodes) = play(EARLY_PLAYOUTS..PLAYOUTS) {
            return (Helpmate::Exists, nodes);
        }
        let (verdict, searched) = search::search(
            self,
            winner,
            squares,
            Blockers::Idle,
            FIRST_SEARCH.min(budget),
        );
        nodes += searched;
        if verdict != Helpmate::Undecided {
            return (verdict, nodes);
        }
        let (excluded, relaxed) = relaxation::excludes_mate(self, winner);
        nodes += relaxed;
        if excluded {
            return (Helpmate::Impossible, nodes);
        }
        let (verdict, searched) = search::search(self, winner, squares, Blockers::All, budget);
        (verdict, nodes + searched)
    }

    /// True if `color` can still mate by some series of legal moves, as far as
    /// [`HELPMATE_BUDGET`](Self::HELPMATE_BUDGET) positions tell: `false` is proved. If not, the
    /// flag of the opponent costs only a draw (FIDE 6.9).
    pub fn can_mate(&self, color: Color) -> bool {
        self.helpmate(color, Self::HELPMATE_BUDGET).0 != Helpmate::Impossible
    }

    /// Dead position, in which neither side can ever mate: the game is drawn at once (FIDE 5.2.2).
    pub fn is_dead(&self) -> bool {
        // Whoever has more to mate with comes first: if that side can, a hard proof for the other is
        // not needed, and this is asked after every move.
        let heavy = |color| (self.board().straight_sliders() & self.by_color(color)).count();
        let first = if heavy(Color::White) >= heavy(Color::Black) {
            Color::White
        } else {
            Color::Black
        };
        !self.can_mate(first) && !self.can_mate(!first)
    }
}

/// The squares a side attacks, also through the other king: where that king cannot go.
fn attacked(position: &Position, by: Color) -> Bitboard {
    let own = position.by_color(by);
    let through = position.occupied().without(position.king(!by));
    let mut squares =
        king_attacks(position.king(by)) | position.pieces(by, Role::Pawn).pawn_attacks(by);
    for square in position.by_role(Role::Knight) & own {
        squares |= knight_attacks(square);
    }
    for square in position.board().diagonal_sliders() & own {
        squares |= bishop_attacks(square, through);
    }
    for square in position.board().straight_sliders() & own {
        squares |= rook_attacks(square, through);
    }
    squares
}

/// The squares that a piece attacks from a square; of pawns the white ones.
fn attacks(role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    piece_attacks(role, Color::White, square, occupied)
}

/// All squares one step along a rank or file from a set.
fn straight_steps(set: Bitboard) -> Bitboard {
    sideways(set) | Bitboard(set.0 << 8 | set.0 >> 8)
}

/// All squares one step along a diagonal from a set.
fn diagonal_steps(set: Bitboard) -> Bitboard {
    let both = sideways(set);
    Bitboard(both.0 << 8 | both.0 >> 8)
}

/// All squares beside a set.
fn steps(set: Bitboard) -> Bitboard {
    straight_steps(set) | diagonal_steps(set)
}

fn sideways(set: Bitboard) -> Bitboard {
    let west = (set & !Bitboard::file(File::A)).0 >> 1;
    let east = (set & !Bitboard::file(File::H)).0 << 1;
    Bitboard(west | east)
}

/// King's moves from one square to another on an empty board.
fn apart(a: Square, b: Square) -> usize {
    let files = (a.index() & 7).abs_diff(b.index() & 7);
    files.max((a.index() >> 3).abs_diff(b.index() >> 3))
}
