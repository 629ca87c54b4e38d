//! Unreachable positions: warnings about setups that can be played from, although no game leads there.
//!
//! Positions that no game can reach are accepted all the same, and every warning is a proof
//! (`crates/chess/tests/warnings_are_proofs.rs`).

mod counters;
mod last_move;
mod origins;
mod pawns;

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square};
use origins::Origins;

/// The pieces of a side at the start, and its pawns among them (FIDE 2.2).
const MOST_PIECES: u32 = 16;
const PAWNS: u32 = 8;

/// The starting positions from which a game may have come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Starts {
    /// The usual one (FIDE 2.3).
    Usual,
    /// Any of the 960 of Chess960 (FIDE Guidelines II.2).
    Chess960,
}

/// One reason why no game can reach a setup that one can play from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupWarning {
    /// A side has more than 16 pieces.
    TooManyPieces(Color),
    /// A side has more than 8 pawns.
    TooManyPawns(Color),
    /// The pawns of a side and the pieces that can only be promoted pawns are more than 8.
    TooManyPromoted {
        /// The side of the pieces.
        color: Color,
        /// So many are pawns.
        pawns: u32,
        /// At least so many have been promoted.
        promoted: u32,
    },
    /// So many pieces of a side can only be promoted pawns, but captures have opened the way for fewer.
    TooFewCaptures {
        /// The side of the pieces.
        color: Color,
        /// At least so many have been promoted.
        promoted: u32,
        /// At most so many pawns can have got past the opponent's.
        possible: u32,
    },
    /// A piece that can neither have come from where it started nor be a promoted pawn.
    OutOfReach(Piece, Square),
    /// No captures could bring pawns from different squares of the second rank to where these stand.
    PawnPlaces(Color),
    /// The pawns of a side stand where only so many captures can have brought them.
    PawnCaptures {
        /// The side of the pawns.
        color: Color,
        /// The fewest captures that explain where they stand.
        needed: u32,
        /// So many pieces of the opponent can have been captured by them.
        possible: u32,
    },
    /// These pawns have passed each other on their files, which too few captures can explain.
    PawnsPassed(Bitboard),
    /// With all pieces on the board and all pawns at home, the pieces show who is to move: not this side.
    WrongTurn(Color),
    /// The side that has just moved cannot have made any move.
    NoLastMove(Color),
    /// No move can have given check from all these squares.
    ImpossibleCheck(Bitboard),
    /// In no starting position, of which Black's side mirrors White's, kings and rooks stand as the
    /// rights to castle have it.
    NoSuchStart,
    /// Had a pawn just passed over this square, the opponent would have been in check before.
    EnPassantCheck(Square),
    /// The last move can only have been the double step over this square, and so there must be a
    /// right to capture in passing.
    EnPassantMissing(Square),
    /// The last move was a capture or a pawn move, but the half-move clock is not at 0.
    ClockRunning(u32),
    /// The half-move clock shows more half-moves than have been played by the move number.
    ClockBeforeStart(u32),
    /// By the move number and the half-move clock, a side cannot have made the captures or pawn
    /// moves that the pieces show.
    TooEarly {
        /// The side of the captures and pawn moves.
        color: Color,
        /// At least so many must have been made.
        needed: u32,
        /// So many moves were there to make them.
        possible: u64,
    },
}

