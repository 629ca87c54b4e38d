//! Static reachability: a proof without search that no piece can ever get where a mate needs it.
//!
//! Pieces are followed one by one, as if all the others moved as they please. The squares a piece can
//! ever stand on are then too many rather than too few, and if even so no mate can be pictured,
//! there is none. Everything starts from "nothing moves" and grows until nothing more follows
//! (a least fixed point), so a wall holds exactly if nothing that moves can ever open it.

use super::{diagonal_steps, steps, straight_steps};
use crate::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use crate::castling::CastlingPath;
use crate::{Bitboard, Color, Position, Rank, Role, Square};

/// One piece, and all that may ever become of it.
#[derive(Clone, Copy)]
struct Tracked {
    color: Color,
    role: Role,
    origin: Bitboard,
    /// Squares it may ever stand on, its own among them.
    reach: Bitboard,
    /// It may be captured.
    lost: bool,
    /// A pawn that may become any piece.
    promoted: bool,
}

impl Tracked {
    /// It will stay where it is for good.
    fn is_stuck(&self) -> bool {
        self.reach == self.origin && !self.lost
    }

    /// A pawn that never leaves its file while it lives.
    fn keeps_file(&self) -> bool {
        self.role == Role::Pawn && !self.promoted && (self.reach & !file_of(self.origin)).is_empty()
    }

    /// The squares it attacks from anywhere it can be. Sliders go step by step: on the way they
    /// could as well have stopped.
    fn attacks(&self) -> Bitboard {
        let set = self.reach;
        match self.role {
            Role::Pawn if self.promoted => set.pawn_attacks(self.color) | steps(set) | leaps(set),
            Role::Pawn => set.pawn_attacks(self.color),
            Role::Knight => leaps(set),
            Role::Bishop => diagonal_steps(set),
            Role::Rook => straight_steps(set),
            Role::Queen | Role::King => steps(set),
        }
    }
}

/// The squares on which a mate of the other side's king can be pictured; if there is none, it is
/// proved that `winner` cannot mate from here by any series of legal moves.
pub(super) fn mating_squares(position: &Position, winner: Color) -> Bitboard {
    let mut reach = Reach::new(position);
    reach.close(position);
    reach.mating_squares(winner)
}

struct Reach {
    pieces: [Tracked; 64],
    count: usize,
    /// In the end: where pieces of each colour other than the king can stand, and how many they are.
    standing: [Bitboard; 2],
    standers: [u32; 2],
}

/// All that the pieces together allow, in one round.
struct Round {
    /// Empty now, or may become so.
    vacant: Bitboard,
    /// Squares on which a piece of each colour, other than the king, may stand to be captured.
    targets: [Bitboard; 2],
    /// Squares that pieces of each colour that never move will always attack.
    guarded: [Bitboard; 2],
}

