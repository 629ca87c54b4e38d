//! Destinations of the pieces at a board, and what putting one down means: legal moves by square, touch-move, illegal
//! moves where they are allowed. Functions of positions; a board is told their results.

use crate::premove::{Movable, Premove};
use crate::premove_dests::premove_dests;
use chess::{Bitboard, Board, Illegal, Move, MoveList, Position, Rank, Role, Square};
use game::{Displaced, Strictness};
use std::collections::BTreeMap;

/// Constraints on moves besides the rules of movement: touch-move, strictness, illegal moves allowed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MoveConstraints {
    /// The strictness of the game.
    pub strictness: Strictness,
    /// A piece that was put where the laws do not let it go.
    pub displaced: Option<Displaced>,
    /// The touched pieces.
    pub touched: Bitboard,
    /// A pawn that has been put on its last rank for good.
    pub released: Option<Move>,
    /// The moves that touched pieces, a released pawn or an announcement leave; `None` if every legal one.
    pub allowed: Option<Vec<Move>>,
}

impl MoveConstraints {
    /// True if nobody points out what the players must see by themselves.
    pub fn silent(&self) -> bool {
        self.strictness.competition || self.strictness.allow_illegal_moves
    }

    /// The square on which the piece shown at `square` really stands, before an illegal move that has not been completed.
    fn origin(&self, square: Square) -> Square {
        self.displaced
            .filter(|displaced| !displaced.completed && displaced.mv.to() == square)
            .map_or(square, |displaced| displaced.mv.from())
    }
}

/// The destinations of one piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dests {
    /// The squares on which it can be put down: for castling the king's destination and the rook.
    pub drops: Bitboard,
    /// The squares to which it goes.
    pub targets: Bitboard,
    /// Those of the targets on which it captures.
    pub captures: Bitboard,
    /// The squares on which a pawn put down there has to be promoted.
    pub promotions: Bitboard,
}

/// The pieces as a board shows them: a move that waits for confirmation, an illegal move that stands and the queue of
/// premoves as if they were made.
pub fn shown(
    position: &Position,
    pending: Option<Move>,
    displaced: Option<Displaced>,
    premoves: &[Premove],
) -> Board {
    if let Some(mv) = pending {
        return position.after(mv).board().clone();
    }
    let mut board = position.board().clone();
    if let Some(Displaced { mv, .. }) = displaced {
        let piece = board.piece_at(mv.from());
        board.set(mv.from(), None);
        let put = |piece: chess::Piece| mv.promotion().unwrap_or(piece.role).of(piece.color);
        board.set(mv.to(), piece.map(put));
    }
    for premove in premoves {
        premove.make(&mut board);
    }
    board
}

/// The destinations of every piece that may be moved, by the square on which `shown` has it.
pub fn dests(
    position: &Position,
    shown: &Board,
    movable: Movable,
    constraints: &MoveConstraints,
) -> BTreeMap<Square, Dests> {
    let Some(color) = movable.color() else {
        return BTreeMap::new();
    };
    let own = shown.by_color(color);
    let of = |from| match movable {
        Movable::Premove(_) => ahead(shown, from),
        _ => now(position, own, constraints, from),
    };
    own.into_iter().map(|from| (from, of(from))).collect()
}

fn now(position: &Position, own: Bitboard, constraints: &MoveConstraints, from: Square) -> Dests {
    let legal = position.legal_moves_from(from);
    let mut dests = Dests::default();
    for &mv in &legal {
        dests.drops |= Bitboard::of(mv.to()).with(position.destination(mv));
    }
    let promotions = |moves: &MoveList| {
        let promoting = moves.iter().filter(|mv| mv.promotion().is_some());
        promoting.map(|mv| mv.to()).collect()
    };
    dests.promotions = match constraints.origin(from) {
        origin if origin == from => promotions(&legal),
        origin => promotions(&position.legal_moves_from(origin)),
    };
    if constraints.strictness.allow_illegal_moves {
        dests.drops |= !own;
        return dests;
    }
    let allowed = constraints.allowed.as_deref().unwrap_or(&legal);
    for &mv in allowed.iter().filter(|mv| mv.from() == from) {
        let target = Bitboard::of(position.destination(mv));
        dests.targets |= target;
        if position.is_capture(mv) {
            dests.captures |= target;
        }
    }
    dests
}

