//! Correspondence: a side whose player is elsewhere ([`Player::Elsewhere`]), and the record that goes to and fro.
//!
//! Two devices have one game, and each has the other's player elsewhere. Only the device whose side has to act goes on
//! with the record; then it hands the record over ([`Effect::HandOver`]) and adds nothing until a longer one comes back
//! ([`Intent::Receive`](crate::Intent::Receive)). So of two records that cross, one is always the beginning of the other,
//! and no server has to decide which of them counts. It follows:
//!
//! - A player resigns, offers, accepts and claims on his own turn; a draw is offered before the move that goes with it.
//! - No arbiter is there for both: nothing that only an arbiter does, and no takeback, happens in such a game.
//! - No moves ahead: a record may come back after days, and premoves are not saved. No hints: somebody would be helped
//!   against another.
//! - The flag of a side elsewhere falls on the device where it plays. A clock that waits while nobody is there stands
//!   here during that side's turn; one that runs on is read by the wall clock, on both devices.

use super::{Table, clock};
use crate::effect::Effect;
use crate::question::Question;
use chess::Color;
use game::{Event, Game, Growth, Player, Refusal, Stamped};

impl Table {
    /// Refuses what a device may not add to a game with a side elsewhere.
    pub(super) fn permit(&self, event: &Event) -> Result<(), Refusal> {
        let game = &self.game;
        let players = game.config().players;
        // The game is begun by the device that has the terms, whoever moves first.
        if !game.config().is_correspondence() || *event == Event::Start {
            return Ok(());
        }
        if let Some(side) = game.awaits_elsewhere() {
            return Err(Refusal::Elsewhere(side));
        }
        match actor(game, event)? {
            side if players[side.index()] == Player::Elsewhere => Err(Refusal::Elsewhere(side)),
            _ => Ok(()),
        }
    }

    /// True, and told, if nothing can be done here before a record comes back.
    pub(super) fn refuses_to_act(&mut self) -> bool {
        let awaited = self.game.awaits_elsewhere();
        let refusal = awaited.map(Refusal::Elsewhere);
        self.effects.extend(refusal.map(Effect::Refused));
        refusal.is_some()
    }

    /// Hands the record over if something has happened here and it is for the other device to go on, or to learn the end.
    pub(super) fn hand_over(&mut self) {
        let game = &self.game;
        let has_news = game.config().is_correspondence() && game.events().len() > self.handed_over;
        if has_news && (game.awaits_elsewhere().is_some() || game.outcome().is_some()) {
            self.handed_over = game.events().len();
            let record = Box::new(game.for_other_device());
            self.effects.push(Effect::HandOver(record));
        }
    }

    /// Takes the record that has come back, if it goes on from this one by what the side elsewhere may do.
    pub(super) fn receive(&mut self, record: &Game) {
        let events = match self.news(record) {
            Ok(events) => events,
            Err(refusal) => return self.effects.push(Effect::Refused(refusal)),
        };
        for Stamped { at, event } in events {
            // Accepted by a copy of the game.
            let _ = self.happen(event, at);
        }
        self.handed_over = self.game.events().len();
        (self.time, self.owed) = clock::time_line(&self.game, self.now);
        self.wait_for_players();
    }

    /// The events that a record adds to the game.
    fn news(&self, record: &Game) -> Result<Vec<Stamped>, Refusal> {
        match Growth::of_games(&self.game, record) {
            Growth::More => {}
            Growth::Same | Growth::Less => return Err(Refusal::NothingNew),
            Growth::Other => return Err(Refusal::OtherGame),
        }
        let events = &record.events()[self.game.events().len()..];
        let mut game = Game::clone(&self.game);
        for Stamped { at, event } in events {
            let side = game.awaits_elsewhere();
            let by = actor(&game, event)?;
            if side != Some(by) {
                return Err(Refusal::PlayedHere(by));
            }
            game.apply(event.clone(), *at)?;
        }
        Ok(events.to_vec())
    }

    /// Withdraws a question about an act for which it is too late now: the record has been handed over.
    pub(super) fn withdraw_acts(&mut self) {
        if self.game.awaits_elsewhere().is_some() && self.question.is_some_and(is_act) {
            self.set_question(None);
        }
    }
}

/// True of a question whose answer is an event of the game.
pub(super) fn is_act(question: Question) -> bool {
    match question {
        Question::Resign
        | Question::Stop
        | Question::Appeal
        | Question::TakeBack
        | Question::Draw
        | Question::ClaimWith => true,
        Question::Leave | Question::Evidence(_) => false,
    }
}

/// The side that does this on its own; where an event names none, the one that has to act.
///
/// # Errors
/// It takes an arbiter, or both players.
fn actor(game: &Game, event: &Event) -> Result<Color, Refusal> {
    Ok(match event {
        Event::Touch(_)
        | Event::Adjust
        | Event::Release(_)
        | Event::Move(_)
        | Event::Pause
        | Event::Resume
        | Event::Leave
        | Event::Return
        | Event::Slept(..) => game.to_act(),
        Event::Press(side)
        | Event::OfferDraw(side)
        | Event::AcceptDraw(side)
        | Event::DeclineDraw(side)
        | Event::ClaimDraw(side, _)
        | Event::ClaimDrawWith(side, ..)
        | Event::Appeal(side)
        | Event::Resign(side)
        | Event::Flag(side)
        | Event::StopClocks(side) => *side,
        Event::Start
        | Event::Displace(_)
        | Event::ClaimQuickplay(_)
        | Event::RequestIncrement(_)
        | Event::Adjudicate(_)
        | Event::Postpone
        | Event::ClaimFlag(_)
        | Event::ClaimIllegal(_)
        | Event::SetClock(..)
        | Event::Penalize(..)
        | Event::Absent(_)
        | Event::Correction(..)
        | Event::Declare(_)
        | Event::TakeBack(_)
        | Event::Seal(_)
        | Event::Unseal(_)
        | Event::UnsealVoid(_) => return Err(Refusal::NotInForce),
    })
}