impl Reach {
    fn new(position: &Position) -> Self {
        let unplaced = Tracked {
            color: Color::White,
            role: Role::Pawn,
            origin: Bitboard::EMPTY,
            reach: Bitboard::EMPTY,
            lost: false,
            promoted: false,
        };
        let mut pieces = [unplaced; 64];
        let mut count = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                for square in position.pieces(color, role) {
                    let origin = Bitboard::of(square);
                    pieces[count] = Tracked {
                        color,
                        role,
                        origin,
                        reach: origin,
                        ..unplaced
                    };
                    count += 1;
                }
            }
        }
        Self {
            pieces,
            count,
            standing: [Bitboard::EMPTY; 2],
            standers: [0; 2],
        }
    }

    fn pieces(&self) -> &[Tracked] {
        &self.pieces[..self.count]
    }

    /// Lets every piece go where it can until nothing new is found.
    fn close(&mut self, position: &Position) {
        loop {
            let round = self.round();
            let mut changed = false;
            for i in 0..self.count {
                let piece = self.pieces[i];
                let grown = self.grown(piece, &round, position);
                let promoted = piece.promoted
                    || piece.role == Role::Pawn
                        && (grown & Bitboard::rank(piece.color.rank(Rank::Eighth))).any();
                changed |= grown != piece.reach || promoted != piece.promoted;
                self.pieces[i].reach = grown;
                self.pieces[i].promoted = promoted;
            }
            changed |= self.capture(position);
            if !changed {
                self.standing = round.targets;
                self.standers = Color::ALL.map(|color| position.by_color(color).count() - 1);
                return;
            }
        }
    }

    fn round(&self) -> Round {
        let mut round = Round {
            vacant: Bitboard::FULL,
            targets: [Bitboard::EMPTY; 2],
            guarded: [Bitboard::EMPTY; 2],
        };
        for piece in self.pieces() {
            let color = piece.color.index();
            if piece.is_stuck() {
                round.vacant &= !piece.origin;
                round.guarded[color] |= piece.attacks();
            }
            if piece.role != Role::King {
                round.targets[color] |= piece.reach;
            }
        }
        round
    }

    /// The squares a piece may stand on after all moves that this round allows.
    fn grown(&self, piece: Tracked, round: &Round, position: &Position) -> Bitboard {
        let (us, them) = (piece.color, !piece.color);
        let targets = round.targets[them.index()];
        let enterable = round.vacant | targets;
        let mut piece = piece;
        if piece.role == Role::Pawn && !piece.promoted {
            let mut ahead = round.vacant;
            if piece.keeps_file() {
                // Two pawns that keep one file never pass each other.
                for other in self.pieces() {
                    if other.keeps_file()
                        && !other.lost
                        && file_of(other.origin) == file_of(piece.origin)
                        && is_ahead(us, other.origin, piece.origin)
                    {
                        ahead &= !if other.color == us {
                            furthest(us, other.reach)
                        } else {
                            other.origin
                        };
                    }
                }
            }
            if let Some(square) = position.ep_square()
                && us == position.turn()
                && piece.origin.pawn_attacks(us).contains(square)
            {
                piece.reach = piece.reach.with(square);
            }
            loop {
                let next = piece.reach
                    | piece.reach.shifted(us.forward())
                        & ahead
                        & !Bitboard::rank(us.rank(Rank::First))
                    | piece.reach.pawn_attacks(us) & targets;
                if next == piece.reach {
                    return next;
                }
                piece.reach = next;
            }
        }
        let allowed = match piece.role {
            Role::King => enterable & !round.guarded[them.index()],
            _ => enterable,
        };
        if matches!(piece.role, Role::King | Role::Rook) {
            piece.reach |= castled(position, &piece, round.vacant);
        }
        loop {
            let next = piece.reach | piece.attacks() & allowed;
            if next == piece.reach {
                return next;
            }
            piece.reach = next;
        }
    }

    /// Marks the pieces that can be captured somewhere; true if there are new ones.
    fn capture(&mut self, position: &Position) -> bool {
        let round = self.round();
        let mut captures = [Bitboard::EMPTY; 2];
        for piece in self.pieces() {
            let mut squares = piece.attacks();
            if piece.role == Role::King {
                squares &= !round.guarded[(!piece.color).index()];
            }
            captures[piece.color.index()] |= squares;
        }
        let passed = position.ep_square().map_or(Bitboard::EMPTY, |square| {
            Bitboard::of(square).shifted(-position.turn().forward())
        });
        let mut changed = false;
        for piece in &mut self.pieces[..self.count] {
            let by = captures[(!piece.color).index()];
            let lost =
                piece.role != Role::King && ((piece.reach & by).any() || piece.origin == passed);
            changed |= lost && !piece.lost;
            piece.lost |= lost;
        }
        changed
    }

    /// The squares on which a mate can be pictured: the king in check, and all squares around it
    /// attacked or taken by its own pieces.
    fn mating_squares(&self, winner: Color) -> Bitboard {
        let hunts = |piece: &&Tracked| piece.color == winner && piece.role != Role::King;
        let attacked = self
            .pieces()
            .iter()
            .filter(hunts)
            .fold(Bitboard::EMPTY, |all, piece| all | piece.attacks());
        let mut movable = self
            .pieces()
            .iter()
            .filter(hunts)
            .filter(|piece| !piece.is_stuck());
        let only = match (movable.next(), movable.next()) {
            (Some(piece), None) if !piece.promoted => Some(piece),
            _ => None,
        };
        (self.king(!winner) & attacked)
            .into_iter()
            .filter(|&king| match only {
                Some(piece) => self.is_mate_by_one(winner, king, piece),
                None => self.is_cage(winner, king, attacked),
            })
            .collect()
    }

    /// Only one piece moves: it must check, and attack whatever no other does, from one square.
    fn is_mate_by_one(&self, winner: Color, king: Square, piece: &Tracked) -> bool {
        let round = self.round();
        // A king does not block the line on which it flees.
        let occupied = !round.vacant & !Bitboard::of(king);
        let attacks = |color: Color, square: Square| match piece.role {
            Role::Pawn => pawn_attacks(color, square),
            Role::Knight => knight_attacks(square),
            Role::Bishop => bishop_attacks(square, occupied),
            Role::Rook => rook_attacks(square, occupied),
            Role::Queen | Role::King => queen_attacks(square, occupied),
        };
        // From where it checks the king, the king would check it.
        let spots = attacks(!winner, king) & piece.reach;
        spots.into_iter().any(|square| {
            let attacked = attacks(winner, square) | round.guarded[winner.index()];
            self.is_cage(winner, king, attacked)
        })
    }

    fn king(&self, color: Color) -> Bitboard {
        self.pieces()
            .iter()
            .find(|piece| piece.color == color && piece.role == Role::King)
            .map_or(Bitboard::EMPTY, |piece| piece.reach)
    }

    /// True if all squares around a king can be attacked, or taken by its own pieces, at once.
    fn is_cage(&self, winner: Color, king: Square, attacked: Bitboard) -> bool {
        let around = king_attacks(king);
        let needed = around & !attacked;
        if self.can_block(!winner, needed) {
            return true;
        }
        // The other king, two squares off, attacks no more than three of them.
        if needed.count() > self.standers[(!winner).index()] + 3 {
            return false;
        }
        let helpers = self.king(winner) & steps(around) & !around.with(king);
        helpers
            .into_iter()
            .any(|helper| self.can_block(!winner, needed & !king_attacks(helper)))
    }

    /// True if pieces of a side other than its king can stand on all of some squares beside it at
    /// once, each on one (a bipartite matching, by augmenting paths).
    fn can_block(&self, color: Color, squares: Bitboard) -> bool {
        let all = self.standing[color.index()];
        let few = self.standers[color.index()] < squares.count();
        if few || (squares & !all).any() {
            return false;
        }
        if !squares.is_many() {
            return true;
        }
        let mut blockers = [0; 8];
        for (i, piece) in self.pieces().iter().enumerate() {
            if piece.color == color && piece.role != Role::King && (piece.reach & squares).any() {
                for (blockers, square) in blockers.iter_mut().zip(squares) {
                    *blockers |= u64::from(piece.reach.contains(square)) << i;
                }
            }
        }
        let mut places = Places {
            blockers,
            taken: 0,
            place: [0; 64],
        };
        (0..squares.count() as usize).all(|square| places.fill(square, &mut 0))
    }
}

