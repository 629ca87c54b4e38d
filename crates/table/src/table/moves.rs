//! Moves by hand: what putting a piece down means, confirmation, premoves, touch-move, illegal moves that stand, takebacks.

use super::Table;
use crate::effect::{Announcement, Effect};
use crate::premove::{Movable, Premove};
use crate::question::Question;
use chess::{Illegal, Move, Role, Square};
use game::{Event, Game, Moved, Refusal};

impl Table {
    /// The piece shown on `from` is put down on `to`.
    pub(super) fn put_down(&mut self, from: Square, to: Square, choice: Option<Role>) {
        let auto_queen = self.preferences.auto_queen;
        let choice = choice.or(auto_queen.then_some(Role::Queen));
        match self.movable() {
            // It stands where it stood.
            _ if from == to => {}
            Movable::Now(_) => self.put_down_now(self.origin(from), to, choice),
            Movable::Premove(_) => {
                if let Some(premove) = Premove::of(&self.board(), (from, to), choice) {
                    self.premoves.push(premove);
                    self.announce(Announcement::PremoveQueued(premove));
                }
            }
            Movable::Nobody => {}
        }
    }

    fn put_down_now(&mut self, from: Square, to: Square, choice: Option<Role>) {
        let strictness = self.strictness();
        let moves = self.game.position().moves_by_drop(from, to);
        match moves[..] {
            [] if strictness.allow_illegal_moves => self.displace(Move::new(from, to, None)),
            [] => self.refuse_illegal(from, to, self.game.position().why_illegal(from, to)),
            [mv] => self.make(mv),
            [first, ..] => match moves.iter().find(|mv| mv.promotion() == choice) {
                Some(&mv) => self.make(mv),
                // The pawn stays there; its promotion is chosen next (FIDE 4.6).
                None if strictness.touch_move => self.send_or_tell(Event::Release(first)),
                None => {}
            },
        }
    }

    /// A square was chosen where the piece in the hand cannot go. How a piece moves need be told to those only who perhaps
    /// see nothing of the board.
    pub(super) fn miss(&mut self, from: Square, to: Square, by_key: bool) {
        let why = match self.movable() {
            Movable::Now(_) => self.game.position().why_illegal(self.origin(from), to),
            // Nobody knows yet which moves will be legal when the turn comes; but how a piece moves is known.
            _ => self
                .board()
                .role_at(from)
                .map(|role| Illegal::NoSuchMovement { role, from, to }),
        };
        let told = |why: &Illegal| by_key || !matches!(why, Illegal::NoSuchMovement { .. });
        self.refuse_illegal(from, to, why.filter(told));
    }

    fn refuse_illegal(&mut self, from: Square, to: Square, why: Option<Illegal>) {
        let refusal = why.map(|why| Refusal::IllegalMove(Move::new(from, to, None), why));
        self.effects.extend(refusal.map(Effect::Refused));
    }

    /// A move has been made by hand, word or voice; it is played, or confirmed first where the player wants that.
    pub(super) fn make(&mut self, mv: Move) {
        if self.refuses_to_act() {
            return;
        }
        if self.question == Some(Question::ClaimWith) {
            self.claim_with(mv);
        } else if self.preferences.confirm && self.game.position().is_legal(mv) {
            self.pending = Some(mv);
            if let Some(moved) = Moved::of(self.game.position(), mv) {
                self.announce(Announcement::Confirm(moved));
            }
        } else {
            self.send_or_tell(Event::Move(mv));
        }
    }

    /// The player has answered whether the waiting move is meant.
    pub(super) fn confirm(&mut self, meant: bool) {
        let Some(mv) = self.pending.take() else {
            return;
        };
        if meant {
            self.send_or_tell(Event::Move(mv));
        } else {
            self.announce(Announcement::NotConfirmed);
        }
    }

    // ---- Premoves --------------------------------------------------------------------------------------------------

    pub(super) fn cancel_premoves(&mut self) {
        if !self.premoves.is_empty() {
            self.premoves.clear();
            self.announce(Announcement::PremovesCancelled);
        }
    }

    /// Plays the first premove if its turn has come. One that is not legal now cancels all others.
    pub(super) fn play_premove(&mut self) {
        let Movable::Now(_) = self.movable() else {
            return;
        };
        let Some(&next) = self.premoves.first() else {
            return;
        };
        let position = self.game.position();
        let same = position.piece_at(next.from) == Some(next.piece);
        let mv = position
            .moves_by_drop(next.from, next.to)
            .into_iter()
            .find(|mv| same && mv.promotion() == next.promotion);
        match mv {
            Some(mv) => {
                self.premoves.remove(0);
                // Refused only if a flag has just fallen, which the result shows; a move ahead is not asked back.
                let _ = self.send(Event::Move(mv));
            }
            None => self.cancel_premoves(),
        }
    }

    // ---- Touch-move (FIDE 4) ---------------------------------------------------------------------------------------

    /// A piece is touched in order to move or capture it.
    pub(super) fn touch(&mut self, square: Square) {
        let touched = self.game.touched().contains(&square);
        // Nothing is touched to be moved before the turn, or that is only adjusted, or whose move is announced.
        let free = !self.strictness().touch_move
            || !matches!(self.movable(), Movable::Now(_))
            || self.adjusting
            || self.question == Some(Question::ClaimWith);
        if !touched && !free {
            // What cannot be touched now binds nobody.
            let _ = self.send(Event::Touch(square));
        }
    }

    /// The player says that he only adjusts, or has done so.
    pub(super) fn adjust(&mut self) {
        if self.adjusting {
            self.adjusting = false;
            return;
        }
        match self.send(Event::Adjust) {
            Ok(()) => self.adjusting = true,
            Err(refusal) => self.effects.push(Effect::Refused(refusal)),
        }
    }

    /// An illegal move is made on the board; onto the other king's square it claims the game.
    fn displace(&mut self, mv: Move) {
        let event = if takes_king(&self.game, mv) {
            Event::ClaimIllegal(self.game.to_act())
        } else {
            Event::Displace(mv)
        };
        self.send_or_tell(event);
    }

    // ---- Takebacks -------------------------------------------------------------------------------------------------

    /// Number of half-moves that a player may take back now: against the robot back to his own turn, against a player
    /// elsewhere none.
    pub fn may_take_back(&self) -> Option<u32> {
        let game = &self.game;
        let config = game.config();
        if config.is_correspondence() || !game.may_take_back() || game.outcome().is_some() {
            return None;
        }
        let plies = if config.between_persons() || self.is_robot(game.turn()) {
            1
        } else {
            2
        };
        (plies as usize <= game.plies().len()).then_some(plies)
    }

    /// Takes back. Of two persons the other one is asked, and declines by playing on.
    pub(super) fn take_back(&mut self) {
        match self.may_take_back() {
            Some(_) if self.game.config().between_persons() => {
                self.set_question(Some(Question::TakeBack));
                self.announce(Announcement::Asked(Question::TakeBack));
            }
            Some(plies) => self.send_or_tell(Event::TakeBack(plies)),
            None => self.effects.push(Effect::Refused(Refusal::NotInForce)),
        }
    }
}

/// True if the move captures the king that an illegal move has left en prise.
fn takes_king(game: &Game, mv: Move) -> bool {
    let Some(displaced) = game.displaced().filter(|displaced| displaced.completed) else {
        return false;
    };
    let king = game.position().king(game.turn());
    let king = if displaced.mv.from() == king {
        displaced.mv.to()
    } else {
        king
    };
    mv.to() == king
}
