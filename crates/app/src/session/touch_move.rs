//! Touch-move at a real board (FIDE 4): touched and adjusted pieces, illegal moves that stand, a captured king,
//! takebacks.

use super::{Question, Session};
use chess::{Move, Square};
use game::{Event, Game, Player, Refusal};
use leptos::prelude::*;

impl Session {
    /// The same as [`Session::send`], with the reason told if it is refused.
    pub fn send_or_tell(self, event: Event) {
        if let Err(refusal) = self.send(event) {
            self.tell_refusal(refusal);
        }
    }

    /// Tells the reason of a refusal.
    pub fn tell_refusal(self, refusal: Refusal) {
        let told = self
            .game
            .with_untracked(|game| self.narrate(|narrator| narrator.refusal(game, refusal)));
        if let Some(told) = told {
            self.hint(told);
        }
    }

    /// A piece is touched in order to move or capture it.
    pub(super) fn touch(self, square: Square) {
        let touched = self
            .game
            .with_untracked(|game| game.touched().contains(&square));
        // Nothing is touched to be moved that is only adjusted, or whose move is announced.
        let free = self.adjusting.get_untracked()
            || self.question.get_untracked() == Some(Question::ClaimWith);
        if !touched && !free {
            // What cannot be touched now binds nobody.
            let _ = self.send(Event::Touch(square));
        }
    }

    /// The player says that he only adjusts, or has done so.
    pub fn adjust(self) {
        let begins = !self.adjusting.get_untracked();
        if !begins {
            self.adjusting.set(false);
            return;
        }
        match self.send(Event::Adjust) {
            Ok(_) => self.adjusting.set(true),
            Err(refusal) => self.tell_refusal(refusal),
        }
    }

    /// An illegal move is made on the board; onto the other king's square it claims the game.
    pub(super) fn displace(self, mv: Move) {
        let claims = self
            .game
            .with_untracked(|game| takes_king(game, mv).then(|| game.to_act()));
        self.send_or_tell(claims.map_or(Event::Displace(mv), Event::ClaimIllegal));
    }

    /// Number of half-moves that a player may take back now: against the robot back to his own turn.
    pub fn may_take_back(self) -> Option<u32> {
        self.game.with(|game| {
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
        })
    }

    /// Takes back.
    pub fn take_back(self) {
        match untrack(|| self.may_take_back()) {
            Some(plies) => self.send_or_tell(Event::TakeBack(plies)),
            None => self.tell_refusal(Refusal::NotInForce),
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
