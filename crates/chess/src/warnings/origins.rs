//! Origins of the pieces: the squares that each could ever get to from where it started, and
//! those that a promoted pawn could get to.
//!
//! Pawns on their own second rank have never moved, and what they shut in has not either. Such pieces
//! have stood there in every position of the game, so whatever moved had to go around them.

use alloc::vec::Vec;

use super::{PAWNS, SetupWarning, Starts};
use crate::castling::CastlingPath;
use crate::{
    Bitboard, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, pawn_attacks,
    piece_attacks,
};

/// The pieces, as opposed to the pawns.
const PIECES: [Role; 5] = [
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// The history of the pieces, as far as it can be known.
pub(super) struct Origins {
    promoted: [u32; 2],
    died_at_home: [u32; 2],
    strangers: Vec<(Piece, Square)>,
}

impl Origins {
    pub(super) fn of(setup: &Setup, starts: Starts) -> Self {
        let map = Map::of(setup, starts);
        let mut origins = Self {
            promoted: [0; 2],
            died_at_home: [0; 2],
            strangers: Vec::new(),
        };
        for color in Color::ALL {
            for role in PIECES {
                origins.add(&map, role.of(color));
            }
        }
        origins
    }

    /// At least so many pieces of a side are promoted pawns.
    pub(super) fn promoted(&self, color: Color) -> u32 {
        self.promoted[color.index()]
    }

    /// At least so many pieces of a side have been captured on their own first rank.
    pub(super) fn died_at_home(&self, color: Color) -> u32 {
        self.died_at_home[color.index()]
    }

    /// True if some piece has no way to where it stands.
    pub(super) fn has_strangers(&self) -> bool {
        !self.strangers.is_empty()
    }

    /// A warning for each piece that has no way to where it stands.
    pub(super) fn strangers(&self) -> impl Iterator<Item = SetupWarning> {
        self.strangers
            .iter()
            .map(|&(piece, square)| SetupWarning::OutOfReach(piece, square))
    }

    /// Looks at all pieces of one kind.
    fn add(&mut self, map: &Map<'_>, piece: Piece) {
        let Piece { color, role } = piece;
        let mut here = map.setup.board.pieces(color, role);
        let reaches = map.reaches(piece);
        let from_start = reaches
            .iter()
            .fold(Bitboard::EMPTY, |all, &reach| all | reach);
        let strangers = here & !from_start & !map.promoted_reach(piece);
        self.strangers
            .extend(strangers.into_iter().map(|square| (piece, square)));
        here &= !strangers;

        // There are at most two of a kind at the start, so that counting pairs them off.
        let at_most = reaches
            .iter()
            .filter(|&&reach| (here & reach).any())
            .count() as u32;
        let original = at_most.min((here & from_start).count());
        self.promoted[color.index()] += here.count() - original;

        let home = Bitboard::rank(color.rank(Rank::First));
        let confined = reaches.iter().filter(|&&reach| (reach & !home).is_empty());
        let (count, at_home) = confined.fold((0, Bitboard::EMPTY), |(count, all), &reach| {
            (count + 1, all | reach)
        });
        let alive = (here & at_home).count();
        self.died_at_home[color.index()] += u32::saturating_sub(count, alive);
    }
}

/// The board as it has been throughout the game.
struct Map<'a> {
    setup: &'a Setup,
    starts: Starts,
    /// The pieces that have never moved, as far as it is known.
    fixed: Bitboard,
}

impl<'a> Map<'a> {
    fn of(setup: &'a Setup, starts: Starts) -> Self {
        let mut map = Self {
            setup,
            starts,
            fixed: Color::ALL
                .into_iter()
                .map(|color| unmoved_pawns(setup, color) | with_rights(setup, color))
                .fold(Bitboard::EMPTY, |all, pieces| all | pieces),
        };
        // A piece that is shut in may shut in others.
        while let Some(square) = map.shut_in() {
            map.fixed = map.fixed.with(square);
        }
        map
    }

    /// A piece on its first square that can never have left it.
    fn shut_in(&self) -> Option<Square> {
        if self.starts == Starts::Chess960 {
            return None;
        }
        let start = Setup::default().board;
        let squares = self.setup.board.occupied() & Bitboard::BACK_RANKS & !self.fixed;
        squares.into_iter().find(|&square| {
            start.piece_at(square).is_some_and(|piece| {
                self.setup.piece_at(square) == Some(piece)
                    && self.reach_from(piece, square) == Bitboard::of(square)
            })
        })
    }