impl Setup {
    /// Every reason found why no game leads to this setup; none if it cannot be played from, for
    /// then [`validate`](Self::validate) says why.
    ///
    /// A warning is a proof: from these starting positions no series of legal moves reaches the
    /// setup. No warning proves nothing; this looks at pieces, captures, pawns, shut-in pieces, the
    /// last move and the counters, not at whole games. A setup that is a start of Chess960, or has
    /// rights to castle that the usual one cannot have given, is always taken to be of Chess960.
    ///
    /// The counters `0 1` say nothing: they are what one writes who does not know.
    ///
    /// ```
    /// use chess::{Setup, Starts};
    /// let warnings = |fen: &str| -> Result<Vec<String>, chess::FenError> {
    ///     let setup: Setup = fen.parse()?;
    ///     Ok(setup.warnings(Starts::Usual).iter().map(ToString::to_string).collect())
    /// };
    /// assert!(warnings("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")?.is_empty());
    /// // A corner behind a pawn that has never moved is out of reach of a bishop.
    /// assert!(warnings("4k3/8/8/8/8/8/P7/BK6 w - - 0 1")?.is_empty());
    /// assert_eq!(
    ///     warnings("4k3/8/8/8/8/8/1P6/BK6 w - - 0 1")?,
    ///     ["the white bishop has no way to a1 from where it started, nor has a promoted pawn"]
    /// );
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn warnings(&self, starts: Starts) -> Vec<SetupWarning> {
        let mut warnings = Vec::new();
        if self.validate().is_err() {
            return warnings;
        }
        let starts = if self.has_usual_rights() && self.chess960_number().is_none() {
            starts
        } else {
            Starts::Chess960
        };
        let origins = Origins::of(self, starts);
        for color in Color::ALL {
            self.census(color, &origins, &mut warnings);
        }
        warnings.extend(origins.strangers());
        pawns::check(self, &origins, &mut warnings);
        if starts == Starts::Usual && !origins.has_strangers() && self.is_wrong_turn() {
            warnings.push(SetupWarning::WrongTurn(self.turn));
        }
        if !self.rights_mirror() {
            warnings.push(SetupWarning::NoSuchStart);
        }
        warnings.extend(last_move::check(self, starts));
        counters::check(self, &origins, &mut warnings);
        warnings
    }

    /// The number of pieces of a side that have been captured.
    fn lost(&self, color: Color) -> u32 {
        MOST_PIECES.saturating_sub(self.board.by_color(color).count())
    }

    /// Counts the pieces of one side.
    fn census(&self, color: Color, origins: &Origins, warnings: &mut Vec<SetupWarning>) {
        let pawns = self.board.pieces(color, Role::Pawn).count();
        if self.board.by_color(color).count() > MOST_PIECES {
            warnings.push(SetupWarning::TooManyPieces(color));
        }
        if pawns > PAWNS {
            warnings.push(SetupWarning::TooManyPawns(color));
        }
        let promoted = origins.promoted(color);
        // To promote, a pawn or the one that faced it at the start must have left the file, by
        // capturing or being captured. A capture of the opponent's opens the way for at most two
        // pawns of ours, ours that captures and the one that faced the captured one; a capture by
        // the opponent for one, the one that faced the capturing pawn.
        let possible = 2 * self.lost(!color) + self.lost(color);
        if promoted > PAWNS.saturating_sub(pawns) {
            warnings.push(SetupWarning::TooManyPromoted {
                color,
                pawns,
                promoted,
            });
        } else if promoted > possible {
            warnings.push(SetupWarning::TooFewCaptures {
                color,
                promoted,
                possible,
            });
        }
    }

    /// True if the rights to castle can be those of the usual starting position.
    fn has_usual_rights(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            CastlingSide::ALL.into_iter().all(|side| {
                self.castling_rook(color, side).is_none_or(|rook| {
                    rook == side.corner() && self.first_king_file(color) == Some(File::E)
                })
            })
        })
    }

    /// True if there is a starting position that gives both sides their rights to castle: the king
    /// stands between two rooks, and what is opposite is alike.
    fn rights_mirror(&self) -> bool {
        let kings = Color::ALL.map(|color| {
            let has_right = self.castling[color.index()].iter().any(Option::is_some);
            self.first_king_file(color).filter(|_| has_right)
        });
        let alike = |[white, black]: [Option<File>; 2]| {
            white.is_none() || black.is_none() || white == black
        };
        let rooks =
            CastlingSide::ALL.map(|side| Color::ALL.map(|color| self.castling_rook(color, side)));
        let cornered = [Some(File::A), Some(File::H)];
        alike(kings)
            && rooks.into_iter().all(alike)
            && !kings.iter().any(|king| cornered.contains(king))
    }

    /// The file of a king that stands on its first rank.
    fn first_king_file(&self, color: Color) -> Option<File> {
        let king = self.board.pieces(color, Role::King).first()?;
        (king.rank() == color.rank(Rank::First)).then_some(king.file())
    }

    /// With all pieces on the board and all pawns at home, only knights and the rooks in the corners
    /// can have moved. Each move of a knight changes the colour of its square, and a rook is on the
    /// corner after an even number of moves, beside it after an odd one.
    fn is_wrong_turn(&self) -> bool {
        let board = &self.board;
        let pieces_at_home = Color::ALL.into_iter().all(|color| {
            let pawns = Bitboard::rank(color.rank(Rank::Second));
            board.by_color(color).count() == MOST_PIECES && board.pieces(color, Role::Pawn) == pawns
        });
        if !pieces_at_home {
            return false;
        }
        // At the start, two of the four knights stand on light squares.
        let knights = board.by_role(Role::Knight) & Bitboard::LIGHT;
        let beside = Bitboard::file(File::B) | Bitboard::file(File::G);
        let moves = knights.count() + (board.by_role(Role::Rook) & beside).count();
        moves % 2 != self.turn.index() as u32
    }
}