fn ahead(shown: &Board, from: Square) -> Dests {
    let targets = premove_dests(shown, from);
    let pawn = shown.role_at(from) == Some(Role::Pawn);
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    Dests {
        drops: targets,
        targets,
        captures: targets & shown.occupied(),
        promotions: if pawn {
            targets & last_ranks
        } else {
            Bitboard::EMPTY
        },
    }
}

/// The square on which `mv` puts the piece down: for castling the king's destination, not the rook the move names.
pub fn dest(position: &Position, mv: Move) -> Square {
    position.destination(mv)
}

/// The legal moves that dropping the piece of `from` on `to` can mean: none, one, or four promotions. Castling may be
/// shown by the king's destination or by the rook.
pub fn resolve_drop(position: &Position, from: Square, to: Square) -> Vec<Move> {
    let moves = position.legal_moves_from(from);
    let by_goal: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&mv| position.destination(mv) == to)
        .collect();
    if by_goal.is_empty() {
        moves.iter().copied().filter(|mv| mv.to() == to).collect()
    } else {
        by_goal
    }
}

/// What putting a piece down means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This legal move.
    Move(Move),
    /// A pawn is put on its last rank for good; its promotion is chosen next (FIDE 4.6).
    Release(Move),
    /// An illegal move, where such moves are allowed to stand.
    Displace(Move),
    /// No move, for this reason.
    Illegal(Illegal),
    /// Nothing.
    Nothing,
}

