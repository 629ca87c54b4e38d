//! Draw offers (FIDE 9.1).

use super::{Game, Phase};
use crate::refusal::Refusal;
use crate::rules::OffersAgain;
use chess::Color;

impl Game {
    /// Side with a standing draw offer. If both have (a claim counts as an offer), the one that the side to act may accept.
    pub fn offer(&self) -> Option<Color> {
        let side = self.to_act();
        [!side, side]
            .into_iter()
            .find(|by| self.turn_state.offers[by.index()])
    }

    /// True if the side that made this half-move, the first being 0, offered a draw with it: on its turn before it, or
    /// after it and before its next one. A score sheet says so, `(=)` (FIDE 8.1.5); a claim counts as an offer (FIDE 9.5).
    pub fn offered_with(&self, ply: usize) -> bool {
        let Some(made) = self.plies.get(ply) else {
            return false;
        };
        let next = self.plies.get(ply + 1).map(|next| &next.after.turn_state);
        let side = if ply.is_multiple_of(2) {
            self.config.start.turn()
        } else {
            !self.config.start.turn()
        };
        [&made.after.turn_state, next.unwrap_or(&self.turn_state)]
            .into_iter()
            .filter_map(|moment| moment.offered[side.index()])
            .any(|at| at == ply || at == ply + 1)
    }

    /// True if `side` may offer a draw now.
    pub fn may_offer(&self, side: Color) -> bool {
        self.may_agree().is_ok() && self.offers_left(side).is_ok()
    }

    /// True if an offer by `side` comes when it should: after its own move and before the press. At any other time it is
    /// valid too, but disturbs the opponent (FIDE 9.1.2.1).
    pub fn offer_is_timely(&self, side: Color) -> bool {
        side != self.turn() && (self.must_press() || !self.manual())
    }

    fn may_agree(&self) -> Result<(), Refusal> {
        if self.phase != Phase::Adjourned {
            self.running()?;
        }
        self.late_enough()
    }

    /// Refuses agreement before both sides have made as many moves as they must (FIDE 5.2.3, 9.1.1).
    pub(super) fn late_enough(&self) -> Result<(), Refusal> {
        let moves = self.config.rules.moves_before_agreement;
        if self.plies.len() / 2 < moves as usize {
            let first = self.config.start.fullmove_number();
            Err(Refusal::TooEarly(first.saturating_add(moves)))
        } else {
            Ok(())
        }
    }

    fn offers_left(&self, side: Color) -> Result<(), Refusal> {
        // How many half-moves had been made after this side's last one.
        let last_move = match self.plies.len() {
            made if side == self.turn() => made.saturating_sub(1),
            made => made,
        };
        let had_a_move = self.turn_state.offered[side.index()].is_none_or(|ply| ply < last_move);
        let may_again = match self.config.rules.offers_again {
            OffersAgain::AfterMove => had_a_move,
            OffersAgain::AfterOpponent => self.turn_state.last_offer != Some(side),
        };
        if self.turn_state.offers == [false; 2] && may_again {
            Ok(())
        } else {
            Err(Refusal::OfferedAlready)
        }
    }

    pub(super) fn offer_draw(&mut self, side: Color) -> Result<(), Refusal> {
        self.may_agree()?;
        self.offers_left(side)?;
        self.place_offer(side);
        Ok(())
    }

    pub(super) fn place_offer(&mut self, side: Color) {
        self.turn_state.offers[side.index()] = true;
        self.turn_state.last_offer = Some(side);
        self.turn_state.offered[side.index()] = Some(self.plies.len());
    }

    pub(super) fn take_offer(&mut self, by: Color) -> Result<(), Refusal> {
        self.started()?;
        if !self.turn_state.offers[by.index()] {
            return Err(Refusal::NoOffer);
        }
        self.reject_offer(!by);
        Ok(())
    }

    /// `by` does something that says no to the other side's offer, if there is one.
    pub(super) fn reject_offer(&mut self, by: Color) {
        self.turn_state.offers[(!by).index()] = false;
    }
}
