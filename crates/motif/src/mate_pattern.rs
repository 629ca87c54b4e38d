//! Named mates.

use chess::{Bitboard, Color, Piece, Position, Rank, Role, Square, between};

use crate::Theme;
use crate::board::{ahead, around, attackers, distance, value};
use crate::line::{Line, Ply};

/// The position of a mate.
pub(crate) struct Mated<'a> {
    position: &'a Position,
    last: &'a Ply,
    side: Color,
    pub king: Square,
}

impl Mated<'_> {
    pub(crate) fn of(line: &Line) -> Option<Mated<'_>> {
        let position = line.end();
        let side = line.side();
        position.is_checkmate().then(|| Mated {
            position,
            last: line.last(),
            side,
            king: position.king(!side),
        })
    }

    fn pieces(&self, role: Role) -> Bitboard {
        self.position.pieces(self.side, role)
    }

    fn attackers(&self, square: Square) -> Bitboard {
        attackers(self.position, self.side, square)
    }

    /// The mated side's own piece on a square.
    fn blocker(&self, square: Square) -> Option<Piece> {
        let piece = self.position.piece_at(square)?;
        (piece.color != self.side).then_some(piece)
    }

    /// The squares next to the king on which its own side does not stand.
    fn flights(&self) -> Bitboard {
        around(self.king) & !self.position.by_color(!self.side)
    }

    fn mated_by(&self, role: Role) -> bool {
        self.last.role == role
    }

    fn in_corner(&self) -> bool {
        self.edges() == 2
    }

    /// Number of edges of the board that the king touches.
    fn edges(&self) -> usize {
        let at_edge = |index: usize| usize::from(index == 0 || index == 7);
        at_edge(self.king.file().index()) + at_edge(self.king.rank().index())
    }

    /// True if the piece that mates stands beside the king on its rank or file.
    fn beside(&self) -> bool {
        self.touches() && self.aligned(self.last.to)
    }

    fn touches(&self) -> bool {
        distance(self.last.to, self.king) == 1
    }

    fn aligned(&self, square: Square) -> bool {
        square.file() == self.king.file() || square.rank() == self.king.rank()
    }

    fn gives_check(&self) -> bool {
        self.position.checkers().contains(self.last.to)
    }

    /// True if a flight square of the king is guarded by pieces of a role.
    fn confines(&self, role: Role) -> bool {
        let guards = |square| (self.attackers(square) & self.pieces(role)).any();
        self.flights().into_iter().any(guards)
    }
}

