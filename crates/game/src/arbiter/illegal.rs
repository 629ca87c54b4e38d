//! Illegal moves over the board (FIDE 7.5): made, pressed, punished, claimed or overlooked.

use super::turn_state::Displaced;
use super::{Changes, Game, Ruling};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{ClaimedIllegal, ImpossiblePosition};
use crate::time::Timestamp;
use chess::{
    CheckMark, Color, Move, Position, Rank, Role, San, SanMove, Setup, SetupError, Square,
};

impl Game {
    /// Puts a piece where the laws do not let it go. Until the clock is pressed it may be put elsewhere.
    pub(super) fn displace(
        &mut self,
        mv: Move,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.running()?;
        if !self.config.strictness.allow_illegal_moves {
            return Err(Refusal::NotInForce);
        }
        if let Some(before) = self.turn_state.displaced
            && before.completed
            && mv.from() != mv.to()
        {
            return self.answer_displaced(before.mv, mv, at, changes);
        }
        if mv.from() == mv.to() {
            // Back where it came from; it stays a touched piece.
            return match self
                .turn_state
                .displaced
                .take_if(|before| !before.completed)
            {
                Some(_) => Ok(()),
                None => Err(Refusal::NothingMoved),
            };
        }
        // What the laws of movement allow is no illegal move, though a touched piece or an announcement may forbid it.
        if self.position().is_legal(mv) {
            return Err(self.may_make(mv).err().unwrap_or(Refusal::LegalMove(mv)));
        }
        if let Some(released) = self.turn_state.released {
            return Err(self.bound_by_release(released));
        }
        if self.position().piece_at(mv.from()).is_none() {
            return Err(Refusal::NothingThere(mv.from()));
        }
        // The king let go where castling takes it has begun to castle (FIDE 4.7.2).
        if let Refusal::CastlingTakesRook(castling) = self.why_refused(mv) {
            return self.release(castling, at);
        }
        self.complete_both(at);
        self.turn_state.displaced = Some(Displaced {
            mv,
            completed: false,
        });
        // The pieces in the hand are touched pieces: the move that replaces this one is bound by them (FIDE 7.5.1).
        self.handle(mv.from());
        if self.position().by_color(!self.turn()).contains(mv.to()) {
            self.handle(mv.to());
        }
        if !self.manual() {
            self.complete_illegal(at, changes);
        }
        Ok(())
    }

    /// A side presses its clock: that completes its move, or what it takes for one.
    pub(super) fn press(
        &mut self,
        side: Color,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.running()?;
        if !self.manual() {
            return Err(Refusal::NotInForce);
        }
        if self.to_act() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        if self.must_press() {
            self.complete(at);
            return Ok(());
        }
        // Pressing without a move is an illegal move too, where it is (FIDE 7.5.3).
        let moved = self.turn_state.displaced.is_some() || self.turn_state.released.is_some();
        let counts = moved || self.config.rules.illegal.formal_faults;
        if !self.config.strictness.allow_illegal_moves || self.handed_over() || !counts {
            return Err(Refusal::NothingMoved);
        }
        self.complete_illegal(at, changes);
        Ok(())
    }

    /// An illegal move has been pressed: an arbiter steps in, or the opponent may claim.
    fn complete_illegal(&mut self, at: Timestamp, changes: &mut Changes) {
        let displaced = self.turn_state.displaced.map(|displaced| displaced.mv);
        if let Some(unsupervised) = self.class_rules().unsupervised
            && let Some(mv) = displaced.or_else(|| self.unpromoted())
            && self.let_stand(mv, unsupervised.impossible, at)
        {
            changes.ruling = Some(Ruling::MayClaimIllegal(self.to_act()));
        } else {
            self.step_in(at, changes);
        }
    }

    /// The pawn's move to its last rank, if it would be legal with a piece in place of the pawn.
    fn unpromoted(&self) -> Option<Move> {
        let displaced = self.turn_state.displaced.map(|displaced| displaced.mv);
        let released = self
            .turn_state
            .released
            .filter(|mv| mv.promotion().is_some());
        let pawn = displaced.or(released)?;
        let left = self.position().is_legal(queens(pawn));
        (left && (displaced.is_none() || pawn.promotion().is_none()))
            .then(|| Move::new(pawn.from(), pawn.to(), None))
    }

    /// The arbiter steps in: the position is restored, and the same piece must move if it can (FIDE 7.5.1); of a pawn left
    /// on its last rank a queen is made (FIDE 7.5.2). It counts as an illegal move.
    fn step_in(&mut self, at: Timestamp, changes: &mut Changes) {
        let side = self.turn();
        let pawn = self
            .unpromoted()
            .filter(|_| self.config.rules.illegal.becomes_queen);
        self.turn_state.displaced = None;
        if let Some(pawn) = pawn {
            changes.moved = self.put(queens(pawn), at).ok();
            if self.must_press() {
                self.complete(at);
            }
        } else {
            // Castling that has begun is still to be completed (FIDE 4.7.2).
            self.turn_state
                .released
                .take_if(|released| released.promotion().is_some());
        }
        self.count_illegal(side, changes);
    }