/// A matching of pieces to up to eight squares that they block.
struct Places {
    /// For each square the pieces that can, as bits.
    blockers: [u64; 8],
    /// The pieces that have a place, and which.
    taken: u64,
    place: [u8; 64],
}

impl Places {
    /// Finds a piece for a square; others may have to change places. `tried` are pieces not to ask again.
    fn fill(&mut self, square: usize, tried: &mut u64) -> bool {
        loop {
            let left = self.blockers[square] & !*tried;
            if left == 0 {
                return false;
            }
            let piece = left.trailing_zeros();
            *tried |= 1 << piece;
            let holds = usize::from(self.place[piece as usize]);
            if self.taken >> piece & 1 == 0 || self.fill(holds, tried) {
                self.taken |= 1 << piece;
                self.place[piece as usize] = square as u8;
                return true;
            }
        }
    }
}

/// Squares to which castling may bring a king or a rook.
fn castled(position: &Position, piece: &Tracked, vacant: Bitboard) -> Bitboard {
    let rooks = position.castling_rooks(piece.color);
    let king = position.king(piece.color);
    let mut squares = Bitboard::EMPTY;
    for rook in rooks {
        let path = CastlingPath::new(piece.color, king, rook);
        if (path.clear & !vacant).any() {
            continue;
        }
        if piece.role == Role::King {
            squares = squares.with(path.king_to);
        } else if piece.origin == Bitboard::of(rook) {
            squares = squares.with(path.rook_to);
        }
    }
    squares
}

fn file_of(square: Bitboard) -> Bitboard {
    square
        .first()
        .map_or(Bitboard::EMPTY, |square| Bitboard::file(square.file()))
}

/// True if a square lies nearer to the eighth rank of `color` than another.
fn is_ahead(color: Color, square: Bitboard, than: Bitboard) -> bool {
    match color {
        Color::White => square > than,
        Color::Black => square < than,
    }
}

/// The square of a set on one file that is nearest to the eighth rank of `color`.
fn furthest(color: Color, set: Bitboard) -> Bitboard {
    let index = match color {
        Color::White => set.0.ilog2(),
        Color::Black => set.0.trailing_zeros(),
    };
    Bitboard::of(Square::wrapping(index))
}

fn leaps(set: Bitboard) -> Bitboard {
    set.into_iter()
        .fold(Bitboard::EMPTY, |all, square| all | knight_attacks(square))
}