/// What it means to put the piece shown on `from` down on `to`. `promotion` is what a pawn becomes, if that has been
/// chosen; a queen if nobody is to be asked (`auto_queen`).
pub fn meaning(
    position: &Position,
    constraints: &MoveConstraints,
    (from, to): (Square, Square),
    promotion: Option<Role>,
    auto_queen: bool,
) -> Meaning {
    let from = constraints.origin(from);
    let moves = resolve_drop(position, from, to);
    let promotion = promotion.or(auto_queen.then_some(Role::Queen));
    match moves[..] {
        [] if constraints.strictness.allow_illegal_moves => {
            Meaning::Displace(Move::new(from, to, None))
        }
        [] => position
            .why_illegal(from, to)
            .map_or(Meaning::Nothing, Meaning::Illegal),
        [mv] => Meaning::Move(mv),
        [first, ..] => match moves.iter().find(|mv| mv.promotion() == promotion) {
            Some(&mv) => Meaning::Move(mv),
            None if constraints.strictness.touch_move => Meaning::Release(first),
            None => Meaning::Nothing,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a legal position")
    }

    fn squares(squares: &[Square]) -> Bitboard {
        squares.iter().copied().collect()
    }

    fn of(position: &Position, constraints: &MoveConstraints, from: Square) -> Dests {
        let now = Movable::Now(position.turn());
        dests(position, position.board(), now, constraints)[&from]
    }

    #[test]
    fn castling_is_shown_by_goal_or_by_rook() {
        let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let castling = Move::new(Square::E1, Square::H1, None);
        assert_eq!(position.destination(castling), Square::G1);
        assert_eq!(resolve_drop(&position, Square::E1, Square::G1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::H1), [castling]);
        assert_eq!(resolve_drop(&position, Square::E1, Square::E3), []);
        let king = of(&position, &MoveConstraints::default(), Square::E1);
        assert!(king.drops.contains(Square::G1) && king.drops.contains(Square::H1));
        assert!(king.targets.contains(Square::G1) && !king.targets.contains(Square::H1));
    }

    #[test]
    fn a_promotion_means_four_moves() {
        let position = position("8/P6k/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(resolve_drop(&position, Square::A7, Square::A8).len(), 4);
        let pawn = of(&position, &MoveConstraints::default(), Square::A7);
        assert_eq!(pawn.promotions, squares(&[Square::A8]));
        let dropped = (Square::A7, Square::A8);
        let free = MoveConstraints::default();
        let queen = Move::new(Square::A7, Square::A8, Some(Role::Queen));
        let knight = Move::new(Square::A7, Square::A8, Some(Role::Knight));
        for (chosen, auto_queen, meant) in [
            (None, true, Meaning::Move(queen)),
            (Some(Role::Knight), false, Meaning::Move(knight)),
            (Some(Role::Knight), true, Meaning::Move(knight)),
            (None, false, Meaning::Nothing),
        ] {
            assert_eq!(
                meaning(&position, &free, dropped, chosen, auto_queen),
                meant
            );
        }
        let mut touch = MoveConstraints::default();
        touch.strictness.touch_move = true;
        let released = meaning(&position, &touch, dropped, None, false);
        assert!(matches!(released, Meaning::Release(mv) if mv.to() == Square::A8));
    }

    #[test]
    fn captures_are_told_from_quiet_moves() {
        let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let pawn = of(&position, &MoveConstraints::default(), Square::E4);
        assert_eq!(pawn.targets, squares(&[Square::D5, Square::E5]));
        assert_eq!(pawn.captures, squares(&[Square::D5]));
        assert_eq!(pawn.promotions, Bitboard::EMPTY);
    }

    #[test]
    fn a_touched_piece_alone_has_targets() {
        let position = Position::default();
        let bound = MoveConstraints {
            allowed: Some(
                position
                    .legal_moves_from(Square::G1)
                    .iter()
                    .copied()
                    .collect(),
            ),
            ..MoveConstraints::default()
        };
        let knight = of(&position, &bound, Square::G1);
        assert_eq!(knight.targets, squares(&[Square::F3, Square::H3]));
        let pawn = of(&position, &bound, Square::E2);
        assert_eq!(pawn.targets, Bitboard::EMPTY);
        assert!(
            pawn.drops.contains(Square::E4),
            "put down there it is refused with the reason"
        );
    }

    #[test]
    fn an_illegal_move_stands_where_it_is_allowed() {
        let position = Position::default();
        let mut free = MoveConstraints::default();
        free.strictness.allow_illegal_moves = true;
        let dropped = (Square::E2, Square::E5);
        let mv = Move::new(Square::E2, Square::E5, None);
        assert_eq!(
            meaning(&position, &free, dropped, None, false),
            Meaning::Displace(mv)
        );
        let illegal = meaning(&position, &MoveConstraints::default(), dropped, None, false);
        assert!(matches!(illegal, Meaning::Illegal(_)));
        let displaced = Displaced {
            mv,
            completed: false,
        };
        let board = shown(&position, None, Some(displaced), &[]);
        assert_eq!(board.piece_at(Square::E2), None);
        free.displaced = Some(displaced);
        let dests = dests(&position, &board, Movable::Now(Color::White), &free);
        let pawn = dests[&Square::E5];
        assert_eq!(pawn.targets, Bitboard::EMPTY);
        assert!(pawn.drops.contains(Square::E4) && !pawn.drops.contains(Square::D2));
        // It has not been completed: the pawn is still the one of e2, and may go to e4 after all.
        let legal = Move::new(Square::E2, Square::E4, None);
        assert_eq!(
            meaning(&position, &free, (Square::E5, Square::E4), None, false),
            Meaning::Move(legal)
        );
    }

    #[test]
    fn nobody_has_no_destinations() {
        let position = Position::default();
        let free = MoveConstraints::default();
        assert!(dests(&position, position.board(), Movable::Nobody, &free).is_empty());
    }

    #[test]
    fn a_premove_goes_where_nothing_blocks() {
        let position = Position::default();
        let free = MoveConstraints::default();
        let dests = dests(
            &position,
            position.board(),
            Movable::Premove(Color::Black),
            &free,
        );
        assert_eq!(dests.len(), 16);
        assert_eq!(dests[&Square::A8].targets.count(), 14);
        assert!(dests[&Square::A8].captures.contains(Square::A7));
    }
}