/// A named mate and its rule.
type Pattern = (Theme, fn(&Mated<'_>) -> bool);

/// The pattern of the published program.
pub(crate) fn published(mated: &Mated<'_>) -> Option<Theme> {
    let patterns: [Pattern; 8] = [
        (Theme::SmotheredMate, smothered),
        (Theme::BackRankMate, back_rank),
        (Theme::AnastasiaMate, anastasia),
        (Theme::HookMate, hook),
        (Theme::ArabianMate, arabian),
        (Theme::BodenMate, |mated| {
            two_bishops(mated) && crossing(mated)
        }),
        (Theme::DoubleBishopMate, two_bishops),
        (Theme::DovetailMate, dovetail),
    ];
    let mut patterns = patterns.into_iter();
    patterns.find_map(|(theme, shows)| shows(mated).then_some(theme))
}

/// *smotheredMate*: a knight mates a king that has its own pieces on all squares around it.
fn smothered(mated: &Mated<'_>) -> bool {
    (mated.position.checkers() & mated.pieces(Role::Knight)).any() && mated.flights().is_empty()
}

/// *backRankMate*: check along the back rank, and before the king its own pieces, none of them attacked.
fn back_rank(mated: &Mated<'_>) -> bool {
    let rank = mated.king.rank();
    let enemy = !mated.side;
    let front = ahead(mated.king, enemy, 0, 1).map(Square::rank);
    let front = front.map_or(Bitboard::EMPTY, Bitboard::rank) & around(mated.king);
    rank == enemy.rank(Rank::First)
        && front
            .into_iter()
            .all(|square| mated.blocker(square).is_some() && mated.attackers(square).is_empty())
        && (mated.position.checkers() & Bitboard::rank(rank)).any()
}

/// *anastasiaMate*: a rook or queen mates along the edge file; the king, not in a corner, has its own piece beside it and a knight two squares farther.
fn anastasia(mated: &Mated<'_>) -> bool {
    let inward = match mated.king.file().index() {
        0 => 1,
        7 => -1,
        _ => return false,
    };
    let beside = mated.king.offset(inward, 0);
    let knight = mated.king.offset(3 * inward, 0);
    !mated.in_corner()
        && mated.last.to.file() == mated.king.file()
        && matches!(mated.last.role, Role::Queen | Role::Rook)
        && beside.is_some_and(|square| mated.blocker(square).is_some())
        && knight.is_some_and(|square| mated.pieces(Role::Knight).contains(square))
}

/// *hookMate*: a rook beside the king, guarded by a knight beside the king, guarded by a pawn.
fn hook(mated: &Mated<'_>) -> bool {
    let knights = mated.attackers(mated.last.to) & mated.pieces(Role::Knight);
    let mut knights = (knights & around(mated.king)).into_iter();
    mated.mated_by(Role::Rook)
        && mated.touches()
        && knights.any(|knight| (mated.attackers(knight) & mated.pieces(Role::Pawn)).any())
}

/// *arabianMate*: a rook beside the king in the corner, guarded by a knight two files and two ranks from the king.
fn arabian(mated: &Mated<'_>) -> bool {
    let knights = mated.attackers(mated.last.to) & mated.pieces(Role::Knight);
    let two_and_two = |knight: Square| {
        knight.file().index().abs_diff(mated.king.file().index()) == 2
            && knight.rank().index().abs_diff(mated.king.rank().index()) == 2
    };
    mated.in_corner()
        && mated.mated_by(Role::Rook)
        && mated.touches()
        && knights.into_iter().any(two_and_two)
}

/// *doubleBishopMate*: of the king's square and those around it, all that the solver attacks are attacked by bishops only.
fn two_bishops(mated: &Mated<'_>) -> bool {
    let bishops = mated.pieces(Role::Bishop);
    let mut squares = around(mated.king).with(mated.king).into_iter();
    bishops.is_many() && squares.all(|square| (mated.attackers(square) & !bishops).is_empty())
}

/// *bodenMate*: … and the bishops come from both sides of the king's file.
fn crossing(mated: &Mated<'_>) -> bool {
    let mut files = mated.pieces(Role::Bishop).into_iter().map(Square::file);
    let file = mated.king.file();
    match (files.next(), files.next()) {
        (Some(one), Some(other)) => (one < file) == (other > file),
        _ => false,
    }
}

/// *dovetailMate*: a queen diagonally beside a king off the edges; it alone guards the empty squares around, and its own pieces stand on the others.
fn dovetail(mated: &Mated<'_>) -> bool {
    let queen = mated.last.to;
    mated.edges() == 0
        && mated.mated_by(Role::Queen)
        && mated.touches()
        && !mated.aligned(queen)
        && around(mated.king).without(queen).into_iter().all(|square| {
            let attackers = mated.attackers(square);
            attackers.is_empty()
                || attackers == Bitboard::of(queen) && mated.position.piece_at(square).is_none()
        })
}

/// The patterns that have come later, each by itself.
pub(crate) fn younger(mated: &Mated<'_>) -> Vec<Theme> {
    let patterns: [Pattern; 11] = [
        (Theme::BalestraMate, balestra),
        (Theme::BlindSwineMate, blind_swine),
        (Theme::CornerMate, corner),
        (Theme::EpauletteMate, epaulette),
        (Theme::KillBoxMate, kill_box),
        (Theme::MorphysMate, morphy),
        (Theme::OperaMate, opera),
        (Theme::PillsburysMate, pillsbury),
        (Theme::SwallowstailMate, swallows_tail),
        (Theme::TriangleMate, triangle),
        (Theme::VukovicMate, vukovic),
    ];
    let shown = patterns.into_iter().filter(|(_, shows)| shows(mated));
    shown.map(|(theme, _)| theme).collect()
}

/// *balestraMate*: a bishop mates, and all the flight squares left are the queen's.
fn balestra(mated: &Mated<'_>) -> bool {
    let helpers = mated.pieces(Role::Queen) | Bitboard::of(mated.last.to);
    mated.mated_by(Role::Bishop)
        && mated.gives_check()
        && mated.confines(Role::Queen)
        && guarded_by(mated, helpers)
}

/// True if every flight square is attacked by some of these pieces.
fn guarded_by(mated: &Mated<'_>, helpers: Bitboard) -> bool {
    let mut flights = mated.flights().into_iter();
    flights.all(|square| (mated.attackers_through(square) & helpers).any())
}

impl Mated<'_> {
    /// Attackers of a square, also through the king.
    fn attackers_through(&self, square: Square) -> Bitboard {
        let occupied = self.position.occupied().without(self.king);
        self.position.attackers_to(square, occupied) & self.position.by_color(self.side)
    }
}

/// *blindSwineMate*: a rook mates, and both rooks stand with the king in two by two squares.
fn blind_swine(mated: &Mated<'_>) -> bool {
    let near = mated.pieces(Role::Rook) & around(mated.king);
    let mut others = near.without(mated.last.to).into_iter();
    mated.mated_by(Role::Rook)
        && mated.touches()
        && others.any(|other| distance(other, mated.last.to) == 1)
}

/// *cornerMate*: a knight mates a king in the corner that a rook or queen confines.
fn corner(mated: &Mated<'_>) -> bool {
    mated.in_corner()
        && mated.mated_by(Role::Knight)
        && mated.gives_check()
        && (mated.confines(Role::Rook) || mated.confines(Role::Queen))
}

/// *epauletteMate*: a rook or queen mates along a file or rank a king with its own pieces on both sides of that line.
fn epaulette(mated: &Mated<'_>) -> bool {
    let blocked = |files, ranks| {
        let beside = mated.king.offset(files, ranks);
        beside.is_some_and(|square| mated.blocker(square).is_some())
    };
    let from = mated.last.to;
    let along_file = from.file() == mated.king.file() && blocked(-1, 0) && blocked(1, 0);
    let along_rank = from.rank() == mated.king.rank() && blocked(0, -1) && blocked(0, 1);
    matches!(mated.last.role, Role::Rook | Role::Queen)
        && mated.gives_check()
        && (along_file || along_rank)
}

/// *killBoxMate*: a rook beside the king, guarded by the queen, the three of them in three by three squares.
fn kill_box(mated: &Mated<'_>) -> bool {
    let queens = mated.attackers(mated.last.to) & mated.pieces(Role::Queen);
    mated.mated_by(Role::Rook)
        && mated.beside()
        && queens.into_iter().any(|queen| {
            distance(queen, mated.king) == 2
                && !mated.aligned(queen)
                && distance(queen, mated.last.to) <= 2
        })
}

/// *morphysMate*: a bishop mates a king at the edge that a rook confines.
fn morphy(mated: &Mated<'_>) -> bool {
    mated.mated_by(Role::Bishop)
        && mated.gives_check()
        && mated.edges() > 0
        && mated.confines(Role::Rook)
}

/// *operaMate*: a rook beside the king mates, guarded by a bishop.
fn opera(mated: &Mated<'_>) -> bool {
    mated.mated_by(Role::Rook)
        && mated.beside()
        && (mated.attackers(mated.last.to) & mated.pieces(Role::Bishop)).any()
}

/// *pillsburysMate*: a rook mates from afar, and a bishop alone guards a flight square.
fn pillsbury(mated: &Mated<'_>) -> bool {
    let bishops = mated.pieces(Role::Bishop);
    let mut flights = mated.flights().into_iter();
    mated.mated_by(Role::Rook)
        && mated.gives_check()
        && !mated.touches()
        && flights.any(|square| {
            let guards = mated.attackers_through(square);
            guards.any() && (guards & !bishops).is_empty()
        })
}

/// *swallowstailMate*: a queen beside the king on its rank or file, and on both squares diagonally behind the king its own pieces.
fn swallows_tail(mated: &Mated<'_>) -> bool {
    if !mated.mated_by(Role::Queen) || !mated.beside() {
        return false;
    }
    let queen = mated.last.to;
    let behind = |square: Square| {
        !mated.aligned(square) && distance(square, queen) == 2 && mated.blocker(square).is_some()
    };
    around(mated.king)
        .into_iter()
        .filter(|&square| behind(square))
        .count()
        == 2
}

/// *triangleMate*: queen and rook beside or diagonally beside the king, on one rank or file with one square between them, the queen giving check.
fn triangle(mated: &Mated<'_>) -> bool {
    let queen = mated.last.to;
    let mut rooks = (mated.pieces(Role::Rook) & around(mated.king)).into_iter();
    mated.mated_by(Role::Queen)
        && mated.touches()
        && rooks.any(|rook| {
            distance(rook, queen) == 2
                && (rook.file() == queen.file() || rook.rank() == queen.rank())
                && (mated.attackers(queen).contains(rook) || between(rook, queen).any())
        })
}

/// *vukovicMate*: a rook beside the king, guarded by neither knight nor queen, and behind it a knight two squares from the king on the same line.
fn vukovic(mated: &Mated<'_>) -> bool {
    let rook = mated.last.to;
    let mut knights = mated.pieces(Role::Knight).into_iter();
    mated.mated_by(Role::Rook)
        && mated.beside()
        && mated.attackers(rook).into_iter().any(|guard| {
            let role = mated.position.role_at(guard);
            role.is_some_and(|role| value(role) != value(Role::Rook))
        })
        && knights.any(|knight| {
            mated.aligned(knight)
                && distance(knight, mated.king) == 2
                && between(knight, mated.king) == Bitboard::of(rook)
        })
}
