//! Every attempt in random positions is either legal or illegal for a reason that is true (B8).

use std::collections::BTreeSet;

use chess::{
    Bitboard, CastlingBar, CastlingSide, Color, Illegal, Piece, Position, Rank, Role, Square,
    UciMove,
};

#[path = "common/random.rs"]
mod random;
use random::Random;

// ---- A second opinion on who attacks what, square by square -----------------------------------

/// The pieces of a board that a test may move about.
#[derive(Clone)]
struct Pieces([Option<Piece>; 64]);

impl Pieces {
    fn of(position: &Position) -> Self {
        Self(Square::ALL.map(|square| position.piece_at(square)))
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    fn without(mut self, square: Square) -> Self {
        self.0[square.index()] = None;
        self
    }

    fn moved(mut self, from: Square, to: Square) -> Self {
        self.0[to.index()] = self.0[from.index()].take();
        self
    }

    /// True if the piece on `from` attacks `to`.
    fn attacks(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.at(from) else {
            return false;
        };
        let (files, ranks) = apart(from, to);
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        let moves_so = match piece.role {
            Role::Pawn => files.abs() == 1 && ranks == piece.color.fold(1, -1),
            Role::Knight => files.abs() * ranks.abs() == 2,
            Role::King => files.abs().max(ranks.abs()) == 1,
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => straight || diagonal,
        };
        from != to && moves_so && on_the_way(from, to).all(|square| self.at(square).is_none())
    }

    fn attackers(&self, to: Square, by: Color) -> Bitboard {
        Square::all()
            .filter(|&from| self.at(from).is_some_and(|piece| piece.color == by))
            .filter(|&from| self.attacks(from, to))
            .fold(Bitboard::EMPTY, Bitboard::with)
    }
}

/// The distance of two squares in files and ranks.
fn apart(from: Square, to: Square) -> (i8, i8) {
    let difference = |a: usize, b: usize| b as i8 - a as i8;
    (
        difference(from.file().index(), to.file().index()),
        difference(from.rank().index(), to.rank().index()),
    )
}

/// The squares strictly between two of a line, the nearest first; none for any other two.
fn on_the_way(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (files, ranks) = apart(from, to);
    let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let steps = if is_line {
        files.abs().max(ranks.abs())
    } else {
        1
    };
    (1..steps).filter_map(move |step| from.offset(files.signum() * step, ranks.signum() * step))
}

// ---- Whether a reason is true -----------------------------------------------------------------

/// An illegal attempt, seen by the second opinion.
struct Attempt<'a> {
    position: &'a Position,
    pieces: &'a Pieces,
    from: Square,
    to: Square,
}

