//! Retrograde analysis: is there a legal last move that can have led here?
//!
//! Every move of the side that has just moved is taken back in every way: by piece, promotion, capture
//! in passing, castling, with and without a piece captured. Before it, the opponent had left this side
//! to move and so was not in check (FIDE 3.9.2). If that holds for none, no game leads here; a check
//! that no move can have given is the usual reason.

use super::origins::{steps, with_rights};
use super::{MOST_PIECES, PAWNS, SetupWarning, Starts};
use crate::castling::CastlingPath;
use crate::en_passant::ep_capturers;
use crate::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, pawn_attacks,
};

/// The reason why there was no last move, or why the clock or the right to capture in passing
/// contradicts every one there was. The setup must be playable.
pub(super) fn check(setup: &Setup, starts: Starts) -> Option<SetupWarning> {
    let mut past = Past::new(setup)?;
    if let Some(passed) = setup.ep_square {
        let forward = past.mover.forward();
        if !past.was_legal(&past.moved_pawn(passed.shifted(forward), passed.shifted(-forward))) {
            return Some(SetupWarning::EnPassantCheck(passed));
        }
        past.zeroing = true;
    } else {
        past.take_back_all(starts);
    }

    let running = setup.halfmoves > 0;
    if past.quiet || past.zeroing && !running {
        return None;
    }
    if running && (past.zeroing || past.lapsed.is_some()) {
        return Some(SetupWarning::ClockRunning(setup.halfmoves));
    }
    if let Some(passed) = past.lapsed {
        return Some(SetupWarning::EnPassantMissing(passed));
    }
    let checkers = setup.board.attackers_to(past.king, setup.board.occupied());
    let checkers = checkers & setup.board.by_color(past.mover);
    Some(if checkers.any() {
        SetupWarning::ImpossibleCheck(checkers)
    } else {
        SetupWarning::NoLastMove(past.mover)
    })
}

/// The moves that can have led to a setup.
struct Past<'a> {
    setup: &'a Setup,
    mover: Color,
    /// The king of the side to move, which was not in check before the last move.
    king: Square,
    /// True if the side to move has lost a piece that the last move can have captured.
    has_lost: bool,
    /// True if a move that lets the half-move clock run can have been the last one.
    quiet: bool,
    /// True if a capture or a pawn move can have been the last one (FIDE 9.3).
    zeroing: bool,
    /// The square passed over by a double step that can have been the last move, but would have
    /// left the right to capture in passing.
    lapsed: Option<Square>,
}

impl<'a> Past<'a> {
    fn new(setup: &'a Setup) -> Option<Self> {
        Some(Self {
            setup,
            mover: !setup.turn,
            king: setup.board.pieces(setup.turn, Role::King).first()?,
            has_lost: setup.board.by_color(setup.turn).count() < MOST_PIECES,
            quiet: false,
            zeroing: false,
            lapsed: None,
        })
    }

    fn take_back_all(&mut self, starts: Starts) {
        let board = &self.setup.board;
        let unmoved = with_rights(self.setup, self.mover);
        for to in board.by_color(self.mover) & !unmoved {
            match board.role_at(to) {
                Some(Role::Pawn) => self.take_back_pawn(to),
                Some(role) => {
                    self.take_back_piece(to, role);
                    self.take_back_promotion(to, role);
                }
                None => {}
            }
        }
        if unmoved.is_empty() {
            for side in CastlingSide::ALL {
                self.take_back_castling(side, starts);
            }
        }
    }

    /// A piece that came from any square it attacks.
    fn take_back_piece(&mut self, to: Square, role: Role) {
        let occupied = self.setup.board.occupied();
        let piece = Some(role.of(self.mover));
        for from in steps(role, to, occupied) & !occupied {
            self.quiet |= self.was_legal(&[(to, None), (from, piece)]);
            self.zeroing |= self.was_capture(to, from, piece);
        }
    }

    fn take_back_promotion(&mut self, to: Square, role: Role) {
        let board = &self.setup.board;
        let pawns = board.pieces(self.mover, Role::Pawn);
        if to.rank() != self.mover.rank(Rank::Eighth)
            || role == Role::King
            || pawns.count() >= PAWNS
        {
            return;
        }
        self.take_back_step(to);
        self.take_back_capture(to);
    }

    fn take_back_pawn(&mut self, to: Square) {
        self.take_back_step(to);
        self.take_back_capture(to);
        self.take_back_double_step(to);
        self.take_back_en_passant(to);
    }

