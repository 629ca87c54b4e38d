//! Pieces on squares, attackers and defenders: the notions that all motifs are made of.

use chess::{
    Bitboard, Color, Piece, Position, Role, Square, bishop_attacks, king_attacks, knight_attacks,
    pawn_attacks, queen_attacks, rook_attacks,
};

/// A piece on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceAt {
    /// The piece.
    pub piece: Piece,
    /// The square on which it stands, or stood when the motif began.
    pub square: Square,
}

impl PieceAt {
    pub(crate) fn new(piece: Piece, square: Square) -> PieceAt {
        PieceAt { piece, square }
    }

    /// The piece on a square of a position.
    pub(crate) fn on(position: &Position, square: Square) -> Option<PieceAt> {
        position
            .piece_at(square)
            .map(|piece| PieceAt::new(piece, square))
    }
}

/// Value of a piece in pawns: 1, 3, 3, 5, 9, and more than all of them for the king.
pub(crate) fn value(role: Role) -> i32 {
    [1, 3, 3, 5, 9, 99][role.index()]
}

/// Material of a side less that of the other, in pawns, kings not counted.
pub(crate) fn balance(position: &Position, side: Color) -> i32 {
    let roles = Role::ALL.iter().filter(|&&role| role != Role::King);
    roles
        .map(|&role| {
            let own = position.pieces(side, role).count() as i32;
            let other = position.pieces(!side, role).count() as i32;
            value(role) * (own - other)
        })
        .sum()
}

pub(crate) fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The squares that the piece on a square attacks, whoever stands there.
pub(crate) fn attacks_from(position: &Position, square: Square) -> Bitboard {
    attacks_through(position, square, position.occupied())
}

/// The squares that the piece on a square would attack if only the `occupied` squares were.
pub(crate) fn attacks_through(position: &Position, square: Square, occupied: Bitboard) -> Bitboard {
    let Some(piece) = position.piece_at(square) else {
        return Bitboard::EMPTY;
    };
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}

/// The pieces of a side that attack a square; pinned ones attack too.
pub(crate) fn attackers(position: &Position, side: Color, square: Square) -> Bitboard {
    position.attackers_to(square, position.occupied()) & position.by_color(side)
}

/// A piece is guarded if one of its own side could recapture on its square, also through an enemy slider that captures.
pub(crate) fn is_guarded(position: &Position, side: Color, square: Square) -> bool {
    if attackers(position, side, square).any() {
        return true;
    }
    let mut capturers = attackers(position, !side, square).into_iter();
    capturers.any(|capturer| {
        let without = position.occupied().without(capturer);
        position.role_at(capturer).is_some_and(is_slider)
            && (position.attackers_to(square, without) & position.by_color(side)).any()
    })
}

/// A piece hangs if it is not guarded, attacked or not.
pub(crate) fn hangs(position: &Position, side: Color, square: Square) -> bool {
    !is_guarded(position, side, square)
}

/// A piece is en prise if it is attacked and either not guarded or worth more than an attacker.
pub(crate) fn is_en_prise(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else {
        return false;
    };
    let capturers = attackers(position, !piece.color, square);
    let lower = |capturer| {
        let role = position.role_at(capturer);
        role.is_some_and(|role| value(role) < value(piece.role))
    };
    capturers.any() && (hangs(position, piece.color, square) || capturers.into_iter().any(lower))
}

/// A piece of the side to move is trapped if it is en prise wherever it goes and cannot sell itself for its worth.
pub(crate) fn is_trapped(position: &Position, square: Square) -> bool {
    let Some(role) = position.role_at(square) else {
        return false;
    };
    if position.is_check()
        || position.pinned().contains(square)
        || matches!(role, Role::Pawn | Role::King)
        || !is_en_prise(position, square)
    {
        return false;
    }
    position.legal_moves_from(square).into_iter().all(|escape| {
        let sold = position.captured(escape);
        sold.is_none_or(|sold| value(sold.role) < value(role))
            && is_en_prise(&position.after(escape), escape.to())
    })
}

/// Number of king moves between two squares (Chebyshev distance).
pub(crate) fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    files.max(a.rank().index().abs_diff(b.rank().index()))
}

/// The squares next to a square.
pub(crate) fn around(square: Square) -> Bitboard {
    king_attacks(square)
}

/// The square so many files to the right and ranks ahead of a square, as a side moves.
pub(crate) fn ahead(square: Square, side: Color, files: i8, ranks: i8) -> Option<Square> {
    square.offset(files, side.fold(ranks, -ranks))
}