impl Attempt<'_> {
    fn is_true(&self, why: Illegal) -> bool {
        let &Self {
            position,
            pieces,
            from,
            to,
        } = self;
        let us = position.turn();
        let king = position.king(us);
        let mover = pieces.at(from);
        let role = mover.map(|piece| piece.role);
        let (files, ranks) = apart(from, to);
        let forward = us.fold(1, -1);
        let diagonal = role == Some(Role::Pawn) && files.abs() == 1 && ranks == forward;
        let ahead = role == Some(Role::Pawn) && files == 0;
        let enemy = |role, square| pieces.at(square) == Some(Role::of(role, !us));
        // The pawn beside, if this captures in passing.
        let passed = Square::new(to.file(), from.rank());
        let passing = diagonal && pieces.at(to).is_none() && enemy(Role::Pawn, passed);
        let mut after = pieces.clone().moved(from, to);
        if passing {
            after = after.without(passed);
        }
        match why {
            Illegal::NoPiece(square) => square == from && mover.is_none(),
            Illegal::OpponentsPiece(piece, square) => {
                square == from && mover == Some(piece) && piece.color != us
            }
            Illegal::OwnPiece(piece, square) => {
                square == to && pieces.at(to) == Some(piece) && piece.color == us
            }
            Illegal::NoSuchMovement {
                role,
                from: left,
                to: reached,
            } => {
                let mut alone = Pieces([None; 64]);
                alone.0[from.index()] = mover;
                (left, reached) == (from, to)
                    && mover == Some(role.of(us))
                    && !alone.attacks(from, to)
                    && !(ahead && [forward, 2 * forward].contains(&ranks))
            }
            Illegal::Blocked(piece, square) => {
                let steps_so = role != Some(Role::Pawn) || ahead && ranks == 2 * forward;
                steps_so
                    && pieces.at(square) == Some(piece)
                    && on_the_way(from, to).find(|&on| pieces.at(on).is_some()) == Some(square)
            }
            Illegal::PawnAhead(square) => {
                ahead && square == to && pieces.at(to).is_some_and(|piece| piece.color != us)
            }
            Illegal::PawnDiagonal(square) => diagonal && square == to && pieces.at(to).is_none(),
            Illegal::PawnDoubleStep(square) => {
                ahead && square == from && from.rank() != us.rank(Rank::Second)
            }
            Illegal::EnPassantLapsed(pawn) => {
                // Legal it would have been, had the pawn just made its double step.
                let mut setup = position.to_setup();
                setup.ep_square = Some(to);
                let then = Position::from_setup(&setup).expect("the pawn has a way behind it");
                passing && pawn == passed && then.why_illegal(from, to).is_none()
            }
            Illegal::InCheck(role, checker) => {
                enemy(role, checker)
                    && position.checkers() == Bitboard::of(checker)
                    && after.attacks(checker, king)
            }
            Illegal::DoubleCheck(by) => {
                by.count() == 2 && by == pieces.attackers(king, !us) && from != king
            }
            Illegal::Pinned {
                role,
                on,
                by,
                from: pinner,
            } => {
                on == from
                    && mover == Some(role.of(us))
                    && enemy(by, pinner)
                    && !pieces.attacks(pinner, king)
                    && pieces.clone().without(from).attacks(pinner, king)
                    && after.attacks(pinner, king)
            }
            Illegal::EnPassantUncovers(by, attacker) => {
                passing
                    && enemy(by, attacker)
                    && !pieces.attacks(attacker, king)
                    && after.attacks(attacker, king)
            }
            Illegal::KingsTouch(other) => {
                from == king && enemy(Role::King, other) && after.attacks(other, to)
            }
            Illegal::KingAttacked(square, by) => {
                from == king && square == to && by.any() && by == after.attackers(to, !us)
            }
            Illegal::Castling(side, bar) => {
                let goal = Square::new(side.king_file(), king.rank());
                let meant = to == goal || pieces.at(to) == Some(Role::Rook.of(us));
                from == king && meant && self.is_true_of_castling(side, bar)
            }
            Illegal::CastlingVertical(rook) => {
                from == king && rook == to && files == 0 && pieces.at(to) == Some(Role::Rook.of(us))
            }
            // Of names and promotions this does not speak.
            Illegal::NoSuchPiece(_)
            | Illegal::NoneReaches(..)
            | Illegal::NothingToCapture(_)
            | Illegal::PromotionMissing(_)
            | Illegal::PromotionTo(_)
            | Illegal::NoPromotion => false,
        }
    }

    fn is_true_of_castling(&self, side: CastlingSide, bar: CastlingBar) -> bool {
        let &Self {
            position, pieces, ..
        } = self;
        let us = position.turn();
        let king = position.king(us);
        let right = position.castling_rook(us, side);
        let Some(rook) = right else {
            return bar == CastlingBar::Lost;
        };
        let goal = Square::new(side.king_file(), king.rank());
        let rook_goal = Square::new(side.rook_file(), king.rank());
        let attackers = |square| pieces.clone().without(king).attackers(square, !us);
        match bar {
            CastlingBar::Lost => false,
            CastlingBar::InCheck(by) => by.any() && by == pieces.attackers(king, !us),
            CastlingBar::Blocked(blockers) => {
                let way: Bitboard = on_the_way(king, goal)
                    .chain(on_the_way(rook, rook_goal))
                    .chain([goal, rook_goal])
                    .filter(|&square| square != king && square != rook)
                    .filter(|&square| pieces.at(square).is_some())
                    .fold(Bitboard::EMPTY, Bitboard::with);
                blockers.any() && blockers == way
            }
            CastlingBar::Passes(square, by) => {
                let first = on_the_way(king, goal).find(|&square| attackers(square).any());
                first == Some(square) && by == attackers(square)
            }
            CastlingBar::Arrives(square, by) => {
                square == goal
                    && by.any()
                    && by == attackers(goal)
                    && on_the_way(king, goal).all(|square| attackers(square).is_empty())
            }
            CastlingBar::Uncovers(by, attacker) => {
                let mut after = pieces.clone().without(king).without(rook);
                after.0[goal.index()] = Some(Role::King.of(us));
                after.0[rook_goal.index()] = Some(Role::Rook.of(us));
                pieces.at(attacker) == Some(by.of(!us)) && after.attacks(attacker, goal)
            }
        }
    }
}