    /// An illegal move is counted and punished (FIDE 7.5.5).
    pub(super) fn count_illegal(&mut self, side: Color, changes: &mut Changes) {
        self.illegal[side.index()] += 1;
        let count = self.illegal[side.index()];
        let limit = self.config.rules.illegal.loses_at;
        if limit.is_some_and(|limit| count >= limit) {
            changes.outcome =
                Some(self.lost(side, Reason::IllegalMoves, Reason::IllegalCannotMate));
            return;
        }
        let bonus = self.on_the_clock(self.class_rules().illegal_bonus);
        if let Some(clock) = &mut self.clock {
            clock.add(!side, bonus as i64);
        }
        changes.ruling = Some(Ruling::Illegal { side, count, bonus });
    }

    /// Nobody steps in: the move stands unless the opponent claims. Not so if no answer could make the board one of chess
    /// again, or if an arbiter has to intervene (FIDE 2009, A4c; not so by FIDE A.5.4).
    fn let_stand(&mut self, mv: Move, impossible: ImpossiblePosition, at: Timestamp) -> bool {
        let (side, before) = (self.turn(), self.position().to_setup());
        let pressed = self.snapshot(at);
        let after = displaced(&before, mv);
        match Position::from_setup(&after) {
            Ok(position) => {
                let san = written(&before, mv, position.is_check());
                self.record(side, mv, san, position, true, at);
                self.turn_state.claimable_illegal = Some(Box::new(pressed));
                self.complete(at);
            }
            // No position of chess: the record waits for the answer.
            Err(errors) if can_be_answered(errors.as_slice(), &after, impossible) => {
                self.turn_state.let_go();
                self.turn_state.displaced = Some(Displaced {
                    mv,
                    completed: true,
                });
                self.turn_state.claimable_illegal = Some(Box::new(pressed));
                if let Some(clock) = &mut self.clock {
                    clock.press(at);
                }
            }
            Err(_) => return false,
        }
        true
    }

    /// The opponent moves instead of claiming: the claim has lapsed, and what stands on the board is the game's position,
    /// if it is one of chess. If both kings were in check, or a pawn stood on its last rank, and no position of chess has
    /// come of it, the game is drawn (FIDE A.5.4).
    fn answer_displaced(
        &mut self,
        first: Move,
        second: Move,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        let before = self.position().to_setup();
        let between = displaced(&before, first);
        if between.board.color_at(second.from()) != Some(between.turn) {
            return Err(Refusal::NothingThere(second.from()));
        }
        let side = self.turn();
        let after = displaced(&between, second);
        let Ok(position) = Position::from_setup(&after) else {
            let king = between.board.pieces(side, Role::King).contains(second.to());
            if king || !is_impossible(&between) {
                return Err(Refusal::KingCanBeTaken);
            }
            changes.outcome = Some(Outcome::draw(Reason::IllegalPosition));
            return Ok(());
        };
        let first_san = written(&before, first, false);
        let second_san = written(&between, second, position.is_check());
        self.reject_offer(!side);
        self.record(side, first, first_san, position.clone(), true, at);
        self.turn_state.unpressed = 0;
        self.record(!side, second, second_san, position, true, at);
        self.made(at);
        Ok(())
    }

    /// The opponent claims an illegal move before replying: it loses or is punished as if an arbiter had seen it, by the
    /// edition; if he cannot mate he gets a draw where it loses (FIDE A.5.2; FIDE 2009 A4c, B3).
    pub(super) fn claim_illegal(
        &mut self,
        by: Color,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.running()?;
        let Some(pressed) = self.turn_state.claimable_illegal.clone() else {
            return Err(Refusal::NoIllegalMove);
        };
        if self.to_act() != by {
            return Err(Refusal::NotYourTurn(by));
        }
        let unsupervised = self.class_rules().unsupervised;
        if unsupervised.is_some_and(|rules| rules.claimed == ClaimedIllegal::Loses) {
            changes.outcome = Some(self.lost(!by, Reason::IllegalMoves, Reason::IllegalCannotMate));
            return Ok(());
        }
        self.plies.truncate(self.legal_plies());
        self.turn_state = pressed.turn_state;
        self.clock = pressed.clock;
        self.run(at);
        self.step_in(at, changes);
        Ok(())
    }

