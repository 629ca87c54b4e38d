//! Search heuristic: an estimate of the distance to a mate.
//!
//! A picture of the mate is drawn on a square where [`reachability`](super::reachability) could picture one, as
//! far into a corner as possible: the hunted king there, the other king two squares off, every
//! square around attacked or blocked, and a piece that gives check from where it cannot be taken.
//! What is missing is counted. The weights were found by trying.

use super::{apart, attacks};
use crate::attacks::king_attacks;
use crate::{Bitboard, Color, Position, Rank, Role, Square};

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
const EDGES: Bitboard = Bitboard(0xFF81_8181_8181_81FF);

/// A mate in a corner is easier than one elsewhere.
const EDGE: usize = 2;
const MIDDLE: usize = 5;
/// A step of the hunted king to the place of the picture.
const KING_STEP: usize = 6;
/// A step of the other king to its place two squares away from there.
const HUNTER_STEP: usize = 3;
/// A step of the other king to attack a flight square.
const COVER_STEP: usize = 2;
/// A flight square that a piece of the hunted king can block at once, or not at once.
const BLOCK: usize = 4;
const FAR_BLOCK: usize = 8;
/// A move more until the check can be given.
const CHECK: usize = 4;
/// Every piece of the hunted side is one more to be in the way.
const PIECE: usize = 1;
/// A side without queen and rook may need a pawn to get through.
const PAWN_STEP: usize = 5;
const LIGHT: usize = 20;

/// Blockers of flight squares: those of the hunted king's pieces that are taken to be of use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Blockers {
    /// Those that cannot parry the check: nearly always right.
    Idle,
    /// All: where the other view leads nowhere.
    All,
}

/// An estimate of the moves until `winner` mates on one of the `squares`, weighted.
pub(super) fn distance(
    position: &Position,
    winner: Color,
    squares: Bitboard,
    blockers: Blockers,
) -> usize {
    let picture = Picture::new(position, winner, blockers);
    let mut distance = usize::MAX;
    for (set, extra) in [
        (squares & CORNERS, 0),
        (squares & EDGES & !CORNERS, EDGE),
        (squares & !EDGES, MIDDLE),
    ] {
        for square in set {
            distance = picture.distance(square, extra, distance);
        }
        if blockers == Blockers::Idle && set.any() {
            break;
        }
    }
    let own = position.by_color(winner);
    let heavy = position.board().straight_sliders() & own;
    distance = distance.saturating_add(PIECE * position.by_color(!winner).count() as usize);
    if heavy.is_empty() {
        let last = winner.rank(Rank::Eighth).index();
        let steps = position
            .pieces(winner, Role::Pawn)
            .into_iter()
            .map(|pawn| pawn.rank().index().abs_diff(last))
            .min();
        distance + LIGHT + PAWN_STEP * steps.unwrap_or(7)
    } else {
        let king = position.king(!winner);
        let near = heavy.into_iter().map(|piece| apart(piece, king)).min();
        distance + near.unwrap_or_default()
    }
}

struct Picture<'a> {
    position: &'a Position,
    winner: Color,
    /// Attacked by the winner's pieces other than the king.
    attacked: Bitboard,
    /// The hunted king's pieces that are of use beside it.
    blockers: Bitboard,
    /// Squares that those can go to in one move.
    helped: Bitboard,
    /// Squares on which any of its pieces can take.
    guarded: Bitboard,
    /// All pieces but the hunted king.
    others: Bitboard,
}

impl<'a> Picture<'a> {
    fn new(position: &'a Position, winner: Color, blockers: Blockers) -> Self {
        let others = position.occupied().without(position.king(!winner));
        let theirs = position.by_color(!winner).without(position.king(!winner));
        let blockers = match blockers {
            Blockers::Idle => theirs & !parrying(position, winner),
            Blockers::All => theirs,
        };
        let pawns = position.pieces(!winner, Role::Pawn);
        let mut attacked = position.pieces(winner, Role::Pawn).pawn_attacks(winner);
        let mut helped = pawns.shifted((!winner).forward());
        let mut guarded = pawns.pawn_attacks(!winner);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for square in position.by_role(role) {
                let squares = attacks(role, square, others);
                if !theirs.contains(square) {
                    attacked |= squares;
                    continue;
                }
                guarded |= squares;
                if blockers.contains(square) {
                    helped |= squares;
                }
            }
        }
        Self {
            position,
            winner,
            attacked,
            blockers,
            helped,
            guarded,
            others,
        }
    }

    /// The cost of a mate on a square, and `extra`, or `limit` if that is less.
    fn distance(&self, square: Square, extra: usize, limit: usize) -> usize {
        let king = self.position.king(!self.winner);
        let hunter = self.position.king(self.winner);
        let mut cost = extra
            + KING_STEP * apart(king, square)
            + HUNTER_STEP * apart(hunter, square).abs_diff(2);
        for flight in king_attacks(square) & !self.attacked & !self.blockers {
            if cost >= limit {
                return limit;
            }
            let block = if self.helped.contains(flight) {
                BLOCK
            } else {
                FAR_BLOCK
            };
            cost += block.min(COVER_STEP * (apart(hunter, flight).max(1) - 1));
        }
        limit.min(cost + CHECK * self.moves_to_check(square))
    }

    /// Moves until a king on a square is in check: 0 to 2, or 3 if none can.
    fn moves_to_check(&self, square: Square) -> usize {
        let mut moves = 3;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let spots = attacks(role, square, self.others) & !self.guarded;
            if spots.is_empty() {
                continue;
            }
            for from in self.position.pieces(self.winner, role) {
                let way = if spots.contains(from) {
                    0
                } else if (attacks(role, from, self.others) & spots).any() {
                    1
                } else {
                    2
                };
                moves = moves.min(way);
            }
        }
        if self.position.pieces(self.winner, Role::Pawn).any() {
            moves = moves.min(2);
        }
        moves
    }
}

/// The hunted side's pieces that are of no use beside their king, as they take the checking piece or
/// step between: against a lone knight, or bishops on squares of one colour.
fn parrying(position: &Position, winner: Color) -> Bitboard {
    let pawns = position.by_role(Role::Pawn);
    let pieces = position.by_color(winner).without(position.king(winner)) & !pawns;
    if pieces.is_empty() {
        return Bitboard::EMPTY;
    }
    if (pieces & !position.by_role(Role::Knight)).is_empty() && !pieces.is_many() {
        return position.by_role(Role::Queen);
    }
    let bishops = position.by_role(Role::Bishop);
    [Bitboard::DARK, Bitboard::LIGHT]
        .into_iter()
        .find(|&color| (pieces & !(bishops & color)).is_empty())
        .map_or(Bitboard::EMPTY, |color| {
            position.board().straight_sliders() | bishops & color
        })
}
