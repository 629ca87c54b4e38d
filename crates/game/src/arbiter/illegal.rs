//! Illegal moves over the board (FIDE 7.5): made, pressed, punished, claimed or overlooked.

use super::moment::Displaced;
use super::{Changes, Game, Ruling};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::BlitzIllegal;
use crate::time::{Millis, Timestamp};
use chess::{
    CheckMark, Color, Move, Position, Rank, Role, San, SanMove, Setup, SetupError, Square,
};

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
        if self.moment.to_press {
            return Err(Refusal::NotPressed(!self.turn()));
        }
        if let Some(before) = self.moment.displaced
            && before.completed
            && mv.from() != mv.to()
        {
            return self.answer_displaced(before.mv, mv, at);
        }
        if mv.from() == mv.to() {
            // Back where it came from; it stays a touched man.
            return match self.moment.displaced.take_if(|before| !before.completed) {
                Some(_) => Ok(()),
                None => Err(Refusal::NothingMoved),
            };
        }
        // What the laws of movement allow is no illegal move, though a touched man or an announcement may forbid it.
        if self.position().is_legal(mv) {
            return Err(self.may_make(mv).err().unwrap_or(Refusal::LegalMove(mv)));
        }
        if let Some(pawn) = self.moment.released {
            return Err(Refusal::Released(pawn.to()));
        }
        if self.position().piece_at(mv.from()).is_none() {
            return Err(Refusal::NothingThere(mv.from()));
        }
        self.moment.displaced = Some(Displaced {
            mv,
            completed: false,
        });
        // The men in the hand are touched men: the move that replaces this one is bound by them (FIDE 7.5.1).
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
        if self.moment.to_press {
            self.complete(at);
        } else if self.config.conduct.unguarded && !self.handed_over() {
            // Pressing without a move is an illegal move too (FIDE 7.5.3).
            self.complete_illegal(at, changes);
        } else {
            return Err(Refusal::NothingMoved);
        }
        Ok(())
    }

    fn complete_illegal(&mut self, at: Timestamp, changes: &mut Changes) {
        let rules = self.config.rules.illegal;
        let bonus = match rules.blitz {
            BlitzIllegal::ClaimWins if self.is_blitz() => {
                if let Some(displaced) = self.moment.displaced
                    && self.let_stand(displaced.mv, at)
                {
                    changes.ruling = Some(Ruling::MayClaimIllegal(self.to_act()));
                    return;
                }
                rules.bonus
            }
            BlitzIllegal::Bonus(bonus) if self.is_blitz() => bonus,
            _ => rules.bonus,
        };
        self.take_back_illegal(bonus, changes);
    }

    /// The arbiter steps in: the position is restored, and the same man must move if it can (FIDE 7.5.1, 7.5.5).
    fn take_back_illegal(&mut self, bonus: Millis, changes: &mut Changes) {
        let side = self.turn();
        self.moment.displaced = None;
        self.illegal[side.index()] += 1;
        let count = self.illegal[side.index()];
        let limit = self.config.rules.illegal.loses_at;
        if limit.is_some_and(|limit| count >= limit) {
            changes.outcome =
                Some(self.lost(side, Reason::IllegalMoves, Reason::IllegalCannotMate));
            return;
        }
        if let Some(clock) = &mut self.clock {
            clock.add(!side, bonus as i64);
        }
        let bonus = self.on_the_clock(bonus);
        changes.ruling = Some(Ruling::Illegal { side, count, bonus });
    }

    /// Nobody steps in: the move stands unless the opponent claims. Not so if no answer could make the board one of chess
    /// again: then the arbiter does step in (FIDE 2009, A4c).
    fn let_stand(&mut self, mv: Move, at: Timestamp) -> bool {
        let (side, before) = (self.turn(), self.position().to_setup());
        let after = displaced(&before, mv);
        match Position::from_setup(&after) {
            Ok(position) => {
                let san = written(&before, mv, position.is_check());
                self.record(side, mv, san, position, true, at);
                self.moment.claimable_illegal = true;
                self.complete(at);
            }
            // The mover's king can be taken: no position of chess, so that the record waits for the answer.
            Err(errors)
                if errors.as_slice() == [SetupError::OpponentInCheck(side)]
                    && !in_check(&after, !side) =>
            {
                self.moment.displaced = Some(Displaced {
                    mv,
                    completed: true,
                });
                self.moment.touched.clear();
                self.moment.announced = None;
                self.moment.claimable_illegal = true;
                if let Some(clock) = &mut self.clock {
                    clock.press(at);
                }
            }
            Err(_) => return false,
        }
        true
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
        if between.board.color_at(second.from()) != Some(between.turn) {
            return Err(Refusal::NothingThere(second.from()));
        }
        let after = displaced(&between, second);
        let position = Position::from_setup(&after).map_err(|_| Refusal::KingCanBeTaken)?;
        let first_san = written(&before, first, false);
        let second_san = written(&between, second, position.is_check());
        let side = self.turn();
        self.reject_offer(!side);
        self.record(side, first, first_san, position.clone(), true, at);
        self.record(!side, second, second_san, position, true, at);
        self.made(at);
        Ok(())
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

    /// `side` loses, unless the opponent could never have won from the last position that was legal.
    pub(super) fn lost(&self, side: Color, reason: Reason, cannot_mate: Reason) -> Outcome {
        let stands = self.moment.claimable_illegal && !self.handed_over();
        let legal = self.plies.len() - usize::from(stands);
        let position = self.position_after(legal).expect("a half-move made");
        match self.cannot_win(position, !side) {
            None => Outcome::won_by(!side, reason),
            Some(_) => Outcome::draw(cannot_mate),
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

/// Whether a king of `side` is attacked.
fn in_check(setup: &Setup, side: Color) -> bool {
    let board = &setup.board;
    let kings = board.pieces(side, Role::King);
    kings
        .into_iter()
        .any(|king| board.is_attacked(king, !side, board.occupied()))
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