    /// Half-moves up to the last position that was legal: an illegal move that can still be claimed does not count.
    fn legal_plies(&self) -> usize {
        let stands = self.turn_state.claimable_illegal.is_some() && !self.handed_over();
        self.plies.len() - usize::from(stands)
    }

    /// The last position that was legal.
    pub(super) fn last_legal_position(&self) -> &Position {
        self.position_after(self.legal_plies())
            .expect("a half-move made")
    }

    /// `side` loses, unless the opponent could never have won from the last position that was legal.
    pub(super) fn lost(&self, side: Color, reason: Reason, cannot_mate: Reason) -> Outcome {
        match self.cannot_win(self.last_legal_position(), !side) {
            None => Outcome::won_by(!side, reason),
            Some(_) => Outcome::draw(cannot_mate),
        }
    }

    /// Number of illegal moves that `side` has completed.
    pub fn illegal_moves(&self, side: Color) -> u32 {
        self.illegal[side.index()]
    }

    /// A piece that stands where it may not.
    pub fn displaced(&self) -> Option<Displaced> {
        self.turn_state.displaced
    }

    /// True if the side that has to act may claim an illegal move of the other.
    pub fn may_claim_illegal(&self) -> bool {
        self.turn_state.claimable_illegal.is_some()
    }
}

/// A pawn's move, promoting to a queen.
fn queens(mv: Move) -> Move {
    Move::new(mv.from(), mv.to(), Some(Role::Queen))
}

/// True if the opponent has something to answer where this is on the board after an illegal move: the king that can be
/// taken or, where nobody intervenes, both kings in check or a pawn on its last rank.
fn can_be_answered(errors: &[SetupError], after: &Setup, impossible: ImpossiblePosition) -> bool {
    let king = |error: &SetupError| {
        matches!(
            error,
            SetupError::KingsTouch | SetupError::OpponentInCheck(_)
        )
    };
    let pawn = |error: &SetupError| matches!(error, SetupError::PawnsOnBackRank(_));
    if is_impossible(after) {
        impossible == ImpossiblePosition::Drawn && errors.iter().all(|it| king(it) || pawn(it))
    } else {
        errors.iter().all(king)
    }
}

/// Both kings are in check, or a pawn stands on its last rank (FIDE A.5.4).
fn is_impossible(setup: &Setup) -> bool {
    let pawns = |side: Color| setup.board.pieces(side, Role::Pawn);
    Color::ALL.iter().all(|&side| in_check(setup, side))
        || Color::ALL.iter().any(|&side| {
            let last = side.rank(Rank::Eighth);
            pawns(side).into_iter().any(|pawn| pawn.rank() == last)
        })
}

/// An irregular move as the record writes it: in full, because nothing can be left out.
fn written(before: &Setup, mv: Move, check: bool) -> San {
    San {
        action: SanMove::Normal {
            role: before.board.role_at(mv.from()).unwrap_or(Role::Pawn),
            file: Some(mv.from().file()),
            rank: Some(mv.from().rank()),
            capture: before.piece_at(mv.to()).is_some(),
            to: mv.to(),
            promotion: mv.promotion(),
        },
        mark: check.then_some(CheckMark::Check),
    }
}

/// True if a king of `side` is attacked.
fn in_check(setup: &Setup, side: Color) -> bool {
    let board = &setup.board;
    let kings = board.pieces(side, Role::King);
    kings
        .into_iter()
        .any(|king| board.is_attacked(king, !side, board.occupied()))
}

/// Setup after a move that the laws do not know.
fn displaced(before: &Setup, mv: Move) -> Setup {
    let mut after = before.clone();
    let piece = before.piece_at(mv.from());
    let progress =
        before.piece_at(mv.to()).is_some() || piece.is_some_and(|piece| piece.role == Role::Pawn);
    after.set(mv.from(), None);
    after.set(
        mv.to(),
        piece.map(|piece| mv.promotion().unwrap_or(piece.role).of(piece.color)),
    );
    after.ep_square = None;
    after.turn = !before.turn;
    after.halfmoves = if progress {
        0
    } else {
        before.halfmoves.saturating_add(1)
    };
    after.fullmoves = before
        .fullmoves
        .saturating_add(u32::from(before.turn == Color::Black));
    // A right is lost when something leaves the king's or the rook's place, or comes there.
    for color in Color::ALL {
        let home = if color == Color::White {
            Rank::First
        } else {
            Rank::Eighth
        };
        let king = before.board.pieces(color, Role::King);
        for right in &mut after.castling[color.index()] {
            let rook = right.map(|file| Square::new(file, home));
            if [mv.from(), mv.to()]
                .iter()
                .any(|&square| king.contains(square) || rook == Some(square))
            {
                *right = None;
            }
        }
    }
    after
}