impl fmt::Display for SetupWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |color: Color| color.fold("White", "Black");
        match *self {
            Self::TooManyPieces(color) => {
                write!(f, "{} has more than {MOST_PIECES} pieces", name(color))
            }
            Self::TooManyPawns(color) => write!(f, "{} has more than {PAWNS} pawns", name(color)),
            Self::TooManyPromoted {
                color,
                pawns,
                promoted,
            } => write!(
                f,
                "{} has {} and at least {}, together more than {PAWNS}",
                name(color),
                Count(pawns, "pawn", "pawns"),
                Count(promoted, "promoted piece", "promoted pieces")
            ),
            Self::TooFewCaptures {
                color, promoted, ..
            } => write!(
                f,
                "{} has at least {}, but too few pieces have been captured to let so many pawns past",
                name(color),
                Count(promoted, "promoted piece", "promoted pieces")
            ),
            Self::OutOfReach(Piece { color, role }, square) => {
                write!(
                    f,
                    "the {} {} has no way to {square} from where it started",
                    color.fold("white", "black"),
                    role.name()
                )?;
                match role {
                    Role::King => Ok(()),
                    _ => f.write_str(", nor has a promoted pawn"),
                }
            }
            Self::PawnPlaces(color) => write!(
                f,
                "{}'s pawns cannot all have come from where pawns start to where they stand",
                name(color)
            ),
            Self::PawnCaptures {
                color,
                needed,
                possible,
            } => write!(
                f,
                "{}'s pawns need at least {} to stand as they do, but can have made no more than \
                 {possible}",
                name(color),
                Count(needed, "capture", "captures")
            ),
            Self::PawnsPassed(pawns) => write!(
                f,
                "the pawns on {} cannot have passed each other with so few pieces captured",
                List(pawns)
            ),
            Self::WrongTurn(color) => {
                write!(
                    f,
                    "with the pieces as they stand it cannot be {}'s turn",
                    name(color)
                )
            }
            Self::NoLastMove(color) => {
                write!(
                    f,
                    "there is no move that {} can just have made",
                    name(color)
                )
            }
            Self::ImpossibleCheck(checkers) => {
                write!(f, "no move can have given check from {}", List(checkers))
            }
            Self::NoSuchStart => f.write_str(
                "in no starting position do kings and rooks stand as the rights to castle have it",
            ),
            Self::EnPassantCheck(square) => write!(
                f,
                "before a pawn could pass over {square} the opponent would already have been in \
                 check"
            ),
            Self::EnPassantMissing(square) => write!(
                f,
                "the last move can only have been a double step over {square}, but there is no \
                 right to capture there"
            ),
            Self::ClockRunning(clock) => write!(
                f,
                "the half-move clock is at {clock}, but the last move was a capture or a pawn move"
            ),
            Self::ClockBeforeStart(clock) => write!(
                f,
                "the half-move clock is at {clock}, but by the move number fewer half-moves have \
                 been played"
            ),
            Self::TooEarly {
                color,
                needed,
                possible,
            } => write!(
                f,
                "{} must have made at least {}, but move number and clock leave time for no more \
                 than {possible}",
                name(color),
                Count(needed, "capture or pawn move", "captures or pawn moves")
            ),
        }
    }
}

/// A number and a noun, in the singular or the plural.
struct Count(u32, &'static str, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(count, one, many) = self;
        write!(f, "{count} {}", if count == 1 { one } else { many })
    }
}

/// Squares as a sentence lists them.
struct List(Bitboard);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.count();
        for (i, square) in (1..).zip(self.0) {
            let before = match i {
                1 => "",
                _ if i == count => " and ",
                _ => ", ",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}