    /// One step of a pawn, which may have become something else.
    fn take_back_step(&mut self, to: Square) {
        let from = to.shifted(-self.mover.forward());
        if self.is_free(from) {
            self.zeroing |= self.was_legal(&self.moved_pawn(to, from));
        }
    }

    /// A capture by a pawn, which may have become something else.
    fn take_back_capture(&mut self, to: Square) {
        for from in pawn_attacks(!self.mover, to) {
            if self.is_free(from) {
                let pawn = Some(Role::Pawn.of(self.mover));
                self.zeroing |= self.was_capture(to, from, pawn);
            }
        }
    }

    fn take_back_double_step(&mut self, to: Square) {
        let forward = self.mover.forward();
        let passed = to.shifted(-forward);
        let from = passed.shifted(-forward);
        if to.rank() != self.mover.rank(Rank::Fourth)
            || !self.is_free(passed)
            || !self.is_free(from)
            || !self.was_legal(&self.moved_pawn(to, from))
        {
            return;
        }
        if ep_capturers(&self.setup.board, self.setup.turn, passed).any() {
            self.lapsed = Some(passed);
        } else {
            self.zeroing = true;
        }
    }

    fn take_back_en_passant(&mut self, to: Square) {
        let forward = self.mover.forward();
        let (captured, its_origin) = (to.shifted(-forward), to.shifted(forward));
        let pawns = self.setup.board.pieces(self.setup.turn, Role::Pawn);
        if to.rank() != self.mover.rank(Rank::Sixth)
            || !self.has_lost
            || pawns.count() >= PAWNS
            || !self.is_free(captured)
            || !self.is_free(its_origin)
        {
            return;
        }
        for from in pawn_attacks(!self.mover, to) {
            if self.is_free(from) {
                let [gone, back] = self.moved_pawn(to, from);
                let pawn = (captured, Some(Role::Pawn.of(self.setup.turn)));
                self.zeroing |= self.was_legal(&[gone, back, pawn]);
            }
        }
    }

    /// Castling, from every pair of squares on which king and rook can have started.
    fn take_back_castling(&mut self, side: CastlingSide, starts: Starts) {
        let board = &self.setup.board;
        let rank = self.mover.rank(Rank::First);
        let [king, rook] = [Role::King, Role::Rook].map(|role| role.of(self.mover));
        let (king_to, rook_to) = (
            Square::new(side.king_file(), rank),
            Square::new(side.rook_file(), rank),
        );
        if board.piece_at(king_to) != Some(king) || board.piece_at(rook_to) != Some(rook) {
            return;
        }
        for king_file in File::ALL {
            for rook_file in File::ALL {
                let usual = king_file == File::E && rook_file == side.corner();
                let (king_from, rook_from) =
                    (Square::new(king_file, rank), Square::new(rook_file, rank));
                if king_file == rook_file
                    || CastlingSide::of(king_from, rook_from) != side
                    || starts == Starts::Usual && !usual
                {
                    continue;
                }
                let path = CastlingPath::new(self.mover, king_from, rook_from);
                let way = path.clear.with(king_from).with(rook_from);
                if (board.occupied().without(king_to).without(rook_to) & way).is_empty() {
                    self.quiet |= self.was_legal(&[
                        (king_to, None),
                        (rook_to, None),
                        (king_from, Some(king)),
                        (rook_from, Some(rook)),
                    ]);
                }
            }
        }
    }

    /// True if a piece can have stood on a square before it moved from there; pawns never stand on
    /// the back ranks.
    fn is_free(&self, from: Square) -> bool {
        !(self.setup.board.occupied() | Bitboard::BACK_RANKS).contains(from)
    }

    /// A pawn of the mover put back.
    fn moved_pawn(&self, to: Square, from: Square) -> [(Square, Option<Piece>); 2] {
        [(to, None), (from, Some(Role::Pawn.of(self.mover)))]
    }

    /// True if the piece can have captured something on `to`. Its kind does not matter: it stood
    /// in the way of attacks and made none on its own king.
    fn was_capture(&self, to: Square, from: Square, piece: Option<Piece>) -> bool {
        let captured = Some(Role::Queen.of(self.setup.turn));
        self.has_lost && self.was_legal(&[(to, captured), (from, piece)])
    }

    /// True if the side to move was not in check with the board changed like this.
    fn was_legal(&self, changes: &[(Square, Option<Piece>)]) -> bool {
        let mut board: Board = self.setup.board.clone();
        for &(square, piece) in changes {
            board.set(square, piece);
        }
        !board.is_attacked(self.king, self.mover, board.occupied())
    }
}