    /// The squares that the one, two or no more pieces of this kind could get to from where they started.
    fn reaches(&self, piece: Piece) -> Vec<Bitboard> {
        let Piece { color, role } = piece;
        let first = Bitboard::rank(color.rank(Rank::First));
        match (self.starts, role) {
            (Starts::Usual, _) => (Setup::default().board.pieces(color, role) & first)
                .into_iter()
                .map(|square| self.reach_from(piece, square))
                .collect(),
            (Starts::Chess960, Role::Bishop) => [Bitboard::LIGHT, Bitboard::DARK].to_vec(),
            (Starts::Chess960, Role::Queen | Role::King) => [Bitboard::FULL].to_vec(),
            (Starts::Chess960, _) => [Bitboard::FULL; 2].to_vec(),
        }
    }

    /// The squares that a piece of the usual start could get to from its first square.
    fn reach_from(&self, piece: Piece, square: Square) -> Bitboard {
        if self.fixed.contains(square) {
            return Bitboard::of(square);
        }
        let castled = CastlingSide::ALL
            .into_iter()
            .filter_map(|side| self.castled(piece, square, side));
        self.flood(piece, castled.fold(Bitboard::of(square), Bitboard::with))
    }

    /// The squares on which castling could have put a king or a rook that stood on its first square.
    fn castled(&self, piece: Piece, square: Square, side: CastlingSide) -> Option<Square> {
        let rank = piece.color.rank(Rank::First);
        let king = Square::new(File::E, rank);
        let rook = Square::new(side.corner(), rank);
        let path = CastlingPath::new(piece.color, king, rook);
        let to = match piece.role {
            Role::King => path.king_to,
            Role::Rook if square == rook => path.rook_to,
            _ => return None,
        };
        let moved = path.clear.with(king).with(rook);
        (moved & self.fixed).is_empty().then_some(to)
    }

    /// The squares that a pawn could get to once it has become this piece.
    fn promoted_reach(&self, piece: Piece) -> Bitboard {
        let Piece { color, role } = piece;
        let pawns = self.setup.board.pieces(color, Role::Pawn).count();
        if role == Role::King || pawns >= PAWNS {
            return Bitboard::EMPTY;
        }
        // The pawn comes from the seventh rank, straight or by a capture.
        let last = Bitboard::rank(color.rank(Rank::Eighth)) & !self.fixed;
        let doors = last.into_iter().filter(|&square| {
            let behind = square.shifted(-color.forward());
            let before = pawn_attacks(!color, square).with(behind);
            (before & !self.fixed).any()
        });
        self.flood(piece, doors.collect())
    }

    /// The squares a piece could get to from any of some, by moves on a board with the fixed pieces
    /// only. A king also keeps off what pawns guard that have never moved.
    fn flood(&self, piece: Piece, from: Bitboard) -> Bitboard {
        let mut open = !self.fixed;
        if piece.role == Role::King {
            let them = !piece.color;
            open &= !unmoved_pawns(self.setup, them).pawn_attacks(them);
        }
        let (mut seen, mut new) = (from, from);
        while let Some(square) = new.first() {
            let there = steps(piece.role, square, self.fixed) & open & !seen;
            seen |= there;
            new = new.without(square) | there;
        }
        seen
    }
}

/// The pawns of a side that have never moved.
fn unmoved_pawns(setup: &Setup, color: Color) -> Bitboard {
    setup.board.pieces(color, Role::Pawn) & Bitboard::rank(color.rank(Rank::Second))
}

/// King and rooks of a side that may still castle.
pub(super) fn with_rights(setup: &Setup, color: Color) -> Bitboard {
    let rank = color.rank(Rank::First);
    let rooks: Bitboard = CastlingSide::ALL
        .into_iter()
        .filter_map(|side| setup.castling_rook(color, side))
        .map(|file| Square::new(file, rank))
        .collect();
    if rooks.any() {
        rooks | setup.board.pieces(color, Role::King)
    } else {
        rooks
    }
}

/// The squares that a piece other than a pawn attacks.
pub(super) fn steps(role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        _ => piece_attacks(role, Color::White, square, occupied),
    }
}