// ---- Every attempt ----------------------------------------------------------------------------

/// The name of a reason without what it says.
fn kind(why: Illegal) -> String {
    let text = match why {
        Illegal::Castling(_, bar) => format!("Castling{bar:?}"),
        other => format!("{other:?}"),
    };
    let end = text.find([' ', '(', '{']).unwrap_or(text.len());
    text[..end].to_owned()
}

/// Tries to go from every square to every square.
fn attempt_all(position: &Position, seen: &mut BTreeSet<String>) {
    let mut legal = BTreeSet::new();
    for &m in &position.legal_moves() {
        legal.insert((m.from(), m.to()));
        if let Some(side) = position.castling_side(m) {
            legal.insert((m.from(), Square::new(side.king_file(), m.from().rank())));
        }
    }
    let pieces = &Pieces::of(position);
    for from in Square::all() {
        for to in Square::all() {
            let why = position.why_illegal(from, to);
            // A king on its goal does not castle by staying there; it takes its rook.
            let is_legal = from != to && legal.contains(&(from, to));
            assert_eq!(why.is_none(), is_legal, "{from}{to} in {position}: {why:?}");
            if let Some(why) = why {
                let attempt = Attempt {
                    position,
                    pieces,
                    from,
                    to,
                };
                assert!(attempt.is_true(why), "{from}{to} in {position}: {why:?}");
                assert!(!why.to_string().is_empty());
                seen.insert(kind(why));
            }
        }
    }
}

const STARTS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "1k6/2p1p3/8/K2P3r/8/8/2P1P3/8 b - - 0 1",
    // Chess960, with rooks that shield their kings.
    "rkr1bbnq/pppppppp/8/8/8/8/PPPPPPPP/RKR1BBNQ w CAca - 0 1",
    "nrk1brqb/pppp1ppp/3n4/8/8/3N4/PPPP1PPP/NRK1BRQB w FBfb - 0 1",
    "rr2k3/8/8/8/8/8/8/RR2K3 w Bb - 0 1",
    "2k3rr/8/8/8/8/8/8/2K3RR w Gg - 0 1",
    "1k6/8/8/8/8/8/4r3/R3KR1R w AF - 0 1",
    // A step that is also where castling leads.
    "2k5/8/8/8/5r2/8/8/R4K1R w AH - 0 1",
    // Double check.
    "4k3/8/8/8/4r3/5n2/3P4/4K1N1 w - - 0 1",
    // Many lines.
    "q2rkr1q/8/2b2b2/8/8/2B2B2/8/Q2RKR1Q w FDfd - 0 1",
];

#[test]
fn law_b8_legal_or_one_true_reason() {
    let mut random = Random(8);
    let mut seen = BTreeSet::new();
    for fen in STARTS {
        for _ in 0..4 {
            let mut position = Position::from_fen(fen).expect(fen);
            for _ in 0..60 {
                attempt_all(&position, &mut seen);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[random.below(moves.len())]);
            }
        }
    }
    let all = [
        "CastlingArrives",
        "CastlingBlocked",
        "CastlingInCheck",
        "CastlingLost",
        "CastlingPasses",
        "CastlingUncovers",
        "CastlingVertical",
        "DoubleCheck",
        "EnPassantLapsed",
        "EnPassantUncovers",
        "InCheck",
        "KingAttacked",
        "KingsTouch",
        "NoPiece",
        "NoSuchMovement",
        "OpponentsPiece",
        "OwnPiece",
        "PawnAhead",
        "PawnDiagonal",
        "PawnDoubleStep",
        "Pinned",
    ];
    let missing: Vec<_> = all.iter().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

/// With a promotion it is the same as what programs may write; from e1 castling goes both ways.
#[test]
fn law_b8_promotions_too() {
    for fen in [
        "1n2k3/P7/8/3p4/2P1P3/1BN5/6p1/R3K2R w KQ - 0 1",
        "1n2k3/P7/8/3p4/2P1P3/1BN5/6p1/R3K2R b KQ - 0 1",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let promotions = Role::ALL.into_iter().map(Some).chain([None]);
        for promotion in promotions {
            for from in Square::all() {
                for to in Square::all() {
                    let attempt = UciMove {
                        from,
                        to,
                        promotion,
                    };
                    let why = position.why_illegal_uci(attempt);
                    let read = position.parse_uci(&attempt.to_string());
                    assert_eq!(why.is_none(), read.is_ok(), "{attempt} in {fen}: {why:?}");
                }
            }
        }
    }
}
