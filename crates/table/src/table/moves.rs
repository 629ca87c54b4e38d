//! Moves by hand: confirmation, premoves, touch-move, illegal moves that stand, takebacks.

use super::Table;
use crate::dests::resolve_drop;
use crate::effect::{Announcement, Effect};
use crate::premove::{Movable, Premove};
use crate::question::Question;
use chess::{Move, Square};
use game::{Event, Game, Moved, Player, Refusal};

impl Table {
    /// A move has been made by hand, word or voice; it is played, or confirmed first where the player wants that.
    pub(super) fn make(&mut self, mv: Move) {
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

    pub(super) fn queue_premove(&mut self, premove: Premove) {
        if let Movable::Premove(_) = self.movable() {
            self.premoves.push(premove);
            self.announce(Announcement::PremoveQueued(premove));
        }
    }

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
        let mv = resolve_drop(position, next.from, next.to)
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
        // Nothing is touched to be moved that is only adjusted, or whose move is announced.
        let free = self.adjusting || self.question == Some(Question::ClaimWith);
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
    pub(super) fn displace(&mut self, mv: Move) {
        let event = if takes_king(&self.game, mv) {
            Event::ClaimIllegal(self.game.to_act())
        } else {
            Event::Displace(mv)
        };
        self.send_or_tell(event);
    }

    // ---- Takebacks -------------------------------------------------------------------------------------------------

    /// Number of half-moves that a player may take back now: against the robot back to his own turn.
    pub fn may_take_back(&self) -> Option<u32> {
        let game = &self.game;
        if !game.may_take_back() || game.outcome().is_some() {
            return None;
        }
        let robots = matches!(game.config().player(game.turn()), Player::Robot { .. });
        let plies = if game.config().between_persons() || robots {
            1
        } else {
            2
        };
        (plies as usize <= game.plies().len()).then_some(plies)
    }

    pub(super) fn take_back(&mut self) {
        match self.may_take_back() {
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
