//! Illegal moves over the board (FIDE 7.5): made, pressed, punished, claimed or overlooked.

use super::moment::Displaced;
use super::{Changes, Game, Ruling};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{BlitzIllegal, Class};
use crate::time::{Millis, Timestamp};
use chess::{CheckMark, Color, Move, Piece, Position, Rank, Role, San, SanMove, Setup, Square};

impl Game {
    /// Puts a man where the laws do not let it go. Until the clock is pressed it may be put elsewhere.
    pub(super) fn displace(
        &mut self,
        mv: Move,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.running()?;
        if !self.config.conduct.unguarded {
            return Err(Refusal::NotInForce);
        }
        if let Some(before) = self
            .moment
            .displaced
            .filter(|displaced| displaced.completed)
        {
            return self.answer_displaced(before.mv, mv, at);
        }
        match self.may_make(mv) {
            Ok(()) => return Err(Refusal::LegalMove(mv)),
            Err(refusal @ Refusal::NotPressed(_)) => return Err(refusal),
            Err(_) if mv.from() == mv.to() => return Err(Refusal::NothingMoved),
            Err(_) => {}
        }
        if self.position().piece_at(mv.from()).is_none() {
            return Err(Refusal::NothingThere(mv.from()));
        }
        self.moment.displaced = Some(Displaced {
            mv,
            completed: false,
        });
        // The man in the hand is a touched man (FIDE 7.5.3).
        if !self.moment.touched.contains(&mv.from()) {
            self.moment.touched.push(mv.from());
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
        if self.moment.to_press {
            self.complete(at);
        } else if self.config.conduct.unguarded && self.may_make_nothing() {
            // Pressing without a move is an illegal move too (FIDE 7.5.2).
            self.complete_illegal(at, changes);
        } else {
            return Err(Refusal::NothingMoved);
        }
        Ok(())
    }

    /// Whether the press of a side that has made no legal move would complete an illegal one of its own.
    fn may_make_nothing(&self) -> bool {
        self.moment
            .displaced
            .is_none_or(|displaced| !displaced.completed)
    }

    fn complete_illegal(&mut self, at: Timestamp, changes: &mut Changes) {
        let side = self.turn();
        let rules = &self.config.rules;
        let blitz = self
            .config
            .time
            .as_ref()
            .is_some_and(|time| rules.class(time) == Class::Blitz);
        let (stands, bonus) = match rules.illegal.blitz {
            BlitzIllegal::ClaimWins if blitz => (self.moment.displaced, rules.illegal.bonus),
            BlitzIllegal::Bonus(bonus) if blitz => (None, bonus),
            _ => (None, rules.illegal.bonus),
        };
        match stands {
            Some(displaced) => self.let_stand(displaced.mv, at, changes),
            None => self.take_back_illegal(side, bonus, changes),
        }
    }

    /// The arbiter steps in: the position is restored, and the same man must move if it can (FIDE 7.5.1, 7.5.5).
    fn take_back_illegal(&mut self, side: Color, bonus: Millis, changes: &mut Changes) {
        self.moment.displaced = None;
        self.illegal[side.index()] += 1;
        let count = self.illegal[side.index()];
        if self
            .config
            .rules
            .illegal
            .loses_at
            .is_some_and(|limit| count >= limit)
        {
            changes.outcome =
                Some(self.lost(side, Reason::IllegalMoves, Reason::IllegalCannotMate));
            return;
        }
        if let Some(clock) = &mut self.clock {
            clock.add(!side, bonus as i64);
        }
        changes.ruling = Some(Ruling::Illegal { side, count, bonus });
    }

    /// Nobody steps in: the move stands unless the opponent claims.
    fn let_stand(&mut self, mv: Move, at: Timestamp, changes: &mut Changes) {
        let side = self.turn();
        let after = displaced(&self.position().to_setup(), mv);
        if let Ok(position) = Position::from_setup(&after) {
            let san = self.written(self.position().piece_at(mv.from()), mv, position.is_check());
            self.record(side, mv, san, position, true, at);
            self.complete(at);
        } else {
            // A king could be taken now: no position of chess, so that the record waits for the answer.
            self.moment.displaced = Some(Displaced {
                mv,
                completed: true,
            });
            self.moment.touched.clear();
            if let Some(clock) = &mut self.clock {
                clock.press(at);
            }
        }
        self.moment.claimable_illegal = true;
        changes.ruling = Some(Ruling::MayClaimIllegal(!side));
    }

    /// The opponent moves instead of claiming: the claim has lapsed, and what stands on the board is the game's position,
    /// if it is one of chess.
    fn answer_displaced(
        &mut self,
        first: Move,
        second: Move,
        at: Timestamp,
    ) -> Result<(), Refusal> {
        let before = self.position().to_setup();
        let between = displaced(&before, first);
        let Some(piece) = between
            .piece_at(second.from())
            .filter(|piece| piece.color == between.turn)
        else {
            return Err(Refusal::NothingThere(second.from()));
        };
        let after = displaced(&between, second);
        let position = Position::from_setup(&after).map_err(|_| Refusal::KingCanBeTaken)?;
        let first_san = self.written(before.piece_at(first.from()), first, false);
        let second_san = self.written(Some(piece), second, position.is_check());
        let side = self.turn();
        self.record(side, first, first_san, position.clone(), true, at);
        self.record(!side, second, second_san, position, true, at);
        self.made(at);
        Ok(())
    }

    /// An irregular move as the record writes it: in full, because nothing can be left out.
    fn written(&self, piece: Option<Piece>, mv: Move, check: bool) -> San {
        San {
            action: SanMove::Normal {
                role: piece.map_or(Role::Pawn, |piece| piece.role),
                file: Some(mv.from().file()),
                rank: Some(mv.from().rank()),
                capture: self.position().piece_at(mv.to()).is_some(),
                to: mv.to(),
                promotion: mv.promotion(),
            },
            mark: check.then_some(CheckMark::Check),
        }
    }

    /// The opponent claims the game before moving; if he cannot mate he gets a draw (FIDE 2009 B3).
    pub(super) fn claim_illegal(&self, by: Color) -> Result<Outcome, Refusal> {
        self.running()?;
        if !self.moment.claimable_illegal {
            return Err(Refusal::NoIllegalMove);
        }
        if self.to_act() != by {
            return Err(Refusal::NotYourTurn(by));
        }
        Ok(self.lost(!by, Reason::IllegalMoves, Reason::IllegalCannotMate))
    }

    /// `side` loses, unless the opponent could never have mated from the last position that was legal.
    pub(super) fn lost(&self, side: Color, reason: Reason, cannot_mate: Reason) -> Outcome {
        let legal = self.plies.iter().take_while(|ply| !ply.irregular).last();
        let position = legal.map_or(&self.config.start, |ply| &ply.position);
        if position.can_mate(!side) {
            Outcome::won_by(!side, reason)
        } else {
            Outcome::draw(cannot_mate)
        }
    }

    /// How many illegal moves `side` has completed.
    pub fn illegal_moves(&self, side: Color) -> u32 {
        self.illegal[side.index()]
    }

    /// A man that stands where it may not.
    pub fn displaced(&self) -> Option<Displaced> {
        self.moment.displaced
    }

    /// Whether the side that has to act may claim the game for an illegal move.
    pub fn may_claim_illegal(&self) -> bool {
        self.moment.claimable_illegal
    }
}

/// What stands on the board after a move that the laws do not know.
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
    after.halfmoves = if progress { 0 } else { before.halfmoves + 1 };
    after.fullmoves += u32::from(before.turn == Color::Black);
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
