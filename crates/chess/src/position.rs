//! Legal positions: making moves, checks and pins, and the key for repetitions.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::attacks::{bishop_lines, knight_attacks, pawn_attacks, rook_lines};
use crate::castling::CastlingPath;
use crate::en_passant::ep_capturers;
use crate::{
    Bitboard, Board, CastlingSide, Color, FenError, Move, Piece, Rank, Role, Setup, SetupErrors,
    Square, between, zobrist,
};

/// A position of a game of chess: always one that can legally be played from.
///
/// It is small and cheap to copy; [`play`](Self::play) changes it, [`after`](Self::after) makes a
/// changed copy, and nothing is ever taken back. It knows nothing of earlier positions.
///
/// Two positions are "the same" in the sense of the threefold repetition (FIDE 9.2.3) exactly if
/// their pieces, the side to move, the castling rights and the possibility of capturing en passant
/// agree; their [`key`](Self::key)s are then equal. `==` compares the clock and the move number as
/// well.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    board: Board,
    key: u64,
    checkers: Bitboard,
    pinned: Bitboard,
    /// The rooks that may still castle.
    castling: Bitboard,
    halfmoves: u32,
    fullmoves: u32,
    /// Only if a capture there is legal.
    ep_square: Option<Square>,
    turn: Color,
}

impl Position {
    /// The position of a setup, or every reason why it cannot be played from.
    ///
    /// An en passant square where no pawn can legally capture is dropped.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupErrors> {
        setup.validate()?;
        let turn = setup.turn;
        let mut position = Self {
            board: setup.board.clone(),
            key: 0,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            castling: Bitboard::EMPTY,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves.max(1),
            ep_square: setup
                .ep_square
                .filter(|&square| ep_capturers(&setup.board, turn, square).any()),
            turn,
        };
        for color in Color::ALL {
            for file in CastlingSide::ALL
                .into_iter()
                .filter_map(|s| setup.castling_rook(color, s))
            {
                let rook = Square::new(file, color.rank(Rank::First));
                position.castling = position.castling.with(rook);
            }
        }
        position.key = position.key_from_scratch();
        position.find_checks_and_pins();
        Ok(position)
    }

    /// The setup of this position. Its en passant square is there only if a capture is legal.
    pub fn to_setup(&self) -> Setup {
        let castling = Color::ALL.map(|color| {
            CastlingSide::ALL.map(|side| self.castling_rook(color, side).map(Square::file))
        });
        Setup {
            board: self.board.clone(),
            turn: self.turn,
            castling,
            ep_square: self.ep_square,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// Reads a FEN (see [`Setup`]'s `FromStr`) of a position that can be played from.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        Ok(Self::from_setup(&fen.parse()?)?)
    }

    /// The position as a FEN.
    pub fn to_fen(&self) -> String {
        self.to_string()
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The pieces.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The role of the piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.board.role_at(square)
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// The pieces of one colour.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.board.by_color(color)
    }

    /// The pieces of one role, of both colours.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.board.by_role(role)
    }

    /// The pieces of one colour and role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.board.pieces(color, role)
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position has exactly one king of each colour, so the set is never empty.
        Square::wrapping(self.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The square on which a pawn can be captured en passant: only if such a capture is legal right
    /// now (FIDE 3.7.3.1).
    #[inline]
    pub const fn ep_square(&self) -> Option<Square> {
        self.ep_square
    }

    /// The rooks with which a side may still castle, now or later.
    #[inline]
    pub(crate) fn castling_rooks(&self, color: Color) -> Bitboard {
        self.castling & self.by_color(color)
    }

    /// Half-moves since the last capture or pawn move (FIDE 9.3, 9.6.2).
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move to be played: 1 at the start, one more after each move of Black.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmoves
    }

    /// Half-moves since the start of the game, as the move number has it.
    #[inline]
    pub const fn ply(&self) -> u32 {
        (self.fullmoves - 1)
            .saturating_mul(2)
            .saturating_add(self.turn.index() as u32)
    }

    /// A number that is equal for two positions if they are the same in the sense of FIDE 9.2.3,
    /// and otherwise different but for an accident of 1 in 2⁶⁴.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The pieces that give check.
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// True if the side to move is in check (FIDE 3.9.1).
    #[inline]
    pub const fn is_check(&self) -> bool {
        self.checkers.any()
    }

    /// The pieces of the side to move that alone shield their king from a slider.
    #[inline]
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// Check and no legal move: the game is won (FIDE 5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// No check and no legal move: the game is drawn (FIDE 5.2.1).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The pieces of both colours that attack a square, if only the `occupied` squares were. With
    /// [`occupied`](Self::occupied) it is the board as it is; with pieces taken out one looks through
    /// them, as static exchange evaluation does.
    #[inline]
    pub fn attackers_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.board.attackers_to(square, occupied)
    }

    /// The piece a legal move captures.
    #[inline]
    pub fn captured(&self, m: Move) -> Option<Piece> {
        if self.is_en_passant(m) {
            return Some(Role::Pawn.of(!self.turn));
        }
        let role = self.role_at(m.to())?;
        self.by_color(!self.turn)
            .contains(m.to())
            .then_some(role.of(!self.turn))
    }

    /// True if a legal move captures something.
    #[inline]
    pub fn is_capture(&self, m: Move) -> bool {
        self.by_color(!self.turn).contains(m.to()) || self.is_en_passant(m)
    }

    /// True if a legal move captures a pawn in passing.
    #[inline]
    pub fn is_en_passant(&self, m: Move) -> bool {
        self.ep_square == Some(m.to()) && self.by_role(Role::Pawn).contains(m.from())
    }

    /// The side on which a legal move castles.
    #[inline]
    pub fn castling_side(&self, m: Move) -> Option<CastlingSide> {
        let own = self.by_color(self.turn).contains(m.to());
        own.then(|| CastlingSide::of(m.from(), m.to()))
    }

    /// The square on which a legal move puts its piece down: for castling the king's, not the rook's that the move names.
    pub fn destination(&self, m: Move) -> Square {
        self.castling_side(m).map_or(m.to(), |side| {
            Square::new(side.king_file(), m.from().rank())
        })
    }

    /// Origin and destination of a legal move as a board marks them: for castling the king's, or the rook's where the king
    /// stays, as it may in Chess960.
    pub fn move_squares(&self, m: Move) -> (Square, Square) {
        let to = self.destination(m);
        match self.castling_side(m) {
            Some(side) if to == m.from() => (m.to(), Square::new(side.rook_file(), to.rank())),
            _ => (m.from(), to),
        }
    }

    /// Plays a move, which must be legal.
    ///
    /// Moves that are not known to be legal (of a network, a table, a user) belong through
    /// [`is_legal`](Self::is_legal) first.
    #[inline]
    pub fn play(&mut self, m: Move) {
        debug_assert!(self.is_legal(m), "{m:?} in {self}");
        let us = self.turn;
        let (from, to) = (m.from(), m.to());
        let role = self
            .role_at(from)
            .expect("a legal move starts from a piece");
        if let Some(square) = self.ep_square {
            self.key ^= zobrist::en_passant(square.file());
        }
        let passed = self.ep_square.take();

        self.halfmoves = self.halfmoves.saturating_add(1);
        if self.by_color(us).contains(to) {
            let path = CastlingPath::new(us, from, to);
            self.toggle(Role::King.of(us), from);
            self.toggle(Role::Rook.of(us), to);
            self.toggle(Role::King.of(us), path.king_to);
            self.toggle(Role::Rook.of(us), path.rook_to);
        } else {
            if let Some(captured) = self.role_at(to) {
                self.toggle(captured.of(!us), to);
                self.halfmoves = 0;
            }
            self.toggle(role.of(us), from);
            self.toggle(m.promotion().unwrap_or(role).of(us), to);
            if role == Role::Pawn {
                self.halfmoves = 0;
                if passed == Some(to) {
                    self.toggle(Role::Pawn.of(!us), to.shifted(-us.forward()));
                } else if from.index().abs_diff(to.index()) == 16 {
                    let square = to.shifted(-us.forward());
                    if ep_capturers(&self.board, !us, square).any() {
                        self.ep_square = Some(square);
                        self.key ^= zobrist::en_passant(square.file());
                    }
                }
            }
        }
        // A right is lost when the king or the rook moves, or the rook is captured (FIDE 3.8.2.1).
        let mut lost = self.castling & Bitboard::of(from).with(to);
        if role == Role::King {
            lost |= self.castling & Bitboard::rank(us.rank(Rank::First));
        }
        for rook in lost {
            self.key ^= zobrist::castling(rook);
        }
        self.castling ^= lost;

        self.fullmoves = self.fullmoves.saturating_add(us.index() as u32);
        self.turn = !us;
        self.key ^= zobrist::black();
        self.find_checks_and_pins();
    }

    /// The position after a move, which must be legal.
    ///
    /// In hot loops clone and [`play`](Self::play) instead: that copies once, the
    /// value returned here is copied twice.
    #[inline]
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// The position if the side to move could pass, as null-move pruning supposes; `None` in check.
    #[inline]
    pub fn play_null(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = self.clone();
        if let Some(square) = next.ep_square.take() {
            next.key ^= zobrist::en_passant(square.file());
        }
        next.halfmoves = next.halfmoves.saturating_add(1);
        next.fullmoves = next.fullmoves.saturating_add(next.turn.index() as u32);
        next.turn = !next.turn;
        next.key ^= zobrist::black();
        next.find_checks_and_pins();
        Some(next)
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        self.board.toggle(piece, square);
        self.key ^= zobrist::piece(piece, square);
    }

    /// Looks from the king of the side to move along the lines on which enemy sliders stand.
    #[inline]
    fn find_checks_and_pins(&mut self) {
        let us = self.turn;
        let king = self.king(us);
        let enemies = self.by_color(!us);
        self.checkers = enemies
            & (pawn_attacks(us, king) & self.by_role(Role::Pawn)
                | knight_attacks(king) & self.by_role(Role::Knight));
        self.pinned = Bitboard::EMPTY;
        let snipers = enemies
            & (bishop_lines(king) & self.board.diagonal_sliders()
                | rook_lines(king) & self.board.straight_sliders());
        let occupied = self.occupied();
        for sniper in snipers {
            let shield = between(king, sniper) & occupied;
            if shield.is_empty() {
                self.checkers = self.checkers.with(sniper);
            } else if !shield.is_many() {
                self.pinned |= shield;
            }
        }
        self.pinned &= self.by_color(us);
    }

    fn key_from_scratch(&self) -> u64 {
        let pieces = self.occupied().into_iter().filter_map(|square| {
            self.piece_at(square)
                .map(|piece| zobrist::piece(piece, square))
        });
        let rights = self.castling.into_iter().map(zobrist::castling);
        let ep = self.ep_square.map(Square::file).map(zobrist::en_passant);
        let black = (self.turn == Color::Black).then(zobrist::black);
        pieces
            .chain(rights)
            .chain(ep)
            .chain(black)
            .fold(0, |key, part| key ^ part)
    }
}

impl Default for Position {
    /// The starting position (FIDE 2.3).
    fn default() -> Self {
        Self::from_setup(&Setup::default()).expect("the starting position can be played from")
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Self::from_fen(fen)
    }
}

impl fmt::Display for Position {
    /// The FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
